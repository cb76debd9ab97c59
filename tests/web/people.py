"""A running server, and people at its tables in a real Chromium."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, WebSocketRoute

from tests.ports import free_port
from tests.web.house import ROOT, Deals

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LANGUAGES = ("cs", "pl", "en")
HURRIED = {
    "LUDOTEKA_BOT_DELAY": "0",  # the pause that makes bots pleasant makes tests long
    "LUDOTEKA_TABLE_RATE": "20",
    "LUDOTEKA_NEW_GUEST_RATE": "20",  # all people of the tests come from one address
}
STILL = """async () => {
    await document.fonts.ready
    const ends = animation => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity)
    const drawn = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))
    do await drawn()
    while (document.getAnimations().some(one => one.playState === 'running' && ends(one)))
}"""
SALTED = "crypto.getRandomValues = list => list.fill(LANGUAGE)"  # browsers salt the luck: here always alike
UNTOLD = """try {
    const kept = JSON.parse(localStorage.getItem('ludoteka.settings') ?? '{}')
    localStorage.setItem('ludoteka.settings', JSON.stringify({recap: false, ...kept}))
} catch {}"""  # a page without an address has no storage
WENT_ON = "before => document.querySelector('.table')?.dataset.at !== before"
CAUGHT_UP = "state => parseInt(document.querySelector('.table')?.dataset.at ?? '-1') >= state"
PATIENCE = 40_000  # milliseconds for anything that should come at once, on a busy machine


# Chromium's shell without windows shows the same pages for two thirds of the work; it has no notifications.
SHELL = ("chromium-headless-shell",)
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium(whole: bool = False) -> str:
    path = next(filter(None, map(shutil.which, WHOLE if whole else SHELL + WHOLE)), None)
    assert path, "the browser tests need Chromium: `make test` installs Debian's packages"
    return path


@contextmanager
def serving(data: Path, program: Path | None = None, environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """Run the real server on a free port of loopback; yields its address."""
    port = free_port()
    program = program or Path(sys.executable).with_name("ludoteka")
    command = [str(program), "serve", "--port", str(port), "--data", str(data)]
    log = (data / "server.log").open("wb")
    hurried = {**environment, **HURRIED}
    server = subprocess.Popen(command, stdout=log, stderr=log, env=hurried)
    address = f"http://127.0.0.1:{port}"
    try:
        _await_health(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(20)
        log.close()


def _await_health(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server stopped at the start"
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not answer for a minute")


def say(language: str, message: str) -> str:
    """A plain message of the client's own words."""
    text = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    match = re.search(rf"^{re.escape(message)} = (.+)$", text, re.MULTILINE)
    assert match, f"no message {message!r} in {language}"
    return match[1]


