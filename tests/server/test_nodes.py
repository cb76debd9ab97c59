"""Several servers on one database: any of them serves any table, and the database decides which was first."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

import ludoteka
from ludoteka.kernel import pledge
from ludoteka.server import bus
from ludoteka.server.bots import bots as botting
from ludoteka.server.errors import Conflict, Refused
from ludoteka.server.settings import BadSettings, load
from ludoteka.server.store.writer import Statement
from ludoteka.server.tables import memory, play, sync
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.rebuilding import replay
from ludoteka.server.tables.sheet import Sheet
from tests.ports import free_port
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import PATIENCE, Person, Running, play_on, running, seated, settings_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
Pair = tuple[Running, Running]


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that look about much more often."""
    monkeypatch.setattr(memory, "SWEEP", 0.05)
    monkeypatch.setattr(sync, "SILENCE", 0.15)
    monkeypatch.setattr(botting, "STALLED", 0.2)


@pytest.fixture
async def pair(tmp_path: Path, database: str, channels: Redis, toys: None) -> AsyncIterator[Pair]:
    """Two servers on one store, started at the same moment."""
    settings = settings_for(tmp_path, database=database, redis=channels.url)
    async with AsyncExitStack() as stack:
        here, there = await asyncio.gather(*(stack.enter_async_context(running(settings)) for _ in range(2)))
        yield here, there


def over_there(person: Person, place: Running) -> Person:
    """The same person in another tab, at another server."""
    tab = place.stranger()
    tab.web.cookies.set("ludoteka", person.cookie)
    return tab


async def both_live(pair: Pair, table: str) -> list[LiveTable]:
    return [await place.tables.get(table) for place in pair]


