"""Print the release notes of a version from the changelog: python scripts/notes.py 0.5.0"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """The changelog's section about one version; an empty string if there is none."""
    section = re.search(rf"^## {re.escape(version)}(?![\w.]).*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return section[1].strip() if section else ""


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Name the version: python scripts/notes.py 0.5.0")
    text = notes(sys.argv[1], CHANGELOG.read_text(encoding="utf-8"))
    if not text:
        sys.exit(f"CHANGELOG.md has no section about {sys.argv[1]}.")
    print(text)


if __name__ == "__main__":
    main()
