"""Every page that is no room, and how one comes to it: what is pictured, asked axe about and walked by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import ludoteka
from tests.web.visiting import EASY, ME, OPEN, Visit

ANNOUNCED = "V sobotu od osmi hrajeme Říši divů. W sobotę od ósmej gramy w Krainę Czarów."
LIVE = {"kind": "live", "seconds": 600, "increment": 10}

Scene = Callable[[Visit], object]
SCENES: dict[str, Scene] = {}


def scene(name: str) -> Callable[[Scene], Scene]:
    def keep(show: Scene) -> Scene:
        SCENES[name] = show
        return show

    return keep


def _page(name: str, path: str) -> None:
    SCENES[name] = lambda v: v.me.go(path)


for name, path in {
    "home": "/",
    "settings": "/settings",
    "about": "/about",
    "lost": "/nowhere",
    "lost-table": "/t/nothing",
    "link-device": "/link-device#ABCD-EFGH-JKMN",
    "unsubscribe": "/unsubscribe/nothing",
    "ladder-empty": "/ladder",
    "matches-empty": "/me/matches",
    "me-guest": "/me",
    "tv-lost": "/tv/nothing",
}.items():
    _page(name, path)
for game in ("claim", "valeria", "wonderland", "harrow"):
    _page(f"rules-{game}", f"/rules/{game}")
    _page(f"book-{game}", f"/rules/{game}/book")
    _page(f"reference-{game}", f"/rules/{game}/reference")
    _page(f"learn-{game}", f"/learn/{game}")
    _page(f"new-{game}-bots", f"/new/{game}/bots")
    _page(f"new-{game}-friends", f"/new/{game}/friends")


def _preset(game: str, number: int) -> Scene:
    def show(v: Visit) -> None:
        v.me.go(f"/new/{game}/bots")
        v.me.page.locator(".preset").nth(number).click()
        v.me.page.locator(".fold").click()

    return show


for game in ("claim", "valeria", "wonderland", "harrow"):
    fitting = [preset for preset in ludoteka.game(game).presets if not preset.seats or 2 in preset.seats]
    for number, preset in enumerate(fitting):
        SCENES[f"new-{game}-preset-{preset.id}"] = _preset(game, number)


def _own_time(kind: int, game: str) -> Scene:
    def show(v: Visit) -> None:
        v.me.go(f"/new/{game}/friends")
        v.me.page.locator("section[aria-labelledby=time] .preset").nth(kind).click()
        v.me.page.locator("section[aria-labelledby=time] label").nth(3).click()
        v.me.page.locator("section[aria-labelledby=time] .field").first.scroll_into_view_if_needed()

    return show


for kind, game in ((1, "wonderland"), (2, "claim")):
    SCENES[f"time-{game}"] = _own_time(kind, game)


@scene("home-busy")
def _(v: Visit) -> None:
    """Tables of mine, open and running ones, and a finished one."""
    v.me.lay_table("harrow", settings={})
    v.me.lay_table("claim", settings={"leader": "p0"})
    v.me.lay_table("valeria", seats=[ME, OPEN, OPEN])
    v.me.post(f"/api{v.me.lay_table('wonderland').replace('/t/', '/tables/')}/resign", {})
    for game, clock in (
        ("claim", LIVE),
        ("wonderland", None),
        ("valeria", {"kind": "correspondence", "seconds": 172800}),
    ):
        v.friend().lay_table(game, seats=[ME, OPEN, OPEN] if game != "claim" else [ME, OPEN], public=True, clock=clock)
    one, two = v.friend(), v.company[0]
    link = one.lay_table("claim", seats=[ME, OPEN], public=True)
    two.post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 1})
    one.post(f"/api{link.replace('/t/', '/tables/')}/start", {})
    v.me.go("/")
    v.me.page.locator("section[aria-labelledby=open-title] .head button").click()


@scene("home-announced")
def _(v: Visit) -> None:
    with v.while_set(["announce", ANNOUNCED], ["announce", ""]):
        v.me.go("/")
        v.me.page.get_by_role("complementary", name=v.me.say("announcement")).wait_for()


@scene("waiting-host")
def _(v: Visit) -> None:
    link = v.me.lay_table("wonderland", seats=[ME, OPEN, OPEN, EASY], clock=LIVE)
    v.friend().post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 1})
    v.me.go(link)


@scene("waiting-pending")
def _(v: Visit) -> None:
    """Somebody shares a device at the host's public table."""
    link = v.me.lay_table("valeria", seats=[ME, OPEN, OPEN], public=True)
    friend = v.friend()
    friend.post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 1})
    friend.post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 2, "here": "Bára"})
    v.me.go(link)


