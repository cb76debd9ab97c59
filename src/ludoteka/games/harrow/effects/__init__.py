"""What cards say: the grammar of the content file, finding hexes, and the verbs."""
