"""Positions of Valeria as text, so that a test is a position, some keys, and one assertion.

    p0 gold-3 magic-1 archer*2 palace-of-the-dawn goblin; p1 gold-5; left knight*0 hills*1; dice 3 5

Parts, in any order, separated by semicolons; everything is named by its reference:
    p0, p1 …    what a player has: resources (all others are 0), citizens, domains, slain monsters, his duke;
                `lord` in the solo game
    left        how many cards are left in stacks, named by area, citizen or `domains-1`; 0 is an exhausted slot
    domains     what lies face up, from the first column on; `under` what lies next below
    covers      hostile events on slots: `bat-swarm@5`; `tokens` on monsters: `treant*strength-2`
    deck        the exhausted deck, top card first
    active, first, turn, ending       seats `p0`, a number, a reason
and the moment at which play goes on, one of:
    action 1 (the default), action 2    roll 3 5 (the dice to come)    dice 3 5 (announced)    close
    chance 0 2 …    outcomes of chance that come after
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from ...kernel import Game, Luck, LudotekaError, MuteDealer, Seat, Table, stream
from . import setup
from .grammar import TRACKS
from .pieces import EXHAUSTED, FIRST_CITIZEN, FIRST_DOMAIN, Citizen, Domain, Duke, Monster, Valeria
from .rules.roll import SOLO_TURN, TURN
from .rules.solo import LORD


def position(
    game: Game[Valeria], text: str, seats: int = 2, settings: Mapping[str, str] | None = None, luck: Sequence[int] = ()
) -> Table[Valeria]:
    """The table of a position, ready to be played on."""
    settled = game.complete_settings(seats, settings or {})
    s = game.setup(seats, settled)
    s.agenda.clear()
    _deal(s)
    tape: list[int] = list(luck)
    words = [part.split() for part in text.split(";") if part.strip()]
    moment = ["action", "1"]
    for name, *rest in sorted(words, key=lambda part: _ORDER.index(part[0]) if part[0] in _ORDER else -1):
        if name in ("action", "roll", "dice", "close"):
            moment = [name, *rest]
        elif name == "chance":
            tape = [int(word) for word in rest]
        else:
            _part(s, name, rest)
    s.agenda.clear()
    if moment[0] == "roll":
        tape = [int(word) - 1 for word in moment[1:]] + tape
    _go_on(s, moment)

    def laid(seats: int, settings: Mapping[str, str]) -> Valeria:
        return s.copy()

    return Table(replace(game, setup=laid), seats, settled, Luck(source=stream("notation")), tape)


_ORDER = ("first", "active", "domains", "under", "left", "covers", "deck", "tokens")


def _deal(s: Valeria) -> None:
    """Deal at random; the text then sets everything that matters."""
    setup.deal(s, MuteDealer(Random(0), []))
    s.active = s.first = Seat(0)
    for pile, put_back in zip(s.dukes, s.rejected, strict=True):
        put_back += pile[1:]
        del pile[1:]
    if s.variant.solo:
        s.dukes[LORD] = [s.spare_dukes.pop()]
    for have in s.have:
        have[:] = [0, 0, 0, 0]
    s.turn = 1


def _go_on(s: Valeria, moment: list[str]) -> None:
    turn: tuple[Any, ...] = SOLO_TURN if s.variant.solo else TURN
    if moment[0] == "roll":
        s.phase = "end"
        s.then("begin_turn")
    elif moment[0] == "dice":
        s.phase = "roll"
        s.dice = [int(word) for word in moment[1:3]]
        s.then(*(("omens", *turn) if s.variant.events else turn))
    elif moment[0] == "close":
        s.then(turn[-1])
    else:
        s.phase, s.dice = "action", [1, 2]
        s.then(*turn[turn.index(("act", int(moment[1]))) :])
        if moment[1] == "1":
            s.then("begin_actions")


# -- Parts ------------------------------------------------------------------------------------------------------------
def _part(s: Valeria, name: str, words: list[str]) -> None:
    if name in ("active", "first"):
        setattr(s, name, Seat(int(words[0][1])))
    elif name == "turn":
        s.turn = int(words[0])
    elif name == "ending":
        s.ending = words[0]
    elif name in ("domains", "under"):
        for column, word in enumerate(words):
            _put_domain(s, column, _card(s, word), -1 if name == "domains" else -2)
    elif name == "left":
        for word in words:
            _leave(s, *word.split("*"))
    elif name == "covers":
        for word in words:
            _cover(s, *word.split("@"))
    elif name == "deck":
        s.deck = [EXHAUSTED if word == "exhausted" else _card(s, word) for word in reversed(words)]
    elif name == "tokens":
        for word in words:
            _token(s, *word.split("*"))
    elif name == "lord" or (name[0] == "p" and name[1:].isdigit()):
        for word in words:
            _give(s, LORD if name == "lord" else int(name[1:]), word)
    else:
        raise LudotekaError(f"a position has no part {name!r}")


def _card(s: Valeria, word: str) -> Any:
    content = s.variant.content
    areas = [monster for stacks in content.monsters.values() for monster in stacks[1]]
    cards: list[Any] = [*content.citizens, *content.domains, *areas, *content.events, *content.dukes]
    for card in cards:
        if card.ref == word:
            return card
    raise LudotekaError(f"{word!r} is no card")


def _give(s: Valeria, who: int, word: str) -> None:
    name, _, number = word.partition("*")
    track, _, amount = name.rpartition("-")
    if track in TRACKS and amount.isdigit():
        s.have[who][TRACKS.index(track)] = int(amount)
        return
    card = _card(s, name)
    for _ in range(int(number or 1)):
        if isinstance(card, Citizen):
            s.citizens[who][card.index] += 1
            s.roles[who][card.role] += 1
        elif isinstance(card, Monster):
            s.slain[who].append(card)
        elif isinstance(card, Domain):
            _find_domain(s, card)
            s.estates[who].append(card)
        elif isinstance(card, Duke):
            _put_duke(s, who, card)


def _find_domain(s: Valeria, domain: Domain) -> None:
    """Take a domain from its place after the deal; another one replaces it."""
    if domain in s.spare_domains:
        s.spare_domains.remove(domain)
    for stack in s.domain_stacks:
        if domain in stack:
            stack[stack.index(domain)] = s.spare_domains.pop()


def _put_domain(s: Valeria, column: int, domain: Domain, height: int) -> None:
    _find_domain(s, domain)
    stack = s.domain_stacks[column]
    s.spare_domains.insert(0, stack[height])
    stack[height] = domain


def _put_duke(s: Valeria, who: int, duke: Duke) -> None:
    for pile in (*s.dukes, *s.rejected, s.spare_dukes):
        if duke in pile:
            pile[pile.index(duke)] = s.dukes[who][0]
    s.dukes[who] = [duke]


def _leave(s: Valeria, name: str, number: str) -> None:
    """Leave a number of cards in a stack, from the bottom; the others are out of the game."""
    if name in s.variant.columns:
        slot = s.variant.columns.index(name)
        stack: list[Any] = s.monster_stacks[slot]
    elif name.startswith("domains-"):
        slot = FIRST_DOMAIN + int(name[-1]) - 1
        stack = s.domain_stacks[slot - FIRST_DOMAIN]
    else:
        slot = FIRST_CITIZEN + _card(s, name).place
        stack = s.citizen_stacks[slot - FIRST_CITIZEN]
    top = stack[-1]
    del stack[int(number) :]
    if stack and slot >= FIRST_DOMAIN:
        stack[-1] = top
    if not stack:
        s.covers[slot] = s.deck.pop(0) if s.deck else None


def _cover(s: Valeria, name: str, slot: str) -> None:
    s.spare_events = [event for event in s.spare_events if event.ref != name]
    s.deck = [card for card in s.deck if card.ref != name]
    s.covers[int(slot)] = _card(s, name)
    for stacks, first in ((s.monster_stacks, 0), (s.citizen_stacks, FIRST_CITIZEN), (s.domain_stacks, FIRST_DOMAIN)):
        if 0 <= int(slot) - first < len(stacks):
            stacks[int(slot) - first] = []


def _token(s: Valeria, name: str, amount: str) -> None:
    monster = _card(s, name)
    track, _, number = amount.rpartition("-")
    slot = s.variant.columns.index(monster.area) if monster.area else s.covers.index(monster)
    lying = [0, 0, 0, 0]
    lying[TRACKS.index(track)] = int(number)
    height = max(len(s.monster_stacks[slot]) - 1, 0) if monster.area else 0
    s.tokens[slot, height] = (lying[0], lying[1], lying[2], lying[3])
