"""The referee of Harrow County: a second reading of the rulebook and of the specification's numbered rules."""

from tests.referees.running import Bench

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
)
BENCH = Bench("harrow", Referee, MATCHES, taste=taste, most=150)
