"""A visitor of a page, and the other people that the page needs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tests.web.house import Deals
from tests.web.people import LANGUAGES, Person, sit_down

ME, OPEN, EASY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
NAMES = ("Ondra", "Matylda z Kostelce nad Orlicí", "Zosia", "Bára", "Łukasz")


class Visit:
    """A visitor of a page, and the other people that the page needs."""

    def __init__(self, browser: Browser, house: str, data: Path, deals: Deals, language: str, touch: bool) -> None:
        self._browser, self._house, self._data, self._deals = browser, house, data, deals
        self._company: list[Person] = []
        self.me = sit_down(browser, house, language, phone=touch, deals=deals)
        self._call(self.me, NAMES[0])

    def friend(self) -> Person:
        """Somebody else, with a browser of their own."""
        person = sit_down(self._browser, self._house, LANGUAGES[len(self._company) % 3], deals=self._deals)
        self._company.append(person)
        self._call(person, NAMES[len(self._company)])
        return person

    def _call(self, person: Person, name: str) -> None:
        person.get("/api/me")
        self.send(person, "PUT", "/api/me", {"name": name})

    def send(self, person: Person, method: str, path: str, body: dict[str, Any]) -> None:
        headers = {"X-Ludoteka": "1", "Origin": self._house}
        answer = person.context.request.fetch(f"{self._house}{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()

    def command(self, *command: str) -> str:
        """Run a command of `ludoteka admin` on this server and return its output."""
        port = str(urlsplit(self._house).port)
        ludoteka = str(Path(sys.executable).with_name("ludoteka"))
        line = [ludoteka, "admin", "--data", str(self._data), "--port", port, *command]
        return subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip()

    @contextmanager
    def while_set(self, command: list[str], end: list[str]) -> Iterator[None]:
        """Run a command, and the one that undoes it afterwards."""
        self.command(*command)
        try:
            yield
        finally:
            self.command(*end)

    def together(self, game: str = "claim", seats: int = 2, **more: Any) -> str:
        """A match of mine with this many people that has begun; returns its path."""
        link = self.me.lay_table(game, seats=[ME, *[OPEN] * (seats - 1)], **more)
        for seat in range(1, seats):
            self.friend().post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": seat})
        self.me.post(f"/api{link.replace('/t/', '/tables/')}/start", {})
        return link

    def arrive(self) -> None:
        """Until nothing is on its way any more and nothing moves."""
        self.me.page.locator("[data-loading]").wait_for(state="detached")
        self.me.page.wait_for_function("() => [...document.images].every(image => image.complete)")
        self.me.settle()

    @property
    def company(self) -> list[Person]:
        return self._company

    def press(self, message: str, exact: bool = True) -> None:
        self.me.page.get_by_role("button", name=self.me.say(message), exact=exact).first.click()

    def leave(self) -> None:
        for person in (self.me, *self._company):
            person.context.close()
