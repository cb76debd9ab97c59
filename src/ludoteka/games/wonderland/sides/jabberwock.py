"""The Jabberwock: poison on the tea table and in the bags of others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....kernel import Dealer, Option, Rule, Seat, choose, piece
from ..effects.firing import powers
from ..events.battle import PoisonGiven
from ..events.tea import PoisonPlaced, PoisonReturned
from ..grammar import VERBS, Effect
from ..options import PASS, player, thing
from ..pieces import NOWHERE, Chip, Player, TeaCard, Wonderland
from ..rules.goods import poison_chip
from ..rules.talents import TALENTS, Talent

if TYPE_CHECKING:
    from ..content import Content


class JawsThatBite(Talent):
    """W-20, W-57, W-58, W-62."""

    poison_harms = False

    def supply_poison(self, s: Wonderland, player: Player, poison: Chip) -> None:
        """One for each player and two."""
        player.poison = min(len(s.players) + 2, s.stock[poison])
        s.stock[poison] -= player.poison

    def tea_start(self, s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
        yield from poison_cards(s, dealer, seat, s.players[seat].faction.params[0])

    def turn_end(self, s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
        """One more when none lies on the table, while it can still strike somebody."""
        each = s.cards_each
        takers = any(q.chair != NOWHERE and q.taken < each for i, q in enumerate(s.players) if i != seat)
        if takers and not any(s.poisoned):
            yield from poison_cards(s, dealer, seat, 1)

    def tea_end(self, s: Wonderland, dealer: Dealer, seat: Seat) -> None:
        """What lies on the table comes back."""
        if any(s.poisoned):
            _come_back(s, dealer, seat, sum(s.poisoned))
            s.poisoned = [False] * len(s.poisoned)

    def take_poison(self, s: Wonderland, dealer: Dealer, seat: Seat) -> None:
        _come_back(s, dealer, seat, 1)

    def poison_spent(self, s: Wonderland, dealer: Dealer, seat: Seat) -> None:
        _come_back(s, dealer, seat, 1)


TALENTS["jaws-that-bite"] = JawsThatBite()


def _come_back(s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> None:
    s.players[seat].poison += n
    dealer.tell(PoisonReturned, seat, n)


def poison_cards(s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> Rule[None]:
    """W-57: on different cards, one each, if one likes (R-10); Slithy Toves adds one whenever some was placed."""
    player = s.players[seat]
    placed = 0
    extra = any(isinstance(effect, SlithyToves) for rule in powers(player, "static") for effect in rule.effects)
    while player.poison and placed < n + extra:
        cards = [card for chair, card in enumerate(s.table) if card is not None and not s.poisoned[chair]]
        if not cards:
            return
        options: list[Option[TeaCard | None]] = [thing("poison", card) for card in cards]
        card = yield from choose(seat, "poison", [*options, PASS], rule="W-57", left=n + extra - placed)
        if card is None:
            return
        placed += 1
        player.poison -= 1
        s.poisoned[s.table.index(card)] = True
        dealer.tell(PoisonPlaced, seat, card)


@VERBS.verb("slithy_toves", places=("static",))
@piece
class SlithyToves(Effect):
    """One more poison whenever some is placed; `poison_cards` looks for it."""


@VERBS.verb("claws_that_catch", places=("ability",))
@piece
class ClawsThatCatch(Effect):
    """A poison chip for each other participant who put madness on the track in this draw, as far as one likes."""

    outward = True

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        me = s.players[seat]
        targets = [Seat(i) for i, person in enumerate(s.players) if i != seat and person.fighting and person.maddened]
        while targets and me.poison:
            options: list[Option[Seat | None]] = [player("poison", other) for other in targets]
            other = yield from choose(seat, "claws", [*options, PASS], rule="W-74")
            if other is None:
                return False
            targets.remove(other)
            me.poison -= 1
            s.players[other].bag.append(poison_chip(s))
            dealer.tell(PoisonGiven, seat, other)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (player("poison", Seat(i)).key for i in range(seats))
