"""The shelf hands out games by id and version: today's, a frozen one, with an owner's content, or somebody else's."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import ludoteka
from ludoteka import shelf
from ludoteka.kernel import Game
from tests.toys import auction

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
    """A content file, and a shelf that forgets it after the test."""
    for name in ("_today", "_loaded", "_contents"):
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
    del shelf._loaded["valeria", mine.version]
    with pytest.raises(ludoteka.UnknownVersion, match="was played with an owner's content"):
        ludoteka.game("valeria", mine.version)
    again = ludoteka.game("valeria", mine.version, CONTENT)
    assert again.version == mine.version and ludoteka.game("valeria", mine.version) is again


def test_content_that_belongs_to_another_version_is_refused(content: Path) -> None:
    with pytest.raises(ludoteka.UnknownVersion, match="this content makes valeria"):
        ludoteka.game("valeria", f"{ludoteka.game('valeria').version}+00000000", CONTENT)


# -- Games of others ---------------------------------------------------------------------------------------------------
ROOT = Path(__file__).parents[1]


def make_auction(overlay: shelf.Overlay) -> Game[auction.Auction]:
    return auction.GAME


def make_trouble(overlay: shelf.Overlay) -> Game[auction.Auction]:
    raise RuntimeError("out of pieces")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three packages beside ours: one that is well, one that fails, one that goes by a wrong name."""
    values = {auction.GAME.id: "make_auction", "trouble": "make_trouble", "other": "make_auction"}
    others = {id: EntryPoint(id, f"{__name__}:{make}", shelf.GROUP) for id, make in values.items()}
    ours = shelf.installed()
    monkeypatch.setattr(shelf, "installed", lambda: ours | others)
    monkeypatch.setattr(shelf, "_today", dict(shelf._today))


def test_our_games_are_declared_like_those_of_other_packages() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    ours = {id: entry.value for id, entry in shelf.installed().items() if id in shelf.BUILT_IN}
    assert declared == {shelf.GROUP: ours}


def test_a_game_that_is_installed_stands_on_the_shelf_after_ours(installed: None) -> None:
    assert shelf.game(auction.GAME.id) is auction.GAME
    with pytest.warns(UserWarning) as warnings:
        assert list(shelf.games()) == [*shelf.BUILT_IN, auction.GAME.id]
    assert [str(warning.message).split("'")[1] for warning in warnings] == ["trouble", "other"]


def test_a_game_that_fails_to_load_is_named_and_the_server_goes_on(installed: None) -> None:
    with pytest.raises(ludoteka.UnknownGame, match=r"'trouble' is installed, but it does not load: .*out of pieces"):
        shelf.game("trouble")
    with pytest.raises(ludoteka.UnknownGame, match=f"'other' is installed, but it calls itself '{auction.GAME.id}'"):
        shelf.game("other")
    with pytest.raises(ludoteka.UnknownGame, match="there is no game 'chess'; there are: claim, "):
        shelf.game("chess")