@dataclass
class Person:
    """A person with a browser and a language."""

    context: BrowserContext
    page: Page
    language: str
    house: str
    deals: Deals | None = None

    def say(self, message: str) -> str:
        return say(self.language, message)

    def want(self, **settings: Any) -> None:
        """Settings of the browser, from its next page on."""
        stored = "JSON.parse(localStorage.getItem('ludoteka.settings') ?? '{}')"
        wish = f"{{...{stored}, ...{json.dumps(settings)}}}"
        self.page.add_init_script(f"localStorage.setItem('ludoteka.settings', JSON.stringify({wish}))")

    def go(self, path: str = "/") -> Person:
        self.page.goto(f"{self.house}{path}")
        self.page.locator("main").wait_for(timeout=PATIENCE)
        return self

    def lay_table(self, game: str = "claim", level: str = "easy", seed: str | None = None, **more: Any) -> str:
        """Create a table against a bot without the dialog, optionally with this seed; returns its path."""
        if seed is not None:
            assert self.deals, "another server than the tests' own deals as it likes"
            self.deals.want(seed)
        wish = {
            "game": game,
            "settings": {},
            "seats": [{"kind": "me"}, {"kind": "bot", "level": level}],
            "public": False,
        }
        return self.post("/api/tables", {**wish, **more})["link"]  # type: ignore[no-any-return]

    def learn(self, game: str, lesson: str) -> str:
        """Open a teaching table; returns its path."""
        return self.post("/api/lessons", {"game": game, "lesson": lesson, "again": True})["link"]  # type: ignore[no-any-return]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        self.context.request.get(f"{self.house}/api/me")
        headers = {"X-Ludoteka": "1", "Origin": self.house}
        answer = self.context.request.post(f"{self.house}{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(f"{self.house}{path}").json()

    @property
    def asked(self) -> bool:
        return self.page.locator("aside .option").count() > 0

    @property
    def finished(self) -> bool:
        return self.page.locator("a[href*='/replay/']").count() > 0

    def await_turn(self) -> None:
        """Until I am asked something, or the match is over."""
        self.page.locator("aside .option, a[href*='/replay/']").first.wait_for(timeout=60_000, state="attached")

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def at(self) -> str | None:
        """The number of the state that the page shows, and the option so far."""
        return self.table.get_attribute("data-at")

    def answer(self, act: Callable[[], object]) -> None:
        """Do something about the question, and wait until the table has gone on or the option has a next part."""
        before = self.at
        act()
        self.page.wait_for_function(WENT_ON, arg=before)

    def press(self, key: str = "1") -> None:
        """Answer by a key."""
        self.answer(lambda: self.page.keyboard.press(key))

    def catch_up(self, state: int) -> None:
        """Wait until the page shows the latest decisions and nothing moves."""
        self.page.wait_for_function(CAUGHT_UP, arg=state)
        self.settle()

    def settle(self) -> None:
        """Until the fonts are there, everything is drawn and nothing moves any more."""
        self.page.evaluate(STILL)

    def watch(self, selector: str) -> Callable[[], bool]:
        """Watch for an element, however brief; call the result to know whether it appeared."""
        script = """selector => {
            const look = () => { if (document.querySelector(selector)) (window.seen ??= new Set()).add(selector) }
            new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true})
            look()
        }"""
        self.page.evaluate(script, selector)
        return lambda: bool(self.page.evaluate("selector => window.seen?.has(selector) ?? false", selector))

    def eventually(self, holds: Callable[[], bool]) -> None:
        """Until this holds."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, "it never came to that"
            self.page.wait_for_timeout(20)

    def play_some(self, most: int) -> None:
        """Take the first option over the wire a number of times, whatever the size of the screen."""
        script = """([address, most]) => new Promise(done => {
            const socket = new WebSocket(address)
            let left = most
            socket.onmessage = message => {
                const state = JSON.parse(message.data)
                if (state.t !== 'state') return
                if (state.outcome || (state.ask && left-- === 0)) { socket.close(); done(state.seq) }
                else if (state.ask) {
                    const key = state.ask.options[(state.seq * 7) % state.ask.options.length]
                    socket.send(JSON.stringify({t: 'choose', seq: state.seq, key}))
                }
            }
        })"""
        table = self.page.url.split("/t/")[1].split("/")[0]
        address = self.house.replace("http", "ws") + f"/api/tables/{table}/socket?seen=-1"
        self.catch_up(self.page.evaluate(script, [address, most]))

    def play_on(self, most: int = 200) -> None:
        """Press 1 whenever asked, until the match is over or a number of times."""
        for _ in range(most):
            self.await_turn()
            if self.finished:
                return
            self.press()


class Wire:
    """The socket of a person's page, which can be cut or silenced, and mended."""

    def __init__(self, person: Person) -> None:
        self._whole = True
        self._open: list[WebSocketRoute] = []
        self._silent: set[WebSocketRoute] = set()
        person.page.route_web_socket(re.compile("/socket"), self._relay)

    def _relay(self, route: WebSocketRoute) -> None:
        if not self._whole:
            route.close()
            return
        server = route.connect_to_server()
        route.on_message(lambda message: self._pass_on(route, server, message))
        server.on_message(lambda message: self._pass_on(route, route, message))
        self._open.append(route)

    def _pass_on(self, route: WebSocketRoute, to: WebSocketRoute, message: str | bytes) -> None:
        if route not in self._silent:
            to.send(message)

    def silence(self) -> None:
        """From now on nothing arrives, though the socket still seems to be open."""
        self._whole = False
        self._silent.update(self._open)

    def cut(self) -> None:
        self._whole = False
        for route in self._open:
            route.close()
        self._open.clear()

    def mend(self) -> None:
        self._whole = True


def sit_down(
    browser: Browser, house: str, language: str = "en", phone: bool = False, deals: Deals | None = None, **more: Any
) -> Person:
    """A new guest, on a laptop or on a phone, who asked their system for reduced motion.

    What the others did meanwhile is told over the table only with `recap`: who presses blindly would press that first.
    """
    recap = more.pop("recap", False)
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        locale={"cs": "cs-CZ", "pl": "pl-PL", "en": "en-GB"}[language],
        reduced_motion=more.pop("reduced_motion", "reduce"),
        service_workers=more.pop("service_workers", "block"),  # what a test fakes on the wire must reach the page
        **more,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SALTED.replace("LANGUAGE", str(LANGUAGES.index(language) + 1)))
    if not recap:
        context.add_init_script(UNTOLD)
    page = context.new_page()
    return Person(context, page, language, house, deals)
