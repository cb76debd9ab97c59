"""The reward that places units (W-37, W-38)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece
from ....kernel.verbs import Flag
from ..grammar import VERBS, N, Numbered, Per
from ..options import PASS, Unit, place, relocate
from ..pieces import Chip, Player, Region, Wonderland
from ..rules.regions import move_unit, place_supporters, place_unit, region_at, regions_in_use
from ..rules.talents import talent_of
from .firing import decide

if TYPE_CHECKING:
    from ..content import Content

Move = tuple[Unit, int | None, int]  # a unit, from the supply (None) or a region, to a region


@VERBS.verb("place_units", places=("reward", "ability"))
@piece
class PlaceUnits(Numbered):
    """W-37: into one region, from the own supply; then, one for each that is missing, from other regions."""

    n: N
    per: Per
    supporters: Annotated[bool, Flag()]  # no other units, outside the tea party

    def possible(self, s: Wonderland, seat: Seat) -> bool:
        return bool(self._moves(s, seat, regions_in_use(s), False))

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        left = self.number(s, seat, chip)
        spread = s.phase == "tea" and talent_of(player).spreads  # W-56
        regions = regions_in_use(s)
        while left:
            options = self._moves(s, seat, regions, optional)
            prompt = "place" if self._supply(s, player) else "relocate"
            answer = (yield from decide(seat, prompt, options, rule="W-37", left=left)) if options else None
            if answer is None:
                return False
            left -= _place(s, dealer, seat, answer, 1 if spread or player.bench else left)
            if not spread:
                regions = [region_at(s, answer[2])]
            optional = False
        return True

    def _moves(self, s: Wonderland, seat: Seat, regions: Sequence[Region], optional: bool) -> list[Option[Move | None]]:
        """The options to place units; with an empty supply those to move units instead, or none (R-43)."""
        player = s.players[seat]
        units = self._supply(s, player)
        if units:
            placings: list[Option[Move | None]] = [place(unit, where) for unit in units for where in regions]
            return [*placings, PASS] if optional else placings
        moves: list[Option[Move | None]] = [
            relocate(unit, start, end)
            for start in regions_in_use(s)
            for unit in (
                *(("supporter",) if player.supporters[start.index] else ()),
                *dict.fromkeys(player.figures[start.index]),
            )
            for end in regions
            if end is not start
        ]
        return [*moves, PASS] if moves else []

    def _supply(self, s: Wonderland, player: Player) -> list[Unit]:
        """The units that can be placed from beside the board."""
        units: list[Unit] = ["supporter"] if player.supply else []
        if not self.supporters or s.phase == "tea":
            units += dict.fromkeys(player.bench)
        return units

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        for here in content.box.regions:
            for unit in content.units:
                yield place(unit, here).key
                yield from (relocate(unit, here, there).key for there in content.box.regions if there is not here)


def _place(s: Wonderland, dealer: Dealer, seat: Seat, move: Move, most: int) -> int:
    """Carry out a move, with as many supporters as possible if there is no decision; returns how many."""
    unit, start, end = move
    player = s.players[seat]
    if start is not None:
        move_unit(s, dealer, seat, unit, start, end)
    elif isinstance(unit, str):
        n = min(most, player.supply)
        place_supporters(s, dealer, seat, n, end)
        return n
    else:
        place_unit(s, dealer, seat, unit, end)
    return 1
