"""The scripts: compiling the solver, the notes of a release, the checks of names and of commit subjects."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import ludoteka

SCRIPTS = Path(__file__).parents[1] / "scripts"


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(f"{name}_script", SCRIPTS / f"{name}.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def script() -> ModuleType:
    return load("compile")


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
    command = [sys.executable, "-c", "import small; print(small.twice(21), small.__file__.endswith('.py'))"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout == "42 False\n"


def test_the_notes_of_a_release_are_the_section_of_its_version_in_the_changelog() -> None:
    script = load("notes")
    changelog = "# Changelog\n\n## 0.2.0.1\n\n- later\n\n## 0.2.0 (2026-11-16)\n\n- this\n\n## 0.1.0\n\n- before\n"
    assert script.notes("0.2.0", changelog) == "- this"
    assert script.notes("0.3.0", changelog) == ""
    unreleased = (
        "# Changelog\n\n## Unreleased\n\n- next\n\n## 0.3.0 (2026-11-16)\n\n### Added\n- new\n\n## 0.2.0\n\n- old\n"
    )
    assert script.notes("0.3.0", unreleased) == "### Added\n- new"

    real = script.CHANGELOG.read_text(encoding="utf-8")
    assert script.notes(ludoteka.__version__, real).startswith("###")


# -- Names -------------------------------------------------------------------------------------------------------------
PYTHON = """
import os as made
class Row:
    kept: int = 0
def wanted(told, *said, **heard):
    found = [known for known in told]
    told.seen = found
    with open(found) as _given:
        return os.kept + Row(kept=1).kept, "told", lambda seen: seen
"""

CLIENT = """
<!-- what was told -->
<script lang="ts">
  // said once
  const message = 'made', entry = "kept", line = `known ${heard} to`;
  function read({ found, view }: Row) { return /given/.test(view.told) && view.unseen }
</script>
<p class="wanted {seen ? 'told' : ''}" class:kept={view}>{$given}</p>
<style>.told { color: red }</style>
"""


def test_a_name_that_says_how_a_thing_came_about_is_refused_in_python() -> None:
    names = load("plain_words").refused_in("src/file.py", PYTHON)
    assert [(name.kind, name.name) for name in names] == [
        ("import", "made"),
        ("variable", "kept"),
        ("function", "wanted"),
        ("parameter", "heard"),
        ("parameter", "said"),
        ("parameter", "told"),
        ("variable", "found"),
        ("variable", "known"),
        ("field", "seen"),
        ("variable", "_given"),
        ("parameter", "seen"),
    ]


def test_a_name_that_says_how_a_thing_came_about_is_refused_in_the_client() -> None:
    names = load("plain_words").refused_in("web/src/File.svelte", CLIENT)
    assert [(name.line, name.name) for name in names] == [
        (5, "heard"),
        (6, "found"),
        (6, "told"),
        (8, "given"),
        (8, "seen"),
    ]


def test_a_name_stays_where_it_is_allowed_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    script = load("plain_words")
    assert all(words <= script.REFUSED and reason for words, reason in script.ALLOWED.values())
    monkeypatch.setattr(script, "ALLOWED", {"src/store/*.py": (frozenset({"seen"}), "a column of the store")})
    assert not script.refused_in("src/store/rows.py", "seen = 1\n")
    assert script.refused_in("src/store/rows.py", "told = 1\n")
    assert script.refused_in("src/wire.py", "seen = 1\n")


def test_the_check_of_names_prints_the_place_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = load("plain_words")
    monkeypatch.setattr(script, "ROOT", tmp_path)
    (tmp_path / "good.py").write_text("message = 1\n", encoding="utf-8")
    (tmp_path / "bad.ts").write_text("let told = 1\n", encoding="utf-8")
    assert script.main(["good.py"]) == 0
    assert script.main(["good.py", "bad.ts"]) == 1
    assert "bad.ts:1: name 'told'" in capsys.readouterr().out


# -- Commit subjects ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("claim: the loser takes the dwarves", ""),
        ("x" * 72 + "\n\nA body; as long as it has to be, " + "y" * 100, ""),
        ("# a comment of git; cut\nclaim: mend a rule\n", ""),
        ("Merge branch 'main'; whatever git writes", ""),
        ("x" * 73, "73 characters"),
        ("claim: mend a rule; web: show it", "';'"),
        ("# nothing but comments\n", "empty"),
    ],
)
def test_a_long_subject_or_a_second_concern_is_refused(
    message: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    assert load("commit_message").main([str(file)]) == (1 if fault else 0)
    assert fault in capsys.readouterr().out


def test_every_commit_of_a_range_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    git = ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", "init", "--quiet"], check=True)
    for subject in ("start", "first: good", "second: bad; third: worse"):
        subprocess.run([*git, "commit", "--quiet", "--allow-empty", "--message", subject], check=True)
    script = load("commit_message")
    assert script.main(["--range", "HEAD~2..HEAD~1"]) == 0
    assert script.main(["--range", "HEAD~2..HEAD"]) == 1
    assert "second: bad; third: worse" in capsys.readouterr().out
