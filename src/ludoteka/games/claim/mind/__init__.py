"""What bots think about Claim."""
