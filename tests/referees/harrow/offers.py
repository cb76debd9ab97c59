"""The legal options, computed independently: jars, abilities, attacks, clean-up. Each method covers one question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.referees.running import Question, object_to, same

from .board import JARS, KINDS, is_haint, is_infected, owner
from .holdings import Holdings
from .land import (
    BRAMBLES,
    COLOUR_OF,
    HEXES,
    Hex,
    beside,
    content,
    distance,
    entry,
    hex_name,
    ref,
    within,
)
from .turns import Course, Turn

Keys = set[str]


class Offers:
    """The common part: the questions to every VP player."""

    def __init__(self, audit: Holdings, course: Course, settings: dict[str, str]) -> None:
        self.audit = audit
        self.board = audit.board
        self.course = course
        self.slow_kammi = settings["kammi-in-storms"] != "free"
        self.hits_again = settings["legend-hits"] == "again"
        self.calm = False  # Catch Your Breath

    def of(self, question: Question) -> Keys | None:
        """All keys that may be chosen, or None where the referee does not know the question."""
        method = getattr(self, f"on_{question.prompt.replace('-', '_')}", None)
        if method is None:
            return None
        keys: Keys | None = method(question, self.course.seats[question.seat])
        return keys

    @property
    def turn(self) -> Turn:
        if self.course.turn is None:
            object_to("a question of a turn", "no turn", "a turn")
        assert self.course.turn is not None
        return self.course.turn

    # -- Abilities ---------------------------------------------------------------------------------------------------

    def groups(self, side: str, hex: Hex, room: int, only: str | None = None) -> Iterator[list[str]]:
        """Every choice of own units of a hex that are free to move, at most as many as there is room for."""
        colour = COLOUR_OF[side]
        kinds = {f"{colour}-haint": "haint", f"{colour}-infected": "infected", f"{colour}-legend": "legend"}
        kinds |= {"figure-1": "figure-1", "figure-2": "figure-2"} if side == "kammi" else {}
        names = [unit for unit in kinds if self.board.free(unit, hex) > 0 and (only is None or kinds[unit] == only)]
        for numbers in product(*(range(self.board.free(unit, hex) + 1) for unit in names)):
            if 0 < sum(numbers) <= room:
                yield [kinds[unit] for unit, n in zip(names, numbers, strict=True) for _ in range(n)]

    def marches(self, side: str, points: int, only: str | None = None) -> Keys:
        """H-60 to H-65: own units to an adjacent hex whose cost is within the points; 0 points: free moves."""
        keys: Keys = set()
        for start in HEXES:
            if not self.board.of(side, start):
                continue
            for end in beside(start):
                cost = self.board.cost(side, end, self.slow_kammi)
                if cost > points or not self.board.open_to(side, end) or (not cost and self.tired()):
                    continue
                for group in self.groups(side, start, self.board.room(end), only):
                    key = f"advance/{hex_name(start)}/{hex_name(end)}/{'+'.join(group)}"
                    keys.add(key)
                    if self.carries(start, end, group):
                        keys.add(f"{key}+doll")
        return keys

    def tired(self) -> bool:
        """A limit of the program, not of the book: after 24 free moves in a turn they only go in circles."""
        return self.course.turn is not None and self.course.turn.walks >= 24

    def carries(self, start: Hex, end: Hex, group: list[str]) -> bool:
        """H-190: a doll may be taken along, one on a hex."""
        return start in self.board.dolls and end not in self.board.dolls

    def spawns(self, side: str, hexes: set[Hex] | None = None) -> Keys:
        """H-70, H-71."""
        if hexes is None:
            hexes = {hex for _, hex in self.board.legends(side)} | {self.audit.me(side).home}
            if side == "family" and self.course.turn is not None and self.course.turn.tremors:
                legend = self.board.where("blue-legend")
                assert legend is not None
                hexes |= set(within(legend, self.board.range_of(legend, self.course.turn.bonus)))
        if not self.audit.me(side).haints:
            return set()
        return {f"spawn/{hex_name(hex)}" for hex in hexes if self.board.open_to(side, hex)}

    def pries(self, side: str) -> Keys:
        """H-66: an ADVANCE returns a nail from under an own unit."""
        return {f"pry/{hex_name(hex)}/{unit}" for unit, hex in self.board.nails if owner(unit) == side}

    def on_act(self, question: Question, side: str) -> Keys:
        kind, points = question.about["kind"], question.about["points"]
        self.points(question, side, kind, points)
        only = "legend" if self.turn.effect == "card:out-yonder" else None
        keys: Keys = self.marches(side, 0)
        if kind in ("advance", "any-action"):
            keys |= self.marches(side, points, only) | self.pries(side)
        if kind in ("spawn", "any-action"):
            keys |= self.spawns(side)
        if kind in ("strengthen", "any-action") and self.board.supply[COLOUR_OF[side]]:
            keys.add("strengthen")
        if not self.ordered(question):
            keys.add("done")
        return keys

    def ordered(self, question: Question) -> bool:
        """Wildest of Haints orders 1 SPAWN and 1 ADVANCE (H-153)."""
        return self.turn.effect == "card:wildest-of-haints" and question.about.get("kind") != "any-action"

    def points(self, question: Question, side: str, kind: str, points: int) -> None:
        """How many points an action may have at most."""
        me, turn = self.audit.me(side), self.turn
        most = {"jar": 99, "legend": 1}.get(turn.effect, 4)
        if turn.effect == "jar" and turn.jar == "wild":
            most = me.wild
        elif turn.effect == "jar" and turn.jar == "attack":
            most = 1
        elif turn.effect == "jar" and turn.jar == "abilities" and side != "family":
            most = self.value(side, kind)
        elif turn.effect.startswith("tile"):
            most = 1
        elif turn.effect in ("card:out-yonder", "card:haunting-vision"):
            most = 3
        elif turn.effect == "card:ghost-trap":
            most = (me.wild + 1) // 2
        if points > most:
            object_to("H-56, H-62, H-78: as many points as the source gives", (turn.effect, points), most)
        if turn.points is not None and turn.points[0] == turn.effect and points > turn.points[1]:
            object_to("H-62: points are spent once", points, turn.points)
        turn.points = (turn.effect, points)

    def value(self, side: str, kind: str) -> int:
        """H-56: the value over the rightmost token of a row."""
        name = (
            "kammi_cards" if side == "kammi" else "protectors_basic" if self.board.chapter == 1 else "protectors_cards"
        )
        board = next(hex for hex in content()["board"] if hex["id"] == name)
        return int(board[kind]["values"][self.audit.me(side).rows[kind]])

    # -- The turn ----------------------------------------------------------------------------------------------------

    def extras(self, side: str, after: bool) -> Keys:
        """H-53: cards, offers and free moves around the jar action."""
        me, turn = self.audit.me(side), self.turn
        keys = self.marches(side, 0) | {f"offer/{offer}" for offer in me.offers}
        if not turn.carded and side == "protectors":
            keys |= {f"card/{card}" for card in me.hand if after or card != "haunting-vision"}
        return keys

    def on_turn(self, question: Question, side: str) -> Keys:
        me = self.audit.me(side)
        whole = [jar for jar in JARS if jar not in me.broken]
        keys = {f"break/{jar}" for jar in whole} | self.extras(side, False)
        if me.attacked and not self.calm:
            keys |= {f"strike/{jar}" for jar in whole if jar != "attack"}  # the attack jar is one already
        return keys

    def on_around(self, question: Question, side: str) -> Keys:
        jar = self.turn.jar
        if jar is None:
            object_to("H-53: bonus tiles and cards around a jar action", "no jar", "a broken jar")
        assert jar is not None
        after = self.turn.ended
        if after and "act" in question.keys:
            object_to("H-53: one jar action in a turn", "act", "end")
        if self.turn.inside and not after:
            return {"act"} | self.marches(side, 0)  # H-54: free moves between the free action and the attack
        keys = {f"tile/{tile}" for tile in self.audit.tiles[jar]} | self.extras(side, after)
        return keys | {"end" if after else "act"}

    def on_row(self, question: Question, side: str) -> Keys:
        return {"row/advance", "row/spawn", "row/strengthen", "skip"}

    def on_free_action(self, question: Question, side: str) -> Keys:
        return {"free-first", "attack-first"}

    # -- The Family's tokens -----------------------------------------------------------------------------------------

    def on_give_back(self, question: Question, side: str) -> Keys:
        same("H-58: how many are given back", question.about["left"], self.audit.give_back)
        return {f"back/{token}" for token in self.audit.drawn}

    def on_tokens(self, question: Question, side: str) -> Keys:
        ready = self.audit.ready
        keys = {"done"} | self.marches(side, ready.count("advance"))
        if "advance" in ready:
            keys |= self.pries(side)
        if "spawn" in ready:
            keys |= self.spawns(side)
        if "strengthen" in ready and self.board.supply["blue"]:
            keys.add("strengthen")
        keys |= {f"use/{token}" for token in ready if token not in KINDS}
        if not self.turn.upgraded:
            cards = self.audit.me(side).hand
            keys |= {f"card/{card}" for card in cards if entry("upgrade_card", card)["cost"] in ready}
        return keys

    def on_token(self, question: Question, side: str) -> Keys:
        """H-175: Willa takes any token of the bag."""
        return {"done"} | {f"token/{token}" for token, n in self.audit.bag.items() if n}

    def on_odessa_return(self, question: Question, side: str) -> Keys:
        return {f"return/{n}" for n in range(self.audit.odessa + 1)}

    def on_store(self, question: Question, side: str) -> Keys:
        """H-172: up to 3 own cubes, never more than 3 there."""
        return {f"store/{n}" for n in range(min(3 - self.audit.odessa, self.board.ground["blue"]) + 1)}

    def on_stow(self, question: Question, side: str) -> Keys:
        """H-122; the Family's board has 12 slots, the first is printed."""
        keys = {"bag"}
        if len(self.audit.slots) < 11:
            keys |= {f"board/{token}" for token in self.audit.front}
        return keys

    # -- Attacks -----------------------------------------------------------------------------------------------------

    def on_attack(self, question: Question, side: str) -> Keys:
        """H-96."""
        bonus = self.turn.bonus + 2 * (side == "family") * self.audit.waits.count("weave-of-fate")
        starts = [hex for hex in HEXES if self.board.of(side, hex)]
        if self.turn.effect == "gift":
            starts = [] if self.board.wrath is None else [self.board.wrath]
        return self.targets(side, starts, bonus) | {"skip"}

    def targets(self, side: str, starts: list[Hex], bonus: int) -> Keys:
        keys: Keys = set()
        for start, end in product(starts, HEXES):
            if distance(start, end) > self.board.range_of(start, bonus):
                continue
            hester = self.board.flames[end] or self.board.here(end)["hester"]
            for other in self.audit.board.rivals:
                if start != end and other != side and self.board.of(other, end):
                    keys.add(f"attack/{hex_name(start)}/{hex_name(end)}/{other}")
            if hester and (start != end or self.board.here(end)["hester"]):
                keys.add(f"attack/{hex_name(start)}/{hex_name(end)}/hester")
        return keys

    def on_strike(self, question: Question, side: str) -> Keys:
        """H-101, H-102."""
        fight = self.course.fight
        if fight is None or not fight.shaken:
            object_to("H-101: hits come after the tree", "strike", "a fight")
        assert fight is not None
        same("H-102: hit again while a ≥ d and a ≥ cost", self.course.success(), True)
        if fight.defender != "hester":
            same("H-100: cost 2, on the brambles 1", question.about["price"], fight.price)
        return {f"hit/{unit}" for unit in self.victims()} | {"stop"}

    def victims(self) -> list[str]:
        fight = self.course.fight
        assert fight is not None
        there = [unit for unit, n in self.board.here(fight.end).items() if n and owner(unit) == fight.defender]
        well = [unit for unit in there if is_haint(unit) and not is_infected(unit)]
        legends = [legend for legend in there if not is_haint(legend) and (self.hits_again or legend not in fight.hits)]
        return well or legends or [unit for unit in there if is_infected(unit)]

    def on_push(self, question: Question, side: str) -> Keys | None:
        if "unit" not in question.about:
            return self.pushes(question, side)
        unit = question.about["unit"]
        where = self.board.where(unit)
        assert where is not None
        return {f"push/{hex_name(hex)}" for hex in beside(where) if self.board.legal_for(unit, hex)}

    def pushes(self, question: Question, side: str) -> Keys | None:
        return None

    def on_slay(self, question: Question, side: str) -> Keys:
        fight = self.course.fight
        assert fight is not None
        return {f"slay/{hex_name(hex)}" for hex in HEXES if self.board.haints(fight.defender, hex)}

    def on_clash(self, question: Question, side: str) -> Keys:
        """H-105."""
        fight = self.course.fight
        assert fight is not None
        same(
            "H-105: only if a < d",
            self.course.ground_of(fight.side) < self.course.ground_of(fight.defender) or side != fight.side,
            True,
        )
        victim = fight.end if side == fight.side else fight.start
        price = 1 if victim == BRAMBLES else 2
        same("H-105: 2 cubes, 1 if the victim is on the brambles", question.about["price"], price)
        same("H-105: who can pay", self.course.ground_of(side) >= price, True)
        if side != fight.side:
            near = distance(fight.end, fight.start) <= self.board.range_of(fight.end)
            same("H-105: the attacker hex in the range of the defender hex", near, True)
        return {"kill", "pass"}

    # -- The legend jar ----------------------------------------------------------------------------------------------

    def on_legend(self, question: Question, side: str) -> Keys:
        free = self.marches(side, 0) if self.turn.legend_done else set()  # H-54: between two complete steps
        return {"done"} | ({"ability", "gift"} - self.turn.legend_done) | free

    def on_trail_back(self, question: Question, side: str) -> Keys:
        return {"done"} | {f"trail-back/{hex_name(hex)}" for hex in HEXES if self.board.trails[hex]}

    def on_trail(self, question: Question, side: str) -> Keys:
        """H-82: within the legend's range, at most 2 on a hex, not on fire."""
        keys = {f"trail/{hex_name(start)}" for start in self.trail_hexes(side)} if self.board.trails_left else set()
        if self.turn.effect != "ability":
            out = [start for start in HEXES if self.board.trails[start]]
            keys |= {
                f"move/trail/{hex_name(start)}/{hex_name(end)}"
                for start in out
                for end in self.trail_hexes(side)
                if start != end
            }
        return keys | {"done"}

    def trail_hexes(self, side: str) -> list[Hex]:
        legend = self.board.where("red-legend")
        assert legend is not None
        reach = self.board.range_of(legend, self.turn.bonus)
        return [hex for hex in within(legend, reach) if self.board.trails[hex] < 2 and not self.board.flames[hex]]

    def on_storm(self, question: Question, side: str) -> Keys:
        """H-85, H-86: side a on a hex with an own unit, side b beside the legend; never the brambles."""
        legend = self.board.where("blue-legend")
        assert legend is not None
        if self.audit.me("family").track == "family-a":
            hexes = [hex for hex in HEXES if self.board.of("family", hex)]
        else:
            hexes = list(beside(legend))
        return {"done"} | {f"storm/{hex_name(hex)}" for hex in hexes if hex != BRAMBLES and not self.board.flames[hex]}

    def on_march(self, question: Question, side: str) -> Keys:
        """H-170: onto Levi's terrain, or from it to any adjacent hex; each haint once, not onto a trail."""
        levi = self.board.where("blue-legend")
        assert levi is not None
        land, keys = self.board.land, {"done"}
        for unit, start, _ in self.board.all_units():
            if owner(unit) != "family" or not is_haint(unit) or self.still(unit, start) <= 0:
                continue
            for end in beside(start):
                fits = land.alike(levi, end) or land.alike(levi, start)
                if fits and self.board.open_to("family", end) and not self.board.trails[end]:
                    keys.add(f"march/{unit}/{hex_name(start)}/{hex_name(end)}")
        return keys

    def still(self, unit: str, hex: Hex) -> int:
        """How many such units there have not moved by this effect and are not on a nail."""
        return self.board.free(unit, hex) - self.turn.moved[unit, hex]

    # -- Set-up and clean-up -----------------------------------------------------------------------------------------

    def on_hero(self, question: Question, side: str) -> Keys:
        own = [legend for legend in content()["legend"] if legend["faction"] == side and legend["id"] != "kammi"]
        return {f"hero/{ref(legend['id'])}" for legend in own}

    def on_track(self, question: Question, side: str) -> Keys:
        return {f"track/{ref(legend['id'])}" for legend in content()["legend_track"] if legend["faction"] == side}

    def on_objective(self, question: Question, side: str) -> Keys | None:
        """H-42: a terrain hex of the same terrain as its field, without units, townsfolk, buildings, fire."""
        board, thing = self.board, question.about["objective"]
        same(
            "H-42: an objective of the rival",
            thing == "townsfolk",
            side != "protectors" and "protectors" in board.rivals,
        )
        return {
            f"objective/{hex_name(hex)}"
            for hex in HEXES
            if board.land.terrain[hex] in self.audit.waiting[thing]
            and not sum(board.here(hex).values())
            and not (board.townsfolk[hex] or board.buildings[hex] or board.flames[hex])
        }

    def on_walk(self, question: Question, side: str) -> Keys:
        """H-131: any number of steps over hexes with an own unit or a trail."""
        keys = {"done"}
        for start in HEXES:
            if self.board.townsfolk[start] and self.footing(start):
                visited, todo = {start}, [start]
                while todo:
                    for end in beside(todo.pop()):
                        if end not in visited and self.may_walk(end):
                            visited.add(end)
                            if end != self.audit.me("protectors").home or self.board.flames[end]:
                                todo.append(end)
                keys |= {f"walk/townsfolk/{hex_name(start)}/{hex_name(end)}" for end in visited - {start}}
        return keys

    def footing(self, hex: Hex) -> bool:
        return self.board.of("protectors", hex) > 0 or self.board.trails[hex] > 0

    def may_walk(self, hex: Hex) -> bool:
        return (
            self.footing(hex)
            and hex != BRAMBLES
            and not self.board.enemies("protectors", hex)
            and not self.board.buildings[hex]
            and not self.board.flames[hex]
        )

    def on_sink(self, question: Question, side: str) -> Keys:
        return {f"sink/{card}" for card in self.audit.me(side).hand}
