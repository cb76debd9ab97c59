"""The referee: it sets up the table itself, follows the events and compares its table with views and offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.referees.running import Plain, Question, Result, Sight, object_to, same, same_keys

from .board import Board, Player
from .fair import FairAuditor, FairEffects
from .hester import show_hester
from .land import BRAMBLES, COLOUR_OF, EDGE_OF_HOME, NORTH, SOUTH, TERRAINS, at, cards_of, content, hex_name
from .showing import compare
from .turns import Course


def taste(question: Question) -> Sequence[float]:
    """Crowded matches: everybody meets in the middle, spawns and fights."""
    return [_liking(key) for key in question.keys]


def _liking(key: str) -> float:
    verb = key.split("/")[0]
    if key in ("done", "skip", "stop", "pass", "end", "stay", "bag"):
        return 0.05
    if verb in ("spawn", "attack", "hit", "kill", "strike", "gift", "ability", "walk"):
        return 4.0
    if verb in ("tree", "infect", "lead", "stir", "summon", "devour", "douse", "together"):
        return 9.0
    if verb == "advance":
        near = at(key.split("/")[2]) in (12, 13, 18, 19, 20, 25, 26)
        return 0.6 if near else 0.1
    return 1.0


UNJUDGED: Counter[str] = Counter()  # questions about which the referee has no opinion yet
SETTING_UP = ("hero", "track", "figures", "goblin", "post", "hide-doll", "station", "hide", "search")


class Referee:
    """One match."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.settings = settings
        fair = settings["chapter"] == "fair"
        self.chapter = 3 if fair else int(settings["chapter"])
        sides = "protectors-family" if settings["sides"] == "auto" else settings["sides"]
        self.rivals: tuple[str, ...] = tuple(sides.split("-"))
        self.board = Board(self.rivals, self.chapter)
        self.audit = FairAuditor(self.board)
        hester = ["hester"] if self.chapter == 5 or (fair and seats == 4) else []
        seats_taken = (*self.rivals, *hester, *(["fair-folk"] if fair else []))
        self.fair = fair
        self.hester = "hester" in seats_taken
        self.course = Course(self.audit, seats_taken)
        self.offers = FairEffects(self.audit, self.course, dict(settings))
        self.questions: dict[int, Question] = {}
        self.laid = False

    def happens(self, events: list[Plain]) -> None:
        for event in events:
            if event["type"] == "MapLaid":
                self.audit.happens(event)
                self._lay()
            else:
                self.course.before(event)
                self.audit.happens(event)

    def asked(self, sight: Sight) -> None:
        view = sight.view(None)
        if not self.laid and not any(question.prompt in SETTING_UP for question in sight.questions.values()):
            self.laid = True
            self._tokens(view)
            if "kammi" in self.rivals:
                self._grid(view)
        if self.audit.ghost and not any(q.prompt == "push" for q in sight.questions.values()):
            self.audit.count_ghost()
        self.audit.settled()
        if self.laid:
            compare(self.audit, view)
        if self.hester:
            if not any(question.prompt == "scatter" for question in sight.questions.values()):
                show_hester(self.audit, view["hester"])
            self._limits(sight)
            self.audit.check_harvest()
        self._gathered()
        self.questions = sight.questions
        if self.fair:
            self.offers.secret = sight.view(self.course.seats.index("fair-folk"))
            self.offers.calm = bool(self.offers.secret["fair"]["calm"])  # Catch Your Breath, as it is shown
        for question in sight.questions.values():
            if question.prompt == "fair" and self.course.turn_of != "fair-folk":
                self.offers.fair_begins()
            if question.prompt == "root" and self.course.turn_of != "hester":
                self.offers.begins()
            self.course.asked(question)
            legal = self.offers.of(question)
            if legal is None:
                effect = self.course.turn.effect if self.course.turn else ""
                UNJUDGED[f"{question.prompt} {effect}"] += 1
            else:
                same_keys(f"{question.rule}: {question.prompt}", question.keys, legal)

    def _limits(self, sight: Sight) -> None:
        """With Hester the limits hold whenever nobody is about to make or clear a fire."""
        if any(question.prompt in ("square", "scatter", "doll") for question in sight.questions.values()):
            return
        broken = self.board.broken_limit()
        if broken:
            object_to(broken, "broken", "the limits of H-30 to H-36")

    def _gathered(self) -> None:
        """Confluence: every component that may be on the other hex goes there."""
        if not self.audit.key.startswith("gather/"):
            return
        board, (_, start, end) = self.board, self.audit.key.split("/")
        start_hex, end_hex = at(start), at(end)
        same("Confluence: ability tokens go along", +board.tokens.get(start_hex, Counter()), Counter())
        same("Confluence: storms go along, not to the brambles", board.storms[start_hex] and end_hex != BRAMBLES, 0)
        same("Confluence: trails go along, at most 2", board.trails[start_hex] and board.trails[end_hex] < 2, 0)

    def chosen(self, seat: int, key: str) -> None:
        self.audit.key = key
        self.audit.returned = False
        verb, _, where = key.partition("/")
        side = self.course.seats[seat]
        if verb == "post":  # H-44: no event tells where Kammi and her rival put their units
            self.board.put(f"{COLOUR_OF[side]}-haint", at(where))
        if verb == "station":
            self.board.put(f"{COLOUR_OF[side]}-legend", at(where))
        self.course.chosen(self.questions[seat], key)
        self.offers.chose(self.questions[seat], key)
        if verb == "infect":
            self.offers.last_infected = where.split("/")[0]

    def ends(self, sight: Sight, result: Result) -> None:
        """H-134: at least 7 VP at the end of a round, the most VP wins; tie: the lantern holder."""
        self.audit.settled()
        compare(self.audit, sight.view(None))
        if self.hester and sum(self.audit.squares.values()) == 6:
            same("H-200: she wins at once when her 6 squares are full", result.winners, (2,))
            return
        points = {side: self.audit.me(side).vp for side in self.rivals}
        best = max(points.values())
        if self.fair and len(self.audit.items_found) == 3:
            folk = self.course.seats.index("fair-folk")
            same("H-298: the Fair Folk win when the queen is found", folk in result.winners, True)
            return
        same("H-134: the match ends when a VP faction has at least 7 VP", best >= 7, True)
        leaders = [side for side in self.rivals if points[side] == best]
        winner = leaders[0] if len(leaders) == 1 else self.audit.lantern
        same("H-134: the most VP wins; tie: the lantern holder", result.winners, (self.rivals.index(winner),))
        same("H-134: scores are VP", result.scores[:2], tuple(float(points[side]) for side in self.rivals))

    # -- Set-up ------------------------------------------------------------------------------------------------------

    def _lay(self) -> None:
        """H-40: what is laid on the table before anybody chooses."""
        board, audit = self.board, self.audit
        kammi = "kammi" in self.rivals
        for side in self.rivals:
            me = board.players[side] = Player(side)
            me.home = SOUTH if side == "protectors" or (side == "kammi" and "family" in self.rivals) else NORTH
            me.haints -= 3
            if not kammi:
                board.put(f"{COLOUR_OF[side]}-haint", me.home, 3)
                board.put(f"{COLOUR_OF[side]}-legend", me.home)
            board.supply[COLOUR_OF[side]] -= 3
            board.ground[COLOUR_OF[side]] = 3
            board.wild_left -= 1
        if kammi:
            rival = next(side for side in self.rivals if side != "kammi")
            board.dolls = list(EDGE_OF_HOME[board.players[rival].home])
            board.box -= Counter({"advance": 3, "spawn": 2, "strengthen": 2})
        if "family" in self.rivals:
            audit.bag = Counter({"advance": 4, "spawn": 2, "strengthen": 2})
            board.box -= audit.bag
        else:
            board.storms_left = 0
        if self.chapter == 1:
            board.players["protectors"].hero, board.players["family"].hero = "emmy", "levi"
            board.players["protectors"].track, board.players["family"].track = "protectors-a", "family-a"
            board.trails_left = 1
        else:
            for side in self.rivals:
                board.players[side].deck = len(cards_of(side))
        if self.chapter >= 3:
            for side in self.rivals:
                board.players[side].dial = 1
            audit.tile_stock = len(content()["bonus_tile"])
            audit.waiting["townsfolk"] = list(TERRAINS) if "protectors" in self.rivals else []
            audit.waiting["building"] = list(TERRAINS) if "family" in self.rivals else []
        if self.hester:
            board.players["hester"] = Player("hester")
            board.players["hester"].deck = len(cards_of("hester"))
            audit.fires = True
        if self.fair:
            board.players["fair-folk"] = Player("fair-folk")
            board.players["fair-folk"].deck = len(cards_of("fair-folk"))
        if self.chapter <= 2:
            audit.lantern = "protectors"
            board.townsfolk.update({1: 1, 16: 1, 34: 1})
            board.buildings.update({4: 1, 22: 1, 37: 1})

    def _grid(self, view: Plain) -> None:
        """H-44: 2 ADVANCE, 2 SPAWN, 2 STRENGTHEN at random on the grid, 1 ADVANCE on the left."""
        grid = view["kammi"]["grid"]
        kinds = Counter(token for row in grid for token in row)
        same("H-44: the tokens of the grid", kinds, Counter({"advance": 2, "spawn": 2, "strengthen": 2}))
        same("H-44: the token on the left", view["kammi"]["loose"], "advance")
        self.audit.grid = [list(row) for row in grid]

    def _tokens(self, view: Plain) -> None:
        """H-40(2), H-41: a token on every symbol, one kind for each terrain."""
        shown = {at(place["ref"]): list(place.get("tokens", [])) for place in view["hexes"]}
        land = self.board.land
        kinds: dict[str, str] = {}
        for hex in land.symbols:
            if len(shown[hex]) != 1 or kinds.setdefault(land.terrain[hex], shown[hex][0]) != shown[hex][0]:
                object_to(
                    "H-41: one token on every symbol, one kind for each terrain", (hex_name(hex), shown[hex]), kinds
                )
        same("H-41: four kinds for four terrains", len(set(kinds.values())), 4)
        if self.chapter == 1:
            printed = {
                terrain["id"]: terrain["chapter1_token"] for terrain in content()["terrain"] if terrain["is_terrain"]
            }
            same("H-40(2): bog ADVANCE, wetlands SPAWN, plains STRENGTHEN, forest LEGEND", kinds, printed)
        for hex in land.symbols:
            self.board.put_token(shown[hex][0], hex)
            self.board.box[shown[hex][0]] -= 1
