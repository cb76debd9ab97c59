"""Your account: name, devices, passkeys and codes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..wire import Language

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Coded = Annotated[str, Meta(max_length=2000)]  # base64url
Code = Annotated[str, Meta(max_length=60)]
Face = Literal["", "fox", "rabbit", "hedgehog", "raven", "stag"]


class Me(Struct):
    """The current user."""

    name: str
    language: Language
    guest: bool  # without a passkey or a recovery code
    face: Face
    admin: bool
    announcement: str  # shown to everybody


class MeChange(Struct, forbid_unknown_fields=True):
    """Change your name, language or face."""

    name: Name | None = None
    language: Language | None = None
    face: Face | None = None


# -- Signing in ------------------------------------------------------------------------------------------------------


class DeviceInfo(Struct):
    """A signed-in device."""

    id: int
    browser: str
    system: str
    last_seen: str
    here: bool


class PasskeyInfo(Struct):
    id: int
    system: str  # of the device that created it
    synced: bool
    created: str
    used: str | None


class Blocked(Struct):
    """A user you blocked."""

    id: int
    name: str


class Account(Struct):
    """Your devices, passkeys and blocks."""

    since: str
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    recovery: bool  # there is a recovery code
    available: Literal["yes", "https", "name", "address"]  # whether passkeys can be used here, or what is missing
    address: str  # where passkeys can be used
    blocked: list[Blocked]


class ApiToken(Struct):
    """A token with which a program acts as you."""

    id: int
    name: str
    created: str
    used: str | None


class CreateApiToken(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class CreatedApiToken(Struct):
    """A new token, shown once, and all of yours."""

    token: str
    tokens: list[ApiToken]


class Recovery(Struct):
    """A new recovery code, shown once."""

    code: str


class DeviceCode(Struct):
    """A code that signs another device in."""

    code: str
    link: str
    qr: str  # SVG
    seconds: int


class AttestationResponse(Struct):
    """AuthenticatorAttestationResponse of WebAuthn."""

    clientDataJSON: Coded
    attestationObject: Annotated[str, Meta(max_length=3500)]


class AssertionResponse(Struct):
    """AuthenticatorAssertionResponse of WebAuthn."""

    clientDataJSON: Coded
    authenticatorData: Coded
    signature: Coded
    userHandle: Coded | None = None


class NewPasskey(Struct):
    id: Coded
    rawId: Coded
    type: Annotated[str, Meta(max_length=20)]
    response: AttestationResponse


class PasskeyAssertion(Struct):
    id: Coded
    rawId: Coded
    type: Annotated[str, Meta(max_length=20)]
    response: AssertionResponse


class LoginOptions(Struct, forbid_unknown_fields=True):
    """Ask for a challenge."""

    verified: bool = False  # the device has to check who uses the passkey, as for administrators


class LoginByPasskey(Struct, forbid_unknown_fields=True):
    passkey: PasskeyAssertion
    bring: bool  # merge this guest into the account


class LoginByCode(Struct, forbid_unknown_fields=True):
    code: Code
    bring: bool


class DeviceCodeTyped(Struct, forbid_unknown_fields=True):
    """A device code that another device shows."""

    code: Code


class CodeOwner(Struct):
    """The user that a device becomes by a code."""

    name: str
    face: Face


class DeviceRequested(Struct):
    """The request to sign this device in waits for the other device to confirm it."""

    secret: str
    seconds: int


class DeviceRequest(Struct):
    """A device that wants to sign in to your account."""

    id: int
    browser: str
    system: str


class AnswerDevice(Struct, forbid_unknown_fields=True):
    """Confirm or decline the request of a device."""

    yes: bool


class LinkDevice(Struct, forbid_unknown_fields=True):
    """Sign this device in after the confirmation."""

    secret: Annotated[str, Meta(max_length=100)]
    bring: bool  # merge this guest into the account


class Invitation(Struct, forbid_unknown_fields=True):
    code: Code
