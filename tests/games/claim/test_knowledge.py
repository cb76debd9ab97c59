"""C-23 and the table of who sees what; dealing anew keeps every inference a seat can make."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.games.claim.pieces import Claim, Faction
from ludoteka.kernel import Seat, Table, text
from tests.games.claim.table import deal, play, play_out, position

PHASE_ONE = (
    "phase 1; lead p0; hands goblins-7 goblins-1 | goblins-2 dwarves-1; won undead-7 | knights-8;"
    " drawn dwarves-4 | dwarves-5; stock undead-1 dwarves-9 knights-9 undead-5; score undead-3 | undead-4;"
    " out knights-2"
)


@pytest.mark.parametrize("seat", [0, 1])
def test_c23_a_player_may_look_through_the_own_followers(seat: int) -> None:
    followers = position(PHASE_ONE).view(seat)["followers"][seat]
    assert (
        followers
        == [
            {"count": 2, "won": ["undead-7"], "drawn": ["dwarves-4"]},
            {"count": 2, "won": ["knights-8"], "drawn": ["dwarves-5"]},
        ][seat]
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_c23_score_piles_and_cards_out_of_the_game_are_open_to_all(seat: int | None) -> None:
    view = position(PHASE_ONE).view(seat)
    assert view["score"] == [["undead-3"], ["undead-4"]]
    assert "knights-2" in view["out"]


@pytest.mark.parametrize(
    ("seat", "hands"), [(0, [["goblins-1", "goblins-7"], 2]), (1, [2, ["goblins-2", "dwarves-1"]]), (None, [2, 2])]
)
def test_a_hand_is_seen_by_its_owner_only(seat: int | None, hands: list[object]) -> None:
    assert position(PHASE_ONE).view(seat)["hands"] == hands


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_draw_deck_is_a_number_to_everybody(seat: int | None) -> None:
    assert position(PHASE_ONE).view(seat)["stock"] == 3


def test_a_view_holds_no_hidden_card_anywhere() -> None:
    table = position(PHASE_ONE)
    for hidden in ("goblins-2", "dwarves-1", "dwarves-5", "knights-9", "undead-1"):
        assert f'"{hidden}"' not in text(table.view(0))


def worlds(table: Table[Claim], seat: int | None, number: int = 60) -> list[Claim]:
    random = Random(1)
    return [table.imagine(seat, random).state for _ in range(number)]


def test_prizes_that_the_opponent_won_stay_where_they_are() -> None:
    assert all(s.won[1] == position(PHASE_ONE).state.won[1] for s in worlds(position(PHASE_ONE), 0))


def test_the_own_draws_stay_known() -> None:
    assert all([c.ref for c in s.drawn[0]] == ["dwarves-4"] for s in worlds(position(PHASE_ONE), 0))


def test_the_opponents_draws_and_hand_are_dealt_again() -> None:
    assert len({tuple(c.ref for c in s.drawn[1]) for s in worlds(position(PHASE_ONE), 0)}) > 3
    assert len({tuple(sorted(c.ref for c in s.hands[1])) for s in worlds(position(PHASE_ONE), 0)}) > 3


def test_a_faction_a_player_was_seen_not_to_have_is_not_dealt_to_him() -> None:
    table = position(
        "phase 1; lead p0; hands goblins-7 goblins-1 goblins-3 | dwarves-1 undead-8 undead-9;"
        " stock goblins-2 goblins-4 goblins-5 goblins-6 goblins-8 goblins-9"
    )
    play(table, "goblins-7", "dwarves-1")
    assert table.view(0)["void"] == [[], ["goblins"]]
    for s in worlds(table, 0):
        assert not any(card.faction is Faction.GOBLINS for card in s.hands[1])


def test_a_doppelganger_that_stands_in_shows_nothing_about_the_hand() -> None:
    table = position(
        "phase 1; lead p0; hands goblins-7 goblins-1 | doppelgangers-1 goblins-8;"
        " stock undead-1 undead-2 undead-3 undead-4"
    )
    play(table, "goblins-7", "doppelgangers-1")
    assert table.view(0)["void"] == [[], []]


def test_in_phase_two_each_player_knows_the_others_hand_exactly() -> None:
    table = play_out(deal(), tricks=15)
    for seat in (0, 1):
        for s in worlds(table, seat, 20):
            assert sorted(c.ref for c in s.hands[1 - seat]) == sorted(c.ref for c in table.state.hands[1 - seat])


def test_a_spectator_knows_the_prizes_in_phase_two_and_no_more() -> None:
    table = play_out(deal(), tricks=13)
    prizes = [sorted(c.ref for c in pile) for pile in table.state.public]
    dealt = {tuple(sorted(c.ref for c in s.hands[0])) for s in worlds(table, None)}
    assert len(dealt) > 3
    for s in worlds(table, None):
        for seat in (0, 1):
            hand = [c.ref for c in s.hands[seat]]
            assert all(hand.count(ref) >= prizes[seat].count(ref) for ref in prizes[seat])


# -- Why not? ----------------------------------------------------------------------------------------------------------
def why(table: Table[Claim], seat: int, card: str) -> tuple[str, str | None] | None:
    answer = table.why_not(Seat(seat), card)
    return None if answer is None else (answer.message, answer.rule)


def test_a_card_that_does_not_follow_is_forbidden_by_c7() -> None:
    table = play(position("phase 2; lead p0; hands dwarves-7 | dwarves-2 knights-9"), "dwarves-7")
    assert why(table, 1, "knights-9") == ("why-must-follow", "C-7")
    assert why(table, 1, "dwarves-2") is None


def test_a_knight_held_back_by_a_goblin_is_forbidden_by_c16() -> None:
    table = play(position("phase 2; lead p0; hands goblins-7 | goblins-2 knights-9"), "goblins-7")
    assert why(table, 1, "knights-9") == ("why-knight-must-follow", "C-16")


def test_a_led_doppelganger_forbids_other_cards_by_c15() -> None:
    table = play(position("phase 2; lead p0; hands doppelgangers-7 | doppelgangers-2 knights-9"), "doppelgangers-7")
    assert why(table, 1, "knights-9") == ("why-follow-doppelganger", "C-15")


def test_nothing_can_be_played_out_of_turn() -> None:
    table = position("phase 2; lead p0; hands dwarves-7 | dwarves-2 knights-9")
    assert why(table, 1, "knights-9") == ("why-not-your-turn", "C-6")


def test_a_card_that_lies_elsewhere_is_not_in_the_hand() -> None:
    table = position(PHASE_ONE)
    answers = {why(table, 0, card) for card in ("goblins-2", "undead-1", "undead-5", "undead-3", "dwarves-5")}
    assert answers == {("why-not-in-hand", "C-6")}


def test_why_not_has_no_answer_for_a_reference_that_is_no_card() -> None:
    assert why(position(PHASE_ONE), 0, "p1") is None
