"""The notes of a release, from the changelog: python scripts/notes.py 0.2.0"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """What the changelog says of one version; an empty string if it says nothing."""
    found = re.search(rf"^## {re.escape(version)}(?![\w.]).*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Say which version: python scripts/notes.py 0.2.0")
    said = notes(sys.argv[1], CHANGELOG.read_text(encoding="utf-8"))
    if not said:
        sys.exit(f"CHANGELOG.md says nothing of {sys.argv[1]}.")
    print(said)


if __name__ == "__main__":
    main()
