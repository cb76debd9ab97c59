"""The action phase: V-39 to V-58."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.valeria.table import column, events_of, has, keys, owns, play, player, position, prompts, slot


@pytest.mark.parametrize(
    "domain, gain",
    [("blood-crow-army", (0, 1, 0)), ("halfpenny-hill", (1, 0, 0)), ("monolith-of-ostendaar", (0, 0, 1))],
)
def test_some_domains_pay_at_the_start_of_the_action_phase(domain: str, gain: tuple[int, int, int]) -> None:
    """V-39"""
    assert has(position(f"p0 {domain}"))[:3] == gain


def test_the_active_player_takes_exactly_two_actions() -> None:
    """V-40: the same kind twice is allowed, and gaining is always possible."""
    table = position("action 1; chance 0 1")
    assert keys(table) == ["gain/gold-1", "gain/strength-1", "gain/magic-1"]
    play(table, "gain/magic-1", "gain/magic-1")
    assert has(table)[2] == 2 and table.view(0)["active"] == 1


def test_one_action_is_completed_before_the_next() -> None:
    """V-40"""
    table = position("p0 strength-5; left hills*5; action 1")
    play(table, "slay/dire-bear/strength-5")
    assert prompts(table) == ["reward"]
    play(table, "take/dire-bear/gold-2")
    assert prompts(table) == ["act"] and table.view(0)["actions"] == {"now": 2, "of": 2}


def test_a_granted_action_is_part_of_the_one_that_granted_it() -> None:
    """V-41, V-88"""
    table = position("p0 gold-8 cleric archer; domains eye-of-asteraten")
    play(table, "build/eye-of-asteraten/gold-8")
    assert prompts(table) == ["slay"] and has(table)[1] == 5
    play(table, "slay/goblin/strength-1")
    assert prompts(table) == ["act"] and table.view(0)["actions"]["now"] == 2


def test_exhausted_slots_are_looked_for_after_each_action() -> None:
    """V-42"""
    table = position("p0 strength-9 gold-3; left hills*1; action 1")
    play(table, "slay/goblin-king/strength-6")
    assert column(table, "monsters", 1)["cover"] == "exhausted" and prompts(table) == ["act"]


def test_a_domain_built_this_turn_works_at_its_end_but_not_at_its_start() -> None:
    """V-43"""
    table = position("p0 gold-8 cleric*2; p1 gold-1; domains cathedral-of-st-aquila; action 2")
    play(table, "build/cathedral-of-st-aquila/gold-8")
    assert keys(table) == ["steal/cathedral-of-st-aquila/p1/gold-1", "pass"]
    late = position("p0 gold-9 peasant archer; domains monolith-of-ostendaar; action 1")
    play(late, "build/monolith-of-ostendaar/gold-9", "gain/gold-1")
    assert has(late)[2] == 0


def test_of_simultaneous_abilities_those_without_a_question_come_first() -> None:
    """V-22, V-43"""
    table = position("p0 cathedral-of-st-aquila halfpenny-hill; p1 gold-1; action 2")
    steals, pays = table.state.estates[0]
    table.state.estates[0][1] = replace(pays, action_end=pays.action_start)
    assert steals.ref == "cathedral-of-st-aquila"
    play(table, "gain/strength-1")
    assert keys(table) == ["steal/cathedral-of-st-aquila/p1/gold-1", "pass"] and has(table)[0] == 1


def test_the_abilities_that_ask_follow_one_another_in_the_order_picked() -> None:
    """V-22, V-43"""
    table = position("p0 cathedral-of-st-aquila the-orb-of-urdr; p1 gold-1 magic-1; action 2; chance 0 1")
    play(table, "gain/strength-1", "use/the-orb-of-urdr")
    assert keys(table) == ["steal/the-orb-of-urdr/p1/magic-1", "pass"]
    play(table, "steal/the-orb-of-urdr/p1/magic-1")
    assert keys(table) == ["steal/cathedral-of-st-aquila/p1/gold-1", "pass"] and table.view(0)["active"] == 0
    play(table, "steal/cathedral-of-st-aquila/p1/gold-1")
    assert has(table)[:3] == (1, 1, 1) and table.view(0)["active"] == 1


def test_an_ability_with_nothing_left_to_do_is_not_offered() -> None:
    """V-22, V-43: also where the first of two has taken what the second would take."""
    table = position("p0 cathedral-of-st-aquila the-orb-of-urdr; p1 gold-1; action 2; chance 0 1")
    play(table, "gain/strength-1")
    assert keys(table) == ["steal/cathedral-of-st-aquila/p1/gold-1", "pass"]
    table = position("p0 cathedral-of-st-aquila the-orb-of-urdr; p1 gold-1; action 2; chance 0 1")
    cathedral, orb = table.state.estates[0]
    table.state.estates[0][1] = replace(orb, action_end=cathedral.action_end)
    play(table, "gain/strength-1", "use/the-orb-of-urdr", "steal/the-orb-of-urdr/p1/gold-1")
    assert has(table)[:2] == (1, 1) and table.view(0)["active"] == 1


# -- Paying -----------------------------------------------------------------------------------------------------------
def test_magic_stands_in_for_gold_and_strength_but_one_must_be_real() -> None:
    """V-44"""
    assert keys(position("p0 magic-9"), "recruit") == [] and keys(position("p0 magic-9"), "slay") == []
    table = position("p0 gold-1 magic-2")
    assert keys(table, "recruit/cleric") == ["recruit/cleric/gold-1+magic-2"]


def test_the_splits_of_a_price_in_gold_least_magic_first() -> None:
    """V-45"""
    table = position("p0 gold-3 magic-2")
    assert keys(table, "recruit/cleric") == [
        "recruit/cleric/gold-3",
        "recruit/cleric/gold-2+magic-1",
        "recruit/cleric/gold-1+magic-2",
    ]


def test_printed_magic_is_paid_on_top_of_any_substitute() -> None:
    """V-46"""
    table = position("p0 strength-10 magic-4", areas="hills+ruins+forest+valley+mountains")
    assert keys(table, "slay/owlbear") == [f"slay/owlbear/{p}" for p in _splits(4, 0, 10, 4)]
    queen = position("p0 strength-10 magic-4; left forest*1")
    assert keys(queen, "slay/spider-queen") == [
        "slay/spider-queen/strength-10+magic-3",
        "slay/spider-queen/strength-9+magic-4",
    ]
    assert keys(position("p0 strength-20 magic-2; left forest*1"), "slay/spider-queen") == []


def _splits(strength: int, magic: int, own: int, have: int) -> list[str]:
    pays = [(n, magic + strength - n) for n in range(min(strength, own), 0, -1) if magic + strength - n <= have]
    return [f"strength-{n}" + (f"+magic-{m}" if m else "") for n, m in pays]


def test_every_split_of_a_payment_is_the_payers_choice() -> None:
    """V-44, V-45, V-46: nothing that the rules allow is left out."""
    table = position("p0 strength-14 magic-14; left mountains*1")
    assert keys(table, "slay/orc-chieftain") == [f"slay/orc-chieftain/{p}" for p in _splits(14, 0, 14, 14)]
    assert len(keys(table, "slay/orc-chieftain")) == 14
    rich = position("p0 gold-11 magic-11 peasant archer*2; domains palace-of-the-dawn")
    palace = ["gold-11", *(f"gold-{n}+magic-{11 - n}" for n in range(10, 0, -1))]
    assert keys(rich, "build/palace-of-the-dawn") == [f"build/palace-of-the-dawn/{p}" for p in palace]
    play(rich, "build/palace-of-the-dawn/gold-5+magic-6")
    assert has(rich)[:3] == (6, 0, 5)


def test_gold_can_be_kept_for_champions_and_magic_for_a_witch() -> None:
    """V-45: a split in the middle may be the best one."""
    table = position("p0 gold-9 magic-9 champion*5 rogue; domains foxgrove-palisade")
    play(table, "build/foxgrove-palisade/gold-4+magic-5")
    assert has(table)[:3] == (5, 0, 4)


# -- Slaying ----------------------------------------------------------------------------------------------------------
def test_only_the_top_monster_of_a_stack_can_be_slain() -> None:
    """V-47"""
    slain = {key.split("/")[1] for key in keys(position("p0 strength-30"), "slay")}
    assert slain == {"goblin", "skeleton", "treant", "owlbear", "dire-bear"}


def test_a_slain_monster_goes_to_the_public_pile_and_pays_its_reward() -> None:
    """V-48"""
    table = position("p0 strength-3 the-violet-thorn")
    play(table, "slay/treant/strength-3")
    assert has(table)[:3] == (1, 0, 1 + 1) and table.view(1)["players"][0]["monsters"] == ["treant"]
    assert [e["card"] for e in events_of(table, "Gained")] == ["treant", "the-violet-thorn"]


def test_rewards_that_count_include_the_card_just_slain() -> None:
    """V-49"""
    table = position("p0 strength-6 goblin*2; left hills*1")
    assert has(play(table, "slay/goblin-king/strength-6"))[0] == 3


def test_points_of_a_reward_go_to_the_board_the_value_counts_at_the_end() -> None:
    """V-50"""
    table = position("p0 strength-10 magic-3; left forest*1")
    play(table, "slay/spider-queen/strength-10+magic-3", "take/spider-queen/archer+vp-1")
    mine = player(table)
    assert mine["vp"] == 1 and {"source": "monsters", "points": 5} in mine["lines"]


# -- Recruiting -------------------------------------------------------------------------------------------------------
def test_each_copy_raises_the_price_by_one_starters_included() -> None:
    """V-51"""
    table = position("p0 gold-9 cleric*2 peasant knight*2")
    prices = {s["card"]: s["price"] for s in table.view(0)["market"]}
    assert prices["cleric"] == {"gold": 5} and prices["peasant"] == {"gold": 4} and prices["knight"] == {"gold": 5}
    assert keys(table, "recruit/knight/gold-5") == ["recruit/knight/gold-5"]


def test_emerald_stronghold_removes_the_surcharge() -> None:
    """V-52, V-89"""
    table = position("p0 gold-9 cleric*2 emerald-stronghold")
    assert slot(table, "cleric")["price"] == {"gold": 3} and "recruit/cleric/gold-3" in keys(table)


@pytest.mark.parametrize(
    "duchy, price",
    [("", 3), ("cleric", 4), ("cleric*3", 6), ("peasant", 3), ("cleric*3 emerald-stronghold", 3)],
)
def test_the_price_of_a_citizen_is_shown_offered_and_charged(duchy: str, price: int) -> None:
    """V-44, V-51, V-52"""
    for gold in range(1, 8):
        table = position(f"p0 gold-{gold} {duchy}")
        assert slot(table, "cleric")["price"] == {"gold": price}
        assert keys(table, "recruit/cleric") == ([f"recruit/cleric/gold-{price}"] if price <= gold else [])
        if price <= gold:
            play(table, f"recruit/cleric/gold-{price}")
            assert has(table)[:3] == (gold - price, 0, 0)


@pytest.mark.parametrize("duchy, price", [("", 5), ("pratchetts-plateau", 4)])
def test_the_price_of_a_domain_is_shown_offered_and_charged(duchy: str, price: int) -> None:
    """V-44, V-56, V-89"""
    for gold in range(1, 8):
        table = position(f"p0 gold-{gold} archer*3 {duchy}; domains blood-crow-army")
        assert slot(table, "blood-crow-army")["price"] == {"gold": price}
        paid = f"build/blood-crow-army/gold-{price}"
        assert keys(table, "build/blood-crow-army") == ([paid] if price <= gold else [])
        if price <= gold:
            play(table, paid)
            assert has(table)[0] == gold - price


@pytest.mark.parametrize("tokens, price", [("", (1, 0)), ("strength-2", (3, 0)), ("magic-1", (1, 1))])
def test_the_price_of_a_monster_is_shown_offered_and_charged(tokens: str, price: tuple[int, int]) -> None:
    """V-44, V-46, V-112"""
    strength, magic = price
    paid = f"slay/goblin/strength-{strength}" + (f"+magic-{magic}" if magic else "")
    shown = {"strength": strength, **({"magic": magic} if magic else {})}
    for own in range(1, 5):
        table = position(f"p0 strength-{own} magic-{magic}" + (f"; tokens goblin*{tokens}" if tokens else ""))
        assert slot(table, "goblin")["price"] == shown
        assert keys(table, "slay/goblin") == ([paid] if strength <= own else [])
        if strength <= own:
            assert has(play(table, paid))[1:3] == (own - strength, 0)


def test_a_recruited_citizen_joins_the_duchy() -> None:
    """V-53"""
    table = position("p0 gold-3 forgotten-sorrows")
    play(table, "recruit/cleric/gold-3")
    assert owns(table, 0, "cleric") == 1 and has(table)[:3] == (0, 0, 1) and slot(table, "cleric")["count"] == 4


@pytest.mark.parametrize("kind, place", [("gold", 0), ("strength", 1), ("magic", 2)])
def test_gain_one_resource(kind: str, place: int) -> None:
    """V-54"""
    assert has(play(position("action 1"), f"gain/{kind}-1"))[place] == 1


# -- Building ---------------------------------------------------------------------------------------------------------
def test_a_domain_needs_its_symbols_on_citizens() -> None:
    """V-55: starters and domains do not count, citizens are not used up."""
    text = "p0 gold-20 {} blood-crow-army gargans-embrace; domains palace-of-the-dawn"
    assert keys(position(text.format("peasant archer")), "build") == []
    table = position(text.format("peasant archer*2"))
    play(table, "build/palace-of-the-dawn/gold-11")
    assert owns(table, 0, "archer") == 2 and "palace-of-the-dawn" in player(table)["domains"]


def test_building_pays_turns_up_the_next_domain_and_the_plateau_saves_one_gold() -> None:
    """V-56, V-89"""
    table = position("p0 gold-5 soldiers; domains blood-crow-army".replace("soldiers", "archer*3 pratchetts-plateau"))
    assert slot(table, "blood-crow-army")["price"] == {"gold": 4}
    play(table, "build/blood-crow-army/gold-4")
    assert has(table)[0] == 1 and column(table, "domains", 1)["card"] is not None
    (revealed,) = events_of(table, "DomainRevealed")
    assert column(table, "domains", 1)["slot"] == revealed["slot"]


def test_the_plateau_gives_no_discount_on_itself() -> None:
    """V-56"""
    table = position("p0 gold-8 peasant cleric; domains pratchetts-plateau")
    assert keys(table, "build/pratchetts-plateau") == ["build/pratchetts-plateau/gold-8"]


def test_the_next_domain_stays_face_down_while_the_build_is_resolved() -> None:
    """V-56"""
    table = position("p0 gold-10 peasant*2 rogue; domains grimmwater-keep")
    play(table, "build/grimmwater-keep/gold-10")
    assert prompts(table) == ["citizen"] and column(table, "domains", 1)["card"] is None
    play(table, "take/grimmwater-keep/cleric")
    assert column(table, "domains", 1)["card"] is not None


# -- Free citizens ----------------------------------------------------------------------------------------------------
def test_a_free_citizen_is_limited_by_its_printed_cost_only() -> None:
    """V-57: and it triggers what watches for citizens."""
    table = position("p0 strength-9 knight*3 forgotten-sorrows; left mountains*3")
    play(table, "slay/orc-warrior/strength-9")
    offered = {key.rsplit("/", 1)[-1] for key in keys(table, "take")}
    assert "knight" in offered and "archer" not in offered and "pass" in keys(table)
    play(table, "take/orc-warrior/knight")
    assert owns(table, 0, "knight") == 4 and has(table)[2] == 1


def test_without_a_matching_card_the_effect_does_nothing() -> None:
    """V-58"""
    empty = " ".join(f"{name}*0" for name in ("mercenary", "rogue"))
    table = position(f"p0 gold-6 rogue peasant archer; domains darktide-harbour; left {empty}")
    play(table, "build/darktide-harbour/gold-6")
    assert prompts(table) == ["act"]


def test_a_side_whose_citizen_is_gone_cannot_be_chosen() -> None:
    """V-58, V-76"""
    table = position("p0 strength-6; left forest*3 knight*0")
    assert has(play(table, "slay/bane-spider/strength-6"))[0] == 3
