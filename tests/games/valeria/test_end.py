"""Exhausted slots, the end phase, scoring: V-59 to V-69, V-97, V-98."""

from __future__ import annotations

import pytest

from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Outcome, Table
from tests.games.valeria.table import column, events_of, play, player, points, position, prompts, slot

END = "action 2; chance 0 1 0 1 0 1 0 1 0 1"


# -- Exhausted slots --------------------------------------------------------------------------------------------------
def test_an_empty_slot_gets_an_exhausted_card_when_the_action_is_completed() -> None:
    """V-59"""
    table = position("p0 gold-3; left cleric*1; action 1")
    play(table, "recruit/cleric/gold-3")
    assert column(table, "citizens", 1)["cover"] == "exhausted"
    assert table.view(0)["exhausted"]["count"] == 1 and table.view(0)["exhausted"]["deck"] == 3


def test_a_monster_and_the_citizen_it_brings_empty_two_slots_in_that_order() -> None:
    """V-59"""
    table = position(
        "p0 strength-10 magic-3; left forest*1 archer*1; deck bat-swarm mimic exhausted; action 1", events="on"
    )
    play(table, "slay/spider-queen/strength-10+magic-3", "take/spider-queen/archer+vp-1")
    assert column(table, "monsters", 3)["cover"] == "bat-swarm"
    assert slot(table, "mimic")["row"] == "citizens"


def test_without_a_card_the_slot_is_exhausted_anyway() -> None:
    """V-60"""
    table = position("p0 gold-3; left cleric*1 merchant*0 mercenary*0 archer*0 peasant*0; action 1")
    assert table.view(0)["exhausted"]["deck"] == 0
    play(table, "recruit/cleric/gold-3")
    assert column(table, "citizens", 1)["cover"] == "bare" and table.view(0)["exhausted"]["count"] == 5


def test_a_card_returned_to_an_exhausted_slot_opens_it_again() -> None:
    """V-61"""
    table = position("p0 gold-6 merchant*2; left merchant*0; domains nest-of-the-weaver-witch; action 1")
    deck = table.view(0)["exhausted"]["deck"]
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant")
    assert slot(table, "merchant")["cover"] is None and slot(table, "merchant")["count"] == 1
    assert table.view(0)["exhausted"]["deck"] == deck + 1 and table.view(0)["exhausted"]["count"] == 0


def test_an_exhausted_card_under_a_returned_card_goes_to_the_bottom_of_the_deck() -> None:
    """V-61: so the next slot still gets the event on top."""
    table = position(
        "p0 gold-9 merchant*2; left merchant*0 cleric*1; deck mimic exhausted; domains nest-of-the-weaver-witch",
        events="on",
    )
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant", "recruit/cleric/gold-3")
    assert column(table, "citizens", 1)["cover"] == "mimic"


def test_a_hostile_event_under_a_returned_card_goes_on_top_of_the_deck() -> None:
    """V-61: known to all, without its tokens."""
    table = position(
        "p0 gold-6 merchant*2; covers bat-swarm@6; tokens bat-swarm*gold-2; domains nest-of-the-weaver-witch",
        events="on",
    )
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant")
    assert table.view(1)["exhausted"]["known"] == ["bat-swarm"] and slot(table, "merchant")["tokens"] == {}
    assert not table.state.tokens


# -- The end phase ----------------------------------------------------------------------------------------------------
FOUR = "left cleric*0 merchant*0 mercenary*0 archer*0"


@pytest.mark.parametrize(
    "text, reason",
    [
        (FOUR, "end-exhausted"),
        (f"{FOUR} peasant*0", "end-exhausted"),  # one action can empty two stacks
        ("left hills*0 ruins*0 forest*0 valley*0 mountains*0", "end-monsters"),
        ("left domains-1*0 domains-2*0 domains-3*0 domains-4*0 domains-5*0", "end-domains"),
    ],
)
def test_three_things_trigger_the_end(text: str, reason: str) -> None:
    """V-62"""
    seats = 2 if reason == "end-exhausted" else 4
    table = position(f"{text}; {END}", seats)
    play(table, "gain/gold-1")
    assert events_of(table, "EndTriggered")[0]["reason"] == reason


def test_face_up_events_are_monsters_that_must_be_slain_too() -> None:
    """V-62"""
    text = "left hills*0 ruins*0 forest*0 valley*0 mountains*0; covers mimic@6; " + END
    table = position(text, 4, events="on")
    play(table, "gain/gold-1")
    assert events_of(table, "EndTriggered") == []


def test_everybody_has_the_same_number_of_turns() -> None:
    """V-63"""
    table = position(f"{FOUR}; active p0; first p0; {END}")
    play(table, "gain/gold-1")
    assert table.view(0)["ending"] == {"reason": "exhausted", "turns": 1} and table.view(0)["active"] == 1
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[-1])
    assert table.outcome is not None and table.state.turn == 2


