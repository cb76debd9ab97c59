"""Databases and records of earlier versions open, play on, replay and verify.

Each folder is named after the commit whose server wrote it. `store.sqlite3.gz` is its database, `expected.json` lists
the tables and accounts in it and when it was written, and `record-*.json` are records that were downloaded from it.
These files never change; a later version that must stay readable gets a folder of its own. Before a test opens a
database, all times in it move by the age of the files: clocks and proposals then stand as they did.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Record
from ludoteka.server.store import now
from tests.server.people import Person, Running, play_on, running, settings_for

FOLDER = Path(__file__).parent
VERSIONS = ("ae1024f", "287a726")
EXPECTED: dict[str, dict[str, Any]] = {
    version: json.loads((FOLDER / version / "expected.json").read_text(encoding="utf-8")) for version in VERSIONS
}
RECORDS = sorted(FOLDER.glob("*/record-*.json"))


def tables_in(state: str, versions: tuple[str, ...] = VERSIONS) -> list[Any]:
    """The tables in this state, as parameters of a test."""
    return [
        pytest.param(version, table, id=f"{version}-{table['name'].replace(' ', '-')}")
        for version in versions
        for table in EXPECTED[version]["tables"]
        if table["state"] == state
    ]


def move_times(store: Path, by: int) -> None:
    """Add so many milliseconds to every time in a store: numbers of that size, and the first one of a clock's state."""
    with closing(sqlite3.connect(store)) as connection, connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall():
                is_time = f"typeof({column}) = 'integer' AND {column} BETWEEN 1000000000000 AND 9999999999999"
                connection.execute(f"UPDATE {table} SET {column} = {column} + ? WHERE {is_time}", (by,))
                if (table, column) == ("decisions", "clock"):
                    first = "json_extract(clock, '$[0]')"
                    connection.execute(
                        f"UPDATE decisions SET clock = json_set(clock, '$[0]', {first} + ?) WHERE json_valid(clock)",
                        (by,),
                    )


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[Any]:
    """A function that starts a server on a copy of the database of a version."""
    started: list[Any] = []

    async def start(version: str) -> Running:
        directory = tmp_path / version
        directory.mkdir()
        store = directory / "ludoteka.sqlite3"
        with gzip.open(FOLDER / version / "store.sqlite3.gz") as packed, store.open("wb") as file:
            shutil.copyfileobj(packed, file)
        move_times(store, now() - EXPECTED[version]["written"])
        context = running(settings_for(directory))
        started.append(context)
        return await context.__aenter__()

    yield start
    for context in reversed(started):
        await context.__aexit__(None, None, None)


def account(place: Running, cookie: str) -> Person:
    """The person whose browser has this cookie."""
    person = place.stranger()
    person.web.cookies.set("ludoteka", cookie)
    return person


