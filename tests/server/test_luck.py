"""The luck of a table: committed at its creation, salted by pledge and reveal, secret until the end."""

from __future__ import annotations

import asyncio
import json
import secrets
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import ludoteka
from ludoteka.fairness import Receipt, check
from ludoteka.kernel import pledge, stream
from ludoteka.kernel.chance import commitment
from ludoteka.server.store import Store
from ludoteka.server.tables.store import TableRows
from tests.server.databases import older_store
from tests.server.people import Person, Running, play_on, running, settings_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
SALTS = ["a1" * 32, "b2" * 32, "c3" * 32]
PLEDGES = [pledge(salt) for salt in SALTS]


async def two_pledged(place: Running) -> tuple[str, Person, Person]:
    """A table that two people sit at, both with a pledge, and nobody has started."""
    ann, bob = await place.person(), await place.person()
    table = (await ann.open("claim", [ME, OPEN], pledge=PLEDGES[0]))["id"]
    await bob.post(f"/tables/{table}/sit", {"seat": 1, "pledge": PLEDGES[1]})
    return table, ann, bob


def seat_fields(info: dict[str, Any], what: str) -> list[Any]:
    return [seat[what] for seat in info["seats"]]


async def again(place: Running, *cookies: str) -> list[Person]:
    """People who come back to a restarted server."""
    people = [place.stranger() for _ in cookies]
    for person, cookie in zip(people, cookies, strict=True):
        person.web.cookies.set("ludoteka", cookie)
    return people


# -- The promise -----------------------------------------------------------------------------------------------------


async def test_the_commitment_is_stored_with_its_time_and_never_computed_again(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as place:
        ann = await place.person()
        opened = await ann.open("claim", [ME, OPEN])
    with create_engine(f"sqlite:///{tmp_path / 'ludoteka.sqlite3'}").begin() as store:
        rows = store.execute(text("SELECT * FROM promises")).all()
        assert [(row.table_id, row.commitment) for row in rows] == [(opened["id"], opened["commitment"])]
        store.execute(text("UPDATE tables SET seed = 'another'"))
    async with running(settings) as place:
        info = await (await place.person()).get(f"/tables/{opened['id']}")
    assert (info["commitment"], info["committed_at"]) == (opened["commitment"], opened["committed_at"])


async def test_a_removed_table_takes_its_commitment_along(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN], pledge=PLEDGES[0]))["id"]
    assert (await ann.web.delete(f"/api/tables/{table}")).status_code == 204
    await ann.get(f"/tables/{table}", status=404)
    await ann.get(f"/tables/{table}/luck", status=404)


# -- Pledge and reveal -----------------------------------------------------------------------------------------------


async def test_salts_are_shown_when_all_pledges_are_there_and_the_last_one_begins_the_match(place: Running) -> None:
    table, ann, bob = await two_pledged(place)
    early = await ann.post(f"/tables/{table}/luck/salt", {"salt": SALTS[0]}, status=409)
    assert early["error"] == "error-salt-early"
    closed = await ann.post(f"/tables/{table}/start")
    assert closed["closed"] and closed["status"] == "waiting" and seat_fields(closed, "pledge") == PLEDGES[:2]
    first = await ann.post(f"/tables/{table}/luck/salt", {"salt": SALTS[0]})
    assert first["status"] == "waiting"
    last = await bob.post(f"/tables/{table}/luck/salt", {"salt": SALTS[1]})
    assert last["status"] == "playing" and seat_fields(last, "unrevealed") == [False, False]
    live = await place.tables.get(table)
    assert live.table and live.table.tape[0] == stream(live.sheet.seed, tuple(SALTS[:2]))(0, 2)
    repeated = await bob.post(f"/tables/{table}/luck/salt", {"salt": SALTS[1]})
    assert repeated["status"] == "playing", "what was said twice is taken once"
    assert (await ann.post(f"/tables/{table}/start", status=409))["error"] == "error-started"


