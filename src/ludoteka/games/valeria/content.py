"""The content file: every card of the box as data, checked when it is read."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from importlib.resources import files
from typing import Any

from ...kernel.content import Entry
from ...kernel.overlay import Overlay, Printed, check_all_read, merged
from . import effects  # noqa: F401  # declares the verbs
from .checks import HERALD, check
from .grammar import ROLES, TYPES, VERBS, Per, read_amounts
from .pieces import COLUMNS, Citizen, Content, Domain, Duke, Level, Monster, NoDuke, Score, Starter

FILE = files(__package__) / "content" / "valeria.toml"
PRINTED = Printed(FILE, grammar=VERBS)
TRIGGERS = ("build", "roll", "doubles", "action_start", "action_end", "slay", "gain_citizen")


def load(overlay: Overlay = None) -> Content:
    """The content of the box, with an owner's file over ours if there is one."""
    box = merged(PRINTED, overlay)
    content = _content(box, "printed" if overlay is None else _mark(overlay[1]))
    check(content, box)
    check_all_read(box, PRINTED, overlay)
    return content


def _mark(overlay: Any) -> str:
    return hashlib.sha256(json.dumps(overlay, sort_keys=True, default=str).encode()).hexdigest()[:8]


def _content(box: Entry, ref: str) -> Content:
    game, setup = box.entry("game"), box.entry("setup")
    places = _places(setup)
    starters = tuple(_starter(entry) for entry in box.entries("starter"))
    citizens = tuple(_citizen(entry, index, places, starters) for index, entry in enumerate(box.entries("citizen")))
    areas = tuple(_area(entry) for entry in box.entries("area"))
    for entry in box.entries("monster"):
        entry.text("area", choices=[area.replace("-", "_") for area in areas])
    return Content(
        ref=ref,
        start=read_amounts(game.entry("start")),
        actions=game.number("actions_per_turn", least=1, most=9),
        dukes_dealt=game.number("dukes_dealt", least=1),
        starters=starters,
        herald=_herald(box, starters),
        citizens=citizens,
        citizen_counts=tuple(entry.number("count") for entry in box.entries("citizen")),
        places=places,
        areas=areas,
        monsters={area: _stacks(box, area) for area in areas},
        events=tuple(_event(entry) for entry in box.entries("event")),
        markers=sum(_exhausted(entry) for entry in box.entries("exhausted")),
        domains=tuple(_domain(entry) for entry in box.entries("domain")),
        dukes=tuple(_duke(entry) for entry in box.entries("duke")),
        no_duke=_no_duke(box.entry("no_duke")),
        levels=tuple(_level(entry) for entry in box.entries("solo_level")),
        sizes={name: setup.number(name, least=1) for name in _SIZES},
        first_areas=setup.choices("first_game_areas", areas),
        first_citizens=setup.choices("first_game_citizens", [citizen.ref for citizen in citizens]),
        lit={(first, second): _lit(citizens, first, second) for first in range(1, 7) for second in range(1, 7)},
        lit_starters={
            (first, second): _lit(starters, first, second) for first in range(1, 7) for second in range(1, 7)
        },
    )


def _herald(box: Entry, starters: tuple[Starter, ...]) -> Starter:
    for starter in starters:
        if starter.name == HERALD:
            return starter
    raise box.fail("starter", f"one of them should be the {HERALD}")


def _no_duke(entry: Entry) -> NoDuke:
    majorities = entry.choices("majorities", ("citizens", "monsters", "domains"))
    return NoDuke(_score(entry), majorities, entry.number("majority_vp"), entry.number("majority_tie_vp"))


_SIZES = (
    "citizens_per_stack",
    "citizens_per_stack_5p",
    "domains_per_stack",
    "domains_per_stack_5p",
    "exhausted_per_player",
    "solo_exhausted_cards",
    "events_per_player",
    "end_exhausted_per_player",
    "solo_end_exhausted",
)


def _places(setup: Entry) -> tuple[tuple[int, ...], ...]:
    """V-14: the numbers of the ten stacks of citizens, each sum of two dice on one of them at most."""
    places = []
    for row in ("citizen_row_upper", "citizen_row_lower"):
        stacks = [Entry({row: stack}, setup.where).numbers(row, 1, 12) for stack in setup.list(row)]
        if len(stacks) != COLUMNS:
            raise setup.fail(row, f"should be {COLUMNS} stacks, each a list of numbers")
        places += stacks
    twice = [n for n, often in Counter(n for stack in places for n in stack).items() if often > 1]
    if twice:
        raise setup.fail("citizen_row_lower", f"{twice[0]} should stand on one stack only")
    return tuple(places)


def _id(entry: Entry) -> str:
    """The id of an entry as a reference; its names and sources are for people."""
    entry.describe()
    return entry.text("id").replace("_", "-")


def _area(entry: Entry) -> str:
    ref = _id(entry)
    entry.done()
    return ref


def _exhausted(entry: Entry) -> int:
    _id(entry)
    count = entry.number("count")
    entry.done()
    return count


