"""Cards in hands and tokens on boards, in the bag and in front of the Family."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import same

from .audit import Auditor
from .land import at, content, entry

WAITERS = ("weave-of-fate", "knife-in-the-dark")


class Holdings(Auditor):
    """The events of cards and tokens."""

    def on_WildGained(self, side: str) -> None:
        same("H-78: a wild token from the common supply", self.board.wild_left > 0, True)
        self.board.wild_left -= 1
        self.me(side).wild += 1

    def on_CardDrawn(self, side: str, seat: str, card: str) -> None:
        same("H-123: an empty deck gives no cards", self.me(side).deck > 0, True)
        self.me(side).deck -= 1
        self.me(side).hand.append(card)

    def on_CardSunk(self, side: str, seat: str, card: str) -> None:
        self._from_hand(side, card)
        self.me(side).deck += 1

    def _from_hand(self, side: str, card: str) -> None:
        same("a card is played from the hand", card in self.me(side).hand, True)
        self.me(side).hand.remove(card)

    def on_CardPlayed(self, side: str, card: str) -> None:
        if self.key.startswith("replay/"):
            same("H-186: a card in play is replayed", card in self.me(side).in_play, True)
            return
        self._from_hand(side, card)
        if side in ("family", "kammi"):
            self.me(side).in_play.append(card)
        else:
            self.me(side).discard[card] += 1
        if side == "family":
            price = entry("upgrade_card", card)["cost"]
            same("H-151: a token of the cost type not yet activated", price in self.ready, True)
            self.ready.remove(price)
            self.board.box[price] += 1
            self.front.remove(price)
            self.gain_token(card)

    def on_CardsDiscarded(self, side: str) -> None:
        self.me(side).discard.update(self.me(side).in_play)
        self.me(side).in_play.clear()

    def on_TokenCollected(self, side: str, token: str, hex: str) -> None:
        """H-121: legend tokens on the track, others on the row; the Family lays them in front."""
        self._pick(token, at(hex))
        me = self.me(side)
        if token == "legend":
            if me.scrolls == 3:
                self.board.box["legend"] += 1
            else:
                me.scrolls += 1
                if me.track == "protectors-a":
                    self.board.trails_left += 1
        elif side == "family":
            self.front.append(token)
        elif me.rows[token] == 4:
            self.board.box[token] += 1
        else:
            me.rows[token] += 1

    def on_TokensDrawn(self, seat: str, number: int, tokens: list[str]) -> None:
        same("H-58: as many tokens as the board says, or all that the bag holds", number, self.draw()[0])
        self.give_back = self.draw()[1]
        for token in tokens:
            same("H-58: tokens come from the bag", self.bag[token] > 0, True)
            self.bag[token] -= 1
        self.drawn = list(tokens)

    def draw(self) -> tuple[int, int]:
        """The number of tokens that the Family draws, and the number it gives back."""
        name = "family_basic" if self.board.chapter == 1 else "family_cards"
        board = next(hex for hex in content()["board"] if hex["id"] == name)
        slot = len(self.slots)
        draw, back = board["draw"][slot], board["give_back"][slot]
        there = sum(self.bag.values())
        return min(draw, there), max(0, back - max(0, draw - there))

    def on_TokensKept(self, tokens: list[str]) -> None:
        same("H-58: what was drawn and not given back is kept", Counter(tokens), Counter(self.drawn))
        same("H-58: as many tokens are given back as the board says", self.give_back, 0)
        self.drawn = []
        self.ready = []
        for token in tokens:
            self.gain_token(token)

    def gain_token(self, token: str, ready: bool = True) -> None:
        """H-152: Weave of Fate and Knife in the Dark wait on the attack jar, the others lie in front."""
        if token in WAITERS:
            self.waits.append(token)
        else:
            self.front.append(token)
            if ready:
                self.ready.append(token)

    def on_TokenStowed(self, token: str, place: str) -> None:
        same("H-122: a token in front is stowed", token in self.front, True)
        self.front.remove(token)
        if place == "board":
            same("H-122: a free slot of the board", len(self.slots) < 11, True)
            self.slots.append(token)
        else:
            self.bag[token] += 1
