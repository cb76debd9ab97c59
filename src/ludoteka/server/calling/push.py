"""Web Push: a few words for one browser, readable by it alone, signed with the key of the house."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any

import msgspec

from ..errors import Refused
from ..settings import Settings
from . import wire
from .services import Unreachable, look_up, post, service_of
from .texts import Told

VALID = 12 * 3600  # seconds for which a signature is good
GONE = (404, 410)


class Gone(Exception):
    """The browser does not want to be called any more."""


class NotTaken(Exception):
    """The push service does not want this call, and would not later."""


class Push:
    """The house as push services know it."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        from py_vapid import Vapid

        self._trusted = frozenset(settings.push_services)
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
        self._vapid: Any = Vapid.from_raw(urlsafe_b64encode(key))
        self._hands = ThreadPoolExecutor(4, "push")  # names are looked up and words encrypted there, not in the loop
        self.key = _coded(_point(self._vapid.public_key))

    def close(self) -> None:
        self._hands.shutdown(wait=False, cancel_futures=True)

    async def check(self, said: wire.Subscription) -> dict[str, Any]:
        """What is kept of a subscription, or Refused."""
        service = service_of(said.endpoint, self._trusted)
        try:
            p256dh, auth = _decoded(said.p256dh), _decoded(said.auth)
            _check_point(p256dh)
        except (ValueError, NotBase64):
            raise Refused("push-service", "These are no keys of a browser.", 400) from None
        if len(auth) != 16:
            raise Refused("push-service", "These are no keys of a browser.", 400)
        await look_up(service, self._hands)
        return {"endpoint": said.endpoint, "p256dh": p256dh, "auth": auth}

    async def send(self, row: Any, told: Told, lasts: int) -> None:
        """Tell a browser; `lasts` seconds later it needs not be told any more."""
        service = service_of(row.endpoint, self._trusted)
        loop = asyncio.get_running_loop()
        text = msgspec.json.encode({"title": told.title, "body": told.body, "link": told.link, "tag": told.tag})
        body, signed = await loop.run_in_executor(self._hands, self._seal, row, text, service.origin)
        headers = {"TTL": str(lasts), "Urgency": "high", "Topic": told.tag, "Content-Encoding": "aes128gcm"}
        headers |= {"Content-Type": "application/octet-stream", "Authorization": signed}
        status = await post(service, headers, body, self._hands)
        if status in GONE:
            raise Gone
        if status == 429 or status >= 500:
            raise Unreachable(f"{service.origin} answers {status}")
        if not 200 <= status < 300:
            raise NotTaken(f"{service.origin} answers {status}")

    def _seal(self, row: Any, text: bytes, origin: str) -> tuple[bytes, str]:
        from pywebpush import WebPusher

        keys = {"p256dh": _coded(row.p256dh), "auth": _coded(row.auth)}
        sealed = WebPusher({"endpoint": row.endpoint, "keys": keys}).encode(text, "aes128gcm")
        claims = {"sub": self._contact, "aud": origin, "exp": int(time()) + VALID}
        return bytes(sealed["body"]), str(self._vapid.sign(claims)["Authorization"])


def new_key() -> bytes:
    """The secret by which the house is known to push services."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _check_point(point: bytes) -> None:
    """ValueError if this is no point of the curve that browsers use."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(point) != 65:
        raise ValueError
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
