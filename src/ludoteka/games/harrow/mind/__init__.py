"""What bots think: weights of options, plans, heat maps and chances to win."""
