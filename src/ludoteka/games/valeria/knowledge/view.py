"""Who knows what: the view of a seat.

The shape of a view. `Lines` are points by source, `[{"source": "monsters", "points": 7}, …]`, whose name is the message
`ref-score-<source>`; the reason of an end is `ref-end-<reason>`. A card is its reference, and `cards` tells what is on
every card that the view names. Amounts name only what is not zero: `{"gold": 2}`.

    seat        who looks, null for a spectator           seats     number of players
    solo        is the Dark Lord the opponent             level     "normal" | "hard" | "very-hard", null if not solo
    variant     {"random": bool, "dukes": bool, "events": bool, "areas": [area…left to right]}
    phase       "setup" | "roll" | "income" | "action" | "monsters" | "end" | "over"
    turn        counted from 1                            actions   {"now": 1 or 2 (0 outside), "of": 2}
    active, first, resting      seats; resting is null but with five players
    dice        [3, 6], null before the first roll        values    [3, 6, 9]
    used        domains whose roll ability was used in this roll phase
    market      20 slots in rows of five: monsters, citizens, citizens, domains:
                {"slot": 0…19, "row": "monsters" | "citizens" | "domains", "column": 1…5,
                 "area": "hills" (monsters), "numbers": [9, 10] (citizens),
                 "card": top card or null (empty, or a domain not turned up yet), "count": cards in the stack,
                 "below": cards under the top that everybody knows, next one first,
                 "cover": null | "exhausted" | a hostile event | "bare" (exhausted, no card left to mark it),
                 "tokens": {"strength": 1}, lying on the top monster or the event,
                 "price": {"gold": 3} | {"strength": 4, "magic": 1}: what it costs the viewer (spectator: as printed),
                 "affordable": can the viewer pay for it and has the roles, whoever's turn it is,
                 "missing": what the viewer lacks: {"gold": 2, "roles": {"holy": 1}}; {} when affordable}
    exhausted   {"count": 1, "limit": 4, "deck": cards left, "events": events among them, "known": [events on top]}
    ending      null | {"reason": "exhausted" | "monsters" | "domains", "turns": turns still to come, this one included}
    players     by seat: {"seat", "gold", "strength", "magic", "vp" (on the board), "duchy": cards for the tie-break,
                 "groups": by activation number, [{"numbers": [5], "odds": activations per roll on average,
                            "cards": [{"card": "starter-peasant", "count": 1}, …]}, …]; the herald has numbers [],
                 "roles": {"worker": 1, …} symbols on citizens, "symbols": on citizens and domains,
                 "domains": [cards], "monsters": [cards], "citizens": how many,
                 "pays": on the current roll, [{"card", "times", "side": "active" | "passive",
                          "what": "gold-2" or "nothing", "asks": is there something to choose}],
                 "lines": Lines that everybody can count, "points": their sum,
                 "duke": card, null if hidden or none, "duke_lines": Lines if the duke is seen,
                 "total": with the duke, null if that is hidden}
    me          null for spectators | {"offered": [dukes to choose from in setup], "duke": card or null,
                 "rejected": [dukes put back], "projection": Lines of the own duke if the game ended now,
                 "total": all points if the game ended now}
    lord        null | {"citizens": [{"card", "count"}], "domains": [cards], "duke": card, null until the end,
                 "attacks": values that still attack, "columns": the columns they hit (6: the player picks),
                 "lines": Lines that everybody can count, "points": their sum, "total": null until the end}
    result      null | {"winners": [seats], "scores": [totals], "reason": as the outcome's}; `players` hold the sources
    cards       {card: what is printed on it, see catalogue.py}
"""

from __future__ import annotations

from typing import Any

from ....kernel import Seat, View
from ..grammar import ROLES, Gain, bundle
from ..pieces import COLUMNS, FIRST_CITIZEN, FIRST_DOMAIN, SLOTS, Citizen, Domain, Monster, Valeria
from ..rules import centre, scoring
from ..rules.counting import count
from ..rules.paying import price_and_missing
from ..rules.roll import resting
from ..rules.solo import ANY, LORD
from .catalogue import amounts, describe


