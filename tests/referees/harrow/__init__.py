"""The referee of Harrow County: a second reading of the rulebook and of the specification's numbered rules."""

from collections.abc import Mapping

from tests.referees.running import Bench
from tests.referees.running import Referee as Judge

from .alone import Alone
from .duel import Duel
from .referee import Referee, taste

MATCHES = (
    (2, {"chapter": "1"}),
    (2, {"chapter": "2"}),
    (2, {"chapter": "3"}),
    (2, {"chapter": "4", "sides": "kammi-protectors"}),
    (2, {"chapter": "4", "sides": "kammi-family"}),
    (3, {"chapter": "5", "sides": "protectors-family"}),
    (3, {"chapter": "5", "sides": "kammi-protectors"}),
    (3, {"chapter": "5", "sides": "kammi-family"}),
    (3, {"chapter": "fair", "sides": "protectors-family"}),
    (3, {"chapter": "fair", "sides": "kammi-protectors"}),
    (4, {"chapter": "fair", "sides": "protectors-family"}),
    (4, {"chapter": "fair", "sides": "kammi-family"}),
    (1, {"level": "1"}),
    (1, {"level": "2"}),
    (1, {"level": "3"}),
    (2, {"chapter": "fair"}),
    (2, {"chapter": "fair", "level": "3"}),
    (1, {"automata-spawn": "own-units"}),
)


def referee(seats: int, settings: Mapping[str, str]) -> Judge:
    """Alone and against the Fair Folk Hester plays with automata, which have rules of their own."""
    if seats == 1:
        return Alone(seats, settings)
    return Duel(seats, settings) if seats == 2 and settings["chapter"] == "fair" else Referee(seats, settings)


BENCH = Bench("harrow", referee, MATCHES, taste=taste, most=150)
