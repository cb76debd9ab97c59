"""Tea cards (W-36 to W-52)."""

from __future__ import annotations

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import bag, events_of, keys, play, player_view, position, prompt


def taking(card: str, me: str = "", luck: tuple[int, ...] = (), more: str = "") -> Table[Wonderland]:
    """A table where seat 0 takes this card."""
    table = position(
        f"""tea p0; round {card[4]}; chairs {card}; deck; {more}
        p0 alice: {me}
        p1 queen-of-hearts: chair 0; taken 4
        p2 cheshire-cat: chair 0; taken 4""",
        luck,
    )
    play(table, f"0 take/{card}")
    return table


def test_w36_rewards_come_in_an_order_the_player_chooses_where_it_can_matter() -> None:
    table = taking("tea-1-21")  # one unit, the die, a Wonderlandian, any weak ally
    assert keys(table, 0) == [
        "reward/place-units-1",
        "reward/roll-shards",
        "reward/recruit-wonderlandian",
        "reward/gain-ally+any-weak",
    ]
    play(table, "0 reward/gain-ally+any-weak", "0 ally/forge")
    assert len(keys(table, 0)) == 3


def test_w36_where_the_order_cannot_matter_nobody_is_asked_for_it() -> None:
    table = taking("tea-1-01")
    assert bag(table, 0) == ["rose-weak"] and prompt(table) == "place"


def test_w37_all_units_go_to_one_region() -> None:
    table = taking("tea-1-26")
    play(table, "0 place/supporter/red-keep")
    assert player_view(table, 0)["supporters"]["red-keep"] == 2 and player_view(table, 0)["supply"] == 8


def test_w37_figures_of_the_own_supply_may_be_placed_instead() -> None:
    table = taking("tea-1-26", "bench walrus; cards walrus")
    play(table, "0 place/walrus/red-keep")
    assert keys(table, 0) == []  # the second unit must be a supporter, and here
    assert (
        player_view(table, 0)["figures"]["red-keep"] == ["walrus"]
        and player_view(table, 0)["supporters"]["red-keep"] == 1
    )


def test_w37_for_units_missing_from_the_supply_others_may_be_moved() -> None:
    table = taking("tea-1-26", "supply 1; witzend supporter*0 gryphon; pool-of-tears supporter*0")
    play(table, "0 place/supporter/red-keep")
    assert keys(table, 0) == ["relocate/gryphon/witzend/red-keep", "pass"]
    play(table, "0 relocate/gryphon/witzend/red-keep")
    assert player_view(table, 0)["figures"]["red-keep"] == ["gryphon"]


def test_w37_moving_units_is_voluntary_and_leaders_are_never_placed_so() -> None:
    table = taking("tea-1-26", "witzend supporter*10; supply 0")
    assert "pass" in keys(table, 0) and not any("leader" in key for key in keys(table, 0))
    play(table, "0 pass")
    assert player_view(table, 0)["supporters"]["witzend"] == 10


def test_w38_a_second_unit_symbol_is_a_set_with_its_own_region() -> None:
    table = taking("tea-1-30")
    play(
        table,
        "0 reward/place-units-2",
        "0 place/supporter/red-keep",
        "0 reward/place-units-2",
        "0 place/supporter/witzend",
    )
    assert player_view(table, 0)["supporters"]["red-keep"] == player_view(table, 0)["supporters"]["witzend"] == 2


def test_w38_with_too_small_a_supply_the_player_says_which_set_comes_first() -> None:
    table = taking("tea-3-30", "supply 3; witzend gryphon")
    play(table, "0 reward/roll-shards")
    assert keys(table, 0) == ["reward/place-units-3", "reward/place-units-2"]
    play(table, "0 reward/place-units-2", "0 place/supporter/red-keep", "0 place/supporter/tumtum-trees")
    assert "relocate/gryphon/witzend/tumtum-trees" in keys(table, 0)
    enough = taking("tea-3-30")
    play(enough, "0 reward/roll-shards")
    assert prompt(enough) == "place"


def test_w39_the_shown_chip_goes_into_the_bag() -> None:
    table = taking("tea-1-01")
    assert bag(table, 0) == ["rose-weak"] and table.view(0)["stock"]["rose-weak"] == 10


