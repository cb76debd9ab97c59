"""Match lists, their statistics, and what others may see of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

from ludoteka.bots.cast import CAST
from ludoteka.server.results.store import seat_results
from tests.server.conftest import GAMES
from tests.server.databases import older_store
from tests.server.people import Person, Running, play_on, running, seated, settings_for

ME, OPEN, EASY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
CLAIM = GAMES["claim"]


async def _named(place: Running, *names: str) -> list[Person]:
    people = [await place.person() for _ in names]
    for person, name in zip(people, names, strict=True):
        await person.web.put("/api/me", json={"name": name})
    return people


async def _match(host: Person, *others: Person, game: str = "claim", public: bool = True) -> str:
    """A running match of these people."""
    table: str = (await host.open(game, [ME, *[OPEN for _ in others]], public=public))["id"]
    for seat, other in enumerate(others, start=1):
        await other.post(f"/tables/{table}/sit", {"seat": seat})
    await host.post(f"/tables/{table}/start")
    return table


async def _lost_by(loser: Person, *people: Person, **more: Any) -> str:
    """A match that ends by resigning."""
    table = await _match(*people, **more)
    await loser.post(f"/tables/{table}/resign")
    return table


def test_a_match_is_won_drawn_or_lost() -> None:
    assert seat_results(3, [1]) == ["lost", "won", "lost"]
    assert seat_results(3, [0, 1]) == ["won", "won", "lost"]
    assert seat_results(2, [0, 1]) == seat_results(2, []) == ["drawn", "drawn"]
    assert seat_results(1, [0]) == ["won"] and seat_results(1, []) == ["drawn"]


async def test_match_lists_have_dates_opponents_and_results(place: Running) -> None:
    ann, bob = await _named(place, "Ann", "Bob")
    played = await _match(ann, bob)
    async with ann.at(played) as one, bob.at(played) as two:
        assert await play_on([one, two], Random(1))
        outcome = one.state["outcome"]
    given_up = await _lost_by(ann, ann, bob)
    page = await ann.get("/me/matches")
    assert (page["total"], page["page"], page["pages"]) == (2, 0, 1)
    last, first = page["matches"]
    assert (last["table"], last["result"], last["reason"], last["by_rules"]) == (given_up, "lost", "resigned", False)
    assert (first["table"], first["by_rules"], first["score"]) == (played, True, outcome["scores"][0])
    assert first["result"] == ("won" if outcome["winners"] == [0] else "lost") and first["minutes"] == 1
    (other,) = first["opponents"]
    assert (other["name"], other["level"], other["score"]) == ("Bob", None, outcome["scores"][1])
    assert (await place.stranger().get("/me/matches", 401))["error"] == "error-no-guest"


async def test_matches_are_found_by_game_seats_opponents_result_and_opponent(place: Running) -> None:
    ann, bob, cid = await _named(place, "Ann", "Bob", "Cid")
    with_bob = await _lost_by(bob, ann, bob)
    with_cid = await _lost_by(ann, ann, cid, game="valeria")
    alone = (await ann.open("wonderland", [ME, EASY]))["id"]
    await ann.post(f"/tables/{alone}/resign")
    rivals = (await ann.get("/me/record"))["rivals"]
    bobs = next(rival["user"] for rival in rivals if rival["name"] == "Bob")
    for asked, tables in {
        "game=valeria": {with_cid},
        "seats=2": {with_bob, with_cid, alone},
        "seats=3": set(),
        "opponents=bots": {alone},
        "opponents=people": {with_bob, with_cid},
        "result=won": {with_bob},
        "result=lost": {with_cid, alone},
        "result=lost&opponents=bots": {alone},
        f"opponent={bobs}": {with_bob},
    }.items():
        page = await ann.get(f"/me/matches?{asked}")
        assert {match["table"] for match in page["matches"]} == tables, asked
        assert page["total"] == len(tables)
    ((bot,),) = [match["opponents"] for match in (await ann.get("/me/matches?opponents=bots"))["matches"]]
    assert bot["name"] in CAST["easy"] and (bot["level"], bot["user"]) == ("easy", None)
    await ann.get("/me/matches?result=eaten", 400)


async def test_matches_come_in_pages(place: Running) -> None:
    ann, bob = await _named(place, "Ann", "Bob")
    tables = [await _lost_by(bob, ann, bob) for _ in range(23)]
    first, second = await ann.get("/me/matches"), await ann.get("/me/matches?page=1")
    assert (first["total"], first["pages"], len(first["matches"]), len(second["matches"])) == (23, 2, 20, 3)
    assert [match["table"] for match in first["matches"] + second["matches"]] == tables[::-1]


async def test_matches_add_up_by_game_seats_and_opponent(place: Running) -> None:
    ann, bob = await _named(place, "Ann", "Bob")
    for loser in (bob, bob, ann, bob):
        await _lost_by(loser, ann, bob)
    record = await ann.get("/me/record")
    assert (record["name"], record["played"], record["won"], record["listed"]) == ("Ann", 4, 3, True)
    (claim,) = record["games"]
    assert claim["form"] == ["won", "won", "lost", "won"]
    assert (claim["streak"], claim["longest"]) == (1, 2)
    assert claim["all"] == {"key": "claim", "played": 4, "won": 3, "drawn": 0, "best": None}, "no score of the game"
    assert [tally["key"] for tally in claim["seats"]] == ["2"] and claim["factions"] == []
    (rival,) = record["rivals"]
    assert (rival["name"], rival["played"], rival["ahead"], rival["behind"]) == ("Bob", 4, 3, 1)


async def test_lessons_are_no_matches(place: Running) -> None:
    ann = await place.person()
    table = (await ann.post("/lessons", {"game": "claim", "lesson": "first", "again": True}, 201))["id"]
    await ann.post(f"/tables/{table}/resign")
    assert (await ann.get(f"/tables/{table}"))["status"] == "finished"
    assert (await ann.get("/me/matches"))["total"] == 0 == (await ann.get("/me/record"))["played"]


async def test_others_see_what_was_played_at_public_tables(place: Running) -> None:
    ann, bob, cid = await _named(place, "Ann", "Bob", "Cid")
    await _lost_by(bob, ann, bob, public=False)
    (rival,) = (await bob.get("/me/record"))["rivals"]
    assert (rival["name"], rival["user"]) == ("Ann", None), "they met in private: Ann has no page"
    public = await _lost_by(bob, ann, bob)
    (rival,) = (await bob.get("/me/record"))["rivals"]
    page = f"/people/{rival['user']}"
    record = await cid.get(f"{page}/record")
    assert (record["name"], record["played"], record["won"]) == ("Ann", 1, 1)
    assert [match["table"] for match in (await cid.get(f"{page}/matches"))["matches"]] == [public]
    await place.stranger().get(f"{page}/record")


async def test_a_closed_page_is_seen_by_nobody(place: Running) -> None:
    ann, bob, cid = await _named(place, "Ann", "Bob", "Cid")
    await _lost_by(bob, ann, bob)
    (rival,) = (await bob.get("/me/record"))["rivals"]
    page = f"/people/{rival['user']}/record"
    await cid.get(page)
    for listed in (False, False, True):
        assert (await ann.web.put("/api/me/listed", json={"listed": listed})).json() == {"listed": listed}
        await cid.get(page, 200 if listed else 404)
        assert (await ann.get("/me/record"))["listed"] is listed
        assert ((await bob.get("/me/matches"))["matches"][0]["opponents"][0]["user"] is not None) is listed
    await cid.get("/people/0/record", 404)
    await cid.get("/people/99999999999999999999/record", 404)


async def test_a_blocked_person_does_not_see_the_page_of_the_blocker(place: Running) -> None:
    ann, bob = await _named(place, "Ann", "Bob")
    table = await _lost_by(bob, ann, bob)
    (rival,) = (await bob.get("/me/record"))["rivals"]
    page = f"/people/{rival['user']}/record"
    await bob.get(page)
    answer = await ann.web.post(f"/api/tables/{table}/block", json={"seat": 1})
    assert answer.status_code == 204
    refused = await bob.get(page, 404)
    assert refused["error"] == "error-no-page"


async def test_a_deleted_account_is_called_somebody_in_the_matches_of_others(place: Running) -> None:
    ann, bob = await _named(place, "Ann", "Bob")
    await _lost_by(bob, ann, bob)
    (rival,) = (await bob.get("/me/record"))["rivals"]
    assert (await ann.web.delete("/api/me")).status_code == 200
    (match,) = (await bob.get("/me/matches?opponents=people"))["matches"]
    (other,) = match["opponents"]
    assert (other["name"], other["user"], other["level"]) == ("", None, None)
    assert (await bob.get("/me/record"))["rivals"] == []
    await bob.get(f"/people/{rival['user']}/record", 404)
    with closing(sqlite3.connect(Path(place.server.settings.directory) / "ludoteka.sqlite3")) as store:
        rows = store.execute("SELECT guest IS NULL, level FROM results ORDER BY seat").fetchall()
    assert rows == [(1, ""), (0, "")]


async def test_the_result_says_that_a_bot_played_on(place: Running) -> None:
    table, people = await seated(place, GAMES["valeria"], 3)
    for person in people[:2]:
        await person.post(f"/tables/{table}/resign")
    helped = [(await person.get("/me/matches"))["matches"][0]["helped"] for person in people]
    assert helped == [True, False, False]  # the second ended the match by giving up


async def test_results_of_an_older_store_learn_how_matches_ended(tmp_path: Path) -> None:
    with older_store(tmp_path, "0004") as connection:
        connection.execute(text("INSERT INTO guests VALUES (1, x'00', 'Ann', 'en', 0)"))
        outcome = '{"scores": [1, 1], "winners": [], "reason": "agreed"}'
        connection.execute(
            text(
                "INSERT INTO tables VALUES "
                "('old', 'claim', '1', '{}', '', 1, 1, 'finished', 's', 5, 9, 0, :outcome, '', 0)"
            ),
            {"outcome": outcome},
        )
        connection.execute(
            text("INSERT INTO chairs VALUES ('old', 0, 1, '', 'easy', 0, ''), ('old', 1, NULL, 'easy', '', 0, '')")
        )
    async with running(settings_for(tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / "ludoteka.sqlite3")) as store:
        rows = store.execute("SELECT fate, reason, rated, helped FROM results ORDER BY seat").fetchall()
    assert rows == [("drawn", "agreed", 0, 1), ("drawn", "agreed", 0, 0)]
