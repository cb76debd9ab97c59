"""Dealing anew what a seat cannot know: decks, the others' quests, chips they look at, and bets that lie there."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any

from ....kernel import Seat
from ..pieces import NOWHERE, Wonderland

_ref, _rank = attrgetter("ref"), attrgetter("rank")


def redeal(s: Wonderland, seat: Seat | None, random: Random) -> None:
    """Deal anew what this seat cannot know. Bags are sorted: their order means nothing, and must tell nothing."""
    for deck in s.decks:
        _mix(deck, random)
    _mix(s.wonders, random)
    _redeal_quests(s, seat, random)
    fighters = [Seat(i) for i, p in enumerate(s.players) if p.fighting]
    for i, p in enumerate(s.players):
        if i != seat and len(p.drawn) > 1:
            n = len(p.drawn)
            pool = sorted(p.bag + p.drawn, key=_rank)
            random.shuffle(pool)
            p.drawn, p.bag = pool[:n], pool[n:]
        p.bag.sort(key=_rank)
        # who could look at several chips shows by looking what they decided
        if i != seat and p.intent and not p.drawn and not p.extra:
            p.intent = random.choice(("draw", "stop"))
        if i != seat and p.wager != NOWHERE:
            p.wager = random.choice(fighters)


def _mix(cards: list[Any], random: Random) -> None:
    """Shuffle so that the result depends on the cards and on chance alone, not on where they lay."""
    cards.sort(key=_ref)
    cards.sort(key=lambda _: random.random())


def _redeal_quests(s: Wonderland, seat: Seat | None, random: Random) -> None:
    """The deck, the others' face-down quests and what they discarded are one pool."""
    others = [p for i, p in enumerate(s.players) if i != seat and s.phase != "over"]
    strange = [i for i, by in enumerate(s.quest_pile_by) if by != seat]
    pool = [*s.quests, *(q for p in others for q in p.quests), *(s.quest_pile[i] for i in strange)]
    _mix(pool, random)
    mine = s.players[seat].returned if seat is not None else []
    for p in others:
        for place in range(len(p.quests)):
            p.quests[place] = pool.pop()
        if p.quests and not p.discarded and p.quests[0] in mine and pool:
            # W-18: what this seat put back was not kept by anybody at the start
            pool.insert(0, p.quests[0])
            p.quests[0] = pool.pop()
    for i in strange:
        s.quest_pile[i] = pool.pop()
    s.quests[:] = pool
    for p in others:
        p.returned = []  # a memory this seat does not have
