"""Devices: each browser of a person has its own cookie, of which the store has only the hash."""

from __future__ import annotations

import re

from litestar.datastructures import Cookie

COOKIE = "ludoteka"
SECURE_COOKIE = "__Host-ludoteka"
YEAR = 365 * 24 * 3600
_BROWSERS = (("Edge", r"Edg[A-Z]*/"), ("Opera", r"OPR/"), ("Firefox", r"Firefox/|FxiOS/"), ("Chrome", r"Chrom|CriOS/"))
_SYSTEMS = (("Android", r"Android"), ("iPhone", r"iPhone"), ("iPad", r"iPad"), ("Windows", r"Windows"))
_MORE_SYSTEMS = (("macOS", r"Mac OS X|Macintosh"), ("ChromeOS", r"CrOS"), ("Linux", r"Linux|X11"))


def described(agent: str) -> tuple[str, str]:
    """The browser and the system that a User-Agent names; empty if it names none that we know."""
    browser = _first((*_BROWSERS, ("Safari", r"Safari/")), agent)
    return browser, _first((*_SYSTEMS, *_MORE_SYSTEMS), agent)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for name, sign in known if re.search(sign, agent[:400])), "")


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie that identifies a device; over TLS it has a name that no neighbouring site can set."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def no_cookie(secure: bool) -> Cookie:
    """The header that makes a browser delete the cookie."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)
