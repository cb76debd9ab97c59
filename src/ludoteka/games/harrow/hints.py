HINTS = None
