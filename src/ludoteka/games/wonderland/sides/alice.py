"""Alice."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat
from ..effects.firing import hook
from ..effects.rewards import send_figures
from ..events.tea import LocalDrawn
from ..pieces import Ability, Wonderland
from ..rules.talents import TALENTS, Talent


class Contrariwise(Talent):
    """W-60: round the table the other way."""

    backwards = True
    why_behind = ("why-behind-alice", "W-60")

    def ahead(self, chair: int, chairs: int) -> range:
        return range((chair or chairs) - 1, 0, -1)

    def between(self, start: int, end: int, chairs: int) -> range:
        return range(end + 1, start or chairs)


TALENTS["contrariwise"] = Contrariwise()


@hook
def help_the_locals(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Draw until a figure appears, shuffle the rest back, place it for this war; W-106 takes it out (R-49)."""
    p = s.players[seat]
    if not any(w.figure for w in s.wonders):
        return
    drawn = [s.wonders.pop()]
    while not drawn[-1].figure:
        drawn.append(s.wonders.pop())
    figure = drawn[-1]
    dealer.reveal(LocalDrawn, seat, tuple(drawn))
    s.wonders += drawn[:-1]
    dealer.shuffle(s.wonders)
    p.local.append(figure)
    p.bench += [figure] * figure.count
    yield from send_figures(s, dealer, seat, figure)
