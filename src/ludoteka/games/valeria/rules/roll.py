"""The roll phase: dice, domains that change them, hostile events (V-24 to V-27, V-111)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat, do, remember
from ..effects.dice import DieEffect
from ..effects.trading import Exchange
from ..events import DiceRolled, DieChanged, EventStruck, TurnBegan
from ..grammar import NOTHING, Amounts, bundle
from ..pieces import Domain, Monster, Valeria
from ..prompts import About, Prompt
from . import centre
from .resolving import ORDER, perform


class AboutDice(About):
    dice: tuple[int, int]


DICE = Prompt("dice", "V-25", "own", about=AboutDice)


def begin_turn(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-21: a turn is roll, income, actions, end; V-24: the active player rolls both dice."""
    variant, seat = s.variant, s.active
    s.turn += 1
    s.phase = "roll"
    s.action = 0
    dealer.tell(TurnBegan, seat, s.turn, resting(s))
    s.dice = [dealer.roll(6), dealer.roll(6)]
    dealer.reveal(DiceRolled, seat, s.dice[0], s.dice[1])
    s.then(*(SOLO_TURN if variant.solo else TURN))
    if variant.events:
        s.then("omens")
    if s.estates[seat] and any([domain.roll for domain in s.estates[seat]]):
        s.used = []
        s.then("change_dice")
    return pay_pair(s, dealer)


TURN = ("take_first", "income", "begin_actions", ("act", 1), ("act", 2), "end_actions", "close")
SOLO_TURN = (*TURN[:-1], "monsters", "attack", "second_income", "close_solo")


def resting(s: Valeria) -> Seat | None:
    """V-92: with five players the one to the right of the active player."""
    return Seat((s.active - 1) % 5) if s.variant.seats == 5 else None


@remember
def odds(numbers: tuple[int, ...]) -> float:
    """Activations per roll on average: each die and their sum (V-29)."""
    rolls = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    return sum(value in numbers for first, second in rolls for value in (first, second, first + second)) / 36


def pay_pair(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-26, V-86: abilities that watch for a pair, of everybody in play."""
    if s.dice[0] != s.dice[1]:
        return None
    watching = [
        (player, domain) for player in s.variant.in_play[s.active] for domain in s.estates[player] if domain.doubles
    ]
    return _pay_pair(s, dealer, watching) if watching else None


def _pay_pair(s: Valeria, dealer: Dealer, watching: list[tuple[Seat, Domain]]) -> Rule[None]:
    for seat, domain in watching:
        yield from do(perform(s, dealer, seat, domain.doubles, domain))


# -- Changing dice ----------------------------------------------------------------------------------------------------
def change_dice(s: Valeria, dealer: Dealer) -> Rule[None]:
    """V-25: each ability once, in any order, until the player announces the result (V-27)."""
    seat = s.active
    while True:
        options = changes(s, seat)
        if not options:
            return
        change = yield from DICE.ask(seat, [*options, ANNOUNCE], dice=tuple(s.dice))
        if change is None:
            return
        domain, die, value, price = change
        for track, amount in enumerate(price):
            s.have[seat][track] -= amount
        s.dice[die] = value
        s.used.append(domain)
        dealer.tell(DieChanged, seat, domain, die + 1, value, bundle(*price))
        yield from do(pay_pair(s, dealer))


Change = tuple[Domain, int, int, Amounts]  # by which domain, which die, its new value, the price
ANNOUNCE: Option[Change | None] = Option("announce", None)


def changes(s: Valeria, seat: Seat) -> list[Option[Change | None]]:
    """Unused abilities that are affordable and change a die (V-25, V-74, V-87)."""
    options: list[Option[Change | None]] = []
    first, second = s.dice
    for domain in s.estates[seat]:
        if domain in s.used:
            continue
        for effect in domain.roll:
            price, inner = (effect.price(s, seat), effect.then[0]) if type(effect) is Exchange else (NOTHING, effect)
            assert isinstance(inner, DieEffect)
            if any(own < amount for own, amount in zip(s.have[seat], price, strict=True)):
                continue
            for die, value in enumerate((first,) if first == second else (first, second)):
                new = inner.turned(value)
                if new != value:
                    options.append(_change(domain, die, new, price))
    return options


@remember
def _change(domain: Domain, die: int, value: int, price: Amounts) -> Option[Change | None]:
    return Option(f"change/{domain.ref}/die-{die + 1}", (domain, die, value, price))


# -- Hostile events ---------------------------------------------------------------------------------------------------
def omens(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-111: events whose number is among the announced values, each once, in the order the player likes."""
    first, second = s.dice
    struck = [event for event in centre.face_up_events(s) if event.number in (first, second, first + second)]
    return _strike(s, dealer, struck) if struck else None


def _strike(s: Valeria, dealer: Dealer, struck: list[Monster]) -> Rule[None]:
    seat = s.active
    while struck:
        at = 0
        if len(struck) > 1:
            at = yield from ORDER.ask(seat, [Option(f"use/{event.ref}", i) for i, event in enumerate(struck)])
        event = struck.pop(at)
        dealer.tell(EventStruck, event)
        yield from do(perform(s, dealer, seat, event.instruction, event))
