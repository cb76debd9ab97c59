"""A push service, a browser subscribed to it, and a mail server: real protocols on loopback."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class FakePushService:
    """Records requests; answers with the status that the test sets."""

    def __init__(self) -> None:
        self.status = 201
        self.silent = False
        self.requests: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.origin = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): text for name, _, text in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((head[0], headers, body))
        if self.silent:
            await reader.read()
        else:
            writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def fake_push_service() -> AsyncIterator[FakePushService]:
    service = FakePushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


class Browser:
    """A browser with its push subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen secrets!"

    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": coded(point), "auth": coded(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a notification to this browser."""
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(text)
        return message


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class FakeMailServer:
    """Accepts e-mails, unless the test sets another answer."""

    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.answer = ""  # to a recipient, instead of taking them
        self.url = ""

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage) and envelope.rcpt_tos == [mail["To"]]
        self.emails.append(mail)
        return "250 OK"


@asynccontextmanager
async def fake_mail_server() -> AsyncIterator[FakeMailServer]:
    office = FakeMailServer()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(office, hostname="post", enable_SMTPUTF8=False), "127.0.0.1", 0)
    office.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield office
