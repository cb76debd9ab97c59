"""A passkey in software: the answers of a browser and its authenticator, honest or not."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one passkey, as a phone or a stick would; `origin` is the page that it believes to be on."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.verifies = True  # asks for a PIN, a fingerprint or a face
        self._count = 0

    def make(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.handle = plain(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], self._flags | ATTESTED) + attested
        client_data = self._client_data("webauthn.create", options["challenge"], **changes)
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": coded(client_data), "attestationObject": coded(proof)})

    def show(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self._count += 1
        data = self._data(changes.pop("rp", options["rpId"]), self._flags)
        client_data = self._client_data("webauthn.get", options["challenge"], **changes)
        signature = self._key.sign(data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": coded(client_data),
                "authenticatorData": coded(data),
                "signature": coded(signature),
                "userHandle": coded(self.handle),
            }
        )

    @property
    def _flags(self) -> int:
        return PRESENT | VERIFIED if self.verifies else PRESENT

    def _data(self, rp: str, flags: int) -> bytes:
        return sha256(rp.encode()).digest() + bytes([flags]) + self._count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str, **changes: Any) -> bytes:
        client_data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(client_data | changes).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}
