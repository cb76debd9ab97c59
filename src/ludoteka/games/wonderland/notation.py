"""Positions of Wonderland's War as text, so that a test is a position, some keys, and one assertion.

    battle witzend; round 1; tile witzend 6 6 6
    p0 queen-of-hearts: bag red-rook-weak faction-1; witzend leader supporter*2; strength 2
    p1 mad-hatter: bag forge faction-1; witzend supporter*3; shards 2

The first line is the table, then comes a line for each seat. Bags are drawn in the order they are written, dice show
their first face and lots fall on the first, unless `luck` gives outcomes. What is not named is as at the start.

Table: `battle <region>` (one battle, then the game is over), `war` (all battles), `tea p0` (a tea turn of that seat),
`tea-end`, `tea-start`, `score`, `round n`, `tile <region> I II III`, `chairs <card or -> …` (others are empty),
`poisoned <card>`, `deck <card> …`, `market …`, `wonders …`, `quests …` (top card first), `marker <region>`,
`stock <chip> n`, `removed <region>` (two players).
Seat: `bag`, `active`, `exhausted`, `madness`, `track-1` … `track-4` (chips), `<region>` (leader, supporter*n, castle,
lying, figures), `bench`, `cards`, `powers`, `quests`, `feats`, `tea`, `vp`, `shards`, `strength`, `supply`, `poison`,
`taken`, `chair` n, `broken` (shield), `away` (leader in the supply).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ...kernel import Game, Luck, LudotekaError, Seat, Table
from .content import Content
from .pieces import LYING, NOWHERE, UPRIGHT, Chip, Player, Quest, TeaCard, Wonder, Wonderland

T = TypeVar("T")
_NUMBERS = ("vp", "shards", "strength", "supply", "poison", "taken", "chair")
_AREAS = ("bag", "active", "exhausted", "madness")


def position(
    content: Content,
    game: Game[Wonderland],
    text: str,
    seats: int | None = None,
    settings: Mapping[str, object] | None = None,
    luck: Sequence[int] = (),
) -> Table[Wonderland]:
    """The table of a position, ready to be played on."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    rows = [line.partition(":")[::2] for line in lines[1:]]
    factions = [head.split()[1] for head, _ in rows]
    settled = game.complete_settings(len(rows), {"first": "p0", **(settings or {})})
    s = _equipped(game, settled, factions)
    box = _Named(content, s)
    steps = [step for part in lines[0].split(";") for step in _table_part(s, box, part.split())]
    for player, (_, parts) in zip(s.players, rows, strict=True):
        for part in parts.split(";"):
            _seat_part(s, box, player, part.split())
    s.agenda = steps[::-1]

    def laid(seats: int, settings: Mapping[str, str]) -> Wonderland:
        return s.copy()

    return Table(replace(game, setup=laid), len(rows), settled, Luck(source=lambda at, n: 0), luck)


def _equipped(game: Game[Wonderland], settings: Mapping[str, str], factions: Sequence[str]) -> Wonderland:
    """A state after the setup, with these factions in seat order."""
    table = Table(game, len(factions), settings, Luck(source=lambda at, n: 0))
    for seat, faction in enumerate(factions):
        table.choose(seat, f"faction/{faction}")
    for seat in range(len(factions)):
        table.choose(seat, table.asks[Seat(seat)].keys[0])
    s = table.state.copy()
    for player in s.players:
        player.bag, player.quests, player.returned, player.shards = [], [], [], 0
    return s


class _Named:
    """Things by their reference."""

    def __init__(self, content: Content, s: Wonderland) -> None:
        here = {chip.ref: chip for chip in s.stock}
        self.chips: dict[str, Chip] = {chip.ref: here.get(chip.ref, chip) for chip in content.chips}
        self.wonders: dict[str, Wonder] = {wonder.ref: wonder for wonder in content.wonders}
        self.tea: dict[str, TeaCard] = {card.ref: card for card in content.tea}
        self.quests: dict[str, Quest] = {q.ref: q for q in content.quests}
        self.regions: dict[str, int] = {r.ref: r.index for r in content.box.regions}


def _find(things: Mapping[str, T], word: str) -> T:
    if word not in things:
        raise LudotekaError(f"{word!r} is none of: {', '.join(things)}")
    return things[word]