@scene("waiting-change")
def _(v: Visit) -> None:
    v.me.go(v.me.lay_table("valeria", seats=[ME, OPEN], clock=LIVE))
    v.press("waiting-change")


@scene("waiting-changed")
def _(v: Visit) -> None:
    """The host changed the clock while I sit there."""
    host = v.friend()
    link = host.lay_table("claim", seats=[ME, OPEN])
    path = f"/api{link.replace('/t/', '/tables/')}"
    v.me.post(f"{path}/sit", {"seat": 1})
    v.me.go(link)
    v.me.settle()
    terms = {"public": True, "talk": True, "hints": False, "name": ""}
    host.post(f"{path}/change", {**terms, "clock": LIVE, "settings": {"leader": "p1"}})
    v.me.page.locator(".changed .btn").wait_for()


@scene("waiting-full")
def _(v: Visit) -> None:
    link = v.me.lay_table(seats=[ME, OPEN])
    v.friend().post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 1})
    v.me.go(link)


@scene("waiting-invited")
def _(v: Visit) -> None:
    v.me.go(v.friend().lay_table("valeria", seats=[ME, OPEN, OPEN]) + "/seat/3")


@scene("waiting-late")
def _(v: Visit) -> None:
    v.me.go(v.friend().lay_table("valeria", seats=[ME, OPEN, OPEN]) + "/seat/1")


@scene("me-person")
def _(v: Visit) -> None:
    """A page with a code, a friend request, a blocked person, and the code for a phone."""
    link = v.together(seats=3, game="valeria")
    table = link.replace("/t/", "/api/tables/")
    v.send(v.company[0], "POST", f"{table}/befriend", {"seat": 0})
    v.send(v.me, "POST", f"{table}/block", {"seat": 2})
    v.me.post("/api/me/recovery", {})
    v.me.go("/me")
    v.press("link-device-show")
    v.me.page.locator(".link-device .code").wait_for()


@scene("me-asked")
def _(v: Visit) -> None:
    """My page while a phone wants to become me."""
    v.me.go("/me")
    v.press("link-device-show")
    code = v.me.page.locator(".link-device .code").inner_text()
    v.friend().post("/api/login/device-code", {"code": code})
    v.me.page.get_by_role("alertdialog").wait_for()


@scene("link-device-owner")
def _(v: Visit) -> None:
    """A device before it becomes somebody else."""
    v.me.go(f"/link-device#{v.friend().post('/api/me/device-code', {})['code']}")
    v.me.page.locator(".owner").wait_for()


@scene("link-device-waiting")
def _(v: Visit) -> None:
    """A device that waits for the other one to confirm."""
    SCENES["link-device-owner"](v)
    v.press("link-device-go")
    v.me.page.get_by_text(v.me.say("link-device-waiting")).wait_for()


@scene("me-forget")
def _(v: Visit) -> None:
    v.me.go("/me")
    v.press("me-forget")


@scene("name")
def _(v: Visit) -> None:
    v.me.go("/")
    v.me.page.locator("header .me").click()


@scene("matches")
def _(v: Visit) -> None:
    for game in ("claim", "valeria", "wonderland", "harrow", "claim", "claim"):
        v.me.post(f"/api{v.me.lay_table(game).replace('/t/', '/tables/')}/resign", {})
    link = v.together()
    v.company[0].post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
    v.me.go("/me/matches")


@scene("ladder-and-people")
def _(v: Visit) -> None:
    link = v.together(clock={**LIVE, "on_timeout": "forfeit"}, rated=True)
    v.company[0].post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
    v.me.go("/ladder")


@scene("ladder")
def _(v: Visit) -> None:
    """A registered person with enough matches for the ladder."""
    for person in (v.me, v.friend()):
        person.post("/api/me/recovery", {})
    for turn in range(v.me.get("/api/ladder")["least"]):
        link = v.me.lay_table("claim", seats=[ME, OPEN], clock={**LIVE, "on_timeout": "forfeit"}, rated=True)
        table = f"/api{link.replace('/t/', '/tables/')}"
        v.company[0].post(f"{table}/sit", {"seat": 1})
        v.me.post(f"{table}/start", {})
        (v.me, v.company[0])[turn % 3 == 0].post(f"{table}/resign", {})
    v.me.go("/ladder")
    v.me.page.locator("tbody tr").first.wait_for()


