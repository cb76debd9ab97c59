"""The result of a battle and the end of a war (W-90 to W-106, W-121)."""

from __future__ import annotations

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import (
    bag,
    events_of,
    finish,
    fresh,
    keys,
    play,
    player_view,
    points,
    position,
    prompt,
)


def ended(a: int, b: int, c: int, value: int = 6, more: str = "", round_: int = 1) -> Table[Wonderland]:
    """Three fight with leaders of these strengths less one; all stop after the first draw of strength 1."""
    table = position(
        f"""battle red-keep; tile red-keep 2 {value} 10; round {round_}
        p0 alice: bag faction-1*3; red-keep leader supporter; strength {a - 1}; {more}
        p1 queen-of-hearts: bag faction-1*3; red-keep leader supporter; strength {b - 1}; shards 1
        p2 cheshire-cat: bag faction-1*3; red-keep leader supporter; strength {c - 1}; shards 2"""
    )
    play(table, "0 stop", "1 stop", "2 stop")
    return table


def test_w90_players_are_ranked_by_strength_and_equals_share_a_rank() -> None:
    from ludoteka.games.wonderland.rules.two_player import rules_for
    from ludoteka.kernel import Seat

    table = position("battle red-keep\np0 alice: away\np1 queen-of-hearts: away\np2 mad-hatter: away")
    for p, marker in zip(table.state.players, (4, 4, 2), strict=True):
        p.fighting, p.marker = True, marker
    assert [rules_for(table.state).rank(table.state, Seat(i)) for i in range(3)] == [1, 1, 3]


def test_w91_the_sole_first_gains_the_tile_value_of_the_round_and_a_castle() -> None:
    assert points(ended(4, 3, 1))[0] == 2
    table = ended(4, 3, 1, round_=2)
    assert points(table)[0] == 6 and player_view(table, 0)["castles"] == {"red-keep": "upright"}


def test_w91_a_castle_that_stands_here_already_is_all_there_can_be() -> None:
    table = ended(4, 3, 1, more="red-keep castle")
    assert points(table)[0] == 2 and len(events_of(table, "CastleBuilt")) == 0


def test_w92_the_sole_second_gains_half_rounded_up() -> None:
    assert points(ended(4, 3, 1, round_=2))[:2] == [6, 3]
    assert points(ended(4, 3, 1, value=7, round_=2))[:2] == [7, 4]


def test_w93_players_tied_for_first_pick_vp_or_castle_and_there_is_no_second() -> None:
    table = ended(4, 4, 2)
    assert keys(table, 1) == ["award/vp", "award/castle"]  # more shards, so first in order
    play(table, "1 award/castle", "0 award/vp")
    assert points(table) == [2, 0, 0] and player_view(table, 1)["castles"] == {"red-keep": "upright"}


def test_w93_players_tied_for_second_divide_the_half_rounded_up() -> None:
    assert points(ended(5, 3, 3, round_=2)) == [6, 2, 2]


def test_w94_an_uncontested_region_gives_vp_or_a_castle_and_nothing_else() -> None:
    table = position(
        """battle witzend; tile witzend 4 6 8
        p0 alice: bag forge; witzend supporter; quests alone-at-the-end; away
        p1 queen-of-hearts: away
        p2 mad-hatter: away"""
    )
    play(table, "0 award/vp")
    assert points(table)[0] == 4 and not table.asks and not events_of(table, "FeatDone")


def test_w94_quests_count_in_an_uncontested_region_if_the_table_says_so() -> None:
    table = position(
        """battle witzend; tile witzend 4 6 8
        p0 alice: bag forge; witzend caterpillar; quests alone-at-the-end; shards 3; away
        p1 queen-of-hearts: away
        p2 mad-hatter: away""",
        uncontested="quests",
    )
    play(table, "0 award/vp")
    assert keys(table, 0) == ["feat/alone-at-the-end", "pass"]
    play(table, "0 feat/alone-at-the-end")
    assert events_of(table, "FeatDone") and player_view(table, 0)["shards"] == 1  # the Caterpillar acts as well


def test_w95_nobody_wins_where_all_bust() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag madness; red-keep supporter; broken
        p1 queen-of-hearts: bag madness; red-keep supporter; broken
        p2 mad-hatter: away"""
    )
    play(table, "2 bet/p0")
    assert events_of(table, "NobodyWon") and player_view(table, 2)["shards"] == 1


def test_w96_at_most_one_met_quest_of_this_region_is_revealed() -> None:
    table = position(
        """battle witzend
        p0 alice: bag faction-1*3; witzend supporter; quests alone-at-the-end curious-count trial-by-jury; away
        p1 queen-of-hearts: bag faction-2*3; witzend supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 stop")
    assert keys(table, 0) == ["feat/alone-at-the-end", "feat/curious-count", "pass"]
    play(table, "0 feat/curious-count")
    assert [q["ref"] for q in table.view(None)["players"][0]["feats"]] == ["curious-count"]
    assert prompt(table) != "feat" if table.asks else True


