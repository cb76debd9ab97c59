"""Freezing: the present edition of a game as one archive, the same bytes on every run and every machine."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from ..kernel.errors import LudotekaError
from . import file_of, name_of

HOUSE = Path(__file__).parent.parent
KINDS = (".py", ".toml", ".ftl", ".md", ".json")  # what a game is made of; never what a compiler left beside it
BEGINNING = (1980, 1, 1, 0, 0, 0)  # the first moment an archive can name
ABSOLUTE = re.compile(r"^\s*(?:from|import)\s+ludoteka\b", re.MULTILINE)
BARE = '"""An edition of a game, frozen: see ludoteka.editions."""\n'


class CannotFreeze(LudotekaError):
    """The edition cannot be frozen; the message says why."""


def freeze(game: str, version: str) -> tuple[Path, bool]:
    """Write the edition of the tree to its archive; gives the file, and whether it is new."""
    file, made = file_of(game, version), archive(game, version)
    if not file.is_file():
        file.write_bytes(made)
        return file, True
    if file.read_bytes() != made:
        raise CannotFreeze(
            f"{game} {version} is frozen already and the tree is no longer that edition: give the game a new version"
        )
    return file, False


def archive(game: str, version: str) -> bytes:
    """The archive: sorted, dated alike, and not compressed, for compressors differ between machines."""
    root = name_of(game, version)
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as made:
        for name, data in sorted(_files(game)):
            entry = ZipInfo(f"{root}/{name}", BEGINNING)
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            made.writestr(entry, data)
    return buffer.getvalue()


def _files(game: str) -> Iterator[tuple[str, bytes]]:
    yield "__init__.py", BARE.encode()
    yield "games/__init__.py", BARE.encode()
    for part in ("kernel", "bots", f"games/{game}"):
        folder = HOUSE / part
        if not folder.is_dir():
            raise CannotFreeze(f"{game} is no game of this tree: only those in ludoteka/games can be frozen")
        for path in folder.rglob("*"):
            if path.suffix in KINDS and "__pycache__" not in path.parts:
                yield path.relative_to(HOUSE).as_posix(), _relocatable(path)


def _relocatable(path: Path) -> bytes:
    data = path.read_bytes().replace(b"\r\n", b"\n")
    if path.suffix == ".py" and ABSOLUTE.search(data.decode()):
        raise CannotFreeze(f"{path.relative_to(HOUSE)} imports ludoteka by name; in an edition it has another")
    return data
