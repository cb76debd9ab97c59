"""Web Push: a short message to one browser, encrypted for it alone and signed with the server's key."""

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
from .push_services import PushService, Unreachable, not_a_service, post, push_service_of, resolve
from .texts import TurnNotice

REFUSAL_SECONDS = 3.0  # until a name that is not public is refused, whether it resolves or not
VALID = 12 * 3600  # seconds for which a signature is good
GONE = (404, 410)


class SubscriptionGone(Exception):
    """The browser has ended its subscription."""


class PushRejected(Exception):
    """The push service rejects this notification for good."""


class WebPush:
    """Sends push notifications under the server's key."""

    def __init__(self, settings: Settings, key: bytes) -> None:
        from py_vapid import Vapid

        self._trusted = frozenset(settings.push_services)
        self._contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
        self._vapid: Any = Vapid.from_raw(urlsafe_b64encode(key))
        self._threads = ThreadPoolExecutor(4, "push")  # for DNS and encryption
        self.key: str = _coded(_point(self._vapid.public_key))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, subscription: wire.Subscription) -> dict[str, Any]:
        """The columns to store of a subscription; raises Refused if it is not valid."""
        service = push_service_of(subscription.endpoint, self._trusted)
        try:
            p256dh, auth = _decoded(subscription.p256dh), _decoded(subscription.auth)
            _check_point(p256dh)
        except (ValueError, NotBase64):
            raise Refused("push-service", "These are not keys of a browser.", 400) from None
        if len(auth) != 16:
            raise Refused("push-service", "These are not keys of a browser.", 400)
        await self._check_public(service)
        return {"endpoint": subscription.endpoint, "p256dh": p256dh, "auth": auth}

    async def _check_public(self, service: PushService) -> None:
        """Raise Refused, after the same time and with the same answer, if a name is not public or does not exist."""
        loop = asyncio.get_running_loop()
        answer_at = loop.time() + REFUSAL_SECONDS
        try:
            async with asyncio.timeout_at(answer_at):
                await resolve(service, self._threads)
        except (Refused, Unreachable, TimeoutError):
            await asyncio.sleep(answer_at - loop.time())
            raise not_a_service() from None

    async def send(self, row: Any, notice: TurnNotice, ttl: int) -> None:
        """Send a notice to a browser; the push service drops it after `ttl` seconds."""
        service = push_service_of(row.endpoint, self._trusted)
        loop = asyncio.get_running_loop()
        text = msgspec.json.encode({"title": notice.title, "body": notice.body, "link": notice.link, "tag": notice.tag})
        body, signed = await loop.run_in_executor(self._threads, self._seal, row, text, service.origin)
        headers = {"TTL": str(ttl), "Urgency": "high", "Topic": notice.tag, "Content-Encoding": "aes128gcm"}
        headers |= {"Content-Type": "application/octet-stream", "Authorization": signed}
        status = await post(service, headers, body, self._threads)
        if status in GONE:
            raise SubscriptionGone
        if status == 429 or status >= 500:
            raise Unreachable(f"{service.origin} answers {status}")
        if not 200 <= status < 300:
            raise PushRejected(f"{service.origin} answers {status}")

    def _seal(self, row: Any, text: bytes, origin: str) -> tuple[bytes, str]:
        from pywebpush import WebPusher

        keys = {"p256dh": _coded(row.p256dh), "auth": _coded(row.auth)}
        sealed = WebPusher({"endpoint": row.endpoint, "keys": keys}).encode(text, "aes128gcm")
        claims = {"sub": self._contact, "aud": origin, "exp": int(time()) + VALID}
        return bytes(sealed["body"]), str(self._vapid.sign(claims)["Authorization"])


def new_key() -> bytes:
    """A new private key of the server for push services."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _check_point(point: bytes) -> None:
    """Raise ValueError if this is not a point of P-256."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(point) != 65:
        raise ValueError
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
