"""A table in memory: the match, who watches it, and what each of them is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from ludoteka.kernel import Event, Seat, Table
from ludoteka.kernel.plain import plain

from ..wire import text
from . import wire
from .finals import Final
from .patches import patch_of
from .sheet import Sheet
from .store import Head
from .watcher import Watcher

Plain = dict[str, Any]
SMALL = 4000  # characters of a state that goes whole: looking for what changed would cost more than it saves


class Elsewhere(NamedTuple):
    """What another server says of a table: which guests are there, who of them looks at it, and when it said so."""

    guests: frozenset[int]
    looking: frozenset[int]
    at: float


class Alike(NamedTuple):
    """What a state tells all who watch alike: it is worked out once for all of them."""

    seq: int
    waiting: list[int]
    sealed: list[int]
    outcome: wire.OutcomeInfo | None
    clock: wire.ClockInfo | UnsetType
    events: dict[int, Plain]  # those that all may see, by their place, as soon as somebody is shown them


class Live:
    """One table. Whoever changes it, or needs it as it is on disk, holds the lock."""

    __slots__ = (
        "arrived",
        "clock",
        "elsewhere",
        "final",
        "heard_from",
        "left",
        "lock",
        "marks",
        "opened",
        "pace",
        "sheet",
        "since",
        "stood",
        "table",
        "thinking",
        "told_clock",
        "touched",
        "unsure",
        "watchers",
    )

    def __init__(
        self,
        sheet: Sheet,
        table: Table[Any] | None = None,
        marks: list[int] | None = None,
        final: Final | None = None,
    ) -> None:
        self.sheet = sheet
        sheet.waiting = None  # from now on the match itself tells it
        self.table = table  # none before the match, nor where it was over before it came into memory
        self.final = final  # what is shown of it then
        self.clock = ""  # what the clocks said when something was last kept
        self.marks = marks or []  # how many events there were after so many decisions
        self.since: dict[int, int] = {}  # seat -> the state number from which on its present question stands
        self.watchers: set[Watcher] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.pace: dict[int, float] = {}  # how many seconds a seat's bot took when it last had a choice
        self.left: dict[tuple[str, int], float] = {}  # table, guest -> when they last looked away, or left
        self.opened = monotonic()  # when the server was: nobody has been away for longer than we know
        self.arrived = 0.0  # when it came into memory, where other servers may know that somebody looks at it
        self.heard_from = 0.0  # until when other servers may still say who is there
        self.elsewhere: dict[str, Elsewhere] = {}  # by server
        self.lock = asyncio.Lock()
        self.touched = self.stood = monotonic()  # when somebody last asked for it, and when it last changed
        self.told_clock: Callable[[], wire.ClockInfo | UnsetType] = lambda: UNSET  # what is shown of the clocks
        self.unsure = False  # something may be here that is not in the store
        if table:
            self.note_questions()

    @property
    def seq(self) -> int:
        """How many decisions were made."""
        return len(self.table.decisions if self.table else self.decisions)

    @property
    def decisions(self) -> Sequence[tuple[int, str]]:
        if self.table:
            return self.table.decisions
        return self.final.decisions if self.final else ()

    @property
    def head(self) -> Head:
        """How far the table has come."""
        return Head(self.sheet.revision, self.seq)

    @property
    def idle(self) -> bool:
        return not (self.watchers or self.thinking or self.lock.locked())

    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return list(self.since) if self.table and self.sheet.status == "playing" else []

    def present(self, guest: int | None) -> bool:
        if guest is None:
            return False
        here = any(watcher.guest == guest for watcher in self.watchers)
        return here or any(guest in there.guests for there in self.elsewhere.values())

    def looks(self, guest: int) -> bool:
        """Has this guest the table before their eyes, on any device? A page in a hidden tab is not looked at."""
        here = any(watcher.guest == guest and watcher.looking for watcher in self.watchers)
        return here or any(guest in there.looking for there in self.elsewhere.values())

    @property
    def elsewhere_present(self) -> bool:
        """Is a guest at the table from another server?"""
        return any(there.guests for there in self.elsewhere.values())

    def guests(self) -> list[int]:
        """Those who are at the table from this server."""
        return sorted({watcher.guest for watcher in self.watchers if watcher.guest is not None})

    def onlookers(self) -> set[int]:
        """Those who are at the table, from any server, and do not sit at it."""
        there = {guest for said in self.elsewhere.values() for guest in said.guests}
        return {guest for guest in there.union(self.guests()) if not self.sheet.seats_of(guest)}

    def lookers(self) -> list[int]:
        """Those of them who look at it."""
        return sorted({watcher.guest for watcher in self.watchers if watcher.guest is not None and watcher.looking})

    def seen_elsewhere(self, server_id: str, guests: Iterable[int], looking: Iterable[int]) -> bool:
        """Another server says who is at the table from there, and who of them looks; True if somebody came or left."""
        return self._hear(self.elsewhere | {server_id: Elsewhere(frozenset(guests), frozenset(looking), monotonic())})

    def forget_elsewhere(self, before: float) -> bool:
        """Forget servers that have been silent since then; True if somebody was there."""
        return self._hear({server: said for server, said in self.elsewhere.items() if said.at >= before})

    def _hear(self, told: dict[str, Elsewhere]) -> bool:
        old, self.elsewhere = self.elsewhere, told
        present, after = ({guest for there in said.values() for guest in there.guests} for said in (old, told))
        for guest in {guest for there in old.values() for guest in there.looking}:
            self.turned_away(guest)
        for guest in present - after:
            if not self.present(guest):
                self.left[self.sheet.id, guest] = monotonic()
        return present != after

    def turned_away(self, guest: int) -> None:
        """Somebody may have stopped looking: note when."""
        if not self.looks(guest):
            self.left[self.sheet.id, guest] = monotonic()

    def away(self, guest: int | None) -> float:
        """For how many seconds this guest has been absent."""
        return 0.0 if guest is None or self.present(guest) else self._since_left(guest, self.heard_from)

    def unseen(self, guest: int) -> float:
        """For how many seconds this guest has not looked at the table."""
        return 0.0 if self.looks(guest) else self._since_left(guest, self.arrived)

    def _since_left(self, guest: int, known: float) -> float:
        return monotonic() - max(self.left.get((self.sheet.id, guest), self.opened), known)

    # -- After a change ----------------------------------------------------------------------------------------------

    def note_questions(self, decided: int | None = None) -> None:
        """Remember since when each seat has its question: an answer to it does not go stale when others answer."""
        assert self.table
        asked = self.table.asks
        self.since = {seat: self.seq if seat == decided else self.since.get(seat, self.seq) for seat in map(int, asked)}

    def follow(self, seat: int, key: str) -> list[int]:
        """Make a decision on the table; gives the chance it consumed."""
        assert self.table
        drawn = len(self.table.tape)
        self.table.choose(seat, key)
        self.marks.append(len(self.table.events))
        self.note_questions(seat)
        return list(self.table.tape[drawn:])

    def place_of(self, watcher: Watcher) -> int | None:
        """From where somebody sees the table. Of a device that several share, nobody knows who holds it, until told."""
        seats = self.sheet.seats_of(watcher.guest)
        if len(seats) > 1:
            return watcher.seat if watcher.seat in seats else None
        return seats[0] if seats else None

    def reseat(self) -> None:
        """Let those who watch sit where the sheet says; who moved is shown the table from there."""
        for watcher in self.watchers:
            seat = self.place_of(watcher)
            if seat != watcher.seat:
                watcher.move(seat)
                self.show_to(watcher)

    def _is_passed_on(self, watcher: Watcher) -> bool:
        """Is somebody else asked who plays on this device, and not the one who holds it? The end is for all."""
        seats = self.sheet.seats_of(watcher.guest)
        if len(seats) < 2 or watcher.seat is None:
            return False
        if self.sheet.status == "finished":
            return True
        asked = self.asked()
        due = [seat for seat in seats if seat in asked and not self.sheet.chairs[seat].stand_in]
        return bool(due) and watcher.seat not in due

    def show(self) -> None:
        """Show the newest state to everyone who watches; called under the lock, when it is on disk."""
        self.stood = monotonic()
        frames: dict[tuple[int | None, int, int, int], tuple[str, Plain | None]] = {}
        alike = self._alike()
        for watcher in self.watchers:
            if self._is_passed_on(watcher):
                watcher.move(None)
            sight = (watcher.seat, watcher.seen, watcher.undos, id(watcher.held))
            if sight not in frames:
                frames[sight] = self._frame(watcher, alike)
            text, held = frames[sight]
            watcher.push(text, alike.seq, self.sheet.undos, held)

    def show_to(self, watcher: Watcher, info: wire.TableInfo | UnsetType = UNSET) -> None:
        """Show the newest state to one who watches, under the lock."""
        text, held = self._frame(watcher, self._alike(), info)
        watcher.push(text, self.seq, self.sheet.undos, held)

    # -- What a seat is shown ----------------------------------------------------------------------------------------

    def _alike(self) -> Alike:
        sealed: list[int] = sorted(self.table.sealed) if self.table else []
        clock = self.told_clock() if self.sheet.status == "playing" else UNSET
        return Alike(self.seq, self.asked(), sealed, outcome_info(self.sheet), clock, {})

    def _frame(
        self, watcher: Watcher, alike: Alike, info: wire.TableInfo | UnsetType = UNSET
    ) -> tuple[str, Plain | None]:
        """The state for this watcher, with the events it has not seen; and the view, to find out what changes next."""
        seq, undos, seat = alike.seq, self.sheet.undos, watcher.seat
        undone = watcher.seen > seq and undos == watcher.undos + 1
        if undone:
            base = seq
        elif undos != watcher.undos or not 0 <= watcher.seen <= seq:
            base = -1  # something it has seen may no longer hold: the whole log
        else:
            base = watcher.seen
        table = self.table
        playing = self.sheet.status == "playing"
        ask = table.asks.get(Seat(seat)) if table and playing and seat is not None else None
        state = wire.State(
            seq=seq,
            base=base,
            undos=undos,
            events=self.events(seat, base, alike.events),
            ask=wire.AskInfo(ask.prompt, plain(ask.about), ask.keys, ask.rule) if ask else None,
            waiting=alike.waiting,
            sealed=alike.sealed,
            undo=bool(table and playing and seat is not None and table.can_undo(seat)),
            seat=seat,
            outcome=alike.outcome,
            by=[int(who) for who, _ in self.decisions[max(base, 0) :]],
            undone=undone or UNSET,
            info=info,
            clock=alike.clock,
        )
        view = table.view(seat) if table else self.final.view(seat) if self.final else None
        if view is None or watcher.held is None:
            state.view = view
        else:
            patch = patch_of(watcher.held, view)
            state.patch = UNSET if patch is None else patch
        said = text(state)
        small = state.view is not UNSET and len(said) < SMALL
        return said, None if small else view

    def events(self, seat: int | None, base: int, shared: dict[int, Plain]) -> list[Plain]:
        """What this seat learned after the state number `base`; `shared` keeps what all may see between calls."""
        if not self.table:
            return self.final.events(seat, base) if self.final else []
        happened = self.table.events
        shown = []
        for n in range(base + 1, len(self.marks)):
            for i in range(self.marks[n - 1] if n else 0, self.marks[n]):
                event = happened[i]
                seen = event.seen_by(None if seat is None else Seat(seat))
                if seen is event:
                    if i not in shared:
                        shared[i] = numbered(n, event)
                    shown.append(shared[i])
                elif seen is not None:
                    shown.append(numbered(n, seen))
        return shown


def numbered(n: int, event: Event) -> Plain:
    """An event as it goes over the wire, with the number of the decision that caused it."""
    return {"seq": n, **event.plain()}


def outcome_info(sheet: Sheet) -> wire.OutcomeInfo | None:
    return wire.OutcomeInfo(**sheet.outcome) if sheet.outcome else None


def marks_after_undo(marks: list[int], before: Iterable[Any], after: Iterable[Any]) -> int:
    """Forget the marks of the decisions taken back; gives the place of the first of them among the decisions."""
    old, new = list(before), list(after)
    first = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(new))
    del marks[first + 1 : first + 1 + len(old) - len(new)]
    return first
