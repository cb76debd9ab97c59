"""Everything that goes over the wire, HTTP and socket. The client's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Level = Literal["easy", "medium", "hard"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=-1, le=1_000_000)]  # a state number
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["cs", "pl", "en"]

# -- Home ------------------------------------------------------------------------------------------------------------


class SettingInfo(Struct):
    """Something that is chosen when a table is made."""

    id: str
    choices: list[str]
    default: str
    pick: tuple[int, int] | None  # fewest and most, where several may be chosen


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    version: str
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[Level]


class Me(Struct):
    """Who you are to the server."""

    name: str
    language: Language
    guest: bool


class MeChange(Struct, forbid_unknown_fields=True):
    """What you want to be called, and your language."""

    name: Name | None = None
    language: Language | None = None


# -- Tables ----------------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level = "medium"


class TableWish(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]] = {}
    public: bool = True
    name: Annotated[str, Meta(max_length=60)] = ""


class SeatInfo(Struct):
    """One seat as others see it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: Level | None
    present: bool
    you: bool
    stand_in: Level | None
    away: bool  # absent for so long that the seat may be handed to a bot
    resigned: bool
    salt: str  # added to the luck; yours at once, the others' when the match has begun


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
    settings: dict[str, str]
    name: str
    status: Literal["waiting", "playing", "finished"]
    public: bool
    seats: list[SeatInfo]
    host: bool
    your_seat: int | None
    commitment: str
    seed: str | None  # told when the match is over
    created: str
    moved: str
    waiting_for: list[int]
    turn: bool
    outcome: OutcomeInfo | None
    rematch: str | None
    link: str
    invite: str  # the whole address, as in the QR code


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Salt(Struct, forbid_unknown_fields=True):
    """What you add to the luck of the match; empty: nothing."""

    salt: Annotated[str, Meta(max_length=64)]


class Swap(Struct, forbid_unknown_fields=True):
    a: SeatNumber
    b: SeatNumber


class SeatChange(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level = "medium"


class StandIn(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level = "medium"


class Problem(Struct):
    """Why a request was refused: a message id, its arguments, and an English sentence."""

    error: str
    args: dict[str, Any]
    detail: str


class ReplayStep(Struct):
    """The table after so many decisions, all hands open."""

    seq: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asks: dict[str, list[str]]  # by seat
    decision: list[Any] | None  # [seat, key] that led here


class Replay(Struct):
    """A finished match, step by step."""

    table: TableInfo
    seats: list[SeatInfo]
    steps: list[ReplayStep]


class Health(Struct):
    status: Literal["ok"]
    version: str
    tables: int
    sockets: int


# -- The socket: what a client says ----------------------------------------------------------------------------------


class Choose(Struct, tag_field="t", tag="choose"):
    """Choose one of the offered keys; `seq` is that of the state in which it was offered."""

    seq: Sequence
    key: Annotated[str, Meta(max_length=400)]


class Undo(Struct, tag_field="t", tag="undo"):
    """Take back my last decision; `seq` is that of the state I see."""

    seq: Sequence


class AskWhy(Struct, tag_field="t", tag="why"):
    """Why can I not choose this thing?"""

    ref: Annotated[str, Meta(max_length=100)]


class Resync(Struct, tag_field="t", tag="resync"):
    """Tell me what I missed since `seen`; `undos` is that of the last state I have."""

    seen: Sequence = -1
    undos: Sequence = -1


class Ping(Struct, tag_field="t", tag="ping"):
    pass


Said = Choose | Undo | AskWhy | Resync | Ping
decode_said = msgspec.json.Decoder(Said).decode

# -- The socket: what the server says --------------------------------------------------------------------------------


class AskInfo(Struct):
    """What you are asked."""

    prompt: str
    about: dict[str, Any]
    options: list[str]
    rule: str | None  # the number of the rule that asks


class State(Struct, tag_field="t", tag="state"):
    """The table as this seat sees it, and the events that led here from the state number `base`.

    `base` -1: the whole log. With `undone`, drop the events whose `n` is greater than `seq`.
    """

    seq: int
    base: int
    undos: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    ask: AskInfo | None
    waiting: list[int]
    sealed: list[int]
    undo: bool
    seat: int | None
    outcome: OutcomeInfo | None
    undone: bool | UnsetType = UNSET
    info: TableInfo | UnsetType = UNSET


class WhyRefused(Struct):
    message: str
    args: dict[str, Any]
    detail: str


class RefusedSaid(Struct, tag_field="t", tag="refused"):
    """No; nothing has changed. A fresh state follows where yours is not the newest."""

    why: WhyRefused
    seq: int


class WhyInfo(Struct):
    message: str
    about: dict[str, Any]
    rule: str | None


class WhySaid(Struct, tag_field="t", tag="why"):
    ref: str
    why: WhyInfo | None


class TableSaid(Struct, tag_field="t", tag="table"):
    """Seats, presence or agreements changed."""

    info: TableInfo


class Pong(Struct, tag_field="t", tag="pong"):
    pass


class LobbySaid(Struct, tag_field="t", tag="lobby"):
    open: list[TableInfo]


ServerSaid = State | RefusedSaid | WhySaid | TableSaid | Pong | LobbySaid
encode = msgspec.json.Encoder().encode
