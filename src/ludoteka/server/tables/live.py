"""A table in memory: the match, its sockets, and what each of them is shown."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

from ludoteka.kernel import Event, Seat, Table
from ludoteka.kernel.plain import plain

from ..store import now
from ..wire import encode, text
from . import wire
from .finals import Final
from .patches import patch_of
from .sheet import Sheet
from .store import Head
from .table_socket import TableSocket

Plain = dict[str, Any]
SMALL = 4000  # characters of a state that goes whole: visible for what changed would cost more than it saves


class RemotePresence(NamedTuple):
    """The presence at a table on another server: its guests, those with a visible page, and the time of the report."""

    guests: frozenset[int]
    visible: frozenset[int]
    at: float


class SharedState(NamedTuple):
    """The part of a state that is equal for all sockets and is computed once."""

    seq: int
    waiting: list[int]
    sealed: list[int]
    outcome: wire.OutcomeInfo | None
    clock: wire.ClockInfo | UnsetType
    events: dict[int, Plain]  # those that all may see, by their place, as soon as somebody is shown them


class Rendering:
    """What a viewer sees after the newest decision, also as JSON: the view, and the events after the number `base`."""

    __slots__ = ("base", "events", "seqs", "view", "view_json")

    def __init__(self, view: Plain | None, seq: int) -> None:
        self.view = view
        self.view_json = msgspec.Raw(encode(view))
        self.set_events(seq, ())

    def set_events(self, base: int, events: Sequence[Plain]) -> None:
        self.base = base
        self.events = [msgspec.Raw(encode(event)) for event in events]
        self.seqs: list[int] = [event["seq"] for event in events]  # the number of the decision that caused each

    def events_after(self, base: int) -> list[msgspec.Raw]:
        """The events of later decisions."""
        return self.events[bisect_right(self.seqs, base) :]


class LiveTable:
    """One table in memory. Hold the lock to change it, or to read it as it is on disk."""

    __slots__ = (
        "arrived",
        "asked_at",
        "asked_since",
        "changed_at",
        "clock",
        "clock_info",
        "event_offsets",
        "final",
        "heard_from",
        "last_present",
        "lock",
        "needs_reload",
        "opened",
        "opened_at",
        "remote_presence",
        "rendered_of",
        "renderings",
        "sheet",
        "sockets",
        "table",
        "thinking",
        "touched",
    )

    def __init__(
        self,
        sheet: Sheet,
        table: Table[Any] | None = None,
        event_offsets: list[int] | None = None,
        final: Final | None = None,
    ) -> None:
        self.sheet: Sheet = sheet
        sheet.waiting = None  # from now on the match itself tells it
        self.table: Table[Any] | None = table  # none before the match, nor where it was over before it came into memory
        self.final: Final | None = final  # what is shown of it then
        self.clock: str = ""  # what the clocks said when something was last kept
        self.event_offsets: list[int] = event_offsets or []  # how many events there were after so many decisions
        self.asked_since: dict[int, int] = {}  # seat -> the state number from which on its present question stands
        self.asked_at: dict[int, int] = {}  # seat -> since when it has to decide, in milliseconds since 1970
        self.sockets: set[TableSocket] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.last_present: dict[tuple[str, int], float] = {}  # table, guest -> when they last looked away, or left
        self.opened: float = monotonic()  # when the server was: nobody has been away for longer than we know
        self.opened_at: int = 0  # the same in milliseconds since 1970
        self.arrived: float = 0.0  # when it came into memory, where other servers may know that somebody looks at it
        self.heard_from: float = 0.0  # until when other servers may still say who is there
        self.remote_presence: dict[str, RemotePresence] = {}  # by server
        self.lock = asyncio.Lock()
        self.touched = self.changed_at = monotonic()  # when somebody last asked for it, and when it last changed
        self.clock_info: Callable[[], wire.ClockInfo | UnsetType] = lambda: UNSET  # what is shown of the clocks
        self.renderings: dict[int | None, Rendering] = {}  # by seat, of the match in `rendered_of`
        self.rendered_of: tuple[object, int, int] | None = None  # the match, its state number, the number of undos
        self.needs_reload: bool = False  # something may be here that is not in the store
        if table:
            self.note_questions()

    @property
    def seq(self) -> int:
        """The number of decisions made."""
        return len(self.table.decisions if self.table else self.decisions)

    @property
    def decisions(self) -> Sequence[tuple[int, str]]:
        if self.table:
            return self.table.decisions
        return self.final.decisions if self.final else ()

    @property
    def head(self) -> Head:
        """The table's revision and number of decisions."""
        return Head(self.sheet.revision, self.seq)

    @property
    def idle(self) -> bool:
        return not (self.sockets or self.thinking or self.lock.locked())

    def asked(self) -> list[int]:
        """The seats to move."""
        return list(self.asked_since) if self.table and self.sheet.status == "playing" else []

    def present(self, user: int | None) -> bool:
        if user is None:
            return False
        here = any(socket.guest == user for socket in self.sockets)
        return here or any(user in there.guests for there in self.remote_presence.values())

    def has_visible_page(self, user: int) -> bool:
        """True if this guest has a visible page of the table on any device; a hidden tab does not count."""
        here = any(socket.guest == user and socket.visible for socket in self.sockets)
        return here or any(user in there.visible for there in self.remote_presence.values())

    @property
    def has_remote_guests(self) -> bool:
        """True if a guest is at the table on another server."""
        return any(there.guests for there in self.remote_presence.values())

    def guests(self) -> list[int]:
        """The guests who are at the table on this server."""
        return sorted({socket.guest for socket in self.sockets if socket.guest is not None})

    def spectators(self) -> set[int]:
        """The guests who are at the table on any server, without a seat."""
        there = {user for presence in self.remote_presence.values() for user in presence.guests}
        return {user for user in there.union(self.guests()) if not self.sheet.seats_of(user)}

    def users_with_visible_page(self) -> list[int]:
        """The guests at the table who have a visible page of it."""
        return sorted({socket.guest for socket in self.sockets if socket.guest is not None and socket.visible})

    def set_remote_presence(self, server_id: str, guests: Iterable[int], visible: Iterable[int]) -> bool:
        """Store the presence reported by another server; True if somebody came or left."""
        presence = RemotePresence(frozenset(guests), frozenset(visible), monotonic())
        return self._set_remote_presence(self.remote_presence | {server_id: presence})

    def expire_remote_presence(self, before: float) -> bool:
        """Drop servers that have been silent since this time; True if that removed somebody."""
        fresh = {server: presence for server, presence in self.remote_presence.items() if presence.at >= before}
        return self._set_remote_presence(fresh)

    def _set_remote_presence(self, new: dict[str, RemotePresence]) -> bool:
        old, self.remote_presence = self.remote_presence, new
        present, after = ({user for there in presences.values() for user in there.guests} for presences in (old, new))
        for user in {user for there in old.values() for user in there.visible}:
            self.note_hidden(user)
        for user in present - after:
            if not self.present(user):
                self.last_present[self.sheet.id, user] = monotonic()
        return present != after

    def note_hidden(self, user: int) -> None:
        """Record the moment at which a guest's last visible page disappeared."""
        if not self.has_visible_page(user):
            self.last_present[self.sheet.id, user] = monotonic()

    def absent_seconds(self, user: int | None) -> float:
        """The number of seconds for which this guest has been absent."""
        return 0.0 if user is None or self.present(user) else self._since_left(user, self.heard_from)

    def hidden_seconds(self, user: int) -> float:
        """The number of seconds for which this guest has had no visible page of the table."""
        return 0.0 if self.has_visible_page(user) else self._since_left(user, self.arrived)

    def _since_left(self, user: int, since: float) -> float:
        return monotonic() - max(self.last_present.get((self.sheet.id, user), self.opened), since)

    # -- After a change ----------------------------------------------------------------------------------------------

    def note_questions(self, decided: int | None = None, moment: int | None = None) -> None:
        """Record since when each seat has its question: an answer to it stays valid when others answer."""
        assert self.table
        moment = now() if moment is None else moment
        seq, since = self.seq, self.asked_since
        to_move = map(int, self.table.asks)
        self.asked_since = {seat: seq if seat == decided else since.get(seat, seq) for seat in to_move}
        at = self.asked_at
        self.asked_at = {seat: moment if seat == decided else at.get(seat, moment) for seat in self.asked_since}

    def undecided_seconds(self, seat: int) -> float | None:
        """The seconds for which a seat has had to decide while the server ran; None if it has not or has a clock."""
        if self.sheet.terms.clock or self.sheet.status != "playing" or seat not in self.asked_at:
            return None
        return max(0, now() - max(self.asked_at[seat], self.opened_at)) / 1000

    def apply(self, seat: int, key: str, moment: int | None = None) -> list[int]:
        """Apply a decision that was made at this moment, or now, and return the chance that it consumed."""
        assert self.table
        drawn = len(self.table.tape)
        self.table.choose(seat, key)
        self.event_offsets.append(len(self.table.events))
        self.note_questions(seat, moment)
        return list(self.table.tape[drawn:])

    def place_of(self, socket: TableSocket) -> int | None:
        """The seat or place from which a guest sees the table; a shared device has none until somebody takes it."""
        seats = self.sheet.seats_of(socket.guest)
        if len(seats) > 1:
            return socket.seat if socket.seat in seats else None
        return seats[0] if seats else None

    def reseat(self) -> None:
        """Move the sockets to the seats of the sheet, and show the table to those who moved."""
        for socket in self.sockets:
            seat = self.place_of(socket)
            if seat != socket.seat:
                socket.move(seat)
                self.show_to(socket)

    def _is_passed_on(self, socket: TableSocket) -> bool:
        """True if somebody else on this device is asked and its holder is not; at the end the device is released."""
        seats = self.sheet.seats_of(socket.guest)
        if len(seats) < 2 or socket.seat is None:
            return False
        if self.sheet.status == "finished":
            return True
        asked = self.asked()
        due = [seat for seat in seats if seat in asked and not self.sheet.chairs[seat].stand_in]
        return bool(due) and socket.seat not in due

    def show(self) -> None:
        """Send the newest state to all sockets; under the lock, after it is on disk."""
        self.changed_at = monotonic()
        self.rendered_of, self.renderings = None, {}
        frames: dict[tuple[int | None, int, int, int], tuple[str, Plain | None]] = {}
        shared = self._shared_state()
        for socket in self.sockets:
            if self._is_passed_on(socket):
                socket.move(None)
            sight = (socket.seat, socket.sent_seq, socket.undos, id(socket.held))
            if sight not in frames:
                frames[sight] = self._frame(socket, shared)
            text, held = frames[sight]
            socket.push(text, shared.seq, self.sheet.undos, held)

    def show_to(self, socket: TableSocket, info: wire.TableInfo | UnsetType = UNSET) -> None:
        """Send the newest state to one socket, under the lock."""
        text, held = self._frame(socket, self._shared_state(), info, self._rendering(socket.seat))
        socket.push(text, self.seq, self.sheet.undos, held)

    # -- What a seat is shown ----------------------------------------------------------------------------------------

    def _shared_state(self) -> SharedState:
        sealed: list[int] = sorted(self.table.sealed) if self.table else []
        clock = self.clock_info() if self.sheet.status == "playing" else UNSET
        return SharedState(self.seq, self.asked(), sealed, outcome_info(self.sheet), clock, {})

    def _rendering(self, seat: int | None) -> Rendering:
        """The view of this seat, computed once for all who ask until the next change."""
        of = (self.table or self.final, self.seq, self.sheet.undos)
        if self.rendered_of != of:
            self.rendered_of, self.renderings = of, {}
        if seat not in self.renderings:
            self.renderings[seat] = Rendering(self._view(seat), self.seq)
        return self.renderings[seat]

    def _events_json(self, rendering: Rendering, seat: int | None, base: int) -> list[msgspec.Raw]:
        """The events after a state number: at first those that are asked for, at the second time all."""
        if base < rendering.base:
            base_now = base if rendering.base == self.seq else -1
            rendering.set_events(base_now, self.events(seat, base_now, {}))
        return rendering.events_after(base)

    def _view(self, seat: int | None) -> Plain | None:
        if self.table:
            return self.table.view(seat if seat is None else Seat(seat))
        return self.final.view(seat) if self.final else None

    def _frame(
        self,
        socket: TableSocket,
        shared: SharedState,
        info: wire.TableInfo | UnsetType = UNSET,
        rendering: Rendering | None = None,
    ) -> tuple[str, Plain | None]:
        """The state for this socket with its unseen events, and the view, to compute the next patch."""
        seq, undos, seat = shared.seq, self.sheet.undos, socket.seat
        undone = socket.sent_seq > seq and undos == socket.undos + 1
        if undone:
            base = seq
        elif undos != socket.undos or not 0 <= socket.sent_seq <= seq:
            base = -1  # something it has seen may no longer hold: the whole log
        else:
            base = socket.sent_seq
        table = self.table
        playing = self.sheet.status == "playing"
        ask = table.asks.get(Seat(seat)) if table and playing and seat is not None else None
        events: Sequence[Any] = (
            self._events_json(rendering, seat, base) if rendering else self.events(seat, base, shared.events)
        )
        state = wire.State(
            seq=seq,
            base=base,
            undos=undos,
            events=cast(list[Plain], events),
            ask=wire.AskInfo(ask.prompt, plain(ask.about), ask.keys, ask.rule) if ask else None,
            waiting=shared.waiting,
            sealed=shared.sealed,
            undo=bool(table and playing and seat is not None and table.can_undo(seat)),
            seat=seat,
            outcome=shared.outcome,
            by=[int(who) for who, _ in self.decisions[max(base, 0) :]],
            undone=undone or UNSET,
            info=info,
            clock=shared.clock,
        )
        view = rendering.view if rendering else self._view(seat)
        if view is None or socket.held is None:
            state.view = cast(Plain | None, rendering.view_json if rendering else view)
        else:
            patch = patch_of(socket.held, view)
            state.patch = UNSET if patch is None else patch
        message = text(state)
        small = state.view is not UNSET and len(message) < SMALL
        return message, None if small else view

    def events(self, seat: int | None, base: int, shared: dict[int, Plain]) -> list[Plain]:
        """The events that this seat learned after the state number `base`; `shared` caches public ones between
        calls.
        """
        if not self.table:
            return self.final.events(seat, base) if self.final else []
        happened = self.table.events
        shown = []
        for n in range(base + 1, len(self.event_offsets)):
            for i in range(self.event_offsets[n - 1] if n else 0, self.event_offsets[n]):
                event = happened[i]
                visible = event.seen_by(None if seat is None else Seat(seat))
                if visible is event:
                    if i not in shared:
                        shared[i] = numbered(n, event)
                    shown.append(shared[i])
                elif visible is not None:
                    shown.append(numbered(n, visible))
        return shown


def numbered(n: int, event: Event) -> Plain:
    """An event for the wire, with the number of the decision that caused it."""
    return {"seq": n, **event.plain()}


def outcome_info(sheet: Sheet) -> wire.OutcomeInfo | None:
    return wire.OutcomeInfo(**sheet.outcome) if sheet.outcome else None


def trim_event_offsets(offsets: list[int], before: Iterable[Any], after: Iterable[Any]) -> int:
    """Drop the offsets of undone decisions, and return the index of the first of these decisions."""
    old, new = list(before), list(after)
    first = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(new))
    del offsets[first + 1 : first + 1 + len(old) - len(new)]
    return first
