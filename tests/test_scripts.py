"""The scripts: compiling the solver with a compiler and without one, the notes of a release."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "compile.py"


@pytest.fixture
def script() -> ModuleType:
    spec = spec_from_file_location("compile_script", SCRIPT)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_a_compiler_the_old_result_is_removed_and_nothing_fails(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = tmp_path / script.MODULES[0]
    module.parent.mkdir(parents=True)
    module.write_text("x: int = 1\n", encoding="utf-8")
    old = script.compiled(module)
    old.write_bytes(b"old")
    monkeypatch.setattr(script, "SOURCES", tmp_path)
    monkeypatch.setattr(script, "missing", lambda: "there is no C compiler")
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    script.main()
    assert not old.exists()
    assert "stays plain Python: there is no C compiler" in capsys.readouterr().out


def test_code_that_does_not_compile_stays_plain(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if script.missing():
        pytest.skip(script.missing())
    (tmp_path / "wrong.py").write_text("x: int = 'text'\n", encoding="utf-8")
    monkeypatch.setattr(script, "SOURCES", tmp_path)
    assert "Incompatible types" in script.build("wrong.py")


def test_a_compiled_module_is_the_one_that_python_finds(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if script.missing():
        pytest.skip(script.missing())
    (tmp_path / "small.py").write_text("def twice(n: int) -> int:\n    return 2 * n\n", encoding="utf-8")
    monkeypatch.setattr(script, "SOURCES", tmp_path)
    assert script.build("small.py") is None
    asked = [sys.executable, "-c", "import small; print(small.twice(21), small.__file__.endswith('.py'))"]
    assert subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=True).stdout == "42 False\n"


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    spec = spec_from_file_location("notes_script", SCRIPT.with_name("notes.py"))
    assert spec and spec.loader
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    changelog = "# Changelog\n\n## 0.2.0.1\n\n- later\n\n## 0.2.0 (2026-11-16)\n\n- this\n\n## 0.1.0\n\n- before\n"
    assert script.notes("0.2.0", changelog) == "- this"
    assert script.notes("0.3.0", changelog) == ""
    milestones = "# Changelog\n\n## 0.3.0\n\n- new\n\n## Milestone of May\n\n- earlier\n\n## 0.2.0\n\n- old\n"
    assert script.notes("0.3.0", milestones) == "- new\n\n## Milestone of May\n\n- earlier"
