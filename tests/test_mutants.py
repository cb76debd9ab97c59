"""The script that changes the program: which changes it makes, and what it says of tests that notice them or not."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).parents[1] / "scripts"

SOURCE = '''"""Small."""
from typing import TypeVar

T = TypeVar("T", bound=int)


def fits(a: int, b: int = 3) -> bool:
    """Is it small?"""
    if a < 0:
        raise ValueError(f"{a} is {1 + 1} too small")
    total = a + b
    return total <= 5 and a != 4
'''


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(SCRIPTS)
    return import_module("changes")


def test_every_change_is_one_slip_that_still_compiles(changes: ModuleType) -> None:
    found = [(old, new) for _, old, new, _, _ in changes.of(SOURCE)]
    assert found == [
        ("3", "4"),
        ("a < 0", "(a <= 0)"),
        ("0", "1"),
        ('raise ValueError(f"{a} is {1 + 1} too small")', "pass"),
        ("a + b", "(a - b)"),
        ("return total <= 5 and a != 4", "return None"),
        ("total <= 5 and a != 4", "(total <= 5 or a != 4)"),
        ("total <= 5 and a != 4", "(a != 4)"),
        ("total <= 5 and a != 4", "(total <= 5)"),
        ("total <= 5", "(total < 5)"),
        ("5", "6"),
        ("a != 4", "(a == 4)"),
        ("4", "5"),
    ]


def test_a_change_is_found_where_it_stands(changes: ModuleType) -> None:
    source = "čaj = 1\nif čaj < 2 and čaj:\n    čaj += 3\n"
    for line, old, _, begin, end in changes.of(source):
        assert source[begin:end] == old and source[:begin].count("\n") + 1 == line


def test_noticed_and_unnoticed_changes_are_told_apart_and_kept(tmp_path: Path) -> None:
    package, tests = tmp_path / "src" / "ludoteka" / "kernel", tmp_path / "tests" / "kernel"
    for folder in (package, tests, tmp_path / "scripts", tmp_path / "tests" / "laws"):
        folder.mkdir(parents=True)
    for script in ("mutants.py", "changes.py"):
        (tmp_path / "scripts" / script).write_text((SCRIPTS / script).read_text(encoding="utf-8"), encoding="utf-8")
    for init in (package, package.parent):
        (init / "__init__.py").touch()
    (package / "small.py").write_text("def fits(a):\n    return a < 5\n\n\ndef unused(a):\n    return a + 1\n")
    (tests / "test_small.py").write_text(
        "from ludoteka.kernel.small import fits\n\n\ndef test_small():\n    assert fits(3) and not fits(7)\n"
    )
    (tmp_path / "tests" / "laws" / "test_laws.py").write_text("def test_nothing():\n    pass\n")
    (tmp_path / "pyproject.toml").touch()
    equivalent = 'change = [{ file = "kernel/small.py", line = "return a < 5", old = "5", new = "6", why = "" }]'
    (tmp_path / "tests" / "equivalent.toml").write_text(equivalent)
    command = [sys.executable, str(tmp_path / "scripts" / "mutants.py"), "kernel", "--count", "0"]
    said = [subprocess.run(command, capture_output=True, text=True, check=False).stdout for _ in range(2)]
    assert "survived: kernel/small.py:2  a < 5  →  (a <= 5)" in said[0]
    assert "not run: kernel/small.py:6  a + 1  →  (a - 1)" in said[0]
    assert "1 of 5 changes noticed (20.0%)" in said[0] and "'equivalent': 1" in said[0]
    kept = (tmp_path / "build" / "mutants" / "kernel.jsonl").read_text().splitlines()
    assert sorted(json.loads(line)["verdict"] for line in kept) == [
        "killed", "not run", "not run", "not run", "survived", "survived",
    ]  # fmt: skip
    assert "1/6" not in said[1] and said[1].splitlines()[-1] == said[0].splitlines()[-1]  # nothing is tried twice
    strict = subprocess.run([*command, "--least", "0.9"], capture_output=True, check=False)
    assert strict.returncode == 1
