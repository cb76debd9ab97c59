"""The clocks' rows, and the choices refused in a pause or after a time-out, without a server around them."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.server.clocks import clocks as clocking
from ludoteka.server.clocks.clock_state import ClockState
from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.clocks.store import ClockRows
from ludoteka.server.clocks.wire import QuietHours
from ludoteka.server.errors import Refused
from ludoteka.server.people.store import UserRows
from ludoteka.server.store import Store
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.sheet import Chair, Sheet
from ludoteka.server.tables.terms import Clock, Terms
from tests.server.people import _migrated

SIXTY_DAYS = 60 * 24 * 3600 * 1000


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    shutil.copyfile(_migrated(), tmp_path / "store.sqlite3")
    store = Store(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    await store.open()
    yield store
    await store.close()


async def test_outages_are_remembered_for_sixty_days(store: Store) -> None:
    rows = ClockRows(store)
    await rows.add_outage(0, 10)
    await rows.add_outage(20, 10 + SIXTY_DAYS)
    assert await rows.outages() == [(0, 10), (20, 10 + SIXTY_DAYS)]
    await rows.add_outage(15, 11 + SIXTY_DAYS)
    assert await rows.outages() == [(15, 11 + SIXTY_DAYS), (20, 10 + SIXTY_DAYS)]


async def test_the_first_server_to_start_records_the_end_of_the_outage(store: Store) -> None:
    rows = ClockRows(store)
    await rows.add_outage(5, 10)
    await rows.add_outage(5, 99)
    assert await rows.outages() == [(5, 10)]


async def test_the_last_heartbeat_of_each_server_is_stored_for_sixty_days(store: Store) -> None:
    rows = ClockRows(store)

    async def pulses() -> list[tuple[str, int, bool]]:
        return sorted((row.server, row.at, bool(row.closed)) for row in await rows.pulses())

    await rows.beat("a", 5)
    await rows.beat("b", 6)
    await rows.beat("a", 7, closed=True)
    assert await pulses() == [("a", 7, True), ("b", 6, False)]
    await rows.beat("c", 6 + SIXTY_DAYS)
    assert [server for server, _, _ in await pulses()] == ["a", "b", "c"]
    await rows.beat("c", 7 + SIXTY_DAYS)
    assert await pulses() == [("a", 7, True), ("c", 7 + SIXTY_DAYS, False)]


async def test_quiet_hours_are_kept_changed_and_forgotten(store: Store) -> None:
    rows, guest = ClockRows(store), await UserRows(store).add(b"token", "Ann", "en", "", "")
    assert await rows.quiet_of(guest.id) is None
    for hours in (QuietHours("Europe/Prague", 60, 120), QuietHours("UTC", 1, 2), None):
        await rows.save_quiet(guest.id, hours)
        assert await rows.quiet_of(guest.id) == hours and await rows.quiet_of(guest.id + 1) is None


# -- Looking at the clocks -------------------------------------------------------------------------------------------


async def test_tables_of_which_no_clock_was_ever_kept_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []
    states = {"out": ClockState(0, [-1], [50_000], [0]), "running": ClockState(0, [-1], [50_001], [0]), "older": None}
    lives = {id: laid(LIVE, state) for id, state in states.items()}
    for id, live in lives.items():
        live.sheet.id = id

    async def clocked() -> list[Any]:
        return [SimpleNamespace(table_id=id, clock=live.clock) for id, live in lives.items()]

    async def get(id: str) -> LiveTable:
        return lives[id]

    async def judge(live: LiveTable) -> None:
        judged.append(live.sheet.id)

    async def notify(lives: list[LiveTable]) -> None:
        judged.append("told")

    monkeypatch.setattr(clocking, "now", lambda: 50_000)
    tables = SimpleNamespace(live=lives, get=get)
    turns = SimpleNamespace(has_unnoticed=lambda id, state: False, notify=notify)
    here: Any = SimpleNamespace(_tables=tables, turn_notices=turns, _outages=[], _needed=False, _time_out=judge)
    here.rows, here._runs = SimpleNamespace(clocked=clocked), lambda live: Clocks._runs(here, live)
    await Clocks.poll(here)
    assert judged == ["out"]
    await Clocks.sweep(here)
    assert judged == ["out", "out", "told"] and here._needed


# -- What people may do ----------------------------------------------------------------------------------------------

LIVE, MAIL = Clock("live", 60), Clock("correspondence", 600)


def laid(clock: Clock | None, state: ClockState | None) -> LiveTable:
    sheet = Sheet("t", "claim", "1", {}, "", False, 1, "playing", "", "", 0, 0, 0, chairs=[Chair(1), Chair(2)])
    sheet.terms = Terms(clock=clock)
    live = LiveTable(sheet)
    live.clock = state.text() if state else ""
    return live


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(clocking, "now", lambda: 50_000)
    clocks = SimpleNamespace(_outages=[])
    clocks._is_paused = lambda live: Clocks._is_paused(clocks, live)  # type: ignore[arg-type]
    return clocks


def refusal(deed: Any, *args: Any) -> str:
    try:
        deed(*args)
    except Refused as refused:
        return refused.message
    return ""


@pytest.mark.parametrize(
    ("clock", "state", "why"),
    [
        (None, None, ""),
        (None, ClockState(0, [0, -1], paused=True), ""),  # without a clock nothing is paused
        (LIVE, None, ""),
        (LIVE, ClockState(0, [0, -1], [50_001, 0], [0]), ""),
        (LIVE, ClockState(0, [0, -1], [50_000, 0], [0]), "error-time-is-out"),
        (LIVE, ClockState(0, [0, -1], [50_000, 0], []), ""),  # it stands
        (LIVE, ClockState(0, [0, -1], [60_000, 0], [], paused=True), "error-paused"),
        (MAIL, ClockState(0, [0, -1], [50_000, 0], [0]), ""),  # by mail somebody may still be asleep
        (MAIL, ClockState(0, [0, -1], [60_000, 0], [], paused=True), "error-paused"),
    ],
)
def test_in_a_pause_nobody_decides_nor_at_a_table_whose_time_is_out(
    clocks: Any, clock: Clock | None, state: ClockState | None, why: str
) -> None:
    live = laid(clock, state)
    assert refusal(Clocks._check_choice, clocks, live, 0, "key") == why
    assert Clocks._is_paused(clocks, live) is (why == "error-paused")


def test_a_pause_needs_a_clock_that_is_not_paused(clocks: Any) -> None:
    for clock, paused, why in ((None, False, "no-clock"), (LIVE, True, "paused"), (LIVE, False, ""), (MAIL, False, "")):
        error = refusal(Clocks._check_pause, clocks, laid(clock, ClockState(0, [0, -1], [9, 9], [0], paused)), 0)
        assert error == (why and f"error-{why}")
