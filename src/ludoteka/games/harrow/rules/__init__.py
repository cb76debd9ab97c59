"""The rulebook's chapters in its order; `steps` lists every step of a match by its name."""
