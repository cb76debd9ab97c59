"""The effect grammar and every card at least once: V-70 to V-90."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.valeria.content import load
from ludoteka.games.valeria.grammar import TRACKS
from ludoteka.games.valeria.pieces import Domain
from tests.games.valeria.table import OTHER_SET, events_of, has, keys, owns, play, player, position, prompts, slot

BOX = load()
DICE = {1: "1 2", 2: "2 1", 3: "3 1", 4: "4 2", 5: "5 2", 6: "6 2", 7: "5 2", 8: "6 2", 9: "6 3", 11: "6 5"}

# Citizens: what else the duchy has, the choice if there is one, and what one copy then brings on its number.
ACTIVE = {
    "cleric": ("", None, (0, 0, 3)),
    "monk": ("", None, (1, 0, 2)),
    "merchant": ("", "take/merchant/magic-2", (0, 0, 2)),
    "blacksmith": ("archer*2", None, (2, 0, 0)),
    "mercenary": ("", None, (1, 1, 0)),
    "alchemist": ("gold-1", "trade/alchemist/times-1", (-1, 0, 3)),
    "archer": ("", None, (0, 2, 0)),
    "wizard": ("", None, (0, 1, 1)),
    "peasant": ("", None, (1, 0, 0)),
    "knight": ("", None, (0, 1, 0)),
    "rogue": ("", None, (2, 2, 0)),
    "thief": ("", "steal/thief/p1/gold-3", (3, 0, 0)),
    "champion": ("", None, (0, 4, 0)),
    "warlord": ("archer*2", None, (0, 3, 0)),
    "paladin": ("", None, (0, 1, 2)),
    "priestess": ("", None, (0, 2, 1)),
    "butcher": ("peasant", None, (4, 0, 0)),
    "miner": ("halfpenny-hill gargans-embrace", None, (1 + 2, 0, 0)),
}
PASSIVE = {
    "cleric": ("", None, (0, 0, 1)),
    "monk": ("gold-1", "trade/monk/times-1", (-1, 0, 2)),
    "merchant": ("", None, (1, 0, 0)),
    "blacksmith": ("archer*2", None, (1, 0, 0)),
    "mercenary": ("strength-1", "trade/mercenary/times-1", (2, -1, 0)),
    "alchemist": ("magic-1", "trade/alchemist/times-1", (2, 0, -1)),
    "archer": ("", None, (0, 1, 0)),
    "wizard": ("", None, (0, 0, 1)),
    "peasant": ("", None, (1, 0, 0)),
    "knight": ("", None, (0, 1, 0)),
    "rogue": ("", None, (1, 1, 0)),
    "thief": ("", "take/thief/gold-2", (2, 0, 0)),
    "champion": ("gold-1", "trade/champion/times-1", (-1, 4, 0)),
    "warlord": ("knight*2", None, (0, 3, 0)),  # two knights and the starter (V-70)
    "paladin": ("strength-1", "trade/paladin/times-1", (0, -1, 3)),
    "priestess": ("magic-1", "trade/priestess/times-1", (0, 3, -1)),
    "butcher": ("", None, (4, 0, 0)),
    "miner": ("", None, (4, 0, 0)),
}


def _income(card: str, seat: int, duchy: str, key: str | None) -> tuple[int, int, int]:
    """The income of its owner from this card alone."""
    citizen = next(c for c in BOX.citizens if c.ref == card)
    settings: dict[str, Any] = OTHER_SET if card in OTHER_SET["citizens"].split("+") else {}
    rival = "gold-5" if card == "thief" else ""
    table = position(f"p{seat} {card} {duchy}; p{1 - seat} {rival} archer; dice {DICE[citizen.numbers[0]]}", **settings)
    while prompts(table) != ["act"]:
        play(table, key if key is not None and key in keys(table) else keys(table)[0])
    change = [0, 0, 0]
    for event in (e.plain() for e in table.events):
        if event.get("card") == card and event["seat"] == f"p{seat}":
            for sign, field in ((1, "what"), (-1, "paid")):
                for part in str(event.get(field, "nothing")).replace("nothing", "gold-0").split("+"):
                    track, amount = part.rsplit("-", 1)
                    change[TRACKS.index(track)] += sign * int(amount)
    return change[0], change[1], change[2]


@pytest.mark.parametrize("card", ACTIVE)
def test_active_side_of_a_citizen(card: str) -> None:
    """V-30, V-70, V-71, V-73, V-79"""
    duchy, key, expected = ACTIVE[card]
    assert _income(card, 0, duchy, key) == expected


@pytest.mark.parametrize("card", PASSIVE)
def test_passive_side_of_a_citizen(card: str) -> None:
    """V-30, V-70, V-71, V-73, V-79"""
    duchy, key, expected = PASSIVE[card]
    assert _income(card, 1, duchy, key) == expected


def test_counting_effects_look_at_the_own_cards_only() -> None:
    """V-71"""
    table = position("p0 warlord; p1 archer*4; dice 6 2", **OTHER_SET)
    assert has(table)[1] == 1 + 1


def test_effects_resolve_left_to_right_and_what_cannot_be_done_is_skipped() -> None:
    """V-72: strength first, and no soldier left to gain."""
    empty = " ".join(f"{name}*0" for name in ("knight", "champion", "archer"))
    table = position(f"p0 gold-8 archer cleric; domains cloudriders-camp; left {empty}")
    play(table, "build/cloudriders-camp/gold-8")
    assert has(table)[1] == 3 and prompts(table) == ["act"]


def test_gain_multiplies_by_its_counter_which_may_be_zero() -> None:
    """V-73"""
    table = position("p0 blacksmith; p1 archer; dice 2 2", **OTHER_SET)
    assert events_of(table, "Earned") == [] or has(table)[0] == 0


def test_an_exchange_needs_the_full_price() -> None:
    """V-74, V-90"""
    table = position("p0 gold-6 magic-2 peasant cleric; domains golden-obelisk-of-nae")
    play(table, "build/golden-obelisk-of-nae/gold-6")
    assert prompts(table) == ["act"]


def test_taking_needs_an_opponent_who_has_it_and_may_be_declined() -> None:
    """V-75, V-77"""
    table = position("p0 gold-5 rogue cleric; p1 gold-2; p2 gold-0; domains cutthroats-truce", 3)
    play(table, "build/cutthroats-truce/gold-5")
    assert keys(table) == ["steal/cutthroats-truce/p1/gold-2", "pass"]
    play(table, "steal/cutthroats-truce/p1/gold-2")
    assert has(table)[0] == 2 and has(table, 1)[0] == 0


def test_a_citizen_side_obliges_to_take_a_card() -> None:
    """V-76, V-80"""
    table = position("p0 strength-6; left forest*3")
    play(table, "slay/bane-spider/strength-6")
    assert keys(table) == ["take/bane-spider/gold-3", "take/bane-spider/knight"]
    assert owns(play(table, "take/bane-spider/knight"), 0, "knight") == 1


def test_effects_of_several_domains_add_up() -> None:
    """V-78"""
    table = position("p0 gold-6 rogue peasant archer forgotten-sorrows; domains darktide-harbour")
    play(table, "build/darktide-harbour/gold-6", "take/darktide-harbour/mercenary")
    assert has(table)[2] == 1


# -- Monsters ---------------------------------------------------------------------------------------------------------
# monster: area, cards left in its stack, (choice, gain of gold, strength, magic, points)
REWARDS = {
    "goblin": ("hills", 5, None, (1, 0, 0, 0)),
    "goblin-mage": ("hills", 2, "take/goblin-mage/magic-1", (0, 0, 1, 0)),
    "goblin-king": ("hills", 1, None, (1, 0, 0, 0)),
    "skeleton": ("ruins", 5, None, (1, 0, 0, 0)),
    "flaming-skeleton": ("ruins", 2, None, (1, 0, 1, 0)),
    "skeleton-king": ("ruins", 1, None, (2, 0, 0, 0)),
    "treant": ("forest", 5, None, (1, 0, 1, 0)),
    "bane-spider": ("forest", 3, "take/bane-spider/gold-3", (3, 0, 0, 0)),
    "spider-queen": ("forest", 1, "take/spider-queen/gold-2", (2, 0, 0, 0)),
    "owlbear": ("valley", 5, None, (0, 0, 2, 0)),
    "giant": ("valley", 2, None, (1, 0, 2, 0)),
    "troll": ("valley", 1, None, (0, 0, 2, 0)),
    "dire-bear": ("mountains", 5, "take/dire-bear/gold-2", (2, 0, 0, 0)),
    "orc-warrior": ("mountains", 3, "pass", (0, 0, 0, 0)),
    "orc-chieftain": ("mountains", 1, None, (2, 0, 0, 0)),
    "gargoyle": ("barrens", 5, None, (0, 0, 1, 0)),
    "wraith": ("barrens", 2, "take/wraith/rogue", (0, 0, 0, 0)),
    "witch-queen": ("barrens", 1, None, (0, 0, 1, 0)),
    "gelatinous-cube": ("swamp", 5, None, (2, 0, 0, 0)),
    "basilisk": ("swamp", 2, "take/basilisk/magic-3", (0, 0, 3, 0)),
    "swamp-dragon": ("swamp", 1, None, (0, 0, 2, 0)),
    "kobolds": ("caverns", 5, None, (2, 0, 1, 0)),
    "gold-golem": ("caverns", 2, None, (5, 0, 0, 0)),
    "red-dragon": ("caverns", 1, None, (3, 0, 0, 0)),
}


@pytest.mark.parametrize("ref", REWARDS)
def test_reward_of_a_monster(ref: str) -> None:
    """V-48, V-81, V-82"""
    area, left, key, gain = REWARDS[ref]
    monster = next(m for m in BOX.monsters[area][0] if m.ref == ref)
    first = "hills+ruins+forest+valley+mountains"
    areas = first if area in first else f"hills+ruins+forest+valley+{area}"
    price = f"strength-{monster.strength}" + (f"+magic-{monster.magic}" if monster.magic else "")
    table = position(f"p0 {price.replace('+', ' ')}; left {area}*{left}", areas=areas)
    play(table, f"slay/{ref}/{price}", *([key] if key else []))
    assert has(table) == gain and player(table)["monsters"] == [ref]


@pytest.mark.parametrize(
    "ref, gain",
    [
        ("corrupted-cleric", (3, 0, 2)),
        ("giant-leech", (0, 0, 5)),
        ("bat-swarm", (1, 0, 0)),
        ("sorcerer", (0, 0, 1)),
        ("mimic", (5, 0, 0)),
        ("kobold-thieves", (7, 0, 0)),
    ],
)
def test_reward_of_a_hostile_event(ref: str, gain: tuple[int, int, int]) -> None:
    """V-115"""
    event = next(e for e in BOX.events if e.ref == ref)
    price = f"strength-{event.strength}" + (f"+magic-{event.magic}" if event.magic else "")
    table = position(f"p0 {price.replace('+', ' ')}; covers {ref}@6", events="on")
    assert has(play(table, f"slay/{ref}/{price}"))[:3] == gain


# -- Domains ----------------------------------------------------------------------------------------------------------
ROLE_CITIZENS = {"worker": "peasant", "soldier": "archer", "shadow": "rogue", "holy": "cleric"}


@pytest.mark.parametrize("domain", BOX.domains, ids=lambda domain: str(domain.ref))
def test_every_domain_can_be_built_with_exactly_its_roles(domain: Domain) -> None:
    """V-55, V-56"""
    needs = [f"{c}*{n}" for c, n in zip(ROLE_CITIZENS.values(), domain.roles, strict=True) if n]
    table = position(f"p0 gold-{domain.cost} {' '.join(needs)}; domains {domain.ref}")
    play(table, f"build/{domain.ref}/gold-{domain.cost}")
    assert player(table)["domains"] == [domain.ref] and player(table)["lines"][1]["points"] == domain.vp


@pytest.mark.parametrize(
    "ref, role, citizens",
    [
        ("darktide-harbour", "rogue peasant archer", {"mercenary", "rogue"}),
        ("rogues-landing", "rogue peasant", {"merchant", "peasant", "butcher"}),
        ("shattered-hand", "cleric peasant", {"cleric", "paladin"}),
        ("cloudriders-camp", "archer cleric", {"knight", "champion"}),
    ],
)
def test_domains_that_bring_a_citizen(ref: str, role: str, citizens: set[str]) -> None:
    """V-57, V-77"""
    table = position(f"p0 gold-8 {role}; domains {ref}")
    play(table, next(key for key in keys(table, f"build/{ref}")))
    assert {key.rsplit("/", 1)[-1] for key in keys(table)} == citizens | {"pass"}


def test_the_thief_never_mixes_and_takes_what_there_is() -> None:
    """V-79"""
    table = position("p0 thief; p1 gold-2 magic-1; p2 magic-5; dice 3 4", 3, **OTHER_SET)
    assert keys(table) == [
        "steal/thief/p1/gold-2",
        "steal/thief/p1/magic-1",
        "steal/thief/p2/magic-3",
        "pass",
    ]


def test_the_spider_queen_counts_herself() -> None:
    """V-81"""
    table = position("p0 strength-10 magic-3 treant*2; left forest*1")
    play(table, "slay/spider-queen/strength-10+magic-3")
    assert keys(table)[0] == "take/spider-queen/gold-6" and "take/spider-queen/archer+vp-1" in keys(table)


def test_orc_warrior_and_wraith_may_be_declined() -> None:
    """V-82"""
    table = position("p0 strength-4 magic-3; left barrens*2", areas="barrens+ruins+forest+valley+mountains")
    play(table, "slay/wraith/strength-4+magic-3")
    costs = {next(c.cost for c in BOX.citizens if c.ref == key.rsplit("/", 1)[-1]) for key in keys(table, "take")}
    assert max(costs) == 2 and keys(table)[-1] == "pass"


def test_the_nest_puts_a_citizen_back_for_three_points() -> None:
    """V-83: and anybody can recruit it again."""
    table = position("p0 gold-6 merchant*2; domains nest-of-the-weaver-witch")
    play(table, "build/nest-of-the-weaver-witch/gold-6")
    assert keys(table) == ["return/merchant", "pass"]
    play(table, "return/merchant")
    assert has(table)[3] == 3 and owns(table, 0, "merchant") == 1 and slot(table, "merchant")["count"] == 6


def test_the_watcher_puts_a_monster_back_above_its_equals() -> None:
    """V-84"""
    table = position("p0 gold-6 archer*2 skeleton; left ruins*3; domains watcher-on-the-water")
    play(table, "build/watcher-on-the-water/gold-6", "return/skeleton")
    ruins = slot(table, "skeleton")
    assert [ruins["card"], *ruins["below"]] == ["skeleton", "skeleton", "flaming-skeleton", "skeleton-king"]
    assert has(table)[3] == 3 and player(table)["monsters"] == []


def test_the_perch_takes_a_random_monster_without_its_reward() -> None:
    """V-85, V-77"""
    table = position("p0 gold-10 rogue*2 the-violet-thorn; p1 goblin troll; domains purloiners-perch; chance 1")
    play(table, "build/purloiners-perch/gold-10")
    assert keys(table) == ["seize/p1", "pass"]
    play(table, "seize/p1")
    assert player(table)["monsters"] == ["troll"] and player(table, 1)["monsters"] == ["goblin"]
    assert has(table) == (0, 0, 0, 0)


def test_the_eye_gives_strength_and_one_more_slay_at_the_normal_cost() -> None:
    """V-88"""
    table = position("p0 gold-8 cleric archer; domains eye-of-asteraten")
    play(table, "build/eye-of-asteraten/gold-8")
    assert has(table)[1] == 5 and "slay/dire-bear/strength-5" in keys(table) and keys(table)[-1] == "pass"


def test_the_obelisk_sells_three_points_for_three_magic_once() -> None:
    """V-90"""
    table = position("p0 gold-6 magic-3 peasant cleric; domains golden-obelisk-of-nae")
    play(table, "build/golden-obelisk-of-nae/gold-6", "trade/golden-obelisk-of-nae/times-1")
    assert has(table) == (0, 0, 0, 3) and prompts(table) == ["act"]


@pytest.mark.parametrize(
    "duke, duchy, expected",
    [
        ("cornelius-the-dreamer", "gargans-embrace gold-3", 3 + 1),
        ("elsyn-saint-of-shadows", "cleric rogue gold-4", 2 + 2 + 1),
        ("elysium-the-allsmith", "cleric rogue archer peasant gold-4", 4 + 1),
        ("hrothgar-the-conqueror", "goblin giant gold-4", 4 + 1 + 1),
        ("isabella-the-righteous", "archer cleric gold-3", 1 + 2 + 1),
        ("lekzandr-the-protector", "peasant cleric gold-3", 1 + 2 + 1),
        ("node-master-of-swords", "archer rogue gold-3", 1 + 2 + 1),
        ("reese-the-firebrand", "archer goblin gargans-embrace gold-4", 1 + 1 + 1 + 1),
        ("simon-the-unclean", "archer peasant gold-2", 1 + 1 + 1),
        ("waryn-lord-of-rogues", "peasant rogue gold-3", 1 + 2 + 1),
    ],
)
def test_every_duke_scores(duke: str, duchy: str, expected: int) -> None:
    """V-10, V-66"""
    view = position(f"p0 {duchy} {duke}").view(0)
    assert view["me"]["duke"] == duke and sum(line["points"] for line in view["me"]["projection"]) == expected
