"""One server and one Chromium for all browser tests of a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.house import Deals, assert_built, serving
from tests.web.people import FLAGS, PATIENCE, Person, chromium, sit_down

expect.set_options(timeout=PATIENCE)  # what should come at once may take its time on a busy machine


@pytest.fixture(scope="session")
def deals() -> Deals:
    return Deals()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def house(data: Path, deals: Deals) -> Iterator[str]:
    assert_built()
    with serving(data, deals) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def guest(browser: Browser, house: str, deals: Deals) -> Iterator[Callable[..., Person]]:
    """Call it for every person who comes in; they all leave when the test ends, and none may have seen an error."""
    deals.begin()
    people: list[Person] = []
    errors: list[str] = []

    def come_in(language: str = "en", **more: Any) -> Person:
        person = sit_down(browser, house, language, deals=deals, **more)
        person.page.on("pageerror", lambda error: errors.append(str(error)))
        people.append(person)
        return person

    yield come_in
    for person in people:
        person.context.close()
    assert errors == []
