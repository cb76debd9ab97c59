"""The progress of the match: turn, jar, effect, fight."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.referees.running import Plain, Question, object_to, same

from .board import is_infected
from .holdings import Holdings
from .land import BRAMBLES, COLOUR_OF, LAND_CUBE, Hex, at

JAR_ASKS = ("row", "free-action", "tokens", "give-back", "grid", "grid-token")


@dataclass
class Fight:
    """An attack (H-96 to H-105)."""

    side: str
    start: Hex
    end: Hex
    defender: str
    wrath: bool = False
    shaken: bool = False
    hits: set[str] = field(default_factory=set)
    gained: Counter[str] = field(default_factory=Counter)  # cubes that came before the tree

    @property
    def price(self) -> int:
        """H-100: 2 cubes, 1 on the brambles."""
        return 1 if self.end == BRAMBLES else 2


@dataclass
class Turn:
    """A turn of a VP player."""

    side: str
    jar: str | None = None
    carded: bool = False  # a card was played
    ended: bool = False  # the jar action is over for good
    effect: str = ""  # card:x, tile:x, token:x, gift, ability, jar …
    anchor: Hex | None = None  # the storm that was placed, the townsfolk that was pulled
    bonus: int = 0  # to the range
    tremors: bool = False
    moved: Counter[tuple[str, Hex]] = field(default_factory=Counter)  # units that already moved by this effect
    left: int = 0  # how often the effect can still be used
    placed: set[Hex] = field(default_factory=set)
    legend_done: set[str] = field(default_factory=set)
    points: tuple[str, int] | None = None
    upgraded: bool = False
    inside: bool = False  # between the free action and the attack
    walks: int = 0  # free moves
    started: Hex | None = None  # where a unit of two steps stands
    scroll_at: int = 0
    part: int = 0
    activated: list[str] = field(default_factory=list)  # tokens of Kammi's row
    steps: Counter[str] = field(default_factory=Counter)  # of single units by this effect
    replayed: list[str] = field(default_factory=list)
    last: str = ""  # the unit or the colour that was chosen last


class Course:
    """Follows the events and choices of turns, and objects to those at a wrong time."""

    def __init__(self, audit: Holdings, seats: tuple[str, ...]) -> None:
        self.audit = audit
        self.seats = seats
        self.turn: Turn | None = None
        self.fight: Fight | None = None
        self.turn_of = ""
        self.order: list[str] = []  # of this cycle, with Hester
        self.gift_used = False  # the goblin's, once in a game

    # -- Events ------------------------------------------------------------------------------------------------------

    def before(self, event: Plain) -> None:
        """Called before the board changes."""
        kind = event["type"]
        if kind == "JarBroken" and self.turn is not None:
            self.turn.jar = event["jar"]
        if kind == "RoundEnded" or (kind == "PointsScored" and event["reason"] == "brambles"):
            self.turn_over()
        if kind == "ThingRemoved" and event["thing"] == "taunt" and self._round_ends(at(event["hex"])):
            self.turn_over()
        if kind == "Attacked":
            self._attacked(event)
        if kind == "TreeShaken" and self.fight is not None and not self.fight.shaken:
            self._before_tree(self.fight)
        if kind == "AttackFailed":
            self._failed()
        if kind == "Clashed":
            self._clashed()
        if kind == "CubesGained" and self.fight is not None and not self.fight.shaken:
            self.fight.gained[event["colour"]] += event["number"]
        if kind == "FigureRemoved":
            self.gift_used = True
        if kind == "HaintKilled":
            self._killed(event)
        if (
            kind == "StormPlaced"
            and self.turn is not None
            and self.turn.effect in ("ability", "tile:first-scroll", "card:your-will-my-whim")
        ):
            self.turn.anchor = at(event["hex"])

    def _round_ends(self, hex: Hex) -> bool:
        """H-57(1): a taunt that no unit and no new gift takes away."""
        return not sum(self.audit.board.here(hex).values()) and not self.audit.key.startswith("gift")

    def _attacked(self, event: Plain) -> None:
        board, me = self.audit.board, event["side"]
        start, end = at(event["start"]), at(event["end"])
        wrath = board.wrath == start and self.turn is not None and self.turn.effect == "gift"
        self.fight = Fight(me, start, end, event["defender"], wrath)
        same("H-96: attackers on the hex from which is attacked", board.of(me, start) > 0 or wrath, True)
        if event["defender"] != "hester":
            same("H-96: defenders on the target hex", board.of(event["defender"], end) > 0, True)
        if end in board.shelter:
            self.fight.gained["red"] -= 1  # H-97: this one is no outnumber cube

    def _before_tree(self, fight: Fight) -> None:
        """H-98: the larger side gets 1 cube; Knife in the Dark: 2 for the attacker, none for the defender."""
        board, fight.shaken = self.audit.board, True
        ours = board.of(fight.side, fight.start) + 2 * fight.wrath
        theirs = board.of(fight.defender, fight.end)
        colour = COLOUR_OF.get(fight.defender, LAND_CUBE.get(board.land.terrain[fight.end], ""))
        if fight.defender == "hester":
            theirs = board.flames[fight.end] + 3 * board.here(fight.end)["hester"]
        expected: Counter[str] = Counter()
        if fight.side == "family" and "knife-in-the-dark" in self.audit.waits_in_fight:
            expected["blue"] = 2
        elif ours > theirs:
            expected[COLOUR_OF[fight.side]] = 1
        elif theirs > ours and colour:
            expected[colour] = 1
        for cube in expected:  # H-1: an empty supply gives nothing
            expected[cube] = min(expected[cube], board.supply[cube] + fight.gained[cube])
        same("H-98: the larger side gets 1 outnumber cube, equal: nobody", +fight.gained, +expected)

    def ground_of(self, side: str) -> int:
        ground = self.audit.board.ground
        return ground[COLOUR_OF[side]] if side in COLOUR_OF else sum(ground[colour] for colour in LAND_CUBE.values())

    def success(self) -> bool:
        """H-100."""
        fight = self.fight
        assert fight is not None
        ours, theirs = self.ground_of(fight.side), self.ground_of(fight.defender)
        price = 1 if fight.defender == "hester" and self.audit.board.flames[fight.end] else fight.price
        return ours >= theirs and ours >= price

    def _failed(self) -> None:
        if self.fight is None or not self.fight.shaken:
            object_to("H-100: an attack fails after the tree", "AttackFailed", "a fight")
        elif self.success():
            object_to("H-100: success if a ≥ d and a ≥ cost", "AttackFailed", dict(self.audit.board.ground))

    def _clashed(self) -> None:
        fight, board = self.fight, self.audit.board
        assert fight is not None
        less = self.ground_of(fight.side) < self.ground_of(fight.defender)
        both = board.haints(fight.side, fight.start) and board.haints(fight.defender, fight.end)
        same("H-105: a clash only if a < d and both hexes hold haints", bool(less and both), True)

    def _killed(self, event: Plain) -> None:
        victim, hex = event["victim"], at(event["hex"])
        if is_infected(victim) and self.audit.board.here(hex)[victim.replace("infected", "haint")]:
            object_to("H-101, H-105: an uninfected haint first", victim, "uninfected")

    # -- Turns -------------------------------------------------------------------------------------------------------

    def begins(self, side: str) -> None:
        """A VP player is asked for a jar for the first time in this turn."""
        audit = self.audit
        self.turn_of = side
        if "hester" in self.seats:
            if not self.order:
                self.order = [audit.lantern, audit.rival(audit.lantern), "hester"]
            same("H-52: lantern holder, other, Hester, as read at the beginning of the cycle", side, self.order.pop(0))
        elif len(self.seats) == 2:
            first, other = audit.lantern, audit.rival(audit.lantern)
            fewer = other if len(audit.me(other).broken) < len(audit.me(first).broken) else first
            same("H-51: next is who has fewer broken jars; if equal, the lantern holder", side, fewer)
        self.turn = Turn(side)
        self.fight = None
        audit.acting = COLOUR_OF[side]

    def turn_over(self) -> None:
        """H-120 to H-132: nothing is left to clean up when the next one begins."""
        turn, self.turn = self.turn, None
        if turn is None:
            return
        audit, side = self.audit, turn.side
        audit.acting = ""
        board = audit.board
        most = board.ground[COLOUR_OF[side]]
        same("H-120: at most 6 own cubes on the battleground at the end of the turn", most <= 6, True)
        same("H-120: borrowed cubes came back", +board.borrowed, Counter())
        for hex, tokens in board.tokens.items():
            if sum(tokens.values()) and board.of(side, hex):
                object_to("H-121: all ability tokens on hexes with own units are collected", hex, dict(tokens))
        if side == "family":
            same("H-122: every token in front is put on the board or into the bag", audit.front, [])
            where = board.where("blue-legend")
            if where is not None and where != BRAMBLES and board.storms_left:
                same("H-132: a storm on the hex of the own legend", board.stormy(where), True)
            same("H-132: buildings connected with the home by storms are destroyed", audit.doomed(), [])
        for hex, offer in board.nests.items():
            if offer != "empty" and board.of(side, hex):
                object_to("H-316: whoever stands on a nest with an offer takes it", (hex, offer), "taken")
        if turn.jar is None:
            object_to("H-55: a jar must be broken every turn", "none", "a jar")

    def asked(self, question: Question) -> None:
        """Learn from a question how far the turn has come."""
        side = self.seats[question.seat]
        if question.prompt == "turn" and (self.turn is None or self.turn.side != side or self.turn.jar is not None):
            self.turn_over()
            self.begins(side)
        if question.prompt in ("root", "fair") and self.turn is not None:
            self.turn_over()
        if question.prompt == "fair":
            self.turn_of = "fair-folk"
        if question.prompt == "root" and self.turn_of != "hester":
            same("H-52: lantern holder, other, Hester", self.order, ["hester"])
            self.order, self.turn_of = [], "hester"
        if question.prompt in ("turn", "around"):
            self.fight = None
            if self.turn is not None:
                self.turn.effect = ""
                if "end" in question.keys:
                    self.turn.ended = True
        if question.prompt == "legend" and self.turn is not None:
            self.turn.effect = "legend"
        if question.prompt == "free-action" and self.turn is not None:
            self.turn.inside = True
        jar = question.rule in ("H-56", "H-78", "H-95") if question.prompt == "act" else question.prompt in JAR_ASKS
        if jar and question.rule != "H-187" and self.turn is not None and not self.turn.effect.startswith("token"):
            self.turn.effect = "jar"

    def chosen(self, question: Question, key: str) -> None:
        """Record what a choice begins."""
        turn = self.turn
        if turn is None:
            return
        verb, *rest = key.split("/")
        if verb == "advance" and not self.audit.board.cost(turn.side, at(rest[1])):
            turn.walks += 1
        if verb == "back":
            self.audit.drawn.remove(rest[0])
            self.audit.bag[rest[0]] += 1
            self.audit.give_back -= 1
        if question.prompt == "token" and verb == "token":
            same("H-175: a token of the bag", self.audit.bag[rest[0]] > 0, True)
            self.audit.bag[rest[0]] -= 1
            self.audit.gain_token(rest[0], ready=False)
        if verb in ("card", "replay", "tile", "offer") or (verb == "token" and question.prompt != "grid-token"):
            turn.effect = f"{'card' if verb == 'replay' else verb}:{rest[0]}"
            self._fresh(turn)
            if verb == "card":
                turn.carded = True
            if turn.effect == "tile:first-scroll":
                self._scroll_1(turn)
        elif verb in ("ability", "gift"):
            if verb == "ability":
                self._scroll_1(turn)
            turn.effect = verb
            self._fresh(turn)
            turn.legend_done.add(verb)
        elif key == "act" or verb in ("break", "strike"):
            turn.effect = "jar"
        if question.prompt == "tokens":
            self._spend(turn, verb, rest)
        if turn.side == "kammi" and turn.effect == "gift" and (verb == "pull" or question.prompt == "move"):
            self.gift_used = True  # H-193: discarded when it is used; no legend moved is a use of the Bruiser's
        self._moved(turn, question, key)

    def _scroll_1(self, turn: Turn) -> None:
        turn.replayed.clear()
        if self.audit.me(turn.side).track == "kammi-2":
            self.audit.lay_row_cubes()

    def _spend(self, turn: Turn, verb: str, rest: list[str]) -> None:
        """H-58: a token is activated once; costly hexes take several ADVANCE tokens (H-62)."""
        ready = self.audit.ready
        if verb == "advance":
            for _ in range(self.audit.board.cost("family", at(rest[1]))):
                ready.remove("advance")
        elif verb in ("spawn", "strengthen"):
            ready.remove(verb)
        elif verb == "pry":
            ready.remove("advance")
        elif verb == "use":
            ready.remove(rest[0])
            turn.effect = f"token:{rest[0]}"
            self._fresh(turn)
        elif verb == "card":
            turn.upgraded = True
        elif verb == "done":
            ready.clear()

    def _fresh(self, turn: Turn) -> None:
        turn.scroll_at = turn.part = 0
        turn.last = ""
        turn.anchor = turn.started = None
        turn.moved.clear()
        turn.steps.clear()
        turn.points = None
        turn.placed.clear()
        turn.left = 0
        if turn.effect == "card:out-all-night":
            turn.bonus += 2
        if turn.effect == "token:distant-tremors":
            turn.tremors = True

    def _moved(self, turn: Turn, question: Question, key: str) -> None:
        verb, *rest = key.split("/")
        if verb in ("move", "march", "pull", "push", "relocate") and len(rest) == 3:
            unit, hex = rest[0], at(rest[2])
            turn.moved[unit, hex] += 1
            turn.steps[unit] += 1
            turn.started = hex
            if question.prompt != "keyhole-move":
                turn.last = unit
            if unit == "townsfolk":
                turn.anchor = hex
        if verb == "part":
            turn.part = int(rest[0])
        if verb in ("off", "keyhole"):
            turn.last = rest[0]
        if question.prompt == "grid" and question.rule == "H-187" and verb == "grid":
            self.audit.lay_row_cube(int(rest[0]) - 1)
            turn.placed.add(int(rest[0]))
        if question.prompt == "grid-token" and verb == "token":
            turn.activated.append(rest[0])
            turn.points = None
        if verb == "replay":
            turn.replayed.append(rest[0])
        if verb in ("place", "taunt"):
            turn.placed.add(at(rest[-1]))
