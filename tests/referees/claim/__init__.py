"""The referee of Claim: a second reading of the rulebook and of the specification's numbered rules.

It learns the hands when they are dealt, and then foresees every trick: what may be played, who wins it, where each card
goes, who leads, who gets which vote. Only the top of the draw deck cannot be foreseen: there it must be a card that
nobody has seen yet. What each seat and a spectator are shown is compared at every decision (C-23 and the table of who
sees what). Not judged: whether the cards are well shuffled (the laws do that).
"""

from collections.abc import Mapping

from tests.referees.running import Bench

from .referee import Referee, taste

MATCHES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (2, {}),
    (2, {"leader": "p0"}),
    (2, {"leader": "p1"}),
    (2, {"length": "3"}),
    (2, {"length": "5", "leader": "p1"}),
)
BENCH = Bench("claim", Referee, MATCHES, taste=taste, small=2)
