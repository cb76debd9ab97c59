"""A table in memory alone: presence, visibility, and messages to its sockets."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Table
from ludoteka.server.errors import Refused
from ludoteka.server.limits import RateLimit
from ludoteka.server.settings import Settings
from ludoteka.server.tables import live as tables
from ludoteka.server.tables import play, wire
from ludoteka.server.tables.info import table_info
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.rebuilding import apply_rows
from ludoteka.server.tables.sheet import Chair, Sheet
from ludoteka.server.tables.socket import MessageContext, resync
from ludoteka.server.tables.table_socket import TableSocket
from tests.server.test_limits import Clock

ANN, BOB, EVE = 1, 2, 3  # guests; the first two sit


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(monkeypatch)
    monkeypatch.setattr(tables, "monotonic", lambda: clock.now)
    return clock


def laid(table: Table[Any] | None = None) -> LiveTable:
    chairs = [Chair(ANN, "Ann"), Chair(BOB, "Bob")]
    sheet = Sheet("t", "claim", "1", {}, "", False, ANN, "playing", "", "", 0, 0, 0, chairs=chairs)
    return LiveTable(sheet, table, [len(table.events)] if table else None)


def watching(live: LiveTable, guest: int | None, seat: int | None = None, looking: bool = True) -> TableSocket:
    watcher = TableSocket(guest, seat, -1, 0, "")
    watcher.visible = looking
    live.sockets.add(watcher)
    return watcher


async def test_a_table_is_idle_when_nobody_watches_thinks_or_changes_it() -> None:
    live = laid()
    assert live.idle
    watcher = watching(live, None)
    assert not live.idle
    live.sockets.discard(watcher)
    live.thinking[0] = asyncio.create_task(asyncio.sleep(0))
    assert not live.idle
    await live.thinking.pop(0)
    async with live.lock:
        assert not live.idle
    assert live.idle


def test_guests_on_any_server_are_present_and_a_hidden_tab_is_not_visible() -> None:
    live = laid()
    watching(live, ANN, 0, looking=False)
    watching(live, EVE)
    watching(live, None)
    live.set_remote_presence("far", [BOB, 4], [4])
    assert [live.present(guest) for guest in (ANN, BOB, EVE, 4, 5, None)] == [True, True, True, True, False, False]
    assert [live.has_visible_page(guest) for guest in (ANN, BOB, EVE, 4)] == [False, False, True, True]
    assert live.guests() == [ANN, EVE] and live.users_with_visible_page() == [EVE] and live.spectators() == {EVE, 4}
    assert live.has_remote_guests


def test_a_presence_report_is_news_only_if_somebody_came_or_left() -> None:
    live = laid()
    assert not live.has_remote_guests
    assert live.set_remote_presence("far", [BOB], [BOB])
    assert not live.set_remote_presence("far", [BOB], []), "they only looked away"
    assert not live.set_remote_presence("near", [], []), "nobody is there from here"
    assert live.set_remote_presence("far", [EVE], [])
    assert live.set_remote_presence("far", [], []) and not live.has_remote_guests


def test_a_server_that_is_silent_is_forgotten(clock: Clock) -> None:
    live = laid()
    live.set_remote_presence("far", [BOB], [])
    clock.now += 5
    live.set_remote_presence("near", [EVE], [])
    assert not live.expire_remote_presence(clock.now - 5) and live.present(BOB)
    assert live.expire_remote_presence(clock.now - 4) and not live.present(BOB) and live.present(EVE)


def test_a_guest_who_left_on_another_server_is_absent_since_then(clock: Clock) -> None:
    live = laid()
    clock.now += 10
    assert live.absent_seconds(BOB) == 10, "as long as we know"
    live.set_remote_presence("far", [BOB], [BOB])
    clock.now += 10
    assert live.absent_seconds(BOB) == live.hidden_seconds(BOB) == 0
    live.set_remote_presence("far", [BOB], [])
    clock.now += 3
    assert live.absent_seconds(BOB) == 0 and live.hidden_seconds(BOB) == 3
    live.set_remote_presence("far", [], [])
    clock.now += 4
    assert live.absent_seconds(BOB) == 4 and live.absent_seconds(None) == 0


def test_a_guest_who_is_present_here_has_not_left_when_another_server_reports_it(clock: Clock) -> None:
    live = laid()
    watching(live, BOB, 1, looking=False)
    live.set_remote_presence("far", [BOB], [])
    clock.now += 7
    live.set_remote_presence("far", [], [])
    assert not live.last_present


def test_nobody_is_away_for_longer_than_it_is_known(clock: Clock) -> None:
    live = laid()
    clock.now += 100
    live.heard_from, live.arrived = clock.now - 20, clock.now - 30
    assert live.absent_seconds(BOB) == 20 and live.hidden_seconds(BOB) == 30


def test_a_match_that_begins_is_played_from_now_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "now", lambda: 10**12)
    live = laid()
    claim = ludoteka.game("claim")
    live.sheet.status, live.sheet.version = "waiting", claim.version
    live.sheet.settings = dict(claim.complete_settings(2, {}))
    server: Any = SimpleNamespace(extend_row=lambda live, row: row)
    statement = play.start_match(server, live)
    assert live.table and live.event_offsets == [len(live.table.events)] and live.asked() == list(live.asked_since)
    assert (live.sheet.status, live.sheet.moved, live.seq) == ("playing", 10**12, 0)
    assert isinstance(statement.values, dict) and (statement.values["table_id"], statement.values["seq"]) == ("t", 0)


def test_decisions_of_other_servers_are_applied_if_they_continue_from_here() -> None:
    there, *here = (laid(ludoteka.open_table("claim", 2, seed=1)) for _ in range(4))
    assert there.table
    seat, ask = next(iter(there.table.asks.items()))
    there.apply(int(seat), ask.keys[0])
    decided = {"seat": int(seat), "key": ask.keys[0], "chance": "", "at": 7, "clock": "later"}
    for live, otherwise, goes_on in zip(
        here, ({}, {"key": "nothing"}, {"chance": "[9]"}), (True, False, False), strict=True
    ):
        assert apply_rows(live, [SimpleNamespace(**decided | otherwise)]) is goes_on
    assert list(here[0].decisions) == list(there.decisions)
    assert (here[0].sheet.moved, here[0].clock) == (7, "later")


# -- What is sent ----------------------------------------------------------------------------------------------------


def moved(table: Table[Any], live: LiveTable) -> None:
    seat, ask = next(iter(table.asks.items()))
    live.apply(int(seat), ask.keys[0])


def test_a_state_that_is_not_small_is_sent_as_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ludoteka.open_table("claim", 2, seed=1)
    live = laid(table)
    watcher = watching(live, None)
    live.show()
    whole = watcher._waiting.pop()
    assert watcher.held is None, "it was small: nothing is kept of it"
    monkeypatch.setattr(tables, "SMALL", len(whole))
    watcher.sent_seq = -1
    live.show()
    assert watcher._waiting.pop() == whole and watcher.held is not None
    moved(table, live)
    live.show()
    message = json.loads(watcher._waiting.pop())
    assert "view" not in message and message["patch"]


def test_each_is_sent_the_events_that_they_have_not_seen() -> None:
    table = ludoteka.open_table("claim", 2, seed=1)
    live = laid(table)
    slow, quick = watching(live, None), watching(live, None)
    for watcher in (slow, quick):
        live.show_to(watcher)
        watcher._waiting.clear()
    moved(table, live)
    live.show_to(quick)
    quick._waiting.clear()
    moved(table, live)
    live.show()
    late, news = (json.loads(watcher._waiting.pop()) for watcher in (slow, quick))
    assert {event["seq"] for event in late["events"]} == {1, 2} and {event["seq"] for event in news["events"]} == {2}
    assert late["by"] == [int(seat) for seat, _ in table.decisions] and news["by"] == late["by"][1:]
    assert [event for event in late["events"] if event["seq"] == 2] == news["events"]


async def test_a_client_that_missed_an_undo_gets_the_whole_log() -> None:
    table = ludoteka.open_table("claim", 2, seed=1)
    live = laid(table)
    moved(table, live)
    server: Any = SimpleNamespace(guard=SimpleNamespace(work=RateLimit(1.0, 10.0)))
    watcher = watching(live, None)

    async def send(_: str) -> None:
        raise AssertionError("a state goes the way of states")

    for undos, base, undone in ((0, 1, None), (1, -1, None)):
        live.sheet.undos = undos
        await resync(MessageContext(server, live, watcher, send, ""), wire.Resync(seen=1 + undos))
        message = json.loads(watcher._waiting.pop())
        assert (message["base"], message.get("undone")) == (base, undone)


def test_a_table_tells_each_guest_what_it_is_to_them() -> None:
    live = laid(ludoteka.open_table("claim", 2, seed=1))
    mine, theirs = (table_info(live.sheet, live, guest, "http://x", Settings()) for guest in (ANN, EVE))
    assert (mine.host, mine.your_seat, theirs.host, theirs.your_seat) == (True, 0, False, None)
    assert [seat.you for seat in mine.seats] == [True, False] and not any(seat.you for seat in theirs.seats)
    assert mine.turn == (live.asked() == [0]) and not theirs.turn
    assert not mine.invited and mine.friends == [] and mine.seed is None and mine.host_name == "Ann"
    assert mine.invite == "http://x/t/t" and mine.waiting_for == live.asked()


def test_a_view_is_rendered_once_until_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    live = laid(ludoteka.open_table("claim", 2, seed=1))
    assert live.table
    rendered: list[object] = []
    view = Table.view

    def noted(table: Table[Any], seat: Any) -> Any:
        rendered.append(seat)
        return view(table, seat)

    monkeypatch.setattr(Table, "view", noted)
    watchers = [watching(live, None) for _ in range(5)] + [watching(live, ANN, 0)]
    for watcher in watchers:
        live.show_to(watcher)
    assert rendered == [None, 0]
    seat, ask = next(iter(live.table.asks.items()))
    live.apply(int(seat), ask.keys[0])
    fresh = watching(live, None)
    live.show_to(fresh)
    assert rendered == [None, 0, None]
    shown = json.loads(fresh._waiting.pop())
    assert shown["view"] == view(live.table, None) and shown["events"] == live.events(None, -1, {})


@pytest.mark.parametrize("game", ["claim", "harrow"])
def test_a_fresh_state_has_the_events_after_the_one_that_was_seen(game: str) -> None:
    live = laid(ludoteka.open_table(game, 2, seed=1))
    assert live.table
    for _ in range(8):
        seat, ask = next(iter(live.table.asks.items()))
        live.apply(int(seat), ask.keys[0])
    for base in (6, 7, 3, -1, 8, 0, 5):
        for viewer in (None, 0):
            watcher = TableSocket(None, viewer, base, 0, "")
            live.show_to(watcher)
            shown = json.loads(watcher._waiting.pop())
            assert (shown["base"], shown["events"]) == (base, live.events(viewer, base, {}))


async def test_a_client_that_asks_for_fresh_states_too_often_is_refused() -> None:
    live = laid(ludoteka.open_table("claim", 2, seed=1))
    server: Any = SimpleNamespace()
    server.guard = SimpleNamespace(work=RateLimit(1, 1))
    watcher = watching(live, None)

    async def send(_: str) -> None:
        raise AssertionError("nothing is sent besides the queue")

    context: Any = MessageContext(server, live, watcher, send, "")
    for _ in range(5):
        await resync(context, wire.Resync(seen=-1))
    with pytest.raises(Refused, match="Too many requests"):
        await resync(context, wire.Resync(seen=-1))
