"""Short hand for tests of Valeria: a position in notation, the keys of choices, then one assertion."""

from __future__ import annotations

from random import Random
from typing import Any

import ludoteka
from ludoteka.games.valeria import GAME
from ludoteka.games.valeria.notation import position as laid
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Table

OTHER_SET: dict[str, Any] = {
    "areas": "ruins+barrens+swamp+caverns+hills",
    "citizens": "monk+blacksmith+alchemist+wizard+peasant+knight+thief+warlord+priestess+miner",
}


def position(text: str, seats: int = 2, **settings: str) -> Table[Valeria]:
    return laid(GAME, text, seats, {name.replace("_", "-"): value for name, value in settings.items()})


def deal(seats: int = 2, seed: str = "spring", **settings: str) -> Table[Valeria]:
    options = {name.replace("_", "-"): value for name, value in settings.items()}
    return ludoteka.open_table("valeria", seats, seed, options)


def play(table: Table[Valeria], *keys: str) -> Table[Valeria]:
    """Make these choices, each by the seat that is offered it."""
    for key in keys:
        seat = next((seat for seat, ask in table.asks.items() if ask.option(key)), None)
        assert seat is not None, f"{key} is not offered; offered: {[ask.keys for ask in table.asks.values()]}"
        table.choose(seat, key)
    return table


def keys(table: Table[Valeria], prefix: str = "") -> list[str]:
    """The keys offered now below a prefix, to any seat."""
    offered = [key for ask in table.asks.values() for key in ask.keys]
    return [key for key in offered if key.startswith(prefix)]


def prompts(table: Table[Valeria]) -> list[str]:
    return [ask.prompt for ask in table.asks.values()]


def player(table: Table[Valeria], seat: int = 0) -> dict[str, Any]:
    players: list[dict[str, Any]] = table.view(seat)["players"]
    return players[seat]


def has(table: Table[Valeria], seat: int = 0) -> tuple[int, int, int, int]:
    """Gold, strength, magic and points on the board."""
    mine = player(table, seat)
    return mine["gold"], mine["strength"], mine["magic"], mine["vp"]


def owns(table: Table[Valeria], seat: int, card: str) -> int:
    """How many of a kind are in the duchy."""
    return sum(c["count"] for g in player(table, seat)["groups"] for c in g["cards"] if c["card"] == card)


def slot(table: Table[Valeria], card: str) -> dict[str, Any]:
    """The slot with this card on top or as a cover."""
    slots = [s for s in table.view(0)["market"] if card in (s["card"], s["cover"])]
    assert slots, f"{card} is not on top of the centre"
    return dict(slots[0])


def column(table: Table[Valeria], row: str, number: int) -> dict[str, Any]:
    return dict(next(s for s in table.view(0)["market"] if s["row"] == row and s["column"] == number))


def events_of(table: Table[Valeria], kind: str) -> list[dict[str, Any]]:
    """All events of a kind, as plain data."""
    return [data for event in table.events if (data := event.plain())["type"] == kind]


def points(table: Table[Valeria], seat: int = 0) -> dict[str, int]:
    """The viewer's own points by source."""
    mine = player(table, seat)
    return {line["source"]: line["points"] for line in [*mine["lines"], *mine["duke_lines"]]}


def play_out(table: Table[Valeria], seed: int = 0, most: int = 100_000) -> Table[Valeria]:
    """Make random choices until the end, or this many."""
    random = Random(seed)
    while table.asks and most:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
        most -= 1
    return table
