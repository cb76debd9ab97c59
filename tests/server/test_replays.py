"""Nothing heavier than a move in the loop: replays come from another process, long matches arrive in slices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from ludoteka import shelf
from ludoteka.server.errors import Refused
from ludoteka.server.limits import RateLimit
from ludoteka.server.processes import Process
from ludoteka.server.replays import jobs as replaying
from ludoteka.server.replays import rendering
from ludoteka.server.replays.rendering import Pages, render
from ludoteka.server.tables import memory, rebuilding
from ludoteka.server.tables.live import LiveTable
from tests.server.conftest import GAMES
from tests.server.people import Person, Running, play_on, running, seated, settings_for

ME, EASY = {"kind": "me"}, {"kind": "bot", "level": "easy"}


async def _finished(place: Running) -> tuple[str, list[Person]]:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        assert await play_on([one, two], Random(1))
    place.tables.live.clear()
    return table, people


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose replays were rendered, in another process."""
    done: list[str] = []
    do = Process.do

    async def noted(self: Process, seconds: float, work: Any, *args: Any) -> Any:
        if work is render:
            done.append(args[0].table)
        return await do(self, seconds, work, *args)

    monkeypatch.setattr(Process, "do", noted)
    return done


async def test_a_replay_is_rendered_once_elsewhere_and_loads_no_table(place: Running, rendered: list[str]) -> None:
    table, _ = await _finished(place)
    visitors = [place.stranger() for _ in range(12)]
    answers = await asyncio.gather(*(visitor.get(f"/tables/{table}/replay") for visitor in visitors))
    assert rendered == [table] and {answer["steps"] for answer in answers} == {53}
    page = await visitors[0].get(f"/tables/{table}/replay/0")
    assert len(page) == 53 and page[1]["decision"][1].startswith("play/")
    assert rendered == [table] and not place.tables.live


class _Made(NamedTuple):
    """A replay with a size in bytes and a cost in seconds."""

    size: int
    seconds: float = 0.5


class _Server:
    """The parts of a server that replays need; the process returns `sizes` by table."""

    def __init__(self, sizes: dict[str, int]) -> None:
        self.sizes, self.rendered = sizes, list[str]()
        self.guard = SimpleNamespace(work=RateLimit(1.0, 10.0))
        self.hold: asyncio.Event | None = None
        self.tables = SimpleNamespace(
            rows=SimpleNamespace(decisions=self.nothing), editions=SimpleNamespace(know=self.nothing)
        )

    def __getitem__(self, _: Any) -> Any:
        return self.tables

    async def nothing(self, _: Any) -> Any:
        return []

    async def do(self, seconds: float, make: Any, record: str, content: Any) -> _Made:
        self.rendered.append(record)
        if self.hold:
            await self.hold.wait()
        return _Made(self.sizes[record])


@pytest.fixture
def again(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Any, _Server]]:
    monkeypatch.setattr(replaying, "record_of", lambda sheet, rows: sheet.id)
    monkeypatch.setattr(shelf, "content_of", lambda game: None)

    def jobs(keep: int, **sizes: int) -> tuple[Any, _Server]:
        server: Any = _Server(sizes)
        return replaying.ReplayJobs(server, server, asyncio.Lock(), keep, render), server

    return jobs


def _sheet(id: str) -> Any:
    return SimpleNamespace(id=id, game="claim", version=None)


async def test_replays_are_kept_as_far_as_there_is_room_and_the_last_one_always(again: Any) -> None:
    replays, server = again(10, a=4, b=6, c=5, d=99)
    for id in ("a", "b", "a", "c", "a", "d", "d", "c"):
        assert (await replays.of(_sheet(id), "ann")).size == server.sizes[id]
    # c drives out b, for a was seen since; d everything
    assert server.rendered == ["a", "b", "c", "d", "c"] and list(replays._cache) == ["c"]


async def test_the_first_request_is_charged_and_the_queue_is_limited(
    again: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replaying, "WAITING", 1)
    replays, server = again(10, a=1, b=1)
    server.hold = asyncio.Event()
    first = asyncio.create_task(replays.of(_sheet("a"), "ann"))
    await asyncio.sleep(0)
    same = asyncio.create_task(replays.of(_sheet("a"), "bob"))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refusal:
        await replays.of(_sheet("b"), "eve")
    assert (refusal.value.message, refusal.value.status) == ("error-busy", 503)
    server.hold.set()
    assert await first is await same and not replays._coming
    levels = {who: bucket._level for who, bucket in server.guard.work._buckets.items()}
    assert 9.5 <= levels["ann"] < 10 and "bob" not in levels and levels["eve"] == 10


async def test_one_visitor_cannot_fill_the_queue(again: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "WAITING_OF_ONE", 2)
    replays, server = again(10, a=1, b=1, c=1, d=1)
    server.hold = asyncio.Event()
    first = [asyncio.create_task(replays.of(_sheet(id), "ann")) for id in "ab"]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="at once"):
        await replays.of(_sheet("c"), "ann")
    other = asyncio.create_task(replays.of(_sheet("d"), "bob"))
    await asyncio.sleep(0)
    server.hold.set()
    await asyncio.gather(*first, other)
    assert (await replays.of(_sheet("c"), "ann")).size == 1 and not replays._payers


