"""The income phase: V-28 to V-38."""

from __future__ import annotations

from tests.games.valeria.table import OTHER_SET, events_of, has, keys, play, position, prompts


def test_the_active_values_are_both_dice_and_their_sum() -> None:
    """V-28, V-30: active and passive sides."""
    table = position("p0 archer champion; p1 archer champion gold-1; dice 4 4")
    assert table.view(0)["values"] == [4, 4, 8]
    assert has(table)[1] == 2 * 2 + 4 and events_of(table, "Earned")[0]["card"] == "archer"


def test_a_pair_activates_twice_and_its_sum_once() -> None:
    """V-29"""
    assert has(position("p0 archer*3; p1 gold-0; dice 4 4"))[1] == 12


def test_a_sum_can_activate_what_no_die_shows() -> None:
    """V-29"""
    assert has(position("p0 paladin; dice 4 6"))[1:3] == (1 + 1, 2)  # the starter knight stands on the 6


def test_every_copy_activates_on_its_own() -> None:
    """V-30"""
    table = position("p0 archer*2; p1 archer*2; dice 4 1")
    assert (has(table)[1], has(table, 1)[1]) == (4, 2)


def test_all_players_receive_income() -> None:
    """V-31"""
    table = position("p0 gold-0; p1 gold-0; p2 gold-0; dice 5 1", 3)
    assert [has(table, seat)[0] for seat in range(3)] == [1 + 0, 1, 1] and has(table)[1] == 1  # 5 and 6


def test_effects_that_take_are_resolved_before_all_others() -> None:
    """V-32"""
    table = position("p0 thief; p1 gold-1; dice 2 5", **OTHER_SET)
    assert has(table, 1)[0] == 1, "the starter peasant of the opponent has not paid yet"
    play(table, "steal/thief/p1/gold-1")
    assert has(table)[0] == 1 + 1 and has(table, 1)[0] == 1


def test_each_of_several_thieves_picks_separately() -> None:
    """V-32"""
    table = position("p0 thief*2; p1 gold-4; p2 magic-3; dice 3 4", 3, **OTHER_SET)
    assert keys(table) == ["steal/thief/p1/gold-3", "steal/thief/p2/magic-3", "pass"]
    play(table, "steal/thief/p1/gold-3")
    assert keys(table) == ["steal/thief/p1/gold-1", "steal/thief/p2/magic-3", "pass"]


def test_a_thief_may_decline() -> None:
    """V-34, V-75"""
    table = position("p0 thief; p1 gold-4; dice 3 4", **OTHER_SET)
    assert prompts(play(table, "pass"))[0] in ("act", "income") and has(table, 1)[0] == 4


def test_resources_gained_may_be_spent_in_the_same_phase() -> None:
    """V-33"""
    table = position("p1 monk; dice 1 4", **OTHER_SET)
    play(table, "trade/monk/times-1")
    assert has(table, 1) == (0, 0, 2, 0)


def test_an_exchange_is_optional_and_once_per_activation() -> None:
    """V-34"""
    table = position("p1 mercenary*2 strength-5; dice 1 2")
    assert keys(table, "trade") == ["trade/mercenary/times-2", "trade/mercenary/times-1"]
    play(table, "pass")
    assert has(table, 1)[:2] == (0, 5)


def test_an_exchange_may_be_used_any_number_of_times_up_to_its_activations() -> None:
    """V-34"""
    table = position("p1 mercenary*4 strength-9; dice 3 3")
    table.choose(1, "take/starter-herald/magic-1")
    assert keys(table, "trade") == [f"trade/mercenary/times-{n}" for n in range(8, 0, -1)]
    play(table, "trade/mercenary/times-6")
    assert has(table, 1)[:2] == (2 * 6, 9 + 1 - 6) and keys(table, "trade") == []  # the starter knight stands on the 6


def test_magic_is_no_substitute_in_an_exchange() -> None:
    """V-34"""
    table = position("p1 mercenary magic-5; dice 1 2")
    assert prompts(table) == ["income"] and list(table.asks) == [0]  # only the other player's herald asks


def test_exchanges_can_be_mixed_in_any_order() -> None:
    """V-33, V-37: strength for gold, and the gold for more strength."""
    table = position("p0 merchant; p1 mercenary champion strength-1; dice 3 5")
    play(table, "trade/mercenary/times-1")
    assert keys(table, "trade") == ["trade/champion/times-1"]
    play(table, "trade/champion/times-1")
    assert has(table, 1)[:2] == (1 + 2 - 1, 4)
    twice = position("p0 merchant; p1 mercenary*2 champion strength-2; dice 3 5")
    play(twice, "trade/mercenary/times-2", "trade/champion/times-1")
    assert keys(twice, "trade") == []  # both activations of the mercenaries are used
    again = position("p0 merchant; p1 mercenary*2 champion strength-1; dice 3 5")
    play(again, "trade/mercenary/times-1", "trade/champion/times-1")
    assert keys(again, "trade") == ["trade/mercenary/times-1"]


def test_plain_income_asks_nobody() -> None:
    """V-34: gains are never refused."""
    assert prompts(position("p0 archer; p1 archer; dice 4 1")) == ["act"]


def test_a_player_with_nothing_activated_gets_the_herald() -> None:
    """V-35"""
    table = position("p0 cleric; dice 1 2")
    assert list(table.asks) == [1] and keys(table) == [
        "take/starter-herald/gold-1",
        "take/starter-herald/strength-1",
        "take/starter-herald/magic-1",
    ]


def test_an_activated_starter_blocks_the_consolation() -> None:
    """V-35"""
    assert prompts(position("dice 5 2")) == ["act"]


def test_a_pair_activates_every_herald() -> None:
    """V-35, V-37"""
    table = position("p0 archer; p1 archer; dice 4 4")
    assert sorted(table.asks) == [0, 1] and {ask.prompt for ask in table.asks.values()} == {"income"}


def test_nothing_activated_and_a_pair_is_two_heralds_chosen_separately() -> None:
    """V-35"""
    table = position("p1 archer; dice 2 2")
    mine = keys(table)
    assert "take/starter-herald/gold-1+magic-1" in mine and "take/starter-herald/gold-2" in mine
    play(table, "take/starter-herald/gold-1+magic-1")
    assert has(table)[0] == 1 and has(table)[2] == 1


def test_activated_but_unused_cards_still_block_the_herald() -> None:
    """V-36"""
    table = position("p0 cleric; p1 monk*2; dice 1 2", **OTHER_SET)
    assert prompts(table) == ["act"] and has(table, 1) == (0, 0, 0, 0)


def test_actions_begin_when_everybody_has_finished_his_income() -> None:
    """V-38: and players answer side by side, in any order."""
    table = position("dice 2 2")
    play(table, "take/starter-herald/gold-2")
    assert prompts(table) == ["income"]
    seat = next(iter(table.asks))
    table.choose(seat, "take/starter-herald/magic-2")
    assert prompts(table) == ["act"]
