"""Servers for the tests, and the games they are tried on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from socket import socket
from typing import Any

import pytest
from litestar import Litestar
from litestar.datastructures import State

import ludoteka
from ludoteka.kernel import Game
from ludoteka.server import files, run
from ludoteka.server.app import Plan, create_app
from tests.server.databases import Postgres, Redis, postgres, redis
from tests.server.people import Running, running, settings_for
from tests.toys import auction, harvest, patience, spies

TOYS: dict[str, Game[Any]] = {toy.GAME.id: toy.GAME for toy in (auction, harvest, spies, patience)}
GAMES: dict[str, Game[Any]] = {**ludoteka.games(), **TOYS}
CASES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats]


class Routes:
    """Applications whose servers have stopped: the next server takes one, since laying routes takes longest."""

    def __init__(self) -> None:
        self._idle: dict[object, list[Litestar]] = {}

    def create_app(self, plan: Plan) -> Litestar:
        idle = self._idle.get(self._kind(plan))
        if not idle:
            return create_app(plan)
        app = idle.pop()
        app.state = State({"plan": plan})
        return app

    def give_back(self, app: Litestar) -> None:
        self._idle.setdefault(self._kind(app.state.plan), []).append(app)

    def _kind(self, plan: Plan) -> object:
        return plan.settings.max_message_bytes, tuple(map(id, plan.features))


@pytest.fixture(scope="session", autouse=True)
def routes() -> Iterator[None]:
    """Build the client, the documentation and the routes once for all servers."""
    routes, serve = Routes(), run.UvicornServer.serve

    async def serve_and_give_back(server: run.UvicornServer, sockets: list[socket] | None = None) -> None:
        try:
            await serve(server, sockets)
        finally:
            routes.give_back(server._app)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "_gather", cache(files._gather))
        patch.setattr(run, "create_app", routes.create_app)
        patch.setattr(run.UvicornServer, "serve", serve_and_give_back)
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
