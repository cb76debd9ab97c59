"""Who you are to the server, and how it finds you again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..wire import Language

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Coded = Annotated[str, Meta(max_length=2000)]  # base64url
Code = Annotated[str, Meta(max_length=60)]
Face = Literal["", "fox", "rabbit", "hedgehog", "raven", "stag"]


class Me(Struct):
    """Who you are to the server."""

    name: str
    language: Language
    guest: bool  # without a passkey or a recovery code: only this browser knows you
    face: Face
    admin: bool
    announcement: str  # shown to everybody


class MeChange(Struct, forbid_unknown_fields=True):
    """What you want to be called, your language, and your face."""

    name: Name | None = None
    language: Language | None = None
    face: Face | None = None


# -- Ways back -------------------------------------------------------------------------------------------------------


class DeviceInfo(Struct):
    """A browser that knows you."""

    id: int
    browser: str
    system: str
    seen: str
    here: bool


class PasskeyInfo(Struct):
    id: int
    system: str  # where it was made
    synced: bool
    created: str
    used: str | None


class Blocked(Struct):
    """Somebody you do not want to meet."""

    id: int
    name: str


class Account(Struct):
    """By what the house knows you."""

    since: str
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    recovery: bool  # there is a recovery code
    available: Literal["yes", "https", "name", "address"]  # can passkeys be used here, or what is missing
    address: str  # where they can be used
    blocked: list[Blocked]


class Recovery(Struct):
    """A recovery code; it is told once."""

    code: str


class Move(Struct):
    """A code by which another device becomes yours."""

    code: str
    link: str
    qr: str  # SVG
    seconds: int


class Attested(Struct):
    """What a browser says of a passkey it made, by the names of WebAuthn."""

    clientDataJSON: Coded
    attestationObject: Annotated[str, Meta(max_length=3500)]


class Asserted(Struct):
    """What a browser says when a passkey is shown."""

    clientDataJSON: Coded
    authenticatorData: Coded
    signature: Coded
    userHandle: Coded | None = None


class NewPasskey(Struct):
    id: Coded
    rawId: Coded
    type: Annotated[str, Meta(max_length=20)]
    response: Attested


class ShownPasskey(Struct):
    id: Coded
    rawId: Coded
    type: Annotated[str, Meta(max_length=20)]
    response: Asserted


class LoginByPasskey(Struct, forbid_unknown_fields=True):
    passkey: ShownPasskey
    bring: bool  # take along what this guest had


class LoginByCode(Struct, forbid_unknown_fields=True):
    code: Code
    bring: bool


class Invitation(Struct, forbid_unknown_fields=True):
    code: Code
