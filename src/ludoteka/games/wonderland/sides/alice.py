"""Alice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....kernel import Dealer, Rule, Seat, piece
from ..effects.wonderlandians import send_figures, sends
from ..events.tea import LocalDrawn
from ..grammar import VERBS, Effect
from ..pieces import Chip, Wonderland
from ..rules.talents import TALENTS, Talent

if TYPE_CHECKING:
    from ..content import Content


class Contrariwise(Talent):
    """W-60: round the table the other way."""

    backwards = True
    why_behind: tuple[str, str] = ("why-behind-alice", "W-60")

    def ahead(self, chair: int, chairs: int) -> range:
        return range((chair or chairs) - 1, 0, -1)

    def between(self, start: int, end: int, chairs: int) -> range:
        return range(end + 1, start or chairs)


TALENTS["contrariwise"] = Contrariwise()


@VERBS.verb("help_the_locals", places=("ability",))
@piece
class HelpTheLocals(Effect):
    """Draw until a figure appears, shuffle the rest back, place it for this war; W-106 takes it out (R-49)."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        if not any(wonder.figure for wonder in s.wonders):
            return False
        drawn = [s.wonders.pop()]
        while not drawn[-1].figure:
            drawn.append(s.wonders.pop())
        figure = drawn[-1]
        dealer.reveal(LocalDrawn, seat, tuple(drawn))
        s.wonders += drawn[:-1]
        dealer.shuffle(s.wonders)
        player.local.append(figure)
        player.bench += [figure] * figure.count
        yield from send_figures(s, dealer, seat, figure)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return sends(content)
