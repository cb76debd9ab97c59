"""C-5 … C-11: recruiting followers."""

from __future__ import annotations

from tests.games.claim.table import deal, events_of, legal, play, play_out, position

PLAIN = "phase 1; lead p0; stock undead-1 dwarves-9 knights-9 undead-5"


def test_c5_the_top_card_of_the_draw_deck_is_turned_up_for_both_to_see() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-2 dwarves-1")
    assert table.view(0)["prize"] == table.view(1)["prize"] == table.view(None)["prize"] == "undead-5"


def test_c6_the_leader_plays_any_card() -> None:
    table = position(f"{PLAIN}; hands goblins-7 knights-3 | goblins-2 dwarves-1")
    assert legal(table) == {"goblins-7", "knights-3"}


def test_c7_the_other_player_must_follow_the_led_faction() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-2 dwarves-1")
    assert legal(play(table, "goblins-7")) == {"goblins-2"}


def test_c7_without_a_card_of_the_led_faction_any_card_may_be_played() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | knights-2 dwarves-1")
    assert legal(play(table, "goblins-7")) == {"knights-2", "dwarves-1"}


def test_c8_and_c9_the_winner_takes_the_prize_as_a_follower() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-2 dwarves-1")
    play(table, "goblins-7", "goblins-2")
    assert table.view(1)["followers"][0] == {"count": 1, "won": ["undead-5"], "drawn": 0}


def test_c9_the_loser_draws_the_top_card_which_only_he_sees() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-2 dwarves-1")
    play(table, "goblins-7", "goblins-2")
    assert table.view(1)["followers"][1]["drawn"] == ["knights-9"]
    assert table.view(0)["followers"][1]["drawn"] == table.view(None)["followers"][1]["drawn"] == 1


def test_c9_the_event_of_the_draw_names_the_card_to_the_loser_only() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-2 dwarves-1")
    play(table, "goblins-7", "goblins-2")
    (drawn,) = [event for event in table.events if type(event).__name__ == "FollowerDrawn"]
    cards = {seat: (drawn.seen_by(seat) or drawn).plain()["card"] for seat in (0, 1, None)}  # type: ignore[arg-type]
    assert cards == {0: None, 1: "knights-9", None: None}


def test_c10_undead_that_were_played_go_to_the_winners_score_pile_and_other_cards_leave() -> None:
    table = position(f"{PLAIN}; hands dwarves-3 goblins-1 | undead-9 goblins-2")
    play(table, "dwarves-3", "undead-9")
    view = table.view(None)
    assert view["score"] == [["undead-9"], []]
    assert "dwarves-3" in view["out"]


def test_c10_an_undead_prize_is_a_follower_like_any_other() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-2 dwarves-1")
    play(table, "goblins-7", "goblins-2")
    assert table.view(None)["score"] == [[], []]


def test_c11_the_winner_leads_the_next_trick() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-9 dwarves-1")
    play(table, "goblins-7", "goblins-9")
    assert list(table.asks) == [1]


def test_c11_after_thirteen_tricks_each_player_has_thirteen_followers() -> None:
    table = play_out(deal(), tricks=13)
    view = table.view(None)
    assert view["phase"] == 2
    assert view["hands"] == [13, 13]
    assert view["stock"] == 0
    assert len(events_of(table, "PrizeWon")) == len(events_of(table, "FollowerDrawn")) == 13


def test_a_game_has_exactly_52_decisions() -> None:
    assert len(play_out(deal()).decisions) == 52


def test_the_last_trick_can_be_looked_at_again() -> None:
    table = position(f"{PLAIN}; hands goblins-7 goblins-1 | goblins-9 dwarves-1")
    play(table, "goblins-7", "goblins-9")
    played = [{"seat": 0, "card": "goblins-7"}, {"seat": 1, "card": "goblins-9"}]
    assert table.view(None)["last"] == {"played": played, "winner": 1, "prize": "undead-5"}
