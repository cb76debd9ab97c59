"""The awards of a battle (W-90 to W-96, W-116), quests, and the sequence of a war (W-63, W-106)."""

from __future__ import annotations

from tests.referees.running import same

from .board import Player
from .box import content
from .ending import Ending
from .feats import feat_met
from .script import Script


class Result(Ending):
    """A war."""

    def war(self) -> Script[None]:
        board, desk = self.board, self.desk
        yield from desk.expect("W-23: the war follows the tea party", "WarBegan", round=board.round)
        self.came = False
        at = board.regions.index(board.marker)
        for region in board.regions[at:] + board.regions[:at]:
            if (yield from self.battle(region)):
                yield from self.decide()
        yield from desk.expect("W-106", "WarEnded", round=board.round)
        for player in board.players:
            for figure in player.locals:
                yield from desk.expect(
                    "Help the Locals: they leave (R-49)", "FigureLeft", seat=player.seat, figure=figure
                )
                for places in [player.bench, *player.figures.values()]:
                    while figure in places:
                        places.remove(figure)
                board.gone_wonders.append(figure)
            player.locals = []
        if board.round < int(content()["meta"]["rounds"]):
            yield from self.between_rounds()

    def one_battle(self, region: str) -> Script[None]:
        """A battle alone, of a position."""
        self.came = False
        if (yield from self.battle(region)):
            yield from self.decide()

    def between_rounds(self) -> Script[None]:
        """W-106: marker, chips back, leaders to the head, a new market."""
        board, desk = self.board, self.desk
        event = yield from desk.expect("W-106(1)", "MarkerMoved")
        self.marker_moved(board.marker, int(event["n"]), str(event["region"]))
        for player in board.players:
            board.refresh(player)
            player.leader, player.chair = None, 0
        board.wonders |= set(board.market)
        board.market = []
        if board.wonders:
            event = yield from desk.expect("W-106(5): three new market cards", "MarketFilled")
            self.fill_market(event["cards"], int(content()["setup"]["market_size"]))

    def marker_moved(self, start: str, n: int, end: str) -> None:
        """W-15, W-112: that many regions clockwise."""
        regions = self.board.regions
        same("W-8: a face of the die", n in content()["shard_die"]["faces"], True)
        same("W-15: that many regions clockwise", end, regions[(regions.index(start) + n) % len(regions)])
        self.board.marker = end

    # -- One battle ----------------------------------------------------------------------------------------------------

    def decide(self) -> Script[None]:
        """Section 10, in its order."""
        board = self.board
        if not board.in_battle:
            yield from self.uncontested(board.players[board.who[0]])
            return
        alive = [board.players[s] for s in board.who if not board.players[s].busted]
        winner, tied = yield from self.awards(alive)
        for player in (yield from self.in_order(alive)):
            yield from self.quests(player, alive, winner)
        for player in (yield from self.in_order(alive)):
            yield from self.act(player, player.seat == winner)
        for player in (yield from self.in_order(alive)):
            yield from self.forging(player)
        yield from self.settle_bets(winner, tied)
        yield from self.clean_up()

    def value(self) -> int:
        """W-91: of the tile, in this round."""
        return self.board.values[self.board.region][self.board.round - 1]

    def uncontested(self, player: Player) -> Script[None]:
        """W-94, W-121; with quests and all abilities, if that was agreed."""
        yield from self.vp_or_castle(player, "W-94: the VP award or the castle", walrus=self._walrus(player))
        if self.lone_quests:
            yield from self.quests(player, [player], player.seat)
        yield from self.act(player, won=True, uncontested=not self.lone_quests)

    def awards(self, alive: list[Player]) -> Script[tuple[int | None, bool]]:
        """W-90 to W-95, W-116: gives the sole winner, and whether first place was tied."""
        desk, region = self.desk, self.board.region
        against = self.resistance()
        top = max((player.marker for player in alive), default=-1)
        first = [player for player in alive if player.marker == top and top >= against]
        if not first:
            yield from desk.expect("W-95, W-116: nobody wins", "NobodyWon", region=region)
            return None, False
        if len(first) > 1 or top == against:
            who = [player.seat for player in first]
            yield from desk.expect("W-93: tied for first", "BattleTied", region=region, who=who)
            for player in (yield from self.in_order(first)):
                yield from self.vp_or_castle(player, "W-93: the full VP award or the castle", walrus=False)
            return None, True
        winner = first[0]
        yield from desk.expect("W-91: sole first", "BattleWon", region=region, seat=winner.seat)
        yield from self.award(winner, self.value())
        yield from self._castle(winner, self._walrus(winner), "W-91: a castle here, unless the own one is here")
        below = [player for player in alive if player is not winner and player.marker >= against]
        second = [player for player in below if player.marker == max(other.marker for other in below)]
        half = (self.value() + 1) // 2
        for player in second:
            yield from self.award(player, -(-half // len(second)))
        return winner.seat, False

    def award(self, player: Player, n: int) -> Script[None]:
        rule = "W-91 to W-93: the award of the region"
        yield from self.desk.expect(rule, "VpGained", seat=player.seat, n=n, source=self.board.region)
        player.vp += n

    def _walrus(self, player: Player) -> bool:
        return player.figure_here("walrus", self.board.region)

    def _walrus_points(self, player: Player) -> Script[None]:
        yield from self.desk.expect("Walrus: +3 VP", "VpGained", seat=player.seat, n=3, source="walrus")
        player.vp += 3

    def _castle(self, player: Player, walrus: bool, rule: str) -> Script[None]:
        """The castle of a winner; with the Walrus it may stand anywhere and gives 3 VP (section 14)."""
        board = self.board
        if walrus:
            decline = not board.castle_possible(player, board.region)
            yield from self.castle(player, board.regions, "castle", "Walrus: the castle into any region", decline)
            yield from self._walrus_points(player)
        else:
            yield from self.castle(player, [board.region], "castle", rule)

    def vp_or_castle(self, player: Player, rule: str, walrus: bool) -> Script[None]:
        board = self.board
        where = board.regions if walrus else [board.region]
        keys = ["award/vp"] + (["award/castle"] if any(board.castle_possible(player, r) for r in where) else [])
        key = yield from self.desk.ask(player.seat, "award", keys, rule)
        if key == "award/castle":
            yield from self._castle(player, walrus, rule)
            return
        yield from self.award(player, self.value())
        if walrus:
            yield from self.desk.expect(
                "Walrus: +3 VP also for the VP award", "VpGained", seat=player.seat, n=3, source="walrus"
            )
            player.vp += 3

    # -- Quests --------------------------------------------------------------------------------------------------------

    def quests(self, player: Player, alive: list[Player], winner: int | None) -> Script[None]:
        """W-96: at most one quest of this region whose feat is met; Roses C: one more of any region."""
        extra = self.board.allies["rose"] == "c" and self.active(player, "rose") >= 2
        normal = True
        while normal or extra:
            met = [
                other
                for other in player.quests
                if normal and feat_met(self.board, other, player, alive, winner, self.resistance())
            ]
            if extra and player.quests and (yield from self.desk.asks(player.seat, "extra-feat")):
                keys = [f"feat/{quest}" for quest in player.quests]
                rule = "Roses C: may complete 1 extra feat"
                key = yield from self.desk.ask(player.seat, "extra-feat", [*keys, "pass"], rule)
                extra = False
            elif met:
                keys = [f"feat/{quest}" for quest in met]
                key = yield from self.desk.ask(
                    player.seat, "feat", [*keys, "pass"], "W-96: a quest of this region that is met"
                )
                normal = False
            else:
                return
            if key != "pass":
                yield from self._feat(player, key.split("/")[1])

    def _feat(self, player: Player, quest: str) -> Script[None]:
        yield from self.desk.expect("W-96", "FeatDone", seat=player.seat, quest=quest)
        player.quests.remove(quest)
        player.feats.append(quest)
        if self.board.allies["red-rook"] == "c" and self.active(player, "red-rook"):
            rule = "Red Rooks C: after each feat remove 1 active chip"
            key = yield from self.desk.ask(player.seat, "remove", [f"remove/{chip}" for chip in player.active], rule)
            chip = key.split("/")[1]
            yield from self.desk.expect(rule, "ChipRemoved", seat=player.seat, chip=chip)
            player.active.remove(chip)
            if chip in self.board.stock:
                self.board.stock[chip] += 1
