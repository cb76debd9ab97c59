"""Codes, one-time tokens and relying parties: lifetimes and addresses."""

from __future__ import annotations

from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.server.errors import Refused
from ludoteka.server.people import linking, one_time_tokens, sign_in
from ludoteka.server.people.one_time_tokens import issue_statements, new_code, secret_of
from ludoteka.server.people.passkeys import Passkeys
from ludoteka.server.people.relying_party import RelyingParty, relying_party_of
from ludoteka.server.people.user import User
from ludoteka.server.settings import Settings


@pytest.mark.parametrize(
    ("kind", "seconds"),
    [("register", 300), ("login", 300), ("move", 120), ("keeper", 86_400), ("command", 60), ("mail", 3600)],
)
def test_a_ticket_is_good_for_a_short_time(monkeypatch: pytest.MonkeyPatch, kind: Any, seconds: int) -> None:
    monkeypatch.setattr(one_time_tokens, "now", lambda: 10**12)
    _, insertion = issue_statements(kind, b"secret", 7)
    digest = sha256(b"secret").digest()
    assert insertion.values == {"secret": digest, "kind": kind, "guest": 7, "expires": 10**12 + seconds * 1000}


def test_a_code_is_groups_of_four_letters_that_nobody_mixes_up() -> None:
    for groups in (sign_in.RECOVERY_GROUPS, linking.CODE_GROUPS):
        code = new_code(groups)
        assert [len(group) for group in code.split("-")] == [4] * groups and set(code) <= {
            *one_time_tokens.ALPHABET,
            "-",
        }
        assert secret_of(code) == secret_of(f" {code.lower().replace('-', ' . ')}") == code.replace("-", "").encode()
    assert (sign_in.RECOVERY_GROUPS, linking.CODE_GROUPS) == (6, 3)
    assert not set("01IOL") & set(one_time_tokens.ALPHABET)


def coming(host: str, scheme: str = "http") -> Any:
    return SimpleNamespace(headers={"host": host}, scope={"scheme": scheme})


NAME = "games.example.org"
OURS = f"https://{NAME}"


@pytest.mark.parametrize(
    ("public", "host", "scheme", "site"),
    [
        ("", "LocalHost:8000", "http", RelyingParty("http://localhost:8000", "localhost", "yes")),
        ("", "a.localhost", "http", RelyingParty("http://a.localhost", "a.localhost", "yes")),
        ("", NAME, "https", RelyingParty(OURS, NAME, "yes")),
        ("", NAME, "wss", RelyingParty(OURS, NAME, "yes")),
        ("", NAME, "ws", RelyingParty(f"http://{NAME}", NAME, "https")),
        ("", "127.0.0.1:8000", "http", RelyingParty("http://127.0.0.1:8000", "127.0.0.1", "name")),
        ("", "10.0.0.5", "http", RelyingParty("http://10.0.0.5", "10.0.0.5", "https")),
        ("", "10.0.0.5", "https", RelyingParty("https://10.0.0.5", "10.0.0.5", "name")),
        ("", "[::1]:8000", "http", RelyingParty("http://[::1]:8000", "::1", "name")),
        ("", "", "https", RelyingParty("https://", "", "https")),
        ("https://Games.example.org", NAME, "http", RelyingParty(OURS, NAME, "yes")),
        (f"{OURS}:444/", NAME, "http", RelyingParty(f"{OURS}:444", NAME, "yes")),
        (OURS, "10.0.0.5", "https", RelyingParty(OURS, NAME, "address")),
        (f"http://{NAME}", NAME, "https", RelyingParty(f"http://{NAME}", NAME, "https")),
    ],
)
def test_passkeys_are_bound_to_the_visitors_address(public: str, host: str, scheme: str, site: RelyingParty) -> None:
    assert relying_party_of(Settings(public_url=public), coming(host, scheme)) == site


@pytest.mark.parametrize("available", ["https", "name", "address"])
async def test_passkey_requests_are_refused_where_passkeys_cannot_be_used(available: Any) -> None:
    keys, site, nothing = Passkeys(None, None), RelyingParty("http://x", "x", available), SimpleNamespace()  # type: ignore[arg-type]
    user, response = User(1, "Ann", "en", ""), nothing
    for deed in (
        keys.registration(user, site),
        keys.register(user, site, response, ""),  # type: ignore[arg-type]
        keys.login(site),
        keys.authenticate(site, response),  # type: ignore[arg-type]
    ):
        with pytest.raises(Refused) as refusal:
            await deed
        assert (refusal.value.message, refusal.value.status) == ("error-passkeys-closed", 409)
