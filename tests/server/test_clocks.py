"""Clocks under the test's own time: charges, time-outs, and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.server import store
from ludoteka.server.clocks import clocks as clocking
from ludoteka.server.clocks.clock_state import GRACE, ClockState, due, elapsed, next_clocks, read
from ludoteka.server.clocks.clocks import GONE, PULSE, Clocks
from ludoteka.server.clocks.quiet import after_quiet
from ludoteka.server.clocks.wire import QuietHours
from ludoteka.server.errors import Refused
from ludoteka.server.results.results import Results
from ludoteka.server.results.store import results
from ludoteka.server.store.writer import Statement
from ludoteka.server.tables import play
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.terms import Clock, Terms, from_json
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import Running, running, seated, settings_for

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
MAIL = {"kind": "correspondence", "seconds": 2 * 86_400}
HOUR = 3600.0
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}


class Moved:
    """A clock that goes only when it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(store, "time", moved)
    monkeypatch.setattr("ludoteka.server.clocks.clocks.POLL", 1e9)  # only the test polls
    return moved


@pytest.fixture
async def place(time: Moved, tmp_path: Path, toys: None) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path)) as server:
        yield server


def left(live: LiveTable) -> list[float]:
    """Seconds on the clocks, as people are shown them."""
    info: Any = live.clock_info()
    return [ms / 1000 for ms in info.left]


async def move(place: Running, live: LiveTable, seat: int | None = None) -> int:
    """Let a seat to move take the first option; returns the seat."""
    assert live.table
    seat = live.asked()[0] if seat is None else seat
    await play.choose(place.tables, live, seat, live.table.asks[seat].keys[0], live.seq)  # type: ignore[index]
    return seat


async def table_of(place: Running, game: str = "claim", seats: int = 2, **more: Any) -> LiveTable:
    table, _ = await seated(place, GAMES[game], seats, **more)
    return await place.tables.get(table)


# -- What is charged -------------------------------------------------------------------------------------------------


async def test_only_who_is_asked_is_charged_and_each_move_adds_the_increment(place: Running, time: Moved) -> None:
    live = await table_of(place, clock=LIVE)
    assert left(live) == [60, 60]
    asked = live.asked()[0]
    time.pass_by(20)
    assert left(live)[asked] == 40 and left(live)[1 - asked] == 60
    await move(place, live)
    assert left(live)[asked] == 45, "and five for the move"
    time.pass_by(7)
    assert left(live)[1 - asked] == (53 if live.asked() == [1 - asked] else 60)


async def test_questions_asked_together_run_in_parallel(place: Running, time: Moved) -> None:
    live = await table_of(place, "auction", 3, clock=LIVE)
    assert live.asked() == [0, 1, 2]
    time.pass_by(10)
    await move(place, live, 1)
    time.pass_by(10)
    assert left(live) == [40, 55, 40]


async def test_taking_back_gives_no_time_back(place: Running, time: Moved) -> None:
    for clock, before, after in ((LIVE, 25, 25), (MAIL, 172_800 - 40, 172_800 - 40)):
        live = await table_of(place, "auction", 3, clock=clock)
        time.pass_by(40)
        await move(place, live, 0)
        assert left(live)[0] == before
        await play.undo(place.tables, live, 0, live.seq)
        assert left(live)[0] == after
        time.pass_by(5)
        assert left(live)[0] == after - 5


async def test_bots_have_no_clock_and_a_stand_in_stops_it(place: Running, time: Moved) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, BOT], clock=LIVE, settings={"leader": "p0"}))["id"]
    live = await place.tables.get(table)
    info: Any = live.clock_info()
    assert info.left == [60_000, None] and info.running == [0]
    time.pass_by(10)
    await ann.post(f"/tables/{table}/stand-in", {"seat": 0, "level": "easy"})
    time.pass_by(100)
    info = live.clock_info()
    assert info.left[0] == 50_000 and info.running == []


