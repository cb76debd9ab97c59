"""Passkeys: a person signs in with one on any device that has it. There are no passwords."""

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
from .guest import Guest
from .schema import guests, passkeys
from .site import Site
from .tickets import Kind, Tickets

MOST = 10  # passkeys of one person


class Passkeys:
    """Both ceremonies of WebAuthn. A challenge works once, for a few minutes, on any server."""

    def __init__(self, store: Store, tickets: Tickets) -> None:
        self._store = store
        self._tickets = tickets

    async def of(self, guest: int) -> list[Any]:
        """The passkeys of a person, oldest first."""
        return list(await self._store.rows(select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.id)))

    async def registration(self, guest: Guest, site: Site) -> dict[str, Any]:
        """The registration options for the browser: a passkey that can be discovered without a name."""
        _check(site)
        mine = await self.of(guest.id)
        if len(mine) >= MOST:
            raise Refused("passkeys-full", "You have as many passkeys as one can have.", 409, most=MOST)
        challenge = secrets.token_bytes(32)
        await self._tickets.issue("register", challenge, guest.id)
        handle = (await self._store.rows(select(guests.c.handle).where(guests.c.id == guest.id)))[0].handle
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Ludoteka",
            user_id=handle,
            user_name=guest.name,
            challenge=challenge,
            timeout=300_000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=row.credential) for row in mine],
        )
        return _plain(options)

    async def register(self, guest: Guest, site: Site, said: wire.NewPasskey, system: str) -> None:
        """Store the passkey that the browser created."""
        _check(site)
        challenge = await self._challenge("register", said.response.clientDataJSON, guest.id)
        try:
            made = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(said),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except Exception as wrong:  # whatever a hostile answer does to those who read it
            raise _wrong(wrong) from None
        values = {
            "guest": guest.id,
            "credential": made.credential_id,
            "key": made.credential_public_key,
            "count": made.sign_count,
            "synced": made.credential_device_type == CredentialDeviceType.MULTI_DEVICE,
            "system": system,
            "created": now(),
            "used": None,
        }
        try:
            await self._store.writer.write(Statement(insert(passkeys), values, rows=1))
        except WriteConflict:
            raise Refused("passkey-known", "This passkey is known already.", 409) from None

    async def remove(self, guest: int, passkey: int) -> None:
        """Delete a passkey; the device may still have it, but it no longer signs in."""
        mine = (passkeys.c.id == passkey, passkeys.c.guest == guest)
        await self._store.writer.write(Statement(delete(passkeys).where(*mine)))

    async def login(self, site: Site) -> dict[str, Any]:
        """The sign-in options for the browser: any passkey for this server."""
        _check(site)
        challenge = secrets.token_bytes(32)
        await self._tickets.issue("login", challenge)
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=challenge,
            timeout=300_000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _plain(options)

    async def who(self, site: Site, said: wire.ShownPasskey) -> int:
        """The owner of the passkey that was presented."""
        _check(site)
        challenge = await self._challenge("login", said.response.clientDataJSON, None)
        shown = _bytes(said.rawId)
        handle = None if said.response.userHandle is None else _bytes(said.response.userHandle)
        found = await self._store.rows(
            select(passkeys, guests.c.handle)
            .join(guests, passkeys.c.guest == guests.c.id)
            .where(passkeys.c.credential == shown)
        )
        if not found or handle not in (None, found[0].handle):
            raise Refused("passkey-unknown", "This passkey is not known here.", 403)
        row = found[0]
        try:
            checked = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(said),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.count,
            )
        except Exception as wrong:  # whatever a hostile answer does to those who read it
            raise _wrong(wrong) from None
        counted = {"count": checked.new_sign_count, "used": now()}
        await self._store.writer.write(Statement(update(passkeys).where(passkeys.c.id == row.id).values(counted)))
        return int(row.guest)

    async def _challenge(self, kind: Kind, client_data: str, guest: int | None) -> bytes:
        """The challenge that was answered, if it was ours, for this purpose and this user; it cannot be used again."""
        try:
            said = msgspec.json.decode(_bytes(client_data))
            challenge = _bytes(said["challenge"])
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as wrong:
            raise _wrong(wrong) from None
        good, whose = await self._tickets.take(kind, challenge)
        if not good or whose != guest:
            raise Refused("passkey-late", "This took too long, or was answered already: try again.", 403)
        return challenge


def _check(site: Site) -> None:
    if site.available != "yes":
        raise Refused("passkeys-closed", "Passkeys cannot be used at this address.", 409)


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return plain


def _bytes(said: Any) -> bytes:
    try:
        return base64url_to_bytes(said)
    except (binascii.Error, ValueError, TypeError, AttributeError) as wrong:
        raise _wrong(wrong) from None


def _wrong(why: Exception) -> Refused:
    return Refused("passkey-wrong", f"This passkey could not be checked: {why}", 403)
