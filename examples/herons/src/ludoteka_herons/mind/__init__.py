"""What bots think by the pond."""
