"""What goes out to a push service or a mail server, and what their answers mean: without a house around it."""

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

from ludoteka.server.calling import push as pushing
from ludoteka.server.calling import services, texts
from ludoteka.server.calling.letters import Letters, NoSuchPlace
from ludoteka.server.calling.push import Gone, NotTaken, Push, new_key
from ludoteka.server.calling.services import Unanswered, Unreachable
from ludoteka.server.calling.texts import Told
from ludoteka.server.settings import Settings
from ludoteka.server.tables.sheet import Chair, Sheet
from tests.server.calling.post import Browser

TOLD = Told("Your turn", "Claim, with Bob", "Claim", "Bob", "/t/abc", "abc")
ALONE = Told("Your turn", "Claim", "Claim", "", "/t/abc", "abc")
MAIL: dict[str, Any] = {"mail_from": "house@example.org", "public_url": "https://games.example.org/"}


# -- Push services ---------------------------------------------------------------------------------------------------


@pytest.fixture
def push() -> Iterator[Push]:
    push = Push(Settings(**MAIL), new_key())
    yield push
    push.close()
    with pytest.raises(RuntimeError, match="shutdown"):
        push._hands.submit(print)


def test_who_closes_waits_for_no_name_that_is_looked_up(push: Push) -> None:
    answered = Event()
    looking = push._hands.submit(answered.wait, 5.0)
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
        *((status, Gone) for status in (404, 410)),
        *((status, Unreachable) for status in (429, 500, 503)),
        *((status, NotTaken) for status in (199, 300, 302, 403, 428, 430, 499)),
    ],
)
async def test_what_a_push_service_answers_is_understood(
    push: Push, monkeypatch: pytest.MonkeyPatch, status: int, means: type[Exception] | None
) -> None:
    sent: list[Any] = []

    async def post(service: Any, headers: dict[str, str], body: bytes, hands: Any) -> int:
        sent.append((service, headers, body))
        return status

    monkeypatch.setattr(pushing, "post", post)
    browser = Browser("https://push.example.org/one")
    if means is None:
        await push.send(subscribed(browser), TOLD, 3600)
    else:
        with pytest.raises(means):
            await push.send(subscribed(browser), TOLD, 3600)
    ((service, headers, body),) = sent
    assert service.origin == "https://push.example.org" and headers.pop("Authorization").startswith("vapid ")
    assert browser.read(body) == {"title": TOLD.title, "body": TOLD.body, "link": "/t/abc", "tag": "abc"}
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
def test_a_call_says_whose_it_is_and_is_good_for_half_a_day(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], contact: str
) -> None:
    monkeypatch.setattr(pushing, "time", lambda: 1_800_000_000.7)
    push = Push(Settings(**settings), new_key())
    row = subscribed(Browser("https://push.example.org/one"))
    _, signed = push._seal(row, b"hello", "https://push.example.org")
    push.close()
    claims = signed.split("t=")[1].split(".")[1]
    said = json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert said == {"sub": contact, "aud": "https://push.example.org", "exp": 1_800_000_000 + 43_200}


@pytest.mark.parametrize("secure", [True, False])
async def test_of_an_answer_no_more_than_a_short_line_is_taken_in(
    monkeypatch: pytest.MonkeyPatch, secure: bool
) -> None:
    called: list[Any] = []

    async def open_connection(*where: Any, **how: Any) -> Any:
        called.append((where, how))
        raise ConnectionRefusedError

    monkeypatch.setattr(services, "_addresses", lambda host, port: ["142.250.1.1", "142.250.1.2"])
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    origin = "https://push.example.org" if secure else "http://push.example.org:8080"
    with ThreadPoolExecutor(1) as hands, pytest.raises(Unreachable):
        await services.post(services.service_of(f"{origin}/x", (origin,)), {}, b"", hands)
    ((where, how),) = called
    assert where == ("142.250.1.1", 443 if secure else 8080) and how.pop("limit") == 2000
    if secure:
        tls = how.pop("ssl")
        assert tls.check_hostname and tls.verify_mode is ssl.CERT_REQUIRED
        assert how == {"server_hostname": "push.example.org", "ssl_handshake_timeout": 10}
    else:
        assert how == {}


async def test_a_header_of_two_lines_is_never_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "_addresses", lambda host, port: ["142.250.1.1"])
    service = services.service_of("https://push.example.org/x", ())
    for end in ("\r", "\n"):
        with ThreadPoolExecutor(1) as hands, pytest.raises(ValueError, match="two lines"):
            await services.post(service, {"Topic": f"a{end}Host: b"}, b"", hands)


