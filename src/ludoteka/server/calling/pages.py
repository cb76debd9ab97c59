"""The address in every letter that stops the next: with one press in a mail program, or by opening it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from ..core import server_of
from ..files import Files
from .calling import Calling

Req = Request[Any, Any, Any]


@get("/letters/{token:str}", include_in_schema=False)
async def get_letters(request: Req, token: FromPath[str]) -> Response[bytes]:
    """The client's page: programs that follow links in letters stop nothing by it."""
    server_of(request).guard.admit_to_pages(request)
    files: Files = request.app.state.files
    return files.answer("", request)


@post("/letters/{token:str}", status_code=204, include_in_schema=False)
async def post_letters(request: Req, token: FromPath[str]) -> None:
    """No more letters. Mail programs say it with one press (RFC 8058), and have no header of ours."""
    server_of(request).guard.admit_to_pages(request)
    if 20 <= len(token) <= 43:
        await server_of(request)[Calling].rows.stop_letters(token)
