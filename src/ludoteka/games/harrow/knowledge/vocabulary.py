"""Every key that can ever be offered, in a stable order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from ..grammar import Effect, Pieces
from ..hexes import AXES, EDGE_AT, HEX, HEXES, NEAR
from ..pieces import (
    COLOUR,
    FACTION,
    FAIR_FOLK,
    FAMILY,
    FIGURES,
    HESTER,
    HESTER_UNIT,
    INFECTED,
    JAR,
    KAMMI,
    LAND_COLOURS,
    LEGEND,
    PROTECTORS,
    SOLO_FIELDS,
    TERRAIN,
    TOKEN,
    UNIT,
    VP_FACTIONS,
    Kit,
)
from ..rules.abilities import groups
from ..setup import TRACKS, players

_WORDS = [
    "done",
    "strengthen",
    "skip",
    "stop",
    "douse",
    "kill",
    "pass",
    "act",
    "end",
    "take-doll",
    "leave-doll",
    "keep",
    "spoon",
    "leave-spoon",
    "ability",
    "gift",
    "free-first",
    "attack-first",
    "stir",
    "tree",
    "infect",
    "redraw",
    "bag",
    "lock/supply",
    "from/board",
    "from/bag",
]
_PAIRS = [(start, end) for start in HEXES for end in NEAR[start]]
_ALL = [(start, end) for start in HEXES for end in HEXES if start != end]
_HEX_VERBS = ["spawn", "push", "slay", "objective"]
_KAMMI_VERBS = ["station", "hide-doll", "post", "exchange"]
_HESTER_VERBS = ["root", "extra-root", "victim"]
_FAIR_VERBS = ["hide", "guess", "take-nest", "take-offer", "lift-x"]


def vocabulary_of(kit: Kit) -> Callable[[int, Mapping[str, str]], Sequence[str]]:
    """The vocabulary of the game with this content."""

    def vocabulary(seats: int, settings: Mapping[str, str]) -> list[str]:
        mode, factions, rivals = players(seats, settings)
        pieces = Pieces(kit, rivals, _kinds(rivals, HESTER in factions), HESTER in factions)
        parts = [
            _common(kit, rivals, HESTER in factions),
            _boards(kit, (*rivals, *factions)),
            _units(rivals, HESTER in factions),
            _by_effects(kit, tuple(dict.fromkeys((*rivals, *factions))), pieces),
        ]
        if KAMMI in rivals:
            parts.append(_kammi())
        if HESTER in factions:
            parts.append(_hester(kit, rivals))
        if mode in ("solo", "duel"):
            parts.append(_solo())
        if FAIR_FOLK in factions:
            parts.append(_fair(kit))
        return list(dict.fromkeys(key for part in parts for key in part))

    return vocabulary


def _kinds(rivals: tuple[int, ...], sick: bool) -> tuple[int, ...]:
    haints = [*rivals, *(INFECTED[faction] for faction in rivals if sick)]
    legends = [LEGEND + faction for faction in rivals if faction != KAMMI] + [*FIGURES] * (KAMMI in rivals)
    return (*haints, *legends, *((HESTER_UNIT,) if sick else ()))


def _by_effects(kit: Kit, factions: Sequence[int], pieces: Pieces) -> Iterator[str]:
    """Every key that the verbs of the components on the table can offer."""
    lists = [card.effects for faction in factions for card in kit.cards[faction]] + [tile.effects for tile in kit.tiles]
    lists += [hero.effects for faction in factions if faction in VP_FACTIONS for hero in kit.heroes[faction]]
    for faction in factions:
        lists += [scroll for side in TRACKS.get(faction, ()) for scroll in kit.tracks[f"{FACTION[faction]}-{side}"]]
    if FAIR_FOLK in factions:
        lists += [effects for offer in kit.offers for effects in (offer.effects, offer.hester)]
    for effects in lists:
        for effect in effects:
            yield from _keys(effect, pieces)


def _keys(effect: Effect, pieces: Pieces) -> Iterator[str]:
    yield from effect.keys(pieces)
    for inner in effect.inside():
        yield from _keys(inner, pieces)


def _common(kit: Kit, rivals: tuple[int, ...], hester: bool) -> Iterator[str]:
    yield from _WORDS
    for verb in _HEX_VERBS:
        yield from (f"{verb}/{ref}" for ref in HEX)
    for start, end in _PAIRS:
        for kammi in {int(faction == KAMMI) for faction in rivals}:
            moves = groups(start, end, 4, 4 if hester else 0, 3 if kammi else 1, 4, kammi, int(KAMMI in rivals))
            yield from (option.key for option in moves)
    for other in (*rivals, *([HESTER] if hester else [])):
        yield from (f"attack/{HEX[start]}/{HEX[end]}/{FACTION[other]}" for start, end in _ALL)
    if hester:
        yield from (f"attack/{ref}/{ref}/hester" for ref in HEX)
    for n in range(4):
        yield f"return/{n}"
    for jar in JAR:
        yield from (f"break/{jar}", f"strike/{jar}")
    yield from (f"tile/{tile.ref}" for tile in kit.tiles)


def _boards(kit: Kit, rivals: tuple[int, ...]) -> Iterator[str]:
    upgrades = [card.ref for card in kit.upgrades]
    for faction in dict.fromkeys(rivals):
        for card in kit.cards[faction]:
            yield from (f"card/{card.ref}", f"sink/{card.ref}", f"use/{card.ref}")
        if faction in VP_FACTIONS:
            yield from (f"hero/{hero.ref}" for hero in kit.heroes[faction])
            yield from (f"track/{FACTION[faction]}-{side}" for side in TRACKS[faction])
    for token in (*TOKEN, *upgrades):
        yield from (f"row/{token}", f"token/{token}", f"back/{token}", f"board/{token}")


def _units(rivals: tuple[int, ...], hester: bool) -> Iterator[str]:
    for unit in (UNIT[kind] for kind in _kinds(rivals, hester)):
        yield f"hit/{unit}"
        yield from (f"pry/{ref}/{unit}" for ref in HEX)
    yield from (f"walk/townsfolk/{HEX[start]}/{HEX[end]}" for start, end in _ALL)


def _kammi() -> Iterator[str]:
    for verb in _KAMMI_VERBS:
        yield from (f"{verb}/{ref}" for ref in HEX)
    for home in sorted(EDGE_AT):
        yield from (f"figures/{HEX[start]}/{HEX[end]}" for start, end in combinations(sorted(EDGE_AT[home]), 2))
    yield from (f"goblin/{UNIT[kind]}" for kind in FIGURES)
    yield from (f"grid/{row}" for row in (1, 2, 3))


def _hester(kit: Kit, rivals: tuple[int, ...]) -> Iterator[str]:
    for verb in _HESTER_VERBS:
        yield from (f"{verb}/{ref}" for ref in HEX)
    pays = [*(COLOUR[cube] for cube in LAND_COLOURS), "any", "free"]
    for colour in LAND_COLOURS:
        yield from (f"{verb}/{COLOUR[colour]}" for verb in ("spend", "drop", "gain"))
        yield from (f"summon/{ref}/{COLOUR[colour]}" for ref in HEX)
    refs = [card.ref for card in kit.cards[HESTER]]
    for one in refs:
        yield from (f"play/{one}", *(f"play/{one}/{two}" for two in refs if two != one))
    for unit in (UNIT[kind] for kind in _kinds(rivals, True)):
        yield from (f"birth/{unit}/{ref}" for ref in HEX)
        yield from (f"infect/{unit}/{ref}/{pay}" for ref in HEX for pay in pays)
        yield f"devour/{unit}"
        if "infected" in unit or unit == "hester":
            yield from (f"lead/{unit}/{HEX[start]}/{HEX[end]}/{pay}" for start, end in _PAIRS for pay in pays)
    things = [*(UNIT[kind] for kind in _kinds(rivals, True)), *TOKEN, "trail", "doll", "taunt", "nest", *COLOUR]
    for start, end in _PAIRS:
        yield from (f"scatter/{thing}/{HEX[start]}/{HEX[end]}" for thing in things)
    for ref in HEX:
        yield f"lock/{ref}"
    yield from (f"eat/{token}" for token in (*TOKEN, "wild"))
    yield from (f"square/{FACTION[faction]}" for faction in VP_FACTIONS)


def _solo() -> Iterator[str]:
    for name in ("tactics", "upgrades", "goblins"):
        yield from (f"deck/{name}", *(f"{name}/{n}" for n in range(17)))
    yield from (f"start/{name}" for name in SOLO_FIELDS)
    yield from (f"activate/{FACTION[faction]}" for faction in (PROTECTORS, FAMILY))
    yield from (f"herd/{HEX[start]}/{HEX[end]}" for start, end in _PAIRS)


def _fair(kit: Kit) -> Iterator[str]:
    for verb in _FAIR_VERBS:
        yield from (f"{verb}/{ref}" for ref in HEX)
    yield from (f"search/{name}" for name in TERRAIN[:4])
    yield from (f"arrow/{ref}/{axis}/{side}" for ref in HEX for axis in AXES for side in ("minus", "plus"))
    for offer in kit.offers:
        yield f"offer/{offer.ref}"
        yield from (f"nest/{offer.ref}/{ref}" for ref in HEX)
    yield from (f"quest/{quest.ref}" for quest in kit.quests)
    yield from (f"drop-arrow/{n}" for n in range(1, 9))