async def test_every_correspondence_turn_has_the_full_time(place: Running, time: Moved) -> None:
    live = await table_of(place, clock=MAIL)
    first = live.asked()[0]
    time.pass_by(40 * HOUR)
    await move(place, live)
    other = live.asked()[0]
    assert other != first and left(live)[other] == 172_800
    time.pass_by(HOUR)
    await move(place, live)
    again = live.asked()[0]
    assert left(live)[again] == (172_800 - 3600 if again == other else 172_800), "more questions are the same turn"


# -- When it is out --------------------------------------------------------------------------------------------------


async def test_when_time_is_out_a_bot_plays_on_and_the_person_may_come_back(place: Running, time: Moved) -> None:
    table, people = await seated(place, GAMES["claim"], 2, clock=LIVE)
    live, clocks = await place.tables.get(table), place.server[Clocks]
    slow = live.asked()[0]
    time.pass_by(59.9)
    await clocks.poll()
    assert not live.sheet.chairs[slow].stand_in
    time.pass_by(0.2)
    assert live.table
    with pytest.raises(Refused, match="time is out"):
        await move(place, live)
    await clocks.poll()
    assert live.sheet.chairs[slow].stand_in == "medium" and not live.sheet.chairs[slow].resigned
    await people[slow].post(f"/tables/{table}/take-back")
    assert left(live)[slow] * 1000 == GRACE
    info = await people[1 - slow].get(f"/tables/{table}")
    assert info["clock"]["seconds"] == 60
    assert info["seat_log"] == [{"seq": 0, "seat": slow, "event": event} for event in ("time", "back")]


async def test_a_person_whose_time_is_out_is_out_if_that_was_agreed(place: Running, time: Moved) -> None:
    live = await table_of(place, clock={**LIVE, "on_timeout": "forfeit"})
    slow = live.asked()[0]
    time.pass_by(61)
    await place.server[Clocks].poll()
    assert live.sheet.outcome and live.sheet.outcome["reason"] == "time"
    assert live.sheet.outcome["winners"] == [1 - slow] and live.sheet.chairs[slow].resigned
    clocks = place.server[Clocks]
    await clocks.sweep()
    await clocks.poll()
    assert not clocks._needed, "no clock runs any more"


async def test_a_clock_runs_out_also_where_nobody_looks(place: Running, time: Moved) -> None:
    live = await table_of(place, clock=MAIL)
    id, slow = live.sheet.id, live.asked()[0]
    place.tables.live.clear()
    time.pass_by(47 * HOUR)
    await place.server[Clocks].sweep()
    place.tables.live.clear()
    time.pass_by(2 * HOUR)
    await place.server[Clocks].sweep()
    again = await place.tables.get(id)
    assert again.sheet.chairs[slow].stand_in


async def test_the_bot_is_about_as_strong_as_the_person(place: Running) -> None:
    ann = await place.person()
    guest = (await place.server.store.rows(results.metadata.tables["guests"].select()))[-1].id
    strength = place.server[Results].strength
    assert await strength(guest, "claim") is None
    met = {"hard": (2, 1), "medium": (1, 2), "easy": (1, 2)}
    for n, (level, (mine, theirs)) in enumerate(met.items()):
        table = (await ann.open("claim", [ME, {"kind": "bot", "level": level}]))["id"]
        common = {"table_id": table, "game": "claim", "version": "1", "seats": 2, "settings": "", "resigned": False}
        common |= {"score": 0.0, "won": False, "faction": None, "ended": n}
        rows = [
            {**common, "seat": 0, "guest": guest, "level": "", "place": mine},
            {**common, "seat": 1, "guest": None, "level": level, "place": theirs},
        ]
        await place.server.store.writer.write(Statement(results.insert(), rows))
    assert await strength(guest, "claim") == "medium"
    assert await strength(guest, "valeria") is None


# -- Pauses ----------------------------------------------------------------------------------------------------------


