"""Passkeys: a guest registers and signs in again; nobody else can."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server import store
from ludoteka.server.admin.admin import Admin
from ludoteka.server.people import one_time_tokens, passkeys
from ludoteka.server.people.people import People
from tests.server.authenticator import Authenticator, coded
from tests.server.people import Person, Running, running, settings_for

ANYBODY = {"bring": False}


def at_home(place: Running) -> str:
    """The address as a browser on this machine would know it: passkeys need a name."""
    return place.address.replace("127.0.0.1", "localhost")


@pytest.fixture
async def home(place: Running) -> Running:
    """The running server, known to everybody as localhost; nobody has to wait between two tries."""
    place.server[People].tries._rate = place.server[People].tries._burst = 1e6
    return place


async def somebody(place: Running, registered: bool = True) -> Person:
    person = await place.person() if registered else place.stranger()
    person.web.headers["host"] = at_home(place).removeprefix("http://")
    return person


async def with_passkey(place: Running) -> tuple[Person, Authenticator]:
    """A guest who has response a passkey."""
    person, key = await somebody(place), Authenticator(at_home(place))
    await person.post("/me/passkeys", key.make(await person.post("/me/passkeys/options")))
    return person, key


async def login(person: Person, key: Authenticator, status: int = 200, bring: bool = False, **changes: Any) -> Any:
    shown = key.show(await person.post("/login/options"), **changes)
    return await person.post("/login", {"passkey": shown, "bring": bring}, status)


async def test_a_passkey_makes_a_guest_a_person_and_finds_them_on_another_device(home: Running) -> None:
    ann, key = await with_passkey(home)
    await ann.web.put("/api/me", json={"name": "Ann"})
    assert (await ann.get("/me"))["guest"] is False
    elsewhere = await somebody(home, registered=False)
    assert (await login(elsewhere, key))["name"] == "Ann"
    assert (await elsewhere.get("/me"))["name"] == "Ann" and elsewhere.cookie != ann.cookie
    account = await ann.get("/me/account")
    assert len(account["devices"]) == 2 and len(account["passkeys"]) == 1
    assert account["passkeys"][0]["used"] and sum(device["here"] for device in account["devices"]) == 1


async def test_a_person_has_several_passkeys_and_each_opens_until_it_is_removed(home: Running) -> None:
    ann, first = await with_passkey(home)
    second = Authenticator(at_home(home))
    account = await ann.post("/me/passkeys", second.make(await ann.post("/me/passkeys/options")))
    for key in (first, second):
        await login(await somebody(home, registered=False), key)
    gone = account["passkeys"][0]["id"]
    left = (await ann.web.delete(f"/api/me/passkeys/{gone}")).json()["passkeys"]
    assert [passkey["id"] for passkey in left] == [account["passkeys"][1]["id"]]
    refused = await login(await somebody(home, registered=False), first, 403)
    assert refused["error"] == "error-passkey-unknown"
    await login(await somebody(home, registered=False), second)


async def test_nobody_removes_anothers_passkey(home: Running) -> None:
    ann, key = await with_passkey(home)
    (passkey,) = (await ann.get("/me/account"))["passkeys"]
    eve = await somebody(home)
    assert (await eve.web.delete(f"/api/me/passkeys/{passkey['id']}")).status_code == 200
    await login(await somebody(home, registered=False), key)


async def test_one_person_has_so_many_passkeys(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)
    ann, _ = await with_passkey(home)
    refused = await ann.post("/me/passkeys/options", None, 409)
    assert (refused["error"], refused["args"]) == ("error-passkeys-full", {"most": 1})


async def test_the_same_passkey_is_not_kept_twice(home: Running) -> None:
    _, key = await with_passkey(home)
    bob = await somebody(home)
    answer = key.make(await bob.post("/me/passkeys/options"))
    assert (await bob.post("/me/passkeys", answer, 409))["error"] == "error-passkey-known"


async def test_nobody_removes_the_passkey_or_the_device_of_another(home: Running) -> None:
    ann, key = await with_passkey(home)
    bob = await somebody(home)
    account = await ann.get("/me/account")
    await bob.web.delete(f"/api/me/passkeys/{account['passkeys'][0]['id']}")
    await bob.web.delete(f"/api/me/devices/{account['devices'][0]['id']}")
    assert await ann.get("/me/account") == account
    await login(await somebody(home, registered=False), key)


# -- Those who are not the person ------------------------------------------------------------------------------------


async def test_an_answer_works_once(home: Running) -> None:
    _, key = await with_passkey(home)
    mallory = await somebody(home, registered=False)
    shown = key.show(await mallory.post("/login/options"))
    await mallory.post("/login", {"passkey": shown} | ANYBODY)
    again = await (await somebody(home, registered=False)).post("/login", {"passkey": shown} | ANYBODY, 403)
    assert again["error"] == "error-passkey-late"


async def test_a_registration_cannot_be_answered_twice_or_by_another(home: Running) -> None:
    ann, bob = await somebody(home), await somebody(home)
    options = await ann.post("/me/passkeys/options")
    answer = Authenticator(at_home(home)).make(options)
    assert (await bob.post("/me/passkeys", answer, 403))["error"] == "error-passkey-late"
    assert (await bob.get("/me"))["guest"] and (await ann.get("/me"))["guest"]
    again = Authenticator(at_home(home)).make(options)
    assert (await ann.post("/me/passkeys", again, 403))["error"] == "error-passkey-late", "it was tried already"


async def test_a_challenge_of_one_ceremony_is_not_good_for_the_other(home: Running) -> None:
    ann, key = await with_passkey(home)
    challenge = (await ann.post("/me/passkeys/options"))["challenge"]
    options = {"rpId": "localhost", "challenge": challenge}
    refused = await ann.post("/login", {"passkey": key.show(options)} | ANYBODY, 403)
    assert refused["error"] == "error-passkey-late"


async def test_a_challenge_we_never_gave_is_not_answered(home: Running) -> None:
    _, key = await with_passkey(home)
    made_up = {"rpId": "localhost", "challenge": coded(b"x" * 32)}
    stranger = await somebody(home, registered=False)
    refused = await stranger.post("/login", {"passkey": key.show(made_up)} | ANYBODY, 403)
    assert refused["error"] == "error-passkey-late"


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://localhost.evil.example"},
        {"origin": "https://localhost"},
        {"rp": "evil.example"},
        {"type": "webauthn.create"},
        {"crossOrigin": True},
    ],
)
async def test_a_passkey_shown_on_another_site_opens_nothing(home: Running, lie: dict[str, Any]) -> None:
    _, key = await with_passkey(home)
    stranger = await somebody(home, registered=False)
    assert (await login(stranger, key, 403, **lie))["error"] == "error-passkey-wrong"
    assert not stranger.cookie


async def test_a_passkey_made_on_another_site_is_not_kept(home: Running) -> None:
    ann = await somebody(home)
    foreign = Authenticator("https://evil.example")
    refused = await ann.post("/me/passkeys", foreign.make(await ann.post("/me/passkeys/options")), 403)
    assert refused["error"] == "error-passkey-wrong" and (await ann.get("/me"))["guest"]


async def test_a_passkey_made_inside_another_site_is_not_kept(home: Running) -> None:
    ann, key = await somebody(home), Authenticator(at_home(home))
    embedded = key.make(await ann.post("/me/passkeys/options"), crossOrigin=True)
    assert (await ann.post("/me/passkeys", embedded, 403))["error"] == "error-passkey-wrong"


async def test_an_administrator_signs_in_only_with_a_passkey_that_checks_who_uses_it(home: Running) -> None:
    _, key = await with_passkey(home)
    key.verifies = False
    await login(await somebody(home, registered=False), key)
    await home.server[Admin].set_admin((await home.server[People].rows.registered_users()).pop(), True)
    thief = await somebody(home, registered=False)
    assert (await login(thief, key, 403))["error"] == "error-passkey-unverified" and not thief.cookie
    options = await thief.post("/login/options", {"verified": True})
    assert options["userVerification"] == "required"
    key.verifies = True
    assert (await thief.post("/login", {"passkey": key.show(options)} | ANYBODY))["admin"]


async def test_an_administrators_new_passkey_checks_who_uses_it(home: Running) -> None:
    ann, _ = await with_passkey(home)
    await home.server[Admin].set_admin((await home.server[People].rows.registered_users()).pop(), True)
    weak = Authenticator(at_home(home))
    weak.verifies = False
    options = await ann.post("/me/passkeys/options")
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert (await ann.post("/me/passkeys", weak.make(options), 403))["error"] == "error-passkey-unverified"


async def test_a_foreign_key_with_a_known_name_opens_nothing(home: Running) -> None:
    _, key = await with_passkey(home)
    forged = Authenticator(at_home(home))
    forged.id, forged.handle = key.id, key.handle
    assert (await login(await somebody(home, registered=False), forged, 403))["error"] == "error-passkey-wrong"


async def test_a_passkey_of_one_person_does_not_open_for_another(home: Running) -> None:
    _, anns = await with_passkey(home)
    _, bobs = await with_passkey(home)
    anns.handle = bobs.handle
    assert (await login(await somebody(home, registered=False), anns, 403))["error"] == "error-passkey-unknown"


async def test_a_copied_passkey_whose_count_does_not_grow_is_refused(home: Running) -> None:
    _, key = await with_passkey(home)
    key._count = 7
    await login(await somebody(home, registered=False), key)
    key._count = 3
    assert (await login(await somebody(home, registered=False), key, 403))["error"] == "error-passkey-wrong"


async def test_a_challenge_grows_old(home: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, key = await with_passkey(home)
    stranger = await somebody(home, registered=False)
    options = await stranger.post("/login/options")
    real = store.now
    monkeypatch.setattr(one_time_tokens, "now", lambda: real() + 300_001)
    refused = await stranger.post("/login", {"passkey": key.show(options)} | ANYBODY, 403)
    assert refused["error"] == "error-passkey-late"


@pytest.mark.parametrize("field", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
@pytest.mark.parametrize("nonsense", ["", "AAAA", "!!!!", "é", "9" * 2000])
async def test_nonsense_is_refused_and_nothing_breaks(home: Running, field: str, nonsense: str) -> None:
    _, key = await with_passkey(home)
    stranger = await somebody(home, registered=False)
    shown = key.show(await stranger.post("/login/options"))
    shown["response"][field] = nonsense
    answer = await stranger.web.post("/api/login", json={"passkey": shown} | ANYBODY)
    assert answer.status_code in (400, 403), answer.text


@pytest.mark.parametrize(
    "nonsense", ["", "AAAA", "oWNmbXRkbm9uZQ", "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA", "_" * 3000]
)
async def test_nonsense_is_not_kept_as_a_passkey(home: Running, nonsense: str) -> None:
    ann = await somebody(home)
    response = Authenticator(at_home(home)).make(await ann.post("/me/passkeys/options"))
    response["response"]["attestationObject"] = nonsense
    assert (await ann.post("/me/passkeys", response, 403))["error"] == "error-passkey-wrong"


async def test_attempts_are_rate_limited(place: Running) -> None:
    stranger = await somebody(place, registered=False)
    codes = [(await stranger.web.post("/api/login/options", json={})).status_code for _ in range(12)]
    assert codes[:10] == [200] * 10 and codes[10:] == [429] * 2


# -- Where they can be used ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("public", "host", "available"),
    [
        ("", "localhost:8000", "yes"),
        ("", "127.0.0.1:8000", "name"),
        ("", "192.168.1.5:8000", "https"),
        ("", "games.example.org", "https"),
        ("", "[::1", "https"),
        ("https://games.example.org", "games.example.org", "yes"),
        ("https://games.example.org/", "192.168.1.5:8000", "address"),
        ("http://games.example.org", "games.example.org", "https"),
    ],
)
async def test_the_server_says_whether_passkeys_work_at_this_address(
    tmp_path: Path, public: str, host: str, available: str
) -> None:
    async with running(settings_for(tmp_path, public_url=public)) as place:
        ann = await place.person()
        ann.web.headers["host"] = host
        assert (await ann.get("/me/account"))["available"] == available
        if available != "yes":
            assert (await ann.post("/me/passkeys/options", status=409))["error"] == "error-passkeys-closed"


async def test_a_server_behind_a_proxy_binds_passkeys_to_its_public_address(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, public_url="https://games.example.org")) as place:
        ann = await place.person()
        ann.web.headers["host"] = "games.example.org"
        options = await ann.post("/me/passkeys/options")
        assert options["rp"]["id"] == "games.example.org"
        key = Authenticator("https://games.example.org")
        assert len((await ann.post("/me/passkeys", key.make(options)))["passkeys"]) == 1
        inside = await ann.post("/me/passkeys/options")
        refused = await ann.post("/me/passkeys", Authenticator("http://games.example.org").make(inside), 403)
        assert refused["error"] == "error-passkey-wrong"


async def test_the_store_keeps_no_secret_of_a_person(home: Running) -> None:
    ann, _ = await with_passkey(home)
    code = (await ann.post("/me/recovery"))["code"]
    move = (await ann.post("/me/device-code"))["code"]
    with sqlite3.connect(Path(home.server.settings.directory) / "ludoteka.sqlite3") as store:
        dump = "\n".join(store.iterdump())
    for secret in (code, code.replace("-", ""), move, move.replace("-", ""), ann.cookie):
        assert secret not in dump and secret.encode().hex() not in dump.lower()
