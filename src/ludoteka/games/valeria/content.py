"""The content file: every card of the box as data, checked when it is read."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ...kernel.content import Entry, lay_over, read
from . import effects  # noqa: F401  # declares the verbs
from .grammar import ROLES, TYPES, VERBS, Per, read_amounts
from .pieces import Citizen, Content, Domain, Duke, Level, Monster, NoDuke, Score, Starter

FILE = files(__package__) / "content" / "valeria.toml"
TRIGGERS = ("build", "roll", "doubles", "action_start", "action_end", "slay", "gain_citizen")


def load(overlay: tuple[str, Mapping[str, Any]] | None = None) -> Content:
    """The box; with an owner's file laid over ours, if there is one."""
    data = read(FILE)
    file, ref = FILE.name, "printed"
    if overlay is not None:
        file = overlay[0]
        data = lay_over(data, overlay[1], file)
        digest = hashlib.sha256(json.dumps(overlay[1], sort_keys=True, default=str).encode())
        ref = digest.hexdigest()[:8]
    return _content(Entry(data, file), ref)


def _content(box: Entry, ref: str) -> Content:
    game, setup = box.entry("game"), box.entry("setup")
    places = tuple(map(tuple, [*setup.list("citizen_row_upper"), *setup.list("citizen_row_lower")]))
    starters = tuple(_starter(entry) for entry in box.entries("starter"))
    citizens = tuple(_citizen(entry, index, places, starters) for index, entry in enumerate(box.entries("citizen")))
    return Content(
        ref=ref,
        start=read_amounts(game.entry("start")),
        actions=game.number("actions_per_turn"),
        dukes_dealt=game.number("dukes_dealt"),
        starters=starters,
        herald=next(starter for starter in starters if starter.name == "herald"),
        citizens=citizens,
        citizen_counts=tuple(entry.number("count") for entry in box.entries("citizen")),
        places=places,
        areas=tuple(_id(entry) for entry in box.entries("area")),
        monsters={_id(entry): _stacks(box, _id(entry)) for entry in box.entries("area")},
        events=tuple(_event(entry) for entry in box.entries("event")),
        markers=sum(entry.number("count") for entry in box.entries("exhausted")),
        domains=tuple(_domain(entry) for entry in box.entries("domain")),
        dukes=tuple(Duke(_id(entry), _score(entry)) for entry in box.entries("duke")),
        no_duke=_no_duke(box.entry("no_duke")),
        levels=tuple(_level(entry) for entry in box.entries("solo_level")),
        sizes={name: setup.number(name) for name in _SIZES},
        first_areas=tuple(setup.list("first_game_areas")),
        first_citizens=tuple(setup.list("first_game_citizens")),
        lit={(a, b): _lit(citizens, a, b) for a in range(1, 7) for b in range(1, 7)},
        lit_starters={(a, b): _lit(starters, a, b) for a in range(1, 7) for b in range(1, 7)},
    )


def _no_duke(entry: Entry) -> NoDuke:
    majorities = tuple(entry.list("majorities"))
    return NoDuke(_score(entry), majorities, entry.number("majority_vp"), entry.number("majority_tie_vp"))


_SIZES = (
    "monsters_per_stack",
    "monsters_per_stack_5p",
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


def _id(entry: Entry) -> str:
    """The id of an entry as a reference; its names and sources are for people."""
    for field in ("names", "source", "cs_source"):
        entry.raw(field, None)
    return entry.text("id").replace("_", "-")


def _lit(cards: Any, a: int, b: int) -> tuple[tuple[Any, int], ...]:
    """V-28, V-29: the cards that these dice activate, and how often."""
    hits = [(card, sum(value in card.numbers for value in (a, b, a + b))) for card in cards]
    return tuple((card, n) for card, n in hits if n)


def _starter(entry: Entry) -> Starter:
    ref = _id(entry)
    entry.text("activation_rule", None)
    entry.number("count")
    numbers = tuple(entry.list("activation"))
    active, passive = VERBS.read(entry, "active", "income"), VERBS.read(entry, "passive", "income")
    made = Starter(ref, entry.text("name_id").replace("_", "-"), numbers, active, passive)
    entry.done()
    return made


def _citizen(entry: Entry, index: int, places: tuple[tuple[int, ...], ...], starters: tuple[Starter, ...]) -> Citizen:
    ref = _id(entry)
    numbers = tuple(entry.list("activation"))
    if numbers not in places:
        raise entry.fail("activation", f"{list(numbers)} is no stack of the centre")
    entry.number("count", least=1)
    made = Citizen(
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
    return made


def _stacks(box: Entry, area: str) -> tuple[tuple[Monster, ...], tuple[Monster, ...]]:
    """V-12, V-91: the area's stack for two to four players and for five, strongest first, so that the top is last."""
    few: list[Monster] = []
    five: list[Monster] = []
    for entry in box.entries("monster"):
        if entry.text("area").replace("_", "-") == area:
            monster = _monster(entry)
            count, extra = entry.number("count"), entry.number("five_player", 0)
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
    entry.number("count")
    made = Monster(
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
    return made


def _domain(entry: Entry) -> Domain:
    ref = _id(entry)
    entry.number("count")
    needs = entry.entry("roles")
    worker, soldier, shadow, holy = (needs.number(role, 0) for role in ROLES)
    needs.done()
    made = Domain(
        ref,
        entry.number("cost", least=1),
        (worker, soldier, shadow, holy),
        entry.number("vp"),
        **_abilities(entry),
    )
    entry.done()
    return made


def _abilities(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = {trigger: () for trigger in TRIGGERS} | {"flat": False, "discount": 0}
    for ability in entry.entries("abilities"):
        trigger = ability.text("trigger", choices=(*TRIGGERS, "static"))
        if trigger == "static":
            modifier = ability.entry("modifier")
            if modifier.text("kind", choices=("ignore_surcharge", "domain_discount")) == "ignore_surcharge":
                found["flat"] = True
            else:
                found["discount"] = modifier.number("gold", least=1)
            modifier.done()
        else:
            found[trigger] = VERBS.read(ability, "effects", "roll" if trigger == "roll" else "reward")
        ability.done()
    return found


def _score(entry: Entry) -> tuple[Score, ...]:
    lines = []
    entry.raw("count", 1)
    for line in entry.entries("score"):
        per = Per().read(line, "per")
        if per is None:
            raise line.fail("per", "is missing")
        lines.append(Score(line.number("vp", least=1), per))
        line.done()
    return tuple(lines)


def _level(entry: Entry) -> Level:
    made = Level(_id(entry), entry.flag("sum_attacks"), entry.flag("dark_lord_attacks_exhausted"))
    entry.done()
    return made