def _many(things: Mapping[str, T], words: Sequence[str]) -> list[T]:
    """`rose-weak*2 forge`: things, some of them several times."""
    chosen: list[T] = []
    for word in words:
        name, _, times = word.partition("*")
        chosen += [_find(things, name)] * int(times or 1)
    return chosen


def _table_part(s: Wonderland, box: _Named, words: Sequence[str]) -> list[tuple[Any, ...]]:
    """Set one part of the table; gives the steps it asks for."""
    name, *rest = words or [""]
    if name in ("battle", "war", "tea-end", "score"):
        s.phase = "war" if name in ("battle", "war") else "tea"
        s.table = [None] * len(s.table)
        return [{"battle": ("battle", *_many(box.regions, rest)), "tea-end": ("tea_end",)}.get(name, (_STEP[name],))]
    if name in ("tea", "tea-start"):
        s.phase = "tea"
        return [("tea_start",)] if name == "tea-start" else [("tea_turn", Seat(int(rest[0][1:])))]
    if name == "chairs":
        cards = [None if word == "-" else _find(box.tea, word) for word in rest]
        s.table = [None, *cards, *[None] * (len(s.table) - 1 - len(cards))]
    elif name == "poisoned":
        s.poisoned[s.table.index(_find(box.tea, rest[0]))] = True
    elif name:
        _table_pile(s, box, name, rest)
    return []


_STEP = {"war": "war", "score": "final_scoring", "battle": "", "tea-end": ""}


def _table_pile(s: Wonderland, box: _Named, name: str, rest: Sequence[str]) -> None:
    if name == "round":
        s.round = int(rest[0])
    elif name == "tile":
        index = _find(box.regions, rest[0])
        s.tiles[index] = type(s.tiles[index])(f"tile-{rest[0]}", tuple(map(int, rest[1:])), "rulebook")
    elif name == "deck":
        s.decks[s.round - 1] = _many(box.tea, rest)[::-1]
    elif name == "market":
        s.market = _many(box.wonders, rest)
    elif name == "wonders":
        s.wonders = _many(box.wonders, rest)[::-1]
    elif name == "quests":
        s.quests = _many(box.quests, rest)[::-1]
    elif name == "marker":
        s.marker = _find(box.regions, rest[0])
    elif name == "stock":
        s.stock[_find(box.chips, rest[0])] = int(rest[1])
    elif name == "removed":
        s.ring = [index for index in range(5) if index != _find(box.regions, rest[0])]
    else:
        raise LudotekaError(f"a position has no part {name!r}")


def _seat_part(s: Wonderland, box: _Named, player: Player, words: Sequence[str]) -> None:
    name, *rest = words or [""]
    if name in _NUMBERS:
        setattr(player, name, int(rest[0]))
    elif name in _AREAS:
        setattr(player, name, _many(box.chips, rest))
    elif name.startswith("track-"):
        player.forged[int(name[-1]) - 1] = _many(box.chips, rest)
    elif name in box.regions:
        _stand(box, player, box.regions[name], rest)
    elif name in ("bench", "cards"):
        setattr(player, name, _many(box.wonders, rest))
    elif name == "powers":
        player.powers = _many({power.ref: power for power in player.faction.powers}, rest)
    elif name in ("quests", "feats"):
        setattr(player, name, _many(box.quests, rest))
    elif name == "tea":
        player.tea = _many(box.tea, rest)
    elif name == "broken":
        player.shield = False
    elif name == "away":
        player.leader, player.chair = NOWHERE, NOWHERE
    elif name:
        raise LudotekaError(f"a seat of a position has no part {name!r}")


def _stand(box: _Named, player: Player, region: int, words: Sequence[str]) -> None:
    """Units and castles of one region."""
    for word in words:
        name, _, times = word.partition("*")
        if name == "leader":
            player.leader, player.chair = region, NOWHERE
        elif name == "supporter":
            player.supporters[region] += int(times or 1)
            player.supply -= int(times or 1)
        elif name in ("castle", "lying"):
            player.castles[region] = UPRIGHT if name == "castle" else LYING
        else:
            player.figures[region].append(_find(box.wonders, name))
