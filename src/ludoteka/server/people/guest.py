"""A person known by a cookie."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Guest:
    """A person known by a cookie."""

    id: int
    name: str
    language: str
