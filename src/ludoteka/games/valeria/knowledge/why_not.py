"""Reasons why a card of the centre cannot be chosen now."""

from __future__ import annotations

from ....kernel import Seat, Why
from ..grammar import GOLD, MAGIC, ROLES, STRENGTH
from ..pieces import FIRST_DOMAIN, SLOTS, Citizen, Domain, Monster, Valeria
from ..rules import centre
from ..rules.paying import price_and_missing

_TOP = {Monster: "V-47", Citizen: "V-51", Domain: "V-55"}


def why_not(s: Valeria, seat: Seat, reference: str) -> Why | None:
    """The reason why this seat cannot slay, recruit or build the card now; None if it can, or if it is no such card."""
    card = _card(s, reference)
    if card is None:
        return None
    about = {"card": reference}
    slot = _slot(s, card)
    if slot is None:
        return Why("why-not-on-top" if _lies_below(s, card) else "why-not-in-centre", about, _TOP[type(card)])
    if seat != s.active:
        return Why("why-not-your-turn", about, "V-21")
    if s.phase != "action":
        return Why("why-not-now", about, "V-40")
    return _too_dear(s, seat, slot, card)


def _card(s: Valeria, reference: str) -> Monster | Citizen | Domain | None:
    """A card by its reference, if it is one that lies in the centre."""
    content = s.variant.content
    monsters = {monster for area in s.variant.columns for monster in content.monsters[area][s.variant.seats == 5]}
    cards: list[Monster | Citizen | Domain] = [*monsters, *content.events, *content.citizens, *content.domains]
    return next((card for card in cards if card.ref == reference), None)


def _slot(s: Valeria, card: Monster | Citizen | Domain) -> int | None:
    """The slot on whose top the card lies face up."""
    for slot in range(SLOTS):
        stack = centre.stack_of(s, slot)
        if stack and stack[-1] is card and slot - FIRST_DOMAIN not in s.unturned:
            return slot
    return s.covers.index(card) if isinstance(card, Monster) and card in s.covers else None


def _lies_below(s: Valeria, card: Monster | Citizen | Domain) -> bool:
    """Does the card lie face up under another one? Face-down cards are never reported."""
    if isinstance(card, Monster):
        return any(card in stack for stack in s.monster_stacks)
    if isinstance(card, Citizen):
        visible = s.cards_seen[card.place] if s.variant.random else SLOTS
        return card in s.citizen_stacks[card.place][-visible:]
    return False


def _too_dear(s: Valeria, seat: Seat, slot: int, card: Monster | Citizen | Domain) -> Why | None:
    price, missing = price_and_missing(s, slot, card, seat)
    have = s.have[seat]
    roles = missing.get("roles")
    if roles:
        role = next(iter(roles))
        own = s.roles[seat][ROLES.index(role)]
        about = {"card": card.ref, "symbols": f"symbol-{role}-{own + roles[role]}", "own": own}
        return Why("why-missing-role", about, "V-55")
    if "magic" in missing:
        about = {"card": card.ref, "price": price[MAGIC], "missing": missing["magic"]}
        return Why("why-missing-magic", about, "V-46")
    for track, name, rule in ((GOLD, "gold", "V-45"), (STRENGTH, "strength", "V-46")):
        if name in missing:
            about = {"card": card.ref, "price": price[track], "missing": missing[name]}
            real = not have[track] and have[MAGIC] - price[MAGIC] >= price[track] - 1
            return Why(f"why-needs-real-{name}", about, "V-44") if real else Why(f"why-missing-{name}", about, rule)
    return None
