"""The documentation as a site: complete, without dead links, and valid under the server's content policy."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.server.people import running, settings_for

ROOT = Path(__file__).parents[2]


class Page(HTMLParser):
    """A page's links, anchors and scripts."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors = {""}
        self.inline: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        by_name = dict(attrs)
        self.links += [value for name in ("href", "src") if (value := by_name.get(name))]
        self.anchors |= {value for name in ("id", "name") if (value := by_name.get(name))}
        if (
            tag == "style"
            or (tag == "script" and "src" not in by_name)
            or any(name.startswith("on") for name in by_name)
        ):
            self.inline.append(tag)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-d", str(folder / "trees"), "docs", str(folder / "docs")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "docs"


def test_every_page_is_in_the_site(site: Path) -> None:
    written = {page.relative_to(ROOT / "docs").with_suffix(".html") for page in (ROOT / "docs").rglob("*.md")}
    assert written <= {page.relative_to(site) for page in site.rglob("*.html")}


def test_no_link_of_the_site_is_dead(site: Path) -> None:
    pages = {file: Page(file) for file in site.rglob("*.html")}
    dead = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            anchors = pages[target].anchors if target in pages else {""}
            if not target.exists() or unquote(parts.fragment) not in anchors:
                dead.append(f"{file.relative_to(site)}: {link}")
    assert dead == []


def test_no_page_runs_or_styles_anything_of_its_own(site: Path) -> None:
    assert {str(file): Page(file).inline for file in site.rglob("*.html") if Page(file).inline} == {}


async def test_the_server_shows_the_site_and_no_more(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.settings.Settings.docs", site)
    async with running(settings_for(tmp_path)) as place:
        web = place.stranger().web
        moved = await web.get("/docs")
        assert (moved.status_code, moved.headers["location"]) == (307, "/docs/index.html")
        page = await web.get("/docs/rules-as-generators.html")
        assert "Rules as generators" in page.text
        assert page.headers["cache-control"] == "no-cache", "a page has no hash in its name"
        assert (await web.get("/docs/nothing")).status_code == 404
