"""The view of a seat, in the shape that `contract.py` describes."""

from __future__ import annotations

from typing import Any

from ....kernel import Seat
from ..contract import (
    Change,
    Ending,
    Exhausted,
    Group,
    Held,
    Lord,
    Me,
    Pay,
    Player,
    Points,
    Result,
    Row,
    Side,
    Slot,
    View,
)
from ..effects.gaining import Gain
from ..grammar import NOTHING, ROLES, bundle, plus, times
from ..pieces import COLUMNS, FIRST_CITIZEN, FIRST_DOMAIN, SLOTS, Monster, Valeria
from ..rules import centre, scoring
from ..rules.paying import price_and_missing
from ..rules.roll import changes, odds, resting
from ..rules.solo import ANY, LORD
from .catalogue import amounts


# -- The view ---------------------------------------------------------------------------------------------------------
def view(s: Valeria, seat: Seat | None) -> View:
    """The view of this seat; None is a spectator."""
    variant = s.variant
    rolled = s.dice[0] > 0
    shown: View = {
        "seat": seat,
        "seats": variant.seats,
        "solo": variant.solo,
        "level": variant.level.ref if variant.solo else None,
        "variant": {
            "random": variant.random,
            "dukes": variant.dukes,
            "events": variant.events,
            "areas": list(variant.columns),
        },
        "phase": s.phase,
        "turn": s.turn,
        "actions": {"now": s.action if s.phase == "action" else 0, "of": variant.content.actions},
        "active": s.active,
        "first": s.first,
        "resting": resting(s),
        "dice": list(s.dice) if rolled else None,
        "values": [*s.dice, sum(s.dice)] if rolled else [],
        "changes": _changes(s) if s.phase == "roll" else [],
        "used": [domain.ref for domain in s.used] if s.phase == "roll" else [],
        "market": [_slot(s, slot, seat) for slot in range(SLOTS)] if s.turn or s.phase != "setup" or _laid(s) else [],
        "exhausted": _exhausted(s),
        "ending": _ending(s),
        "players": [_player(s, who, seat) for who in range(variant.seats)],
        "me": None if seat is None else _me(s, seat),
        "lord": _lord(s) if variant.solo else None,
        "result": _result(s) if s.phase == "over" else None,
    }
    return shown


def _laid(s: Valeria) -> bool:
    return any(s.domain_stacks)


def _changes(s: Valeria) -> list[Change]:
    """The changes of dice that the active player's abilities offer."""
    offered: list[Change] = []
    for option in changes(s, s.active):
        if option.value is not None:
            _, die, value, price = option.value
            offered.append({"key": option.key, "before": s.dice[die], "after": value, "paid": bundle(*price)})
    return offered


def _lines(lines: list[scoring.Line]) -> list[Points]:
    return [{"source": source, "points": points} for source, points in lines]


def _slot(s: Valeria, slot: int, seat: Seat | None) -> Slot:
    stack: list[Any]
    below: list[Any] = []
    row: Row = "monsters" if slot < FIRST_CITIZEN else "citizens" if slot < FIRST_DOMAIN else "domains"
    if row == "monsters":
        stack = s.monster_stacks[slot]
        below = stack[-2::-1]
    elif row == "citizens":
        place = slot - FIRST_CITIZEN
        stack = s.citizen_stacks[place]
        below = stack[-2::-1][: s.cards_seen[place] - 1] if s.variant.random else stack[-2::-1]
    else:
        stack = s.domain_stacks[slot - FIRST_DOMAIN]
    cover = s.covers[slot]
    card = stack[-1] if stack and slot - FIRST_DOMAIN not in s.unturned else None
    bare = not stack and cover is None and all(gap.slot != slot for gap in s.gaps)
    target = cover if isinstance(cover, Monster) else card
    price, missing = price_and_missing(s, slot, target, seat) if target else ([0, 0, 0, 0], {})
    shown: Slot = {
        "slot": slot,
        "row": row,
        "column": slot % COLUMNS + 1,
        "card": card.ref if card else None,
        "count": len(stack),
        "below": [below_it.ref for below_it in below],
        "cover": cover.ref if cover else "bare" if bare else None,
        "tokens": amounts(centre.tokens_on(s, slot)),
        "price": amounts(price),
        "affordable": seat is not None and target is not None and not missing,
    }
    if row == "monsters":
        shown["area"] = s.variant.columns[slot]
    elif row == "citizens":
        shown["numbers"] = list(s.variant.content.places[slot - FIRST_CITIZEN])
    return shown


def _exhausted(s: Valeria) -> Exhausted:
    top = s.deck[len(s.deck) - s.known_events :][::-1]
    events = sum(isinstance(card, Monster) for card in s.deck)
    return {
        "count": centre.exhausted(s) if _laid(s) or s.turn else 0,
        "limit": s.variant.end,
        "deck": len(s.deck),
        "events": events,
        "known": [card.ref for card in top],
    }


def _ending(s: Valeria) -> Ending | None:
    if not s.ending:
        return None
    seats = s.variant.seats
    turns = 0 if s.phase == "over" else (s.first - s.active - 1) % seats + 1
    return {"reason": s.ending, "turns": turns}


