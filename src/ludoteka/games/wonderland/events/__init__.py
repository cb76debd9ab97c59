"""Events of the tea table and of battles, for animation and the log."""
