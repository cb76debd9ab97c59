"""The verb that lengthens the range; attacks look for the kind that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, asks_nothing, piece
from ....kernel.verbs import Plain, Word
from ..grammar import ANYWHERE, VERBS, Effect, N, words

if TYPE_CHECKING:
    from ..state import Harrow


@VERBS.verb("range", places=ANYWHERE)
@piece
class Range(Effect):
    """A longer range for the turn, or for the next attack if the upgrade waits on the attack jar (H-152)."""

    n: N
    until: Annotated[str, Word(("end_of_turn", "next_attack"))]

    @asks_nothing
    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> bool:
        if self.until == "end_of_turn":
            s.now.reach += self.n
        return True

    def plain(self) -> Plain:
        return {"say": f"fx-range-{words(self.until)}", "n": self.n}
