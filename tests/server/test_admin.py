"""Administration: rights, lists, bans, invitations, reports, blocks and backups."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

import ludoteka
from ludoteka.server import store
from ludoteka.server.admin import admin as admin_module
from ludoteka.server.admin import audit
from ludoteka.server.admin.admin import Admin
from ludoteka.server.operations import backups
from ludoteka.server.people import access, blocks
from ludoteka.server.people.one_time_tokens import new_code, secret_of
from ludoteka.server.people.people import People
from ludoteka.server.store.copies import BACKUPS, CopyFailed
from ludoteka.server.store.engine import HEAD
from tests.server.conftest import GAMES
from tests.server.people import Person, Running, play_on, seated
from tests.server.test_sign_in import BOT, ME, OPEN, move, named


async def admin_of(place: Running) -> Person:
    """Return a user who entered an admin code."""
    person, code = await named(place, "Karel"), new_code(6)
    await place.server[People].tokens.issue("keeper", secret_of(code))
    assert (await person.post("/admin/enter", {"code": code}))["admin"]
    return person


@pytest.fixture
async def admin(place: Running) -> AsyncIterator[Person]:
    place.server[People].tries._rate = place.server[People].tries._burst = 1e6
    yield await admin_of(place)


async def _id(admin: Person, name: str) -> int:
    return next(int(row["id"]) for row in await admin.get("/admin/people") if row["name"] == name)


async def _change(person: Person, method: str, path: str, body: Any = None, status: int = 204) -> Any:
    answer = await person.web.request(method, f"/api/admin{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


# -- Rights --------------------------------------------------------------------------------------------------------


async def test_only_administrators_can_use_the_admin_api(place: Running) -> None:
    ann = await place.person()
    document = (await ann.web.get("/schema")).json()["paths"]
    doors = [
        (
            method,
            path.replace("{table_id}", "x")
            .replace("{user}", "1")
            .replace("{ban}", "1")
            .replace("{report}", "1")
            .replace("{name}", "x"),
        )
        for path, methods in document.items()
        for method in methods
        if path.startswith("/api/admin/") and path != "/api/admin/enter"
    ]
    assert len(doors) == 20
    for method, path in doors:
        for person in (ann, place.stranger()):
            answer = await person.web.request(method, path, json={})
            assert answer.status_code in (400, 403), (method, path, answer.text)
            assert answer.status_code == 400 or answer.json()["error"] == "error-not-admin"


async def test_an_admin_code_works_once_and_an_invented_one_never(place: Running) -> None:
    code = new_code(6)
    await place.server[People].tokens.issue("keeper", secret_of(code))
    ann, bob = await place.person(), await place.person()
    await bob.post("/admin/enter", {"code": new_code(6)}, 403)
    await ann.post("/admin/enter", {"code": code})
    assert (await bob.post("/admin/enter", {"code": code}, 403))["error"] == "error-no-code"
    assert (await ann.get("/me"))["admin"] and not (await bob.get("/me"))["admin"]


async def test_an_administrator_can_create_a_link_for_another_one_that_works_once(
    place: Running, admin: Person
) -> None:
    bob = await named(place, "Bob")
    link = await admin.post("/admin/links")
    assert link["link"] == f"{place.address}/admin#{link['code']}"
    assert (await bob.post("/admin/enter", {"code": link["code"]}))["admin"]
    await bob.post("/admin/enter", {"code": link["code"]}, 403)


async def test_the_code_of_the_first_start_makes_one_person_the_administrator(place: Running) -> None:
    ann, bob, service = await place.person(), await place.person(), place.server[Admin]
    code, of_another_server = await service.first_code(), await service.first_code()
    await bob.post("/admin/enter", {"code": new_code(4)}, 403)
    assert (await ann.post("/admin/enter", {"code": code}))["admin"]
    for used in (code, of_another_server):
        assert (await bob.post("/admin/enter", {"code": used}, 403))["error"] == "error-no-code"
    assert await service.first_code() == ""


async def test_a_token_of_another_kind_makes_nobody_an_administrator(place: Running) -> None:
    ann = await place.person()
    code = (await ann.post("/me/device-code"))["code"]
    await ann.post("/admin/enter", {"code": code}, 403)
    answer = await ann.web.get("/api/admin/status", headers={"X-Ludoteka-Admin": code})
    assert answer.status_code == 403


@pytest.mark.parametrize("bring", [True, False])
async def test_no_link_makes_an_attackers_device_an_administrator(place: Running, admin: Person, bring: bool) -> None:
    eve = await named(place, "Eve")
    cookie, code = admin.cookie, (await eve.post("/me/device-code"))["code"]
    refused = await admin.post("/login/device-code", {"code": code}, 409)
    assert refused["error"] == "error-admin-first" and admin.cookie == cookie
    recovery = (await eve.post("/me/recovery"))["code"]
    await admin.post("/login/recovery", {"code": recovery, "bring": bring}, 409)
    await place.stranger().post("/login/recovery", {"code": recovery, "bring": False})
    assert (await admin.get("/me"))["admin"] and not (await eve.get("/me"))["admin"]


@pytest.mark.parametrize("bring", [True, False])
async def test_a_registered_administrator_who_signs_in_as_another_takes_no_rights_along(
    place: Running, admin: Person, bring: bool
) -> None:
    ann = await named(place, "Ann")
    code = (await admin.post("/me/recovery"))["code"]
    await move(ann, admin, bring)
    assert {"name": "Ann", "admin": False}.items() <= (await admin.get("/me")).items()
    assert not (await ann.get("/me"))["admin"]
    back = place.stranger()
    await back.post("/login/recovery", {"code": code, "bring": False})
    assert (await back.get("/me"))["admin"]


async def test_merging_a_guest_who_is_no_administrator_makes_nobody_one(place: Running) -> None:
    ann, guest = await named(place, "Ann"), await named(place, "Guest at the phone")
    await move(ann, guest)
    for device in (ann, guest):
        assert {"name": "Ann", "admin": False}.items() <= (await device.get("/me")).items()


async def test_an_administrator_can_lose_the_rights(place: Running, admin: Person) -> None:
    await _change(admin, "DELETE", f"/people/{await _id(admin, 'Karel')}/admin")
    await admin.get("/admin/status", 403)


# -- People ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sought", ["łobuz", "ŁOBUZ", "Łob", "šárk", "sarka"])
async def test_the_search_by_name_ignores_case_and_accents(place: Running, admin: Person, sought: str) -> None:
    for name in ("Łobuz", "Šárka"):
        await named(place, name)
    names = [row["name"] for row in await admin.get(f"/admin/people?name={quote(sought)}")]
    assert names == ["Łobuz" if "ł" in sought.lower() else "Šárka"]


async def test_an_administrator_can_list_and_rename_users(place: Running, admin: Person) -> None:
    ann = await named(place, "Rude <b>word</b>")
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    rows = {row["name"]: row for row in await admin.get("/admin/people")}
    assert rows["Karel"]["admin"] and rows["Rude <b>word</b>"]["tables"] == 1
    await ann.post("/me/recovery")
    assert {row["name"]: row["registered"] for row in await admin.get("/admin/people")} == {
        "Karel": False,
        "Rude <b>word</b>": True,
    }
    assert [row["name"] for row in await admin.get("/admin/people?name=rUDE")] == ["Rude <b>word</b>"]
    assert await admin.get("/admin/people?name=%25") == []
    id = rows["Rude <b>word</b>"]["id"]
    await _change(admin, "PUT", f"/people/{id}", {"name": "Somebody\r\nSet-Cookie: x"})
    assert (await ann.get("/me"))["name"] == "Somebody Set-Cookie: x"
    assert (await admin.get(f"/tables/{table}"))["seats"][0]["name"] == "Somebody Set-Cookie: x"
    await _change(admin, "PUT", "/people/99999", {"name": "X"}, 404)


async def test_users_are_listed_with_those_seen_last_first(
    place: Running, admin: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, phone = await named(place, "Ann"), place.stranger()
    await named(place, "Bob")
    await move(ann, phone)
    assert [(row["name"], row["devices"], row["tables"]) for row in await admin.get("/admin/people")] == [
        ("Ann", 2, 0),
        ("Bob", 1, 0),
        ("Karel", 1, 0),
    ]
    monkeypatch.setattr(admin_module, "LISTED", 2)
    assert [row["name"] for row in await admin.get("/admin/people")] == ["Ann", "Bob"]


async def test_an_administrator_can_delete_an_account(place: Running, admin: Person) -> None:
    ann = await named(place, "Ann")
    await ann.open("claim", [ME, BOT])
    await _change(admin, "DELETE", f"/people/{await _id(admin, 'Ann')}")
    await ann.get("/me/account", 401)
    assert [row["name"] for row in await admin.get("/admin/people")] == ["Karel"]


async def test_a_ban_takes_effect_at_once_and_ends_when_it_is_lifted(place: Running, admin: Person) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    await ann.web.put("/api/me", json={"name": "Ann"})
    async with ann.at(table) as side:
        await side.next("state")
        await _change(admin, "POST", "/bans", {"guest": await _id(admin, "Ann"), "reason": "Shouting.", "days": 2})
        assert await side.closed() == 4401
    refused = await ann.get("/me", 403)
    assert refused["error"] == "error-banned" and refused["args"]["reason"] == "Shouting."
    assert refused["args"]["until"].count("-") == 2
    await ann.get(f"/tables/{table}", 403)
    with pytest.raises(Exception, match="403"):
        async with ann.at(table):
            pass
    assert (await bob.get("/me"))["name"]
    assert [row["name"] for row in await admin.get("/admin/people") if row["banned"]] == ["Ann"]
    (ban,) = await admin.get("/admin/bans")
    assert ban["name"] == "Ann"
    await _change(admin, "DELETE", f"/bans/{ban['id']}")
    assert (await ann.get("/me"))["name"] == "Ann"


async def test_a_ban_with_a_date_ends_by_itself(place: Running, admin: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await named(place, "Ann")
    await _change(admin, "POST", "/bans", {"guest": await _id(admin, "Ann"), "days": 1})
    await ann.get("/me", 403)
    real = store.now
    monkeypatch.setattr(access, "now", lambda: real() + 86_400_001)
    assert (await ann.get("/me"))["name"] == "Ann"


async def test_deleting_the_account_or_using_a_code_does_not_end_a_ban(place: Running, admin: Person) -> None:
    ann = await named(place, "Ann")
    code = (await ann.post("/me/recovery"))["code"]
    await _change(admin, "POST", "/bans", {"guest": await _id(admin, "Ann")})
    assert (await ann.get("/me", 403))["args"] == {"reason": "", "until": "never"}
    assert (await ann.web.delete("/api/me")).status_code == 403
    other = place.stranger()
    await other.post("/login/recovery", {"code": code, "bring": False})
    assert (await other.get("/me", 403))["error"] == "error-banned"


async def test_a_network_can_be_banned(place: Running, admin: Person) -> None:
    for wrong in ("", "not an address", "10.0.0.0/8; DROP TABLE bans"):
        await _change(admin, "POST", "/bans", {"network": wrong}, 400)
    await _change(admin, "POST", "/bans", {"network": "203.0.113.7"})
    elsewhere = place.stranger()
    elsewhere.web.headers["x-forwarded-for"] = "203.0.113.7"
    assert (await elsewhere.get("/me", 403))["error"] == "error-banned"
    assert (await (await place.person()).get("/me"))["guest"]


async def test_an_administrator_cannot_be_banned(place: Running, admin: Person) -> None:
    refused = await _change(admin, "POST", "/bans", {"guest": await _id(admin, "Karel")}, 409)
    assert refused["error"] == "error-admin-stays"


# -- Invitations and announcements -----------------------------------------------------------------------------------


async def test_a_server_that_requires_an_invitation_admits_those_who_have_the_code(
    place: Running, admin: Person
) -> None:
    ann = await named(place, "Ann")
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    code = (await _change(admin, "PUT", "/invitation", {"new": True}, 200))["invitation"]
    newcomer = place.stranger()
    for path in ("/me", "/tables", f"/tables/{table}"):
        assert (await newcomer.get(path, 403))["error"] == "error-invitation"
    with pytest.raises(Exception, match="403"):
        async with newcomer.at(table):
            pass
    assert (await newcomer.post("/invitation", {"code": "AAAA-AAAA"}, 403))["error"] == "error-no-code"
    assert (await newcomer.post("/invitation", {"code": code.lower()}))["guest"]
    await newcomer.get(f"/tables/{table}")
    assert (await ann.get("/me"))["name"] == "Ann", "who was in stays in"
    await move(ann, place.stranger(), bring=False)
    await _change(admin, "PUT", "/invitation", {"new": False}, 200)
    assert (await place.stranger().get("/me"))["guest"]


async def test_existing_users_need_no_invitation_code(place: Running, admin: Person) -> None:
    assert (await admin.post("/invitation", {"code": "nonsense"}))["name"] == "Karel"


async def test_everybody_sees_the_announcement(place: Running, admin: Person) -> None:
    await _change(admin, "PUT", "/announcement", {"text": "Closed\u202e on <i>Sunday</i>\nfrom 8"})
    assert (await (await place.person()).get("/me"))["announcement"] == "Closed on <i>Sunday</i> from 8"
    await _change(admin, "PUT", "/announcement", {"text": ""})
    assert (await admin.get("/me"))["announcement"] == ""


# -- Reports and blocks ----------------------------------------------------------------------------------------------


async def test_a_report_reaches_the_administrators_and_can_be_resolved(place: Running, admin: Person) -> None:
    table, (ann, _bob) = await seated(place, GAMES["claim"], 2)
    assert (
        await ann.web.post(f"/api/tables/{table}/report", json={"seat": 1, "about": "name", "text": "Ugly\x00!"})
    ).status_code == 204
    (report,) = await admin.get("/admin/reports")
    assert report["text"] == "Ugly!" and report["table"] == table and report["quote"] == "" and not report["resolved"]
    await _change(admin, "POST", f"/reports/{report['id']}/resolve")
    assert [row["resolved"] for row in await admin.get("/admin/reports")] == [True]
    own = await ann.web.post(f"/api/tables/{table}/report", json={"seat": 0, "about": "play"})
    assert own.status_code == 400 and own.json()["error"] == "error-yourself"


async def test_a_report_about_a_line_quotes_the_stored_line(place: Running, admin: Person) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    watcher = await place.person()
    async with ann.at(table) as hers, bob.at(table) as his, watcher.at(table) as theirs:
        for side in (hers, his, theirs):
            await side.next("state")
        await his.say(t="say", text="you <b>cheat</b>")
        line = (await hers.next("line"))["line"]["id"]
        await theirs.say(t="say", text="behind your back")
        hidden = (await theirs.until(lambda one: one["t"] == "line" and one["line"]["spectators_only"]))["line"]["id"]
    where = f"/api/tables/{table}/report"
    assert (await ann.web.post(where, json={"line": line, "about": "talk"})).status_code == 204
    (report,) = await admin.get("/admin/reports")
    assert report["quote"] == "you <b>cheat</b>" and report["text"] == ""
    assert report["reported"] == (await bob.get("/me"))["name"]
    for line in (hidden, "0" * 16):  # a line that she cannot see, and one that does not exist
        refused = await ann.web.post(where, json={"line": line, "about": "talk"})
        assert refused.status_code == 404 and refused.json()["error"] == "error-no-line"
    nobody = await ann.web.post(where, json={"about": "talk"})
    assert nobody.status_code == 400 and nobody.json()["error"] == "error-nobody-meant"


async def test_a_spectator_can_be_reported_and_blocked_by_a_line(place: Running, admin: Person) -> None:
    table, _ = await seated(place, GAMES["claim"], 2)
    one, two = await place.person(), await place.person()
    async with one.at(table) as first, two.at(table) as second:
        for side in (first, second):
            await side.next("state")
        await second.say(t="say", text="hush")
        line = (await first.next("line"))["line"]["id"]
    assert (await one.web.post(f"/api/tables/{table}/report", json={"line": line, "about": "talk"})).status_code == 204
    assert [row["quote"] for row in await admin.get("/admin/reports")] == ["hush"]
    assert (await one.web.post(f"/api/tables/{table}/block", json={"line": line})).status_code == 204
    (blocked,) = (await one.get("/me/account"))["blocked"]
    assert blocked["name"] == (await two.get("/me"))["name"]


async def test_the_number_of_unresolved_reports_by_one_user_is_limited(place: Running, admin: Person) -> None:
    table, (ann, _bob) = await seated(place, GAMES["claim"], 2)
    sent = [
        (await ann.web.post(f"/api/tables/{table}/report", json={"seat": 1, "about": "play"})).status_code
        for _ in range(22)
    ]
    assert sent == [204] * 20 + [429] * 2


async def test_one_blocks_so_many_people_and_neither_oneself_nor_a_bot(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MAX_BLOCKED", 1)
    table, (ann, _, _) = await seated(place, GAMES["valeria"], 3)
    alone = (await ann.open("claim", [ME, BOT]))["id"]

    async def blocked(seat: int, at: str = table) -> Any:
        answer = await ann.web.post(f"/api/tables/{at}/block", json={"seat": seat})
        return answer.json() if answer.content else None

    assert (await blocked(0))["error"] == "error-yourself"
    assert (await blocked(1, alone))["error"] == "error-not-a-person"
    assert (await blocked(1, "nowhere"))["error"] == "error-no-table"
    assert await blocked(1) is None
    refused = await blocked(2)
    assert (refused["error"], refused["args"]) == ("error-blocks-full", {"most": 1})


async def test_who_is_blocked_does_not_sit_down_with_me(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    assert (await ann.web.post(f"/api/tables/{table}/block", json={"seat": 1})).status_code == 204
    hers = (await ann.open("claim", [ME, OPEN]))["id"]
    assert (await bob.post(f"/tables/{hers}/sit", {"seat": 1}, 403))["error"] == "error-not-welcome"
    (blocked,) = (await ann.get("/me/account"))["blocked"]
    await ann.web.delete(f"/api/me/blocked/{blocked['id']}")
    await bob.post(f"/tables/{hers}/sit", {"seat": 1})


# -- Tables ----------------------------------------------------------------------------------------------------------


async def test_tables_are_listed_with_unfinished_ones_first_and_their_number_of_decisions(
    place: Running, admin: Person
) -> None:
    playing, (ann, bob) = await seated(place, GAMES["claim"], 2)
    await ann.web.put("/api/me", json={"name": "Ann"})
    async with ann.at(playing) as one, bob.at(playing) as two:
        await play_on([one, two], Random(1), decisions=3)
    waiting = (await ann.open("claim", [ME, OPEN], name="Ours", public=False))["id"]
    over = (await ann.open("claim", [ME, BOT]))["id"]
    await ann.post(f"/tables/{over}/resign")
    rows = await admin.get("/admin/tables")
    assert [(row["id"], row["status"]) for row in rows] == [
        (waiting, "waiting"),
        (playing, "playing"),
        (over, "finished"),
    ]
    assert [row["decisions"] for row in rows[:2]] == [0, 3] and [row["public"] for row in rows] == [False, True, True]
    assert (rows[0]["name"], rows[0]["people"]) == ("Ours", ["Ann"]) and len(rows[1]["people"]) == 2
    for status in ("waiting", "playing", "finished"):
        assert [row["status"] for row in await admin.get(f"/admin/tables?status={status}")] == [status]
    status = await admin.get("/admin/status")
    assert status["tables"] == {"waiting": 1, "playing": 1, "finished": 1} and status["people"] == 3


async def test_a_match_ended_by_an_administrator_is_undecided_and_counts_for_nobody(
    place: Running, admin: Person
) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as one, bob.at(table) as two:
        await play_on([one, two], Random(1), decisions=4)
        await _change(admin, "POST", f"/tables/{table}/close")
        over = await one.until(lambda message: message["t"] == "state" and bool(message["outcome"]))
    assert {"scores": [0.0, 0.0], "winners": [], "reason": "closed"}.items() <= over["outcome"].items()
    assert (await ann.get("/me/export"))["results"] == []
    place.tables.live.clear()
    assert (await ann.get(f"/tables/{table}"))["outcome"]["reason"] == "closed"
    record = ludoteka.Record.from_json((await ann.web.get(f"/api/tables/{table}/record")).text)
    assert record.outcome is None and ludoteka.verify(record), "it claims no result of the rules"
    await _change(admin, "POST", f"/tables/{table}/close", status=409)


@pytest.mark.parametrize("decisions", [0, 4, 10**9])
async def test_an_administrator_can_delete_a_table_with_everything_stored_about_it(
    place: Running, admin: Person, decisions: int
) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as one, bob.at(table) as two:
        await play_on([one, two], Random(1), decisions=decisions)
        assert [row["id"] for row in await admin.get("/admin/tables")] == [table]
        await _change(admin, "DELETE", f"/tables/{table}")
        assert await one.closed() == 4404
    await ann.get(f"/tables/{table}", 404)
    assert await admin.get("/admin/tables") == [] and (await ann.get("/me/export"))["matches"] == []


async def test_closing_a_waiting_table_removes_it_from_the_lobby(place: Running, admin: Person) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    assert [t["id"] for t in await admin.get("/tables")] == [table]
    await _change(admin, "POST", f"/tables/{table}/close")
    assert await admin.get("/tables") == []


# -- The house -------------------------------------------------------------------------------------------------------


async def test_an_administrator_sees_disk_usage_and_can_make_a_backup(
    place: Running, admin: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await admin.get("/admin/status")
    assert before["disk"]["store"] > 0 and before["disk"]["free"] > 0 and before["backups"] == []
    after = await _change(admin, "POST", "/backups", {}, 200)
    (backup,) = after["backups"]
    assert backup["size"] == after["disk"]["backups"] > 10_000
    (place.server.settings.directory / BACKUPS / backup["name"]).unlink()

    def failing(*_: Any) -> int:
        raise CopyFailed("The disk is full.")

    monkeypatch.setattr(backups, "backup", failing)
    refused = await _change(admin, "POST", "/backups", {}, 409)
    assert (refused["error"], refused["detail"]) == ("error-no-backup", "The disk is full.")


# -- The audit log ---------------------------------------------------------------------------------------------------


async def test_every_action_of_an_administrator_is_recorded_with_its_user(place: Running, admin: Person) -> None:
    ann = await named(place, "Ann")
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    id = await _id(admin, "Ann")
    await _change(admin, "PUT", f"/people/{id}", {"name": "Anna"})
    await _change(admin, "POST", "/bans", {"guest": id, "reason": "Shouting."})
    (ban,) = await admin.get("/admin/bans")
    await _change(admin, "DELETE", f"/bans/{ban['id']}")
    await _change(admin, "POST", f"/tables/{table}/close")
    await _change(admin, "PUT", "/announcement", {"text": "Hello."})
    await _change(admin, "PUT", "/people/99999", {"name": "X"}, 404)
    rows = await admin.get("/admin/audit")
    assert [(row["action"], row["name"], row["about"]) for row in rows] == [
        ("announce", "", "Hello."),
        ("close", "", table),
        ("unban", "Anna", ""),
        ("ban", "Anna", "Shouting."),
        ("rename", "Anna", "Anna"),
        ("enter", "", ""),
    ]
    assert {(row["by"], row["command"]) for row in rows} == {("Karel", False)}


async def test_the_audit_log_forgets_the_name_of_a_deleted_account(place: Running, admin: Person) -> None:
    ann = await named(place, "Ann")
    await _change(admin, "PUT", f"/people/{await _id(admin, 'Ann')}", {"name": "Anna"})
    await ann.web.delete("/api/me")
    assert "Anna" not in str(await admin.get("/admin/audit"))


async def test_the_audit_log_follows_a_former_administrator_into_their_account(place: Running, admin: Person) -> None:
    eve, code = await named(place, "Eve"), (await (await named(place, "Ann")).post("/me/recovery"))["code"]
    await eve.post("/admin/enter", {"code": (await _change(admin, "POST", "/links", {}, 200))["code"]})
    await _change(admin, "DELETE", f"/people/{await _id(admin, 'Eve')}/admin")
    await eve.post("/login/recovery", {"code": code, "bring": True})
    rows = {row["action"]: row for row in await admin.get("/admin/audit") if row["by"] == "Ann"}
    assert list(rows) == ["enter"]
    assert [row["action"] for row in (await eve.get("/me/export"))["administration"]] == ["enter"]


async def test_the_audit_log_keeps_one_year(place: Running, admin: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "now", lambda: store.now() + audit.YEAR + 1000)
    await _change(admin, "PUT", "/announcement", {"text": ""})
    assert [row["action"] for row in await admin.get("/admin/audit")] == ["announce"]


# -- State and backups -----------------------------------------------------------------------------------------------


async def test_the_status_shows_versions_and_the_database(place: Running, admin: Person) -> None:
    status = await admin.get("/admin/status")
    assert status["database"].split()[0] in ("SQLite", "PostgreSQL") and status["disk"]["store"] > 0
    assert status["migration"] == HEAD and status["python"]
    assert {game["id"]: game["version"] for game in status["games"]} == {
        id: game.version for id, game in ludoteka.games().items()
    }
    assert (status["bots_waiting"], status["replays_waiting"], status["release"]) == (0, 0, None)


async def test_a_backup_can_be_downloaded_and_deleted_by_administrators(place: Running, admin: Person) -> None:
    (row,) = (await admin.post("/admin/backups"))["backups"]
    path = f"/api/admin/backups/{row['name']}"
    assert (await (await place.person()).web.get(path)).status_code == 403
    answer = await admin.web.get(path)
    assert len(answer.content) == row["size"] and answer.content.startswith(b"SQLite format 3")
    assert f'filename="{row["name"]}"' in answer.headers["content-disposition"]
    assert (await admin.web.get("/api/admin/backups/..%2Fludoteka.sqlite3")).status_code == 404
    assert (await admin.web.delete(path)).json()["backups"] == []
    assert (await admin.web.get(path)).status_code == 404
    actions = [row["action"] for row in await admin.get("/admin/audit")]
    assert actions[:3] == ["backup-delete", "backup-download", "backup"]
