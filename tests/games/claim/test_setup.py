"""C-1 … C-4: components and setup."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

import ludoteka
from ludoteka.games.claim.pieces import BOX, KINDS, Faction
from tests.games.claim.table import deal, legal, position


def test_c1_there_are_52_cards_in_five_factions() -> None:
    assert len(BOX) == 52
    assert Counter(card.faction for card in BOX) == {
        Faction.GOBLINS: 14,
        Faction.DWARVES: 10,
        Faction.UNDEAD: 10,
        Faction.DOPPELGANGERS: 10,
        Faction.KNIGHTS: 8,
    }


def test_c1_goblins_have_five_zeros_and_knights_start_at_two() -> None:
    faces = Counter(card.ref for card in BOX)
    assert faces["goblins-0"] == 5
    assert all(faces[f"goblins-{n}"] == 1 for n in range(1, 10))
    assert sorted(ref for ref in faces if ref.startswith("knights")) == [f"knights-{n}" for n in range(2, 10)]


def test_c2_the_goblin_zeros_are_interchangeable_so_they_are_one_option() -> None:
    table = position(
        "phase 2; lead p0; hands goblins-0 goblins-0 goblins-0 knights-2 | dwarves-1 dwarves-2 dwarves-3 undead-1"
    )
    assert sorted(table.asks[ludoteka.Seat(0)].keys) == ["play/goblins-0", "play/knights-2"]


def test_c2_playing_one_goblin_zero_leaves_the_others() -> None:
    table = position("phase 2; lead p0; hands goblins-0 goblins-0 | dwarves-1 dwarves-2")
    table.choose(0, "play/goblins-0")
    assert table.view(0)["hands"][0] == ["goblins-0"]


def test_c3_thirteen_cards_are_dealt_to_each_player_and_26_form_the_draw_deck() -> None:
    view = deal().view(0)
    assert len(view["hands"][0]) == 13
    assert view["hands"][1] == 13
    assert view["stock"] == 25  # the prize of the first trick is turned up already
    assert view["prize"] is not None


@pytest.mark.parametrize("seat", [0, 1])
def test_c4_the_seat_that_the_option_names_leads_the_first_trick(seat: int) -> None:
    assert list(deal(leader=f"p{seat}").asks) == [seat]


def test_c4_by_default_the_first_leader_is_drawn() -> None:
    leaders = {next(iter(deal(seed=f"seed {n}").asks)) for n in range(20)}
    assert leaders == {0, 1}


def test_in_a_match_the_lead_of_the_first_trick_alternates() -> None:
    table = deal(leader="p1", length="3")
    while table.asks:
        ((seat, ask),) = table.asks.items()
        table.choose(seat, ask.keys[0])
    leaders = [event.plain()["leader"] for event in table.events if type(event).__name__ == "Dealt"]
    assert leaders == ["p1", "p0", "p1"][: len(leaders)]
    assert len(leaders) >= 2


@pytest.mark.parametrize(("length", "enough"), [("1", 1), ("3", 2), ("5", 3)])
def test_a_match_ends_when_one_player_has_won_most_of_its_games(length: str, enough: int) -> None:
    table = deal(length=length)
    while table.asks:
        ((seat, ask),) = table.asks.items()
        table.choose(seat, ask.keys[-1])
    match = table.view(None)["match"]
    assert max(match["wins"]) == enough or match["game"] == int(length)
    assert table.outcome is not None
    if length != "1":
        assert table.outcome.scores == tuple(map(float, match["wins"]))


def test_every_card_of_the_deck_can_be_named() -> None:
    assert len({card.ref for card in KINDS}) == 48
    assert legal(position("phase 2; lead p0; hands goblins-0 | knights-9")) == {"goblins-0"}


def test_unpickling_a_card_returns_the_same_object() -> None:
    assert pickle.loads(pickle.dumps(list(BOX))) == list(BOX)
