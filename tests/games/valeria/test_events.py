"""Hostile events: V-108 to V-116."""

from __future__ import annotations

from ludoteka.games.valeria.content import load
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Table
from tests.games.valeria.table import column, events_of, has, keys, play, player, position, prompts, slot


def with_events(text: str, seats: int = 2) -> Table[Valeria]:
    return position(text, seats, events="on")


def test_the_first_empty_slots_get_hostile_events() -> None:
    """V-109"""
    table = with_events("p0 gold-3; left cleric*1; deck sorcerer mimic exhausted exhausted exhausted exhausted")
    play(table, "recruit/cleric/gold-3")
    assert slot(table, "sorcerer")["numbers"] == [1] and events_of(table, "HostileEventCame")[0]["card"] == "sorcerer"


def test_a_face_up_event_is_a_monster_and_its_slot_is_exhausted() -> None:
    """V-110"""
    table = with_events("p0 strength-6; covers bat-swarm@6")
    assert table.view(0)["exhausted"]["count"] == 1
    play(table, "slay/bat-swarm/strength-6")
    assert player(table)["monsters"] == ["bat-swarm"] and has(table)[0] == 1


def test_an_event_strikes_once_per_turn_before_income() -> None:
    """V-111: also with a pair."""
    table = with_events("p0 magic-3; p1 magic-3; covers sorcerer@6; dice 4 4")
    assert has(table)[2] == 2 and has(table, 1)[2] == 2
    kinds = [event.plain()["type"] for event in table.events]
    assert kinds[0] == "EventStruck" and kinds.count("EventStruck") == 1


def test_a_sum_strikes_too() -> None:
    """V-111"""
    table = with_events("p0 gold-3; covers kobold-thieves@6; dice 4 2")
    assert has(table)[0] == 2


def test_the_active_player_picks_the_order_of_events() -> None:
    """V-111"""
    table = with_events("p0 gold-3; covers kobold-thieves@6 sorcerer@7; dice 4 2")
    assert keys(table) == ["use/kobold-thieves", "use/sorcerer"]


def test_a_token_must_be_put_on_any_monster_or_event() -> None:
    """V-112: also on the event itself; it raises the cost."""
    table = with_events("covers bat-swarm@6; dice 2 3")
    assert keys(table) == [f"put/{m}" for m in ("goblin", "skeleton", "treant", "owlbear", "dire-bear", "bat-swarm")]
    play(table, "put/goblin")
    assert slot(table, "goblin")["price"] == {"strength": 2} and slot(table, "goblin")["tokens"] == {"strength": 1}


def test_magic_tokens_raise_the_magic_and_gold_goes_to_the_slayer() -> None:
    """V-112"""
    table = with_events("p0 strength-1 magic-2; tokens goblin*magic-2; covers mimic@6")
    assert keys(table, "slay/goblin") == ["slay/goblin/strength-1+magic-2"]
    rich = with_events("p0 strength-1; tokens goblin*gold-2; covers mimic@6")
    assert has(play(rich, "slay/goblin/strength-1"))[0] == 2 + 1 and not rich.state.tokens
    (taken,) = events_of(rich, "TokensGained")
    assert [*taken.values()] == ["TokensGained", "p0", "goblin", "gold-2"]


def test_everybody_loses_what_he_has_of_it() -> None:
    """V-113"""
    table = with_events("p0 strength-2; p1 strength-0; p2 strength-1; covers giant-leech@6; dice 2 1", 3)
    assert [e["seat"] for e in events_of(table, "Lost")] == ["p0", "p2"]


def test_a_slain_event_is_replaced_by_an_exhausted_card_from_the_bottom() -> None:
    """V-114"""
    table = with_events("p0 strength-6; covers bat-swarm@6; deck mimic exhausted exhausted")
    play(table, "slay/bat-swarm/strength-6")
    assert column(table, "citizens", 2)["cover"] == "exhausted"
    assert [card.ref for card in table.state.deck] == ["exhausted", "mimic"]


