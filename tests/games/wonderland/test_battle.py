"""Battles and draws (W-6, W-63 to W-81, W-120)."""

from __future__ import annotations

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import bag, events_of, keys, markers, play, player_view, points, position, prompt


def duel(
    mine: str, theirs: str = "bag faction-1*9", third: str = "away", luck: tuple[int, ...] = (), **settings: object
) -> Table[Wonderland]:
    """Alice against the Queen in the Red Keep, each with two supporters; the Hatter does not bet."""
    table = position(
        f"""battle red-keep; tile red-keep 4 4 4
        p0 alice: red-keep supporter*2; {mine}
        p1 queen-of-hearts: red-keep supporter*2; {theirs}
        p2 mad-hatter: {third}""",
        luck,
        **settings,
    )
    if "bet" in {ask.prompt for ask in table.asks.values()}:
        play(table, "2 pass")
    return table


def test_w6_supporters_figures_and_the_leader_are_units_but_a_castle_is_not() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge; red-keep castle; away
        p1 queen-of-hearts: bag forge; red-keep gryphon; away
        p2 mad-hatter: bag forge; red-keep leader"""
    )
    assert table.view(None)["battle"]["fighters"] == [1, 2]


def test_w63_battles_go_clockwise_from_the_marker() -> None:
    table = position(
        """war; marker tumtum-trees
        p0 alice: away; witzend supporter; red-keep supporter; tumtum-trees supporter
        p1 queen-of-hearts: away
        p2 mad-hatter: away"""
    )
    play(table, "0 award/vp", "0 award/vp", "0 award/vp")
    assert [event["region"] for event in events_of(table, "Uncontested")] == ["tumtum-trees", "witzend", "red-keep"]


def test_w64_moves_come_before_participants_are_counted() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge; powers everywhere-at-once; witzend leader; strength 3
        p1 queen-of-hearts: bag forge*2; red-keep supporter
        p2 mad-hatter: away"""
    )
    assert keys(table, 0) == ["come", "pass"]
    play(table, "0 come")
    assert events_of(table, "BattleBegan")[0]["strengths"] == [3, 0]


def test_w65_starting_strength_is_leader_figures_and_castle() -> None:
    table = duel("bag forge; red-keep leader gryphon castle; strength 3")
    assert events_of(table, "BattleBegan")[0]["strengths"] == [7, 0]


def test_w66_without_participants_nothing_happens_and_one_alone_is_uncontested() -> None:
    text = "battle red-keep\np0 alice: away; {}\np1 queen-of-hearts: away\np2 mad-hatter: away"
    assert not position(text.format("")).asks
    alone = position(text.format("red-keep supporter; bag forge"))
    assert keys(alone, 0) == ["award/vp", "award/castle"] and not events_of(alone, "ChipDrawn")


