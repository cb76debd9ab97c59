"""Dealing again what a seat cannot know: dukes, face-down domains, events in the deck, random citizens."""

from __future__ import annotations

from random import Random
from typing import Any

from ....kernel import Seat
from ..pieces import Marker, Monster, Valeria


def redeal(s: Valeria, seat: Seat | None, random: Random) -> None:
    """Deal again what this seat cannot know: dukes, face-down domains, events in the deck, random citizens."""
    _redeal_dukes(s, seat, random)
    _redeal_domains(s, random)
    if s.variant.events:
        _redeal_events(s, random)
    if s.variant.random:
        _redeal_citizens(s, random)


def _shuffled(pool: list[Any], order: tuple[Any, ...], random: Random) -> list[Any]:
    """The pool in an order that depends on chance only."""
    pool.sort(key=order.index)
    random.shuffle(pool)
    return pool


def _redeal_dukes(s: Valeria, seat: Seat | None, random: Random) -> None:
    """V-19: each player knows their own duke and the one they put back; at the end all are shown."""
    if not s.variant.dukes or s.phase == "over":
        return
    hidden = [pile for who, pile in enumerate(s.dukes) if who != seat]
    hidden += [pile for who, pile in enumerate(s.rejected) if who != seat]
    hidden.append(s.spare_dukes)
    pool = _shuffled([duke for pile in hidden for duke in pile], s.variant.content.dukes, random)
    for pile in hidden:
        pile[:] = [pool.pop() for _ in pile]


def _redeal_domains(s: Valeria, random: Random) -> None:
    """Domains below the top of a stack, a top not turned up yet, and those left in the box."""
    lie = [len(stack) - (column not in s.unturned) if stack else 0 for column, stack in enumerate(s.domain_stacks)]
    pool = [domain for stack, n in zip(s.domain_stacks, lie, strict=True) for domain in stack[:n]]
    pool = _shuffled(pool + s.spare_domains, s.variant.content.domains, random)
    for stack, n in zip(s.domain_stacks, lie, strict=True):
        stack[:n] = [pool.pop() for _ in range(n)]
    s.spare_domains = pool


def _redeal_events(s: Valeria, random: Random) -> None:
    """V-108: events in the deck but for those seen before; what was agreed on stays in."""
    unseen = len(s.deck) - s.known_events
    lie = [place for place, card in enumerate(s.deck[:unseen]) if type(card) is Monster]
    pool = [card for card in s.deck[:unseen] if not isinstance(card, Marker)] + s.spare_events
    pool = _shuffled(pool, s.variant.content.events, random)
    agreed = [event for event in pool if event in s.variant.omens]
    pool = [*agreed, *[event for event in pool if event not in agreed]]
    drawn, s.spare_events = pool[: len(lie)], pool[len(lie) :]
    random.shuffle(drawn)
    for place, event in zip(lie, drawn, strict=True):
        s.deck[place] = event


def _redeal_citizens(s: Valeria, random: Random) -> None:
    """V-95: face-down citizens, but for those seen before."""
    order = s.variant.content.citizens
    rest = _shuffled(s.spare_citizens[:], order, random)
    s.spare_citizens = []
    for place, stack in enumerate(s.citizen_stacks):
        n = max(len(stack) - s.cards_seen[place], 0)
        pool = _shuffled(stack[:n] + [card for card in rest if card.place == place], order, random)
        stack[:n] = [pool.pop() for _ in range(n)]
        s.spare_citizens += pool
