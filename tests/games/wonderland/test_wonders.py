"""The 24 Wonderlandians (section 17 of the specification)."""

from __future__ import annotations

from tests.games.wonderland.table import bag, events_of, keys, markers, play, player_view, points, position
from tests.games.wonderland.test_battle import duel
from tests.games.wonderland.test_forge import forging


# -- Figures -----------------------------------------------------------------------------------------------------------
def test_w132_white_rabbit_adds_one_for_chips_printed_one() -> None:
    table = duel("bag faction-1 faction-2; red-keep white-rabbit")
    assert markers(table)[0] == 1 + 1 + 1
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 3 + 2


def test_w132_knave_of_hearts_adds_one_for_the_highest_printed_chip() -> None:
    assert markers(duel("bag faction-2; red-keep knave-of-hearts", "bag faction-1"))[0] == 2 + 2 + 1
    assert markers(duel("bag faction-1; red-keep knave-of-hearts", "bag faction-1"))[0] == 2 + 1
    assert markers(duel("bag faction-1; red-keep knave-of-hearts", "bag madness; broken"))[0] == 2 + 1 + 1
    alone = duel("bag faction-1 faction-2*3; red-keep knave-of-hearts", "bag faction-1; red-keep leader; strength 6")
    play(alone, "0 draw", "1 stop")
    assert markers(alone)[0] == 2 + 1 + 2  # nobody else revealed a chip


def test_w133_march_hare_costs_opponents_strength_never_below_zero() -> None:
    table = duel("bag double-madness; red-keep march-hare; broken", "bag faction-1; red-keep leader")
    play(table, "0 lose/supporter", "0 lose/supporter")
    assert markers(table)[1] == 0 + 1


def test_w133_duchess_gives_a_vp_per_unit_lost() -> None:
    table = duel("bag double-madness; red-keep duchess; broken")
    play(table, "0 lose/supporter", "0 lose/supporter")
    assert points(table)[0] == 2


def test_w134_walrus_gives_three_vp_and_lets_the_castle_go_anywhere() -> None:
    table = duel("bag faction-2; red-keep walrus")
    play(table, "0 stop", "1 stop")
    assert len(keys(table, 0)) == 5
    play(table, "0 castle/witzend")
    assert points(table)[0] == 4 + 3 and player_view(table, 0)["castles"] == {"witzend": "upright"}


def test_w134_walrus_gives_nothing_for_a_tie() -> None:
    table = duel("bag faction-1; red-keep walrus", "bag faction-1; red-keep gryphon")
    play(table, "0 stop", "1 stop")
    while keys(table, 0) or keys(table, 1):
        seat = 0 if keys(table, 0) else 1
        play(table, f"{seat} {keys(table, seat)[0]}")
    assert points(table)[0] == 4


def test_w134_the_castle_of_a_tie_stands_here_also_with_the_walrus() -> None:
    table = duel("bag faction-1; red-keep walrus", "bag faction-1; red-keep gryphon; shards 1")
    play(table, "0 stop", "1 stop", "1 award/vp", "0 award/castle")
    assert player_view(table, 0)["castles"] == {"red-keep": "upright"} and points(table)[0] == 0


def test_w135_gryphon_may_move_at_the_end() -> None:
    table = duel("bag faction-2; red-keep gryphon")
    play(table, "0 stop", "1 stop")
    assert keys(table, 0) == [
        "fly/witzend",
        "fly/garden-of-live-flowers",
        "fly/tumtum-trees",
        "fly/pool-of-tears",
        "pass",
    ]
    play(table, "0 fly/witzend")
    assert player_view(table, 0)["figures"]["witzend"] == ["gryphon"]


def test_w135_caterpillar_discards_two_shards_at_the_end() -> None:
    table = duel("bag faction-2; red-keep caterpillar; shards 3")
    play(table, "0 stop", "1 stop")
    assert player_view(table, 0)["shards"] == 1


def test_w133_humpty_dumpty_is_lost_first() -> None:
    table = duel("bag madness; red-keep humpty-dumpty; broken")
    assert player_view(table, 0)["bench"] == ["humpty-dumpty"]


def test_w135_unicorn_gains_two_strength_for_a_block() -> None:
    table = duel("bag madness; red-keep unicorn")
    play(table, "0 block")
    assert markers(table)[0] == 2 + 2


def test_w135_tweedles_add_two_if_both_are_here() -> None:
    assert events_of(duel("bag forge; red-keep tweedles tweedles"), "BattleBegan")[0]["strengths"][0] == 4
    assert events_of(duel("bag forge; red-keep tweedles"), "BattleBegan")[0]["strengths"][0] == 1


def test_w133_dormouse_saves_a_unit_once_a_battle() -> None:
    table = duel("bag madness*2; red-keep dormouse; broken")
    assert player_view(table, 0)["supporters"]["red-keep"] == 2
    play(table, "0 draw", "1 draw", "0 lose/supporter")
    assert player_view(table, 0)["supporters"]["red-keep"] == 1
    assert table.state.players[0].used
    play(table, "0 stop", "1 stop", "1 pass")
    assert not table.state.players[0].used  # ready for the next battle


def test_w135_dodo_consoles_a_player_who_did_not_win() -> None:
    table = duel("bag faction-1; red-keep dodo", "bag faction-1*2; red-keep leader castle")
    play(table, "0 stop", "1 stop")
    assert points(table)[0] == 2 + 2
    won = duel("bag faction-2; red-keep dodo")
    play(won, "0 stop", "1 stop")
    assert points(won)[0] == 4


