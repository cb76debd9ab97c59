"""Every key that can ever be offered at a table, in a fixed order: the action space of learning programs.

Prompts and the keys they offer; amounts are bundles such as `gold-2+magic-1`, `pass` declines:
    duke            keep/<duke>
    dice            change/<domain>/die-1, announce
    order           use/<event or domain>
    token           put/<monster>
    steal           steal/<card>/p1/gold-3, pass; solo: steal/<card>/supply/gold-3
    income          take/<card>/<amounts>: all activations of the card in one answer
    trade           trade/<card>/times-2, pass
    act             slay/<monster>/<paid>, recruit/<citizen>/<paid>, build/<domain>/<paid>, gain/gold-1
    reward          take/<card>/<amounts>, take/<card>/<citizen>, take/<card>/<citizen>+vp-1
    citizen         take/<card>/<citizen>, pass
    slay            slay/<monster>/<paid>, pass
    seize           seize/p1 (solo: seize/<monster>), pass
    return-citizen  return/<citizen>, pass
    return-monster  return/<monster>, pass
    attack          attack/roll-6/column-2/<citizen or domain or nothing>
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from ..grammar import Effects, bundle
from ..pieces import COLUMNS, Box, Citizen, Content, Domain, Monster, Source, Variant
from ..rules.paying import GAINS, PASS
from ..setup import variant_of

TOKENS = 32  # the cardboard tokens in the box: more on one card would be a strange game (V-3)


def vocabulary(content: Content, seats: int, chosen: Mapping[str, str]) -> list[str]:
    """All keys of a table with these settings."""
    box = box_of(variant_of(content, seats, chosen))
    variant = box.variant
    keys: list[str] = [f"keep/{duke.ref}" for duke in content.dukes] if variant.dukes else []
    keys += ["announce", PASS.key, *(gain.key for gain in GAINS)]
    for monster in box.monsters:
        keys += _slays(monster, variant)
    for citizen in box.citizens:
        keys += [
            f"recruit/{citizen.ref}/{price}" for n in range(box.copies + 2) for price in _prices(citizen.cost + n, 0)
        ]
    for domain in content.domains:
        discount = sum(card.discount for card in content.domains)
        keys += [
            f"build/{domain.ref}/{price}" for n in range(discount + 1) for price in _prices(max(domain.cost - n, 1), 0)
        ]
    keys += _by_effects(box)
    if variant.solo:
        keys += _attacks(box.citizens, content.domains)
    return list(dict.fromkeys(keys))


def box_of(variant: Variant) -> Box:
    """The components that can be on a table of this variant."""
    content = variant.content
    events = content.events if variant.events else ()
    cards = [monster for area in variant.columns for monster in content.monsters[area][variant.seats == 5]]
    return Box(
        variant=variant,
        citizens=content.citizens if variant.random else variant.kinds,
        monsters=(*dict.fromkeys(cards), *events),
        all_monsters=(*cards, *events),
        copies=max(content.citizen_counts)
        if variant.random or variant.seats == 5
        else content.sizes["citizens_per_stack"],
    )


def _prices(gold: int, magic: int) -> list[str]:
    return [bundle(n, 0, gold + magic - n) for n in range(gold, 0, -1)]


def _slays(monster: Monster, variant: Variant) -> Iterator[str]:
    """With events in play tokens may lie on the monster."""
    tokens = TOKENS if variant.events else 0
    pays = {
        (paid, monster.magic + extra)
        for paid in range(1, monster.strength + tokens + 1)
        for extra in range(max(monster.strength - paid, 0), max(monster.strength - paid, 0) + tokens + 1)
    }
    if not tokens:
        pays = {(n, monster.magic + monster.strength - n) for n in range(1, monster.strength + 1)}
    for strength, magic in sorted(pays, reverse=True):
        yield f"slay/{monster.ref}/{bundle(0, strength, magic)}"


def _attacks(citizens: Iterable[Citizen], domains: Iterable[Domain]) -> Iterator[str]:
    for value, column in product(range(1, 7), range(1, COLUMNS + 1)):
        if value in (column, 6):
            prey = [citizen.ref for citizen in citizens if citizen.place % COLUMNS == column - 1] + [
                domain.ref for domain in domains
            ]
            for ref in [*prey, "nothing"]:
                yield f"attack/roll-{value}/column-{column}/{ref}"


# -- What effects offer -----------------------------------------------------------------------------------------------
def _by_effects(box: Box) -> Iterator[str]:
    content = box.variant.content
    for starter in content.starters:
        yield from _all_keys(starter, (*starter.active, *starter.passive), box, 2)
    for citizen in box.citizens:
        yield from _all_keys(citizen, (*citizen.active, *citizen.passive), box, 2 * box.copies)
    for monster in box.monsters:
        yield from _all_keys(monster, (*monster.reward, *monster.instruction), box, 1)
        if monster.instruction:
            yield f"use/{monster.ref}"
    for domain in content.domains:
        abilities = (domain.build, domain.doubles, domain.action_start, domain.action_end, domain.slay)
        for effects in (*abilities, domain.gain_citizen):
            yield from _all_keys(domain, effects, box, 1)
        if domain.roll:
            yield from (f"change/{domain.ref}/die-{die}" for die in (1, 2))
        if domain.action_end or domain.action_start:
            yield f"use/{domain.ref}"


def _all_keys(source: Source, effects: Effects, box: Box, most: int) -> Iterator[str]:
    for effect in effects:
        yield from effect.keys(source, box, most)
