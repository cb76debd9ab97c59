"""Why a thing cannot be chosen in the question at hand (with the number of the rule)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import Seat, Why
from ..hexes import HEX_OF, NEAR, OFF
from ..pieces import (
    ADVANCE,
    FACTION,
    FAIR_FOLK,
    FAMILY,
    HESTER,
    HESTER_UNIT,
    JAR,
    KAMMI,
    KIND_FACTION,
    PROTECTORS,
    SPAWN,
    TERRAIN,
    VP_FACTIONS,
)
from ..rules.abilities import spawn_places
from ..rules.attack import targets
from ..rules.turns import is_broken, is_too_early
from ..rules.units import FULL, count, haints_on, may_hold_objective, mobile, price_to_enter
from ..sides.fair_folk.turn import is_affordable, may_hold_nest
from ..sides.family.tokens import has_token_for
from ..sides.hester.turn import PLAY, flames_left
from ..state import Harrow

About = dict[str, Any]
Answer = Callable[[Harrow, int, int, About], Why | None]
_AROUND = ("turn", "around")  # questions before and after the action of a jar
_CARD_TIME = (*_AROUND, "tokens", "grid-token", "hester", "fair", "sink")  # questions that a card may answer
_CARDS = {PROTECTORS: "H-150", FAMILY: "H-151", KAMMI: "H-182", HESTER: "H-208", FAIR_FOLK: "H-300"}


def why_not(s: Harrow, seat: Seat, reference: str) -> Why | None:
    """Why a jar, a card, a tile or a hex cannot be chosen; None if the game has no reason to give."""
    faction = s.factions[seat]
    tiles = {tile.ref for tile in s.kit.tiles}
    if s.now.whose not in (faction, OFF) and reference in (*JAR, *s.kit.card, *tiles):
        return Why("why-not-your-turn", {"thing": reference}, _order(s))
    if reference in JAR and faction in VP_FACTIONS:
        return _jar(s, faction, reference)
    if reference in s.kit.card:
        return _card(s, faction, reference)
    if reference in tiles:
        return _tile(s, reference)
    if reference in HEX_OF and seat == s.asked:
        return _hex(s, faction, reference)
    return None


def _order(s: Harrow) -> str:
    """The rule that determines whose turn it is at this table."""
    if s.mode == "duel":
        return "H-331"
    return "H-52" if HESTER in s.factions or FAIR_FOLK in s.factions else "H-51"


def _jar(s: Harrow, faction: int, reference: str) -> Why | None:
    if s.now.jar != OFF:
        return Why("why-jar-chosen", {"thing": reference, "jar": JAR[s.now.jar]}, "H-53")
    if is_broken(s, faction, JAR.index(reference)):
        return Why("why-jar-broken", {"thing": reference}, "H-57")
    return None if s.question == "turn" else Why("why-not-now", {"thing": reference}, "H-53")


# -- Cards and tiles --------------------------------------------------------------------------------------------------
def _card(s: Harrow, faction: int, reference: str) -> Why | None:
    card = s.kit.card[reference]
    about = {"thing": reference}
    if card not in s.hands[faction]:
        return Why("why-not-in-hand", about, _CARDS[faction])
    if s.question not in _CARD_TIME:
        return Why("why-not-now", about, _CARDS[faction])
    if s.now.carded:
        return Why("why-one-card", about, _CARDS[faction])
    if faction == FAMILY and not has_token_for(s, card):
        return Why("why-no-token", about, "H-151")
    if faction == PROTECTORS and is_too_early(s, card):
        return Why("why-after-jar", about, "H-153")
    if faction == HESTER:
        return _hester_card(s, reference)
    if faction == FAIR_FOLK and not is_affordable(s, card):
        return Why("why-search-cubes", {**about, "price": card.cost}, "H-300")
    return None


def _hester_card(s: Harrow, reference: str) -> Why | None:
    if PLAY in s.hester.spent:
        return Why("why-field-spent", {"thing": reference}, "H-207")
    return None if flames_left(s) > 0 else Why("why-no-flame", {"thing": reference}, "H-207")


def _tile(s: Harrow, reference: str) -> Why | None:
    about = {"thing": reference}
    if any(tile.ref == reference for slot in s.tiles.used for tile in slot):
        return Why("why-tile-used", about, "H-145")
    if s.now.jar == OFF or all(tile.ref != reference for tile in s.tiles.open[s.now.jar]):
        return Why("why-tile-elsewhere", about, "H-145")
    return None if s.question in _AROUND else Why("why-not-now", about, "H-145")


# -- Hexes ------------------------------------------------------------------------------------------------------------
def _hex(s: Harrow, faction: int, reference: str) -> Why | None:
    """Why a hex cannot be chosen in this question; None if a card's text limits the hexes."""
    answer = (_HEXES if faction in VP_FACTIONS else _HEXES_OF_NESTS).get(s.question)
    return None if answer is None else answer(s, faction, HEX_OF[reference], {"thing": reference})


