"""Heuristics of the bots: weights of options, plans and chances to win."""
