"""The laws, each as a function of one table that is set up to be played.

They are plain functions so that the tests can also point them at games that are wrong on purpose.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any

from ..kernel import Ask, Game, IllegalChoice, Luck, Preview, Seat, Table, UndoRefused, UnknownSeat, plain, stream, text
from ..kernel.replay import replay, verify
from ..kernel.run import Sealed, Walks

MOST_DECISIONS = 20_000
RULE = re.compile(r"[A-Z]+-[0-9]+[a-z]?")
KEY = re.compile(r"[a-z0-9][a-z0-9_.+*-]*(/[a-z0-9][a-z0-9_.+*-]*)*")


@dataclass(frozen=True)
class Case:
    """One combination of game, seats and settings."""

    game: Game[Any]
    seats: int
    settings: tuple[tuple[str, str], ...] = ()
    points: int = 25  # at how many questions of a match the expensive laws look

    def table(self, seed: str) -> Table[Any]:
        settings = self.game.complete_settings(self.seats, dict(self.settings))
        return Table(self.game, self.seats, settings, Luck("law", seed, (), stream(seed)))

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(f"{k}={v}" for k, v in self.settings)])


Law = Callable[[Case, str], None]


def walk(table: Table[Any], random: Random) -> Iterator[Table[Any]]:
    """Play random decisions and yield the table at every question."""
    while table.asks:
        assert len(table.decisions) < MOST_DECISIONS, f"no end after {MOST_DECISIONS} decisions"
        yield table
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)


def some_questions(case: Case, seed: str) -> Iterator[Table[Any]]:
    """Play a random match and yield the table at some of its questions."""
    length = sum(1 for _ in walk(case.table(seed), Random(seed)))
    places = set(Random(seed).sample(range(length), min(case.points, length))) | {0, length - 1}
    for place, table in enumerate(walk(case.table(seed), Random(seed))):
        if place in places:
            yield table


def everyone(table: Table[Any]) -> list[Seat | None]:
    return [*(Seat(i) for i in range(table.seats)), None]


def asked(ask: Ask[Any]) -> list[Any]:
    """Everything about a question that is sent over a wire."""
    return [ask.prompt, ask.rule, plain(dict(ask.about)), ask.keys]


def sight_of(table: Table[Any], seat: Seat | None) -> str:
    """Everything that a table shows to a seat, as the bytes sent over a wire."""
    ask = table.asks.get(seat) if seat is not None else None
    visible = [e.plain() for e in (event.seen_by(seat) for event in table.events) if e is not None]
    return text([table.view(seat), None if ask is None else asked(ask), visible])


def whole(table: Table[Any]) -> str:
    """The complete state of a table."""
    asks = {str(seat): asked(ask) for seat, ask in table.asks.items()}
    events = [event.plain() for event in table.events]
    return text([table.state, asks, sorted(table.sealed), events, table.record().to_json()])


# -- The laws ----------------------------------------------------------------------------------------------------------
def progress(case: Case, seed: str) -> None:
    """Someone is asked until there is an outcome; options are never empty; keys are unique and known; games end."""
    table = case.table(seed)
    vocabulary = set(case.game.vocabulary(case.seats, table.settings))
    for at in walk(table, Random(seed)):
        assert at.outcome is None, "there is an outcome while somebody is asked"
        for seat, ask in at.asks.items():
            assert seat == ask.seat and 0 <= seat < case.seats
            assert ask.keys, f"no options for {ask.prompt} ({ask.rule})"
            assert ask.rule is None or RULE.fullmatch(ask.rule), f"{ask.prompt}: {ask.rule!r} is no number of a rule"
            assert len(set(ask.keys)) == len(ask.keys), f"equal keys: {ask.keys}"
            for key in ask.keys:
                assert KEY.fullmatch(key), f"{key!r} is not a path of references"
                assert key in vocabulary, f"{key!r} is not in the vocabulary"
    outcome = table.outcome
    assert outcome is not None and len(outcome.scores) == case.seats
    assert set(outcome.winners) <= set(range(case.seats))


def conservation(case: Case, seed: str) -> None:
    """At every question each component is in exactly one place."""
    table = case.table(seed)
    box = Counter(map(text, case.game.inventory(case.game.setup(case.seats, table.settings))))
    for at in walk(table, Random(seed)):
        now = Counter(map(text, case.game.inventory(at.state)))
        assert now == box, f"lost {box - now}, made {now - box}"


def copies(case: Case, seed: str) -> None:
    """A clone is equal, plays on the same, and playing it leaves the original untouched."""
    random = Random(seed)
    for table in some_questions(case, seed):
        before = whole(table)
        twin = table.clone()
        assert whole(twin) == before, "a clone differs from its original"
        other = table.clone()
        seat, ask = random.choice(list(table.asks.items()))
        key = random.choice(ask.options).key
        twin.choose(seat, key)
        assert whole(table) == before, "playing a clone changed the original"
        other.choose(seat, key)
        assert whole(other) == whole(twin), "two clones play differently"
        for _, _at in zip(range(5), walk(other, Random(1)), strict=False):
            pass
        assert whole(table) == before, "playing a clone changed the original"


def replays(case: Case, seed: str) -> None:
    """The record replays to equal state, asks, events and outcome, whole and from any prefix, and the seed proves
    it.
    """
    fewer = replace(case, points=case.points // 4)  # every prefix is replayed from the start
    truth = {len(table.decisions): whole(table) for table in some_questions(fewer, seed)}
    table = case.table(seed)
    for _ in walk(table, Random(seed)):
        pass
    record = table.record()
    for decisions, expected in truth.items():
        part = replay(case.game, record, decisions)
        assert whole(part) == expected, f"the first {decisions} decisions replay differently"
    again = replay(case.game, record)
    assert whole(again) == whole(table)
    assert again.state == table.state, "equal tables compare unequal"
    assert len(verify(case.game, record)) == 4


def undo(case: Case, seed: str) -> None:
    """Choose, then undo restores every byte; undo never passes chance, an unsealing, or another seat's decision."""
    random = Random(seed)
    for table in some_questions(case, seed):
        here = table.clone()
        before, drawn = whole(here), len(here.tape)
        seat, ask = random.choice(list(here.asks.items()))
        here.choose(seat, random.choice(ask.options).key)
        if len(here.tape) > drawn:
            assert not here.can_undo(seat), "undo would take back chance"
        if here.can_undo(seat):
            here.undo(seat)
            assert whole(here) == before, "undo does not lead back"
        else:
            _refuses_undo(here, seat)
        _never_too_far(table.clone(), random)


