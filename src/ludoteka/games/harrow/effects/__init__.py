"""The effects of cards: how hexes are found, and the verbs."""
