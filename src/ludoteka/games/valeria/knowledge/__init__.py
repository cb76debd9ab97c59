"""Who knows what: what a seat sees, what it cannot know, what it may ask."""
