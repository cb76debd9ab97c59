"""Verbs about monsters: slay one more, take one, put one back (V-84, V-85, V-88)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from ....kernel import Dealer, Option, Rule, Seat, do, piece, remember
from ....kernel.verbs import Inner
from ..events import MonsterReturned, MonsterTaken
from ..grammar import VERBS, Effect
from ..pieces import Box, Monster, Source, Valeria
from ..prompts import Prompt
from ..rules import centre, purchases
from ..rules.paying import PASS, slays

SLAY = Prompt("slay", "V-88", "centre", listed=False)
SEIZE = Prompt("seize", "V-85", "centre")
RETURN_MONSTER = Prompt("return-monster", "V-84", "own")


@VERBS.verb("slay", places=("reward",), signs="slay", remarks=("optional",))
@piece
class Slay(Effect):
    """One more slay inside this action, at the normal cost (V-88, V-41); its keys are those of the action."""

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        options = slays(s, seat)
        if options:
            purchase = yield from SLAY.ask(seat, [*options, PASS], card=source.ref)
            if purchase is not None:
                yield from do(purchases.slay(s, dealer, seat, purchase))


@VERBS.verb("take_monster", places=("reward",), signs="monster take player", remarks=("optional", "random"))
@piece
class TakeMonster(Effect):
    """A random monster of an opponent's pile, without its reward (V-85)."""

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        if s.variant.solo:
            yield from _take_leftmost(s, dealer, seat, source)
            return
        options: list[Option[Any]] = [
            Option(f"seize/p{rival}", rival) for rival in s.variant.rivals[seat] if s.slain[rival]
        ]
        if not options:
            return
        victim = yield from SEIZE.ask(seat, [*options, PASS], card=source.ref)
        if victim is not None:
            pile = s.slain[victim]
            monster = pile.pop(dealer.below(len(pile)))
            s.slain[seat].append(monster)
            dealer.reveal(MonsterTaken, seat, victim, monster)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        if box.variant.solo:
            return (f"seize/{monster.ref}" for monster in box.monsters if monster.area)
        return (f"seize/p{seat}" for seat in range(box.variant.seats))


def _take_leftmost(s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
    """V-101"""
    slot = next((slot for slot, stack in enumerate(s.monster_stacks) if stack), None)
    if slot is None:
        return
    monster = s.monster_stacks[slot][-1]
    taken = yield from SEIZE.ask(seat, [Option(f"seize/{monster.ref}", True), PASS], card=source.ref)
    if taken:
        centre.take_monster(s, slot)
        s.slain[seat].append(monster)
        dealer.tell(MonsterTaken, seat, None, monster)


@VERBS.verb("return_monster", places=("reward",), signs="monster pay {then}")
@piece
class ReturnMonster(Effect):
    """Put an own slain monster back into its stack (V-84); a slain event has none."""

    then: Annotated[tuple[Effect, ...], Inner(VERBS, "return")]

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        kinds = [monster for monster in dict.fromkeys(s.slain[seat]) if monster.area]
        if not kinds:
            return
        options: list[Option[Any]] = [_back(monster) for monster in kinds]
        monster = yield from RETURN_MONSTER.ask(seat, [*options, PASS], card=source.ref)
        if monster is not None:
            centre.return_monster(s, seat, monster)
            dealer.tell(MonsterReturned, seat, monster)
            for part in self.then:
                part.perform(s, dealer, seat, source)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        return (_back(monster).key for monster in box.monsters if monster.area)


@remember
def _back(monster: Monster) -> Option[Monster]:
    return Option(f"return/{monster.ref}", monster)
