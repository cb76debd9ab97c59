"""Users with notification channels, and a server that notifies them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.notifications.notifications import Notifications
from ludoteka.server.tables.live import LiveTable
from tests.server.conftest import GAMES
from tests.server.notifications.fakes import Browser, FakeMailServer, FakePushService
from tests.server.people import Person, Running, seated, settings_for

MAIL = {"kind": "correspondence", "seconds": 2 * 86_400}
LIVE = {"kind": "live", "seconds": 600, "increment": 5}
HOUSE = "https://games.example.org"


class ManualClock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


def settings(directory: Path, service: FakePushService, office: FakeMailServer, **more: Any) -> Any:
    values = {"push": True, "push_services": (service.origin,), "smtp": office.url, "mail_from": "house@example.org"}
    return settings_for(directory, public_url=HOUSE, **{**values, **more})


async def subscribe(person: Person, service: FakePushService, path: str = "/one") -> Browser:
    browser = Browser(service.origin + path)
    answer = await person.web.put("/api/me/notifications/push", json=browser.subscription())
    assert answer.status_code == 200 and answer.json()["this_browser"], answer.text
    return browser


def code_in(mail: Any) -> str:
    match = re.search(r"\b[A-Z2-9]{4}(-[A-Z2-9]{4}){2}\b", mail.get_content())
    assert match
    return match[0]


async def set_email(person: Person, office: FakeMailServer, address: str = "ann@example.org") -> None:
    assert (await person.web.put("/api/me/notifications/email", json={"email": address})).status_code == 200
    info = await person.post("/me/notifications/email/code", {"code": code_in(office.emails.pop())})
    assert info["confirmed"] and info["email_wanted"]


async def notify(*places: Running) -> None:
    """Every server notices its turns, all at once, and then sends what is due."""
    notices = (place.server[Clocks].turn_notices.notify(list(place.tables.live.values())) for place in places)
    await asyncio.gather(*notices)
    await asyncio.gather(*(place.server[Notifications].send_due() for place in places))


async def table_of_two(place: Running, clock: dict[str, Any] | None = MAIL) -> tuple[str, Person, LiveTable]:
    """A table of two, and the player who is to move."""
    table, people = await seated(place, GAMES["claim"], 2, **({"clock": clock} if clock else {}))
    live = await place.tables.get(table)
    return table, people[live.asked()[0]], live
