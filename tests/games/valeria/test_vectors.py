"""The worked examples of the rulebook, VT-1 to VT-25."""

from __future__ import annotations

from collections import Counter

from tests.games.valeria.table import OTHER_SET, deal, events_of, has, keys, owns, play, player, position, prompts, slot


def test_vt_1_dice_3_and_5_give_the_values_3_5_and_8() -> None:
    assert position("roll 3 5").view(0)["values"] == [3, 5, 8]


def test_vt_2_two_archers_on_one_four() -> None:
    table = position("p0 archer*2; p1 archer*2; dice 4 1")
    assert (has(table)[1], has(table, 1)[1]) == (4, 2)


def test_vt_3_three_archers_on_two_fours() -> None:
    table = position("p0 archer*3; p1 archer*3; dice 4 4")
    assert (has(table)[1], has(table, 1)[1]) == (12, 6)
    assert [len(ask.keys) for ask in table.asks.values()] == [3, 3]  # one herald activation each


def test_vt_4_the_thief_takes_before_anybody_is_paid() -> None:
    table = position("p0 thief; p1 gold-5; dice 2 5", **OTHER_SET)
    assert prompts(table) == ["steal"]
    play(table, "steal/thief/p1/gold-3")
    kinds = [event.plain()["type"] for event in table.events]
    assert kinds.index("Stolen") < kinds.index("Earned") and has(table, 1)[0] == 2 + 1


def test_vt_5_the_peasant_pays_the_monk() -> None:
    table = position("p1 monk; dice 1 4", **OTHER_SET)
    assert has(play(table, "trade/monk/times-1"), 1) == (0, 0, 2, 0)


def test_vt_6_the_herald_gives_its_consolation() -> None:
    table = position("p1 cleric; dice 1 2")
    assert list(table.asks) == [0]
    assert has(play(table, "take/starter-herald/magic-1"))[2] == 1


def test_vt_7_two_monks_without_gold_gain_nothing() -> None:
    table = position("p0 monk; p1 monk*2; dice 1 2", **OTHER_SET)
    assert prompts(table) == ["act"] and has(table, 1) == (0, 0, 0, 0)


def test_vt_8_starters_only_and_a_pair_of_twos_are_two_heralds() -> None:
    table = position("p1 archer; dice 2 2")
    play(table, "take/starter-herald/gold-1+strength-1")
    assert has(table)[:2] == (1, 1)


def test_vt_9_a_pair_and_an_activated_card_are_one_herald() -> None:
    table = position("p0 archer; p1 archer; dice 4 4")
    assert keys(table)[:3] == [f"take/starter-herald/{kind}-1" for kind in ("gold", "strength", "magic")]


def test_vt_10_a_treant_for_one_strength_and_two_magic() -> None:
    table = position("p0 strength-1 magic-2")
    play(table, "slay/treant/strength-1+magic-2")
    assert has(table) == (1, 0, 1, 0) and player(table)["monsters"] == ["treant"]


def test_vt_11_the_second_peasant_costs_three() -> None:
    assert slot(position("p0 gold-9"), "peasant")["price"] == {"gold": 3}


def test_vt_12_gain_a_gold_and_recruit_the_archer() -> None:
    table = position("p0 gold-3")
    assert keys(table, "recruit/archer") == []
    play(table, "gain/gold-1", "recruit/archer/gold-4")
    assert owns(table, 0, "archer") == 1


def test_vt_13_the_palace_of_the_dawn() -> None:
    table = position("p0 gold-11 peasant archer*2; domains palace-of-the-dawn")
    assert has(play(table, "build/palace-of-the-dawn/gold-11"))[0] == 0


def test_vt_14_the_orc_warrior_brings_a_fourth_knight() -> None:
    table = position("p0 strength-9 knight*3; left mountains*3")
    play(table, "slay/orc-warrior/strength-9", "take/orc-warrior/knight")
    assert owns(table, 0, "knight") == 4 and has(table)[0] == 0


def test_vt_15_a_miner_with_two_domains() -> None:
    table = position("p0 miner palace-of-the-dawn eye-of-asteraten; dice 6 6", **OTHER_SET)
    assert [e["what"] for e in events_of(table, "Earned") if e["card"] == "miner"] == ["gold-1", "gold-2"]


def test_vt_16_the_ruins_of_five_players() -> None:
    ruins = deal(5).view(0)["market"][1]
    stack = Counter([ruins["card"], *ruins["below"]])
    assert stack == {"skeleton": 3, "flaming-skeleton": 2, "skeleton-king": 1} and ruins["below"][-1] == "skeleton-king"


def test_vt_17_a_gelatinous_cube_for_three_strength_and_two_magic() -> None:
    table = position("p0 strength-3 magic-2", areas="hills+ruins+forest+swamp+mountains")
    assert keys(table, "slay/gelatinous-cube") == ["slay/gelatinous-cube/strength-3+magic-2"]


def test_vt_18_the_spider_queen_alone() -> None:
    table = position("p0 strength-10 magic-3; left forest*1")
    play(table, "slay/spider-queen/strength-10+magic-3")
    assert {"take/spider-queen/gold-2", "take/spider-queen/archer+vp-1"} <= set(keys(table))


def test_vt_19_the_bat_swarm_puts_a_strength_token_before_income() -> None:
    table = position("p1 merchant; covers bat-swarm@11; dice 2 3", events="on")
    assert prompts(table) == ["token"]
    play(table, "put/treant")
    kinds = [event.plain()["type"] for event in table.events]
    assert slot(table, "treant")["price"] == {"strength": 4} and kinds.index("TokenPut") < kinds.index("Earned")


def test_vt_20_random_citizens_of_number_one() -> None:
    table = deal(4, random_citizens="on")
    first = table.view(0)["market"][5]
    rest = [citizen for citizen in table.state.spare_citizens if citizen.place == 0]
    assert first["count"] == 5 and first["below"] == [] and len(rest) == 7


def test_vt_21_the_thief_takes_two_gold_from_a_poor_opponent() -> None:
    table = position("p0 thief; p1 gold-2; dice 3 4", **OTHER_SET)
    assert keys(table) == ["steal/thief/p1/gold-2", "pass"]


def test_vt_22_a_pair_changed_to_another_pair_pays_gargan_twice() -> None:
    table = position("p0 gold-2 foxgrove-palisade the-desert-orchid gargans-embrace; roll 6 6")
    play(table, "change/the-desert-orchid/die-1", "change/foxgrove-palisade/die-1")
    assert has(table)[3] == 2


def test_vt_23_the_palace_lowers_a_die_that_was_changed() -> None:
    table = position("p0 gold-2 foxgrove-palisade palace-of-the-dawn; roll 2 4")
    play(table, "change/foxgrove-palisade/die-1", "change/palace-of-the-dawn/die-1")
    assert table.view(0)["dice"] == [5, 4]


def test_vt_24_the_desert_orchid_is_free_without_holy_citizens() -> None:
    table = position("p0 gold-1 the-desert-orchid; roll 3 4")
    play(table, "change/the-desert-orchid/die-1")
    assert events_of(table, "DieChanged")[0]["paid"] == "nothing" and table.view(0)["dice"] == [1, 4]


def test_vt_25_without_knights_the_bane_spider_brings_gold() -> None:
    table = position("p0 strength-6; left forest*3 knight*0")
    play(table, "slay/bane-spider/strength-6")
    assert has(table)[0] == 3 and prompts(table) == ["act"]
