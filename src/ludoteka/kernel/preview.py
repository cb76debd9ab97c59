"""Previews: run an option in an imagined world up to the first chance, secret or question.

Three announcements tell how far a seat can see ahead. `tell` follows from what everybody knows, `show` from what the
deciding seat knew alone, `reveal` from what it could not know: there the sight ends, as it does where chance is called,
where the rules hinge on another's secret, or where somebody else decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeVar

from .asking import Seat
from .chance import Dealer, Fields
from .events import Event
from .game import View
from .imagined import Imagined
from .plain import text
from .state import State

S = TypeVar("S", bound=State)
Change = tuple[Any, Any]  # what the seat saw there before, and what it sees then; None where there is nothing
Stop = Literal["question", "others", "chance", "secret", "end"]


@dataclass(frozen=True, slots=True)
class Preview:
    """The certain effects of an option, as the seat that may choose it sees them."""

    events: tuple[Event, ...]
    view: View  # where the rules last stood between two steps, or at a question, and all was still sure
    change: Mapping[str, Change]  # what is different in that view, by path: `players.0.gold`
    stopped: Stop  # at the seat's own next question, at another's decision, at chance, at a secret, at the end
    odds: Mapping[str, Any] = field(default_factory=dict)  # what the game says of the chance or secret that comes there


class _Stopped(Exception):
    def __init__(self, why: Stop) -> None:
        super().__init__(why)
        self.why = why


class PreviewDealer(Dealer, Generic[S]):
    """Replays the outcomes since the checkpoint, then collects events and stops at the first uncertainty."""

    __slots__ = ("_pending", "ahead", "events", "rest", "seat", "state")

    def __init__(self, state: S, seat: Seat, pending: list[int]) -> None:
        self.state: S = state
        self.seat: Seat = seat
        self.rest: S | None = None  # a copy of the state between the last two steps
        self.events: list[Event] = []
        self.ahead: bool = False
        self.listening = True
        self.in_parallel = False
        self._pending = pending  # last first

    def checkpoint(self) -> None:
        if self.ahead:
            self.rest = self.state.copy()

    def below(self, n: int) -> int:
        if self.ahead:
            raise _Stopped("chance")
        return self._pending.pop()

    def tell(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        if self.ahead:
            self.events.append(event(*args))

    show = tell

    def reveal(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        if self.ahead:
            raise _Stopped("secret")

    def depends_on_secret(self, seat: Seat) -> None:
        if self.ahead and seat != self.seat:
            raise _Stopped("secret")


def run_preview(run: Imagined[S], dealer: PreviewDealer[S], seat: Seat, key: str) -> Preview:
    """Choose an option in this world, which is used up, and return the preview."""
    game, before = run.game, run.view(seat)
    secret_odds = game.secret_odds(run.state, seat, key)
    dealer.ahead = True
    try:
        run.answer_again(seat, key)
    except _Stopped as stop:
        why: Stop = stop.why
        view = before if dealer.rest is None else game.view(dealer.rest, seat)
        odds = secret_odds if why == "secret" else {}
        if why == "chance" and dealer.rest is not None:
            odds = game.odds(dealer.rest, seat)
    else:
        odds = {}
        why = "end" if run.over else "question" if seat in run.asks else "others"
        view = run.view(seat)
    visible = [event for event in (event.seen_by(seat) for event in dealer.events) if event is not None]
    return Preview(tuple(visible), view, changes(before, view), why, odds)


def merge_previews(one: Preview, other: Preview) -> Preview:
    """Merge the previews of two worlds.

    If more than the reason for stopping differs, a rule broke the law, and nothing is promised: what two worlds share
    need not hold in the true one.
    """
    if _compared(one) == _compared(other):
        return one
    if {one.stopped, other.stopped} == {"chance", "secret"} and _as_text(one) == _as_text(other):
        return replace(one, stopped="secret", odds={})
    return Preview((), {}, {}, "secret")


def _as_text(preview: Preview) -> str:
    return text([[event.plain() for event in preview.events], preview.view])


def _compared(preview: Preview) -> str:
    return _as_text(preview) + text([preview.stopped, preview.odds])


def changes(old: Any, new: Any, path: str = "") -> dict[str, Change]:
    """The differences between two views: by path, the old and the new value."""
    if type(old) is type(new) and isinstance(new, dict):
        parts = [(name, old.get(name), new.get(name)) for name in (*new, *(name for name in old if name not in new))]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = [(str(i), a, b) for i, (a, b) in enumerate(zip(old, new, strict=True))]
    else:
        return {} if old == new else {path: (old, new)}
    differences: dict[str, Change] = {}
    for name, a, b in parts:
        differences |= changes(a, b, f"{path}.{name}" if path else str(name))
    return differences
