"""The referee: it walks through the rules with the match and compares every table it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.referees.running import Plain, Question, Result, Sight, object_to

from .board import Board
from .match import Match
from .script import Asked, Chose, Desk, Item, Over, happened
from .showing import compare, sealed


def taste(question: Question) -> Sequence[float]:
    """Crowded matches: few regions, long battles, abilities unlocked and used."""
    return [_liking(question.prompt, key) for key in question.keys]


def _liking(prompt: str, key: str) -> float:
    verb, _, what = key.partition("/")
    if prompt in ("place", "relocate", "send", "lead"):
        return 6.0 if key.endswith(("red-keep", "witzend")) else 1.0
    if key in ("stop", "suffer"):
        return 0.15 if key == "stop" else 2.0
    if key in ("pass", "head"):
        return 0.15
    if verb in ("feat", "come", "tempt", "forge", "poison", "effect", "use", "target", "bring", "fly", "leave"):
        return 4.0
    if verb == "reward" and what in ("unlock-ability", "recruit-wonderlandian"):
        return 3.0
    return 1.0


class Referee:
    """One match."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.board = Board(seats)
        self.sight: Sight | None = None
        self.desk = Desk(shown=self._shown)
        self.match = Match(self.board, self.desk, settings)
        self.script = self.match.whole()
        self.over = False
        next(self.script)

    def _feed(self, item: Item) -> None:
        if self.over:
            object_to("W-107: nothing happens after the final scoring", item, "the end")
        try:
            self.script.send(item)
        except StopIteration:
            self.over = True

    def _shown(self) -> None:
        """Compare the view with the referee's table at questions."""
        assert self.sight is not None
        if self.board.round:
            view, seat = self.sight.view(None), next(iter(self.sight.questions))
            compare(self.board, view)
            open_bags = self.match.settings["bags"] == "always"
            sealed(self.board, view, None, open_bags)
            sealed(self.board, self.sight.view(seat), seat, open_bags)

    def happens(self, events: list[Plain]) -> None:
        for event in events:
            self._feed(happened(event))

    def asked(self, sight: Sight) -> None:
        self.sight = sight
        self._feed(Asked(sight.questions))

    def chosen(self, seat: int, key: str) -> None:
        self._feed(Chose(seat, key))

    def ends(self, sight: Sight, result: Result) -> None:
        self._feed(Over())
        compare(self.board, sight.view(None))
        self.match.ends(result)
