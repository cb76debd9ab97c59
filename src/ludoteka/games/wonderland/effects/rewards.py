"""Rewards of tea cards and forge tracks: chips, shards, shield, points and the own board (W-39 to W-49, W-101)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, Option, Rule, Seat, choose, piece
from ....kernel.verbs import Number, Plain
from ..events.battle import ArtifactGained
from ..events.tea import (
    CastlesGrew,
    LeaderGrew,
    MadnessDiscarded,
    PowerUnlocked,
    QuestDiscarded,
    QuestsDrawn,
    ShardsRolled,
    SupportersReleased,
)
from ..grammar import VERBS, AllyType, Counted, Effect, Level, N, Numbered, Per
from ..options import DISCARD_SHARD, PASS, region, thing
from ..pieces import Chip, Quest, Wonderland
from ..rules import goods
from ..rules.regions import build_castle, regions_in_use
from ..rules.talents import talent_of
from ..rules.two_player import rules_for
from .firing import decide

if TYPE_CHECKING:
    from ..content import Content

BOTH = ("reward", "ability")


# -- Chips -------------------------------------------------------------------------------------------------------------
@VERBS.verb("gain_ally", places=BOTH)
@piece
class GainAlly(Effect):
    """W-39, W-40: the shown chip, or a free choice; for one that has run out, any other of the level, or none (R-6)."""

    type: AllyType
    level: Level

    @property
    def ref(self) -> str:
        """`gain-ally+rose-weak`; forge chips have no level."""
        return f"gain-ally+{self._chip}"

    @property
    def _chip(self) -> str:
        return self.type if self.type == "forge" else f"{self.type}-{self.level}"

    def plain(self) -> Plain:
        return {"say": "fx-gain-ally", "chip": self._chip}

    def _shown(self, s: Wonderland) -> Chip | None:
        return next((chip for chip in goods.ally_chips(s, self.level) if chip.kind == self.type), None)

    def open(self, s: Wonderland, seat: Seat) -> bool:
        return self.type == "any" or self._shown(s) is None

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        there = goods.ally_chips(s, self.level)
        if not there:
            return False
        gained = self._shown(s)
        if gained is None:
            options: list[Option[Chip | None]] = [thing("ally", c) for c in there]
            if self.type != "any":
                options.append(PASS)
            gained = yield from decide(seat, "ally", options, rule="W-40", level=self.level)
        if gained is None:
            return False
        goods.gain_chip(s, dealer, seat, gained)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (thing("ally", chip).key for chip in content.chips)


@VERBS.verb("discard_madness", places=BOTH)
@piece
class DiscardMadness(Counted):
    """W-48: a normal madness chip out of the bag into the supply (R-8); never the double one."""

    n: N
    per: Per
    asks = False

    def open(self, s: Wonderland, seat: Seat) -> bool:
        return False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        player = s.players[seat]
        for _ in range(self.number(s, seat, chip)):
            bad = next((c for c in player.bag if c.kind == "madness"), None)
            if bad is None:
                return
            player.bag.remove(bad)
            s.stock[bad] += 1
            dealer.tell(MadnessDiscarded, seat, bad)


@VERBS.verb("gain_artifact", places=BOTH)
@piece
class GainArtifact(Effect):
    """W-103: from the end of a full forge track."""

    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        player = s.players[seat]
        player.bag.append(player.faction.artifact)
        dealer.tell(ArtifactGained, seat, player.faction.artifact)


# -- Shards, shield and points -----------------------------------------------------------------------------------------
@VERBS.verb("roll_shards", places=BOTH)
@piece
class RollShards(Effect):
    """W-41: roll the shard die and gain that many."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        yield from roll(s, dealer, seat)
        return True


