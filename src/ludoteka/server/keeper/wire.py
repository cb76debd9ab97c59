"""What the keeper sees and does; and what people tell the keeper."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..wire import SeatNumber

Said = Annotated[str, Meta(max_length=500)]
LineId = Annotated[str, Meta(max_length=16)]


class Complaint(Struct, forbid_unknown_fields=True):
    """What you tell the keeper about somebody: who sits there, or who said this line, which is then quoted."""

    about: Literal["name", "talk", "play"]
    seat: SeatNumber | None = None
    line: LineId | None = None
    text: Said = ""


class BlockWish(Struct, forbid_unknown_fields=True):
    """Whom you do not want to meet any more: who sits there, or who said this line."""

    seat: SeatNumber | None = None
    line: LineId | None = None


# -- What the keeper sees --------------------------------------------------------------------------------------------


class PersonRow(Struct):
    id: int
    name: str
    language: str
    person: bool
    keeper: bool
    since: str
    seen: str | None
    devices: int
    tables: int
    banned: bool


class TableRow(Struct):
    id: str
    game: str
    name: str
    status: str
    public: bool
    moved: str
    people: list[str]
    decisions: int


class ReportRow(Struct):
    id: int
    reporter: str
    against: int
    reported: str
    table: str
    about: str
    text: str
    quote: str
    created: str
    settled: bool


class BanRow(Struct):
    id: int
    guest: int | None
    name: str
    network: str
    reason: str
    created: str
    until: str | None


class CopyRow(Struct):
    """A copy of the store."""

    name: str
    size: int
    made: str


class Disk(Struct):
    """Bytes."""

    store: int
    copies: int
    reports: int
    free: int


class HouseState(Struct):
    """The house as its keeper sees it."""

    version: str
    people: int
    tables: dict[str, int]
    announcement: str
    invitation: str
    disk: Disk
    copies: list[CopyRow]


# -- What the keeper does --------------------------------------------------------------------------------------------


class KeeperCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class KeeperLink(Struct):
    """What makes somebody a keeper, once and within a day."""

    code: str
    link: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class BanWish(Struct, forbid_unknown_fields=True):
    """Keep a person out, or a network; for some days, or for good."""

    guest: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None
    network: Annotated[str, Meta(max_length=64)] = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class Announcement(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=300)]


class InvitationWish(Struct, forbid_unknown_fields=True):
    """`new` makes a code that is asked for from now on; otherwise nobody is asked for one."""

    new: bool