@scene("people")
def _(v: Visit) -> None:
    link = v.together(public=True)
    v.company[0].post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
    v.me.go("/me/matches")
    v.me.page.locator("tbody a[href^='/people/']").first.click()
    v.me.page.locator(".matches h1").wait_for()


@scene("quiet")
def _(v: Visit) -> None:
    v.me.go("/me")
    v.me.page.get_by_role("switch", name=v.me.say("notifications-quiet")).check()
    v.me.page.locator("input[type=time]").first.wait_for()


@scene("home-first")
def _(v: Visit) -> None:
    """The offer to the person who started the server."""
    v.me.go("/#administrator=ABCD-EFGH-JKMN-PQRS")
    v.me.page.get_by_role("button", name=v.me.say("first-administrator-yes")).wait_for()


@scene("admin-access")
def _(v: Visit) -> None:
    """The request for a passkey or a recovery code."""
    v.me.go("/me")
    v.me.page.goto(next(word for word in v.command("link").split() if "/admin#" in word))
    v.press("admin-enter")
    v.me.page.get_by_role("dialog").wait_for()


@scene("admin")
def _(v: Visit) -> None:
    link = v.together()
    v.send(
        v.company[0],
        "POST",
        f"{link.replace('/t/', '/api/tables/')}/report",
        {"about": "play", "seat": 0, "text": "Křičí na nás."},
    )
    v.me.page.goto(next(word for word in v.command("link").split() if "/admin#" in word))
    v.press("admin-enter")
    v.press("admin-access-later")
    v.me.page.get_by_role("tab").first.wait_for()


for part in (1, 2, 3, 4, 5):

    def _tab(v: Visit, part: int = part) -> None:
        SCENES["admin"](v)
        v.me.page.get_by_role("tab").nth(part).click()

    SCENES[f"admin-{part}"] = _tab


@scene("gate")
def _(v: Visit) -> None:
    with v.while_set(["invitation"], ["invitation", "--off"]):
        v.me.context.clear_cookies()
        v.me.go("/")
        v.me.page.get_by_role("heading", name=v.me.say("invitation-title")).wait_for()


def _tv(game: str, seats: int, begun: bool, over: bool = False) -> Scene:
    def show(v: Visit) -> None:
        if not begun:
            link = v.me.lay_table(game, seats=[ME, *[OPEN] * (seats - 1)])
        else:
            link = v.together(game, seats, clock=LIVE)
        if over:
            v.company[0].post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
        v.me.go(link.replace("/t/", "/tv/"))

    return show


SCENES |= {
    "tv-claim-before": _tv("claim", 2, False),
    "tv-wonderland-before": _tv("wonderland", 5, False),
    "tv-claim": _tv("claim", 2, True),
    "tv-valeria": _tv("valeria", 3, True),
    "tv-wonderland": _tv("wonderland", 4, True),
    "tv-harrow": _tv("harrow", 2, True),
    "tv-claim-over": _tv("claim", 2, True, over=True),
}


@scene("tv-full")
def _(v: Visit) -> None:
    link = v.me.lay_table(seats=[ME, OPEN])
    v.friend().post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 1})
    v.me.go(link.replace("/t/", "/tv/"))


@scene("watching")
def _(v: Visit) -> None:
    """A stranger at a match whose players are away, who claims a seat."""
    link = v.together()
    v.me.context.clear_cookies()
    v.me.go(link)
    v.press("return")


@scene("handover")
def _(v: Visit) -> None:
    v.me.go(v.me.lay_table(seats=[ME, {"kind": "here", "name": "Bára"}]))
    v.me.page.get_by_role("dialog").wait_for()


@scene("talk")
def _(v: Visit) -> None:
    link = v.together(clock=LIVE, settings={"leader": "p0"})
    v.me.go(link)
    v.company[0].go(link)
    folded = v.me.page.get_by_role("button", name=v.me.say("log-title")).first
    if folded.is_visible():
        folded.click()
    v.me.page.get_by_role("tab", name=v.me.say("talk")).first.click()
    box = v.me.page.get_by_role("textbox", name=v.me.say("talk-hint")).first
    for line in (
        "Ahoj! Kdo začíná?",
        "To je ale dlouhá věta, která se nevejde na jeden řádek, a proto se musí zalomit.",
    ):
        box.fill(line)
        v.me.page.keyboard.press("Enter")
    v.me.page.get_by_role("button", name=v.me.say("talk-phrases")).first.click()


