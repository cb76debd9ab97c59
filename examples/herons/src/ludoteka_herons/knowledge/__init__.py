"""Who knows what by the pond."""
