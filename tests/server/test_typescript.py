"""The server's types in TypeScript, against which the client is built."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

import ludoteka
from ludoteka.kernel import Contract, Event, Game, Nothing, Seat, event
from ludoteka.server import typescript

ROOT = Path(__file__).parents[2]


def test_the_wire_has_a_spelling() -> None:
    text = typescript.of_wire()
    for name in ("State", "TableInfo", "Choose", "Replay", "Problem", "CreateTable", "Me"):
        assert f"export interface {name} {{" in text
    assert "export type FromClient = Choose | Undo | AskWhy | AskPreview | Resync | Ping" in text
    assert "undone?: boolean;" in text and "t: 'state';" in text


def test_the_generated_types_of_the_client_are_up_to_date() -> None:
    stale = [path.name for path, text in typescript.generated().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, f"run `{typescript.COMMAND}`"
    committed = {path for path in typescript.CLIENT.glob("games/*/contract.ts")}
    assert committed <= set(typescript.generated()), "a contract in the client that no game has"


def test_only_missing_or_outdated_files_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client = tmp_path / "src"
    client.mkdir()
    fresh, stale, missing = files = [client / name for name in ("fresh.ts", "stale.ts", "missing.ts")]
    fresh.write_text("as it is", encoding="utf-8")
    stale.write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(typescript, "CLIENT", client)
    monkeypatch.setattr(typescript, "generated", lambda: dict.fromkeys(files, "as it is"))
    typescript.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"wrote {path.relative_to(tmp_path)}" for path in (stale, missing)]
    assert all(path.read_text(encoding="utf-8") == "as it is" for path in files)


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=ludoteka.games())
def test_every_built_in_game_has_a_contract_that_its_room_is_checked_against(game: Game[Any]) -> None:
    assert game.contract
    assert typescript.CLIENT / "games" / game.id / "contract.ts" in typescript.generated()


class Colour(Enum):
    """What a suit is painted in."""

    RED = "red"
    BLUE = "blue"


Count = int | Literal["many"]


class Pile(TypedDict):
    colour: Annotated[str, Colour]
    below: list[Pile]
    count: Count  # or too many to count
    note: NotRequired[str]


class View(TypedDict):
    """What is seen."""

    piles: dict[str, Pile]
    prices: dict[Colour, int]
    best: tuple[int | None, bool]
    raw: Any


@event
class Painted(Event):
    seat: Seat
    others: tuple[Seat, ...]
    colour: Colour


def test_a_contract_has_a_spelling() -> None:
    text = typescript.of_contract(Contract(View, {"paint": Pile, "pick-one": Nothing}, (Painted,)))
    assert text.endswith(
        """\
import type { Json, SeatRef, EventOf } from '../../lib/table/contract';

export type Count = number | 'many';

/** What is seen. */
export type View = {
  piles: Record<string, Pile>;
  prices: Partial<Record<Colour, number>>;
  best: [number | null, boolean];
  raw: Json;
};

export type Pile = {
  colour: Colour;
  below: Pile[];
  /** or too many to count */
  count: Count;
  note?: string;
};

/** What a suit is painted in. */
export type Colour = 'red' | 'blue';

/** A question without arguments. */
export type Nothing = Record<string, never>;

/** What each question is about, by its name. */
export interface Questions {
  paint: Pile;
  'pick-one': Nothing;
}

/** The fields of whatever can happen, by its name. */
export interface Events {
  Painted: { seat: SeatRef; others: SeatRef[]; colour: Colour };
}

/** Something that happened: its name, the decision that caused it, and the fields of that name. */
export type Event = EventOf<Events>;
"""
    )


class Printed(TypedDict):
    cards: dict[str, str]


def test_the_catalogue_is_merged_into_the_view() -> None:
    text = typescript.of_contract(Contract(View, {}, (), Printed))
    assert "export type View = Printed & {\n  piles: Record<string, Pile>;" in text
    assert "export type Printed = {\n  cards: Record<string, string>;\n};" in text


def test_two_types_of_one_name_are_refused() -> None:
    class Pile(TypedDict):
        height: int

    with pytest.raises(TypeError, match="two types are called Pile"):
        typescript.of_contract(Contract(View, {"paint": Pile}, ()))


# -- A rename breaks the build -----------------------------------------------------------------------------------------
def _tree(home: Path) -> Path:
    """A copy of the games and of what TypeScript alone can check of Claim's room."""
    shutil.copytree(ROOT / "src", home / "src", ignore=shutil.ignore_patterns("__pycache__", "*.zip"))
    web = home / "web"
    for part in (
        "src/lib",
        "src/talk",
        "src/proposals",
        "src/clocks",
        "src/hints",
        "src/lessons",
        "src/preview",
        "src/games/claim",
    ):
        shutil.copytree(ROOT / "web" / part, web / part, ignore=shutil.ignore_patterns("*.svelte", "*.test.ts"))
    for file in ("tsconfig.json", "src/app.d.ts"):
        shutil.copy(ROOT / "web" / file, web / file)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    room = ["src/app.d.ts", "src/games/claim/staging.ts", "src/games/claim/room.ts"]
    (web / "claim.json").write_text(json.dumps({"extends": "./tsconfig.json", "include": room}))
    return home


def _rename(home: Path, old: str, new: str) -> None:
    for path in (home / "src" / "ludoteka" / "games" / "claim").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(old, new, text), encoding="utf-8")


def _check(home: Path) -> str:
    """Regenerate the client's types and check them; returns the faults."""
    environment = {**os.environ, "PYTHONPATH": str(home / "src")}
    subprocess.run(
        [sys.executable, "-m", "ludoteka.server.typescript"], env=environment, check=True, capture_output=True
    )
    checked = subprocess.run(
        ["node", "node_modules/typescript/bin/tsc", "-p", "claim.json"],
        cwd=home / "web",
        capture_output=True,
        text=True,
    )
    return checked.stdout + checked.stderr


RENAMES = {
    "a field of the view": (r"\bprize\b(?=: CardRef|\": s\.prize)", "trophy", "'prize' does not exist"),
    "an event": (r"\bTrickWon\b", "TrickTaken", "'TrickWon' does not exist"),
    "a field of an event": (r"(?<=class PrizeWon\(Event\):\n    )winner", "taker", "Property 'winner' does not exist"),
}


def test_a_rename_breaks_the_build(tmp_path: Path) -> None:
    home = _tree(tmp_path)
    assert _check(home) == "", "the client does not fit the contract as it is"
    for old, new, _ in RENAMES.values():
        _rename(home, old, new)
    output = _check(home)
    assert {what for what, (_, _, sign) in RENAMES.items() if sign in output} == set(RENAMES), output
