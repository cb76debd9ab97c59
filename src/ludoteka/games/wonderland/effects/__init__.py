"""The verbs that cards, chips and boards use: reading them, carrying them out, and the abilities they make up."""
