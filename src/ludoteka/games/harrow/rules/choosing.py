"""Asking a faction's player: a question, or for one of several things or none of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ....kernel import Option, Rule, Seat, choose
from ....kernel.asking import Offer
from ..pieces import FIGURES
from ..state import Harrow

T = TypeVar("T")
DONE: Option[Any] = Option("done", None)


def ask(s: Harrow, faction: int, prompt: str, options: Offer[T], *, rule: str, **about: Any) -> Rule[T]:
    """Put a question to the faction's player; the state knows which, so that it can say why a thing is not offered."""
    s.question, s.asked = prompt, s.who[faction]
    return choose(Seat(s.who[faction]), prompt, options, rule=rule, **about)


def swapped(s: Harrow, make: Callable[[], Sequence[Option[Any]]]) -> list[Any]:
    """What the options would mean if the other figure were the goblin."""
    s.kammi.goblin = sum(FIGURES) - s.kammi.goblin
    values = [option.value for option in make()]
    s.kammi.goblin = sum(FIGURES) - s.kammi.goblin
    return values


def pick(
    s: Harrow, faction: int, prompt: str, offered: Offer[Any], *, rule: str, secret: bool = False, **about: Any
) -> Rule[Any]:
    """Ask the faction's player for one of the options; None if it declines or there is nothing to pick.

    With `secret`, what is allowed depends on which figure is the goblin: the question is put whenever either figure
    would allow something, and an answer that only the true goblin allows is remembered as told (H-183).
    """
    make = offered if callable(offered) else lambda: offered
    options = make()
    veiled = secret and not s.kammi.deduced
    if len(options) < 2 and options[0] is DONE and not (veiled and len(swapped(s, make)) > 1):
        return None
    chosen = yield from ask(s, faction, prompt, make if secret else options, rule=rule, **about)
    if veiled and chosen not in swapped(s, make):
        s.kammi.deduced = True
    return chosen
