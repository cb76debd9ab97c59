"""Why a thing cannot be chosen now (with the number of the rule)."""

from __future__ import annotations

from ludoteka.kernel import Seat, Why

from .hexes import HEX_OF, NEAR, OFF
from .pieces import (
    FACTION,
    FAIR_FOLK,
    FAMILY,
    FIELDS,
    HESTER,
    JAR,
    KAMMI,
    PROTECTORS,
    SILVER,
    TERRAIN,
    VP_FACTIONS,
    Harrow,
)
from .units import FULL, cost, has_units

_CARDS = {PROTECTORS: "H-150", FAMILY: "H-151", KAMMI: "H-182", HESTER: "H-208", FAIR_FOLK: "H-300"}


def why_not(s: Harrow, seat: Seat, reference: str) -> Why | None:
    """For a jar, a card, a tile or a hex; None if the game has nothing to say."""
    f = s.factions[seat]
    if s.turn not in (f, OFF) and reference in (*JAR, *s.kit.card):
        return Why("why-not-your-turn", {"thing": reference}, _order(s))
    if reference in JAR and f in VP_FACTIONS:
        return _jar(s, f, reference)
    if reference in s.kit.card:
        return _card(s, f, reference)
    if reference in {tile.ref for tile in s.kit.tiles}:
        return _tile(s, reference)
    if reference in HEX_OF:
        return _hex(s, f, reference)
    return None


def _order(s: Harrow) -> str:
    """The rule that tells whose turn it is at this table."""
    if s.mode == "duel":
        return "H-331"
    return "H-52" if HESTER in s.factions or FAIR_FOLK in s.factions else "H-51"


def _jar(s: Harrow, f: int, reference: str) -> Why | None:
    if s.jar != OFF:
        return Why("why-jar-chosen", {"thing": reference, "jar": JAR[s.jar]}, "H-53")
    if s.broken[f] >> JAR.index(reference) & 1:
        return Why("why-jar-broken", {"thing": reference}, "H-57")
    return None


# -- Cards and tiles --------------------------------------------------------------------------------------------------
def _card(s: Harrow, f: int, reference: str) -> Why | None:
    card = s.kit.card[reference]
    about = {"thing": reference}
    if card not in s.hands[f]:
        return Why("why-not-in-hand", about, _CARDS[f])
    if s.carded:
        return Why("why-one-card", about, _CARDS[f])
    if f == FAMILY and card.cost not in s.ready:
        return Why("why-no-token", about, "H-151")
    if f == PROTECTORS and not s.acted and any(effect.when == "after_jar" for effect in card.effects):
        return Why("why-after-jar", about, "H-153")
    if f == HESTER:
        return _hester_card(s, reference)
    if f == FAIR_FOLK and card.cost > s.ground[SILVER]:
        return Why("why-search-cubes", {**about, "price": card.cost}, "H-300")
    return None


def _hester_card(s: Harrow, reference: str) -> Why | None:
    if FIELDS.index("play-card") in s.spent:
        return Why("why-field-spent", {"thing": reference}, "H-207")
    left = s.action_flames - len(s.spent)
    return None if left > 0 else Why("why-no-flame", {"thing": reference}, "H-207")


def _tile(s: Harrow, reference: str) -> Why | None:
    about = {"thing": reference}
    if any(tile.ref == reference for slot in s.tiles_used for tile in slot):
        return Why("why-tile-used", about, "H-145")
    if s.jar == OFF or all(tile.ref != reference for tile in s.tiles_open[s.jar]):
        return Why("why-tile-elsewhere", about, "H-145")
    return None


# -- Hexes ------------------------------------------------------------------------------------------------------------
def _hex(s: Harrow, f: int, reference: str) -> Why | None:
    if s.turn == OFF:
        return _hex_of_objective(s, f, reference)
    if f == FAIR_FOLK:
        return _hex_of_nest(s, reference)
    return _hex_of_units(s, f, reference) if f in VP_FACTIONS else None


def _hex_of_objective(s: Harrow, f: int, reference: str) -> Why | None:
    """H-42, H-43: where an objective of the rival may go."""
    h = HEX_OF[reference]
    rival = next((g for g in s.rivals if g != f), OFF)
    waiting = {PROTECTORS: s.folk_waiting, FAMILY: s.buildings_waiting}.get(rival, [])
    if s.chapter < 3 or not waiting:
        return None
    rule = "H-42" if s.round == 1 else "H-43"
    if s.land.terrain[h] not in waiting:
        return Why(
            "why-terrain", {"thing": reference, "terrains": tuple(TERRAIN[t] for t in sorted(set(waiting)))}, rule
        )
    taken = s.folk[h] or s.buildings[h] or has_units(s, h) or s.flames[h]
    return Why("why-taken", {"thing": reference}, rule) if taken else None


def _hex_of_nest(s: Harrow, reference: str) -> Why | None:
    h = HEX_OF[reference]
    if s.nested:
        return Why("why-one-nest", {"thing": reference}, "H-292")
    taken = s.flames[h] or s.nests[h] != OFF or has_units(s, h)
    return Why("why-no-nest", {"thing": reference}, "H-293") if taken else None


def _hex_of_units(s: Harrow, f: int, reference: str) -> Why | None:
    """What keeps units out of a hex; the nearest cause first."""
    h = HEX_OF[reference]
    about: dict[str, str | int] = {"thing": reference}
    if s.flames[h]:
        return Why("why-fire", about, "H-34")
    other = next((g for g in s.rivals if g != f and s.units[g][h]), OFF)
    if other != OFF:
        return Why("why-enemy", {**about, "side": FACTION[other]}, "H-30")
    if s.bar[f][h]:
        return Why("why-objective", {**about, "objective": "townsfolk" if s.folk[h] else "building"}, "H-31")
    if s.units[f][h] >= FULL:
        return Why("why-full", about, "H-32")
    if not s.units[f][h] and not any(s.units[f][near] for near in NEAR[h]):
        return Why("why-far", about, "H-60")
    price = cost(s, f, h)
    return Why("why-cost", {**about, "cost": price}, "H-61") if price > 1 else None
