"""By what somebody is called to their turn, and where it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=120)]  # base64url


class Look(Struct, tag_field="t", tag="look"):
    """The page of the table is before somebody's eyes, or is hidden."""

    here: bool


class TurnInfo(Struct):
    """A table at which others wait for you."""

    table: str
    game: str
    version: str
    turn: int  # the number of the state in which it began


class CallInfo(Struct):
    """By what you are called."""

    push: str  # the key of the house that browsers ask for; empty: the keeper has not switched it on
    here: bool  # this device is called by push
    mail: bool  # the keeper has switched letters on
    address: str
    confirmed: bool
    letters: bool  # you want them


class Subscription(Struct, forbid_unknown_fields=True):
    """Where a browser can be called, as it says itself."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Key


class MailAddress(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]


class MailCode(Struct, forbid_unknown_fields=True):
    """The code from the first letter: the address is yours."""

    code: Annotated[str, Meta(max_length=40)]


class MailWish(Struct, forbid_unknown_fields=True):
    letters: bool
