"""The tree, a cube tower with a memory (H-90 … H-94)."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from operator import add

from ....kernel import Dealer, Option, Rule, remember
from ..events.fight import CubesGained, TreeShaken
from ..pieces import COLOUR, FAMILY
from ..state import Harrow
from .choosing import ask

_KEEP = [Option(f"return/{n}", n) for n in range(4)]


def cubes(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Cubes by colour as references: `cubes-red-3`, or `no-cubes`."""
    return tuple(f"cubes-{colour}-{n}" for colour, n in zip(COLOUR, numbers, strict=True) if n) or ("no-cubes",)


def shake(s: Harrow, dealer: Dealer) -> None:
    """Everything on the battleground goes in; some of it and of what was inside comes out (H-91, H-92)."""
    thrown = tuple(s.ground)
    if not any(thrown):
        dealer.reveal(TreeShaken, cubes(thrown), cubes(thrown))
        return
    new_of, new_in = s.kit.fall_new
    stuck_of, stuck_in = s.kit.fall_stuck
    below, tree, field = dealer.below, s.tower.inside, s.ground
    for colour in range(8):
        fresh, old = field[colour], tree[colour]
        if not fresh and not old:
            continue
        out = 0
        for _ in range(fresh):
            out += below(new_in) < new_of
        for _ in range(old):
            out += below(stuck_in) < stuck_of
        tree[colour] = fresh + old - out
        field[colour] = out
    fallen = tuple(field)
    s.tower.thrown = tuple(map(add, s.tower.thrown, thrown))
    s.tower.fallen = tuple(map(add, s.tower.fallen, fallen))
    dealer.reveal(TreeShaken, cubes(thrown), cubes(fallen))


def activate(s: Harrow, dealer: Dealer) -> Rule[None]:
    """An activation by anybody, after which Odessa may give cubes back (H-94, H-172)."""
    shake(s, dealer)
    if s.family.odessa:
        back = yield from ask(s, FAMILY, "odessa-return", _KEEP[: s.family.odessa + 1], rule="H-172")
        if back:
            s.family.odessa -= back
            s.ground[FAMILY] += back
            dealer.tell(CubesGained, COLOUR[FAMILY], back)


# -- Odds, for those who plan -----------------------------------------------------------------------------------------
@remember
def fall_odds(fresh: int, old: int, new: tuple[int, int], stuck: tuple[int, int]) -> tuple[float, ...]:
    """How likely it is that 0, 1, 2 … cubes of a colour come out: exact."""
    first, second = _binomial(fresh, new[0] / new[1]), _binomial(old, stuck[0] / stuck[1])
    odds = [0.0] * (fresh + old + 1)
    for i, p in enumerate(first):
        for j, q in enumerate(second):
            odds[i + j] += p * q
    return tuple(odds)


def _binomial(n: int, p: float) -> list[float]:
    return [comb(n, kind) * p**kind * (1 - p) ** (n - kind) for kind in range(n + 1)]


@remember
def hit_odds(attack: tuple[float, ...], defence: tuple[float, ...], price: int) -> float:
    """How likely an attack is to succeed (H-100), from the odds of both sides."""
    below = 0.0
    total = 0.0
    for start, p in enumerate(attack):
        if start < len(defence):
            below += defence[start]
        if start >= price:
            total += p * below
    return total


def odds_of(s: Harrow, colours: Sequence[int], extra: int = 0) -> tuple[float, ...]:
    """The odds of the cubes of these colours together, after one more activation."""
    fresh = sum(s.ground[colour] for colour in colours) + extra
    return fall_odds(fresh, sum(s.tower.inside[colour] for colour in colours), s.kit.fall_new, s.kit.fall_stuck)
