"""What bots think: how good options look and who will win."""
