"""People's own salts: added after the promise, told to nobody before the start, part of the luck and of the proof."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import ludoteka
from ludoteka.kernel import stream
from ludoteka.kernel.chance import commitment
from ludoteka.server.store import Store
from ludoteka.server.store.engine import MIGRATIONS
from ludoteka.server.tables.store import TableRows
from tests.server.people import Person, Running, play_on, running, settings_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}


async def _two(place: Running) -> tuple[str, Person, Person]:
    """A table that two people sit at and nobody has started."""
    ann, bob = await place.person(), await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    return table, ann, bob


def _salts(info: dict[str, Any]) -> list[str]:
    return [seat["salt"] for seat in info["seats"]]


async def test_the_seed_is_promised_before_anybody_can_add_a_salt(place: Running) -> None:
    ann = await place.person()
    opened = await ann.open("claim", [ME, OPEN])
    assert opened["commitment"] and _salts(opened) == ["", ""]
    salted = await ann.post(f"/tables/{opened['id']}/salt", {"salt": "frost on the window"})
    assert salted["commitment"] == opened["commitment"]


async def test_a_salt_is_tidied_changed_and_taken_away(place: Running) -> None:
    table, ann, _ = await _two(place)
    for said, kept in (
        (" two \n lines\u202e\0 ", "two lines"),
        ("želva 🐢", "želva 🐢"),
        ("x" * 64, "x" * 64),
        ("", ""),
    ):
        assert _salts(await ann.post(f"/tables/{table}/salt", {"salt": said})) == [kept, ""]
    for wrong in ({"salt": "x" * 65}, {"salt": 7}, {}, {"salt": "x", "seat": 1}):
        await ann.post(f"/tables/{table}/salt", wrong, status=400)


async def test_nobody_else_is_told_before_the_match_begins(place: Running) -> None:
    table, ann, bob = await _two(place)
    watcher = await place.person()
    async with bob.at(table) as side, watcher.at(table) as outside:
        await ann.post(f"/tables/{table}/salt", {"salt": "secret-of-ann"})
        for person, socket in ((bob, side), (watcher, outside)):
            await socket.next("table")
            told = [await person.get(f"/tables/{table}"), await person.get("/tables?scope=open")]
            assert "secret-of-ann" not in json.dumps(told) + "".join(socket.heard)
        assert _salts(await ann.get(f"/tables/{table}")) == ["secret-of-ann", ""]
        await ann.post(f"/tables/{table}/start")
        info = await side.until(lambda said: said["t"] == "table" and said["info"]["status"] == "playing")
        assert _salts(info["info"]) == ["secret-of-ann", ""]


async def test_only_who_sits_can_add_a_salt_and_only_before_the_start(place: Running) -> None:
    table, ann, bob = await _two(place)
    stranger = await place.person()
    refusal = await stranger.post(f"/tables/{table}/salt", {"salt": "x"}, status=403)
    assert refusal["error"] == "error-not-seated"
    await bob.post(f"/tables/{table}/start")
    refusal = await ann.post(f"/tables/{table}/salt", {"salt": "x"}, status=409)
    assert refusal["error"] == "error-started"


async def test_a_salt_moves_with_its_owner_and_leaves_with_them(place: Running) -> None:
    ann, bob = await place.person(), await place.person()
    table = (await ann.open("valeria", [ME, OPEN, OPEN]))["id"]
    await ann.post(f"/tables/{table}/salt", {"salt": "a"})
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    await bob.post(f"/tables/{table}/salt", {"salt": "b"})
    assert _salts(await bob.post(f"/tables/{table}/sit", {"seat": 2})) == ["", "", "b"]
    assert _salts(await ann.post(f"/tables/{table}/swap", {"a": 0, "b": 1})) == ["", "a", ""]
    assert _salts(await bob.post(f"/tables/{table}/stand")) == ["", "", ""]
    assert _salts(await bob.post(f"/tables/{table}/sit", {"seat": 0})) == ["", "", ""]
    await ann.post(f"/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": "easy"})
    assert _salts(await ann.get(f"/tables/{table}")) == ["", "", ""]


async def test_the_salts_are_part_of_the_luck_and_of_the_proof(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as place:
        table, ann, bob = await _two(place)
        await ann.post(f"/tables/{table}/salt", {"salt": "a"})
        await bob.post(f"/tables/{table}/salt", {"salt": "b"})
        cookies = [person.cookie for person in (ann, bob)]
    async with running(settings) as place:  # the salts are on disk
        people = [place.stranger(), place.stranger()]
        for person, cookie in zip(people, cookies, strict=True):
            person.web.cookies.set("ludoteka", cookie)
        await people[0].post(f"/tables/{table}/start")
        async with people[0].at(table) as one, people[1].at(table) as two:
            await play_on([one, two], Random(1), decisions=20)
    async with running(settings) as place:  # and the luck goes on where it was
        people = [place.stranger(), place.stranger()]
        for person, cookie in zip(people, cookies, strict=True):
            person.web.cookies.set("ludoteka", cookie)
        async with people[0].at(table) as one, people[1].at(table) as two:
            assert await play_on([one, two], Random(2))
        record = ludoteka.Record.from_json((await people[0].web.get(f"/api/tables/{table}/record")).text)
        info = await people[1].get(f"/tables/{table}")
    assert record.salts == ("a", "b") == tuple(_salts(info))
    assert record.seed and record.commitment == commitment(record.seed, table) == info["commitment"]
    assert ludoteka.verify(record)
    assert record.tape[0] == stream(record.seed, ("a", "b"))(0, 2)
    with pytest.raises(ludoteka.LudotekaError):
        ludoteka.verify(replace(record, salts=("a", "c")))


async def test_a_table_without_salts_has_the_luck_of_its_seed_alone(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, BOT]))["id"]
    live = await place.tables.get(table)
    assert live.table and live.table.record().salts == ()


async def test_tables_of_an_older_store_play_on(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{tmp_path / 'ludoteka.sqlite3'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO guests VALUES (1, x'00', 'Ann', 'en', 0)"))
        values = (
            f"'old', 'claim', '{ludoteka.game('claim').version}', '{{}}', '', 1, 1, 'waiting', 's', 0, 0, 0, '', ''"
        )
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))
        connection.execute(text("INSERT INTO chairs VALUES ('old', 0, 1, '', '', 0), ('old', 1, NULL, 'easy', '', 0)"))
    engine.dispose()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'ludoteka.sqlite3'}")
    await store.open()
    sheet = await TableRows(store).sheet("old")
    await store.close()
    assert sheet and sheet.revision == 0 and sheet.salts == () and len(sheet.chairs) == 2
