"""The odds of an attack, which follow from public cubes, and of a guess of the Fair Folk."""

from __future__ import annotations

from typing import Any

from ....kernel import Seat
from ..hexes import AXES, HEX_OF
from ..pieces import FACTION, FAIR_FOLK, FAMILY, HESTER, HESTER_UNIT, LAND_COLOURS, LEGENDS_OF
from ..rules.attack import price_at
from ..rules.tree import odds_of
from ..rules.units import haints_on
from ..sides.fair_folk.guessing import candidates, in_area
from ..state import Arrow, Harrow

Falls = tuple[float, ...]  # how likely 0, 1, 2 … cubes come out


def odds(s: Harrow, seat: Seat) -> dict[str, Any]:
    """The odds of the attack before the tree is shaken; empty if chance decides something else."""
    if not s.agenda or s.agenda[-1] != ("shake",):
        return {}
    attacker, start, end, defender, _ = s.now.fight
    colours = LAND_COLOURS if defender == HESTER else (defender,)
    price = 1 if defender == HESTER and s.flames[end] else price_at(s, end)
    mine, theirs = _falls(s, (attacker,), attacker), _falls(s, colours, defender)
    return {
        "side": FACTION[attacker],  # who attacks: whoever is asked may drive an automaton
        "mine": s.ground[attacker],
        "theirs": sum(s.ground[colour] for colour in colours),
        "tree": [s.tower.inside[attacker], sum(s.tower.inside[colour] for colour in colours)],
        "price": price,
        "win": round(_reaching(mine, theirs, lambda attack, defence: attack >= max(defence, price)), 4),
        "lose": round(_reaching(mine, theirs, lambda attack, defence: attack < defence), 4),
        "hits": [round(chance, 4) for chance in _hits(s, mine, theirs, price)],
        "flames": s.flames[end] if defender == HESTER else 0,
        "clash": defender != HESTER and haints_on(s, attacker, start) > 0 and haints_on(s, defender, end) > 0,
    }


def secret_odds(s: Harrow, seat: Seat, key: str) -> dict[str, Any]:
    """In how many of the hexes that are left a guess hits, or an arrow stays as it is aimed."""
    verb, *parts = key.split("/")
    if s.factions[seat] != FAIR_FOLK or verb not in ("guess", "arrow"):
        return {}
    left, hex = candidates(s), HEX_OF[parts[0]]
    if verb == "guess":
        return {"fits": int(hex in left), "left": len(left)}
    aimed = Arrow(hex, AXES.index(parts[1]), 1 if parts[2] == "plus" else -1, 1)
    return {"inside": sum(in_area(aimed, other) for other in left), "left": len(left)}


def _falls(s: Harrow, colours: tuple[int, ...], side: int) -> Falls:
    """The cubes of a side after the tree; the Family takes back what lies with Odessa."""
    falls = odds_of(s, colours)
    return (0.0,) * s.family.odessa + falls if side == FAMILY else falls


def _hits(s: Harrow, mine: Falls, theirs: Falls, price: int) -> list[float]:
    """How likely at least one, two … units are hit (H-101); of a fire, that many flames are taken (H-226)."""
    _, _, end, defender, _ = s.now.fight
    if defender == HESTER and s.flames[end]:
        return [
            _reaching(mine, theirs, lambda attack, defence, n=n: attack >= max(defence, n))
            for n in range(1, s.flames[end] + 1)
        ]
    legends = [HESTER_UNIT] if defender == HESTER else LEGENDS_OF[defender]
    there = sum(s.legend_at[kind] == end for kind in legends) + (
        0 if defender == HESTER else haints_on(s, defender, end)
    )
    return [
        _reaching(mine, theirs, lambda attack, defence, paid=n * price: attack - paid >= max(defence, price))
        for n in range(min(there, 4))
    ]


def _reaching(mine: Falls, theirs: Falls, enough: Any) -> float:
    return sum(p * q for attack, p in enumerate(mine) for defence, q in enumerate(theirs) if enough(attack, defence))
