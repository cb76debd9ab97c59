"""The action phase: slay, recruit, gain, build (V-39 to V-58)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat, do
from ..grammar import Effects
from ..pieces import Domain, Valeria
from ..prompts import About, Prompt
from . import centre, solo
from .paying import Purchase, purchases
from .purchases import ACTIONS
from .resolving import ORDER, perform


class AboutAct(About):
    action: int  # 1 or 2


ACT = Prompt("act", "V-40", "centre", listed=False, about=AboutAct)


def begin_actions(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-39: abilities of the start of the action phase."""
    s.phase, s.action = "action", 1
    owned = [domain for domain in s.estates[s.active] if domain.action_start]
    return _use_all(s, dealer, [(domain, domain.action_start) for domain in owned]) if owned else None


def act(s: Valeria, dealer: Dealer, number: int) -> Rule[None]:
    """V-40: one action, completely; then exhausted slots (V-42)."""
    seat = s.active
    s.action = number
    purchase: Purchase = yield ACT.to(seat, purchases(s, seat), action=number)
    yield from do(ACTIONS[purchase.verb](s, dealer, seat, purchase))
    if s.gaps:
        centre.settle(s, dealer)
    if s.variant.solo:
        solo.check_end(s, dealer)


def end_actions(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-43: abilities of the end of the action phase, those of domains built this turn included."""
    owned = [domain for domain in s.estates[s.active] if domain.action_end]
    return _use_all(s, dealer, [(domain, domain.action_end) for domain in owned]) if owned else None


def _use_all(s: Valeria, dealer: Dealer, abilities: list[tuple[Domain, Effects]]) -> Rule[None]:
    """V-22: what asks nothing first; of the others the player picks the order."""
    seat = s.active
    for domain, effect in [ability for ability in abilities if not _asks(ability[1])]:
        perform(s, dealer, seat, effect, domain)
    left = [ability for ability in abilities if _asks(ability[1])]
    while left:
        left = [ability for ability in left if _possible(s, seat, ability)]
        at = 0
        if len(left) > 1:
            at = yield from ORDER.ask(seat, [Option(f"use/{source.ref}", i) for i, (source, _) in enumerate(left)])
        if left:
            domain, effect = left.pop(at)
            yield from do(perform(s, dealer, seat, effect, domain))


def _asks(effect: Effects) -> bool:
    return any(part.asks for part in effect)


def _possible(s: Valeria, seat: Seat, ability: tuple[Domain, Effects]) -> bool:
    """True if there is anything to do; taking needs an opponent with something to take."""
    domain, parts = ability
    return any(part.possible(s, seat, domain) for part in parts)