async def test_a_pause_that_all_agree_on_stops_the_clocks_until_somebody_goes_on(place: Running, time: Moved) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2, clock=LIVE)
    live = await place.tables.get(table)
    slow = live.asked()[0]
    async with ann.at(table) as one, bob.at(table) as two:
        await one.next("state")
        await two.next("state")
        time.pass_by(10)
        await one.say(t="propose", kind="pause")
        await two.next("proposals")
        await two.say(t="answer", kind="pause", yes=True)
        paused = await one.until(lambda message: message["t"] == "state" and message["clock"]["paused"])
        assert paused["clock"]["running"] == [] and paused["clock"]["left"][slow] == 50_000
        time.pass_by(24 * HOUR)
        await place.server[Clocks].poll()
        assert place.tables.bots_must_wait(live)
        with pytest.raises(Refused, match="paused"):
            await move(place, live)
        await two.say(t="resume")
        going = await one.until(lambda message: message["t"] == "state" and not message["clock"]["paused"])
        assert going["clock"]["left"][slow] == 50_000 and going["clock"]["running"] == [slow]


async def test_without_a_clock_there_is_nothing_to_pause(place: Running) -> None:
    table, (ann, _) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as side:
        state = await side.next("state")
        assert "clock" not in state
        await side.say(t="propose", kind="pause")
        assert (await side.next("refused"))["why"]["message"] == "error-no-clock"


# -- Restarts and several servers ------------------------------------------------------------------------------------


async def test_a_restart_neither_wins_nor_loses_time(time: Moved, tmp_path: Path, toys: None) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as place:
        live = await table_of(place, clock=LIVE)
        id, slow = live.sheet.id, live.asked()[0]
        time.pass_by(20)
    time.pass_by(5 * HOUR)  # nobody serves
    async with running(settings) as place:
        live = await place.tables.get(id)
        assert left(live)[slow] == 40
        time.pass_by(10)
    time.pass_by(3)
    async with running(settings) as place:
        live = await place.tables.get(id)
        assert left(live)[slow] == 30
        time.pass_by(29)
        await place.server[Clocks].poll()
        assert not live.sheet.chairs[slow].stand_in
        time.pass_by(2)
        await place.server[Clocks].poll()
        assert live.sheet.chairs[slow].stand_in


async def test_while_another_server_runs_a_restart_charges_as_usual_and_a_time_out_happens_once(
    time: Moved, tmp_path: Path, database: str, channels: Redis, toys: None
) -> None:
    settings = settings_for(tmp_path, database=database, redis=channels.url)
    async with running(settings) as here:
        async with running(settings) as there:
            live = await table_of(here, clock=LIVE)
            far = await there.tables.get(live.sheet.id)
            slow = live.asked()[0]
            time.pass_by(20)
            assert left(live) == left(far)
        time.pass_by(5)
        await here.server[Clocks].rows.beat("here", store.now())
        async with running(settings) as there:
            far = await there.tables.get(live.sheet.id)
            assert left(far)[slow] == 35
            time.pass_by(36)
            revision = live.sheet.revision
            await asyncio.gather(*(p.server[Clocks].poll() for p in (here, there)))
            for place in (here, there):
                async with asyncio.timeout(60):
                    while not (await place.tables.get(live.sheet.id)).sheet.chairs[slow].stand_in:
                        await asyncio.sleep(0.01)
            assert live.sheet.revision == far.sheet.revision == revision + 1


# -- The arithmetic --------------------------------------------------------------------------------------------------


def test_time_without_a_running_server_is_not_charged() -> None:
    down = [(100, 200), (300, 350)]
    assert elapsed(0, 1000, down) == 850
    assert elapsed(150, 320, down) == 100
    assert elapsed(500, 400, []) == 0
    state = ClockState(50, [0], [100], [0])
    assert due(state, 0, down) == 250 and elapsed(50, 250, down) == 100
    assert due(ClockState(500, [0], [100], [0]), 0, down) == 600, "what was down before it began to run"
    assert due(ClockState(150, [0], [100], [0]), 0, down) == 300, "what was down when it began: until it was up again"
    assert due(ClockState(0, [0], [100], [0]), 0, down) == 100, "it is out when the outage begins"


