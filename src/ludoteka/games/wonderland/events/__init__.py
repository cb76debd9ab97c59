"""What happens, for animation and for the log: at the tea table and in battle."""
