"""The host's rights in the waiting room: who begins, who sits, and what is played."""

from __future__ import annotations

from typing import Any

from tests.server.people import Person, Running

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
LIVE = {"kind": "live", "seconds": 600, "increment": 10, "on_timeout": "bot"}
TERMS: dict[str, Any] = {"settings": {}, "public": True, "clock": LIVE, "talk": False, "hints": True, "name": "Friday"}


async def named(place: Running, name: str) -> Person:
    person = await place.person()
    await person.web.put("/api/me", json={"name": name})
    return person


async def test_while_the_host_is_there_only_the_host_begins(place: Running) -> None:
    ann, bob = await named(place, "Ann"), await named(place, "Bob")
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    async with ann.at(table) as side:
        await side.next("state")
        assert (await bob.post(f"/tables/{table}/start", status=409))["error"] == "error-host-present"
    live = await place.tables.get(table)
    while live.sockets:
        await place.person()
    assert (await bob.post(f"/tables/{table}/start"))["status"] == "playing"


async def test_names_on_a_strangers_device_need_the_hosts_yes_at_a_public_table(place: Running) -> None:
    ann, eve = await named(place, "Ann"), await named(place, "Eve")
    table = (await ann.open("wonderland", [ME, OPEN, OPEN, OPEN], public=True))["id"]
    await eve.post(f"/tables/{table}/sit", {"seat": 1})
    await eve.post(f"/tables/{table}/sit", {"seat": 2, "here": "Zoe"})
    info = await eve.post(f"/tables/{table}/sit", {"seat": 3, "here": "Mia"})
    assert [seat["pending"] for seat in info["seats"]] == [False, False, True, True]
    assert (await eve.post(f"/tables/{table}/start", status=409))["error"] == "error-seats-pending"
    await eve.post(f"/tables/{table}/admit", {"seat": 2}, 403)
    await ann.post(f"/tables/{table}/admit", {"seat": 2})
    live = await place.tables.get(table)
    await place.tables.restore(live)
    assert live.sheet.pending_seats == [3], "and that is stored"
    await ann.post(f"/tables/{table}/seat", {"seat": 3, "kind": "bot"})
    assert (await ann.post(f"/tables/{table}/start"))["status"] == "playing"


async def test_at_ones_own_and_at_private_tables_nobody_is_asked(place: Running) -> None:
    ann, bob = await named(place, "Ann"), await named(place, "Bob")
    mine = (await ann.open("valeria", [ME, OPEN, OPEN], public=True))["id"]
    assert not (await ann.post(f"/tables/{mine}/sit", {"seat": 1, "here": "Zoe"}))["seats"][1]["pending"]
    private = (await ann.open("valeria", [ME, OPEN, OPEN], public=False))["id"]
    await bob.post(f"/tables/{private}/sit", {"seat": 1})
    assert not (await bob.post(f"/tables/{private}/sit", {"seat": 2, "here": "Mia"}))["seats"][2]["pending"]


async def test_who_is_sent_away_does_not_sit_down_again(place: Running) -> None:
    ann, eve, bob = await named(place, "Ann"), await named(place, "Eve"), await named(place, "Bob")
    table = (await ann.open("valeria", [ME, OPEN, OPEN], public=True))["id"]
    await eve.post(f"/tables/{table}/sit", {"seat": 1})
    await eve.post(f"/tables/{table}/sit", {"seat": 2, "here": "Mia"})
    await eve.post(f"/tables/{table}/seat", {"seat": 0, "kind": "open"}, 403)
    async with eve.at(table) as side:
        await side.next("state")
        info = await ann.post(f"/tables/{table}/seat", {"seat": 1, "kind": "open"})
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
        await side.until(lambda message: message["t"] == "table" and message["info"]["your_seat"] is None)
    live = await place.tables.get(table)
    await place.tables.restore(live)
    assert (await eve.post(f"/tables/{table}/sit", {"seat": 1}, 403))["error"] == "error-sent-away"
    await bob.post(f"/tables/{table}/sit", {"seat": 1})


async def test_the_host_changes_the_table_and_all_who_sit_there_see_it(place: Running) -> None:
    ann, bob = await named(place, "Ann"), await named(place, "Bob")
    table = (await ann.open("claim", [ME, OPEN], public=False))["id"]
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    path = f"/tables/{table}/change"
    change = {**TERMS, "settings": {"leader": "p1"}}
    await bob.post(path, change, 403)
    async with bob.at(table) as side:
        await side.next("state")
        await ann.post(path, change)
        info = (await side.next("table"))["info"]
    assert {name: info[name] for name in TERMS if name != "settings"} == {
        name: value for name, value in TERMS.items() if name != "settings"
    }
    assert info["settings"]["leader"] == "p1"
    live = await place.tables.get(table)
    await place.tables.restore(live)
    assert live.sheet.name == "Friday" and live.sheet.public and live.sheet.terms.clock
    assert (await ann.post(path, {**change, "settings": {"leader": "p9"}}, 400))["error"] == "error-bad-table"
    wrong = {**change, "clock": {**LIVE, "seconds": 5}}
    assert (await ann.post(path, wrong, 400))["error"] == "error-clock-live"
    assert (await ann.post(f"/tables/{table}/start"))["status"] == "playing"
    assert (await ann.post(path, change, 409))["error"] == "error-started"


async def test_a_rated_table_stays_one_with_a_clock_that_decides(place: Running) -> None:
    ann = await named(place, "Ann")
    clock = {**LIVE, "on_timeout": "forfeit"}
    table = (await ann.open("claim", [ME, OPEN], clock=clock, rated=True))["id"]
    await ann.post(f"/tables/{table}/change", {**TERMS, "clock": None, "hints": False}, 400)
    info = await ann.post(f"/tables/{table}/change", {**TERMS, "clock": {**clock, "seconds": 300}, "hints": False})
    assert info["rated"] and info["clock"]["seconds"] == 300
