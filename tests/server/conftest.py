"""Servers for the tests, and the games they are tried on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from litestar.utils.signature import ParsedSignature

import ludoteka
from ludoteka.kernel import Game
from ludoteka.server import files
from tests.server.databases import Postgres, Redis, postgres, redis
from tests.server.people import Running, running, settings_for
from tests.toys import auction, harvest, patience, spies

TOYS: dict[str, Game[Any]] = {toy.GAME.id: toy.GAME for toy in (auction, harvest, spies, patience)}
GAMES: dict[str, Game[Any]] = {**ludoteka.games(), **TOYS}
CASES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats]


@pytest.fixture(scope="session", autouse=True)
def pages() -> Iterator[None]:
    """Client and documentation are packed and the signatures of handlers are read once, not once a server."""
    read, known = ParsedSignature.from_fn, dict[Any, ParsedSignature]()

    def remembered(fn: Any, names: dict[str, Any]) -> ParsedSignature:
        if fn not in known:
            known[fn] = read(fn, names)
        return known[fn]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "_gather", cache(files._gather))
        patch.setattr(ParsedSignature, "from_fn", remembered)
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """PostgreSQL."""
    with postgres() as cluster:
        yield cluster


@pytest.fixture
def database(cluster: Postgres) -> str:
    """The URL of an empty database of PostgreSQL."""
    return cluster.database()


@pytest.fixture
def channels() -> Iterator[Redis]:
    """Redis."""
    with redis() as server:
        yield server


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games stand on the shelf too: they ask in every way there is."""
    real = ludoteka.game
    monkeypatch.setattr(ludoteka, "game", lambda id, version=None: TOYS[id] if id in TOYS else real(id, version))
    monkeypatch.setattr(ludoteka, "games", lambda: GAMES)


@pytest.fixture
async def place(tmp_path: Path, toys: None) -> AsyncIterator[Running]:
    """A running server."""
    async with running(settings_for(tmp_path)) as server:
        yield server