# -- Items -------------------------------------------------------------------------------------------------------------
def test_rabbit_watch_draws_one_chip_extra() -> None:
    table = duel("bag rabbit-watch faction-1 faction-2 forge")
    play(table, "0 draw", "1 draw")
    assert keys(table, 0) == ["play/faction-1", "play/faction-2"]


def test_w136_knave_crown_makes_the_next_chip_of_an_opponent_count_one() -> None:
    table = duel("bag knave-crown faction-1*3", "bag faction-1 red-rook-strong faction-2")
    assert player_view(table, 1)["capped"]
    play(table, "0 draw", "1 draw")
    assert markers(table)[1] == 1 + 1 and not player_view(table, 1)["capped"]


def test_w136_knave_crown_is_wasted_on_madness() -> None:
    table = duel("bag knave-crown faction-1*3", "bag faction-1 madness faction-2; broken")
    play(table, "0 draw", "1 draw")
    assert not player_view(table, 1)["capped"]


def test_hare_teacup_takes_a_shard_for_two() -> None:
    table = duel("bag hare-teacup")
    play(table, "0 use/hare-teacup")
    assert markers(table)[0] == 4 and player_view(table, 0)["shards"] == 1


def test_w136_duchess_amulet_sends_madness_back_into_an_opponents_bag() -> None:
    table = duel("bag duchess-amulet", "bag faction-1; madness madness double-madness")
    assert keys(table, 0) == ["calm/p1/madness", "calm/p1/double-madness"]
    play(table, "0 calm/p1/double-madness")
    assert bag(table, 1) == ["double-madness"]
    assert markers(duel("bag duchess-amulet"))[0] == 2  # an empty track: no effect


def test_w136_duchess_amulet_may_be_pointed_at_an_opponent_whose_track_is_empty() -> None:
    table = position(
        """battle red-keep
        p0 mad-hatter: bag duchess-amulet; red-keep supporter*2
        p1 alice: bag forge; red-keep supporter*2; madness madness
        p2 queen-of-hearts: bag forge; red-keep supporter*2"""
    )
    assert keys(table, 0) == ["calm/p1/madness", "target/p2"]
    play(table, "0 target/p2")
    assert player_view(table, 1)["madness"] == ["madness"] and markers(table)[0] == 2


def test_walrus_oysters_give_one_vp_or_two_for_a_win() -> None:
    won = duel("bag walrus-oysters faction-1; red-keep leader")
    play(won, "0 stop", "1 stop")
    assert points(won)[0] == 4 + 2
    lost = duel("bag walrus-oysters", "bag faction-1*2; red-keep leader castle")
    play(lost, "0 stop", "1 stop")
    assert points(lost)[0] == 2 + 1


def test_gryphon_feather_brings_a_supporter_from_anywhere() -> None:
    table = duel("bag gryphon-feather; pool-of-tears supporter")
    assert keys(table, 0) == ["bring/pool-of-tears", "pass"]
    play(table, "0 bring/pool-of-tears")
    assert player_view(table, 0)["supporters"]["red-keep"] == 3


def test_w136_caterpillar_pipe_discards_a_shard_if_no_madness_was_placed() -> None:
    assert player_view(duel("bag caterpillar-pipe; shards 2"), 0)["shards"] == 1
    assert player_view(duel("bag caterpillar-pipe; shards 2", "bag madness; broken"), 0)["shards"] == 2
    blocked = duel("bag caterpillar-pipe; shards 2", "bag madness")
    play(blocked, "1 block")
    assert player_view(blocked, 0)["shards"] == 1


def test_humpty_glove_mends_the_shield() -> None:
    assert player_view(duel("bag humpty-glove; broken"), 0)["shield"]


def test_unicorn_horn_adds_two_with_an_unbroken_shield() -> None:
    assert markers(duel("bag unicorn-horn"))[0] == 4
    assert markers(duel("bag unicorn-horn; broken"))[0] == 2


def test_tweedle_rattle_adds_three_with_the_other_active() -> None:
    table = duel("bag tweedle-rattle*2")
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 1 + 4


def test_w136_dormouse_treacle_forces_the_next_draw() -> None:
    table = duel("bag dormouse-treacle faction-1*3", "bag faction-1*3; red-keep leader castle")
    assert keys(table, 0) == [] and keys(table, 1) == ["draw", "stop"]
    play(table, "1 draw")
    assert events_of(table, "DrawForced")[0]["seat"] == "p0" and keys(table, 0) == ["draw", "stop"]


def test_w136_dodo_thimble_gives_three_vp_when_forged() -> None:
    table = forging("bag dodo-thimble forge", 2)
    play(table, "0 forge/dodo-thimble/track-2")
    assert events_of(table, "VpGained")[-1] == {"type": "VpGained", "seat": "p0", "n": 3, "source": "dodo-thimble"}


def test_a_lost_figure_returns_with_the_next_units() -> None:
    table = position(
        """tea p0; chairs tea-1-26
        p0 alice: bench gryphon; cards gryphon
        p1 queen-of-hearts: chair 0; taken 4
        p2 mad-hatter: chair 0; taken 4"""
    )
    play(table, "0 take/tea-1-26")
    assert "place/gryphon/witzend" in keys(table, 0)


def test_a_figure_moved_away_meanwhile_no_longer_acts_at_the_end() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag creature-weak*2; red-keep gryphon supporter; supply 0
        p1 queen-of-hearts: bag faction-1*3; red-keep supporter
        p2 mad-hatter: away""",
        allies="B",
    )
    play(table, "2 pass", "0 stop", "1 stop", "0 next/creature-b", "0 relocate/gryphon/red-keep/witzend")
    assert player_view(table, 0)["figures"]["witzend"] == ["gryphon"] and not keys(table, 0)
