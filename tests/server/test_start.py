"""A server that cannot start says so in one sentence; one that is asked to stop exits with success."""

from __future__ import annotations

import errno
import os
import runpy
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from sqlalchemy.exc import NoSuchModuleError
from typer.testing import CliRunner

from ludoteka.cli.app import app
from ludoteka.server import log, run
from ludoteka.server.settings import Settings
from ludoteka.server.start import CannotServe, _no_port, explained
from ludoteka.server.store.engine import Empty
from ludoteka.server.store.lock import InUse

CLIENT = "<!doctype html><title>Ludoteka</title>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client, so that these tests need no built one."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(CLIENT, encoding="utf-8")
    return folder


def serve(client: Path, data: Path, *more: str, overrides: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
    """`ludoteka serve` on loopback, with its output to read."""
    command = [sys.executable, "-m", "ludoteka", "serve", "--host", "127.0.0.1", "--data", str(data), *more]
    if "--port" not in more:
        command += ["--port", "0"]
    environment = {**os.environ, "LUDOTEKA_CLIENT_DIR": str(client), "LUDOTEKA_BOT_WORKERS": "1", **(overrides or {})}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def refused(server: subprocess.Popen[str]) -> str:
    """The one sentence of a server that did not start."""
    out, err = server.communicate(timeout=60)
    assert (server.returncode, out) == (1, ""), err
    assert err.count("\n") == 1 and err.endswith(".\n"), err
    return err


def test_a_port_that_is_taken_is_named(client: Path, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        sentence = refused(serve(client, tmp_path / "data", "--port", str(port)))
    assert sentence.startswith(f"Port {port} is taken")
    assert not (tmp_path / "data").exists(), "nothing is made for a server that does not start"


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (("--port", "70000"), "There is no port 70000"),
        (("--host", "192.0.2.1"), "192.0.2.1 is no address of this machine"),
    ],
)
def test_an_address_that_cannot_be_listened_on_is_named(
    client: Path, tmp_path: Path, typed: tuple[str, ...], says: str
) -> None:
    assert refused(serve(client, tmp_path / "data", *typed)).startswith(says)


def test_a_data_directory_that_cannot_be_made_is_named(client: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    data = tmp_path / "file" / "data"
    assert refused(serve(client, data)).startswith(f"The tables cannot be kept in {data}: make it writable")


def test_a_store_that_is_no_database_is_called_damaged(client: Path, tmp_path: Path) -> None:
    (tmp_path / "ludoteka.sqlite3").write_bytes(b"nothing of the kind" * 1000)
    assert "is damaged: bring back a backup with `ludoteka admin restore FILE`" in refused(serve(client, tmp_path))


def test_a_database_that_does_not_answer_is_asked_about(client: Path, tmp_path: Path) -> None:
    overrides = {"LUDOTEKA_DATABASE": "postgresql+asyncpg://nobody@127.0.0.1:9/nothing"}
    assert refused(serve(client, tmp_path, overrides=overrides)).startswith("The database does not answer")


def test_a_module_that_is_told_something_wrong_says_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_CHAIRS", "4")
    with pytest.raises(SystemExit, match="there is no setting LUDOTEKA_CHAIRS"):
        runpy.run_module("ludoteka.server", run_name="__main__")


def test_the_owners_content_is_applied_before_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    def closed(_: Settings) -> None:
        done.append("door")
        raise CannotServe("The door does not open.")

    monkeypatch.setattr(log, "configure", lambda *_: None)
    monkeypatch.setattr(run, "use_contents", done.extend)
    monkeypatch.setattr(run, "listen", closed)
    with pytest.raises(CannotServe):
        run.serve(Settings(content=("~/mine.toml", "ours.toml")))
    assert done == [Path.home() / "mine.toml", Path("ours.toml"), "door"]


def test_without_a_client_there_is_nothing_to_serve(tmp_path: Path) -> None:
    assert refused(serve(tmp_path / "none", tmp_path / "data")).startswith(f"The client is not in {tmp_path / 'none'}")


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "There is no space left"),
        (sqlite3.OperationalError("database or disk is full"), "There is no space left"),
        (PermissionError(errno.EACCES, "Permission denied", "data"), "make it writable"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "make it writable"),
        (sqlite3.OperationalError("unable to open database file"), "make it writable"),
        (sqlite3.DatabaseError("database disk image is malformed"), "is damaged"),
        (ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg"), 'pip install "ludoteka[nodes]"'),
        (OSError(errno.EDQUOT, "Disk quota exceeded", "data"), "There is no space left"),
        (InUse("in use"), "Another Ludoteka keeps its tables in data"),
        (Empty("empty"), "is there, but empty"),
        (sqlite3.DatabaseError("file is not a database"), "is damaged"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused"), "The database does not answer"),
        (TimeoutError(), "The database does not answer"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "The database does not answer"),
        (NoSuchModuleError("Can't load plugin: sqlalchemy.dialects:oracel"), "no address of a database that we know"),
        (type("InvalidPassword", (Exception,), {"__module__": "asyncpg.exceptions"})("no"), "does not let us in (no)"),
    ],
)
def test_errors_that_a_person_can_fix_are_explained(error: Exception, says: str) -> None:
    assert says in str(explained(error, Settings(data="data")))


