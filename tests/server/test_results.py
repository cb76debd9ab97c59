"""Results are rows: one for each seat of a match that ended, also of those that ended before there were rows."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

import ludoteka
from ludoteka.server.results import results as keeping
from ludoteka.server.results.results import factions
from ludoteka.server.results.store import places, settings_mark
from tests.server.conftest import GAMES
from tests.server.databases import older_store
from tests.server.people import Running, play_on, running, seated, settings_for

ME, EASY = {"kind": "me"}, {"kind": "bot", "level": "easy"}


def _rows(file: Path) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(file)) as store:
        store.row_factory = sqlite3.Row
        return [dict(row) for row in store.execute("SELECT * FROM results ORDER BY table_id, seat")]


async def test_a_match_that_ends_leaves_a_row_for_each_seat(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    file = place.server.settings.directory / "ludoteka.sqlite3"
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=51)
        assert _rows(file) == []
        assert await play_on([one, two], Random(1))
        outcome = one.state["outcome"]
    rows = _rows(file)
    assert [(row["table_id"], row["seat"], row["game"], row["seats"]) for row in rows] == [
        (table, 0, "claim", 2),
        (table, 1, "claim", 2),
    ]
    assert [row["score"] for row in rows] == outcome["scores"]
    assert [bool(row["won"]) for row in rows] == [seat in outcome["winners"] for seat in (0, 1)]
    assert [row["place"] for row in rows] == places(outcome["scores"], outcome["winners"])
    assert all(row["guest"] and not row["level"] and not row["resigned"] and row["ended"] for row in rows)


async def test_resigning_is_a_result_too_and_bots_have_rows(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("wonderland", [ME, EASY]))["id"]
    await ann.post(f"/tables/{table}/resign")
    mine, bot = _rows(place.server.settings.directory / "ludoteka.sqlite3")
    assert (mine["resigned"], mine["won"], mine["place"]) == (1, 0, 2) and mine["guest"]
    assert (bot["level"], bot["won"], bot["place"], bot["guest"]) == ("easy", 1, 1, None)
    assert mine["faction"] is None, "it is told of matches that are played to the end"


def test_factions_are_stored_if_seats_differ() -> None:
    dice = Random(3)
    for game, has_factions in (("wonderland", True), ("claim", False)):
        table = ludoteka.open_table(game, 2, seed=1)
        while not table.over:
            seat, ask = next(iter(table.asks.items()))
            table.choose(seat, dice.choice(ask.keys))
        sides = factions(table, 2)
        assert (None not in sides and len(set(sides)) == 2) if has_factions else sides == [None, None]


def test_factions_that_cannot_be_told_are_reported_and_keep_no_match_from_ending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_: Any) -> Any:
        raise RuntimeError("no traits")

    logged: list[str] = []
    monkeypatch.setattr(keeping, "log", SimpleNamespace(error=lambda what, **more: logged.append(f"{what}: {more}")))
    game = SimpleNamespace(statistics=SimpleNamespace(traits=broken))
    table: Any = SimpleNamespace(over=True, game=game)
    assert factions(table, 3) == [None] * 3
    assert len(logged) == 1 and "no traits" in logged[0]


def test_those_with_equal_scores_share_a_place_and_winners_come_first() -> None:
    assert places([3, 7, 7, 1], [1, 2]) == [3, 1, 1, 4]
    assert places([5, 5, 5], [2]) == [2, 2, 1]
    assert places([0.0], []) == [1]


def test_settings_have_one_mark_in_any_order() -> None:
    assert settings_mark({"a": "1", "b": "2"}) == settings_mark({"b": "2", "a": "1"}) != settings_mark({"a": "1"})


@pytest.mark.parametrize("ended", [True, False])
async def test_matches_of_an_older_store_get_their_rows(tmp_path: Path, ended: bool) -> None:
    with older_store(tmp_path, "0004") as connection:
        connection.execute(text("INSERT INTO guests VALUES (1, x'00', 'Ann', 'en', 0)"))
        status = "finished" if ended else "playing"
        outcome = '{"scores": [1, 2], "winners": [1], "reason": "votes"}' if ended else ""
        connection.execute(
            text(
                "INSERT INTO tables VALUES "
                "('old', 'claim', '1', '{\"length\": \"1\"}', '', 1, 1, :status, 's', 5, 9, 0, :outcome, '', 0)"
            ),
            {"status": status, "outcome": outcome},
        )
        connection.execute(
            text("INSERT INTO chairs VALUES ('old', 0, 1, '', '', 0, ''), ('old', 1, NULL, 'easy', '', 0, '')")
        )
    async with running(settings_for(tmp_path)):
        pass
    rows = _rows(tmp_path / "ludoteka.sqlite3")
    rows_after = [(row["seat"], row["guest"], row["level"], row["place"], row["won"], row["ended"]) for row in rows]
    assert rows_after == ([(0, 1, "", 2, 0, 9), (1, None, "easy", 1, 1, 9)] if ended else [])
