"""A battle up to its decision (sections 7 to 9): participants, bets, draws, madness, and its end."""

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
    last_drawer: str = "resistance"  # what ends a battle of two with one left drawing (W-117)
    lone_quests: bool = False  # do quests count in an uncontested region? (W-94)

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
        return sorted(
            who, key=lambda player: (player.vp, -player.shards, place.get(player.seat, player.seat), player.seat)
        )

    def battle(self, region: str) -> Script[bool]:
        """W-64 to W-80; false if there was nothing to decide."""
        board, desk = self.board, self.desk
        board.region, board.who, self.bets, self.lot, self.stopping = region, [], {}, [], []
        for player in board.players:
            player.marker, player.stopped, player.busted, player.lost, player.blocked, player.played = (
                0,
                False,
                False,
                0,
                False,
                None,
            )
            player.doubled, player.extra, player.must_draw, player.weakened, player.dozed = (
                False,
                0,
                False,
                False,
                False,
            )
        alice = board.player_of("alice")
        if alice is not None and alice.has("everywhere-at-once") and not self.came and alice.leader != region:
            rule = "Everywhere at Once: once per war, at the start of a battle"
            key = yield from desk.ask(alice.seat, "come", ("come", "pass"), rule)
            if key == "come":
                self.came = True
                yield from self._come(alice, region)
        board.who = [player.seat for player in board.players if player.here(region)]
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
        idle = [player.seat for player in board.players if player.seat not in board.who]
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
        for player in drawing:
            if not player.must_draw:
                free.append(player)
        rule = "W-71: draw or stop"
        for player in drawing:
            if player.must_draw:
                yield from self.desk.expect(
                    "Treacle: the next draw is forced, and told", "DrawForced", seat=player.seat
                )
                player.must_draw = False
        answers = yield from self.desk.all_choose(
            [Wanted(player.seat, "draw", ("draw", "stop"), rule) for player in free]
        )
        self.stopping = [seat for seat, key in answers.items() if key == "stop"]
        return [player for player in drawing if answers.get(player.seat) != "stop"]

    def _reveal(self, drawing: list[Player]) -> Script[None]:
        """W-72, W-73: extra chips are chosen from first; then stops and chips are revealed together."""
        board, desk = self.board, self.desk
        self.drawn = {}
        looked: dict[int, str] = {}
        in_hand: dict[int, list[str]] = {}
        questions = []
        for player in drawing:
            n, player.extra = 1 + player.extra, 0
            if n > 1:
                chips = yield from self._look(player, n)
                in_hand[player.seat] = chips
                if chips:
                    keys = tuple(dict.fromkeys(f"play/{chip}" for chip in chips))
                    questions.append(Wanted(player.seat, "play", keys, "W-72: one of the drawn chips is played"))
        answers = yield from desk.all_choose(questions)  # also of two like chips, so that nobody learns of it
        for seat, chips in in_hand.items():
            board.players[seat].bag.update(chips)
        for question in questions:
            looked[question.seat] = answers[question.seat].split("/")[1]
        for seat in board.who:
            player = board.players[seat]
            if seat in self.stopping:
                yield from desk.expect("W-71: stops are revealed together with the chips", "Stopped", seat=seat)
                player.stopped = True
            elif player in drawing:
                if seat not in looked:
                    yield from self._refill_bag(player)
                if not player.bag.total():
                    yield from desk.expect("W-73: nothing to draw is a stop", "Stopped", seat=seat)
                    player.stopped = True
                    continue
                event = yield from desk.expect("W-71: everybody who draws reveals a chip", "ChipDrawn", seat=seat)
                chip = str(event["chip"])
                if seat in looked:
                    same("W-72: the chosen chip is played", chip, looked[seat])
                player.from_bag(chip, "W-72")
                player.played = self.drawn[seat] = chip
        self.stopping = []

    def _refill_bag(self, player: Player) -> Script[None]:
        """W-73."""
        if not player.bag.total() and (player.exhausted or player.madness):
            yield from self.desk.expect("W-73: an empty bag is filled first", "BagRefilled", seat=player.seat)
            self.board.refresh(player)

    def _look(self, player: Player, n: int) -> Script[list[str]]:
        """W-72, R-45: so many chips, each from a bag that is filled when it is empty."""
        before = player.bag.total()
        if before < n and (player.exhausted or player.madness):
            yield from self.desk.expect("R-45: W-73 applies to each single chip", "BagRefilled", seat=player.seat)
            self.board.refresh(player)
        n = min(n, player.bag.total())
        event = yield from self.desk.expect("W-72: 1 and the extra chips", "ChipsLookedAt", seat=player.seat, n=n)
        chips = list(event["chips"])
        same("W-72: as many as are told", len(chips), n)
        for chip in set(chips):
            if chips.count(chip) > player.bag[chip]:
                object_to("W-72: chips of the bag", chips, dict(+player.bag))
        player.bag.subtract(chips)
        return chips

    def _resolve(self) -> Script[None]:
        """W-74."""
        board, players = self.board, self.board.players
        self.power, self.gains = {}, dict.fromkeys(board.who, 0)
        for player in players:
            player.placed_madness = False
        mad = [players[seat] for seat, chip in self.drawn.items() if is_mad(chip)]
        for player in (yield from self.in_order(mad)):
            yield from self._madness_of(player)
        parts: dict[int, Part] = {}
        for seat, chip in self.drawn.items():
            if not is_mad(chip):
                parts[seat] = self.own_part(players[seat], chip)
        if any(self.may_bust(players[seat], self.drawn[seat]) for seat in parts):
            for player in (
                yield from self.in_order([players[seat] for seat in parts])
            ):  # W-120: it can change a result
                yield from self.together({player.seat: parts[player.seat]})
        else:
            yield from self.together(parts)
        alive = [seat for seat in parts if not players[seat].busted]
        for player in (yield from self.in_order([players[seat] for seat in alive])):
            yield from self.on_others(player, self.drawn[player.seat])
        for seat in alive:
            player = players[seat]
            to = min(END_OF_TRACK, player.marker + self.power[seat] + self.gains[seat])
            rule = "W-74, step 4: advance by the strength; markers stop at 25"
            yield from self.desk.expect(rule, "Advanced", seat=seat, n=to - player.marker, marker=to)
            player.marker = to
        for player in (yield from self.in_order([players[seat] for seat in alive])):
            if self.drawn[player.seat].startswith("flamingo-") and board.allies["flamingo"] == "c":
                yield from self._shift(player)
        for seat in alive:
            players[seat].active.append(self.drawn[seat])
            players[seat].played = None

    def _shift(self, player: Player) -> Script[None]:
        """Flamingos C: may move to the nearest forge symbol, also backwards."""
        symbols = content()["battle_track"]["forge_symbols"]
        if player.marker in symbols or player.marker == END_OF_TRACK:
            return
        near = min(abs(symbol - player.marker) for symbol in symbols)
        keys = [f"marker/space-{symbol}" for symbol in symbols if abs(symbol - player.marker) == near]
        key = yield from self.desk.ask(
            player.seat, "marker", [*keys, "pass"], "Flamingos C: to the nearest forge symbol"
        )
        if key != "pass":
            player.marker = int(key.rsplit("-", 1)[1])
            yield from self.desk.expect("Flamingos C", "MarkerShifted", seat=player.seat, marker=player.marker)

    # -- Madness -------------------------------------------------------------------------------------------------------

    def _madness_of(self, player: Player) -> Script[None]:
        """W-82 to W-88, one player's part of step 1 (W-120)."""
        board, desk, chip = self.board, self.desk, self.drawn[player.seat]
        player.weakened = False  # the Crown is wasted on madness or poison
        if player.shield:
            rule = "W-83: an unbroken shield may block it"
            if (yield from desk.ask(player.seat, "block", ("block", "suffer"), rule)) == "block":
                yield from desk.expect(rule, "MadnessBlocked", seat=player.seat, chip=chip)
                player.shield, player.blocked, player.played = False, True, None
                player.bag[chip] += 1
                if player.figure_here("unicorn", board.region):
                    yield from self._stronger(player, 2, "Unicorn: blocking gives 2 strength")
                return
        n = losses(chip)
        if player.figure_here("dormouse", board.region) and not player.dozed:
            n, player.dozed = n - 1, True
        yield from self._lose(player, n, chip)
        player.played = None
        if chip == "poison":
            jabberwock = board.player_of("jabberwock")
            assert jabberwock is not None
            yield from desk.expect("W-62: back to the Jabberwock", "PoisonReturned", seat=jabberwock.seat, n=1)
            jabberwock.poison += 1
        else:
            yield from desk.expect("W-82: onto the madness track", "MadnessPlaced", seat=player.seat, chip=chip)
            player.madness.append(chip)
            player.placed_madness = True
        if not player.here(board.region):
            yield from desk.expect("W-85: without units here a participant busts", "Busted", seat=player.seat)
            yield from self._due(self.bust(player))
        if len(player.madness) == MADNESS_SPACES and chip != "poison":
            yield from desk.expect("W-86: the 4th madness chip refreshes", "BagRefreshed", seat=player.seat)
            board.refresh(player)

    def _due(self, part: Part) -> Script[None]:
        """Expect these events, one after the other."""
        for need in part:
            assert isinstance(need, Due)
            yield from self.desk.expect(need.rule, need.type, **need.fields)

    def _lose(self, player: Player, n: int, chip: str) -> Script[None]:
        """W-84: one after the other, each with what it causes."""
        board, region = self.board, self.board.region
        gone = 0
        duchess = player.figure_here("duchess", region)
        for _ in range(n):
            keys = [f"lose/{unit}" for unit in player.losable(region)]
            if not keys:
                break
            key = yield from self.desk.ask(player.seat, "lose", keys, "W-84: the owner chooses, the leader last")
            unit = key.split("/")[1]
            yield from self.desk.expect("W-84", "UnitLost", seat=player.seat, unit=unit, region=region)
            player.lose(unit, region)
            player.lost += 1
            gone += 1
            if (
                unit == "supporter"
                and chip != "poison"
                and player.has("war-maker")
                and board.opponent_ahead(player.seat)
            ):
                yield from self._stronger(
                    player, 2, "War Maker: a supporter lost to madness while an opponent is ahead"
                )
            if player.figure_here("march-hare", region):
                for q in board.opponents(player.seat):
                    if q.marker:
                        q.marker -= 1
                        rule = "March Hare: each unit lost here costs every opponent 1"
                        yield from self.desk.expect(rule, "StrengthLost", seat=q.seat, n=1, marker=q.marker)
        if duchess and gone and player.figure_here("duchess", region):
            for _ in range(gone):
                yield from self.desk.expect("Duchess", "VpGained", seat=player.seat, n=1, source="duchess")
                player.vp += 1

    def _stronger(self, player: Player, n: int, rule: str) -> Script[None]:
        player.marker = min(END_OF_TRACK, player.marker + n)
        yield from self.desk.expect(rule, "StrengthGained", seat=player.seat, n=n, marker=player.marker)

    # -- The end -------------------------------------------------------------------------------------------------------

    def resistance(self) -> int:
        """W-114."""
        return int(content()["two_player"]["resistance"][self.board.round - 1]) if self.board.seats == 2 else -1

    def _over(self) -> bool:
        """W-78, W-117."""
        in_ = [player for player in (self.board.players[s] for s in self.board.who) if not player.busted]
        drawing = [player for player in in_ if not player.stopped]
        if not drawing or any(player.marker >= END_OF_TRACK for player in in_):
            return True
        if len(drawing) > 1:
            return False
        if self.board.seats == 2 and self.last_drawer == "resistance":
            return drawing[0].marker > self.resistance()
        others = [q.marker for q in in_ if q is not drawing[0]] + [self.resistance()]
        return drawing[0].marker > max(others)
