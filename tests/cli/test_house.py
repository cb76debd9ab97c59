"""The keeper's commands, on a house that runs and on one that does not."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from ludoteka.server import orders
from ludoteka.server.run import serving
from ludoteka.server.settings import Settings
from tests.cli.test_cli import english, refused, said  # noqa: F401
from tests.ports import free_port

NAME = "Karel the Tester"


def _visit(address: str) -> str:
    """Somebody with a name opens a table; gives its id."""
    web = build_opener(HTTPCookieProcessor(CookieJar()))
    web.open(f"{address}/api/me").close()

    def send(method: str, path: str, body: object) -> dict[str, str]:
        headers = {"X-Ludoteka": "1", "Content-Type": "application/json"}
        with web.open(Request(f"{address}/api{path}", json.dumps(body).encode(), headers, method=method)) as answer:
            return dict(json.load(answer))

    send("PUT", "/me", {"name": NAME})
    return send("POST", "/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]


def test_the_keeper_of_a_running_house_sees_renames_closes_and_bans(tmp_path: Path) -> None:
    settings = Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")
    with serving(settings) as address:
        table = _visit(address)
        here = ("house", "--data", str(tmp_path), "--port", str(urlsplit(address).port))
        assert "people 1; tables that wait 1" in said(*here, "show")
        assert table in said(*here, "tables", "waiting")
        [line] = said(*here, "people", "tester").splitlines()
        number = line.split()[0]
        assert NAME in line
        assert said(*here, "rename", number, "Carl").strip() == "Done."
        assert "Carl" in said(*here, "people")
        assert said(*here, "close", table).strip() == "Done."
        assert table not in said(*here, "tables")
        assert said(*here, "ban", number, "--days", "3", "--reason", "shouting").strip() == "Done."
        assert "shouting" in said(*here, "bans")
        assert "/admin#" in said(*here, "keeper")
        assert "code" in said(*here, "invitation")
        assert said(*here, "invitation", "--off").strip() == "Nobody is asked for a code."


def test_a_house_that_does_not_run_opens_for_the_order(tmp_path: Path) -> None:
    with serving(Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")) as address:
        table = _visit(address)
    here = ("house", "--data", str(tmp_path), "--port", str(free_port()))
    assert table in said(*here, "tables")
    assert said(*here, "remove", table).strip() == "Done."
    assert said(*here, "tables").strip() == "There is nothing."


def test_an_order_without_a_house_or_to_another_one_says_what_is_wrong(tmp_path: Path) -> None:
    assert "There is no house" in refused("house", "--data", str(tmp_path / "none"), "show")
    one, other = (Settings(host="127.0.0.1", port=0, data=str(tmp_path / name), log_level="error") for name in "ab")
    with serving(one) as address, serving(other):
        here = ("house", "--data", other.data, "--port")
        assert "another house answers" in refused(*here, str(urlsplit(address).port), "show")
        assert "--port" in refused(*here, str(free_port()), "show")


def test_a_house_in_a_database_server_has_no_file_that_could_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "_ask", lambda address, settings, *asked: asked)
    there = Settings(data=str(tmp_path / "none"), database="postgresql+asyncpg://house@db.example.org/tables")
    assert orders.order(there, "GET", "/house") == ("GET", "/house", None)


@pytest.mark.parametrize("command", ["close", "remove"])
def test_a_table_that_is_not_there_is_said_to_be_missing(tmp_path: Path, command: str) -> None:
    with serving(Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")) as address:
        port = str(urlsplit(address).port)
        assert "table" in refused("house", "--data", str(tmp_path), "--port", port, command, "nowhere")
