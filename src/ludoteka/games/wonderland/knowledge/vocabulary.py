"""Every key that can ever be offered."""

from __future__ import annotations

from collections.abc import Iterator

from ..content import Content
from ..options import (
    AWARD_CASTLE,
    AWARD_VP,
    BLOCK,
    BOTTOM,
    COME,
    DISCARD_SHARD,
    DRAW,
    HEAD,
    PARTY,
    PASS,
    ROLL,
    SHARD,
    STOP,
    SUFFER,
    TEMPT,
    TOP,
)
from ..pieces import Chip


def vocabulary(content: Content, seats: int) -> list[str]:
    """Every key that can ever be offered, in a stable order."""
    return list(dict.fromkeys(_all_keys(content, seats)))


def _all_keys(content: Content, seats: int) -> Iterator[str]:
    plain = (PASS, HEAD, PARTY, ROLL, SHARD, TOP, BOTTOM, TEMPT, COME, DRAW, STOP, BLOCK, SUFFER, DISCARD_SHARD)
    yield from (option.key for option in (*plain, AWARD_VP, AWARD_CASTLE))
    yield from (f"faction/{f.ref}" for f in content.many)
    yield from (f"{verb}/{q.ref}" for verb in ("keep", "discard", "feat") for q in content.quests)
    yield from (f"{verb}/{c.ref}" for verb in ("take", "poison") for c in content.tea)
    yield from (f"recruit/{w.ref}" for w in content.wonders)
    yield from (f"unlock/{p.ref}" for f in content.many for p in f.powers)
    yield from (f"{v}/p{i}" for v in ("share", "poison", "bet", "target") for i in range(seats))
    yield from _effect_keys(content)
    yield from _region_keys(content)
    yield from _chip_keys(content, seats)
    yield from (f"strength/power-{n}" for n in range(100))
    yield from (f"marker/space-{n}" for n in content.box.symbols)


def _effect_keys(content: Content) -> Iterator[str]:
    for card in content.tea:
        yield from (f"reward/{e.ref}" for e in card.rewards)
        yield from (f"reward/{e.ref}" for outer in card.rewards for part in outer.more for e in part)
    powers = [a for f in (*content.many, *content.two) for p in f.powers for a in p.rules]
    cards = [a for c in content.allies for a in c.abilities] + [a for w in content.wonders for a in w.abilities]
    chosen = [one[0].op.replace("_", "-") for a in (*powers, *cards) for one in a.choices]
    yield from (f"effect/{op}" for op in chosen)
    yield from (f"use/{a.source}" for a in (*powers, *cards) if a.optional)
    yield from (f"next/{a.source}" for a in (*powers, *cards) if a.on == "battle_end")


def _region_keys(content: Content) -> Iterator[str]:
    regions = content.box.regions
    units = ["supporter", *(w.ref for w in content.wonders if w.figure)]
    for here in regions:
        yield from (f"{verb}/{here.ref}" for verb in ("lead", "castle", "bring", "fly"))
        for who in units:
            yield from (f"{verb}/{who}/{here.ref}" for verb in ("place", "send", "sacrifice", "leave"))
            yield from (f"relocate/{who}/{here.ref}/{there.ref}" for there in regions if there is not here)
        yield f"sacrifice/leader/{here.ref}"
    yield from (f"lose/{who}" for who in [*units, "leader"])


def chips_of(content: Content) -> list[Chip]:
    """Every kind of chip once by its reference, sorted."""
    allies = [chip for pairs in content.ally_chips.values() for chip, _ in pairs]
    items = [w.chip for w in content.wonders if w.chip is not None]
    rest = [
        *content.faction_chips,
        *(f.artifact for f in content.many),
        content.madness,
        content.double,
        content.poison,
    ]
    found = {chip.ref: chip for chip in (*allies, *items, *rest)}
    return sorted(found.values(), key=lambda chip: chip.rank)


def _chip_keys(content: Content, seats: int) -> Iterator[str]:
    for chip in chips_of(content):
        yield from (f"{verb}/{chip.ref}" for verb in ("ally", "play", "return", "remove"))
        yield from (f"forge/{chip.ref}/track-{track}" for track in (1, 2, 3, 4))
        yield from (f"calm/p{i}/{chip.ref}" for i in range(seats))
