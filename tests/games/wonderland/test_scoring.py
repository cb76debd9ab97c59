"""Final scoring, quests and ties (W-107 to W-110)."""

from __future__ import annotations

import pytest

from ludoteka.games.wonderland.rules.quests import GOALS, METRICS, objective_count
from ludoteka.kernel import Outcome
from tests.games.wonderland.table import CONTENT, position


def scored(me: str = "", other: str = "", third: str = "") -> Outcome:
    table = position(f"score\np0 alice: {me}; away\np1 queen-of-hearts: {other}; away\np2 mad-hatter: {third}; away")
    assert table.outcome is not None
    return table.outcome


def test_w107_the_score_is_vp_castles_and_quests_less_shards() -> None:
    assert scored("vp 10; witzend castle; quests the-last-petal; shards 2").scores[0] == 10 + 3 + 3 - 2


def test_w108_castles_are_worth_three_until_the_castle_track_raises_them() -> None:
    assert scored("witzend castle; red-keep castle").scores[0] == 6


def test_w109_three_for_the_feat_three_for_the_objective_nine_for_both() -> None:
    reached = "bag card-soldier-weak*5"
    assert scored("feats full-court").scores[0] == 3
    assert scored(f"quests full-court; {reached}").scores[0] == 3
    assert scored(f"feats full-court; {reached}").scores[0] == 9


def test_w109_chips_count_wherever_they_are() -> None:
    where = "bag rose-weak; active rose-strong; exhausted rose-weak; track-1 rose-weak*2; quests weeding-day"
    assert scored(where).scores[0] == 3


def test_w110_most_points_win_then_fewer_shards_then_more_units_then_the_victory_is_shared() -> None:
    assert scored("vp 5", "vp 4").winners == (0,)
    assert scored("vp 6; shards 1; witzend supporter*3", "vp 5").winners == (1,)
    assert scored("vp 5; witzend supporter", "vp 5").winners == (0,)
    shared = scored("vp 5", "vp 5")
    assert shared.winners == (0, 1) and shared.reason == "shared"


OWNED = {
    "forged-ally-types": ("track-1 rose-weak rose-strong forge", 2),
    "forged-chips": ("track-1 rose-weak forge; track-2 forge", 3),
    "forge-tracks-complete": ("track-1 forge*3; track-2 forge", 1),
    "distinct-chip-types": ("bag rose-weak rose-strong faction-1 sword-of-hope madness rabbit-watch", 3),
    "madness-normal-owned": ("bag madness double-madness; madness madness", 2),
    "strong-ally-chips": ("bag rose-strong rose-weak; track-1 creature-strong", 2),
    "artifacts-owned": ("bag sword-of-hope; track-1 sword-of-hope", 2),
    "wonderlandian-cards": ("cards walrus rabbit-watch", 2),
    "castles": ("witzend castle; red-keep castle", 2),
    "abilities-unlocked": ("powers undaunted", 1),
    "leader-strength": ("strength 5", 5),
    "shards": ("shards 4", 4),
    "units-on-board": ("witzend supporter*2 gryphon", 3),
    "regions-with-units": ("witzend supporter*2; red-keep gryphon", 2),
}


@pytest.mark.parametrize("goal", sorted(GOALS))
def test_w109_every_kind_of_objective_is_counted(goal: str) -> None:
    text, expected = OWNED[goal]
    table = position(f"score\np0 alice: {text}; away\np1 queen-of-hearts: away\np2 mad-hatter: away")
    assert GOALS[goal](table.state.players[0]) == expected


def test_every_quest_names_metrics_that_exist() -> None:
    p = position("score\np0 alice: away\np1 queen-of-hearts: away\np2 mad-hatter: away").state.players[0]
    for quest in CONTENT.quests:
        assert quest.feat[0] in METRICS
        assert objective_count(p, quest) >= 0
