"""Who you are to the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..wire import Language

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Me(Struct):
    """Who you are to the server."""

    name: str
    language: Language
    guest: bool


class MeChange(Struct, forbid_unknown_fields=True):
    """What you want to be called, and your language."""

    name: Name | None = None
    language: Language | None = None
