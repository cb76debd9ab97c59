"""The referee of Harrow County: a second reading of the rulebook and of the specification's numbered rules."""

from tests.referees.running import Bench

from .referee import Referee, taste

BENCH = Bench("harrow", Referee, ((2, {"chapter": "1"}),), taste=taste, small=2)
