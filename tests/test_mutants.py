"""The mutation script: the mutants that it makes, and its report."""

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

SMALL = """LEAST = 2


def fits(a):
    return a < 5


def unused(a):
    return a + 1


def down(a):
    while a > 0:
        a -= 1
    return a
"""

TESTS = """from importlib.util import module_from_spec, spec_from_file_location

from ludoteka.kernel import small
from ludoteka.kernel.small import LEAST, down, fits


def test_small():
    assert fits(3) and not fits(7)


def test_least():
    assert LEAST == 2


def test_down():
    assert down(3) == 0


def test_apart():
    spec = spec_from_file_location("apart", small.__file__.replace("small", "apart"))
    apart = module_from_spec(spec)
    spec.loader.exec_module(apart)
    assert apart.ANSWER == 42
"""


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(SCRIPTS)
    return import_module("changes")


def test_every_change_is_one_slip_that_still_compiles(changes: ModuleType) -> None:
    replaced = [(old, new) for _, old, new, _, _ in changes.of(SOURCE)]
    assert replaced == [
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


def test_killed_and_surviving_mutants_are_distinguished_and_stored(tmp_path: Path) -> None:
    package, tests = tmp_path / "src" / "ludoteka" / "kernel", tmp_path / "tests" / "kernel"
    others = [tmp_path / "tests" / folder for folder in ("laws", "luck", "games/claim")]
    for folder in (package, tests, tmp_path / "scripts", *others):
        folder.mkdir(parents=True)
    for script in ("mutants.py", "changes.py", "covering.py", "trying.py"):
        (tmp_path / "scripts" / script).write_text((SCRIPTS / script).read_text(encoding="utf-8"), encoding="utf-8")
    for init in (package, package.parent):
        (init / "__init__.py").touch()
    (package / "small.py").write_text(SMALL)
    (package / "apart.py").write_text("ANSWER = 42\n")
    (tests / "test_small.py").write_text(TESTS)
    for laws in ("test_laws.py", "test_the_laws_bite.py"):
        (tmp_path / "tests" / "laws" / laws).write_text("def test_nothing():\n    pass\n")
    (tmp_path / "pyproject.toml").touch()
    equivalent = 'change = [{ file = "kernel/small.py", line = "return a < 5", old = "5", new = "6", why = "" }]'
    (tmp_path / "tests" / "equivalent.toml").write_text(equivalent)
    command = [sys.executable, str(tmp_path / "scripts" / "mutants.py"), "kernel", "--count", "0", "--patience", "1"]
    first, second = [
        subprocess.run([*command, "--least", least], capture_output=True, text=True, check=False)
        for least in ("0.6", "0.9")
    ]
    assert "survived: kernel/small.py:5  a < 5  →  (a <= 5)" in first.stdout
    assert "not run: kernel/small.py:9  a + 1  →  (a - 1)" in first.stdout
    verdicts = (tmp_path / "build" / "mutants" / "kernel.jsonl").read_text().splitlines()
    results = [json.loads(line) for line in verdicts]
    assert sorted((r["mutant"]["line"], r["mutant"]["new"], r["verdict"]) for r in results) == [
        (1, "3", "killed"),  # it runs when it is imported
        (1, "43", "killed"),  # it is loaded by its path, as migrations are
        (5, "(a <= 5)", "survived"), (5, "6", "survived"), (5, "return None", "killed"),
        (9, "(a - 1)", "not run"), (9, "2", "not run"), (9, "return None", "not run"),
        (13, "(a >= 0)", "killed"), (13, "1", "killed"),
        (14, "2", "killed"), (14, "a += 1", "endless"), (14, "pass", "endless"),
        (15, "return None", "killed"),
    ]  # fmt: skip
    assert "9 of 13 changes noticed (69.2%)" in first.stdout and "'equivalent': 1" in first.stdout
    assert "1/14" not in second.stdout, "nothing is tried twice"
    assert second.stdout.splitlines()[-1] == first.stdout.splitlines()[-1]
    assert (first.returncode, second.returncode) == (0, 1)
