"""Matches survive releases: after a change of the rules, all old matches go on, end and verify."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludoteka

ROOT = Path(__file__).parents[2]
GAMES = {id: game.version for id, game in ludoteka.games().items()}
SHUFFLED = re.compile(r"^( +)(dealer\.shuffle\(.*\))$", re.MULTILINE)


def run(tree: Path, *words: str) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-m", *words], env=environment, cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def release(tree: Path) -> None:
    """Freeze the current versions, then change every game: each deck is shuffled twice."""
    for id, version in GAMES.items():
        package = tree / "ludoteka" / "games" / id
        if not (tree / "ludoteka" / "editions" / f"{id}-{version}.zip").exists():
            run(tree, "ludoteka.editions", "freeze", id)
        changed = 0
        for file in package.rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            text, times = SHUFFLED.subn(r"\1\2\n\1\2", text)
            file.write_text(text, encoding="utf-8")
            changed += times
        assert changed, f"{id} shuffles nothing"
        named = package / "__init__.py"
        text, times = re.subn(rf'(VERSION = |version=)"{version}"', r'\1"next"', named.read_text(encoding="utf-8"))
        assert times == 1
        named.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    """The output of the tree before the release and of the one after it."""
    tree, data = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("data")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "client", "site")
    shutil.copytree(ROOT / "src" / "ludoteka", tree / "ludoteka", ignore=ignored)
    run(tree, "tests.editions.evening", "begin", str(data))
    before = json.loads((data / "told.json").read_text())
    release(tree)
    run(tree, "tests.editions.evening", "go_on", str(data))
    return before, json.loads((data / "told.json").read_text())


Results = tuple[dict[str, Any], dict[str, Any]]


@pytest.mark.slow
def test_matches_of_before_go_on_by_their_own_rules_and_new_ones_by_the_new(results: Results) -> None:
    records = results[1]["records"]
    for id, version in GAMES.items():
        for what, given_up in (("finished", False), ("half", False), ("waiting", True)):
            record = dict(records[f"{what} {id}"])
            assert (record.pop("reason") == "resigned") == given_up
            proved = 3 if given_up else 4  # the result of a match that was given up is nothing its record could prove
            assert record == {"version": version, "proved": proved, "drawing": "old"}
        assert records[f"new {id}"]["version"] == "next" and records[f"new {id}"]["drawing"] == "own"


@pytest.mark.slow
def test_bots_play_on_by_the_rules_of_before(results: Results) -> None:
    for id, version in GAMES.items():
        assert results[1]["records"][f"bots {id}"]["version"] == version
        assert results[1]["records"][f"bots {id}"]["reason"] == "resigned"


@pytest.mark.slow
def test_a_finished_table_is_as_it_was_and_costs_a_look(results: Results) -> None:
    before, after = results
    for id in GAMES:
        then, now = dict(before["views"][id]), dict(after["views"][id])
        assert now.pop("seconds") < 5 and then.pop("seconds")
        assert now == then
    assert after["reports"] == []
