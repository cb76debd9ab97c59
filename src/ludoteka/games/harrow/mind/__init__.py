"""Heuristics of the bots: weights of options, plans, heat maps and chances to win."""
