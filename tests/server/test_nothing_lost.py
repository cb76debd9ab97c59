"""The server is killed at random moments: every acknowledged decision is there, every match goes on to its end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Game
from tests.endurance.kills import Nursery, storm
from tests.server.databases import Redis

STORMS = {"claim": (50, 20)}  # kills and tables; games with longer matches take part in a smaller storm
SMALL = (6, 3)

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked")


@pytest.mark.slow
@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, game: Game[Any]) -> None:
    kills, crowd = STORMS.get(game.id, SMALL)
    toll = await storm([Nursery(tmp_path)], [game], kills, crowd)
    assert toll.kills == kills and toll.matches >= crowd
    assert toll.acknowledged > 10 * crowd, "the players saw the server answer"


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed(
    tmp_path: Path, database: str, channels: Redis
) -> None:
    nurseries = [Nursery(tmp_path / name, database, channels.url) for name in ("here", "there")]
    toll = await storm(nurseries, [ludoteka.game("claim")], kills=6, tables=3)
    assert toll.kills == 6 and toll.matches >= 3 and toll.acknowledged > 30
