"""`ludoteka --content FILE serve`: the owner's values are on the table, bots know them, the table outlives the file."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import shelf
from ludoteka.server.store import Store
from ludoteka.server.store.writer import Statement
from ludoteka.server.tables.editions import Editions
from tests.ports import free_port
from tests.server.people import PATIENCE, Chairside, Person

ME, EASY = {"kind": "me"}, {"kind": "bot", "level": "easy"}
GOBLIN = 'for = "valeria"\n[[monster]]\nid = "goblin"\nstrength = 9\nnames = { cs = "Zelený skřet" }\n'
GRIN = """for = "wonderland"
[[factions]]
id = "cheshire-cat"
abilities = [{ id = "wicked-grin", rules = [{ on = "play", do = [{ op = "gain_strength", n = 3 }] }] }]
"""


@contextmanager
def serving(data: Path, port: int, *before: str, **settings: str) -> Iterator[None]:
    """`ludoteka … serve` until the block is left; a client is not needed."""
    folder = data.with_name("client")
    folder.mkdir(exist_ok=True)
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    variables = {"WEB": str(folder), "BOT_WORKERS": "1", "BOT_DELAY": "0", "LOG": "warning", **settings}
    command = [sys.executable, "-m", "ludoteka", *before, "serve", "--port", str(port), "--data", str(data)]
    environment = {**os.environ, **{f"LUDOTEKA_{name}": value for name, value in variables.items()}}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout and server.stdout.readline().startswith("Ludoteka: http")
        yield
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)


async def play_until(side: Chairside, seq: int) -> None:
    """Choose whenever asked, until a number of decisions were made, including the bot's."""
    dice = Random(5)
    while side.state["seq"] < seq:
        if side.state["ask"]:
            await side.choose(dice.choice(side.state["ask"]["options"]))
        await side.next("state")


async def test_a_table_is_played_with_the_owners_content_and_goes_on_without_the_file(tmp_path: Path) -> None:
    port, data, file = free_port(), tmp_path / "data", tmp_path / "mine.toml"
    file.write_text(GOBLIN, encoding="utf-8")
    ann = Person(f"http://127.0.0.1:{port}", "en")
    with serving(data, port, "--content", str(file)):
        await ann.get("/me")
        table = await ann.open("valeria", [ME, EASY])
        assert "+" in table["version"]
        async with ann.at(table["id"]) as side:
            await asyncio.wait_for(side.next("state"), PATIENCE)
            await asyncio.wait_for(play_until(side, 12), PATIENCE)
            assert (await ann.get(f"/tables/{table['id']}/catalogue"))["cards"]["goblin"]["strength"] == 9
    file.unlink()
    with serving(data, port):
        async with ann.at(table["id"]) as side:
            state = await asyncio.wait_for(side.next("state"), PATIENCE)
            await asyncio.wait_for(play_until(side, state["seq"] + 12), PATIENCE)
        assert (await ann.get(f"/tables/{table['id']}/catalogue"))["cards"]["goblin"]["strength"] == 9
    await ann.web.aclose()


async def test_content_is_kept_once_and_only_of_games_that_have_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, rows = Store(f"sqlite:///{tmp_path / 'store.sqlite3'}"), list[Any]()
    await store.open()
    write = store.writer.write

    async def noted(*statements: Statement) -> None:
        rows.extend(statement.values for statement in statements)
        await write(*statements)

    monkeypatch.setattr(store.writer, "write", noted)
    monkeypatch.setattr(shelf, "content_of", lambda game: GOBLIN if game.id == "valeria" else None)
    for _ in range(2):
        await Editions(store).open()
    await store.close()
    version = ludoteka.game("valeria").version
    assert rows == [{"game": "valeria", "version": version, "text": GOBLIN}]


async def test_several_games_have_content_by_a_setting_and_the_server_tells_which(tmp_path: Path) -> None:
    port, data, files = free_port(), tmp_path / "data", [tmp_path / "goblin.toml", tmp_path / "grin.toml"]
    for file, text in zip(files, (GOBLIN, GRIN), strict=True):
        file.write_text(text, encoding="utf-8")
    ann = Person(f"http://127.0.0.1:{port}", "en")
    with serving(data, port, CONTENT=",".join(map(str, files))):
        await ann.get("/me")
        games = (await ann.web.get("/health")).json()["games"]
        assert [id for id, version in games.items() if "+" in version] == ["valeria", "wonderland"]
        table = await ann.open("wonderland", [ME, EASY, EASY])
        assert table["version"] == games["wonderland"]
        async with ann.at(table["id"]) as side:
            await asyncio.wait_for(side.next("state"), PATIENCE)
            await asyncio.wait_for(play_until(side, 9), PATIENCE)
        named = (await ann.get(f"/games/valeria/texts/cs?version={games['valeria'].replace('+', '%2B')}"))["words"]
        assert 'ref-goblin = { "Zelený skřet" }' in named
        plain = games["valeria"].partition("+")[0]
        assert "Zelený skřet" not in (await ann.get(f"/games/valeria/texts/cs?version={plain}"))["words"]
    await ann.web.aclose()
