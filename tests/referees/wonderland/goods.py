"""Rewards of cards, forge tracks and bets (sections 5 and 10), with their order and choices."""

from __future__ import annotations

from collections.abc import Sequence

from tests.referees.running import object_to

from .board import Player
from .box import (
    Entry,
    artifact_of,
    between_rewards,
    is_mad,
    powers_of,
    reward_ref,
    space_rewards,
)
from .gains import STRONGEST_LEADER, Gains, shown_chip
from .script import Asked, Happened, Item, Script, item_text

SIGNS = {  # how a reward shows itself: events and questions
    "place_units": (("SupportersPlaced", "FigurePlaced", "UnitMoved"), ("place", "relocate")),
    "gain_ally": (("ChipGained",), ("ally",)),
    "roll_shards": (("ShardsRolled",), ()),
    "shield_up": (("ShieldMended",), ()),
    "recruit_wonderlandian": (("WonderTaken",), ("recruit",)),
    "unlock_ability": (("PowerUnlocked",), ("unlock",)),
    "discard_shards": (("ShardsDiscarded",), ()),
    "place_castle": (("CastleBuilt",), ("castle",)),
    "leader_strength": (("LeaderGrew",), ("discard-shard",)),
    "discard_madness": (("MadnessDiscarded",), ()),
    "draw_quests": (("QuestsDrawn",), ()),
    "forge_from_bag": (("Forged",), ("forge-from-bag",)),
    "gain_vp": (("VpGained",), ()),
    "release_supporters": (("SupportersReleased",), ()),
    "castle_value": (("CastlesGrew",), ()),
    "gain_artifact": (("ArtifactGained",), ()),
    "split": ((), ("half",)),
    "tempt": ((), ("tempt",)),
}


