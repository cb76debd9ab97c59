"""Messages of the admin page, and reports and blocks that players send."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..operations.wire import Release
from ..wire import SeatNumber

Text = Annotated[str, Meta(max_length=500)]
LineId = Annotated[str, Meta(max_length=16)]


class SendReport(Struct, forbid_unknown_fields=True):
    """Report the player in a seat, or the author of a line, which is then quoted."""

    about: Literal["name", "talk", "play"]
    seat: SeatNumber | None = None
    line: LineId | None = None
    text: Text = ""


class BlockPlayer(Struct, forbid_unknown_fields=True):
    """Block the player in a seat, or the author of a line."""

    seat: SeatNumber | None = None
    line: LineId | None = None


# -- What administrators see -----------------------------------------------------------------------------------------


class PersonRow(Struct):
    id: int
    name: str
    language: str
    registered: bool
    admin: bool
    since: str
    last_seen: str | None
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
    resolved: bool


class BanRow(Struct):
    id: int
    guest: int | None
    name: str
    network: str
    reason: str
    created: str
    until: str | None


class BackupRow(Struct):
    """A backup of the store; `size` in bytes."""

    name: str
    size: int
    created: str


class GameVersion(Struct):
    """A game of this server, with the older versions whose matches can be continued and replayed."""

    id: str
    version: str
    editions: list[str]


class AuditRow(Struct):
    """What an administrator did; `user` and `name` are of the user it was done to."""

    id: int
    at: str
    command: bool  # on the server's machine, by somebody without a name here
    by: str
    action: str
    user: int | None
    name: str
    about: str


class Disk(Struct):
    """Sizes on disk, in bytes."""

    store: int
    backups: int
    reports: int
    free: int


class ServerStatus(Struct):
    """The state of the server."""

    version: str
    python: str
    database: str
    migration: str
    games: list[GameVersion]
    release: Release | None  # a newer one, if the server looks for them
    bots_waiting: int
    replays_waiting: int
    backup_hours: float
    backups_kept: int
    people: int
    tables: dict[str, int]
    announcement: str
    invitation: str
    disk: Disk
    backups: list[BackupRow]


# -- What administrators do ------------------------------------------------------------------------------------------


class AdminCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class AdminLink(Struct):
    """A link that makes the user who opens it an administrator, once and within a day."""

    code: str
    link: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class CreateBan(Struct, forbid_unknown_fields=True):
    """Ban a user or a network, for some days or for good."""

    guest: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None
    network: Annotated[str, Meta(max_length=64)] = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class Announcement(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=300)]


class SetInvitation(Struct, forbid_unknown_fields=True):
    """Require a new invitation code from newcomers (`new`), or none any more."""

    new: bool