def test_triggered_in_the_last_players_turn_the_game_is_scored_at_once() -> None:
    """V-63"""
    table = position(f"{FOUR}; active p1; first p0; {END}")
    play(table, "gain/gold-1")
    assert table.outcome is not None


def test_the_end_stays_triggered_when_a_card_is_returned() -> None:
    """V-63: once it is triggered."""
    text = "p1 gold-6 merchant*2; ending exhausted; active p1; first p0; domains nest-of-the-weaver-witch; action 2"
    table = position(text)
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant")
    assert table.outcome is not None


def test_without_an_end_the_dice_go_to_the_left() -> None:
    """V-64"""
    table = position(END, 3)
    play(table, "gain/gold-1")
    assert table.view(0)["active"] == 1 and table.view(0)["turn"] == 2


def ended(text: str) -> Outcome:
    outcome = final(text).outcome
    assert outcome is not None
    return outcome


# -- Scoring ----------------------------------------------------------------------------------------------------------
def final(text: str, seats: int = 2, **settings: str) -> Table[Valeria]:
    """The end of a game whose last action is that the last player gains one gold."""
    left = f"ending exhausted; active p{seats - 1}; first p0; action 2"
    return play(position(f"{text}; {left}", seats, **settings), "gain/gold-1")


def test_the_total_is_monsters_domains_board_and_duke() -> None:
    """V-65, V-66: symbols on citizens and on domains."""
    table = final("p0 goblin-king blood-crow-army vp-3 archer*2 isabella-the-righteous gold-3")
    assert points(table) == {
        **{"monsters": 4, "domains": 2, "board": 3},
        **{"duke-soldier": 2 + 3, "duke-holy": 0, "duke-resources": 1},
    }
    assert table.outcome is not None and table.outcome.scores[0] == 15


def test_resources_are_added_up_and_divided_once() -> None:
    """V-67"""
    table = final("p0 gold-1 strength-1 magic-1 simon-the-unclean")
    assert points(table)["duke-resources"] == 1


def test_slain_events_count_as_monsters_with_their_type() -> None:
    """V-68"""
    table = final("p0 giant-leech goblin hrothgar-the-conqueror", events="on")
    assert points(table)["duke-monsters"] == 4 and points(table)["duke-titan"] == 1


def test_most_points_win() -> None:
    """V-69"""
    outcome = ended("p0 vp-9 hrothgar-the-conqueror; p1 vp-5 reese-the-firebrand")
    assert outcome.winners == (0,) and outcome.reason == "points"


def test_a_tie_goes_to_the_smaller_duchy() -> None:
    """V-69: monsters are not in the duchy."""
    outcome = ended("p0 vp-4 hrothgar-the-conqueror goblin; p1 archer vp-7 simon-the-unclean gold-0")
    assert outcome.scores == (7.0, 8.0)
    tie = ended("p0 vp-5 hrothgar-the-conqueror goblin; p1 archer vp-7 simon-the-unclean")
    assert tie.scores == (8.0, 8.0) and tie.winners == (0,) and tie.reason == "smaller-duchy"


def test_still_tied_the_victory_is_shared() -> None:
    """V-69"""
    outcome = ended("p0 vp-5 hrothgar-the-conqueror; p1 vp-5 cornelius-the-dreamer")
    assert outcome.winners == (0, 1) and outcome.reason == "shared"


def test_without_dukes_symbols_and_resources_score_for_everybody() -> None:
    """V-97"""
    table = final("p0 peasant archer rogue*2 cleric gold-7; p1 archer*9 goblin*9 the-orb-of-urdr", dukes="off")
    assert points(table) == {
        **{"monsters": 0, "domains": 0, "board": 0, "worker": 1, "soldier": 1, "shadow": 4, "holy": 2},
        **{"resources": 2, "most-citizens": 0, "most-monsters": 0, "most-domains": 0},
    }


def test_majorities_score_seven_shared_three_and_nothing_for_none() -> None:
    """V-98"""
    table = final("p0 archer*2 goblin; p1 archer goblin", dukes="off")
    assert [points(table, 0)[f"most-{kind}"] for kind in ("citizens", "monsters", "domains")] == [7, 3, 0]
    assert [points(table, 1)[f"most-{kind}"] for kind in ("citizens", "monsters", "domains")] == [0, 3, 0]


def test_at_the_end_all_dukes_are_shown() -> None:
    """V-19"""
    table = final("p0 vp-1")
    assert all(table.view(None)["players"][seat]["duke"] for seat in (0, 1))
    assert player(table)["total"] == table.view(1)["result"]["scores"][0] and prompts(table) == []
