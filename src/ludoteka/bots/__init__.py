"""Bots: each gets a seat's perspective, never the table, and answers with the key of an option."""

from __future__ import annotations

from .advice import Advice, Adviser, Suggestion
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
    "Suggestion",
    "judge",
    "make",
]
