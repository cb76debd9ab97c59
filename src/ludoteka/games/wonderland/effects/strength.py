"""Verbs about the chip in play, the next ones and the marker on the battle track."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece
from ....kernel.verbs import Number, Plain, Word
from ..events.battle import MarkerShifted
from ..grammar import VERBS, Counted, Effect, N, Per
from ..options import PASS, number
from ..pieces import Chip, Wonderland
from ..rules import goods
from ..rules.goods import opponents
from .firing import decide

if TYPE_CHECKING:
    from ..content import Content


@VERBS.verb("chip_strength", places=("ability",))
@piece
class ChipStrength(Counted):
    """W-76: the printed strength of the chip is changed, before it advances."""

    mode: Annotated[str, Word(("add", "mul", "set"))]
    n: Annotated[int, Number(least=-9)]
    per: Per
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        s.players[seat].changes.append((self.mode, self.number(s, seat, chip)))

    def plain(self) -> Plain:
        """Each way of changing is a sentence of its own."""
        sentence = Counted.plain(self)
        inner = sentence if self.per is None else sentence["what"]
        del inner["mode"]
        inner["say"] = f"fx-chip-strength-{'less' if self.mode == 'add' and self.n < 0 else self.mode}"
        inner["n"] = abs(self.n)
        return sentence


@VERBS.verb("gain_strength", places=("ability",))
@piece
class GainStrength(Counted):
    """Beside the chip: added in step 4, or at once while madness is resolved (W-75)."""

    n: N
    per: Per
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        n = self.number(s, seat, chip)
        if chip.losses:
            goods.move_marker_by(s, dealer, seat, n)
        else:
            s.players[seat].gain += n


@VERBS.verb("next_chip", places=("ability",))
@piece
class NextChip(Counted):
    """The next chip counts so many times."""

    n: Annotated[int, Number(least=2)]
    per: Per
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        s.players[seat].times = self.number(s, seat, chip)


@VERBS.verb("next_draw_extra", places=("ability",))
@piece
class NextDrawExtra(Counted):
    """So many chips more in the next draw, one of which is played."""

    n: N
    per: Per
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        s.players[seat].extra += self.number(s, seat, chip)


@VERBS.verb("must_draw_next", places=("ability",))
@piece
class MustDrawNext(Effect):
    """The player may not stop before the next draw."""

    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        s.players[seat].must_draw = True


@VERBS.verb("opponent_loses_strength", places=("ability",))
@piece
class OpponentLosesStrength(Counted):
    """Every opponent, at once, never below 0."""

    n: N
    per: Per
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        for other in opponents(s, seat):
            goods.move_marker_by(s, dealer, other, -self.number(s, seat, chip))


@VERBS.verb("marker_to_nearest_forge", places=("ability",))
@piece
class MarkerToNearestForge(Effect):
    """Also backwards; a marker on a forge symbol or at the end stays."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        options: list[Option[int | None]] = [_space(n) for n in nearest_symbols(s, player.marker)]
        if not options:
            return False
        answer = yield from decide(seat, "marker", [*options, PASS] if optional else options, rule="W-74")
        if answer is None:
            return False
        player.marker = answer
        dealer.tell(MarkerShifted, seat, answer)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (_space(n).key for n in content.box.symbols)


def _space(n: int) -> Option[int]:
    return number("marker/space", n)


def nearest_symbols(s: Wonderland, marker: int) -> list[int]:
    if marker in s.box.symbols or marker >= s.box.track_end:
        return []
    least = min(abs(n - marker) for n in s.box.symbols)
    return [n for n in s.box.symbols if abs(n - marker) == least]
