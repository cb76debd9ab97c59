"""Orders from the command line: to the server that runs on this store, or to one that opens for a moment."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from .admin.routes import COMMAND
from .people.tickets import issuing
from .run import serving
from .settings import Settings
from .start import CannotServe
from .store import engine as engines

PATIENCE = 60.0  # seconds: a copy of a large store takes a while


class NotDone(Exception):
    """The order was not carried out; the message says why."""


def order(settings: Settings, method: str, path: str, body: Any = None) -> Any:
    """Let the house carry out a request of the keeper; gives its answer."""
    file = engines.database_file(settings.database_url)
    if file and not file.exists():
        raise NotDone(f"There is no house in {settings.directory}: `ludoteka serve` makes one, --data names another.")
    try:
        return _ask(f"http://127.0.0.1:{settings.port}", settings, method, path, body)
    except URLError:  # nobody is there
        here = {name: getattr(settings, name) for name in settings.__struct_fields__}
        try:
            with serving(Settings(**here | {"host": "127.0.0.1", "port": 0, "log_level": "error"})) as address:
                return _ask(address, settings, method, path, body)
        except CannotServe as error:
            raise NotDone(f"{error} If it runs at another port, say --port.") from None


def _ask(address: str, settings: Settings, method: str, path: str, body: Any) -> Any:
    urlopen(f"{address}/healthz", timeout=5).close()
    secret = secrets.token_hex(16)
    try:
        asyncio.run(_let_in(settings.database_url, secret.encode()))
    except SQLAlchemyError as error:
        raise NotDone(f"The store could not be written: {error.__cause__ or error}") from None
    headers = {COMMAND: secret, "X-Ludoteka": "1", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{address}/api/admin{path}", data, headers, method=method), timeout=PATIENCE) as answer:
            said = answer.read()
    except HTTPError as error:
        with error:
            wrong = json.loads(error.read() or b"{}")
        if wrong.get("error") == "error-not-admin":
            raise NotDone(
                f"At port {settings.port} another house answers: --data and --port must belong together."
            ) from None
        raise NotDone(str(wrong.get("detail") or error)) from None
    return json.loads(said) if said else None


async def _let_in(url: str, secret: bytes) -> None:
    """Who can write into the store may give orders."""
    engine = engines.writing(url)

    def let_in(connection: Connection) -> None:
        with connection.begin():
            for statement in issuing("command", secret):
                connection.execute(statement.what, statement.values)

    try:
        await engine.run(let_in)
    finally:
        await engine.close()
