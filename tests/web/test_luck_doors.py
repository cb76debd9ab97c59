"""By every way to a seat a browser still has the salt that it pledged, whether news or answers come first."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteka
from ludoteka import fairness
from tests.web.people import Person
from tests.web.test_luck import receipt_of
from tests.web.visiting import ME, OPEN

pytestmark = pytest.mark.browser
Join = Callable[[list[Person], int], Person]
LANGUAGES = ("cs", "pl", "en")
SLOWNESS = {"nothing slow": (0, 0), "slow news": (700, 0), "slow answers": (0, 700)}  # socket, HTTP; milliseconds
SLOWED = """(() => {
    delete crypto.getRandomValues  // every salt is another one
    const [news, answers] = DELAYS
    const {set} = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(listen) { set.call(this, message => setTimeout(() => listen(message), news)) }
    })
    const asked = fetch
    window.fetch = async (address, request) => {
        const answer = await asked(address, request)
        if (request?.method === 'POST') await new Promise(next => setTimeout(next, answers))
        return answer
    }
})()"""


def press(person: Person, message: str) -> None:
    person.page.get_by_role("button", name=person.say(message)).first.click()


def id_of(person: Person) -> str:
    person.page.wait_for_url("**/t/*")
    return person.page.url.split("/t/")[1].split("/")[0]


def by_link(people: list[Person], seats: int) -> Person:
    """The host opens a table by the page, the others follow its link."""
    host, *friends = people
    host.go("/new/claim/friends" if seats == 2 else "/new/valeria/friends")
    for _ in range(seats - 2):
        press(host, "chair-add-friend")
    press(host, "new-table-open")
    for friend in friends:
        friend.go(f"/t/{id_of(host)}")
        press(friend, "table-sit")
    return host


def by_code(people: list[Person], seats: int) -> Person:
    """The host's table was opened by a program; the others scan the codes of its seats."""
    host, *friends = people
    link = host.lay_table("claim" if seats == 2 else "valeria", seats=[ME, *[OPEN] * (seats - 1)])
    host.go(link)
    for seat, friend in enumerate(friends, start=2):
        friend.go(f"{link}/seat/{seat}")
        press(friend, "table-sit")
    return host


def from_home(people: list[Person], seats: int) -> Person:
    """The others find the table in the list of the home page."""
    host, *friends = people
    host.go(host.lay_table("claim" if seats == 2 else "valeria", seats=[ME, *[OPEN] * (seats - 1)], public=True))
    name = host.get("/api/me")["name"]
    for friend in friends:
        row = friend.go().page.locator(".row", has_text=name)
        row.get_by_role("button", name=friend.say("table-sit")).click()
    return host


def at_screen(people: list[Person], seats: int) -> Person:
    """The host sits at the table and shows it on a screen for all, by the same browser."""
    host, *friends = people
    link = host.lay_table("claim" if seats == 2 else "valeria", seats=[ME, *[OPEN] * (seats - 1)])
    host.go(link).page.locator("a[href^='/tv/']").click()
    for seat, friend in enumerate(friends, start=2):
        friend.go(f"{link}/seat/{seat}")
        press(friend, "table-sit")
    return host


@pytest.mark.parametrize("slowness", SLOWNESS)
@pytest.mark.parametrize(
    ("join", "seats"),
    [(by_link, 2), (by_link, 3), (by_code, 2), (from_home, 2), (at_screen, 2)],
    ids=["link", "link of three", "code", "home", "screen"],
)
def test_whoever_sits_down_still_has_the_pledged_salt(
    guest: Callable[..., Person],
    join: Join,
    seats: int,
    slowness: str,
) -> None:
    people = [come(guest, language, slowness) for language in LANGUAGES[:seats]]
    host = join(people, seats)
    begin = host.page.get_by_role("button", name=host.say("waiting-start"))
    expect(begin).to_be_enabled()
    begin_now(host, people)
    table = host.page.url.rsplit("/", 1)[1]
    check_luck(people, table)


