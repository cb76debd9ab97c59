"""Admin commands from the command line: sent to the server that runs on this store, or to one started for a moment."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from .admin.routes import COMMAND
from .people.one_time_tokens import issue_statements
from .run import serving
from .settings import Settings
from .start import CannotServe
from .store import engine as engines
from .store.lock import port_of

TIMEOUT = 60.0  # seconds: the backup of a large store takes a while


class CommandFailed(Exception):
    """The command was not carried out; the message says why."""


def send_command(settings: Settings, method: str, path: str, body: Any = None, port: int | None = None) -> Any:
    """Send a request to the admin API and return its answer; without a port, a running server is found by its store."""
    file = engines.database_file(settings.database_url)
    if file and not file.exists():
        raise CommandFailed(
            f"There is no server's data in {settings.directory}: `ludoteka serve` creates it; --data names another."
        )
    port = port or (port_of(file) if file else None) or settings.port
    try:
        return _send(f"http://127.0.0.1:{port}", settings, method, path, body)
    except URLError:  # no server runs there
        same = {name: getattr(settings, name) for name in settings.__struct_fields__}
        try:
            with serving(Settings(**same | {"host": "127.0.0.1", "port": 0, "log_level": "error"})) as address:
                return _send(address, settings, method, path, body)
        except CannotServe as error:
            raise CommandFailed(f"{error} If the server runs on another port, name it with --port.") from None


def _send(address: str, settings: Settings, method: str, path: str, body: Any) -> Any:
    urlopen(f"{address}/api/games", timeout=5).close()  # is anybody there?
    secret = secrets.token_hex(16)
    try:
        asyncio.run(_store_token(settings.database_url, secret.encode()))
    except SQLAlchemyError as error:
        raise CommandFailed(f"The store could not be written: {error.__cause__ or error}") from None
    headers = {COMMAND: secret, "X-Ludoteka": "1", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{address}/api/admin{path}", data, headers, method=method), timeout=TIMEOUT) as answer:
            text = answer.read()
    except HTTPError as error:
        with error:
            problem = json.loads(error.read() or b"{}")
        if problem.get("error") == "error-not-admin":
            there = f"Another server answers on port {urlsplit(address).port}"
            raise CommandFailed(f"{there}: --data and --port must belong to the same one.") from None
        raise CommandFailed(str(problem.get("detail") or error)) from None
    return json.loads(text) if text else None


async def _store_token(url: str, secret: bytes) -> None:
    """Write a one-time token into the store, which proves the right to send one command."""
    engine = engines.writing(url)

    def insert(connection: Connection) -> None:
        with connection.begin():
            for statement in issue_statements("command", secret):
                connection.execute(statement.what, statement.values)

    try:
        await engine.run(insert)
    finally:
        await engine.close()
