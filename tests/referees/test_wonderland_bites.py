"""The referee of Wonderland's War objects to falsified matches, because a referee that never objects proves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.referees.bending import bent
from tests.referees.running import Disagreement, Plain, play
from tests.referees.wonderland import BENCH

Bend = Callable[[Plain], Plain]


def more(field: str) -> Bend:
    return lambda event: {**event, field: event[field] + 1}


EVENTS: dict[str, tuple[int, Bend, str]] = {
    "a tile laid twice": (1, bent("TableLaid", lambda e: {**e, "tiles": [e["tiles"][0]] * 5}), "W-10"),
    "a shard too many at the start": (1, bent("ShardsGained", more("n")), "W-21"),
    "a die that shows 4": (1, bent("ShardsRolled", lambda e: {**e, "n": 4}), "W-8"),
    "another roll": (1, bent("ShardsRolled", lambda e: {**e, "n": 3 if e["n"] < 3 else 1}), "shards of seat|W-61"),
    "a table refilled short": (1, bent("TableRefilled", lambda e: {**e, "cards": e["cards"][1:]}), "W-29"),
    "a strong chip for a weak one": (
        1,
        bent("ChipGained", lambda e: {**e, "chip": "red-rook-strong"}),
        "W-36|W-39|W-40",
    ),
    "a supporter in another region": (1, bent("SupportersPlaced", lambda e: {**e, "region": "nowhere"}), "W-37"),
    "a battle that begins stronger": (
        1,
        bent("BattleBegan", lambda e: {**e, "strengths": [n + 1 for n in e["strengths"]]}),
        "W-65",
    ),
    "a step too many": (1, bent("Advanced", lambda e: {**e, "n": e["n"] + 1, "marker": e["marker"] + 1}), "step 4"),
    "a chip that was not in the bag": (1, bent("ChipDrawn", lambda e: {**e, "chip": "dodo-thimble"}), "W-72"),
    "a unit lost elsewhere": (1, bent("UnitLost", lambda e: {**e, "region": "nowhere"}), "W-84"),
    "a winner who is not": (1, bent("BattleWon", lambda e: {**e, "seat": "p9"}), "W-91"),
    "an award too high": (1, bent("VpGained", more("n")), "award|W-97|Walrus"),
    "a leader who grows twice": (2, bent("LeaderGrew", more("strength")), "W-47"),
    "a castle of another kind": (
        0,
        bent("CastleBuilt", lambda e: {**e, "upright": not e["upright"]}),
        "W-9|W-46|Walrus",
    ),
    "a first player with more VP": (2, bent("FirstPlayer", lambda e: {**e, "seat": "p0"}, 2), "W-23|W-24"),
    "a bet shown wrong": (1, bent("BetRevealed", lambda e: {**e, "on": "p9"}), "W-104"),
    "a marker that leaps": (1, bent("MarkerMoved", lambda e: {**e, "n": e["n"] % 3 + 1}), "W-15|W-8"),
    "a score that is not the sum": (1, bent("Scored", more("total")), "W-107"),
    "a quest scored for nothing": (1, bent("Scored", lambda e: {**e, "quests": ["nothing"]}), "W-109"),
}


@pytest.mark.parametrize("lie", EVENTS)
def test_the_referee_objects_to(lie: str) -> None:
    place, bend, rule = EVENTS[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, place, "crowded", f"lie {seed}", bend)


def without(prompt: str, start: str) -> Bend:
    """Take the first option of this kind out of every such question."""

    def bend(event: Plain) -> Plain:
        if event["type"] != "Question" or event["prompt"] != prompt:
            return event
        gone = next((key for key in event["keys"] if key.startswith(start)), None)
        return {**event, "keys": [key for key in event["keys"] if key != gone]}

    return bend


def also(prompt: str, key: str) -> Bend:
    """Add an option to every such question that has it not."""

    def bend(event: Plain) -> Plain:
        if event["type"] != "Question" or event["prompt"] != prompt or key in event["keys"]:
            return event
        return {**event, "keys": [*event["keys"], key]}

    return bend


OFFERS: dict[str, tuple[int, Bend, str]] = {
    "a card out of reach": (2, also("take", "take/tea-3-30"), "too much"),
    "no way beyond the head": (2, without("take", "head"), "misses .'head'"),
    "a region that is missing": (1, without("lead", "lead/"), "misses .'lead/"),
    "an ally that has run out": (1, also("ally", "ally/poison"), "too much"),
    "a madness chip to forge": (1, also("forge", "forge/madness/track-1"), "too much"),
    "a track that is missing": (1, without("forge", "forge/"), "misses .'forge/"),
    "no shield to block with": (1, without("block", "block"), "misses .'block'"),
    "no way to stop": (1, without("draw", "stop"), "misses .'stop'"),
    "the leader lost before others": (1, also("lose", "lose/leader"), "too much"),
    "a bet on oneself": (1, also("bet", "bet/p9"), "too much"),
    "a feat that was not done": (2, also("feat", "feat/nothing"), "too much"),
    "a die that must come late": (1, without("reward", "reward/roll-shards"), "W-36: the order|W-36: only"),
    "a reward that the card has not": (1, also("reward", "reward/place-castle-9"), "W-36"),
}


@pytest.mark.parametrize("lie", OFFERS)
def test_the_referee_objects_to_offers_with(lie: str) -> None:
    place, bend, rule = OFFERS[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, place, "crowded", f"lie {seed}", bend)


BATTLES: dict[str, tuple[Bend, str]] = {
    "a battle that begins weaker": (
        bent("BattleBegan", lambda e: {**e, "strengths": [0] * len(e["strengths"])}),
        "W-65",
    ),
    "a step too many": (bent("Advanced", lambda e: {**e, "n": e["n"] + 1, "marker": e["marker"] + 1}), "step 4"),
    "a chip drawn twice": (bent("ChipDrawn", lambda e: {**e, "chip": "knave-crown"}), "W-72"),
    "no way to stop": (without("draw", "stop"), "misses .'stop'"),
    "a track that is missing": (without("forge", "forge/"), "misses .'forge/"),
}


@pytest.mark.parametrize("lie", BATTLES)
def test_the_referee_of_positions_objects_to(lie: str) -> None:
    bend, rule = BATTLES[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(8):
            play(BENCH, 0, "position", f"lie {seed}", bend)
