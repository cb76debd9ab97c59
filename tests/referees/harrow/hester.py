"""Hester: roots, terrain cubes, infections, fires, feasts (H-200 to H-247)."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import Plain, Question, object_to, same

from .board import Board, is_infected, owner
from .kammi import KammiAuditor, KammiEffects
from .land import COLOUR_OF, HEXES, LAND_CUBE, Hex, at, beside, hex_name, is_edge
from .offers import Keys
from .turns import Course

KAMMI_SETS_UP = ("figures", "goblin", "post", "hide-doll", "station", "doll", "exchange")
LAND_COLOURS = tuple(LAND_CUBE.values())


class HesterAuditor(KammiAuditor):
    """The events of Hester's things."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.fire_fields = [2, 2, 2]
        self.flame_supply = 5
        self.actions = 1
        self.snakes = 8
        self.squares: Counter[str] = Counter()  # how many are full on each side
        self.stacks: list[list[str]] = []
        self.this_turn: list[tuple[Hex | None, Hex]] = []  # roots placed in this turn
        self.harvest: Counter[str] = Counter()  # cubes gained since the roots
        self.placed_all = False

    # -- Roots -------------------------------------------------------------------------------------------------------

    def touched(self) -> set[Hex]:
        return {hex for start, end, _ in self.board.roots for hex in (start, end) if hex is not None}

    def on_RootPlaced(self, start: str, end: str, colour: str) -> None:
        hex = None if start == "outside" else at(start)
        if self.key.startswith("use/desperate") or self.grip:
            self.grip = False
            first = self.this_turn.pop(0)
            self.board.roots = [root for root in self.board.roots if (root[0], root[1]) != first]
        if at(end) not in self.root_ends():
            object_to("H-202, H-203: beside the end of the path, not on a touched hex", (start, end), self.root_ends())
        self.board.roots.append((hex, at(end), colour))
        self.this_turn.append((hex, at(end)))
        self.path = at(end)
        if self.board.flames[at(end)] and self.flame_supply:
            self.due_flame = at(end)  # H-206

    grip = harvested = False
    path: Hex | None = None
    due_flame: Hex | None = None

    def root_ends(self, without: tuple[Hex | None, Hex] | None = None) -> set[Hex]:
        """H-202, H-203: where the next root may end; where none can, she begins anew at the edge."""
        left = [root for root in self.board.roots if (root[0], root[1]) != without]
        touched = {start_hex for start, end, _ in left for start_hex in (start, end) if start_hex is not None}
        edge = {start_hex for start_hex in HEXES if is_edge(start_hex) and start_hex not in touched}
        if self.path is None:
            return edge
        return {end_hex for end_hex in beside(self.path) if end_hex not in touched} or edge

    def on_RootsRemoved(self, colour: str) -> None:
        same("H-204: roots of the turn before are removed", len(self.this_turn) >= 2, True)
        self.board.roots = [root for root in self.board.roots if root[2] != colour]

    def on_FlameAdded(self, hex: str) -> None:
        same("H-206: a root that ends on a fire adds a flame", at(hex), self.due_flame)
        self.due_flame = None
        self.board.flames[at(hex)] += 1
        self.flame_supply -= 1

    def on_CubesGained(self, colour: str, number: int) -> None:
        if colour in LAND_COLOURS and self.key.startswith("root/"):
            self.harvest[colour] += number
        super().on_CubesGained(colour, number)

    def check_harvest(self) -> None:
        """H-205: for every different hex touched by this turn's roots a cube of its colour."""
        if len(self.this_turn) != 2 or not self.key.startswith("root/") or self.harvested:
            return
        self.harvested = True
        hexes = {hex for root in self.this_turn for hex in root if hex is not None}
        due = Counter(LAND_CUBE[self.board.land.terrain[hex]] for hex in hexes if self.board.land.is_terrain(hex))
        for colour in due:
            due[colour] = min(due[colour], self.board.supply[colour] + self.harvest[colour])
        same("H-205: 1 cube for every different terrain hex that the roots touch", +self.harvest, +due)

    # -- Fires and infections ----------------------------------------------------------------------------------------

    def on_HaintInfected(self, victim: str, hex: str) -> None:
        same("H-229: a snake from the supply", self.snakes > 0, True)
        self.snakes -= 1
        same("H-229: an uninfected haint", self.board.here(at(hex))[victim] > 0, True)
        self.board.take(victim, at(hex))
        self.board.put(victim.replace("haint", "infected"), at(hex))
        if (victim, at(hex)) in self.board.nails and self.board.free(victim, at(hex)) < 0:
            self.board.nails.remove((victim, at(hex)))
            self.board.nails.append((victim.replace("haint", "infected"), at(hex)))

    def _off(self, unit: str, hex: Hex) -> None:
        super()._off(unit, hex)
        if is_infected(unit):
            self.snakes += 1

    def on_FireMade(self, hex: str) -> None:
        """H-222, H-224."""
        place, board = at(hex), self.board
        field = next((i for i, n in enumerate(self.fire_fields) if n >= 2), None)
        if field is None:
            object_to("H-222: none left on the fire fields: no fire can be made", hex, self.fire_fields)
        else:
            board.flames[place] += self.fire_fields[field]
            self.fire_fields[field] = 0
        for side in board.rivals:
            unit = f"{COLOUR_OF[side]}-infected"
            same("H-222: infected haints of two factions share the hex", board.here(place)[unit] > 0, True)
            self._off(unit, place)
        side = self.key.split("/")[1] if self.key.startswith("square/") else self.only_side()
        self.fill(side)
        if self.flame_supply:
            self.flame_supply -= 1
            self.actions += 1

    def only_side(self) -> str:
        free = [side for side in self.board.rivals if self.squares[side] < 3]
        return free[0] if len(free) == 1 else ""

    def fill(self, side: str) -> None:
        same("H-222: an empty square", self.squares[side] < 3, True)
        self.squares[side] += 1

    def on_FlameRemoved(self, side: str, hex: str) -> None:
        same("H-226: a flame is removed from a fire", self.board.flames[at(hex)] > 0, True)
        self.board.flames[at(hex)] -= 1
        self.flame_supply += 1

    def on_FireOut(self, side: str, hex: str) -> None:
        same("H-226: the last flame was removed", self.board.flames[at(hex)], 0)
        self.due.append((side, 1, "fire"))
        self.refuel()

    def refuel(self) -> None:
        """2 flames from the supply to the rightmost empty fire field."""
        field = next((i for i in (2, 1, 0) if not self.fire_fields[i]), None)
        if field is not None:
            flames = min(2, self.flame_supply)
            self.fire_fields[field] = flames
            self.flame_supply -= flames

    def on_HesterSummoned(self, hex: str) -> None:
        same("H-230: onto a fire", self.board.flames[at(hex)] > 0, True)
        self.board.put("hester", at(hex))

    def on_HesterKilled(self, side: str) -> None:
        where = self.board.where("hester")
        assert where is not None
        self.board.take("hester", where)

    def on_SpoonTurned(self, side: str, number: int) -> None:
        if self.key == "spoon":  # H-232: who killed Hester may set the dial to 1
            self.me(side).dial = number
            same("H-232: the dial on 1", number, 1)
            self._plate(side)
        else:
            super().on_SpoonTurned(side, number)

    def on_Devoured(self, side: str, token: str) -> None:
        """H-235: any one token of that faction on an empty square of its side; then Hester leaves."""
        where = self.board.where("hester")
        assert where is not None
        same("H-235: she shares the hex with the legend", self.board.of(side, where) > 0, True)
        me = self.me(side)
        if token == "wild":
            me.wild -= 1
        elif token == "legend":
            me.scrolls -= 1
        elif side != "family":
            me.rows[token] -= 1
        elif self.key == "from/bag" or token not in self.slots:
            self.bag[token] -= 1
        else:
            self.slots.remove(token)
        self.fill(side)
        self.board.take("hester", where)

    def on_CardPlayed(self, side: str, card: str) -> None:
        if side != "hester":
            super().on_CardPlayed(side, card)
        elif self.key.startswith("play/"):
            self._from_hand(side, card)
            words = self.key.split("/")
            if len(words) == 3:
                next(stack for stack in self.stacks if stack[-1] == words[2]).append(card)
            else:
                same("H-208: with 3 stacks a card covers one of them", len(self.stacks) < 3, True)
                self.stacks.append([card])
        else:
            same("H-208: only top cards are active", card in [stack[-1] for stack in self.stacks], True)
            self.grip = card == "desperate-grip"