async def soon(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def stories(lives: list[LiveTable]) -> list[tuple[Any, ...]]:
    """The copies of a table on each server; of a finished match only the server of the last decision has more than
    the end.
    """
    over = any(live.sheet.status == "finished" for live in lives)
    return [(live.sheet, live.table.record() if live.table and not over else live.seq) for live in lives]


def same(lives: list[LiveTable]) -> bool:
    one, other = stories(lives)
    return one == other


async def agree(lives: list[LiveTable]) -> None:
    """Wait until both servers have the same table; otherwise show the difference."""
    with suppress(TimeoutError):
        await soon(lambda: same(lives))
    one, other = stories(lives)
    assert one == other


# -- Decisions -------------------------------------------------------------------------------------------------------


async def test_a_decision_made_at_one_server_is_shown_at_the_other(pair: Pair) -> None:
    table, (ann, bob) = await seated(pair[0], GAMES["claim"], 2)
    async with ann.at(table) as one, over_there(bob, pair[1]).at(table) as two:
        assert await play_on([one, two], Random(1))
        assert one.state["view"]["match"] == two.state["view"]["match"]
    answers = [await person.web.get(f"/api/tables/{table}/record") for person in (ann, over_there(ann, pair[1]))]
    assert answers[0].text == answers[1].text
    assert ludoteka.verify(ludoteka.Record.from_json(answers[0].text))


async def test_the_first_of_two_decisions_with_one_number_is_saved_and_the_second_gets_a_fresh_state(
    pair: Pair,
) -> None:
    table, people = await seated(pair[0], GAMES["claim"], 2)
    lives = await both_live(pair, table)
    dice = Random(2)
    refused = 0
    while not lives[0].sheet.outcome:
        assert lives[0].table
        seq, (seat, ask) = lives[0].seq, next(iter(lives[0].table.asks.items()))
        keys = dice.sample(ask.keys, 2) if len(ask.keys) > 1 else ask.keys * 2
        tries = (
            play.choose(p.tables, live, int(seat), key, seq) for p, live, key in zip(pair, lives, keys, strict=True)
        )
        results = await asyncio.gather(*tries, return_exceptions=True)
        accepted = [result is True for result in results]
        assert accepted.count(True) == 1, results
        loser = results[accepted.index(False)]
        assert loser is False if keys[0] == keys[1] else isinstance(loser, Conflict), loser
        refused += isinstance(loser, Conflict)
        await agree(lives)
        row = (await pair[0].tables.rows.decisions(table, after=seq))[0]
        assert (row.seat, row.key) == (seat, keys[accepted.index(True)])
    assert refused > 20
    async with people[0].at(table) as one, over_there(people[0], pair[1]).at(table) as two:
        assert (await one.next("state"))["view"] == (await two.next("state"))["view"]


async def test_a_late_decision_is_refused_on_the_socket(pair: Pair) -> None:
    table, (ann, bob) = await seated(pair[0], GAMES["claim"], 2)
    asked = (await ann.get(f"/tables/{table}"))["waiting_for"][0]
    me = (ann, bob)[asked]
    async with me.at(table) as here, over_there(me, pair[1]).at(table) as there:
        first, second = (await here.next("state"))["ask"]["options"][:2]
        await there.next("state")
        await asyncio.gather(here.choose(first, seq=0), there.choose(second, seq=0))
        states = [await side.reach(1) for side in (here, there)]
        assert states[0]["view"] == states[1]["view"]
        for side in (here, there):  # what was said before is answered by then
            await side.say(t="ping")
            await side.next("pong")
        refusals = [message for side in (here, there) for message in side.received if '"refused"' in message]
        assert len(refusals) == 1 and "error-stale" in refusals[0]


async def test_sealed_answers_given_at_two_servers_at_once_are_both_kept(pair: Pair) -> None:
    table, _ = await seated(pair[0], GAMES["auction"], 3)
    lives = await both_live(pair, table)
    while not lives[0].sheet.outcome:
        assert lives[0].table
        seq, asks = lives[0].seq, lives[0].table.asks
        tries = [
            play.choose(place.tables, live, int(seat), ask.keys[0], seq)
            for place, live, (seat, ask) in zip(pair, lives, asks.items(), strict=False)
        ]
        assert await asyncio.gather(*tries) == [True] * len(tries)
        await agree(lives)
        assert lives[0].seq == seq + len(tries)


@pytest.mark.parametrize("game", ["auction", "harvest", "valeria"])
async def test_deciding_and_taking_back_at_two_servers_leaves_one_story(pair: Pair, game: str) -> None:
    table, _ = await seated(pair[0], GAMES[game], max(2, GAMES[game].seats[0]))
    lives = await both_live(pair, table)
    dice = Random(4)

    async def meddle(place: Running, live: LiveTable) -> None:
        for _ in range(30):
            if live.sheet.outcome:
                return
            assert live.table
            if not live.table.asks:
                await asyncio.sleep(0.01)
                continue
            seat, ask = dice.choice(list(live.table.asks.items()))
            undoing = [s for s in range(live.table.seats) if live.table.can_undo(s)]
            try:
                if undoing and dice.random() < 0.4:
                    await play.undo(place.tables, live, dice.choice(undoing), live.seq)
                else:
                    await play.choose(place.tables, live, int(seat), dice.choice(ask.keys), live.seq)
            except Refused as refusal:
                assert refusal.message in ("error-stale", "error-not-offered", "error-no-undo", "error-finished")
            await asyncio.sleep(dice.choice((0, 0, 0.005)))

    await asyncio.gather(*(meddle(place, live) for place, live in zip(pair, lives, strict=True)))
    await agree(lives)
    rows = await pair[0].tables.rows.decisions(table)
    assert [row.seq for row in rows] == list(range(lives[0].seq + 1))
    again = await replay(lives[0].sheet, rows)
    held = next(live.table for live in lives if live.table)
    assert again.table and again.table.record() == held.record()


async def test_a_decision_kept_between_two_reads_of_a_table_is_its_last_move(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await seated(pair[0], GAMES["claim"], 2)
    here, there = await both_live(pair, table)
    read = pair[1].tables.rows.sheet

    async def read_slowly(id: str) -> Sheet | None:
        sheet = await read(id)
        assert here.table
        seat, ask = next(iter(here.table.asks.items()))
        await asyncio.sleep(0.01)
        assert await play.choose(pair[0].tables, here, int(seat), ask.keys[0], here.seq)
        return sheet

    monkeypatch.setattr(pair[1].tables.rows, "sheet", read_slowly)
    async with there.lock:
        await pair[1].tables.restore(there)
    assert here.seq == there.seq == 1 and same([here, there])


async def test_the_last_decision_of_a_match_can_conflict_like_any_other(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await seated(pair[0], GAMES["harvest"], 1)
    here, there = lives = await both_live(pair, table)
    write = pair[1].server.store.writer.write
    overtaken: list[str] = []

    async def write_late(*statements: Statement) -> None:
        """While the end is being written the other server decides something else."""
        if there.sheet.status == "finished" and not overtaken:
            overtaken.append("bake")
            assert await play.choose(pair[0].tables, here, 0, overtaken[0], here.seq)
        await write(*statements)

    monkeypatch.setattr(pair[1].server.store.writer, "write", write_late)
    with pytest.raises(Conflict):
        while True:
            assert there.table
            await play.choose(pair[1].tables, there, 0, there.table.asks[ludoteka.Seat(0)].keys[-1], there.seq)
            await agree(lives)
    await agree(lives)
    assert here.table and here.table.decisions[-1][1] == "bake" and not here.sheet.outcome


async def test_an_undo_on_one_server_reaches_the_other(pair: Pair) -> None:
    table, people = await seated(pair[0], GAMES["auction"], 3)
    async with people[0].at(table) as one, over_there(people[1], pair[1]).at(table) as two:
        for side in (one, two):
            await side.next("state")
        await one.choose(one.state["ask"]["options"][0])
        await two.reach(1)
        await one.reach(1)
        await one.say(t="undo", seq=1)
        back = await two.until(lambda message: message["t"] == "state" and message["seq"] == 0)
        assert back["undone"] and back["sealed"] == [] and back["events"] == []


# -- The lobby -------------------------------------------------------------------------------------------------------


async def test_a_table_opened_at_one_server_stands_in_the_lobby_of_the_other(pair: Pair) -> None:
    ann = await pair[0].person()
    async with connect(f"{pair[1].address.replace('http', 'ws')}/api/lobby/socket", proxy=None) as lobby:
        assert '"open":[]' in str(await asyncio.wait_for(lobby.recv(), PATIENCE))
        table = (await ann.open("claim", [ME, OPEN]))["id"]
        assert table in str(await asyncio.wait_for(lobby.recv(), PATIENCE))


async def test_one_seat_is_given_to_one_person(pair: Pair) -> None:
    ann, bob, eve = await pair[0].person(), await pair[0].person(), await pair[1].person()
    for _ in range(5):
        table = (await ann.open("claim", [ME, OPEN]))["id"]
        await both_live(pair, table)
        answers = await asyncio.gather(
            *(person.web.post(f"/api/tables/{table}/sit", json={"seat": 1}) for person in (bob, eve))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        refusal = next(answer.json()["error"] for answer in answers if answer.status_code == 409)
        assert refusal in ("error-stale", "error-seat-taken")
        seats = [(await person.get(f"/tables/{table}"))["your_seat"] for person in (bob, eve)]
        assert sorted(map(str, seats)) == ["1", "None"]


async def test_a_rematch_asked_for_at_two_servers_is_one_table(pair: Pair) -> None:
    table, (ann, bob) = await seated(pair[0], GAMES["claim"], 2)
    far = over_there(bob, pair[1])
    await both_live(pair, table)
    await far.post(f"/tables/{table}/resign")
    again = await asyncio.gather(*(person.post(f"/tables/{table}/rematch") for person in (ann, far)))
    assert again[0]["id"] == again[1]["id"]
    assert sorted(t["id"] for t in await ann.get("/tables?scope=mine")) == sorted([table, again[0]["id"]])


async def test_salts_names_and_the_start_reach_the_other_server(pair: Pair) -> None:
    ann, bob = await pair[0].person(), await pair[1].person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    async with ann.at(table) as one:
        await one.next("state")
        await bob.web.put("/api/me", json={"name": "Bohumil"})
        await one.until(lambda message: message["t"] == "table" and message["info"]["seats"][1]["name"] == "Bohumil")
        salts = ["a1" * 32, "b2" * 32]
        pledges = zip((ann, bob), map(pledge, salts), strict=True)
        await asyncio.gather(*(p.post(f"/tables/{table}/luck/pledge", {"pledge": h}) for p, h in pledges))
        await ann.post(f"/tables/{table}/start")
        shown = zip((ann, bob), salts, strict=True)
        await asyncio.gather(*(p.post(f"/tables/{table}/luck/salt", {"salt": s}) for p, s in shown))
        assert (await one.until(lambda message: message["t"] == "state" and message["view"]))["seat"] == 0
    lives = await both_live(pair, table)
    await agree(lives)  # one was told by its own server that the match began, the other server hears of it
    assert lives[0].sheet.salts == tuple(salts)


async def test_a_player_on_another_server_is_present(pair: Pair) -> None:
    table, (ann, bob) = await seated(pair[0], GAMES["claim"], 2)

    def present(message: dict[str, Any], here: bool) -> bool:
        return message["t"] == "table" and message["info"]["seats"][1]["present"] is here

    async with ann.at(table) as one:
        await one.next("state")
        async with over_there(bob, pair[1]).at(table) as two:
            await one.until(lambda message: present(message, True))
            state = await two.next("state")
            if not state["info"]["seats"][0]["present"]:
                await two.until(lambda message: message["t"] == "table" and message["info"]["seats"][0]["present"])
        await one.until(lambda message: present(message, False))


async def test_guests_of_a_silent_server_are_absent_after_a_while(hurry: None, pair: Pair) -> None:
    table, people = await seated(pair[0], GAMES["claim"], 2)
    async with people[0].at(table) as one:
        await one.next("state")
        live = pair[0].tables.live[table]
        guest = live.sheet.chairs[1].guest
        assert guest and live.set_remote_presence("far away", [guest], [guest]) and live.present(guest)
        await soon(lambda: not live.present(guest))
        assert live.absent_seconds(guest) < PATIENCE, "counted from when it fell silent"


# -- Trouble ---------------------------------------------------------------------------------------------------------


async def test_a_bot_whose_server_is_gone_thinks_at_another(
    hurry: None, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await pair[0].person()
    table = (await ann.open("claim", [ME, BOT]))["id"]
    async with over_there(ann, pair[1]).at(table) as side:
        monkeypatch.setattr(pair[0].bots.pool, "choose", lambda _: asyncio.sleep(PATIENCE * 2))
        state = await side.next("state")
        dice = Random(5)
        for _ in range(6):
            while not state["ask"]:
                state = await side.next("state")
            await ann_chooses(pair[0], table, dice.choice(state["ask"]["options"]), state["seq"])
            state = await side.reach(state["seq"] + 1)


async def ann_chooses(place: Running, table: str, key: str, seq: int) -> None:
    live = await place.tables.get(table)
    assert await play.choose(place.tables, live, 0, key, seq)


async def test_without_redis_tables_are_compared_with_the_database(hurry: None, pair: Pair, channels: Redis) -> None:
    table, (ann, bob) = await seated(pair[0], GAMES["claim"], 2)
    async with ann.at(table) as one, over_there(bob, pair[1]).at(table) as two:
        await play_on([one, two], Random(6), decisions=4)
        await asyncio.to_thread(channels.stop)
        await play_on([one, two], Random(7), decisions=6)
        await asyncio.to_thread(channels.start)
        await play_on([one, two], Random(8), decisions=6)


async def test_a_lost_redis_is_reported_once_and_tables_are_compared_often(
    pair: Pair, channels: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    logger = SimpleNamespace(**{level: lambda event, **_: lines.append(event) for level in ("info", "warning")})
    monkeypatch.setattr(bus, "log", logger)
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.1)
    table, (ann, bob) = await seated(pair[0], GAMES["claim"], 2)
    web = pair[0].stranger().web
    async with ann.at(table) as one, over_there(bob, pair[1]).at(table) as two:
        await play_on([one, two], Random(6), decisions=2)
        assert (await web.get("/health")).json()["degraded"] == ""
        await asyncio.to_thread(channels.stop)
        await soon(lambda: all(place.server.bus.lost for place in pair))
        began = asyncio.get_running_loop().time()
        await play_on([one, two], Random(7), decisions=6)
        assert asyncio.get_running_loop().time() - began < 3 * memory.SWEEP  # otherwise a sweep for each turn
        health = await web.get("/health")
        assert health.status_code == 200 and health.json()["status"] == "ok"
        assert health.json()["degraded"].startswith("Redis does not answer")
        lives = await both_live(pair, table)
        assert all(live.present(sheet.guest) for live in lives for sheet in live.sheet.chairs)
        await asyncio.to_thread(channels.start)
        await soon(lambda: not any(place.server.bus.lost for place in pair))
        assert (await web.get("/health")).json()["degraded"] == ""
    assert lines.count("the message bus is lost") == lines.count("the message bus is back") == 2


def test_several_servers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="SQLite serves one"):
        load(environment={}, overrides={"data": str(tmp_path), "redis": "redis://127.0.0.1/0"})


# -- Real processes --------------------------------------------------------------------------------------------------


@contextmanager
def process(directory: Path, database: str, channels: str) -> Any:
    """`ludoteka serve` as an operator starts it; yields its address."""
    port = free_port()
    program = Path(sys.executable).with_name("ludoteka")
    environment = {**os.environ, "LUDOTEKA_DATABASE": database, "LUDOTEKA_REDIS": channels}
    command = [str(program), "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(directory)]
    with (directory / f"{port}.log").open("wb") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}", server
        finally:
            server.kill()
            server.wait(PATIENCE)


async def test_a_match_at_two_processes_outlives_one_of_them(tmp_path: Path, database: str, channels: Redis) -> None:
    with ExitStack() as stack:
        (here, _), (there, doomed) = (stack.enter_context(process(tmp_path, database, channels.url)) for _ in range(2))
        ann, bob = Person(here, "en"), Person(there, "en")
        for person in (ann, bob):
            await _up(person)
        table = (await ann.open("claim", [ME, OPEN]))["id"]
        await bob.post(f"/tables/{table}/sit", {"seat": 1})
        await bob.post(f"/tables/{table}/start")
        async with ann.at(table) as one:
            async with bob.at(table) as two:
                await play_on([one, two], Random(9), decisions=20)
                doomed.kill()
                await two.closed()
            moved = Person(here, "en")
            moved.web.cookies.set("ludoteka", bob.cookie)
            async with moved.at(table, last_seen=20) as two:
                assert (await two.next("state"))["seq"] == 20
                assert await play_on([one, two], Random(10))
        record = (await ann.web.get(f"/api/tables/{table}/record")).text
        for person in (ann, bob, moved):
            await person.web.aclose()
    assert ludoteka.verify(ludoteka.Record.from_json(record))


async def _up(person: Person) -> None:
    async with asyncio.timeout(PATIENCE * 3):
        while True:
            try:
                await person.get("/me")
                return
            except OSError:
                await asyncio.sleep(0.1)
            except Exception as trouble:
                if "connect" not in repr(trouble).lower():
                    raise
                await asyncio.sleep(0.1)
