"""Who knows what in Claim."""
