"""Refuse names that say how a thing came about instead of what it is: `told`, `found`, `seen` and seven more.

A parameter called `told` once had eight types, `said` seven, and `found` named 150 different things. A name should be
the noun for what it holds (`message`, `entries`, `view`, `row`), one name for one meaning. This script checks the names
of parameters, variables, fields and functions in Python, and every identifier in TypeScript and Svelte.

python scripts/plain_words.py [FILE ...]     lists the names to replace, by default in all files that git tracks
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
REFUSED = frozenset(("told", "said", "found", "known", "heard", "seen", "made", "given", "kept", "wanted"))
PYTHON = (".py",)
CLIENT = (".ts", ".svelte")
GENERATED = ("web/src/lib/wire.ts", "web/src/games/*/contract.ts")  # their names come from Python, which is checked

# Files in which a name has to stay, and why.
ALLOWED: dict[str, tuple[frozenset[str], str]] = {
    "src/ludoteka/server/tables/wire.py": (frozenset(("seen",)), "a field of the message `resync`"),
    "src/ludoteka/games/*/contract.py": (frozenset(("known", "found")), "fields of views, which matches store"),
    "web/src/lib/luck/*": (frozenset(("seen",)), "a key of receipts that people have saved"),
    "web/src/lib/luck/luck.test.ts": (frozenset(("told", "found")), "keys of tests/vectors/luck.json"),
    "web/src/lib/table/*": (frozenset(("seen",)), "a parameter of the socket's address"),
    "web/src/lib/words/game.test.ts": (frozenset(("said",)), "a key of the vectors"),
    "web/src/games/claim/*": (frozenset(("known",)), "a field of the game's view"),
    "web/src/games/harrow/*": (frozenset(("found",)), "a field of the game's view"),
    "web/src/games/valeria/staging.test.ts": (frozenset(("known",)), "a field of the game's view"),
}


class Name(NamedTuple):
    """One place where a name is introduced (Python) or used (TypeScript and Svelte)."""

    line: int
    kind: str
    name: str


def names_in_python(source: str) -> Iterator[Name]:
    """Every name of a parameter, variable, field or function that the source introduces."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield Name(node.lineno, "function", name)
            case ast.arg(arg=name):
                yield Name(node.lineno, "parameter", name)
            case ast.Name(id=name, ctx=ast.Store()):
                yield Name(node.lineno, "variable", name)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield Name(node.lineno, "field", name)
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield Name(node.lineno, "variable", name)
            case ast.alias(asname=str(name)):
                yield Name(1, "import", name)


_SKIPPED = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/|<!--.*?-->|<style\b.*?</style>)"""
    r"""|(?P<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)"""
    r"""|(?P<regex>(?:(?<=[(,=:\[!&|?{};])|(?<=\breturn))\s*/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*)""",
    re.DOTALL | re.VERBOSE,
)
_INSERTED = re.compile(r"\{([^{}]*)\}")  # code inside a template string or an attribute
_WORD = re.compile(r"(?<![\w$-])(?P<directive>class:)?\$?_*(?P<word>[a-z]+)_*(?![\w$-])")


def names_in_client(source: str) -> Iterator[Name]:
    """Every identifier in the code of a TypeScript or Svelte file that is one of the refused names."""

    def blank(match: re.Match[str]) -> str:
        text = match[0]
        inserted = [] if match["string"] is None or text[0] == "'" else _INSERTED.findall(text)
        code = _SKIPPED.sub(blank, " ".join(inserted))
        return f" {code} " + "\n" * (text.count("\n") - code.count("\n"))

    for number, line in enumerate(_SKIPPED.sub(blank, source).split("\n"), 1):
        for match in _WORD.finditer(line):
            if match["word"] in REFUSED and not match["directive"]:
                yield Name(number, "name", match["word"])


def refused_in(path: str, source: str) -> list[Name]:
    """The refused names of one file, without those that are allowed in it."""
    names = names_in_python(source) if path.endswith(PYTHON) else names_in_client(source)
    allowed = {word for pattern, (words, _) in ALLOWED.items() if fnmatch(path, pattern) for word in words}
    return sorted({name for name in names if name.name.strip("_") in REFUSED - allowed})


def tracked() -> list[str]:
    """The Python, TypeScript and Svelte files that git tracks."""
    patterns = [f"*{suffix}" for suffix in (*PYTHON, *CLIENT)]
    listing = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return listing.stdout.splitlines()


def main(paths: list[str]) -> int:
    """Print every refused name with its place; 1 if there is one."""
    count = 0
    for path in paths or tracked():
        file = (ROOT / path).resolve()
        relative = file.relative_to(ROOT).as_posix()
        if file.suffix not in (*PYTHON, *CLIENT) or any(fnmatch(relative, pattern) for pattern in GENERATED):
            continue
        if not file.exists():
            continue
        for name in refused_in(relative, file.read_text(encoding="utf-8")):
            count += 1
            print(f"{relative}:{name.line}: {name.kind} {name.name!r}")
    if count:
        print(
            f"{count} names say how a thing came about, not what it is: use the noun (scripts/plain_words.py says why)"
        )
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
