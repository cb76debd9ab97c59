"""Settings: defaults, overridden by a TOML file, then by `LUDOTEKA_…` in the environment, then by the command line."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

PREFIX = "LUDOTEKA_"
_EMAIL = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
IN_FILE = "_file"  # how the name of a variable ends that names a file with the value
FILE = "ludoteka.toml"
RENAMED = {  # old names, accepted with a warning for one release
    "absence": "absence_seconds",
    "channels": "redis",
    "guests": "new_guest_rate",
    "idle": "table_idle_seconds",
    "log": "log_level",
    "message_size": "max_message_bytes",
    "messages": "message_rate",
    "origins": "allowed_origins",
    "proxies": "trusted_proxies",
    "requests": "request_rate",
    "reveal": "reveal_seconds",
    "sockets": "max_sockets",
    "tables": "table_rate",
    "waiting": "max_waiting_tables",
    "web": "client_dir",
    "work": "work_rate",
}


class BadSettings(ValueError):
    """A setting does not exist or has a value of the wrong kind; the message names it and where it stands."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings of a server; each field can also be set as `LUDOTEKA_<NAME>` in the environment."""

    host: str = "0.0.0.0"  # players on the same network can join by QR code
    port: int = 8000
    content: tuple[str, ...] = ()  # content files with the values of the owner's own boxes, one for each game
    data: str = ""  # directory of the store and of other files; empty: the user's data directory
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data directory
    redis: str = ""  # redis://… through which several servers on one database exchange messages
    client_dir: str = ""  # the built client; empty: the one in the package
    public_url: str = ""  # base URL of links, if the server is behind a proxy or has a name
    allowed_origins: tuple[str, ...] = ()  # other origins whose pages may call the API
    trusted_proxies: str = "127.0.0.1"  # proxies whose X-Forwarded-… headers are trusted
    log_level: str = "info"
    log_json: bool = not sys.stderr.isatty()
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_delay: float = 0.7  # seconds that a bot appears to think at least, so that people can follow
    table_idle_seconds: float = 60.0  # until a table that nobody watches is unloaded from memory
    absence_seconds: float = 120.0  # until the seat of an absent player may be handed to a bot
    absence_decision_seconds: float = 600.0  # the same, by time without a decision at a table without a clock
    reveal_seconds: float = 5.0  # for which a table waits for the salts that players committed to
    max_message_bytes: int = 4096  # of one socket message or request body
    max_sockets: int = 40  # open sockets per user or, without one, per client IP
    message_rate: float = 60.0  # socket messages per second and connection, on average
    request_rate: float = 20.0  # HTTP requests per second and client IP, on average
    table_rate: float = 0.5  # new tables per second and client IP, on average
    max_waiting_tables: int = 12  # waiting tables at which one user may sit at once
    waiting_hours: float = 48.0  # until a waiting table that nobody joins is removed
    ladder: bool = True  # does this server have a ladder?
    ladder_matches: int = 5  # rated matches that a player needs to be listed on it
    metrics: bool = False  # is /metrics public?
    work_rate: float = 0.2  # seconds of heavy work (loading, replays) per second and client IP, on average
    new_guest_rate: float = 1.0  # new guests per second and client IP, on average
    push: bool = False  # send notifications by Web Push? Needs `public_url` with https, or `mail_from`
    push_services: tuple[str, ...] = ()  # push services in our own network; others must be public and use https
    smtp: str = ""  # smtp://user:password@host:587 or smtps://…, for sending e-mails; needs the next and `public_url`
    backup_hours: float = 24.0  # between two backups by schedule, in the data directory; 0: none
    backups_kept: int = 7  # of those by schedule
    release_feed: str = ""  # address of the program's releases, JSON or Atom: looked at once a day; empty: never
    mail_from: str = ""  # sender address of e-mails

    @property
    def directory(self) -> Path:
        return Path(self.data).expanduser() if self.data else _home()

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.directory / 'ludoteka.sqlite3'}"

    @property
    def client(self) -> Path:
        return Path(self.client_dir) if self.client_dir else _packaged("client", "web/dist")

    @property
    def docs(self) -> Path:
        return _packaged("docs", "build/docs")


