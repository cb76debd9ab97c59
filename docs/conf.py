"""How these pages become a site: `make docs` builds it, the wheel carries it, the server shows it at /docs."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

HERE = Path(__file__).parent
CLIENT = HERE.parent / "web"
ROW = re.compile(r"^\| \[(.+?)\]\(([\w-]+)\.md\) \|", re.MULTILINE)
FACES = ("alegreya-latin-wght-normal", "inter-latin-wght-normal")

VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)

project = "Ludoteka"
release = VERSION.findall((HERE.parent / "src" / "ludoteka" / "__init__.py").read_text(encoding="utf-8"))[0]
extensions = ["myst_parser"]
exclude_patterns = ["theme", "screenshots"]
suppress_warnings = ["toc.not_included"]  # the table of the index is our contents, for GitHub's readers too
myst_heading_anchors = 3
nitpicky = True

html_theme = "theme"
html_theme_path = ["."]
html_static_path = [str(CLIENT / "src" / "styles" / "tokens.css")]  # one set of colours for the rooms and these pages
html_favicon = str(CLIENT / "public" / "favicon.svg")
html_use_index = False
html_copy_source = html_show_sourcelink = False
html_title = "Ludoteka"
html_context = {"contents": ROW.findall((HERE / "index.md").read_text(encoding="utf-8"))}


def _fonts(app: object, _: object) -> None:
    """The client's fonts, where it is built; else the reader's own."""
    folder = Path(app.outdir) / "_static"  # type: ignore[attr-defined]
    for face in FACES:
        for built in sorted((CLIENT / "dist" / "assets").glob(f"{face}-*.woff2"))[:1]:
            shutil.copy(built, folder / f"{face}.woff2")


def setup(app: object) -> None:
    app.connect("build-finished", _fonts)  # type: ignore[attr-defined]
