"""Notification settings, and the tables where it is your turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=120)]  # base64url


class SetVisible(Struct, tag_field="t", tag="visible"):
    """The page of the table became visible or hidden."""

    visible: bool


class TurnInfo(Struct):
    """A table at which others wait for you."""

    table: str
    game: str
    version: str
    turn: int  # the number of the state in which it began


class NotificationSettings(Struct):
    """Your notification channels."""

    push_key: str  # the server's public key for browsers; empty: push is switched off on this server
    this_browser: bool  # this device receives push notifications
    email_available: bool  # e-mails are switched on on this server
    email: str  # your address, or empty
    confirmed: bool  # you have typed the code that was sent to it
    email_wanted: bool


class Subscription(Struct, forbid_unknown_fields=True):
    """A push subscription as the browser reports it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Key


class SetEmail(Struct, forbid_unknown_fields=True):
    """Set the address for e-mails; a code is sent to it."""

    email: Annotated[str, Meta(max_length=254)]


class ConfirmEmail(Struct, forbid_unknown_fields=True):
    """Confirm the address by the code from the first e-mail."""

    code: Annotated[str, Meta(max_length=40)]


class SetEmailWanted(Struct, forbid_unknown_fields=True):
    """Switch e-mails on or off."""

    email_wanted: bool
