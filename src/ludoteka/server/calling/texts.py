"""What somebody is told who is called: their turn, in their language, at which game and with whom."""

from __future__ import annotations

from dataclasses import dataclass

import ludoteka
from ludoteka.words import catalogue
from ludoteka.words.catalogue import Catalogue, of_package

from ..tables.sheet import Sheet

_NO_LINKS = str.maketrans({letter: " " for letter in ".:/\\@<>[]()"})


@dataclass(frozen=True, slots=True)
class Told:
    """A call in words."""

    title: str
    body: str
    game: str
    company: str  # the others at the table, or empty
    link: str  # within the house
    tag: str  # one call about a table takes the place of the one before


def words(language: str) -> Catalogue:
    return of_package(__package__, language)


def told(sheet: Sheet, guest: int, language: str) -> Told:
    """What this guest is told."""
    say = words(language).say
    try:
        game = catalogue(ludoteka.game(sheet.game), language).game
    except ludoteka.LudotekaError:  # a game that was taken off the shelf
        game = sheet.game
    others = [harmless(chair.name) for chair in sheet.chairs if chair.guest not in (None, guest)]
    company = ", ".join(name for name in others if name)
    body = say("call-body", game=game, company=company or "none")
    return Told(say("call-title"), body, game, company, f"/t/{sheet.id}", sheet.id)


def harmless(name: str) -> str:
    """A name that somebody gave themselves, so that no mail program makes a link of it."""
    return " ".join(name.translate(_NO_LINKS).split())
