"""Settings: defaults, then a TOML file, then `LUDOTEKA_…` in the environment, then the command line."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

PREFIX = "LUDOTEKA_"
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
FILE = "ludoteka.toml"


class BadSettings(ValueError):
    """A setting that does not exist or has a value of the wrong kind; the message says where."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything an operator can set; each field is also `LUDOTEKA_<NAME>`."""

    host: str = "0.0.0.0"  # friends on the same network can join by the QR code
    port: int = 8000
    content: tuple[str, ...] = ()  # content files of the keeper's own boxes, one for each game
    data: str = ""  # where tables are kept; empty: the user's data directory
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data directory
    channels: str = ""  # redis://… by which several servers on one database talk to each other
    web: str = ""  # the built client; empty: the one that came with the program
    public_url: str = ""  # the address people reach us by, when a proxy or a name stands before us
    origins: tuple[str, ...] = ()  # further origins that may talk to us, besides our own
    proxies: str = "127.0.0.1"  # whose X-Forwarded-… headers are believed
    log: str = "info"
    log_json: bool = not sys.stderr.isatty()
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_delay: float = 0.7  # seconds a bot seems to think at least, so that people can follow
    idle: float = 60.0  # seconds until a table nobody looks at leaves memory
    absence: float = 120.0  # seconds until a seat left alone may be handed to a bot
    reveal: float = 5.0  # seconds that a table waits for the salts that were pledged
    message_size: int = 4096  # bytes of one message or request body
    sockets: int = 40  # per guest or, without one, per address
    messages: float = 60.0  # socket messages per second and connection, in the long run
    requests: float = 20.0  # HTTP requests per second and address, in the long run
    tables: float = 0.5  # new tables per second and address, in the long run
    waiting: int = 12  # tables at which one guest may wait for others at once
    waiting_hours: float = 48.0  # until a table that nobody came to is taken away
    ladder: bool = True  # has this house a ladder?
    ladder_matches: int = 5  # rated matches that it takes to be on it
    metrics: bool = False  # is /metrics open to everybody who reaches us?
    work: float = 0.2  # seconds of heavy work (loading, replays) per second and address, in the long run
    guests: float = 1.0  # new guests per second and address, in the long run
    push: bool = False  # may browsers be called by Web Push? Needs `public_url` with https, or `mail_from`
    push_services: tuple[str, ...] = ()  # push services of our own network; others must be public and have https
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…: by whom letters are sent. Needs the two below
    mail_from: str = ""  # the address that letters come from

    @property
    def directory(self) -> Path:
        return Path(self.data).expanduser() if self.data else _home()

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.directory / 'ludoteka.sqlite3'}"

    @property
    def client(self) -> Path:
        return Path(self.web) if self.web else _carried("client", "web/dist")

    @property
    def docs(self) -> Path:
        return _carried("docs", "build/docs")


def load(
    file: Path | None = None, environment: Mapping[str, str] | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of this run; `given` are those of the command line, None among them meaning "not said"."""
    environment = os.environ if environment is None else environment
    said = {name: value for name, value in (given or {}).items() if value is not None}
    fields = {f.name: f for f in msgspec.structs.fields(Settings)}
    values: dict[str, Any] = {}
    spoken = {
        name.removeprefix(PREFIX).lower(): value for name, value in environment.items() if name.startswith(PREFIX)
    }
    for name, value in spoken.items():
        if name not in fields:
            raise BadSettings(f"there is no setting {PREFIX}{name.upper()}")
        values[name] = [part for part in value.split(",") if part] if fields[name].type == tuple[str, ...] else value
    path = file or _home_of(said, values) / FILE
    if file or path.exists():
        values = _from_file(path) | values
    try:
        settings = msgspec.convert(values | said, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadSettings(f"settings: {wrong}") from None
    if settings.channels and settings.database_url.startswith("sqlite"):
        raise BadSettings("settings: `channels` is for several servers, and SQLite serves one: set `database` too")
    _check_calls(settings)
    return settings


def _check_calls(settings: Settings) -> None:
    """Links in letters must be ours whatever a visitor says, and push services want to know whom to turn to."""
    smtp = urlsplit(settings.smtp)
    if settings.smtp and (smtp.scheme not in ("smtp", "smtps") or not smtp.hostname):
        raise BadSettings("settings: `smtp` is an address such as smtp://user:password@host:587")
    if settings.mail_from and not is_address(settings.mail_from):
        raise BadSettings("settings: `mail_from` is an address such as ludoteka@example.org")
    if settings.smtp and not (settings.public_url and settings.mail_from):
        raise BadSettings("settings: `smtp` needs `public_url` and `mail_from`")
    if settings.push and not (settings.public_url.startswith("https://") or settings.mail_from):
        raise BadSettings("settings: `push` needs `public_url` with https, or `mail_from`")


def is_address(text: str) -> bool:
    """Is this a mail address, of the plain kind that can be nothing else?"""
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as wrong:
        raise BadSettings(f"{path}: {wrong}") from None


def _carried(name: str, built: str) -> Path:
    """What an installed package carries; in a checkout it lies where it was built."""
    here = Path(__file__).resolve().parent
    return here / name if (here / name).exists() else here.parents[2] / built


def _home_of(*sources: Mapping[str, Any]) -> Path:
    data = next((source["data"] for source in sources if source.get("data")), "")
    return Path(data).expanduser() if data else _home()


def _home() -> Path:
    """The data directory of this user, by the custom of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "ludoteka"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludoteka"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludoteka"
