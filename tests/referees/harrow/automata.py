"""The two automata of the solo game: cards that are turned, three fields, herds and attacks (H-260 to H-273)."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import object_to, same

from .board import Board, owner
from .fair import FairAuditor
from .land import BRAMBLES, COLOUR_OF, HEXES, Hex, at, beside, distance
from .solo_cards import DECKS, FIELDS, JOKER, LAND_COLOURS, SEEKERS, Activation, deck_of, hexes_of, orders


class AutomataAuditor(FairAuditor):
    """The events of the automata."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.decks: Counter[str] = Counter()
        self.turned: list[str] = []
        self.start: str | None = None  # the field that was chosen for the joker
        self.now: Activation | None = None
        self.goals: dict[str, Hex] = {}  # where an objective was taken in this turn (H-268)
        self.brambles: set[str] = set()  # who scored them in this turn
        self.hers = False  # Hester's turn has begun
        self.lost = False  # a card had to be turned and there was none
        self.calm = False  # Catch Your Breath, as it is shown
        self.joining = False  # may haints be spawned beside units of their own? (H-265)

    @property
    def card(self) -> str:
        return self.turned[-1]

    @property
    def busy(self) -> Activation | None:
        """The activation, as long as its fields and its attack are done."""
        return self.now if self.now is not None and not self.now.offering else None

    # -- Cards -------------------------------------------------------------------------------------------------------

    def on_SoloCardTurned(self, card: str) -> None:
        self.turn_over()
        full = [deck for deck in DECKS if self.decks[deck]]
        chosen = [self.key.removeprefix("deck/")] if self.key.startswith("deck/") and len(full) > 1 else full
        if deck_of(card) not in chosen or card in self.turned:
            object_to("H-261, H-262: a card of the chosen deck that was not turned before", card, chosen)
        self.decks[deck_of(card)] -= 1
        self.turned.append(card)
        if self.now is not None and self.is_for_spawn():
            same("H-265: another card only if no hex is open", self.spawn_hexes(), [])
            self.now.spawn_card = card

    def is_for_spawn(self) -> bool:
        """Is a card that is turned in an activation about its hexes? Alone, objectives wait for the next turn."""
        return True

    def missing(self) -> bool:
        """Is an objective missing on the map?"""
        return not self.board.townsfolk.total() or not self.board.buildings.total()

    def turn_over(self) -> None:
        """H-271: after Hester's turn a faction on the brambles gets 1 VP."""
        if not self.hers:
            return
        self.hers = False
        due = {side for side in self.board.rivals if self.board.of(side, BRAMBLES)}
        same("H-271: a faction on the brambles gets 1 VP, once", self.brambles, due)
        self.brambles = set()
        self.goals.clear()
        self.start = None

    def objective_hexes(self, objective: str) -> list[Hex]:
        """H-261: the hexes of the card without units, fire and the other objective; the joker: any such hex."""
        board = self.board
        other = board.buildings if objective == "townsfolk" else board.townsfolk
        return [
            hex
            for hex in hexes_of(self.card)
            if not sum(board.here(hex).values()) and not board.flames[hex] and not other[hex] and hex != BRAMBLES
        ]

    def on_ObjectivePlaced(self, side: str, objective: str, hex: str) -> None:
        legal = self.objective_hexes(objective)
        if at(hex) not in legal:
            object_to("H-261: a hex of the card without units, fire and objective", hex, legal)
        (self.board.townsfolk if objective == "townsfolk" else self.board.buildings)[at(hex)] += 1

    # -- Step C ------------------------------------------------------------------------------------------------------

    def on_AutomatonActivated(self, side: str, card: str) -> None:
        same("H-262: the card that was turned last", card, self.card)
        for objective in ("townsfolk", "building"):
            there = self.board.townsfolk if objective == "townsfolk" else self.board.buildings
            same(f"H-261: a {objective} is on the map before a card is turned", sum(there.values()), 1)
        start = self.start if card == JOKER else orders(card)["start"]
        same("H-263: the field of the card, or the one that was chosen", start in FIELDS, True)
        first = FIELDS.index(str(start))
        clockwise = FIELDS[first:] + FIELDS[:first]
        times = Counter(clockwise)
        for flame in range(self.actions):
            times[clockwise[flame % 3]] += 1
        if card == JOKER:
            same("H-263: all terrain cubes are lost", sum(self.board.ground[colour] for colour in LAND_COLOURS), 0)
        self.now = Activation(side, card, [(name, times[name]) for name in clockwise], card)

    def reach(self, name: str) -> int:
        """This field is being done: all fields before it are finished. Says how often it is done."""
        now = self.now
        assert now is not None
        place = [field for field, _ in now.fields].index(name)
        while now.done < place and not self.lost:
            self.finish()
        if self.lost:  # what the automaton still does matters to nobody
            self.now = None
            return 0
        same("H-263: the fields are resolved clockwise from the start", now.done, place)
        return now.fields[place][1]

    def finish(self) -> None:
        """The field that is being done is over: nothing was left out."""
        now = self.now
        assert now is not None
        name, times = now.fields[now.done]
        side = now.side
        if name == "cube":
            same("H-264: 1 + k own cubes", now.gained or not self.board.supply[COLOUR_OF[side]], True)
        elif name == "spawn":
            full = now.spawn_at is not None and not self.board.room(now.spawn_at)
            self.lost = now.spawn_at is None and not self.spawn_hexes() and not self.decks.total()  # H-272
            enough = now.spawned == times or full or not self.me(side).haints or self.lost
            same("H-265: 1 + k haints as far as limit and supply allow", enough, True)
        else:
            if now.passes:
                same("H-266: every group that can moves in a pass", self.herds(), {})
            if now.passes < times:
                self.begin_pass()
                same("H-266: 1 + k passes", self.herds(), {})
        now.done += 1

    def fought(self) -> None:
        """Steps C and D are over: everything was done, the attack too."""
        now = self.busy
        if now is None:
            return
        while now.done < 3:
            self.finish()
        if not now.attacked and not self.calm:
            same("H-269: one attack if possible", self.attacks(), set())
        for colour in ("red", "blue"):
            same("H-270: cubes above 6 are removed", self.board.ground[colour] <= 6, True)
        now.offering = True

    def over(self) -> None:
        """The turn of the automaton is over."""
        self.fought()
        self.now = None

    def on_OfferTaken(self, side: str, offer: str, hex: str) -> None:
        """H-331: only the activated faction takes offers, after step D."""
        self.fought()
        if self.now is not None:
            same("H-331: only the activated faction takes offers", side, self.now.side)
        super().on_OfferTaken(side, offer, hex)

    def on_CubesGained(self, colour: str, number: int) -> None:
        now = self.busy
        mine = now is not None and colour == COLOUR_OF[now.side] and not now.attacked and not self.coming[colour]
        if now is not None and mine:
            times = self.reach("cube")
            if times:
                same("H-264: 1 + k own cubes", number, min(times, self.board.supply[colour]))
                same("H-264: once", now.gained, False)
                now.gained = True
        super().on_CubesGained(colour, number)

    def spawn_hexes(self) -> list[Hex]:
        """H-265: no units whatsoever, unless the table lets haints join their own."""
        assert self.now is not None
        side, board = self.now.side, self.board
        return [
            hex
            for hex in hexes_of(self.now.spawn_card)
            if board.open_to(side, hex) and (self.joining or not sum(board.here(hex).values()))
        ]

    def on_HaintSpawned(self, side: str, hex: str) -> None:
        now = self.busy
        if now is not None:
            same("H-265: the activated faction spawns", side, now.side)
            times = self.reach("spawn")
            if now.spawn_at is None:
                if at(hex) not in self.spawn_hexes():
                    object_to("H-265: a hex of the card that is open to the faction", hex, self.spawn_hexes())
                now.spawn_at = at(hex)
            same("H-265: all on one hex", at(hex), now.spawn_at)
            same("H-265: with room for it", self.board.room(at(hex)) > 0, True)
            same("H-265: not more often than 1 + k", now.spawned < times, True)
            now.spawned += 1
        super().on_HaintSpawned(side, hex)
        if now is not None:
            self.takes(side, at(hex))

    # -- Herds -------------------------------------------------------------------------------------------------------

    def begin_pass(self) -> None:
        """H-266; a unit that Hester moved onto the objective takes it now (H-268)."""
        now = self.now
        assert now is not None
        now.passes += 1
        now.unmoved = {hex for hex in HEXES if self.board.of(now.side, hex)}
        for hex in list(now.unmoved):
            self.takes(now.side, hex)

    def takes(self, side: str, hex: Hex) -> None:
        """H-268: the objective is removed, 2 VP at once; the hex stays the goal for this turn."""
        there = self.board.townsfolk if side == "protectors" else self.board.buildings
        if there[hex]:
            there[hex] -= 1
            self.goals[side] = hex
            self.due.append((side, 2, "rescue" if side == "protectors" else "ruin"))
            if side == "protectors":
                self.rescued += 1
            else:
                self.destroyed += 1

    def way_to_goal(self, side: str) -> dict[Hex, int]:
        """How far every hex is from the goal, over hexes without enemies, fire and hostile objectives."""
        there = self.board.townsfolk if side == "protectors" else self.board.buildings
        goals = [self.goals[side]] if side in self.goals else [start for start in HEXES if there[start]]
        passable = {start for start in HEXES if self.passable(side, start)}
        far = {start: 0 for start in goals if start in passable}
        todo = list(far)
        while todo:
            start = todo.pop(0)
            for end in beside(start):
                if end in passable and end not in far:
                    far[end] = far[start] + 1
                    todo.append(end)
        return far

    def passable(self, side: str, hex: Hex) -> bool:
        board = self.board
        return not board.enemies(side, hex) and not board.flames[hex] and not board.hostile(side, hex)

    def herds(self) -> dict[Hex, list[Hex]]:
        """H-266, H-267: which groups can move now, and where to."""
        now = self.now
        assert now is not None
        far, groups = self.way_to_goal(now.side), {}
        for start in now.unmoved:
            near = far.get(start)
            size = self.board.of(now.side, start)
            steps = [end for end in beside(start) if near and far.get(end) == near - 1 and self.board.room(end) >= size]
            if steps:
                groups[start] = steps
        return groups

    def on_UnitsMoved(self, side: str, start: str, end: str, units: list[str]) -> None:
        now = self.busy
        if now is None:
            super().on_UnitsMoved(side, start, end, units)
            return
        start_hex, end_hex = at(start), at(end)
        self.to_herd()
        if end_hex not in self.herds().get(start_hex, []):
            object_to("H-266, H-267: one step on a shortest way to the goal", (start, end), self.herds())
        super().on_UnitsMoved(side, start, end, units)
        same("H-267: units on one hex never split", self.board.of(side, start_hex), 0)
        now.unmoved.discard(start_hex)  # at b it moves again if those who stand there have not moved yet
        self.takes(side, end_hex)

    def to_herd(self) -> None:
        """The herds move: the pass goes on, or the next one begins."""
        now, times = self.now, self.reach("move")
        assert now is not None
        while not now.passes or (not self.herds() and now.passes < times):
            self.begin_pass()

    # -- Step D ------------------------------------------------------------------------------------------------------

    def attacks(self) -> set[tuple[Hex, Hex, str]]:
        """H-269."""
        now, board = self.now, self.board
        assert now is not None
        starts = [start for start in HEXES if board.of(now.side, start)]
        reach = [(start, end) for start in starts for end in HEXES if distance(start, end) <= board.range_of(start)]
        if orders(now.card).get("hester") and now.card != JOKER:
            on_her = {(start, end, "hester") for start, end in reach if board.here(end)["hester"]}
            on_fire = {(start, end, "hester") for start, end in reach if board.flames[end]}
            if on_her or on_fire:
                return on_her or on_fire
        rival = self.rival(now.side)
        return {(start, end, rival) for start, end in reach if 0 < board.of(rival, end) <= board.of(now.side, start)}

    def on_Attacked(self, side: str, start: str, end: str, defender: str) -> None:
        now = self.now
        assert now is not None
        while now.done < 3:
            self.finish()
        if (at(start), at(end), defender) not in self.attacks():
            object_to("H-269: whom the automaton attacks", (start, end, defender), self.attacks())
        same("H-269: one attack", now.attacked, False)
        same("Catch Your Breath: nobody may attack", self.calm, False)
        now.attacked = True
        super().on_Attacked(side, start, end, defender)

    def on_UnitMoved(self, unit: str, start: str, end: str) -> None:
        """H-268: a legend that is pushed onto its objective takes it, too."""
        super().on_UnitMoved(unit, start, end)
        if self.busy is not None and owner(unit) in SEEKERS:
            self.takes(owner(unit), at(end))

    def standing_on_goal(self, side: str) -> list[Hex]:
        """The hexes where units of the faction stand on the objective that it seeks."""
        there = self.board.townsfolk if side == "protectors" else self.board.buildings
        return [hex for hex in HEXES if there[hex] and self.board.of(side, hex)]

    # -- Points and feasts -------------------------------------------------------------------------------------------

    def on_PointsScored(self, side: str, number: int, reason: str) -> None:
        if reason == "brambles":
            same("H-271: once in a turn", side in self.brambles, False)
            self.brambles.add(side)
        if reason in ("ruin", "rescue") and self.now is not None and self.now.offering:
            for hex in self.standing_on_goal(side):  # moved there by an offer
                self.takes(side, hex)
        if reason == "ruin":
            if (side, number, reason) not in self.due and self.busy is not None:
                self.to_herd()
            same("H-268: 2 VP for who enters the objective's hex", (side, number, reason) in self.due, True)
            self.due.remove((side, number, reason))
            self.me(side).vp += number
            return
        if reason == "rescue" and (side, number, reason) not in self.due and self.busy is not None:
            self.to_herd()
        super().on_PointsScored(side, number, reason)

    def on_SpoonTurned(self, side: str, number: int) -> None:
        same("H-269: who kills Hester sets the dial to 1", number, 1)
        self.me(side).dial = number
        self._plate(side)

    def on_Devoured(self, side: str, token: str) -> None:
        """H-273: any ability token from the box on an empty square of the devoured faction's side."""
        where = self.board.where("hester")
        assert where is not None
        same("H-235: she shares the hex with the legend", self.board.of(side, where) > 0, True)
        same("H-273: a token of the box", self.board.box[token] > 0, True)
        self.board.box[token] -= 1
        self.fill(side)
        self.board.take("hester", where)
