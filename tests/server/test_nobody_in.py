"""Wrong seats, foreign pages, stolen ids, garbage: refused with a reason, nothing changed, the server stays up."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from ludoteka.server.lobby.wire import CreateTable
from ludoteka.server.people.wire import MeChange
from ludoteka.server.tables.wire import AskWhy, Choose
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Chairside, Person, Running, play_on, running, seated, settings_for
from tests.server.test_limits import Clock

# -- Seats -----------------------------------------------------------------------------------------------------------


async def test_the_id_of_a_table_lets_people_watch_but_not_play(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    thief = await place.person()
    async with people[0].at(table) as one, people[1].at(table) as two, thief.at(table) as side:
        before = await side.next("state")
        for person in (one, two):
            await person.next("state")
        asked = one if one.state["ask"] else two
        for message in (
            {"t": "choose", "seq": 0, "key": asked.state["ask"]["options"][0]},
            {"t": "undo", "seq": 0},
            {"t": "why", "ref": "goblins-7"},
        ):
            await side.say(**message)
            assert (await side.next("refused"))["why"]["message"] == "error-not-seated"
        await side.say(t="resync", seen=-1)
        after = await side.next("state")
        assert after["seq"] == 0 and after["view"] == before["view"]
    for path, body in (("resign", {}), ("take-back", {}), ("rematch", {}), ("stand-in", {"seat": 0})):
        assert (await thief.post(f"/tables/{table}/{path}", body, 403))["error"] == "error-not-seated"


async def test_nothing_that_is_shown_lets_one_act_as_another(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=2)
        everything = "".join(one.received) + json.dumps(await people[0].get(f"/tables/{table}"))
        assert people[1].cookie and people[1].cookie not in everything
        for word in {*re.findall(r"[A-Za-z0-9_-]{20,90}", everything)}:
            forged = Person(place.address, "en")
            forged.web.cookies.set("ludoteka", word)
            answer = await forged.web.post(f"/api/tables/{table}/resign", json={})
            assert answer.status_code == 401
            await forged.web.aclose()


async def test_a_guest_is_known_by_the_whole_token_only(place: Running) -> None:
    person = await place.person()
    for forged in (person.cookie[:-1], person.cookie + "a", person.cookie.swapcase(), "", "x" * 43):
        other = Person(place.address, "en")
        other.web.cookies.set("ludoteka", forged)
        assert (await other.web.put("/api/me", json={"name": "Mallory"})).status_code == 401
        await other.web.aclose()


# -- Other pages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example", "https://127.0.0.1"]
)
async def test_a_foreign_page_gets_no_socket_and_changes_nothing(place: Running, origin: str) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    with pytest.raises(InvalidStatus) as refused:
        async with people[0].at(table, Origin=origin):
            pass
    assert refused.value.response.status_code == 403
    answer = await people[0].web.post(f"/api/tables/{table}/resign", json={}, headers={"Origin": origin})
    assert answer.status_code == 403 and answer.json()["error"] == "error-foreign-origin"
    assert (await people[0].get(f"/tables/{table}"))["status"] == "playing"


async def test_our_own_page_gets_a_socket(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table, Origin=place.address) as side:
        assert (await side.next("state"))["seat"] == 0


async def test_a_change_needs_the_header_that_forms_cannot_send(place: Running) -> None:
    person = await place.person()
    answer = await person.web.put("/api/me", json={"name": "A"}, headers={"X-Ludoteka": ""})
    assert answer.status_code == 403 and answer.json()["error"] == "error-no-header"


# -- Messages --------------------------------------------------------------------------------------------------------

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"choose"',
    "{}",
    '{"t":"chose"}',
    '{"t":"choose"}',
    '{"t":"choose","seq":"0","key":"x"}',
    '{"t":"choose","seq":0,"key":7}',
    '{"t":"choose","seq":0.5,"key":"x"}',
    '{"t":"undo","seq":null}',
    '{"t":"why","ref":["a"]}',
    '{"t":"resync","seen":"all"}',
    '{"t":"choose","seq":99999999999999999999999,"key":"x"}',
    '{"t":"choose","seq":0,"key":"' + "x" * 401 + '"}',
    "[" * 2000,
]


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:30] or "empty")
async def test_a_malformed_message_is_refused_and_the_socket_stays(place: Running, text: str) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as side:
        await side.next("state")
        await side.wire.send(text)
        assert (await side.next("refused"))["why"]["message"] == "error-malformed"
        await side.say(t="ping")
        await side.next("pong")


async def test_bytes_and_messages_too_large_are_refused(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as side:
        await side.next("state")
        await side.wire.send(b'{"t":"ping"}')
        assert (await side.next("refused"))["why"]["message"] == "error-malformed"
        await side.wire.send('{"t":"why","ref":"' + "x" * 5000 + '"}')
        assert (await side.next("refused"))["why"]["message"] == "error-too-large"
        await side.wire.send("x" * 100_000)
        assert await side.closed() == 1009
    answer = await people[0].web.put("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413 and answer.json()["error"] == "error-too-large"


async def test_a_socket_that_only_talks_nonsense_is_closed(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as side:
        await side.next("state")
        for _ in range(250):
            await side.wire.send("nonsense")
        assert await side.closed() == 4429


async def test_a_message_replayed_later_does_nothing(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(2), decisions=12)
        live = await place.tables.get(table)
        assert live.table
        decisions = list(live.table.decisions)
        sides = (one, two)
        for seq, (seat, key) in enumerate(decisions):  # exactly what was sent once
            await sides[seat].choose(key, seq=seq)
        for side in sides:
            await side.say(t="ping")
            await side.next("pong")
        assert live.table.decisions == decisions


_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
_NUMBER = st.integers(-3, 60) | st.integers() | _JUNK
_KEY = st.sampled_from(["play/goblins-7", "play/knights-2", "play", "", "/", "play/p0/p1"]) | st.text(max_size=30)
_MESSAGE = st.one_of(
    st.fixed_dictionaries({"t": st.just("choose"), "seq": _NUMBER, "key": _KEY | _JUNK}),
    st.fixed_dictionaries({"t": st.just("undo"), "seq": _NUMBER}),
    st.fixed_dictionaries({"t": st.just("why"), "ref": _KEY | _JUNK}),
    st.fixed_dictionaries({"t": st.just("resync"), "seen": _NUMBER, "undos": _NUMBER}),
    st.fixed_dictionaries({"t": st.sampled_from(["ping", "state", "chat", "refused"])}),
    _JUNK,
).map(lambda message: json.dumps(message))


class Storm:
    """A server in its own thread, with a seat that is not asked and a spectator."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._stack = AsyncExitStack()
        self._sides: list[Chairside] = []

    def __enter__(self) -> Storm:
        self._thread.start()
        self.do(self._open())
        return self

    def __exit__(self, *_: object) -> None:
        self.do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _open(self) -> None:
        place = await self._stack.enter_async_context(running(settings_for(self._directory)))
        place.stop_pinging()  # a ping draws by the module `random`: Hypothesis would think that a strategy did
        self.table, self.people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
        for person in (self.people[1], place.stranger()):
            self._sides.append(await self._stack.enter_async_context(person.at(self.table)))
        live = await place.tables.get(self.table)
        assert live.table
        self._match = live.table
        self._before = self._sight()

    def _sight(self) -> object:
        return [self._match.view(seat) for seat in (0, 1, None)], list(self._match.decisions)

    async def say(self, texts: list[str]) -> None:
        """Say all of it, then check that we are still answered and that nothing has changed."""
        for side in self._sides:
            for text in texts:
                await side.wire.send(text)
            await side.say(t="ping")
            await side.next("pong")
        assert self._sight() == self._before

    async def play_on(self) -> None:
        async with self.people[0].at(self.table) as one, self.people[1].at(self.table) as two:
            await play_on([one, two], Random(3), decisions=6)


