"""Settings, health, metrics, logs, files, words, types; rules that crash and clients that lag."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import os
import re
import resource
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

import ludoteka
from ludoteka.cli import serving
from ludoteka.kernel import Table
from ludoteka.server import log, metrics, problems
from ludoteka.server.connections import raise_limit_of_files
from ludoteka.server.errors import Refused
from ludoteka.server.files import Files
from ludoteka.server.settings import RENAMED, BadSettings, Settings, load
from ludoteka.server.tables.memory import Tables
from ludoteka.server.tables.table_socket import MOST_WAITING, TableSocket
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Running, play_on, running, seated, settings_for

SOURCE = Path(log.__file__).parent


# -- Settings --------------------------------------------------------------------------------------------------------


def test_settings_come_from_file_then_environment_then_command_line(tmp_path: Path) -> None:
    file = tmp_path / "ludoteka.toml"
    file.write_text('port = 1\ntable_idle_seconds = 7.5\nbot_delay = 2\nallowed_origins = ["https://a"]\n')
    environment = {"LUDOTEKA_PORT": "2", "LUDOTEKA_BOT_DELAY": "0.5", "LUDOTEKA_DATA": str(tmp_path), "PATH": "x"}
    settings = load(environment=environment, overrides={"port": 3, "host": None})
    assert (settings.port, settings.bot_delay, settings.table_idle_seconds, settings.allowed_origins) == (
        3,
        0.5,
        7.5,
        ("https://a",),
    )
    assert settings.directory == tmp_path and settings.database_url.endswith("ludoteka.sqlite3")


def test_the_page_of_the_server_tells_every_setting_and_what_it_is_at_first() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    defaults: dict[str, str] = {}
    for names, values in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (.+?) \| ", page, re.MULTILINE):
        named, message = re.findall(r"\w+", names), values.split(", ")
        defaults |= dict(zip(named, message if len(message) == len(named) else [values] * len(named), strict=True))
    at_first = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    assert defaults.keys() == at_first.keys()
    computed = {"bot_workers": max(1, (os.cpu_count() or 2) - 1), "log_json": at_first["log_json"]}
    for name, default in at_first.items():
        if name in computed:
            assert default == computed[name]
        elif isinstance(default, bool):
            assert default is (defaults[name] == "yes"), name
        elif isinstance(default, int | float):
            assert float(defaults[name].split()[0]) == default, name
        elif default:
            assert defaults[name] == f"`{default}`", name


@pytest.mark.parametrize(
    ("text", "environment", "says"),
    [
        ("port = 'x'", {}, "port"),
        ("prot = 1", {}, "prot"),
        ("port =", {}, "ludoteka.toml"),
        ("", {"LUDOTEKA_PROT": "1"}, "LUDOTEKA_PROT"),
        ("", {"LUDOTEKA_TABLE_IDLE_SECONDS": "soon"}, "table_idle_seconds"),
        ("redis = 'redis://x/0'", {}, "`redis` is for several servers"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, environment: dict[str, str], says: str) -> None:
    (tmp_path / "ludoteka.toml").write_text(text)
    with pytest.raises(BadSettings, match=says):
        load(tmp_path / "ludoteka.toml", environment)


def test_a_secret_may_stand_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql+asyncpg://ludoteka:hidden@db/ludoteka\n")
    environment = {"LUDOTEKA_DATABASE_FILE": str(secret), "LUDOTEKA_DATA": str(tmp_path)}
    assert load(environment=environment).database_url == "postgresql+asyncpg://ludoteka:hidden@db/ludoteka"
    with pytest.raises(BadSettings, match="both set"):
        load(environment=environment | {"LUDOTEKA_DATABASE": "sqlite:///x"})
    with pytest.raises(BadSettings, match=r"LUDOTEKA_DATABASE_FILE.*No such file"):
        load(environment=environment | {"LUDOTEKA_DATABASE_FILE": str(tmp_path / "none")})
    with pytest.raises(BadSettings, match="there is no setting LUDOTEKA_PROT_FILE"):
        load(environment={"LUDOTEKA_PROT_FILE": str(secret)})


def test_a_wrong_value_is_blamed_on_the_file_it_stands_in(tmp_path: Path) -> None:
    file = tmp_path / "ludoteka.toml"
    file.write_text("port = 'x'\n")
    with pytest.raises(BadSettings, match=re.escape(str(file))):
        load(environment={"LUDOTEKA_DATA": str(tmp_path)})
    file.write_text("port = 1\n")
    with pytest.raises(BadSettings, match=r"^settings: .*port"):
        load(environment={"LUDOTEKA_DATA": str(tmp_path), "LUDOTEKA_PORT": "x"})


def test_old_names_of_settings_are_accepted_with_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ludoteka.toml"
    file.write_text("idle = 7.5\nabsence = 9\nabsence_seconds = 8\n")
    settings = load(file, {"LUDOTEKA_ORIGINS": "https://a,https://b", "LUDOTEKA_MESSAGES": "3"})
    assert settings.allowed_origins == ("https://a", "https://b")
    assert (settings.table_idle_seconds, settings.absence_seconds, settings.message_rate) == (7.5, 8.0, 3.0)
    warnings = capsys.readouterr().err
    assert "LUDOTEKA_ORIGINS is now called LUDOTEKA_ALLOWED_ORIGINS" in warnings
    assert "`idle` in" in warnings and "`table_idle_seconds` in" in warnings
    assert set(RENAMED.values()) <= {field.name for field in msgspec.structs.fields(Settings)}


def test_the_command_line_offers_serve_and_backup(tmp_path: Path) -> None:
    import typer

    app = typer.Typer()
    serving.register(app)
    result = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--data", str(tmp_path)])
    assert result.exit_code == 1 and "nothing to copy" in result.output
    assert "--open" in CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    wrong = CliRunner().invoke(app, ["backup", str(tmp_path / "copy")], env={"LUDOTEKA_PROT": "1"})
    assert wrong.exit_code == 2 and "LUDOTEKA_PROT" in wrong.output


# -- Watching the server ---------------------------------------------------------------------------------------------


async def test_health_and_metrics_report_the_state_of_the_server(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=2)
        web = place.stranger().web
        assert (await web.get("/health")).json() == {
            "status": "ok",
            "version": ludoteka.__version__,
            "tables": 1,
            "sockets": 2,
            "degraded": "",
            "games": {id: game.version for id, game in ludoteka.games().items()},
        }
        metrics = (await web.get("/metrics")).text
    assert 'ludoteka_decisions_total{by="person",game="claim"}' in metrics
    assert "ludoteka_committed_together_bucket" in metrics


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
async def test_a_server_whose_files_may_not_grow_is_ill(place: Running) -> None:
    web = place.stranger().web
    assert (await web.get("/health")).json()["status"] == "ok"
    store = Path(place.server.settings.directory) / "ludoteka.sqlite3"
    size = max(file.stat().st_size for file in store.parent.glob("ludoteka.sqlite3*"))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 30_000, limits[1]))
    try:
        health = await web.get("/health")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (health.status_code, health.json()["status"]) == (503, "ill")
    assert (await web.get("/health")).json()["status"] == "ok"


async def test_a_client_that_hangs_up_within_a_request_is_no_error(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, lines = await place.person(), list[str]()
    logger = SimpleNamespace(debug=lambda event, **_: lines.append(event), error=lambda event, **_: lines.append(event))
    monkeypatch.setattr(problems, "log", logger)
    before = metrics.HANGUPS._value.get()
    host, port = place.address.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"PUT /api/me HTTP/1.1\r\nHost: x\r\nX-Ludoteka: 1\r\nCookie: ludoteka={ann.cookie}\r\n"
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":'.encode()
    )
    await writer.drain()
    await asyncio.sleep(0.2)
    writer.close()
    async with asyncio.timeout(PATIENCE):
        while metrics.HANGUPS._value.get() == before:
            await asyncio.sleep(0.01)
    assert lines == ["a client hung up within its request"]


def test_a_logged_traceback_shows_no_variables(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        for as_json in (True, False):
            log.configure("info", as_json)
            secret = "hush" + "hush"
            try:
                raise ValueError(len(secret))
            except ValueError as error:
                log.log.error("a request failed", exc_info=error, report="r1")
            written = capsys.readouterr().err
            assert "r1" in written and "ValueError" in written and secret not in written
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        log.use_standard_error()


async def test_the_openapi_document_describes_every_endpoint(place: Running) -> None:
    document = (await place.stranger().web.get("/schema")).json()
    assert document["openapi"].startswith("3.")
    paths = set(document["paths"])
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table_id}/replay", "/health"} <= paths
    assert "Problem" in document["components"]["schemas"]


# -- Trouble ---------------------------------------------------------------------------------------------------------


async def test_a_rule_that_crashes_costs_nothing_but_the_choice(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(2), decisions=3)
        side, other = (one, two) if one.state["ask"] else (two, one)
        choose = Table.choose

        def broken(self: Table[Any], seat: int, key: str) -> Any:
            record = self.record().to_json()
            raise ludoteka.RuleCrashed(seat, key, record) from ZeroDivisionError("a bug")

        monkeypatch.setattr(Table, "choose", broken)
        await side.choose(side.state["ask"]["options"][0])
        refused = [await s.next("refused") for s in (side, other)]
        monkeypatch.setattr(Table, "choose", choose)
        assert {r["why"]["message"] for r in refused} == {"error-rule-crash"}
        report = refused[0]["why"]["args"]["report"]
        written = (place.server.settings.directory / "reports" / f"{report}.txt").read_text()
        assert "a bug" in written and '"decisions"' in written
        await play_on([one, two], Random(3))
        assert one.state["outcome"]


async def test_a_server_that_closes_leaves_nothing_running(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        server = place.server
        assert (await (await place.person()).web.get("/health")).status_code == 200
        named = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}  # type: ignore[union-attr]
        assert {"Tables._sweep", "Clocks._run", "TalkService._sweep", "Lobby._sweep"} <= named
    async with asyncio.timeout(PATIENCE):
        while asyncio.all_tasks() != {asyncio.current_task()}:
            await asyncio.sleep(0)
    assert not server[Tables].live


@pytest.mark.parametrize(
    ("soft", "hard", "set_to"),
    [(1024, 524_288, 65_536), (1024, 4096, 4096), (1024, -1, 65_536), (65_536, -1, None), (70_000, 524_288, None)],
)
def test_as_many_connections_as_the_system_allows_but_not_all_it_has(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, set_to: int | None
) -> None:
    done: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: done.append(limits))
    raise_limit_of_files()
    assert done == ([] if set_to is None else [(set_to, hard)])


async def test_a_client_that_lags_is_dropped_to_one_fresh_state() -> None:
    watcher = TableSocket(None, None, 0, 0, "")
    for seq in range(MOST_WAITING + 5):
        watcher.push(f"state {seq}", seq, 0)
    assert watcher.behind and watcher.sent_seq == -1
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    async def refresh(lagging: TableSocket) -> None:
        lagging.behind = False
        lagging.push("fresh", 99, 0)

    delivery = asyncio.create_task(watcher.deliver(send, refresh))
    while not sent:
        await asyncio.sleep(0)
    watcher.push("next", 100, 0)
    while len(sent) < 2:
        await asyncio.sleep(0)
    delivery.cancel()
    assert sent == ["fresh", "next"] and watcher.sent_seq == 100


async def test_one_who_does_not_read_holds_up_nobody(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two, place.stranger().at(table) as deaf:
        deaf.wire.transport.pause_reading()
        await play_on([one, two], Random(4))
        assert one.state["outcome"]
        deaf.wire.transport.resume_reading()


# -- The client's files ----------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Path:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Ludoteka</title>" + " " * 600)
    (built / "assets" / "app-C0ffee12.js").write_text("console.log(1);" * 100)
    (built / "assets" / "app-C0ffee12.js.br").write_bytes(b"brotli")
    (built / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return built


async def test_the_client_is_served_compressed_and_cached(tmp_path: Path, client: Path) -> None:
    async with running(settings_for(tmp_path / "data", client_dir=str(client))) as place:
        web = place.stranger().web
        for page in ("/", "/t/abc", "/rules/claim", "/t/abc/replay/7"):
            answer = await web.get(page)
            assert answer.status_code == 200 and "<title>Ludoteka" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache" and answer.headers["content-encoding"] == "gzip"
        again = await web.get("/", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        async with web.stream("GET", "/assets/app-C0ffee12.js", headers={"Accept-Encoding": "gzip, br"}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "br" and raw == b"brotli"
        assert "immutable" in answer.headers["cache-control"]
        async with web.stream("GET", "/assets/app-C0ffee12.js", headers={"Accept-Encoding": "gzip"}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert gzip.decompress(raw).startswith(b"console.log")
        plain = await web.get("/assets/app-C0ffee12.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.headers["content-type"].startswith("text/javascript")
        assert (await web.get("/favicon.svg")).headers["cache-control"] == "no-cache"
        for path in ("/assets/gone-12345678.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            answer = await web.get(path)
            assert answer.status_code == 404 or "secret" not in answer.text


async def test_every_response_has_restrictive_security_headers(place: Running) -> None:
    web = place.stranger().web
    for path in ("/", "/api/games", "/api/nothing", "/health", "/schema"):
        headers = (await web.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


# -- Words and types -------------------------------------------------------------------------------------------------


def _messages(language: str) -> dict[str, set[str]]:
    """The messages and the arguments each of them uses."""
    files = sorted(SOURCE.glob(f"**/words/{language}.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tree = FluentParser().parse(text)
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in tree.body
        if isinstance(entry, ast.Message)
    }


def test_every_message_of_the_server_exists_in_every_language_and_none_is_unused() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    message = {f"error-{id}" for id in re.findall(r'(?:\bRefused|__init__)\(\s*"([a-z-]+)"', code)}
    message |= {f"error-{id}" for id in re.findall(r'\d+: "([a-z]+-[a-z]+)"', code)}
    message |= set(re.findall(r'(?<![.\w])say\("([a-z-]+)"', code))
    message |= set(re.findall(r'"(error-[a-z-]+[a-z])"', code)) | {
        "reason-resigned",
        "reason-agreed",
        "reason-time",
        "reason-closed",
    }
    english = _messages("en")
    assert set(english) == message
    for language in ("cs", "pl"):
        assert _messages(language) == english


@pytest.mark.parametrize("while_reading", ["app-C0ffee12.js", "favicon.svg"])
async def test_a_build_that_comes_while_the_client_is_read_is_served_whole(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch, while_reading: str
) -> None:
    fresh, read = tmp_path / "fresh", Path.read_bytes
    (fresh / "assets").mkdir(parents=True)
    (fresh / "index.html").write_text("fresh page")
    (fresh / "assets" / "app-Decade34.js").write_text("fresh code")

    def interrupted(path: Path) -> bytes:
        if path.name == while_reading and fresh.exists():
            client.rename(tmp_path / "old")
            fresh.rename(client)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", interrupted)
    async with running(settings_for(tmp_path / "data", client_dir=str(client))) as place:
        web = place.stranger().web
        assert (await web.get("/")).text == "fresh page"
        assert (await web.get("/assets/app-Decade34.js")).text == "fresh code"
        assert (await web.get("/assets/app-C0ffee12.js")).status_code == 404


async def test_a_missing_client_is_reported(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path / "data", client_dir=str(tmp_path / "nowhere"))) as place:
        assert "not built" in (await place.stranger().web.get("/")).text


async def test_a_lagging_socket_gets_a_fresh_state_and_others_only_the_news(place: Running) -> None:
    table, _ = await seated(place, GAMES["claim"], 2)
    live, watcher = await place.tables.get(table), TableSocket(None, None, 0, 0, "")
    watcher.tell_news()
    assert await place.tables.refresh(live, watcher) is False
    assert [json.loads(message)["t"] for message in watcher._waiting] == ["table"] and not watcher.news
    watcher._lag()
    assert await place.tables.refresh(live, watcher) is True
    assert [json.loads(message)["t"] for message in watcher._waiting] == ["state"] and not watcher.behind


def test_the_documentation_is_served_beside_the_client(client: Path, tmp_path: Path) -> None:
    docs = tmp_path / "site"
    docs.mkdir()
    (docs / "index.html").write_text("the pages")
    (client / "contract.txt").write_text("c1\n")
    both = Files(client, docs)
    asking: Any = SimpleNamespace(headers={})
    assert both.contract == b"c1" and Files(docs, docs).contract == b""
    answers = [both.answer(path, asking) for path in ("/docs", "/docs/", "/docs/index.html", "/anything")]
    assert [answer.status_code for answer in answers] == [307, 307, None, None]
    assert answers[0].headers["location"] == "/docs/index.html"
    assert answers[2].content == b"the pages" and b"<title>Ludoteka" in answers[3].content
    for gone in ("/docs/gone", "/gone.png"):
        with pytest.raises(Refused, match="no such file"):
            both.answer(gone, asking)
