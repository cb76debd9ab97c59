"""The match as the referee foresees it: what must happen next, and what must be asked.

The rules are written as generators. Where the table must stand at questions they yield what has to be asked of whom and
get back who chose what; everything else they read off the events, one by one, and object to what should not be there.
Only chance is learnt from the events: dice, cards that are turned up, random cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tests.referees.running import Plain, Question, object_to, same, same_keys

from .box import DATA, Amounts, amounts_text, hyphened
from .centre import Centre
from .duchy import Duchy

T = TypeVar("T")


@dataclass(frozen=True)
class Asking:
    """A question that must be asked now; the judge objects to its options."""

    prompt: str
    judge: Callable[[Question], None]


Script = Generator[dict[int, Asking], tuple[int, str], T]


class Over(Exception):
    """The solo game ends at once (V-106)."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


def options(prompt: str, rule: str, keys: Iterable[str]) -> Asking:
    """A question with exactly these options."""
    legal = set(keys)
    return Asking(prompt, lambda question: same_keys(rule, question.keys, legal))


class Match:
    """The referee's own state of a match, and the events that it has not read yet."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.seats = seats
        self.settings = settings
        self.solo = seats == 1
        self.level = next(
            level for level in DATA["solo_level"] if hyphened(level["id"]) == settings.get("level", "normal")
        )
        self.dukes = settings["dukes"] == "on"
        self.duchies = [Duchy(tracks=_start()) for _ in range(seats)]
        self.lord = Duchy(starters=False)
        self.chosen_events = [name for name in settings.get("chosen-events", "").split("+") if name]
        self.centre = Centre(
            seats,
            settings["areas"].split("+"),
            settings["events"] == "on",
            settings["random-citizens"] == "on",
            settings["citizens"].split("+"),
        )
        self.first = self.active = self.turn = 0
        self.resting: int | None = None
        self.dice = (0, 0)
        self.ending = False
        self.phase = "setup"
        self.scores: list[int] | None = None
        self.winners: list[int] = []
        self.left: list[Plain] = []

    # ---- players

    @property
    def limit(self) -> int:
        """V-62, V-106: exhausted places that end the game."""
        setup = DATA["setup"]
        return int(setup["solo_end_exhausted"] if self.solo else setup["end_exhausted_per_player"] * self.seats)

    def in_play(self) -> list[int]:
        """Everybody but the resting player (V-93), from the active one on."""
        round_table = [(self.active + i) % self.seats for i in range(self.seats)]
        return [seat for seat in round_table if seat != self.resting]

    def opponents(self) -> list[int]:
        return [seat for seat in self.in_play() if seat != self.active]

    # ---- what happens

    def comes(self, *kinds: str) -> bool:
        """Is this the next thing that happened?"""
        return bool(self.left) and self.left[0]["type"] in kinds

    def read(self, rule: str, kind: str, **facts: object) -> Plain:
        """The next thing that happened must be this."""
        event = self.left.pop(0) if self.left else {}
        same(rule, {key: event.get(key) for key in ("type", *facts)}, {"type": kind, **facts})
        return event

    def read_all(self, rule: str, expected: Sequence[Plain]) -> None:
        """The next things that happened must be these, in any order."""
        events, self.left = self.left[: len(expected)], self.left[len(expected) :]
        if sorted(map(str, events)) != sorted(map(str, expected)):
            missing = [event for event in expected if event not in events]
            object_to(rule, [event for event in events if event not in expected], missing)

    def gains(self, seat: int, card: str, amounts: Amounts, rule: str) -> None:
        """Expect the gain from a card outside the income phase."""
        if any(amounts.values()):
            self.read(rule, "Gained", seat=f"p{seat}", card=card, what=amounts_text(amounts))
            self.duchies[seat].gain(amounts)

    # ---- what is asked

    def decide(self, seat: int, prompt: str, rule: str, keys: Sequence[str]) -> Script[str]:
        """One of these; without a question if there is only one."""
        if len(keys) == 1:
            return keys[0]
        _, key = yield {seat: options(prompt, rule, keys)}
        return key

    def may(self, seat: int, prompt: str, rule: str, keys: Sequence[str]) -> Script[str | None]:
        """One of these or none; no question if there is none."""
        if not keys:
            return None
        _, key = yield {seat: options(prompt, rule, [*keys, "pass"])}
        return None if key == "pass" else key


def _start() -> Counter[str]:
    return Counter({track: number for track, number in DATA["game"]["start"].items() if number})  # V-18