def _never_too_far(table: Table[Any], random: Random) -> None:
    """Play a few decisions, then undo as far as possible: never past what a seat learned or others decided."""
    floor = dict.fromkeys(range(table.seats), 0)  # by seat, how many decisions have to stand
    for _ in range(4):
        if not table.asks:
            break
        seat, ask = random.choice(list(table.asks.items()))
        drawn, unseals = len(table.tape), isinstance(table.joint, Sealed) and len(table.asks) == 1
        table.choose(seat, random.choice(ask.options).key)
        for other in floor:
            if unseals or len(table.tape) > drawn or (other != seat and seat not in table.sealed):
                floor[other] = len(table.decisions)
    while back := [one for one in floor if table.can_undo(one) and one not in table.sealed]:
        table.undo(back[0])
        far = len(table.decisions) < floor[back[0]]
        assert not far, "undo goes past chance, an unsealing or another seat's decision"


def _refuses_undo(table: Table[Any], seat: Seat) -> None:
    before = whole(table)
    try:
        table.undo(seat)
    except UndoRefused:
        assert whole(table) == before
    else:
        raise AssertionError("undo was done although it cannot be")


def sight(case: Case, seed: str) -> None:
    """A seat sees the same view and options at an imagined table as at the true one."""
    for table in some_questions(case, seed):
        for seat in everyone(table):
            imagined = table.imagine(seat, seed)
            assert text(imagined.view(seat)) == text(table.view(seat)), f"{seat} would see the difference"
            if seat in table.asks:
                assert seat is not None
                assert imagined.asks[seat] == table.asks[seat], f"{seat} would be asked otherwise"


