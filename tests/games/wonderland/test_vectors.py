"""The printed examples, T-1 to T-16 of the specification."""

from __future__ import annotations

from ludoteka.games.wonderland.rules.quests import objective_met, quest_points
from tests.games.wonderland.table import bag, events_of, keys, markers, play, player_view, points, position


def test_t1_a_flamingo_doubles_the_soldier_that_doubled_itself() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag faction-2 flamingo-weak card-soldier-weak forge; exhausted forge; red-keep supporter*4
        p1 queen-of-hearts: bag forge*9; red-keep supporter*4
        p2 mad-hatter: away"""
    )
    play(table, "2 pass")
    assert markers(table)[0] == 2
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 3
    play(table, "0 draw", "1 draw", "0 effect/chip-strength")
    assert markers(table)[0] == 7


WITZEND = """battle witzend; tile witzend 6 6 6
        p0 queen-of-hearts: bag red-rook-weak forge; witzend leader supporter; strength 2
        p1 mad-hatter: bag forge faction-1 forge; witzend supporter*3; quests castle-by-any-other-name; away
        p2 jabberwock: bag madness eye-of-flame flamingo-weak forge; witzend castle walrus supporter*2; broken; away
        p3 alice: away"""


def test_t2_the_first_printed_battle() -> None:
    table = position(WITZEND)
    assert events_of(table, "BattleBegan")[0]["strengths"] == [2, 0, 4]
    assert "bet/p2" in keys(table, 3)
    play(table, "3 pass", "2 lose/supporter")
    assert markers(table) == [5, 1, 4, 0]
    play(table, "0 stop", "1 draw", "2 draw")
    assert markers(table)[:3] == [5, 2, 7]
    play(table, "1 stop", "2 draw")
    assert markers(table)[:3] == [5, 2, 8]
    assert "castle/witzend" not in keys(table, 2)
    play(table, "2 castle/red-keep")
    assert points(table) == [3, 0, 9, 0]
    assert player_view(table, 2)["castles"] == {"witzend": "upright", "red-keep": "upright"}


def after_t2() -> tuple[str, ...]:
    return ("3 pass", "2 lose/supporter", "0 stop", "1 draw", "2 draw", "1 stop", "2 draw", "2 castle/red-keep")


def test_t3_the_hatters_quest_is_met() -> None:
    table = position(WITZEND)
    play(table, *after_t2())
    assert keys(table, 1) == ["feat/castle-by-any-other-name", "pass"]
    play(table, "1 feat/castle-by-any-other-name")
    assert [q["ref"] for q in player_view(table, 1)["feats"]] == ["castle-by-any-other-name"]


def test_t4_the_hatter_forges_twice() -> None:
    table = position(WITZEND)
    play(table, *after_t2(), "1 pass")
    assert "forge/forge/track-2" in keys(table, 1)
    play(table, "1 forge/forge/track-2")
    assert player_view(table, 1)["strength"] == 2
    play(table, "1 forge/faction-1/track-3")
    hatter = player_view(table, 1)
    assert (hatter["supply"], hatter["locked"], len(hatter["quests"])) == (8, 3, 2)
    assert "forge/red-rook-weak/track-1" in keys(table, 0)
    play(table, "0 pass")
    assert not table.asks


RED_KEEP = """battle red-keep; tile red-keep 2 2 2
        p0 alice: bag faction-2 forge rose-weak faction-1; red-keep leader supporter; strength 3; track-2 forge forge
        p1 queen-of-hearts: bag forge madness madness madness*2; red-keep gryphon supporter; madness madness*3; \
exhausted faction-1; away
        p2 mad-hatter: away"""


def test_t5_the_second_printed_battle() -> None:
    table = position(RED_KEEP)
    assert events_of(table, "BattleBegan")[0]["strengths"] == [3, 2]
    play(table, "2 pass")
    assert markers(table)[:2] == [5, 3]
    play(table, "0 draw", "1 draw", "1 suffer", "1 lose/gryphon")
    assert markers(table)[:2] == [6, 3]
    assert player_view(table, 1)["madness"] == [] and player_view(table, 1)["active"] == ["forge"]
    assert bag(table, 1) == ["faction-1", *["madness"] * 7]
    play(table, "0 draw", "1 draw", "1 block")
    assert markers(table)[:2] == [8, 3] and not player_view(table, 1)["shield"]
    play(table, "0 stop", "1 draw")
    queen = player_view(table, 1)
    assert (queen["busted"], queen["marker"], queen["active"], queen["shield"]) == (True, 0, [], True)
    assert points(table)[0] == 3 and player_view(table, 0)["castles"] == {"red-keep": "upright"}


def test_t6_alice_forges_the_rose() -> None:
    table = position(RED_KEEP)
    play(table, "2 pass", "0 draw", "1 draw", "1 suffer", "1 lose/gryphon", "0 draw", "1 draw", "1 block")
    play(table, "0 stop", "1 draw")
    assert table.asks[0].about["actions"] == 1  # type: ignore[index]
    play(table, "0 forge/rose-weak/track-2")
    alice = player_view(table, 0)
    assert (alice["vp"], alice["strength"]) == (5, 4)
    assert "sword-of-hope" in bag(table, 0)


def test_t7_a_reward_between_two_tracks() -> None:
    table = position(
        """battle red-keep
        p0 queen-of-hearts: bag forge*9 madness; red-keep supporter*2; track-2 forge*2; track-3 forge*3
        p1 alice: bag faction-2*9; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 stop", "0 forge/forge/track-2")
    assert player_view(table, 0)["strength"] == 2
    assert "madness" not in bag(table, 0) and "war-axe" in bag(table, 0)


