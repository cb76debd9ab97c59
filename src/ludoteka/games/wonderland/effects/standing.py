"""Verbs without an action: the rules look them up where they matter."""

from __future__ import annotations

from typing import Annotated

from ....kernel import piece
from ....kernel.verbs import Number, Plain, Word
from ..grammar import VERBS, Counted, Effect, N, Per, hyphens

UNTOUCHED = ("own_chip_abilities", "forge_chip_forging")


@VERBS.verb("immune", places=("static",))
@piece
class Immune(Effect):
    """W-77: own chips neither change nor choose it; no forge chip forges it."""

    to: Annotated[str, Word(UNTOUCHED)]

    def plain(self) -> Plain:
        return {"say": f"fx-immune-{hyphens(self.to)}"}


@VERBS.verb("forge_action", places=("static",))
@piece
class ForgeAction(Effect):
    """W-99: so many forge actions at the end of a battle while it is active."""

    n: N


@VERBS.verb("lose_first", places=("static",))
@piece
class LoseFirst(Effect):
    """W-84: this figure is lost before all other units."""


@VERBS.verb("later_allies", places=("static",))
@piece
class LaterAllies(Counted):
    """While it is active, ally chips that are played later are stronger."""

    n: Annotated[int, Number(least=1)]
    per: Per


@VERBS.verb("reduce_unit_loss", places=("before_loss",))
@piece
class ReduceUnitLoss(Effect):
    """A chip costs so many units less."""

    n: N


@VERBS.verb("swap_level", places=("exhaust",))
@piece
class SwapLevel(Effect):
    """R-25: a weak chip becomes a strong one and the other way round, if the supply has one."""


@VERBS.verb("cleanup_to_bag", places=("cleanup",))
@piece
class CleanupToBag(Effect):
    """W-105: it goes into the bag and not to the exhausted chips."""
