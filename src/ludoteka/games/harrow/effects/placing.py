"""Verbs that put things on the map and take tokens from it."""

from __future__ import annotations

from typing import Any

from ....kernel import Dealer, Option, Rule
from ..events.map import StormPlaced, ThingPlaced, TokenPlaced
from ..hexes import HEX, HEXES, OFF
from ..pieces import COLOUR, HESTER, LAND_COLOURS, TOKEN, UNIT, Effect
from ..rules.abilities import pry
from ..rules.cards import collect, lay_token
from ..rules.choosing import DONE, pick
from ..rules.units import mobile, put_storm
from ..state import Harrow
from .finding import hexes, kinds_of, tells_goblin


def place(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Put things from the supply or the box on hexes."""
    return (yield from _PLACES[effect.what](s, dealer, f, effect))


def _place_storm(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """H-85, H-86, A-43; without a storm in the supply it is not done (H-87)."""
    s.now.marked = OFF
    ends = [h for h in hexes(s, f, effect.at) if not s.flames[h]] if s.stock.storms else []
    chosen = yield from pick(
        s,
        f,
        "storm",
        [DONE, *(_STORM[h] for h in ends)],
        rule="H-86" if s.boards[f].track == "b" else "H-85",
    )
    if chosen is None:
        return False
    lay_storm(s, dealer, chosen)
    s.now.marked = chosen
    return True


def lay_storm(s: Harrow, dealer: Dealer, h: int) -> None:
    s.stock.storms -= 1
    put_storm(s, h, 1)
    dealer.tell(StormPlaced, HEX[h])


_STORM = [Option(f"storm/{HEX[h]}", h) for h in HEXES]
_TOKEN = [[Option(f"place/{TOKEN[k]}/{HEX[h]}", (k, h)) for h in HEXES] for k in range(4)]


def _place_tokens(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Ability tokens of choice from the box (H-2)."""
    used: list[int] = []
    secret = tells_goblin(f, effect.at)
    for _ in range(int(effect.n)):

        def make() -> list[Option[Any]]:
            ends = [h for h in hexes(s, f, effect.at) if not s.flames[h] and h not in used]
            return [DONE, *(_TOKEN[k][h] for k in range(4) if s.stock.tokens[k] for h in ends)]

        chosen = yield from pick(s, f, "place", make, secret=secret, rule="H-2")
        if chosen is None:
            break
        kind, h = chosen
        used.append(h)
        s.stock.tokens[kind] -= 1
        lay_token(s, h, kind)
        dealer.tell(TokenPlaced, TOKEN[kind], HEX[h])
    return bool(used)


def _place_cube(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Blood Money: a cube from the supply (A-35) waits on a hex."""
    if not s.supply[f]:
        return False
    secret = tells_goblin(f, effect.at)
    chosen = yield from pick(
        s,
        f,
        "lay",
        lambda: [DONE, *(_LAY[f][h] for h in hexes(s, f, effect.at) if not s.flames[h])],
        secret=secret,
        rule="H-182",
    )
    if chosen is None:
        return False
    s.supply[f] -= 1
    s.traps += not s.blood[chosen[1]]
    s.blood[chosen[1]] += 1
    dealer.tell(ThingPlaced, COLOUR[f], HEX[chosen[1]])
    return True


_LAY = [[Option(f"lay/{colour}/{HEX[h]}", (c, h)) for h in HEXES] for c, colour in enumerate(COLOUR)]


def _place_terrain_cube(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Needed Sacrifice."""
    ends = [h for h in hexes(s, f, effect.at) if not s.flames[h]]
    options = [_LAY[c][h] for c in LAND_COLOURS if s.supply[c] for h in ends]
    chosen = yield from pick(s, HESTER, "lay", [DONE, *options], rule="H-234")
    if chosen is None:
        return False
    colour, h = chosen
    s.supply[colour] -= 1
    s.sacrifice[h] = colour
    s.traps += 1
    dealer.tell(ThingPlaced, COLOUR[colour], HEX[h])
    return True


def _place_wrath(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    ends = [h for h in hexes(s, f, effect.at) if not s.flames[h]]
    chosen = yield from pick(s, f, "wrath", [DONE, *(_WRATH[h] for h in ends)], rule="H-165")
    if chosen is None:
        return False
    s.wrath = chosen
    dealer.tell(ThingPlaced, "wrath", HEX[chosen])
    return True


_WRATH = [Option(f"wrath/{HEX[h]}", h) for h in HEXES]
_TAUNT = [Option(f"taunt/{HEX[h]}", h) for h in HEXES]


def _place_taunts(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """H-166: taunts that are out come back first; off the terrains the gift is of no use."""
    places = [h for h in hexes(s, f, effect.at) if not s.flames[h]]
    if not places:
        return False
    s.stock.taunts += len(s.taunts)
    s.traps -= len(s.taunts)
    s.taunts = []
    for _ in range(min(int(effect.n), s.stock.taunts)):
        ends = [h for h in places if h not in s.taunts]
        chosen = yield from pick(s, f, "taunt", [DONE, *(_TAUNT[h] for h in ends)], rule="H-166")
        if chosen is None:
            break
        s.taunts.append(chosen)
        s.stock.taunts -= 1
        s.traps += 1
        dealer.tell(ThingPlaced, "taunt", HEX[chosen])
    return bool(s.taunts)


def _place_nail(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """H-163: with both nails out, one is taken from the map first."""
    if not s.stock.nails:
        old = [Option(f"unnail/{HEX[h]}/{UNIT[k]}", (k, h)) for k, h in dict.fromkeys(s.nails)]
        chosen = yield from pick(s, f, "unnail", [DONE, *old], rule="H-163")
        if chosen is None:
            return False
        pry(s, dealer, *chosen)
    options = [
        Option(f"nail/{HEX[h]}/{UNIT[k]}", (k, h))
        for h in hexes(s, f, effect.at)
        for k in kinds_of(s, f, "any.unit")
        if mobile(s, k, h)
    ]
    chosen = yield from pick(s, f, "nail", [DONE, *options], rule="H-163")
    if chosen is None:
        return False
    s.nails.append(chosen)
    s.stock.nails -= 1
    dealer.tell(ThingPlaced, "nail", HEX[chosen[1]])
    return True


def take_token(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Collect tokens from other hexes at once (H-121)."""
    done = False
    for _ in range(int(effect.n)):
        options = [
            Option(f"collect/{TOKEN[k]}/{HEX[h]}", (k, h))
            for h in hexes(s, f, effect.start)
            for k in dict.fromkeys(s.tokens[h])
        ]
        chosen = yield from pick(s, f, "collect", [DONE, *options], rule="H-121")
        if chosen is None:
            break
        done = True
        collect(s, dealer, f, chosen[1], chosen[0])
    return done


_PLACES = {
    "storm": _place_storm,
    "ability_token": _place_tokens,
    "cube": _place_cube,
    "terrain_cube": _place_terrain_cube,
    "wrath": _place_wrath,
    "taunt": _place_taunts,
    "nail": _place_nail,
}
