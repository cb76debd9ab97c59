"""Positions of Claim as text, so that a test is a position, some keys, and one assertion.

    phase 2; lead p0; hands goblins-9 | knights-2; score undead-3 | dwarves-1 dwarves-2

Parts, in any order: `phase` (1, 2), `lead`, `hands`, `won`, `drawn`, `score` (p0 | p1), `stock` (top card last), `out`,
`played` (a card led already). Cards that are not named are out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...kernel import Game, Luck, LudotekaError, Seat, Table, stream
from .pieces import BOX, CARD, Card, Claim, two_piles

_PAIRS = ("hands", "won", "drawn", "score")
_PILES = ("stock", "out", "played")


def position(
    game: Game[Claim], text: str, seats: int = 2, settings: Mapping[str, str] | None = None, luck: Sequence[int] = ()
) -> Table[Claim]:
    """The table of a position, ready to be played on; the leader is part of it."""
    parts = dict(_part(part) for part in text.split(";") if part.strip())
    unknown = set(parts) - {"phase", "lead", *_PAIRS, *_PILES}
    if unknown:
        raise LudotekaError(
            f"a position has no part {sorted(unknown)[0]!r}; it has: phase, lead, {', '.join(_PAIRS + _PILES)}"
        )
    pairs = {name: _pair(parts[name]) if name in parts else two_piles() for name in _PAIRS}
    piles = {name: _cards(parts.get(name, "")) for name in _PILES}
    used = Counter(card for pair in pairs.values() for pile in pair for card in pile)
    used.update(card for pile in piles.values() for card in pile)
    left = Counter(BOX)
    left.subtract(used)
    for card, number in left.items():
        if number < 0:
            raise LudotekaError(f"{card.ref} is named {used[card]} times; the deck has {used[card] + number}")
    phase = int(parts.get("phase", "1"))
    tricks = max(len(hand) for hand in pairs["hands"])
    leader = Seat(int(parts.get("lead", "p0")[1]))
    s = Claim(
        length=1,
        first=f"p{leader}",
        phase=phase,
        leader=leader,
        hands=pairs["hands"],
        won=pairs["won"],
        drawn=pairs["drawn"],
        score=pairs["score"],
        stock=piles["stock"],
        out=[*piles["out"], *left.elements()],
        agenda=[("vote",) if phase == 2 else ("muster",), *[("trick",)] * tricks],
    )
    for card in piles["played"]:
        s.hands[leader].append(card)
    settled = game.complete_settings(seats, {**(settings or {}), "leader": f"p{leader}"})

    def laid(seats: int, settings: Mapping[str, str]) -> Claim:
        return s.copy()

    table = Table(replace(game, setup=laid), 2, settled, Luck(source=stream("notation")), luck)
    for card in piles["played"]:
        table.choose(leader, f"play/{card.ref}")
    return table


def _part(part: str) -> tuple[str, str]:
    name, _, rest = part.strip().partition(" ")
    return name, rest


def _pair(text: str) -> list[list[Card]]:
    sides = text.split("|")
    if len(sides) != 2:
        raise LudotekaError(f"{text!r} should name both seats' cards, with '|' between them")
    return [_cards(side) for side in sides]


def _cards(text: str) -> list[Card]:
    return [_card(word) for word in text.split() if word != "-"]


def _card(word: str) -> Card:
    if word not in CARD:
        raise LudotekaError(f"{word!r} is not a card; cards are written like goblins-7")
    return CARD[word]