def roll(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    n = s.box.die[dealer.below(len(s.box.die))]
    s.players[seat].shards += n
    dealer.reveal(ShardsRolled, seat, n)
    yield from talent_of(s.players[seat]).rolled(s, dealer, seat, n)  # W-61


@VERBS.verb("gain_shards", places=BOTH)
@piece
class GainShards(Numbered):
    """From the supply."""

    n: N
    per: Per
    asks = False

    def open(self, s: Wonderland, seat: Seat) -> bool:
        return False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        goods.gain_shards(s, dealer, seat, self.number(s, seat, chip))


@VERBS.verb("discard_shards", places=BOTH)
@piece
class DiscardShards(Numbered):
    """As many as there are, up to so many."""

    n: N
    per: Per
    asks = False

    def open(self, s: Wonderland, seat: Seat) -> bool:
        return False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        goods.discard_shards(s, dealer, seat, self.number(s, seat, chip))


@VERBS.verb("shield_up", places=BOTH)
@piece
class ShieldUp(Effect):
    """The shield is whole again."""

    asks = False

    def open(self, s: Wonderland, seat: Seat) -> bool:
        return False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        goods.mend_shield(s, dealer, seat)


@VERBS.verb("gain_vp", places=BOTH)
@piece
class GainVp(Numbered):
    """Points, reported with their source."""

    n: N
    per: Per
    asks = False

    def open(self, s: Wonderland, seat: Seat) -> bool:
        return False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        goods.gain_vp(s, dealer, seat, self.number(s, seat, chip), source)


# -- The own board -----------------------------------------------------------------------------------------------------
@VERBS.verb("unlock_ability", places=BOTH)
@piece
class UnlockAbility(Effect):
    """W-44: the disc of one ability comes off, in any order."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        locked = [power for power in player.faction.powers if power not in player.powers]
        if not locked:
            return False
        power = yield from decide(seat, "unlock", [thing("unlock", power) for power in locked], rule="W-44")
        player.powers.append(power)
        dealer.tell(PowerUnlocked, seat, power)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (thing("unlock", power).key for faction in content.many for power in faction.powers)


@VERBS.verb("place_castle", places=BOTH)
@piece
class PlaceCastle(Effect):
    """W-46: where one has none yet; with two players where a step is possible (W-119)."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        options = castle_options(s, seat)
        if not options:
            return False
        where = yield from decide(seat, "castle", options, rule="W-46")
        build_castle(s, dealer, seat, where, rules_for(s).next_castle(s.players[seat], where))
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (region("castle", where).key for where in content.box.regions)


def castle_options(s: Wonderland, seat: Seat) -> list[Option[int]]:
    player, rules = s.players[seat], rules_for(s)
    return [region("castle", where) for where in regions_in_use(s) if rules.next_castle(player, where.index)]


@VERBS.verb("leader_strength", places=BOTH)
@piece
class LeaderStrength(Counted):
    """W-47: one more; at the end of the track one may discard a shard instead (R-34)."""

    n: N
    per: Per

    def open(self, s: Wonderland, seat: Seat) -> bool:
        player = s.players[seat]
        return player.strength >= s.box.leader_max and player.shards > 0

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        for _ in range(self.number(s, seat, chip)):
            if player.strength < s.box.leader_max:
                player.strength += 1
                dealer.tell(LeaderGrew, seat, player.strength)
            elif player.shards and (yield from choose(seat, "discard-shard", [DISCARD_SHARD, PASS], rule="W-47")):
                goods.discard_shards(s, dealer, seat, 1)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (DISCARD_SHARD.key,)


@VERBS.verb("release_supporters", places=BOTH)
@piece
class ReleaseSupporters(Numbered):
    """W-101: supporters of a covered space into the own supply."""

    n: N
    per: Per
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        player = s.players[seat]
        n = min(self.number(s, seat, chip), player.locked)
        player.locked -= n
        player.supply += n
        dealer.tell(SupportersReleased, seat, n)


@VERBS.verb("castle_value", places=BOTH)
@piece
class CastleValue(Effect):
    """W-103: every castle is now worth the number shown."""

    to: Annotated[int, Number(least=1)]
    asks = False

    @property
    def ref(self) -> str:
        return f"castle-value-{self.to}"

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        s.players[seat].castle_value = self.to
        dealer.tell(CastlesGrew, seat, self.to)


# -- Quests ------------------------------------------------------------------------------------------------------------
@VERBS.verb("draw_quests", places=BOTH)
@piece
class DrawQuests(Numbered):
    """W-49: draw, then perhaps discard one of the face-down quests in hand."""

    n: N
    per: Per
    discard: Annotated[int, Number(most=1, default=0)]

    @property
    def ref(self) -> str:
        return f"draw-and-discard-{self.n}" if self.discard else f"draw-quests-{self.n}"

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        drawn = take_quests(s, dealer, self.number(s, seat, chip))
        player.quests += drawn
        dealer.reveal(QuestsDrawn, seat, len(drawn), tuple(drawn))
        for _ in range(min(self.discard, len(player.quests))):
            away: Quest = yield from choose(
                seat, "discard", lambda: [thing("discard", q) for q in player.quests], rule="W-49"
            )
            player.quests.remove(away)
            player.discarded = True
            s.quest_pile.append(away)
            s.quest_pile_by.append(seat)
            dealer.tell(QuestDiscarded, seat, away)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (thing("discard", quest).key for quest in content.quests)


def take_quests(s: Wonderland, dealer: Dealer, n: int) -> list[Quest]:
    """From the top of the deck; an empty deck is made of the discards, shuffled."""
    drawn: list[Quest] = []
    for _ in range(n):
        if not s.quests and s.quest_pile:
            s.quests, s.quest_pile, s.quest_pile_by = s.quest_pile, [], []
            dealer.shuffle(s.quests)
        if s.quests:
            drawn.append(s.quests.pop())
    return drawn
