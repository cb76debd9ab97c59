"""The monsters phase of the solo game (V-102, V-103, V-105)."""

from __future__ import annotations

from .acting import exhaust
from .centre import Stack
from .effects import leave_citizens, reveal_domain
from .script import Match, Over, Script, options


def monsters(match: Match) -> Script[None]:
    """Every die attacks a column; the player chooses the order and the targets."""
    match.phase = "monsters"
    values = list(match.dice)
    if match.level["sum_attacks"] and 2 <= sum(match.dice) <= 6:
        values.append(sum(match.dice))
    while attacks := {key: value for value in values for key in _attacks(match, value)}:
        if len(attacks) == 1:
            key = next(iter(attacks))
        else:
            _, key = yield {0: options("attack", "V-102, V-103: which attack comes next, and what it takes", attacks)}
        values.remove(attacks[key])
        _attack(match, key)


def _attacks(match: Match, value: int) -> list[str]:
    """The possible attacks of a value."""
    stacks = match.centre.row("monsters")
    if value == 6:
        columns = [stack.column for stack in stacks if stack.cards]
    elif stacks[value - 1].cards or match.level["dark_lord_attacks_exhausted"]:
        columns = [value]
    else:
        columns = []
    return [f"attack/roll-{value}/column-{column}/{name}" for column in columns for name in _prey(match, column)]


def _column(match: Match, column: int) -> tuple[Stack, Stack, Stack, Stack]:
    one, two, three, four = (match.centre.stacks[row * 5 + column - 1] for row in range(4))
    return one, two, three, four


def _prey(match: Match, column: int) -> list[str]:
    """V-103: one of the two top citizens; without them the top domain; without that the column falls."""
    _, upper, lower, domain = _column(match, column)
    citizens = [stack.top for stack in (upper, lower) if stack.top]
    return citizens or [domain.top or "nothing"]


def _attack(match: Match, key: str) -> None:
    _, _, where, name = key.split("/")
    column = int(where.removeprefix("column-"))
    attacker, upper, lower, domain = _column(match, column)
    match.read("V-103: the column is attacked", "ColumnAttacked", column=column, monster=attacker.top)
    if name in (upper.top, lower.top):
        match.read("V-103: a citizen is captured", "CitizenCaptured", citizen=name)
        leave_citizens(match, name)
        match.lord.citizens[name] += 1
    elif domain.top:
        match.read("V-103: a domain is captured", "DomainCaptured", domain=name)
        match.centre.leave(domain)
        match.lord.domains.append(name)
        reveal_domain(match, domain.slot)
    else:
        match.read("V-103: nothing is left in the column", "ColumnFell", column=column)
        raise Over("fallen")
    exhaust(match)