# -- The view ---------------------------------------------------------------------------------------------------------
def view(s: Valeria, seat: Seat | None) -> View:
    """What this seat sees; None is a spectator."""
    v = s.variant
    rolled = s.dice[0] > 0
    seen: View = {
        "seat": seat,
        "seats": v.seats,
        "solo": v.solo,
        "level": v.level.ref if v.solo else None,
        "variant": {"random": v.random, "dukes": v.dukes, "events": v.events, "areas": list(v.columns)},
        "phase": s.phase,
        "turn": s.turn,
        "actions": {"now": s.action if s.phase == "action" else 0, "of": v.content.actions},
        "active": s.active,
        "first": s.first,
        "resting": resting(s),
        "dice": list(s.dice) if rolled else None,
        "values": [*s.dice, sum(s.dice)] if rolled else [],
        "used": [domain.ref for domain in s.used] if s.phase == "roll" else [],
        "market": [_slot(s, slot, seat) for slot in range(SLOTS)] if s.turn or s.phase != "setup" or _laid(s) else [],
        "exhausted": _exhausted(s),
        "ending": _ending(s),
        "players": [_player(s, who, seat) for who in range(v.seats)],
        "me": None if seat is None else _me(s, seat),
        "lord": _lord(s) if v.solo else None,
        "result": _result(s) if s.phase == "over" else None,
    }
    seen["cards"] = _cards(s, seat)
    return seen


def _laid(s: Valeria) -> bool:
    return any(s.domain_stacks)


def _lines(found: list[scoring.Line]) -> list[View]:
    return [{"source": source, "points": points} for source, points in found]


def _slot(s: Valeria, slot: int, seat: Seat | None) -> View:
    told: View = {"slot": slot, "column": slot % COLUMNS + 1}
    cover = s.covers[slot]
    if slot < FIRST_CITIZEN:
        stack: list[Any] = s.monster_stacks[slot]
        below = stack[-2::-1]
        told |= {"row": "monsters", "area": s.variant.columns[slot]}
    elif slot < FIRST_DOMAIN:
        place = slot - FIRST_CITIZEN
        stack = s.citizen_stacks[place]
        below = stack[-2::-1][: s.seen[place] - 1] if s.variant.random else stack[-2::-1]
        told |= {"row": "citizens", "numbers": list(s.variant.content.places[place])}
    else:
        stack, below = s.domain_stacks[slot - FIRST_DOMAIN], []
        told["row"] = "domains"
    hidden = slot - FIRST_DOMAIN in s.unturned
    card = stack[-1] if stack and not hidden else None
    bare = not stack and cover is None and all(gap.slot != slot for gap in s.gaps)
    told |= {
        "card": card.ref if card else None,
        "count": len(stack),
        "below": [below_it.ref for below_it in below],
        "cover": cover.ref if cover else "bare" if bare else None,
        "tokens": amounts(centre.tokens_on(s, slot)),
    }
    target = cover if isinstance(cover, Monster) else card
    return told | _price(s, slot, target, seat)


def _price(s: Valeria, slot: int, card: Monster | Citizen | Domain | None, seat: Seat | None) -> View:
    """What the card costs this seat and what it lacks."""
    if card is None:
        return {"price": {}, "affordable": False, "missing": {}}
    price, missing = price_and_missing(s, slot, card, seat)
    return {"price": amounts(price), "affordable": seat is not None and not missing, "missing": missing}


def _exhausted(s: Valeria) -> View:
    known = s.deck[len(s.deck) - s.known :][::-1]
    events = sum(isinstance(card, Monster) for card in s.deck)
    told = {"count": centre.exhausted(s) if _laid(s) or s.turn else 0, "limit": s.variant.end, "deck": len(s.deck)}
    return told | {"events": events, "known": [card.ref for card in known]}


def _ending(s: Valeria) -> View | None:
    if not s.ending:
        return None
    seats = s.variant.seats
    turns = 0 if s.phase == "over" else (s.first - s.active - 1) % seats + 1
    return {"reason": s.ending, "turns": turns}


# -- Players ----------------------------------------------------------------------------------------------------------
def _player(s: Valeria, who: int, seat: Seat | None) -> View:
    gold, strength, magic, vp = s.have[who]
    public = scoring.public_lines(s, who)
    shown = s.phase == "over" or (who == seat and s.phase != "setup")
    duke = s.dukes[who][0] if shown and s.dukes[who] else None
    of_duke = scoring.lines(s, who)[len(public) :] if duke else []
    points = sum(n for _, n in public)
    known = shown or not s.variant.dukes
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
        "symbols": {r: mine[i] + sum(d.roles[i] for d in s.estates[who]) for i, r in enumerate(ROLES)},
        "domains": [domain.ref for domain in s.estates[who]],
        "monsters": [monster.ref for monster in s.slain[who]],
        "citizens": sum(s.citizens[who]),
        "pays": _pays(s, Seat(who)),
        "lines": _lines(public),
        "points": points,
        "duke": duke.ref if duke else None,
        "duke_lines": _lines(of_duke),
        "total": points + sum(n for _, n in of_duke) if known else None,
    }