@pytest.mark.parametrize("slowness", SLOWNESS)
def test_a_screen_of_a_host_without_a_seat_begins_with_all_salts(guest: Callable[..., Person], slowness: str) -> None:
    tv, *people = (come(guest, language, slowness) for language in LANGUAGES)
    tv.go("/new/valeria/tv")
    press(tv, "new-table-open")
    tv.page.wait_for_url("**/tv/*")
    table = tv.page.url.rsplit("/", 1)[1]
    for seat, person in enumerate(people, start=1):
        person.go(f"/t/{table}/seat/{seat}")
        press(person, "table-sit")
    begin_now(tv, people)
    check_luck(people, table)


@pytest.mark.parametrize("slowness", SLOWNESS)
def test_a_rematch_has_all_salts(guest: Callable[..., Person], slowness: str) -> None:
    me, friend = (come(guest, language, slowness) for language in LANGUAGES[:2])
    first = by_link([me, friend], 2)
    begin_now(first, [me, friend])
    old = id_of(me)
    me.post(f"/api/tables/{old}/resign", {})
    press(me, "result-rematch")
    me.page.wait_for_url(lambda url: old not in url)
    press(friend, "result-rematch-join")
    for person in (me, friend):
        person.page.wait_for_url(lambda url: old not in url)
        person.page.locator(".table").wait_for()
    check_luck([me, friend], id_of(me))


def test_a_page_reloaded_while_it_sits_down_reveals_its_salt(guest: Callable[..., Person]) -> None:
    me, friend = come(guest, "cs", "nothing slow"), come(guest, "pl", "slow answers")
    me.go(me.lay_table(seats=[ME, OPEN]))
    table = id_of(me)
    friend.go(f"/t/{table}")
    press(friend, "table-sit")
    begin = me.page.get_by_role("button", name=me.say("waiting-start"))
    expect(begin).to_be_enabled()  # the server has seated the friend, whose page does not know
    friend.page.reload()
    friend.page.get_by_role("button", name=friend.say("waiting-leave")).wait_for()
    begin_now(me, [me, friend])
    check_luck([me, friend], table)


def test_a_salt_is_revealed_from_the_home_page_too(guest: Callable[..., Person]) -> None:
    me, friend = (come(guest, language, "nothing slow") for language in LANGUAGES[:2])
    host = by_link([me, friend], 2)
    table = id_of(host)
    friend.page.get_by_role("button", name=friend.say("waiting-leave")).wait_for()
    friend.go()
    press(me, "waiting-start")
    me.page.locator(".table").wait_for()
    friend.go(f"/t/{table}").page.locator(".table").wait_for()
    check_luck([me, friend], table)


def come(guest: Callable[..., Person], language: str, slowness: str) -> Person:
    """A person whose browser draws a new salt each time and whose connection is slow in this way."""
    person = guest(language)
    person.context.add_init_script(SLOWED.replace("DELAYS", str(list(SLOWNESS[slowness]))))
    return person


def begin_now(host: Person, people: list[Person]) -> None:
    """Press "Begin" and wait until everybody who plays sees the table."""
    host.page.get_by_role("button", name=host.say("waiting-start")).click()
    since = time.monotonic()
    for person in people:
        if "/tv/" not in person.page.url:
            person.page.locator(".table").wait_for()
    print(f"begun after {time.monotonic() - since:.2f} s")  # pytest -rP shows it


def check_luck(people: list[Person], table: str) -> None:
    """All salts were shown; when the match is over, every page and every receipt calls the luck fair."""
    seats = people[0].get(f"/api/tables/{table}")["seats"]
    assert [(bool(seat["pledge"]), seat["unrevealed"]) for seat in seats] == [(True, False)] * len(seats)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/resign", {})
    for person in people:
        if "/tv/" in person.page.url:
            person.go(f"/t/{table}")
        person.page.get_by_role("button", name=person.say("luck-result-good"), exact=True).wait_for()
    record = ludoteka.Record.from_json(
        people[0].context.request.get(f"{people[0].house}/api/tables/{table}/record").text()
    )
    for person in people:
        receipt = fairness.Receipt.from_json(receipt_of(person, table))
        assert receipt.seat is not None and receipt.salt == record.salts[receipt.seat]
        assert {finding.grade for finding in fairness.check(record, receipt)} == {"good"}
