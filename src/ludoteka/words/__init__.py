"""Words: Fluent messages in Czech, Polish and English, and the names of everything on a table."""

from __future__ import annotations

from .book import Source, book_of, marked_book_of, part_of, sources_of
from .catalogue import LANGUAGES, Catalogue, Language, house, language_of
from .naming import GameWords, catalogue, text_of

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "GameWords",
    "Language",
    "Source",
    "book_of",
    "catalogue",
    "house",
    "language_of",
    "marked_book_of",
    "part_of",
    "sources_of",
    "text_of",
]
