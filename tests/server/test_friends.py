"""Friends by mutual consent: asked, agreed, parted; first in the lobby, and invited to tables."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from ludoteka.server.errors import Refused
from ludoteka.server.friends import friends as friendship
from ludoteka.server.friends.store import friends
from ludoteka.server.store.writer import Statement
from tests.server.conftest import GAMES
from tests.server.people import Person, Running, seated

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def _table(place: Running, *names: str) -> tuple[str, list[Person]]:
    """People with these names, at one table."""
    table, people = await seated(place, GAMES["valeria" if len(names) > 2 else "claim"], len(names))
    for person, name in zip(people, names, strict=True):
        await person.web.put("/api/me", json={"name": name})
    return table, people


async def _ask(person: Person, table: str, seat: int, status: int = 204) -> Any:
    answer = await person.web.post(f"/api/tables/{table}/befriend", json={"seat": seat})
    assert answer.status_code == status, answer.text
    return answer


async def _names(person: Person) -> dict[str, list[str]]:
    friends = await person.get("/me/friends")
    return {kind: [friend["name"] for friend in friends[kind]] for kind in friends}


async def _friends(place: Running) -> tuple[str, Person, Person, int]:
    """Ann and Bob, friends; and the number by which Ann knows Bob."""
    table, (ann, bob) = await _table(place, "Ann", "Bob")
    await _ask(ann, table, 1)
    (incoming,) = (await bob.get("/me/friends"))["incoming"]
    await bob.post(f"/me/friends/{incoming['id']}")
    (friend,) = (await ann.get("/me/friends"))["friends"]
    return table, ann, bob, friend["id"]


async def test_friends_are_those_who_both_want_it(place: Running) -> None:
    table, (ann, bob) = await _table(place, "Ann", "Bob")
    await _ask(ann, table, 1)
    await _ask(ann, table, 1)
    assert await _names(ann) == {"friends": [], "incoming": [], "outgoing": ["Bob"]}
    assert await _names(bob) == {"friends": [], "incoming": ["Ann"], "outgoing": []}
    (incoming,) = (await bob.get("/me/friends"))["incoming"]
    friend = await bob.post(f"/me/friends/{incoming['id']}")
    assert [friend["name"] for friend in friend["friends"]] == ["Ann"] and friend["incoming"] == []
    assert await _names(ann) == {"friends": ["Bob"], "incoming": [], "outgoing": []}


async def test_asking_back_agrees_to_a_friend_request_and_nobody_agrees_for_another(place: Running) -> None:
    table, (ann, bob, cid) = await _table(place, "Ann", "Bob", "Cid")
    await _ask(ann, table, 1)
    (bobs,) = (await ann.get("/me/friends"))["outgoing"]
    refused = await cid.post(f"/me/friends/{bobs['id']}", status=404)
    assert refused["error"] == "error-not-asked"
    refused = await ann.post(f"/me/friends/{bobs['id']}", status=404)
    assert refused["error"] == "error-not-asked", "who asked cannot answer"
    await _ask(bob, table, 0)
    assert (await _names(ann))["friends"] == ["Bob"]
    assert (await _ask(ann, table, 0, 400)).json()["error"] == "error-yourself"


async def test_two_who_asked_each_other_at_once_are_friends_once(place: Running) -> None:
    table, (ann, bob) = await _table(place, "Ann", "Bob")
    ids = [chair.guest for chair in (await place.tables.get(table)).sheet.chairs]
    both = [{"guest": a, "other": b, "asked": 1, "agreed": None} for a, b in (ids, ids[::-1])]
    await place.server.store.writer.write(Statement(insert(friends), both))  # each before the other was written
    await _ask(ann, table, 1)
    assert await _names(ann) == {"friends": ["Bob"], "incoming": [], "outgoing": []}
    assert await _names(bob) == {"friends": ["Ann"], "incoming": [], "outgoing": []}


async def test_declining_withdrawing_and_unfriending_are_one_operation(place: Running) -> None:
    _, ann, bob, bobs = await _friends(place)
    answer = await ann.web.delete(f"/api/me/friends/{bobs}")
    assert answer.status_code == 200 and answer.json() == {"friends": [], "incoming": [], "outgoing": []}
    assert (await _names(bob))["friends"] == []


async def test_blocking_ends_a_friendship_and_drops_requests(place: Running) -> None:
    table, ann, bob, _ = await _friends(place)
    assert (await bob.web.post(f"/api/tables/{table}/block", json={"seat": 0})).status_code == 204
    assert (await _names(ann))["friends"] == [] == (await _names(bob))["friends"]
    await _ask(ann, table, 1)
    assert await _names(bob) == {"friends": [], "incoming": [], "outgoing": []}


async def test_tables_of_friends_come_first(place: Running) -> None:
    _, ann, bob, _ = await _friends(place)
    cid = await place.person()
    bobs = (await bob.open("claim", [ME, OPEN]))["id"]
    strangers = [(await cid.open("claim", [ME, OPEN]))["id"] for _ in range(2)]
    tables = await ann.get("/tables")
    assert [table["id"] for table in tables] == [bobs, *strangers[::-1]]
    assert [table["friends"] for table in tables] == [[0], [], []]
    assert all(table["friends"] == [] for table in await (await place.person()).get("/tables"))


async def test_a_friend_is_invited_also_where_only_a_link_leads(place: Running) -> None:
    _, ann, bob, bobs = await _friends(place)
    table = (await ann.open("claim", [ME, OPEN], public=False))["id"]
    assert await bob.get("/tables") == []
    for _ in range(2):
        assert (await ann.web.post(f"/api/tables/{table}/invite", json={"friend": bobs})).status_code == 204
    (invited,) = await bob.get("/tables")
    assert (invited["id"], invited["invited"], invited["friends"]) == (table, True, [0])
    assert await (await place.person()).get("/tables") == []
    await bob.post(f"/tables/{table}/sit", {"seat": 1})
    await ann.post(f"/tables/{table}/start")
    assert await bob.get("/tables") == []
    refused = await ann.post(f"/tables/{table}/invite", {"friend": bobs}, 409)
    assert refused["error"] == "error-started"


async def test_only_friends_are_invited_and_only_by_those_who_sit_there(place: Running) -> None:
    _, ann, bob, bobs = await _friends(place)
    cid = await place.person()
    table = (await cid.open("claim", [ME, OPEN]))["id"]
    assert (await cid.post(f"/tables/{table}/invite", {"friend": bobs}, 404))["error"] == "error-no-friend"
    assert (await ann.post(f"/tables/{table}/invite", {"friend": bobs}, 409))["error"] == "error-not-seated"
    mine = (await ann.open("claim", [ME, OPEN], public=False))["id"]
    await ann.web.post(f"/api/tables/{mine}/invite", json={"friend": bobs})
    assert (await ann.web.delete(f"/api/tables/{mine}")).status_code == 204
    assert [row["id"] for row in await bob.get("/tables")] == [table], "an invitation goes with its table"


async def test_friends_are_told_in_the_export_and_forgotten_with_the_person(place: Running) -> None:
    _, ann, bob, _ = await _friends(place)
    exported = (await ann.get("/me/export"))["friends"]
    assert exported["friends"] == ["Bob"] and len(exported["since"]) == 1
    assert (await ann.web.delete("/api/me")).status_code == 200
    assert await _names(bob) == {"friends": [], "incoming": [], "outgoing": []}


async def test_a_guests_friends_come_along(place: Running) -> None:
    _, ann, bob, _ = await _friends(place)
    dana = await place.person()
    await dana.web.put("/api/me", json={"name": "Dana"})
    code = (await dana.post("/me/recovery"))["code"]
    await ann.post("/login/recovery", {"code": code, "bring": True})
    assert (await _names(bob))["friends"] == ["Dana"] and (await _names(dana))["friends"] == ["Bob"]


async def test_a_person_with_a_page_can_be_asked_there(place: Running) -> None:
    table, (ann, bob) = await _table(place, "Ann", "Bob")
    await ann.post(f"/tables/{table}/resign")
    (rival,) = (await ann.get("/me/record"))["rivals"]
    assert (await ann.web.post(f"/api/people/{rival['user']}/befriend", json={})).status_code == 204
    assert (await _names(bob))["incoming"] == ["Ann"]
    assert (await ann.web.post("/api/people/999999/befriend", json={})).status_code == 404


async def test_nobody_has_or_asks_for_more_friends_than_one_can_have(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friendship, "MOST", 1)
    table, (ann, bob, _) = await _table(place, "Ann", "Bob", "Cid")
    await _ask(ann, table, 1)
    refused = (await _ask(ann, table, 2, 409)).json()
    assert (refused["error"], refused["args"]) == ("error-friends-full", {"most": 1})
    await _ask(bob, table, 0)  # who asks back takes no further place
    assert (await _names(ann))["friends"] == ["Bob"]


async def test_a_seat_that_nobody_sits_on_is_no_friend(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    assert (await _ask(ann, table, 1, 409)).json()["error"] == "error-not-a-person"
    assert (await _ask(ann, "nowhere", 1, 404)).json()["error"] == "error-no-table"


async def test_friends_are_told_by_name(place: Running) -> None:
    table, (ann, bob, cid) = await _table(place, "Ann", "Cid", "Bob")
    for seat, friend in ((1, bob), (2, cid)):
        await _ask(ann, table, seat)
        await _ask(friend, table, 0)
    assert (await _names(ann))["friends"] == ["Bob", "Cid"]


@pytest.mark.parametrize("who", ["host", "guest"])
async def test_an_invitation_does_not_outlive_the_friendship(place: Running, who: str) -> None:
    _, ann, bob, bobs = await _friends(place)
    table = (await ann.open("claim", [ME, OPEN], public=False))["id"]
    await ann.web.post(f"/api/tables/{table}/invite", json={"friend": bobs})
    assert [row["id"] for row in await bob.get("/tables")] == [table]
    parting, other = (ann, bobs) if who == "host" else (bob, (await bob.get("/me/friends"))["friends"][0]["id"])
    assert (await parting.web.delete(f"/api/me/friends/{other}")).status_code == 200
    assert await bob.get("/tables") == []


async def test_the_host_invites_also_standing_and_so_does_everybody_who_sits(place: Running) -> None:
    _, ann, bob, bobs = await _friends(place)
    cid = await place.person()
    hosted = (await ann.open("claim", [ME, OPEN], public=False))["id"]
    await ann.post(f"/tables/{hosted}/stand")
    joined = (await cid.open("valeria", [ME, OPEN, OPEN], public=False))["id"]
    await ann.post(f"/tables/{joined}/sit", {"seat": 2})
    for table in (hosted, joined):
        answer = await ann.web.post(f"/api/tables/{table}/invite", json={"friend": bobs})
        assert answer.status_code == 204
    assert {row["id"] for row in await bob.get("/tables")} == {hosted, joined}


async def test_merging_two_friends_leaves_no_friendship_with_oneself(place: Running) -> None:
    table, people = await _table(place, "Ann", "Bob", "Dana")
    for seat, person in enumerate(people):
        for other in {0, 1, 2} - {seat}:
            await _ask(person, table, other)
    ann, bob, dana = people
    assert (await _names(ann))["friends"] == ["Bob", "Dana"]
    code = (await dana.post("/me/recovery"))["code"]
    await ann.post("/login/recovery", {"code": code, "bring": True})
    assert await _names(dana) == {"friends": ["Bob"], "incoming": [], "outgoing": []}
    assert await _names(bob) == {"friends": ["Dana"], "incoming": [], "outgoing": []}


async def test_friend_requests_are_limited_by_network_and_by_recipient(place: Running) -> None:
    table, (ann, bob) = await _table(place, "Ann", "Bob")
    service, asked = place.server[friendship.Friends], 1
    for number in range(10):
        await service.ask(100 + number, asked, f"81.2.{number}.0/24")
    with pytest.raises(Refused, match="Too many"):
        await service.ask(200, asked, "81.2.99.0/24")
    for number in range(20):
        await service.ask(300, 400 + number, "81.3.0.0/24")
    with pytest.raises(Refused, match="Too many"):
        await service.ask(301, 500, "81.3.0.0/24")
    await _ask(ann, table, 1)
    assert (await _names(bob))["incoming"] == ["Ann"]
