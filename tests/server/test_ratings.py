"""Ratings: only rated matches count, once, on any number of servers; bots have measured ratings."""

from __future__ import annotations

import asyncio
from math import exp, sqrt
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.ratings.bot_ratings import below, bots
from ludoteka.server.ratings.rating import BETA, NEWCOMER, START, Rating, after
from ludoteka.server.ratings.ratings import Ratings
from ludoteka.server.ratings.settling import settle, unsettled
from ludoteka.server.tables.leaving import end_undecided, put_out
from tests.server.databases import Redis
from tests.server.people import Person, Running, running, settings_for

ME, OPEN = {"kind": "me"}, {"kind": "open"}
CLOCK = {"kind": "live", "seconds": 600, "increment": 10, "on_timeout": "forfeit"}
RATED: dict[str, Any] = {"clock": CLOCK, "rated": True}


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


async def _persons(place: Running, *names: str) -> list[Person]:
    """Registered users."""
    people = [await place.person() for _ in names]
    for person, name in zip(people, names, strict=True):
        await person.web.put("/api/me", json={"name": name})
        await person.post("/me/recovery")
    return people


async def _match(*people: Person, game: str = "claim", **more: Any) -> str:
    table: str = (await people[0].open(game, [ME, *[OPEN for _ in people[1:]]], **RATED | more))["id"]
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/tables/{table}/sit", {"seat": seat})
    await people[0].post(f"/tables/{table}/start")
    return table


async def _counted(place: Running, *tables: str) -> None:
    """Until these matches are counted."""
    async with asyncio.timeout(60):
        while set(tables) & set(await unsettled(place.server.store)):
            await asyncio.sleep(0.01)


async def _lost_by(place: Running, loser: Person, *people: Person, **more: Any) -> str:
    table = await _match(*people, **more)
    await loser.post(f"/tables/{table}/resign")
    await _counted(place, table)
    return table


# -- What counts -----------------------------------------------------------------------------------------------------


async def test_a_rated_match_moves_both_apart(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _lost_by(place, bob, ann, bob)
    assert (await ann.get(f"/tables/{table}"))["rated"] and (await ann.get("/me/matches"))["matches"][0]["rated"]
    (mine,), (theirs,) = await ann.get("/me/ratings"), await bob.get("/me/ratings")
    assert (mine["game"], mine["seats"], mine["matches"]) == ("claim", 2, 1)
    assert theirs["points"] < 1500 < mine["points"] and mine["low"] < mine["points"] < mine["high"]
    assert [(step["table"], step["points"]) for step in mine["history"]] == [(table, mine["points"])]


async def test_matches_that_were_not_agreed_as_rated_count_for_nothing(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _match(ann, bob, rated=False)
    await bob.post(f"/tables/{table}/resign")
    assert not await settle(place.server.store, table)
    assert await ann.get("/me/ratings") == [] and await unsettled(place.server.store) == []


async def test_time_that_is_out_counts_as_lost(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _match(ann, bob)
    live = await place.tables.get(table)
    async with live.lock:
        await put_out(place.tables, live, 0, for_good=True)
    place.tables.wake(live)
    await _counted(place, table)
    (mine,), (theirs,) = await ann.get("/me/ratings"), await bob.get("/me/ratings")
    assert mine["points"] < theirs["points"]


async def test_ending_by_agreement_counts_for_nothing(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _match(ann, bob)
    live = await place.tables.get(table)
    async with live.lock:
        await end_undecided(place.tables, live)
    place.tables.wake(live)
    assert (await ann.get("/me/matches"))["matches"][0]["reason"] == "agreed"
    assert await unsettled(place.server.store) == [] == await ann.get("/me/ratings")


async def test_ratings_are_kept_by_game_and_number_of_seats(place: Running) -> None:
    ann, bob, cid = await _persons(place, "Ann", "Bob", "Cid")
    await _lost_by(place, bob, ann, bob)
    await _lost_by(place, bob, ann, bob, game="valeria")
    table = await _match(ann, bob, cid, game="valeria")
    await cid.post(f"/tables/{table}/resign")
    await bob.post(f"/tables/{table}/resign")
    await _counted(place, table)
    pools = [(rating["game"], rating["seats"]) for rating in await ann.get("/me/ratings")]
    assert pools == [("claim", 2), ("valeria", 2), ("valeria", 3)]
    (mine,) = [r for r in await cid.get("/me/ratings") if r["seats"] == 3]
    (theirs,) = [r for r in await bob.get("/me/ratings") if r["seats"] == 3]
    assert mine["points"] == theirs["points"] < 1500, "those who gave up are level, behind who did not"


async def test_against_a_bot_only_the_person_moves(place: Running) -> None:
    (ann,) = await _persons(place, "Ann")
    table = (await ann.open("claim", [ME, bot("easy")], **RATED))["id"]
    await ann.post(f"/tables/{table}/resign")
    await _counted(place, table)
    (mine,) = await ann.get("/me/ratings")
    expected = after([NEWCOMER, bots()["claim", 2, "easy"]], [2, 1])[0]
    assert mine["points"] == expected.points < 1500


# -- What can be rated -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "more", "error"),
    [
        ([ME, OPEN], {"clock": None}, "error-rated-clock"),
        ([ME, OPEN], {"clock": CLOCK | {"on_timeout": "bot"}}, "error-rated-clock"),
        ([ME, bot("hard")], {}, "error-rated-bot"),
        ([bot("easy"), bot("medium")], {}, "error-rated-alone"),
        ([ME, {"kind": "here", "name": "Ben"}], {}, "error-rated-device"),
    ],
)
async def test_a_match_that_cannot_be_rated_is_refused(
    place: Running, seats: list[dict[str, str]], more: dict[str, Any], error: str
) -> None:
    ann = await place.person()
    assert (await ann.open("claim", seats, 400, **RATED | more))["error"] == error
    assert (await ann.open("valeria", [ME], 400, **RATED))["error"] == "error-rated-alone"


async def test_an_unmeasured_bot_cannot_sit_down_at_a_rated_table(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN], **RATED))["id"]
    refused = await ann.post(f"/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": "hard"}, 400)
    assert refused["error"] == "error-rated-bot"
    shared = await ann.post(f"/tables/{table}/sit", {"seat": 1, "here": "Ben"}, 400)
    assert shared["error"] == "error-rated-device"
    info = await ann.post(f"/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": "easy"})
    assert info["seats"][1]["kind"] == "bot"


