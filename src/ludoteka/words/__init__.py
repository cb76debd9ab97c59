"""Words: Fluent messages in Czech, Polish and English, and the names of everything on a table."""

from __future__ import annotations

from .book import Source, book_of, marked_book_of, part_of, sources_of
from .messages import LANGUAGES, Language, Messages, language_of, program_messages
from .naming import GameWords, game_words, text_of

__all__ = [
    "LANGUAGES",
    "GameWords",
    "Language",
    "Messages",
    "Source",
    "book_of",
    "game_words",
    "language_of",
    "marked_book_of",
    "part_of",
    "program_messages",
    "sources_of",
    "text_of",
]
