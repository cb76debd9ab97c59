"""The catalogue is sent once, and is the same for everybody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteka.kernel import Game
from tests.server.conftest import GAMES
from tests.server.people import Running, seated


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_everybody_gets_the_same_catalogue(place: Running, game: Game[Any]) -> None:
    seats = game.seats[-1]
    table, people = await seated(place, game, seats)
    texts = [(await person.web.get(f"/api/tables/{table}/catalogue")).text for person in (*people, place.stranger())]
    settings = game.complete_settings(seats, {})
    printed = game.catalogue(seats, settings) if game.catalogue else {}
    assert {json.dumps(json.loads(text)) for text in texts} == {json.dumps(json.loads(json.dumps(printed)))}


async def test_an_unchanged_catalogue_is_not_sent_again(place: Running) -> None:
    table, [one, _] = await seated(place, GAMES["claim"], 2)
    first = await one.web.get(f"/api/tables/{table}/catalogue")
    assert first.status_code == 200 and "no-cache" in first.headers["cache-control"]
    again = await one.web.get(f"/api/tables/{table}/catalogue", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""


async def test_it_is_packed_for_those_who_can_unpack(place: Running) -> None:
    table, [one, _] = await seated(place, GAMES["claim"], 2)
    packed = await one.web.get(f"/api/tables/{table}/catalogue")
    plain = await one.web.get(f"/api/tables/{table}/catalogue", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