async def test_at_a_rated_table_nobody_is_helped(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _match(ann, bob)
    refused = await ann.post(f"/tables/{table}/stand-in", {"seat": 0}, 409)
    assert refused["error"] == "error-rated-help"


# -- Once ------------------------------------------------------------------------------------------------------------


async def test_a_match_is_counted_once_however_often_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ratings, "_stirred", lambda *_: None)
    async with running(settings_for(tmp_path)) as place:
        ann, bob, cid = await _persons(place, "Ann", "Bob", "Cid")
        first, second = await _match(ann, bob), await _match(ann, cid)
        for loser, table in ((bob, first), (cid, second)):
            await loser.post(f"/tables/{table}/resign")
        store = place.server.store
        assert await unsettled(store) == [first, second]
        done = await asyncio.gather(*(settle(store, table) for table in (first, second) * 3))
        assert sum(done) == 2 and await unsettled(store) == []
        (mine,) = await ann.get("/me/ratings")
        assert mine["matches"] == 2 and {step["table"] for step in mine["history"]} == {first, second}


async def test_matches_left_uncounted_by_a_crash_are_counted_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as crashing:
        crashing.setattr(Ratings, "_stirred", lambda *_: None)
        async with running(settings_for(tmp_path)) as place:
            ann, bob = await _persons(place, "Ann", "Bob")
            table = await _match(ann, bob)
            await bob.post(f"/tables/{table}/resign")
            assert await unsettled(place.server.store) == [table]
    async with running(settings_for(tmp_path)) as place:
        await _counted(place, table)


async def test_two_servers_count_a_match_once(tmp_path: Path, database: str, channels: Redis) -> None:
    settings = settings_for(tmp_path, database=database, redis=channels.url)
    async with running(settings) as here, running(settings) as there:
        ann, bob = await _persons(here, "Ann", "Bob")
        table = await _match(ann, bob)
        await there.tables.get(table)
        await bob.post(f"/tables/{table}/resign")
        await asyncio.gather(*(settle(server.server.store, table) for server in (here, there) for _ in range(3)))
        await _counted(here, table)
        assert [rating["matches"] for rating in await ann.get("/me/ratings")] == [1]
        assert await unsettled(there.server.store) == []


# -- The ladder ------------------------------------------------------------------------------------------------------


async def test_the_ladder_has_those_who_played_enough_with_bots_to_compare(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, ladder_matches=2)) as place:
        ann, bob = await _persons(place, "Ann", "Bob")
        await _lost_by(place, bob, ann, bob)
        assert await ann.get("/ladder") == {"pools": [], "game": "", "seats": 0, "rows": [], "least": 2}
        await _lost_by(place, bob, ann, bob)
        ladder = await bob.get("/ladder")
        assert ladder["pools"] == [{"game": "claim", "seats": 2, "people": 2}]
        people = [(row["place"], row["name"], row["you"]) for row in ladder["rows"] if row["place"]]
        assert people == [(1, "Ann", False), (2, "Bob", True)]
        assert {row["level"] for row in ladder["rows"] if not row["place"]} == {"easy", "medium"}
        points = [row["points"] for row in ladder["rows"]]
        assert points == sorted(points, reverse=True)
        await ann.web.put("/api/me/listed", json={"listed": False})
        assert [row["name"] for row in (await bob.get("/ladder"))["rows"] if row["place"]] == ["Bob"]
        assert (await bob.get("/ladder?game=valeria&seats=4"))["rows"] == []


