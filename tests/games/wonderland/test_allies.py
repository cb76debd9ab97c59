"""The 21 ally cards (section 15 of the specification)."""

from __future__ import annotations

from tests.games.wonderland.table import bag, events_of, keys, markers, play, player_view, position
from tests.games.wonderland.test_battle import duel
from tests.games.wonderland.test_forge import forging


def test_w122_card_soldier_a_returns_an_exhausted_chip_or_doubles() -> None:
    table = duel("bag card-soldier-strong; exhausted rose-weak red-rook-weak")
    assert keys(table, 0) == ["effect/return-exhausted", "effect/chip-strength"]
    play(table, "0 effect/return-exhausted")
    assert bag(table, 0) == ["rose-weak"] and markers(table)[0] == 2  # a Rook of set A cannot be chosen
    assert markers(duel("bag card-soldier-strong"))[0] == 4  # only doubling is possible


def test_w123_flamingo_a_doubles_the_next_chip_once_and_madness_does_not_use_it_up() -> None:
    table = duel("bag flamingo-weak madness faction-2 faction-2; broken")
    play(table, *["0 draw", "1 draw"] * 2)
    assert markers(table)[0] == 1 + 4
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 1 + 4 + 2


def test_w123_flamingo_a_is_used_up_by_a_rook_that_nothing_touches() -> None:
    table = duel("bag flamingo-weak red-rook-weak faction-2")
    play(table, *["0 draw", "1 draw"] * 2)
    assert markers(table)[0] == 1 + 3 + 2


def test_w124_rose_a_gives_a_vp_at_the_end_and_two_when_forged_in_battle() -> None:
    table = forging("bag rose-weak forge; red-keep leader", 2)
    assert [event["n"] for event in events_of(table, "VpGained") if event["source"] == "rose-a"] == [1]
    play(table, "0 forge/rose-weak/track-2")
    assert [event["n"] for event in events_of(table, "VpGained") if event["source"] == "rose-a"] == [1, 2]


def test_w125_red_rook_a_cannot_be_returned_by_love_of_learning() -> None:
    table = forging("bag red-rook-weak sword-of-hope; powers love-of-learning; exhausted", 2)
    assert "return/red-rook-weak" not in keys(table, 0)


def test_w126_creature_a_swaps_its_level_when_exhausted_also_by_a_bust() -> None:
    table = duel("bag creature-weak madness; broken; red-keep supporter*0")
    play(table, "0 stop", "1 stop", *([] if not keys_of_tie(table) else ["1 award/vp", "0 award/vp"]))
    assert player_view(table, 0)["exhausted"] == ["creature-strong"]
    bust = duel("bag creature-strong double-madness; broken")
    play(bust, "0 draw", "1 draw")
    assert "creature-weak" in player_view(bust, 0)["exhausted"]


def keys_of_tie(table: object) -> list[str]:
    from ludoteka.kernel import Table

    assert isinstance(table, Table)
    return keys(table, 0) + keys(table, 1)