def own_views(case: Case, seed: str) -> None:
    """Later play does not change a view that was taken before."""
    for table in some_questions(case, seed):
        twin = table.clone()
        views = [(view, text(view)) for view in map(twin.view, everyone(twin))]
        for _, _at in zip(range(4), walk(twin, Random(seed)), strict=False):
            pass
        for view, before in views:
            assert text(view) == before, "a view shares something with the table"


def no_leak(case: Case, seed: str) -> None:
    """What a seat cannot see has no influence on what it imagines."""
    for table in some_questions(case, seed):
        before = whole(table)
        for seat in everyone(table):
            once, twice = table.imagine(seat, 2), table.imagine(seat, 1)
            twice.redeal(Random(2))
            assert text(once.state) == text(twice.state), f"what {seat} imagines depends on what it cannot see"
            assert once.asks == twice.asks, f"what {seat} imagines others are asked depends on what it cannot see"
        assert whole(table) == before, "imagining changed the table"


def imagined_play(case: Case, seed: str) -> None:
    """Every imagined table plays to an end without error and conserves components."""
    for place, table in enumerate(some_questions(case, seed)):
        box = Counter(map(text, case.game.inventory(table.state)))
        for seat in everyone(table):
            if place % 5 and seat != place % table.seats:
                continue
            random = Random(f"{seed} {place}")
            imagined = table.imagine(seat, random)
            turn = imagined.turn
            while turn is not None:
                assert turn.options, f"no options for {turn.prompt} ({turn.rule}) in an imagined table"
                imagined.play(random.choice(turn.options))
                turn = imagined.turn
            assert imagined.outcome is not None
            assert Counter(map(text, case.game.inventory(imagined.state))) == box


def side_by_side(case: Case, seed: str) -> None:
    """Questions put to several seats at once commute: every order of answers gives the same state."""
    for table in walk(case.table(seed), Random(seed)):
        if not isinstance(table.joint, Sealed | Walks) or len(table.asks) < 2:
            continue
        ends = {_finish_joint(table.clone(), order, seed) for order in (1, -1, 0)}
        assert len(ends) == 1, "the order of answers matters"


def _finish_joint(table: Table[Any], order: int, seed: str) -> str:
    """Answer until the joint question is done, seats first to last, last to first, or in turn."""
    joint = table.joint
    dice = {seat: Random(f"{seed} {seat}") for seat in range(table.seats)}
    turn = 0
    while table.joint is joint and table.asks:
        seats = sorted(table.asks)
        seat = seats[0] if order == 1 else seats[-1] if order == -1 else seats[turn % len(seats)]
        turn += 1
        table.choose(seat, dice[seat].choice(table.asks[seat].options).key)
    return text(table.state)


def refusal(case: Case, seed: str) -> None:
    """A key not offered, a seat not asked or not there, garbage: IllegalChoice, and nothing changed."""
    for table in some_questions(case, seed):
        before = whole(table)
        seat = next(iter(table.asks))
        key = table.asks[seat].options[0].key
        idle = [s for s in range(table.seats) if s not in table.asks]
        wrong: list[tuple[Any, Any]] = [
            (seat, "no/such-thing"),
            (seat, ""),
            (seat, None),
            (seat, 7),
            (99, key),
            ("0", key),
        ]
        wrong += [(-1, key), (None, key), (True, key)] + [(s, key) for s in idle]
        for who, what in wrong:
            try:
                table.choose(who, what)
            except IllegalChoice as error:
                assert str(error)
            else:
                raise AssertionError(f"{what!r} of {who!r} was taken")
        for nobody in (-1, table.seats, True, "0", 0.0):
            _refuses_seat(table, nobody, key)
        assert whole(table) == before, "a refused choice changed the table"


def _refuses_seat(table: Table[Any], seat: Any, key: str) -> None:
    """Everything that takes a seat refuses one that the table does not have."""
    for name in ("view", "perspective", "imagine", "preview", "choose"):
        try:
            getattr(table, name)(seat, *([key] if name in ("preview", "choose") else []))
        except UnknownSeat as error:
            assert f"no seat {seat!r}" in str(error)
        else:
            raise AssertionError(f"{name} takes the seat {seat!r}, which is not there")


