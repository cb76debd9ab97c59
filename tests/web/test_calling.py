"""The tab shows on every page that it is my turn, and the installed app opens offline."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.house import Deals
from tests.web.people import FLAGS, Person, chromium, sit_down

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
KEPT = """async () => {
    const found = []
    for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        found.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname))
    }
    return found
}"""
READY = """() => new Promise(done => navigator.serviceWorker.controller ? done()
    : navigator.serviceWorker.addEventListener('controllerchange', () => done()))"""

NOTES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => [title, body, tag, data.link])"""


def _push(me: Person, payload: dict[str, str]) -> None:
    """A message of a push service to the worker of this browser."""
    session = me.context.new_cdp_session(me.page)
    ids: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    me.eventually(lambda: bool(ids))
    where = {"origin": f"{me.house}/", "registrationId": ids[-1], "data": json.dumps(payload)}
    session.send("ServiceWorker.deliverPushMessage", where)
    session.detach()


def test_the_tab_says_on_every_page_that_it_is_my_turn(guest: Guests) -> None:
    ann, bob = guest("cs"), guest("en")
    link = ann.lay_table(seats=[{"kind": "me"}, {"kind": "open"}], settings={"leader": "p0"})
    bob.post(f"/api/tables/{link.rsplit('/', 1)[1]}/sit", {"seat": 1})
    ann.post(f"/api/tables/{link.rsplit('/', 1)[1]}/start", {})
    turn = ann.say("your-turn")
    ann.go("/")
    expect(ann.page).to_have_title(f"{turn} · Ludoteka")
    assert ann.page.evaluate(ICON) == "/favicon-turn.svg"
    ann.go("/settings")
    expect(ann.page).to_have_title(f"{turn} · {ann.say('settings')} · Ludoteka")
    ann.go(link)
    expect(ann.page).to_have_title(f"{turn} · Claim · Ludoteka")
    ann.await_turn()
    ann.press()
    expect(ann.page).to_have_title("Claim · Ludoteka")
    assert ann.page.evaluate(ICON) == "/favicon.svg"
    bob.go(link)
    expect(bob.page).to_have_title(f"{bob.say('your-turn')} · Claim · Ludoteka")


def test_a_client_of_another_contract_fetches_the_present_one_once(guest: Guests) -> None:
    me = guest("en")

    def another(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "x-ludoteka-contract": "another"})

    me.page.route("**/api/**", another)
    me.page.goto(f"{me.house}/settings")
    me.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    me.page.evaluate("window.stays = true")
    me.page.get_by_role("link", name=me.say("me-title")).click()  # asks the server for more
    expect(me.page.get_by_role("heading", name=me.say("notifications-title"))).to_be_visible()
    expect(me.page.get_by_role("switch", name=me.say("notifications-quiet"))).to_be_visible()
    assert me.page.evaluate("window.stays"), "no second time"
    me.page.unroute_all(behavior="wait")


@pytest.fixture
def notifying(browser: Browser) -> Iterator[Browser]:
    """Chromium with all its parts: its shell shows no notifications."""
    running = browser.browser_type.launch(executable_path=chromium(whole=True), args=FLAGS)
    yield running
    running.close()


def test_the_installed_app_opens_offline_and_stores_no_match(notifying: Browser, house: str, deals: Deals) -> None:
    deals.begin()
    me = sit_down(notifying, house, "pl", deals=deals, service_workers="allow", permissions=["notifications"])
    me.go("/")
    me.page.evaluate(READY)
    me.go(me.lay_table(settings={"leader": "p0"}))
    me.await_turn()
    cached = me.page.evaluate(KEPT)
    assert "/" in cached and any(path.startswith("/assets/index-") for path in cached)
    assert not [path for path in cached if path.startswith(("/api", "/t/", "/docs"))], "nothing of a match"
    _push(me, {"title": "Elsewhere", "body": "", "link": "https://example.org/", "tag": "no"})
    _push(me, {"title": "Twoja kolej", "body": "Claim", "link": "/t/abc", "tag": "abc"})
    me.eventually(lambda: bool(me.page.evaluate(NOTES)))
    assert me.page.evaluate(NOTES) == [["Twoja kolej", "Claim", "abc", "/t/abc"]]
    me.context.set_offline(True)
    me.page.goto(f"{me.house}/me")
    expect(me.page.get_by_role("heading", name=me.say("offline-title"))).to_be_visible()
    me.context.set_offline(False)
    expect(me.page.get_by_role("heading", name=me.say("notifications-title"))).to_be_visible()
