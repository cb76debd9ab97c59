"""Any table as plain text: the view line by line, and the open question."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel import Seat, Table


def as_text(table: Table[Any], seat: Seat | None) -> str:
    """The view and the question of this seat as text; None stands for a spectator."""
    who = "a spectator" if seat is None else f"p{seat}"
    lines = [f"{table.game.id}, after {len(table.decisions)} decisions, as {who} sees it"]
    lines += [f"  {name}: {_short(value)}" for name, value in table.view(seat).items() if value not in (None, [], {})]
    ask = None if seat is None else table.asks.get(seat)
    if ask is not None:
        lines.append(f"{ask.prompt}? " + "  ".join(ask.keys))
    outcome = table.outcome
    if outcome is not None:
        lines.append(f"over: {outcome.reason}, scores {', '.join(f'{score:g}' for score in outcome.scores)}")
    return "\n".join(lines)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {_short(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(_short(item) for item in value) + "]"
    return "-" if value is None else str(value)
