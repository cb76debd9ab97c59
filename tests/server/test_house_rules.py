"""Nobody can hold up a table, fill the lobby, borrow a name or overload the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import AsyncExitStack, nullcontext
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from ludoteka.server import connections, links
from ludoteka.server.errors import Refused
from ludoteka.server.guard import network_of
from ludoteka.server.links import base_url
from ludoteka.server.lobby import lobby as lobbies
from ludoteka.server.people.names import checked, skeleton, tidy
from ludoteka.server.settings import Settings
from ludoteka.server.store.writer import WriteFailed
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Person, Running, play_on, running, seated, settings_for

ME, OPEN, EASY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}


# -- Leavers ---------------------------------------------------------------------------------------------------------


async def test_a_leaver_can_be_replaced_after_the_table_left_memory(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, absence_seconds=0.5)) as place:
        table, people = await seated(place, GAMES["claim"], 2)
        async with people[1].at(table) as gone:
            await gone.next("state")
        began = monotonic()
        while monotonic() - began < 0.6:  # asking again and again does not make them present
            place.tables.live.clear()
            await people[0].web.post(f"/api/tables/{table}/stand-in", json={"seat": 1, "level": "easy"})
            await asyncio.sleep(0.05)
        place.tables.live.clear()
        info = await people[0].post(f"/tables/{table}/stand-in", {"seat": 1, "level": "easy"})
        assert info["seats"][1]["stand_in"] == "easy"


async def test_a_leaver_can_be_replaced_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for(tmp_path, absence_seconds=60.0)
    async with running(settings) as place:
        table, people = await seated(place, GAMES["claim"], 2)
        cookie = people[0].cookie
    async with running(settings) as place:
        ann = place.stranger()
        ann.web.cookies.set("ludoteka", cookie)
        assert (await ann.post(f"/tables/{table}/stand-in", {"seat": 1}, 409))["error"] == "error-not-away"
        monkeypatch.setattr("ludoteka.server.tables.live.monotonic", lambda: monotonic() + 60)
        assert (await ann.post(f"/tables/{table}/stand-in", {"seat": 1}))["seats"][1]["stand_in"]


@pytest.mark.parametrize("way", ["resign", "stand-in"])
async def test_people_who_resigned_or_are_replaced_cannot_undo(place: Running, way: str) -> None:
    table, people = await seated(place, GAMES["harvest"], 5)
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(person.at(table)) for person in people]
        for side in sides:
            await side.next("state")
        for _ in range(40):
            if any(side.state["undo"] for side in sides):
                break
            await play_on(sides, Random(1), decisions=1)
        who = next(i for i, side in enumerate(sides) if side.state["undo"])
        body = {"seat": who, "level": "easy"} if way == "stand-in" else {}
        await people[who].post(f"/tables/{table}/{way}", body)
        live = await place.tables.get(table)
        await sides[who].say(t="undo", seq=live.seq)
        refused = await sides[who].next("refused")
        assert refused["why"]["message"] in ("error-resigned", "error-stand-in-plays")
        assert live.sheet.undos == 0


# -- The lobby -------------------------------------------------------------------------------------------------------


async def test_one_guest_waits_at_a_bounded_number_of_tables(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, max_waiting_tables=2)) as place:
        ann, bob = await place.person(), await place.person()
        mine = [(await ann.open("claim", [ME, OPEN]))["id"] for _ in range(2)]
        assert (await ann.open("claim", [ME, OPEN], 409))["error"] == "error-too-many-tables"
        await ann.open("claim", [ME, EASY])  # one that does not wait
        other = [(await bob.open("claim", [ME, OPEN]))["id"] for _ in range(2)]
        assert (await ann.post(f"/tables/{other[0]}/sit", {"seat": 1}, 409))["error"] == "error-too-many-tables"
        assert (await ann.web.delete(f"/api/tables/{mine[0]}")).status_code == 204
        await ann.post(f"/tables/{other[0]}/sit", {"seat": 1})


async def test_one_host_does_not_fill_the_list(place: Running) -> None:
    spammer, ann = await place.person(), await place.person()
    honest = (await ann.open("claim", [ME, OPEN]))["id"]
    for _ in range(8):
        await spammer.open("claim", [ME, OPEN])
    listed = [table["id"] for table in await ann.get("/tables?scope=open")]
    assert honest in listed and len(listed) == 1 + lobbies.PER_HOST


async def test_the_host_takes_a_waiting_table_away_and_nobody_else_does(place: Running) -> None:
    ann, bob = await place.person(), await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    assert (await bob.web.delete(f"/api/tables/{table}")).status_code == 403
    async with bob.at(table) as side:
        await side.next("state")
        assert (await ann.web.delete(f"/api/tables/{table}")).status_code == 204
        assert await side.closed() == 4404
    assert (await bob.get(f"/tables/{table}", 404))["error"] == "error-no-table"
    assert await bob.get("/tables?scope=mine") == []
    playing, people = await seated(place, GAMES["claim"], 2)
    assert (await people[0].web.delete(f"/api/tables/{playing}")).status_code == 409


async def test_a_table_that_nobody_came_to_grows_old_and_goes(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, waiting_hours=0.0)) as place:
        ann = await place.person()
        table = (await ann.open("claim", [ME, OPEN]))["id"]
        async with ann.at(table) as side:
            await side.next("state")
            await asyncio.sleep(0.01)
            await place.server[lobbies.Lobby].clear()
            assert (await ann.get(f"/tables/{table}"))["status"] == "waiting", "somebody is there"
        while (await place.tables.get(table)).sockets:
            await asyncio.sleep(0.01)
        await place.server[lobbies.Lobby].clear()
        assert (await ann.get(f"/tables/{table}", 404))["error"] == "error-no-table"


async def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, table_rate=0.02)) as place:
        ann = await place.person()
        table = (await ann.open("claim", [ME, EASY]))["id"]
        await ann.post(f"/tables/{table}/resign")
        refusal = await ann.post(f"/tables/{table}/rematch", None, 429)
        assert refusal["error"] == "error-too-fast"


async def test_new_guests_are_rate_limited(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, new_guest_rate=1e-6)) as place:
        ann = await place.person()
        refused = await place.stranger().get("/me", 429)
        assert refused["error"] == "error-too-fast"
        await ann.get("/me")


# -- Names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\u3164", " \u200b ", "\u202e", "\x00\x1b", "\u2800\u2800", "...", "\u0301"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="letters"):
        checked(name)


def test_a_name_is_tidied() -> None:
    assert checked("  Jana\u202e \t Nováková\x00 ") == "Jana Nováková"
    assert checked("ＡＢＣ①") == "ABC1"
    assert tidy("a" + "\u0301\u0302\u0303" * 13 + "b") == "á\u0302\u0303b"
    assert len(checked("x" * 100)) == 40
    assert checked("Łukasz Żółć") == "Łukasz Żółć"


@pytest.mark.parametrize("other", ["admin", "Admin", "аdmin", "ADMlN".lower(), "a d m i n", "ádmin", "adm\u0456n"])
def test_confusable_names_are_reported(other: str) -> None:
    assert (skeleton(other) == skeleton("admin")) == (other != "admln")


@pytest.mark.parametrize(
    "name", ["Ludoteka", "ludotéka!", "Keeper", "the keeper", "Správce domu", "OPIEKUN", "аdmin", "Admin 2", "Apolena"]
)
def test_nobody_can_be_mistaken_for_the_server_or_a_bot(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        checked(name)
    assert refusal.value.message == "error-reserved-name"


@pytest.mark.parametrize(
    "name",
    ["adm1n", "admln", "ᴀdmin", "ᴀᴅᴍɪɴ", "@dmin", "4dm!n", "adrnin", "r00t", "5erver", "the m0derat0r", "keep3r"],
)
def test_reserved_names_are_recognized_behind_digits_signs_and_small_capitals(name: str) -> None:
    with pytest.raises(Refused, match="taken for"):
        checked(name)


@pytest.mark.parametrize("name", ["Lina", "Milan 7", "R2D2", "Louis 14", "Ad4m", "Bernard", "Anna!", "$am", "Ⅳan"])
def test_names_with_digits_and_signs_are_good(name: str) -> None:
    checked(name)


@pytest.mark.parametrize("name", ["Administrace", "Hostitel", "Barkeeper", "Apolena z Lípy", "Serverina"])
def test_names_that_only_remind_of_them_are_good(name: str) -> None:
    assert checked(name) == name


def test_an_administrator_may_use_an_administrators_title_as_a_name() -> None:
    assert checked("Správce Karel", is_admin=True) == "Správce Karel"
    with pytest.raises(Refused):
        checked("Kunhuta", is_admin=True)


async def test_nobody_sits_down_with_a_name_that_looks_like_anothers(place: Running) -> None:
    ann, eve = await place.person(), await place.person()
    await ann.web.put("/api/me", json={"name": "Jana"})
    await eve.web.put("/api/me", json={"name": "Jаna"})  # with a Cyrillic letter
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    assert (await eve.post(f"/tables/{table}/sit", {"seat": 1}, 409))["error"] == "error-name-taken"
    await eve.web.put("/api/me", json={"name": "Eve"})
    await eve.post(f"/tables/{table}/sit", {"seat": 1})
    answer = await eve.web.put("/api/me", json={"name": "JANA"})
    assert answer.status_code == 409 and answer.json()["error"] == "error-name-taken"
    assert (await eve.get("/me"))["name"] == "Eve"
    assert (await eve.web.put("/api/me", json={"name": "\u3164"})).json()["error"] == "error-bad-name"


async def test_names_of_tables_are_tidied_too(place: Running) -> None:
    ann = await place.person()
    assert (await ann.open("claim", [ME, OPEN], name="a\u202eb\x1b \n c"))["name"] == "ab c"


# -- The door --------------------------------------------------------------------------------------------------------


def test_a_household_of_ipv6_is_one_network() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("::ffff:10.0.0.7") == "10.0.0.7" == network_of("10.0.0.7")


async def test_a_request_that_never_arrives_is_dropped(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST", 0.2)
    port = int(place.address.rsplit(":", 1)[1])
    halves = (b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
    for half in halves:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(half)
        await asyncio.wait_for(reader.read(), PATIENCE)  # until it is closed
        writer.close()
    web = place.stranger().web
    for _ in range(3):  # those who ask properly are kept
        assert (await web.get("/health")).status_code == 200


async def test_one_network_holds_a_bounded_number_of_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST", 3)
    async with running(settings_for(tmp_path, trusted_proxies="10.9.9.9")) as place:
        port = int(place.address.rsplit(":", 1)[1])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()
        for _, open_writer in held:
            open_writer.close()
            await open_writer.wait_closed()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with httpx.AsyncClient(base_url=place.address) as web:
                        assert (await web.get("/health")).status_code == 200
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1", "10.9.9.9, 127.0.0.0/8"])
async def test_a_proxy_holds_as_many_connections_as_it_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str
) -> None:
    monkeypatch.setattr(connections, "MOST", 3)
    async with running(settings_for(tmp_path, trusted_proxies=proxies)) as place:
        port = int(place.address.rsplit(":", 1)[1])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
        async with httpx.AsyncClient(base_url=place.address) as web:
            assert (await web.get("/health")).status_code == 200
        for _, writer in held:
            writer.close()
            await writer.wait_closed()


@pytest.mark.parametrize(
    ("proxies", "address", "ours"),
    [
        ("10.0.0.1,*", "10.0.0.2", False),
        ("172.18.0.0/16", "172.18.3.4", True),
        ("172.18.0.0/16", "172.19.3.4", False),
        ("2001:db8::1", "2001:db8::2", False),
        ("2001:db8::1", "2001:db8:0::1", True),
        ("unix:/run/proxy", "127.0.0.1", False),
        ("127.0.0.1", "::1", False),
    ],
)
def test_trusted_proxies_are_not_counted(proxies: str, address: str, ours: bool) -> None:
    assert connections.proxy_check(proxies)(address) is ours
    assert (address in _TrustedHosts(proxies)) is ours  # uvicorn's own judgement


async def test_metrics_are_private_by_default(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, metrics=False)) as place:
        assert (await place.stranger().web.get("/metrics")).status_code == 404


@pytest.mark.parametrize("depth", [500, 1900])
async def test_deep_json_is_a_bad_request(place: Running, depth: int) -> None:
    ann = await place.person()
    deep = '{"name": ' + "[" * depth + "]" * depth + "}"
    answer = await ann.web.put("/api/me", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"] == "error-bad-request"
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with ann.at(table) as side:
        await side.next("state")
        await side.wire.send('{"t":"ping","x":' + "[" * depth + "]" * depth + "}")
        message = await side.until(lambda s: s["t"] in ("refused", "pong"))
        assert message["t"] == "pong" or message["why"]["message"] == "error-malformed"
        await side.say(t="ping")
        await side.next("pong")


async def test_a_name_that_could_not_be_saved_is_not_shown(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await place.person()
    before = (await ann.get("/me"))["name"]

    async def full(*_: Any) -> None:
        raise WriteFailed("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(place.server.store.writer, "write", full)
        answer = await ann.web.put("/api/me", json={"name": "Somebody"})
        assert answer.status_code == 503 and answer.json()["error"] == "error-not-saved"
        assert (await place.stranger().web.get("/api/me")).status_code == 503
        health = await ann.web.get("/health")
        assert health.status_code == 503 and health.json()["status"] == "ill"
    assert (await ann.get("/me"))["name"] == before
    assert (await ann.web.get("/health")).json()["status"] == "ok"


async def test_answers_of_the_api_are_kept_by_nobody_and_the_cookie_is_renewed(place: Running) -> None:
    ann = await place.person()
    answer = await ann.web.get("/api/me")
    assert answer.headers["cache-control"] == "no-store"
    assert (
        f"ludoteka={ann.cookie}" in answer.headers["set-cookie"] and "Max-Age=31536000" in answer.headers["set-cookie"]
    )
    over_tls = {"X-Forwarded-Proto": "https"}
    fresh = await place.stranger().web.get("/api/me", headers=over_tls)
    assert "__Host-ludoteka=" in fresh.headers["set-cookie"] and "Secure" in fresh.headers["set-cookie"]
    assert "max-age=31536000" in fresh.headers["strict-transport-security"]
    page = {**over_tls, "Origin": place.address}  # http, though we are reached by https
    assert (await ann.web.put("/api/me", json={"name": "A"}, headers=page)).status_code == 403


@pytest.mark.parametrize(
    ("host", "here", "link"),
    [
        ("localhost:8000", "10.0.0.5", "http://10.0.0.5:8000"),
        ("127.0.0.1", "10.0.0.5", "http://10.0.0.5"),
        ("[::1]:8000", "10.0.0.5", "http://10.0.0.5:8000"),
        ("127.0.0.1:8000", "", "http://127.0.0.1:8000"),
        ("games.lan:8000", "10.0.0.5", "http://games.lan:8000"),
        ("192.168.1.9:80", "10.0.0.5", "http://192.168.1.9:80"),
    ],
)
def test_a_link_for_friends_uses_our_address_on_the_local_network(
    monkeypatch: pytest.MonkeyPatch, host: str, here: str, link: str
) -> None:
    monkeypatch.setattr(links, "_lan_address", lambda: here)
    assert base_url(Settings(host="0.0.0.0"), "http", host) == link
    assert base_url(Settings(host="127.0.0.1"), "http", host) == f"http://{host}", "nobody else can come"
    assert base_url(Settings(public_url="https://games.example.org/"), "http", host) == "https://games.example.org"


@pytest.mark.parametrize(
    ("way_out", "here"), [("10.0.0.5", "10.0.0.5"), ("127.0.0.1", ""), (OSError("no network"), "")]
)
def test_our_network_address_is_that_of_the_default_route(
    monkeypatch: pytest.MonkeyPatch, way_out: str | OSError, here: str
) -> None:
    class Probe(nullcontext[Any]):
        def __enter__(self) -> Any:
            return self

        def connect(self, _: object) -> None:
            if isinstance(way_out, OSError):
                raise way_out

        def getsockname(self) -> tuple[object, int]:
            return way_out, 1

    monkeypatch.setattr(links, "socket", SimpleNamespace(socket=lambda *_: Probe(), AF_INET=0, SOCK_DGRAM=0))
    assert links._lan_address.__wrapped__() == here


def test_an_invalid_host_makes_no_link() -> None:
    for host in ("x" * 6000, "a b", "<script>", "ž.cz"):
        assert base_url(Settings(host="127.0.0.1"), "http", host) == "http://localhost"


async def test_a_clock_that_was_wrong_leaves_no_trace(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=2)
    far = 4_765_000_000_000  # in 2121
    path = place.server.settings.directory / "ludoteka.sqlite3"
    with sqlite3.connect(path, timeout=20) as store:
        store.execute("UPDATE decisions SET at = ? WHERE seq = 1", (far,))
        store.execute("UPDATE tables SET moved = ?", (far,))
    place.tables.live.clear()
    assert (await people[0].get(f"/tables/{table}"))["moved"].startswith("20")


# -- The store -------------------------------------------------------------------------------------------------------


def _serve(directory: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "LUDOTEKA_DATA": str(directory), "LUDOTEKA_PORT": "0", "LUDOTEKA_HOST": "127.0.0.1"}
    command = [sys.executable, "-m", "ludoteka.server"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


async def test_a_second_server_on_the_same_store_is_refused_in_words(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)):
        second = _serve(tmp_path)
        output, _ = await asyncio.to_thread(second.communicate, timeout=PATIENCE)
        assert second.returncode != 0 and "Another Ludoteka" in output and "Traceback" not in output
    third = _serve(tmp_path)  # it can be had when the first has left
    assert third.stdout
    line = await asyncio.to_thread(third.stdout.readline)
    third.send_signal(signal.SIGTERM)
    await asyncio.to_thread(third.communicate, timeout=PATIENCE)
    assert "http://" in line and third.returncode == 0


@pytest.mark.parametrize("harm", ["empty", "overwritten"])
async def test_an_invalid_store_is_refused_in_words(tmp_path: Path, harm: str) -> None:
    async with running(settings_for(tmp_path)) as place:
        for _ in range(3):
            await seated(place, GAMES["claim"], 2)
    file = tmp_path / "ludoteka.sqlite3"
    data = bytearray(file.read_bytes())
    page = 4096
    for start in range(page, len(data) - page, page):
        data[start : start + 200] = b"\xff" * 200
    file.write_bytes(b"" if harm == "empty" else bytes(data))
    refused = _serve(tmp_path)
    output, _ = await asyncio.to_thread(refused.communicate, timeout=PATIENCE)
    assert refused.returncode not in (0, None) and "Traceback" not in output
    assert ("empty" if harm == "empty" else "damaged") in output


async def test_a_bot_stands_in_for_a_person_in_a_match_and_for_nobody_else(place: Running) -> None:
    ann, eve = await place.person(), await place.person()

    async def refusal(person: Person, table: str, seat: int, status: int = 409) -> str:
        message: str = (await person.post(f"/tables/{table}/stand-in", {"seat": seat}, status))["error"]
        return message

    waiting = (await ann.open("claim", [ME, OPEN]))["id"]
    assert await refusal(ann, waiting, 0) == "error-not-playing"
    table = (await ann.open("claim", [ME, EASY]))["id"]
    assert await refusal(ann, table, 1) == "error-not-a-person"
    assert await refusal(eve, table, 0, 403) == "error-not-seated"
    three, people = await seated(place, GAMES["auction"], 3)
    await people[0].post(f"/tables/{three}/resign")
    assert await refusal(people[1], three, 0) == "error-not-a-person", "who resigned comes back no more"


async def test_a_host_who_does_not_play_replaces_who_is_away(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, absence_seconds=0.0)) as place:
        host, ann, bob = [await place.person() for _ in range(3)]
        table = (await host.open("claim", [ME, OPEN]))["id"]
        await host.post(f"/tables/{table}/stand")
        for seat, person in enumerate((ann, bob)):
            await person.post(f"/tables/{table}/sit", {"seat": seat})
        assert (await host.post(f"/tables/{table}/start"))["status"] == "playing"
        info = await host.post(f"/tables/{table}/stand-in", {"seat": 1, "level": "easy"})
        assert [seat["stand_in"] for seat in info["seats"]] == [None, "easy"]
