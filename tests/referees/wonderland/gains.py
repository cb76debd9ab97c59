"""Gains and losses, one at a time (section 5): units, chips, shards, castles, cards, quests."""

from __future__ import annotations

from collections.abc import Sequence

from tests.referees.running import object_to, same

from .board import Board, Player
from .box import ALLIES, Entry, content, entries, items, leader_number, standees
from .script import Desk, Script

STRONGEST_LEADER = 6


class Gains:
    """Everything that can be gained, with the choices in it."""

    def __init__(self, board: Board, desk: Desk) -> None:
        self.board = board
        self.desk = desk
        self.tea_time = False

    def _placeable(self, player: Player, effect: Entry) -> list[str]:
        """W-37: what of the own supply may be placed; "supporter" rewards take figures in the tea party only."""
        only = bool(effect.get("supporters")) and not self.tea_time
        return (["supporter"] if player.supply else []) + ([] if only else list(dict.fromkeys(player.bench)))

    def place_units(self, player: Player, effect: Entry) -> Script[None]:
        """W-37: into one region (the Queen at tea: any, W-56); what the supply lacks may come from other regions."""
        desk, regions = self.desk, self.board.regions
        left, region = int(effect["n"]), ""
        spread = player.faction == "queen-of-hearts" and self.tea_time
        while left:
            targets = [region] if region and not spread else regions
            supply = self._placeable(player, effect)
            if supply:
                keys = [f"place/{unit}/{end}" for unit in supply for end in targets]
                passing = ["pass"] if effect.get("optional") else []
                key = yield from desk.ask(
                    player.seat, "place", keys + passing, "W-37: units of the supply into a region"
                )
                if key == "pass":
                    return
                _, unit, region = key.split("/")
                left -= yield from self._placed(player, unit, region, left)
                continue
            movable = [
                f"relocate/{unit}/{start}/{end}"
                for end in targets
                for start in regions
                if start != end
                for unit in (["supporter"] if player.supporters[start] else []) + player.figures.get(start, [])
            ]
            if not movable:
                return
            key = yield from desk.ask(
                player.seat, "relocate", [*movable, "pass"], "W-37: units of other regions instead"
            )
            if key == "pass":
                return
            _, unit, start, region = key.split("/")
            yield from self.moves(player, unit, start, region, "W-37")
            left -= 1

    def _placed(self, player: Player, unit: str, region: str, left: int) -> Script[int]:
        if unit != "supporter":
            yield from self.desk.expect("W-37", "FigurePlaced", seat=player.seat, figure=unit, region=region)
            player.bench.remove(unit)
            player.arrive(unit, region)
            return 1
        event = yield from self.desk.expect("W-37", "SupportersPlaced", seat=player.seat, region=region)
        n = int(event["n"])
        if not 1 <= n <= min(left, player.supply):
            object_to("W-37: not more than the card and the supply have", n, min(left, player.supply))
        player.supply -= n
        player.supporters[region] += n
        return n

    def moves(self, player: Player, unit: str, start: str, end: str, rule: str) -> Script[None]:
        yield from self.desk.expect(rule, "UnitMoved", seat=player.seat, unit=unit, region=start, to=end)
        player.leave(unit, start)
        player.arrive(unit, end)

    def _allies(self, effect: Entry) -> list[str]:
        """W-39, W-40: chips of that level in the supply; a forge chip is weak."""
        which = effect["level"]
        chips = [f"{ally}-{which}" for ally in ALLIES] + (["forge"] if which == "weak" else [])
        return [chip for chip in chips if self.board.stock[chip]]

    def gain_ally(self, player: Player, effect: Entry, rule: str = "W-40: any ally of that level") -> Script[None]:
        chip, keys = shown_chip(effect), [f"ally/{chip}" for chip in self._allies(effect)]
        if effect["type"] != "any":
            rule = "W-39: the chip shown, or another of its level if it has run out"
            keys = [f"ally/{chip}"] if self.board.stock[chip] else [*keys, "pass"] if keys else []
        if not keys:
            return
        key = yield from self.desk.ask(player.seat, "ally", keys, rule)
        if key != "pass":
            yield from self.chip_gained(player, key.split("/")[1], rule)

    def chip_gained(self, player: Player, chip: str, rule: str) -> Script[None]:
        """A chip of the supply goes into the bag."""
        yield from self.desk.expect(rule, "ChipGained", seat=player.seat, chip=chip)
        if chip not in items():
            self.board.stock[chip] -= 1
        player.bag[chip] += 1

    def roll(self, player: Player, rule: str) -> Script[None]:
        """W-41; the Cheshire Cat may pass one of the shards on (W-61)."""
        event = yield from self.desk.expect(rule, "ShardsRolled", seat=player.seat)
        n = int(event["n"])
        same("W-8: a face of the die", n in content()["shard_die"]["faces"], True)
        player.shards += n
        if player.faction == "cheshire-cat" and n in leader_number(player.faction, "give_on", self.board.seats):
            others = [f"share/p{q.seat}" for q in self.board.players if q is not player]
            key = yield from self.desk.ask(
                player.seat, "share", [*others, "pass"], "W-61: one of them to any other player"
            )
            if key != "pass":
                to = self.board.players[int(key[-1])]
                yield from self.desk.expect("W-61", "ShardGiven", seat=player.seat, to=to.seat)
                player.shards -= 1
                to.shards += 1

    def mend(self, player: Player, rule: str) -> Script[None]:
        if not player.shield:
            yield from self.desk.expect(rule, "ShieldMended", seat=player.seat)
            player.shield = True

    def discard_shards(self, player: Player, n: int, rule: str) -> Script[None]:
        n = min(n, player.shards)
        if n:
            yield from self.desk.expect(rule, "ShardsDiscarded", seat=player.seat, n=n)
            player.shards -= n

    def gain_shards(self, player: Player, n: int, rule: str) -> Script[None]:
        yield from self.desk.expect(rule, "ShardsGained", seat=player.seat, n=n)
        player.shards += n

    def grow(self, player: Player) -> Script[None]:
        """W-47."""
        if player.strength < STRONGEST_LEADER:
            yield from self.desk.expect("W-47", "LeaderGrew", seat=player.seat, strength=player.strength + 1)
            player.strength += 1
        elif player.shards:
            keys = ("discard-shard", "pass")
            key = yield from self.desk.ask(player.seat, "discard-shard", keys, "W-47: at 6 a shard instead")
            if key != "pass":
                yield from self.discard_shards(player, 1, "W-47")

    def castle(
        self, player: Player, regions: Sequence[str], prompt: str, rule: str, decline: bool = False
    ) -> Script[None]:
        """W-46, W-119: into one of these regions where it is possible."""
        possible = [f"castle/{region}" for region in regions if self.board.castle_possible(player, region)]
        if not possible:
            return
        key = yield from self.desk.ask(player.seat, prompt, [*possible, "pass"] if decline else possible, rule)
        if key == "pass":
            return
        region = key.split("/")[1]
        upright = self.board.seats > 2 or region in player.castles
        yield from self.desk.expect(rule, "CastleBuilt", seat=player.seat, region=region, upright=upright)
        player.castles[region] = "upright" if upright else "lying"

    def recruit(self, player: Player) -> Script[None]:
        """W-43."""
        board, desk = self.board, self.desk
        key = yield from desk.ask(player.seat, "recruit", [f"recruit/{card}" for card in board.market], "W-43")
        card = key.split("/")[1]
        yield from desk.expect("W-43", "WonderTaken", seat=player.seat, card=card)
        board.market.remove(card)
        player.cards.append(card)
        if card in items():
            for _ in range(int(entries("wonderlandians")[card]["chips"])):
                yield from self.chip_gained(player, card, "W-43: both chips into the bag")
        else:
            yield from self.send(player, card)
        if board.wonders:
            event = yield from desk.expect("W-43: the market is filled up", "MarketFilled")
            self.fill_market(event["cards"], 1)

    def fill_market(self, cards: list[str], n: int) -> None:
        same("W-43: as many cards as are missing", len(cards), min(n, len(self.board.wonders)))
        same("W-43: cards of the deck", set(cards) <= self.board.wonders, True)
        self.board.wonders -= set(cards)
        self.board.market += cards

    def send(self, player: Player, figure: str) -> Script[None]:
        """W-43: each standee into any region."""
        player.bench += [figure] * standees(figure)
        for _ in range(standees(figure)):
            keys = [f"send/{figure}/{region}" for region in self.board.regions]
            key = yield from self.desk.ask(player.seat, "send", keys, "W-43: each standee into any region")
            region = key.split("/")[2]
            yield from self.desk.expect("W-43", "FigurePlaced", seat=player.seat, figure=figure, region=region)
            player.bench.remove(figure)
            player.arrive(figure, region)

    def draw_quests(self, player: Player, n: int, discard: bool) -> Script[None]:
        """W-49."""
        board, desk = self.board, self.desk
        n = min(n, len(board.quests) + len(board.quest_pile))
        if n == 0:
            return
        event = yield from desk.expect("W-49", "QuestsDrawn", seat=player.seat, n=n)
        drawn = list(event["quests"])
        same("W-49: as many as are told", len(set(drawn)), n)
        if len(board.quests) < n:
            board.quests |= set(board.quest_pile)
            board.quest_pile = []
        same("W-49: quests of the deck", set(drawn) <= board.quests, True)
        board.quests -= set(drawn)
        player.quests += drawn
        if discard:
            key = yield from desk.ask(player.seat, "discard", [f"discard/{quest}" for quest in player.quests], "W-49")
            quest = key.split("/")[1]
            yield from desk.expect("W-49", "QuestDiscarded", seat=player.seat, quest=quest)
            player.quests.remove(quest)
            board.quest_pile.append(quest)


def shown_chip(effect: Entry) -> str:
    """The chip that a reward shows."""
    return "forge" if effect["type"] == "forge" else f"{effect['type']}-{effect['level']}"
