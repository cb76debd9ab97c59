"""Harrow County in a terminal: the map as staggered boxes, then every side in two lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...kernel import Names, Seat, Table
from .contract import Hex, Side, View
from .hexes import COORDS, HEXES, RADIUS

WIDE, HIGH = 13, 3  # letters and lines of a hex; its border is its first line
COLOURS = {"red": "red3", "blue": "dodger_blue1", "purple": "medium_purple1", "hester": "green3"}
COLOURS |= {"brown": "orange4", "green": "green3", "yellow": "yellow3", "teal": "cyan3", "silver": "grey78"}
OWNER = {"red": "protectors", "blue": "family", "purple": "kammi", "figure": "kammi", "hester": "hester"}
SHADE = {"protectors": "red3", "family": "dodger_blue1", "kammi": "medium_purple1", "hester": "green3"}
SIGNS = {"storms": "⚡", "trails": "≈", "flames": "♨", "townsfolk": "☺", "building": "⌂", "nest": "∩", "cross": "×"}
SIGNS |= {"doll": "♟", "shelter": "▪", "blood": "▪", "sacrifice": "▪", "taunt": "!", "wrath": "!", "hidden": "?"}

TOKENS = {"advance": "→", "spawn": "+", "strengthen": "■", "legend": "✦"}


def paint(table: Table[Any], seat: Seat | None, names: Names) -> RenderableType:
    view = cast(View, table.view(seat))
    parts: list[RenderableType] = [_title(view, names), _map(view, names)]
    parts += [_side(view, faction, side, names) for faction, side in view["sides"].items()]
    parts.append(_signs(view, names))
    return Panel(Group(*parts), title=names.game, title_align="left", padding=(0, 1))


def _title(view: View, names: Names) -> Text:
    line = Text(names.say("terminal-round", round=view["round"]), style="bold")
    if view["turn"]:
        line.append("   " + names.say("terminal-turn", side=names.name(view["turn"])))
    if view["jar"]:
        line.append(f" ({names.name(view['jar'])})")
    line.append("   " + names.say("terminal-lantern", side=names.name(view["lantern"])), style="dim")
    ground = _cubes(view["battleground"], names)
    return line.append("\n" + names.say("terminal-ground") + " ", style="dim").append_text(ground) if ground else line


def _cubes(cubes: dict[str, int], names: Names) -> Text:
    line = Text()
    for colour, number in cubes.items():
        line.append(f"{number}× {names.name(colour)}  ", style=COLOURS[colour])
    return line


# -- The map ----------------------------------------------------------------------------------------------------------
def _map(view: View, names: Names) -> Text:
    """Seven columns of boxes; a column is half a box lower or higher than its neighbours."""
    lines = [[Text(" " * WIDE) for _ in range(2 * RADIUS + 1)] for _ in range(HIGH * (2 * RADIUS + 1) + 1)]
    for hex in HEXES:
        q, r = COORDS[hex]
        top = HIGH * (r + RADIUS) + HIGH * q // 2
        for i, text in enumerate(_box(view, view["hexes"][hex], names)):
            lines[top + i][q + RADIUS] = text
        if q + r == RADIUS or r == RADIUS:
            lines[top + HIGH][q + RADIUS] = Text("└" + "─" * (WIDE - 2) + "┘", style="dim")
    return Text("\n").join(Text().join(line) for line in lines)


def _box(view: View, place: Hex, names: Names) -> Iterator[Text]:
    """The border with name and terrain, then two lines: units, and things."""
    head = f"{names.name(place['ref'])} {names.name(place['terrain'])}"[: WIDE - 2]
    home = place.get("home")
    yield (
        Text("┌", style="dim")
        .append(head, style="bold" if home else "not dim")
        .append("─" * (WIDE - 2 - len(head)) + "┐")
    )
    for inside in (_units(place, names), _things(place, names)):
        inside.truncate(WIDE - 2)
        yield Text("│", style="dim").append_text(inside).append(" " * (WIDE - 2 - inside.cell_len) + "│", style="dim")


def _letter(faction: str, names: Names) -> str:
    return names.name(faction)[0].upper()


def _units(place: Hex, names: Names) -> Text:
    """`P3` are three haints of the Protectors, `p1` an infected one, `P★` their legend."""
    line = Text()
    for unit, number in place.get("units", {}).items():
        colour, _, kind = unit.partition("-")
        faction = OWNER[colour]
        letter = _letter(faction, names)
        if kind == "infected":
            sign = f"{letter.lower()}{number}"
        elif kind == "haint":
            sign = f"{letter}{number}"
        else:
            sign = f"{letter}★{kind if kind.isdigit() else ''}"
        line.append(" " if line else "").append(sign, style=SHADE[faction])
    return line


def _things(place: Hex, names: Names) -> Text:
    line = Text()
    if place.get("stormy") and not place.get("storms"):
        line.append(SIGNS["storms"], style="yellow3")
    for name, sign in SIGNS.items():
        there = cast(dict[str, Any], place).get(name)
        if there:
            line.append(sign + (str(there) if isinstance(there, int) and there is not True and there > 1 else ""))
    for token in place.get("tokens", []):
        line.append(TOKENS[token], style="reverse")
    if place.get("roots"):
        line.append("§", style="green3")
    if place.get("nails"):
        line.append("†")
    return line


# -- Sides and signs --------------------------------------------------------------------------------------------------
def _side(view: View, faction: str, side: Side, names: Names) -> Text:
    seat = side["seat"]
    player = names.players[seat] if seat is not None else names.name("automata")
    line = Text(f"{_letter(faction, names)} ", style=SHADE.get(faction, "grey78"))
    line.append(f"{names.name(faction)} ({player})", style="bold")
    if "vp" in side:
        line.append("   " + names.say("terminal-vp", n=side["vp"]))
        whole = [names.name(jar) for jar, left in side["jars"].items() if left]
        line.append("   " + names.say("terminal-jars", jars=", ".join(whole) or "–"))
        line.append("   " + names.say("terminal-stock", wild=side["wild"], haints=side["haints"]), style="dim")
    if faction == "hester" and "hester" in view:
        full = sum(len(squares) for squares in view["hester"]["squares"].values())
        line.append("   " + names.say("terminal-squares", n=full))
    if faction == "fair-folk" and "fair" in view:
        line.append("   " + names.say("terminal-found", n=len(view["fair"]["found"])))
    hand = side["hand"]
    if isinstance(hand, list):
        held = ", ".join(names.name(card) for card in hand) or "–"
        line.append("\n    " + names.say("terminal-hand", cards=held))
    return line


def _signs(view: View, names: Names) -> Text:
    line = Text(style="dim")
    for faction in view["sides"]:
        if faction in SHADE:
            line.append(f"{_letter(faction, names)} {names.name(faction)}  ", style=SHADE[faction])
    return line.append(names.say("terminal-signs"))
