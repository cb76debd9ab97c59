"""Hester (section 13): roots, cubes, actions with flames, the tree, infection, summoning, devouring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...effects.resolving import cube_of, hester_births, resolve
from ...events.cards import CardPlayed
from ...events.hester import FlameAdded, HesterSummoned, RootPlaced, RootsRemoved
from ...hexes import EDGE, HEX, HEXES, NEAR, OFF
from ...pieces import FIELDS, HESTER, HESTER_UNIT, LEGEND, SICK, UNIT, Card
from ...rules.abilities import PRY_OPTION, pry, spawn, strengthen
from ...rules.attack import pay
from ...rules.choosing import ask
from ...rules.units import put, put_flames
from ...state import Harrow, Root
from .powers import cubes, infect, infections, lead, lead_options, pay_any, summons

PLAY, ROOT, SPAWN, MOVE, INFECT, SUMMON = range(len(FIELDS))
ROOTS = ("brown-root", "black-root")
PRY_PRICE = 2  # cubes of any colours for a nail (H-66)
_ROOT = [Option(f"root/{HEX[h]}", h) for h in HEXES]
_EXTRA = [Option(f"extra-root/{HEX[h]}", ("extra_root", h)) for h in HEXES]
_STIR: Option[Any] = Option("stir", ("stir",))
_TREE: Option[Any] = Option("tree", ("tree",))
_INFECT: Option[Any] = Option("infect", ("infect",))
_END: Option[Any] = Option("end", ("end",))


def begin_turn(s: Harrow) -> None:
    """H-201: roots, cubes, then actions."""
    s.hester.root_set = 1 - s.hester.root_set if s.hester.roots else s.hester.root_set
    s.hester.spent, s.hester.activated = (), ()
    s.hester.protege = s.hester.sloth = s.hester.shaken = False
    s.then("root", "root", "reap", "hester_acts")


# -- Roots (H-202 … H-206) --------------------------------------------------------------------------------------------
def root_hexes(s: Harrow) -> list[int]:
    """Where the next root may end; with nowhere to go, she starts again at the edge."""
    busy = {h for a, b, _ in s.hester.roots for h in (a, b)}
    ways = [h for h in NEAR[s.hester.roots[-1].end] if h not in busy] if s.hester.roots else []
    return ways or [h for h in EDGE if h not in busy]


def root(s: Harrow, dealer: Dealer) -> Rule[None]:
    h = yield from ask(s, HESTER, "root", [_ROOT[h] for h in root_hexes(s)], rule="H-202")
    plant(s, dealer, h)


def plant(s: Harrow, dealer: Dealer, h: int) -> None:
    start = s.hester.roots[-1].end if s.hester.roots and h in NEAR[s.hester.roots[-1].end] else OFF
    s.hester.roots.append(Root(start, h, s.hester.root_set))
    dealer.tell(RootPlaced, HEX[start] if start != OFF else "outside", HEX[h], ROOTS[s.hester.root_set])
    if s.flames[h] and s.hester.flame_supply:  # H-206, A-20
        s.hester.flame_supply -= 1
        put_flames(s, h, 1)
        dealer.tell(FlameAdded, HEX[h])


def reap(s: Harrow, dealer: Dealer) -> None:
    """H-204, H-205: old roots go; every hex touched gives a cube of its colour."""
    if any(colour != s.hester.root_set for _, _, colour in s.hester.roots):
        s.hester.roots = [r for r in s.hester.roots if r.set == s.hester.root_set]
        dealer.tell(RootsRemoved, ROOTS[1 - s.hester.root_set])
    for h in sorted({h for a, b, _ in s.hester.roots for h in (a, b) if h != OFF}):
        gain_of(s, dealer, h)


def gain_of(s: Harrow, dealer: Dealer, h: int) -> None:
    if cube_of(s, h) != OFF:
        strengthen(s, dealer, cube_of(s, h))


# -- Actions (H-207) --------------------------------------------------------------------------------------------------
def acts(s: Harrow, dealer: Dealer) -> Rule[None]:
    """One thing after another, as long as flames and cubes last."""
    choice = yield from ask(s, HESTER, "hester", lambda: act_options(s), rule="H-207")
    _ACTS[choice[0]](s, dealer, *choice[1:])


def flames_left(s: Harrow) -> int:
    return s.hester.action_flames - len(s.hester.spent)


def act_options(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = [_END]
    if flames_left(s) > 0:
        options += _late_actions(s) if s.hester.shaken else _early_actions(s)
    tops = [stack[-1] for stack in s.hester.stacks if stack[-1] not in s.hester.activated]
    options += [Option(f"use/{card.ref}", ("use", card)) for card in tops]
    options += [Option(f"offer/{s.kit.offers[i].ref}", ("offer", i)) for i in s.offers_held[HESTER]]
    if s.nails and cubes(s) >= PRY_PRICE:
        led = [(k, h) for k, h in dict.fromkeys(s.nails) if k == HESTER_UNIT or SICK <= k < LEGEND]
        options += [Option(PRY_OPTION[k][h].key, ("pry", k, h)) for k, h in led]
    return options


def _early_actions(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    if PLAY not in s.hester.spent:
        options += _card_options(s)
    if ROOT not in s.hester.spent and sum(r.set == s.hester.root_set for r in s.hester.roots) < 3:
        options += [_EXTRA[h] for h in root_hexes(s)]
    if SPAWN not in s.hester.spent:
        options += [
            Option(f"birth/{UNIT[g]}/{HEX[h]}", ("birth", g, h))
            for g, h in hester_births(s)
            if cube_of(s, h) != OFF and s.ground[cube_of(s, h)]
        ]
    if MOVE not in s.hester.spent and any(lead_options(s)):
        options.append(_STIR)
    if not ({INFECT, SUMMON} <= set(s.hester.spent)):
        options.append(_TREE)
    return options


def _card_options(s: Harrow) -> list[Option[Any]]:
    """H-208: with three stacks a new card covers one of them."""
    if len(s.hester.stacks) < 3:
        return [Option(f"play/{card.ref}", ("play", card, OFF)) for card in s.hands[HESTER]]
    return [
        Option(f"play/{card.ref}/{stack[-1].ref}", ("play", card, i))
        for card in s.hands[HESTER]
        for i, stack in enumerate(s.hester.stacks)
    ]


def _late_actions(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    if INFECT not in s.hester.spent and not s.fair_folk.calm and any(infections(s, [], [])):
        options.append(_INFECT)
    if SUMMON not in s.hester.spent and s.legend_at[HESTER_UNIT] == OFF:
        options += summons(s)
    return options


def _play(s: Harrow, dealer: Dealer, card: Card, stack: int) -> None:
    s.hester.spent += (PLAY,)
    s.hands[HESTER].remove(card)
    if stack == OFF:
        s.hester.stacks += ((card,),)
    else:
        stacks = s.hester.stacks
        s.hester.stacks = (*stacks[:stack], (*stacks[stack], card), *stacks[stack + 1 :])
    dealer.show(CardPlayed, "hester", card.ref)
    s.then("hester_acts")


def _extra_root(s: Harrow, dealer: Dealer, h: int) -> None:
    """H-209."""
    s.hester.spent += (ROOT,)
    plant(s, dealer, h)
    gain_of(s, dealer, h)
    s.then("hester_acts")


def _birth(s: Harrow, dealer: Dealer, g: int, h: int) -> None:
    """H-210."""
    s.hester.spent += (SPAWN,)
    pay(s, dealer, cube_of(s, h), 1)
    spawn(s, dealer, g, h)
    s.then("hester_acts")


def _pry(s: Harrow, dealer: Dealer, kind: int, h: int) -> None:
    pry(s, dealer, kind, h)
    s.then(("pay_any", PRY_PRICE), "hester_acts")


def _tree(s: Harrow, dealer: Dealer) -> None:
    """H-228: all cubes are thrown in; then only infecting and summoning are left."""
    s.hester.shaken = True
    s.then("shake", "hester_acts")


def _use(s: Harrow, dealer: Dealer, card: Card) -> None:
    s.hester.activated += (card,)
    s.then(("use_card", card), "hester_acts")


def use_card(s: Harrow, dealer: Dealer, card: Card) -> Rule[None]:
    """H-234: an active card, once a turn, no flame."""
    dealer.tell(CardPlayed, "hester", card.ref)
    yield from resolve(s, dealer, HESTER, card.effects)


def _stir(s: Harrow, dealer: Dealer) -> None:
    s.hester.spent += (MOVE,)
    s.then("lead", "hester_acts")


def _infect(s: Harrow, dealer: Dealer) -> None:
    s.hester.spent += (INFECT,)
    s.then("infect", "hester_acts")


def _summon(s: Harrow, dealer: Dealer, h: int, colour: int, price: int) -> None:
    s.hester.spent += (SUMMON,)
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