def test_without_exhausted_cards_the_slot_of_a_slain_event_stays_bare() -> None:
    """V-114"""
    table = with_events("p0 strength-6; covers bat-swarm@6; deck mimic")
    play(table, "slay/bat-swarm/strength-6")
    assert column(table, "citizens", 2)["cover"] == "bare" and table.view(0)["exhausted"]["count"] == 1


def test_the_six_events() -> None:
    """V-115"""
    assert [(e.number, e.ref) for e in load().events] == [
        (1, "corrupted-cleric"),
        (2, "giant-leech"),
        (3, "bat-swarm"),
        (4, "sorcerer"),
        (5, "mimic"),
        (6, "kobold-thieves"),
    ]


def test_tokens_stay_on_their_card_under_another() -> None:
    """V-116, V-84: the Watcher puts a goblin on the mage; the mage keeps its token."""
    table = with_events(
        "p0 gold-6 strength-1 archer*2 goblin; left hills*2; tokens goblin-mage*strength-2;"
        "covers mimic@9; domains watcher-on-the-water"
    )
    assert slot(table, "goblin-mage")["price"] == {"strength": 5}
    play(table, "build/watcher-on-the-water/gold-6", "return/goblin")
    assert slot(table, "goblin")["tokens"] == {} and has(table)[3] == 3
    play(table, "slay/goblin/strength-1")
    assert slot(table, "goblin-mage")["tokens"] == {"strength": 2}


def test_a_returned_monster_lies_above_its_equals_and_their_tokens_stay_on_them() -> None:
    """V-84, V-116"""
    table = with_events(
        "p0 gold-6 strength-1 archer*2 goblin; left hills*3; tokens goblin*strength-2;"
        "covers mimic@9; domains watcher-on-the-water"
    )
    assert slot(table, "goblin")["price"] == {"strength": 3}
    play(table, "build/watcher-on-the-water/gold-6", "return/goblin")
    assert slot(table, "goblin")["price"] == {"strength": 1}
    play(table, "slay/goblin/strength-1")
    assert slot(table, "goblin")["tokens"] == {"strength": 2}


def test_a_stronger_monster_is_returned_below_and_tokens_stay_on_top() -> None:
    """V-116: sorted by printed strength."""
    table = with_events(
        "p0 gold-6 archer*2 goblin-king; left hills*3; tokens goblin*gold-1; covers mimic@9;"
        "domains watcher-on-the-water"
    )
    table.state.monster_stacks[0][0] = table.state.monster_stacks[0][1]
    play(table, "build/watcher-on-the-water/gold-6", "return/goblin-king")
    assert slot(table, "goblin")["tokens"] == {"gold": 1} and slot(table, "goblin")["below"][-1] == "goblin-king"


def test_a_slain_event_cannot_be_returned() -> None:
    """V-84"""
    table = with_events("p0 gold-6 archer*2 mimic; domains watcher-on-the-water")
    play(table, "build/watcher-on-the-water/gold-6")
    assert prompts(table) == ["act"]


def test_an_event_put_back_comes_again() -> None:
    """V-61, V-109: it is the next to come, and no longer known to be in the deck."""
    table = with_events(
        "p0 gold-9 merchant*2; covers bat-swarm@6; left cleric*1; deck mimic exhausted exhausted;"
        "domains nest-of-the-weaver-witch"
    )
    play(table, "build/nest-of-the-weaver-witch/gold-6", "return/merchant", "recruit/cleric/gold-3")
    assert slot(table, "bat-swarm")["numbers"] == [1] and table.view(0)["exhausted"]["known"] == []


def test_the_only_monster_left_gets_the_token_without_a_question() -> None:
    """V-112"""
    table = with_events("left hills*0 ruins*0 forest*0 valley*0 mountains*0; covers mimic@6; dice 5 1", 4)
    assert slot(table, "mimic")["tokens"] == {"gold": 1}
