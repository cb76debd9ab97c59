"""Solo against the Dark Lord: V-99 to V-107."""

from __future__ import annotations

import pytest

from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Table
from tests.games.valeria.table import OTHER_SET, column, events_of, has, keys, owns, play, position, prompts


def solo(text: str, **settings: str) -> Table[Valeria]:
    return position(text, 1, **settings)


def attacked(dice: str, text: str = "", **settings: str) -> Table[Valeria]:
    """The monsters phase of a turn with these dice, after two gains."""
    table = solo(f"{text}; dice {dice}", **settings)
    while prompts(table) != ["act"]:
        play(table, keys(table)[0])
    return play(table, "gain/magic-1", "gain/magic-1")


def test_the_phases_of_a_solo_turn() -> None:
    """V-100"""
    table = attacked("1 4", "p0 archer")
    while table.view(0)["turn"] == 1:
        play(table, keys(table)[0])
    kinds = [event.plain()["type"] for event in table.events]
    first = {kind: kinds.index(kind) for kind in ("Earned", "ResourceGained", "ColumnAttacked", "TurnBegan")}
    assert sorted(first, key=first.__getitem__) == ["Earned", "ResourceGained", "ColumnAttacked", "TurnBegan"]
    strengths = [e["what"] for e in events_of(table, "Earned") if e["card"] == "archer"][:2]
    assert strengths == ["strength-2", "strength-1"]


def test_taking_from_an_opponent_is_receiving_from_the_supply() -> None:
    """V-101"""
    table = solo("p0 thief; dice 3 4", **OTHER_SET)
    assert keys(table) == ["steal/thief/supply/gold-3", "steal/thief/supply/magic-3"]
    assert has(play(table, "steal/thief/supply/gold-3"))[0] == 3
    truce = solo("p0 gold-5 thief monk; domains cutthroats-truce", **OTHER_SET)
    assert has(play(truce, "build/cutthroats-truce/gold-5"))[0] == 3


def test_the_perch_takes_the_leftmost_monster() -> None:
    """V-101"""
    table = solo("p0 gold-10 rogue*2; domains purloiners-perch; left hills*0")
    play(table, "build/purloiners-perch/gold-10")
    assert keys(table) == ["seize/skeleton", "pass"]
    play(table, "seize/skeleton")
    assert table.view(0)["players"][0]["monsters"] == ["skeleton"] and has(table)[0] == 0
    gilded = solo("p0 gold-10 rogue*2; domains purloiners-perch; tokens goblin*gold-2", events="on")
    play(gilded, "build/purloiners-perch/gold-10", "seize/goblin")
    assert has(gilded)[0] == 0 and not gilded.state.tokens  # its gold is for who slays it


def test_every_die_activates_the_stack_of_its_column_and_the_sum_does_not() -> None:
    """V-102, V-103"""
    table = attacked("1 2")
    assert keys(table) == [
        "attack/roll-1/column-1/cleric",
        "attack/roll-1/column-1/knight",
        "attack/roll-2/column-2/merchant",
        "attack/roll-2/column-2/rogue",
    ]
    play(table, "attack/roll-2/column-2/rogue", "attack/roll-1/column-1/knight")
    assert [c["card"] for c in table.view(0)["lord"]["citizens"]] == ["knight", "rogue"]


def test_a_six_attacks_where_the_player_likes_and_a_pair_attacks_twice() -> None:
    """V-102"""
    table = attacked("6 6", "left ruins*0")
    assert {key.split("/")[2] for key in keys(table)} == {"column-1", "column-3", "column-4", "column-5"}
    play(table, keys(table)[0])
    assert prompts(table) == ["attack"]


def test_an_exhausted_stack_does_nothing() -> None:
    """V-102"""
    table = attacked("1 2", "left hills*0 ruins*0")
    assert events_of(table, "ColumnAttacked") == []


def test_without_citizens_the_domain_is_occupied() -> None:
    """V-103"""
    table = attacked("1 1", "left cleric*0 knight*0; domains halfpenny-hill blood-crow-army")
    assert events_of(table, "DomainCaptured")[0]["domain"] == "halfpenny-hill"
    assert len(table.view(0)["lord"]["domains"]) == 2


def test_exhausted_cards_are_placed_after_every_attack() -> None:
    """V-103"""
    table = attacked("1 2", "left cleric*1 knight*0")
    play(table, "attack/roll-1/column-1/cleric")
    assert column(table, "citizens", 1)["cover"] == "exhausted"


def test_the_second_income_uses_passive_sides_of_new_citizens_too() -> None:
    """V-104, V-53"""
    table = solo("p0 gold-4; dice 4 6")
    play(table, "recruit/archer/gold-4", "gain/gold-1", *["attack/roll-4/column-4/archer"])
    play(table, keys(table)[0])
    assert [e["what"] for e in events_of(table, "Earned") if e["card"] == "archer"] == ["strength-1"]
    assert owns(table, 0, "archer") == 1


def test_the_view_shows_that_the_second_income_pays_passive_sides() -> None:
    """V-104"""
    table = solo("p0 archer; dice 4 6")
    assert [pay["side"] for pay in table.view(0)["players"][0]["pays"]] == ["active", "active"]
    play(table, "gain/gold-1", "gain/gold-1")
    assert prompts(table) == ["attack"]
    pays = {pay["card"]: (pay["side"], pay["what"]) for pay in table.view(0)["players"][0]["pays"]}
    assert pays == {"starter-knight": ("passive", "strength-1"), "archer": ("passive", "strength-1")}


