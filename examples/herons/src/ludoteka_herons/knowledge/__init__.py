"""The information of each seat in Herons."""
