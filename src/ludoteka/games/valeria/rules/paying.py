"""The purchases a player can pay for, as options made once and cached for search."""

from __future__ import annotations

from typing import Any

from ....kernel import Option, Seat, piece, remember
from ..grammar import GOLD, MAGIC, ROLES, STRENGTH, bundle
from ..pieces import Citizen, Domain, Monster, Valeria
from .centre import targets, tokens_on


@piece
class Purchase:
    """One of the four actions with its target and its price (V-40)."""

    verb: str
    card: Monster | Citizen | Domain | None
    gold: int
    strength: int
    magic: int


GAINS = tuple(
    Option(f"gain/{bundle(*amounts)}", Purchase("gain", None, *amounts))
    for amounts in ((1, 0, 0), (0, 1, 0), (0, 0, 1))
)  # V-54
PASS: Option[None] = Option("pass", None)


@remember
def splits(verb: str, card: Monster | Citizen | Domain, real: int, extra: int = 0) -> tuple[Option[Purchase], ...]:
    """V-44 to V-46: every split of `real` gold or strength and magic, `extra` magic on top; least magic first.

    Each pays one real piece less than the one before it, the last pays one. So what a payer has cuts a slice out of
    them: as many as he lacks of `real` are missing at the beginning, and those with more magic than he has at the end.
    """
    options = []
    for n in range(real, 0, -1):
        rest = real + extra - n
        gold, strength = (0, n) if verb == "slay" else (n, 0)
        purchase = Purchase(verb, card, gold, strength, rest)
        options.append(Option(f"{verb}/{card.ref}/{bundle(gold, strength, rest)}", purchase))
    return tuple(options)


# -- Slaying ----------------------------------------------------------------------------------------------------------
def slays(s: Valeria, seat: int) -> list[Option[Purchase]]:
    """V-47: every monster that can be paid for."""
    options: list[Option[Purchase]] = []
    have = s.have[seat]
    own, magic = have[STRENGTH], have[MAGIC]
    if not own:
        return options
    for slot, monster in targets(s):
        strength, extra = price_to_slay(s, slot, monster)
        if strength + extra <= own + magic and extra <= magic:
            lack = strength - own if own < strength else 0
            options += splits("slay", monster, strength, extra)[lack : magic - extra + 1]
    return options


def price_to_slay(s: Valeria, slot: int, monster: Monster) -> tuple[int, int]:
    """Strength and magic, tokens included (V-112)."""
    if not s.tokens:
        return monster.strength, monster.magic
    lying = tokens_on(s, slot)
    return monster.strength + lying[STRENGTH], monster.magic + lying[MAGIC]


# -- Recruiting -------------------------------------------------------------------------------------------------------
def recruits(s: Valeria, seat: int) -> list[Option[Purchase]]:
    """V-51: every citizen on top of a stack that can be paid for."""
    options: list[Option[Purchase]] = []
    have = s.have[seat]
    gold, magic = have[GOLD], have[MAGIC]
    if not gold:
        return options
    copies = counted_copies(s, seat)
    both = gold + magic
    for stack in s.citizen_stacks:
        if stack:
            citizen = stack[-1]
            price = price_to_recruit(citizen, copies)
            if price <= both:
                lack = price - gold if gold < price else 0
                options += splits("recruit", citizen, price)[lack : magic + 1]
    return options


def counted_copies(s: Valeria, seat: int) -> list[int] | None:
    """The citizens that raise this seat's prices, by index; None if a domain spares it the surcharge (V-52)."""
    estates = s.estates[seat]
    return None if estates and any([domain.flat for domain in estates]) else s.citizens[seat]


def price_to_recruit(citizen: Citizen, copies: list[int] | None) -> int:
    """V-51: the base cost and, unless `copies` is None, one for every card of the same name, starters included."""
    return citizen.cost if copies is None else citizen.cost + citizen.kin + copies[citizen.index]


# -- Building ---------------------------------------------------------------------------------------------------------
def builds(s: Valeria, seat: int) -> list[Option[Purchase]]:
    """V-55: every face-up domain whose roles the duchy has and that can be paid for."""
    options: list[Option[Purchase]] = []
    have = s.have[seat]
    gold, magic = have[GOLD], have[MAGIC]
    if not gold:
        return options
    mine = s.roles[seat]
    discount = building_discount(s, seat)
    both = gold + magic
    for stack in s.domain_stacks:
        if stack:
            domain = stack[-1]
            price = price_to_build(domain, discount)
            if price <= both and not lacks_roles(domain, mine):
                lack = price - gold if gold < price else 0
                options += splits("build", domain, price)[lack : magic + 1]
    return options


def building_discount(s: Valeria, seat: int) -> int:
    """V-89: gold off the cost of domains."""
    estates = s.estates[seat]
    return sum([domain.discount for domain in estates]) if estates else 0


def price_to_build(domain: Domain, discount: int) -> int:
    """V-56, V-89: less with a discount, but at least one gold."""
    price = domain.cost - discount
    return price if price > 1 else 1


def lacks_roles(domain: Domain, roles: list[int]) -> bool:
    """V-55: does the domain need more citizens of some role than these?"""
    worker, soldier, shadow, holy = domain.roles
    return roles[0] < worker or roles[1] < soldier or roles[2] < shadow or roles[3] < holy


# -- Everything -------------------------------------------------------------------------------------------------------
def purchases(s: Valeria, seat: int) -> list[Option[Purchase]]:
    """V-40: everything the active player can do with an action. Gaining a resource is always possible."""
    return [*slays(s, seat), *recruits(s, seat), *builds(s, seat), *GAINS]


# -- What is missing ---------------------------------------------------------------------------------------------------
def price_and_missing(
    s: Valeria, slot: int, card: Monster | Citizen | Domain, seat: Seat | None
) -> tuple[list[int], dict[str, Any]]:
    """The price for this seat, and what it lacks of it; magic stands in, but one real piece must be paid (V-44)."""
    price = [0, 0, 0, 0]
    if isinstance(card, Monster):
        price[STRENGTH], price[MAGIC] = price_to_slay(s, slot, card)
    elif seat is None:
        price[GOLD] = card.cost
    elif isinstance(card, Citizen):
        price[GOLD] = price_to_recruit(card, counted_copies(s, seat))
    else:
        price[GOLD] = price_to_build(card, building_discount(s, seat))
    if seat is None:
        return price, {}
    have = s.have[seat]
    missing: dict[str, Any] = {}
    real = STRENGTH if isinstance(card, Monster) else GOLD
    name = ("gold", "strength")[real == STRENGTH]
    if have[MAGIC] < price[MAGIC]:
        missing["magic"] = price[MAGIC] - have[MAGIC]
    spare = max(have[MAGIC] - price[MAGIC], 0)
    lack = max(price[real] - have[real] - spare, 0 if have[real] else 1)
    if lack > 0:
        missing[name] = lack
    if isinstance(card, Domain) and lacks_roles(card, s.roles[seat]):
        owned = zip(ROLES, card.roles, s.roles[seat], strict=True)
        missing["roles"] = {role: needed - own for role, needed, own in owned if needed > own}
    return price, missing