@scene("proposals")
def _(v: Visit) -> None:
    link = v.together(clock=LIVE, settings={"leader": "p0"})
    v.me.go(link)
    v.me.await_turn()
    other = v.company[0].go(link)
    other.page.get_by_role("button", name=other.say("table-menu"), exact=True).click()
    other.page.get_by_role("button", name=other.say("menu-ask-pause")).click()
    v.me.page.get_by_role("button", name=v.me.say("proposal-yes"), exact=True).wait_for()


@scene("proposal-end")
def _(v: Visit) -> None:
    """My own proposal, with the people who have not answered yet."""
    v.me.go(v.together("valeria", 3))
    v.press("table-menu")
    v.press("menu-ask-end")
    v.me.page.get_by_role("button", name=v.me.say("proposal-drop"), exact=True).wait_for()


@scene("proposal-rematch")
def _(v: Visit) -> None:
    link = v.together()
    v.me.go(link)
    table = f"/api{link.replace('/t/', '/tables/')}"
    v.company[0].post(f"{table}/resign", {})
    v.me.page.locator(".ended").wait_for()
    v.company[0].post(f"{table}/rematch", {})
    v.me.page.get_by_role("button", name=v.me.say("proposal-yes"), exact=True).wait_for()


@scene("table-announced")
def _(v: Visit) -> None:
    with v.while_set(["announce", ANNOUNCED], ["announce", ""]):
        v.me.go(v.together(settings={"leader": "p0"}))
        v.me.page.get_by_role("complementary", name=v.me.say("announcement")).wait_for()
        v.me.await_turn()


@scene("watchers")
def _(v: Visit) -> None:
    """A stranger talks beside the table."""
    link = v.together(public=True)
    v.me.context.clear_cookies()
    v.me.go(link)
    folded = v.me.page.get_by_role("button", name=v.me.say("log-title")).first
    if folded.is_visible():
        folded.click()
    v.me.page.get_by_role("tab", name=v.me.say("talk")).first.click()
    v.me.page.get_by_role("textbox", name=v.me.say("talk-hint")).first.fill("Pěkná partie!")
    v.me.page.keyboard.press("Enter")


@scene("lesson-menu")
def _(v: Visit) -> None:
    v.me.go(v.me.learn("claim", "first"))
    v.me.page.locator(".table[data-room]").wait_for()
    v.press("table-menu")


@scene("menu")
def _(v: Visit) -> None:
    v.me.go(v.together(clock=LIVE))
    v.press("table-menu")


def _result(game: str, seats: int) -> Scene:
    def show(v: Visit) -> None:
        v.me.go(v.me.lay_table(game, seats=[ME, *[EASY] * (seats - 1)]))
        v.me.play_some(2000)

    return show


SCENES |= {
    "result-claim": _result("claim", 2),
    "result-valeria": _result("valeria", 2),
    "result-wonderland": _result("wonderland", 3),
    "result-harrow": _result("harrow", 2),
}


@scene("replay")
def _(v: Visit) -> None:
    link = v.me.lay_table("claim", seats=[ME, EASY])
    v.me.go(link)
    v.me.play_some(60)
    v.me.go(f"{link}/replay/20")
    v.me.page.locator(".table[data-room]").wait_for()


@scene("result-resigned")
def _(v: Visit) -> None:
    link = v.together()
    v.me.go(link)
    v.company[0].post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
    v.me.page.locator(".ended").wait_for()


@scene("luck")
def _(v: Visit) -> None:
    link = v.together()
    v.me.go(link)
    v.company[0].post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
    v.me.page.locator(".ended").wait_for()
    named = "|".join(v.me.say(f"luck-result{verdict}") for verdict in ("", "-good", "-note"))
    v.me.page.get_by_role("button", name=re.compile(f"^({named})$")).click()
    v.me.page.get_by_role("dialog", name=v.me.say("luck-title")).wait_for()


@scene("barred")
def _(v: Visit) -> None:
    ban = {"error": "error-banned", "args": {"until": "2026-11-26", "reason": "Křičí na nás."}, "detail": ""}
    v.me.page.route("**/api/**", lambda route: route.fulfill(status=403, json=ban))
    v.me.page.goto(f"{v.me.house}/")
    v.me.page.get_by_role("heading", name=v.me.say("banned-title")).wait_for()


@scene("offline")
def _(v: Visit) -> None:
    v.me.page.route("**/api/**", lambda route: route.abort())
    v.me.page.goto(f"{v.me.house}/")
    v.me.page.get_by_role("heading", name=v.me.say("offline-title")).wait_for()
