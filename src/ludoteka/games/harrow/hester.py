"""Hester (section 13): roots, cubes, actions with flames, the tree, infection, summoning, devouring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludoteka.kernel import Dealer, Option, Rule, Seat, choose

from . import turns
from .abilities import PRY_OPTION, pry, spawn, strengthen
from .asking import DONE, pick
from .attack import pay
from .dial import sword
from .effects import cube_of, hester_births, resolve
from .events import (
    CardPlayed,
    FlameAdded,
    HaintInfected,
    HesterSummoned,
    RootPlaced,
    RootsRemoved,
)
from .fire import infected_may_enter, step_for
from .hexes import EDGE, HEX, HEXES, NEAR, OFF
from .pieces import (
    COLOUR,
    FAIR_FOLK,
    FIELDS,
    HESTER,
    HESTER_UNIT,
    KIND_FACTION,
    LAND_COLOURS,
    LEGEND,
    LEGENDS_OF,
    SICK,
    SNAKES,
    UNIT,
    Card,
    Harrow,
)
from .units import is_terrain, mobile, put, put_flames

PLAY, ROOT, SPAWN, MOVE, INFECT, SUMMON = range(len(FIELDS))
ROOTS = ("brown-root", "black-root")
_ROOT = [Option(f"root/{HEX[h]}", h) for h in HEXES]
_SPEND = [Option(f"spend/{ref}", c) for c, ref in enumerate(COLOUR)]
_EXTRA = [Option(f"extra-root/{HEX[h]}", ("extra_root", h)) for h in HEXES]
_STIR: Option[Any] = Option("stir", ("stir",))
_TREE: Option[Any] = Option("tree", ("tree",))
_INFECT: Option[Any] = Option("infect", ("infect",))
_END: Option[Any] = Option("end", ("end",))
ANY, FREE = -2, -3  # ways to pay
_PAY = {ANY: "any", FREE: "free", **dict(enumerate(COLOUR))}


def turn_of(s: Harrow, dealer: Dealer, f: int) -> Rule[None] | None:
    """A turn of anybody."""
    if f == FAIR_FOLK:
        from .fair import fair_turn

        return fair_turn(s, dealer, f)
    if f != HESTER:
        return turns.turn(s, dealer, f)
    s.root_set = 1 - s.root_set if s.roots else s.root_set
    s.spent, s.activated = [], []
    s.protege = s.sloth = s.shaken = False
    s.then("root", "root", "reap", "hester_acts")
    return None


# -- Roots (H-202 … H-206) -------------------------------------------------------------------------------------------------
def root_hexes(s: Harrow) -> list[int]:
    """Where the next root may end; with nowhere to go, she starts again at the edge."""
    busy = {h for a, b, _ in s.roots for h in (a, b)}
    ways = [h for h in NEAR[s.roots[-1][1]] if h not in busy] if s.roots else []
    return ways or [h for h in EDGE if h not in busy]


def root(s: Harrow, dealer: Dealer) -> Rule[None]:
    h = yield from choose(Seat(s.who[HESTER]), "root", [_ROOT[h] for h in root_hexes(s)])
    plant(s, dealer, h)


def plant(s: Harrow, dealer: Dealer, h: int) -> None:
    start = s.roots[-1][1] if s.roots and h in NEAR[s.roots[-1][1]] else OFF
    s.roots.append((start, h, s.root_set))
    dealer.tell(RootPlaced, HEX[start] if start != OFF else "outside", HEX[h], ROOTS[s.root_set])
    if s.flames[h] and s.flame_supply:  # H-206, A-20
        s.flame_supply -= 1
        put_flames(s, h, 1)
        dealer.tell(FlameAdded, HEX[h])


def reap(s: Harrow, dealer: Dealer) -> None:
    """H-204, H-205: old roots go; every hex touched gives a cube of its colour."""
    if any(colour != s.root_set for _, _, colour in s.roots):
        s.roots = [r for r in s.roots if r[2] == s.root_set]
        dealer.tell(RootsRemoved, ROOTS[1 - s.root_set])
    for h in sorted({h for a, b, _ in s.roots for h in (a, b) if h != OFF}):
        gain_of(s, dealer, h)


def gain_of(s: Harrow, dealer: Dealer, h: int) -> None:
    if cube_of(s, h) != OFF:
        strengthen(s, dealer, cube_of(s, h))


# -- Actions (H-207) -----------------------------------------------------------------------------------------------------
def acts(s: Harrow, dealer: Dealer) -> Rule[None]:
    """One thing after another, as long as flames and cubes last."""
    choice = yield from choose(Seat(s.who[HESTER]), "hester", lambda: act_options(s))
    _ACTS[choice[0]](s, dealer, *choice[1:])


def flames_left(s: Harrow) -> int:
    return s.action_flames - len(s.spent)


def act_options(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = [_END]
    if flames_left(s) > 0:
        options += _late_actions(s) if s.shaken else _early_actions(s)
    tops = [stack[-1] for stack in s.stacks if stack[-1] not in s.activated]
    options += [Option(f"use/{card.ref}", ("use", card)) for card in tops]
    options += [Option(f"offer/{s.kit.offers[i].ref}", ("offer", i)) for i in s.offers_held[HESTER]]
    if s.nails and cubes(s) >= 2:
        led = [(k, h) for k, h in dict.fromkeys(s.nails) if k == HESTER_UNIT or SICK <= k < LEGEND]
        options += [Option(PRY_OPTION[k][h].key, ("pry", k, h)) for k, h in led]
    return options


def _early_actions(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    if PLAY not in s.spent:
        options += _card_options(s)
    if ROOT not in s.spent and sum(r[2] == s.root_set for r in s.roots) < 3:
        options += [_EXTRA[h] for h in root_hexes(s)]
    if SPAWN not in s.spent:
        options += [
            Option(f"birth/{UNIT[g]}/{HEX[h]}", ("birth", g, h))
            for g, h in hester_births(s)
            if cube_of(s, h) != OFF and s.ground[cube_of(s, h)]
        ]
    if MOVE not in s.spent and any(lead_options(s)):
        options.append(_STIR)
    if not ({INFECT, SUMMON} <= set(s.spent)):
        options.append(_TREE)
    return options


def _card_options(s: Harrow) -> list[Option[Any]]:
    """H-208: with three stacks a new card covers one of them."""
    if len(s.stacks) < 3:
        return [Option(f"play/{card.ref}", ("play", card, OFF)) for card in s.hands[HESTER]]
    return [
        Option(f"play/{card.ref}/{stack[-1].ref}", ("play", card, i))
        for card in s.hands[HESTER]
        for i, stack in enumerate(s.stacks)
    ]


def _late_actions(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    if INFECT not in s.spent and not s.calm and any(infections(s, [], [])):
        options.append(_INFECT)
    if SUMMON not in s.spent and s.legend_at[HESTER_UNIT] == OFF:
        options += summons(s)
    return options


def _play(s: Harrow, dealer: Dealer, card: Card, stack: int) -> None:
    s.spent.append(PLAY)
    s.hands[HESTER].remove(card)
    if stack == OFF:
        s.stacks.append((card,))
    else:
        s.stacks[stack] += (card,)
    dealer.reveal(CardPlayed, "hester", card.ref)
    s.then("hester_acts")


def _extra_root(s: Harrow, dealer: Dealer, h: int) -> None:
    """H-209."""
    s.spent.append(ROOT)
    plant(s, dealer, h)
    gain_of(s, dealer, h)
    s.then("hester_acts")


def _birth(s: Harrow, dealer: Dealer, g: int, h: int) -> None:
    """H-210."""
    s.spent.append(SPAWN)
    pay(s, dealer, cube_of(s, h), 1)
    spawn(s, dealer, g, h)
    s.then("hester_acts")


def _pry(s: Harrow, dealer: Dealer, kind: int, h: int) -> None:
    pry(s, dealer, kind, h)
    s.then(("pay_any", 2), "hester_acts")


def _tree(s: Harrow, dealer: Dealer) -> None:
    """H-228: all cubes are thrown in; then only infecting and summoning are left."""
    s.shaken = True
    s.then("shake", "hester_acts")


def _use(s: Harrow, dealer: Dealer, card: Card) -> None:
    s.activated.append(card)
    s.then(("use_card", card), "hester_acts")


def use_card(s: Harrow, dealer: Dealer, card: Card) -> Rule[None]:
    """H-234: an active card, once a turn, no flame."""
    dealer.tell(CardPlayed, "hester", card.ref)
    yield from resolve(s, dealer, HESTER, card.effects)


# -- Paying --------------------------------------------------------------------------------------------------------------
def cubes(s: Harrow) -> int:
    return sum(s.ground[c] for c in LAND_COLOURS)


def pay_any(s: Harrow, dealer: Dealer, number: int) -> Rule[None]:
    """Cubes of any colours; asked only where there is a choice."""
    lowest = 0
    for left in range(number, 0, -1):
        have = [c for c in LAND_COLOURS if s.ground[c] and c >= lowest]
        fit = [c for c in have if sum(s.ground[d] for d in LAND_COLOURS if d >= c) >= left]
        colour = fit[0]
        if len(fit) > 1:
            colour = yield from choose(Seat(s.who[HESTER]), "spend", [_SPEND[c] for c in fit], left=left)
        lowest = colour
        pay(s, dealer, colour, 1)


def pay_way(s: Harrow, dealer: Dealer, how: int, number: int) -> Rule[None]:
    if how == ANY:
        yield from pay_any(s, dealer, number)
    elif how != FREE and number:
        pay(s, dealer, how, number)


# -- Moving (H-212) ------------------------------------------------------------------------------------------------------
def lead_options(s: Harrow) -> Iterator[Option[Any]]:
    """Infected haints and Hester, with every way to pay."""
    have = cubes(s)
    for g in s.rivals:
        for a in HEXES:
            if s.sick[g][a] and mobile(s, g + SICK, a):
                for b in NEAR[a]:
                    if infected_may_enter(s, g + SICK, b):
                        yield from _leads(s, g + SICK, a, b, 1, 2, have)
    a = s.legend_at[HESTER_UNIT]
    if a != OFF and mobile(s, HESTER_UNIT, a):
        for b in NEAR[a]:
            yield from _leads(s, HESTER_UNIT, a, b, 2, OFF if is_terrain(s, b) else 3, have)


def _leads(s: Harrow, kind: int, a: int, b: int, own: int, any_: int, have: int) -> Iterator[Option[Any]]:
    colour = cube_of(s, b)
    trails = s.trails[b]
    path = f"lead/{UNIT[kind]}/{HEX[a]}/{HEX[b]}"
    if trails and s.free_moves < 24 and (any_ - trails <= 0 < any_ or (colour != OFF and own <= trails)):
        yield Option(f"{path}/free", (kind, a, b, FREE, 0))
        return
    if colour != OFF and 0 < own - trails <= s.ground[colour]:
        yield Option(f"{path}/{COLOUR[colour]}", (kind, a, b, colour, own - trails))
    if any_ != OFF and 0 < any_ - trails <= have:
        yield Option(f"{path}/any", (kind, a, b, ANY, any_ - trails))


def _stir(s: Harrow, dealer: Dealer) -> None:
    s.spent.append(MOVE)
    s.then("lead", "hester_acts")


def lead(s: Harrow, dealer: Dealer) -> Rule[None]:
    """One flame, then moves as long as they are paid."""
    chosen = yield from pick(s, HESTER, "lead", lambda: [DONE, *lead_options(s)], False)
    if chosen is None:
        return
    kind, a, b, how, number = chosen
    s.free_moves += how == FREE
    yield from pay_way(s, dealer, how, number)
    yield from step_for(s, dealer, HESTER, kind, a, b)
    if s.winner == OFF:
        s.then("lead")


# -- Infecting (H-229) -----------------------------------------------------------------------------------------------------
def snakes_left(s: Harrow) -> int:
    return SNAKES - sum(map(sum, s.sick))


def infections(s: Harrow, used: Sequence[int], bitten: Sequence[int]) -> Iterator[Option[Any]]:
    """One haint on each root hex, or through a legend one of its faction elsewhere."""
    if not snakes_left(s):
        return
    have = cubes(s)
    for h in sorted({h for a, b, _ in s.roots for h in (a, b) if h != OFF}):
        if h in used or not (is_terrain(s, h) or s.protege):
            continue
        haints = [g for g in s.rivals if s.haints[g][h]]
        legends = [
            k
            for g in s.rivals
            if not haints and any(s.haints[g])
            for k in LEGENDS_OF[g]
            if s.legend_at[k] == h and k not in bitten
        ]
        for kind in (*haints, *legends):
            path = f"infect/{UNIT[kind]}/{HEX[h]}"
            if s.protege:
                yield Option(f"{path}/free", (kind, h, FREE, 0))
            if is_terrain(s, h) and s.ground[cube_of(s, h)]:
                yield Option(f"{path}/{COLOUR[cube_of(s, h)]}", (kind, h, cube_of(s, h), 1))
            if is_terrain(s, h) and have >= 3:
                yield Option(f"{path}/any", (kind, h, ANY, 3))


def _infect(s: Harrow, dealer: Dealer) -> None:
    s.spent.append(INFECT)
    s.then("infect", "hester_acts")


def infect(s: Harrow, dealer: Dealer) -> Rule[None]:
    used: list[int] = []
    bitten: list[int] = []
    while True:
        chosen = yield from pick(s, HESTER, "infect", lambda: [DONE, *infections(s, used, bitten)], False)
        if chosen is None:
            return
        kind, h, how, number = chosen
        used.append(h)
        yield from pay_way(s, dealer, how, number)
        if how == FREE:
            s.protege = False
        victim = kind
        if kind >= LEGEND:
            bitten.append(kind)
            victim = KIND_FACTION[kind]
            places = [Option(f"victim/{HEX[at]}", at) for at in HEXES if s.haints[victim][at]]
            h = yield from choose(Seat(s.who[HESTER]), "victim", places)
        make_sick(s, dealer, victim, h)


def make_sick(s: Harrow, dealer: Dealer, kind: int, h: int) -> None:
    """A snake goes into a haint; a nail under it stays under it."""
    nailed = mobile(s, kind, h) == 0
    s.haints[kind][h] -= 1
    s.sick[kind][h] += 1
    if nailed:
        s.nails.remove((kind, h))
        s.nails.append((kind + SICK, h))
    dealer.tell(HaintInfected, UNIT[kind], HEX[h])
    sword(s)


# -- Summoning (H-230) -----------------------------------------------------------------------------------------------------
def summons(s: Harrow) -> Iterator[Option[Any]]:
    fires = [h for h in HEXES if s.flames[h]]
    price = (0, 3, 2, 1)[min(len(fires), 3)]
    for h in fires:
        own = cube_of(s, h)
        for colour in LAND_COLOURS:
            if (colour == own or s.sloth) and s.ground[colour] >= price:
                yield Option(f"summon/{HEX[h]}/{COLOUR[colour]}", ("summon", h, colour, price))


def _summon(s: Harrow, dealer: Dealer, h: int, colour: int, price: int) -> None:
    s.spent.append(SUMMON)
    pay(s, dealer, colour, price)
    put(s, HESTER_UNIT, h)
    dealer.tell(HesterSummoned, HEX[h])
    s.then("hester_acts")


def _offer(s: Harrow, dealer: Dealer, offer: int) -> None:
    s.then(("use_offer", HESTER, offer), "hester_acts")


def _end(s: Harrow, dealer: Dealer) -> None:
    s.then("devour", ("take_offers", HESTER), "keep_cubes")


_ACTS: dict[str, Callable[..., None]] = {
    "play": _play,
    "extra_root": _extra_root,
    "birth": _birth,
    "stir": _stir,
    "tree": _tree,
    "infect": _infect,
    "summon": _summon,
    "use": _use,
    "offer": _offer,
    "pry": _pry,
    "end": _end,
}
STEPS: dict[str, Callable[..., Any]] = {
    "root": root,
    "reap": reap,
    "hester_acts": acts,
    "pay_any": pay_any,
    "lead": lead,
    "infect": infect,
    "use_card": use_card,
}