def _hex_of_objective(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    """H-42, H-43: where an objective of the rival may go."""
    rival = next((other for other in s.rivals if other != faction), OFF)
    waiting = {PROTECTORS: s.folk_waiting, FAMILY: s.buildings_waiting}.get(rival, [])
    if s.chapter < 3 or not waiting:
        return None
    rule = "H-42" if s.round == 1 else "H-43"
    if s.land.terrain[hex] not in waiting:
        return Why(
            "why-terrain", {**about, "terrains": tuple(TERRAIN[terrain] for terrain in sorted(set(waiting)))}, rule
        )
    return None if may_hold_objective(s, hex) else Why("why-taken", about, rule)


def _hex_of_nest(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    if s.fair_folk.laid and s.question == "fair":
        return Why("why-one-nest", about, "H-292")
    return None if may_hold_nest(s, hex) else Why("why-no-nest", about, "H-293")


# -- Hexes of an action -----------------------------------------------------------------------------------------------
def _hex_of_action(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    """Points of ADVANCE and of SPAWN; around the jar there are only free moves (H-65)."""
    if s.question in _AROUND:
        return _hex_of_advance(s, faction, hex, about, 0)
    points, kinds = (
        (s.family.ready.count(ADVANCE), s.family.ready) if s.question == "tokens" else (s.now.points, s.now.kinds)
    )
    if ADVANCE in kinds:
        return _hex_of_advance(s, faction, hex, about, points)
    return _hex_of_spawn(s, faction, hex, about) if SPAWN in kinds else None


def _hex_of_advance(s: Harrow, faction: int, hex: int, about: About, points: int) -> Why | None:
    """What keeps units out of a hex, or in it; the nearest cause first."""
    kinds = [kind for kind, owner in enumerate(KIND_FACTION) if owner == faction and count(s, kind, hex)]
    if kinds and not any(mobile(s, kind, hex) for kind in kinds):
        return Why("why-nailed", about, "H-35")
    barred = _barred(s, faction, hex, about)
    if barred:
        return barred
    if not any(s.units[faction][near] for near in NEAR[hex]):
        return None if s.units[faction][hex] else Why("why-far", about, "H-60")
    price = price_to_enter(s, faction, hex)
    return Why("why-cost", {**about, "cost": price}, "H-61") if price > points else None


def _hex_of_spawn(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    """H-70 … H-72; a card may name other hexes than the usual ones."""
    barred = _barred(s, faction, hex, about)
    if barred or s.question != "act":
        return barred
    return None if hex in spawn_places(s, faction) else Why("why-no-spawn", about, "H-70")


def _barred(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    """What keeps every unit of the faction off a hex (H-30 … H-34)."""
    if s.flames[hex]:
        return Why("why-fire", about, "H-34")
    other = next((rival for rival in s.rivals if rival != faction and s.units[rival][hex]), OFF)
    if other != OFF:
        return Why("why-enemy", {**about, "side": FACTION[other]}, "H-30")
    if s.bar[faction][hex]:
        return Why("why-objective", {**about, "objective": "townsfolk" if s.folk[hex] else "building"}, "H-31")
    return Why("why-full", about, "H-32") if s.units[faction][hex] >= FULL else None


# -- Hexes of an attack -----------------------------------------------------------------------------------------------
def _hex_of_attack(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    """H-96: neither a place to attack from nor a target."""
    wrath = s.wrath if s.agenda and s.agenda[-1][0] == "wrath_back" else OFF
    offered = targets(s, faction, wrath)
    if any(hex in target[:2] for target in offered):
        return None
    if s.units[faction][hex]:
        return Why("why-wrath" if wrath != OFF else "why-no-target", about, "H-165" if wrath != OFF else "H-96")
    there = s.flames[hex] or s.legend_at[HESTER_UNIT] == hex or any(s.units[defender][hex] for defender in s.rivals)
    return Why("why-out-of-range" if there else "why-nobody", about, "H-96")


def _hex_of_push(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    """H-101: a legend that was hit goes to a hex beside it; other pushes are told by a card."""
    if not s.agenda or s.agenda[-1][0] != "slay_anywhere":
        return None
    _, _, target, hit, _ = s.now.fight
    return _barred(s, hit, hex, about) if hex in NEAR[target] else Why("why-push-far", about, "H-101")


def _hex_of_slay(s: Harrow, faction: int, hex: int, about: About) -> Why | None:
    hit = s.now.fight.defender
    return None if haints_on(s, hit, hex) else Why("why-no-haint", {**about, "side": FACTION[hit]}, "H-101")


_HEXES_OF_NESTS: dict[str, Answer] = {"nest": _hex_of_nest, "fair": _hex_of_nest}
_HEXES: dict[str, Answer] = {
    "objective": _hex_of_objective,
    **dict.fromkeys((*_AROUND, "act", "tokens"), _hex_of_action),
    "spawn": _hex_of_spawn,
    "attack": _hex_of_attack,
    "push": _hex_of_push,
    "slay": _hex_of_slay,
}
