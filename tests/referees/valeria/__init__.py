"""The referee of Valeria: a second reading of the rulebook and of the specification's numbered rules.

It plays the whole match along in its own words (`script`), foresees every event and every option, and compares the
views. It takes the table's compact questions where no result that the book allows is lost by them: plain gains come
first, several activations of one citizen are chosen at once, an exchange done several times in a row is one choice, one
of two equal dice stands for both, and who declines one Thief has declined the others.

Not judged: whether dice and shuffling are fair, the numbers of times that the events of income tell beside their
amounts, and the parts of the view that are advice (what the roll pays, odds, previews).
"""

from collections.abc import Mapping

from tests.referees.running import Bench

from .referee import Referee, taste

OTHERS = "monk+blacksmith+alchemist+wizard+peasant+knight+thief+warlord+priestess+miner"
FOUR = "corrupted-cleric+giant-leech+bat-swarm+mimic"
FAR = "forest+mountains+barrens+swamp+caverns"
MATCHES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (2, {}),
    (2, {"random-citizens": "on", "events": "on"}),
    (2, {"citizens": OTHERS, "areas": FAR}),
    (3, {"citizens": OTHERS, "events": "on", "chosen-events": "mimic+bat-swarm"}),
    (3, {"dukes": "off", "random-citizens": "on", "areas": FAR}),
    (4, {"events": "on", "chosen-events": FOUR, "citizens": OTHERS, "areas": "hills+ruins+barrens+swamp+caverns"}),
    (5, {"random-citizens": "on", "events": "on"}),
    (5, {"citizens": OTHERS, "dukes": "off", "areas": FAR, "first": "p3"}),
    (1, {}),
    (1, {"level": "hard", "citizens": OTHERS}),
    (1, {"level": "very-hard", "random-citizens": "on", "events": "on", "areas": FAR}),
)
BENCH = Bench("valeria", Referee, MATCHES, taste=taste)