def digest(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_record_of_an_earlier_version_replays_and_verifies(file: Path) -> None:
    record = Record.from_json(file.read_text(encoding="utf-8"))
    table = ludoteka.replay(record)
    assert table.record().decisions == record.decisions
    expected = next(
        entry
        for entry in EXPECTED[file.parent.name]["tables"]
        if entry["name"] == file.stem.removeprefix("record-").replace("-", " ")
    )
    assert len(ludoteka.verify(record)) == expected["statements verified"]


@pytest.mark.parametrize(("version", "table"), tables_in("finished") + tables_in("half"))
async def test_a_player_sees_an_old_table_as_before(servers: Any, version: str, table: dict[str, Any]) -> None:
    place = await servers(version)
    async with account(place, table["cookies"][0]).at(table["table"]) as side:
        state = await side.next("state")
    assert {
        "seq": state["seq"],
        "seat": state["seat"],
        "view": digest(state["view"]),
        "ask": bool(state["ask"]),
        "outcome": state["outcome"],
    } == table["first seat"]


@pytest.mark.parametrize(("version", "table"), tables_in("half"))
async def test_an_old_match_is_played_to_its_end(servers: Any, version: str, table: dict[str, Any]) -> None:
    place = await servers(version)
    people = [account(place, cookie) for cookie in table["cookies"]]
    sides = [person.at(table["table"]) for person in people]
    for side in sides:
        await side.__aenter__()
    if len(sides) == 2:
        ended = await play_on(sides, Random(7), 12 if table["game"] in ("harrow", "wonderland") else 10**9)
        if not ended:
            await people[0].post(f"/tables/{table['table']}/resign")
    else:
        await people[0].post(f"/tables/{table['table']}/resign")
    for side in sides:
        await side.__aexit__(None, None, None)
    answer = await people[0].web.get(f"/api/tables/{table['table']}/record")
    record = Record.from_json(answer.content)
    assert ludoteka.verify(record)
    assert ludoteka.replay(record).record().decisions == record.decisions


@pytest.mark.parametrize(("version", "table"), tables_in("finished"))
async def test_a_finished_old_match_is_replayed_in_the_browser(
    servers: Any, version: str, table: dict[str, Any]
) -> None:
    place = await servers(version)
    person = account(place, table["cookies"][0])
    replay = await person.get(f"/tables/{table['table']}/replay")
    record = Record.from_json((await person.web.get(f"/api/tables/{table['table']}/record")).content)
    assert replay["steps"] == len(record.decisions) + 1
    assert (await person.get(f"/tables/{table['table']}/replay/0"))[0]["seq"] == 0
    assert len(ludoteka.verify(record)) == table["statements verified"]


@pytest.mark.parametrize(("version", "table"), tables_in("waiting"))
async def test_a_table_that_waited_is_filled_and_begun(servers: Any, version: str, table: dict[str, Any]) -> None:
    place = await servers(version)
    host = account(place, table["cookies"][0])
    await (await place.person()).post(f"/tables/{table['table']}/sit", {"seat": 1})
    await host.post(f"/tables/{table['table']}/start")
    async with host.at(table["table"]) as side:
        assert (await side.next("state"))["seq"] == 0


@pytest.mark.parametrize(("version", "name"), [("ae1024f", "eve"), ("287a726", "anna"), ("287a726", "bert")])
async def test_an_old_account_opens_with_its_cookie(servers: Any, version: str, name: str) -> None:
    place = await servers(version)
    person = account(place, EXPECTED[version]["people"]["cookies"][name])
    assert (await person.get("/me"))["name"] == name.capitalize()


async def test_friends_ratings_and_matches_of_287a726_are_there(servers: Any) -> None:
    place = await servers("287a726")
    people = EXPECTED["287a726"]["people"]
    anna, bert = (account(place, people["cookies"][name]) for name in ("anna", "bert"))
    assert [friend["name"] for friend in (await anna.get("/me/friends"))["friends"]] == ["Bert"]
    assert [friend["name"] for friend in (await bert.get("/me/friends"))["friends"]] == ["Anna"]
    rated = next(table for table in EXPECTED["287a726"]["tables"] if table["name"] == "rated claim")
    player = account(place, rated["cookies"][0])
    (rating,) = await player.get("/me/ratings")
    assert {key: rating[key] for key in people["rating"]} == people["rating"]
    assert (await player.get("/me/matches"))["total"] == 1


async def test_talk_and_a_pending_proposal_of_287a726_are_there(servers: Any) -> None:
    place = await servers("287a726")
    people = EXPECTED["287a726"]["people"]
    table = next(entry for entry in EXPECTED["287a726"]["tables"] if entry["name"] == "mail-bot claim")
    async with account(place, people["cookies"]["bert"]).at(table["table"]) as side:
        talk = await side.next("talk")
        proposals = await side.next("proposals")
    assert [line["what"] for line in talk["lines"]] == ["Ahoj!"]
    assert [(entry["kind"], entry["seat"]) for entry in proposals["pending"]] == [("pause", 0)]


async def test_a_recovery_code_of_287a726_still_signs_in(servers: Any) -> None:
    place = await servers("287a726")
    person = await place.person()
    code = EXPECTED["287a726"]["people"]["recovery code"]
    answer = await person.web.post("/api/login/recovery", json={"code": code, "bring": False})
    assert answer.status_code == 200, answer.text
    assert (await person.get("/me"))["name"] == "Anna"


async def test_a_lesson_of_287a726_goes_on_where_it_was_left(servers: Any) -> None:
    place = await servers("287a726")
    table = next(entry for entry in EXPECTED["287a726"]["tables"] if entry["state"] == "lesson")
    async with account(place, table["cookies"][0]).at(table["table"]) as side:
        lesson = await side.next("lesson")
    assert lesson["lesson"]["step"] == EXPECTED["287a726"]["people"]["lesson step"]
