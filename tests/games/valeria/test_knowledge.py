"""Section 13 of the specification: the information of each seat, and redealing."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludoteka.games.valeria import GAME
from ludoteka.games.valeria.knowledge.inventory import inventory
from ludoteka.kernel import Seat, text
from tests.games.valeria.table import OTHER_SET, deal, play, play_out, position

EVERYTHING: dict[str, Any] = {"events": "on", "random_citizens": "on", **OTHER_SET}


def test_a_duke_is_visible_to_its_owner_only() -> None:
    """V-19"""
    table = play_out(deal(3), 1, 40)
    dukes = [table.state.dukes[seat][0].ref for seat in range(3)]
    for seat in (0, 1, 2, None):
        shown = text(table.view(seat))
        assert [duke in shown for duke in dukes] == [who == seat for who in range(3)]


def test_a_duke_put_back_is_known_to_his_finder_only() -> None:
    """V-19"""
    table = play_out(deal(3), 1, 40)
    put_back = table.state.rejected[1][0].ref
    assert put_back in text(table.view(1)) and put_back not in text(table.view(0))
    for number in range(10):
        assert table.imagine(1, number).state.rejected[1][0].ref == put_back
    assert len({table.imagine(0, number).state.rejected[1][0].ref for number in range(30)}) > 3


def test_face_down_domains_are_seen_by_nobody() -> None:
    """V-16"""
    table = play_out(deal(), 1, 20)
    hidden = {d.ref for stack in table.state.domain_stacks for d in stack[:-1]} | {
        d.ref for d in table.state.spare_domains
    }
    for seat in (0, 1, None):
        assert not any(f'"{ref}"' in text(table.view(seat)) for ref in hidden)
    dealt = {table.imagine(0, n).state.domain_stacks[0][0].ref for n in range(40)}
    assert len(dealt) > 8 and dealt <= hidden


def test_the_next_domain_is_hidden_while_a_build_is_resolved() -> None:
    """V-56"""
    table = play(position("p0 gold-10 peasant*2 rogue; domains grimmwater-keep"), "build/grimmwater-keep/gold-10")
    assert len({table.imagine(0, n).state.domain_stacks[0][-1].ref for n in range(30)}) > 5


def test_events_in_the_deck_are_dealt_again_but_agreed_ones_stay_in() -> None:
    """V-108"""
    table = deal(3, events="on", chosen_events="mimic")
    decks = [tuple(c.ref for c in table.imagine(0, n).state.deck[-3:]) for n in range(40)]
    assert all("mimic" in deck for deck in decks) and len(set(decks)) > 10


def test_an_event_put_back_on_the_deck_stays_known() -> None:
    """V-61"""
    table = position("p0 gold-6 merchant*2; covers bat-swarm@6; domains nest-of-the-weaver-witch", events="on")
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant")
    assert {table.imagine(1, n).state.deck[-1].ref for n in range(20)} == {"bat-swarm"}


def test_random_stacks_are_dealt_again_but_known_cards_stay() -> None:
    """V-95, V-96"""
    table = position("p0 gold-6 merchant blacksmith; domains nest-of-the-weaver-witch", random_citizens="on")
    below = table.view(0)["market"][6]["card"]
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant")
    worlds = [table.imagine(0, n).state.citizen_stacks[1] for n in range(30)]
    assert {(stack[-1].ref, stack[-2].ref) for stack in worlds} == {("merchant", below)}
    assert len({tuple(c.ref for c in stack[:-2]) for stack in worlds}) > 5


def test_the_dark_lord_is_dealt_again_until_the_end() -> None:
    """V-99"""
    table = play_out(deal(1), 1, 5)
    mine = table.state.dukes[0][0]
    lords = {table.imagine(0, n).state.dukes[1][0] for n in range(60)}
    assert len(lords) == 9 and mine not in lords


def test_at_the_end_the_dukes_are_shown_and_nobody_imagines_others() -> None:
    """V-19"""
    table = play_out(deal(3), 1)
    for seat in (Seat(0), None):
        other = table.state.copy()
        GAME.redeal(other, seat, Random(5))
        assert (other.dukes, other.rejected) == (table.state.dukes, table.state.rejected)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_redealing_preserves_the_view_and_all_components(seats: int) -> None:
    """V-95, V-19"""
    table = play_out(deal(seats, **EVERYTHING), 3, 60)
    box = Counter(map(text, inventory(table.state)))
    for seat in [*range(seats), None]:
        other = table.state.copy()
        GAME.redeal(other, None if seat is None else Seat(seat), Random(5))
        assert text(GAME.view(other, None if seat is None else Seat(seat))) == text(table.view(seat))
        assert Counter(map(text, inventory(other))) == box


# -- Why not ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "ref, message, rule",
    [
        ("goblin-king", "why-not-on-top", "V-47"),
        ("monk", "why-not-in-centre", "V-51"),
        ("archer", "why-missing-gold", "V-45"),
        ("owlbear", "why-missing-strength", "V-46"),
        ("palace-of-the-dawn", "why-missing-role", "V-55"),
        ("p1", None, None),
        ("goblin", None, None),
    ],
)
def test_why_a_card_cannot_be_chosen(ref: str, message: str | None, rule: str | None) -> None:
    """V-44 to V-47, V-51, V-55"""
    table = position("p0 gold-2 strength-1; domains palace-of-the-dawn")
    why = table.why_not(0, ref)
    assert (why.message, why.rule) == (message, rule) if why else message is None


def test_why_not_counts_what_is_missing() -> None:
    """V-44, V-46"""
    table = position("p0 gold-0 magic-9 strength-12; left forest*1")
    why = table.why_not(0, "archer")
    assert why is not None and why.message == "why-needs-real-gold"
    poor = position("p0 strength-12 magic-1; left forest*1").why_not(0, "spider-queen")
    assert poor is not None and poor.message == "why-missing-magic" and poor.about["missing"] == 2


def test_why_not_waits_for_the_own_action_phase() -> None:
    """V-21, V-40"""
    table = position("p0 gold-9; action 1")
    other = table.why_not(1, "archer")
    assert other is not None and other.message == "why-not-your-turn"
    early = position("p0 gold-9 foxgrove-palisade; roll 1 2").why_not(0, "archer")
    assert early is not None and early.message == "why-not-now"


# -- The view ---------------------------------------------------------------------------------------------------------
def test_the_market_shows_which_cards_the_viewer_can_pay_for() -> None:
    """V-45, V-55: the options agree with the view."""
    for seed in range(6):
        table = play_out(deal(3, str(seed), **EVERYTHING), seed, 70)
        while table.asks and "act" not in [ask.prompt for ask in table.asks.values()]:
            play_out(table, seed, 1)
        if not table.asks:
            continue
        ((seat, ask),) = table.asks.items()
        offered = {key.split("/")[1] for key in ask.keys if not key.startswith("gain")}
        market = table.view(seat)["market"]
        glowing = {s["card"] for s in market if s["affordable"] and s["card"]}
        glowing |= {s["cover"] for s in market if s["affordable"] and not s["card"]}
        assert offered == glowing


def test_the_view_shows_the_income_of_the_roll() -> None:
    """V-29, V-35"""
    pays = position("p0 archer*2 butcher; p1 monk; roll 4 4").view(None)["players"]
    assert pays[0]["pays"] == [
        {"card": "archer", "times": 4, "side": "active", "what": "strength-8", "asks": False},
        {"card": "starter-herald", "times": 1, "side": "active", "what": "nothing", "asks": True},
    ]
    assert pays[1]["pays"][0]["times"] == 2  # nothing activated, and a pair


def test_activation_odds_are_counted_over_all_rolls() -> None:
    """V-29"""
    groups = position("p0 rogue cleric").view(0)["players"][0]["groups"]
    by_numbers = {tuple(g["numbers"]): g["odds"] for g in groups}
    assert by_numbers[(7,)] == round(6 / 36, 4) and by_numbers[(1,)] == round(12 / 36, 4)


def test_an_undo_never_passes_the_dice_or_a_revealed_domain() -> None:
    """V-24, V-56"""
    table = position("p0 gold-5 archer*3; domains blood-crow-army")
    play(table, "build/blood-crow-army/gold-5")
    assert not table.can_undo(0)
    other = play(position("p0 gold-5; action 1"), "gain/gold-1")
    assert other.can_undo(0)
    play(other, "gain/gold-1")
    assert not other.can_undo(0)


def test_a_spectator_sees_the_first_player_first() -> None:
    table = position("p0 gold-3; p1 gold-7")
    place = list(GAME.features(table.view(1))).index(7)  # of the own gold
    assert GAME.features(table.view(None))[place] == 3
