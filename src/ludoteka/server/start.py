"""Errors that prevent a server from starting, each explained in one sentence with a remedy."""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from ludoteka.extras import advice

from .settings import Settings
from .store.copies import CopyFailed
from .store.engine import HEAD, Damaged, Empty, Newer
from .store.lock import InUse

_BACKLOG = 2048
_MAY_NOT = "The user in `database` may not create or change tables there ({}): make it the owner of the database."
_DATABASE_ERRORS = {  # by the name of asyncpg's error
    "InvalidPasswordError": "The database refuses the password ({}): mend `database` in the settings.",
    "InvalidAuthorizationSpecificationError": "The database refuses the user ({}): mend `database` in the settings.",
    "InvalidCatalogNameError": "There is no such database ({}): create it, or mend `database` in the settings.",
    "InsufficientPrivilegeError": _MAY_NOT,
    "InvalidSchemaNameError": _MAY_NOT,
    "ReadOnlySQLTransactionError": (
        "The database can only be read, perhaps because it is a replica ({}): name the primary one in `database`."
    ),
}
_FULL = (errno.ENOSPC, errno.EDQUOT)


class CannotServe(Exception):
    """The server did not start; the message gives the reason and the remedy."""


def listen(settings: Settings) -> socket.socket:
    """Open the socket for browsers, or raise CannotServe."""
    host, port = settings.host, settings.port
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except (OSError, OverflowError) as error:
        raise CannotServe(_no_port(error, host, port)) from error


def _no_port(error: OSError | OverflowError, host: str, port: int) -> str:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return f"Port {port} is taken, perhaps by another Ludoteka: stop that one, or choose a port with --port."
        case errno.EACCES:
            return f"Port {port} is for administrators: choose one above 1023 with --port, or put a proxy before us."
        case None:
            return f"There is no port {port}: choose one from 1 to 65535 with --port."
    return f"{host} is no address of this machine: choose one with --host, such as 127.0.0.1 or 0.0.0.0."


def explained(error: Exception, settings: Settings) -> Exception:
    """Convert an error at the start to CannotServe if a person can do something about it."""
    for cause in _causes(error):
        sentence = _sentence(cause, settings)
        if sentence:
            return CannotServe(sentence)
    return error


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and its causes."""
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = getattr(cause, "orig", None) or cause.__cause__ or cause.__context__


def _sentence(error: BaseException, settings: Settings) -> str | None:
    where = settings.directory
    text = str(error)
    match error:
        case ImportError():
            return advice(error)
        case InUse():
            return f"Another Ludoteka keeps its tables in {where}: stop that one, or choose another place with --data."
        case Newer():
            return (
                f"The store in {where} was written by a newer Ludoteka (migration {text}, we know {HEAD}): install "
                "that version again, or bring back an older backup with `ludoteka admin restore FILE`."
            )
        case Empty():
            return (
                f"The store in {where} is there, but empty: bring back a backup with `ludoteka admin restore FILE`, or "
                "remove ludoteka.sqlite3 to begin anew."
            )
        case CopyFailed():
            return f"The store in {where} has to be copied before it is migrated. {text}"
        case Damaged():
            return _damaged(where)
        case OSError() if error.errno in _FULL:
            return _full(where)
        case ConnectionError() | TimeoutError() | socket.gaierror():
            return "The database does not answer: start it, or mend `database` in the settings."
        case OSError() if error.filename:
            return _closed(where)
        case sqlite3.Error() if "full" in text:
            return _full(where)
        case sqlite3.Error() if "readonly" in text or "unable to open" in text:
            return _closed(where)
        case sqlite3.Error() if "not a database" in text or "malformed" in text:
            return _damaged(where)
        case SQLAlchemyError() if not getattr(error, "orig", None) and "sqlalchemy.dialects" in text:
            return f"`database` in the settings is no address of a database that we know: {text}"
    if type(error).__module__.startswith("asyncpg.") and not isinstance(error, SQLAlchemyError):
        if type(error).__name__ in _DATABASE_ERRORS:
            return _DATABASE_ERRORS[type(error).__name__].format(text)
        return f"The database does not let us in ({text}): mend `database` in the settings, or what it allows."
    return None


def _damaged(where: Path) -> str:
    return (
        f"The store in {where} is damaged: bring back a backup with `ludoteka admin restore FILE`, or move "
        "ludoteka.sqlite3 away to begin anew."
    )


def _full(where: Path) -> str:
    return (
        f"There is no space left where the tables are kept ({where}): make room, or choose another place with --data."
    )


def _closed(where: Path) -> str:
    return f"The tables cannot be kept in {where}: make it writable for this user, or choose another place with --data."