async def test_nobody_changes_seats_or_pledges_once_the_table_is_closed(place: Running) -> None:
    table, ann, bob = await two_pledged(place)
    await ann.post(f"/tables/{table}/start")
    for who, way, body in (
        (bob, "stand", {}),
        (ann, "swap", {"a": 0, "b": 1}),
        (ann, "seat", {"seat": 1, "kind": "bot"}),
        (await place.person(), "sit", {"seat": 1}),
    ):
        assert (await who.post(f"/tables/{table}/{way}", body, status=409))["error"] == "error-starting"
    assert (await ann.web.delete(f"/api/tables/{table}")).status_code == 409
    refused = await bob.post(f"/tables/{table}/luck/pledge", {"pledge": PLEDGES[2]}, status=409)
    assert refused["error"] == "error-pledges-closed"
    assert (await ann.post(f"/tables/{table}/start"))["closed"], "starting twice is starting"


async def test_a_pledge_sent_twice_is_stored_once(place: Running) -> None:
    table, ann, _ = await two_pledged(place)
    live = await place.tables.get(table)
    for pledged, changes in ((PLEDGES[0], 0), (PLEDGES[2], 1), (PLEDGES[2], 1)):
        if pledged == PLEDGES[0]:
            before = live.sheet.revision
        await ann.post(f"/tables/{table}/luck/pledge", {"pledge": pledged})
        assert live.sheet.revision == before + changes


async def test_bad_pledges_and_salts_are_refused_in_words(place: Running) -> None:
    table, ann, bob = await two_pledged(place)
    for wrong in ("", "x" * 64, "A1" * 32, "a" * 63, "a" * 65, "a" * 64 + "\n", 7, None):
        for way, field in (("luck/pledge", "pledge"), ("luck/salt", "salt"), ("sit", "pledge")):
            if way == "sit" and wrong is None:
                continue
            await ann.post(f"/tables/{table}/{way}", {"seat": 1, field: wrong} if way == "sit" else {field: wrong}, 400)
    await ann.open("claim", [ME, OPEN], pledge="short", status=400)
    stranger = await place.person()
    for way, body in (("pledge", {"pledge": PLEDGES[2]}), ("salt", {"salt": SALTS[2]})):
        assert (await stranger.post(f"/tables/{table}/luck/{way}", body, 403))["error"] == "error-not-seated"
        await ann.post(f"/tables/nowhere/luck/{way}", body, status=404)
    await ann.post(f"/tables/{table}/start")
    other = await bob.post(f"/tables/{table}/luck/salt", {"salt": SALTS[0]}, status=400)
    assert other["error"] == "error-other-salt"
    unsalted = (await ann.open("claim", [ME, OPEN]))["id"]
    unasked = await ann.post(f"/tables/{unsalted}/luck/salt", {"salt": SALTS[0]}, status=409)
    assert unasked["error"] == "error-not-pledged"


async def test_a_pledge_moves_with_its_owner_and_leaves_with_them(place: Running) -> None:
    ann, bob = await place.person(), await place.person()
    table = (await ann.open("valeria", [ME, OPEN, OPEN], pledge=PLEDGES[0]))["id"]
    sat = await bob.post(f"/tables/{table}/sit", {"seat": 1, "pledge": PLEDGES[1]})
    assert seat_fields(sat, "pledge") == [*PLEDGES[:2], ""]
    moved = await bob.post(f"/tables/{table}/sit", {"seat": 2})
    assert seat_fields(moved, "pledge") == [PLEDGES[0], "", PLEDGES[1]]
    swapped = await ann.post(f"/tables/{table}/swap", {"a": 0, "b": 1})
    assert seat_fields(swapped, "pledge") == ["", *PLEDGES[:2]]
    anew = await bob.post(f"/tables/{table}/luck/pledge", {"pledge": PLEDGES[2]})
    assert seat_fields(anew, "pledge") == ["", PLEDGES[0], PLEDGES[2]]
    assert seat_fields(await bob.post(f"/tables/{table}/stand"), "pledge") == ["", PLEDGES[0], ""]
    freed = await ann.post(f"/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": "easy"})
    assert seat_fields(freed, "pledge") == ["", "", ""]


