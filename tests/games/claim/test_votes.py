"""C-19 … C-22: the votes."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.games.claim.pieces import CARD, Claim
from ludoteka.games.claim.rules import vote
from ludoteka.kernel import MuteDealer, Table
from tests.games.claim.table import play, position

LAST = "phase 2; lead p0; hands undead-1 | undead-0; score "


def finished(score: str) -> Table[Claim]:
    """A game that ends with the last trick: seat 0 takes undead 1 and 0."""
    return play(position(LAST + score), "undead-1", "undead-0")


def holders(table: Table[Claim]) -> dict[str, int | None]:
    return {vote["faction"]: vote["holder"] for vote in table.view(None)["votes"]}


def test_c19_more_cards_of_a_faction_get_its_vote() -> None:
    table = finished("goblins-1 goblins-2 | goblins-9")
    assert holders(table)["goblins"] == 0


def test_c19_equal_counts_go_to_the_highest_card() -> None:
    table = finished("goblins-1 goblins-8 | goblins-9 goblins-2")
    assert holders(table)["goblins"] == 1


def test_c20_three_votes_win_the_game() -> None:
    table = finished("goblins-1 dwarves-1 | knights-9 doppelgangers-9")
    assert table.outcome is not None
    assert table.outcome.scores == (3.0, 2.0)
    assert table.outcome.winners == (0,)
    assert table.outcome.reason == "votes"


def test_c21_a_faction_nobody_took_gives_its_vote_to_nobody() -> None:
    assert holders(finished("- | -"))["knights"] is None


def test_c21_goblin_zeros_on_both_sides_give_no_vote() -> None:
    assert holders(finished("goblins-0 goblins-0 | goblins-0 goblins-0"))["goblins"] is None


def test_c22_with_fewer_than_three_votes_more_votes_win() -> None:
    table = finished("goblins-1 | knights-9")
    assert table.outcome is not None
    assert table.outcome.scores == (2.0, 1.0)
    assert table.outcome.winners == (0,)


def test_c22_equal_votes_are_a_draw() -> None:
    table = finished("- | knights-9")
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert table.outcome.reason == "draw"


@pytest.mark.parametrize(("wins", "goes_on"), [([1, 0], False), ([0, 1], True)])
def test_a_match_ends_when_one_has_won_more_than_half_of_its_games(wins: list[int], goes_on: bool) -> None:
    s = Claim(length=3, first="p0", game=2, wins=wins[:], score=[[CARD["undead-1"]], []])
    vote(s, MuteDealer(Random(0), []))
    assert s.wins == [wins[0] + 1, wins[1]]
    assert s.agenda == ([("deal",)] if goes_on else []) and s.game == (3 if goes_on else 2)
