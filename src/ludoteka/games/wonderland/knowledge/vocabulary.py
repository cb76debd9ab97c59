"""Every key that can ever be offered: those of the rules, and those that the verbs declare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..content import Content
from ..grammar import Effect
from ..options import AWARD_CASTLE, AWARD_VP, BLOCK, DRAW, HEAD, PARTY, PASS, STOP, SUFFER


def vocabulary(content: Content, seats: int) -> list[str]:
    """Every key that can ever be offered, in a stable order."""
    return list(dict.fromkeys(_all_keys(content, seats)))


def _all_keys(content: Content, seats: int) -> Iterator[str]:
    plain = (PASS, HEAD, PARTY, DRAW, STOP, BLOCK, SUFFER, AWARD_VP, AWARD_CASTLE)
    yield from (option.key for option in plain)
    yield from (f"faction/{faction.ref}" for faction in content.many)
    yield from (f"{verb}/{q.ref}" for verb in ("keep", "feat") for q in content.quests)
    yield from (f"{verb}/{card.ref}" for verb in ("take", "poison") for card in content.tea)
    yield from (f"{verb}/p{i}" for verb in ("share", "bet") for i in range(seats))
    yield from (f"{verb}/{r.ref}" for verb in ("lead", "castle") for r in content.box.regions)
    yield from (
        f"lose/{unit}" for unit in ("supporter", "leader", *(wonder.ref for wonder in content.wonders if wonder.figure))
    )
    for chip in content.chips:
        yield from (f"{verb}/{chip.ref}" for verb in ("ally", "play"))
        yield from (f"forge/{chip.ref}/track-{track}" for track in (1, 2, 3, 4))
    yield from (f"strength/power-{n}" for n in range(100))
    yield from _by_effects(content, seats)


# -- What effects offer ------------------------------------------------------------------------------------------------
def _by_effects(content: Content, seats: int) -> Iterator[str]:
    gifts = [effect for card in content.tea for outer in card.rewards for effect in (outer, *outer.inside())]
    yield from (f"reward/{effect.ref}" for effect in gifts)
    yield from _keys(gifts, content, seats)
    for faction in (*content.many, *content.two):
        spaces = [space for track in faction.tracks for space in track] + [
            between.reward for between in faction.between
        ]
        for space in spaces:
            yield from _keys(space, content, seats)
    for ability in content.abilities:
        for one in (ability.effects, *ability.choices):
            yield from _keys(one, content, seats)
        yield from (f"effect/{one[0].ref}" for one in ability.choices)
        if ability.optional:
            yield f"use/{ability.source}"
        if ability.on == "battle_end":
            yield f"next/{ability.source}"


def _keys(effects: Iterable[Effect], content: Content, seats: int) -> Iterator[str]:
    for effect in effects:
        yield from effect.keys(content, seats)
