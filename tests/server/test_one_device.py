"""Several people share one device: it is shown a seat's view only while somebody says that they sit there."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from random import Random
from typing import Any

import pytest

from ludoteka.kernel import Game
from ludoteka.server.tables import socket, wire
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.socket import MessageContext
from ludoteka.server.tables.table_socket import TableSocket
from tests.server.conftest import GAMES
from tests.server.people import Chairside, Person, Running

ME, OPEN, EASY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
BEN = {"kind": "here", "name": "Ben"}


@pytest.fixture
async def ann(place: Running) -> Person:
    ann = await place.person()
    await ann.web.put("/api/me", json={"name": "Ann"})
    return ann


@pytest.fixture
async def shared(ann: Person) -> AsyncIterator[tuple[str, Chairside]]:
    """Ann and Ben at a running match of Claim, with one device."""
    table = (await ann.open("claim", [ME, BEN]))["id"]
    async with ann.at(table) as side:
        await side.next("state")
        yield table, side


async def _taken_by(side: Chairside, seat: int) -> dict[str, Any]:
    await side.say(t="take-device", seat=seat)
    return await side.until(lambda message: message["t"] == "state" and message["seat"] == seat)


async def _refusal(side: Chairside) -> str:
    return str((await side.next("refused"))["why"]["message"])


# -- Nothing leaks ---------------------------------------------------------------------------------------------------


class Device:
    """A device that all people of a table share, and a stranger who joined whenever the device was released."""

    def __init__(self, place: Running, live: LiveTable) -> None:
        self.live = live
        self.watcher = TableSocket(live.sheet.chairs[0].guest, None, -1, 0, "")
        self.watcher.seat = live.place_of(self.watcher)
        self.at = MessageContext(place.server, live, self.watcher, self._send, "")
        self.stranger: TableSocket | None = None
        live.sockets.add(self.watcher)
        live.show_to(self.watcher)
        self.hand_overs = 0
        self.compare()

    async def _send(self, text: str) -> None:
        raise AssertionError(f"nothing was asked for: {text}")

    def compare(self) -> None:
        """Check that the released device received the same bytes as the stranger."""
        if self.watcher.seat is not None:
            self.watcher._waiting.clear()
            if self.stranger:
                self.live.sockets.discard(self.stranger)
                self.stranger = None
            return
        if self.stranger is None:
            self.hand_overs += 1
            self.stranger = TableSocket(None, None, -1, self.live.sheet.undos, "")
            self.live.sockets.add(self.stranger)
            self.live.show_to(self.stranger)
            sent = [self.watcher._waiting.pop()]  # what came before was for whoever held it
            self.watcher._waiting.clear()
        else:
            sent = list(self.watcher._waiting)
            self.watcher._waiting.clear()
        assert sent == list(self.stranger._waiting)
        self.stranger._waiting.clear()

    async def is_held_by(self, seat: int) -> None:
        await socket.take_device(self.at, wire.TakeDevice(seat))
        assert self.watcher.seat == seat
        self.compare()


@pytest.mark.parametrize("game", [game for game in GAMES.values() if max(game.seats) > 1], ids=lambda game: game.id)
async def test_between_two_people_a_device_gets_a_spectators_bytes(place: Running, game: Game[Any]) -> None:
    """Of whole matches, all on one device."""
    ann, dice, seats = await place.person(), Random(7), min(number for number in game.seats if number > 1)
    wish = [ME, *({"kind": "here", "name": f"Friend {i}"} for i in range(1, seats))]
    live = await place.tables.get((await ann.open(game.id, wish))["id"])
    device = Device(place, live)
    held = set[int]()
    while live.asked():
        seat = device.watcher.seat
        if seat not in live.asked():
            seat = dice.choice(live.asked())
            await device.is_held_by(seat)
        held.add(seat)
        assert live.table
        live.apply(seat, dice.choice(live.table.asks[seat].keys))  # type: ignore[index]
        live.show()
        device.compare()
        if len(live.asked()) and seat not in live.asked():
            assert device.watcher.seat is None, "somebody else is asked"
    assert held == set(range(seats))
    assert device.hand_overs >= seats


async def test_nobody_holds_the_device_until_somebody_says_so(ann: Person, shared: tuple[str, Chairside]) -> None:
    table, side = shared
    async with ann.at(table, last_seen=0, undos=0) as again:
        state = await again.next("state")
        assert (state["seat"], state["ask"], state["base"]) == (None, None, -1), "not even after a lost connection"
    await side.choose("play/c1", seq=0)
    assert await _refusal(side) == "error-not-seated"
    await side.say(t="why", ref="c1")
    assert await _refusal(side) == "error-not-seated"


async def test_only_those_who_play_on_it_can_hold_it(place: Running, shared: tuple[str, Chairside]) -> None:
    table, _ = shared
    eve = await place.person()
    async with eve.at(table) as side:
        await side.next("state")
        for seat in (0, 1, 7):
            await side.say(t="take-device", seat=seat)
            assert await _refusal(side) == "error-not-seated"
        await side.say(t="release-device")
        await side.say(t="ping")
        await side.next("pong")
        assert side.state["seat"] is None


async def test_a_seat_of_ones_own_cannot_be_handed_over(ann: Person) -> None:
    table = (await ann.open("claim", [ME, EASY]))["id"]
    async with ann.at(table) as side:
        assert (await side.next("state"))["seat"] == 0
        await side.say(t="release-device")
        await side.say(t="take-device", seat=1)
        assert await _refusal(side) == "error-not-seated"
        assert side.state["seat"] == 0


async def test_a_screen_for_all_shows_the_public_view_whoever_owns_it(place: Running, ann: Person) -> None:
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    side = ann.at(table)
    side._url += "&onlooker"
    async with side:
        state = await side.next("state")
        assert (state["seat"], state["info"]["your_seat"]) == (None, None)
        assert not (await place.tables.get(table)).present((await place.tables.get(table)).sheet.host)


# -- Playing ---------------------------------------------------------------------------------------------------------


async def test_the_device_is_passed_on_when_the_other_is_asked(shared: tuple[str, Chairside]) -> None:
    _, side = shared
    first, second = side.state["waiting"][0], 1 - side.state["waiting"][0]
    mine = await _taken_by(side, first)
    await side.choose(mine["ask"]["options"][0])
    passed = await side.reach(1)
    assert (passed["seat"], passed["ask"], passed["base"], passed["waiting"]) == (None, None, -1, [second])
    theirs = await _taken_by(side, second)
    assert theirs["ask"] and theirs["view"] != passed["view"]
    await side.choose(theirs["ask"]["options"][0])
    await side.reach(2)


async def test_an_undo_is_still_possible_after_coming_back(shared: tuple[str, Chairside]) -> None:
    _, side = shared
    first = side.state["waiting"][0]
    mine = await _taken_by(side, first)
    await side.choose(mine["ask"]["options"][0])
    await side.reach(1)
    back = await _taken_by(side, first)
    if not back["undo"]:
        await side.say(t="propose", kind="undo")  # they sit together: nobody else has to be asked
    else:
        await side.say(t="undo", seq=1)
    again = await side.until(lambda message: message["t"] == "state" and message["seq"] == 0)
    assert (again["seat"], again["ask"]) == (first, mine["ask"])


async def test_laying_the_device_down_hides_the_hand(shared: tuple[str, Chairside]) -> None:
    _, side = shared
    first = side.state["waiting"][0]
    public = side.state["view"]
    assert (await _taken_by(side, first))["view"] != public
    await side.say(t="release-device")
    down = await side.until(lambda message: message["t"] == "state" and message["seat"] is None)
    assert (down["view"], down["ask"], down["undo"]) == (public, None, False)


async def test_clocks_run_for_each_seat_of_a_device(ann: Person) -> None:
    clock = {"kind": "live", "seconds": 600}
    table = (await ann.open("claim", [ME, BEN], clock=clock))["id"]
    async with ann.at(table) as side:
        state = await side.next("state")
        asked = state["waiting"]
        assert all(left and left <= 600_000 for left in state["clock"]["left"])
        assert state["clock"]["running"] == asked
        mine = await _taken_by(side, asked[0])
        await side.choose(mine["ask"]["options"][0])
        assert (await side.reach(1))["clock"]["running"] == [1 - asked[0]]


async def test_a_bot_may_play_for_one_of_them_until_they_are_back(ann: Person, shared: tuple[str, Chairside]) -> None:
    table, _ = shared
    seats = (await ann.post(f"/tables/{table}/stand-in", {"seat": 1, "level": "easy"}))["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, "easy"]
    seats = (await ann.post(f"/tables/{table}/take-back", {"seat": 1}))["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, None]


async def test_each_person_on_a_shared_device_resigns_for_themselves(place: Running, ann: Person) -> None:
    table = (await ann.open("wonderland", [ME, BEN, EASY]))["id"]
    assert (await ann.post(f"/tables/{table}/resign", {"seat": 2}, 403))["error"] == "error-not-seated"
    info = await ann.post(f"/tables/{table}/resign", {"seat": 1})
    assert [seat["resigned"] for seat in info["seats"]] == [False, True, False]
    info = await ann.post(f"/tables/{table}/resign")
    assert info["status"] == "finished"
    with closing(sqlite3.connect(place.server.settings.directory / "ludoteka.sqlite3")) as store:
        rows = store.execute("SELECT guest IS NOT NULL, level, resigned FROM results ORDER BY seat").fetchall()
    assert rows == [(1, "", 1), (0, "", 1), (0, "easy", 0)], "what Ben did is no result of Ann's"


async def test_a_line_on_a_shared_device_has_its_authors_name(place: Running, shared: tuple[str, Chairside]) -> None:
    table, side = shared
    await side.say(t="say", text="between us")
    assert (await side.next("line"))["line"]["name"] == "Ann", "nobody holds the device: it is Ann's"
    await _taken_by(side, 1)
    await side.say(t="say", text="my turn")
    line = (await side.next("line"))["line"]
    assert (line["name"], line["seat"]) == ("Ben", 1)
    eve = await place.person()
    async with eve.at(table) as other:
        assert [line["name"] for line in (await other.next("talk"))["lines"]] == ["Ann", "Ben"]
        await other.say(t="say", text="psst")
        await other.next("line")
    await side.say(t="release-device")
    await side.say(t="ping")
    await side.next("pong")
    assert not any("psst" in text for text in side.received), "they play, whoever holds the device"


# -- Sitting ---------------------------------------------------------------------------------------------------------


async def test_names_at_one_device_are_told_apart(ann: Person) -> None:
    for wish in ([ME, {"kind": "here", "name": "ann"}], [ME, BEN, {"kind": "here", "name": "Bеn"}]):
        assert (await ann.open("wonderland", wish, 409))["error"] == "error-name-taken"
    assert (await ann.open("claim", [ME, {"kind": "here", "name": " "}], 400))["error"] == "error-bad-name"
    assert (await ann.open("claim", [BEN, EASY], 400))["error"] == "error-device-without-owner"


async def test_somebody_may_sit_down_with_a_friend_and_they_leave_together(place: Running, ann: Person) -> None:
    table = (await ann.open("wonderland", [ME, OPEN, OPEN, OPEN]))["id"]
    cid = await place.person()
    assert (await cid.post(f"/tables/{table}/sit", {"seat": 2, "here": "Dan"}, 403))["error"] == "error-not-seated"
    await cid.post(f"/tables/{table}/sit", {"seat": 1})
    info = await cid.post(f"/tables/{table}/sit", {"seat": 2, "here": "Dan"})
    assert [(seat["name"], seat["you"], seat["local"]) for seat in info["seats"]][2] == ("Dan", True, True)
    assert (await cid.post(f"/tables/{table}/sit", {"seat": 3, "here": "Dan"}, 409))["error"] == "error-name-taken"
    await cid.post(f"/tables/{table}/sit", {"seat": 3})
    kinds = [seat["kind"] for seat in (await ann.get(f"/tables/{table}"))["seats"]]
    assert kinds == ["person", "open", "person", "person"], "whose device it is may change places"
    await cid.post(f"/tables/{table}/stand")
    kinds = [seat["kind"] for seat in (await ann.get(f"/tables/{table}"))["seats"]]
    assert kinds == ["person", "open", "open", "open"]


async def test_names_on_a_shared_device_are_stored_with_the_table(
    place: Running, shared: tuple[str, Chairside]
) -> None:
    table, _ = shared
    sheet = await place.tables.rows.sheet(table)
    assert sheet and [(chair.name, chair.local) for chair in sheet.chairs] == [("Ann", False), ("Ben", True)]


async def test_a_new_name_is_the_owners_only(ann: Person, shared: tuple[str, Chairside]) -> None:
    table, _ = shared
    await ann.web.put("/api/me", json={"name": "Anna"})
    assert [seat["name"] for seat in (await ann.get(f"/tables/{table}"))["seats"]] == ["Anna", "Ben"]
    answer = await ann.web.put("/api/me", json={"name": "Ben"})
    assert answer.json()["error"] == "error-name-taken"


async def test_the_rematch_is_for_all_on_the_device(place: Running, ann: Person) -> None:
    table = (await ann.open("claim", [ME, BEN]))["id"]
    await ann.post(f"/tables/{table}/resign")
    again = await ann.post(f"/tables/{table}/rematch")
    assert [(seat["name"], seat["local"]) for seat in again["seats"]] == [("Ben", True), ("Ann", False)]
    assert again["status"] == "playing"


async def test_a_person_on_the_same_device_joins_the_rematch_too(place: Running, ann: Person) -> None:
    table = (await ann.open("wonderland", [ME, OPEN, OPEN], public=False))["id"]
    cid = await place.person()
    await cid.post(f"/tables/{table}/sit", {"seat": 1})
    await cid.post(f"/tables/{table}/sit", {"seat": 2, "here": "Dan"})
    await ann.post(f"/tables/{table}/start")
    await cid.post(f"/tables/{table}/resign", {"seat": 2})
    await cid.post(f"/tables/{table}/resign")
    assert (await ann.post(f"/tables/{table}/rematch"))["status"] == "waiting"
    again = await cid.post(f"/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert [seat["local"] for seat in again["seats"]] == [False, True, False]