def contract(case: Case, seed: str) -> None:
    """The catalogue, every view, every question and every event match the game's contract.

    Views: at every question those of whoever is asked and of one other in turn; at the first and the last everyone's.
    """
    agreed = case.game.contract
    if agreed is None:
        return
    checked: dict[Seat | None, int] = {}
    table = case.table(seed)
    if case.game.catalogue:
        breach = agreed.breach_of_catalogue(as_json(case.game.catalogue(case.seats, table.settings)))
        assert breach is None, f"the catalogue: {breach}"
    for place, at in enumerate(chain(walk(table, Random(seed)), [table])):
        for seat in everyone(at):
            in_turn = place % (case.seats + 1) == (case.seats if seat is None else seat)
            if seat in at.asks or in_turn or not place or not at.asks:
                breach = agreed.breach(as_json(at.view(seat)))
                assert breach is None, f"the view of {seat}: {breach}"
            events = at.events[checked.get(seat, 0) :]
            checked[seat] = len(at.events)
            for event in filter(None, (event.seen_by(seat) for event in events)):
                breach = agreed.breach_of_event(type(event), as_json(event.plain()))
                assert breach is None, f"what {seat} sees of {type(event).__name__}: {breach}"
        for ask in at.asks.values():
            breach = agreed.breach_of_question(ask.prompt, as_json(plain(dict(ask.about))))
            assert breach is None, f"the question {ask.prompt}: {breach}"


def as_json(value: Any) -> Any:
    """Return the value as it arrives at the other end of a wire."""
    return json.loads(json.dumps(value))


def preview_is_true(case: Case, seed: str) -> None:
    """The preview of an option is what it does in the true world, and previewing leaves the table alone."""
    random = Random(seed)
    for table in some_questions(case, seed):
        before = whole(table)
        for seat, key in _some_options(table, random):
            check_preview_is_true(table, seat, key)
            assert whole(table) == before, "previewing changed the table"


def check_preview_is_true(table: Table[Any], seat: Seat, key: str) -> None:
    """Choosing this option causes the events of its preview and leads to its view."""
    preview, truth = table.preview(seat, key), table.preview_in(seat, key, None)
    assert _plain_preview(preview) == _plain_preview(truth), f"the preview of {key} is not what happens"
    taken = table.clone()
    visible = [event.seen_by(seat) for event in taken.choose(seat, key)]
    expected = [event.plain() for event in preview.events]
    actual = [event.plain() for event in visible if event is not None]
    assert expected == actual[: len(expected)], f"the preview of {key} has other events"
    if preview.stopped not in ("chance", "secret") and not isinstance(table.joint, Sealed):  # others may have answered
        assert text(preview.view) == text(taken.view(seat)), f"{key} leads elsewhere than its preview"


def preview_leaks_nothing(case: Case, seed: str) -> None:
    """The previews of a seat's options do not depend on what the seat cannot see."""
    random = Random(seed)
    for table in some_questions(case, seed):
        for seat, key in _some_options(table, random):
            check_preview_leaks_nothing(table, seat, key)


def check_preview_leaks_nothing(table: Table[Any], seat: Seat, key: str) -> None:
    """The preview of this option is the same in all worlds that the seat cannot tell apart."""
    previews = {text(_plain_preview(table.preview_in(seat, key, Random(n)))) for n in range(3)}
    assert len(previews) == 1, f"the preview of {key} depends on what {seat} cannot see"


def _some_options(table: Table[Any], random: Random) -> list[tuple[Seat, str]]:
    seat, ask = random.choice(list(table.asks.items()))
    return [(seat, key) for key in random.sample(ask.keys, min(4, len(ask.keys)))]


def _plain_preview(preview: Preview) -> list[Any]:
    """A preview as plain data; whether chance or a secret comes first may itself be a secret."""
    stopped = "unsure" if preview.stopped in ("chance", "secret") else preview.stopped
    return [[event.plain() for event in preview.events], preview.view, stopped, preview.odds]


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        progress,
        conservation,
        copies,
        replays,
        undo,
        sight,
        own_views,
        no_leak,
        imagined_play,
        side_by_side,
        refusal,
        preview_is_true,
        preview_leaks_nothing,
        contract,
    )
}