def test_the_cause_of_an_error_is_explained() -> None:
    wrapped = RuntimeError("opening failed")
    wrapped.__cause__ = OSError(errno.ENOSPC, "No space left on device")
    assert "There is no space left" in str(explained(wrapped, Settings(data="data")))


@pytest.mark.parametrize("bug", [KeyError("seat"), OSError(errno.EIO, "Input/output error")])
def test_unexpected_errors_are_not_explained_away(bug: Exception) -> None:
    assert explained(bug, Settings(data="data")) is bug


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (OSError(errno.EADDRINUSE, ""), "Port 80 is taken"),
        (PermissionError(errno.EACCES, ""), "Port 80 is for administrators"),
        (OverflowError(), "There is no port 80"),
        (OSError(errno.EADDRNOTAVAIL, ""), "10.9.9.9 is no address of this machine"),
    ],
)
def test_a_port_that_cannot_be_opened_is_reported(error: OSError | OverflowError, says: str) -> None:
    assert _no_port(error, "10.9.9.9", 80).startswith(says)


def test_the_first_start_prints_a_link_for_an_administrator_and_the_log_does_not_have_it(
    client: Path, tmp_path: Path
) -> None:
    server = serve(client, tmp_path, overrides={"LUDOTEKA_PUBLIC_URL": "https://games.example.org/"})
    assert server.stdout
    server.stdout.readline()
    link = server.stdout.readline().split()[-1]
    server.terminate()
    _, err = server.communicate(timeout=30)
    assert link.startswith("https://games.example.org/admin#")
    assert '"open"' in err and link.partition("#")[2] not in err


@pytest.mark.parametrize("code", ["", "ABCD"])
def test_the_browser_opens_with_the_code_of_the_first_administrator(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(run, "serve", lambda _, ready: ready("http://localhost:8000", code))
    monkeypatch.setenv("LUDOTEKA_CLIENT_DIR", str(client))
    answer = CliRunner().invoke(app, ["serve", "--open", "--data", str(tmp_path)])
    assert opened == ["http://localhost:8000" + (code and f"/#administrator={code}")]
    assert ("/admin#ABCD" in answer.stdout) is bool(code)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_server_that_is_told_to_stop_has_not_failed(client: Path, tmp_path: Path, name: str) -> None:
    server = serve(client, tmp_path)
    assert server.stdout
    assert server.stdout.readline().startswith("Ludoteka: http://")
    server.send_signal(signal.Signals[name])
    _, err = server.communicate(timeout=30)
    assert server.returncode == 0
    assert "Traceback" not in err and "error" not in err
