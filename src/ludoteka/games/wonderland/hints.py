"""What bots are told."""

HINTS = None
