"""Action phase, exhausted places and the end of the game (V-39 to V-64, V-106, V-109, V-114)."""

from __future__ import annotations

from tests.referees.running import object_to, same

from .box import BY_KIND, abilities, amounts_text, read_amounts
from .centre import BARE, EXHAUSTED, Piece
from .effects import citizen_comes, resolve, reveal_domain, slay, slay_keys, steal, steal_keys, trigger
from .script import Match, Over, Script, options


def begin_actions(match: Match) -> Script[None]:
    """V-39."""
    yield from trigger(match, match.active, "action_start")


def actions(match: Match, first: int = 1) -> Script[None]:
    """V-40, V-42, V-43: two actions, or those that are left of them."""
    match.phase = "action"
    for _ in range(first, 3):
        yield from _act(match)
        exhaust(match)
    yield from _action_end(match)


def act_keys(match: Match) -> list[str]:
    """V-40, V-45: everything that can be done, in every way it can be paid for."""
    duchy, centre = match.duchies[match.active], match.centre
    keys = slay_keys(match, match.active)
    for name in centre.citizens():
        keys += [f"recruit/{name}/{amounts_text(way)}" for way in duchy.splits("gold", duchy.price_of_citizen(name))]
    for stack in centre.row("domains"):
        if stack.top and duchy.has_roles_for(stack.top):
            ways = duchy.splits("gold", duchy.price_of_domain(stack.top))
            keys += [f"build/{stack.top}/{amounts_text(way)}" for way in ways]
    return [*keys, "gain/gold-1", "gain/strength-1", "gain/magic-1"]


def _act(match: Match) -> Script[None]:
    seat, duchy = match.active, match.duchies[match.active]
    _, key = yield {seat: options("act", "V-40, V-45: one of the four actions", act_keys(match))}
    verb, *rest = key.split("/")
    if verb == "gain":
        match.read("V-54: gain a resource", "ResourceGained", seat=f"p{seat}", what=rest[0])
        duchy.gain(read_amounts(rest[0]))
        return
    name, paid = rest
    if verb == "slay":
        yield from slay(match, seat, name, paid)
        return
    if verb == "recruit":
        match.read("V-53: the citizen is recruited", "CitizenRecruited", seat=f"p{seat}", citizen=name, paid=paid)
        duchy.pay(read_amounts(paid))
        yield from citizen_comes(match, seat, name)
        return
    match.read("V-56: the domain is built", "DomainBuilt", seat=f"p{seat}", domain=name, paid=paid)
    duchy.pay(read_amounts(paid))
    stack = match.centre.stack_with("domains", name)
    match.centre.leave(stack)
    duchy.domains.append(name)
    for printed in abilities(name, "build"):
        yield from resolve(match, seat, name, printed)
    reveal_domain(match, stack.slot)


def exhaust(match: Match) -> None:
    """V-59, V-60, V-109, V-114: places that became empty are covered, in this order; alone the game may end."""
    centre, emptied, match.centre.emptied = match.centre, match.centre.emptied, []
    for slot in emptied:
        stack = centre.stacks[slot]
        replaced = slot in centre.replaced
        facts = {"slot": slot, "stack": stack.title, "count": centre.empty(), "limit": match.limit}
        if not replaced and (centre.hostile_known or centre.hostile_left):
            event = match.read("V-109: the top of the deck is a hostile event", "HostileEventCame", **facts)
            _hostile(match, event["card"])
            stack.cover = Piece(event["card"])
            continue
        if not replaced:  # it was exhausted before: nothing is told
            match.read("V-59: the place is exhausted", "StackExhausted", **facts)
        stack.cover = Piece(EXHAUSTED if centre.marks else BARE)
        centre.marks -= bool(centre.marks)
    centre.replaced.clear()
    if match.solo:
        solo_end(match)


def _hostile(match: Match, name: str) -> None:
    centre = match.centre
    if centre.hostile_known:
        same("V-61: the event that was put back", name, centre.hostile_known.pop(0))
        return
    centre.hostile_left -= 1
    if name not in BY_KIND["event"] or name in centre.hostile_seen:
        object_to("V-108: one of the six events, each once", name, f"not {centre.hostile_seen}")
    centre.hostile_seen.add(name)
    agreed = match.chosen_events
    strangers = sum(event not in agreed for event in centre.hostile_seen)
    if agreed and strangers > max(0, match.seats - len(agreed)):
        object_to("V-108: the events that were agreed on are in the deck", centre.hostile_seen, agreed)


def _action_end(match: Match) -> Script[None]:
    """V-43, D-19."""
    due = {
        f"use/{domain}": (domain, printed[0])
        for domain in match.duchies[match.active].domains
        for printed in abilities(domain, "action_end")
        if steal_keys(match, domain, printed[0])
    }
    while due:
        key = yield from match.decide(match.active, "order", "V-22, V-43: the order of the abilities", list(due))
        domain, effect = due.pop(key)
        yield from steal(match, match.active, domain, effect)


def solo_end(match: Match) -> None:
    """V-106, VA-20."""
    if not match.centre.monsters():
        raise Over("monsters")
    if match.centre.exhausted() >= match.limit:
        raise Over("exhausted")


def close(match: Match) -> bool:
    """V-62, V-63: is this the last turn?"""
    reasons = []
    if not match.centre.monsters():
        reasons.append("end-monsters")
    if not any(stack.cards for stack in match.centre.row("domains")):
        reasons.append("end-domains")
    if match.centre.exhausted() >= match.limit:
        reasons.append("end-exhausted")
    if reasons and not match.ending:
        event = match.read("V-62: the end is triggered", "EndTriggered", seat=f"p{match.active}")
        if event["reason"] not in reasons:
            object_to("V-62: why the end is triggered", event["reason"], reasons)
        match.ending = True
    return match.ending and (match.active + 1) % match.seats == match.first
