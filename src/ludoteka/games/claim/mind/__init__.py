"""Heuristics of the bots: worth of cards, chances to win, the exact endgame."""