@pytest.fixture(scope="module")
def storm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storm]:
    with Storm(tmp_path_factory.mktemp("storm")) as storm:
        yield storm
        storm.do(storm.play_on())


@given(texts=st.lists(_MESSAGE | st.text(max_size=60), min_size=1, max_size=20))
@settings(max_examples=250, deadline=None, database=None)
def test_random_messages_change_nothing(storm: Storm, texts: list[str]) -> None:
    storm.do(storm.say(texts))


def test_ten_thousand_malformed_messages_change_nothing(storm: Storm) -> None:
    dice = Random(4)
    sound = [
        '{"t":"choose","seq":0,"key":"play/goblins-7"}',
        '{"t":"undo","seq":0}',
        '{"t":"why","ref":"p0"}',
        '{"t":"ping"}',
    ]
    for _ in range(100):
        storm.do(storm.say([_spoil(dice.choice(sound), dice) for _ in range(100)]))


def _spoil(text: str, dice: Random) -> str:
    """Change a few characters."""
    letters = list(text)
    for _ in range(dice.randint(1, 4)):
        letters[dice.randrange(len(letters))] = dice.choice('{}[]",:\\0-9etnull/é\u0000\ud7ff ')
    return "".join(letters)


# -- HTTP ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/tables/nosuchtable", "/api/tables/..%2f..%2fetc", "/api/nothing"])
async def test_a_missing_page_is_answered_in_our_own_words(place: Running, path: str) -> None:
    answer = await place.stranger().web.get(path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"error", "args", "detail"}


async def test_a_socket_of_no_table_is_closed_with_a_reason(place: Running) -> None:
    async with (await place.person()).at("nosuchtable") as side:
        assert await side.closed() == 4404


async def test_too_many_requests_are_answered_with_the_time_to_wait(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, table_rate=0.001, new_guest_rate=1000.0)) as place:
        person = await place.person()
        await person.open("claim", [{"kind": "me"}, {"kind": "open"}])
        answer = await person.web.post(
            "/api/tables", json={"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert answer.status_code == 429
        problem = answer.json()
        assert problem["error"] == "error-too-fast" and problem["args"]["seconds"] > 1
        assert answer.headers["retry-after"] == str(problem["args"]["seconds"])


async def test_a_socket_that_talks_too_fast_is_told_for_how_long_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with running(settings_for(tmp_path, message_rate=3.0)) as place:
        table, people = await seated(place, GAMES["claim"], 2)
        async with people[0].at(table) as side:
            for burst in (6, 3):  # of two seconds at once, then of the one that went by
                for _ in range(burst + 1):
                    await side.say(t="ping")
                for _ in range(burst):
                    assert (await side.until(lambda message: message["t"] in ("pong", "refused")))["t"] == "pong"
                refused = await side.next("refused")
                assert refused["why"]["message"] == "error-too-fast" and refused["why"]["args"]["seconds"] == 1
                clock.now += 1


async def test_one_guest_opens_a_bounded_number_of_sockets(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, max_sockets=2)) as place:
        table, people = await seated(place, GAMES["claim"], 2)
        async with people[0].at(table) as one, people[0].at(table) as two, people[0].at(table) as three:
            assert await three.closed() == 4429
            for side in (one, two):
                await side.next("state")
        while place.tables.live[table].sockets:  # a client knows of its farewell before the server has counted it out
            await asyncio.sleep(0.005)
        async with people[0].at(table) as again:
            await again.next("state")


def test_every_message_of_the_wire_is_bounded() -> None:
    for struct in (Choose, AskWhy, CreateTable, MeChange):
        assert "maxLength" in json.dumps(msgspec.json.schema(struct))
