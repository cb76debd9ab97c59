"""Chance: the seed, the commitment to it, the tape of outcomes, and the dealers that rules call."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, MutableSequence
from random import Random
from typing import Any, Protocol, TypeVarTuple

from .asking import Seat
from .errors import BrokenRule, TapeEnds
from .events import Event

Fields = TypeVarTuple("Fields")
Source = Callable[[int, int], int]  # (position on the tape, n) -> an outcome below n


def fresh_seed() -> str:
    """256 random bits from the operating system, as text."""
    return secrets.token_hex(32)


def commitment(seed: str, table: str) -> str:
    """The hash that a table publishes before the first card: it commits to the seed without revealing it."""
    return hashlib.sha256(f"{seed}|{table}".encode()).hexdigest()


def stream(seed: str, salts: tuple[str, ...] = ()) -> Source:
    """Outcomes keyed by the seed and the players' salts; each depends only on its index on the tape."""
    key = hmac.digest(seed.encode(), "\n".join(salts).encode(), "sha256")

    def outcome(at: int, n: int) -> int:
        fair = (1 << 64) - (1 << 64) % n  # numbers from here on would favour the small outcomes
        attempt = 0
        while True:
            block = hmac.digest(key, f"{at}.{attempt}".encode(), "sha256")
            for i in range(0, 32, 8):
                number = int.from_bytes(block[i : i + 8], "big")
                if number < fair:
                    return number % n
            attempt += 1

    return outcome


class Dealer(Protocol):
    """The interface of the table to rules: chance and announcements."""

    __slots__ = ("in_parallel", "listening")
    listening: bool  # nobody hears an imagined table; a rule that tells much, and is searched much, may ask first
    in_parallel: bool  # while seats walk in parallel, the order of their draws would matter

    def below(self, n: int) -> int:
        """One of n equally likely outcomes, 0 … n-1."""

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def roll(self, sides: int) -> int:
        """One die: 1 … sides."""
        return 1 + self.below(sides)

    def tell(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        """Announce something that follows from open decisions."""

    def show(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        """Announce something that the deciding seat knew and somebody else did not; it ends undo."""

    def reveal(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        """Announce something that the deciding seat did not know either; it ends undo and previews."""

    def depends_on_secret(self, seat: Seat) -> None:
        """Declare that the rest depends on what only this seat knows; it ends undo, and the other seats' previews.

        Where a rule asks a seat only if its hidden things allow it, being asked or not tells something of them.
        """
        return None


class TapeDealer(Dealer):
    """The dealer of a live table: reads the tape, extends it from the source, and collects the events."""

    __slots__ = ("at", "events", "learned", "muted", "source", "tape")

    def __init__(self, tape: list[int], source: Source | None) -> None:
        self.tape: list[int] = tape
        self.source: Source | None = source
        self.at: int = 0
        self.events: list[Event] = []
        self.learned: int = 0  # how often something was drawn or revealed: undo never passes a change of it
        self.muted: bool = False  # while choices are replayed, their events are known already
        self.listening = True  # also then: what is learned counts
        self.in_parallel = False

    def below(self, n: int) -> int:
        if self.in_parallel:
            raise BrokenRule("rules that seats walk through in parallel must not draw: draw before or after")
        if self.at < len(self.tape):
            outcome = self.tape[self.at]
            if not 0 <= outcome < n:
                raise ValueError(f"tape position {self.at} holds {outcome}, but there are {n} outcomes")
        else:
            if self.source is None:
                raise TapeEnds(n)
            outcome = self.source(self.at, n)
            self.tape.append(outcome)
        self.at += 1
        self.learned += 1
        return outcome

    def tell(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        if not self.muted:
            self.events.append(event(*args))

    def reveal(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        self.learned += 1
        self.tell(event, *args)

    show = reveal

    def depends_on_secret(self, seat: Seat) -> None:
        self.learned += 1


class MuteDealer(Dealer):
    """The dealer of an imagined table: first the outcomes still to be replayed, then its own random stream."""

    __slots__ = ("pending", "random", "uniform")

    def __init__(self, random: Random, pending: list[int]) -> None:
        self.random: Random = random
        self.uniform: Callable[[], float] = random.random
        self.pending: list[int] = pending  # outcomes of the true tape since the checkpoint, last first
        self.listening = False
        self.in_parallel = False

    def below(self, n: int) -> int:
        return self.pending.pop() if self.pending else int(self.uniform() * n)

    def tell(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        pass

    show = reveal = tell
