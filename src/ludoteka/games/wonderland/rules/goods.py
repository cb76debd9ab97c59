"""Transfers of points, shards, shields and chips, and the order of players."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Dealer, Seat
from ..events.battle import OrderDrawn, StrengthGained, StrengthLost
from ..events.tea import ChipGained, ShardGiven, ShardsDiscarded, ShardsGained, ShieldMended, VpGained
from ..pieces import Chip, Wonderland


def gain_vp(s: Wonderland, dealer: Dealer, seat: Seat, n: int, source: str) -> None:
    if n > 0:
        s.players[seat].vp += n
        dealer.tell(VpGained, seat, n, source)


def gain_shards(s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> None:
    """W-3: the stock of shards never ends."""
    if n > 0:
        s.players[seat].shards += n
        dealer.tell(ShardsGained, seat, n)


def discard_shards(s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> None:
    """W-45: as many as there are."""
    player = s.players[seat]
    n = min(n, player.shards)
    if n > 0:
        player.shards -= n
        dealer.tell(ShardsDiscarded, seat, n)


def give_shard(s: Wonderland, dealer: Dealer, seat: Seat, to: Seat) -> None:
    s.players[seat].shards -= 1
    s.players[to].shards += 1
    dealer.tell(ShardGiven, seat, to)


def mend_shield(s: Wonderland, dealer: Dealer, seat: Seat) -> None:
    """W-42: no effect on an unbroken one."""
    if not s.players[seat].shield:
        s.players[seat].shield = True
        dealer.tell(ShieldMended, seat)


def gain_chip(s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip) -> None:
    """From the supply into the bag."""
    s.stock[chip] -= 1
    s.players[seat].bag.append(chip)
    dealer.tell(ChipGained, seat, chip)


def ally_chips(s: Wonderland, level: str) -> list[Chip]:
    """W-40: the ally chips of a level the supply still has, forge chips among the weak."""
    return [chip for chip, n in s.stock.items() if n and chip.family == "ally" and chip.level == level]


def poison_chip(s: Wonderland) -> Chip:
    return next(chip for chip in s.stock if chip.kind == "poison")


def move_marker_by(s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> None:
    """Strength gained or lost outside the advance; the track has two ends."""
    player = s.players[seat]
    before = player.marker
    player.marker = max(0, min(s.box.track_end, before + n))
    if player.marker != before:
        dealer.tell(StrengthGained if n > 0 else StrengthLost, seat, abs(player.marker - before), player.marker)


def player_order(s: Wonderland, dealer: Dealer, seats: Sequence[Seat]) -> list[Seat]:
    """W-70: fewest VP first, then most shards, then by lot."""
    if len(seats) < 2:
        return list(seats)
    players = s.players
    keys = {seat: (players[seat].vp, -players[seat].shards) for seat in seats}
    if len(set(keys.values())) == len(seats):
        return sorted(seats, key=keys.__getitem__)
    lots = list(seats)
    dealer.shuffle(lots)
    order = sorted(lots, key=keys.__getitem__)
    dealer.reveal(OrderDrawn, tuple(order))
    return order


def opponents(s: Wonderland, seat: Seat) -> list[Seat]:
    """W-69: the other participants that have not busted."""
    return [Seat(i) for i, player in enumerate(s.players) if player.standing and i != seat]
