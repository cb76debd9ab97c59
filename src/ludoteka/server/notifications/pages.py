"""The unsubscribe link of every e-mail: one press in a mail program, or opening its page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from ..core import server_of
from ..files import Files
from .notifications import Notifications

Req = Request[Any, Any, Any]
PATHS = ["/unsubscribe/{token:str}", "/letters/{token:str}"]  # the second is in e-mails of earlier versions


@get(PATHS, include_in_schema=False)
async def get_unsubscribe(request: Req, token: FromPath[str]) -> Response[bytes]:
    """The client's page; a program that follows links in e-mails changes nothing."""
    server_of(request).guard.admit_to_pages(request)
    files: Files = request.app.state.files
    return files.answer("", request)


@post(PATHS, status_code=204, include_in_schema=False)
async def post_unsubscribe(request: Req, token: FromPath[str]) -> None:
    """Stop the e-mails; mail programs send this on one press (RFC 8058), without our header."""
    server_of(request).guard.admit_to_pages(request)
    if 20 <= len(token) <= 43:
        await server_of(request)[Notifications].rows.stop_emails(token)


PAGES = (get_unsubscribe, post_unsubscribe)
