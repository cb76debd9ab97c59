"""Step 3 of a draw (W-74): effects of played chips on other players, in player order."""

from __future__ import annotations

from .board import Player
from .box import kind, power_number
from .playing import Playing
from .script import Script


class Others(Playing):
    """Abilities that touch other players."""

    def on_others(self, player: Player, chip: str) -> Script[None]:
        board, desk = self.board, self.desk
        if chip.startswith("flamingo-") and board.allies["flamingo"] == "d":
            ahead = board.opponent_ahead(player.seat)
            if ahead:
                rule = "Flamingos D: an opponent with a higher marker gains 1 shard"
                key = yield from desk.ask(player.seat, "give-shard", [f"target/p{q.seat}" for q in ahead], rule)
                yield from self.gain_shards(board.players[int(key[-1])], 1, rule)
        elif chip == "knave-crown":
            drawing = [q for q in board.opponents(player.seat) if not q.stopped]
            if drawing:
                rule = "Crown: the next chip of a chosen opponent who still draws"
                key = yield from desk.ask(player.seat, "weaken", [f"target/p{q.seat}" for q in drawing], rule)
                yield from desk.expect(rule, "NextChipWeakened", seat=player.seat, victim=int(key[-1]))
                board.players[int(key[-1])].weakened = True
        elif chip == "duchess-amulet":
            yield from self._calm(player)
        elif kind(chip) == "faction" and not chip.startswith("faction-"):
            if player.has("queens-temper"):
                yield from self._temper(player)
            if player.has("claws-that-catch"):
                yield from self._claws(player)
            if player.has("wicked-grin") and player.shards:
                yield from self._grin(player)

    def _calm(self, player: Player) -> Script[None]:
        keys = []
        for q in self.board.opponents(player.seat):
            keys += [f"calm/p{q.seat}/{chip}" for chip in q.madness] or [f"target/p{q.seat}"]
        if not any(key.startswith("calm") for key in keys):
            return
        key = yield from self.desk.ask(player.seat, "calm", keys, "Amulet: a chip of an opponent's madness track")
        if key.startswith("calm"):
            _, who, chip = key.split("/")
            q = self.board.players[int(who[1])]
            yield from self.desk.expect("Amulet", "ChipReturned", seat=q.seat, chip=chip)
            q.madness.remove(chip)
            q.bag[chip] += 1

    def _temper(self, player: Player) -> Script[None]:
        """Queen's Temper: 1 VP from the player in the lead on the battle track (R-26)."""
        others = self.board.opponents(player.seat)
        top = max((q.marker for q in others), default=-1)
        leaders = [q for q in others if q.marker == top and top >= player.marker]
        if not leaders:
            return
        rule = "Queen's Temper: from the player in the lead"
        key = yield from self.desk.ask(player.seat, "steal", [f"target/p{q.seat}" for q in leaders], rule)
        victim = self.board.players[int(key[-1])]
        n = min(1, victim.vp)
        if n:
            yield from self.desk.expect(rule, "VpTaken", seat=player.seat, n=n, victim=victim.seat)
            victim.vp -= n
            player.vp += n

    def _claws(self, player: Player) -> Script[None]:
        """Claws That Catch: each player who put madness on the track in this draw may be given 1 poison."""
        victims = [s for s in self.board.who if s != player.seat and self.board.players[s].placed_madness]
        while victims and player.poison:
            keys = [f"poison/p{seat}" for seat in victims]
            rule = "Claws That Catch: who put madness on the track in this draw"
            key = yield from self.desk.ask(player.seat, "claws", [*keys, "pass"], rule)
            if key == "pass":
                return
            victim = int(key[-1])
            yield from self.desk.expect(rule, "PoisonGiven", seat=player.seat, victim=victim)
            victims.remove(victim)
            player.poison -= 1
            self.board.players[victim].bag["poison"] += 1

    def _grin(self, player: Player) -> Script[None]:
        """Wicked Grin: may give 1 own shard to an opponent for strength."""
        targets = [f"target/p{q.seat}" for q in self.board.opponents(player.seat)]
        if not targets:
            return
        key = yield from self.desk.ask(
            player.seat, "give-shard", [*targets, "pass"], "Wicked Grin: 1 own shard to an opponent"
        )
        if key != "pass":
            yield from self.desk.expect("Wicked Grin", "ShardGiven", seat=player.seat, to=int(key[-1]))
            player.shards -= 1
            self.board.players[int(key[-1])].shards += 1
            self.gains[player.seat] += power_number(player.faction, "wicked-grin", "gain_strength")
