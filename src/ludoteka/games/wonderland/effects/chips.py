"""Verbs about own chips: back into the bag, out of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece
from ....kernel.verbs import Plain, Word
from ..events.battle import ChipRemoved, ChipReturned
from ..grammar import ALLIES, VERBS, Counted, N, Per
from ..options import PASS, thing
from ..pieces import Chip, Wonderland
from .firing import decide

if TYPE_CHECKING:
    from ..content import Content


class OfType(Word):
    """A type of chips, or allies of any type; nothing stands for all chips."""

    def __init__(self) -> None:
        super().__init__(("ally", *ALLIES), default="")

    def plain(self, value: str) -> Plain | None:
        return {"say": "kind-ally"} if value == "ally" else {"say": "kind-of", "of": value} if value else None


class Returning(Counted):
    """Up to so many chosen chips of an area, at least one; R-46: some cannot be chosen by own chips."""

    __slots__ = ()
    if TYPE_CHECKING:
        type: str

    def area(self, s: Wonderland, seat: Seat) -> list[Chip]:
        raise NotImplementedError

    def possible(self, s: Wonderland, seat: Seat) -> bool:
        return bool(returnable(self.area(s, seat), self.type))

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        done = 0
        for _ in range(self.number(s, seat, s.players[seat].faction.artifact)):
            options: list[Option[Chip | None]] = [
                thing("return", one) for one in returnable(self.area(s, seat), self.type)
            ]
            if not options:
                break
            back = yield from decide(seat, "return", [*options, PASS] if optional or done else options, rule="W-74")
            if back is None:
                break
            self.area(s, seat).remove(back)
            s.players[seat].bag.append(back)
            dealer.tell(ChipReturned, seat, back)
            done += 1
        return done > 0

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (thing("return", chip).key for chip in content.chips)


def returnable(chips: list[Chip], kind: str) -> list[Chip]:
    fit = (chip for chip in dict.fromkeys(chips) if not kind or kind in (chip.kind, chip.family))
    return sorted((chip for chip in fit if "own_chip_abilities" not in chip.immune), key=lambda chip: chip.rank)


@VERBS.verb("return_exhausted", places=("ability",))
@piece
class ReturnExhausted(Returning):
    """Exhausted chips back into the bag."""

    n: N
    per: Per
    type: Annotated[str, OfType()]

    def area(self, s: Wonderland, seat: Seat) -> list[Chip]:
        return s.players[seat].exhausted


@VERBS.verb("return_active_to_bag", places=("ability",))
@piece
class ReturnActiveToBag(Returning):
    """Active chips back into the bag."""

    n: N
    per: Per
    type: Annotated[str, OfType()]

    def area(self, s: Wonderland, seat: Seat) -> list[Chip]:
        return s.players[seat].active


@VERBS.verb("remove_active_chip", places=("ability",))
@piece
class RemoveActiveChip(Counted):
    """An ally chip goes to the supply, any other out of the game."""

    n: N
    per: Per

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        for _ in range(self.number(s, seat, chip)):
            if not player.active:
                return False
            gone = yield from decide(
                seat, "remove", [thing("remove", one) for one in dict.fromkeys(player.active)], rule="W-96"
            )
            player.active.remove(gone)
            if gone.family == "ally":
                s.stock[gone] += 1
            else:
                s.apart.append(gone)
            dealer.tell(ChipRemoved, seat, gone)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (thing("remove", chip).key for chip in content.chips)
