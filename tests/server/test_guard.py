"""The guard alone: permission to change something, rate limits, and security headers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from litestar.connection import Request

from ludoteka.server.errors import Refused
from ludoteka.server.guard import Guard, add_headers, client_ip_of, network_of
from ludoteka.server.limits import RateLimit
from ludoteka.server.settings import Settings
from tests.server.test_limits import Clock

FEW = Settings(
    request_rate=3.0,
    table_rate=0.05,
    new_guest_rate=0.001,
    work_rate=0.5,
    max_sockets=2,
    allowed_origins=("https://tv.example.org",),
)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def asking(method: str = "GET", scheme: str = "http", **headers: str) -> Any:
    """A request to games.example.org."""
    fields = {"host": "games.example.org", **{name.replace("_", "-"): text for name, text in headers.items()}}
    scope: Any = {"type": "http", "method": method, "scheme": scheme, "path": "/api/me", "state": {}}
    scope["headers"] = [(name.encode(), text.encode()) for name, text in fields.items()]
    scope["client"] = ("10.0.0.7", 5000)
    return Request(scope)


def let_in(take: Any, *args: Any) -> int:
    """How many come in at once."""
    for n in range(1000):
        try:
            take(*args)
        except Refused as refusal:
            assert refusal.status == 429
            return n
    raise AssertionError("there is no limit")


def error_of(guard: Guard, request: Any) -> str:
    with pytest.raises(Refused) as refusal:
        guard.admit(request)
    assert refusal.value.status == 403
    return refusal.value.message


def test_requests_of_ten_seconds_come_at_once_and_then_at_their_rate(clock: Clock) -> None:
    guard = Guard(FEW)
    assert let_in(guard.admit, asking()) == 30
    clock.now += 1
    assert let_in(guard.admit, asking()) == 3


def test_pages_have_a_higher_rate_limit_than_the_api(clock: Clock) -> None:
    guard = Guard(FEW)
    assert let_in(guard.admit_to_pages, asking()) == 150
    clock.now += 1
    assert let_in(guard.admit_to_pages, asking()) == 15


def test_tables_and_guests_of_a_minute_come_at_once_but_one_always(clock: Clock) -> None:
    guard = Guard(FEW)
    assert let_in(guard.tables.take, "a") == 3 and let_in(guard.guests.take, "a") == 1
    clock.now += 20
    assert let_in(guard.tables.take, "a") == 1 and let_in(guard.guests.take, "a") == 0
    other = Guard(Settings(table_rate=0.001, new_guest_rate=0.05))
    assert let_in(other.tables.take, "a") == 1 and let_in(other.guests.take, "a") == 3


def test_the_work_of_twenty_seconds_may_be_done_at_once(clock: Clock) -> None:
    work: RateLimit = Guard(FEW).work
    work.spend("a", 10.0)
    work.check("a")
    work.spend("a", 0.25)
    with pytest.raises(Refused):
        work.check("a")
    work.check("b")
    clock.now += 0.5
    work.check("a")


def test_a_guest_has_so_many_sockets_and_a_household_five_times_as_many() -> None:
    guard = Guard(FEW)
    assert [guard.sockets.enter("ann") for _ in range(3)] == [True, True, False]
    assert sum(guard.sockets_of_network.enter("10.0.0.7") for _ in range(20)) == 10


def test_a_change_needs_the_header_that_foreign_pages_cannot_send() -> None:
    guard = Guard(Settings())
    for method in ("GET", "HEAD", "OPTIONS"):
        guard.admit(asking(method, origin="https://evil.example"))
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert error_of(guard, asking(method)) == error_of(guard, asking(method, x_ludoteka="0")) == "error-no-header"
        guard.admit(asking(method, x_ludoteka="1"))


@pytest.mark.parametrize(
    ("origin", "scheme", "ours"),
    [
        ("http://games.example.org", "http", True),
        ("http://GAMES.example.org", "http", True),
        ("https://games.example.org", "https", True),
        ("https://games.example.org", "http", True),  # a proxy ends TLS
        ("http://games.example.org", "https", False),
        ("http://games.example.org", "wss", False),
        ("https://tv.example.org", "http", True),  # from the settings
        ("https://evil.example", "http", False),
        ("http://games.example.org:81", "http", False),
        ("null", "http", False),
    ],
)
def test_a_page_that_changes_something_is_one_of_ours(origin: str, scheme: str, ours: bool) -> None:
    guard, request = Guard(FEW), asking("POST", scheme, x_ludoteka="1", origin=origin)
    if ours:
        guard.admit(request)
    else:
        assert error_of(guard, request) == "error-foreign-origin"


def test_a_missing_client_address_is_local_and_a_zone_is_not_part_of_an_address() -> None:
    here = asking()
    assert client_ip_of(here) == "10.0.0.7"
    here.scope["client"] = None
    assert client_ip_of(here) == "local"
    assert network_of("fe80::1:2:3:4%eth0") == "fe80::/64" and network_of("somewhere") == "somewhere"


# -- What browsers are told ------------------------------------------------------------------------------------------


async def headers_of(
    path: str, scheme: str = "http", contract: bytes = b"", *present: tuple[bytes, bytes]
) -> list[Any]:
    """The headers of an answer that had these headers."""
    app = SimpleNamespace(state=SimpleNamespace(files=SimpleNamespace(contract=contract)))
    message: Any = {"type": "http.response.start", "status": 200, "headers": list(present)}
    scope: Any = {"path": path, "scheme": scheme, "litestar_app": app}
    await add_headers(message, scope)
    return list(message["headers"])


async def test_every_response_has_restrictive_security_headers() -> None:
    page, answer = dict(await headers_of("/t/abc")), dict(await headers_of("/api/me"))
    assert b"cache-control" not in page and answer.pop(b"cache-control") == b"no-store"
    assert page == answer and page[b"x-content-type-options"] == b"nosniff"
    assert page[b"content-security-policy"].startswith(b"default-src 'none'; ")


async def test_only_over_tls_the_browser_is_told_to_stay_with_it() -> None:
    assert b"strict-transport-security" in dict(await headers_of("/", "https"))
    assert b"strict-transport-security" not in dict(await headers_of("/"))


async def test_the_api_names_the_contract_that_the_client_was_built_for() -> None:
    assert dict(await headers_of("/api/me", "http", b"c1"))[b"x-ludoteka-contract"] == b"c1"
    assert b"x-ludoteka-contract" not in {
        **dict(await headers_of("/api/me")),
        **dict(await headers_of("/", "http", b"c1")),
    }


async def test_a_header_that_the_answer_sets_is_not_added_twice() -> None:
    headers = await headers_of("/api/me", "http", b"", (b"cache-control", b"no-cache"), (b"x", b"y"))
    assert headers[:2] == [(b"cache-control", b"no-cache"), (b"x", b"y")]
    assert len(headers) == len(dict(headers)) == len(await headers_of("/api/me")) + 1


async def test_only_the_beginning_of_an_answer_has_headers() -> None:
    message: Any = {"type": "http.response.body", "body": b""}
    scope: Any = {"path": "/", "scheme": "http"}
    await add_headers(message, scope)
    assert "headers" not in message
