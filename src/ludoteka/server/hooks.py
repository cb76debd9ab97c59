"""All hooks of the server: functions that a feature registers to be called by another one that does not know it.

A feature appends to these lists in the constructor of its service: `server.hooks.on_change.append(self._changed)`. The
functions of a list are called in the order of registration. A hook named `on_…` is called when the event happens. The
others check, veto or answer a question.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .people.user import User
    from .store.writer import Statement
    from .tables.live import LiveTable
    from .tables.socket import MessageContext


@dataclass(frozen=True, slots=True)
class Hooks:
    """The registered functions of one running server."""

    # -- People, called by `people` ----------------------------------------------------------------------------------

    on_arrival: list[Callable[[], None]] = field(default_factory=list)
    """Somebody opened the home page."""

    name_checks: list[Callable[[int, str], None]] = field(default_factory=list)
    """Gets the id of a user and the name they want; raises Refused if they cannot have it."""

    on_rename: list[Callable[[int, str], None]] = field(default_factory=list)
    """Gets the id of a user and their new name."""

    on_merge: list[Callable[[User, User], Awaitable[None]]] = field(default_factory=list)
    """Moves the data of a guest (first) to the account they signed in to (second)."""

    on_account_delete: list[Callable[[User], Awaitable[None]]] = field(default_factory=list)
    """Deletes the data of a user whose account is about to be deleted."""

    on_export: dict[str, Callable[[int], Awaitable[Any]]] = field(default_factory=dict)
    """By key of the account export: returns the data of the user with this id, ready for JSON."""

    on_block: list[Callable[[int, int], Awaitable[None]]] = field(default_factory=list)
    """Gets the ids of the user who blocked and of the one who is blocked."""

    # -- Tables, called by `tables` ----------------------------------------------------------------------------------

    on_load: list[Callable[[LiveTable], None]] = field(default_factory=list)
    """A table was loaded into memory."""

    on_socket_open: list[Callable[[MessageContext], Awaitable[None]]] = field(default_factory=list)
    """A socket was opened at a table, or lagged and got a fresh state: sends what the state does not contain."""

    on_turns_changed: list[Callable[[LiveTable], None]] = field(default_factory=list)
    """Bots, scripts or other services may have to act at a table: a socket opened, or something was saved."""

    on_change: list[Callable[[LiveTable], None]] = field(default_factory=list)
    """A decision was made or undone; called under the table's lock, after it was saved."""

    on_decision_row: list[Callable[[LiveTable, dict[str, Any]], None]] = field(default_factory=list)
    """Adds columns to the row of a decision that is about to be saved; called under the table's lock."""

    on_sheet_save: list[Callable[[LiveTable], Sequence[Statement]]] = field(default_factory=list)
    """Returns statements to execute in the transaction that saves the sheet of a running match; under its lock."""

    on_finish: list[Callable[[LiveTable], Statement]] = field(default_factory=list)
    """Returns a statement to execute in the transaction that ends a match."""

    on_remove: list[Callable[[str], Statement]] = field(default_factory=list)
    """Gets the id of a table; returns a statement to execute in the transaction that deletes it."""

    choice_checks: list[Callable[[LiveTable, int, str], None]] = field(default_factory=list)
    """Gets a table, a seat and the key that a person chose; raises Refused if they may not choose it now."""

    bot_holds: list[Callable[[LiveTable], bool]] = field(default_factory=list)
    """Returns True to keep the bots of a table waiting."""

    strengths: list[Callable[[int, str], Awaitable[str | None]]] = field(default_factory=list)
    """Gets the id of a user and a game; returns the level of a bot as strong as they are, or None if unknown."""

    # -- Starts and turns, called by `luck` and `clocks` -------------------------------------------------------------

    on_begin: list[Callable[[], None]] = field(default_factory=list)
    """A match began at a table of the lobby."""

    on_turn_claimed: list[Callable[[int, LiveTable], Sequence[Statement]]] = field(default_factory=list)
    """A user is about to be notified of their turn: returns statements to execute with the claim, once per turn."""

    on_turn_noticed: list[Callable[[int, LiveTable], None]] = field(default_factory=list)
    """The claim was saved by this server: called once per turn, on one of all servers."""
