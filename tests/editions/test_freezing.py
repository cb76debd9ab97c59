"""An edition is one archive: always the same bytes, importable, and it plays like the tree did."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

import ludoteka
from ludoteka import editions
from ludoteka.editions import freezing
from ludoteka.editions.freezing import CannotFreeze, archive, freeze
from ludoteka.kernel import Game, Record
from tests.toys import auction

CLAIM = ludoteka.game("claim")
PLAY = """
import hashlib, sys
from pathlib import Path
import ludoteka
from ludoteka import editions
editions.FOLDER = Path(sys.argv[1])
now = ludoteka.game("wonderland")
rules = editions.package(now, now.version).make(None)
table = ludoteka.set_up(rules, 3, rules.complete_settings(3, {}), "t", "spring")
minds = [ludoteka.bot(rules, "medium", seat) for seat in range(3)]
while table.asks:
    seat = next(iter(table.asks))
    table.choose(seat, minds[seat].choose(table.perspective(seat)))
print(hashlib.sha256((table.record().to_json() + str(table.view(0))).encode()).hexdigest())
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for archives."""
    monkeypatch.setattr(editions, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def forgotten() -> Any:
    """Forget the modules imported during a test."""
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.startswith(editions.PREFIX):
            del sys.modules[name]


def random_match(game: Game[Any], seats: int) -> Record:
    table = ludoteka.set_up(game, seats, game.complete_settings(seats, {}), "t", "spring")
    random = Random(5)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    return table.record()


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_an_edition_plays_as_the_tree_does(game: Game[Any], shelf: Path, forgotten: None) -> None:
    freeze(game)
    old = editions.package(game, game.version).make(None)
    assert old is not game and old.package.startswith(editions.PREFIX)
    for seats in (game.seats[0], game.seats[-1]):
        record = random_match(old, seats)
        assert record == random_match(game, seats)
        proved = editions.of(old, "kernel.replay").verify(old, record)
        assert len(proved) == 4


@pytest.mark.parametrize("game", ludoteka.games())
def test_the_same_tree_gives_the_same_bytes(game: str) -> None:
    code = f"""
import hashlib
import ludoteka
from ludoteka.editions.freezing import archive
print(hashlib.sha256(archive(ludoteka.game({game!r}))).hexdigest())
"""
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert digests == {hashlib.sha256(archive(ludoteka.game(game))).hexdigest()}


def test_an_archive_holds_game_kernel_and_bots_and_no_trace_of_the_machine() -> None:
    package = ZipFile(BytesIO(archive(CLAIM)))
    names = package.namelist()
    assert names == sorted(names)
    root = "ludoteka_edition_claim_1/"
    assert {f"{root}kernel/table.py", f"{root}bots/levels.py", f"{root}games/claim/words/cs.ftl"} <= set(names)
    assert not [name for name in names if "pycache" in name or "games/harrow" in name or not name.startswith(root)]
    assert {info.date_time for info in package.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert {info.compress_type for info in package.infolist()} == {0}


def test_an_edition_is_imported_with_any_hash_seed_and_without_assertions(shelf: Path) -> None:
    freeze(ludoteka.game("wonderland"))
    ended = {
        subprocess.run(
            [sys.executable, *flags, "-c", PLAY, str(shelf)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for flags, seed in (([], "1"), (["-O"], "2"), (["-OO"], "3"))
    }
    assert len(ended) == 1 and len(ended.pop()) == 65


def test_errors_and_records_of_an_edition_are_ours(shelf: Path, forgotten: None) -> None:
    freeze(CLAIM)
    old = editions.package(CLAIM, "1").make(None)
    table = ludoteka.set_up(old, 2, old.complete_settings(2, {}), "t", "spring")
    assert type(table) is not ludoteka.Table
    assert type(table.record()) is ludoteka.Record
    with pytest.raises(ludoteka.IllegalChoice):
        table.choose(0, "play/dragons-9")
    with pytest.raises(ludoteka.BadSetting):
        old.complete_settings(7, {})


def test_a_frozen_edition_is_never_overwritten(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, new = freeze(CLAIM)
    assert new and file == shelf / "claim-1.zip"
    before = file.read_bytes()
    assert freeze(CLAIM) == (file, False)
    monkeypatch.setattr(freezing, "BARE", "'changed'\n")
    with pytest.raises(CannotFreeze, match="claim 1 is frozen already"):
        freeze(CLAIM)
    assert file.read_bytes() == before
    assert editions.versions(CLAIM) == ["1"]


def test_a_package_that_calls_itself_by_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("kernel", "bots", "games/here"):
        (tmp_path / part).mkdir(parents=True)
    (tmp_path / "games/here/__init__.py").write_text("x = 1\nfrom ludoteka.kernel import Game\n", encoding="utf-8")
    monkeypatch.setattr(freezing, "PACKAGE", tmp_path)
    with pytest.raises(CannotFreeze, match=r"here/__init__.py imports ludoteka by name"):
        archive(replace(CLAIM, id="here", package="ludoteka.games.here"))


def test_a_game_that_nobody_knows_or_that_has_no_package_cannot_be_frozen(shelf: Path) -> None:
    with pytest.raises(CannotFreeze, match="auction does not say in which package it is"):
        freeze(auction.GAME)
    done = subprocess.run(
        [sys.executable, "-m", "ludoteka.editions", "freeze", "chess"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (
        2,
        "there is no game 'chess'; there are: claim, valeria, wonderland, harrow\n",
    )
