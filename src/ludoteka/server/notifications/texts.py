"""The text of a notification: whose turn it is, at which game and with whom, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

import ludoteka
from ludoteka.words import game_words
from ludoteka.words.messages import Messages, of_package

from ..tables.sheet import Sheet

_NO_LINKS = str.maketrans({letter: " " for letter in ".:/\\@<>[]()"})


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A notification in words."""

    title: str
    body: str
    game: str
    company: str  # the others at the table, or empty
    link: str  # a path of this server
    tag: str  # a notification replaces the previous one with the same tag


def words(language: str) -> Messages:
    """The messages of this package in a language."""
    return of_package(__package__, language)


def turn_notice(sheet: Sheet, user: int, language: str) -> TurnNotice:
    """The notice to a user that it is their turn at a table."""
    say = words(language).say
    try:
        game = game_words(ludoteka.game(sheet.game), language).game
    except ludoteka.LudotekaError:  # the game is not installed any more
        game = sheet.game
    others = [harmless(chair.name) for chair in sheet.chairs if chair.guest not in (None, user)]
    company = ", ".join(name for name in others if name)
    body = say("notice-body", game=game, company=company or "none")
    return TurnNotice(say("notice-title"), body, game, company, f"/t/{sheet.id}", sheet.id)


def harmless(name: str) -> str:
    """A user's name without anything that a mail program could turn into a link."""
    return " ".join(name.translate(_NO_LINKS).split())
