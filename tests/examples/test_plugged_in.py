"""A game in a package of its own is at home everywhere: command line, words, records, editions, lab."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludoteka
import ludoteka_herons
from ludoteka import editions
from ludoteka.cli.app import app
from ludoteka.editions.freezing import CannotFreeze, archive, freeze
from ludoteka.laws import Case
from ludoteka.laws.words import spoken
from ludoteka.words import book_of, game_words
from ludoteka.words.book import faults
from tests.examples.herons import GAME, laid, on_the_shelf, play_out

RUN = CliRunner()
PACKAGE = Path(ludoteka_herons.__file__).parent


@pytest.fixture(autouse=True)
def shelved() -> Iterator[None]:
    with on_the_shelf():
        yield


def run(*words: str) -> str:
    done = RUN.invoke(app, ["--language", "en", *words])
    assert done.exit_code == 0, done.output
    return done.output


def test_it_stands_on_the_shelf_after_ours() -> None:
    assert list(ludoteka.games()) == ["claim", "valeria", "wonderland", "harrow", "herons"]
    assert "Herons" in run("games")


def test_it_keeps_every_law_the_law_of_words_too() -> None:
    assert "60 trials, all laws hold." in run("laws", "herons")


def test_its_board_is_drawn_in_the_terminal_with_its_words() -> None:
    done = RUN.invoke(app, ["--language", "cs", "play", "herons", "--seed", "spring"], input="1\n" * 40)
    assert done.exit_code == 0, done.output
    for text in ("Volavky", "Na hladině: ", "Jak dlouho tentokrát vydržíš?", "Kterou rybu si bereš?", "Vyhrává"):
        assert text in done.output


def test_bots_play_it_in_the_arena_and_its_own_numbers_are_counted(tmp_path: Path) -> None:
    report = tmp_path / "told.json"
    run("arena", "herons", "--bots", "medium,easy", "--games", "4", "--workers", "1", "--json", str(report))
    assert "fish/pike" in report.read_text(encoding="utf-8")


def test_a_match_replays_from_its_record_and_proves_its_luck() -> None:
    record = play_out(laid(3)).record()
    assert ludoteka.replay(record).record() == record and len(ludoteka.verify(record)) == 4


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_its_book_and_its_words_are_found_through_the_game(language: str) -> None:
    words = game_words(GAME, language)
    assert book_of(GAME, language).startswith(f"# {words.game}\n")


def test_a_game_of_others_needs_english_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "english_herons"
    for name in ("words/en.ftl", "book/en.md"):
        (package / name).parent.mkdir(parents=True)
        shutil.copy(PACKAGE / name, package / name)
    (package / "__init__.py").touch()
    page = "## Goal {goal}\nCatch fish.\n## Turn {turn}\nWait.\n## End {end}\nGo home.\n"
    (package / "book" / "page.en.md").write_text(page, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    english = replace(GAME, package="english_herons")
    spoken(Case(english, 2), "spring")
    assert list(faults(english)) == []
    assert game_words(english, "cs").game == game_words(english, "en").game == "Herons"
    assert book_of(english, "pl") == book_of(english, "en") != ""
    (package / "book" / "page.cs.md").write_text("## Cíl {goal}\nUlovit ryby.\n", encoding="utf-8")
    assert list(faults(english)) == ["page.cs.md: differs from en at the end"], "a translation is whole or not there"


# -- Editions ----------------------------------------------------------------------------------------------------------
@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package in another folder, where an archive can be added; imported editions are removed afterwards."""
    folder = tmp_path / "ludoteka_herons"
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr("ludoteka.editions.files", lambda package: folder)
    monkeypatch.setattr("ludoteka.editions.freezing.files", lambda package: folder)
    before = set(sys.modules)
    yield folder
    for name in set(sys.modules) - before:
        if name.startswith(editions.PREFIX):
            del sys.modules[name]


def test_it_is_frozen_into_its_own_package_and_an_old_match_goes_on(installed: Path) -> None:
    record = play_out(laid(2)).record()
    assert "herons-1.zip" in run("edition", "freeze", "herons")
    assert (installed / "editions" / "herons-1.zip").is_file() and editions.versions(GAME) == ["1"]
    old = editions.package(GAME, "1").make(None)
    assert old.package == "ludoteka_edition_herons_1.games.herons"
    assert editions.of(old, "kernel.replay").replay(old, record).record() == record
    assert ludoteka.bot(old, "hard", 1, iterations=5) is not None


def test_a_changed_version_still_replays_what_the_frozen_one_played(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play_out(laid(2)).record()
    freeze(GAME)
    monkeypatch.setattr(ludoteka_herons, "VERSION", "2")
    assert ludoteka.game("herons").version == "2"
    assert ludoteka.replay(record).record() == record
    with pytest.raises(ludoteka.UnknownVersion, match="there are: 1, 2"):
        ludoteka.game("herons", "7")


@pytest.mark.parametrize(
    "line", ["from ludoteka_herons import rules", "import ludoteka", "from ludoteka.lab import report"]
)
def test_freezing_refuses_imports_that_an_edition_would_not_find(installed: Path, line: str) -> None:
    (installed / "more.py").write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(CannotFreeze, match=r"games/herons/more.py imports ludoteka\w* by name"):
        archive(GAME)
