"""The turn and the roll phase: V-21 to V-27, V-86, V-87."""

from __future__ import annotations

from tests.games.valeria.table import events_of, has, keys, owns, play, position, prompts


def test_a_turn_is_roll_income_actions_end() -> None:
    """V-21"""
    table = position("roll 5 6; p0 champion; p1 gold-0; chance 0 1")
    play(table, "gain/gold-1", "gain/gold-1")
    kinds = [event.plain()["type"] for event in table.events]
    assert kinds[:2] == ["TurnBegan", "DiceRolled"] and kinds[2] == "Earned"
    assert kinds.index("ResourceGained") > kinds.index("Earned") and kinds.count("TurnBegan") == 2


def test_the_player_picks_the_order_of_simultaneous_effects() -> None:
    """V-22, V-43"""
    table = position("p0 cathedral-of-st-aquila the-orb-of-urdr; p1 gold-1 magic-1; action 2")
    play(table, "gain/gold-1")
    assert keys(table) == ["use/cathedral-of-st-aquila", "use/the-orb-of-urdr"]


def test_a_card_wins_over_a_rule() -> None:
    """V-23: the rule says surcharge, Emerald Stronghold says none."""
    table = position("p0 gold-2 peasant*3 emerald-stronghold")
    assert "recruit/peasant/gold-2" in keys(table)


def test_the_active_player_rolls_both_dice() -> None:
    """V-24"""
    table = position("roll 3 5")
    assert table.view(0)["dice"] == [3, 5] and events_of(table, "DiceRolled")[0]["seat"] == "p0"


def test_roll_abilities_are_used_one_at_a_time_each_once() -> None:
    """V-25"""
    table = position("p0 gold-2 foxgrove-palisade the-desert-orchid; roll 3 5")
    assert prompts(table) == ["dice"]
    play(table, "change/foxgrove-palisade/die-1")
    assert table.view(0)["dice"] == [6, 5] and has(table)[0] == 0
    assert keys(table) == ["change/the-desert-orchid/die-1", "change/the-desert-orchid/die-2", "announce"]
    play(table, "change/the-desert-orchid/die-1")
    assert table.view(0)["dice"] == [1, 5]


def test_a_roll_ability_may_be_used_again_in_the_next_turn() -> None:
    """V-25: once per roll phase."""
    table = position("p0 palace-of-the-dawn; p1 archer; roll 3 5; chance 3 0 2 4")
    play(table, "change/palace-of-the-dawn/die-1", "gain/gold-1", "gain/gold-1")
    while len(events_of(table, "TurnBegan")) < 3:
        play(table, keys(table)[-1])
    assert table.view(0)["dice"] == [3, 5] and "change/palace-of-the-dawn/die-1" in keys(table)


def test_roll_abilities_are_paid_in_gold_only() -> None:
    """V-25"""
    table = position("p0 gold-1 magic-5 foxgrove-palisade; roll 3 5")
    assert prompts(table) != ["dice"]


def test_a_use_that_would_not_change_the_die_is_not_allowed() -> None:
    """V-25, V-87: a six cannot become a six, a one cannot go down."""
    table = position("p0 gold-2 foxgrove-palisade palace-of-the-dawn; roll 6 1")
    assert keys(table) == ["change/foxgrove-palisade/die-2", "change/palace-of-the-dawn/die-1", "announce"]


def test_the_desert_orchid_costs_one_gold_for_each_holy_citizen() -> None:
    """V-25, V-87"""
    table = position("p0 gold-3 cleric*2 the-desert-orchid; roll 3 5")
    assert has(play(table, "change/the-desert-orchid/die-2"))[0] == 1
    free = position("p0 the-desert-orchid; roll 3 5")
    assert "change/the-desert-orchid/die-1" in keys(free)


def test_gargans_embrace_gives_its_owner_a_point_for_a_pair_of_any_player() -> None:
    """V-26, V-86"""
    table = position("p1 gargans-embrace; p0 gold-0; roll 3 3")
    assert has(table, 1)[3] == 1
    assert has(position("p1 gargans-embrace; roll 3 4"), 1)[3] == 0


def test_a_natural_pair_counts_even_if_it_is_changed() -> None:
    """V-86"""
    table = position("p0 gold-2 foxgrove-palisade gargans-embrace; roll 3 3")
    play(table, "change/foxgrove-palisade/die-1")
    assert has(table)[3] == 1


def test_an_ability_that_leaves_a_pair_pays_again() -> None:
    """V-26: a pair changed into another pair needs two abilities."""
    table = position("p0 gold-2 foxgrove-palisade the-desert-orchid gargans-embrace; roll 6 6")
    play(table, "change/the-desert-orchid/die-1", "change/foxgrove-palisade/die-1")
    assert table.view(0)["dice"] == [6, 6] and has(table)[3] == 2


def test_the_player_announces_and_income_follows() -> None:
    """V-27"""
    table = position("p0 gold-2 foxgrove-palisade butcher; p1 gold-0; roll 5 5")
    play(table, "change/foxgrove-palisade/die-1")
    assert prompts(table) == ["act"] and has(table)[0] == 0 + 1 + 2 and owns(table, 0, "butcher") == 1
