"""Solo against the Dark Lord: the monsters phase, the second income, the three ends (V-99 to V-107)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat, remember
from ..events import CitizenCaptured, ColumnAttacked, ColumnFell, DomainCaptured
from ..pieces import COLUMNS, Citizen, Domain, Valeria
from ..prompts import About, Prompt
from . import centre, income

ATTACK = Prompt("attack", "V-103", "centre", listed=False, about=About)
ME = Seat(0)
LORD = 1  # his place in the lists by player
ANY = 6  # a six activates a stack of the player's choice


# -- The monsters phase -----------------------------------------------------------------------------------------------
def monsters(s: Valeria, dealer: Dealer) -> None:
    """V-102, V-105: every die activates a stack; on the harder levels the sum does too, from 2 to 6."""
    s.phase = "monsters"
    s.attacks = list(s.dice)
    if s.variant.level.sum_attacks and sum(s.dice) <= ANY:
        s.attacks.append(sum(s.dice))


def attack(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-103: one activation, in the order the player likes; then the next."""
    options = attacks(s)
    if not options:
        s.attacks = []
        return None
    return _attack(s, dealer, options)


Attack = tuple[int, int, Citizen | Domain | None]  # which value, which column, what is captured


def _attack(s: Valeria, dealer: Dealer, options: list[Option[Attack]]) -> Rule[None]:
    value, column, prey = options[0].value
    if len(options) > 1:
        value, column, prey = yield from ATTACK.ask(ME, options)
    s.attacks.remove(value)
    stack = s.monster_stacks[column]
    dealer.tell(ColumnAttacked, column + 1, stack[-1] if stack else None)
    if prey is None:
        dealer.tell(ColumnFell, column + 1)
        _finish(s, "overrun")  # V-106
        return
    if type(prey) is Citizen:
        dealer.tell(CitizenCaptured, prey)
        centre.take_citizen(s, dealer, prey.place)
        centre.join(s, LORD, prey)
    elif type(prey) is Domain:
        centre.take_domain(s, column)
        s.estates[LORD].append(prey)
        dealer.tell(DomainCaptured, prey)
        centre.turn_domain(s, dealer, column)
    centre.settle(s, dealer)
    if not check_end(s, dealer):
        s.then("attack")


def attacks(s: Valeria) -> list[Option[Attack]]:
    """The possible attacks for the remaining dice; a value whose stack is exhausted does nothing, unless the Dark
    Lord attacks himself (V-102, V-105).
    """
    options: dict[Option[Attack], None] = {}
    for value in s.attacks:
        if value == ANY:
            columns = [column for column in range(COLUMNS) if s.monster_stacks[column]]
        else:
            awake = s.monster_stacks[value - 1] or s.variant.level.lord_attacks
            columns = [value - 1] if awake else []
        for column in columns:
            for prey in preys(s, column):
                options[_option(value, column, prey)] = None
    return list(options)


def preys(s: Valeria, column: int) -> list[Citizen | Domain | None]:
    """V-103: one of the two citizens of the column; without any the domain; without that, None."""
    citizens: list[Citizen | Domain | None] = [
        stack[-1] for stack in (s.citizen_stacks[column], s.citizen_stacks[column + COLUMNS]) if stack
    ]
    if citizens:
        return citizens
    domains = s.domain_stacks[column]
    return [domains[-1]] if domains else [None]


@remember
def _option(value: int, column: int, prey: Citizen | Domain | None) -> Option[Attack]:
    return Option(f"attack/roll-{value}/column-{column + 1}/{prey.ref if prey else 'nothing'}", (value, column, prey))


def second_income(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-104: the same dice, the passive sides, also of citizens gained in this turn."""
    s.phase = "income"
    wishes = income.collect(s, dealer, ME, False)
    return income.decide(s, dealer, ME, wishes) if wishes else None


# -- The ends ---------------------------------------------------------------------------------------------------------
def check_end(s: Valeria, dealer: Dealer) -> bool:
    """V-106: checked after every action and every attack; no monster left is looked at first."""
    if centre.are_all_slain(s):
        _finish(s, "slain")
    elif centre.are_enough_exhausted(s):
        _finish(s, "points")
    else:
        return False
    return True


def _finish(s: Valeria, verdict: str) -> None:
    s.verdict = verdict
    s.agenda.clear()
    s.then("score")


def close_solo(s: Valeria, dealer: Dealer) -> None:
    s.phase = "end"
    if not check_end(s, dealer):
        s.then("begin_turn")