def test_w126_creature_a_stays_when_the_other_level_has_run_out() -> None:
    table = position(
        """battle red-keep; stock creature-strong 0
        p0 alice: bag creature-weak; red-keep supporter
        p1 queen-of-hearts: bag faction-2; red-keep supporter
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 stop", "1 stop", "1 pass")
    assert player_view(table, 0)["exhausted"] == ["creature-weak"]


def test_w126_creature_a_is_swapped_in_player_order_where_the_supply_does_not_reach() -> None:
    for alice, queen, levels in ((0, 1, ("strong", "weak")), (1, 0, ("weak", "strong"))):
        table = position(
            f"""battle red-keep; stock creature-strong 1; tile red-keep 0 0 0
            p0 alice: bag creature-weak; red-keep leader; strength 2; vp {alice}
            p1 queen-of-hearts: bag creature-weak; red-keep supporter; vp {queen}
            p2 mad-hatter: away"""
        )
        play(table, "2 pass", "0 stop", "1 stop")
        assert [player_view(table, seat)["exhausted"] for seat in (0, 1)] == [[f"creature-{level}"] for level in levels]


def test_nobody_draws_lots_for_swapping_creatures_while_the_supply_reaches() -> None:
    lots = []
    for stock in (2, 5, 1):
        table = position(
            f"""battle red-keep; stock creature-strong {stock}; tile red-keep 0 0 0
            p0 alice: bag creature-weak; red-keep leader; strength 2
            p1 queen-of-hearts: bag creature-weak; red-keep supporter
            p2 mad-hatter: away"""
        )
        play(table, "2 pass", "0 stop", "1 stop")
        lots.append(len(events_of(table, "OrderDrawn")))
    assert lots[0] == lots[1] == lots[2] - 1


def test_w122_card_soldier_b_brings_supporters_from_one_neighbour_or_doubles_or_nothing() -> None:
    table = duel(
        "bag card-soldier-strong; witzend supporter; tumtum-trees supporter*3; garden-of-live-flowers supporter",
        allies="B",
    )
    assert keys(table, 0) == ["effect/move-supporters-in", "effect/chip-strength", "pass"]
    play(table, "0 effect/move-supporters-in")
    assert keys(table, 0) == ["bring/garden-of-live-flowers", "bring/tumtum-trees"]
    play(table, "0 bring/tumtum-trees")
    assert keys(table, 0) == ["bring/tumtum-trees", "pass"]
    play(table, "0 bring/tumtum-trees")
    assert player_view(table, 0)["supporters"]["red-keep"] == 4 and markers(table)[0] == 2


def test_w123_flamingo_b_adds_one_to_ally_chips_played_later_not_cumulative() -> None:
    table = duel("bag flamingo-weak*2 forge faction-1", allies="B")
    play(table, *["0 draw", "1 draw"] * 3)
    assert markers(table)[0] == 1 + 2 + 2 + 1


def test_w124_rose_b_goes_to_the_bag_in_clean_up() -> None:
    table = duel("bag rose-weak faction-1", allies="B")
    play(table, "0 stop", "1 stop", "0 pass")
    assert bag(table, 0) == ["faction-1", "rose-weak"] and player_view(table, 0)["exhausted"] == []


def test_w125_red_rook_b_is_worth_one_with_another_rook_active() -> None:
    table = duel("bag red-rook-strong*2", allies="B")
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 4 + 1


def test_w126_creature_b_rewards_the_most_active_creatures() -> None:
    table = duel("bag creature-weak faction-1", "bag faction-2*3", allies="B")
    play(table, "0 stop", "1 stop")
    assert "place/supporter/witzend" in keys(table, 0)
    tie = duel("bag creature-weak", "bag creature-strong", allies="B")
    play(tie, "0 stop", "1 stop")
    assert not any(key.startswith("place") for key in keys(tie, 0) + keys(tie, 1))
    bare = duel("bag creature-weak; supply 0; bench gryphon", "bag faction-2*3", allies="B")
    play(bare, "0 stop", "1 stop")
    assert "relocate/supporter/red-keep/witzend" in keys(bare, 0)
    assert not any("gryphon" in key for key in keys(bare, 0))  # a figure of the supply is no supporter in the war


def test_w122_card_soldier_c_draws_extra_chips_by_its_printed_strength() -> None:
    table = duel("bag card-soldier-weak faction-1 faction-2 forge", allies="C")
    play(table, "0 draw", "1 draw")
    assert len(player_view(table, 0)["drawn"]) == 2


def test_w123_flamingo_c_may_move_the_marker_to_the_nearest_forge_symbol() -> None:
    table = duel("bag flamingo-strong flamingo-strong", allies="C")
    assert keys(table, 0) == ["draw", "stop"]  # on a symbol already
    play(table, "0 draw", "1 draw")
    assert keys(table, 0) == ["marker/space-5", "pass"]
    play(table, "0 marker/space-5")
    assert markers(table)[0] == 5


def test_w124_rose_c_completes_an_extra_feat_with_two_roses_active() -> None:
    table = duel("bag rose-weak*2; quests quite-mad", allies="C")
    play(table, "0 draw", "1 draw", "0 stop", "1 stop")
    assert keys(table, 0) == ["feat/quite-mad", "pass"]
    play(table, "0 feat/quite-mad")
    assert [q["ref"] for q in player_view(table, 0)["feats"]] == ["quite-mad"]


def test_w125_red_rook_c_costs_an_active_chip_per_feat() -> None:
    table = duel("bag red-rook-weak; quests last-guard; red-keep supporter*0", allies="C")
    table.state.players[0].supporters[2] = 1
    play(table, "0 stop", "1 stop", "0 feat/last-guard")
    assert player_view(table, 0)["active"] == [] and events_of(table, "ChipRemoved")[0]["chip"] == "red-rook-weak"


def test_w126_creature_c_grows_weak_and_shrinks_strong() -> None:
    table = duel("active creature-weak*2; bag creature-weak creature-strong", allies="C")
    assert markers(table)[0] == 5
    play(table, "0 draw", "1 draw")
    assert markers(table)[0] == 5


def test_w122_card_soldier_d_may_triple_without_a_castle_here() -> None:
    table = duel("bag card-soldier-strong", allies="D")
    assert keys(table, 0) == ["use/card-soldier-d", "pass"]
    play(table, "0 use/card-soldier-d")
    assert markers(table)[0] == 6
    assert markers(duel("bag card-soldier-strong; red-keep castle", allies="D"))[0] == 4


def test_w123_flamingo_d_gives_a_shard_to_an_opponent_ahead() -> None:
    table = duel("bag flamingo-weak", "bag faction-1; red-keep leader", allies="D")
    assert player_view(table, 1)["shards"] == 1
    assert player_view(duel("bag flamingo-weak; red-keep leader", "bag faction-1", allies="D"), 1)["shards"] == 0


def test_w124_rose_d_places_a_supporter_when_forged() -> None:
    table = forging("bag rose-weak faction-1", allies="D")
    play(table, "0 forge/rose-weak/track-2")
    assert "place/supporter/witzend" in keys(table, 0)


def test_w125_red_rook_d_costs_the_winner_shards() -> None:
    table = duel("bag red-rook-weak red-rook-strong", allies="D")
    play(table, "0 draw", "1 stop")
    assert player_view(table, 0)["shards"] == 3
    assert events_of(table, "BattleWon")[0]["seat"] == "p0"


def test_w126_creature_d_balances_shards_against_its_printed_strength() -> None:
    assert player_view(duel("bag creature-weak; shards 2", allies="D"), 0)["shards"] == 1
    assert player_view(duel("bag creature-weak; shards 1", allies="D"), 0)["shards"] == 1
    assert player_view(duel("bag creature-strong; shards 1", allies="D"), 0)["shards"] == 2


def test_the_forge_card_gives_an_action_in_every_set() -> None:
    for allies in "ABCD":
        table = forging("bag forge", allies=allies)
        assert "forge/forge/track-1" in keys(table, 0)
