"""How the referee reads a match: it walks through the rules and takes what happens, piece by piece, as they demand it.

The chapters are generators. Each waits for the next thing of the match (an event, questions, a choice), compares it
with what its rule says must come now, and goes on. Whatever no rule asked for at that moment is an objection.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.referees.running import Plain, Question, object_to, same, same_keys

T = TypeVar("T")


@dataclass(frozen=True)
class Happened:
    """An event; seats are numbers."""

    type: str
    fields: Plain

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]


@dataclass(frozen=True)
class Asked:
    """Everything that is asked at this moment."""

    questions: dict[int, Question]


@dataclass(frozen=True)
class Chose:
    seat: int
    key: str


@dataclass(frozen=True)
class Over:
    """The match has ended."""


Item = Happened | Asked | Chose | Over
Script = Generator[None, Item, T]


def _seats(value: Any) -> Any:
    if isinstance(value, str) and len(value) == 2 and value[0] == "p" and value[1].isdigit():
        return int(value[1])
    return [_seats(part) for part in value] if isinstance(value, (list, tuple)) else value


def happened(event: Plain) -> Happened:
    return Happened(event["type"], {name: _seats(value) for name, value in event.items() if name != "type"})


@dataclass(frozen=True)
class Wanted:
    """A question that a rule asks: exactly these keys."""

    seat: int
    prompt: str
    keys: tuple[str, ...]
    rule: str


@dataclass
class Desk:
    """The referee's input, which can be peeked at before it is consumed."""

    shown: Callable[[], None] = lambda: None  # called when the rules stand at questions, before they are judged
    queue: list[Item] = field(default_factory=list)

    def peek(self) -> Script[Item]:
        if not self.queue:
            self.queue.append((yield))
        return self.queue[0]

    def take(self) -> Script[Item]:
        item = yield from self.peek()
        self.queue.clear()
        return item

    def expect(self, rule: str, type: str, **fields: Any) -> Script[Happened]:
        """The next thing must be this event with these fields."""
        item = yield from self.take()
        if not isinstance(item, Happened) or item.type != type:
            object_to(rule, item_text(item), f"{type} {fields}")
        assert isinstance(item, Happened)
        same(rule, {"type": type, **{name: item[name] for name in fields}}, {"type": type, **fields})
        return item

    def comes(self, type: str, **fields: Any) -> Script[bool]:
        """Is the next thing this event?"""
        item = yield from self.peek()
        return isinstance(item, Happened) and item.type == type and all(item[n] == value for n, value in fields.items())

    def asks(self, seat: int, *prompts: str) -> Script[bool]:
        """Is the next thing such a question to this seat alone?"""
        item = yield from self.peek()
        return isinstance(item, Asked) and list(item.questions) == [seat] and item.questions[seat].prompt in prompts

    def ask(self, seat: int, prompt: str, legal: Iterable[str], rule: str) -> Script[str]:
        """A seat chooses among exactly the legal keys; a single legal key is nobody's question (section 19)."""
        keys = tuple(dict.fromkeys(legal))
        if len(keys) == 1:
            return keys[0]
        answers = yield from self.all_choose([Wanted(seat, prompt, keys, rule)])
        return answers[seat]

    def all_choose(self, questions: Sequence[Wanted]) -> Script[dict[int, str]]:
        """Several seats choose at the same time."""
        answers: dict[int, str] = {}
        while len(answers) < len(questions):
            open_ = {expected.seat: expected for expected in questions if expected.seat not in answers}
            item = yield from self.take()
            if not isinstance(item, Asked):
                object_to(
                    next(iter(open_.values())).rule,
                    item_text(item),
                    [f"{expected.prompt} to {s}" for s, expected in open_.items()],
                )
            assert isinstance(item, Asked)
            self.shown()
            prompts = {seat: question.prompt for seat, question in item.questions.items()}
            rule = next(iter(open_.values())).rule
            same(rule, prompts, {seat: expected.prompt for seat, expected in open_.items()})
            for seat, question in item.questions.items():
                same_keys(f"{open_[seat].rule} ({question.prompt})", question.keys, open_[seat].keys)
            answer = yield from self.take()
            assert isinstance(answer, Chose)
            answers[answer.seat] = answer.key
        return answers


def item_text(item: Item) -> str:
    """An item in words, for objections."""
    if isinstance(item, Happened):
        return f"{item.type} {item.fields}"
    if isinstance(item, Asked):
        return "asks " + ", ".join(f"{q.prompt} of {s}: {list(q.keys)[:12]}" for s, q in item.questions.items())
    return str(item)
