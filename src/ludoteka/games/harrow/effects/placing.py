"""Verbs that put things on the map and take tokens from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel import Dealer, Option, Rule, piece
from ..events.map import StormPlaced, ThingPlaced, TokenPlaced
from ..grammar import ANYWHERE, VERBS, Effect, Hexes, N, Pieces
from ..hexes import HEX, HEXES, OFF
from ..pieces import COLOUR, HESTER, KAMMI, LAND_COLOURS, PROTECTORS, TOKEN, UNIT
from ..rules.abilities import pry
from ..rules.cards import collect, lay_token
from ..rules.choosing import DONE, pick
from ..rules.units import mobile, put_storm
from ..state import Harrow
from .finding import hexes, kinds_of, tells_goblin

_STORM = [Option(f"storm/{HEX[h]}", h) for h in HEXES]
_TOKEN = [[Option(f"place/{TOKEN[k]}/{HEX[h]}", (k, h)) for h in HEXES] for k in range(4)]
_LAY = [[Option(f"lay/{colour}/{HEX[h]}", (c, h)) for h in HEXES] for c, colour in enumerate(COLOUR)]
_WRATH = [Option(f"wrath/{HEX[h]}", h) for h in HEXES]
_TAUNT = [Option(f"taunt/{HEX[h]}", h) for h in HEXES]


@VERBS.verb("place_storm", places=ANYWHERE)
@piece
class PlaceStorm(Effect):
    """H-85, H-86, A-43; without a storm in the supply it is not done (H-87)."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        s.now.marked = OFF
        ends = [h for h in hexes(s, f, self.at) if not s.flames[h]] if s.stock.storms else []
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

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_STORM[h].key for h in HEXES)


def lay_storm(s: Harrow, dealer: Dealer, h: int) -> None:
    s.stock.storms -= 1
    put_storm(s, h, 1)
    dealer.tell(StormPlaced, HEX[h])


@VERBS.verb("place_tokens", places=ANYWHERE)
@piece
class PlaceTokens(Effect):
    """Ability tokens of choice from the box (H-2)."""

    n: N
    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        used: list[int] = []
        secret = tells_goblin(f, self.at)
        for _ in range(self.n):

            def make() -> list[Option[Any]]:
                ends = [h for h in hexes(s, f, self.at) if not s.flames[h] and h not in used]
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

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_TOKEN[k][h].key for k in range(4) for h in HEXES)


@VERBS.verb("place_cube", places=ANYWHERE)
@piece
class PlaceCube(Effect):
    """Blood Money: a cube from the supply (A-35) waits on a hex."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        if not s.supply[f]:
            return False
        secret = tells_goblin(f, self.at)
        chosen = yield from pick(
            s,
            f,
            "lay",
            lambda: [DONE, *(_LAY[f][h] for h in hexes(s, f, self.at) if not s.flames[h])],
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

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_LAY[f][h].key for f in (PROTECTORS, KAMMI) for h in HEXES)


@VERBS.verb("place_terrain_cube", places=ANYWHERE)
@piece
class PlaceTerrainCube(Effect):
    """Needed Sacrifice."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        ends = [h for h in hexes(s, f, self.at) if not s.flames[h]]
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

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_LAY[c][h].key for c in LAND_COLOURS for h in HEXES)


@VERBS.verb("place_wrath", places=ANYWHERE)
@piece
class PlaceWrath(Effect):
    """The wrath token, from which Malachi attacks (H-165)."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        ends = [h for h in hexes(s, f, self.at) if not s.flames[h]]
        chosen = yield from pick(s, f, "wrath", [DONE, *(_WRATH[h] for h in ends)], rule="H-165")
        if chosen is None:
            return False
        s.wrath = chosen
        dealer.tell(ThingPlaced, "wrath", HEX[chosen])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_WRATH[h].key for h in HEXES)


@VERBS.verb("place_taunts", places=ANYWHERE)
@piece
class PlaceTaunts(Effect):
    """H-166: taunts that are out come back first; off the terrains the gift is of no use."""

    n: N
    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        places = [h for h in hexes(s, f, self.at) if not s.flames[h]]
        if not places:
            return False
        s.stock.taunts += len(s.taunts)
        s.traps -= len(s.taunts)
        s.taunts = []
        for _ in range(min(self.n, s.stock.taunts)):
            ends = [h for h in places if h not in s.taunts]
            chosen = yield from pick(s, f, "taunt", [DONE, *(_TAUNT[h] for h in ends)], rule="H-166")
            if chosen is None:
                break
            s.taunts.append(chosen)
            s.stock.taunts -= 1
            s.traps += 1
            dealer.tell(ThingPlaced, "taunt", HEX[chosen])
        return bool(s.taunts)

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_TAUNT[h].key for h in HEXES)


@VERBS.verb("place_nail", places=ANYWHERE)
@piece
class PlaceNail(Effect):
    """H-163: with both nails out, one is taken from the map first."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        if not s.stock.nails:
            old = [Option(f"unnail/{HEX[h]}/{UNIT[k]}", (k, h)) for k, h in dict.fromkeys(s.nails)]
            chosen = yield from pick(s, f, "unnail", [DONE, *old], rule="H-163")
            if chosen is None:
                return False
            pry(s, dealer, *chosen)
        options = [
            Option(f"nail/{HEX[h]}/{UNIT[k]}", (k, h))
            for h in hexes(s, f, self.at)
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

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (f"{verb}/{HEX[h]}/{UNIT[k]}" for k in pieces.kinds for h in HEXES for verb in ("nail", "unnail"))


@VERBS.verb("take_token", places=ANYWHERE)
@piece
class TakeToken(Effect):
    """Collect tokens from other hexes at once (H-121)."""

    n: N
    start: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        done = False
        for _ in range(self.n):
            options = [
                Option(f"collect/{TOKEN[k]}/{HEX[h]}", (k, h))
                for h in hexes(s, f, self.start)
                for k in dict.fromkeys(s.tokens[h])
            ]
            chosen = yield from pick(s, f, "collect", [DONE, *options], rule="H-121")
            if chosen is None:
                break
            done = True
            collect(s, dealer, f, chosen[1], chosen[0])
        return done

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (f"collect/{TOKEN[k]}/{HEX[h]}" for k in range(4) for h in HEXES)
