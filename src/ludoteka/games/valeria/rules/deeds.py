"""The four actions: gain, slay, recruit, build (V-44 to V-58)."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat, do
from ..events import CitizenRecruited, DomainBuilt, MonsterSlain, ResourceGained, TokensGained
from ..grammar import GOLD, MAGIC, STRENGTH, Effects, bundle
from ..pieces import Citizen, Domain, Monster, Valeria
from . import centre
from .paying import Deed
from .resolving import perform


# -- Gain a resource --------------------------------------------------------------------------------------------------
def gain(s: Valeria, dealer: Dealer, seat: Seat, deed: Deed) -> None:
    """V-54"""
    have = s.have[seat]
    have[GOLD] += deed.gold
    have[STRENGTH] += deed.strength
    have[MAGIC] += deed.magic
    dealer.tell(_resource_gained, seat, deed)


def _resource_gained(seat: Seat, deed: Deed) -> ResourceGained:
    return ResourceGained(seat, bundle(deed.gold, deed.strength, deed.magic))


def _pay(s: Valeria, seat: Seat, deed: Deed) -> None:
    have = s.have[seat]
    have[GOLD] -= deed.gold
    have[STRENGTH] -= deed.strength
    have[MAGIC] -= deed.magic


# -- Slay a monster ---------------------------------------------------------------------------------------------------
def slay(s: Valeria, dealer: Dealer, seat: Seat, deed: Deed) -> Rule[None] | None:
    """V-48: pay, take the card and the gold on it, receive the reward, then abilities."""
    monster = deed.card
    assert type(monster) is Monster
    _pay(s, seat, deed)
    dealer.tell(_slain, seat, deed)
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


def _slain(seat: Seat, deed: Deed) -> MonsterSlain:
    assert type(deed.card) is Monster
    return MonsterSlain(seat, deed.card, bundle(deed.gold, deed.strength, deed.magic))


def _in_order(
    rule: Rule[None] | None, abilities: list[tuple[Domain, Effects]], s: Valeria, dealer: Dealer, seat: Seat
) -> Rule[None]:
    """A rule, then what abilities add to it."""
    yield from do(rule)
    for domain, effect in abilities:
        yield from do(perform(s, dealer, seat, effect, domain))


# -- Recruit a citizen ------------------------------------------------------------------------------------------------
def recruit(s: Valeria, dealer: Dealer, seat: Seat, deed: Deed) -> Rule[None] | None:
    """V-53: pay, take the citizen, then abilities."""
    citizen = deed.card
    assert type(citizen) is Citizen
    _pay(s, seat, deed)
    dealer.tell(_recruited, seat, deed)
    centre.take_citizen(s, dealer, citizen.place)
    centre.join(s, seat, citizen)
    return after_gaining(s, dealer, seat)


def _recruited(seat: Seat, deed: Deed) -> CitizenRecruited:
    assert type(deed.card) is Citizen
    return CitizenRecruited(seat, deed.card, bundle(deed.gold, 0, deed.magic))


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
def build(s: Valeria, dealer: Dealer, seat: Seat, deed: Deed) -> Rule[None]:
    """V-56: pay, put it beside the board, resolve what building it does, turn up the next one."""
    domain = deed.card
    assert type(domain) is Domain
    _pay(s, seat, deed)
    dealer.tell(_built, seat, deed)
    column = next(i for i, stack in enumerate(s.domain_stacks) if stack and stack[-1] is domain)
    centre.take_domain(s, column)
    s.estates[seat].append(domain)
    yield from do(perform(s, dealer, seat, domain.build, domain))
    centre.turn_domain(s, dealer, column)


def _built(seat: Seat, deed: Deed) -> DomainBuilt:
    assert type(deed.card) is Domain
    return DomainBuilt(seat, deed.card, bundle(deed.gold, 0, deed.magic))


DEEDS = {"gain": gain, "slay": slay, "recruit": recruit, "build": build}
