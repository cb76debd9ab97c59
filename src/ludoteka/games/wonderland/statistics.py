"""Statistics of Wonderland's War for the arena and the balance report."""

from __future__ import annotations

from collections import Counter
from statistics import fmean

from ...kernel import Event, Statistics, Table
from .events.battle import BattleBegan, BattleWon, Busted, ChipDrawn, Forged, MadnessBlocked, UnitLost
from .events.tea import HeadReached, TeaServed, VpGained, VpTaken, WonderTaken
from .pieces import Wonderland
from .rules.regions import castles
from .rules.scoring import castle_points, quests_total

CHOICES = ("take", "recruit", "unlock")  # tea cards, Wonderlandians, abilities
SOURCES = ("regions", "castles", "quests", "forge", "allies", "wonderlandians", "faction", "shards")


def traits(table: Table[Wonderland]) -> list[dict[str, str]]:
    """Per seat: the faction, and the place in the order of the first round, which decides the starting shards."""
    first = next(event.first for event in table.events if isinstance(event, TeaServed))
    return [
        {"faction": player.faction.ref, "order": str((seat - first) % table.seats + 1)}
        for seat, player in enumerate(table.state.players)
    ]


def measure(table: Table[Wonderland]) -> list[dict[str, float]]:
    """Per seat: points by source, battles and their draws, busts and shields, and what was collected."""
    battles = battles_of(table.events)
    lengths = [max(draws.values(), default=0) for _, draws in battles]
    return [
        {f"points/{source}": float(n) for source, n in points(table, seat).items()}
        | {"battle-length": fmean(lengths) if lengths else 0.0}
        | {name: float(n) for name, n in player_counts(table, seat, battles).items()}
        for seat in range(table.seats)
    ]


def points(table: Table[Wonderland], seat: int) -> dict[str, int]:
    """Points by source; they add up to the final score."""
    s, player = table.state, table.state.players[seat]
    sums = dict.fromkeys(SOURCES, 0)
    regions = {region.ref for region in s.box.regions}
    allies = {card.ref for card in s.allies}
    powers = {power.ref for power in player.faction.powers}
    for event in table.events:
        if isinstance(event, VpGained) and event.seat == seat:
            source = event.source
            kind = "regions" if source in regions else "allies" if source in allies else "wonderlandians"
            sums["forge" if source == "reward" else "faction" if source in powers else kind] += event.n
        elif isinstance(event, VpTaken):
            sums["faction"] += event.n * ((event.seat == seat) - (event.victim == seat))
    return sums | {"castles": castle_points(player), "quests": quests_total(player), "shards": -player.shards}


Battle = tuple[tuple[int, ...], Counter[int]]  # who took part, and how many chips each drew


def battles_of(events: list[Event]) -> list[Battle]:
    """The battles in which chips were drawn."""
    battles: list[Battle] = []
    for event in events:
        if isinstance(event, BattleBegan):
            battles.append((tuple(event.who), Counter()))
        elif isinstance(event, ChipDrawn):
            battles[-1][1][event.seat] += 1
    return battles


def player_counts(table: Table[Wonderland], seat: int, battles: list[Battle]) -> dict[str, float]:
    """The statistics of one player."""
    kinds = (BattleWon, Busted, MadnessBlocked, UnitLost, Forged, WonderTaken, HeadReached)
    done = Counter(type(event) for event in table.events if isinstance(event, kinds) and event.seat == seat)
    player = table.state.players[seat]
    own = [draws[seat] for who, draws in battles if seat in who]
    return {
        "battles": len(own),
        "battles-won": done[BattleWon],
        "draws": fmean(own) if own else 0.0,
        "busts": done[Busted],
        "shields-used": done[MadnessBlocked],
        "units-lost": done[UnitLost],
        "chips-forged": done[Forged],
        "feats-done": len(player.feats),
        "wonderlandians-met": done[WonderTaken],
        "castles-built": castles(player),
        "abilities": len(player.powers),
        "leader": player.strength,
        "heads": done[HeadReached],
    }


STATISTICS = Statistics(measure, traits, CHOICES)