def test_w67_a_player_who_does_not_fight_may_bet_in_secret_on_a_fighter() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge; red-keep supporter
        p1 queen-of-hearts: bag forge; red-keep supporter
        p2 mad-hatter: away
        p3 jabberwock: away"""
    )
    assert keys(table, 2) == keys(table, 3) == ["bet/p0", "bet/p1", "pass"]
    play(table, "2 bet/p0", "3 pass")
    assert [table.view(3)["players"][i]["bet"] for i in (2, 3)] == [True, None]
    assert table.view(2)["players"][2]["bet"] == 0


def test_w68_nobody_looks_into_a_bag_during_the_war_unless_the_table_agreed() -> None:
    assert player_view(duel("bag forge*3"), 0)["bag"] == {"count": 2, "chips": None}
    shown = duel("bag forge*3", bags="always")
    assert player_view(shown, 0)["bag"] == {"count": 2, "chips": {"forge": 2}}


def test_w69_opponents_include_players_who_stopped_but_not_those_who_busted() -> None:
    table = duel("bag faction-1*2 faction-2", "bag war-axe madness; broken; red-keep supporter*0")
    from ludoteka.games.wonderland.rules.goods import opponents
    from ludoteka.kernel import Seat

    play(table, "0 draw", "1 stop")
    assert opponents(table.state, Seat(0)) == [1]
    table.state.players[1].busted = True
    assert opponents(table.state, Seat(0)) == []


def test_w70_the_order_is_fewest_vp_then_most_shards_then_by_lot() -> None:
    from ludoteka.games.wonderland.rules.goods import player_order
    from ludoteka.kernel import Seat

    table = position(
        "battle red-keep\np0 alice: vp 3; away\np1 queen-of-hearts: vp 1; shards 1; away\n"
        "p2 mad-hatter: vp 1; shards 2; away"
    )
    seats = [Seat(0), Seat(1), Seat(2)]
    assert player_order(table.state, table.dealer, seats) == [2, 1, 0]
    table.state.players[1].shards = 2
    assert player_order(table.state, table.dealer, seats)[2] == 0 and events_of(table, "OrderDrawn")


def test_w71_the_first_draw_is_a_duty_then_each_decides_in_secret() -> None:
    table = duel("bag faction-2*3")
    assert len(events_of(table, "ChipDrawn")) == 2
    assert keys(table, 0) == keys(table, 1) == ["draw", "stop"]
    play(table, "0 stop")
    assert not table.view(1)["players"][0]["stopped"] and 0 in table.sealed
    play(table, "1 draw")
    assert table.view(1)["players"][0]["stopped"]


def test_w72_an_extra_draw_plays_one_chip_and_returns_the_others_unseen() -> None:
    table = duel("bag card-soldier-strong faction-1 faction-2 forge madness", allies="C")
    play(table, "0 draw", "1 draw")
    assert keys(table, 0) == ["play/forge", "play/faction-1", "play/faction-2"]
    assert table.view(1)["players"][0]["drawn"] == 3 and len(player_view(table, 0)["drawn"]) == 3
    play(table, "0 play/faction-2")
    assert player_view(table, 0)["active"] == ["card-soldier-strong", "faction-2"]
    assert bag(table, 0) == ["faction-1", "forge", "madness"]
    assert events_of(table, "ChipsLookedAt")[0]["chips"] == []


def test_w73_an_empty_bag_takes_back_exhausted_and_madness_chips_first() -> None:
    table = duel("bag faction-1; exhausted forge*2; madness madness")
    play(table, "0 draw", "1 draw")
    assert events_of(table, "BagRefilled") and player_view(table, 0)["active"] == ["faction-1", "forge"]
    assert bag(table, 0) == ["forge", "madness"]


def test_w73_a_bag_that_stays_empty_stops_its_owner() -> None:
    table = duel("bag faction-1")
    play(table, "0 draw", "1 draw")
    assert table.view(None)["players"][0]["stopped"] and not events_of(table, "BagRefilled")
    assert [event["seat"] for event in events_of(table, "Stopped")] == ["p0"]


def test_w74_a_draw_is_resolved_madness_first_then_own_then_others_then_the_advance() -> None:
    table = position(
        """battle red-keep
        p0 queen-of-hearts: bag war-axe; red-keep supporter*2; powers queens-temper
        p1 alice: bag double-madness; red-keep supporter*3; vp 2; broken
        p2 mad-hatter: bag faction-1; red-keep supporter leader; strength 4; vp 3"""
    )
    kinds = [type(event).__name__ for event in table.events]
    order = [kinds.index(name) for name in ("MadnessPlaced", "VpTaken", "Advanced")]
    assert order == sorted(order) and points(table) == [1, 2, 2]


def test_w120_players_busted_in_step_one_are_no_opponents_later() -> None:
    table = position(
        """battle red-keep
        p0 queen-of-hearts: bag war-axe forge; red-keep supporter*2; powers queens-temper
        p1 alice: bag madness; red-keep leader; strength 6; vp 2; broken
        p2 mad-hatter: bag faction-1*2; red-keep supporter*2; vp 3"""
    )
    assert points(table) == [1, 2, 2]  # the leading Alice is gone, so the Hatter pays


def test_w120_players_whose_own_chip_may_bust_them_play_it_in_player_order() -> None:
    """The Queen's last unit here is the only opponent ahead of the Jabberwock; the player with fewer VP plays first."""
    for queen, jabberwock, strength in ((0, 1, 3 + 0), (1, 0, 3 + 2)):
        table = position(
            f"""battle red-keep
            p0 jabberwock: bag eye-of-flame forge; red-keep supporter*2; powers manxome-foe; vp {jabberwock}
            p1 queen-of-hearts: bag war-axe forge; red-keep leader; powers paint-it-red; vp {queen}
            p2 alice: bag faction-1*3; red-keep supporter*2"""
        )
        play(table, "1 sacrifice/leader/red-keep")
        assert markers(table)[:2] == [strength, 0]


