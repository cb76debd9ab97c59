"""The registry hands out a game by version: today's, a frozen one, or either with an owner's content."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ludoteka
from ludoteka import shelf

CONTENT = 'for = "valeria"\n[[monster]]\nid = "goblin"\nstrength = 9\n'


def test_todays_version_is_the_tree() -> None:
    for game in ludoteka.games().values():
        assert ludoteka.game(game.id, game.version) is game


def test_a_version_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(ludoteka.UnknownVersion, match=r"there is no version '99' of claim; there are: .*1"):
        ludoteka.game("claim", "99")
    record = ludoteka.open_table("claim", seed="spring").record()
    for ask in (ludoteka.replay, ludoteka.verify):
        with pytest.raises(ludoteka.BadRecord, match="the record cannot be replayed: there is no version '99'"):
            ask(replace(record, version="99"))


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A content file, and a registry that forgets it after the test."""
    for name in ("_today", "_known", "_contents"):
        monkeypatch.setattr(shelf, name, dict(getattr(shelf, name)))
    file = tmp_path / "mine.toml"
    file.write_text(CONTENT, encoding="utf-8")
    return file


def test_a_version_with_an_owners_content_is_made_of_the_content(content: Path) -> None:
    plain = ludoteka.game("valeria")
    mine = shelf.use_content(content)
    assert ludoteka.game("valeria") is mine and mine.version.startswith(f"{plain.version}+")
    assert shelf.content_of(mine) == CONTENT and shelf.content_of(plain) is None
    assert ludoteka.game("valeria", plain.version) is plain, "the plain version is still there"
    shelf._today["valeria"] = plain  # a later start without the file
    del shelf._known["valeria", mine.version]
    with pytest.raises(ludoteka.UnknownVersion, match="was played with an owner's content"):
        ludoteka.game("valeria", mine.version)
    again = ludoteka.game("valeria", mine.version, CONTENT)
    assert again.version == mine.version and ludoteka.game("valeria", mine.version) is again


def test_content_that_belongs_to_another_version_is_refused(content: Path) -> None:
    with pytest.raises(ludoteka.UnknownVersion, match="this content makes valeria"):
        ludoteka.game("valeria", f"{ludoteka.game('valeria').version}+00000000", CONTENT)
