"""The components of Herons and its state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from ludoteka.kernel import Option, Seat, State, piece, remember, state


@piece
class Fish:
    """A kind of fish; equal fish are one object (F-1)."""

    ref: str
    value: int


@dataclass(frozen=True)
class Pond:
    """The box: the number of each fish, and the composition of a supper (F-1, F-8)."""

    ref: str  # the mark of an owner's content
    fish: tuple[Fish, ...]
    counts: tuple[int, ...]
    supper: tuple[Fish, ...]
    supper_points: int

    @property
    def tokens(self) -> list[Fish]:
        return [fish for fish, count in zip(self.fish, self.counts, strict=True) for _ in range(count)]


PATIENCE = tuple(range(1, 25))  # F-2
CardRef: TypeAlias = str  # like patience-7


def card_ref(card: int) -> CardRef:
    return f"patience-{card}"


@remember
def wait_for(card: int) -> Option[int]:
    return Option(f"wait/{card_ref(card)}", card)


@remember
def take_out(fish: Fish) -> Option[Fish]:
    return Option(f"take/{fish.ref}", fish)


@state
class Herons(State):
    """A day by the pond."""

    pond: Pond
    rounds: int
    round: int = 0
    bag: list[Fish] = field(default_factory=list)  # fish that have not surfaced, in no order
    pool: list[Fish] = field(default_factory=list)  # fish at the surface
    hands: list[list[int]] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)  # cards that nobody got
    played: list[int] = field(default_factory=list)  # this round, by seat; empty until they are turned up
    picking: list[Seat] = field(default_factory=list)  # who still takes a fish, in order
    spent: list[list[int]] = field(default_factory=list)  # in the rounds before
    caught: list[list[Fish]] = field(default_factory=list)
