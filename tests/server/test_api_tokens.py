"""Personal tokens: what programs can do with them, and what they cannot."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import select

from ludoteka.server.limits import RateLimit
from ludoteka.server.people.api_tokens import MAX_TOKENS, PREFIX, digest_of, token_of
from ludoteka.server.people.people import People
from ludoteka.server.people.schema import api_tokens
from tests.server.people import Person, Running
from tests.server.test_admin import admin_of
from tests.server.test_sign_in import BOT, ME, named


def program_of(place: Running, token: str) -> Person:
    """A program without cookies that sends a token."""
    program = place.stranger()
    program.web.headers["Authorization"] = f"Bearer {token}"
    return program


async def test_a_program_with_a_token_acts_as_the_user(place: Running) -> None:
    ann = await named(place, "Ann")
    token = (await ann.post("/me/tokens", {"name": " My  script "}))["token"]
    program = program_of(place, token)
    assert (await program.get("/me"))["name"] == "Ann" and not program.web.cookies
    table = (await program.open("claim", [ME, BOT]))["id"]
    assert [row["id"] for row in await ann.get("/tables?scope=mine")] == [table]
    (row,) = await ann.get("/me/tokens")
    assert row["name"] == "My script" and row["used"]
    (stored,) = await place.server.store.rows(select(api_tokens))
    assert stored.digest == digest_of(token) and token not in str(stored)
    assert (await ann.get("/me/export"))["person"]["tokens"][0]["name"] == "My script"


async def test_a_revoked_token_loses_access_at_once_and_its_sockets_close(place: Running) -> None:
    ann = await named(place, "Ann")
    answer = await ann.post("/me/tokens", {"name": "x"})
    program = program_of(place, answer["token"])
    table = (await program.open("claim", [ME, BOT]))["id"]
    async with program.at(table, Authorization=f"Bearer {answer['token']}") as side:
        state = await side.next("state")
        assert state["seat"] == 0
        assert (await ann.web.delete(f"/api/me/tokens/{answer['tokens'][0]['id']}")).json() == []
        assert await side.closed() == 4401
    assert (await program.get("/me", 401))["error"] == "error-bad-token"
    assert (await ann.get("/me"))["name"] == "Ann"


async def test_a_token_has_none_of_the_rights_of_an_administrator(place: Running) -> None:
    admin = await admin_of(place)
    program = program_of(place, (await admin.post("/me/tokens", {"name": "x"}))["token"])
    assert not (await program.get("/me"))["admin"]
    assert (await program.get("/admin/status", 403))["error"] == "error-not-admin"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/me/tokens"),
        ("GET", "/me/tokens"),
        ("DELETE", "/me/tokens/1"),
        ("POST", "/me/recovery"),
        ("POST", "/me/device-code"),
        ("GET", "/me/device-code"),
        ("POST", "/me/device-code/1"),
        ("POST", "/me/passkeys/options"),
        ("DELETE", "/me/devices/1"),
        ("DELETE", "/me"),
    ],
)
async def test_a_token_cannot_change_how_the_user_signs_in(place: Running, method: str, path: str) -> None:
    ann = await place.person()
    program = program_of(place, (await ann.post("/me/tokens", {"name": "x"}))["token"])
    answer = await program.web.request(method, f"/api{path}", json={"name": "y"} if path == "/me/tokens" else None)
    assert answer.status_code == 403 and answer.json()["error"] == "error-by-token", answer.text


async def test_a_token_is_no_cookie_and_a_cookie_is_no_token(place: Running) -> None:
    ann = await place.person()
    token = (await ann.post("/me/tokens", {"name": "x"}))["token"]
    async with httpx.AsyncClient(base_url=place.address, cookies={"ludoteka": token}) as web:
        assert (await web.get("/api/me/account")).status_code == 401
    assert token_of(f"Bearer {ann.cookie}") == "" and token_of(f"bearer {token}") == token
    await program_of(place, PREFIX + ann.cookie).get("/me", 401)


async def test_a_user_has_a_limited_number_of_tokens_each_with_a_name(place: Running) -> None:
    ann = await place.person()
    assert (await ann.post("/me/tokens", {"name": "  "}, 400))["error"] == "error-no-token-name"
    for number in range(MAX_TOKENS):
        await create(place, ann, str(number))
    assert (await create(place, ann, "one more", 409))["error"] == "error-many-tokens"


async def create(place: Running, person: Person, name: str, status: int = 200) -> dict[str, object]:
    """Create a token without waiting for the rate limit."""
    place.server[People].tries = RateLimit(1e6, 1e6)
    return dict(await person.post("/me/tokens", {"name": name}, status))


async def test_the_tokens_of_a_deleted_account_are_deleted(place: Running) -> None:
    ann = await place.person()
    program = program_of(place, (await ann.post("/me/tokens", {"name": "x"}))["token"])
    await ann.web.delete("/api/me")
    await program.get("/me", 401)
    assert not await place.server.store.rows(select(api_tokens))
