"""Wonderland's War in a terminal:

regions, the tea table or the battle, a line for every player, and the viewer's own things.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...kernel import Names, Seat, Table
from ...kernel.contract import full_view
from .contract import Player, Quest, Region, Seen, View

COLOURS = {
    "queen-of-hearts": "red3",
    "jabberwock": "chartreuse3",
    "alice": "deep_sky_blue1",
    "mad-hatter": "dark_orange",
    "cheshire-cat": "medium_purple1",
}
ROMAN = ("", "I", "II", "III")
CARDS = ("take", "poison")  # questions about the cards on the tea table
ALLIES = ("ally", "effect", "use", "play")


def paint(table: Table[Any], seat: Seat | None, names: Names) -> RenderableType:
    view = cast(Seen, full_view(table, seat))
    me = None if seat is None else view["players"][seat]
    prompt = table.asks[seat].prompt if seat is not None and seat in table.asks else ""
    parts: list[RenderableType] = [_title(view, names), _regions(view, names)]
    if view["battle"]:
        parts.append(_battle(view, names))
    elif view["phase"] == "tea":
        parts.append(_seated(view, names))
        if prompt in ("", *CARDS):
            parts.append(_cards(view, names))
    parts.append(_players(view, names))
    if me is not None:
        parts.append(_mine(view, me, prompt, names))
    parts.append(Text(names.say("terminal-ask"), style="dim"))
    return Panel(Group(*parts), title=names.game, title_align="left", padding=(0, 1))


def _row(*cells: str | Text) -> list[Text]:
    return [cell if isinstance(cell, Text) else Text(cell) for cell in cells]


def _grid(*columns: int | None) -> Grid:
    """A grid with these column widths, None taking the rest; lines do not wrap."""
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    for width in columns:
        grid.add_column(width=width, ratio=None if width else 1, no_wrap=True, overflow="ellipsis")
    return grid


def _title(view: View, names: Names) -> Text:
    line = Text(names.say("terminal-round", round=ROMAN[view["round"]]), style="bold")
    line.append("   " + names.say(f"terminal-{view['phase']}"))
    if view["resistance"] is not None:
        line.append("   " + names.say("terminal-resistance", n=view["resistance"]), style="dim")
    return line


def _who(player: Player) -> str:
    return COLOURS.get(player["faction"]["ref"], "white")


def _mark(view: View, seat: int, names: Names) -> Text:
    """A player by the first letters of the leader, in its colour."""
    player = view["players"][seat]
    return Text(names.name(player["faction"]["ref"])[:3], style=_who(player))


# -- The map -----------------------------------------------------------------------------------------------------------
def _regions(view: View, names: Names) -> Grid:
    grid = _grid(26, 16, None)
    ring = [region for region in view["regions"] if region["in_use"]]
    first = next((i for i, region in enumerate(ring) if region["ref"] == view["marker"]), 0)
    for place, region in enumerate([*ring[first:], *ring[:first]], 1):
        now = view["battle"] is not None and view["battle"]["region"] == region["ref"]
        style = "bold yellow3" if now else "dim" if region["fought"] else ""
        worth = names.say("terminal-worth", first=region["value"] or 0, second=region["second"] or 0)
        grid.add_row(
            *_row(Text(f"{place}. {names.name(region['ref'])}", style=style), worth, _armies(view, region, names))
        )
    return grid


def _armies(view: View, region: Region, names: Names) -> Text:
    line = Text()
    here = region["ref"]
    for player in view["players"]:
        parts = [str(player["supporters"][here])] if player["supporters"][here] else []
        parts += [names.name(figure) for figure in player["figures"][here]]
        parts += [names.say("terminal-leader")] if player["leader"] == here else []
        parts += [names.say(f"terminal-castle-{player['castles'][here]}")] if here in player["castles"] else []
        if parts:
            line.append("  " if line else "").append(_mark(view, player["seat"], names)).append(" " + "+".join(parts))
    return line


# -- Tea and battle ----------------------------------------------------------------------------------------------------
def _rewards(refs: Iterable[str], names: Names) -> str:
    return ", ".join(names.name(ref.split("+")[-1]) for ref in refs)


def _seated(view: View, names: Names) -> Text:
    """The seats at the tea table with their players."""
    line = Text()
    for chair in view["chairs"]:
        if chair["leader"] is not None:
            line.append(f"{chair['chair']}. ", style="dim").append(_mark(view, chair["leader"], names)).append("  ")
    if view["head"]:
        line.append(names.say("terminal-head") + " ", style="dim")
        line.append_text(Text(", ").join(_mark(view, seat, names) for seat in view["head"]))
    return line


def _cards(view: View, names: Names) -> Grid:
    grid = _grid(3, 25, None)
    for chair in view["chairs"]:
        card = chair["card"]
        if card is None:
            continue
        what = [_rewards(card["rewards"], names)]
        what += [f" {names.say('terminal-or')} ".join(_rewards(half, names) for half in card["halves"])]
        what += [names.say("terminal-tempt", rewards=_rewards(card["tempt"], names))] if card["tempt"] else []
        line = Text("; ".join(part for part in what if part))
        if chair["poisoned"]:
            line = Text(names.say("terminal-poisoned") + " ", style="chartreuse3").append(line)
        grid.add_row(*_row(f"{chair['chair']}.", names.name(card["ref"]), line))
    return grid


def _battle(view: View, names: Names) -> Grid:
    grid = _grid(22, 5, 14, None)
    battle = view["battle"]
    assert battle is not None
    for seat in battle["fighters"]:
        player = view["players"][seat]
        state = "busted" if player["busted"] else "stopped" if player["stopped"] else "drawing"
        chips = ", ".join(
            names.name(chip) for chip in [*player["active"], *([player["played"]] if player["played"] else [])]
        )
        name = Text(names.players[seat], style=_who(player))
        grid.add_row(*_row(name, Text(str(player["marker"]), style="bold"), names.say(f"terminal-{state}"), chips))
    symbols = " ".join(map(str, view["symbols"]))
    grid.add_row(*_row(Text(names.say("terminal-symbols"), style="dim"), "", "", Text(symbols, style="dim")))
    return grid


# -- Players -----------------------------------------------------------------------------------------------------------
def _players(view: View, names: Names) -> Grid:
    """A line for each player; a player without a board has not chosen a faction yet."""
    grid = _grid(15, 13, None)
    for player in view["players"]:
        facts = names.say(
            "terminal-player",
            vp=player["vp"],
            shards=player["shards"],
            bag=player["bag"]["count"],
            supply=player["supply"],
            strength=player["strength"],
            castle=player["castle_value"],
            shield="whole" if player["shield"] else "broken",
        )
        faction = names.name(player["faction"]["ref"]) if player["faction"]["tracks"] else ""
        grid.add_row(*_row(Text(names.players[player["seat"]], style=_who(player)), faction, facts))
    return grid


def _mine(view: Seen, me: Player, prompt: str, names: Names) -> Grid:
    """The viewer's own things; texts are shown when cards are looked over, powers by name only."""
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=15, no_wrap=True)
    grid.add_column(ratio=1)

    def line(id: str, text: str) -> None:
        if text:
            grid.add_row(*_row(Text(names.say(id), style="dim"), text))

    line("terminal-bag", _counted(me["bag"]["chips"] or {}, names) or _odds(me, names))
    line("terminal-exhausted", _counted(Counter(me["exhausted"]), names))
    line("terminal-madness", _counted(Counter(me["madness"]), names))
    if isinstance(me["quests"], list):
        for quest in (*me["quests"], *me["feats"]):
            line("terminal-quest", _quest(quest, names))
    powers = [power for power in me["faction"]["powers"] if power["unlocked"] or prompt == "unlock"]
    if prompt in CARDS or prompt == "recruit":
        line("terminal-power", ", ".join(names.name(power["ref"]) for power in powers))
    elif me["faction"]["tracks"]:
        line("terminal-talent", _ability_text(view, me["faction"]["talent"], names))
        for power in powers:
            line("terminal-power" if power["unlocked"] else "terminal-locked", _ability_text(view, power["ref"], names))
    for wonder in view["market"] if prompt == "recruit" else ():
        line("terminal-market", _ability_text(view, wonder["ref"], names))
    for card in view["allies"] if prompt in ALLIES else ():
        line("terminal-ally", _ability_text(view, card["ref"], names))
    return grid


