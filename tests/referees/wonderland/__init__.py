"""The referee of Wonderland's War: a second reading of the rulebooks and of the specification's numbered rules.

It does not judge the order in which the rewards of a forged space come (nothing depends on it), and whether a leader
who goes a whole round passes those who wait at the head (R-24 is silent).
"""

from tests.referees.running import Bench

from .positions import start
from .referee import Referee, taste

MATCHES = (
    (2, {"allies": "A", "bags": "always"}),
    (3, {"allies": "B", "bags": "always"}),
    (4, {"allies": "C", "bags": "always"}),
    (5, {"allies": "D", "bags": "always"}),
    (3, {"allies": "mixed", "bags": "always"}),
    (5, {"allies": "A", "factions": "random"}),
    (2, {"allies": "mixed", "factions": "random", "first": "p1"}),
    (4, {"allies": "mixed", "bags": "always"}),
    (5, {"allies": "random", "bags": "always"}),
    (2, {"allies": "random", "bags": "always"}),
    (2, {"allies": "A", "bags": "always", "last-drawer": "lead"}),
    (5, {"allies": "C", "bags": "always", "uncontested": "quests"}),
)
BENCH = Bench("wonderland", Referee, MATCHES, taste=taste, positions=start)
