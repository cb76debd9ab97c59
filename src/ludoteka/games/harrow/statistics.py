"""Statistics of Harrow County for the arena and the balance report."""

from __future__ import annotations

from collections import Counter

from ...kernel import Statistics, Table
from .events.fair_folk import ItemFound, QuestDone
from .events.fight import Attacked, HaintKilled
from .events.hester import Devoured, FireMade, HaintInfected
from .events.match import JarBroken, LanternTaken, PointsScored
from .pieces import FACTION, FAIR_FOLK, HESTER, JAR, VP_FACTIONS
from .state import Harrow

CHOICES = ("card", "tile", "break")
SOURCES = ("rescue", "ruin", "doll", "kill", "dial", "brambles", "fire")
JARS = ("abilities-jars", "wild-jars", "legend-jars", "attack-jars")
MAPS = {
    "side-a": ("protectors-on-a", "family-on-a", "kammi-on-a", "hester-on-a", "fair-folk-on-a"),
    "side-b": ("protectors-on-b", "family-on-b", "kammi-on-b", "hester-on-b", "fair-folk-on-b"),
}
LANTERN = {
    True: ("protectors-first", "family-first", "kammi-first"),
    False: ("protectors-second", "family-second", "kammi-second"),
}


def traits(table: Table[Harrow]) -> list[dict[str, str]]:
    """Per seat: the faction, the side of the map it played on, its legend, its track, who had the lantern first."""
    return [_of(table, faction) for faction in table.state.factions]


def _of(table: Table[Harrow], faction: int) -> dict[str, str]:
    s = table.state
    played = {"faction": FACTION[faction], "map": MAPS[s.land.ref][faction]}
    if faction not in VP_FACTIONS or s.mode in ("solo", "duel"):
        return played
    hero = s.boards[faction].hero
    first = next((event.side for event in table.events if isinstance(event, LanternTaken)), FACTION[s.rivals[0]])
    return played | {
        "legend": hero.ref if hero else "none",
        "track": f"{FACTION[faction]}-{s.boards[faction].track}",
        "lantern": LANTERN[first == FACTION[faction]][faction],
    }


def measure(table: Table[Harrow]) -> list[dict[str, float]]:
    """Per seat: points by source, rounds, jars, attacks and kills; fires and feasts; things found."""
    return [{name: float(n) for name, n in _deeds(table, faction).items()} for faction in table.state.factions]


def _deeds(table: Table[Harrow], faction: int) -> dict[str, float]:
    own = FACTION[faction]
    done: Counter[str] = Counter()
    for event in table.events:
        if isinstance(event, PointsScored) and event.side == own:
            done[f"points/{event.reason}"] += event.number
        elif isinstance(event, JarBroken) and event.side == own:
            done[JARS[JAR.index(event.jar)]] += 1
        elif isinstance(event, Attacked) and event.side == own:
            done["attacks"] += 1
        elif isinstance(event, HaintKilled) and event.side == own:
            done["kills"] += 1
        else:
            done[type(event).__name__] += 1
    counted: dict[str, float] = {"rounds": table.state.round}
    if faction in VP_FACTIONS:
        counted |= {f"points/{source}": done[f"points/{source}"] for source in SOURCES}
        counted |= {jars: done[jars] for jars in JARS}
        counted |= {"attacks": done["attacks"], "kills": done["kills"]}
    elif faction == HESTER:
        counted |= {"infections": done[HaintInfected.__name__], "fires": done[FireMade.__name__]}
        counted |= {"feasts": done[Devoured.__name__]}
    elif faction == FAIR_FOLK:
        counted |= {"quests-done": done[QuestDone.__name__], "found": done[ItemFound.__name__]}
    return counted


STATISTICS = Statistics(measure, traits, CHOICES)
