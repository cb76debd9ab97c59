"""What cards say: amounts, counters and the effects they are made of, as frozen data (V-70 to V-78)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from ...kernel import piece

GOLD, STRENGTH, MAGIC, VP = range(4)
TRACKS = ("gold", "strength", "magic", "vp")  # V-2: the four tracks of a board; V-4: the first three are resources
ROLES = ("worker", "soldier", "shadow", "holy")  # V-8
Amounts: TypeAlias = tuple[int, int, int, int]  # one number per track
NOTHING: Amounts = (0, 0, 0, 0)
ONE_OF_EACH: tuple[Amounts, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0))


@cache
def bundle(gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> str:
    """Amounts as a reference: `gold-2+magic-1`."""
    amounts = zip(TRACKS, (gold, strength, magic, vp), strict=True)
    return "+".join(f"{track}-{n}" for track, n in amounts if n) or "nothing"


@cache
def times(amounts: Amounts, n: int) -> Amounts:
    return (amounts[0] * n, amounts[1] * n, amounts[2] * n, amounts[3] * n)


@piece
class Counter:
    """Counts cards of the one who resolves the effect (V-71)."""

    of: str  # citizens, named, domains, monsters, roles, resources
    role: int | None
    name: str | None  # of a citizen or starter
    area: str | None
    type: str | None
    divisor: int


@piece
class Gain:
    """Receive from the supply, times the counter if there is one (V-73)."""

    amounts: Amounts
    per: Counter | None


@piece
class GainAny:
    """One kind of resource of your choice."""

    amount: int


@piece
class GainCitizen:
    """A matching top citizen of the centre, free (V-57)."""

    role: int | None
    name: str | None
    max_cost: int | None
    optional: bool


@piece
class Choose:
    """Exactly one of the options that are possible now (V-58)."""

    options: tuple[tuple[Gain | GainCitizen, ...], ...]


@piece
class SetDie:
    value: int


@piece
class ShiftDie:
    by: int


@piece
class Exchange:
    """Pay exactly, all or nothing, to get what follows (V-34, V-74)."""

    pay: Amounts
    pay_per: Counter | None
    then: tuple[Gain | SetDie | ShiftDie, ...]


@piece
class Take:
    """From one opponent, one of the kinds: as much as printed or as he has (V-75)."""

    options: tuple[tuple[int, int], ...]  # track, amount


@piece
class Slay:
    """One more slay inside this action, at the normal cost (V-88)."""


@piece
class TakeMonster:
    """A random monster of an opponent's pile, without its reward (V-85)."""


@piece
class ReturnCitizen:
    """Put an own citizen back on its stack (V-83)."""

    then: tuple[Gain, ...]


@piece
class ReturnMonster:
    """Put an own slain monster back into its stack (V-84)."""

    then: tuple[Gain, ...]


@piece
class PutToken:
    """The active player puts tokens on a monster (V-112)."""

    track: int
    amount: int


@piece
class Lose:
    """Every player in play loses it, if he has it (V-113)."""

    track: int
    amount: int


Effect: TypeAlias = (
    Gain
    | GainAny
    | GainCitizen
    | Choose
    | Exchange
    | Take
    | Slay
    | TakeMonster
    | ReturnCitizen
    | ReturnMonster
    | SetDie
    | ShiftDie
    | PutToken
    | Lose
)
Effects: TypeAlias = tuple[Effect, ...]
