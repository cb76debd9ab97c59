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

_STORM = [Option(f"storm/{HEX[hex]}", hex) for hex in HEXES]
_TOKEN = [[Option(f"place/{TOKEN[kind]}/{HEX[hex]}", (kind, hex)) for hex in HEXES] for kind in range(4)]
_LAY = [[Option(f"lay/{colour}/{HEX[hex]}", (cube, hex)) for hex in HEXES] for cube, colour in enumerate(COLOUR)]
_WRATH = [Option(f"wrath/{HEX[hex]}", hex) for hex in HEXES]
_TAUNT = [Option(f"taunt/{HEX[hex]}", hex) for hex in HEXES]


@VERBS.verb("place_storm", places=ANYWHERE)
@piece
class PlaceStorm(Effect):
    """H-85, H-86, A-43; without a storm in the supply it is not done (H-87)."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        s.now.marked = OFF
        ends = [hex for hex in hexes(s, faction, self.at) if not s.flames[hex]] if s.stock.storms else []
        chosen = yield from pick(
            s,
            faction,
            "storm",
            [DONE, *(_STORM[hex] for hex in ends)],
            rule="H-86" if s.boards[faction].track == "b" else "H-85",
        )
        if chosen is None:
            return False
        lay_storm(s, dealer, chosen)
        s.now.marked = chosen
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_STORM[hex].key for hex in HEXES)


def lay_storm(s: Harrow, dealer: Dealer, hex: int) -> None:
    s.stock.storms -= 1
    put_storm(s, hex, 1)
    dealer.tell(StormPlaced, HEX[hex])


@VERBS.verb("place_tokens", places=ANYWHERE)
@piece
class PlaceTokens(Effect):
    """Ability tokens of choice from the box (H-2)."""

    n: N
    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        used: list[int] = []
        secret = tells_goblin(faction, self.at)
        for _ in range(self.n):

            def make() -> list[Option[Any]]:
                ends = [hex for hex in hexes(s, faction, self.at) if not s.flames[hex] and hex not in used]
                return [DONE, *(_TOKEN[token][hex] for token in range(4) if s.stock.tokens[token] for hex in ends)]

            chosen = yield from pick(s, faction, "place", make, secret=secret, rule="H-2")
            if chosen is None:
                break
            kind, hex = chosen
            used.append(hex)
            s.stock.tokens[kind] -= 1
            lay_token(s, hex, kind)
            dealer.tell(TokenPlaced, TOKEN[kind], HEX[hex])
        return bool(used)

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_TOKEN[kind][hex].key for kind in range(4) for hex in HEXES)


@VERBS.verb("place_cube", places=ANYWHERE)
@piece
class PlaceCube(Effect):
    """Blood Money: a cube from the supply (A-35) waits on a hex."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        if not s.supply[faction]:
            return False
        secret = tells_goblin(faction, self.at)
        chosen = yield from pick(
            s,
            faction,
            "lay",
            lambda: [DONE, *(_LAY[faction][hex] for hex in hexes(s, faction, self.at) if not s.flames[hex])],
            secret=secret,
            rule="H-182",
        )
        if chosen is None:
            return False
        s.supply[faction] -= 1
        s.traps += not s.blood[chosen[1]]
        s.blood[chosen[1]] += 1
        dealer.tell(ThingPlaced, COLOUR[faction], HEX[chosen[1]])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_LAY[faction][hex].key for faction in (PROTECTORS, KAMMI) for hex in HEXES)


