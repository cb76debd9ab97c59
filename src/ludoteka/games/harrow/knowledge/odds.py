"""How an attack will probably end, for all can count the cubes; and how likely a guess of the Fair Folk is right."""

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
    """The attack that stands before the tree; nothing where chance decides something else."""
    if not s.agenda or s.agenda[-1] != ("shake",):
        return {}
    f, a, t, g, _ = s.now.fight
    colours = LAND_COLOURS if g == HESTER else (g,)
    price = 1 if g == HESTER and s.flames[t] else price_at(s, t)
    mine, theirs = _falls(s, (f,), f), _falls(s, colours, g)
    return {
        "side": FACTION[f],  # who attacks: whoever is asked may drive an automaton
        "mine": s.ground[f],
        "theirs": sum(s.ground[c] for c in colours),
        "tree": [s.tower.inside[f], sum(s.tower.inside[c] for c in colours)],
        "price": price,
        "win": round(_reaching(mine, theirs, lambda m, d: m >= max(d, price)), 4),
        "lose": round(_reaching(mine, theirs, lambda m, d: m < d), 4),
        "hits": [round(chance, 4) for chance in _hits(s, mine, theirs, price)],
        "flames": s.flames[t] if g == HESTER else 0,
        "clash": g != HESTER and haints_on(s, f, a) > 0 and haints_on(s, g, t) > 0,
    }


def secret_odds(s: Harrow, seat: Seat, key: str) -> dict[str, Any]:
    """In how many of the hexes that are left a guess hits, or an arrow stays as it is aimed."""
    verb, *parts = key.split("/")
    if s.factions[seat] != FAIR_FOLK or verb not in ("guess", "arrow"):
        return {}
    left, h = candidates(s), HEX_OF[parts[0]]
    if verb == "guess":
        return {"fits": int(h in left), "left": len(left)}
    aimed = Arrow(h, AXES.index(parts[1]), 1 if parts[2] == "plus" else -1, 1)
    return {"inside": sum(in_area(aimed, other) for other in left), "left": len(left)}


def _falls(s: Harrow, colours: tuple[int, ...], side: int) -> Falls:
    """The cubes of a side after the tree; the Family takes back what lies with Odessa."""
    falls = odds_of(s, colours)
    return (0.0,) * s.family.odessa + falls if side == FAMILY else falls


def _hits(s: Harrow, mine: Falls, theirs: Falls, price: int) -> list[float]:
    """How likely at least one, two … units are hit (H-101); of a fire, that many flames are taken (H-226)."""
    _, _, t, g, _ = s.now.fight
    if g == HESTER and s.flames[t]:
        return [_reaching(mine, theirs, lambda m, d, n=n: m >= max(d, n)) for n in range(1, s.flames[t] + 1)]
    legends = [HESTER_UNIT] if g == HESTER else LEGENDS_OF[g]
    there = sum(s.legend_at[k] == t for k in legends) + (0 if g == HESTER else haints_on(s, g, t))
    return [
        _reaching(mine, theirs, lambda m, d, paid=n * price: m - paid >= max(d, price)) for n in range(min(there, 4))
    ]


def _reaching(mine: Falls, theirs: Falls, enough: Any) -> float:
    return sum(p * q for m, p in enumerate(mine) for d, q in enumerate(theirs) if enough(m, d))
