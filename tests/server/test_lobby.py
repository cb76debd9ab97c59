"""Guests, tables, seats, rematches: every endpoint of the lobby."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import segno

import ludoteka
from ludoteka.kernel import Game
from ludoteka.server.lobby.lobby import Lobby
from ludoteka.server.store import writer
from tests.server.conftest import CASES, GAMES
from tests.server.people import Person, Running, play_on, running, seated, settings_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}


# -- Guests ----------------------------------------------------------------------------------------------------------


async def test_a_visitor_becomes_a_guest_whose_token_is_stored_as_a_hash(place: Running) -> None:
    person = place.stranger()
    answer = await person.web.get("/api/me", headers={"Accept-Language": "pl-PL,en;q=0.5"})
    assert answer.json()["language"] == "pl" and answer.json()["name"] == "Gość 100"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    database = Path(place.server.settings.directory) / "ludoteka.sqlite3"
    with sqlite3.connect(database) as store:
        tokens = [row[0] for row in store.execute("SELECT token FROM devices")]
        everything = "\n".join(store.iterdump())
    store.close()
    assert tokens == [hashlib.sha256(person.cookie.encode()).digest()]
    assert person.cookie not in everything
    before = person.cookie
    assert (await person.web.get("/api/me")).json() == answer.json() and person.cookie == before


async def test_name_and_language_are_kept_and_tidied(place: Running) -> None:
    person = await place.person()
    answer = await person.web.put("/api/me", json={"name": "  Žofie \t\u202e Łąka ", "language": "cs"})
    assert {"name": "Žofie Łąka", "language": "cs", "guest": True}.items() <= answer.json().items()
    assert await person.get("/me") == answer.json()
    for wrong in ({"name": ""}, {"name": "x" * 41}, {"language": "xx"}, {"admin": True}, {"name": 7}):
        assert (await person.web.put("/api/me", json=wrong)).json()["error"] == "error-bad-request"


async def test_a_new_name_is_seen_at_the_table(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[1].at(table) as side:
        await side.next("state")
        await people[0].web.put("/api/me", json={"name": "Eva"})
        await side.until(lambda message: message["t"] == "table" and message["info"]["seats"][0]["name"] == "Eva")


# -- Opening ---------------------------------------------------------------------------------------------------------


async def test_the_games_are_listed_with_their_settings(place: Running) -> None:
    games = {game["id"]: game for game in await place.stranger().get("/games")}
    assert set(games) == set(GAMES)
    claim = games["claim"]
    assert claim["seats"] == [2] and claim["levels"] == ["easy", "medium", "hard"]
    assert {s["id"]: s["default"] for s in claim["settings"]}["leader"] == "random"


async def test_a_table_without_open_seats_starts_by_itself(place: Running) -> None:
    person = await place.person()
    info = await person.open("claim", [ME, BOT])
    assert info["status"] == "playing" and info["your_seat"] == 0 and info["host"]
    waiting = await person.open("claim", [ME, OPEN], name="evening")
    assert waiting["status"] == "waiting" and waiting["name"] == "evening" and waiting["waiting_for"] == []


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [ME, OPEN]},
        {"game": "claim", "seats": [ME]},
        {"game": "claim", "seats": [ME, ME]},
        {"game": "claim", "seats": [ME, OPEN, OPEN]},
        {"game": "claim", "seats": []},
        {"game": "claim", "seats": [ME, {"kind": "bot", "level": "godlike"}]},
        {"game": "claim", "seats": [ME, OPEN], "settings": {"leader": "p7"}},
        {"game": "claim", "seats": [ME, OPEN], "settings": {"colour": "red"}},
        {"game": "claim", "seats": [ME, OPEN], "cheat": True},
        {"seats": [ME, OPEN]},
        [],
    ],
)
async def test_a_senseless_request_opens_no_table(place: Running, wish: Any) -> None:
    person = await place.person()
    problem = await person.post("/tables", wish, 400)
    assert problem["error"] in ("error-bad-table", "error-bad-request", "error-one-seat-each")
    assert await person.get("/tables?scope=mine") == []


@pytest.mark.parametrize(
    ("wish", "detail"),
    [
        ({"game": "claim", "seats": [ME, {"kind": "robot"}]}, "seats"),
        ({"game": "claim", "seats": [ME, OPEN], "clock": {"kind": "correspondence", "days": 2}}, "clock: "),
        ({"game": "claim", "seats": [ME, OPEN], "cheat": True}, "cheat"),
        ({"seats": [ME, OPEN]}, "game"),
    ],
)
async def test_a_malformed_request_is_answered_with_its_faults(place: Running, wish: Any, detail: str) -> None:
    person = await place.person()
    assert detail in (await person.post("/tables", wish, 400))["detail"]


async def test_settings_that_a_rule_forbids_are_refused_in_the_words_of_the_game(place: Running) -> None:
    person = await place.person()
    wish = {"game": "valeria", "seats": [ME], "settings": {"dukes": "off"}}
    problem = await person.post("/tables", wish, 400)
    assert problem["error"] == "error-bad-table" and "Dark Lord" in problem["detail"]
    assert problem["args"]["game"] == "valeria"
    assert problem["args"]["why"] == {"message": "why-solo-needs-dukes", "about": {}, "rule": "V-99"}


async def test_open_tables_are_listed_only_while_public_and_waiting(place: Running) -> None:
    host, friend = await place.person(), await place.person()
    shown = await host.open("claim", [ME, OPEN])
    hidden = await host.open("claim", [ME, OPEN], public=False)
    assert [t["id"] for t in await friend.get("/tables?scope=open")] == [shown["id"]]
    assert {t["id"] for t in await host.get("/tables?scope=mine")} == {shown["id"], hidden["id"]}
    await friend.post(f"/tables/{shown['id']}/sit", {"seat": 1})
    await friend.post(f"/tables/{shown['id']}/start")
    assert await friend.get("/tables?scope=open") == []
    mine = await friend.get("/tables?scope=mine")
    assert [t["id"] for t in mine] == [shown["id"]] and mine[0]["turn"] == (mine[0]["waiting_for"] == [1])
    assert await place.stranger().get("/tables?scope=mine") == []


# -- Seats -----------------------------------------------------------------------------------------------------------


async def from_(place: Running, address: str) -> Person:
    """A guest whose requests come from this address."""
    person = place.stranger()
    person.web.headers["x-forwarded-for"] = address
    await person.get("/me")
    return person


async def test_one_network_cannot_fill_the_lobby(place: Running) -> None:
    crowd = [await from_(place, f"81.2.69.{number}") for number in range(8)]
    for stranger in crowd[:6]:
        first = (await stranger.open("claim", [ME, OPEN], public=True))["id"]
    refused = await crowd[6].open("claim", [ME, OPEN], 409, public=True)
    assert (refused["error"], refused["args"]) == ("error-network-full", {"tables": 6})
    await crowd[6].open("claim", [ME, OPEN], public=False)
    await (await from_(place, "81.2.70.1")).open("claim", [ME, OPEN], public=True)
    for _ in range(7):
        await (await place.person()).open("claim", [ME, OPEN], public=True)  # from this machine: no limit
    await crowd[5].web.delete(f"/api/tables/{first}")
    await crowd[7].open("claim", [ME, OPEN], public=True)


async def test_networks_of_tables_that_are_gone_are_forgotten(place: Running) -> None:
    stranger = await from_(place, "2a00:1450:4001:81b::200e")
    table = (await stranger.open("claim", [ME, OPEN], public=True))["id"]
    lobby = place.server[Lobby]
    assert lobby._opened_from == {"2a00:1450:4001:800::/56": {table}}
    await stranger.web.delete(f"/api/tables/{table}")
    await lobby.clear()
    assert not lobby._opened_from


async def test_open_tables_with_somebody_present_are_listed_first(place: Running) -> None:
    hosts = [await place.person() for _ in range(3)]
    ids = [(await host.open("claim", [ME, OPEN], public=True))["id"] for host in hosts]
    newest_first = [table["id"] for table in await hosts[0].get("/tables?scope=open")]
    assert newest_first == ids[::-1]
    async with hosts[0].at(ids[0]) as side:
        await side.next("state")
        assert [table["id"] for table in await hosts[1].get("/tables?scope=open")] == [ids[0], ids[2], ids[1]]


async def test_people_sit_stand_and_change_places_until_the_start(place: Running) -> None:
    host, friend, other = [await place.person() for _ in range(3)]
    id = (await host.open("auction", [ME, OPEN, OPEN]))["id"]
    assert (await friend.post(f"/tables/{id}/sit", {"seat": 0}, 409))["error"] == "error-seat-taken"
    assert (await friend.post(f"/tables/{id}/sit", {"seat": 9}, 400))["error"] == "error-no-seat"
    assert (await friend.post(f"/tables/{id}/sit", {"seat": 1}))["your_seat"] == 1
    assert (await friend.post(f"/tables/{id}/sit", {"seat": 2}))["your_seat"] == 2
    assert (await friend.post(f"/tables/{id}/swap", {"a": 0, "b": 2}, 403))["error"] == "error-not-host"
    assert (await host.post(f"/tables/{id}/swap", {"a": 0, "b": 2}))["your_seat"] == 2
    assert (await friend.post(f"/tables/{id}/stand"))["your_seat"] is None
    assert (await friend.post(f"/tables/{id}/stand", None, 403))["error"] == "error-not-seated"
    problem = await host.post(f"/tables/{id}/start", None, 409)
    assert problem["error"] == "error-seats-open" and problem["args"] == {"open": 2}
    await host.post(f"/tables/{id}/seat", {"seat": 0, "kind": "bot", "level": "hard"})
    assert (await host.post(f"/tables/{id}/seat", {"seat": 0, "kind": "open"}))["seats"][0]["kind"] == "open"
    await other.post(f"/tables/{id}/sit", {"seat": 0})
    assert (await friend.post(f"/tables/{id}/start", None, 403))["error"] == "error-not-seated"
    await friend.post(f"/tables/{id}/sit", {"seat": 1})
    assert (await friend.post(f"/tables/{id}/start"))["status"] == "playing"
    for path, body in (("sit", {"seat": 0}), ("stand", {}), ("swap", {"a": 0, "b": 1}), ("start", {})):
        assert (await host.post(f"/tables/{id}/{path}", body, 409))["error"] == "error-started"


async def test_those_who_wait_at_the_table_see_it_fill_and_start(place: Running) -> None:
    host, friend = await place.person(), await place.person()
    id = (await host.open("claim", [ME, OPEN]))["id"]
    async with host.at(id) as side, friend.at(id) as door:
        first = await side.next("state")
        assert first["view"] is None and first["seq"] == 0 and first["info"]["status"] == "waiting"
        await friend.post(f"/tables/{id}/sit", {"seat": 1})
        await side.until(lambda message: message["t"] == "table" and message["info"]["seats"][1]["present"])
        await host.post(f"/tables/{id}/start")
        assert (await side.until(lambda s: s["t"] == "state" and s["view"] is not None))["seat"] == 0
        assert (await door.until(lambda s: s["t"] == "state" and s["view"] is not None))["seat"] == 1
        assert [bool(side.state["ask"]), bool(door.state["ask"])].count(True) == 1


async def test_the_lobby_socket_tells_open_tables(place: Running) -> None:
    person = await place.person()
    id = (await person.open("claim", [ME, OPEN]))["id"]
    side = person.at("unused")
    side._url = f"{place.address.replace('http', 'ws')}/api/lobby/socket"
    async with side:
        assert [t["id"] for t in (await side.next("lobby"))["open"]] == [id]
        second = (await person.open("claim", [ME, OPEN]))["id"]
        assert {t["id"] for t in (await side.next("lobby"))["open"]} == {id, second}


async def test_the_qr_code_holds_the_link(place: Running) -> None:
    person = await place.person()
    info = await person.open("claim", [ME, OPEN])
    answer = await person.web.get(f"/api/tables/{info['id']}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml") and answer.text.startswith("<svg ")
    assert info["invite"] == place.address + info["link"]


def _leads_to(address: str) -> str:
    drawing: str = segno.make(address, error="m", micro=False).svg_inline(scale=8, border=2, dark="#000", light="#fff")
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


async def test_the_code_of_a_seat_shows_the_way_and_is_no_key_to_it(place: Running) -> None:
    """It hangs on a screen that everybody sees: the same for all, before and after somebody sat down."""
    host, friend, stranger = await place.person(), await place.person(), await place.person()
    info = await host.open("claim", [ME, OPEN])
    code = f"/api/tables/{info['id']}/qr.svg?seat=1"
    shown = (await host.web.get(code)).text
    assert shown == _leads_to(f"{info['invite']}/seat/2")
    assert (await host.web.get(f"/api/tables/{info['id']}/qr.svg?seat=2")).status_code == 400
    await friend.post(f"/tables/{info['id']}/sit", {"seat": 1})

    async def refusal(deed: str) -> str:
        answer = await stranger.web.post(f"/api/tables/{info['id']}/{deed}", json={"seat": 1})
        assert answer.is_client_error
        return str(answer.json()["error"])

    assert (await stranger.web.get(code)).text == shown
    assert await refusal("sit") == "error-seat-taken"
    await host.post(f"/tables/{info['id']}/start")
    assert await refusal("sit") == "error-started"
    assert await refusal("take-back") == "error-not-seated"
    async with stranger.at(info["id"]) as side:
        state = await side.next("state")
        assert state["seat"] is None and state["ask"] is None


# -- Leaving and returning -------------------------------------------------------------------------------------------


async def test_resigning_ends_a_match_of_two_and_the_record_still_verifies(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=5)
        info = await people[0].post(f"/tables/{table}/resign")
        assert info["status"] == "finished"
        assert info["outcome"] == {"scores": [0.0, 1.0], "winners": [1], "reason": "resigned"}
        assert (await two.until(lambda s: s["t"] == "state" and s["outcome"]))["ask"] is None
        await one.choose("play/goblins-7")
        assert (await one.next("refused"))["why"]["message"] == "error-finished"
    assert (await people[1].post(f"/tables/{table}/resign", None, 409))["error"] == "error-finished"
    record = ludoteka.Record.from_json((await people[1].web.get(f"/api/tables/{table}/record")).text)
    assert len(ludoteka.verify(record)) == 3 and record.seed
    place.tables.live.clear()
    assert (await people[1].get(f"/tables/{table}"))["outcome"] == info["outcome"]
    assert (await people[1].get(f"/tables/{table}/replay"))["steps"] == 6


async def test_with_more_players_a_bot_plays_on_for_a_person_who_resigned(place: Running) -> None:
    table, people = await seated(place, GAMES["auction"], 3)
    info = await people[0].post(f"/tables/{table}/resign")
    assert info["status"] == "playing" and info["seats"][0]["resigned"] and info["seats"][0]["stand_in"]
    assert (await people[0].post(f"/tables/{table}/take-back", None, 409))["error"] == "error-resigned"
    info = await people[1].post(f"/tables/{table}/resign")
    assert info["status"] == "finished" and info["outcome"]["winners"] == [2]


async def test_when_the_last_person_resigns_among_bots_they_have_won(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("auction", [BOT, ME, BOT]))["id"]
    info = await ann.post(f"/tables/{table}/resign")
    assert info["status"] == "finished" and info["outcome"]["scores"] == [1.0, 0.0, 1.0]
    assert info["outcome"]["winners"] == [0, 2] and info["outcome"]["reason"] == "resigned"


async def test_a_seat_left_for_long_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, absence_seconds=0.2)) as place:
        table, people = await seated(place, GAMES["claim"], 2)
        async with people[0].at(table) as one:
            async with people[1].at(table) as two:
                await two.next("state")
                problem = await people[0].post(f"/tables/{table}/stand-in", {"seat": 1}, 409)
                assert problem["error"] == "error-not-away" and problem["args"]["seconds"] >= 1
                assert (await people[0].get(f"/tables/{table}"))["seats"][1]["away"] is None
            await one.until(lambda s: s["t"] == "table" and not s["info"]["seats"][1]["present"])
            info = await _until_away(people[0], table)
            info = await people[0].post(f"/tables/{table}/stand-in", {"seat": 1, "level": "easy"})
            assert info["seats"][1]["stand_in"] == "easy" and info["seats"][1]["kind"] == "person"
            seq = one.state["seq"]
            dice = Random(2)
            while one.state["seq"] < seq + 6:  # the bot answers
                if one.state["ask"]:
                    await one.choose(dice.choice(one.state["ask"]["options"]))
                await one.next("state")
            async with people[1].at(table) as two:
                await two.next("state")
                info = await people[1].post(f"/tables/{table}/take-back")
                assert info["seats"][1]["stand_in"] is None
                await one.until(lambda s: s["t"] == "table" and not s["info"]["seats"][1]["stand_in"])
        place.tables.live.clear()
        log = (await people[0].get(f"/tables/{table}"))["seat_log"]
        assert [(entry["seat"], entry["event"]) for entry in log] == [(1, "away"), (1, "back")]
        assert log[0]["seq"] == seq < log[1]["seq"]


async def _until_away(person: Person, table: str) -> Any:
    while True:
        info = await person.get(f"/tables/{table}")
        if (info["seats"][1]["away"] or 0) >= info["absence"]:
            return info


async def test_a_person_whose_bot_plays_must_come_back_first(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p1"})
    await people[0].post(f"/tables/{table}/stand-in", {"seat": 0, "level": "easy"})
    async with people[0].at(table) as side:
        await side.next("state")
        for message in ({"t": "choose", "key": "play/goblins-7"}, {"t": "undo"}):
            await side.say(seq=0, **message)
            assert (await side.next("refused"))["why"]["message"] == "error-stand-in-plays"
    assert (await people[0].post(f"/tables/{table}/stand-in", {"seat": 7}, 400))["error"] == "error-no-seat"


@pytest.mark.parametrize(
    ("game", "seats"), [case for case in CASES if "claim" in str(case.id) or "patience" in str(case.id)]
)
async def test_a_rematch_begins_when_all_have_asked_for_it(place: Running, game: Game[Any], seats: int) -> None:
    table, people = await seated(place, game, seats)
    assert (await people[0].post(f"/tables/{table}/rematch", None, 409))["error"] == "error-not-finished"
    async with people[0].at(table) as side:
        await people[0].post(f"/tables/{table}/resign")
        new = [await person.post(f"/tables/{table}/rematch") for person in people]
        assert len({info["id"] for info in new}) == 1
        assert [info["status"] for info in new] == ["waiting"] * (seats - 1) + ["playing"]
        assert [info["your_seat"] for info in new] == [(i - 1) % seats for i in range(seats)], "all move up by one"
        update = await side.until(lambda s: s["t"] == "table" and s["info"]["rematch"])
        assert update["info"]["rematch"] == new[0]["id"]
    assert await place.stranger().get("/tables?scope=open") == [], "it is for those who played"
    assert new[0]["commitment"] != (await people[0].get(f"/tables/{table}"))["commitment"]


async def test_a_rematch_where_the_last_has_sat_down_and_nothing_began_begins_when_it_is_asked_for(
    place: Running,
) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    await ann.post(f"/tables/{table}/resign")
    new = await ann.post(f"/tables/{table}/rematch")
    seat = next(seat["seat"] for seat in new["seats"] if seat["kind"] == "open")
    sat = await bob.post(f"/tables/{new['id']}/sit", {"seat": seat})
    assert sat["status"] == "waiting", "who sits down by hand may still think about it"
    again = await bob.post(f"/tables/{table}/rematch")
    assert again["status"] == "playing"


async def test_the_last_seat_of_a_rematch_and_the_setup_are_kept_in_one_commit(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    await ann.post(f"/tables/{table}/resign")
    new = await ann.post(f"/tables/{table}/rematch")

    def full(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(writer, "_commit", full)
        await bob.post(f"/tables/{table}/rematch", None, 503)
    place.tables.live.clear()
    info = await bob.get(f"/tables/{new['id']}")
    assert info["status"] == "waiting" and info["your_seat"] is None, "neither the one nor the other"
    assert (await bob.post(f"/tables/{table}/rematch"))["status"] == "playing"


# -- Rules -----------------------------------------------------------------------------------------------------------


async def test_the_positions_that_the_rules_draw_are_told_as_one_seat_sees_them(place: Running) -> None:
    person = place.stranger()
    answer = await person.web.get("/api/games/claim/examples")
    examples = {one["id"]: one for one in answer.json()}
    assert examples["follow"]["show"] == "hand" and examples["follow"]["at"] == ["dwarves-3", "doppelgangers-8"]
    assert examples["follow"]["view"]["played"] == [{"seat": 1, "card": "dwarves-8"}]
    assert examples["follow"]["view"]["hands"][1] == 4  # the other hand is only counted
    texts = (await person.web.get("/api/games/claim/texts/pl")).json()
    assert texts["page"].startswith("# Claim") and "{gifts: C-10" in texts["learn"]
    assert (await person.web.get("/api/games/chess/examples")).status_code == 404


async def test_running_public_tables_can_be_watched_by_those_who_do_not_sit_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.lobby.lobby.RUNNING", 0.0)
    async with running(settings_for(tmp_path)) as place:
        cid = await place.person("pl")
        public, (ann, bob) = await seated(place, GAMES["claim"], 2)
        await seated(place, GAMES["claim"], 2, public=False)
        (info,) = await cid.get("/tables?scope=running")
        assert (info["id"], info["status"], info["your_seat"]) == (public, "playing", None)
        assert await ann.get("/tables?scope=running") == [], "they play there"
        assert len(await place.stranger().get("/tables?scope=running")) == 1
        await bob.post(f"/tables/{public}/resign")
        assert await cid.get("/tables?scope=running") == []


async def test_a_table_tells_how_many_watch_it_when_that_changes(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    eve = await place.person()
    async with people[0].at(table) as one, people[1].at(table) as two:
        assert (await one.next("state"))["info"]["watching"] == 0
        async with eve.at(table) as side, eve.at(table) as twice:
            assert (await side.next("state"))["info"]["watching"] == 1
            await twice.next("state")
            for person in (one, two):
                await person.until(lambda s: s["t"] == "table" and s["info"]["watching"] == 1)
        await one.until(lambda s: s["t"] == "table" and s["info"]["watching"] == 0)


async def test_tables_tell_the_language_of_who_opened_them(place: Running) -> None:
    pole, other = await place.person("pl"), await place.person("cs")
    table = (await pole.open("claim", [{"kind": "me"}, {"kind": "open"}]))["id"]
    place.tables.live.clear()
    assert [(t["id"], t["language"]) for t in await other.get("/tables")] == [(table, "pl")]


async def test_blocked_people_do_not_see_each_others_tables(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    answer = await ann.web.post(f"/api/tables/{table}/block", json={"seat": 1})
    assert answer.status_code == 204
    for host, other in ((ann, bob), (bob, ann)):
        waiting = (await host.open("claim", [{"kind": "me"}, {"kind": "open"}]))["id"]
        assert waiting not in [t["id"] for t in await other.get("/tables")]
        assert waiting in [t["id"] for t in await (await place.person()).get("/tables")]


async def test_nobody_decides_before_the_match_begins(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with ann.at(table) as side:
        await side.next("state")
        await side.choose("play/goblins-7", seq=0)
        assert (await side.next("refused"))["why"]["message"] == "error-not-started"
        assert (await side.next("state"))["view"] is None


async def test_a_table_that_could_not_be_saved_does_not_exist(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await place.person()

    def full(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(writer, "_commit", full)
        assert (await ann.open("claim", [ME, OPEN], 503))["error"] == "error-not-saved"
    assert not place.tables.live and await ann.get("/tables") == await ann.get("/tables?scope=mine") == []


async def test_a_rematch_is_for_those_who_sat_there_and_of_a_game_that_is_there(place: Running) -> None:
    table, (ann, _) = await seated(place, GAMES["claim"], 2)
    await ann.post(f"/tables/{table}/resign")
    eve = await place.person()
    assert (await eve.post(f"/tables/{table}/rematch", None, 403))["error"] == "error-not-seated"
    assert (await ann.post(f"/tables/{table}/resign", None, 409))["error"] == "error-finished"
    (await place.tables.get(table)).sheet.game = "gone"
    assert (await ann.post(f"/tables/{table}/rematch", None, 404))["error"] == "error-no-table"


async def test_nobody_resigns_twice_and_who_has_no_bot_takes_nothing_back(place: Running) -> None:
    table, (ann, bob, _) = await seated(place, GAMES["auction"], 3)
    live = await place.tables.get(table)
    await ann.post(f"/tables/{table}/resign")
    assert (await ann.post(f"/tables/{table}/resign", None, 409))["error"] == "error-resigned"
    before = live.sheet.revision
    assert (await bob.post(f"/tables/{table}/take-back"))["seats"][1]["stand_in"] is None
    assert live.sheet.revision == before, "nothing was to be kept"


async def test_sitting_down_on_ones_own_seat_changes_nothing(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    before = (await place.tables.get(table)).sheet.revision
    assert (await ann.post(f"/tables/{table}/sit", {"seat": 0}))["your_seat"] == 0
    assert (await place.tables.get(table)).sheet.revision == before


async def test_a_client_that_sends_messages_to_the_lobby_is_disconnected(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, message_rate=1.0)) as place:
        side = (await place.person()).at("unused")
        side._url = f"{place.address.replace('http', 'ws')}/api/lobby/socket"
        async with side:
            await side.next("lobby")
            for _ in range(3):
                await side.say(t="hello")
            assert await side.closed() == 4429


async def test_one_network_opens_five_times_as_many_sockets_as_one_guest(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, max_sockets=1)) as place:
        people = [await place.person() for _ in range(6)]
        table = (await people[0].open("claim", [ME, OPEN]))["id"]
        async with AsyncExitStack() as stack:
            for person in people[:5]:
                side = await stack.enter_async_context(person.at(table))
                await side.next("state")
            async with people[0].at(table) as twice, people[5].at(table) as late:
                assert await twice.closed() == await late.closed() == 4429
        while place.tables.live[table].sockets:
            await asyncio.sleep(0.005)
        async with people[5].at(table) as side, place.stranger().at(table) as other:
            await side.next("state")
            await other.next("state")