class HesterEffects(KammiEffects):
    """The questions of Hester's turn."""

    audit: HesterAuditor

    def __init__(self, audit: HesterAuditor, course: Course, settings: dict[str, str]) -> None:
        super().__init__(audit, course, settings)
        self.card = ""  # the one used last
        self.last_infected = ""
        self.begins()

    def begins(self) -> None:
        """A new turn of Hester's."""
        self.spent: set[str] = set()
        self.used: set[str] = set()
        self.infected: set[Hex] = set()
        self.legends: set[str] = set()
        self.shaken = self.sloth = self.protege = False
        self.audit.this_turn = []
        self.audit.grip = self.audit.harvested = False
        self.audit.harvest = Counter()

    def chose(self, question: Question, key: str) -> None:
        verb, *rest = key.split("/")
        if question.prompt == "hester":
            action = {"play": "play", "extra-root": "root", "birth": "birth", "stir": "stir", "infect": "infect"}
            self.spent |= {action[verb]} if verb in action else {"summon"} if verb == "summon" else set()
            self.shaken = self.shaken or verb == "tree"
            if verb == "use":
                self.used.add(rest[0])
                self.card = rest[0]
                self.sloth = self.sloth or rest[0] == "sloth"
                self.protege = self.protege or rest[0] == "protege"
        if key == "done":
            self.audit.grip = False
        if question.prompt == "infect" and verb == "infect" and question.rule != "H-234":
            self.infected.add(at(rest[1]))
            self.protege = False
            if rest[0].endswith("legend") or rest[0].startswith("figure"):
                self.legends.add(rest[0])

    def cubes(self, colour: str | None = None) -> int:
        ground = self.board.ground
        return ground[colour] if colour else sum(ground[cube] for cube in LAND_COLOURS)

    def on_root(self, question: Question, side: str) -> Keys:
        """Desperate Grip: the first root of this turn leaves its place before."""
        if question.rule == "H-234":
            return {"done"} | {f"root/{hex_name(hex)}" for hex in self.audit.root_ends(self.audit.this_turn[0])}
        return {f"root/{hex_name(hex)}" for hex in self.audit.root_ends()}

    def of(self, question: Question) -> Keys | None:
        """In Hester's turn the effects are those of her cards."""
        others = self.course.turn is None and self.course.seats[question.seat] != "hester"
        if others and question.prompt not in ("hero", "track", "objective", *KAMMI_SETS_UP):
            return None
        if self.course.turn is None and question.prompt in ("move", "lay", "relocate", "pull", "spawn", "act"):
            return self.card_moves(question)
        return super().of(question)

    def card_moves(self, question: Question) -> Keys | None:
        keys, board = {"done"}, self.board
        touched = self.audit.touched()
        if question.prompt == "lay" and self.card == "needed-sacrifice":
            free = [start for start in HEXES if start not in board.sacrifice and not board.flames[start]]
            return keys | {
                f"lay/{colour}/{hex_name(start)}" for colour in LAND_COLOURS if board.supply[colour] for start in free
            }
        if question.prompt != "move":
            return None
        if self.card == "within-reach":
            for unit, start, _ in board.all_units():
                if not unit.endswith(("-haint", "-infected")) and board.free(unit, start) > 0:
                    keys |= self.steps("move", unit, start, [end for end in beside(start) if end in touched])
            return keys
        if self.card == "trodden-soil":
            for unit, start, _ in board.all_units():
                if (is_infected(unit) or unit == "hester") and board.free(unit, start) > 0:
                    free = [end for end in beside(start) if not sum(board.here(end).values()) and end not in touched]
                    keys |= self.steps("move", unit, start, free)
            return keys
        return None

    def on_hester(self, question: Question, side: str) -> Keys:
        """H-207 to H-234: one flame for each action; cards may be used besides."""
        audit = self.audit
        cards = {key for key in question.keys if key.startswith("use/")}
        tops = {f"use/{stack[-1]}" for stack in audit.stacks if stack[-1] not in self.used}
        same("H-234: each active card once in a turn", cards - tops, set())
        others = {key for key in question.keys if key.startswith(("pry/", "offer/"))}
        keys = {"end"} | cards | others
        if audit.actions <= len(self.spent):
            return keys
        if self.shaken:
            if "infect" not in self.spent and self.infections():
                keys.add("infect")
            return keys | (self.summons() if "summon" not in self.spent else set())
        keys.add("tree")
        if "play" not in self.spent:
            for card in audit.me("hester").hand:
                tops = {stack[-1] for stack in audit.stacks}
                keys |= {f"play/{card}"} if len(tops) < 3 else {f"play/{card}/{top}" for top in tops}
        if "root" not in self.spent:
            keys |= {f"extra-root/{hex_name(hex)}" for hex in audit.root_ends()}
        if "birth" not in self.spent:
            keys |= self.births()
        if "stir" not in self.spent and self.leads():
            keys.add("stir")
        return keys

    def births(self) -> Keys:
        """H-210: on a home or a terrain hex with a legend, for 1 cube of the hex's colour."""
        keys: Keys = set()
        for side in self.board.rivals:
            spots = {self.audit.me(side).home} | {hex for _, hex in self.board.legends(side)}
            for hex in spots:
                terrain = self.board.land.terrain[hex]
                paid = terrain in LAND_CUBE and self.cubes(LAND_CUBE[terrain])
                if paid and self.audit.me(side).haints and self.board.open_to(side, hex):
                    keys.add(f"birth/{COLOUR_OF[side]}-haint/{hex_name(hex)}")
        return keys

    def on_lead(self, question: Question, side: str) -> Keys:
        return {"done"} | self.leads()

    def leads(self) -> Keys:
        """H-212, H-213."""
        keys: Keys = set()
        for unit, start, _ in self.board.all_units():
            if self.board.free(unit, start) > 0 and (is_infected(unit) or unit == "hester"):
                for end in beside(start):
                    if unit == "hester" or self.may_lead(unit, end):
                        keys |= {f"lead/{unit}/{hex_name(start)}/{hex_name(end)}/{pay}" for pay in self.pays(unit, end)}
        return keys

    def may_lead(self, unit: str, hex: Hex) -> bool:
        side = owner(unit)
        if self.board.hostile(side, hex) or self.board.flames[hex]:
            return False
        if self.board.enemies(side, hex):
            there = [other for other, n in self.board.here(hex).items() if n and other != "hester"]
            return all(is_infected(other) for other in there) and any(n >= 2 for n in self.audit.fire_fields)
        return self.board.room(hex) > 0

    def pays(self, unit: str, hex: Hex) -> list[str]:
        terrain, trails = self.board.land.terrain[hex], self.board.trails[hex]
        colour = LAND_CUBE.get(terrain)
        own, any_ = (2, None if colour else 3) if unit == "hester" else (1, 2)
        own, any_ = max(0, own - trails), None if any_ is None else max(0, any_ - trails)
        if (colour and not own) or any_ == 0:
            return ["free"]
        ways = [colour] if colour and self.cubes(colour) >= own else []
        return ways + (["any"] if any_ is not None and self.cubes() >= any_ else [])

    def on_infect(self, question: Question, side: str) -> Keys:
        if question.rule == "H-234":  # It Hurts for a Moment: on a hex with an infected haint, for 2 cubes
            sick = {hex for unit, hex, _ in self.board.all_units() if is_infected(unit)}
            well = {(unit, hex) for unit, hex, _ in self.board.all_units() if unit.endswith("-haint") and hex in sick}
            return {"done"} | {f"infect/{unit}/{hex_name(hex)}/any" for unit, hex in well}
        return {"done"} | self.infections()

    def infections(self) -> Keys:
        """H-229: for each root-touched terrain hex once; a legend without haints leads to one elsewhere."""
        keys: Keys = set()
        if not self.audit.snakes or self.calm:
            return keys
        for hex in self.audit.touched() - self.infected:
            terrain = self.board.land.terrain[hex]
            if terrain not in LAND_CUBE and not self.protege:
                continue
            there = [unit for unit, n in self.board.here(hex).items() if n and unit != "hester"]
            well = [unit for unit in there if unit.endswith("-haint")]
            legends = [unit for unit in there if unit.endswith("legend") or unit.startswith("figure")]
            legends = [other for other in legends if other not in self.legends and self.has_well(owner(other))]
            for unit in well or legends:
                keys |= {f"infect/{unit}/{hex_name(hex)}/{pay}" for pay in self.infect_pays(terrain)}
        return keys

    def has_well(self, side: str) -> bool:
        return any(self.board.here(hex)[f"{COLOUR_OF[side]}-haint"] for hex in HEXES)

    def infect_pays(self, terrain: str) -> list[str]:
        if self.protege:
            return ["free"]
        ways = [LAND_CUBE[terrain]] if self.cubes(LAND_CUBE[terrain]) else []
        return ways + (["any"] if self.cubes() >= 3 else [])

    def summons(self) -> Keys:
        """H-230: 3, 2, 1 cubes for 1, 2, 3 fires, of the colour of a fire hex."""
        fires = [hex for hex in HEXES if self.board.flames[hex]]
        if not fires or self.board.where("hester") is not None:
            return set()
        cost, keys = max(1, 4 - len(fires)), set[str]()
        for hex in fires:
            own = LAND_CUBE.get(self.board.land.terrain[hex])
            for colour in LAND_COLOURS if self.sloth else [own] if own else []:
                if self.cubes(colour) >= cost:
                    keys.add(f"summon/{hex_name(hex)}/{colour}")
        return keys

    def on_drop(self, question: Question, side: str) -> Keys | None:
        if side != "hester":
            return None
        same("H-235: at most 6 terrain cubes stay", question.about["left"], self.cubes() - 6)
        return {f"drop/{colour}" for colour in LAND_COLOURS if self.cubes(colour)}

    def on_spend(self, question: Question, side: str) -> Keys:
        return {f"spend/{colour}" for colour in LAND_COLOURS if self.cubes(colour)}

    def on_gain(self, question: Question, side: str) -> Keys:
        traded = self.audit.key.removeprefix("trade/")  # Wild Tangle: for 1 of another colour
        return {f"gain/{colour}" for colour in LAND_COLOURS if self.board.supply[colour] and colour != traded}

    def on_trade(self, question: Question, side: str) -> Keys:
        return {"done"} | {f"trade/{colour}" for colour in LAND_COLOURS if self.cubes(colour)}

    def on_favour(self, question: Question, side: str) -> Keys:
        """We'll See: the opponent with the fewest cubes, also the Fair Folk; a tie is Hester's choice."""
        cubes = {rival: self.course.ground_of(rival) for rival in self.board.rivals}
        if "fair-folk" in self.course.seats:
            cubes["fair-folk"] = self.board.ground["silver"]
        return {f"favour/{rival}" for rival, n in cubes.items() if n == min(cubes.values())}

    def on_square(self, question: Question, side: str) -> Keys:
        return {f"square/{rival}" for rival in self.board.rivals if self.audit.squares[rival] < 3}

    def on_victim(self, question: Question, side: str) -> Keys:
        """A haint of the faction of the legend whose hex was paid for."""
        unit = self.audit.key.split("/")[1] if self.audit.key.startswith("infect/") else self.last_infected
        return {f"victim/{hex_name(hex)}" for hex in HEXES if self.board.here(hex)[f"{COLOUR_OF[owner(unit)]}-haint"]}

    def on_douse(self, question: Question, side: str) -> Keys:
        """H-226: each paid cube removes 1 flame, while the attacker has as many cubes as all terrain cubes."""
        ours, theirs = self.course.ground_of(side), self.cubes()
        same("H-226: success if the attacker's cubes ≥ all terrain cubes", ours >= theirs and ours >= 1, True)
        return {"douse", "stop"}


def show_hester(audit: HesterAuditor, shown: Plain) -> None:
    """Compare her board in the view with the referee's."""
    same("H-45: flames on the fire fields", shown["fire_fields"], audit.fire_fields)
    same("H-45: flames in the supply", shown["flames"], audit.flame_supply)
    same("H-224: action flames", shown["actions"], audit.actions)
    same("H-229: snakes in the supply", shown["snakes"], audit.snakes)
    squares = {side: len(full) for side, full in shown["squares"].items()}
    same("H-222: full squares", squares, {side: audit.squares[side] for side in squares})
    tops = sorted(stack[-1] for stack in shown["stacks"])
    same("H-208: active cards", tops, sorted(stack[-1] for stack in audit.stacks))
