"""Short hand for tests of Claim: a position in notation, the keys of choices, then one assertion."""

from __future__ import annotations

import ludoteka
from ludoteka.games.claim import GAME
from ludoteka.games.claim.notation import position as laid
from ludoteka.games.claim.pieces import Claim
from ludoteka.kernel import Table


def position(text: str) -> Table[Claim]:
    return laid(GAME, text)


def legal(table: Table[Claim]) -> set[str]:
    """The cards that may be played now."""
    (ask,) = table.asks.values()
    return {key.removeprefix("play/") for key in ask.keys}


def play(table: Table[Claim], *cards: str) -> Table[Claim]:
    """Play these cards, whoever's turn it is."""
    for card in cards:
        (seat,) = table.asks
        table.choose(seat, f"play/{card}")
    return table


def deal(seed: str = "spring", **options: str) -> Table[Claim]:
    return ludoteka.open_table("claim", seed=seed, settings=options)


def play_out(table: Table[Claim], tricks: int = 26) -> Table[Claim]:
    """Play the first legal card a number of times."""
    for _ in range(2 * tricks):
        if table.asks:
            ((seat, ask),) = table.asks.items()
            table.choose(seat, ask.keys[0])
    return table


def events_of(table: Table[Claim], kind: str) -> list[dict[str, object]]:
    """All events of a kind, as plain data."""
    return [data for event in table.events if (data := event.plain())["type"] == kind]
