"""The effects of a played chip (sections 8, 13 and 15 to 17): its owner's part, and the others' part."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from tests.referees.running import object_to, same

from .board import Player
from .box import is_ally, kind, power_number, printed
from .goods import Goods
from .script import Happened, Script, Wanted, item_text

END_OF_TRACK = 25
Change = tuple[str, int]  # add, mul or set


@dataclass(frozen=True)
class Due:
    """An event that must come now."""

    rule: str
    type: str
    fields: dict[str, Any]


Part = Generator["Wanted | Due", str, None]  # one player's part of a step that all do at once


def due(rule: str, type: str, **fields: Any) -> Due:
    return Due(rule, type, fields)


def choose(seat: int, prompt: str, legal: Iterable[str], rule: str) -> Generator[Wanted | Due, str, str]:
    """A choice inside a part; a single legal key is nobody's question."""
    keys = tuple(dict.fromkeys(legal))
    if len(keys) == 1:
        return keys[0]
    key = yield Wanted(seat, prompt, keys, rule)
    return key


def strengths(base: int, changes: Sequence[Change]) -> list[int]:
    """W-76: what the changes can give in any order; never below 0."""
    strengths = set()
    for order in set(permutations(changes)):
        value = base
        for mode, n in order:
            value = value + n if mode == "add" else value * n if mode == "mul" else n
            value = max(0, value)
        strengths.add(value)
    return sorted(strengths)


