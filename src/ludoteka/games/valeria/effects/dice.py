"""Verbs that change a die (V-25, V-87); `rules.roll` offers them."""

from __future__ import annotations

from typing import Annotated

from ....kernel import piece
from ....kernel.verbs import Number, Plain
from ..grammar import VERBS, Effect


class Turned(Number):
    """The value of a die."""

    def signs(self, value: int) -> list[str]:
        return [f"die-{value}"]


class Shift(Number):
    """By how much a die goes up, or down if negative."""

    def plain(self, value: int) -> Plain:
        return {"say": "shift-down" if value < 0 else "shift-up", "n": abs(value)}

    def signs(self, value: int) -> list[str]:
        return [f"{value:+}"]


class DieEffect(Effect):
    __slots__ = ()

    def turned(self, value: int) -> int:
        """The new value of a die; the same value if it cannot be changed."""
        raise NotImplementedError


@VERBS.verb("set_die", places=("roll", "trade"), signs="{value}")
@piece
class SetDie(DieEffect):
    """Turn a die to this value, which it must not show already (V-25)."""

    value: Annotated[int, Turned(1, 6)]

    def turned(self, value: int) -> int:
        return self.value


@VERBS.verb("shift_die", places=("roll", "trade"), signs="die {by}")
@piece
class ShiftDie(DieEffect):
    """Turn a die up or down by so much; it must stay between 1 and 6 (V-25)."""

    by: Annotated[int, Shift(-5, 5)]

    def turned(self, value: int) -> int:
        return value + self.by if 1 <= value + self.by <= 6 else value
