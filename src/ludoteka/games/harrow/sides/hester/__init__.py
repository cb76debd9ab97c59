"""Hester: roots, flames, infection, fires and feasts."""
