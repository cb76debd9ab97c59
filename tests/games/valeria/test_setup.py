"""Components and setup: V-1 to V-20, V-91, V-94, V-97, V-99, V-108."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteka.games.valeria.content import load
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import BadSetting, Table
from tests.games.valeria.table import OTHER_SET, deal, events_of, has, keys, play, player, position

BOX = load()


def test_the_box_has_226_cards_less_the_five_reference_cards() -> None:
    """V-1"""
    monsters = sum(len(five) for _, five in BOX.monsters.values())
    assert (sum(BOX.citizen_counts), len(BOX.citizens), monsters, len(BOX.monsters)) == (108, 18, 48, 8)
    assert (len(BOX.domains), len(BOX.dukes), 5 * len(BOX.starters), BOX.markers, len(BOX.events)) == (
        24,
        10,
        15,
        10,
        6,
    )
    assert 108 + 48 + 24 + 10 + 15 + 10 + 6 + 5 == 226


def test_every_board_has_four_tracks_and_there_are_two_dice() -> None:
    """V-2"""
    table = play_dukes(deal())
    assert {"gold", "strength", "magic", "vp"} <= player(table).keys() and len(table.view(0)["dice"]) == 2


def test_resources_have_no_upper_limit() -> None:
    """V-3, V-4"""
    table = position("p0 gold-99; action 1")
    assert has(play(table, "gain/gold-1"))[0] == 100


def test_points_are_no_resource_to_be_gained() -> None:
    """V-4"""
    assert keys(position("action 1"), "gain") == ["gain/gold-1", "gain/strength-1", "gain/magic-1"]


def test_a_starter_is_no_citizen_card() -> None:
    """V-5, V-6"""
    mine = player(play_dukes(deal()))
    assert mine["citizens"] == 0 and mine["duchy"] == 0
    cards = [c["card"] for g in mine["groups"] for c in g["cards"]]
    assert cards == ["starter-peasant", "starter-knight", "starter-herald"]


def test_every_citizen_has_numbers_a_cost_one_role_and_two_sides() -> None:
    """V-7, V-8"""
    for citizen in BOX.citizens:
        assert citizen.numbers and citizen.cost and citizen.role in range(4) and citizen.active and citizen.passive


def test_each_area_has_three_strengths_and_the_strongest_single_card_is_the_boss() -> None:
    """V-9"""
    for _, five in BOX.monsters.values():
        assert len({m.strength for m in five}) == 3
        assert five[0].type == "boss" and sum(m.type == "boss" for m in five) == 1
        assert five[0].strength > five[1].strength


def test_domains_need_roles_and_do_one_thing_and_dukes_only_score() -> None:
    """V-10"""
    for domain in BOX.domains:
        moments = [domain.build, domain.roll, domain.doubles, domain.action_start, domain.action_end]
        moments += [domain.slay, domain.gain_citizen]
        assert sum(map(bool, moments)) + domain.flat + bool(domain.discount) == 1 and any(domain.roles)
    assert all(duke.score for duke in BOX.dukes)


def test_the_centre_has_four_rows_of_five() -> None:
    """V-11"""
    market = deal().view(0)["market"]
    assert [s["row"] for s in market] == ["monsters"] * 5 + ["citizens"] * 10 + ["domains"] * 5
    assert [s["numbers"] for s in market[5:15]] == [[1], [2], [3], [4], [5], [6], [7], [8], [9, 10], [11, 12]]


def test_monster_stacks_have_five_cards_with_the_weakest_on_top() -> None:
    """V-12"""
    hills = deal().view(None)["market"][0]
    assert [hills["card"], *hills["below"]] == ["goblin", "goblin", "goblin", "goblin-mage", "goblin-king"]


def test_areas_are_ordered_by_the_strength_of_their_top_card() -> None:
    """V-13"""
    areas = deal(areas="caverns+mountains+barrens+swamp+ruins").view(0)["variant"]["areas"]
    assert areas == ["barrens", "ruins", "swamp", "mountains", "caverns"]


def test_equal_tops_are_ordered_by_magic_boss_and_name() -> None:
    """V-13: Gargoyle and Goblin tie up to the boss, Owlbear and Cube differ in magic."""
    areas = deal(areas="barrens+hills+swamp+valley+ruins").view(0)["variant"]["areas"]
    assert areas == ["barrens", "hills", "ruins", "valley", "swamp"]


def test_one_kind_of_citizen_for_each_number_five_cards_each() -> None:
    """V-14"""
    market = deal(**OTHER_SET).view(0)["market"]
    assert [s["card"] for s in market[5:15]] == OTHER_SET["citizens"].split("+")
    assert {s["count"] for s in market[5:15]} == {5}


def test_two_kinds_with_the_same_number_are_refused() -> None:
    """V-14"""
    with pytest.raises(BadSetting, match="V-14"):
        deal(citizens="cleric+monk+mercenary+archer+peasant+knight+rogue+champion+paladin+butcher")


def test_the_first_game_set_is_the_default() -> None:
    """V-15"""
    market = deal().view(0)["market"]
    assert [s["area"] for s in market[:5]] == ["hills", "ruins", "forest", "valley", "mountains"]
    assert [s["card"] for s in market[5:15]] == [
        *("cleric", "merchant", "mercenary", "archer", "peasant"),
        *("knight", "rogue", "champion", "paladin", "butcher"),
    ]
    assert deal().view(0)["exhausted"]["events"] == 0


def test_domain_stacks_have_two_cards_face_down_and_one_face_up() -> None:
    """V-16"""
    view = deal().view(0)
    domains = view["market"][15:]
    assert [(bool(s["card"]), s["count"], s["below"]) for s in domains] == [(True, 3, [])] * 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_two_exhausted_cards_for_each_player(seats: int) -> None:
    """V-17"""
    exhausted = deal(seats).view(0)["exhausted"]
    assert (exhausted["deck"], exhausted["limit"], exhausted["count"]) == (2 * seats, 2 * seats, 0)


def test_each_player_starts_with_two_gold_and_one_magic() -> None:
    """V-18"""
    table = deal(3)
    assert [has(table, seat) for seat in range(3)] == [(2, 0, 1, 0)] * 3


def test_each_player_keeps_one_of_two_dukes_in_secret() -> None:
    """V-19"""
    table = deal()
    offered = table.view(0)["me"]["offered"]
    assert len(offered) == 2 and keys(table)[:2] == [f"keep/{duke}" for duke in offered]
    play_dukes(table)
    assert table.view(0)["me"]["duke"] == offered[0] and table.view(0)["me"]["rejected"] == offered[1:]
    assert table.view(1)["players"][0]["duke"] is None and table.view(None)["players"][0]["duke"] is None


def test_the_first_player_is_drawn_by_lot() -> None:
    """V-20"""
    firsts = Counter(deal(4, str(seed)).view(0)["first"] for seed in range(40))
    assert set(firsts) == {0, 1, 2, 3}
    assert {deal(4, str(seed), first="p0").view(0)["first"] for seed in range(5)} == {0}


def test_with_five_players_every_stack_has_one_card_more() -> None:
    """V-91"""
    view = deal(5).view(0)
    assert [s["count"] for s in view["market"]] == [6] * 15 + [4] * 5
    assert (view["exhausted"]["deck"], view["exhausted"]["limit"]) == (10, 10)


def test_random_stacks_mix_the_kinds_of_a_number_face_down() -> None:
    """V-94"""
    table = deal(random_citizens="on")
    first = table.view(0)["market"][5]
    assert first["card"] in ("cleric", "monk") and first["count"] == 5 and first["below"] == []
    assert deal(5, random_citizens="on").view(0)["market"][5]["count"] == 6
    tops = {deal(2, str(seed), random_citizens="on").view(0)["market"][5]["card"] for seed in range(12)}
    assert tops == {"cleric", "monk"}


def test_without_dukes_none_are_dealt() -> None:
    """V-97"""
    table = deal(dukes="off")
    assert events_of(table, "DukeKept") == [] and player(table)["duke"] is None and player(table)["total"] is not None


def test_the_dark_lord_is_one_of_the_nine_dukes_not_kept() -> None:
    """V-99"""
    lords = set()
    for seed in range(60):
        table = play_dukes(deal(1, str(seed)))
        assert table.view(0)["lord"]["duke"] is None
        lord, duke = table.state.dukes[1][0], table.state.dukes[0][0]
        assert lord is not duke
        lords.add(lord.ref)
    assert len(lords) == 10 and table.view(0)["exhausted"]["deck"] == 10


def test_the_solo_game_needs_dukes() -> None:
    """V-99"""
    with pytest.raises(BadSetting, match="Dark Lord"):
        deal(1, dukes="off")


def test_one_event_for_each_player_lies_on_top_of_the_exhausted_deck() -> None:
    """V-108"""
    exhausted = deal(3, events="on").view(0)["exhausted"]
    assert (exhausted["deck"], exhausted["events"], exhausted["known"]) == (9, 3, [])


def test_players_may_agree_on_events() -> None:
    """V-108"""
    for seed in range(8):
        table = deal(2, str(seed), events="on", chosen_events="mimic+bat-swarm")
        assert sorted(card.ref for card in table.state.deck[-2:]) == ["bat-swarm", "mimic"]


@pytest.mark.parametrize(
    "seats, settings", [(2, {"chosen_events": "mimic"}), (1, {"events": "on", "chosen_events": "mimic+bat-swarm"})]
)
def test_too_many_events_are_refused(seats: int, settings: dict[str, Any]) -> None:
    """V-108"""
    with pytest.raises(BadSetting, match="V-108"):
        deal(seats, **settings)


def test_a_level_is_for_the_solo_game() -> None:
    """V-105"""
    with pytest.raises(BadSetting, match="V-105"):
        deal(2, level="hard")


@pytest.mark.parametrize("first", range(3))
def test_players_may_agree_on_who_begins(first: int) -> None:
    """V-20"""
    assert deal(3, first=f"p{first}").view(0)["first"] == first


def test_nobody_on_a_missing_seat_begins() -> None:
    """V-20"""
    with pytest.raises(BadSetting, match="there are 2 seats"):
        deal(2, first="p2")


def test_equal_tables_stay_equal() -> None:
    one, two, other = deal(3), deal(3), deal(3, first="p1")
    for table in (one, two):
        for _ in range(40):
            seat, ask = min(table.asks.items())
            table.choose(seat, ask.keys[-1])
    assert one.state == two.state and hash(one.state.variant) == hash(two.state.variant)
    assert one.state.variant != other.state.variant


def play_dukes(table: Table[Valeria]) -> Table[Valeria]:
    for seat in list(table.asks):
        table.choose(seat, table.asks[seat].keys[0])
    return table
