"""Messages about tables, and those of their sockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..wire import Language, Level, SeatNumber, Sequence
from .sheet import SeatLogEntry as SeatLogEntry
from .terms import Clock as Clock

Drawing = Literal["own", "old", "plain"]  # by the game's room; with the words of an older edition; by no room of ours


class SeatInfo(Struct):
    """One seat as others see it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: Level | None
    present: bool
    you: bool
    local: bool  # plays on the device of somebody else, who is you if `you` are
    pending: bool  # waits for the host's yes
    stand_in: Level | None
    away: float | None  # for how many seconds this person has not been here; none: here, or unknown
    undecided: float | None  # for how many seconds it has been this person's turn; none: not their turn, or a clock
    resigned: bool
    pledge: str  # the hash of what this person adds to the luck; empty: nothing
    unrevealed: bool  # pledged, but not shown before the match began
    salt: str  # what was added; told when the match is over
    helped: bool  # was told what to do


class OutcomeInfo(Struct):
    """How a match ended."""

    scores: list[float]
    winners: list[int]
    reason: str


class TableInfo(Struct):
    """A table as one guest sees it."""

    id: str
    game: str
    version: str
    drawing: Drawing
    settings: dict[str, str]
    clock: Clock | None
    talk: bool  # may people talk here?
    rated: bool  # does it count for the ratings?
    hints: bool  # may those who play ask what to do?
    name: str
    status: Literal["waiting", "playing", "finished"]
    public: bool
    language: Language  # of whoever opened it
    seats: list[SeatInfo]
    host: bool
    host_name: str  # empty when whoever opened the table does not sit at it
    your_seat: int | None
    commitment: str  # the hash of the seed, kept since the table was laid
    committed_at: str  # since then
    closed: bool  # all pledges are there: who pledged a salt shows it now
    seed: str | None  # told when the match is over
    created: str
    moved: str
    waiting_for: list[int]
    turn: bool
    outcome: OutcomeInfo | None
    rematch: str | None
    seat_log: list[SeatLogEntry]  # for whom bots began to play, and who came back
    watching: int  # people who are here without a seat
    absence: float  # seconds after which the others may hand the seat of who is away to a bot
    decision_absence: float  # the same for who is here and does not decide, at a table without a clock
    friends: list[int]  # seats of your friends, in lists of tables
    invited: bool  # a friend asks you to come
    link: str
    invite: str  # the whole address, as in the QR code


class OwnSeat(Struct, forbid_unknown_fields=True):
    """One of the seats on your device; none for your own."""

    seat: SeatNumber | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level = "medium"


class Choose(Struct, tag_field="t", tag="choose"):
    """Choose one of the offered keys; `seq` is the number of the state that offered it."""

    seq: Sequence
    key: Annotated[str, Meta(max_length=400)]


class Undo(Struct, tag_field="t", tag="undo"):
    """Take back my last decision; `seq` is the number of the state that I see."""

    seq: Sequence


class AskWhy(Struct, tag_field="t", tag="why"):
    """Ask why I cannot choose this thing."""

    ref: Annotated[str, Meta(max_length=100)]


class AskPreview(Struct, tag_field="t", tag="preview"):
    """Preview these options; `seq` is the number of the state that offers them."""

    seq: Sequence
    keys: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=24)]


class Resync(Struct, tag_field="t", tag="resync"):
    """Ask for everything since `seen`; `undos` is that of the last state that I have."""

    seen: Sequence = -1
    undos: Sequence = -1


class Ping(Struct, tag_field="t", tag="ping"):
    pass


class TakeDevice(Struct, tag_field="t", tag="take-device"):
    """Of several who share this device, the one on this seat holds it now."""

    seat: SeatNumber


class ReleaseDevice(Struct, tag_field="t", tag="release-device"):
    """Whoever held this device gives it away."""


class AskInfo(Struct):
    """The question to you."""

    prompt: str
    about: dict[str, Any]
    options: list[str]
    rule: str | None  # the number of the rule that asks


class ClockInfo(Struct):
    """The clocks at this moment: milliseconds left for each seat, null where there is no clock."""

    left: list[int | None]
    running: list[int]  # seats whose clock runs
    paused: bool


class State(Struct, tag_field="t", tag="state"):
    """The table as this seat sees it, and the events since the state number `base`.

    `base` -1: the whole log. With `undone`, drop the events whose `seq` is greater than that of the state. Where there
    is no `view`, it is that of the state before on this socket, changed by `patch`; where there is neither, it did not
    change.
    """

    seq: int
    base: int
    undos: int
    events: list[dict[str, Any]]
    ask: AskInfo | None
    waiting: list[int]
    sealed: list[int]
    undo: bool
    seat: int | None
    outcome: OutcomeInfo | None
    by: list[int]  # the seats that made the decisions since `base`
    view: dict[str, Any] | UnsetType | None = UNSET  # null before the match begins
    patch: Any | UnsetType = UNSET
    undone: bool | UnsetType = UNSET
    info: TableInfo | UnsetType = UNSET
    clock: ClockInfo | UnsetType = UNSET


class WhyInfo(Struct):
    message: str
    about: dict[str, Any]
    rule: str | None


class WhyMessage(Struct, tag_field="t", tag="why"):
    ref: str
    why: WhyInfo | None


class PreviewInfo(Struct):
    """The certain effects of an option, up to the first chance, secret or question."""

    key: str
    events: list[dict[str, Any]]
    change: dict[str, tuple[Any, Any]]  # in what you see, by path: before, and then
    stopped: Literal["question", "others", "chance", "secret", "end"]
    odds: dict[str, Any]  # how likely what is, where chance or a secret comes next and the game can tell


class PreviewMessage(Struct, tag_field="t", tag="preview"):
    """The previews of the options that are still offered."""

    seq: int
    previews: list[PreviewInfo]


class TableMessage(Struct, tag_field="t", tag="table"):
    """Seats, presence or agreements changed."""

    info: TableInfo


class Pong(Struct, tag_field="t", tag="pong"):
    pass