def _groups(s: Valeria, who: int) -> list[View]:
    """The duchy by activation number, with how often a roll activates it on average."""
    content = s.variant.content
    found: dict[tuple[int, ...], list[View]] = {}
    for starter in content.starters:
        found.setdefault(starter.numbers, []).append({"card": starter.ref, "count": 1})
    for citizen, n in zip(content.citizens, s.citizens[who], strict=True):
        if n:
            found.setdefault(citizen.numbers, []).append({"card": citizen.ref, "count": n})
    ordered = sorted(found.items(), key=lambda group: group[0] or (99,))
    return [{"numbers": list(numbers), "odds": odds(numbers), "cards": cards} for numbers, cards in ordered]


def odds(numbers: tuple[int, ...]) -> float:
    """Activations per roll on average: each die and their sum (V-29)."""
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    return round(sum(value in numbers for a, b in rolls for value in (a, b, a + b)) / 36, 4)


def _pays(s: Valeria, seat: Seat) -> list[View]:
    """What the current roll activates in this duchy (V-29, V-35)."""
    if not s.dice[0] or seat not in s.variant.in_play[s.active]:
        return []
    content, (a, b) = s.variant.content, s.dice
    second = s.variant.solo and s.action > 0 and s.phase in ("monsters", "income")  # V-104: the passive sides follow
    active = seat == s.active and not second
    lit: list[tuple[Any, int]] = list(content.lit_starters[a, b])
    lit += [(c, n * s.citizens[seat][c.index]) for c, n in content.lit[a, b] if s.citizens[seat][c.index]]
    heralds = (not lit) + (a == b)
    lit += [(content.herald, heralds)] if heralds else []
    told = []
    for card, n in lit:
        sums = [0, 0, 0, 0]
        side = card.active if active else card.passive
        for effect in side:
            if type(effect) is Gain:
                m = n if effect.per is None else n * count(s, seat, effect.per)
                sums = [x + y * m for x, y in zip(sums, effect.amounts, strict=True)]
        asks = any(type(effect) is not Gain for effect in side)
        way = "active" if active else "passive"
        told.append({"card": card.ref, "times": n, "side": way, "what": bundle(*sums), "asks": asks})
    return told


def _me(s: Valeria, seat: Seat) -> View:
    choosing = s.phase == "setup"
    duke = None if choosing or not s.dukes[seat] else s.dukes[seat][0]
    found = scoring.lines(s, seat) if not choosing else scoring.public_lines(s, seat)
    return {
        "offered": [card.ref for card in s.dukes[seat]] if choosing else [],
        "duke": duke.ref if duke else None,
        "rejected": [card.ref for card in s.rejected[seat]],
        "projection": _lines([line for line in found if line[0].startswith("duke-")]),
        "total": sum(n for _, n in found),
    }


def _lord(s: Valeria) -> View:
    over = s.phase == "over"
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


def _result(s: Valeria) -> View:
    outcome = scoring.outcome(s)
    return {"winners": list(outcome.winners), "scores": [int(n) for n in outcome.scores], "reason": outcome.reason}


def _cards(s: Valeria, seat: Seat | None) -> View:
    """Every card that this seat can see, by reference."""
    content = s.variant.content
    seen: set[Any] = set(content.starters)
    for pile in (*s.slain, *s.monster_stacks):
        seen |= set(pile)
    for estate in s.estates:
        seen |= set(estate)
    for place, stack in enumerate(s.citizen_stacks):
        seen |= set(stack[len(stack) - s.seen[place] :] if s.variant.random and stack else stack)
    seen |= {stack[-1] for column, stack in enumerate(s.domain_stacks) if stack and column not in s.unturned}
    seen |= {cover for cover in s.covers if isinstance(cover, Monster)}
    seen |= {card for card in s.deck[len(s.deck) - s.known :] if isinstance(card, Monster)}
    seen |= {c for owned in s.citizens for c, n in zip(content.citizens, owned, strict=True) if n}
    for who, dukes in enumerate(s.dukes):
        seen |= set(dukes) if who == seat or s.phase == "over" else set()
    if seat is not None:
        seen |= set(s.rejected[seat])
    return {card.ref: describe(card) for card in sorted(seen, key=lambda card: card.ref)}