class Goods(Gains):
    """Everything that can be gained."""

    # -- In any order --------------------------------------------------------------------------------------------------

    def rewards(self, player: Player, pending: list[Entry], rule: str, own_order: bool) -> Script[None]:
        """W-36: all of them as far as possible, those of a card in an order that the owner chooses."""
        while pending:
            item = yield from self.desk.peek()
            if (
                isinstance(item, Asked)
                and list(item.questions) == [player.seat]
                and item.questions[player.seat].prompt == "reward"
            ):
                refs = [f"reward/{_ref(effect)}" for effect in pending]
                keys = item.questions[player.seat].keys
                if not own_order and not set(keys) & set(refs):
                    break  # of the card that let somebody forge
                strange = sorted(set(keys) - set(refs))
                if strange or len(set(keys)) < len(keys) or len(keys) < 2:
                    object_to("W-36: only what the card still holds, each once", keys, refs)
                if own_order:
                    offered = [effect for effect, ref in zip(pending, refs, strict=True) if ref in keys]
                    self._left_out(player, offered, pending, keys)
                key = yield from self.desk.ask(player.seat, "reward", keys, "W-36")
                effect = pending.pop(refs.index(key))
            else:
                at = next((i for i, effect in enumerate(pending) if self._shows(player, effect, item)), None)
                if at is None:
                    break
                if own_order:
                    self._left_out(player, [pending[at]], pending, item_text(item))
                effect = pending.pop(at)
            pending += yield from self.gain(player, effect)
        for effect in pending:
            if not self.idle(player, effect):
                item = yield from self.desk.peek()
                object_to(f"{rule}: every reward is gained as far as possible", item_text(item), _ref(effect))

    def _left_out(self, player: Player, first: list[Entry], pending: list[Entry], actual: object) -> None:
        """W-36: the owner chooses the order; only where it cannot matter may something come first unasked."""
        for other in pending:
            if all(other is not effect for effect in first):
                for effect in first:
                    if self._matters(player, other, effect):
                        object_to("W-36: the order of these two is the owner's", actual, (_ref(other), _ref(effect)))

    def _matters(self, player: Player, one: Entry, other: Entry) -> bool:
        """Can somebody like to have the one before the other?"""
        if self.idle(player, one) and one["op"] not in ("discard_shards", "leader_strength"):
            return False
        for a, b in ((one, other), (other, one)):
            if self._tells(player, a) and self._chooses(player, b):
                return True
            if a["op"] in ("roll_shards", "tempt") and b["op"] == "discard_shards" and player.shards < b["n"]:
                return True
        return False

    def _tells(self, player: Player, effect: Entry) -> bool:
        """True if it reveals something that nobody knew."""
        if effect["op"] == "draw_quests":
            return not self.idle(player, effect)
        return effect["op"] in ("roll_shards", "recruit_wonderlandian", "tempt")

    def _chooses(self, player: Player, effect: Entry) -> bool:
        """Is there something to choose in it?"""
        op = effect["op"]
        if self.idle(player, effect):
            return False
        if op == "gain_ally":
            return effect["type"] == "any" or not self.board.stock[shown_chip(effect)]
        if op == "roll_shards":
            return player.faction == "cheshire-cat"
        if op == "draw_quests":
            return bool(effect.get("discard"))
        if op == "leader_strength":
            return player.strength == STRONGEST_LEADER
        choices = ("place_units", "recruit_wonderlandian", "unlock_ability", "place_castle", "forge_from_bag")
        return op in (*choices, "split", "tempt")

    def _shows(self, player: Player, effect: Entry, item: Item) -> bool:
        """Is this the beginning of that reward?"""
        events, prompts = SIGNS[effect["op"]]
        if isinstance(item, Asked):
            return list(item.questions) == [player.seat] and item.questions[player.seat].prompt in prompts
        if not isinstance(item, Happened) or item.type not in events or item.fields.get("seat") != player.seat:
            return False
        if item.type == "ChipGained" and effect["type"] != "any":
            return bool(item["chip"] == shown_chip(effect))
        if item.type == "VpGained":
            return bool(item["n"] == effect["n"] and item["source"] == effect.get("source", "reward"))
        return True

    def idle(self, player: Player, effect: Entry) -> bool:
        """Would this reward do nothing now?"""
        op = effect["op"]
        if op == "place_units":
            return (
                not self._placeable(player, effect)
                and player.units(self.board.regions) - (player.leader is not None) == 0
            )
        if op == "gain_ally":
            return not self._allies(effect)
        if op == "shield_up":
            return player.shield
        if op == "recruit_wonderlandian":
            return not self.board.market
        if op == "unlock_ability":
            return len(player.powers) == len(powers_of(player.faction))
        if op == "discard_shards":
            return player.shards == 0
        if op == "place_castle":
            return not any(self.board.castle_possible(player, region) for region in self.board.regions)
        if op == "leader_strength":
            return player.strength == STRONGEST_LEADER and player.shards == 0
        if op == "discard_madness":
            return player.bag["madness"] == 0
        if op == "draw_quests":
            return not self.board.quests and not self.board.quest_pile
        if op == "forge_from_bag":
            return not self._forgeable(player, list(player.bag.elements()))
        return False

    # -- One of them ---------------------------------------------------------------------------------------------------

    def gain(self, player: Player, effect: Entry) -> Script[list[Entry]]:
        """Carry out one reward; returns its addition to the card."""
        op, n = effect["op"], int(effect.get("n", 1))
        board, desk = self.board, self.desk
        if op == "split":
            key = yield from desk.ask(
                player.seat, "half", ("half/top", "half/bottom"), "W-51: one half of a split card"
            )
            return list(effect["top"] if key == "half/top" else effect["bottom"])
        if op == "tempt":
            key = yield from desk.ask(
                player.seat, "tempt", ("tempt", "pass"), "W-52: the die and its reward, or neither"
            )
            if key == "pass":
                return []
            yield from self.roll(player, "W-52: the die comes with the reward")
            return list(effect["tempt"])
        if op == "place_units":
            yield from self.place_units(player, effect)
        elif op == "gain_ally":
            yield from self.gain_ally(player, effect)
        elif op == "roll_shards":
            yield from self.roll(player, "W-41: the die must be rolled")
        elif op == "shield_up":
            yield from self.mend(player, "W-42: a broken shield is turned")
        elif op == "recruit_wonderlandian" and board.market:
            yield from self.recruit(player)
        elif op == "unlock_ability":
            locked = [power for power in powers_of(player.faction) if power not in player.powers]
            if locked:
                key = yield from desk.ask(player.seat, "unlock", [f"unlock/{power}" for power in locked], "W-44")
                yield from desk.expect("W-44", "PowerUnlocked", seat=player.seat, power=key.split("/")[1])
                player.powers.append(key.split("/")[1])
        elif op == "discard_shards":
            yield from self.discard_shards(player, n, "W-45: as many as shown or as one has")
        elif op == "place_castle":
            yield from self.castle(player, board.regions, "castle", "W-46: where no own castle stands")
        elif op == "leader_strength":
            yield from self.grow(player)
        elif op == "discard_madness" and player.bag["madness"]:
            yield from desk.expect("W-48: a normal madness chip", "MadnessDiscarded", seat=player.seat, chip="madness")
            player.from_bag("madness", "W-48")
            board.stock["madness"] += 1
        elif op == "draw_quests":
            yield from self.draw_quests(player, n, bool(effect.get("discard")))
        elif op == "forge_from_bag":
            keys = self._forgeable(player, list(player.bag.elements()))
            if keys:
                key = yield from desk.ask(player.seat, "forge-from-bag", [*keys, "pass"], "W-50: one chip of the bag")
                if key != "pass":
                    yield from self.forge(player, key, from_bag=True)
        elif op == "gain_vp":
            yield from desk.expect(
                "VP of a reward", "VpGained", seat=player.seat, n=n, source=effect.get("source", "reward")
            )
            player.vp += n
        elif op == "release_supporters":
            yield from desk.expect("W-101: supporters on the space", "SupportersReleased", seat=player.seat, n=n)
            player.locked -= n
            player.supply += n
        elif op == "castle_value":
            yield from desk.expect("W-103", "CastlesGrew", seat=player.seat, value=effect["to"])
            player.castle_value = effect["to"]
        elif op == "gain_artifact":
            chip = artifact_of(player.faction)
            yield from desk.expect(
                "W-103: a full track pays its artifact", "ArtifactGained", seat=player.seat, chip=chip
            )
            player.artifacts -= 1
            player.bag[chip] += 1
        return []

    # -- Forging -------------------------------------------------------------------------------------------------------

    def _forgeable(self, player: Player, chips: Sequence[str]) -> list[str]:
        """W-100: any of these chips onto any track that is not full."""
        free = [track for track in range(4) if len(player.tracks[track]) < 3]
        return [f"forge/{chip}/track-{t + 1}" for chip in dict.fromkeys(chips) if not is_mad(chip) for t in free]

    def forge(self, player: Player, key: str, from_bag: bool) -> Script[None]:
        """W-100 to W-103, and what the chip itself gives for being forged (section 15)."""
        _, chip, name = key.split("/")
        yield from self.desk.expect("W-100", "Forged", seat=player.seat, chip=chip, track=name)
        if from_bag:
            player.from_bag(chip, "W-50")
        else:
            player.active.remove(chip)
        track, board = int(name[-1]) - 1, self.board
        column = len(player.tracks[track])
        player.tracks[track].append(chip)
        pending = space_rewards(player.faction, track, column, board.seats)
        for upper, lower, at, reward in between_rewards(player.faction):
            if (
                at == column
                and track in (upper, lower)
                and min(len(player.tracks[upper]), len(player.tracks[lower])) > column
            ):
                pending += reward
        if column == 2:
            pending.append({"op": "gain_artifact"})
        if chip.startswith("rose-") and board.allies["rose"] == "a" and not from_bag:
            pending.append({"op": "gain_vp", "n": 2, "source": "rose-a"})
        if chip.startswith("rose-") and board.allies["rose"] == "d":
            pending.append({"op": "place_units", "n": 1, "supporters": True})
        if chip == "dodo-thimble":
            pending.append({"op": "gain_vp", "n": 3, "source": "dodo-thimble"})
        yield from self.rewards(player, pending, "W-101 to W-103", own_order=False)


def _ref(effect: Entry) -> str:
    return effect["op"] if effect["op"] in ("split", "tempt") else reward_ref(effect)
