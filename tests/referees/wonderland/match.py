"""A whole match: set-up (section 2, W-111 to W-113), three rounds, and the final scoring (section 11)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.referees.running import Result as Outcome
from tests.referees.running import object_to, same

from .board import Board
from .box import ALLIES, content, entries
from .feats import castle_points, final_standing, quest_points
from .result import Result
from .script import Desk, Script, Wanted
from .tea import STARTING_SHARDS, Tea


class Match(Result, Tea):
    """The rules from the first to the last."""

    def __init__(self, board: Board, desk: Desk, settings: Mapping[str, str]) -> None:
        super().__init__(board, desk)
        self.settings = settings
        self.last_drawer = settings.get("last-drawer", "resistance")
        self.lone_quests = settings.get("uncontested") == "quests"
        self.lot = []
        self.came = False

    def whole(self) -> Script[None]:
        yield from self.lay()
        yield from self.choose_factions()
        yield from self.first_quests()
        yield from self.rounds(1)

    def rounds(self, first: int) -> Script[None]:
        """W-23: those from this one on, and the final scoring."""
        for self.board.round in range(first, int(content()["meta"]["rounds"]) + 1):
            if self.board.round > 1:
                yield from self.first_seat()
                self.first_player()
            yield from self.tea_party()
            yield from self.war()
        yield from self.score()

    def rest(self, seat: int) -> Script[None]:
        """The rest of a match from a tea turn of this seat on, if it is still to come; of a position."""
        self.tea_time = True
        for player in self.turns(seat):
            yield from self.tea_turn(player)
        yield from self.tea_ends()
        self.tea_time = False
        yield from self.war()
        yield from self.rounds(self.board.round + 1)

    # -- Set-up --------------------------------------------------------------------------------------------------------

    def lay(self) -> Script[None]:
        """W-10 to W-15."""
        board, desk = self.board, self.desk
        event = yield from desk.expect("W-10", "TableLaid")
        cards, tiles = list(event["allies"]), list(event["tiles"])
        letters = {entries("ally_cards")[card]["chip"]: entries("ally_cards")[card]["set"].lower() for card in cards}
        same("W-11: one card of each type and the forge card", sorted(letters), sorted([*ALLIES, "forge"]))
        sets = {letters[ally] for ally in ALLIES}
        if self.settings["allies"] == "random":
            same("W-11: one set", len(sets), 1)
        elif self.settings["allies"] != "mixed":
            same("W-11: the chosen set", sets, {self.settings["allies"].lower()})
        board.allies = letters
        same("W-10: a different tile on each region", len(set(tiles) & set(entries("region_scoring_tiles"))), 5)
        board.tiles = dict(zip(board.regions, tiles, strict=True))
        board.values = {
            region: list(entries("region_scoring_tiles")[tile]["vp"]) for region, tile in board.tiles.items()
        }
        board.wonders = set(entries("wonderlandians"))
        board.quests = set(entries("quests"))
        if board.seats == 2:
            board.wonders -= set(content()["two_player"]["remove_wonderlandians"])
        event = yield from desk.expect("W-12: three open Wonderlandians", "MarketFilled")
        self.fill_market(event["cards"], int(content()["setup"]["market_size"]))
        start = "red-keep"
        if board.seats == 2:
            event = yield from desk.expect("W-111: a region is removed", "RegionRemoved")
            removed = str(event["region"])
            at = board.regions.index(removed)
            start = board.regions[(at + 1) % len(board.regions)]
            board.regions.remove(removed)
            del board.tiles[removed]
            board.quests = {q for q in board.quests if entries("quests")[q]["region"].replace("_", "-") != removed}
        event = yield from desk.expect("W-15, W-112", "MarkerMoved")
        self.marker_moved(start, int(event["n"]), str(event["region"]))
        yield from self.first_seat()

    def first_seat(self) -> Script[None]:
        event = yield from self.desk.expect("W-21, W-24: a first player", "FirstPlayer")
        self.board.first = int(event["seat"])

    def choose_factions(self) -> Script[None]:
        """W-16, W-17, W-20, W-21."""
        board, desk = self.board, self.desk
        free = list(entries("factions"))
        if self.settings["first"] != "random":
            same("W-21: the agreed first player", f"p{board.first}", self.settings["first"])
        for i in range(board.seats):
            seat = (board.first + i) % board.seats
            if self.settings["factions"] == "choose":
                question = Wanted(seat, "faction", tuple(f"faction/{f}" for f in free), "W-16: any free faction")
                key = (yield from desk.all_choose([question]))[seat]
                yield from desk.expect("W-16", "FactionChosen", seat=seat, faction=key.split("/")[1])
                faction = key.split("/")[1]
            else:
                event = yield from desk.expect("W-16", "FactionChosen")
                seat, faction = int(event["seat"]), str(event["faction"])
            if faction not in free or board.players[seat].faction:
                object_to("W-16: every player has another faction", (seat, faction), free)
            free.remove(faction)
            board.players[seat].faction = faction
        for player in board.players:
            player.bag = board.bag_at_start(player)
            for chip in ("forge", "madness"):
                board.stock[chip] -= player.bag[chip]
            if player.faction == "jabberwock":
                player.poison = board.seats + 2
            n = STARTING_SHARDS[board.seats][(player.seat - board.first) % board.seats]
            if n:
                yield from self.gain_shards(player, n, "W-21: starting shards in turn order")

    def first_quests(self) -> Script[None]:
        """W-18."""
        board, desk = self.board, self.desk
        for player in board.players:
            yield from self.draw_quests(player, 2, False)
        rule = "W-18: one of the two is kept"
        questions = [
            Wanted(player.seat, "keep", tuple(f"keep/{quest}" for quest in player.quests), rule)
            for player in board.players
        ]
        answers = yield from desk.all_choose(questions)
        for player in board.players:
            chosen = answers[player.seat].split("/")[1]
            back = next(quest for quest in player.quests if quest != chosen)
            yield from desk.expect("W-18: the other is shuffled back", "QuestReturned", seat=player.seat, quest=back)
            player.quests = [chosen]
            board.quests.add(back)

    # -- The end -------------------------------------------------------------------------------------------------------

    def score(self) -> Script[None]:
        """W-107 to W-109."""
        board = self.board
        for player in board.players:
            reached, points = quest_points(board, player)
            event = yield from self.desk.expect(
                "W-107: VP, castles, quests, less the shards",
                "Scored",
                seat=player.seat,
                vp=player.vp,
                castles=castle_points(board, player),
                quest_points=points,
                shards=player.shards,
                total=final_standing(board, player)[0],
            )
            counted = {quest for quest in (*player.quests, *player.feats) if quest in player.feats or quest in reached}
            same("W-109: the quests that score", set(event["quests"]), counted)
        yield from self.desk.take()

    def ends(self, outcome: Outcome) -> None:
        """W-110: most points; fewer shards; more units; shared."""
        board = self.board
        standings = [final_standing(board, player) for player in board.players]
        winners = tuple(player.seat for player in board.players if standings[player.seat] == max(standings))
        same("W-107: the scores", outcome.scores, tuple(float(standing[0]) for standing in standings))
        same("W-110: who wins", outcome.winners, winners)
