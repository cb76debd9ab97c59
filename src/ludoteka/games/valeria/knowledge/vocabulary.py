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
from itertools import combinations_with_replacement, product

from ..grammar import (
    NOTHING,
    ONE_OF_EACH,
    TRACKS,
    Amounts,
    Choose,
    Effects,
    Exchange,
    Gain,
    GainAny,
    GainCitizen,
    ReturnCitizen,
    ReturnMonster,
    Take,
    TakeMonster,
    bundle,
    times,
)
from ..pieces import COLUMNS, Citizen, Content, Domain, Monster, Starter, Variant
from ..rules.paying import GAINS, PASS
from ..setup import variant_of

TOKENS = 32  # the cardboard tokens in the box: more on one card would be a strange game (V-3)


def vocabulary(content: Content, seats: int, chosen: Mapping[str, str]) -> list[str]:
    """All keys of a table with these settings."""
    v = variant_of(content, seats, chosen)
    citizens = list(content.citizens) if v.random else list(v.kinds)
    monsters = [m for area in v.columns for m in dict.fromkeys(content.monsters[area][seats == 5])]
    events = list(content.events) if v.events else []
    copies = max(content.citizen_counts) if v.random or seats == 5 else content.sizes["citizens_per_stack"]
    keys: list[str] = [f"keep/{duke.ref}" for duke in content.dukes] if v.dukes else []
    keys += ["announce", PASS.key, *(gain.key for gain in GAINS)]
    for monster in [*monsters, *events]:
        keys += _slays(monster, v)
    for citizen in citizens:
        keys += [f"recruit/{citizen.ref}/{p}" for n in range(copies + 2) for p in _prices(citizen.cost + n, 0)]
    for domain in content.domains:
        discount = sum(d.discount for d in content.domains)
        keys += [f"build/{domain.ref}/{p}" for n in range(discount + 1) for p in _prices(max(domain.cost - n, 1), 0)]
    keys += _by_effects(v, citizens, [*monsters, *events], copies)
    keys += [f"put/{monster.ref}" for monster in [*monsters, *events]] if v.events else []
    if v.solo:
        keys += _attacks(citizens, content.domains)
    return list(dict.fromkeys(keys))


def _prices(gold: int, magic: int) -> list[str]:
    return [bundle(n, 0, gold + magic - n) for n in range(gold, 0, -1)]


def _slays(monster: Monster, v: Variant) -> Iterator[str]:
    """With events in play tokens may lie on the monster."""
    tokens = TOKENS if v.events else 0
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
            prey = [c.ref for c in citizens if c.place % COLUMNS == column - 1] + [d.ref for d in domains]
            for ref in [*prey, "nothing"]:
                yield f"attack/roll-{value}/column-{column}/{ref}"


# -- What effects offer -----------------------------------------------------------------------------------------------
def _by_effects(v: Variant, citizens: list[Citizen], monsters: list[Monster], copies: int) -> Iterator[str]:
    cards = len(v.content.citizens) * copies
    earners: list[Starter | Citizen] = [*v.content.starters, *citizens]
    for card in earners:
        yield from _income(card, card.active, 2 * copies, cards)
        yield from _income(card, card.passive, 2 * copies, cards)
        for effect in card.active:
            if type(effect) is Take:
                yield from _steals(card.ref, effect, v)
    for monster in monsters:
        yield from _rewards(monster, monster.reward, v, citizens, monsters)
        if monster.instruction:
            yield f"use/{monster.ref}"
    for domain in v.content.domains:
        for abilities in (domain.build, domain.action_start, domain.action_end, domain.slay, domain.gain_citizen):
            yield from _rewards(domain, abilities, v, citizens, monsters)
        if domain.roll:
            yield from (f"change/{domain.ref}/die-{die}" for die in (1, 2))
        if domain.action_end or domain.action_start:
            yield f"use/{domain.ref}"


def _income(card: Starter | Citizen, effects: Effects, most: int, cards: int) -> Iterator[str]:
    for effect in effects:
        if type(effect) is Exchange:
            yield from (f"trade/{card.ref}/times-{n}" for n in range(1, most + 1))
        if type(effect) is GainAny or type(effect) is Choose:
            for n in range(1, (2 if type(effect) is GainAny else most) + 1):
                yield from (f"take/{card.ref}/{b}" for b in _shares(effect, n, cards))


def _shares(effect: GainAny | Choose, n: int, cards: int) -> Iterator[str]:
    if type(effect) is GainAny:
        sides = [[times(one, effect.amount)] for one in ONE_OF_EACH]
    else:
        assert type(effect) is Choose
        sides = [_sums([part for part in side if type(part) is Gain], cards) for side in effect.options]
    for picked in product(*sides):
        for picks in combinations_with_replacement(picked, n):
            gold, strength, magic, vp = (sum(track) for track in zip(*picks, strict=True))
            yield bundle(gold, strength, magic, vp)


def _sums(parts: list[Gain], most: int) -> list[Amounts]:
    """All totals that gains can come to, with counters up to `most`."""
    totals: list[Amounts] = [NOTHING]
    for part in parts:
        counts = [1] if part.per is None else range(most + 1)
        totals = [
            (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])
            for a in totals
            for b in (times(part.amounts, n) for n in counts)
        ]
    return totals


def _steals(ref: str, effect: Take, v: Variant) -> Iterator[str]:
    for track, amount in effect.options:
        if v.solo:
            yield f"steal/{ref}/supply/{TRACKS[track]}-{amount}"
        for victim, n in product(range(v.seats * (not v.solo)), range(1, amount + 1)):
            yield f"steal/{ref}/p{victim}/{TRACKS[track]}-{n}"


def _rewards(
    card: Monster | Domain, effects: Effects, v: Variant, citizens: list[Citizen], monsters: list[Monster]
) -> Iterator[str]:
    for effect in effects:
        if type(effect) is GainAny:
            yield from (f"take/{card.ref}/{track}-{effect.amount}" for track in TRACKS[:3])
        elif type(effect) is Choose:
            yield from _sides(card.ref, effect, citizens)
        elif type(effect) is GainCitizen:
            yield from (f"take/{card.ref}/{c.ref}" for c in _matching(effect, citizens))
        elif type(effect) is Exchange:
            yield f"trade/{card.ref}/times-1"
        elif type(effect) is Take:
            yield from _steals(card.ref, effect, v)
        elif type(effect) is ReturnCitizen:
            yield from (f"return/{c.ref}" for c in citizens)
        elif type(effect) is ReturnMonster:
            yield from (f"return/{m.ref}" for m in monsters if m.area)
        elif type(effect) is TakeMonster:
            yield from (f"seize/{m.ref}" for m in monsters if m.area and v.solo)
            yield from (f"seize/p{seat}" for seat in range(v.seats) if not v.solo)


def _sides(ref: str, effect: Choose, citizens: list[Citizen]) -> Iterator[str]:
    for side in effect.options:
        amounts = [bundle(*a) for a in _sums([part for part in side if type(part) is Gain], 8)]
        wanted = [part for part in side if type(part) is GainCitizen]
        names = [c.ref for c in _matching(wanted[0], citizens)] if wanted else [""]
        for name, amount in product(names, amounts):
            parts = [part for part in (name, amount) if part and (part != "nothing" or not name)]
            yield f"take/{ref}/{'+'.join(parts)}"


def _matching(effect: GainCitizen, citizens: list[Citizen]) -> list[Citizen]:
    return [
        c
        for c in citizens
        if (effect.role is None or c.role == effect.role)
        and (effect.name is None or c.ref == effect.name)
        and (effect.max_cost is None or c.cost <= effect.max_cost)
    ]
