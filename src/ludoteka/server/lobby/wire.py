"""Messages about the shelf, new tables, and seats at waiting tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteka.words import Source

from ..luck.wire import Hash
from ..tables.terms import Clock
from ..tables.wire import TableInfo
from ..wire import Level, SeatNumber


class SettingInfo(Struct):
    """A setting that is chosen when a table is created."""

    id: str
    choices: list[str]
    default: str
    pick: tuple[int, int] | None  # fewest and most, where several may be chosen
    needs: list[dict[str, list[str]]]  # matters only where all of one holds (`seats`: how many play); empty: always
    implied: dict[str, str]  # the choice that the default stands for, by player count


class PresetInfo(Struct):
    """A preset: settings that go well together."""

    id: str
    settings: dict[str, str]
    seats: list[int]  # the player counts it is for; empty: all


class GameInfo(Struct):
    """A game that this server offers."""

    id: str
    version: str
    names: dict[str, str]  # what it is called, by language
    seats: list[int]
    settings: list[SettingInfo]
    presets: list[PresetInfo]  # the first is the one for newcomers
    levels: list[Level]


class GameTexts(Struct):
    """The texts of a game that the client does not have built in."""

    words: str  # Fluent messages
    book: str  # the numbered rules, Markdown; empty where none are written
    page: str  # the rules on one page; empty where none is written
    learn: str  # the rules in the order one learns them; empty where they are not written
    sources: dict[str, Source]  # the numbered rules that no rulebook prints as they stand


class ExampleInfo(Struct):
    """A position in the rules of a game: its view, and the part to show."""

    id: str
    show: str
    at: list[str]  # references that matter
    seat: int | None  # with whose eyes it is seen
    seats: int
    view: dict[str, Any]  # with the catalogue under it


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The occupant of a seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]  # `here`: somebody who plays on my device
    level: Level = "medium"
    name: Annotated[str, Meta(max_length=80)] = ""  # of who is `here`


class CreateTable(Struct, forbid_unknown_fields=True):
    """Create a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    settings: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]] = {}
    public: bool = True
    clock: Clock | None = None
    talk: bool = True
    rated: bool = False  # needs a clock by which who runs out of time is out, and bots whose strength was measured
    hints: bool = False  # may everybody ask what to do, where several people play
    name: Annotated[str, Meta(max_length=60)] = ""
    pledge: Hash | None = None  # of the one who opens it; see `Pledge`


class Rematch(Struct, forbid_unknown_fields=True):
    """Propose a rematch."""

    pledge: Hash | None = None  # see `Pledge`


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    pledge: Hash | None = None  # see `Pledge`
    here: Annotated[str, Meta(max_length=80)] | None = None  # the name of somebody else who plays on your device


class Admit(Struct, forbid_unknown_fields=True):
    """The host's yes to somebody on another person's device."""

    seat: SeatNumber


class TableChange(Struct, forbid_unknown_fields=True):
    """What the host wants a waiting table to be."""

    settings: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]]
    public: bool
    clock: Clock | None
    talk: bool
    hints: bool
    name: Annotated[str, Meta(max_length=60)]


class Swap(Struct, forbid_unknown_fields=True):
    a: SeatNumber
    b: SeatNumber


class SeatChange(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level = "medium"


class LobbyMessage(Struct, tag_field="t", tag="lobby"):
    open: list[TableInfo]
