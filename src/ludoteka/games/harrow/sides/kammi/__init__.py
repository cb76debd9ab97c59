"""Kammi: two figures of which one is a goblin, a grid of actions, three dolls."""
