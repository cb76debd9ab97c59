"""Refusals: every "no" of the server is a message id with arguments, and an English sentence for the log."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, message: str, detail: str, status: int = 409, **args: Any) -> None:
        super().__init__(detail)
        self.message: str = f"error-{message}"
        self.detail = detail
        self.status = status
        self.args_: dict[str, Any] = args


def no_user() -> Refused:
    return Refused("no-guest", "You are not known here yet: open the home page first.", 401)


def no_table() -> Refused:
    return Refused("no-table", "There is no such table.", 404)


def not_seated() -> Refused:
    return Refused("not-seated", "You do not sit at this table.", 403)


def name_taken(name: str) -> Refused:
    return Refused("name-taken", "Somebody at this table has a name that looks like this one.", 409, name=name)


def not_host() -> Refused:
    return Refused("not-host", "Only the one who opened the table can do this.", 403)


class Conflict(Refused):
    """Another request or server was faster: the table has changed since this request was made."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on; here is how it stands.")


def not_saved() -> Refused:
    return Refused("not-saved", "This could not be stored; the table stands as before.", 503)


def too_fast(seconds: int) -> Refused:
    return Refused("too-fast", f"Too many requests: try again in {seconds} s.", 429, seconds=seconds)


def foreign() -> Refused:
    return Refused("foreign-origin", "This request comes from another site.", 403)