def load(
    file: Path | None = None, environment: Mapping[str, str] | None = None, overrides: Mapping[str, Any] | None = None
) -> Settings:
    """Return the settings of this run; `overrides` come from the command line, where None means "not given".

    `LUDOTEKA_<NAME>_FILE` names a file that holds the value, as containers pass secrets.
    """
    environment = os.environ if environment is None else environment
    chosen = {name: value for name, value in (overrides or {}).items() if value is not None}
    values = _from_environment(environment)
    path = file or _home_of(chosen, values) / FILE
    stored = _from_file(path) if file or path.exists() else {}
    try:
        settings = msgspec.convert(stored | values | chosen, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadSettings(f"{path if _is_wrong(stored) else 'settings'}: {wrong}") from None
    if settings.redis and settings.database_url.startswith("sqlite"):
        raise BadSettings("settings: `redis` is for several servers, and SQLite serves one: set `database` too")
    _check_notifications(settings)
    _check_operations(settings)
    return settings


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    texts = {name.removeprefix(PREFIX).lower(): text for name, text in environment.items() if name.startswith(PREFIX)}
    for name in [name for name in texts if name.endswith(IN_FILE) and name.removesuffix(IN_FILE) in fields]:
        texts[name.removesuffix(IN_FILE)] = _secret(PREFIX + name.upper(), texts.pop(name), environment)
    values: dict[str, Any] = {}
    for name, text in _with_new_names(texts, lambda name: PREFIX + name.upper()).items():
        if name not in fields:
            raise BadSettings(f"there is no setting {PREFIX}{name.upper()}")
        values[name] = [part for part in text.split(",") if part] if fields[name].type == tuple[str, ...] else text
    return values


def _secret(variable: str, file: str, environment: Mapping[str, str]) -> str:
    """Return the value in the file that a variable names, without the line break at its end."""
    if variable.removesuffix(IN_FILE.upper()) in environment:
        raise BadSettings(f"{variable} and {variable.removesuffix(IN_FILE.upper())} are both set: keep one of them")
    try:
        return Path(file).read_text(encoding="utf-8").removesuffix("\n")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadSettings(f"{variable}: {wrong}") from None


def _is_wrong(values: Mapping[str, Any]) -> bool:
    try:
        msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError:
        return True
    return False


def _with_new_names(values: Mapping[str, Any], spelled: Callable[[str], str]) -> dict[str, Any]:
    """Replace old names of settings and warn about each; a value under the new name wins."""
    for old in sorted(values.keys() & RENAMED.keys()):
        print(f"The setting {spelled(old)} is now called {spelled(RENAMED[old])}: rename it.", file=sys.stderr)
    return {RENAMED[name]: value for name, value in values.items() if name in RENAMED} | {
        name: value for name, value in values.items() if name not in RENAMED
    }


def _check_notifications(settings: Settings) -> None:
    """Require a base URL for links in e-mails, which no visitor can forge, and a contact for push services."""
    smtp = urlsplit(settings.smtp)
    if settings.smtp and (smtp.scheme not in ("smtp", "smtps") or not smtp.hostname):
        raise BadSettings("settings: `smtp` is an address such as smtp://user:password@host:587")
    if settings.mail_from and not is_email(settings.mail_from):
        raise BadSettings("settings: `mail_from` is an address such as ludoteka@example.org")
    if settings.smtp and not (settings.public_url and settings.mail_from):
        raise BadSettings("settings: `smtp` needs `public_url` and `mail_from`")
    if settings.push and not (settings.public_url.startswith("https://") or settings.mail_from):
        raise BadSettings("settings: `push` needs `public_url` with https, or `mail_from`")


def _check_operations(settings: Settings) -> None:
    if settings.backup_hours < 0 or settings.backups_kept < 1:
        raise BadSettings("settings: `backup_hours` is 0 or more, and `backups_kept` is at least 1")
    if settings.release_feed and urlsplit(settings.release_feed).scheme not in ("http", "https"):
        raise BadSettings("settings: `release_feed` is an address such as https://example.org/releases.atom")


def is_email(text: str) -> bool:
    """Is this an e-mail address of the plain kind, without quotes or comments?"""
    return len(text) <= 254 and _EMAIL.fullmatch(text) is not None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as wrong:
        raise BadSettings(f"{path}: {wrong}") from None
    return _with_new_names(values, lambda name: f"`{name}` in {path}")


def _packaged(name: str, built: str) -> Path:
    """Return a folder of the installed package or, in a checkout, the folder where it was built."""
    here = Path(__file__).resolve().parent
    return here / name if (here / name).exists() else here.parents[2] / built


def _home_of(*sources: Mapping[str, Any]) -> Path:
    data = next((source["data"] for source in sources if source.get("data")), "")
    return Path(data).expanduser() if data else _home()


def _home() -> Path:
    """Return the user's data directory by the conventions of the operating system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "ludoteka"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludoteka"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludoteka"
