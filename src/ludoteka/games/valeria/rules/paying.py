"""What a player can do and how he can pay for it: ready-made options, because search asks for them all the time."""

from __future__ import annotations

from typing import Any

from ....kernel import Option, Seat, piece, remember
from ..grammar import GOLD, MAGIC, ROLES, STRENGTH, bundle
from ..pieces import Citizen, Domain, Monster, Valeria
from .centre import targets, tokens_on


@piece
class Deed:
    """One of the four actions with its target and its price (V-40)."""

    verb: str
    card: Monster | Citizen | Domain | None
    gold: int
    strength: int
    magic: int


GAINS = tuple(
    Option(f"gain/{bundle(*amounts)}", Deed("gain", None, *amounts)) for amounts in ((1, 0, 0), (0, 1, 0), (0, 0, 1))
)  # V-54
PASS: Option[None] = Option("pass", None)


@remember
def payments(
    verb: str, card: Monster | Citizen | Domain, real: int, extra: int, own: int, magic: int
) -> tuple[Option[Deed], ...]:
    """V-44 to V-46: every split of `real` gold or strength and magic, `extra` magic on top; least magic first.

    `own` and `magic` are what the payer has, as far as the price goes.
    """
    options = []
    for n in range(min(real, own), max(1, real + extra - magic) - 1, -1):
        rest = real + extra - n
        gold, strength = (0, n) if verb == "slay" else (n, 0)
        deed = Deed(verb, card, gold, strength, rest)
        options.append(Option(f"{verb}/{card.ref}/{bundle(gold, strength, rest)}", deed))
    return tuple(options)


# -- Slaying ----------------------------------------------------------------------------------------------------------
def slays(s: Valeria, seat: int) -> list[Option[Deed]]:
    """V-47: every monster that can be paid for."""
    options: list[Option[Deed]] = []
    have = s.have[seat]
    own, magic = have[STRENGTH], have[MAGIC]
    if not own:
        return options
    for slot, monster in targets(s):
        strength, extra = price_to_slay(s, slot, monster)
        total = strength + extra
        if total <= own + magic and extra <= magic:
            options += payments("slay", monster, strength, extra, min(own, strength), min(magic, total))
    return options


def price_to_slay(s: Valeria, slot: int, monster: Monster) -> tuple[int, int]:
    """Strength and magic, tokens included (V-112)."""
    if not s.tokens:
        return monster.strength, monster.magic
    lying = tokens_on(s, slot)
    return monster.strength + lying[STRENGTH], monster.magic + lying[MAGIC]


# -- Recruiting -------------------------------------------------------------------------------------------------------
def recruits(s: Valeria, seat: int) -> list[Option[Deed]]:
    """V-51: every citizen on top of a stack that can be paid for."""
    options: list[Option[Deed]] = []
    have = s.have[seat]
    gold, magic = have[GOLD], have[MAGIC]
    if not gold:
        return options
    flat = recruits_flat(s, seat)
    for stack in s.citizen_stacks:
        if stack:
            price = price_to_recruit(s, seat, stack[-1], flat)
            if price <= gold + magic:
                options += payments("recruit", stack[-1], price, 0, min(gold, price), min(magic, price))
    return options


def recruits_flat(s: Valeria, seat: int) -> bool:
    """V-52: does a domain spare this seat the surcharge?"""
    return any([domain.flat for domain in s.estates[seat]])


def price_to_recruit(s: Valeria, seat: int, citizen: Citizen, flat: bool) -> int:
    """V-51, V-52: base cost and, unless `flat`, one for every card of the same name, starters included."""
    return citizen.cost if flat else citizen.cost + citizen.kin + s.citizens[seat][citizen.index]


# -- Building ---------------------------------------------------------------------------------------------------------
def builds(s: Valeria, seat: int) -> list[Option[Deed]]:
    """V-55: every face-up domain whose roles the duchy has and that can be paid for."""
    options: list[Option[Deed]] = []
    have = s.have[seat]
    gold, magic = have[GOLD], have[MAGIC]
    if not gold:
        return options
    mine = s.roles[seat]
    discount = building_discount(s, seat)
    for stack in s.domain_stacks:
        if stack:
            price, needed = price_to_build(stack[-1], discount), stack[-1].roles
            has_roles = mine[0] >= needed[0] and mine[1] >= needed[1] and mine[2] >= needed[2] and mine[3] >= needed[3]
            if price <= gold + magic and has_roles:
                options += payments("build", stack[-1], price, 0, min(gold, price), min(magic, price))
    return options


def building_discount(s: Valeria, seat: int) -> int:
    """V-89: gold off the cost of domains."""
    return sum([domain.discount for domain in s.estates[seat]])


def price_to_build(domain: Domain, discount: int) -> int:
    """V-56, V-89: less with a discount, but at least one gold."""
    return max(domain.cost - discount, 1)


# -- Everything -------------------------------------------------------------------------------------------------------
def deeds(s: Valeria, seat: int) -> list[Option[Deed]]:
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
        price[GOLD] = price_to_recruit(s, seat, card, recruits_flat(s, seat))
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
    if isinstance(card, Domain):
        roles = {ROLES[r]: n - s.roles[seat][r] for r, n in enumerate(card.roles) if n > s.roles[seat][r]}
        missing |= {"roles": roles} if roles else {}
    return price, missing
