"""Sphinx configuration: `make docs` builds the site, the wheel contains it, the server shows it at /docs."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).parent
CLIENT = HERE.parent / "web"
GROUP = re.compile(r"^## (.+)$", re.MULTILINE)
ROW = re.compile(r"^\| \[(.+?)\]\(([\w/-]+)\.md\) \|", re.MULTILINE)
FACES = ("alegreya-latin-wght-normal", "inter-latin-wght-normal")

VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)

project = "Ludoteka"
release = VERSION.findall((HERE.parent / "src" / "ludoteka" / "__init__.py").read_text(encoding="utf-8"))[0]
sys.path.insert(0, str(HERE))
extensions = ["myst_parser", "reference"]
exclude_patterns = ["theme", "screenshots"]
suppress_warnings = [
    "toc.not_included",
    "ref.python",
]  # the table of the index is our contents, for GitHub's readers too
myst_heading_anchors = 3
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # types of Python and of other packages are not documented here
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100

html_theme = "theme"
html_theme_path = ["."]
html_static_path = [str(CLIENT / "src" / "styles" / "tokens.css")]  # one set of colours for the rooms and these pages
html_favicon = str(CLIENT / "public" / "favicon.svg")
html_use_index = False
html_copy_source = html_show_sourcelink = False
html_title = "Ludoteka"


def _contents(index: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The groups of the index, each with the names and files of its pages."""
    groups = GROUP.split(index)[1:]
    return [(name, ROW.findall(rows)) for name, rows in zip(groups[::2], groups[1::2], strict=True)]


html_context = {"contents": _contents((HERE / "index.md").read_text(encoding="utf-8"))}


def _fonts(app: object, _: object) -> None:
    """The client's fonts if they are built, otherwise the reader's own."""
    folder = Path(app.outdir) / "_static"  # type: ignore[attr-defined]
    for face in FACES:
        for built in sorted((CLIENT / "dist" / "assets").glob(f"{face}-*.woff2"))[:1]:
            shutil.copy(built, folder / f"{face}.woff2")


def setup(app: object) -> None:
    app.connect("build-finished", _fonts)  # type: ignore[attr-defined]