async def test_guests_are_on_no_ladder(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, ladder_matches=1)) as place:
        (ann,) = await _persons(place, "Ann")
        guest = await place.person()
        await _lost_by(place, ann, ann, guest)
        assert [row["name"] for row in (await guest.get("/ladder"))["rows"] if row["place"]] == ["Ann"]
        assert len(await guest.get("/me/ratings")) == 1


async def test_others_see_a_rating_but_not_its_matches(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _lost_by(place, bob, ann, bob)
    (rival,) = (await bob.get("/me/record"))["rivals"]
    page = f"/people/{rival['user']}/ratings"
    (mine,), (theirs,) = await ann.get("/me/ratings"), await place.stranger().get(page)
    assert mine["history"][0]["table"] == table and theirs["history"][0].pop("table") == ""
    mine["history"][0].pop("table")
    assert theirs == mine
    await ann.web.put("/api/me/listed", json={"listed": False})
    assert (await bob.get(page, 404))["error"] == "error-no-page"


async def test_the_measured_bots_are_listed(place: Running) -> None:
    listed = {(bot["game"], bot["seats"], bot["level"]): bot for bot in await place.stranger().get("/ratings/bots")}
    assert listed.keys() == bots().keys()
    easy, worth = listed["claim", 2, "easy"], bots()["claim", 2, "easy"]
    assert (easy["points"], easy["low"], easy["high"]) == (worth.points, *worth.interval)


async def test_the_ladder_can_be_switched_off(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, ladder=False)) as place:
        ann = await place.person()
        assert (await ann.get("/ladder", 404))["error"] == "error-no-ladder"


# -- People come and go ----------------------------------------------------------------------------------------------


async def test_a_deleted_account_has_no_rating_and_the_others_keep_theirs(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    table = await _lost_by(place, bob, ann, bob)
    rows = (await ann.get("/me/export"))["ratings"]
    assert [(row["game"], row["seats"], row["table"]) for row in rows] == [("claim", 2, table)]
    before = await bob.get("/me/ratings")
    assert (await ann.web.delete("/api/me")).status_code == 200
    assert await unsettled(place.server.store) == [] and await bob.get("/me/ratings") == before


async def test_a_guests_rating_comes_along_where_the_person_has_none(place: Running) -> None:
    ann, bob = await _persons(place, "Ann", "Bob")
    code = (await ann.post("/me/recovery"))["code"]
    guest = await place.person()
    await _lost_by(place, bob, guest, bob)
    (mine,) = await guest.get("/me/ratings")
    await guest.post("/login/recovery", {"code": code, "bring": True})
    assert await ann.get("/me/ratings") == [mine]


# -- The arithmetic --------------------------------------------------------------------------------------------------


def test_only_bots_that_were_measured_have_a_rating() -> None:
    assert {level for _, _, level in bots()} == {"easy", "medium"}
    assert bots()["claim", 2, "medium"].points == 1500
    assert ("claim", 3, "easy") not in bots() and ("harrow", 4, "medium") not in bots()
    assert all(worth.mean < START for (_, _, level), worth in bots().items() if level == "easy")


def test_a_measured_share_becomes_the_strength_that_predicts_it() -> None:
    worth = below(0.25, 10_000, seats=2)
    width = BETA * sqrt(2)
    assert 1 / (1 + exp((START - worth.mean) / width)) == pytest.approx(0.25, abs=0.001)
    assert worth.deviation < below(0.25, 100, seats=2).deviation
    none, all_ = below(0.0, 60, seats=2), below(1.0, 60, seats=2)
    assert -10 < none.mean < 5, "none of sixty is a number too"
    assert none.mean + all_.mean == pytest.approx(2 * START) and none.deviation == pytest.approx(all_.deviation)


def test_winning_against_the_odds_earns_more() -> None:
    strong, weak = Rating(30, 2), Rating(20, 2)
    (upset, _), (usual, _) = after([weak, strong], [1, 2]), after([strong, weak], [1, 2])
    assert upset.mean - weak.mean > usual.mean - strong.mean > 0
    assert after([strong, strong], [1, 1])[0].mean == pytest.approx(30)
