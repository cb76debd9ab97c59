"""The differences between two players and three to five, in one strategy each.

Numbers that differ (cards per tea party, chairs, sides of the boards) are data of the box and of the content.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel import Dealer, Seat
from ..events.tea import MarkerMoved, RegionRemoved
from ..pieces import LYING, REGIONS, UPRIGHT, Player, Wonderland
from .regions import clockwise, region_at


@dataclass(frozen=True, slots=True)
class Placing:
    """The result of a battle: a sole winner, or players tied for first; and what second place is worth to whom."""

    winner: Seat | None
    tied: tuple[Seat, ...]
    seconds: tuple[tuple[Seat, int], ...]


def standing(s: Wonderland) -> list[Seat]:
    """Participants that have not busted."""
    return [Seat(i) for i, player in enumerate(s.players) if player.standing]


def half(n: int) -> int:
    return (n + 1) // 2  # rounded up


def move_marker(s: Wonderland, dealer: Dealer, start: int) -> None:
    """Roll the shard die and move the first-battle marker so many regions clockwise."""
    n = s.box.die[dealer.below(len(s.box.die))]
    s.marker = clockwise(s, start, n)
    dealer.reveal(MarkerMoved, region_at(s, s.marker), n)


class ThreeToFive:
    """The general rules."""

    forge_chips = "bag_forge"
    wagers = True

    def prepare(self, s: Wonderland, dealer: Dealer) -> None:
        """W-15: the marker starts on the Red Keep and moves on by the die; R-2: so with five players too."""
        s.ring = list(range(REGIONS))
        move_marker(s, dealer, s.box.start_region)

    def resistance(self, s: Wonderland) -> int:
        """There is none: every strength is above it."""
        return -1

    def uncontested(self, participants: int) -> bool:
        return participants == 1  # W-66

    def last_is_done(self, s: Wonderland, last: Seat) -> bool:
        """W-78: the last one drawing is strictly ahead of everybody not busted."""
        return all(s.players[last].marker > s.players[other].marker for other in standing(s) if other != last)

    def placing(self, s: Wonderland, value: int) -> Placing:
        """W-90 to W-93, W-95."""
        seats = standing(s)
        if not seats:
            return Placing(None, (), ())
        top = max(s.players[seat].marker for seat in seats)
        first = [seat for seat in seats if s.players[seat].marker == top]
        if len(first) > 1:
            return Placing(None, tuple(first), ())
        rest = [seat for seat in seats if seat not in first]
        if not rest:
            return Placing(first[0], (), ())
        next_best = max(s.players[seat].marker for seat in rest)
        second = [seat for seat in rest if s.players[seat].marker == next_best]
        share = -(-half(value) // len(second))
        return Placing(first[0], (), tuple((seat, share) for seat in second))

    def rank(self, s: Wonderland, seat: Seat) -> int:
        """W-90: 1, 1, 3 …"""
        mine = s.players[seat].marker
        return 1 + sum(s.players[other].marker > mine for other in standing(s))

    def next_castle(self, player: Player, region: int) -> int:
        """The step a castle reward would reach here; 0 if there is none."""
        return 0 if player.castles[region] else UPRIGHT


class Two(ThreeToFive):
    """W-111 to W-119."""

    forge_chips = "bag_forge_two_players"  # W-113
    wagers = False

    def prepare(self, s: Wonderland, dealer: Dealer) -> None:
        """W-111: the region of a random quest is out of the game, with its tile and its quests; W-112: the marker."""
        removed = s.quests[-1].region
        s.ring = [index for index in range(REGIONS) if index != removed]
        s.quests_out = sorted((q for q in s.quests if q.region == removed), key=lambda q: q.ref)
        s.quests = [q for q in s.quests if q.region != removed]
        dealer.reveal(RegionRemoved, region_at(s, removed))
        move_marker(s, dealer, (removed + 1) % REGIONS)

    def resistance(self, s: Wonderland) -> int:
        return s.box.resistance[s.round - 1]  # W-114

    def uncontested(self, participants: int) -> bool:
        return False  # W-115

    def last_is_done(self, s: Wonderland, last: Seat) -> bool:
        """W-117: above the resistance; if the table says so, ahead of the other player as well."""
        above = s.players[last].marker > self.resistance(s)
        return above and (not s.chasing or super().last_is_done(s, last))

    def placing(self, s: Wonderland, value: int) -> Placing:
        """W-116: nobody below the resistance is placed; level with it is a tie for first."""
        bar = self.resistance(s)
        seats = [seat for seat in standing(s) if s.players[seat].marker >= bar]
        if not seats:
            return Placing(None, (), ())
        top = max(s.players[seat].marker for seat in seats)
        first = [seat for seat in seats if s.players[seat].marker == top]
        if len(first) > 1 or top == bar:
            return Placing(None, tuple(first), ())
        seconds = tuple((seat, half(value)) for seat in seats if seat not in first)
        return Placing(first[0], (), seconds)

    def rank(self, s: Wonderland, seat: Seat) -> int:
        """The resistance has a rank of its own and wins no ties."""
        return super().rank(s, seat) + (self.resistance(s) > s.players[seat].marker)

    def next_castle(self, player: Player, region: int) -> int:
        """W-119: lying, then upright."""
        return {0: LYING, LYING: UPRIGHT}.get(player.castles[region], 0)


THREE_TO_FIVE, TWO = ThreeToFive(), Two()


def rules_for(s: Wonderland) -> ThreeToFive:
    """The strategy of this table."""
    return TWO if len(s.players) == 2 else THREE_TO_FIVE