OYSTERS = """score
        p0 queen-of-hearts: track-1 forge rose-weak; track-2 creature-weak flamingo-weak red-rook-weak; {}
        p1 alice: away
        p2 mad-hatter: away"""


def test_t8_a_quest_with_both_parts_is_worth_nine() -> None:
    assert position(OYSTERS.format("feats calling-the-oysters")).outcome.scores[0] == 9  # type: ignore[union-attr]
    assert position(OYSTERS.format("quests calling-the-oysters")).outcome.scores[0] == 3  # type: ignore[union-attr]


def test_t8_the_feat_asks_for_exactly_two_active_chips() -> None:
    table = position(
        """battle tumtum-trees
        p0 queen-of-hearts: bag faction-1*9; tumtum-trees supporter*2; quests calling-the-oysters
        p1 alice: bag faction-2*9; tumtum-trees supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 draw", "1 draw", "0 stop", "1 stop")
    assert keys(table, 0) == ["feat/calling-the-oysters", "pass"]


def test_t9_paint_the_roses() -> None:
    for strength, met in ((2, False), (3, True), (4, True), (5, False)):
        table = position(
            f"""battle garden-of-live-flowers
            p0 queen-of-hearts: bag faction-1*9; garden-of-live-flowers supporter leader; strength {strength - 1}; \
quests paint-the-roses
            p1 alice: bag faction-2*9; garden-of-live-flowers supporter leader; strength 6
            p2 mad-hatter: away"""
        )
        play(table, "2 pass", "0 stop", "1 stop")
        assert ("feat/paint-the-roses" in keys(table, 0)) is met, strength


def test_t9_the_same_roses_serve_several_objectives() -> None:
    table = position(
        """score
        p0 queen-of-hearts: bag rose-weak*5 card-soldier-weak*2; quests paint-the-roses weeding-day
        p1 alice: away
        p2 mad-hatter: away"""
    )
    p = table.state.players[0]
    assert [objective_met(p, quest) for quest in p.quests] == [True, True]
    assert sum(quest_points(p, quest) for quest in p.quests) == 6


def test_t10_seven_shards_and_the_most_of_them() -> None:
    table = position(
        """tea-end
        p0 queen-of-hearts: shards 7; away
        p1 alice: shards 6; away
        p2 mad-hatter: shards 0; away"""
    )
    assert bag(table, 0) == ["madness"] * 2 and bag(table, 1) == ["madness"]
    assert [p["shards"] for p in table.view(None)["players"]] == [3, 6, 0]


def test_t12_war_maker_compares_after_each_loss() -> None:
    for rival, final in (("strength 4", 5), ("red-keep castle; strength 6", 7)):
        table = position(
            f"""battle red-keep
            p0 mad-hatter: bag double-madness; red-keep leader supporter*2; strength 3; powers war-maker; broken
            p1 alice: bag forge; red-keep leader; {rival}
            p2 queen-of-hearts: away"""
        )
        play(table, "2 pass")
        assert markers(table)[0] == final


def test_t13_the_draw_in_which_the_duchess_is_lost_gives_no_points() -> None:
    table = position(
        """battle red-keep
        p0 mad-hatter: bag double-madness; red-keep duchess supporter*2; broken
        p1 alice: bag forge*3; red-keep supporter*2
        p2 queen-of-hearts: away"""
    )
    play(table, "2 pass", "0 lose/supporter", "0 lose/duchess")
    assert points(table)[0] == 0


def test_t14_hot_tea_is_not_doubled() -> None:
    table = position(
        """battle red-keep
        p0 mad-hatter: bag flamingo-weak teapot; madness madness*2; red-keep supporter*2; powers hot-tea
        p1 alice: bag forge*3; red-keep supporter*2
        p2 queen-of-hearts: away"""
    )
    play(table, "2 pass")
    assert markers(table)[0] == 1
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 9


def test_t16_stopping_is_possible_from_the_second_draw_on() -> None:
    table = position(
        """battle red-keep
        p0 mad-hatter: bag madness forge; red-keep supporter*2; broken
        p1 alice: bag forge*3; red-keep supporter*2
        p2 queen-of-hearts: away"""
    )
    play(table, "2 pass")
    assert keys(table, 0) == ["draw", "stop"]