def test_the_herald_works_in_the_second_income_too() -> None:
    """V-104"""
    table = attacked("1 2")
    play(table, "attack/roll-2/column-2/rogue", "attack/roll-1/column-1/knight")
    assert prompts(table) == ["income"] and keys(table)[0] == "take/starter-herald/gold-1"


def test_on_the_hard_level_the_sum_attacks_from_two_to_six() -> None:
    """V-105"""
    table = attacked("1 2", level="hard")
    assert {key.split("/")[1] for key in keys(table)} == {"roll-1", "roll-2", "roll-3"}
    assert {key.split("/")[1] for key in keys(attacked("3 4", level="hard"))} == {"roll-3", "roll-4"}


def test_on_the_hardest_level_the_dark_lord_attacks_himself() -> None:
    """V-105"""
    table = attacked("1 5", "left hills*0", level="very-hard")
    play(table, "attack/roll-1/column-1/cleric")
    assert events_of(table, "ColumnAttacked")[0]["monster"] is None


def test_all_monsters_slain_is_a_victory_whatever_the_score() -> None:
    """V-106: looked at before the fifth exhausted slot."""
    table = solo("p0 strength-6; left hills*1 ruins*0 forest*0 valley*0 mountains*0")
    play(table, "slay/goblin-king/strength-6")
    assert table.outcome is not None and table.outcome.reason == "slain" and table.outcome.winners == (0,)
    left = "left hills*1 ruins*0 forest*0 valley*0 mountains*0; covers mimic@6"
    event = play(solo(f"p0 strength-6; {left}", events="on"), "slay/goblin-king/strength-6")
    assert event.outcome is not None and event.outcome.reason != "slain"  # a face-up event is a monster too


def test_a_game_that_is_decided_at_once_counts_nobodys_points() -> None:
    """V-106: neither the victory nor the defeat has a score beside it."""
    won = play(solo("p0 strength-6; left hills*1 ruins*0 forest*0 valley*0 mountains*0"), "slay/goblin-king/strength-6")
    lost = attacked("1 1", "left cleric*0 knight*0 domains-1*0")
    for table, ending in ((won, "GameEnded"), (lost, "DarkLordWon")):
        told_last = [event for event in table.events if type(event).__name__ in (ending, "Scored", "DarkLordScored")]
        assert [type(event).__name__ for event in told_last] == [ending]
        assert told_last[0].plain()["scores"] is None
        lord = table.view(0)["lord"]
        assert lord["total"] is None and lord["duke"] is None
        assert not [line for line in lord["lines"] if line["source"].startswith("duke-")]


def test_an_attacked_column_with_nothing_left_loses_the_game_at_once() -> None:
    """V-106"""
    table = attacked("1 1", "left cleric*0 knight*0 domains-1*0")
    assert table.outcome is not None and table.outcome.reason == "overrun" and table.outcome.winners == ()


def test_five_exhausted_slots_end_the_game_after_the_action() -> None:
    """V-106"""
    table = solo("p0 gold-3 vp-200; left cleric*1 merchant*0 mercenary*0 archer*0 peasant*0; action 1")
    play(table, "recruit/cleric/gold-3")
    assert table.outcome is not None and table.outcome.reason == "lord-beaten" and table.view(0)["ending"] is None


@pytest.mark.parametrize("vp, reason", [(71, "lord-stronger"), (72, "lord-beaten")])
def test_only_a_higher_score_wins(vp: int, reason: str) -> None:
    """V-107: he scores the monsters left, his domains, and his duke on them; resources he has none."""
    text = f"p0 gold-3 vp-{vp} node-master-of-swords; lord cornelius-the-dreamer halfpenny-hill archer*3;"
    text += "left cleric*1 merchant*0 mercenary*0 archer*0 peasant*0"
    table = solo(text)
    play(table, "recruit/cleric/gold-3")
    lord = table.view(0)["lord"]
    lines = {line["source"]: line["points"] for line in lord["lines"]}
    assert lines == {"monsters": MONSTERS, "domains": 2, "board": 0, "duke-domains": 3, "duke-resources": 0}
    assert lord["total"] == MONSTERS + 5 and table.view(0)["players"][0]["total"] == vp
    assert table.outcome is not None and table.outcome.reason == reason


MONSTERS = (3 * 1 + 2 + 4) + (3 * 2 + 3 + 4) + (2 * 1 + 2 * 2 + 5) + (3 * 2 + 3 + 6) + (2 * 3 + 2 * 3 + 6)


def test_a_face_up_event_is_a_monster_of_the_dark_lord() -> None:
    """V-107, V-110"""
    text = "p0 gold-3; left cleric*1 merchant*0 mercenary*0 archer*0 peasant*0; covers mimic@6; deck exhausted"
    table = solo(text, events="on")
    play(table, "recruit/cleric/gold-3")
    assert {line["source"]: line["points"] for line in table.view(0)["lord"]["lines"]}["monsters"] == MONSTERS + 2


def test_the_dark_lord_is_shown_at_the_end_only() -> None:
    """V-99"""
    table = solo("p0 gold-3; left cleric*1 merchant*0 mercenary*0 archer*0 peasant*0")
    assert table.view(0)["lord"]["duke"] is None
    play(table, "recruit/cleric/gold-3")
    assert table.view(0)["lord"]["duke"] is not None
