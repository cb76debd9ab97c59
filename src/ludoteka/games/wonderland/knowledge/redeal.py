"""Dealing again what a seat cannot know: decks, the others' quests, chips that they look at, and open bets."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any

from ....kernel import Seat
from ..pieces import NOWHERE, Wonderland

_ref, _rank = attrgetter("ref"), attrgetter("rank")


def redeal(s: Wonderland, seat: Seat | None, random: Random) -> None:
    """Deal again what this seat cannot know. Bags are sorted, so that their order reveals nothing."""
    for deck in s.decks:
        _mix(deck, random)
    _mix(s.wonders, random)
    _redeal_quests(s, seat, random)
    fighters = [Seat(i) for i, player in enumerate(s.players) if player.fighting]
    for i, player in enumerate(s.players):
        if i != seat and len(player.drawn) > 1:
            n = len(player.drawn)
            pool = sorted(player.bag + player.drawn, key=_rank)
            random.shuffle(pool)
            player.drawn, player.bag = pool[:n], pool[n:]
        player.bag.sort(key=_rank)
        # who could look at several chips shows by looking what they decided
        if i != seat and player.intent and not player.drawn and not player.extra:
            player.intent = random.choice(("draw", "stop"))
        if i != seat and player.wager != NOWHERE:
            player.wager = random.choice(fighters)


def _mix(cards: list[Any], random: Random) -> None:
    """Shuffle so that the result depends on the cards and on chance alone, not on where they lay."""
    cards.sort(key=_ref)
    cards.sort(key=lambda _: random.random())


def _redeal_quests(s: Wonderland, seat: Seat | None, random: Random) -> None:
    """The deck, the others' face-down quests and what they discarded are one pool."""
    others = [player for i, player in enumerate(s.players) if i != seat and s.phase != "over"]
    strange = [i for i, by in enumerate(s.quest_pile_by) if by != seat]
    pool = [*s.quests, *(quest for player in others for quest in player.quests), *(s.quest_pile[i] for i in strange)]
    _mix(pool, random)
    mine = s.players[seat].returned if seat is not None else []
    for player in others:
        for place in range(len(player.quests)):
            player.quests[place] = pool.pop()
        if player.quests and not player.discarded and player.quests[0] in mine and pool:
            # W-18: what this seat put back was not kept by anybody at the start
            pool.insert(0, player.quests[0])
            player.quests[0] = pool.pop()
    for i in strange:
        s.quest_pile[i] = pool.pop()
    s.quests[:] = pool
    for player in others:
        player.returned = []  # a memory this seat does not have
