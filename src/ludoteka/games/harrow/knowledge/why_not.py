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
    """For a jar, a card, a tile or a hex; None if the game has nothing to say."""
    f = s.factions[seat]
    tiles = {tile.ref for tile in s.kit.tiles}
    if s.now.whose not in (f, OFF) and reference in (*JAR, *s.kit.card, *tiles):
        return Why("why-not-your-turn", {"thing": reference}, _order(s))
    if reference in JAR and f in VP_FACTIONS:
        return _jar(s, f, reference)
    if reference in s.kit.card:
        return _card(s, f, reference)
    if reference in tiles:
        return _tile(s, reference)
    if reference in HEX_OF and seat == s.asked:
        return _hex(s, f, reference)
    return None


def _order(s: Harrow) -> str:
    """The rule that tells whose turn it is at this table."""
    if s.mode == "duel":
        return "H-331"
    return "H-52" if HESTER in s.factions or FAIR_FOLK in s.factions else "H-51"


def _jar(s: Harrow, f: int, reference: str) -> Why | None:
    if s.now.jar != OFF:
        return Why("why-jar-chosen", {"thing": reference, "jar": JAR[s.now.jar]}, "H-53")
    if is_broken(s, f, JAR.index(reference)):
        return Why("why-jar-broken", {"thing": reference}, "H-57")
    return None if s.question == "turn" else Why("why-not-now", {"thing": reference}, "H-53")


# -- Cards and tiles --------------------------------------------------------------------------------------------------
def _card(s: Harrow, f: int, reference: str) -> Why | None:
    card = s.kit.card[reference]
    about = {"thing": reference}
    if card not in s.hands[f]:
        return Why("why-not-in-hand", about, _CARDS[f])
    if s.question not in _CARD_TIME:
        return Why("why-not-now", about, _CARDS[f])
    if s.now.carded:
        return Why("why-one-card", about, _CARDS[f])
    if f == FAMILY and not has_token_for(s, card):
        return Why("why-no-token", about, "H-151")
    if f == PROTECTORS and is_too_early(s, card):
        return Why("why-after-jar", about, "H-153")
    if f == HESTER:
        return _hester_card(s, reference)
    if f == FAIR_FOLK and not is_affordable(s, card):
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
def _hex(s: Harrow, f: int, reference: str) -> Why | None:
    """By the question at hand; nothing where the text of a card says which hexes it means."""
    answer = (_HEXES if f in VP_FACTIONS else _HEXES_OF_NESTS).get(s.question)
    return None if answer is None else answer(s, f, HEX_OF[reference], {"thing": reference})


def _hex_of_objective(s: Harrow, f: int, h: int, about: About) -> Why | None:
    """H-42, H-43: where an objective of the rival may go."""
    rival = next((g for g in s.rivals if g != f), OFF)
    waiting = {PROTECTORS: s.folk_waiting, FAMILY: s.buildings_waiting}.get(rival, [])
    if s.chapter < 3 or not waiting:
        return None
    rule = "H-42" if s.round == 1 else "H-43"
    if s.land.terrain[h] not in waiting:
        return Why("why-terrain", {**about, "terrains": tuple(TERRAIN[t] for t in sorted(set(waiting)))}, rule)
    return None if may_hold_objective(s, h) else Why("why-taken", about, rule)


def _hex_of_nest(s: Harrow, f: int, h: int, about: About) -> Why | None:
    if s.fair_folk.laid and s.question == "fair":
        return Why("why-one-nest", about, "H-292")
    return None if may_hold_nest(s, h) else Why("why-no-nest", about, "H-293")


# -- Hexes of an action -----------------------------------------------------------------------------------------------
def _hex_of_action(s: Harrow, f: int, h: int, about: About) -> Why | None:
    """Points of ADVANCE and of SPAWN; around the jar there are only free moves (H-65)."""
    if s.question in _AROUND:
        return _hex_of_advance(s, f, h, about, 0)
    points, kinds = (
        (s.family.ready.count(ADVANCE), s.family.ready) if s.question == "tokens" else (s.now.points, s.now.kinds)
    )
    if ADVANCE in kinds:
        return _hex_of_advance(s, f, h, about, points)
    return _hex_of_spawn(s, f, h, about) if SPAWN in kinds else None


