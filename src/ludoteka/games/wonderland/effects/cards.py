"""Split and corrupted tea cards, whose parts are verbs too (W-51, W-52)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, Rule, Seat, choose, piece
from ....kernel.verbs import Inner
from ..grammar import VERBS, Effect, Effects
from ..options import BOTTOM, PASS, TEMPT, TOP
from ..pieces import Chip, Wonderland
from .rewards import roll

if TYPE_CHECKING:
    from ..content import Content


@VERBS.verb("split", places=("card",))
@piece
class Split(Effect):
    """W-51: the upper or the lower half."""

    top: Annotated[Effects, Inner(VERBS, "reward")]
    bottom: Annotated[Effects, Inner(VERBS, "reward")]

    def inside(self) -> Iterable[Effect]:
        return (*self.top, *self.bottom)

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        half = yield from choose(seat, "half", [TOP, BOTTOM], rule="W-51")
        s.rewards = [*(self.top, self.bottom)[half], *s.rewards]
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (TOP.key, BOTTOM.key)


@VERBS.verb("tempt", places=("card",))
@piece
class Tempt(Effect):
    """W-52: roll the die and take the linked reward too, or leave both."""

    linked: Annotated[Effects, Inner(VERBS, "reward")]

    def inside(self) -> Iterable[Effect]:
        return self.linked

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        if (yield from choose(seat, "tempt", [TEMPT, PASS], rule="W-52")) is None:
            return False
        yield from roll(s, dealer, seat)
        s.rewards = [*self.linked, *s.rewards]
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (TEMPT.key,)
