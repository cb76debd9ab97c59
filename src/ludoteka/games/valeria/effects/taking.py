"""The verb that takes from opponents (V-75, V-79)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece, remember
from ..events import stolen
from ..grammar import TRACKS, VERBS, Effect, OneOfKinds
from ..pieces import Box, Source, Valeria
from ..prompts import Prompt
from ..rules.paying import PASS

STEAL = Prompt("steal", "V-75")
Loot = tuple[Seat | None, int, int]  # from whom, which track, how much


@VERBS.verb("take", places=("income", "reward"), signs="{options} take player")
@piece
class Take(Effect):
    """Take one of the kinds from one opponent: as much as printed, or as the opponent has (V-75)."""

    options: Annotated[tuple[tuple[int, int], ...], OneOfKinds()]  # track, amount

    def possible(self, s: Valeria, seat: Seat, source: Source) -> bool:
        return bool(self.spoils(s, seat, source))

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        yield from self.steal(s, dealer, seat, source)

    def steal(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[bool]:
        """V-75, V-79: take as much as printed, or as the opponent has; True if anything was taken."""
        options = self.spoils(s, seat, source)
        if not options:
            return False
        if len(options) == 1 and s.variant.solo:
            loot = options[0].value
        else:
            loot = yield from STEAL.ask(seat, options, card=source.ref)
        if loot is None:
            return False
        victim, track, amount = loot
        if victim is not None:
            s.have[victim][track] -= amount
        s.have[seat][track] += amount
        dealer.tell(stolen, seat, source, victim, track, amount)
        return True

    def spoils(self, s: Valeria, seat: Seat, source: Source) -> list[Option[Loot] | Option[None]]:
        """The options of victim and amount; in the solo game the supply gives, and none can decline (V-101)."""
        if s.variant.solo:
            return [_loot(source, None, track, amount) for track, amount in self.options]
        options: list[Option[Loot] | Option[None]] = []
        for victim in s.variant.rivals[seat]:
            have = s.have[victim]
            for track, amount in self.options:
                if have[track]:
                    options.append(_loot(source, victim, track, min(amount, have[track])))
        if options:
            options.append(PASS)
        return options

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        for track, amount in self.options:
            if box.variant.solo:
                yield _loot(source, None, track, amount).key
                continue
            for victim, n in product(range(box.variant.seats), range(1, amount + 1)):
                yield _loot(source, Seat(victim), track, n).key


@remember
def _loot(source: Source, victim: Seat | None, track: int, amount: int) -> Option[Loot]:
    whom = "supply" if victim is None else f"p{victim}"
    return Option(f"steal/{source.ref}/{whom}/{TRACKS[track]}-{amount}", (victim, track, amount))
