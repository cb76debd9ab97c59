"""`ludoteka balance` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_cli import english, printed, refused

__all__ = ["english"]


def test_a_page_and_its_plots_are_written(tmp_path: Path) -> None:
    out = tmp_path / "claim.md"
    output = printed("balance", "claim", "--bots", "random", "--games", "12", "--workers", "1", "--out", str(out))
    page = out.read_text(encoding="utf-8")
    assert "plots are written" in output
    assert page.startswith("# Claim: balance")
    assert "ludoteka balance claim --bots random --games 12 --seed ludoteka --out claim.md" in page
    assert str(tmp_path) not in page
    assert (tmp_path / "claim-2-seat.svg").read_text(encoding="utf-8").startswith("<svg")


def test_notes_stand_before_the_numbers(tmp_path: Path) -> None:
    out, notes = tmp_path / "claim.md", tmp_path / "notes.md"
    notes.write_text("The goblins were mended.\n", encoding="utf-8")
    printed("balance", "claim", "--bots", "random", "--games", "2", "--out", str(out), "--notes", str(notes))
    page = out.read_text(encoding="utf-8")
    assert page.index("The goblins were mended.") < page.index("## Win rate")
    assert "--notes notes.md --out claim.md" in page


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess", "--out", "x.md"), "chess"),
        (("claim",), "--out"),
        (("claim", "--out", "x.html"), ".md"),
        (("claim", "--out", "nowhere/x.md"), "nowhere"),
        (("claim", "--out", "x.md", "--seats", "many"), "2,3,4,5"),
        (("claim", "--out", "x.md", "--seats", "5"), "5"),
        (("claim", "--out", "x.md", "--bots", "genius"), "genius"),
        (("claim", "--out", "x.md", "--settings", "length"), "name=value"),
        (("claim", "--out", "x.md", "--settings", "length=1,7"), "7"),
        (("claim", "--out", "x.md", "--games", "0"), "--games"),
        (("claim", "--out", "x.md", "--notes", "nowhere.md"), "nowhere.md"),
    ],
)
def test_invalid_words_are_named(words: tuple[str, ...], named: str) -> None:
    assert named in refused("balance", *words)