# -- Nobody can hold the table ---------------------------------------------------------------------------------------


async def test_a_seat_that_does_not_reveal_is_named_and_its_pledge_counts(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, reveal_seconds=0.3)) as place:
        table, ann, bob = await two_pledged(place)
        async with ann.at(table) as one:
            await ann.post(f"/tables/{table}/start")
            await ann.post(f"/tables/{table}/luck/salt", {"salt": SALTS[0]})
            began = await one.until(lambda message: message["t"] == "table" and message["info"]["status"] == "playing")
        assert seat_fields(began["info"], "unrevealed") == [False, True]
        late = await bob.post(f"/tables/{table}/luck/salt", {"salt": SALTS[1]}, status=409)
        assert late["error"] == "error-salt-late"
        live = await place.tables.get(table)
        assert live.sheet.salts == (SALTS[0], PLEDGES[1])
        await bob.post(f"/tables/{table}/resign")
        record = ludoteka.Record.from_json((await ann.web.get(f"/api/tables/{table}/record")).text)
    assert record.pledges == tuple(PLEDGES[:2]) and record.salts == (SALTS[0], PLEDGES[1])
    assert "seat 2 did not show its salt in time: its pledge was mixed in instead" in ludoteka.verify(record)


async def test_a_table_without_pledges_starts_at_once(place: Running) -> None:
    ann = await place.person()
    table = await ann.open("claim", [ME, BOT])
    assert table["status"] == "playing"
    live = await place.tables.get(table["id"])
    assert live.sheet.pledges == live.sheet.salts == ()


async def test_a_match_against_bots_is_salted_too(place: Running) -> None:
    ann = await place.person()
    opened = await ann.open("claim", [ME, BOT], pledge=PLEDGES[0])
    assert opened["closed"] and opened["status"] == "waiting" and len(opened["commitment"]) == 64
    begun = await ann.post(f"/tables/{opened['id']}/luck/salt", {"salt": SALTS[0]})
    assert begun["status"] == "playing"
    assert (await place.tables.get(opened["id"])).sheet.salts == (SALTS[0], "")


async def test_a_rematch_has_a_new_commitment_and_new_salts(place: Running) -> None:
    table, ann, bob = await two_pledged(place)
    await ann.post(f"/tables/{table}/start")
    for person, salt in ((ann, SALTS[0]), (bob, SALTS[1])):
        await person.post(f"/tables/{table}/luck/salt", {"salt": salt})
    old = await bob.post(f"/tables/{table}/resign")
    fresh = [secrets.token_hex(32) for _ in range(2)]
    await ann.post(f"/tables/{table}/rematch", {"pledge": pledge(fresh[0])})
    new = await bob.post(f"/tables/{table}/rematch", {"pledge": pledge(fresh[1])})
    assert new["closed"] and new["commitment"] != old["commitment"]
    assert sorted(seat_fields(new, "pledge")) == sorted(map(pledge, fresh))
    for person, salt in ((ann, fresh[0]), (bob, fresh[1])):
        begun = await person.post(f"/tables/{new['id']}/luck/salt", {"salt": salt})
    assert begun["status"] == "playing" and seat_fields(begun, "unrevealed") == [False, False]


# -- Nothing is lost, nothing leaks ----------------------------------------------------------------------------------


