"""C-14 … C-18: who wins a trick, and the worked vectors of the specification."""

from __future__ import annotations

import pytest

from tests.games.claim.table import legal, play, position

BATTLE = "phase 2; lead p0; hands {led} {rest0} | {card} {rest1}"


def winner(led: str, card: str, rest0: str = "goblins-1", rest1: str = "knights-2") -> int:
    """The winner of these two cards; each seat holds one more card that does not matter."""
    rest0 = "undead-1" if rest0 in (led, card) else rest0
    table = position(BATTLE.format(led=led, card=card, rest0=rest0, rest1=rest1))
    play(table, led, card)
    (seat,) = table.asks
    return seat


def test_c14_the_highest_card_of_the_led_faction_wins() -> None:
    assert winner("undead-4", "undead-6") == 1
    assert winner("undead-6", "undead-4") == 0


def test_c14_a_card_of_another_faction_loses() -> None:
    assert winner("undead-0", "dwarves-9") == 0


def test_c14_equal_values_go_to_the_leader() -> None:
    assert winner("dwarves-6", "doppelgangers-6") == 0
    assert winner("goblins-0", "goblins-0") == 0


def test_c15_a_doppelganger_played_second_counts_as_the_led_faction() -> None:
    assert winner("undead-4", "doppelgangers-5") == 1
    assert winner("undead-5", "doppelgangers-4") == 0


def test_c15_a_doppelganger_may_be_played_although_one_could_follow() -> None:
    table = position("phase 2; lead p0; hands undead-4 | undead-9 doppelgangers-1 knights-3")
    assert legal(play(table, "undead-4")) == {"undead-9", "doppelgangers-1"}


def test_c15_a_led_doppelganger_must_be_followed_by_a_doppelganger() -> None:
    table = position("phase 2; lead p0; hands doppelgangers-0 | doppelgangers-5 goblins-3 goblins-4")
    assert legal(play(table, "doppelgangers-0")) == {"doppelgangers-5"}


def test_c15_without_a_doppelganger_anything_may_be_played_on_a_led_one() -> None:
    table = position("phase 2; lead p0; hands doppelgangers-0 | goblins-3 knights-4")
    assert legal(play(table, "doppelgangers-0")) == {"goblins-3", "knights-4"}


@pytest.mark.parametrize("value", range(10))
def test_c16_a_knight_beats_any_goblin_it_is_played_on(value: int) -> None:
    assert winner(f"goblins-{value}", "knights-2", rest0="undead-3", rest1="dwarves-1") == 1


def test_c16_a_player_who_holds_a_goblin_cannot_play_a_knight_on_one() -> None:
    table = position("phase 2; lead p0; hands goblins-9 | goblins-1 knights-9")
    assert legal(play(table, "goblins-9")) == {"goblins-1"}


def test_c16_a_goblin_played_on_a_knight_simply_does_not_follow() -> None:
    assert winner("knights-2", "goblins-9", rest1="dwarves-1") == 0


def test_c16_a_knight_beats_nothing_but_goblins_out_of_turn() -> None:
    assert winner("undead-0", "knights-9", rest1="dwarves-1") == 0


def test_c17_a_doppelganger_on_an_undead_is_not_scored_in_phase_one() -> None:
    table = position(
        "phase 1; lead p0; stock knights-3 knights-9 knights-4 knights-5; "
        "hands undead-2 goblins-1 | doppelgangers-7 goblins-2"
    )
    play(table, "undead-2", "doppelgangers-7")
    assert table.view(None)["score"] == [[], ["undead-2"]]


def test_c17_a_doppelganger_on_a_dwarf_goes_to_the_winner_in_phase_two() -> None:
    table = position("phase 2; lead p0; hands dwarves-5 goblins-1 | doppelgangers-8 goblins-2")
    play(table, "dwarves-5", "doppelgangers-8")
    assert table.view(None)["score"] == [["dwarves-5"], ["doppelgangers-8"]]


def test_c17_a_doppelganger_on_a_goblin_does_not_win_like_a_knight() -> None:
    assert winner("goblins-7", "doppelgangers-3", rest0="undead-1") == 0


def test_c17_a_led_doppelganger_is_not_a_goblin_to_a_knight() -> None:
    assert winner("doppelgangers-0", "knights-9", rest1="dwarves-1") == 0


def test_c18_goblins_have_no_ability() -> None:
    assert winner("goblins-3", "goblins-5", rest0="undead-1") == 1
    assert winner("undead-0", "goblins-9") == 0


# -- Worked vectors ----------------------------------------------------------------------------------------------------
def test_vector_1_goblin_7_against_goblin_knight_and_doppelganger() -> None:
    table = position("phase 2; lead p0; hands goblins-7 undead-1 undead-2 | goblins-2 knights-9 doppelgangers-8")
    assert legal(play(table, "goblins-7")) == {"goblins-2", "doppelgangers-8"}
    assert list(play(table, "doppelgangers-8").asks) == [1]


def test_vector_2_goblin_9_falls_to_knight_2() -> None:
    assert winner("goblins-9", "knights-2", rest0="undead-3", rest1="dwarves-1") == 1


def test_vector_3_only_the_doppelganger_is_legal_and_it_wins() -> None:
    table = position("phase 2; lead p0; hands doppelgangers-0 undead-1 | doppelgangers-5 goblins-3")
    assert legal(play(table, "doppelgangers-0")) == {"doppelgangers-5"}
    assert list(play(table, "doppelgangers-5").asks) == [1]


def test_vector_4_dwarf_6_and_doppelganger_6_are_a_tie_for_the_leader() -> None:
    assert winner("dwarves-6", "doppelgangers-6") == 0


def test_vector_5_the_leader_wins_the_prize_and_scores_the_undead_9() -> None:
    table = position(
        "phase 1; lead p0; stock knights-3 knights-4 knights-5 goblins-8;"
        " hands dwarves-3 goblins-1 | undead-9 goblins-2"
    )
    play(table, "dwarves-3", "undead-9")
    view = table.view(None)
    assert view["followers"][0]["won"] == ["goblins-8"]
    assert view["score"] == [["undead-9"], []]
    assert "dwarves-3" in view["out"]


def test_vector_6_both_dwarves_go_to_the_loser_and_the_winner_scores_nothing() -> None:
    table = position("phase 2; lead p0; hands dwarves-8 goblins-1 | dwarves-5 goblins-2")
    play(table, "dwarves-8", "dwarves-5")
    assert table.view(None)["score"] == [[], ["dwarves-8", "dwarves-5"]]


def test_vector_7_the_winner_takes_the_knight_and_the_loser_the_dwarf() -> None:
    table = position("phase 2; lead p0; hands knights-3 goblins-1 | dwarves-9 goblins-2")
    play(table, "knights-3", "dwarves-9")
    assert table.view(None)["score"] == [["knights-3"], ["dwarves-9"]]
