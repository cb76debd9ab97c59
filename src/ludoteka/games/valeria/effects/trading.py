"""The verb that gives one thing for another (V-34, V-74, V-90)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece, remember
from ....kernel.verbs import Inner
from ..events import traded
from ..grammar import NOTHING, VERBS, Amounts, Bundle, Counter, Effect, Per, plus, times
from ..pieces import Box, Source, Valeria
from ..prompts import About, Prompt
from ..rules.counting import count
from ..rules.paying import PASS
from .gaining import Gain

TRADE = Prompt("trade", "V-34", "own", about=About)
Bargain = tuple[int, int, "Exchange"]  # which of several trades, how often, what it is


@VERBS.verb("exchange", places=("income", "reward", "roll"), signs="{pay} {pay_per} pay {then}")
@piece
class Exchange(Effect):
    """Pay exactly, all or nothing, to get what follows (V-34, V-74)."""

    pay: Annotated[Amounts, Bundle(inside=True)]
    pay_per: Annotated[Counter | None, Per()]
    then: Annotated[tuple[Effect, ...], Inner(VERBS, "trade")]

    def price(self, s: Valeria, seat: int) -> Amounts:
        return self.pay if self.pay_per is None else times(self.pay, count(s, seat, self.pay_per))

    def affordable(self, s: Valeria, seat: int) -> int:
        """How many times the price can be paid in full."""
        price = self.price(s, seat)
        return min([own // amount for own, amount in zip(s.have[seat], price, strict=True) if amount], default=99)

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        """V-90: pay exactly and receive, or decline."""
        if not self.affordable(s, seat):
            return
        done = yield from TRADE.ask(seat, [bargain(source, self, 0, 1), PASS])
        if done is not None:
            self.barter(s, dealer, seat, source, 1)

    def barter(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source, n: int) -> None:
        """Pay and receive, n times."""
        paid = times(self.price(s, seat), n)
        got = NOTHING
        for part in self.then:
            if type(part) is Gain:
                got = plus(got, times(part.amounts, n * part.number(s, seat)))
        have = s.have[seat]
        for track in range(4):
            have[track] += got[track] - paid[track]
        dealer.tell(traded, seat, source, n, paid, got)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        return (bargain(source, self, 0, n).key for n in range(1, most + 1))


@remember
def bargain(source: Source, effect: Exchange, index: int, n: int) -> Option[Bargain]:
    return Option(f"trade/{source.ref}/times-{n}", (index, n, effect))
