"""The end of a battle (section 10): abilities for that moment, forging, bets and clean-up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.referees.running import object_to

from .board import Player
from .box import content, is_ally, kind
from .draws import Draws
from .script import Asked, Happened, Item, Script, item_text

FIGURES = ("caterpillar", "dodo", "gryphon")


@dataclass(frozen=True)
class Ability:
    """An ability that acts at the end of this battle, and how it shows itself."""

    source: str
    events: tuple[str, ...] = ()
    prompts: tuple[str, ...] = ()
    n: int = 0

    def shows(self, player: Player, item: Item) -> bool:
        if isinstance(item, Asked):
            return list(item.questions) == [player.seat] and item.questions[player.seat].prompt in self.prompts
        if not isinstance(item, Happened) or item.type not in self.events or item.fields.get("seat") != player.seat:
            return False
        return item.type != "VpGained" or item["source"] == self.source


class Ending(Draws):
    """Steps 3 to 6 of the result."""

    def abilities(self, player: Player, won: bool, uncontested: bool = False) -> list[Ability]:
        """W-97; in an uncontested region only what demands a win (W-121)."""
        board, here = self.board, self.board.region
        abilities: list[Ability] = []
        active = player.active
        letters = board.allies
        if won:
            if letters["red-rook"] == "d":
                rooks = [chip for chip in active if kind(chip) == "red-rook"]
                n = sum(2 if chip.endswith("-strong") else 1 for chip in rooks)
                abilities += [Ability("red-rook-d", ("ShardsGained",), n=n)] if n else []
            if player.has("all-mad-here"):
                if board.seats == 2:
                    abilities.append(Ability("all-mad-here", ("ShardsDiscarded",), n=1))
                else:
                    abilities.append(Ability("all-mad-here", ("ShardGiven",), ("give-shard",)))
            oysters = active.count("walrus-oysters")
            abilities += [Ability("walrus-oysters", ("VpGained",), n=2)] * oysters
        if uncontested:
            return abilities
        if not won:
            abilities += [Ability("walrus-oysters", ("VpGained",), n=1)] * active.count("walrus-oysters")
            if player.figure_here("dodo", here):
                abilities.append(Ability("dodo", ("VpGained",), n=2))
        if letters["rose"] == "a":
            roses = sum(kind(chip) == "rose" for chip in active)
            abilities += [Ability("rose-a", ("VpGained",), n=1)] * roses
        if letters["creature"] == "b":
            own = self.active(player, "creature")
            if own and all(self.active(q, "creature") < own for q in board.opponents(player.seat)):
                places = ("SupportersPlaced", "UnitMoved")
                abilities.append(Ability("creature-b", places, ("place", "relocate")))
        if player.has("snicker-snack"):
            busted = sum(board.players[s].busted for s in board.who if s != player.seat)
            abilities.append(Ability("snicker-snack", ("VpGained",), n=busted))
        artifacts = sum(kind(chip) == "faction" and not chip.startswith("faction-") for chip in active)
        if player.has("love-of-learning") and artifacts:
            abilities.append(Ability("love-of-learning", ("ChipReturned",), ("return",), n=artifacts))
        if player.has("vanishing-act") and artifacts:
            abilities.append(Ability("vanishing-act", ("UnitMoved",), ("leave",), n=2))
        if player.figure_here("gryphon", here):
            abilities.append(Ability("gryphon", ("UnitMoved",), ("fly",)))
        if player.figure_here("caterpillar", here):
            abilities.append(Ability("caterpillar", ("ShardsDiscarded",), n=2))
        return abilities

    def act(self, player: Player, won: bool, uncontested: bool = False) -> Script[None]:
        """W-97: the owner's abilities in the order they like, wherever it is asked; each looks at the table then."""
        done: Counter[str] = Counter()
        while True:
            pending: list[Ability] = []
            for ability in self.abilities(player, won, uncontested):
                if Counter(a.source for a in pending)[ability.source] + done[ability.source] < self._times(
                    player, ability
                ):
                    pending.append(ability)
            item = yield from self.desk.peek()
            if (
                isinstance(item, Asked)
                and list(item.questions) == [player.seat]
                and item.questions[player.seat].prompt == "next"
            ):
                sources = [f"next/{ability.source}" for ability in pending]
                keys = item.questions[player.seat].keys
                if not set(keys) <= set(sources) or len(set(keys)) < len(keys) or len(keys) < 2:
                    object_to("W-97: only abilities that act at the end of this battle", keys, sources)
                key = yield from self.desk.ask(player.seat, "next", keys, "W-97")
                ability = pending[sources.index(key)]
            else:
                acting = next((ability for ability in pending if ability.shows(player, item)), None)
                if acting is None:
                    break
                ability = acting
                for other in pending:
                    if self._order_matters(player, {ability.source, other.source}):
                        object_to("W-97: the order of these two is the owner's", item_text(item), (ability, other))
            done[ability.source] += 1
            yield from self._act(player, ability)
        for ability in pending:
            if not self._nothing(player, ability):
                object_to("W-97: every ability for the end of a battle acts", item_text(item), ability)

    def _order_matters(self, player: Player, two: set[str]) -> bool:
        """Can the owner like to have the one before the other?"""
        if two == {"vanishing-act", "creature-b"} or two == {"vanishing-act", "gryphon"}:
            return True
        if two == {"gryphon", "creature-b"}:
            return player.supply == 0  # then the Gryphon may be the unit that is moved
        if two == {"caterpillar", "all-mad-here"}:
            return 0 < player.shards < 3
        if two == {"caterpillar", "red-rook-d"}:
            return player.shards < 2
        forced = self.board.seats == 2  # otherwise who has no shard yet loses nothing by waiting
        return two == {"all-mad-here", "red-rook-d"} and player.shards == 0 and forced

    def _times(self, player: Player, ability: Ability) -> int:
        """Roses A and Oysters act for each active chip, all others once."""
        if ability.source == "rose-a":
            return self.active(player, "rose")
        return player.active.count(ability.source) if ability.source == "walrus-oysters" else 1

    def _nothing(self, player: Player, ability: Ability) -> bool:
        """Would it do nothing now?"""
        board, source = self.board, ability.source
        if source in FIGURES and not player.figure_here(source, board.region):
            return True  # W-97: of figures still present
        if source in ("caterpillar", "all-mad-here"):
            return player.shards == 0
        if source == "snicker-snack":
            return ability.n == 0
        if source == "love-of-learning":
            return not self._learned(player)
        if source == "vanishing-act":
            return player.here(board.region) - (player.leader == board.region) == 0
        if source == "creature-b":
            return player.supply == 0 and player.units(board.regions) - (player.leader is not None) == 0
        return False

    def _learned(self, player: Player) -> list[str]:
        """Love of Learning: ally chips; a Red Rook of set A is not touched (R-46)."""
        rook = self.board.allies["red-rook"] == "a"
        return [chip for chip in player.active if is_ally(chip) and not (rook and kind(chip) == "red-rook")]

    def _act(self, player: Player, ability: Ability) -> Script[None]:
        board, desk, source, n = self.board, self.desk, ability.source, ability.n
        if self._nothing(player, ability):
            return
        if ability.events == ("VpGained",):
            yield from desk.expect(f"W-97, {source}", "VpGained", seat=player.seat, n=n, source=source)
            player.vp += n
        elif source == "red-rook-d":
            left = n
            while left > 0:  # told in parts
                event = yield from desk.expect(
                    "Red Rooks D: 1 shard, 2 for a strong one", "ShardsGained", seat=player.seat
                )
                left -= int(event["n"])
                player.shards += int(event["n"])
            if left < 0:
                object_to("Red Rooks D: 1 shard per active Rook, 2 per strong one", n - left, n)
        elif ability.events == ("ShardsDiscarded",):
            yield from self.discard_shards(player, n, f"W-97, {source}: up to {n} shards")
        elif source == "all-mad-here":
            yield from self._all_mad(player)
        elif source == "creature-b":
            yield from self.place_units(player, {"op": "place_units", "n": 1, "supporters": True})
        elif source == "gryphon":
            keys = [f"fly/{region}" for region in board.regions if region != board.region]
            key = yield from desk.ask(player.seat, "fly", [*keys, "pass"], "Gryphon: may move to any region")
            if key != "pass":
                yield from self.moves(player, "gryphon", board.region, key.split("/")[1], "Gryphon")
        elif source == "love-of-learning":
            yield from self._learn(player, n)
        elif source == "vanishing-act":
            yield from self._vanish(player, n)

    def _all_mad(self, player: Player) -> Script[None]:
        keys = [f"target/p{q.seat}" for q in self.board.players if q is not player]
        rule = "We're All Mad Here: may give 1 shard to any player"
        key = yield from self.desk.ask(player.seat, "give-shard", [*keys, "pass"], rule)
        if key != "pass":
            yield from self.desk.expect(rule, "ShardGiven", seat=player.seat, to=int(key[-1]))
            player.shards -= 1
            self.board.players[int(key[-1])].shards += 1

    def _learn(self, player: Player, n: int) -> Script[None]:
        rule = "Love of Learning: up to as many active ally chips as artifacts"
        while n and self._learned(player):
            keys = [f"return/{chip}" for chip in self._learned(player)]
            key = yield from self.desk.ask(player.seat, "return", [*keys, "pass"], rule)
            if key == "pass":
                return
            chip = key.split("/")[1]
            yield from self.desk.expect(rule, "ChipReturned", seat=player.seat, chip=chip)
            player.active.remove(chip)
            player.bag[chip] += 1
            n -= 1

    def _vanish(self, player: Player, n: int) -> Script[None]:
        here, rule = self.board.region, "Vanishing Act: up to 2 own units to one neighbouring region"
        ends = self.board.neighbours(here)
        while n:
            units = (["supporter"] if player.supporters[here] else []) + player.figures.get(here, [])
            if not units:
                return
            keys = [f"leave/{unit}/{end}" for end in ends for unit in units]
            key = yield from self.desk.ask(player.seat, "leave", [*keys, "pass"], rule)
            if key == "pass":
                return
            _, unit, end = key.split("/")
            yield from self.moves(player, unit, here, end, rule)
            ends = [end]
            n -= 1

    # -- Forging, bets, clean-up ---------------------------------------------------------------------------------------

    def forging(self, player: Player) -> Script[None]:
        """W-99: an action for the symbol and one for each active forge chip; Red Rooks A only by the symbol."""
        symbol = player.marker in content()["battle_track"]["forge_symbols"]
        chips = player.active.count("forge")
        proud = self.board.allies["red-rook"] == "a"
        while symbol or chips:
            usable = [chip for chip in player.active if symbol or not (proud and kind(chip) == "red-rook")]
            keys = self._forgeable(player, usable)
            if not keys:
                return
            key = yield from self.desk.ask(player.seat, "forge", [*keys, "pass"], "W-99: an active chip onto a track")
            if key == "pass":
                return
            if chips and not (proud and kind(key.split("/")[1]) == "red-rook"):
                chips -= 1
            else:
                symbol = False
            yield from self.forge(player, key, from_bag=False)

    def settle_bets(self, winner: int | None, tied: bool) -> Script[None]:
        """W-104."""
        board = self.board
        for seat, on in sorted(self.bets.items()):
            yield from self.desk.expect("W-104: bets are revealed", "BetRevealed", seat=seat, on=on)
        if tied:
            return
        for player in (yield from self.in_order([board.players[seat] for seat in self.bets])):
            if winner == self.bets[player.seat]:
                rule = "W-104: a right bet is a weak ally of choice"
                yield from self.gain_ally(player, {"op": "gain_ally", "type": "any", "level": "weak"}, rule)
            else:
                yield from self.gain_shards(player, 1, "W-104: a wrong bet is a shard")

    def clean_up(self) -> Script[None]:
        """W-105; Roses B go to the bag."""
        board = self.board
        who = [board.players[seat] for seat in board.who]
        if board.allies["rose"] == "b":
            for player in who:
                player.bag.update(chip for chip in player.active if kind(chip) == "rose")
                player.active = [chip for chip in player.active if kind(chip) != "rose"]
        for player in (yield from self._swap_order(who)):
            for chip in board.exhaust(player):
                yield from self._due(self.swapped(player, chip))
        for player in board.players:
            player.marker = 0
        board.in_battle = False

    def _swap_order(self, who: list[Player]) -> Script[list[Player]]:
        """W-120: player order only where it can change a result, when Creatures A are too few to swap them all."""
        stock = self.board.stock
        strong = sum(chip == "creature-weak" for player in who for chip in player.active)
        weak = sum(chip == "creature-strong" for player in who for chip in player.active)
        if strong > stock["creature-strong"] or weak > stock["creature-weak"]:
            return (yield from self.in_order(who))
        return who
