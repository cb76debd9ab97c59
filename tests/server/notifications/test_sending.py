"""Requests to push services and mail servers, and the meaning of their answers, without a running server."""

from __future__ import annotations

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from threading import Event
from types import SimpleNamespace
from typing import Any

import aiosmtplib
import pytest

from ludoteka.server.notifications import push as push_module
from ludoteka.server.notifications import push_services, texts
from ludoteka.server.notifications.mailer import Mailer, UnknownRecipient
from ludoteka.server.notifications.push import PushRejected, SubscriptionGone, WebPush, new_key
from ludoteka.server.notifications.push_services import NoResponse, Unreachable
from ludoteka.server.notifications.texts import TurnNotice
from ludoteka.server.settings import Settings
from ludoteka.server.tables.sheet import Chair, Sheet
from tests.server.notifications.fakes import Browser

NOTICE = TurnNotice("Your turn", "Claim, with Bob", "Claim", "Bob", "/t/abc", "abc")
ALONE = TurnNotice("Your turn", "Claim", "Claim", "", "/t/abc", "abc")
MAIL: dict[str, Any] = {"mail_from": "house@example.org", "public_url": "https://games.example.org/"}


# -- Push services ---------------------------------------------------------------------------------------------------


@pytest.fixture
def push() -> Iterator[WebPush]:
    push = WebPush(Settings(**MAIL), new_key())
    yield push
    push.close()
    with pytest.raises(RuntimeError, match="shutdown"):
        push._threads.submit(print)


def test_closing_does_not_wait_for_dns(push: WebPush) -> None:
    answered = Event()
    looking = push._threads.submit(answered.wait, 5.0)
    push.close()
    assert not looking.done()
    answered.set()


def subscribed(browser: Browser) -> Any:
    keys = {name: urlsafe_b64decode(text + "==") for name, text in browser.subscription().items() if name != "endpoint"}
    return SimpleNamespace(endpoint=browser.endpoint, **keys)


@pytest.mark.parametrize(
    ("status", "means"),
    [
        *((status, None) for status in (200, 201, 299)),
        *((status, SubscriptionGone) for status in (404, 410)),
        *((status, Unreachable) for status in (429, 500, 503)),
        *((status, PushRejected) for status in (199, 300, 302, 403, 428, 430, 499)),
    ],
)
async def test_each_answer_of_a_push_service_has_its_meaning(
    push: WebPush, monkeypatch: pytest.MonkeyPatch, status: int, means: type[Exception] | None
) -> None:
    sent: list[Any] = []

    async def post(service: Any, headers: dict[str, str], body: bytes, threads: Any) -> int:
        sent.append((service, headers, body))
        return status

    monkeypatch.setattr(push_module, "post", post)
    browser = Browser("https://push.example.org/one")
    if means is None:
        await push.send(subscribed(browser), NOTICE, 3600)
    else:
        with pytest.raises(means):
            await push.send(subscribed(browser), NOTICE, 3600)
    ((service, headers, body),) = sent
    assert service.origin == "https://push.example.org" and headers.pop("Authorization").startswith("vapid ")
    assert browser.read(body) == {"title": NOTICE.title, "body": NOTICE.body, "link": "/t/abc", "tag": "abc"}
    assert headers == {
        "TTL": "3600",
        "Urgency": "high",
        "Topic": "abc",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }


@pytest.mark.parametrize(
    ("settings", "contact"),
    [(MAIL, "mailto:house@example.org"), ({"public_url": "https://games.example.org"}, "https://games.example.org")],
)
def test_a_push_is_signed_with_the_contact_for_half_a_day(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], contact: str
) -> None:
    monkeypatch.setattr(push_module, "time", lambda: 1_800_000_000.7)
    push = WebPush(Settings(**settings), new_key())
    row = subscribed(Browser("https://push.example.org/one"))
    _, signed = push._seal(row, b"hello", "https://push.example.org")
    push.close()
    claims = signed.split("t=")[1].split(".")[1]
    claims_sent = json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert claims_sent == {"sub": contact, "aud": "https://push.example.org", "exp": 1_800_000_000 + 43_200}


@pytest.mark.parametrize("secure", [True, False])
async def test_an_answer_is_limited_to_a_short_line(monkeypatch: pytest.MonkeyPatch, secure: bool) -> None:
    connections: list[Any] = []

    async def open_connection(*where: Any, **how: Any) -> Any:
        connections.append((where, how))
        raise ConnectionRefusedError

    monkeypatch.setattr(push_services, "_addresses", lambda host, port: ["142.250.1.1", "142.250.1.2"])
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    origin = "https://push.example.org" if secure else "http://push.example.org:8080"
    with ThreadPoolExecutor(1) as threads, pytest.raises(Unreachable):
        await push_services.post(push_services.push_service_of(f"{origin}/x", (origin,)), {}, b"", threads)
    ((where, how),) = connections
    assert where == ("142.250.1.1", 443 if secure else 8080) and how.pop("limit") == 2000
    if secure:
        tls = how.pop("ssl")
        assert tls.check_hostname and tls.verify_mode is ssl.CERT_REQUIRED
        assert how == {"server_hostname": "push.example.org", "ssl_handshake_timeout": 10}
    else:
        assert how == {}


async def test_a_header_of_two_lines_is_never_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_services, "_addresses", lambda host, port: ["142.250.1.1"])
    service = push_services.push_service_of("https://push.example.org/x", ())
    for end in ("\r", "\n"):
        with ThreadPoolExecutor(1) as threads, pytest.raises(ValueError, match="two lines"):
            await push_services.post(service, {"Topic": f"a{end}Host: b"}, b"", threads)