@VERBS.verb("place_terrain_cube", places=ANYWHERE)
@piece
class PlaceTerrainCube(Effect):
    """Needed Sacrifice."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        ends = [hex for hex in hexes(s, faction, self.at) if not s.flames[hex]]
        options = [_LAY[cube][hex] for cube in LAND_COLOURS if s.supply[cube] for hex in ends]
        chosen = yield from pick(s, HESTER, "lay", [DONE, *options], rule="H-234")
        if chosen is None:
            return False
        colour, hex = chosen
        s.supply[colour] -= 1
        s.sacrifice[hex] = colour
        s.traps += 1
        dealer.tell(ThingPlaced, COLOUR[colour], HEX[hex])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_LAY[colour][hex].key for colour in LAND_COLOURS for hex in HEXES)


@VERBS.verb("place_wrath", places=ANYWHERE)
@piece
class PlaceWrath(Effect):
    """The wrath token, from which Malachi attacks (H-165)."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        ends = [hex for hex in hexes(s, faction, self.at) if not s.flames[hex]]
        chosen = yield from pick(s, faction, "wrath", [DONE, *(_WRATH[hex] for hex in ends)], rule="H-165")
        if chosen is None:
            return False
        s.wrath = chosen
        dealer.tell(ThingPlaced, "wrath", HEX[chosen])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_WRATH[hex].key for hex in HEXES)


@VERBS.verb("place_taunts", places=ANYWHERE)
@piece
class PlaceTaunts(Effect):
    """H-166: taunts that are out come back first; off the terrains the gift is of no use."""

    n: N
    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        places = [hex for hex in hexes(s, faction, self.at) if not s.flames[hex]]
        if not places:
            return False
        s.stock.taunts += len(s.taunts)
        s.traps -= len(s.taunts)
        s.taunts = []
        for _ in range(min(self.n, s.stock.taunts)):
            ends = [hex for hex in places if hex not in s.taunts]
            chosen = yield from pick(s, faction, "taunt", [DONE, *(_TAUNT[hex] for hex in ends)], rule="H-166")
            if chosen is None:
                break
            s.taunts.append(chosen)
            s.stock.taunts -= 1
            s.traps += 1
            dealer.tell(ThingPlaced, "taunt", HEX[chosen])
        return bool(s.taunts)

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_TAUNT[hex].key for hex in HEXES)


@VERBS.verb("place_nail", places=ANYWHERE)
@piece
class PlaceNail(Effect):
    """H-163: with both nails out, one is taken from the map first."""

    at: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        if not s.stock.nails:
            old = [Option(f"unnail/{HEX[hex]}/{UNIT[kind]}", (kind, hex)) for kind, hex in dict.fromkeys(s.nails)]
            chosen = yield from pick(s, faction, "unnail", [DONE, *old], rule="H-163")
            if chosen is None:
                return False
            pry(s, dealer, *chosen)
        options = [
            Option(f"nail/{HEX[hex]}/{UNIT[kind]}", (kind, hex))
            for hex in hexes(s, faction, self.at)
            for kind in kinds_of(s, faction, "any.unit")
            if mobile(s, kind, hex)
        ]
        chosen = yield from pick(s, faction, "nail", [DONE, *options], rule="H-163")
        if chosen is None:
            return False
        s.nails.append(chosen)
        s.stock.nails -= 1
        dealer.tell(ThingPlaced, "nail", HEX[chosen[1]])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (
            f"{verb}/{HEX[hex]}/{UNIT[kind]}" for kind in pieces.kinds for hex in HEXES for verb in ("nail", "unnail")
        )


@VERBS.verb("take_token", places=ANYWHERE)
@piece
class TakeToken(Effect):
    """Collect tokens from other hexes at once (H-121)."""

    n: N
    start: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        done = False
        for _ in range(self.n):
            options = [
                Option(f"collect/{TOKEN[kind]}/{HEX[hex]}", (kind, hex))
                for hex in hexes(s, faction, self.start)
                for kind in dict.fromkeys(s.tokens[hex])
            ]
            chosen = yield from pick(s, faction, "collect", [DONE, *options], rule="H-121")
            if chosen is None:
                break
            done = True
            collect(s, dealer, faction, chosen[1], chosen[0])
        return done

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (f"collect/{TOKEN[kind]}/{HEX[hex]}" for kind in range(4) for hex in HEXES)
