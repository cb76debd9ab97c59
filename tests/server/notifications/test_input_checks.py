"""Input checks of notifications: push endpoints, e-mail addresses, codes and settings."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.errors import Refused
from ludoteka.server.notifications import push, push_services
from ludoteka.server.notifications.mailer import Mailer
from ludoteka.server.notifications.push_services import NoResponse, is_public, post, push_service_of
from ludoteka.server.notifications.texts import TurnNotice, harmless
from ludoteka.server.settings import BadSettings, load
from tests.server.notifications.fakes import Browser, FakeMailServer, coded, fake_push_service
from tests.server.notifications.helpers import HOUSE, code_in, set_email
from tests.server.people import Person, Running, running, settings_for


@pytest.fixture
async def place(tmp_path: Path, toys: None, office: FakeMailServer) -> AsyncIterator[Running]:
    mail = {"smtp": office.url, "mail_from": "house@example.org", "public_url": HOUSE}
    async with running(settings_for(tmp_path, push=True, **mail)) as server:
        yield server


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "REFUSAL_SECONDS", 0.2)


async def refused(person: Person, path: str, body: dict[str, Any], status: int = 400) -> str:
    answer = await person.web.put(f"/api/me/notifications/{path}", json=body)
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"])


# -- Push services ---------------------------------------------------------------------------------------------------


ENDPOINTS = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://0/x",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/x",
    "https://push.example.org:22/x",
    "https://push.example.org:8443/x",
    "https://user:word@push.example.org/x",
    "https://push.example.org\\@127.0.0.1/x",
    "https://push.example.org/x y",
    "https://push.example.org/x\r\nHost: other",
    "https://push.example.org",
    "https://push.exämple.org/x",
    "file:///etc/passwd",
    "ftp://push.example.org/x",
    "",
]


async def test_an_endpoint_that_is_not_a_public_service_is_refused(place: Running) -> None:
    ann = await place.person()
    for endpoint in ENDPOINTS:
        assert await refused(ann, "push", Browser(endpoint).subscription()) == "error-push-service", endpoint
    assert not (await ann.get("/me/notifications"))["this_browser"]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "198.18.0.1",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:c0a8:101::",
        "2001:db8::1",
        "nonsense",
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.1.1", "2a00:1450:4001::1", "::ffff:142.250.1.1", "64:ff9b::8efa:101"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


async def test_a_host_with_a_private_address_is_refused_on_subscription_and_on_sending(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, addresses = await place.person(), ["142.250.1.1"]
    monkeypatch.setattr(push_services, "_addresses", lambda host, port: addresses)
    endpoint = "https://push.example.org/x"
    answer = await ann.web.put("/api/me/notifications/push", json=Browser(endpoint).subscription())
    assert answer.status_code == 200, answer.text
    addresses[:] = ["142.250.1.1", "127.0.0.1"]
    assert await refused(ann, "push", Browser(endpoint).subscription()) == "error-push-service"
    with ThreadPoolExecutor(1) as threads, pytest.raises(Refused):
        await post(push_service_of(endpoint, ()), {}, b"", threads)


async def test_a_refused_endpoint_tells_not_whether_its_name_resolves(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"inner.example.org": ["10.0.0.7"], "empty.example.org": []}
    monkeypatch.setattr(push, "REFUSAL_SECONDS", 0.6)

    def addresses(host: str, port: int) -> list[str]:
        if host not in names:
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return names[host]

    monkeypatch.setattr(push_services, "_addresses", addresses)
    ann = await place.person()
    answers = set()
    for host in (*names, "none.example.org"):
        began = time.monotonic()
        values = Browser(f"https://{host}/x").subscription()
        answer = await ann.web.put("/api/me/notifications/push", json=values)
        answers.add((answer.status_code, answer.text))
        assert time.monotonic() - began >= 0.6, host
    assert len(answers) == 1 and "example.org" not in answers.pop()[1]


async def test_the_address_that_was_checked_is_the_one_that_is_contacted(monkeypatch: pytest.MonkeyPatch) -> None:
    connections: list[tuple[Any, ...]] = []

    async def open_connection(*where: Any, **how: Any) -> Any:
        connections.append((*where, how.get("server_hostname")))
        raise ConnectionRefusedError

    monkeypatch.setattr(push_services, "_addresses", lambda host, port: ["142.250.1.1"])
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with ThreadPoolExecutor(1) as threads, pytest.raises(push_services.Unreachable):
        await post(push_service_of("https://push.example.org/x", ()), {}, b"", threads)
    assert connections == [("142.250.1.1", 443, "push.example.org")]


@pytest.mark.parametrize("answer", [b"", b"220 smtp ready\r\n", b"HTTP/1.1 20\r\n", b"x" * 5000])
async def test_an_answer_is_read_no_further_than_its_first_line(answer: bytes) -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(speak, "127.0.0.1", 0)
    async with server:
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        with ThreadPoolExecutor(1) as threads, pytest.raises(NoResponse):
            await post(push_service_of(f"{origin}/x", (origin,)), {}, b"", threads)


async def test_a_redirect_is_not_followed(place: Running) -> None:
    async with fake_push_service() as service:
        service.status = 302
        with ThreadPoolExecutor(1) as threads:
            assert await post(push_service_of(f"{service.origin}/x", (service.origin,)), {}, b"hi", threads) == 302
        assert len(service.requests) == 1


def test_push_services_from_the_settings_are_trusted_exactly_as_written() -> None:
    trusted = ("http://10.0.0.5:8080",)
    assert push_service_of("http://10.0.0.5:8080/x", trusted).trusted
    for near in ("http://10.0.0.5/x", "http://10.0.0.5:80801/x", "https://10.0.0.5:8080/x", "http://10.0.0.5:8080x/"):
        with pytest.raises(Refused):
            push_service_of(near, trusted)


NO_KEYS = [
    {"p256dh": "AAAA"},
    {"p256dh": coded(b"\x04" + bytes(64))},
    {"p256dh": "no base64 at all!"},
    {"auth": coded(b"short")},
    {"auth": ""},
]


async def test_invalid_keys_are_refused(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_services, "_addresses", lambda host, port: ["142.250.1.1"])
    ann = await place.person()
    for wrong in NO_KEYS:
        values = Browser("https://push.example.org/x").subscription() | wrong
        assert await refused(ann, "push", values) == "error-push-service", wrong


async def test_dns_runs_in_a_thread_and_times_out(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event

    over = Event()
    monkeypatch.setattr(push_services, "SECONDS", 0.1)
    monkeypatch.setattr(push_services, "_addresses", lambda host, port: over.wait(30) and [])
    ann = await place.person()
    asking = asyncio.create_task(refused(ann, "push", Browser("https://push.example.org/x").subscription()))
    await (await place.person()).get("/me")
    assert await asking == "error-push-service"
    over.set()


async def test_notifications_need_a_cookie(place: Running) -> None:
    stranger = place.stranger()
    for path in ("/me/notifications", "/me/turns"):
        await stranger.get(path, 401)
    assert (await stranger.web.delete("/api/me/notifications/push")).status_code == 401
    assert (await stranger.web.put("/api/me/notifications/email", json={"email": "a@example.org"})).status_code == 401


# -- E-mails ---------------------------------------------------------------------------------------------------------


NO_ADDRESSES = [
    "ann@example.org\r\nBcc: all@example.org",
    "ann@example.org\nSubject: x",
    "ann@example.org, bob@example.org",
    "Ann <ann@example.org>",
    '"ann bob"@example.org',
    "ann@[127.0.0.1]",
    "ann@localhost",
    "ann@exa mple.org",
    "ann@exämple.org",
    "ann@@example.org",
    "@example.org",
    "ann",
    "",
    "a" * 65 + "@example.org",
]


async def test_an_address_is_one_plain_address(place: Running, office: FakeMailServer) -> None:
    ann = await place.person()
    for address in NO_ADDRESSES:
        assert await refused(ann, "email", {"email": address}) == "error-mail-address", address
    assert not office.emails and not (await ann.get("/me/notifications"))["email"]


async def test_nothing_a_person_wrote_is_markup_or_a_link_or_a_header(office: FakeMailServer, tmp_path: Path) -> None:
    mailer = Mailer(settings_for(tmp_path, smtp=office.url, mail_from="house@example.org", public_url=HOUSE))
    name = harmless("<b>win</b> http://evil.example/now\r\nBcc: x@example.org")
    assert not set(name) & set("<>/:@.\r\n")
    notice = TurnNotice("Your turn", "", "Claim", name, "/t/abc", "abc")
    await mailer.send_turn("ann@example.org", "token", notice, "en")
    (mail,) = office.emails
    assert mail.get_content_type() == "text/plain" and not mail.is_multipart() and mail["Bcc"] is None
    assert "evil.example" not in mail.get_content() and mail.get_content().count("://") == 2
    with pytest.raises(ValueError, match="linefeed"):
        await mailer.send_turn(
            "ann@example.org", "t", TurnNotice("", "", "Claim\r\nBcc: x@example.org", "", "/", ""), "en"
        )
    assert len(office.emails) == 1


async def test_links_in_emails_ignore_the_visitors_host_header(place: Running, office: FakeMailServer) -> None:
    ann = await place.person()
    headers = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    await ann.web.put("/api/me/notifications/email", json={"email": "ann@example.org"}, headers=headers)
    assert "evil" not in office.raw[0].decode() and f"{HOUSE}/me" in office.emails[0].get_content()


async def test_a_code_works_once_for_one_person_and_one_address(place: Running, office: FakeMailServer) -> None:
    ann, bob = await place.person(), await place.person()
    for person in (ann, bob):
        await person.web.put("/api/me/notifications/email", json={"email": "ann@example.org"})
    hers, his = (code_in(mail) for mail in office.emails)
    await bob.post("/me/notifications/email/code", {"code": hers}, 403)
    await ann.post("/me/notifications/email/code", {"code": his}, 403)
    await ann.web.put("/api/me/notifications/email", json={"email": "other@example.org"})
    await ann.post("/me/notifications/email/code", {"code": hers}, 403)
    newest = code_in(office.emails[-1])
    assert (await ann.post("/me/notifications/email/code", {"code": newest.lower().replace("-", " ")}))["confirmed"]
    await ann.post("/me/notifications/email/code", {"code": newest}, 403)


async def test_another_address_has_to_be_shown_again(place: Running, office: FakeMailServer) -> None:
    ann = await place.person()
    await set_email(ann, office)
    answer = await ann.web.put("/api/me/notifications/email", json={"email": "other@example.org"})
    assert not answer.json()["confirmed"]


async def test_codes_cannot_be_guessed(place: Running, office: FakeMailServer) -> None:
    ann = await place.person()
    await ann.web.put("/api/me/notifications/email", json={"email": "ann@example.org"})
    answers = [await ann.web.post("/api/me/notifications/email/code", json={"code": f"AAAA-{n:04}"}) for n in range(12)]
    assert [answer.status_code for answer in answers].count(403) <= 10 and answers[-1].status_code == 429


async def test_confirmation_emails_are_rate_limited(place: Running, office: FakeMailServer) -> None:
    codes = []
    for number in range(6):
        ann = await place.person()
        ann.web.headers["X-Forwarded-For"] = f"203.0.113.{number}"
        codes.append(
            (await ann.web.put("/api/me/notifications/email", json={"email": "Victim@example.org"})).status_code
        )
    assert codes[:3] == [200, 200, 200] and set(codes[3:]) == {429} and len(office.emails) == 3
    one = await place.person()
    asked = [one.web.put("/api/me/notifications/email", json={"email": f"v{n}@example.org"}) for n in range(6)]
    assert [answer.status_code for answer in await asyncio.gather(*asked)].count(200) <= 3


async def test_a_wrong_token_changes_nothing_and_reveals_nothing(place: Running, office: FakeMailServer) -> None:
    ann = await place.person()
    await set_email(ann, office)
    for token in ("x" * 43, "x", "x" * 500, "%27%20OR%201=1--"):
        assert (await place.stranger().web.post(f"/letters/{token}")).status_code == 204
    assert (await ann.get("/me/notifications"))["email_wanted"]


async def test_a_mail_server_that_is_down_is_reported_in_words(tmp_path: Path, toys: None) -> None:
    with socket.socket() as nobody:  # bound, and nobody listens
        nobody.bind(("127.0.0.1", 0))
        url = f"smtp://127.0.0.1:{nobody.getsockname()[1]}"
        mail = {"smtp": url, "mail_from": "house@example.org", "public_url": HOUSE}
        async with running(settings_for(tmp_path, **mail)) as place:
            ann, body = await place.person(), {"email": "ann@example.org"}
            answer = await ann.web.put("/api/me/notifications/email", json=body)
    assert (answer.status_code, answer.json()["error"]) == (502, "error-mail-not-sent")
    assert "127.0.0.1" not in answer.text


# -- Settings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"SMTP": "smtp://post"}, "needs `public_url`"),
        ({"SMTP": "post:25", "PUBLIC_URL": HOUSE, "MAIL_FROM": "a@example.org"}, "an address such as smtp"),
        ({"SMTP": "smtp://post", "PUBLIC_URL": HOUSE, "MAIL_FROM": "a@example.org\nBcc: b@example.org"}, "mail_from"),
        ({"PUSH": "true"}, "`push` needs"),
        ({"PUSH": "true", "PUBLIC_URL": "http://games.example.org"}, "`push` needs"),
    ],
)
def test_settings_that_would_not_work_are_refused_in_words(values: dict[str, str], why: str) -> None:
    with pytest.raises(BadSettings, match=why):
        load(environment={f"LUDOTEKA_{name}": value for name, value in values.items()})


def test_settings_that_work() -> None:
    values = {"PUSH": "true", "SMTP": "smtps://me:p%40ss@post:465", "PUBLIC_URL": HOUSE, "MAIL_FROM": "a@example.org"}
    settings = load(environment={f"LUDOTEKA_{name}": value for name, value in values.items()})
    assert settings.push and settings.smtp


async def test_a_password_never_goes_over_the_wire_unencrypted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import aiosmtplib

    asked: list[dict[str, Any]] = []

    async def send(mail: Any, **how: Any) -> None:
        asked.append(how)

    monkeypatch.setattr(aiosmtplib, "send", send)
    notice = TurnNotice("", "", "Claim", "", "/t/abc", "abc")
    for url in ("smtp://me:word@post.example.org", "smtps://me:p%40ss@post.example.org", "smtp://post.example.org"):
        mail = {"smtp": url, "mail_from": "house@example.org", "public_url": HOUSE}
        await Mailer(settings_for(tmp_path, **mail)).send_turn("ann@example.org", "t", notice, "en")
    start, secure, plain = asked
    assert start["start_tls"] is True and start["port"] == 587 and not start["use_tls"]
    assert secure["use_tls"] and secure["password"] == "p@ss" and secure["port"] == 465
    assert plain["start_tls"] is None and plain["username"] is None and plain["port"] == 25


async def _wish(place: Running, address: str, email: str) -> int:
    """Ask for a code from this client IP; returns the status."""
    person = place.stranger()
    person.web.headers["x-forwarded-for"] = address
    await person.get("/me")
    return (await person.web.put("/api/me/notifications/email", json={"email": email})).status_code


async def test_a_mailbox_with_tags_gets_as_few_codes_as_one_without(place: Running, office: FakeMailServer) -> None:
    codes = [await _wish(place, f"81.{number}.69.1", f"Victim+{number}@post.example") for number in range(5)]
    assert codes == [200] * 3 + [429] * 2 and len(office.emails) == 3


async def test_honest_people_get_their_code_while_one_network_asks_for_many(
    place: Running, office: FakeMailServer
) -> None:
    codes = [await _wish(place, f"81.2.69.{number}", f"{number}@big.example") for number in range(40)]
    assert codes == [200] * 10 + [429] * 30
    assert await _wish(place, "82.3.70.1", "honest@big.example") == 200
    codes = [await _wish(place, f"83.{number}.1.1", f"{number}@own.example") for number in range(31)]
    assert codes == [200] * 30 + [429], "a domain of one's own ends too"
    assert await _wish(place, "84.3.70.1", "honest@post.example") == 200
