"""The end of a battle (section 10): abilities for that moment, forging, bets and clean-up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.referees.running import object_to

from .board import Player
from .box import content, is_ally, kind
from .draws import Draws
from .script import Asked, Happened, Item, Script, told

FIGURES = ("caterpillar", "dodo", "gryphon")


@dataclass(frozen=True)
class Ability:
    """An ability that acts at the end of this battle, and how it shows itself."""

    source: str
    events: tuple[str, ...] = ()
    prompts: tuple[str, ...] = ()
    n: int = 0

    def shows(self, p: Player, item: Item) -> bool:
        if isinstance(item, Asked):
            return list(item.questions) == [p.seat] and item.questions[p.seat].prompt in self.prompts
        if not isinstance(item, Happened) or item.type not in self.events or item.fields.get("seat") != p.seat:
            return False
        return item.type != "VpGained" or item["source"] == self.source


class Ending(Draws):
    """Steps 3 to 6 of the result."""

    def abilities(self, p: Player, won: bool, uncontested: bool = False) -> list[Ability]:
        """W-97; in an uncontested region only what demands a win (W-121)."""
        board, here = self.board, self.board.region
        found: list[Ability] = []
        active = p.active
        letters = board.allies
        if won:
            if letters["red-rook"] == "d":
                rooks = [chip for chip in active if kind(chip) == "red-rook"]
                n = sum(2 if chip.endswith("-strong") else 1 for chip in rooks)
                found += [Ability("red-rook-d", ("ShardsGained",), n=n)] if n else []
            if p.has("all-mad-here"):
                if board.seats == 2:
                    found.append(Ability("all-mad-here", ("ShardsDiscarded",), n=1))
                else:
                    found.append(Ability("all-mad-here", ("ShardGiven",), ("give-shard",)))
            oysters = active.count("walrus-oysters")
            found += [Ability("walrus-oysters", ("VpGained",), n=2)] * oysters
        if uncontested:
            return found
        if not won:
            found += [Ability("walrus-oysters", ("VpGained",), n=1)] * active.count("walrus-oysters")
            if p.figure_here("dodo", here):
                found.append(Ability("dodo", ("VpGained",), n=2))
        if letters["rose"] == "a":
            roses = sum(kind(chip) == "rose" for chip in active)
            found += [Ability("rose-a", ("VpGained",), n=1)] * roses
        if letters["creature"] == "b":
            own = self.active(p, "creature")
            if own and all(self.active(q, "creature") < own for q in board.opponents(p.seat)):
                places = ("SupportersPlaced", "UnitMoved")
                found.append(Ability("creature-b", places, ("place", "relocate")))
        if p.has("snicker-snack"):
            busted = sum(board.players[s].busted for s in board.who if s != p.seat)
            found.append(Ability("snicker-snack", ("VpGained",), n=busted))
        artifacts = sum(kind(chip) == "faction" and not chip.startswith("faction-") for chip in active)
        if p.has("love-of-learning") and artifacts:
            found.append(Ability("love-of-learning", ("ChipReturned",), ("return",), n=artifacts))
        if p.has("vanishing-act") and artifacts:
            found.append(Ability("vanishing-act", ("UnitMoved",), ("leave",), n=2))
        if p.figure_here("gryphon", here):
            found.append(Ability("gryphon", ("UnitMoved",), ("fly",)))
        if p.figure_here("caterpillar", here):
            found.append(Ability("caterpillar", ("ShardsDiscarded",), n=2))
        return found

    def act(self, p: Player, won: bool, uncontested: bool = False) -> Script[None]:
        """W-97: the owner's abilities in the order they like, wherever it is asked; each looks at the table then."""
        done: Counter[str] = Counter()
        while True:
            pending: list[Ability] = []
            for ability in self.abilities(p, won, uncontested):
                if Counter(a.source for a in pending)[ability.source] + done[ability.source] < self._times(p, ability):
                    pending.append(ability)
            item = yield from self.desk.peek()
            if isinstance(item, Asked) and list(item.questions) == [p.seat] and item.questions[p.seat].prompt == "next":
                sources = [f"next/{ability.source}" for ability in pending]
                keys = item.questions[p.seat].keys
                if not set(keys) <= set(sources) or len(set(keys)) < len(keys) or len(keys) < 2:
                    object_to("W-97: only abilities that act at the end of this battle", keys, sources)
                key = yield from self.desk.ask(p.seat, "next", keys, "W-97")
                ability = pending[sources.index(key)]
            else:
                found = next((ability for ability in pending if ability.shows(p, item)), None)
                if found is None:
                    break
                ability = found
                for other in pending:
                    if self._order_matters(p, {ability.source, other.source}):
                        object_to("W-97: the order of these two is the owner's", told(item), (ability, other))
            done[ability.source] += 1
            yield from self._act(p, ability)
        for ability in pending:
            if not self._nothing(p, ability):
                object_to("W-97: every ability for the end of a battle acts", told(item), ability)

    def _order_matters(self, p: Player, two: set[str]) -> bool:
        """Can the owner like to have the one before the other?"""
        if two == {"vanishing-act", "creature-b"} or two == {"vanishing-act", "gryphon"}:
            return True
        if two == {"gryphon", "creature-b"}:
            return p.supply == 0  # then the Gryphon may be the unit that is moved
        if two == {"caterpillar", "all-mad-here"}:
            return 0 < p.shards < 3
        if two == {"caterpillar", "red-rook-d"}:
            return p.shards < 2
        forced = self.board.seats == 2  # otherwise who has no shard yet loses nothing by waiting
        return two == {"all-mad-here", "red-rook-d"} and p.shards == 0 and forced

    def _times(self, p: Player, ability: Ability) -> int:
        """Roses A and Oysters act for each active chip, all others once."""
        if ability.source == "rose-a":
            return self.active(p, "rose")
        return p.active.count(ability.source) if ability.source == "walrus-oysters" else 1

    def _nothing(self, p: Player, ability: Ability) -> bool:
        """Would it do nothing now?"""
        board, source = self.board, ability.source
        if source in FIGURES and not p.figure_here(source, board.region):
            return True  # W-97: of figures still present
        if source in ("caterpillar", "all-mad-here"):
            return p.shards == 0
        if source == "snicker-snack":
            return ability.n == 0
        if source == "love-of-learning":
            return not self._learned(p)
        if source == "vanishing-act":
            return p.here(board.region) - (p.leader == board.region) == 0
        if source == "creature-b":
            return p.supply == 0 and p.units(board.regions) - (p.leader is not None) == 0
        return False

    def _learned(self, p: Player) -> list[str]:
        """Love of Learning: ally chips; a Red Rook of set A is not touched (R-46)."""
        rook = self.board.allies["red-rook"] == "a"
        return [chip for chip in p.active if is_ally(chip) and not (rook and kind(chip) == "red-rook")]

    def _act(self, p: Player, ability: Ability) -> Script[None]:
        board, desk, source, n = self.board, self.desk, ability.source, ability.n
        if self._nothing(p, ability):
            return
        if ability.events == ("VpGained",):
            yield from desk.expect(f"W-97, {source}", "VpGained", seat=p.seat, n=n, source=source)
            p.vp += n
        elif source == "red-rook-d":
            left = n
            while left > 0:  # told in parts
                event = yield from desk.expect("Red Rooks D: 1 shard, 2 for a strong one", "ShardsGained", seat=p.seat)
                left -= int(event["n"])
                p.shards += int(event["n"])
            if left < 0:
                object_to("Red Rooks D: 1 shard per active Rook, 2 per strong one", n - left, n)
        elif ability.events == ("ShardsDiscarded",):
            yield from self.discard_shards(p, n, f"W-97, {source}: up to {n} shards")
        elif source == "all-mad-here":
            yield from self._all_mad(p)
        elif source == "creature-b":
            yield from self.place_units(p, {"op": "place_units", "n": 1, "supporters": True})
        elif source == "gryphon":
            keys = [f"fly/{region}" for region in board.regions if region != board.region]
            key = yield from desk.ask(p.seat, "fly", [*keys, "pass"], "Gryphon: may move to any region")
            if key != "pass":
                yield from self.moves(p, "gryphon", board.region, key.split("/")[1], "Gryphon")
        elif source == "love-of-learning":
            yield from self._learn(p, n)
        elif source == "vanishing-act":
            yield from self._vanish(p, n)

    def _all_mad(self, p: Player) -> Script[None]:
        keys = [f"target/p{q.seat}" for q in self.board.players if q is not p]
        rule = "We're All Mad Here: may give 1 shard to any player"
        key = yield from self.desk.ask(p.seat, "give-shard", [*keys, "pass"], rule)
        if key != "pass":
            yield from self.desk.expect(rule, "ShardGiven", seat=p.seat, to=int(key[-1]))
            p.shards -= 1
            self.board.players[int(key[-1])].shards += 1

    def _learn(self, p: Player, n: int) -> Script[None]:
        rule = "Love of Learning: up to as many active ally chips as artifacts"
        while n and self._learned(p):
            keys = [f"return/{chip}" for chip in self._learned(p)]
            key = yield from self.desk.ask(p.seat, "return", [*keys, "pass"], rule)
            if key == "pass":
                return
            chip = key.split("/")[1]
            yield from self.desk.expect(rule, "ChipReturned", seat=p.seat, chip=chip)
            p.active.remove(chip)
            p.bag[chip] += 1
            n -= 1

    def _vanish(self, p: Player, n: int) -> Script[None]:
        here, rule = self.board.region, "Vanishing Act: up to 2 own units to one neighbouring region"
        ends = self.board.neighbours(here)
        while n:
            units = (["supporter"] if p.supporters[here] else []) + p.figures.get(here, [])
            if not units:
                return
            keys = [f"leave/{unit}/{end}" for end in ends for unit in units]
            key = yield from self.desk.ask(p.seat, "leave", [*keys, "pass"], rule)
            if key == "pass":
                return
            _, unit, end = key.split("/")
            yield from self.moves(p, unit, here, end, rule)
            ends = [end]
            n -= 1

    # -- Forging, bets, clean-up ---------------------------------------------------------------------------------------

    def forging(self, p: Player) -> Script[None]:
        """W-99: an action for the symbol and one for each active forge chip; Red Rooks A only by the symbol."""
        symbol = p.marker in content()["battle_track"]["forge_symbols"]
        chips = p.active.count("forge")
        proud = self.board.allies["red-rook"] == "a"
        while symbol or chips:
            usable = [c for c in p.active if symbol or not (proud and kind(c) == "red-rook")]
            keys = self._forgeable(p, usable)
            if not keys:
                return
            key = yield from self.desk.ask(p.seat, "forge", [*keys, "pass"], "W-99: an active chip onto a track")
            if key == "pass":
                return
            if chips and not (proud and kind(key.split("/")[1]) == "red-rook"):
                chips -= 1
            else:
                symbol = False
            yield from self.forge(p, key, from_bag=False)

    def settle_bets(self, winner: int | None, tied: bool) -> Script[None]:
        """W-104."""
        board = self.board
        for seat, on in sorted(self.bets.items()):
            yield from self.desk.expect("W-104: bets are revealed", "BetRevealed", seat=seat, on=on)
        if tied:
            return
        for p in (yield from self.in_order([board.players[seat] for seat in self.bets])):
            if winner == self.bets[p.seat]:
                rule = "W-104: a right bet is a weak ally of choice"
                yield from self.gain_ally(p, {"op": "gain_ally", "type": "any", "level": "weak"}, rule)
            else:
                yield from self.gain_shards(p, 1, "W-104: a wrong bet is a shard")

    def clean_up(self) -> Script[None]:
        """W-105; Roses B go to the bag."""
        board = self.board
        who = [board.players[seat] for seat in board.who]
        if board.allies["rose"] == "b":
            for p in who:
                p.bag.update(chip for chip in p.active if kind(chip) == "rose")
                p.active = [chip for chip in p.active if kind(chip) != "rose"]
        for p in (yield from self._swap_order(who)):
            for chip in board.exhaust(p):
                yield from self._due(self.swapped(p, chip))
        for p in board.players:
            p.marker = 0
        board.in_battle = False

    def _swap_order(self, who: list[Player]) -> Script[list[Player]]:
        """W-120: player order only where it can change a result, when Creatures A are too few to swap them all."""
        stock = self.board.stock
        strong = sum(chip == "creature-weak" for p in who for chip in p.active)
        weak = sum(chip == "creature-strong" for p in who for chip in p.active)
        if strong > stock["creature-strong"] or weak > stock["creature-weak"]:
            return (yield from self.in_order(who))
        return who
