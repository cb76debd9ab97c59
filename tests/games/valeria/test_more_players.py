"""Five players and random citizens: V-91 to V-96."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.contract import full_view
from tests.games.valeria.table import OTHER_SET, deal, events_of, has, keys, play, play_out, position, slot

RANDOM: dict[str, Any] = {"random_citizens": "on"}


def test_the_player_to_the_right_of_the_active_one_rests() -> None:
    """V-92"""
    assert position("action 1; active p0; first p0", 5).view(0)["resting"] == 4
    assert position("action 1; active p3; first p0", 5).view(0)["resting"] == 2
    assert position("action 1", 4).view(0)["resting"] is None


def test_the_resting_player_gets_no_income_and_cannot_be_chosen() -> None:
    """V-93"""
    table = position("p0 thief gold-0; p4 gold-9; p1 gold-1; dice 2 5", 5, **OTHER_SET)
    assert keys(table) == ["steal/thief/p1/gold-1", "pass"]
    play(table, "pass")
    assert [has(table, seat)[0] for seat in range(5)] == [1, 2, 1, 1, 9]


def test_abilities_of_the_resting_player_do_not_trigger() -> None:
    """V-93"""
    table = position("p4 gargans-embrace; p0 gold-0; roll 3 3", 5)
    assert has(table, 4)[3] == 0
    assert has(position("p3 gargans-embrace; roll 3 3", 5), 3)[3] == 1


def test_events_do_not_touch_the_resting_player() -> None:
    """V-93, V-113"""
    table = position("p0 gold-2; p1 gold-2; p4 gold-2; covers kobold-thieves@6; dice 6 1", 5, events="on")
    assert (has(table, 0)[0], has(table, 1)[0], has(table, 4)[0]) == (1, 1, 2)


def test_only_the_face_up_citizen_is_available_and_the_next_is_turned_up() -> None:
    """V-95"""
    table = position("p0 gold-9", **RANDOM)
    top = table.view(0)["market"][5]["card"]
    play(table, f"recruit/{top}/gold-3")
    revealed = events_of(table, "CitizenRevealed")[0]
    assert (revealed["citizen"], revealed["slot"]) == (table.view(0)["market"][5]["card"], 5)
    assert table.view(0)["market"][5]["count"] == 4


def test_surcharges_with_random_citizens_count_copies_by_name() -> None:
    """V-95"""
    for seed in range(4):
        table = deal(2, str(seed), random_citizens="on")
        play_out(table, seed, 30)
        for place in table.view(0)["market"][5:15]:
            if place["card"]:
                kind = full_view(table, 0)["cards"][place["card"]]
                own = sum(
                    c["count"]
                    for g in table.view(0)["players"][0]["groups"]
                    for c in g["cards"]
                    if c["card"].removeprefix("starter-") == place["card"]
                )
                assert place["price"]["gold"] == kind["cost"] + own


def test_a_returned_citizen_lies_on_top_and_the_card_below_stays_known() -> None:
    """V-96"""
    table = position("p0 gold-6 merchant blacksmith; domains nest-of-the-weaver-witch", **RANDOM)
    below = table.view(0)["market"][6]["card"]
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant")
    assert slot(table, "merchant")["below"] == [below] and slot(table, "merchant")["count"] == 6


def test_turning_up_a_card_seen_before_reveals_nothing_new() -> None:
    """V-96: so recruiting the returned citizen can be undone."""
    table = position("p0 gold-9 merchant blacksmith; domains nest-of-the-weaver-witch", **RANDOM)
    below = table.view(0)["market"][6]["card"]
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant", "recruit/merchant/gold-2")
    assert events_of(table, "CitizenRevealed")[0]["citizen"] == below
    for number, undone in ((1, False), (2, True)):
        again = position("p0 gold-9", **RANDOM)
        again.state.cards_seen[0] = number
        play(again, f"recruit/{again.view(0)['market'][5]['card']}/gold-3")
        assert again.can_undo(0) is undone
