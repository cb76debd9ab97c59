"""Why a thing cannot be chosen now (with the number of the rule)."""

from __future__ import annotations

from ludoteka.kernel import Seat, Why

from .hexes import HEX_OF, OFF
from .pieces import FACTION, FAMILY, JAR, KAMMI, PROTECTORS, VP_FACTIONS, Harrow
from .units import FULL, cost


def why_not(s: Harrow, seat: Seat, reference: str) -> Why | None:
    """For a jar, a card, a tile or a hex; None if the game has nothing to say."""
    f = s.factions[seat]
    about = {"thing": reference}
    if f != s.turn and reference in (*JAR, *s.kit.card):
        return Why("why-not-your-turn", about, "H-51")
    if reference in JAR and f in VP_FACTIONS:
        return _jar(s, f, reference)
    if reference in s.kit.card:
        return _card(s, f, reference)
    if reference in {tile.ref for tile in s.kit.tiles}:
        return _tile(s, reference)
    if reference in HEX_OF and f in VP_FACTIONS:
        return _hex(s, f, reference)
    return None


def _jar(s: Harrow, f: int, reference: str) -> Why | None:
    if s.jar != OFF:
        return Why("why-jar-chosen", {"thing": reference, "jar": JAR[s.jar]}, "H-53")
    if s.broken[f] >> JAR.index(reference) & 1:
        return Why("why-jar-broken", {"thing": reference}, "H-57")
    return None


def _card(s: Harrow, f: int, reference: str) -> Why | None:
    card = s.kit.card[reference]
    about = {"thing": reference}
    if card not in s.hands[f]:
        return Why("why-not-in-hand", about, "H-150")
    if s.carded:
        return Why("why-one-card", about, "H-182" if f == KAMMI else "H-151" if f == FAMILY else "H-150")
    if f == FAMILY and card.cost not in s.ready:
        return Why("why-no-token", about, "H-151")
    if f == PROTECTORS and not s.acted and any(effect.when == "after_jar" for effect in card.effects):
        return Why("why-after-jar", about, "H-150")
    return None


def _tile(s: Harrow, reference: str) -> Why | None:
    about = {"thing": reference}
    if any(tile.ref == reference for slot in s.tiles_used for tile in slot):
        return Why("why-tile-used", about, "H-145")
    if s.jar == OFF or all(tile.ref != reference for tile in s.tiles_open[s.jar]):
        return Why("why-tile-elsewhere", about, "H-145")
    return None


def _hex(s: Harrow, f: int, reference: str) -> Why | None:
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
    price = cost(s, f, h)
    return Why("why-cost", {**about, "cost": price}, "H-61") if price > 1 else None
