"""Verbs that move own units, or lose one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, Option, Rule, Seat, choose, piece
from ....kernel.verbs import Flag
from ..events.tea import LeaderPlaced
from ..grammar import VERBS, Counted, Effect, N, Per
from ..options import COME, PASS, Unit, region, unit_in
from ..pieces import NOWHERE, Chip, Wonderland
from ..rules.madness import bust
from ..rules.regions import losable, lose_unit, move_unit, neighbours, region_at, regions_in_use, units_in
from .firing import decide

if TYPE_CHECKING:
    from ..content import Content


@VERBS.verb("move_supporters_in", places=("ability",))
@piece
class MoveSupportersIn(Counted):
    """Up to so many own supporters, from one neighbouring region or from any."""

    n: N
    per: Per
    near: Annotated[bool, Flag()]

    def possible(self, s: Wonderland, seat: Seat) -> bool:
        return bool(self._places(s, seat))

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        start: int | None = None
        for done in range(self.number(s, seat, chip)):
            places = self._places(s, seat)
            if start is not None and self.near:
                places = [index for index in places if index == start]
            if not places:
                return done > 0
            options: list[Option[int | None]] = [region("bring", region_at(s, index)) for index in places]
            start = yield from decide(seat, "bring", [*options, PASS] if optional or done else options, rule="W-74")
            if start is None:
                return done > 0
            move_unit(s, dealer, seat, "supporter", start, s.region)
        return True

    def _places(self, s: Wonderland, seat: Seat) -> list[int]:
        """The places from which supporters can come."""
        places = neighbours(s, s.region) if self.near else s.ring
        return [index for index in dict.fromkeys(places) if index != s.region and s.players[seat].supporters[index]]

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (region("bring", where).key for where in content.box.regions)


@VERBS.verb("lose_own_unit", places=("ability",))
@piece
class LoseOwnUnit(Effect):
    """From any region, the leader only where nothing else stands (R-44); W-89: the last one here means a bust."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        options: list[Option[tuple[Unit, int] | None]] = [
            unit_in("sacrifice", lost, where) for where in regions_in_use(s) for lost in losable(player, where.index)
        ]
        if not options:
            return False
        answer = yield from decide(seat, "sacrifice", [*options, PASS] if optional else options, rule="W-89")
        if answer is None:
            return False
        lose_unit(s, dealer, seat, *answer)
        if player.fighting and not units_in(player, s.region):
            bust(s, dealer, seat)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (
            unit_in("sacrifice", lost, region).key
            for region in content.box.regions
            for lost in (*content.units, "leader")
        )


@VERBS.verb("move_units_out", places=("ability",))
@piece
class MoveUnitsOut(Counted):
    """Up to so many own units, not the leader, from here to one neighbouring region."""

    n: N
    per: Per

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        ends = list(dict.fromkeys(neighbours(s, s.region)))
        for done in range(self.number(s, seat, chip)):
            units: list[Unit] = [
                *(["supporter"] if player.supporters[s.region] else []),
                *dict.fromkeys(player.figures[s.region]),
            ]
            options: list[Option[tuple[Unit, int] | None]] = [
                unit_in("leave", lost, region_at(s, end)) for end in ends for lost in units
            ]
            answer = (yield from choose(seat, "leave", [*options, PASS], rule="W-97")) if options else None
            if answer is None:
                return done > 0
            move_unit(s, dealer, seat, answer[0], s.region, answer[1])
            ends = [answer[1]]
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (unit_in("leave", lost, region).key for region in content.box.regions for lost in content.units)


@VERBS.verb("move_self", places=("ability",))
@piece
class MoveSelf(Effect):
    """The figure with this ability to any region."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        figure = next(standee for standee in player.figures[s.region] if standee.ref == source)
        options: list[Option[int | None]] = [region("fly", r) for r in regions_in_use(s) if r.index != s.region]
        end = yield from decide(seat, "fly", [*options, PASS] if optional else options, rule="W-97", figure=figure.ref)
        if end is None:
            return False
        move_unit(s, dealer, seat, figure, s.region, end)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (region("fly", where).key for where in content.box.regions)


@VERBS.verb("move_leader_here", places=("ability",))
@piece
class MoveLeaderHere(Effect):
    """From any region or the supply to the battle."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        if player.leader == s.region or (optional and not (yield from choose(seat, "come", [COME, PASS], rule="W-64"))):
            return False
        _set_leader(s, dealer, seat, s.region)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (COME.key,)


@VERBS.verb("move_leader", places=("ability",))
@piece
class MoveLeader(Effect):
    """The leader to another region."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        options: list[Option[int | None]] = [region("lead", r) for r in regions_in_use(s) if r.index != player.leader]
        end = yield from decide(seat, "move-leader", [*options, PASS] if optional else options, rule="W-33")
        if end is None:
            return False
        _set_leader(s, dealer, seat, end)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (region("lead", where).key for where in content.box.regions)


def _set_leader(s: Wonderland, dealer: Dealer, seat: Seat, end: int) -> None:
    player = s.players[seat]
    if player.leader == NOWHERE:
        player.leader = end
        dealer.tell(LeaderPlaced, seat, region_at(s, end))
    else:
        move_unit(s, dealer, seat, "leader", player.leader, end)
