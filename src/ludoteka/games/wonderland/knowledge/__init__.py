"""Who knows what: views, what is hidden, why something cannot be chosen, every component and every key."""
