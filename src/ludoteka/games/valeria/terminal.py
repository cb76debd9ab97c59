"""Valeria in a terminal: the centre as four rows of cards with their signs, then every duchy in three lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...kernel import Names, Seat, Table
from ...kernel.contract import full_view
from .contract import Face, Player, Seen, Slot
from .grammar import TRACKS
from .knowledge.catalogue import amount_signs
from .pieces import COLUMNS

SIGNS = {"plus": "+", "or": "/", "per": "×", "most": "≤", "pay": "→", "take": "←", "any": "?", "no-surcharge": "+0"}
NAMED = ("citizen", "citizens", "monster", "monsters", "domain", "domains", "player", "slay", "doubles", "turn")
COLOURS = {"gold": "yellow3", "strength": "red3", "magic": "deep_sky_blue1", "vp": "medium_purple1"}


def paint(table: Table[Any], seat: Seat | None, names: Names) -> RenderableType:
    view = cast(Seen, full_view(table, seat))
    parts: list[RenderableType] = [_title(view, names)]
    if view["market"]:
        parts += [_market(view, names), Text()]
    if view["me"] and view["me"]["offered"]:
        parts.append(Text("\n").join(_duke(view, duke, names) for duke in view["me"]["offered"]))
    parts += [_duchy(view, player, names) for player in view["players"]]
    if view["lord"]:
        parts.append(_lord(view, names))
    parts.append(Text(names.say("terminal-ask"), style="dim"))
    return Panel(Group(*parts), title=names.game, title_align="left", padding=(0, 1))


def _title(view: Seen, names: Names) -> Text:
    """The title line with the progress of the game."""
    phase = names.say(f"terminal-{view['phase']}")
    line = Text(names.say("terminal-turn", turn=view["turn"], phase=phase), style="bold")
    if view["dice"]:
        first, second = view["dice"]
        line.append("   " + names.say("terminal-dice", a=first, b=second, sum=first + second))
    spent = view["exhausted"]
    line.append("   " + names.say("terminal-exhausted", count=spent["count"], limit=spent["limit"]), style="dim")
    if view["ending"]:
        line.append("   " + names.name(f"end-{view['ending']['reason']}"), style="bold red")
    return line


# -- Signs ------------------------------------------------------------------------------------------------------------
def drawn(signs: Sequence[str], names: Names) -> Text:
    """Signs as a line of text: `1G → 2M`."""
    letters = dict(zip(TRACKS, names.say("terminal-letters").split(), strict=True))
    line = Text()
    for sign in signs:
        if sign in letters:
            line.append(letters[sign], style=COLOURS[sign])
        elif sign in SIGNS:
            line.append(SIGNS[sign])
        elif sign.lstrip("+-").isdigit():
            line.append(sign.replace("-", "−"))
        elif sign.startswith("die"):
            line.append(f"[{sign[4:] or '?'}]")
        else:
            named = names.say(f"sign-{sign}") if sign in NAMED else names.name(sign)
            line.append(f" {named}" if line else named)
    return line


def _at(face: Face, at: str, names: Names) -> Text:
    return drawn([sign for line in face["lines"] if line["at"] == at for sign in line["signs"]], names)


def _bundle(amounts: dict[Any, int], names: Names) -> Text:
    return drawn(amount_signs(amounts), names)


# -- The centre -------------------------------------------------------------------------------------------------------
def _market(view: Seen, names: Names) -> RenderableType:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 1, 0), pad_edge=False, expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for first in range(0, len(view["market"]), COLUMNS):
        grid.add_row(*(_slot(view, slot, names) for slot in view["market"][first : first + COLUMNS]))
    return grid


def _slot(view: Seen, slot: Slot, names: Names) -> Text:
    covered = slot["cover"] not in (None, "exhausted", "bare")
    card = slot["cover"] if covered else slot["card"]
    if card is None:
        return Text(names.name("exhausted") if slot["cover"] else "–", style="dim")
    face = view["cards"][card]
    head = Text(names.name(card), style="bold" if slot["affordable"] else "")
    head.append(f" ×{slot['count']}" if slot["count"] else "", style="dim")
    number = "·".join(map(str, face["numbers"])) if face.get("numbers") else str(face.get("number") or "")
    price = Text(f"[{number}] " if number else "", style="bold").append_text(_bundle(slot["price"], names))
    if face.get("vp"):
        price.append("  ").append_text(_bundle({"vp": face["vp"]}, names))
    needs = [f"{n}×{names.name(role)}" for role, n in face.get("roles", {}).items()]
    needs += [names.name(face["role"])] if "role" in face else []
    price.append("  " + ", ".join(needs) if needs else "", style="dim")
    if face["kind"] == "citizen":
        effect = Text.assemble(_at(face, "active", names), " | ", _at(face, "passive", names))
    else:
        effect = Text("  ").join(drawn(line["signs"], names) for line in face["lines"])
    return Text("\n").join([head, price, effect])


# -- Duchies ----------------------------------------------------------------------------------------------------------
def _duchy(view: Seen, player: Player, names: Names) -> RenderableType:
    """A duchy; the viewer's own may take more lines, those of others are cut to three."""
    seat = player["seat"]
    head = Text(("▸ " if seat == view["active"] else "  ") + names.players[seat], style="bold")
    head.append("   ").append_text(_bundle({track: player[track] for track in TRACKS}, names))
    total = player["total"]
    head.append("   " + names.say("terminal-points", points=player["points"] if total is None else total), style="dim")
    if player["duke"]:
        head.append("   ").append_text(_duke(view, player["duke"], names))
    cards = [
        Text.assemble(
            (f"[{'·'.join(map(str, group['numbers'])) or '='}]", "bold" if _lit(view, group["numbers"]) else "dim"),
            " " + ", ".join(names.name(held["card"]) + _times(held["count"]) for held in group["cards"]),
        )
        for group in player["groups"]
    ]
    lines = [head, Text("    ").append_text(Text("  ").join(cards))]
    owned = [
        *player["domains"],
        *(f"{names.name(monster)}{_times(n)}" for monster, n in Counter(player["monsters"]).items()),
    ]
    if owned:
        lines.append(Text("    " + ", ".join(names.name(one) for one in owned), style="dim"))
    mine = seat == view["seat"]
    for line in lines:
        line.no_wrap, line.overflow = not mine, "fold" if mine else "ellipsis"
    return Group(*lines)


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _lit(view: Seen, numbers: list[int]) -> bool:
    return any(number in view["values"] for number in numbers)


def _duke(view: Seen, duke: str, names: Names) -> Text:
    signs = [drawn(line["signs"], names) for line in view["cards"][duke]["lines"]]
    return Text(f"{names.name(duke)}: ", style="italic").append_text(Text(", ").join(signs))


def _lord(view: Seen, names: Names) -> Text:
    lord = view["lord"]
    assert lord is not None, "only asked in the solo game"
    points = lord["points"] if lord["total"] is None else lord["total"]
    head = Text("  " + names.name("dark-lord"), style="bold red")
    head.append("   " + names.say("terminal-points", points=points), style="dim")
    taken = [names.name(held["card"]) + _times(held["count"]) for held in lord["citizens"]]
    taken += [names.name(domain) for domain in lord["domains"]]
    return head.append("\n    " + ", ".join(taken), style="dim") if taken else head