async def test_a_restart_between_pledge_and_reveal_loses_nothing(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as place:
        table, ann, bob = await two_pledged(place)
        cookies = ann.cookie, bob.cookie
        promised = (await ann.get(f"/tables/{table}"))["commitment"]
    async with running(settings) as place:  # the pledges are on disk
        ann, bob = await again(place, *cookies)
        await ann.post(f"/tables/{table}/start")
        await ann.post(f"/tables/{table}/luck/salt", {"salt": SALTS[0]})
    async with running(settings) as place:  # so is the one salt that was shown
        ann, bob = await again(place, *cookies)
        begun = await bob.post(f"/tables/{table}/luck/salt", {"salt": SALTS[1]})
        assert begun["status"] == "playing"
        async with ann.at(table) as one, bob.at(table) as two:
            await play_on([one, two], Random(1), decisions=20)
    async with running(settings) as place:  # and the luck goes on where it was
        ann, bob = await again(place, *cookies)
        async with ann.at(table) as one, bob.at(table) as two:
            assert await play_on([one, two], Random(2))
        record = ludoteka.Record.from_json((await ann.web.get(f"/api/tables/{table}/record")).text)
    assert record.salts == tuple(SALTS[:2]) and record.pledges == tuple(PLEDGES[:2])
    assert record.seed and record.commitment == commitment(record.seed, table) == promised
    assert "2 of 2 salts were shown, each the one that was pledged" in ludoteka.verify(record)


async def test_a_table_that_was_closed_when_the_server_died_begins_when_somebody_comes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, reveal_seconds=0.3)
    async with running(settings_for(tmp_path, reveal_seconds=60.0)) as place:
        table, ann, _ = await two_pledged(place)
        await ann.post(f"/tables/{table}/start")
        cookie = ann.cookie
    async with running(settings) as place:
        (ann,) = await again(place, cookie)
        async with ann.at(table) as one:
            state = await one.until(lambda message: message["t"] == "state" and message["view"] is not None)
        assert state["seat"] == 0


async def test_seed_and_salts_are_secret_until_the_end_while_commitment_and_pledges_are_public(
    place: Running,
) -> None:
    table, ann, bob = await two_pledged(place)
    watcher = await place.person()
    async with ann.at(table) as one, bob.at(table) as two, watcher.at(table) as outside:
        await ann.post(f"/tables/{table}/start")
        for person, salt in ((ann, SALTS[0]), (bob, SALTS[1])):
            await person.post(f"/tables/{table}/luck/salt", {"salt": salt})
        for socket in (one, two, outside):
            await socket.until(lambda message: message["t"] == "state" and message["view"] is not None)
        await play_on([one, two], Random(3), decisions=10)
        seed = (await place.tables.get(table)).sheet.seed
        for person, socket in ((ann, one), (bob, two), (watcher, outside)):
            await socket.reach(10)
            looked = [await person.get(path) for path in (f"/tables/{table}", f"/tables/{table}/luck", "/tables")]
            everything = json.dumps(looked) + "".join(socket.received)
            assert not any(secret in everything for secret in (seed, *SALTS))
            info, luck = looked[0], looked[1]
            assert luck["pledges"] == PLEDGES[:2] and luck["commitment"] == info["commitment"]
            assert datetime.fromisoformat(luck["committed_at"]) == datetime.fromisoformat(info["committed_at"])
            assert (luck["seed"], luck["salts"], luck["sizes"], luck["tape"]) == (None, [], None, None)


async def test_the_end_tells_everything_that_proves_it(place: Running) -> None:
    table, ann, bob = await two_pledged(place)
    await ann.post(f"/tables/{table}/start")
    for person, salt in ((ann, SALTS[0]), (bob, SALTS[1])):
        await person.post(f"/tables/{table}/luck/salt", {"salt": salt})
    async with ann.at(table) as one, bob.at(table) as two:
        assert await play_on([one, two], Random(4))
    luck = await ann.get(f"/tables/{table}/luck")
    assert luck["salts"] == SALTS[:2] and commitment(luck["seed"], table) == luck["commitment"]
    source = stream(luck["seed"], tuple(luck["salts"]))
    assert luck["tape"] == [source(at, n) for at, n in enumerate(luck["sizes"])]
    record = ludoteka.Record.from_json((await ann.web.get(f"/api/tables/{table}/record")).text)
    assert luck["tape"] == list(record.tape)