def _duke(entry: Entry) -> Duke:
    entry.leave("count")
    duke = Duke(_id(entry), _score(entry))
    entry.done()
    return duke


def _lit(cards: Any, first: int, second: int) -> tuple[tuple[Any, int], ...]:
    """V-28, V-29: the cards that these dice activate, and how often."""
    hits = [(card, sum(value in card.numbers for value in (first, second, first + second))) for card in cards]
    return tuple((card, n) for card, n in hits if n)


def _starter(entry: Entry) -> Starter:
    ref = _id(entry)
    entry.leave("activation_rule", "count")
    numbers = entry.numbers("activation", 1, 12, empty=True)
    active, passive = VERBS.read(entry, "active", "income"), VERBS.read(entry, "passive", "income")
    starter = Starter(ref, entry.text("name_id").replace("_", "-"), numbers, active, passive)
    entry.done()
    return starter


def _citizen(entry: Entry, index: int, places: tuple[tuple[int, ...], ...], starters: tuple[Starter, ...]) -> Citizen:
    ref = _id(entry)
    numbers = entry.numbers("activation", 1, 12)
    if numbers not in places:
        raise entry.fail(
            "activation",
            f"{list(numbers)} is no stack of the centre; those are: {', '.join(map(str, map(list, places)))}",
        )
    entry.number("count", least=1)
    citizen = Citizen(
        ref,
        index,
        places.index(numbers),
        numbers,
        entry.number("cost", least=1),
        ROLES.index(entry.text("role", choices=ROLES)),
        VERBS.read(entry, "active", "income"),
        VERBS.read(entry, "passive", "income"),
        sum(starter.name == ref for starter in starters),
    )
    entry.done()
    return citizen


def _stacks(box: Entry, area: str) -> tuple[tuple[Monster, ...], tuple[Monster, ...]]:
    """V-12, V-91: the area's stack for two to four players and for five, strongest first, so that the top is last."""
    few: list[Monster] = []
    five: list[Monster] = []
    for entry in box.entries("monster"):
        if entry.text("area").replace("_", "-") == area:
            monster = _monster(entry)
            count = entry.number("count", least=1, most=9)
            extra = entry.number("five_player", 0, most=count)
            entry.done()
            five += [monster] * count
            few += [monster] * (count - extra)
    return tuple(sorted(few, key=_strongest)), tuple(sorted(five, key=_strongest))


def _strongest(monster: Monster) -> int:
    return -monster.strength


def _monster(entry: Entry) -> Monster:
    return Monster(
        _id(entry),
        entry.text("area").replace("_", "-"),
        entry.text("type", choices=TYPES),
        entry.number("strength", least=1),
        entry.number("magic"),
        entry.number("vp"),
        VERBS.read(entry, "reward", "reward"),
        0,
        (),
    )


def _event(entry: Entry) -> Monster:
    entry.leave("count")
    event = Monster(
        _id(entry),
        "",
        entry.text("type", choices=TYPES),
        entry.number("strength", least=1),
        entry.number("magic"),
        entry.number("vp"),
        VERBS.read(entry, "reward", "reward"),
        entry.number("activation", least=1, most=12),
        VERBS.read(entry, "instruction", "omen"),
    )
    entry.done()
    return event


def _domain(entry: Entry) -> Domain:
    ref = _id(entry)
    entry.leave("count")
    needs = entry.entry("roles")
    worker, soldier, shadow, holy = (needs.number(role, 0) for role in ROLES)
    needs.done()
    domain = Domain(
        ref,
        entry.number("cost", least=1),
        (worker, soldier, shadow, holy),
        entry.number("vp"),
        **_abilities(entry),
    )
    entry.done()
    return domain


def _abilities(entry: Entry) -> dict[str, Any]:
    fields: dict[str, Any] = {trigger: () for trigger in TRIGGERS} | {"flat": False, "discount": 0}
    for ability in entry.entries("abilities"):
        trigger = ability.text("trigger", choices=(*TRIGGERS, "static"))
        if trigger == "static":
            modifier = ability.entry("modifier")
            if modifier.text("kind", choices=("ignore_surcharge", "domain_discount")) == "ignore_surcharge":
                fields["flat"] = True
            else:
                fields["discount"] = modifier.number("gold", least=1)
            modifier.done()
        elif fields[trigger]:
            raise ability.fail("trigger", f"{trigger!r} is here twice; one moment has one list of effects")
        else:
            fields[trigger] = VERBS.read(ability, "effects", "roll" if trigger == "roll" else "reward")
        ability.done()
    return fields


def _score(entry: Entry) -> tuple[Score, ...]:
    lines = []
    for line in entry.entries("score"):
        per = Per().read(line, "per")
        if per is None:
            raise line.fail("per", "is missing")
        lines.append(Score(line.number("vp", least=1), per))
        line.done()
    return tuple(lines)


def _level(entry: Entry) -> Level:
    level = Level(_id(entry), entry.flag("sum_attacks"), entry.flag("dark_lord_attacks_exhausted"))
    entry.done()
    return level
