"""The referee of Valeria."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import cycle

from tests.referees.running import Plain, Question, Result, Sight, object_to, same

from .arriving import sit_down
from .script import Asking, Match, Script
from .showing import compare
from .turns import from_action, whole_match


class Referee:
    """Judges one match: it reads the events along its own script, and compares every question and every view."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.match = Match(seats, settings)
        self.script: Script[None] = whole_match(self.match)
        self.asking: dict[int, Asking] = {}
        self.answer: tuple[int, str] | None = None
        self.over = False
        self.viewers = cycle([*range(seats), None])  # whose view is compared: everybody's in turn, then a spectator's

    def happens(self, events: list[Plain]) -> None:
        self.match.left += events
        try:
            self.asking = next(self.script) if self.answer is None else self.script.send(self.answer)
        except StopIteration:
            self.asking, self.over = {}, True
        if self.match.left:
            object_to(
                "nothing else happens now", self.match.left[:3], [asking.prompt for asking in self.asking.values()]
            )

    def asked(self, sight: Sight) -> None:
        questions = {seat: question.prompt for seat, question in sight.questions.items()}
        same("who is asked what", questions, {seat: asking.prompt for seat, asking in self.asking.items()})
        for seat, asking in self.asking.items():
            asking.judge(sight.questions[seat])
        compare(self.match, sight, next(self.viewers))

    def chosen(self, seat: int, key: str) -> None:
        self.answer = (seat, key)

    def ends(self, sight: Sight, result: Result) -> None:
        same("V-62, V-106: the game is over", self.over, True)
        same("V-69, V-106: who wins", sorted(result.winners), self.match.winners)
        if self.match.scores is not None:
            same("V-65: the scores", result.scores, tuple(map(float, self.match.scores)))
        for viewer in (None, *range(self.match.seats)):
            compare(self.match, sight, viewer)


class Latecomer(Referee):
    """Starts at the choice of an action in a running match, takes over the table, and judges from then on."""

    def __init__(self, seats: int, settings: Mapping[str, str], view: Callable[[int | None], Plain]) -> None:
        super().__init__(seats, settings)
        sit_down(self.match, view)
        self.script = from_action(self.match, view(None)["actions"]["now"])


def taste(question: Question) -> list[float]:
    """Crowded matches build, slay and use the effects of their cards."""
    liked = {"build": 40.0, "slay": 25.0, "recruit": 2.0, "pass": 0.3, "announce": 0.3, "gain": 0.5}
    return [liked.get(key.split("/")[0], 1.0) for key in question.keys]
