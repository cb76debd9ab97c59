"""Bots: they get a perspective, never a table, and answer with the key of an option."""

from __future__ import annotations

from .advice import Advice, Adviser, Way
from .judging import judge
from .levels import LEVELS, Level, make
from .simple import Bot, EasyBot, GreedyBot, RandomBot

__all__ = [
    "LEVELS",
    "Advice",
    "Adviser",
    "Bot",
    "EasyBot",
    "GreedyBot",
    "Level",
    "RandomBot",
    "Way",
    "judge",
    "make",
]