# -- Mail servers ----------------------------------------------------------------------------------------------------


class Post:
    """In the place of a mail server: takes letters, or has a trouble."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.trouble: Exception | None = None
        self.letters: list[EmailMessage] = []
        self.ways: list[dict[str, Any]] = []
        monkeypatch.setattr(aiosmtplib, "send", self.send)

    async def send(self, letter: EmailMessage, **how: Any) -> None:
        if self.trouble:
            raise self.trouble
        self.letters.append(letter)
        self.ways.append(how)


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Post:
    return Post(monkeypatch)


def letters(url: str = "smtp://post.example.org") -> Letters:
    return Letters(Settings(smtp=url, **MAIL))


async def test_a_letter_names_the_others_at_the_table_if_there_are_any(office: Post) -> None:
    for told in (TOLD, ALONE):
        await letters().send_turn("ann@example.org", "secret", told, "en")
    for letter in office.letters:
        assert letter["List-Unsubscribe"] == "<https://games.example.org/letters/secret>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    with_bob, alone = (" ".join(letter.get_content().split()) for letter in office.letters)
    stop = "No more of these e-mails: https://games.example.org/letters/secret"
    assert with_bob == f"It is your turn in Claim, with Bob. https://games.example.org/t/abc {stop}"
    assert alone == f"It is your turn in Claim. https://games.example.org/t/abc {stop}"


async def test_a_letter_says_from_whom_it_is_and_that_a_machine_wrote_it(office: Post) -> None:
    await letters().send_code("ann@example.org", "ABCD", "en")
    (letter,) = office.letters
    assert (letter["From"], letter["To"]) == ("house@example.org", "ann@example.org")
    assert letter["Message-ID"].endswith("@example.org>") and letter["Date"] and letter["Subject"]
    assert letter["Auto-Submitted"] == "auto-generated" and letter["List-Unsubscribe"] is None
    text = letter.get_content()
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
    await letters(url).send_code("ann@example.org", "ABCD", "en")
    (way,) = office.ways
    assert (way["hostname"], way["port"], way["use_tls"], way["start_tls"]) == (host, port, secure, start)
    known = ("me", "word") if "me:word" in url else (None, None)
    assert (way["username"], way["password"]) == known and way["timeout"] == 20


def refused(*codes: int) -> aiosmtplib.SMTPRecipientsRefused:
    return aiosmtplib.SMTPRecipientsRefused(
        [aiosmtplib.SMTPRecipientRefused(code, "no", "ann@example.org") for code in codes]
    )


@pytest.mark.parametrize(
    ("trouble", "means"),
    [
        (refused(550), NoSuchPlace),
        (refused(500), NoSuchPlace),
        (refused(450), Unreachable),
        (refused(550, 450), Unreachable),
        (aiosmtplib.SMTPResponseException(451, "later"), Unreachable),
        (aiosmtplib.SMTPResponseException(499, "later"), Unreachable),
        (aiosmtplib.SMTPResponseException(500, "what?"), Unanswered),
        (aiosmtplib.SMTPDataError(554, "no"), Unanswered),
        (aiosmtplib.SMTPConnectError("closed"), Unreachable),
        (aiosmtplib.SMTPConnectTimeoutError("silent"), Unreachable),
        (aiosmtplib.SMTPReadTimeoutError("silent"), Unanswered),
        (aiosmtplib.SMTPServerDisconnected("gone"), Unanswered),
        (OSError("broken"), Unanswered),
        (TimeoutError(), Unanswered),
    ],
)
async def test_a_letter_is_sent_again_only_if_it_certainly_did_not_arrive(
    office: Post, trouble: Exception, means: type[Exception]
) -> None:
    office.trouble = trouble
    with pytest.raises(means) as told:
        await letters().send_turn("ann@example.org", "secret", TOLD, "en")
    assert type(told.value) is means and told.value.__cause__ is trouble


def test_a_game_that_was_taken_off_the_shelf_is_told_by_its_id() -> None:
    chairs = [Chair(1, "Ann"), Chair(2, "Bob <b>"), Chair(3, "C. D"), Chair(level="easy"), Chair(4, "")]
    for game, name in (("claim", "Claim"), ("gone", "gone")):
        sheet = Sheet("t1", game, "1", {}, "", False, 1, "playing", "", "", 0, 0, 0, chairs=chairs)
        said = texts.told(sheet, 1, "en")
        assert (said.game, said.company, said.link, said.tag) == (name, "Bob b, C D", "/t/t1", "t1")
