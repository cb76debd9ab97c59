"""Heuristics of the bots."""
