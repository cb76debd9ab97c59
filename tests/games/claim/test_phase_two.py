"""C-12, C-13: the fight for favour."""

from __future__ import annotations

from tests.games.claim.table import deal, events_of, legal, play, play_out, position


def test_c12_the_followers_become_the_hand() -> None:
    table = position(
        "phase 1; lead p0; hands goblins-7 | goblins-2; won dwarves-1 | dwarves-2; drawn undead-2 | undead-3;"
        " stock undead-1 knights-9"
    )
    play(table, "goblins-7", "goblins-2")
    assert table.view(0)["hands"][0] == ["dwarves-1", "undead-2", "knights-9"]
    assert table.view(1)["hands"][1] == ["dwarves-2", "undead-1", "undead-3"]


def test_c12_the_winner_of_the_last_trick_of_phase_one_leads() -> None:
    table = position("phase 1; lead p0; hands goblins-7 | goblins-9; stock undead-1 knights-9")
    play(table, "goblins-7", "goblins-9")
    assert list(table.asks) == [1]
    assert events_of(table, "PhaseTwoBegan") == [{"type": "PhaseTwoBegan", "leader": "p1"}]


def test_c12_there_is_no_prize_in_phase_two() -> None:
    assert play_out(deal(), tricks=13).view(0)["prize"] is None


def test_c12_following_is_compulsory_in_phase_two_too() -> None:
    table = position("phase 2; lead p0; hands dwarves-7 | dwarves-2 knights-9")
    assert legal(play(table, "dwarves-7")) == {"dwarves-2"}


def test_c13_the_winner_takes_both_cards() -> None:
    table = position("phase 2; lead p0; hands undead-7 goblins-1 | undead-2 goblins-2")
    play(table, "undead-7", "undead-2")
    assert table.view(None)["score"] == [["undead-7", "undead-2"], []]


def test_c13_the_loser_takes_the_dwarves() -> None:
    table = position("phase 2; lead p0; hands dwarves-8 goblins-1 | dwarves-5 goblins-2")
    play(table, "dwarves-8", "dwarves-5")
    assert table.view(None)["score"] == [[], ["dwarves-8", "dwarves-5"]]
    assert list(table.asks) == [0]


def test_c13_the_winner_leads_next() -> None:
    table = position("phase 2; lead p0; hands undead-2 goblins-1 | undead-7 goblins-2")
    play(table, "undead-2", "undead-7")
    assert list(table.asks) == [1]
