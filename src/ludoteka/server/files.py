"""The built client and the documentation, compressed in memory: no path of a request ever reaches the disk."""

from __future__ import annotations

import gzip
import mimetypes
import re
import time
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response

from .errors import Refused

INDEX = "index.html"
CONTRACT = "contract.txt"  # the build writes into it by which types of ours the client was built
DOCS = "docs"
_HASHED = re.compile(r"^assets/.+[-.][A-Za-z0-9_-]{8,}\.\w+$")  # Vite writes the content's hash into the name
_PACKED = ("font/woff2", "image/png", "image/jpeg", "image/webp")
_ASIDE = (".br", ".gz", ".map")
_TRIES, _PAUSE = 5, 0.02
_FOREVER = "public, max-age=31536000, immutable"
_MISSING = (
    b"<!doctype html><meta charset=utf-8><title>Ludoteka</title><p>The client is not built: run <code>make play</code>."
)

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True, slots=True)
class File:
    """One file that browsers may fetch."""

    type: str
    etag: str
    forever: bool
    forms: dict[str, bytes]  # by content encoding; "" is the plain one

    def best(self, accepted: str) -> tuple[str, bytes]:
        encoding = next((e for e in ("br", "gzip") if e in self.forms and e in accepted), "")
        return encoding, self.forms[encoding]


class Files:
    """All files of the client by path, and those of the documentation under `docs/`."""

    def __init__(self, client: Path, docs: Path) -> None:
        self._files = _gather(client) | {f"{DOCS}/{name}": file for name, file in _gather(docs).items()}
        contract = self._files.get(CONTRACT)
        self.contract = contract.forms[""].strip() if contract else b""
        self._files.setdefault(INDEX, File("text/html", '"missing"', False, {"": _MISSING}))

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the file; the index for a page of the client, and a refusal for anything missing."""
        name = path.strip("/") or INDEX
        if name == DOCS:
            return Response(b"", status_code=307, headers={"location": f"/{DOCS}/{INDEX}"})
        file = self._files.get(name)
        if file is None:
            if "." in name.rsplit("/", 1)[-1] or name.startswith(f"{DOCS}/"):
                raise Refused("not-found", "There is no such file.", 404)
            file = self._files[INDEX]
        headers = {
            "etag": file.etag,
            "cache-control": _FOREVER if file.forever else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers, media_type=file.type)
        encoding, body = file.best(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["content-encoding"] = encoding
        return Response(body, headers=headers, media_type=file.type)


def _gather(directory: Path) -> dict[str, File]:
    """Read all files of one build; if another build replaces it meanwhile, read again."""
    for _ in range(_TRIES):
        try:
            build = directory.stat().st_ino
            paths = [path for path in sorted(directory.rglob("*")) if path.is_file() and path.suffix not in _ASIDE]
            files = {name: _read(path, name) for path in paths for name in [path.relative_to(directory).as_posix()]}
            if directory.stat().st_ino == build:
                return files
        except FileNotFoundError:
            time.sleep(_PAUSE)
    return {}


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    forms = {"": body}
    if kind not in _PACKED and len(body) > 500:
        forms["gzip"] = gzip.compress(body, 6, mtime=0)
        brotli = path.with_name(path.name + ".br")  # where the build made one
        if brotli.exists():
            forms["br"] = brotli.read_bytes()
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(kind, etag, bool(_HASHED.search(name)), forms)
