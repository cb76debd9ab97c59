"""The files for hosts name existing settings, files and commands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec.yaml
import pytest
from typer.testing import CliRunner

from ludoteka.cli.app import app
from ludoteka.server.settings import Settings, load

ROOT = Path(__file__).parents[1]
SETTINGS = {f"LUDOTEKA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def services() -> Any:
    return msgspec.yaml.decode(text("compose.yaml"))["services"]


def test_every_setting_that_compose_gives_the_server_exists() -> None:
    assert set(services()["ludoteka"]["environment"]) <= SETTINGS


def test_the_server_takes_the_settings_of_compose() -> None:
    environment = {
        name: re.sub(r"\$\{.*?\}", "x", value) for name, value in services()["ludoteka"]["environment"].items()
    }
    settings = load(environment={**environment, "LUDOTEKA_DATA": "nowhere"})
    assert settings.redis and settings.database_url.startswith("postgresql+asyncpg://")


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in services().items() if "ports" in service] == ["caddy"]


def test_the_example_environment_has_every_variable_that_compose_requires() -> None:
    asked = set(re.findall(r"\$\{(\w+):\?", text("compose.yaml")))
    assert asked == set(re.findall(r"^(\w+)=", text("deploy/example.env"), re.MULTILINE))


def test_every_variable_of_the_proxy_is_given_to_it_or_has_a_value_of_its_own() -> None:
    assert set(re.findall(r"\{\$(\w+)", text("deploy/Caddyfile"))) <= set(services()["caddy"]["environment"])


def test_the_image_copies_files_that_exist_and_sets_settings_that_exist() -> None:
    copied = [line.split()[1:-1] for line in text("Dockerfile").splitlines() if re.match(r"COPY (?!--from)", line)]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []
    assert set(re.findall(r"LUDOTEKA_\w+", text("Dockerfile"))) <= SETTINGS


def test_the_image_builds_the_client_from_all_that_its_build_reads() -> None:
    stage = text("Dockerfile").split("\nFROM ")[1]
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "plugins").glob("*.ts"))
    read = set(re.findall(r"join\(OURS, '([^']+)'", sources))
    assert read and all(f"COPY {name} {name}\n" in stage for name in read)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Dockerfile", 'CMD ["ludoteka", "serve"]'),
        ("deploy/ludoteka.service", "ludoteka serve --host 127.0.0.1 --data"),
        ("docs/hosting.md", "ludoteka backup --data"),
    ],
)
def test_commands_in_the_files_for_hosts_exist(name: str, typed: str) -> None:
    assert typed in text(name)
    command, *options = re.findall(r"(?:--)?[a-z]+", typed.split("ludoteka", 1)[1])
    offered = next(c for c in app.registered_commands if c.callback and c.callback.__name__ == command)
    shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    assert offered and all(option in shown for option in options)


def test_the_locks_of_players_and_hosts_are_parts_of_the_whole() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^([\w.-]+==\S+)", text(name), re.MULTILINE))

    assert pins("requirements-play.lock") < pins("deploy/requirements.lock") < pins("requirements.lock")


def test_the_locks_name_no_registry() -> None:
    for name in ("requirements.lock", "requirements-play.lock", "deploy/requirements.lock", "web/package-lock.json"):
        assert not re.search(r"--index-url|--find-links|\"resolved\"", text(name)), name


def test_there_is_one_source_of_the_version() -> None:
    assert "version" not in tomllib.loads(text("pyproject.toml"))["project"]
    assert "version" not in msgspec.json.decode(text("web/package.json"))
