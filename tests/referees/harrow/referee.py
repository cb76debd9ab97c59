"""The referee: it lays the table itself, follows what happens and compares it with what is shown and offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.referees.running import Plain, Question, Result, Sight, object_to, same

from .audit import Auditor
from .board import Board, Player
from .land import COLOUR_OF, LAND_CUBE, NORTH, SOUTH, TERRAINS, at, cards_of, content, told
from .showing import compare


def taste(question: Question) -> Sequence[float]:
    """Crowded matches: everybody meets in the middle, spawns and fights."""
    return [_liking(key) for key in question.keys]


def _liking(key: str) -> float:
    verb = key.split("/")[0]
    if key in ("done", "skip", "stop", "pass", "end", "stay", "bag"):
        return 0.05
    if verb in ("spawn", "attack", "hit", "kill", "strike", "gift", "ability", "walk"):
        return 4.0
    if verb == "advance":
        near = at(key.split("/")[2]) in (12, 13, 18, 19, 20, 25, 26)
        return 0.6 if near else 0.1
    return 1.0


class Referee:
    """One match."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.settings = settings
        self.chapter = int(settings["chapter"])
        self.rivals: tuple[str, ...] = ("protectors", "family")
        self.board = Board(self.rivals, self.chapter)
        self.audit = Auditor(self.board)
        self.laid = False

    def happens(self, events: list[Plain]) -> None:
        for event in events:
            if event["type"] == "MapLaid":
                self.audit.happens(event)
                self._lay()
            else:
                self.audit.happens(event)

    def asked(self, sight: Sight) -> None:
        view = sight.view(None)
        if not self.laid:
            self.laid = True
            self._tokens(view)
        self.audit.settled()
        compare(self.audit, view)

    def chosen(self, seat: int, key: str) -> None:
        self.audit.key = key

    def ends(self, sight: Sight, result: Result) -> None:
        """H-134: at least 7 VP at the end of a round, the most VP wins; tie: the lantern holder."""
        self.audit.settled()
        compare(self.audit, sight.view(None))
        points = {side: self.audit.me(side).vp for side in self.rivals}
        best = max(points.values())
        same("H-134: the match ends when a VP faction has at least 7 VP", best >= 7, True)
        leaders = [side for side in self.rivals if points[side] == best]
        winner = leaders[0] if len(leaders) == 1 else self.audit.lantern
        same("H-134: the most VP wins; tie: the lantern holder", result.winners, (self.rivals.index(winner),))
        same("H-134: scores are VP", result.scores, tuple(float(points[side]) for side in self.rivals))

    # -- Set-up ------------------------------------------------------------------------------------------------------

    def _lay(self) -> None:
        """H-40: what is laid on the table before anybody chooses."""
        board, audit = self.board, self.audit
        for side in self.rivals:
            me = board.players[side] = Player(side)
            me.home = SOUTH if side == "protectors" else NORTH
            me.haints -= 3
            board.put(f"{COLOUR_OF[side]}-haint", me.home, 3)
            board.put(f"{COLOUR_OF[side]}-legend", me.home)
            board.supply[COLOUR_OF[side]] -= 3
            board.ground[COLOUR_OF[side]] = 3
            board.wild_left -= 1
        audit.bag = Counter({"advance": 4, "spawn": 2, "strengthen": 2})
        board.box -= audit.bag
        if self.chapter == 1:
            board.players["protectors"].hero, board.players["family"].hero = "emmy", "levi"
            board.players["protectors"].track, board.players["family"].track = "protectors-a", "family-a"
            board.trails_left = 1
        else:
            for side in self.rivals:
                board.players[side].deck = len(cards_of(side))
        if self.chapter <= 2:
            audit.lantern = "protectors"
            board.townsfolk.update({1: 1, 16: 1, 34: 1})
            board.buildings.update({4: 1, 22: 1, 37: 1})

    def _tokens(self, view: Plain) -> None:
        """H-40(2), H-41: a token on every symbol, one kind for each terrain."""
        shown = {at(h["ref"]): list(h.get("tokens", [])) for h in view["hexes"]}
        land = self.board.land
        kinds: dict[str, str] = {}
        for a in land.symbols:
            if len(shown[a]) != 1 or kinds.setdefault(land.terrain[a], shown[a][0]) != shown[a][0]:
                object_to("H-41: one token on every symbol, one kind for each terrain", (told(a), shown[a]), kinds)
        same("H-41: four kinds for four terrains", len(set(kinds.values())), 4)
        if self.chapter == 1:
            printed = {t["id"]: t["chapter1_token"] for t in content()["terrain"] if t["is_terrain"]}
            same("H-40(2): bog ADVANCE, wetlands SPAWN, plains STRENGTHEN, forest LEGEND", kinds, printed)
        for a in land.symbols:
            self.board.put_token(shown[a][0], a)
            self.board.box[shown[a][0]] -= 1
        assert set(kinds) == set(TERRAINS) == set(LAND_CUBE)
