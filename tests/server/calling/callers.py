"""People who are to be called to their turn, and the house that calls them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from ludoteka.server.calling.calling import Calling
from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.tables.live import LiveTable
from tests.server.calling.post import Browser, PostOffice, PushService
from tests.server.conftest import GAMES
from tests.server.people import Person, Running, seated, settings_for

MAIL = {"kind": "mail", "seconds": 2 * 86_400}
LIVE = {"kind": "live", "seconds": 600, "increment": 5}
HOUSE = "https://games.example.org"


class Moved:
    """A clock that goes only when it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


def settings(directory: Path, service: PushService, office: PostOffice, **more: Any) -> Any:
    calls = {"push": True, "push_services": (service.origin,), "smtp": office.url, "mail_from": "house@example.org"}
    return settings_for(directory, public_url=HOUSE, **{**calls, **more})


async def subscribe(person: Person, service: PushService, path: str = "/one") -> Browser:
    browser = Browser(service.origin + path)
    answer = await person.web.put("/api/me/calls/push", json=browser.subscription())
    assert answer.status_code == 200 and answer.json()["here"], answer.text
    return browser


def code_in(letter: Any) -> str:
    found = re.search(r"\b[A-Z2-9]{4}(-[A-Z2-9]{4}){2}\b", letter.get_content())
    assert found
    return found[0]


async def give_address(person: Person, office: PostOffice, address: str = "ann@example.org") -> None:
    assert (await person.web.put("/api/me/calls/mail", json={"address": address})).status_code == 200
    info = await person.post("/me/calls/mail/code", {"code": code_in(office.letters.pop())})
    assert info["confirmed"] and info["letters"]


async def tell(*places: Running) -> None:
    """Every server tells whom it has to tell, all at once, and then makes the calls."""
    looks = (place.server[Clocks].turns.tell(list(place.tables.live.values())) for place in places)
    await asyncio.gather(*looks)
    await asyncio.gather(*(place.server[Calling].make_calls() for place in places))


async def asked_of(place: Running, clock: dict[str, Any] | None = MAIL) -> tuple[str, Person, LiveTable]:
    """A table of two, and the one who is asked."""
    table, people = await seated(place, GAMES["claim"], 2, **({"clock": clock} if clock else {}))
    live = await place.tables.get(table)
    return table, people[live.asked()[0]], live
