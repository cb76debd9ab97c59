"""A PostgreSQL and a Redis of the tests' own: temporary, on free ports of loopback, gone afterwards; older stores."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine

from ludoteka.server.store import engine
from tests.ports import free_port

PATIENCE = 60.0  # seconds


@contextmanager
def older_store(directory: Path, revision: str) -> Iterator[Connection]:
    """A store as it was after some migration, to be filled as it was then."""
    sqlite = create_engine(f"sqlite:///{directory / 'ludoteka.sqlite3'}")
    with sqlite.begin() as connection:
        engine.upgrade(connection, revision)
        yield connection
    sqlite.dispose()


def _program(name: str) -> str:
    """The path of a program; Debian has PostgreSQL's programs in a folder of their own."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    program = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, homes)]))
    if not program:
        pytest.skip(f"there is no {name} here: `make test` installs Debian's postgresql and redis-server")
    return program


def _humble() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return {}
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return {"user": "postgres" if "postgres" in names else "nobody", "extra_groups": []}


@contextmanager
def _workplace() -> Iterator[tuple[str, dict[str, Any]]]:
    """A directory for an unprivileged user, who cannot read ours."""
    humble = _humble()
    directory = tempfile.mkdtemp(prefix="ludoteka-")
    if humble:
        shutil.chown(directory, humble["user"])
    try:
        yield directory, humble
    finally:
        shutil.rmtree(directory, ignore_errors=True)


class Postgres:
    """A running cluster."""

    def __init__(self, port: int, directory: str, humble: dict[str, Any]) -> None:
        self.port = port
        self._directory = directory
        self._humble = humble

    def database(self) -> str:
        """The URL of a database that is empty now."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "ludoteka", "-d", "postgres"]
        empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        subprocess.run([_program("psql"), *where, "-q", "-c", f"SET client_min_messages = error; {empty}"], check=True)
        return f"postgresql+asyncpg://ludoteka@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -k {self._directory} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._control("start", "-w", "-l", f"{self._directory}/log", "-o", options)

    def stop(self) -> None:
        self._control("stop", "-w", "-m", "immediate")

    def _control(self, *words: str) -> None:
        command = [_program("pg_ctl"), "-s", "-D", f"{self._directory}/data", *words]
        subprocess.run(command, check=True, cwd=self._directory, **self._humble)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A fresh cluster without passwords, for as long as it is needed."""
    initdb = _program("initdb")
    with _workplace() as (directory, humble):
        options = ["-U", "ludoteka", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale", "C.UTF-8"]
        command = [initdb, "-D", f"{directory}/data", *options]
        subprocess.run(command, check=True, cwd=directory, stdout=subprocess.DEVNULL, **humble)
        cluster = Postgres(free_port(), directory, humble)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


class Redis:
    """A running Redis without persistence."""

    def __init__(self, directory: str) -> None:
        self._directory = directory
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        options = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [_program("redis-server"), *options, "--dir", self._directory]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("Redis did not listen")

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None


@contextmanager
def redis() -> Iterator[Redis]:
    """A fresh Redis, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as directory:
        server = Redis(directory)
        server.start()
        try:
            yield server
        finally:
            server.stop()
