"""Passkeys (WebAuthn); there are no passwords."""

from __future__ import annotations

import binascii
import secrets
from typing import Any

import msgspec
import webauthn
from sqlalchemy import delete, insert, select, update
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    CredentialDeviceType,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..errors import Refused
from ..store import Store, now
from ..store.writer import Statement, WriteConflict
from . import wire
from .one_time_tokens import Kind, OneTimeTokens
from .relying_party import RelyingParty
from .schema import guests, passkeys
from .user import User

MAX_PASSKEYS = 10  # per user


class Passkeys:
    """Registration and authentication. A challenge is a one-time token that every server accepts."""

    def __init__(self, store: Store, tokens: OneTimeTokens) -> None:
        self._store = store
        self._tokens = tokens

    async def of(self, user: int) -> list[Any]:
        """The passkeys of a user, the oldest first."""
        return list(await self._store.rows(select(passkeys).where(passkeys.c.guest == user).order_by(passkeys.c.id)))

    async def registration(self, user: User, relying_party: RelyingParty) -> dict[str, Any]:
        """WebAuthn options for a discoverable passkey."""
        _check(relying_party)
        mine = await self.of(user.id)
        if len(mine) >= MAX_PASSKEYS:
            raise Refused("passkeys-full", "You have reached the limit of passkeys.", 409, most=MAX_PASSKEYS)
        challenge = secrets.token_bytes(32)
        await self._tokens.issue("register", challenge, user.id)
        handle = (await self._store.rows(select(guests.c.handle).where(guests.c.id == user.id)))[0].handle
        options = webauthn.generate_registration_options(
            rp_id=relying_party.name,
            rp_name="Ludoteka",
            user_id=handle,
            user_name=user.name,
            challenge=challenge,
            timeout=300_000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=_verification(user.is_admin),
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=row.credential) for row in mine],
        )
        return _plain(options)

    async def register(self, user: User, relying_party: RelyingParty, passkey: wire.NewPasskey, system: str) -> None:
        """Store a passkey that the browser has created."""
        _check(relying_party)
        challenge = await self._challenge("register", passkey.response.clientDataJSON, user.id)
        try:
            verified = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(passkey),
                expected_challenge=challenge,
                expected_rp_id=relying_party.name,
                expected_origin=relying_party.origin,
            )
        except Exception as wrong:  # the library raises many kinds
            raise _wrong(wrong) from None
        if user.is_admin and not verified.user_verified:
            raise _unverified()
        values = {
            "guest": user.id,
            "credential": verified.credential_id,
            "key": verified.credential_public_key,
            "count": verified.sign_count,
            "synced": verified.credential_device_type == CredentialDeviceType.MULTI_DEVICE,
            "system": system,
            "created": now(),
            "used": None,
        }
        try:
            await self._store.writer.write(Statement(insert(passkeys), values, rows=1))
        except WriteConflict:
            raise Refused("passkey-known", "This passkey is registered already.", 409) from None

    async def remove(self, user: int, passkey: int) -> None:
        """Delete a passkey of a user."""
        mine = (passkeys.c.id == passkey, passkeys.c.guest == user)
        await self._store.writer.write(Statement(delete(passkeys).where(*mine)))

    async def login(self, relying_party: RelyingParty, verified: bool = False) -> dict[str, Any]:
        """WebAuthn options for signing in by any passkey of this server; `verified` asks who uses it."""
        _check(relying_party)
        challenge = secrets.token_bytes(32)
        await self._tokens.issue("login", challenge)
        options = webauthn.generate_authentication_options(
            rp_id=relying_party.name,
            challenge=challenge,
            timeout=300_000,
            user_verification=_verification(verified),
        )
        return _plain(options)

    async def authenticate(self, relying_party: RelyingParty, assertion: wire.PasskeyAssertion) -> int:
        """The user of a passkey assertion."""
        _check(relying_party)
        challenge = await self._challenge("login", assertion.response.clientDataJSON, None)
        credential = _bytes(assertion.rawId)
        handle = None if assertion.response.userHandle is None else _bytes(assertion.response.userHandle)
        rows = await self._store.rows(
            select(passkeys, guests.c.handle, guests.c.keeper.label("is_admin"))
            .join(guests, passkeys.c.guest == guests.c.id)
            .where(passkeys.c.credential == credential)
        )
        if not rows or handle not in (None, rows[0].handle):
            raise Refused("passkey-unknown", "This passkey is not known here.", 403)
        row = rows[0]
        try:
            checked = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(assertion),
                expected_challenge=challenge,
                expected_rp_id=relying_party.name,
                expected_origin=relying_party.origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.count,
            )
        except Exception as wrong:  # the library raises many kinds
            raise _wrong(wrong) from None
        if row.is_admin and not checked.user_verified:
            raise _unverified()
        counted = {"count": checked.new_sign_count, "used": now()}
        await self._store.writer.write(Statement(update(passkeys).where(passkeys.c.id == row.id).values(counted)))
        return int(row.guest)

    async def _challenge(self, kind: Kind, client_data: str, guest: int | None) -> bytes:
        """The answered challenge, used up; raises Refused if it was not issued for this use and user."""
        try:
            decoded = msgspec.json.decode(_bytes(client_data))
            challenge, embedded = _bytes(decoded["challenge"]), decoded.get("crossOrigin", False)
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as wrong:
            raise _wrong(wrong) from None
        if embedded is not False:
            raise _wrong(ValueError("it was used in a page inside another site"))
        valid, user = await self._tokens.redeem(kind, challenge)
        if not valid or user != guest:
            raise Refused("passkey-late", "This took too long, or was answered already: try again.", 403)
        return challenge


def _check(relying_party: RelyingParty) -> None:
    if relying_party.available != "yes":
        raise Refused("passkeys-closed", "Passkeys cannot be used at this address.", 409)


def _verification(required: bool) -> UserVerificationRequirement:
    return UserVerificationRequirement.REQUIRED if required else UserVerificationRequirement.PREFERRED


def _unverified() -> Refused:
    detail = "An administrator's passkey has to check who uses it, by a PIN, a fingerprint or a face."
    return Refused("passkey-unverified", detail, 403)


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return plain


def _bytes(encoded: Any) -> bytes:
    try:
        return base64url_to_bytes(encoded)
    except (binascii.Error, ValueError, TypeError, AttributeError) as wrong:
        raise _wrong(wrong) from None


def _wrong(why: Exception) -> Refused:
    return Refused("passkey-wrong", f"This passkey could not be checked: {why}", 403)
