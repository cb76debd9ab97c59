"""The printed pieces, read from the content file with the referee's own code."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[3] / "src/ludoteka/games/wonderland/content/wonderland.toml"
ALLIES = ("card-soldier", "flamingo", "rose", "red-rook", "creature")
LEVELS = ("weak", "strong")
MADNESS = ("madness", "double-madness")
SEATS = {2: "two", 3: "three", 4: "four", 5: "five"}
ARTIFACTS_AT_TRACK_ENDS = 4
Entry = dict[str, Any]


@cache
def content() -> Entry:
    with CONTENT.open("rb") as file:
        return tomllib.load(file)


@cache
def entries(kind: str) -> dict[str, Entry]:
    """All entries of a kind by their id."""
    return {entry["id"].replace("_", "-"): entry for entry in content()[kind]}


def ring() -> list[str]:
    """W-5: the regions clockwise."""
    return sorted(entries("regions"), key=lambda region: int(entries("regions")[region]["clockwise_index"]))


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


@cache
def artifact_of(faction: str) -> str:
    return slug(entries("factions")[faction]["artifact"]["names"]["en"])


@cache
def artifacts() -> tuple[str, ...]:
    return tuple(artifact_of(faction) for faction in entries("factions"))


@cache
def items() -> tuple[str, ...]:
    return tuple(wonder for wonder, entry in entries("wonderlandians").items() if entry["kind"] == "item")


@cache
def figures() -> tuple[str, ...]:
    return tuple(wonder for wonder, entry in entries("wonderlandians").items() if entry["kind"] == "figure")


def standees(figure: str) -> int:
    return int(entries("wonderlandians")[figure]["standees"])


def figure_strength(figure: str) -> int:
    return int(entries("wonderlandians")[figure]["strength"])


# -- Chips -------------------------------------------------------------------------------------------------------------
@cache
def kind(chip: str) -> str:
    """W-4: its type; starting chips and artifacts are one type."""
    if chip in artifacts() or chip.startswith("faction-"):
        return "faction"
    if chip in MADNESS:
        return "madness"
    for ally in ALLIES:
        if chip in (f"{ally}-weak", f"{ally}-strong"):
            return ally
    return chip


def level(chip: str) -> str:
    """The printed level of an ally; forge chips are always weak (W-2)."""
    return "strong" if chip.endswith("-strong") else "weak"


def is_ally(chip: str) -> bool:
    return kind(chip) in ALLIES or chip == "forge"


def is_mad(chip: str) -> bool:
    """It is resolved in step 1 of a draw: madness or poison."""
    return chip in MADNESS or chip == "poison"


@cache
def printed(chip: str) -> int:
    """Its strength; madness and poison have none."""
    if is_mad(chip):
        return 0
    if chip in artifacts():
        return int(content()["setup"]["artifact_strength"])
    if chip.startswith("faction-"):
        return int(chip.rsplit("-", 1)[1])
    if chip in items():
        return int(entries("wonderlandians")[chip]["chip_strength"])
    return int(entries("chip_types")[kind(chip)][level(chip)])


def losses(chip: str) -> int:
    """Units that it costs."""
    return int(entries("chip_types")[chip]["losses"])


def stock(seats: int) -> dict[str, int]:
    """W-2: the common chips before anybody took one."""
    whole = {}
    for ally in ALLIES:
        for which in LEVELS:
            whole[f"{ally}-{which}"] = int(entries("chip_types")[ally][f"{which}_count"])
    counts = content()["components"]
    whole["forge"] = int(counts["forge_chips"])
    whole["madness"] = int(counts["madness_normal"])
    return whole


# -- Cards -------------------------------------------------------------------------------------------------------------
def deck(round: int) -> list[str]:
    return [card for card, entry in entries("tea_cards").items() if entry["round"] == round]


def reward_ref(effect: Entry) -> str:
    """How a reward is called in questions."""
    op = str(effect["op"]).replace("_", "-")
    if op == "gain-ally":
        chip = "forge" if effect["type"] == "forge" else f"{effect['type']}-{effect['level']}"
        return f"gain-ally+{chip}".replace("_", "-")
    if op == "draw-quests":
        return f"draw-and-discard-{effect['n']}" if effect.get("discard") else f"draw-quests-{effect['n']}"
    if op == "castle-value":
        return f"castle-value-{effect['to']}"
    if op == "leader-strength":
        return op
    return f"{op}-{effect['n']}" if "n" in effect else op


def space_rewards(faction: str, track: int, column: int, seats: int) -> list[Entry]:
    """W-101: what a space of a forge track gives; tracks and columns count from 0."""
    tracks = entries("factions")[faction]["forge_tracks"]
    spaces = next(t for t in tracks if t["track"] == track + 1)["spaces_two_player" if seats == 2 else "spaces"]
    return list(spaces[column])


def between_rewards(faction: str) -> list[tuple[int, int, int, list[Entry]]]:
    """W-102: upper track, lower track, column (from 0), rewards."""
    return [
        (b["upper"] - 1, b["lower"] - 1, b["column"] - 1, list(b["reward"]))
        for b in entries("factions")[faction]["between"]
    ]


@cache
def powers_of(faction: str) -> tuple[str, ...]:
    return tuple(ability["id"].replace("_", "-") for ability in entries("factions")[faction]["abilities"])


def leader_number(faction: str, name: str, seats: int) -> Any:
    """A parameter of a leader's ability, of the side of the board in use."""
    entry = entries("factions")[faction]
    own = entry["two_player"]["leader_params"] if seats == 2 else {}
    return own.get(name, entry["leader_ability"]["params"][name])


def power_number(faction: str, power: str, op: str, at: int = 0) -> int:
    """The number in the effect of a faction's ability, as printed (mostly reconstructed)."""
    abilities = entries("factions")[faction]["abilities"]
    ability = next(a for a in abilities if a["id"].replace("_", "-") == power)
    effects = [
        effect for rule in ability["rules"] for effect in rule.get("do", []) if effect["op"] == op and "n" in effect
    ]
    return int(effects[at]["n"]) if at < len(effects) else 0