def _hex_of_advance(s: Harrow, f: int, h: int, about: About, points: int) -> Why | None:
    """What keeps units out of a hex, or in it; the nearest cause first."""
    kinds = [k for k, faction in enumerate(KIND_FACTION) if faction == f and count(s, k, h)]
    if kinds and not any(mobile(s, kind, h) for kind in kinds):
        return Why("why-nailed", about, "H-35")
    barred = _barred(s, f, h, about)
    if barred:
        return barred
    if not any(s.units[f][near] for near in NEAR[h]):
        return None if s.units[f][h] else Why("why-far", about, "H-60")
    price = price_to_enter(s, f, h)
    return Why("why-cost", {**about, "cost": price}, "H-61") if price > points else None


def _hex_of_spawn(s: Harrow, f: int, h: int, about: About) -> Why | None:
    """H-70 … H-72; a card may name other hexes than the usual ones."""
    barred = _barred(s, f, h, about)
    if barred or s.question != "act":
        return barred
    return None if h in spawn_places(s, f) else Why("why-no-spawn", about, "H-70")


def _barred(s: Harrow, f: int, h: int, about: About) -> Why | None:
    """What keeps every unit of the faction off a hex (H-30 … H-34)."""
    if s.flames[h]:
        return Why("why-fire", about, "H-34")
    other = next((g for g in s.rivals if g != f and s.units[g][h]), OFF)
    if other != OFF:
        return Why("why-enemy", {**about, "side": FACTION[other]}, "H-30")
    if s.bar[f][h]:
        return Why("why-objective", {**about, "objective": "townsfolk" if s.folk[h] else "building"}, "H-31")
    return Why("why-full", about, "H-32") if s.units[f][h] >= FULL else None


# -- Hexes of an attack -----------------------------------------------------------------------------------------------
def _hex_of_attack(s: Harrow, f: int, h: int, about: About) -> Why | None:
    """H-96: neither a place to attack from nor a target."""
    wrath = s.wrath if s.agenda and s.agenda[-1][0] == "wrath_back" else OFF
    offered = targets(s, f, wrath)
    if any(h in target[:2] for target in offered):
        return None
    if s.units[f][h]:
        return Why("why-wrath" if wrath != OFF else "why-no-target", about, "H-165" if wrath != OFF else "H-96")
    there = s.flames[h] or s.legend_at[HESTER_UNIT] == h or any(s.units[g][h] for g in s.rivals)
    return Why("why-out-of-range" if there else "why-nobody", about, "H-96")


def _hex_of_push(s: Harrow, f: int, h: int, about: About) -> Why | None:
    """H-101: a legend that was hit goes to a hex beside it; other pushes are told by a card."""
    if not s.agenda or s.agenda[-1][0] != "slay_anywhere":
        return None
    _, _, target, hit, _ = s.now.fight
    return _barred(s, hit, h, about) if h in NEAR[target] else Why("why-push-far", about, "H-101")


def _hex_of_slay(s: Harrow, f: int, h: int, about: About) -> Why | None:
    hit = s.now.fight.defender
    return None if haints_on(s, hit, h) else Why("why-no-haint", {**about, "side": FACTION[hit]}, "H-101")


_HEXES_OF_NESTS: dict[str, Answer] = {"nest": _hex_of_nest, "fair": _hex_of_nest}
_HEXES: dict[str, Answer] = {
    "objective": _hex_of_objective,
    **dict.fromkeys((*_AROUND, "act", "tokens"), _hex_of_action),
    "spawn": _hex_of_spawn,
    "attack": _hex_of_attack,
    "push": _hex_of_push,
    "slay": _hex_of_slay,
}
