"""Claim in a terminal: cards as coloured chips with a letter and a number; legal ones are numbered."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...kernel import Names, Seat, Table
from .pieces import KINDS

COLOURS = {  # background of a faction's cards; the letter says the same to those who do not see colours
    "goblins": "#2e6b34",
    "dwarves": "#8a4b1c",
    "undead": "#4a3a6e",
    "doppelgangers": "#8a2450",
    "knights": "#24548c",
}


def chip(ref: str, letters: dict[str, str], dim: bool = False) -> Text:
    """A card: letter and value on the faction's colour."""
    faction, _, value = ref.rpartition("-")
    style = f"{COLOURS[faction]} on default" if dim else f"bold white on {COLOURS[faction]}"
    return Text(f" {letters[faction]}{value} ", style=style)


def letters_of(names: Names) -> dict[str, str]:
    """One letter for each faction in the reader's language."""
    return dict(zip(COLOURS, names.say("terminal-letters").split(), strict=True))


def paint(table: Table[Any], seat: Seat | None, names: Names) -> RenderableType:
    letters = letters_of(names)
    view = table.view(seat)
    parts: list[RenderableType] = [_title(view, names), Text()]
    order = [1, 0] if seat is None else [1 - seat, seat]
    for player in order:
        whole = view if seat is not None else table.view(player)
        parts.append(_player(table, whole, player, names, letters, mine=player == seat or seat is None))
        if player == order[0]:
            parts.append(_middle(view, names, letters))
    parts.append(_votes(view, order, names, letters))
    return Panel(Group(*parts), title=names.game, title_align="left", padding=(0, 2))


def _title(view: dict[str, Any], names: Names) -> Text:
    line = Text(
        names.say("terminal-phase", phase=view["phase"], trick=view["trick"], stock=view["stock"]), style="bold"
    )
    match = view["match"]
    if match["length"] > 1:
        wins = " : ".join(map(str, match["wins"]))
        line.append("  " + names.say("terminal-match", game=match["game"], wins=wins), style="dim")
    return line


def _chips(refs: list[str], letters: dict[str, str], dim: bool = False) -> Text:
    return Text(" ").join(chip(ref, letters, dim) for ref in refs)


def _player(
    table: Table[Any],
    view: dict[str, Any],
    player: int,
    names: Names,
    letters: dict[str, str],
    mine: bool,
) -> RenderableType:
    hand = view["hands"][player]
    lead = " ◂" if view["leader"] == player else ""
    head = Text(names.players[player] + lead, style="bold")
    if not isinstance(hand, list):
        head.append("   " + names.say("terminal-hand", cards=hand), style="dim")
        if view["known"][player]:
            head.append("  ").append_text(_chips(view["known"][player], letters))
    followers = view["followers"][player]
    lines: list[RenderableType] = [head]
    if followers["count"]:
        line = Text(names.say("terminal-followers", cards=followers["count"]) + "  ", style="dim")
        drawn = followers["drawn"] if isinstance(followers["drawn"], list) else []
        lines.append(line.append_text(_chips(followers["won"] + drawn, letters)))
    if mine and isinstance(hand, list) and hand:
        lines.append(_hand(table, hand, player, letters))
    return Group(*lines, Text())


def _hand(table: Table[Any], hand: list[str], player: int, letters: dict[str, str]) -> RenderableType:
    """The hand, with a number under each card that may be played."""
    ask = table.asks.get(Seat(player))
    offered = [card.key for card in KINDS if ask and ask.option(card.key)]
    place = {key: i + 1 for i, key in enumerate(offered)}
    cards = []
    for ref in hand:
        number = place.get(f"play/{ref}")
        under = Text("" if number is None else str(number), style="bold", justify="center")
        cards.append(Group(chip(ref, letters, dim=bool(place) and number is None), under))
    return Columns(cards, padding=(0, 1))


def _middle(view: dict[str, Any], names: Names, letters: dict[str, str]) -> RenderableType:
    line = Text()
    if view["prize"]:
        line.append(names.say("terminal-prize") + " ", style="dim").append_text(chip(view["prize"], letters)).append(
            "    "
        )
    for played in view["played"]:
        line.append(names.players[played["seat"]] + ": ", style="dim").append_text(chip(played["card"], letters))
        line.append("   ")
    return Group(line, Text())


def _votes(view: dict[str, Any], order: list[int], names: Names, letters: dict[str, str]) -> RenderableType:
    """The seat that would get each vote if the game ended now."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="dim")
    grid.add_column(names.say("terminal-votes"))
    for player in reversed(order):
        grid.add_column(names.players[player], justify="right")
    grid.add_column("")
    for vote in view["votes"]:
        faction = vote["faction"]
        letter = (f" {letters[faction]} ", f"bold white on {COLOURS[faction]}")
        label = Text.assemble(letter, f" {names.name(faction)}")
        cells = [_pile(vote["counts"][player], vote["best"][player]) for player in reversed(order)]
        holder = vote["holder"]
        grid.add_row(label, *cells, "" if holder is None else f"▸ {names.players[holder]}")
    return grid


def _pile(count: int, best: int | None) -> str:
    return "–" if not count else f"{count} (≤ {best})"