def test_w97_end_of_battle_abilities_act_in_player_order_for_players_not_busted() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag rose-weak; red-keep supporter
        p1 queen-of-hearts: bag rose-strong madness; red-keep supporter; broken; away
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 draw")
    gained = [(event["seat"], event["source"]) for event in events_of(table, "VpGained")]
    assert ("p0", "rose-a") in gained and ("p1", "rose-a") not in gained


def test_w98_an_ability_unlocked_by_forging_does_not_act_in_the_same_battle() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge sword-of-hope; track-1 faction-1; red-keep supporter*2
        p1 queen-of-hearts: bag faction-1*5; red-keep supporter; away
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 draw", "1 draw", "0 stop", "1 stop")
    play(table, "1 pass", "0 forge/forge/track-1", "0 unlock/love-of-learning")
    assert "return/forge" not in keys(table, 0) and player_view(table, 0)["exhausted"] == ["sword-of-hope"]


def wager(bet: str, a: str = "faction-2", b: str = "faction-1") -> Table[Wonderland]:
    table = position(
        f"""battle red-keep
        p0 alice: bag {a} faction-1; red-keep supporter
        p1 queen-of-hearts: bag {b} faction-1; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, f"2 bet/{bet}", "0 stop", "1 stop")
    while prompt(table) in ("forge", "award"):
        seat, ask = next(iter(table.asks.items()))
        play(table, f"{seat} {ask.keys[-1]}")
        if not table.asks:
            break
    return table


def test_w104_a_right_bet_is_a_weak_ally_chip_of_choice() -> None:
    table = wager("p0")
    assert "ally/forge" in keys(table, 2) and not any(key.endswith("strong") for key in keys(table, 2))
    play(table, "2 ally/red-rook-weak")
    assert bag(table, 2) == ["red-rook-weak"]


def test_w104_a_wrong_bet_is_a_shard_and_a_tie_voids_it() -> None:
    assert player_view(wager("p1"), 2)["shards"] == 1
    tie = wager("p1", "faction-1")
    assert player_view(tie, 2)["shards"] == 0 and bag(tie, 2) == []


def test_w105_clean_up_exhausts_active_chips_and_leaves_the_madness_track() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag faction-1 faction-1; madness madness; red-keep supporter
        p1 queen-of-hearts: bag faction-2*2; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 stop", "1 pass")
    alice = player_view(table, 0)
    assert (alice["active"], alice["exhausted"], alice["madness"], alice["marker"]) == (
        [],
        ["faction-1"],
        ["madness"],
        0,
    )


def test_w106_after_a_war_bags_are_refilled_leaders_return_and_the_market_is_new() -> None:
    table = position(
        """war; marker red-keep; market walrus gryphon dodo; wonders duchess unicorn
        p0 alice: exhausted forge; madness madness; red-keep leader supporter gryphon; broken
        p1 queen-of-hearts: away
        p2 mad-hatter: away""",
        luck=[3],
    )
    play(table, "0 award/vp")
    alice, view = player_view(table, 0), table.view(0)
    assert view["round"] == 2 and view["marker"] == "pool-of-tears" and view["head"] == [0, 1, 2]
    assert bag(table, 0) == ["forge", "madness"] and not alice["shield"]
    assert alice["supporters"]["red-keep"] == 1 and alice["figures"]["red-keep"] == ["gryphon"]
    fresh_ = {card["ref"] for card in view["market"]}
    assert len(fresh_) == 3 and fresh_ != {"walrus", "gryphon", "dodo"} and view["decks"]["wonders"] == 2


def test_w106_after_the_third_war_the_game_is_scored() -> None:
    table = finish(fresh(3, factions="random"))
    assert table.view(None)["phase"] == "over" and len(events_of(table, "Scored")) == 3


def test_w121_in_an_uncontested_region_only_abilities_for_winning_act() -> None:
    table = position(
        """battle red-keep; tile red-keep 4 6 8
        p0 cheshire-cat: red-keep walrus caterpillar supporter; powers all-mad-here; shards 3; away
        p1 queen-of-hearts: away
        p2 mad-hatter: away"""
    )
    play(table, "0 award/vp")
    assert points(table)[0] == 7 and keys(table, 0) == ["target/p1", "target/p2", "pass"]
    play(table, "0 target/p1")
    assert player_view(table, 0)["shards"] == 2  # the Caterpillar did nothing: no battle was fought
