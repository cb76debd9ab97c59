"""A battle up to its decision (sections 7 to 9): who fights, bets, draws, madness, and when it ends."""

from __future__ import annotations

from tests.referees.running import object_to, same

from .board import Player
from .box import content, is_mad, losses
from .others import Others
from .playing import END_OF_TRACK, Due, Part
from .script import Script, Wanted

MADNESS_SPACES = 4


class Draws(Others):
    """A battle until nobody draws any more."""

    lot: list[int]  # the last order that was drawn
    bets: dict[int, int]
    stopping: list[int]  # who stops in this draw
    came: bool  # Everywhere at Once was used in this war

    def in_order(self, who: list[Player]) -> Script[list[Player]]:
        """W-70: fewest VP, most shards, then the lot."""
        board = self.board
        if (yield from self.desk.comes("OrderDrawn")):
            event = yield from self.desk.expect("W-70", "OrderDrawn")
            self.lot = [int(seat) for seat in event["who"]]
            standings = [(board.players[s].vp, -board.players[s].shards) for s in self.lot]
            same("W-70: fewest VP first, then most shards", standings, sorted(standings))
            same("W-70: the lot is drawn only where two are equal", len(set(standings)) < len(standings), True)
        place = {seat: i for i, seat in enumerate(self.lot)}
        return sorted(who, key=lambda p: (p.vp, -p.shards, place.get(p.seat, p.seat), p.seat))

    def battle(self, region: str) -> Script[bool]:
        """W-64 to W-80; false if there was nothing to decide."""
        board, desk = self.board, self.desk
        board.region, board.who, self.bets, self.lot, self.stopping = region, [], {}, [], []
        for p in board.players:
            p.marker, p.stopped, p.busted, p.lost, p.blocked, p.played = 0, False, False, 0, False, None
            p.doubled, p.extra, p.must_draw, p.weakened, p.dozed = False, 0, False, False, False
        alice = board.player_of("alice")
        if alice is not None and alice.has("everywhere-at-once") and not self.came and alice.leader != region:
            rule = "Everywhere at Once: once per war, at the start of a battle"
            key = yield from desk.ask(alice.seat, "come", ("come", "pass"), rule)
            if key == "come":
                self.came = True
                yield from self._come(alice, region)
        board.who = [p.seat for p in board.players if p.here(region)]
        if not board.who:
            return False
        if len(board.who) == 1 and board.seats > 2:
            yield from desk.expect("W-66: one alone is uncontested", "Uncontested", region=region, seat=board.who[0])
            return True
        begins = [board.players[seat].starting_strength(region) for seat in board.who]
        rule = "W-65: leader, figures and castle give the starting strength"
        yield from desk.expect(rule, "BattleBegan", region=region, who=board.who, strengths=begins)
        for seat, strength in zip(board.who, begins, strict=True):
            board.players[seat].marker = strength
        board.in_battle = True
        if board.seats > 2:
            yield from self._wagers()
        yield from self._loop()
        return True

    def _come(self, alice: Player, region: str) -> Script[None]:
        if alice.leader is not None:
            yield from self.moves(alice, "leader", alice.leader, region, "Everywhere at Once")
        else:
            yield from self.desk.expect(
                "Everywhere at Once: from the supply", "LeaderPlaced", seat=alice.seat, region=region
            )
            alice.leader = region

    def _wagers(self) -> Script[None]:
        """W-67: who does not fight may bet, all at once."""
        board = self.board
        keys = (*(f"bet/p{seat}" for seat in board.who), "pass")
        idle = [p.seat for p in board.players if p.seat not in board.who]
        if not idle:
            return
        rule = "W-67: a bet on a participant, or none"
        answers = yield from self.desk.all_choose([Wanted(seat, "bet", keys, rule) for seat in idle])
        self.bets = {seat: int(key[-1]) for seat, key in answers.items() if key != "pass"}
        yield from self.desk.expect("W-67", "BetsPlaced", who=sorted(self.bets))

    # -- Draws ---------------------------------------------------------------------------------------------------------

    def _loop(self) -> Script[None]:
        board = self.board
        draw = 1
        while True:
            drawing = [
                board.players[s] for s in board.who if not board.players[s].stopped and not board.players[s].busted
            ]
            if draw > 1:
                drawing = yield from self._decide(drawing)
            yield from self._reveal(drawing)
            yield from self._resolve()
            if self._over():
                return
            draw += 1

    def _decide(self, drawing: list[Player]) -> Script[list[Player]]:
        """W-71: everybody still in chooses in secret."""
        free = []
        for p in drawing:
            if not p.must_draw:
                free.append(p)
        rule = "W-71: draw or stop"
        for p in drawing:
            if p.must_draw:
                yield from self.desk.expect("Treacle: the next draw is forced, and told", "DrawForced", seat=p.seat)
                p.must_draw = False
        answers = yield from self.desk.all_choose([Wanted(p.seat, "draw", ("draw", "stop"), rule) for p in free])
        self.stopping = [seat for seat, key in answers.items() if key == "stop"]
        return [p for p in drawing if answers.get(p.seat) != "stop"]

    def _reveal(self, drawing: list[Player]) -> Script[None]:
        """W-72, W-73: extra chips are chosen from first; then stops and chips are revealed together."""
        board, desk = self.board, self.desk
        self.drawn = {}
        looked: dict[int, str] = {}
        in_hand: dict[int, list[str]] = {}
        wanted = []
        for p in drawing:
            n, p.extra = 1 + p.extra, 0
            if n > 1:
                chips = yield from self._look(p, n)
                in_hand[p.seat] = chips
                if chips:
                    keys = tuple(dict.fromkeys(f"play/{chip}" for chip in chips))
                    wanted.append(Wanted(p.seat, "play", keys, "W-72: one of the drawn chips is played"))
        answers = yield from desk.all_choose(wanted)  # also of two like chips, so that nobody learns of it
        for seat, chips in in_hand.items():
            board.players[seat].bag.update(chips)
        for w in wanted:
            looked[w.seat] = answers[w.seat].split("/")[1]
        for seat in board.who:
            p = board.players[seat]
            if seat in self.stopping:
                yield from desk.expect("W-71: stops are revealed together with the chips", "Stopped", seat=seat)
                p.stopped = True
            elif p in drawing:
                if seat not in looked:
                    yield from self._refill_bag(p)
                if not p.bag.total():
                    yield from desk.expect("W-73: nothing to draw is a stop", "Stopped", seat=seat)
                    p.stopped = True
                    continue
                event = yield from desk.expect("W-71: everybody who draws reveals a chip", "ChipDrawn", seat=seat)
                chip = str(event["chip"])
                if seat in looked:
                    same("W-72: the chosen chip is played", chip, looked[seat])
                p.from_bag(chip, "W-72")
                p.played = self.drawn[seat] = chip
        self.stopping = []

    def _refill_bag(self, p: Player) -> Script[None]:
        """W-73."""
        if not p.bag.total() and (p.exhausted or p.madness):
            yield from self.desk.expect("W-73: an empty bag is filled first", "BagRefilled", seat=p.seat)
            self.board.refresh(p)

    def _look(self, p: Player, n: int) -> Script[list[str]]:
        """W-72, R-45: so many chips, each from a bag that is filled when it is empty."""
        before = p.bag.total()
        if before < n and (p.exhausted or p.madness):
            yield from self.desk.expect("R-45: W-73 applies to each single chip", "BagRefilled", seat=p.seat)
            self.board.refresh(p)
        n = min(n, p.bag.total())
        event = yield from self.desk.expect("W-72: 1 and the extra chips", "ChipsLookedAt", seat=p.seat, n=n)
        chips = list(event["chips"])
        same("W-72: as many as are told", len(chips), n)
        for chip in set(chips):
            if chips.count(chip) > p.bag[chip]:
                object_to("W-72: chips of the bag", chips, dict(+p.bag))
        p.bag.subtract(chips)
        return chips

    def _resolve(self) -> Script[None]:
        """W-74."""
        board, players = self.board, self.board.players
        self.power, self.gains = {}, dict.fromkeys(board.who, 0)
        for p in players:
            p.placed_madness = False
        mad = [players[seat] for seat, chip in self.drawn.items() if is_mad(chip)]
        for p in (yield from self.in_order(mad)):
            yield from self._madness_of(p)
        parts: dict[int, Part] = {}
        for seat, chip in self.drawn.items():
            if not is_mad(chip):
                parts[seat] = self.own_part(players[seat], chip)
        if any(self.may_bust(players[seat], self.drawn[seat]) for seat in parts):
            for p in (yield from self.in_order([players[seat] for seat in parts])):  # W-120: it can change a result
                yield from self.together({p.seat: parts[p.seat]})
        else:
            yield from self.together(parts)
        alive = [seat for seat in parts if not players[seat].busted]
        for p in (yield from self.in_order([players[seat] for seat in alive])):
            yield from self.on_others(p, self.drawn[p.seat])
        for seat in alive:
            p = players[seat]
            to = min(END_OF_TRACK, p.marker + self.power[seat] + self.gains[seat])
            rule = "W-74, step 4: advance by the strength; markers stop at 25"
            yield from self.desk.expect(rule, "Advanced", seat=seat, n=to - p.marker, marker=to)
            p.marker = to
        for p in (yield from self.in_order([players[seat] for seat in alive])):
            if self.drawn[p.seat].startswith("flamingo-") and board.allies["flamingo"] == "c":
                yield from self._shift(p)
        for seat in alive:
            players[seat].active.append(self.drawn[seat])
            players[seat].played = None

    def _shift(self, p: Player) -> Script[None]:
        """Flamingos C: may move to the nearest forge symbol, also backwards."""
        symbols = content()["battle_track"]["forge_symbols"]
        if p.marker in symbols or p.marker == END_OF_TRACK:
            return
        near = min(abs(symbol - p.marker) for symbol in symbols)
        keys = [f"marker/space-{symbol}" for symbol in symbols if abs(symbol - p.marker) == near]
        key = yield from self.desk.ask(p.seat, "marker", [*keys, "pass"], "Flamingos C: to the nearest forge symbol")
        if key != "pass":
            p.marker = int(key.rsplit("-", 1)[1])
            yield from self.desk.expect("Flamingos C", "MarkerShifted", seat=p.seat, marker=p.marker)

    # -- Madness -------------------------------------------------------------------------------------------------------

    def _madness_of(self, p: Player) -> Script[None]:
        """W-82 to W-88, one player's part of step 1 (W-120)."""
        board, desk, chip = self.board, self.desk, self.drawn[p.seat]
        p.weakened = False  # the Crown is wasted on madness or poison
        if p.shield:
            rule = "W-83: an unbroken shield may block it"
            if (yield from desk.ask(p.seat, "block", ("block", "suffer"), rule)) == "block":
                yield from desk.expect(rule, "MadnessBlocked", seat=p.seat, chip=chip)
                p.shield, p.blocked, p.played = False, True, None
                p.bag[chip] += 1
                if p.figure_here("unicorn", board.region):
                    yield from self._stronger(p, 2, "Unicorn: blocking gives 2 strength")
                return
        n = losses(chip)
        if p.figure_here("dormouse", board.region) and not p.dozed:
            n, p.dozed = n - 1, True
        yield from self._lose(p, n, chip)
        p.played = None
        if chip == "poison":
            jabberwock = board.player_of("jabberwock")
            assert jabberwock is not None
            yield from desk.expect("W-62: back to the Jabberwock", "PoisonReturned", seat=jabberwock.seat, n=1)
            jabberwock.poison += 1
        else:
            yield from desk.expect("W-82: onto the madness track", "MadnessPlaced", seat=p.seat, chip=chip)
            p.madness.append(chip)
            p.placed_madness = True
        if not p.here(board.region):
            yield from desk.expect("W-85: without units here a participant busts", "Busted", seat=p.seat)
            yield from self._due(self.bust(p))
        if len(p.madness) == MADNESS_SPACES and chip != "poison":
            yield from desk.expect("W-86: the 4th madness chip refreshes", "BagRefreshed", seat=p.seat)
            board.refresh(p)

    def _due(self, part: Part) -> Script[None]:
        """What must come, one after the other."""
        for need in part:
            assert isinstance(need, Due)
            yield from self.desk.expect(need.rule, need.type, **need.fields)

    def _lose(self, p: Player, n: int, chip: str) -> Script[None]:
        """W-84: one after the other, each with what it causes."""
        board, region = self.board, self.board.region
        gone = 0
        duchess = p.figure_here("duchess", region)
        for _ in range(n):
            keys = [f"lose/{unit}" for unit in p.losable(region)]
            if not keys:
                break
            key = yield from self.desk.ask(p.seat, "lose", keys, "W-84: the owner chooses, the leader last")
            unit = key.split("/")[1]
            yield from self.desk.expect("W-84", "UnitLost", seat=p.seat, unit=unit, region=region)
            p.lose(unit, region)
            p.lost += 1
            gone += 1
            if unit == "supporter" and chip != "poison" and p.has("war-maker") and board.opponent_ahead(p.seat):
                yield from self._stronger(p, 2, "War Maker: a supporter lost to madness while an opponent is ahead")
            if p.figure_here("march-hare", region):
                for q in board.opponents(p.seat):
                    if q.marker:
                        q.marker -= 1
                        rule = "March Hare: each unit lost here costs every opponent 1"
                        yield from self.desk.expect(rule, "StrengthLost", seat=q.seat, n=1, marker=q.marker)
        if duchess and gone and p.figure_here("duchess", region):
            for _ in range(gone):
                yield from self.desk.expect("Duchess", "VpGained", seat=p.seat, n=1, source="duchess")
                p.vp += 1

    def _stronger(self, p: Player, n: int, rule: str) -> Script[None]:
        p.marker = min(END_OF_TRACK, p.marker + n)
        yield from self.desk.expect(rule, "StrengthGained", seat=p.seat, n=n, marker=p.marker)

    # -- The end -------------------------------------------------------------------------------------------------------

    def resistance(self) -> int:
        """W-114."""
        return int(content()["two_player"]["resistance"][self.board.round - 1]) if self.board.seats == 2 else -1

    def _over(self) -> bool:
        """W-78, W-117."""
        in_ = [p for p in (self.board.players[s] for s in self.board.who) if not p.busted]
        drawing = [p for p in in_ if not p.stopped]
        if not drawing or any(p.marker >= END_OF_TRACK for p in in_):
            return True
        if len(drawing) > 1:
            return False
        others = [q.marker for q in in_ if q is not drawing[0]] + [self.resistance()]
        return drawing[0].marker > max(others)
