"""The catalogue of a table (what no match changes), which clients cache and revalidate."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

import ludoteka

from ..people.caller import Caller
from ..problems import PROBLEMS
from .memory import Tables
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class PackedCatalogue:
    """A game's catalogue for a number of seats and settings, ready to send."""

    etag: str
    plain: bytes
    packed: bytes


@lru_cache(maxsize=200)
def _catalogue(game: str, version: str, seats: int, settings: tuple[tuple[str, str], ...]) -> PackedCatalogue:
    try:
        catalogue = ludoteka.game(game, version).catalogue
    except (ludoteka.UnknownGame, ludoteka.UnknownVersion):
        catalogue = None  # of a match that is over; what was seen of it is in the store
    plain = msgspec.json.encode(catalogue(seats, dict(settings)) if catalogue else {})
    return PackedCatalogue(f'"{sha256(plain).hexdigest()[:20]}"', plain, gzip.compress(plain, 9, mtime=0))


def catalogue_of(sheet: Sheet) -> PackedCatalogue:
    """The catalogue of a table's game, in the edition that the table plays."""
    return _catalogue(sheet.game, sheet.version, len(sheet.chairs), tuple(sorted(sheet.settings.items())))


@get("/tables/{table_id:str}/catalogue", responses=PROBLEMS)
async def get_catalogue(
    request: Request[Any, Any, Any], caller: Caller, table_id: FromPath[str]
) -> Response[dict[str, Any]]:
    """The catalogue of this table: printed values and everything else that no match changes."""
    tables = caller.server[Tables]
    sheet = (await tables.get(table_id)).sheet
    await tables.editions.know(sheet)
    packed = catalogue_of(sheet)
    headers = {"etag": packed.etag, "cache-control": "private, no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == packed.etag:
        return _answer(b"", headers, 304)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return _answer(packed.packed, headers | {"content-encoding": "gzip"})
    return _answer(packed.plain, headers)


def _answer(body: bytes, headers: dict[str, str], status: int = 200) -> Response[dict[str, Any]]:
    """The bytes of an object, documented with that object's schema."""
    return Response(cast(Any, body), status_code=status, headers=headers, media_type=MediaType.JSON)
