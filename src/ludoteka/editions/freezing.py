"""Freezing: the current edition of a game as one archive, with the same bytes on every run and every machine."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from ..kernel.errors import LudotekaError
from ..kernel.game import Game
from . import file_of, is_ours, name_of

PACKAGE = Path(__file__).parent.parent
KINDS = (".py", ".toml", ".ftl", ".md", ".json")  # what a game is made of; never what a compiler left beside it
BEGINNING = (1980, 1, 1, 0, 0, 0)  # the first moment an archive can name
BESIDE = re.compile(r"^(\s*)from ludoteka\.((?:kernel|bots)\b)", re.MULTILINE)  # what lies beside a game in an edition
BARE = '"""An edition of a game, frozen: see ludoteka.editions."""\n'


class CannotFreeze(LudotekaError):
    """The edition cannot be frozen; the message gives the reason."""


def freeze(game: Game[Any]) -> tuple[Path, bool]:
    """Write the archive of the current edition; returns the file, and whether it is new."""
    file, data = file_of(game, game.version), archive(game)
    if not file.is_file():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
        return file, True
    if file.read_bytes() != data:
        raise CannotFreeze(
            f"{game.id} {game.version} is frozen already and the tree is no longer that edition: "
            "give the game a new version"
        )
    return file, False


def archive(game: Game[Any]) -> bytes:
    """The archive: sorted, with fixed dates, and not compressed, because compressors differ between machines."""
    if not game.package:
        raise CannotFreeze(f"{game.id} does not say in which package it is: Game.package")
    root = name_of(game.id, game.version)
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_STORED) as output:
        for name, data in sorted(_files(game)):
            entry = ZipInfo(f"{root}/{name}", BEGINNING)
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            output.writestr(entry, data)
    return buffer.getvalue()


def _files(game: Game[Any]) -> Iterator[tuple[str, bytes]]:
    yield "__init__.py", BARE.encode()
    yield "games/__init__.py", BARE.encode()
    own = f"games/{game.id}"
    folders = {part: PACKAGE / part for part in ("kernel", "bots", own)}
    if not is_ours(game):
        folders[own] = Path(str(files(game.package)))
    for part, folder in folders.items():
        for path in folder.rglob("*"):
            if path.suffix in KINDS and "__pycache__" not in path.parts:
                name = PurePosixPath(part, path.relative_to(folder).as_posix())
                yield str(name), _relocatable(path.read_bytes(), name, "" if is_ours(game) else game.package)


def _relocatable(data: bytes, name: PurePosixPath, package: str) -> bytes:
    """The source of a file for an edition, where every package has another name; `package` is that of a foreign game.

    It is somebody else's own and imports the kernel by our name: in the edition it stands beside the kernel.
    """
    data = data.replace(b"\r\n", b"\n")
    if name.suffix != ".py":
        return data
    text = data.decode()
    if package:
        text = BESIDE.sub(rf"\1from {'.' * len(name.parts)}\2", text)
    for named in filter(None, ("ludoteka", package)):
        if re.search(rf"^\s*(?:from|import)\s+{re.escape(named)}\b", text, re.MULTILINE):
            raise CannotFreeze(f"{name} imports {named} by name; in an edition it has another")
    return text.encode()