def test_w39_a_chip_that_ran_out_may_be_replaced_by_another_of_its_level() -> None:
    table = taking("tea-1-01", more="stock rose-weak 0")
    play(table, "0 place/supporter/red-keep")
    offered = keys(table, 0)
    assert "ally/forge" in offered and "pass" in offered and "ally/rose-weak" not in offered
    assert not any(key.endswith("-strong") for key in offered)


def test_w40_any_weak_ally_may_be_a_forge_chip() -> None:
    table = taking("tea-1-12")
    play(table, "0 place/supporter/red-keep")
    assert "ally/forge" in keys(table, 0) and "pass" not in keys(table, 0)
    play(table, "0 ally/forge", "0 ally/creature-weak")
    assert bag(table, 0) == ["creature-weak", "forge"]


def test_w41_the_die_in_the_corner_must_be_rolled() -> None:
    table = taking("tea-1-25", luck=(5,))
    play(table, "0 reward/roll-shards")
    assert player_view(table, 0)["shards"] == 3


def test_w42_a_broken_shield_is_turned_to_unbroken() -> None:
    assert player_view(taking("tea-1-11", "broken"), 0)["shield"]
    assert events_of(taking("tea-1-11"), "ShieldMended") == []


def test_w43_a_figure_is_placed_at_once_and_the_market_is_refilled() -> None:
    table = taking("tea-1-20", more="market walrus gryphon rabbit-watch; wonders dodo")
    play(table, "0 reward/recruit-wonderlandian", "0 recruit/walrus", "0 send/walrus/witzend")
    assert player_view(table, 0)["figures"]["witzend"] == ["walrus"]
    assert [card["ref"] for card in table.view(0)["market"]] == ["gryphon", "rabbit-watch", "dodo"]


def test_w43_an_item_puts_its_two_chips_into_the_bag() -> None:
    table = taking("tea-1-20", more="market walrus rabbit-watch")
    play(table, "0 reward/recruit-wonderlandian", "0 recruit/rabbit-watch")
    assert bag(table, 0) == ["rabbit-watch"] * 2


def test_w43_an_empty_market_gives_nothing() -> None:
    table = taking("tea-1-20", more="market; wonders")
    play(table, "0 reward/recruit-wonderlandian")
    assert prompt(table) == "place"


def test_w44_an_ability_is_unlocked_in_any_order() -> None:
    table = taking("tea-2-18")
    play(table, "0 place/supporter/red-keep")
    assert len(keys(table, 0)) == 4
    play(table, "0 unlock/undaunted")
    assert [power["ref"] for power in player_view(table, 0)["faction"]["powers"] if power["unlocked"]] == ["undaunted"]


def test_w44_with_all_abilities_unlocked_nothing_happens() -> None:
    table = taking("tea-2-18", "powers love-of-learning undaunted help-the-locals everywhere-at-once")
    play(table, "0 place/supporter/red-keep")
    assert events_of(table, "PowerUnlocked") == []


def test_w45_shards_are_discarded_as_far_as_there_are_any() -> None:
    assert player_view(taking("tea-2-26", "shards 5"), 0)["shards"] == 2
    assert player_view(taking("tea-2-26", "shards 2"), 0)["shards"] == 0


def test_w46_a_castle_goes_where_there_is_none_of_ones_own() -> None:
    table = taking("tea-3-23", "red-keep castle")
    play(table, "0 place/supporter/red-keep")
    assert "castle/red-keep" not in keys(table, 0) and len(keys(table, 0)) == 4
    play(table, "0 castle/witzend")
    assert player_view(table, 0)["castles"] == {"witzend": "upright", "red-keep": "upright"}


def test_w47_leader_strength_rises_by_one() -> None:
    assert player_view(taking("tea-1-15"), 0)["strength"] == 2


def test_w47_at_six_a_shard_may_be_discarded_instead() -> None:
    table = taking("tea-1-15", "strength 6; shards 2")
    play(table, "0 place/supporter/red-keep")
    assert keys(table, 0) == ["discard-shard", "pass"]
    play(table, "0 discard-shard")
    assert player_view(table, 0)["shards"] == 1 and player_view(table, 0)["strength"] == 6