def test_a_stamp_is_kept_as_a_short_list_and_never_changed() -> None:
    state = read("[5,[0,-1],[100,200],[0],true]")
    assert state == ClockState(5, [0, -1], [100, 200], [0], True) and state.text() == "[5,[0,-1],[100,200],[0],true]"
    assert read("[5,[0,-1]]") == ClockState(5, [0, -1])
    with pytest.raises(AttributeError):
        state.at = 6  # type: ignore[misc]


def test_a_turn_lasts_while_a_seat_is_asked_without_a_break() -> None:
    clock = Clock("correspondence", 100)
    laid = next_clocks(None, clock, 0, 0, [0], [0, 1], 2)
    assert laid.turns == [0, -1] and laid.running == [0]
    more = next_clocks(laid, clock, 40_000, 1, [0, 1], [0, 1], 2, decided=0)
    assert more.turns == [0, 1] and more.left == [60_000, 100_000]
    done = next_clocks(more, clock, 50_000, 2, [1], [0, 1], 2, decided=0)
    assert done.turns == [-1, 1] and done.left == [50_000, 90_000]
    assert read(done.text()) == done and read("") is None


@pytest.mark.parametrize(
    ("moment", "after"),
    [
        ("2026-11-16T20:59:59+00:00", "2026-11-16T20:59:59+00:00"),  # 21:59:59 in Prague
        ("2026-11-16T21:00:00+00:00", "2026-11-17T07:00:00+00:00"),
        ("2026-11-17T02:30:00+00:00", "2026-11-17T07:00:00+00:00"),
        ("2026-11-17T07:00:00+00:00", "2026-11-17T07:00:00+00:00"),
        ("2026-03-28T23:30:00+00:00", "2026-03-29T06:00:00+00:00"),  # an hour shorter: summer begins in that night
    ],
)
def test_no_correspondence_clock_runs_out_in_quiet_hours(moment: str, after: str) -> None:
    night = QuietHours("Europe/Prague", 22 * 60, 8 * 60)
    stamps = [int(datetime.fromisoformat(text).timestamp() * 1000) for text in (moment, after)]
    assert after_quiet(stamps[0], night) == stamps[1]
    assert after_quiet(stamps[0], None) == stamps[0]
    assert after_quiet(stamps[0], QuietHours("Europe/Prague", 60, 60)) == stamps[0]


@pytest.mark.parametrize(
    ("moment", "after"),
    [("10:59", "10:59"), ("11:00", "12:45"), ("11:59", "12:45"), ("12:44", "12:45"), ("12:45", "12:45")],
)
def test_hours_by_day_are_quiet_too(moment: str, after: str) -> None:
    nap = QuietHours("Europe/Prague", 12 * 60, 13 * 60 + 45)
    stamps = [int(datetime.fromisoformat(f"2026-11-16T{text}+00:00").timestamp() * 1000) for text in (moment, after)]
    assert after_quiet(stamps[0], nap) == stamps[1]


