"""The administrator's commands, with a server that runs and without one."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from typer.testing import CliRunner

from ludoteka.cli.admin import RENAMED
from ludoteka.cli.app import app
from ludoteka.server import admin_client
from ludoteka.server.run import serving
from ludoteka.server.settings import Settings
from tests.cli.test_cli import english, printed, refused  # noqa: F401
from tests.ports import free_port

NAME = "Karel the Tester"


def _open_table(address: str) -> str:
    """Open a table as a user with a name; returns its id."""
    web = build_opener(HTTPCookieProcessor(CookieJar()))
    web.open(f"{address}/api/me").close()

    def send(method: str, path: str, body: object) -> dict[str, str]:
        headers = {"X-Ludoteka": "1", "Content-Type": "application/json"}
        with web.open(Request(f"{address}/api{path}", json.dumps(body).encode(), headers, method=method)) as answer:
            return dict(json.load(answer))

    send("PUT", "/me", {"name": NAME})
    return send("POST", "/tables", {"game": "claim", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]


def test_an_administrator_of_a_running_server_lists_renames_closes_and_bans(tmp_path: Path) -> None:
    settings = Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")
    with serving(settings) as address:
        table = _open_table(address)
        here = ("admin", "--data", str(tmp_path), "--port", str(urlsplit(address).port))
        assert "people 1; tables that wait 1" in printed(*here, "status")
        assert table in printed(*here, "tables", "waiting")
        [line] = printed(*here, "people", "tester").splitlines()
        number = line.split()[0]
        assert NAME in line and "{" not in line
        assert printed(*here, "rename", number, "Carl").strip() == "Done."
        assert "Carl" in printed(*here, "people")
        assert printed(*here, "close", table).strip() == "Done."
        assert table not in printed(*here, "tables")
        assert printed(*here, "ban", number, "--days", "3", "--reason", "shouting").strip() == "Done."
        assert "shouting" in printed(*here, "bans")
        assert printed(*here, "ban", "--network", "10.1.2.3").strip() == "Done."
        assert "10.1.2.3: for good" in printed(*here, "bans")
        log = printed(*here, "audit")
        assert log.count("command: banned") == 2 and "command: renamed Carl" in log and "{" not in log
        assert "SQLite 3" in printed(*here, "status")
        assert "/admin#" in printed(*here, "link")
        assert "code" in printed(*here, "invitation")
        assert printed(*here, "invitation", "--off").strip() == "Nobody is asked for a code."


def test_a_command_starts_the_server_for_a_moment_if_it_does_not_run(tmp_path: Path) -> None:
    with serving(Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")) as address:
        table = _open_table(address)
    here = ("admin", "--data", str(tmp_path), "--port", str(free_port()))
    assert table in printed(*here, "tables")
    assert printed(*here, "remove", table).strip() == "Done."
    assert printed(*here, "tables").strip() == "There is nothing."


def test_a_command_without_a_server_or_to_another_one_says_what_is_wrong(tmp_path: Path) -> None:
    assert "There is no server's data" in refused("admin", "--data", str(tmp_path / "none"), "status")
    one, other = (Settings(host="127.0.0.1", port=0, data=str(tmp_path / name), log_level="error") for name in "ab")
    with serving(one) as address, serving(other):
        here = ("admin", "--data", other.data, "--port")
        assert "Another server answers" in refused(*here, str(urlsplit(address).port), "status")
        assert "--port" in refused(*here, str(free_port()), "status")


def test_a_running_server_is_found_by_its_data(tmp_path: Path) -> None:
    with serving(Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")) as address:
        table = _open_table(address)
        assert table in printed("admin", "--data", str(tmp_path), "tables")


def test_a_store_in_a_database_server_needs_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin_client, "_send", lambda address, settings, *request: request)
    there = Settings(data=str(tmp_path / "none"), database="postgresql+asyncpg://house@db.example.org/tables")
    assert admin_client.send_command(there, "GET", "/house") == ("GET", "/house", None)


@pytest.mark.parametrize("command", ["close", "remove"])
def test_a_missing_table_is_reported(tmp_path: Path, command: str) -> None:
    with serving(Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")) as address:
        port = str(urlsplit(address).port)
        assert "table" in refused("admin", "--data", str(tmp_path), "--port", port, command, "nowhere")


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_the_former_spelling_names_the_new_one(old: str, new: str) -> None:
    result = CliRunner().invoke(app, ["house", old, "--help"])
    assert result.exit_code == 0
    assert f"`ludoteka house {old}` is now `ludoteka admin {new}`." in result.stderr
    assert "house" not in CliRunner().invoke(app, ["--help"]).output


def test_a_command_runs_under_its_former_name(tmp_path: Path) -> None:
    with serving(Settings(host="127.0.0.1", port=0, data=str(tmp_path), log_level="error")) as address:
        port = str(urlsplit(address).port)
        result = CliRunner().invoke(app, ["house", "--data", str(tmp_path), "--port", port, "show"])
    assert result.exit_code == 0 and "people 0" in result.stdout
    assert result.stderr.strip() == "`ludoteka house show` is now `ludoteka admin status`."