def test_w47_a_shard_that_the_same_card_rolls_may_be_discarded_for_a_leader_at_six() -> None:
    table = taking("tea-2-16", "strength 6")  # three units, the die, leader strength
    assert keys(table, 0) == ["reward/place-units-3", "reward/roll-shards", "reward/leader-strength"]
    play(table, "0 reward/roll-shards", "0 place/supporter/red-keep")
    assert keys(table, 0) == ["discard-shard", "pass"]
    play(table, "0 discard-shard")
    assert player_view(table, 0)["shards"] == 0
    halved = taking("tea-3-28", "strength 6")  # a split card: the lower half is leader strength and a strong ally
    play(halved, "0 reward/split", "0 half/bottom")
    assert "reward/leader-strength" in keys(halved, 0)


def test_w47_at_six_without_a_shard_nothing_is_asked_when_none_can_come() -> None:
    table = taking("tea-1-15", "strength 6")  # units and leader strength, no die
    assert prompt(table) == "place"
    play(table, "0 place/supporter/red-keep")
    assert keys(table, 0) == []


def test_w48_a_normal_madness_chip_leaves_the_bag_never_the_double_one() -> None:
    table = taking("tea-2-21", "bag madness double-madness; madness madness")
    assert bag(table, 0) == ["double-madness"] and player_view(table, 0)["madness"] == ["madness"]
    assert bag(taking("tea-2-21", "bag double-madness"), 0) == ["double-madness"]


def test_w49_one_quest_is_drawn() -> None:
    table = taking("tea-2-22", more="quests weeding-day out-of-wits")
    play(table, "0 reward/draw-quests-1")
    assert [q["ref"] for q in player_view(table, 0)["quests"]] == ["weeding-day"]


def test_w49_two_are_drawn_and_any_face_down_quest_is_discarded_in_secret() -> None:
    table = taking("tea-1-24", "quests quite-mad", more="quests weeding-day out-of-wits")
    play(table, "0 reward/draw-and-discard-2")
    assert keys(table, 0) == ["discard/quite-mad", "discard/weeding-day", "discard/out-of-wits"]
    play(table, "0 discard/quite-mad")
    assert [q["ref"] for q in player_view(table, 0)["quests"]] == ["weeding-day", "out-of-wits"]
    assert events_of(table, "QuestDiscarded")[0]["quest"] is None


def test_w49_the_discards_are_reshuffled_when_the_deck_is_empty() -> None:
    table = taking("tea-1-24", "quests quite-mad", more="quests weeding-day out-of-wits")
    play(table, "0 reward/draw-and-discard-2", "0 discard/quite-mad")
    assert table.view(0)["decks"]["quests"] == 0 and table.view(0)["decks"]["quest_pile"] == 1
    table.state.quests.clear()
    from ludoteka.games.wonderland.effects.rewards import take_quests

    drawn = take_quests(table.state, table.dealer, 1)
    assert [q.ref for q in drawn] == ["quite-mad"]


def test_w50_a_tea_card_may_forge_a_chip_of_the_bag() -> None:
    table = taking("tea-2-14", "bag red-rook-weak madness")
    play(table, "0 reward/forge-from-bag")
    assert keys(table, 0) == [*(f"forge/red-rook-weak/track-{n}" for n in (1, 2, 3, 4)), "pass"]
    play(table, "0 forge/red-rook-weak/track-2")
    assert player_view(table, 0)["strength"] == 2 and bag(table, 0) == ["madness"]


def test_w50_battle_only_bonuses_do_not_apply() -> None:
    table = taking("tea-2-14", "bag rose-weak")
    play(table, "0 reward/forge-from-bag", "0 forge/rose-weak/track-2")
    assert player_view(table, 0)["vp"] == 0


def test_w51_of_a_split_card_one_half_is_taken() -> None:
    table = taking("tea-1-27")
    play(table, "0 place/supporter/red-keep")
    assert keys(table, 0) == ["half/top", "half/bottom"]
    play(table, "0 half/bottom")
    assert all(key.endswith("-strong") for key in keys(table, 0))


def test_w52_of_a_corrupted_card_the_die_and_its_reward_are_taken_together_or_left() -> None:
    table = taking("tea-1-29", luck=(3,))
    play(table, "0 reward/tempt")
    assert keys(table, 0) == ["tempt", "pass"]
    play(table, "0 tempt")
    assert player_view(table, 0)["shards"] == 2 and prompt(table) == "unlock"
    left = taking("tea-1-29")
    play(left, "0 reward/tempt", "0 pass")
    assert prompt(left) == "place" and player_view(left, 0)["shards"] == 0