def test_w75_comparisons_use_the_markers_before_strength_is_added() -> None:
    table = position(
        """battle red-keep
        p0 jabberwock: bag eye-of-flame forge; red-keep leader; strength 3; powers manxome-foe
        p1 alice: bag red-rook-strong forge; red-keep leader; strength 3
        p2 mad-hatter: away"""
    )
    play(table, "2 pass")
    assert markers(table)[0] == 6  # level before the draw: nobody was ahead


def test_w76_where_the_order_of_changes_matters_the_owner_picks() -> None:
    table = position(
        """battle red-keep
        p0 queen-of-hearts: bag flamingo-weak war-axe; red-keep supporter*3; witzend supporter; powers paint-it-red
        p1 alice: bag forge*3; red-keep supporter*2
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 draw", "1 draw", "0 sacrifice/supporter/witzend")
    assert keys(table, 0) == ["strength/power-10", "strength/power-8"]
    play(table, "0 strength/power-8")
    assert markers(table)[0] == 9


def test_w76_strength_never_falls_below_zero() -> None:
    table = duel("bag creature-weak creature-weak*0 creature-strong; active creature-weak*2", allies="C")
    play(table, "0 draw", "1 draw")
    assert events_of(table, "Advanced")[2]["n"] == 0


def test_w77_the_chip_in_play_is_not_active_yet() -> None:
    table = duel("bag creature-weak*2 forge", allies="C")
    assert markers(table)[0] == 1
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 1 + 1 + 2


def test_w78_the_battle_ends_when_all_have_stopped() -> None:
    table = duel("bag faction-2*3")
    play(table, "0 stop", "1 stop")
    assert events_of(table, "BattleWon")[0]["seat"] == "p0"


def test_w78_the_last_one_drawing_must_stop_when_strictly_ahead() -> None:
    table = duel("bag faction-2*3")
    play(table, "0 draw", "1 stop")
    assert events_of(table, "BattleWon")[0]["seat"] == "p0"


def test_w79_everybody_at_25_after_the_same_draw_ties_for_first() -> None:
    strong = "red-keep leader castle humpty-dumpty walrus gryphon unicorn; strength 6"
    table = duel(
        f"bag faction-2 red-rook-strong red-rook-strong; {strong}",
        f"bag faction-2 red-rook-strong red-rook-strong; {strong}",
    )
    assert markers(table)[:2] == [19, 19]
    play(table, "0 draw", "1 draw", "0 draw", "1 draw")
    assert markers(table)[:2] == [25, 25] and events_of(table, "BattleTied")[0]["who"] == ["p0", "p1"]


def test_w80_a_last_player_who_is_not_ahead_may_go_on_or_stop() -> None:
    table = duel("bag faction-1*5", "bag faction-1*5; red-keep leader; strength 2")
    play(table, "0 draw", "1 stop")
    assert keys(table, 0) == ["draw", "stop"] and keys(table, 1) == []
    level = duel("bag faction-1*5", "bag faction-2*5")
    play(level, "0 draw", "1 stop")
    assert markers(level)[:2] == [2, 2] and keys(level, 0) == ["draw", "stop"]  # in the lead means alone


def test_w81_effects_that_wait_end_with_the_battle() -> None:
    table = position(
        """war; marker red-keep
        p0 alice: bag flamingo-weak faction-2*5; red-keep supporter*2; tumtum-trees supporter*2
        p1 queen-of-hearts: bag faction-2*9; red-keep supporter*2; tumtum-trees supporter*2
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 stop")
    while prompt(table) == "forge":
        seat = next(iter(table.asks))
        play(table, f"{seat} pass")
    play(table, "2 pass")
    assert player_view(table, 0)["times"] == 1 and markers(table)[0] == 2