# -- Mail servers ----------------------------------------------------------------------------------------------------


class Post:
    """Stands in for a mail server: accepts e-mails, or fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: Exception | None = None
        self.emails: list[EmailMessage] = []
        self.connections: list[dict[str, Any]] = []
        monkeypatch.setattr(aiosmtplib, "send", self.send)

    async def send(self, mail: EmailMessage, **how: Any) -> None:
        if self.error:
            raise self.error
        self.emails.append(mail)
        self.connections.append(how)


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Post:
    return Post(monkeypatch)


def mailer_of(url: str = "smtp://post.example.org") -> Mailer:
    return Mailer(Settings(smtp=url, **MAIL))


async def test_an_email_names_the_others_at_the_table_if_there_are_any(office: Post) -> None:
    for notice in (NOTICE, ALONE):
        await mailer_of().send_turn("ann@example.org", "secret", notice, "en")
    for mail in office.emails:
        assert mail["List-Unsubscribe"] == "<https://games.example.org/unsubscribe/secret>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    with_bob, alone = (" ".join(mail.get_content().split()) for mail in office.emails)
    stop = "No more of these e-mails: https://games.example.org/unsubscribe/secret"
    assert with_bob == f"It is your turn in Claim, with Bob. https://games.example.org/t/abc {stop}"
    assert alone == f"It is your turn in Claim. https://games.example.org/t/abc {stop}"


async def test_an_email_names_its_sender_and_is_marked_as_automatic(office: Post) -> None:
    await mailer_of().send_code("ann@example.org", "ABCD", "en")
    (mail,) = office.emails
    assert (mail["From"], mail["To"]) == ("house@example.org", "ann@example.org")
    assert mail["Message-ID"].endswith("@example.org>") and mail["Date"] and mail["Subject"]
    assert mail["Auto-Submitted"] == "auto-generated" and mail["List-Unsubscribe"] is None
    text = mail.get_content()
    assert "ABCD" in text and "https://games.example.org/me" in text and text == text.strip() + "\n"


@pytest.mark.parametrize(
    ("url", "host", "port", "secure", "start"),
    [
        ("smtp://post.example.org", "post.example.org", 25, False, None),
        ("smtp://me:word@post.example.org", "post.example.org", 587, False, True),
        ("smtp://me:word@post.example.org:2525", "post.example.org", 2525, False, True),
        ("smtp://me:word@127.0.0.1:2525", "127.0.0.1", 2525, False, None),  # a mail server on this machine
        ("smtp://me:word@[::1]", "::1", 587, False, None),
        ("smtp://me:word@localhost", "localhost", 587, False, None),
        ("smtp://me:word@10.0.0.1", "10.0.0.1", 587, False, True),
        ("smtps://me:word@post.example.org", "post.example.org", 465, True, False),
        ("smtps://127.0.0.1", "127.0.0.1", 465, True, False),
    ],
)
async def test_a_password_goes_encrypted_unless_it_stays_on_this_machine(
    office: Post, url: str, host: str, port: int, secure: bool, start: bool | None
) -> None:
    await mailer_of(url).send_code("ann@example.org", "ABCD", "en")
    (connection,) = office.connections
    assert (connection["hostname"], connection["port"], connection["use_tls"], connection["start_tls"]) == (
        host,
        port,
        secure,
        start,
    )
    login = ("me", "word") if "me:word" in url else (None, None)
    assert (connection["username"], connection["password"]) == login and connection["timeout"] == 20


def refused(*codes: int) -> aiosmtplib.SMTPRecipientsRefused:
    return aiosmtplib.SMTPRecipientsRefused(
        [aiosmtplib.SMTPRecipientRefused(code, "no", "ann@example.org") for code in codes]
    )


@pytest.mark.parametrize(
    ("error", "means"),
    [
        (refused(550), UnknownRecipient),
        (refused(500), UnknownRecipient),
        (refused(450), Unreachable),
        (refused(550, 450), Unreachable),
        (aiosmtplib.SMTPResponseException(451, "later"), Unreachable),
        (aiosmtplib.SMTPResponseException(499, "later"), Unreachable),
        (aiosmtplib.SMTPResponseException(500, "what?"), NoResponse),
        (aiosmtplib.SMTPDataError(554, "no"), NoResponse),
        (aiosmtplib.SMTPConnectError("closed"), Unreachable),
        (aiosmtplib.SMTPConnectTimeoutError("silent"), Unreachable),
        (aiosmtplib.SMTPReadTimeoutError("silent"), NoResponse),
        (aiosmtplib.SMTPServerDisconnected("gone"), NoResponse),
        (OSError("broken"), NoResponse),
        (TimeoutError(), NoResponse),
    ],
)
async def test_an_email_is_sent_again_only_if_it_certainly_did_not_arrive(
    office: Post, error: Exception, means: type[Exception]
) -> None:
    office.error = error
    with pytest.raises(means) as raised:
        await mailer_of().send_turn("ann@example.org", "secret", NOTICE, "en")
    assert type(raised.value) is means and raised.value.__cause__ is error


def test_a_game_that_is_not_installed_any_more_is_named_by_its_id() -> None:
    chairs = [Chair(1, "Ann"), Chair(2, "Bob <b>"), Chair(3, "C. D"), Chair(level="easy"), Chair(4, "")]
    for game, name in (("claim", "Claim"), ("gone", "gone")):
        sheet = Sheet("t1", game, "1", {}, "", False, 1, "playing", "", "", 0, 0, 0, chairs=chairs)
        notice = texts.turn_notice(sheet, 1, "en")
        assert (notice.game, notice.company, notice.link, notice.tag) == (name, "Bob b, C D", "/t/t1", "t1")