class Playing(Goods):
    """Steps 2 and 3 of a draw (W-74)."""

    power: dict[int, int]  # strength of the chips in play
    gains: dict[int, int]  # strength that is not the chip's
    drawn: dict[int, str]  # what everybody revealed in this draw

    def together(self, parts: dict[int, Part]) -> Script[None]:
        """Ask everybody at once; effects follow when all have chosen."""
        needs: dict[int, Wanted | Due] = {}
        for seat, part in parts.items():
            need = next(part, None)
            if need is not None:
                needs[seat] = need
        while needs:
            events = {seat: need for seat, need in needs.items() if isinstance(need, Due)}
            if events:
                item = yield from self.desk.take()
                if not isinstance(item, Happened) or item.fields.get("seat") not in events:
                    object_to("W-74, step 2", item_text(item), list(events.values()))
                assert isinstance(item, Happened)
                seat = int(item["seat"])
                need = events[seat]
                event = {"type": item.type, **{name: item.fields.get(name) for name in need.fields}}
                same(need.rule, event, {"type": need.type, **need.fields})
                answers = {seat: ""}
            else:
                answers = yield from self.desk.all_choose([n for n in needs.values() if isinstance(n, Wanted)])
            for seat, key in answers.items():
                try:
                    needs[seat] = parts[seat].send(key)
                except StopIteration:
                    del needs[seat]

    # -- Step 2: what touches the player and the own chips -------------------------------------------------------------

    def own_part(self, player: Player, chip: str) -> Part:
        board = self.board
        family, letters = kind(chip), board.allies
        proud = family == "red-rook" and letters["red-rook"] == "a"  # other own chips do not change it
        base = printed(chip)
        if player.weakened:
            base, player.weakened = min(base, 1), False
        changes: list[Change] = []
        if player.doubled:
            player.doubled = False
            changes += [] if proud else [("mul", 2)]
        if letters["flamingo"] == "b" and is_ally(chip) and self.active(player, "flamingo") and not proud:
            changes.append(("add", 1))
        gain = self._figures(player, chip)  # first: figures that Paint It Red may cost
        if family in letters:
            changes += yield from self._ally(player, chip, changes)
        elif family == "faction" and not chip.startswith("faction-"):
            more, also = yield from self._artifact(player)
            changes += more
            gain += also
        else:
            changes += yield from self._item(player, chip)
        if player.busted:
            return
        results = strengths(base, changes)
        key = f"power-{results[0]}"
        if len(results) > 1:
            keys = [f"strength/power-{n}" for n in results]
            key = yield from choose(player.seat, "strength", keys, "W-76: the owner picks the order of the changes")
        self.power[player.seat] = int(key.rsplit("-", 1)[1])
        self.gains[player.seat] += gain

    def active(self, player: Player, type: str) -> int:
        return sum(kind(chip) == type for chip in player.active)

    def _ally(self, player: Player, chip: str, changes: list[Change]) -> Generator[Wanted | Due, str, list[Change]]:
        """Section 15."""
        family = kind(chip)
        letter = self.board.allies.get(family, "*")
        card = f"{family}-{letter}"
        if card == "card-soldier-a":
            rook = self.board.allies["red-rook"] == "a"
            chips = [c for c in player.exhausted if not (rook and kind(c) == "red-rook")]
            keys = (["effect/return-exhausted"] if chips else []) + ["effect/chip-strength"]
            key = yield from choose(player.seat, "effect", keys, "Card Soldiers A: a chip back, or double (R-37)")
            if key == "effect/chip-strength":
                return [("mul", 2)]
            yield from self._return(player, chips, "Card Soldiers A", False)
        elif card == "card-soldier-b":
            near = [r for r in self.board.neighbours(self.board.region) if player.supporters[r]]
            keys = (["effect/move-supporters-in"] if near else []) + ["effect/chip-strength", "pass"]
            key = yield from choose(player.seat, "effect", keys, "Card Soldiers B: may move supporters in, or double")
            if key == "effect/chip-strength":
                return [("mul", 2)]
            if key != "pass":
                most = strengths(printed(chip), changes)[-1]
                yield from self._bring(player, near, most, "Card Soldiers B: up to its strength", False)
        elif card == "card-soldier-c":
            player.extra += printed(chip)
        elif card == "card-soldier-d" and self.board.region not in player.castles:
            key = yield from choose(player.seat, "use", ("use/card-soldier-d", "pass"), "Card Soldiers D: may triple")
            if key != "pass":
                yield due("Card Soldiers D", "AbilityUsed", seat=player.seat, source="card-soldier-d")
                return [("mul", 3)]
        elif card == "flamingo-a":
            player.doubled = True
        elif card == "red-rook-b" and self.active(player, "red-rook"):
            return [("set", 1)]
        elif card == "creature-c":
            each = 2 if chip.endswith("-weak") else -2
            others = self.active(player, "creature")
            return [("add", each * others)] if others else []
        elif card == "creature-d" and player.shards > printed(chip):
            yield due("Creatures D: more shards than its strength: discard 1", "ShardsDiscarded", seat=player.seat, n=1)
            player.shards -= 1
        elif card == "creature-d" and player.shards < printed(chip):
            yield due("Creatures D: fewer shards than its strength: gain 1", "ShardsGained", seat=player.seat, n=1)
            player.shards += 1
        return []

    def _item(self, player: Player, chip: str) -> Generator[Wanted | Due, str, list[Change]]:
        """Section 17."""
        if chip == "rabbit-watch":
            player.extra += 1
        elif chip == "hare-teacup":
            key = yield from choose(player.seat, "use", ("use/hare-teacup", "pass"), "Teacup: may gain 1 shard for +2")
            if key != "pass":
                yield due("Teacup", "AbilityUsed", seat=player.seat, source="hare-teacup")
                yield due("Teacup", "ShardsGained", seat=player.seat, n=1)
                player.shards += 1
                return [("add", 2)]
        elif chip == "gryphon-feather":
            start = [r for r in self.board.regions if r != self.board.region and player.supporters[r]]
            yield from self._bring(player, start, 1, "Feather: may move 1 own supporter here", True)
        elif chip == "caterpillar-pipe":
            if player.shards and not any(q.placed_madness for q in self.board.players):
                yield due(
                    "Pipe: nobody put madness on a track: discard 1 shard", "ShardsDiscarded", seat=player.seat, n=1
                )
                player.shards -= 1
        elif chip == "humpty-glove" and not player.shield:
            yield due("Glove", "ShieldMended", seat=player.seat)
            player.shield = True
        elif chip == "unicorn-horn" and player.shield:
            return [("add", 2)]
        elif chip == "tweedle-rattle" and chip in player.active:
            return [("add", 3)]
        elif chip == "dormouse-treacle":
            player.must_draw = True
        return []

    def _artifact(self, player: Player) -> Generator[Wanted | Due, str, tuple[list[Change], int]]:
        """Section 16: the artifact abilities that are unlocked."""
        changes: list[Change] = []
        gain = 0
        if player.has("paint-it-red"):
            changes += yield from self._paint(player)
        if player.has("manxome-foe") and self.board.opponent_ahead(player.seat):
            changes.append(("add", power_number(player.faction, "manxome-foe", "chip_strength")))
        if player.has("undaunted") and not player.shield:
            yield due("Undaunted", "ShieldMended", seat=player.seat)
            player.shield = True
        if player.has("hot-tea"):
            gain += len(player.madness)
        if player.has("change-places"):
            rook = self.board.allies["red-rook"] == "a"
            chips = [chip for chip in player.exhausted if not (rook and kind(chip) == "red-rook")]
            if chips:
                yield from self._return(player, chips, "Change Places: may return 1 exhausted chip", True)
            gain += power_number(player.faction, "change-places", "gain_strength")
        return changes, gain

    def may_bust(self, player: Player, chip: str) -> bool:
        """Can this chip's Paint It Red cost the last unit here (W-89)?"""
        artifact = kind(chip) == "faction" and not chip.startswith("faction-")
        return artifact and player.has("paint-it-red") and player.here(self.board.region) == 1

    def _paint(self, player: Player) -> Generator[Wanted | Due, str, list[Change]]:
        """Paint It Red: may lose 1 own unit of any region; a leader only where no other unit stands (R-44)."""
        units = [f"sacrifice/{unit}/{r}" for r in self.board.regions for unit in player.losable(r)]
        if not units:
            return []
        key = yield from choose(player.seat, "sacrifice", [*units, "pass"], "Paint It Red: may lose 1 own unit for +2")
        if key == "pass":
            return []
        _, unit, region = key.split("/")
        yield due("Paint It Red", "UnitLost", seat=player.seat, unit=unit, region=region)
        player.lose(unit, region)
        if region == self.board.region:
            player.lost += 1
            if not player.here(region):
                yield due("W-89: the last unit lost in another way busts too", "Busted", seat=player.seat)
                yield from self.bust(player)
        return [("add", power_number(player.faction, "paint-it-red", "chip_strength"))]

    def bust(self, player: Player) -> Generator[Due, str, None]:
        """W-85."""
        player.busted, player.marker = True, 0
        chip, player.played = player.played, None
        player.active += [chip] if chip else []
        player.doubled, player.extra, player.must_draw, player.weakened = False, 0, False, False
        for moved in self.board.exhaust(player):
            yield from self.swapped(player, moved)
        if not player.shield:
            yield due("W-85: finally the shield turns", "ShieldMended", seat=player.seat)
            player.shield = True

    def swapped(self, player: Player, chip: str) -> Generator[Due, str, None]:
        """Creatures A: when exhausted, swap for the other level (R-25: if there is one)."""
        if kind(chip) == "creature" and self.board.allies["creature"] == "a":
            other = "creature-strong" if chip == "creature-weak" else "creature-weak"
            if self.board.stock[other]:
                yield due("Creatures A: swap when exhausted", "ChipsSwapped", seat=player.seat, chip=chip, other=other)
                player.exhausted[player.exhausted.index(chip)] = other
                self.board.stock[other] -= 1
                self.board.stock[chip] += 1

    def _return(self, player: Player, chips: list[str], rule: str, may: bool) -> Generator[Wanted | Due, str, None]:
        keys = [f"return/{chip}" for chip in chips]
        key = yield from choose(player.seat, "return", [*keys, "pass"] if may else keys, rule)
        if key != "pass":
            chip = key.split("/")[1]
            yield due(rule, "ChipReturned", seat=player.seat, chip=chip)
            player.exhausted.remove(chip)
            player.bag[chip] += 1

    def _bring(
        self, player: Player, start: list[str], most: int, rule: str, may: bool
    ) -> Generator[Wanted | Due, str, None]:
        """Up to a number of supporters, from any region or from one neighbouring region."""
        here = self.board.region
        while most and any(player.supporters[region] for region in start):
            keys = [f"bring/{region}" for region in start if player.supporters[region]]
            key = yield from choose(player.seat, "bring", [*keys, "pass"] if may else keys, rule)
            if key == "pass":
                return
            region = key.split("/")[1]
            yield due(rule, "UnitMoved", seat=player.seat, unit="supporter", region=region, to=here)
            player.leave("supporter", region)
            player.arrive("supporter", here)
            start, may, most = [region], True, most - 1

    def _figures(self, player: Player, chip: str) -> int:
        """Section 17: the strength that figures here add to a chip."""
        gain = 0
        if player.figure_here("white-rabbit", self.board.region) and printed(chip) == 1:
            gain += 1
        if player.figure_here("knave-of-hearts", self.board.region):
            others = [printed(self.drawn[q.seat]) for q in self.board.opponents(player.seat) if q.seat in self.drawn]
            if others and printed(chip) > max(others):
                gain += 1
        return gain