async def test_quiet_hours_are_kept_and_put_off_the_end_of_a_turn(place: Running, time: Moved) -> None:
    table, people = await seated(place, GAMES["claim"], 2, clock=MAIL)
    live = await place.tables.get(table)
    slow = live.asked()[0]
    wrong = await people[slow].web.put("/api/me/quiet", json={"zone": "Nowhere/Land", "since": 0, "until": 60})
    assert wrong.status_code == 400 and wrong.json()["error"] == "error-no-zone"
    assert await people[slow].get("/me/quiet") is None
    now = int(time.seconds) // 60 % 1440  # in UTC, when the turn will be over
    hours = {"zone": "UTC", "since": (now - 30) % 1440, "until": (now + 90) % 1440}
    assert (await people[slow].web.put("/api/me/quiet", json=hours)).status_code == 200
    assert await people[slow].get("/me/quiet") == hours
    time.pass_by(48 * HOUR + 60)
    await place.server[Clocks].poll()
    assert not live.sheet.chairs[slow].stand_in
    time.pass_by(1.5 * HOUR)
    await place.server[Clocks].poll()
    assert live.sheet.chairs[slow].stand_in
    table, people = await seated(place, GAMES["claim"], 2, clock=LIVE)
    live = await place.tables.get(table)
    slow = live.asked()[0]
    now = int(time.seconds) // 60 % 1440
    hours = {"zone": "UTC", "since": (now - 30) % 1440, "until": (now + 90) % 1440}
    await people[slow].web.put("/api/me/quiet", json=hours)
    time.pass_by(61)
    await place.server[Clocks].poll()
    assert live.sheet.chairs[slow].stand_in, "at a table one is awake"


async def test_the_clocks_are_looked_at_every_second_and_the_rest_more_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[int, str]] = []
    ticks = 0

    async def tick(seconds: float) -> None:
        nonlocal ticks
        assert seconds == 1
        ticks += 1
        if ticks > 61:
            raise asyncio.CancelledError

    def noted(what: str) -> Any:
        async def note(*_: Any) -> None:
            done.append((ticks, what))
            if what == "poll" and ticks == 7:
                raise ValueError("trouble")

        return note

    clocks: Any = SimpleNamespace(
        poll=noted("poll"),
        sweep=noted("sweep"),
        turn_notices=SimpleNamespace(notify=noted("notify")),
        rows=SimpleNamespace(beat=noted("beat")),
        _tables=SimpleNamespace(live={}),
        _server_id="here",
        _needed=True,
    )
    logged: list[str] = []
    monkeypatch.setattr(asyncio, "sleep", tick)
    monkeypatch.setattr(clocking, "log", SimpleNamespace(error=lambda what, error: logged.append(error)))
    with pytest.raises(asyncio.CancelledError):
        await Clocks._run(clocks)
    times = {what: [tick for tick, done_ in done if done_ == what] for what in ("poll", "notify", "beat", "sweep")}
    assert times["poll"] == [*range(1, 62)] and times["sweep"] == [30, 60]
    assert times["notify"] == times["beat"] == [*range(5, 61, 5)]
    assert logged == [repr(ValueError("trouble"))], "and goes on"
    clocks._needed, ticks = False, 0
    done.clear()
    with pytest.raises(asyncio.CancelledError):
        await Clocks._run(clocks)
    assert not [what for _, what in done if what == "beat"], "where no clock runs nobody asks who served"


def test_a_server_is_presumed_gone_only_after_its_next_report_is_overdue() -> None:
    assert GONE > 2 * PULSE * 1000


async def test_an_impossible_clock_is_refused(place: Running) -> None:
    ann = await place.person()
    for wrong in (
        {"kind": "sun", "seconds": 60},
        {"kind": "live", "seconds": 60, "more": 1},
        {"kind": "live", "seconds": 60.5},
    ):
        await ann.open("claim", [ME, BOT], 400, clock=wrong)
    for wrong in (
        {"kind": "live", "seconds": 20},
        {"kind": "live", "seconds": 10**30},
        {"kind": "live", "seconds": 60, "increment": -1},
        {"kind": "live", "seconds": 60, "increment": 601},
        {"kind": "correspondence", "seconds": 60},
        {"kind": "correspondence", "seconds": 10**12},
        {"kind": "correspondence", "seconds": 7200, "increment": 5},
    ):
        problem = await ann.open("claim", [ME, BOT], 400, clock=wrong)
        assert problem["error"] == f"error-clock-{wrong['kind']}" and " to " in problem["detail"]
    assert (await ann.open("claim", [ME, BOT], clock=LIVE))["clock"] == {**LIVE, "on_timeout": "bot"}