# -- Players ----------------------------------------------------------------------------------------------------------
def _player(s: Valeria, who: int, seat: Seat | None) -> Player:
    gold, strength, magic, vp = s.have[who]
    public = scoring.public_lines(s, who)
    shown = s.phase == "over" or (who == seat and s.phase != "setup")
    duke = s.dukes[who][0] if shown and s.dukes[who] else None
    of_duke = scoring.lines(s, who)[len(public) :] if duke else []
    points = sum(n for _, n in public)
    complete = shown or not s.variant.dukes
    mine = s.roles[who]
    return {
        "seat": who,
        "gold": gold,
        "strength": strength,
        "magic": magic,
        "vp": vp,
        "duchy": scoring.duchy(s, who),
        "groups": _groups(s, who),
        "roles": dict(zip(ROLES, mine, strict=True)),
        "symbols": {role: mine[i] + sum(domain.roles[i] for domain in s.estates[who]) for i, role in enumerate(ROLES)},
        "domains": [domain.ref for domain in s.estates[who]],
        "monsters": [monster.ref for monster in s.slain[who]],
        "citizens": sum(s.citizens[who]),
        "pays": _pays(s, Seat(who)),
        "lines": _lines(public),
        "points": points,
        "duke": duke.ref if duke else None,
        "duke_lines": _lines(of_duke),
        "total": points + sum(n for _, n in of_duke) if complete else None,
    }


def _groups(s: Valeria, who: int) -> list[Group]:
    """The duchy by activation number, with how often a roll activates it on average."""
    content = s.variant.content
    by_numbers: dict[tuple[int, ...], list[Held]] = {}
    for starter in content.starters:
        by_numbers.setdefault(starter.numbers, []).append({"card": starter.ref, "count": 1})
    for citizen, n in zip(content.citizens, s.citizens[who], strict=True):
        if n:
            by_numbers.setdefault(citizen.numbers, []).append({"card": citizen.ref, "count": n})
    ordered = sorted(by_numbers.items(), key=lambda group: group[0] or (99,))
    return [{"numbers": list(numbers), "odds": round(odds(numbers), 4), "cards": cards} for numbers, cards in ordered]


def _pays(s: Valeria, seat: Seat) -> list[Pay]:
    """The cards of this duchy that the current roll activates (V-29, V-35)."""
    if not s.dice[0] or seat not in s.variant.in_play[s.active]:
        return []
    content, (die, other_die) = s.variant.content, s.dice
    second = s.variant.solo and s.action > 0 and s.phase in ("monsters", "income")  # V-104: the passive sides follow
    active = seat == s.active and not second
    lit: list[tuple[Any, int]] = list(content.lit_starters[die, other_die])
    lit += [
        (citizen, n * s.citizens[seat][citizen.index])
        for citizen, n in content.lit[die, other_die]
        if s.citizens[seat][citizen.index]
    ]
    heralds = (not lit) + (die == other_die)
    lit += [(content.herald, heralds)] if heralds else []
    pays: list[Pay] = []
    for card, n in lit:
        side = card.active if active else card.passive
        sums = NOTHING
        for effect in side:
            if type(effect) is Gain:
                sums = plus(sums, times(effect.amounts, n * effect.number(s, seat)))
        asks = any(effect.asks for effect in side)
        way: Side = "active" if active else "passive"
        pays.append({"card": card.ref, "times": n, "side": way, "what": bundle(*sums), "asks": asks})
    return pays


def _me(s: Valeria, seat: Seat) -> Me:
    choosing = s.phase == "setup"
    duke = None if choosing or not s.dukes[seat] else s.dukes[seat][0]
    lines = scoring.lines(s, seat) if not choosing else scoring.public_lines(s, seat)
    return {
        "offered": [card.ref for card in s.dukes[seat]] if choosing else [],
        "duke": duke.ref if duke else None,
        "rejected": [card.ref for card in s.rejected[seat]],
        "projection": _lines([line for line in lines if line[0].startswith("duke-")]),
        "total": sum(n for _, n in lines),
    }


def _lord(s: Valeria) -> Lord:
    over = s.phase == "over" and scoring.counted(s)
    columns = sorted({value for value in s.attacks if value != ANY})
    public = scoring.public_lines(s, LORD)
    kinds = zip(s.variant.content.citizens, s.citizens[LORD], strict=True)
    return {
        "citizens": [{"card": citizen.ref, "count": n} for citizen, n in kinds if n],
        "domains": [domain.ref for domain in s.estates[LORD]],
        "duke": s.dukes[LORD][0].ref if over else None,
        "attacks": list(s.attacks) if s.phase == "monsters" else [],
        "columns": columns if s.phase == "monsters" else [],
        "lines": _lines(scoring.lines(s, LORD) if over else public),
        "points": sum(n for _, n in public),
        "total": scoring.total(s, LORD) if over else None,
    }


def _result(s: Valeria) -> Result:
    outcome = scoring.outcome(s)
    return {"winners": list(outcome.winners), "scores": [int(n) for n in outcome.scores], "reason": outcome.reason}