async def test_a_server_that_closes_does_not_wait_for_replays(again: Any) -> None:
    replays, server = again(10, a=1)
    server.hold = asyncio.Event()
    asking = asyncio.create_task(replays.of(_sheet("a"), "ann"))
    while not server.rendered:
        await asyncio.sleep(0)
    await replays.close()
    with pytest.raises(asyncio.CancelledError):
        await asking


def test_the_open_view_combines_the_views_of_all_seats() -> None:
    for a, b, together in (
        ({"hand": 3, "deck": None}, {"hand": ["x"], "deck": 2}, {"hand": ["x"], "deck": 2}),
        ({"hand": ["x"]}, {"hand": 3, "more": 1}, {"hand": ["x"], "more": 1}),
        (["a", None], [None, "b"], ["a", "b"]),
        (["a"], [], ["a"]),
        ([], ["a"], ["a"]),
        (None, 0, 0),
        (0, None, 0),
        (4, 4, 4),
        ({"n": 1}, 7, {"n": 1}),
    ):
        assert rendering._join(a, b) == together


async def test_a_page_that_is_not_there_is_not_found(place: Running) -> None:
    table, people = await _finished(place)
    for page in (1, 99, -1):
        assert (await people[0].web.get(f"/api/tables/{table}/replay/{page}")).status_code == 404


async def test_a_page_comes_plain_to_those_who_cannot_unpack_it(place: Running) -> None:
    table, people = await _finished(place)
    path = f"/api/tables/{table}/replay/0"
    packed = await people[0].web.get(path, headers={"Accept-Encoding": "gzip"})
    plain = await people[0].web.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


async def test_expensive_work_is_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings_for(tmp_path, work_rate=0.001)) as place:
        tables = [await _finished(place) for _ in range(2)]

        async def costly(self: Process, seconds: float, work: Any, *args: Any) -> Any:
            return Pages(1, (b"",), 5.0)

        monkeypatch.setattr(Process, "do", costly)
        stranger = place.stranger()
        await stranger.get(f"/tables/{tables[0][0]}/replay")
        refusal = await stranger.get(f"/tables/{tables[1][0]}/replay", 429)
        assert refusal["error"] == "error-too-fast" and refusal["args"]["seconds"] > 60
        await stranger.get(f"/tables/{tables[0][0]}/replay")  # what is ready costs nothing
        assert (await stranger.get(f"/tables/{tables[1][0]}"))["status"] == "finished"


async def test_loading_long_matches_is_charged_to_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "PER_ROW", 100.0)
    async with running(settings_for(tmp_path, work_rate=0.001)) as place:
        first, second = [(await seated(place, GAMES["claim"], 2))[0] for _ in range(2)]
        place.tables.live.clear()
        await place.tables.get(first, "ann")
        with pytest.raises(Refused) as refused:
            await place.tables.get(second, "ann")
        assert refused.value.message == "error-too-fast"
        await place.tables.get(first)
        await place.tables.get(second, "bob")


async def test_a_worker_that_dies_over_a_replay_is_told_in_words(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludoteka.server.processes import Died

    table, people = await _finished(place)

    async def dying(self: Process, seconds: float, work: Any, *args: Any) -> Any:
        raise Died("it fell over")

    with monkeypatch.context() as patch:
        patch.setattr(Process, "do", dying)
        assert (await people[0].get(f"/tables/{table}/replay", 503))["error"] == "error-busy"
    assert (await people[0].get(f"/tables/{table}/replay"))["steps"] == 53


async def test_others_are_served_between_the_moves_of_a_match_that_is_loaded(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(2), decisions=40)
    place.tables.live.clear()
    monkeypatch.setattr(rebuilding, "SLICE", 0.0)
    turns = 0

    async def another() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    follow, between = LiveTable.apply, []

    def noted(self: Any, seat: int, key: str, moment: int | None = None) -> Any:
        between.append(turns)
        return follow(self, seat, key, moment)

    monkeypatch.setattr(LiveTable, "apply", noted)
    task = asyncio.create_task(another())
    live = await place.tables.get(table)
    task.cancel()
    assert live.seq == 40 and len(between) == 40
    assert all(before < after for before, after in pairwise(between))


async def test_the_list_of_my_tables_knows_whose_turn_it_is_and_loads_nothing(place: Running) -> None:
    table, people = await seated(place, GAMES["auction"], 3)
    infos = await people[0].get("/tables?scope=mine")
    assert infos[0]["waiting_for"] == [0, 1, 2] and infos[0]["turn"]
    async with people[1].at(table) as side:
        await side.choose((await side.next("state"))["ask"]["options"][0])
        await side.reach(1)
    place.tables.live.clear()
    infos = [(await person.get("/tables?scope=mine"))[0] for person in people]
    assert [info["waiting_for"] for info in infos] == [[0, 2]] * 3
    assert [info["turn"] for info in infos] == [True, False, True]
    async with people[1].at(table) as side:
        await side.next("state")
        await side.say(t="undo", seq=1)
        await side.reach(0)
        await side.until(lambda message: message["t"] == "state" and message["seq"] == 0)
    place.tables.live.clear()
    assert (await people[1].get("/tables?scope=mine"))[0]["waiting_for"] == [0, 1, 2]
    assert not place.tables.live
