"""The package as people get it: built, installed into a clean environment far from the tree, played and served."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ludoteka
from tests.web.house import ROOT
from tests.web.people import PATIENCE, Person, serving, sit_down

pytestmark = pytest.mark.browser
UV = Path(sys.executable).with_name("uv")
ALONE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
MATCH = """
import sys
import ludoteka
from ludoteka import bots
for game in ludoteka.games():
    table = ludoteka.open_table(game, 2, seed="spring")
    mind = bots.make("easy", game, "1")
    while table.asks:
        for seat in list(table.asks):
            table.choose(seat, mind.choose(table.perspective(seat)))
    print(game, table.outcome is not None)
foreign = {n.split(".")[0] for n, m in sys.modules.items() if "site-packages" in str(getattr(m, "__file__", ""))}
print(sorted(foreign))
"""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, env=ALONE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(UV, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", folder, ROOT, cwd=folder)
    return next(folder.glob("*.whl"))


def installed(folder: Path, wheel: Path, *more: str | Path) -> Path:
    """A clean environment with the wheel; returns the folder of its programs."""
    place = folder / "environment"
    run(UV, "venv", "--quiet", "--python", sys.executable, place, cwd=folder)
    into = (UV, "pip", "install", "--quiet", "--python", place)
    if more:
        run(*into, *more, cwd=folder)
    run(*into, "--no-deps", wheel, cwd=folder)
    return place / ("Scripts" if sys.platform == "win32" else "bin")


def test_the_wheel_is_for_every_system_and_carries_client_and_documentation(wheel: Path) -> None:
    assert wheel.name == f"ludoteka-{ludoteka.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"ludoteka/server/client/index.html", "ludoteka/server/client/licences.txt"} <= names
    assert {"ludoteka/server/docs/index.html", "ludoteka/py.typed"} <= names
    assert not [name for name in names if name.startswith("tests/") or name.endswith((".so", ".pyc"))]


def test_the_bare_wheel_plays_every_game_with_nothing_but_python(wheel: Path, tmp_path: Path) -> None:
    programs = installed(tmp_path, wheel)
    lines = run(programs / "python", "-I", "-c", MATCH, cwd=tmp_path).splitlines()
    assert lines[:-1] == [f"{game} True" for game in ("claim", "valeria", "wonderland", "harrow")]
    assert lines[-1] == "['ludoteka']"
    assert run(programs / "ludoteka", "--version", cwd=tmp_path) == f"ludoteka {ludoteka.__version__}\n"


# -- With everything that playing needs, and a game of somebody else's ------------------------------------------------
HERONS = ROOT / "examples" / "herons"


@pytest.fixture(scope="session")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment where ludoteka and the example game are installed, far from the tree."""
    folder = tmp_path_factory.mktemp("played")
    locked = ("--require-hashes", "--requirement", ROOT / "requirements-play.lock")
    python = installed(folder, wheel, *locked)
    run(UV, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", folder, HERONS, cwd=folder)
    game = next(folder.glob("ludoteka_herons-*.whl"))
    run(UV, "pip", "install", "--quiet", "--python", python.parent, "--no-deps", game, cwd=folder)
    return python


def test_an_installed_game_is_listed_played_and_tried_by_the_command_line(programs: Path, tmp_path: Path) -> None:
    ludoteka_ = (programs / "ludoteka", "--language", "en")
    assert "Herons" in run(*ludoteka_, "games", cwd=tmp_path)
    assert "all laws hold" in run(*ludoteka_, "laws", "herons", "--law", "sight", "--law", "words", cwd=tmp_path)
    arena = ("arena", "herons", "--bots", "hard@20,medium", "--games", "4", "--workers", "2")
    assert "4 games" in run(*ludoteka_, *arena, cwd=tmp_path), "the game is known in other processes too"


def test_a_server_from_the_wheel_shows_the_shelf_in_a_browser(programs: Path, tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path, programs / "ludoteka", ALONE) as address:
        me = sit_down(browser, address).go()
        expect(me.page.get_by_text("Wonderland’s War").first).to_be_visible(timeout=PATIENCE)
        _play_herons(me)
        me.page.goto(f"{address}/docs")
        expect(me.page.get_by_role("heading", name=re.compile("Developer documentation"))).to_be_visible(
            timeout=PATIENCE
        )
        me.context.close()


def _play_herons(me: Person) -> None:
    """Play from the shelf to the end in the plain room, which draws games unknown to the client."""
    me.page.locator("a[href='/new/herons/bots']").click()
    me.page.get_by_role("button", name="A morning").click()
    me.page.get_by_role("button", name=me.say("new-table-start")).click()
    me.await_turn()
    pond = me.page.get_by_role("region", name="Herons")
    expect(pond).to_contain_text(re.compile(r"Rounds in all\s*3"))
    expect(pond).to_contain_text("Your hand")
    expect(me.page.get_by_role("heading", name="How patient are you this time?")).to_be_visible()
    me.play_on()
    expect(pond).to_contain_text(re.compile(r"The best catch won\.|The catches are level"))
    me.page.get_by_role("link", name=me.say("result-replay")).click()
    expect(pond).to_contain_text("Still in the pond")
