"""The code of every documentation page runs and prints the page's output."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteka.kernel import Game
from ludoteka.laws import LAWS, Case

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(page.name for page in DOCS.glob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONTINUES = re.compile(r"<!-- continues (\S+) -->")
LINK = re.compile(r"\]\(([\w-]+\.md)\)")


SEEN = 'if __name__ == "__main__":\n    print("<seen>", flush=True)\n'


def program(page: str) -> tuple[str, list[str]]:
    """A page's code blocks as one program that marks the end of each block, and the output that the page shows for
    each.
    """
    source = (DOCS / page).read_text(encoding="utf-8")
    before = CONTINUES.search(source)
    code, shown = program(before[1]) if before else ("", [])
    for kind, body in BLOCK.findall(source):
        if kind == "python":
            code += body + SEEN
            shown.append("")
        elif kind == "text":
            shown[-1] = body
    return code, shown


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_the_page_runs_as_a_file_and_prints_what_the_page_says(page: str, tmp_path: Path) -> None:
    code, shown = program(page)
    file = tmp_path / page.replace(".md", ".py").replace("-", "_")
    file.write_text(code, encoding="utf-8")
    command = [sys.executable, "-W", "error", file.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    printed = done.stdout.split("<seen>\n")[:-1]
    assert [out if words else "" for out, words in zip(printed, shown, strict=True)] == shown


@pytest.mark.parametrize("page", PAGES)
def test_the_page_opens_with_a_problem_and_code_and_links_to_pages_that_exist(page: str) -> None:
    source = (DOCS / page).read_text(encoding="utf-8")
    assert source.startswith("# ")
    assert "```python" in source[:2000]
    assert set(LINK.findall(source)) <= set(PAGES)


def test_the_index_names_every_page() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    assert set(LINK.findall(index)) >= set(PAGES) - {"index.md"}


@pytest.fixture(scope="module")
def game_of_the_page() -> Game[Any]:
    names: dict[str, Any] = {"__name__": "page"}
    exec(compile(program("adding-a-game.md")[0], "docs/adding-a-game.md", "exec", dont_inherit=True), names)
    game: Game[Any] = names["GAME"]
    return game


@pytest.mark.parametrize("law", sorted(set(LAWS) - {"words"}))
def test_the_game_of_the_page_obeys_the_laws(law: str, game_of_the_page: Game[Any]) -> None:
    LAWS[law](Case(game_of_the_page, 2), "spring")