async def test_pledges_of_all_seats_may_come_at_the_same_moment(place: Running) -> None:
    people = [await place.person() for _ in range(4)]
    table = (await people[0].open("harrow", [ME, OPEN, OPEN, OPEN]))["id"]
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/tables/{table}/sit", {"seat": seat})
    salts = [secrets.token_hex(32) for _ in people]
    told_at_once = zip(people, map(pledge, salts), strict=True)
    await asyncio.gather(*(p.post(f"/tables/{table}/luck/pledge", {"pledge": h}) for p, h in told_at_once))
    await people[2].post(f"/tables/{table}/start")
    shown_at_once = zip(people, salts, strict=True)
    await asyncio.gather(*(p.post(f"/tables/{table}/luck/salt", {"salt": s}) for p, s in shown_at_once))
    assert (await place.tables.get(table)).sheet.salts == tuple(salts)


# -- The operator has the database ---------------------------------------------------------------------------------


@pytest.mark.parametrize("promise_too", [False, True], ids=["the promise left", "the promise replaced too"])
async def test_a_seed_replaced_in_the_store_after_the_salts_is_found_out(tmp_path: Path, promise_too: bool) -> None:
    """The best of 300 seeds, chosen when the salts of both players were known."""
    settings = settings_for(tmp_path, reveal_seconds=60.0)
    async with running(settings) as place:
        table, ann, bob = await two_pledged(place)
        await ann.post(f"/tables/{table}/start")
        info = await ann.post(f"/tables/{table}/luck/salt", {"salt": SALTS[0]})
        cookies = ann.cookie, bob.cookie
    best = max((f"{n:064x}" for n in range(300)), key=lambda seed: stream(seed, tuple(SALTS[:2]))(0, 10**6))
    with create_engine(f"sqlite:///{tmp_path / 'ludoteka.sqlite3'}").begin() as store:
        store.execute(text("UPDATE tables SET seed = :seed"), {"seed": best})
        if promise_too:
            store.execute(text("UPDATE promises SET commitment = :told"), {"told": commitment(best, table)})
    async with running(settings) as place:
        ann, bob = await again(place, *cookies)
        await bob.post(f"/tables/{table}/luck/salt", {"salt": SALTS[1]})
        async with ann.at(table) as one, bob.at(table) as two:
            assert await play_on([one, two], Random(5))
        record = ludoteka.Record.from_json((await ann.web.get(f"/api/tables/{table}/record")).text)
    mine = Receipt(table, 0, info["commitment"], "waiting", SALTS[0], PLEDGES[0], shown=True)
    wrong = {finding.name for finding in check(record, mine) if finding.grade == "bad"}
    assert wrong == ({"promise-changed"} if promise_too else {"seed"})
    if not promise_too:
        with pytest.raises(ludoteka.BadRecord, match="committed"):
            ludoteka.verify(record)


# -- Before this -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["waiting", "playing"])
async def test_tables_of_an_older_store_have_the_commitment_that_was_shown(tmp_path: Path, status: str) -> None:
    with older_store(tmp_path, "0002") as connection:
        connection.execute(text("INSERT INTO guests VALUES (1, x'00', 'Ann', 'en', 0)"))
        version = ludoteka.game("claim").version
        values = f"'old', 'claim', '{version}', '{{}}', '', 1, 1, '{status}', 's', 7, 7, 0, '', '', 0"
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))
        connection.execute(
            text("INSERT INTO chairs VALUES ('old', 0, 1, '', '', 0, 'abc'), ('old', 1, NULL, 'easy', '', 0, '')")
        )
    store = Store(f"sqlite:///{tmp_path / 'ludoteka.sqlite3'}")
    await store.open()
    sheet = await TableRows(store).sheet("old")
    await store.close()
    assert sheet and (sheet.commitment, sheet.committed_at) == (commitment("s", "old"), 7) and sheet.pledges == ()
    assert sheet.salts == (("abc", "") if status == "playing" else ()), "words typed before are part of a begun match"
