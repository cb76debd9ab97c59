"""Heuristics of the bots: weights of options and chances to win."""