def _ability_text(view: Seen, ref: str, names: Names) -> str:
    sentences = [names.sentence(one) for one in view["texts"][ref]]
    return f"{names.name(ref)}: {' '.join(text[:1].upper() + text[1:] for text in sentences)}"


def _odds(me: Player, names: Names) -> str:
    odds = me["odds"]
    if odds is None or not odds["chips"]:
        return ""
    return names.say(
        "terminal-odds",
        chips=odds["chips"],
        madness=odds["madness"],
        percent=round(100 * odds["madness"] / odds["chips"]),
        bust=round(100 * odds["bust"]),
    )


def _counted(chips: dict[str, int] | Counter[str], names: Names) -> str:
    return ", ".join(f"{n}× {names.name(chip)}" if n > 1 else names.name(chip) for chip, n in chips.items())


def _quest(quest: Quest, names: Names) -> str:
    def asked(kind: str, what: Any) -> str:
        values = ", ".join(map(str, what["values"]))
        test = names.say(f"test-{what['test']}", n=what["values"][0], values=values)
        kinds = ", ".join(names.name(one) for one in what["kinds"])
        return names.say(f"{kind}-{what['what']}", test=test, kinds=kinds)

    feat = ("✓ " if quest["done"] else "") + asked("feat", quest["feat"])
    goal = ("✓ " if quest["reached"] else "") + asked("objective", quest["objective"])
    return f"{names.name(quest['region'])}: {feat}; {goal} ({quest['progress']})"
