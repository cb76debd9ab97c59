"""Devices: each browser of a user has its own cookie; the store has only its hash."""

from __future__ import annotations

import re

from litestar.datastructures import Cookie

COOKIE = "ludoteka"
SECURE_COOKIE = "__Host-ludoteka"
YEAR = 365 * 24 * 3600
_BROWSERS = (("Edge", r"Edg[A-Z]*/"), ("Opera", r"OPR/"), ("Firefox", r"Firefox/|FxiOS/"), ("Chrome", r"Chrom|CriOS/"))
_SYSTEMS = (("Android", r"Android"), ("iPhone", r"iPhone"), ("iPad", r"iPad"), ("Windows", r"Windows"))
_MORE_SYSTEMS = (("macOS", r"Mac OS X|Macintosh"), ("ChromeOS", r"CrOS"), ("Linux", r"Linux|X11"))


def describe_agent(agent: str) -> tuple[str, str]:
    """The browser and the system that a User-Agent names; empty where it is unknown."""
    browser = _first((*_BROWSERS, ("Safari", r"Safari/")), agent)
    return browser, _first((*_SYSTEMS, *_MORE_SYSTEMS), agent)


def _first(patterns: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for name, sign in patterns if re.search(sign, agent[:400])), "")


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie of a device; over TLS with the __Host- prefix, so that no sibling domain can set it."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def no_cookie(secure: bool) -> Cookie:
    """The cookie that removes the device's cookie."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)
