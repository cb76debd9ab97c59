"""The options of the questions, made once each; `knowledge.vocabulary` lists all of them."""

from __future__ import annotations

from typing import Any, TypeVar

from ...kernel import Option, Seat, remember, seat_ref
from .grammar import Effect
from .pieces import Chip, Faction, Power, Quest, Region, TeaCard, Wonder

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
    """`take/tea-1-07`, `return/rose-weak`: the value is the thing itself."""
    option = _things.get((verb, what))
    if option is None:
        option = _things[verb, what] = Option(f"{verb}/{what.ref}", what)
    return option


@remember
def region(verb: str, where: Region) -> Option[int]:
    """`castle/red-keep`: the value is the region's index."""
    return Option(f"{verb}/{where.ref}", where.index)


@remember
def player(verb: str, seat: Seat) -> Option[Seat]:
    return Option(f"{verb}/{seat_ref(seat)}", seat)


@remember
def unit(verb: str, which: Unit) -> Option[Unit]:
    return Option(f"{verb}/{name(which)}", which)


@remember
def unit_in(verb: str, which: Unit, where: Region) -> Option[tuple[Unit, int]]:
    """`place/supporter/red-keep`."""
    return Option(f"{verb}/{name(which)}/{where.ref}", (which, where.index))


@remember
def place(which: Unit, where: Region) -> Option[tuple[Unit, int | None, int]]:
    """A unit of the supply into a region."""
    return Option(f"place/{name(which)}/{where.ref}", (which, None, where.index))


@remember
def relocate(which: Unit, start: Region, end: Region) -> Option[tuple[Unit, int | None, int]]:
    """A unit of the board into another region."""
    return Option(f"relocate/{name(which)}/{start.ref}/{end.ref}", (which, start.index, end.index))


@remember
def forge(chip: Chip, track: int) -> Option[tuple[Chip, int]]:
    return Option(f"forge/{chip.ref}/track-{track + 1}", (chip, track))


@remember
def calm(seat: Seat, chip: Chip) -> Option[tuple[Seat, Chip]]:
    return Option(f"calm/{seat_ref(seat)}/{chip.ref}", (seat, chip))


@remember
def number(verb: str, n: int) -> Option[int]:
    """`strength/power-4`, `marker/space-9`."""
    return Option(f"{verb}-{n}", n)


@remember
def word(verb: str, text: str) -> Option[str]:
    """`use/paint-it-red`, `effect/chip-strength`."""
    return Option(f"{verb}/{text}", text)
