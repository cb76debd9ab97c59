"""Every event changes the referee's own board; an event that the rules do not allow at that moment is objected to."""

from __future__ import annotations

import re
from collections import Counter

from tests.referees.running import Plain, object_to, same

from .board import JARS, Board, Player, owner
from .land import BRAMBLES, COLOUR_OF, Hex, Land, at, beside, distance, entry

GROUP = re.compile(r"group-(.+)-(\d+)$")
CUBES = re.compile(r"cubes-([a-z]+)-(\d+)$")


def cubes(words: list[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for word in words:
        match = CUBES.match(word)
        if match:
            counts[match[1]] += int(match[2])
    return counts


class Auditor:
    """The events of the map, the tree and the boards of the VP players."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lantern = ""
        self.fires = False  # Hester plays: a fire that is being made breaks the limits for a moment
        self.round = 0
        self.ended: str | None = None
        self.rescued = self.destroyed = 0
        self.key = ""  # the choice that caused what happens
        self.coming: Counter[str] = Counter()  # cubes that come from the map to the battleground
        self.acting = ""  # the colour of the VP player whose turn it is
        self.fighting = False  # attacked, the tree not yet shaken
        self.returned = False  # Odessa's choice was carried out
        self.carried = 0  # blood money that Hester pushes off a fire
        self.due: list[tuple[str, int, str]] = []  # points that must be scored before anything is asked
        self.ghost = ""  # who hit a legend of a faction without haints
        self.bag: Counter[str] = Counter()
        self.drawn: list[str] = []
        self.give_back = 0
        self.ready: list[str] = []  # kept, not yet activated
        self.front: list[str] = []  # collected or activated, to be stowed
        self.slots: list[str] = []
        self.waits: list[str] = []  # on the attack jar
        self.spent: list[str] = []  # worked in an attack, on their way into the bag
        self.waits_in_fight: list[str] = []
        self.odessa = 0
        self.tiles: dict[str, list[str]] = {jar: [] for jar in JARS}
        self.used_tiles: dict[str, list[str]] = {jar: [] for jar in JARS}
        self.tile_pile: list[str] = []
        self.tile_stock = 0
        self.waiting: dict[str, list[str]] = {"townsfolk": [], "building": []}

    def happens(self, event: Plain) -> None:
        handler = getattr(self, f"on_{event['type']}", None)
        if handler is None:
            object_to("an event that the referee does not know", event, "one of its handlers")
        else:
            handler(**{name: value for name, value in event.items() if name != "type"})
        broken = None if self.fires else self.board.broken_limit()
        if broken and not (self.key.startswith("trick/") and event["type"] == "UnitMoved"):  # two that change places
            object_to(broken, event, "the limits of H-30 to H-36 hold at every moment")

    def settled(self) -> None:
        """Before anybody is asked, all points that are due were scored."""
        if self.due:
            object_to(f"{self.due[0][2]}: points are scored at once", "not scored", self.due)

    def me(self, side: str) -> Player:
        return self.board.players[side]

    def rival(self, side: str) -> str:
        return next(other for other in self.board.rivals if other != side)

    # -- Set-up and rounds -------------------------------------------------------------------------------------------

    def on_MapLaid(self, map: str) -> None:
        self.board.land = Land(map)

    def on_HeroChosen(self, side: str, hero: str) -> None:
        same("H-41: a legend of the own faction", entry("legend", hero)["faction"], side)
        self.me(side).hero = hero

    def on_TrackChosen(self, side: str, track: str) -> None:
        self.me(side).track = track
        if track == "protectors-a":
            self.board.trails_left = 1  # H-40(8); side b: no trails in the game

    def on_LanternTaken(self, side: str) -> None:
        self.lantern = side

    def on_RoundBegan(self, round: int) -> None:
        same("H-50: rounds follow each other", round, self.round + 1)
        self.round = round

    def on_RoundEnded(self, round: int) -> None:
        same("H-50: the round that ends is the one that began", round, self.round)
        self.settled()
        for side in self.board.rivals:
            same("H-50: each VP player has broken 3 jars in a round", len(self.me(side).broken), 3)
        if any(self.me(side).vp >= 7 for side in self.board.rivals):
            return  # H-134: the match ends before the lantern passes
        self.lantern = self.rival(self.lantern)
        for side in self.board.rivals:
            self.me(side).broken.clear()
            self.me(side).attacked = False
        for jar in JARS:
            self.tile_pile += self.used_tiles[jar]
            self.used_tiles[jar] = []

    def on_TileTurned(self, tile: str, jar: str) -> None:
        self.tiles[jar].append(tile)
        if not self.tile_stock:
            self.tile_stock, self.tile_pile = len(self.tile_pile), []
        same("H-57(6): a tile from the stock", self.tile_stock > 0, True)
        self.tile_stock -= 1

    def on_TileUsed(self, side: str, tile: str) -> None:
        jar = next((jar for jar in JARS if tile in self.tiles[jar]), "")
        same("H-145: a face-up tile of the broken jar", jar in self.me(side).broken, True)
        self.tiles[jar].remove(tile)
        self.used_tiles[jar].append(tile)

    def on_JarBroken(self, side: str, jar: str) -> None:
        if jar in self.me(side).broken:
            object_to("H-53: a whole jar is broken", jar, "a jar that is whole")
        self.me(side).broken.add(jar)

    def on_PointsScored(self, side: str, number: int, reason: str) -> None:
        """Points must be due; those of the brambles are looked up here."""
        if self.ghost and reason in ("kill", "dial"):
            self.count_ghost()
        if reason == "brambles":
            same("H-133: a unit on the brambles", self.board.of(side, BRAMBLES) > 0, True)
        elif reason == "ruin":
            same("H-132: a destroyed building is worth 2 VP to the Family", (side, number), ("family", 2))
            self._ruin()
        elif (side, number, reason) in self.due:
            self.due.remove((side, number, reason))
        else:
            object_to("points are scored for what happened", (side, number, reason), self.due)
        self.me(side).vp += number

    def lay_row_cubes(self) -> None:
        """Kammi's (H-187)."""

    def lay_row_cube(self, row: int) -> None:
        """Kammi's (H-187)."""

    def doomed(self) -> list[Hex]:
        """H-132: buildings on storm hexes connected with the Family's home, which is a storm hex too."""
        board, visited, todo = self.board, set[Hex](), [self.me("family").home]
        while todo:
            hex = todo.pop()
            if hex not in visited and board.stormy(hex):
                visited.add(hex)
                todo += beside(hex)
        return [hex for hex in sorted(visited) if board.buildings[hex]]

    def _ruin(self) -> None:
        doomed = self.doomed()
        same("H-132: a building connected with the home by storms", bool(doomed), True)
        self.board.buildings[doomed[0]] -= 1
        self.destroyed += 1

    def on_SpoonTurned(self, side: str, number: int) -> None:
        me = self.me(side)
        assert me.dial is not None
        same("H-146: the spoon goes one back, not below 1", number, max(1, me.dial - 1))
        me.dial = number
        self._plate(side)

    def on_MatchEnded(self, side: str) -> None:
        self.ended = side

    # -- The map -----------------------------------------------------------------------------------------------------

    def _move(self, unit: str, start: Hex, end: Hex, n: int = 1) -> None:
        if self.board.free(unit, start) < n:
            object_to(
                "H-35: only a unit that is there and not on a nail moves", (unit, start, end, n), self.board.here(start)
            )
        self.board.take(unit, start, n)
        self.board.put(unit, end, n)
        self.enters(unit, end)

    def enters(self, unit: str, hex: Hex) -> None:
        """Resolve the things on a hex for arriving units."""
        board = self.board
        if unit == "red-legend" and hex in board.shelter and self.me("protectors").hero == "emmy":
            board.shelter.discard(hex)
            self.coming["red"] += 1
        if board.blood[hex]:
            self.coming["purple"] += board.blood.pop(hex)
        if hex in board.sacrifice and unit.endswith("-haint"):
            self.coming[board.sacrifice.pop(hex)] += 1

    def on_UnitsMoved(self, side: str, start: str, end: str, units: list[str]) -> None:
        same("H-60: to an adjacent hex", distance(at(start), at(end)), 1)
        for word in units:
            match = GROUP.match(word)
            unit, n = (match[1], int(match[2])) if match else (word, 1)
            if unit in ("haint", "infected"):
                unit = f"{COLOUR_OF[side]}-{unit}"
            same("H-60: an ADVANCE moves own units", owner(unit), side)
            self._move(unit, at(start), at(end), n)

    def on_UnitMoved(self, unit: str, start: str, end: str) -> None:
        start_hex, end_hex = at(start), at(end)
        if unit == "townsfolk":
            same("a townsfolk moves from where one is", self.board.townsfolk[start_hex] > 0, True)
            self.board.townsfolk[start_hex] -= 1
            self._arrives(end_hex)
        elif unit == "building":
            same("a building moves from where one is", self.board.buildings[start_hex] > 0, True)
            self.board.buildings[start_hex] -= 1
            self.board.buildings[end_hex] += 1
        else:
            self._move(unit, start_hex, end_hex)

    def _arrives(self, hex: Hex) -> None:
        """H-131, H-135: a townsfolk on the Protectors' home is rescued at once, unless the home burns."""
        if hex == self.me("protectors").home and not self.board.flames[hex]:
            self.rescued += 1
            self.due.append(("protectors", 2, "rescue"))
        else:
            self.board.townsfolk[hex] += 1

    def on_ObjectivePlaced(self, side: str, objective: str, hex: str) -> None:
        place = at(hex)
        terrain = self.board.land.terrain[place]
        same("H-42: the terrain of a field of the scoring board", terrain in self.waiting[objective], True)
        self.waiting[objective].remove(terrain)
        if objective == "townsfolk":
            self._arrives(place)
        else:
            self.board.buildings[place] += 1

    def on_HaintSpawned(self, side: str, hex: str) -> None:
        if not self.me(side).haints:
            object_to("H-72: no haint in the supply, no spawn", hex, "none")
        self.me(side).haints -= 1
        self.board.put(f"{COLOUR_OF[side]}-haint", at(hex))  # it neither moves nor enters: cubes on the hex wait on

    def on_HaintRemoved(self, victim: str, hex: str) -> None:
        self._off(victim, at(hex))
        self.me(owner(victim)).haints += 1

    def on_StormPlaced(self, hex: str) -> None:
        if self.key.startswith("gather/") and self.key.endswith(f"/{hex}"):
            start = at(self.key.split("/")[1])
            if self.board.storms[start]:  # Confluence: all storm tokens of the hex in one event
                self.board.storms[at(hex)] += self.board.storms.pop(start)
                return
        if not self.board.storms_left:
            object_to("H-87: a storm from the supply", hex, "no storm is left")
        self.board.storms_left -= 1
        self.board.storms[at(hex)] += 1

    def on_TrailPlaced(self, hex: str) -> None:
        if not self.board.trails_left:
            object_to("H-82: a trail from the supply", hex, "no trail is left")
        self.board.trails_left -= 1
        self.board.trails[at(hex)] += 1

    def on_TrailTaken(self, hex: str) -> None:
        same("H-82: a trail is taken from where one lies", self.board.trails[at(hex)] > 0, True)
        self.board.trails_left += 1
        self.board.trails[at(hex)] -= 1

    def on_TokenPlaced(self, token: str, hex: str) -> None:
        same("H-2: ability tokens come from the box", self.board.box[token] > 0, True)
        self.board.box[token] -= 1
        self.board.put_token(token, at(hex))

    def on_TokenMoved(self, token: str, start: str, end: str) -> None:
        same("H-85: a token goes one hex", distance(at(start), at(end)), 1)
        self._pick(token, at(start))
        self.board.put_token(token, at(end))

    def _pick(self, token: str, hex: Hex) -> None:
        same("a token is taken from where it lies", self.board.tokens.get(hex, Counter())[token] > 0, True)
        self.board.tokens[hex][token] -= 1

    def on_ThingPlaced(self, thing: str, hex: str) -> None:
        board, place = self.board, at(hex)
        if self.key.startswith("gather/") and thing != "nail":  # Confluence: it comes from the other hex
            self._lift(thing, at(self.key.split("/")[1]))
        if thing == "nail":
            unit = self.key.split("/")[2]
            same("H-163: a nail goes under a unit that is there", board.free(unit, place) > 0, True)
            board.nails.append((unit, place))
        elif thing == "taunt":
            board.taunts.add(place)
        elif thing == "wrath":
            board.wrath = place
        else:
            same("H-161: the cube comes from the supply", board.supply[thing] > 0, True)
            board.supply[thing] -= 1
            if thing == "red":
                board.shelter.add(place)
            elif thing == "purple":
                number = self.carried if self.key.startswith(("scatter/", "gather/")) else 1
                board.supply[thing] -= number - 1
                board.blood[place] += number
            else:
                board.sacrifice[place] = thing

    def on_ThingRemoved(self, thing: str, hex: str) -> None:
        board, place = self.board, at(hex)
        if thing == "nail":
            word = self.key.split("/")
            held = [nail for nail in board.nails if nail[1] == place]
            same("a nail is taken from where one lies", bool(held), True)
            nail = (word[2], place) if word[0] in ("pry", "unnail") and (word[2], place) in held else held[0]
            board.nails.remove(nail)
        elif thing == "taunt":
            same("a taunt is taken from where one lies", place in board.taunts, True)
            board.taunts.discard(place)
        elif thing == "wrath":
            same("the wrath is taken from where it lies", place, board.wrath)
            board.wrath = None
        elif thing in board.supply:
            self._lift(thing, place)
        elif thing in board.box:
            self._pick(thing, place)
            board.box[thing] += 1
        else:
            same(f"a {thing} is taken from where one lies", thing == "doll" and place in board.dolls, True)
            board.dolls.remove(place)

    def _lift(self, thing: str, hex: Hex) -> None:
        """A taunt or waiting cubes leave a hex; cubes go to the supply, from where they may be placed again."""
        board = self.board
        if thing == "taunt":
            board.taunts.discard(hex)
        else:
            there = {"red": int(hex in board.shelter), "purple": board.blood[hex]}.get(
                thing, int(hex in board.sacrifice)
            )
            same("a cube is taken from where one lies", there > 0, True)
            board.supply[thing] += there
            board.shelter -= {hex} if thing == "red" else set()
            if thing == "purple":
                self.carried = board.blood.pop(hex)
            elif thing != "red":
                del board.sacrifice[hex]

    # -- The tree and the fight --------------------------------------------------------------------------------------

    def on_CubesGained(self, colour: str, number: int) -> None:
        """From the supply, from the map, or borrowed."""
        board = self.board
        if self.coming[colour] >= number:
            self.coming[colour] -= number
        elif self.key.startswith("return/") and colour == "blue" and number == int(self.key[7:]) and not self.returned:
            same("H-172: cubes from Odessa's board", self.odessa >= number, True)
            self.odessa -= number
            self.returned = True
        elif board.borrowed[colour] >= number and not self.fighting and colour != self.acting:
            board.borrowed[colour] -= number
        else:
            same("H-1: cubes come from the supply", board.supply[colour] >= number, True)
            board.supply[colour] -= number
        board.ground[colour] += number

    def on_CubesLost(self, colour: str, number: int) -> None:
        same("H-101: cubes on the battleground are paid", self.board.ground[colour] >= number, True)
        self.board.ground[colour] -= number
        if self.key.startswith("off/") and self.acting:
            self.board.borrowed[colour] += number  # H-154: until the end of the turn
        elif self.key.startswith("store/") and colour == "blue" and not self.returned:
            self.odessa += number
            self.returned = True
            same("H-172: never more than 3 on Odessa's board", self.odessa <= 3, True)
        else:
            self.board.supply[colour] += number

    def on_TreeShaken(self, thrown: list[str], fallen: list[str]) -> None:
        board = self.board
        into, out = cubes(thrown), cubes(fallen)
        same("H-91: every cube on the battleground is thrown in", into, +board.ground)
        for colour, n in out.items():
            if n > into[colour] + board.inside[colour]:
                object_to("H-91: only cubes that are in the tree fall out", (colour, n), board.inside[colour])
        if not into:
            same("H-91: if no cube was thrown, nothing falls", out, Counter())
        board.inside = board.inside + into - out
        board.ground = Counter(out)
        self.fighting = False

    def on_AttackFailed(self, side: str) -> None: ...

    def on_Clashed(self, side: str, defender: str) -> None: ...

    def on_Attacked(self, side: str, start: str, end: str, defender: str) -> None:
        self.me(side).attacked = self.fighting = True
        if side == "family":
            self.spent, self.waits_in_fight, self.waits = self.spent + self.waits, self.waits, []
        if at(end) in self.board.shelter:
            self.board.shelter.discard(at(end))
            self.coming["red"] += 1

    def on_HaintKilled(self, side: str, victim: str, hex: str) -> None:
        self._off(victim, at(hex))
        me = self.me(side)
        if me.dial is None:
            self.me(owner(victim)).haints += 1
            self.due.append((side, 1, "kill"))
        else:
            me.plate[victim.replace("infected", "haint")] += 1
            self._plate(side)

    def _plate(self, side: str) -> None:
        """H-140: a full plate is a point, the haints go home, the dial goes on."""
        me = self.me(side)
        assert me.dial is not None
        if sum(me.plate.values()) >= me.dial:
            for unit, n in me.plate.items():
                if unit != "virtual":
                    self.me(owner(unit)).haints += n
            me.plate.clear()
            me.dial = min(3, me.dial + 1)
            self.due.append((side, 1, "dial"))

    def _off(self, unit: str, hex: Hex) -> None:
        same("a unit is taken from the hex on which it stands", self.board.here(hex)[unit] > 0, True)
        if not self.board.free(unit, hex):
            self.board.nails.remove((unit, hex))  # H-103: a nail under it returns
        self.board.take(unit, hex)

    def on_LegendHit(self, side: str, unit: str) -> None:
        """H-101: if its faction has no haint on the map, the kill is still counted, after the push."""
        if unit != "hester" and not any(self.board.haints(owner(unit), hex) for hex in self.board.units):
            self.ghost = side

    def count_ghost(self) -> None:
        side, self.ghost = self.ghost, ""
        if self.me(side).dial is None:
            self.due.append((side, 1, "kill"))
        else:
            self.me(side).plate["virtual"] += 1
            self._plate(side)
