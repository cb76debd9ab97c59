"""Codes and devices: a person returns without a passkey, moves to a phone, signs out a lost device."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from ludoteka.server import store
from ludoteka.server.people import linking, one_time_tokens, people
from ludoteka.server.people import store as rows
from ludoteka.server.people.account_data import iso_time
from ludoteka.server.people.devices import describe_agent
from ludoteka.server.people.people import People
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Person, Running, link_device, play_on, seated

BRING, LEAVE = {"bring": True}, {"bring": False}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}


@pytest.fixture
async def home(place: Running) -> Running:
    """A running server at which nobody has to wait between two tries."""
    place.server[People].tries._rate = place.server[People].tries._burst = 1e6
    return place


async def named(place: Running, name: str) -> Person:
    person = await place.person()
    assert (await person.web.put("/api/me", json={"name": name})).status_code == 200
    return person


async def move(person: Person, to: Person, bring: bool = True, status: int = 200) -> Any:
    return await link_device(person, to, bring, status)


async def answer(person: Person, request: int, yes: bool, status: int = 204) -> None:
    answered = await person.web.post(f"/api/me/device-code/{request}", json={"yes": yes})
    assert answered.status_code == status, answered.text


# -- The recovery code -----------------------------------------------------------------------------------------------


async def test_a_recovery_code_works_once_and_gives_another(home: Running) -> None:
    ann = await named(home, "Ann")
    code = (await ann.post("/me/recovery"))["code"]
    assert (await ann.get("/me"))["guest"] is False and (await ann.get("/me/account"))["recovery"]
    lost = home.stranger()
    typed = code.lower().replace("-", " ")
    fresh = (await lost.post("/login/recovery", {"code": typed} | LEAVE))["code"]
    assert (await lost.get("/me"))["name"] == "Ann" and fresh != code
    thief = home.stranger()
    assert (await thief.post("/login/recovery", {"code": code} | LEAVE, 403))["error"] == "error-no-code"
    await thief.post("/login/recovery", {"code": fresh} | LEAVE)


async def test_a_new_recovery_code_takes_the_place_of_the_old(home: Running) -> None:
    ann = await named(home, "Ann")
    old, new = [(await ann.post("/me/recovery"))["code"] for _ in range(2)]
    await home.stranger().post("/login/recovery", {"code": old} | LEAVE, 403)
    await home.stranger().post("/login/recovery", {"code": new} | LEAVE)


async def test_only_one_of_two_simultaneous_uses_of_a_recovery_code_succeeds(home: Running) -> None:
    code = (await (await named(home, "Ann")).post("/me/recovery"))["code"]
    tries = [home.stranger().web.post("/api/login/recovery", json={"code": code} | LEAVE) for _ in range(4)]
    assert sorted(answer.status_code for answer in await asyncio.gather(*tries)) == [200, 403, 403, 403]


@pytest.mark.parametrize("code", ["", "-", "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA", "é" * 60, "' OR 1=1 --"])
async def test_an_invalid_code_is_refused(home: Running, code: str) -> None:
    await home.person()
    for route in ("recovery", "device-code"):
        body = {"code": code} | (LEAVE if route == "recovery" else {})
        assert (await home.stranger().post(f"/login/{route}", body, 403))["error"] == "error-no-code"


async def test_codes_cannot_be_guessed_at_leisure(place: Running) -> None:
    thief = place.stranger()
    tries = [
        (await thief.web.post(f"/api/login/device-code{route}", json={"code": "AAAA"})).status_code
        for route in ("", "/owner") * 6
    ]
    assert tries == [403] * 10 + [429] * 2
    assert len(one_time_tokens.ALPHABET) ** 12 > 2**58, "so few tries find nothing in two minutes"


# -- Moving to a phone -----------------------------------------------------------------------------------------------


async def test_a_phone_becomes_me_by_a_code_that_works_once(home: Running) -> None:
    ann, phone = await named(home, "Ann"), home.stranger()
    shown = await ann.post("/me/device-code")
    assert shown["link"].endswith(f"/link-device#{shown['code']}") and shown["seconds"] == 120
    assert shown["qr"].startswith("data:image/svg+xml")
    code = {"code": shown["code"]}
    for _ in range(2):
        assert await phone.post("/login/device-code/owner", code) == {"name": "Ann", "face": ""}
    phone.web.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    requested = await phone.post("/login/device-code", code)
    assert requested["seconds"] == 120
    (request,) = await ann.get("/me/device-code")
    assert (request["browser"], request["system"]) == ("Firefox", "Android")
    confirmed = {"secret": requested["secret"]} | BRING
    assert await phone.post("/login/device", confirmed) is None and not phone.cookie
    await answer(ann, request["id"], True)
    assert (await phone.post("/login/device", confirmed))["name"] == "Ann" and await ann.get("/me/device-code") == []
    assert phone.cookie != ann.cookie and (await phone.get("/me"))["name"] == "Ann"
    await home.stranger().post("/login/device", confirmed, 403)
    refused = await home.stranger().post("/login/device-code", code, 403)
    assert refused["error"] == "error-no-code"


async def test_a_code_for_a_phone_is_good_for_two_minutes(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await named(home, "Ann")
    real = store.now
    first, second = [(await ann.post("/me/device-code"))["code"] for _ in range(2)]
    monkeypatch.setattr(one_time_tokens, "now", lambda: real() + 119_000)
    await home.stranger().post("/login/device-code", {"code": first})
    monkeypatch.setattr(one_time_tokens, "now", lambda: real() + 121_000)
    await home.stranger().post("/login/device-code/owner", {"code": second}, 403)
    await home.stranger().post("/login/device-code", {"code": second}, 403)


async def test_a_device_that_was_not_confirmed_in_two_minutes_is_refused(
    home: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, phone = await named(home, "Ann"), home.stranger()
    secret = (await phone.post("/login/device-code", {"code": (await ann.post("/me/device-code"))["code"]}))["secret"]
    (request,) = await ann.get("/me/device-code")
    real = store.now
    monkeypatch.setattr(linking, "now", lambda: real() + 120_001)
    assert await ann.get("/me/device-code") == []
    await answer(ann, request["id"], True, 403)
    refused = await phone.post("/login/device", {"secret": secret} | LEAVE, 403)
    assert refused["error"] == "error-device-declined"


async def test_a_declined_device_gets_nothing_and_only_the_owner_answers(home: Running) -> None:
    ann, eve, phone = await named(home, "Ann"), await named(home, "Eve"), home.stranger()
    secret = (await phone.post("/login/device-code", {"code": (await ann.post("/me/device-code"))["code"]}))["secret"]
    (request,) = await ann.get("/me/device-code")
    assert await eve.get("/me/device-code") == []
    await answer(eve, request["id"], True, 403)
    assert await phone.post("/login/device", {"secret": secret} | LEAVE) is None
    await answer(ann, request["id"], False)
    assert (await phone.post("/login/device", {"secret": secret} | LEAVE, 403))["error"] == "error-device-declined"
    assert not phone.cookie and len((await ann.get("/me/account"))["devices"]) == 1


async def test_a_code_that_an_attacker_saw_does_not_open_without_the_owners_yes(home: Running) -> None:
    ann, thief = await named(home, "Ann"), await named(home, "Eve")
    secret = (await thief.post("/login/device-code", {"code": (await ann.post("/me/device-code"))["code"]}))["secret"]
    assert await thief.post("/login/device", {"secret": secret} | BRING) is None
    assert (await thief.get("/me"))["name"] == "Eve" and len((await ann.get("/me/account"))["devices"]) == 1


async def test_only_one_of_two_phones_that_scan_a_code_at_once_is_signed_in(home: Running) -> None:
    code = (await (await named(home, "Ann")).post("/me/device-code"))["code"]
    tries = [home.stranger().web.post("/api/login/device-code", json={"code": code}) for _ in range(4)]
    assert sorted(answer.status_code for answer in await asyncio.gather(*tries)) == [200, 403, 403, 403]


async def test_a_new_name_is_known_on_every_device(home: Running) -> None:
    ann, phone = await named(home, "Ann"), home.stranger()
    await move(ann, phone)
    await phone.web.put("/api/me", json={"name": "Anna", "face": "fox"})
    assert (await ann.get("/me"))["name"] == "Anna"


async def test_a_device_that_is_signed_out_is_nobody_at_once_and_its_sockets_close(home: Running) -> None:
    ann, phone = await named(home, "Ann"), home.stranger()
    await move(ann, phone)
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with phone.at(table) as side:
        await side.next("state")
        lost = next(d["id"] for d in (await ann.get("/me/account"))["devices"] if not d["here"])
        left = (await ann.web.delete(f"/api/me/devices/{lost}")).json()
        assert len(left["devices"]) == 1 and await side.closed() == 4401
    async with asyncio.timeout(PATIENCE):
        while home.server[People]._closing:  # nothing is kept of the closing either
            await asyncio.sleep(0.01)
    await phone.get("/me/account", 401)
    assert (await ann.get("/me"))["name"] == "Ann"


async def test_nobody_signs_out_anothers_device(home: Running) -> None:
    ann, eve = await named(home, "Ann"), await named(home, "Eve")
    (hers,) = (await ann.get("/me/account"))["devices"]
    left = (await eve.web.delete(f"/api/me/devices/{hers['id']}")).json()
    assert len(left["devices"]) == 1 and len((await ann.get("/me/account"))["devices"]) == 1


async def test_the_device_that_was_seen_last_comes_first_and_is_noted_now_and_then(
    home: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, minutes = store.now(), 60_000

    def move_clock(passed: int) -> None:
        for module in (people, rows):
            monkeypatch.setattr(module, "now", lambda: begin + passed)

    move_clock(0)
    ann, phone = await named(home, "Ann"), home.stranger()
    move_clock(1)
    await move(ann, phone)
    for passed, here, first, last_seen in (
        (10 * minutes, ann, phone, 1),
        (10 * minutes + 1, ann, ann, 10 * minutes + 1),
        (21 * minutes, phone, phone, 21 * minutes),
    ):
        move_clock(passed)
        await here.get("/me")
        account = await ann.get("/me/account")
        assert account["since"] == iso_time(begin)
        listed = [(device["here"], device["last_seen"]) for device in account["devices"]]
        assert [here for here, _ in listed] == [first is ann, first is phone], passed
        assert listed[0][1] == iso_time(begin + last_seen)


async def test_signing_out_here_makes_this_browser_forget(home: Running) -> None:
    ann = await named(home, "Ann")
    here = (await ann.get("/me/account"))["devices"][0]["id"]
    answer = await ann.web.delete(f"/api/me/devices/{here}")
    assert answer.status_code == 200 and not ann.cookie
    assert (await ann.get("/me"))["name"] != "Ann"


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604",
            "Safari",
            "iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537", "Chrome", "Android"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0", "Edge", "Windows"),
        ("<script>alert(1)</script>", "", ""),
    ],
)
def test_a_device_is_described_by_words_of_ours(agent: str, browser: str, system: str) -> None:
    assert describe_agent(agent) == (browser, system)


# -- What a guest had ------------------------------------------------------------------------------------------------


async def test_merging_a_guest_into_an_account_moves_seats_and_tables(home: Running) -> None:
    ann, guest = await named(home, "Ann"), await named(home, "Guest at the phone")
    waiting = (await guest.open("claim", [ME, OPEN]))["id"]
    playing = (await guest.open("claim", [ME, BOT]))["id"]
    await move(ann, guest)
    for person in (ann, guest):
        mine = {t["id"]: t for t in await person.get("/tables?scope=mine")}
        assert set(mine) == {waiting, playing} and mine[waiting]["host"] and mine[playing]["your_seat"] == 0
        assert mine[playing]["seats"][0]["name"] == "Ann"
    async with ann.at(playing) as side:
        state = await side.next("state")
        while not state["outcome"]:
            if state["ask"]:
                await side.choose(state["ask"]["options"][0])
            state = await side.next("state")
    assert (await ann.get("/me/export"))["results"][0]["table_id"] == playing


async def test_an_open_table_of_a_guest_is_listed_under_the_persons_name(home: Running) -> None:
    ann, guest, eve = await named(home, "Ann"), await named(home, "Guest at the phone"), await named(home, "Eve")
    await guest.open("claim", [ME, OPEN], public=True)
    for name in ("Guest at the phone", "Ann"):
        (listed,) = await eve.get("/tables?scope=open")
        assert (listed["host_name"], listed["seats"][0]["name"]) == (name, name)
        await move(ann, guest)


async def test_results_of_a_guest_become_those_of_the_person(home: Running) -> None:
    table, (guest, _) = await seated(home, GAMES["claim"], 2)
    await guest.post(f"/tables/{table}/resign")
    ann = await named(home, "Ann")
    await move(ann, guest)
    assert [row["table_id"] for row in (await ann.get("/me/export"))["results"]] == [table]


async def test_signing_in_without_merging_takes_nothing_along(home: Running) -> None:
    ann, guest = await named(home, "Ann"), await named(home, "Petr")
    table = (await guest.open("claim", [ME, OPEN]))["id"]
    await move(ann, guest, bring=False)
    assert await ann.get("/tables?scope=mine") == []
    assert (await ann.get(f"/tables/{table}"))["seats"][0]["name"] == "Petr"


async def test_a_person_who_logs_in_as_another_stays_a_person(home: Running) -> None:
    ann, bob = await named(home, "Ann"), await named(home, "Bob")
    table = (await bob.open("claim", [ME, OPEN]))["id"]
    code = (await bob.post("/me/recovery"))["code"]
    await move(ann, bob)
    assert (await bob.get("/me"))["name"] == "Ann" and await ann.get("/tables?scope=mine") == []
    back = home.stranger()
    await back.post("/login/recovery", {"code": code} | BRING)
    assert [t["id"] for t in await back.get("/tables?scope=mine")] == [table]


async def test_if_both_sit_at_one_table_the_guests_seat_is_given_up(home: Running) -> None:
    waiting, (ann, guest) = await seated(home, GAMES["claim"], 2)
    async with ann.at(waiting) as one, guest.at(waiting) as two:
        await play_on([one, two], Random(1), decisions=3)
        await move(ann, guest)
        assert await two.closed() == 4401
        state = await one.until(lambda message: message["t"] == "state" and bool(message["outcome"]))
        assert state["outcome"]["winners"] == [0]
    seats = (await ann.get(f"/tables/{waiting}"))["seats"]
    assert [seat["you"] for seat in seats] == [True, False] and seats[1]["name"] == "" and seats[1]["resigned"]


async def test_logging_in_as_oneself_changes_nothing(home: Running) -> None:
    ann = await named(home, "Ann")
    cookie = ann.cookie
    await move(ann, ann)
    assert ann.cookie == cookie and len((await ann.get("/me/account"))["devices"]) == 1


async def test_a_socket_that_closed_is_known_no_more(home: Running) -> None:
    ann, sockets = await named(home, "Ann"), home.server[People]._sockets
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with ann.at(table) as one:
        async with ann.at(table) as two:
            for side in (one, two):
                await side.next("state")
            assert [len(open_) for open_ in sockets.values()] == [2]
        async with asyncio.timeout(PATIENCE):
            while [len(open_) for open_ in sockets.values()] != [1]:
                await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE):
        while sockets:
            await asyncio.sleep(0.01)


async def test_cached_users_stay_signed_in_while_the_store_does_not_answer(
    home: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, here = await named(home, "Ann"), home.server[People]
    await ann.get("/me")

    async def silent(_: bytes) -> None:
        raise OSError("no answer")

    monkeypatch.setattr(here.rows, "by_token", silent)
    monkeypatch.setattr(people, "CACHED_SECONDS", 0.0)
    assert (await ann.get("/tables?scope=mine")) == []
    unknown = home.stranger()
    unknown.web.cookies.set("ludoteka", "x" * 43)
    assert (await unknown.get("/me", 500))["error"] == "error-internal"


async def test_the_devices_that_came_last_are_remembered(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_CACHE_SIZE", 2)
    for name in ("Ann", "Bob", "Cid"):
        await named(home, name)
    assert [guest.name for guest, _ in home.server[People]._cache.values()] == ["Bob", "Cid"]
