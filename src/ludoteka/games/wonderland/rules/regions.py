"""Regions, units and castles: who stands where, and the ring they stand on."""

from __future__ import annotations

from ....kernel import Dealer, Seat
from ..effects.standing import LoseFirst
from ..events.battle import UnitLost
from ..events.tea import CastleBuilt, FigurePlaced, SupportersPlaced, UnitMoved
from ..options import Unit, name
from ..pieces import NOWHERE, Player, Region, Wonder, Wonderland


# -- The ring ----------------------------------------------------------------------------------------------------------
def region_at(s: Wonderland, index: int) -> Region:
    return s.box.regions[index]


def regions_in_use(s: Wonderland) -> list[Region]:
    return [s.box.regions[index] for index in s.ring]


def clockwise(s: Wonderland, start: int, steps: int) -> int:
    """The region so many steps after `start`; a removed region is not counted (W-112)."""
    return s.ring[(s.ring.index(start) + steps) % len(s.ring)]


def neighbours(s: Wonderland, index: int) -> list[int]:
    """W-5: the previous and the next region of the ring."""
    return [clockwise(s, index, -1), clockwise(s, index, 1)]


# -- Units -------------------------------------------------------------------------------------------------------------
def units_in(player: Player, region: int) -> int:
    """W-6: supporters, figures and the leader; castles are no units."""
    return player.supporters[region] + len(player.figures[region]) + (player.leader == region)


def units_on_board(player: Player) -> int:
    return sum(player.supporters) + sum(map(len, player.figures)) + (player.leader != NOWHERE)


def place_supporters(s: Wonderland, dealer: Dealer, seat: Seat, n: int, region: int) -> None:
    player = s.players[seat]
    player.supply -= n
    player.supporters[region] += n
    dealer.tell(SupportersPlaced, seat, n, region_at(s, region))


def place_figure(s: Wonderland, dealer: Dealer, seat: Seat, figure: Wonder, region: int) -> None:
    """A standee of the own supply onto the board."""
    player = s.players[seat]
    player.bench.remove(figure)
    player.figures[region].append(figure)
    dealer.tell(FigurePlaced, seat, figure, region_at(s, region))


def place_unit(s: Wonderland, dealer: Dealer, seat: Seat, unit: Unit, region: int) -> None:
    if isinstance(unit, str):
        place_supporters(s, dealer, seat, 1, region)
    else:
        place_figure(s, dealer, seat, unit, region)


def move_unit(s: Wonderland, dealer: Dealer, seat: Seat, unit: Unit, start: int, end: int) -> None:
    """A unit of the board to another region; it is not lost on the way."""
    player = s.players[seat]
    if unit == "leader":
        player.leader = end
    elif isinstance(unit, str):
        player.supporters[start] -= 1
        player.supporters[end] += 1
    else:
        player.figures[start].remove(unit)
        player.figures[end].append(unit)
    dealer.tell(UnitMoved, seat, name(unit), region_at(s, start), region_at(s, end))


def losable(player: Player, region: int) -> list[Unit]:
    """W-84: what may be lost here: the leader only when nothing else is left; some figures go first."""
    first = [
        figure
        for figure in player.figures[region]
        if any(isinstance(effect, LoseFirst) for ability in figure.abilities for effect in ability.effects)
    ]
    if first:
        return [first[0]]
    units: list[Unit] = ["supporter"] if player.supporters[region] else []
    units += dict.fromkeys(player.figures[region])
    return units or (["leader"] if player.leader == region else [])


def lose_unit(s: Wonderland, dealer: Dealer, seat: Seat, unit: Unit, region: int) -> None:
    """A lost unit goes to its owner's supply; a figure that only helped for this war leaves the game."""
    player = s.players[seat]
    if player.fighting and region == s.region:
        player.lost += 1
    if unit == "leader":
        player.leader = NOWHERE
    elif isinstance(unit, str):
        player.supporters[region] -= 1
        player.supply += 1
    else:
        player.figures[region].remove(unit)
        if unit not in player.local:
            player.bench.append(unit)
    dealer.tell(UnitLost, seat, name(unit), region_at(s, region))


# -- Castles -----------------------------------------------------------------------------------------------------------
def castles(player: Player) -> int:
    return sum(step > 0 for step in player.castles)


def build_castle(s: Wonderland, dealer: Dealer, seat: Seat, region: int, step: int) -> None:
    s.players[seat].castles[region] = step
    dealer.tell(CastleBuilt, seat, region_at(s, region), step == 2)
