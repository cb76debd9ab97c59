"""Verbs that touch other players; those of chips wait for step 3 of a draw (W-74)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

from ....kernel import Dealer, Option, Rule, Seat, piece
from ....kernel.verbs import Flag, Plain, Word
from ..events.battle import ChipReturned, NextChipWeakened
from ..events.tea import ShardsGained, VpTaken
from ..grammar import VERBS, Counted, Effect, N, Per, hyphens
from ..options import PASS, calm, player
from ..pieces import Chip, Wonderland
from ..rules import goods
from ..rules.goods import opponents
from ..rules.two_player import standing
from .firing import decide

if TYPE_CHECKING:
    from ..content import Content


class Whom(Word):
    """The players who may be chosen as target."""

    def __init__(self) -> None:
        super().__init__(("any_opponent", "opponent_ahead", "any_player"))

    def plain(self, value: str) -> Plain:
        return {"say": f"whom-{hyphens(value)}"}


def targets(seats: int) -> Iterable[str]:
    return (player("target", Seat(i)).key for i in range(seats))


@VERBS.verb("give_shard", places=("ability",))
@piece
class GiveShard(Effect):
    """One shard to the chosen target, from the supply or from oneself."""

    to: Annotated[str, Whom()]
    own: Annotated[bool, Flag()]
    outward = True

    def _targets(self, s: Wonderland, seat: Seat) -> list[Seat]:
        if self.to == "any_player":
            return [Seat(i) for i in range(len(s.players)) if i != seat]
        if self.to == "opponent_ahead":
            return [other for other in opponents(s, seat) if s.players[other].marker > s.players[seat].marker]
        return opponents(s, seat)

    def possible(self, s: Wonderland, seat: Seat) -> bool:
        return bool(self._targets(s, seat)) and (not self.own or s.players[seat].shards > 0)

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        options: list[Option[Seat | None]] = [player("target", other) for other in self._targets(s, seat)]
        if not options or (self.own and not s.players[seat].shards):
            return False
        offered = [*options, PASS] if optional else options
        to = yield from decide(seat, "give-shard", offered, rule="W-74", chip=chip.ref)
        if to is None:
            return False
        if self.own:
            goods.give_shard(s, dealer, seat, to)
        else:
            s.players[to].shards += 1
            dealer.tell(ShardsGained, to, 1)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return targets(seats)


@VERBS.verb("opponent_next_chip", places=("ability",))
@piece
class OpponentNextChip(Effect):
    """The next chip of an opponent still drawing counts 1 at most."""

    outward = True

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        drawing = [player("target", other) for other in opponents(s, seat) if not s.players[other].stopped]
        if not drawing:
            return False
        victim = yield from decide(seat, "weaken", drawing, rule="W-74", chip=chip.ref)
        s.players[victim].capped = True
        dealer.tell(NextChipWeakened, seat, victim)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return targets(seats)


@VERBS.verb("return_opponent_madness", places=("ability",))
@piece
class ReturnOpponentMadness(Counted):
    """Chips of an opponent's madness track go into that opponent's bag; one whose track is empty may be chosen too."""

    n: N
    per: Per
    outward = True

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        for _ in range(self.number(s, seat, chip)):
            others = opponents(s, seat)
            options: list[Option[Any]] = [calm(o, c) for o in others for c in dict.fromkeys(s.players[o].madness)]
            if not options:
                return False
            options += [player("target", other) for other in others if not s.players[other].madness]
            chosen = yield from decide(seat, "calm", options, rule="W-74", chip=chip.ref)
            if not isinstance(chosen, tuple):
                continue
            victim, back = chosen
            s.players[victim].madness.remove(back)
            s.players[victim].bag.append(back)
            dealer.tell(ChipReturned, victim, back)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        yield from targets(seats)
        yield from (calm(Seat(i), chip).key for chip in content.chips for i in range(seats))


@VERBS.verb("steal_vp", places=("ability",))
@piece
class StealVp(Counted):
    """From whoever leads on the track beside oneself; a tie may be chosen from (R-26)."""

    n: N
    per: Per
    outward = True

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        best = max(s.players[i].marker for i in standing(s))
        leaders = [player("target", other) for other in opponents(s, seat) if s.players[other].marker == best]
        if not leaders:
            return False
        victim = yield from decide(seat, "steal", leaders, rule="W-74", chip=chip.ref)
        n = min(self.number(s, seat, chip), s.players[victim].vp)
        if n:
            s.players[victim].vp -= n
            s.players[seat].vp += n
            dealer.tell(VpTaken, seat, n, victim)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return targets(seats)
