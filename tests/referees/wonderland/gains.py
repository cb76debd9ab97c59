"""What can be gained or lost, one thing at a time (section 5): units, chips, shards, castles, cards, quests."""

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

    def _placeable(self, p: Player, effect: Entry) -> list[str]:
        """W-37: what of the own supply may be placed; "supporter" rewards take figures in the tea party only."""
        only = bool(effect.get("supporters")) and not self.tea_time
        return (["supporter"] if p.supply else []) + ([] if only else list(dict.fromkeys(p.bench)))

    def place_units(self, p: Player, effect: Entry) -> Script[None]:
        """W-37: into one region (the Queen at tea: any, W-56); what the supply lacks may come from other regions."""
        desk, regions = self.desk, self.board.regions
        left, region = int(effect["n"]), ""
        spread = p.faction == "queen-of-hearts" and self.tea_time
        while left:
            targets = [region] if region and not spread else regions
            supply = self._placeable(p, effect)
            if supply:
                keys = [f"place/{unit}/{end}" for unit in supply for end in targets]
                passing = ["pass"] if effect.get("optional") else []
                key = yield from desk.ask(p.seat, "place", keys + passing, "W-37: units of the supply into a region")
                if key == "pass":
                    return
                _, unit, region = key.split("/")
                left -= yield from self._placed(p, unit, region, left)
                continue
            movable = [
                f"relocate/{unit}/{start}/{end}"
                for end in targets
                for start in regions
                if start != end
                for unit in (["supporter"] if p.supporters[start] else []) + p.figures.get(start, [])
            ]
            if not movable:
                return
            key = yield from desk.ask(p.seat, "relocate", [*movable, "pass"], "W-37: units of other regions instead")
            if key == "pass":
                return
            _, unit, start, region = key.split("/")
            yield from self.moves(p, unit, start, region, "W-37")
            left -= 1

    def _placed(self, p: Player, unit: str, region: str, left: int) -> Script[int]:
        if unit != "supporter":
            yield from self.desk.expect("W-37", "FigurePlaced", seat=p.seat, figure=unit, region=region)
            p.bench.remove(unit)
            p.arrive(unit, region)
            return 1
        event = yield from self.desk.expect("W-37", "SupportersPlaced", seat=p.seat, region=region)
        n = int(event["n"])
        if not 1 <= n <= min(left, p.supply):
            object_to("W-37: not more than the card and the supply have", n, min(left, p.supply))
        p.supply -= n
        p.supporters[region] += n
        return n

    def moves(self, p: Player, unit: str, start: str, end: str, rule: str) -> Script[None]:
        yield from self.desk.expect(rule, "UnitMoved", seat=p.seat, unit=unit, region=start, to=end)
        p.leave(unit, start)
        p.arrive(unit, end)

    def _allies(self, effect: Entry) -> list[str]:
        """W-39, W-40: chips of that level in the supply; a forge chip is weak."""
        which = effect["level"]
        chips = [f"{ally}-{which}" for ally in ALLIES] + (["forge"] if which == "weak" else [])
        return [chip for chip in chips if self.board.stock[chip]]

    def gain_ally(self, p: Player, effect: Entry, rule: str = "W-40: any ally of that level") -> Script[None]:
        chip, keys = shown_chip(effect), [f"ally/{chip}" for chip in self._allies(effect)]
        if effect["type"] != "any":
            rule = "W-39: the chip shown, or another of its level if it has run out"
            keys = [f"ally/{chip}"] if self.board.stock[chip] else [*keys, "pass"] if keys else []
        if not keys:
            return
        key = yield from self.desk.ask(p.seat, "ally", keys, rule)
        if key != "pass":
            yield from self.chip_gained(p, key.split("/")[1], rule)

    def chip_gained(self, p: Player, chip: str, rule: str) -> Script[None]:
        """A chip of the supply goes into the bag."""
        yield from self.desk.expect(rule, "ChipGained", seat=p.seat, chip=chip)
        if chip not in items():
            self.board.stock[chip] -= 1
        p.bag[chip] += 1

    def roll(self, p: Player, rule: str) -> Script[None]:
        """W-41; the Cheshire Cat may pass one of the shards on (W-61)."""
        event = yield from self.desk.expect(rule, "ShardsRolled", seat=p.seat)
        n = int(event["n"])
        same("W-8: a face of the die", n in content()["shard_die"]["faces"], True)
        p.shards += n
        if p.faction == "cheshire-cat" and n in leader_number(p.faction, "give_on", self.board.seats):
            others = [f"share/p{q.seat}" for q in self.board.players if q is not p]
            key = yield from self.desk.ask(p.seat, "share", [*others, "pass"], "W-61: one of them to any other player")
            if key != "pass":
                to = self.board.players[int(key[-1])]
                yield from self.desk.expect("W-61", "ShardGiven", seat=p.seat, to=to.seat)
                p.shards -= 1
                to.shards += 1

    def mend(self, p: Player, rule: str) -> Script[None]:
        if not p.shield:
            yield from self.desk.expect(rule, "ShieldMended", seat=p.seat)
            p.shield = True

    def discard_shards(self, p: Player, n: int, rule: str) -> Script[None]:
        n = min(n, p.shards)
        if n:
            yield from self.desk.expect(rule, "ShardsDiscarded", seat=p.seat, n=n)
            p.shards -= n

    def gain_shards(self, p: Player, n: int, rule: str) -> Script[None]:
        yield from self.desk.expect(rule, "ShardsGained", seat=p.seat, n=n)
        p.shards += n

    def grow(self, p: Player) -> Script[None]:
        """W-47."""
        if p.strength < STRONGEST_LEADER:
            yield from self.desk.expect("W-47", "LeaderGrew", seat=p.seat, strength=p.strength + 1)
            p.strength += 1
        elif p.shards:
            keys = ("discard-shard", "pass")
            key = yield from self.desk.ask(p.seat, "discard-shard", keys, "W-47: at 6 a shard instead")
            if key != "pass":
                yield from self.discard_shards(p, 1, "W-47")

    def castle(self, p: Player, regions: Sequence[str], prompt: str, rule: str, decline: bool = False) -> Script[None]:
        """W-46, W-119: into one of these regions where it is possible."""
        possible = [f"castle/{region}" for region in regions if self.board.castle_possible(p, region)]
        if not possible:
            return
        key = yield from self.desk.ask(p.seat, prompt, [*possible, "pass"] if decline else possible, rule)
        if key == "pass":
            return
        region = key.split("/")[1]
        upright = self.board.seats > 2 or region in p.castles
        yield from self.desk.expect(rule, "CastleBuilt", seat=p.seat, region=region, upright=upright)
        p.castles[region] = "upright" if upright else "lying"

    def recruit(self, p: Player) -> Script[None]:
        """W-43."""
        board, desk = self.board, self.desk
        key = yield from desk.ask(p.seat, "recruit", [f"recruit/{card}" for card in board.market], "W-43")
        card = key.split("/")[1]
        yield from desk.expect("W-43", "WonderTaken", seat=p.seat, card=card)
        board.market.remove(card)
        p.cards.append(card)
        if card in items():
            for _ in range(int(entries("wonderlandians")[card]["chips"])):
                yield from self.chip_gained(p, card, "W-43: both chips into the bag")
        else:
            yield from self.send(p, card)
        if board.wonders:
            event = yield from desk.expect("W-43: the market is filled up", "MarketFilled")
            self.fill_market(event["cards"], 1)

    def fill_market(self, cards: list[str], n: int) -> None:
        same("W-43: as many cards as are missing", len(cards), min(n, len(self.board.wonders)))
        same("W-43: cards of the deck", set(cards) <= self.board.wonders, True)
        self.board.wonders -= set(cards)
        self.board.market += cards

    def send(self, p: Player, figure: str) -> Script[None]:
        """W-43: each standee into any region."""
        p.bench += [figure] * standees(figure)
        for _ in range(standees(figure)):
            keys = [f"send/{figure}/{region}" for region in self.board.regions]
            key = yield from self.desk.ask(p.seat, "send", keys, "W-43: each standee into any region")
            region = key.split("/")[2]
            yield from self.desk.expect("W-43", "FigurePlaced", seat=p.seat, figure=figure, region=region)
            p.bench.remove(figure)
            p.arrive(figure, region)

    def draw_quests(self, p: Player, n: int, discard: bool) -> Script[None]:
        """W-49."""
        board, desk = self.board, self.desk
        n = min(n, len(board.quests) + len(board.quest_pile))
        if n == 0:
            return
        event = yield from desk.expect("W-49", "QuestsDrawn", seat=p.seat, n=n)
        drawn = list(event["quests"])
        same("W-49: as many as are told", len(set(drawn)), n)
        if len(board.quests) < n:
            board.quests |= set(board.quest_pile)
            board.quest_pile = []
        same("W-49: quests of the deck", set(drawn) <= board.quests, True)
        board.quests -= set(drawn)
        p.quests += drawn
        if discard:
            key = yield from desk.ask(p.seat, "discard", [f"discard/{quest}" for quest in p.quests], "W-49")
            quest = key.split("/")[1]
            yield from desk.expect("W-49", "QuestDiscarded", seat=p.seat, quest=quest)
            p.quests.remove(quest)
            board.quest_pile.append(quest)


def shown_chip(effect: Entry) -> str:
    """The chip that a reward shows."""
    return "forge" if effect["type"] == "forge" else f"{effect['type']}-{effect['level']}"
