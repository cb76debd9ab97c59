"""Export and deletion: a person gets all their data, and can delete their account."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from tests.server.conftest import GAMES
from tests.server.people import Person, Running, play_on, running, seated, settings_for
from tests.server.test_sign_in import BOT, ME, OPEN, named


async def _gone(person: Person) -> None:
    assert (await person.web.delete("/api/me")).status_code == 200
    assert not person.cookie


async def test_the_export_tells_everything_in_one_file(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    await ann.web.put("/api/me", json={"name": 'Ann "</script>"', "face": "fox"})
    async with ann.at(table) as one, bob.at(table) as two:
        assert await play_on([one, two], Random(1))
    waiting = (await ann.open("valeria", [ME, OPEN], name="Ours"))["id"]
    await ann.post(f"/tables/{waiting}/stand")
    await bob.open("claim", [ME, OPEN], name="not hers")
    await ann.post("/me/recovery")
    answer = await ann.web.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="ludoteka.json"'
    export = answer.json()
    assert export["person"]["name"] == 'Ann "</script>"' and export["person"]["face"] == "fox"
    assert export["person"]["recovery_code"] and len(export["person"]["devices"]) == 1
    match, open_ = export["matches"]
    assert match["table"] == table and match["outcome"] and match["seed"] and match["seat"] == 0
    assert len(match["decisions"]) == 53 and match["decisions"][1]["key"]
    assert open_["table"] == waiting and open_["decisions"] is None and open_["seed"] is None
    assert open_["host"] and open_["seat"] is None and match["host"]
    assert [row["table_id"] for row in export["results"]] == [table]
    assert ann.cookie not in answer.text


async def test_a_running_match_is_exported_without_what_is_hidden(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as one, bob.at(table) as two:
        await play_on([one, two], Random(1), decisions=4)
    (match,) = (await ann.get("/me/export"))["matches"]
    assert match["status"] == "playing" and match["decisions"] is None and match["seed"] is None


async def test_exports_are_rate_limited(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, work_rate=0.001)) as place:
        ann = await place.person()
        for status in (*[200] * 6, 429):
            await ann.get("/me/export", status)


async def test_a_stranger_exports_and_deletes_nobody(place: Running) -> None:
    await place.stranger().get("/me/export", 401)
    assert (await place.stranger().web.delete("/api/me")).status_code == 401


async def test_a_deleted_account_leaves_only_a_seat_without_a_name(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    await ann.web.put("/api/me", json={"name": "Ann of the Traces"})
    code = (await ann.post("/me/recovery"))["code"]
    async with ann.at(table) as one, bob.at(table) as two:
        assert await play_on([one, two], Random(1))
    await _gone(ann)
    info = await bob.get(f"/tables/{table}")
    assert info["seats"][0]["name"] == "" and info["seats"][0]["kind"] == "person"
    assert (await bob.web.get(f"/api/tables/{table}/record")).status_code == 200
    with sqlite3.connect(Path(place.server.settings.directory) / "ludoteka.sqlite3") as store:
        assert "Ann of the Traces" not in "\n".join(store.iterdump())
    refused = await place.stranger().post("/login/recovery", {"code": code, "bring": False}, 403)
    assert refused["error"] == "error-no-code"


async def test_running_seats_are_given_up_and_waiting_ones_are_free(place: Running) -> None:
    running, (ann, bob) = await seated(place, GAMES["claim"], 2)
    hers = (await ann.open("claim", [ME, OPEN]))["id"]
    his = (await bob.open("claim", [ME, OPEN]))["id"]
    await ann.post(f"/tables/{his}/sit", {"seat": 1})
    three, (_, cyril, dana) = await seated(place, GAMES["valeria"], 3)
    shared = (await ann.open("valeria", [ME, OPEN, OPEN]))["id"]
    await dana.post(f"/tables/{shared}/sit", {"seat": 1})
    await _gone(ann)
    over = await bob.get(f"/tables/{running}")
    assert over["outcome"]["reason"] == "resigned" and over["outcome"]["winners"] == [1]
    await bob.get(f"/tables/{hers}", 404)
    assert [seat["kind"] for seat in (await bob.get(f"/tables/{his}"))["seats"]] == ["person", "open"]
    looked_after = await dana.get(f"/tables/{shared}")
    assert looked_after["host"] and [seat["kind"] for seat in looked_after["seats"]] == ["open", "person", "open"]
    await _gone(cyril)
    going_on = await dana.get(f"/tables/{three}")
    assert going_on["status"] == "playing" and going_on["seats"][1]["stand_in"] == "medium"
    assert going_on["seats"][1]["resigned"] and going_on["seats"][1]["name"] == ""
    assert {t["id"] for t in await place.stranger().get("/tables")} == {his, shared}


async def test_those_at_the_table_see_the_name_go(place: Running) -> None:
    table, (_, bob, ann) = await seated(place, GAMES["valeria"], 3)
    async with bob.at(table) as side:
        await side.next("state")
        await _gone(ann)
        await side.until(lambda message: message["t"] == "table" and message["info"]["seats"][2]["name"] == "")


async def test_an_account_that_played_only_with_bots_can_be_deleted_too(place: Running) -> None:
    ann = await named(place, "Ann")
    await ann.open("claim", [ME, BOT])
    await _gone(ann)
    assert (await ann.get("/me"))["name"] != "Ann"
