"""The verbs that cards use, each declared once: its fields, its signs, its option keys, what it does (V-70 to V-90)."""

from . import citizens, dice, gaining, monsters, omens, taking, trading

__all__ = ["citizens", "dice", "gaining", "monsters", "omens", "taking", "trading"]
