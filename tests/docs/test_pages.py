"""The code of every documentation page runs, and prints what the page says it prints."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from ludoteka.laws import LAWS, Case

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(page.name for page in DOCS.glob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONTINUES = re.compile(r"<!-- continues (\S+) -->")
LINK = re.compile(r"\]\(([\w-]+\.md)\)")


def run(page: str) -> dict[str, Any]:
    """Run a page's blocks one after the other in one namespace; a text block is what the code before it prints."""
    source = (DOCS / page).read_text(encoding="utf-8")
    before = CONTINUES.search(source)
    names: dict[str, Any] = run(before[1]) if before else {}
    printed = ""
    for block in BLOCK.finditer(source):
        kind, body = block.groups()
        if kind == "python":
            line = source[: block.start(2)].count("\n")
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile("\n" * line + body, f"docs/{page}", "exec", dont_inherit=True), names)
            printed = out.getvalue()
        elif kind == "text":
            assert printed == body, f"docs/{page} prints something else than it says"
    return names


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_the_page_runs(page: str) -> None:
    run(page)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_opens_with_a_problem_and_code_and_links_to_pages_that_exist(page: str) -> None:
    source = (DOCS / page).read_text(encoding="utf-8")
    assert source.startswith("# ")
    assert "```python" in source[:2000]
    assert set(LINK.findall(source)) <= set(PAGES)


def test_the_index_names_every_page() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    assert set(LINK.findall(index)) >= set(PAGES) - {"index.md"}


@pytest.mark.parametrize("law", sorted(set(LAWS) - {"words"}))
def test_the_game_of_the_page_obeys_the_laws(law: str) -> None:
    LAWS[law](Case(run("adding-a-game.md")["GAME"], 2), "spring")
