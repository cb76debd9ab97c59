"""The package installs as little as it can: nothing at first, and each extra is asked for by one sentence."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ludoteka.extras import EXTRAS, advice

ROOT = Path(__file__).parents[1]
WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {absent!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
sys.argv = ["ludoteka", *{typed!r}]
from ludoteka.cli import main
main()
"""


def run_without(extras: list[str], *typed: str) -> subprocess.CompletedProcess[str]:
    """Type a command where the packages of these extras are not installed."""
    absent = {package for extra in extras for package in EXTRAS[extra]}
    code = WITHOUT.format(absent=absent, typed=list(typed))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_base_needs_no_package_at_all() -> None:
    assert project()["dependencies"] == []


def test_every_package_of_an_extra_is_known_by_the_name_it_is_imported_by() -> None:
    imported = packages_distributions()
    for extra, packages in EXTRAS.items():
        brought = {canonicalize_name(Requirement(line).name) for line in project()["optional-dependencies"][extra]}
        named = {canonicalize_name(name) for package in packages for name in imported[package]}
        assert brought - {"ludoteka"} <= named, extra


def test_every_extra_that_the_sentence_names_exists() -> None:
    assert set(EXTRAS) <= set(project()["optional-dependencies"])


def test_a_package_that_none_of_our_extras_brings_gets_no_advice() -> None:
    assert advice(ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")) is None


@pytest.mark.parametrize("typed", [("serve",), ("backup", "copy.sqlite3")])
def test_serving_without_the_server_names_its_extra(typed: tuple[str, ...]) -> None:
    done = run_without(["server"], *typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith('which is not installed: pip install "ludoteka[server]"\n')


def test_the_base_says_how_to_get_the_command_line() -> None:
    done = run_without(["cli", "server", "lab", "nodes"], "games")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith('which is not installed: pip install "ludoteka[cli]"\n')
    assert done.stderr.count("\n") == 1


def test_the_base_knows_its_version() -> None:
    done = run_without(["cli", "server", "lab", "nodes"], "--version")
    assert done.returncode == 0
    assert done.stdout.startswith("ludoteka ")


def test_the_command_line_plays_and_compares_without_server_and_lab() -> None:
    done = run_without(
        ["server", "lab", "nodes"], "arena", "claim", "--bots", "random,easy", "--games", "2", "--workers", "1"
    )
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout


def test_the_base_plays_a_whole_match_with_a_bot() -> None:
    code = """
import sys
for package in {absent!r}: sys.modules[package] = None
import ludoteka
from ludoteka import bots
table = ludoteka.open_table("claim", seed="spring")
minds = [bots.make("easy", "claim", "1"), bots.make("medium", "claim", "2")]
while table.asks:
    for seat in list(table.asks):
        table.choose(seat, minds[seat].choose(table.perspective(seat)))
print(table.outcome.reason)
"""
    absent = sorted({package for packages in EXTRAS.values() for package in packages})
    done = subprocess.run(
        [sys.executable, "-c", code.format(absent=absent)], capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.stdout) == ("", "votes\n")
