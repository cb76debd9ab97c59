"""Who gets what for a battle (W-90 to W-96, W-116), quests, and the way through a whole war (W-63, W-106)."""

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
        for p in board.players:
            for figure in p.locals:
                yield from desk.expect("Help the Locals: they leave (R-49)", "FigureLeft", seat=p.seat, figure=figure)
                for places in [p.bench, *p.figures.values()]:
                    while figure in places:
                        places.remove(figure)
                board.gone_wonders.append(figure)
            p.locals = []
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
        for p in board.players:
            board.refresh(p)
            p.leader, p.chair = None, 0
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
        for p in (yield from self.in_order(alive)):
            yield from self.quests(p, alive, winner)
        for p in (yield from self.in_order(alive)):
            yield from self.act(p, p.seat == winner)
        for p in (yield from self.in_order(alive)):
            yield from self.forging(p)
        yield from self.settle_bets(winner, tied)
        yield from self.clean_up()

    def value(self) -> int:
        """W-91: of the tile, in this round."""
        return self.board.values[self.board.region][self.board.round - 1]

    def uncontested(self, p: Player) -> Script[None]:
        """W-94, W-121."""
        yield from self.vp_or_castle(p, "W-94: the VP award or the castle", walrus=self._walrus(p))
        yield from self.act(p, won=True, uncontested=True)

    def awards(self, alive: list[Player]) -> Script[tuple[int | None, bool]]:
        """W-90 to W-95, W-116: gives the sole winner, and whether first place was tied."""
        desk, region = self.desk, self.board.region
        against = self.resistance()
        top = max((p.marker for p in alive), default=-1)
        first = [p for p in alive if p.marker == top and top >= against]
        if not first:
            yield from desk.expect("W-95, W-116: nobody wins", "NobodyWon", region=region)
            return None, False
        if len(first) > 1 or top == against:
            who = [p.seat for p in first]
            yield from desk.expect("W-93: tied for first", "BattleTied", region=region, who=who)
            for p in (yield from self.in_order(first)):
                yield from self.vp_or_castle(p, "W-93: the full VP award or the castle", walrus=False)
            return None, True
        winner = first[0]
        yield from desk.expect("W-91: sole first", "BattleWon", region=region, seat=winner.seat)
        yield from self.award(winner, self.value())
        yield from self._castle(winner, self._walrus(winner), "W-91: a castle here, unless the own one is here")
        below = [p for p in alive if p is not winner and p.marker >= against]
        second = [p for p in below if p.marker == max(q.marker for q in below)]
        half = (self.value() + 1) // 2
        for p in second:
            yield from self.award(p, -(-half // len(second)))
        return winner.seat, False

    def award(self, p: Player, n: int) -> Script[None]:
        rule = "W-91 to W-93: the award of the region"
        yield from self.desk.expect(rule, "VpGained", seat=p.seat, n=n, source=self.board.region)
        p.vp += n

    def _walrus(self, p: Player) -> bool:
        return p.figure_here("walrus", self.board.region)

    def _walrus_points(self, p: Player) -> Script[None]:
        yield from self.desk.expect("Walrus: +3 VP", "VpGained", seat=p.seat, n=3, source="walrus")
        p.vp += 3

    def _castle(self, p: Player, walrus: bool, rule: str) -> Script[None]:
        """The castle for a win; the Walrus lets it stand anywhere and gives 3 VP (section 14)."""
        board = self.board
        if walrus:
            decline = not board.castle_possible(p, board.region)
            yield from self.castle(p, board.regions, "castle", "Walrus: the castle into any region", decline)
            yield from self._walrus_points(p)
        else:
            yield from self.castle(p, [board.region], "castle", rule)

    def vp_or_castle(self, p: Player, rule: str, walrus: bool) -> Script[None]:
        board = self.board
        where = board.regions if walrus else [board.region]
        keys = ["award/vp"] + (["award/castle"] if any(board.castle_possible(p, r) for r in where) else [])
        key = yield from self.desk.ask(p.seat, "award", keys, rule)
        if key == "award/castle":
            yield from self._castle(p, walrus, rule)
            return
        yield from self.award(p, self.value())
        if walrus:
            yield from self.desk.expect(
                "Walrus: +3 VP also for the VP award", "VpGained", seat=p.seat, n=3, source="walrus"
            )
            p.vp += 3

    # -- Quests --------------------------------------------------------------------------------------------------------

    def quests(self, p: Player, alive: list[Player], winner: int | None) -> Script[None]:
        """W-96: at most one quest of this region whose feat is met; Roses C: one more of any region."""
        extra = self.board.allies["rose"] == "c" and self.active(p, "rose") >= 2
        normal = True
        while normal or extra:
            met = [q for q in p.quests if normal and feat_met(self.board, q, p, alive, winner, self.resistance())]
            if extra and p.quests and (yield from self.desk.asks(p.seat, "extra-feat")):
                keys = [f"feat/{quest}" for quest in p.quests]
                rule = "Roses C: may complete 1 extra feat"
                key = yield from self.desk.ask(p.seat, "extra-feat", [*keys, "pass"], rule)
                extra = False
            elif met:
                keys = [f"feat/{quest}" for quest in met]
                key = yield from self.desk.ask(
                    p.seat, "feat", [*keys, "pass"], "W-96: a quest of this region that is met"
                )
                normal = False
            else:
                return
            if key != "pass":
                yield from self._feat(p, key.split("/")[1])

    def _feat(self, p: Player, quest: str) -> Script[None]:
        yield from self.desk.expect("W-96", "FeatDone", seat=p.seat, quest=quest)
        p.quests.remove(quest)
        p.feats.append(quest)
        if self.board.allies["red-rook"] == "c" and self.active(p, "red-rook"):
            rule = "Red Rooks C: after each feat remove 1 active chip"
            key = yield from self.desk.ask(p.seat, "remove", [f"remove/{chip}" for chip in p.active], rule)
            chip = key.split("/")[1]
            yield from self.desk.expect(rule, "ChipRemoved", seat=p.seat, chip=chip)
            p.active.remove(chip)
            if chip in self.board.stock:
                self.board.stock[chip] += 1
