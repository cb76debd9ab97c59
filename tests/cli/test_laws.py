"""`ludoteka laws` tests a game and reports the laws that it breaks."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from ludoteka import shelf
from ludoteka.cli.app import app
from tests.toys.broken import BROKEN

RUN = CliRunner()


def test_a_sound_game_obeys() -> None:
    result = RUN.invoke(app, ["--language", "en", "laws", "claim", "--law", "sight", "--law", "words"])
    assert result.exit_code == 0, result.output
    assert "claim-2-length=3 · words" in result.output and "10 trials, all laws hold." in result.output


def test_a_broken_game_is_named_with_the_law_and_the_case(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = BROKEN["a component is kept in a local variable"]
    monkeypatch.setattr(shelf, "_today", {**shelf._today, "claim": broken.game})
    result = RUN.invoke(app, ["--language", "en", "laws", "claim", "--law", broken.law])
    assert result.exit_code == 1
    assert f"✗ {broken.game.id}-2" in result.output and broken.law in result.output


def test_an_unknown_law_is_refused_with_those_there_are() -> None:
    result = RUN.invoke(app, ["laws", "claim", "--law", "gravity"])
    assert result.exit_code == 2 and "'gravity'" in result.output and "sight" in result.output
