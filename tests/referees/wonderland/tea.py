"""The tea party (sections 3 to 6): turns, the way round the table, cards, poison, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from tests.referees.running import object_to, same

from .board import Player
from .box import Entry, content, deck, entries, figures, leader_number
from .goods import Goods
from .script import Script

HEAD = 0


class Tea(Goods):
    """A tea party."""

    def tea_party(self) -> Script[None]:
        board, desk = self.board, self.desk
        self.tea_time = True
        yield from desk.expect("W-23: a round begins", "TeaServed", round=board.round, first=board.first)
        board.decks[board.round] = set(deck(board.round))
        board.poisoned.clear()
        board.chairs = [None] * (self.table_size() + 1)
        for player in board.players:
            player.taken, player.partied, player.chair, player.leader = 0, False, HEAD, None
        yield from self.refill("W-23: the round's cards to all seats in use")
        jabberwock = board.player_of("jabberwock")
        if jabberwock is not None:
            start = int(leader_number("jabberwock", "start_poison", board.seats))
            yield from self.poison(jabberwock, start + jabberwock.has("slithy-toves"))
        for player in self.turns(board.first):
            yield from self.tea_turn(player)
        yield from self.tea_ends()
        self.tea_time = False

    def table_size(self) -> int:
        """W-13."""
        return {2: 11, 3: 11, 4: 12, 5: 13}[self.board.seats]

    def hand(self) -> int:
        """W-26: cards of one tea party."""
        return 5 if self.board.seats == 2 else 4

    def turns(self, first: int) -> Iterator[Player]:
        """W-24: clockwise around the players, until every leader is placed (W-31, W-33)."""
        board = self.board
        while any(player.chair is not None for player in board.players):
            for i in range(board.seats):
                player = board.players[(first + i) % board.seats]
                if player.chair is not None:
                    yield player

    def tea_turn(self, player: Player) -> Script[None]:
        if player.taken < self.hand() and self._card_in_reach():
            yield from self.move(player)
        else:
            yield from self.lead(player)
        if player.faction == "jabberwock" and not self.board.poisoned:
            yield from self.poison(player, 1 + player.has("slithy-toves"))

    def _empty(self) -> list[int]:
        """W-29: seats with neither card nor leader."""
        chairs = self.board.chairs
        return [chair for chair in range(1, len(chairs)) if chairs[chair] is None and not self.board.leader_at(chair)]

    def _card_in_reach(self) -> bool:
        """W-32: is there a card to take, if need be after the refill?"""
        return any(self.board.chairs) or bool(self.board.decks[self.board.round] and self._empty())

    # -- The way -------------------------------------------------------------------------------------------------------

    def _ahead(self, player: Player) -> list[int]:
        """W-26, W-60: the seats between the leader and the head, in the direction of the move."""
        size = self.table_size()
        assert player.chair is not None
        if player.faction == "alice":
            return list(range((player.chair or size + 1) - 1, 0, -1))
        return list(range(player.chair + 1, size + 1))

    def move(self, player: Player) -> Script[None]:
        """W-26 to W-30, and My Party (W-59)."""
        board, desk = self.board, self.desk
        ahead = self._ahead(player)
        passed = False
        keys = [f"take/{board.chairs[chair]}" for chair in ahead if board.chairs[chair]] + ["head"]
        if player.faction == "mad-hatter" and not player.partied:
            keys.append("party")
        key = yield from desk.ask(player.seat, "take", keys, "W-26: a seat ahead with a card, or beyond the head")
        start, way = player.chair, ahead
        if key == "party":
            yield from desk.expect("W-59", "PartyHeld", seat=player.seat)
            player.partied = True
            yield from self.refill("W-59: refill without rolling")
            key = yield from self._any_card(player)
            yield from self.take(player, key, stay=True)
        else:
            unclear = False
            if key == "head":
                at_head = [q for q in board.players if q is not player and q.chair == HEAD]
                passed = any(board.leader_at(chair) for chair in ahead) or (bool(at_head) and start != HEAD)
                unclear = bool(at_head) and start == HEAD and not passed  # R-24 says nothing of a whole round
                player.chair = HEAD
                yield from self.head(player)
                key = yield from self._any_card(player)
                way = self._ahead(player)
            end = board.chairs.index(key.split("/")[1])
            between = way[: way.index(end)]
            passed = passed or any(q.chair in between for q in board.players if q is not player)
            yield from self.take(player, key, stay=False)
            if player.has("doubly-quick") and (passed or (unclear and (yield from self._quick_asked(player)))):
                effect = {"op": "place_units", "n": 1, "supporters": True, "optional": True}
                yield from self.place_units(player, effect)
        yield from self.card(player, key.split("/")[1])

    def _quick_asked(self, player: Player) -> Script[bool]:
        """Does the engine offer the extra supporter where the ruling is silent?"""
        asks = yield from self.desk.asks(player.seat, "place", "relocate")
        item = yield from self.desk.peek()
        return asks and "pass" in item.questions[player.seat].keys  # type: ignore[union-attr]

    def _any_card(self, player: Player) -> Script[str]:
        """W-30: chosen after the refill."""
        keys = [f"take/{card}" for card in self.board.chairs if card]
        key = yield from self.desk.ask(player.seat, "take", keys, "W-30: any free seat with a card")
        return key

    def head(self, player: Player) -> Script[None]:
        """W-28: roll, gain, refill; No Room! No Room! (section 14)."""
        yield from self.desk.expect("W-28: the head is reached", "HeadReached", seat=player.seat)
        key = "roll"
        if player.has("no-room"):
            key = yield from self.desk.ask(
                player.seat, "no-room", ("roll", "shard"), "No Room: exactly 1 shard instead"
            )
        if key == "roll":
            yield from self.roll(player, "W-28: roll the shard die at the head")
        else:
            yield from self.gain_shards(player, 1, "No Room: exactly 1 shard")
        yield from self.refill("W-28: refill at the head")

    def refill(self, rule: str) -> Script[None]:
        """W-29: clockwise from the head, until the deck is empty."""
        board = self.board
        left, empty = board.decks[board.round], self._empty()
        n = min(len(left), len(empty))
        if n == 0:
            return
        event = yield from self.desk.expect(rule, "TableRefilled")
        cards = list(event["cards"])
        same("W-29: every empty seat gets a card while the deck lasts", len(cards), n)
        same("W-29: cards of the round's deck", len(set(cards) & left), n)
        left -= set(cards)
        for chair, card in zip(empty, cards, strict=False):
            board.chairs[chair] = card

    def take(self, player: Player, key: str, stay: bool) -> Script[None]:
        """W-26, W-58: the leader moves, the card is taken, its poison with it."""
        board, desk, card = self.board, self.desk, key.split("/")[1]
        chair = board.chairs.index(card)
        yield from desk.expect("W-26", "CardTaken", seat=player.seat, card=card)
        same("W-27: at most one leader on a seat", board.leader_at(chair), False)
        board.chairs[chair] = None
        player.tea.append(card)
        player.taken += 1
        if not stay:
            player.chair = chair
        if card in board.poisoned:
            board.poisoned.remove(card)
            if player.faction == "jabberwock":
                yield from desk.expect("W-58: the Jabberwock takes it back", "PoisonReturned", seat=player.seat, n=1)
                player.poison += 1
            else:
                yield from desk.expect("W-58: into the bag", "PoisonTaken", seat=player.seat)
                player.bag["poison"] += 1

    def card(self, player: Player, card: str) -> Script[None]:
        """W-36: everything that is on it."""
        entry = entries("tea_cards")[card]
        pending: list[Entry] = []
        if entry["units"]:
            pending.append({"op": "place_units", "n": entry["units"]})
        if entry["shard_die"]:
            pending.append({"op": "roll_shards"})
        pending += entry["effects"]
        if entry["kind"] == "split":
            pending.append({"op": "split", "top": entry["top"], "bottom": entry["bottom"]})
        if entry["kind"] == "corrupted":
            pending.append({"op": "tempt", "tempt": entry["tempt"]})
        yield from self.rewards(player, pending, f"W-36, {card}", own_order=True)

    def poison(self, player: Player, n: int) -> Script[None]:
        """W-57: on different cards of the table, or not; not asked when nobody else takes cards any more."""
        board = self.board
        takers = [q for q in board.players if q is not player and q.chair is not None and q.taken < self.hand()]
        while n and player.poison and takers:
            cards = [f"poison/{card}" for card in board.chairs if card and card not in board.poisoned]
            if not cards:
                return
            key = yield from self.desk.ask(
                player.seat, "poison", [*cards, "pass"], "W-57: poison on a card without one"
            )
            if key == "pass":
                return
            yield from self.desk.expect("W-57", "PoisonPlaced", seat=player.seat, card=key.split("/")[1])
            board.poisoned.add(key.split("/")[1])
            player.poison -= 1
            n -= 1

    # -- The end -------------------------------------------------------------------------------------------------------

    def lead(self, player: Player) -> Script[None]:
        """W-31, and what two powers do when their leader is placed (section 14)."""
        board, desk = self.board, self.desk
        key = yield from desk.ask(player.seat, "lead", [f"lead/{r}" for r in board.regions], "W-31: into any region")
        region = key.split("/")[1]
        yield from desk.expect("W-31", "LeaderPlaced", seat=player.seat, region=region)
        player.leader, player.chair = region, None
        if player.has("off-with-their-heads"):
            victims = {q.seat for q in board.players if q is not player and q.supporters[region]}
            while victims:
                event = yield from desk.expect("Off with Their Heads: exactly 1 supporter of each", "UnitLost")
                same("Off with Their Heads", (event["seat"] in victims, event["unit"]), (True, "supporter"))
                same("Off with Their Heads: there", event["region"], region)
                victims.remove(event["seat"])
                board.players[event["seat"]].lose("supporter", region)
        if player.has("help-the-locals"):
            yield from self._local(player)

    def _local(self, player: Player) -> Script[None]:
        """Help the Locals: draw until a figure appears, the others are shuffled back."""
        board = self.board
        if not board.wonders & set(figures()):
            return
        event = yield from self.desk.expect("Help the Locals", "LocalDrawn", seat=player.seat)
        cards = list(event["cards"])
        if not set(cards) <= board.wonders or [chair for chair in cards if chair in figures()] != cards[-1:]:
            object_to("Help the Locals: cards of the deck, the last one a figure", cards, sorted(board.wonders))
        board.wonders.remove(cards[-1])
        player.locals.append(cards[-1])
        yield from self.send(player, cards[-1])

    def tea_ends(self) -> Script[None]:
        """W-33 to W-35."""
        board, desk = self.board, self.desk
        jabberwock = board.player_of("jabberwock")
        if board.poisoned:
            assert jabberwock is not None
            n = len(board.poisoned)
            yield from desk.expect("W-33: poison left on cards", "PoisonReturned", seat=jabberwock.seat, n=n)
            jabberwock.poison += n
            board.poisoned.clear()
        yield from desk.expect("W-33: the last leader is placed", "TeaEnded")
        cat = board.player_of("cheshire-cat")
        if cat is not None and cat.has("neither-here-nor-there"):
            keys = [f"lead/{region}" for region in board.regions if region != cat.leader]
            rule = "Neither Here nor There: the Cat may move to any region"
            key = yield from desk.ask(cat.seat, "move-leader", [*keys, "pass"], rule)
            if key != "pass":
                assert cat.leader is not None
                yield from self.moves(cat, "leader", cat.leader, key.split("/")[1], rule)
        yield from self._madness(list(board.players), "W-34: everybody gains a normal madness chip")
        most = max(player.shards for player in board.players)
        richest = [player for player in board.players if player.shards == most and most > 0]
        if board.stock["madness"] >= len(richest):
            yield from self._madness(richest, "W-35: the most shards cost a madness chip")
            for player in richest:
                yield from self.discard_shards(player, (player.shards + 1) // 2, "W-35: half of the shards, rounded up")

    def _madness(self, who: list[Player], rule: str) -> Script[None]:
        if self.board.stock["madness"] >= len(who):
            for player in who:
                yield from self.chip_gained(player, "madness", rule)

    def first_player(self) -> None:
        """W-24: fewest VP; fewest units in all regions; most shards; the lot."""
        board = self.board

        def standing(player: Player) -> tuple[int, int, int]:
            return player.vp, player.units(board.regions), -player.shards

        best = min(standing(player) for player in board.players)
        same("W-24: the first player of the round", standing(board.players[board.first]), best)


STARTING_SHARDS: dict[int, list[int]] = {
    seats: content()["starting_shards"][name] for seats, name in ((2, "two"), (3, "three"), (4, "four"), (5, "five"))
}