@pytest.mark.parametrize(
    ("terms", "stored"),
    [
        (Terms(), ""),
        (Terms(talk=False, hints=True), '{"talk":false,"hints":true}'),
        (
            Terms(Clock("correspondence", 86_400, on_timeout="forfeit"), rated=True),
            '{"clock":{"kind":"mail","seconds":86400,"increment":0,"out":"out"},"rated":true}',
        ),
        (Terms(Clock("live", 60, 5)), '{"clock":{"kind":"live","seconds":60,"increment":5,"out":"bot"}}'),
    ],
)
def test_terms_are_stored_under_the_names_of_the_first_version(terms: Terms, stored: str) -> None:
    assert terms.to_json() == stored and from_json(stored) == terms


async def test_a_system_clock_far_in_the_future_breaks_nothing(place: Running, time: Moved) -> None:
    ann = await place.person()
    time.seconds = 1e12  # +31,700 years
    table = (await ann.open("claim", [ME, BOT], clock=MAIL))["id"]
    assert (await ann.get(f"/tables/{table}"))["created"].startswith("9999-")
    await ann.post("/tables", {"game": "claim", "seats": [ME, {"kind": "open"}]}, 201)


async def test_a_table_of_before_with_another_time_goes_on(place: Running, time: Moved) -> None:
    live = await table_of(place, clock=LIVE)
    live.sheet.terms = Terms(Clock("live", 20, 1))
    assert from_json(live.sheet.terms.to_json()) == live.sheet.terms
    await move(place, live)


# -- Without a clock -------------------------------------------------------------------------------------------------


async def test_who_is_there_and_does_not_decide_is_handed_to_a_bot_after_a_while(place: Running, time: Moved) -> None:
    live = await table_of(place)
    limit = place.server.settings.absence_decision_seconds
    slow = live.asked()[0]
    ann, bob = (place._people[-2], place._people[-1]) if slow else (place._people[-1], place._people[-2])
    table = live.sheet.id
    async with bob.at(table) as side:
        await side.next("state")
        time.pass_by(limit - 5)
        problem = await ann.post(f"/tables/{table}/stand-in", {"seat": slow}, 409)
        assert problem["error"] == "error-not-away" and problem["args"]["seconds"] == 6
    async with bob.at(table) as side:  # a blink changes nothing
        await side.next("state")
        time.pass_by(6)
        info = await ann.get(f"/tables/{table}")
        assert info["decision_absence"] == limit <= info["seats"][slow]["undecided"]
        assert info["seats"][1 - slow]["undecided"] is None
        live.asked_at = (await place.tables.rebuild(live.sheet, await place.tables.rows.decisions(table))).asked_at
        info = await ann.post(f"/tables/{table}/stand-in", {"seat": slow, "level": "easy"})
        assert info["seats"][slow]["stand_in"] == "easy" and info["seats"][slow]["present"]


async def test_a_decision_and_a_clock_end_the_count_of_undecided_seconds(place: Running, time: Moved) -> None:
    live = await table_of(place, "auction", 3)
    time.pass_by(1000)
    await move(place, live, 1)
    assert live.undecided_seconds(0) == 1000 and not live.undecided_seconds(1)
    clocked = await table_of(place, clock=LIVE)
    time.pass_by(10_000)
    assert clocked.undecided_seconds(clocked.asked()[0]) is None


async def test_taking_the_seat_back_gives_time_to_decide(place: Running, time: Moved) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, BOT], settings={"leader": "p0"}))["id"]
    live = await place.tables.get(table)
    live.sheet.chairs[0].stand_in = "easy"
    time.pass_by(5000)
    await ann.post(f"/tables/{table}/take-back")
    assert live.undecided_seconds(0) == 0
