"""The options of the questions, made once each, and the list of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

from ...kernel import Option, Seat, seat_ref
from .content import Content
from .pieces import Chip, Effect, Faction, Power, Quest, Region, TeaCard, Wonder

Unit = Wonder | str  # a figure, or "supporter", or "leader"
Thing = TypeVar("Thing", Chip, Effect, Faction, Power, Quest, TeaCard, Wonder)
_things: dict[tuple[str, object], Option[Any]] = {}

PASS: Option[None] = Option("pass", None)
HEAD = Option("head", "head")
PARTY = Option("party", "party")
ROLL, SHARD = Option("roll", True), Option("shard", False)
TOP, BOTTOM = Option("half/top", 0), Option("half/bottom", 1)
TEMPT = Option("tempt", True)
COME = Option("come", True)
DRAW, STOP = Option("draw", True), Option("stop", False)
BLOCK, SUFFER = Option("block", True), Option("suffer", False)
DISCARD_SHARD = Option("discard-shard", True)
AWARD_VP, AWARD_CASTLE = Option("award/vp", "vp"), Option("award/castle", "castle")


def name(unit: Unit) -> str:
    return unit if isinstance(unit, str) else unit.ref


def thing(verb: str, what: Thing) -> Option[Thing]:
    """`take/tea-1-07`, `return/rose-weak`: the value is the thing."""
    made = _things.get((verb, what))
    if made is None:
        made = _things[verb, what] = Option(f"{verb}/{what.ref}", what)
    return made


@cache
def region(verb: str, where: Region) -> Option[int]:
    """`castle/red-keep`: the value is the region's index."""
    return Option(f"{verb}/{where.ref}", where.index)


@cache
def player(verb: str, seat: Seat) -> Option[Seat]:
    return Option(f"{verb}/{seat_ref(seat)}", seat)


@cache
def unit(verb: str, which: Unit) -> Option[Unit]:
    return Option(f"{verb}/{name(which)}", which)


@cache
def unit_in(verb: str, which: Unit, where: Region) -> Option[tuple[Unit, int]]:
    """`place/supporter/red-keep`."""
    return Option(f"{verb}/{name(which)}/{where.ref}", (which, where.index))


@cache
def place(which: Unit, where: Region) -> Option[tuple[Unit, int | None, int]]:
    """A unit of the supply into a region."""
    return Option(f"place/{name(which)}/{where.ref}", (which, None, where.index))


@cache
def relocate(which: Unit, start: Region, end: Region) -> Option[tuple[Unit, int | None, int]]:
    """A unit of the board into another region."""
    return Option(f"relocate/{name(which)}/{start.ref}/{end.ref}", (which, start.index, end.index))


@cache
def forge(chip: Chip, track: int) -> Option[tuple[Chip, int]]:
    return Option(f"forge/{chip.ref}/track-{track + 1}", (chip, track))


@cache
def calm(seat: Seat, chip: Chip) -> Option[tuple[Seat, Chip]]:
    return Option(f"calm/{seat_ref(seat)}/{chip.ref}", (seat, chip))


@cache
def number(verb: str, n: int) -> Option[int]:
    """`strength/power-4`, `marker/space-9`."""
    return Option(f"{verb}-{n}", n)


@cache
def word(verb: str, text: str) -> Option[str]:
    """`use/paint-it-red`, `effect/chip-strength`."""
    return Option(f"{verb}/{text}", text)


def vocabulary(content: Content, seats: int) -> list[str]:
    """Every key that can ever be offered, in a stable order."""
    return list(dict.fromkeys(_all_keys(content, seats)))


def _all_keys(content: Content, seats: int) -> Iterator[str]:
    plain = (PASS, HEAD, PARTY, ROLL, SHARD, TOP, BOTTOM, TEMPT, COME, DRAW, STOP, BLOCK, SUFFER, DISCARD_SHARD)
    yield from (option.key for option in (*plain, AWARD_VP, AWARD_CASTLE))
    yield from (f"faction/{f.ref}" for f in content.many)
    yield from (f"{verb}/{q.ref}" for verb in ("keep", "discard", "feat") for q in content.quests)
    yield from (f"{verb}/{c.ref}" for verb in ("take", "poison") for c in content.tea)
    yield from (f"recruit/{w.ref}" for w in content.wonders)
    yield from (f"unlock/{p.ref}" for f in content.many for p in f.powers)
    yield from (f"{v}/p{i}" for v in ("share", "poison", "bet", "target") for i in range(seats))
    yield from _effect_keys(content)
    yield from _region_keys(content)
    yield from _chip_keys(content, seats)
    yield from (f"strength/power-{n}" for n in range(100))
    yield from (f"marker/space-{n}" for n in content.box.symbols)


def _effect_keys(content: Content) -> Iterator[str]:
    for card in content.tea:
        yield from (f"reward/{e.ref}" for e in card.rewards)
        yield from (f"reward/{e.ref}" for outer in card.rewards for part in outer.more for e in part)
    powers = [a for f in (*content.many, *content.two) for p in f.powers for a in p.rules]
    cards = [a for c in content.allies for a in c.abilities] + [a for w in content.wonders for a in w.abilities]
    chosen = [one[0].op.replace("_", "-") for a in (*powers, *cards) for one in a.choices]
    yield from (f"effect/{op}" for op in chosen)
    yield from (f"use/{a.source}" for a in (*powers, *cards) if a.optional)


def _region_keys(content: Content) -> Iterator[str]:
    regions = content.box.regions
    units = ["supporter", *(w.ref for w in content.wonders if w.figure)]
    for here in regions:
        yield from (f"{verb}/{here.ref}" for verb in ("lead", "castle", "bring", "fly"))
        for who in units:
            yield from (f"{verb}/{who}/{here.ref}" for verb in ("place", "send", "sacrifice", "leave"))
            yield from (f"relocate/{who}/{here.ref}/{there.ref}" for there in regions if there is not here)
        yield f"sacrifice/leader/{here.ref}"
    yield from (f"lose/{who}" for who in [*units, "leader"])


def chips_of(content: Content) -> list[Chip]:
    """Every kind of chip once by its reference, sorted."""
    allies = [chip for pairs in content.ally_chips.values() for chip, _ in pairs]
    items = [w.chip for w in content.wonders if w.chip is not None]
    rest = [
        *content.faction_chips,
        *(f.artifact for f in content.many),
        content.madness,
        content.double,
        content.poison,
    ]
    found = {chip.ref: chip for chip in (*allies, *items, *rest)}
    return sorted(found.values(), key=lambda chip: chip.rank)


def _chip_keys(content: Content, seats: int) -> Iterator[str]:
    for chip in chips_of(content):
        yield from (f"{verb}/{chip.ref}" for verb in ("ally", "play", "return", "remove"))
        yield from (f"forge/{chip.ref}/track-{track}" for track in (1, 2, 3, 4))
        yield from (f"calm/p{i}/{chip.ref}" for i in range(seats))
