"""The four actions: gain, slay, recruit, build (V-44 to V-58)."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat, do
from ..events import CitizenRecruited, DomainBuilt, MonsterSlain, ResourceGained, TokensGained
from ..grammar import GOLD, MAGIC, STRENGTH, Effects, bundle
from ..pieces import Citizen, Domain, Monster, Valeria
from . import centre
from .paying import Purchase
from .resolving import perform


# -- Gain a resource --------------------------------------------------------------------------------------------------
def gain(s: Valeria, dealer: Dealer, seat: Seat, purchase: Purchase) -> None:
    """V-54"""
    have = s.have[seat]
    have[GOLD] += purchase.gold
    have[STRENGTH] += purchase.strength
    have[MAGIC] += purchase.magic
    dealer.tell(_resource_gained, seat, purchase)


def _resource_gained(seat: Seat, purchase: Purchase) -> ResourceGained:
    return ResourceGained(seat, bundle(purchase.gold, purchase.strength, purchase.magic))


def _pay(s: Valeria, seat: Seat, purchase: Purchase) -> None:
    have = s.have[seat]
    have[GOLD] -= purchase.gold
    have[STRENGTH] -= purchase.strength
    have[MAGIC] -= purchase.magic


# -- Slay a monster ---------------------------------------------------------------------------------------------------
def slay(s: Valeria, dealer: Dealer, seat: Seat, purchase: Purchase) -> Rule[None] | None:
    """V-48: pay, take the card and the gold on it, receive the reward, then abilities."""
    monster = purchase.card
    assert type(monster) is Monster
    _pay(s, seat, purchase)
    dealer.tell(_slain, seat, purchase)
    gold = centre.take_monster(s, centre.slot_of(s, monster))[GOLD]
    s.slain[seat].append(monster)
    if gold:
        s.have[seat][GOLD] += gold
        dealer.tell(TokensGained, seat, monster, f"gold-{gold}")
    rule = perform(s, dealer, seat, monster.reward, monster)
    owned = [domain for domain in s.estates[seat] if domain.slay]
    if not owned:
        return rule
    return _in_order(rule, [(domain, domain.slay) for domain in owned], s, dealer, seat)


def _slain(seat: Seat, purchase: Purchase) -> MonsterSlain:
    assert type(purchase.card) is Monster
    return MonsterSlain(seat, purchase.card, bundle(purchase.gold, purchase.strength, purchase.magic))


def _in_order(
    rule: Rule[None] | None, abilities: list[tuple[Domain, Effects]], s: Valeria, dealer: Dealer, seat: Seat
) -> Rule[None]:
    """Walk through a rule, then through the abilities that it triggers."""
    yield from do(rule)
    for domain, effect in abilities:
        yield from do(perform(s, dealer, seat, effect, domain))


# -- Recruit a citizen ------------------------------------------------------------------------------------------------
def recruit(s: Valeria, dealer: Dealer, seat: Seat, purchase: Purchase) -> Rule[None] | None:
    """V-53: pay, take the citizen, then abilities."""
    citizen = purchase.card
    assert type(citizen) is Citizen
    _pay(s, seat, purchase)
    dealer.tell(_recruited, seat, purchase)
    centre.take_citizen(s, dealer, citizen.place)
    centre.join(s, seat, citizen)
    return after_gaining(s, dealer, seat)


def _recruited(seat: Seat, purchase: Purchase) -> CitizenRecruited:
    assert type(purchase.card) is Citizen
    return CitizenRecruited(seat, purchase.card, bundle(purchase.gold, 0, purchase.magic))


def after_gaining(s: Valeria, dealer: Dealer, seat: Seat) -> Rule[None] | None:
    """V-53, V-57: abilities that watch for new citizens."""
    estates = s.estates[seat]
    if not estates:
        return None
    owned = [domain for domain in estates if domain.gain_citizen]
    if not owned:
        return None
    return _in_order(None, [(domain, domain.gain_citizen) for domain in owned], s, dealer, seat)


# -- Build a domain ---------------------------------------------------------------------------------------------------
def build(s: Valeria, dealer: Dealer, seat: Seat, purchase: Purchase) -> Rule[None]:
    """V-56: pay, put it beside the board, resolve what building it does, turn up the next one."""
    domain = purchase.card
    assert type(domain) is Domain
    _pay(s, seat, purchase)
    dealer.tell(_built, seat, purchase)
    column = next(i for i, stack in enumerate(s.domain_stacks) if stack and stack[-1] is domain)
    centre.take_domain(s, column)
    s.estates[seat].append(domain)
    yield from do(perform(s, dealer, seat, domain.build, domain))
    centre.turn_domain(s, dealer, column)


def _built(seat: Seat, purchase: Purchase) -> DomainBuilt:
    assert type(purchase.card) is Domain
    return DomainBuilt(seat, purchase.card, bundle(purchase.gold, 0, purchase.magic))


ACTIONS = {"gain": gain, "slay": slay, "recruit": recruit, "build": build}
