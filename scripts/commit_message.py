"""Refuse commits whose subject is too long or names two concerns.

python scripts/commit_message.py FILE            the message in a file, as the commit-msg hook passes it
python scripts/commit_message.py --range A..B    every commit of a range, as the public checks do
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LONGEST = 72


def faults(message: str) -> list[str]:
    """The faults of the subject of a commit message; merges are left alone."""
    lines = [line.rstrip() for line in message.splitlines() if not line.startswith("#")]
    subject = next((line for line in lines if line), "")
    if subject.startswith("Merge "):
        return []
    wrong = []
    if not subject:
        wrong.append("the subject is empty")
    if len(subject) > LONGEST:
        wrong.append(f"the subject has {len(subject)} characters, at most {LONGEST} are allowed")
    if ";" in subject:
        wrong.append("the subject has a ';': one commit for each concern, or say the rest in the body")
    return wrong


def subjects(range_: str) -> list[str]:
    """The subjects of the commits in a range, oldest first."""
    command = ["git", "log", "--reverse", "--no-merges", "--format=%s", range_, "--"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def main(arguments: list[str]) -> int:
    """Print the faults of a message or of a range; 1 if there is one."""
    match arguments:
        case ["--range", range_]:
            messages = subjects(range_)
        case [file]:
            messages = [Path(file).read_text(encoding="utf-8")]
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    bad = [(message, fault) for message in messages for fault in faults(message)]
    for message, fault in bad:
        print(f"{message.strip().splitlines()[0] if message.strip() else '(empty)'}\n    {fault}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
