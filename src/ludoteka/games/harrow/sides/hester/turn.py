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
_ROOT = [Option(f"root/{HEX[hex]}", hex) for hex in HEXES]
_EXTRA = [Option(f"extra-root/{HEX[hex]}", ("extra_root", hex)) for hex in HEXES]
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
    busy = {hex for start, end, _ in s.hester.roots for hex in (start, end)}
    ways = [hex for hex in NEAR[s.hester.roots[-1].end] if hex not in busy] if s.hester.roots else []
    return ways or [hex for hex in EDGE if hex not in busy]


def root(s: Harrow, dealer: Dealer) -> Rule[None]:
    hex = yield from ask(s, HESTER, "root", [_ROOT[hex] for hex in root_hexes(s)], rule="H-202")
    plant(s, dealer, hex)


def plant(s: Harrow, dealer: Dealer, hex: int) -> None:
    start = s.hester.roots[-1].end if s.hester.roots and hex in NEAR[s.hester.roots[-1].end] else OFF
    s.hester.roots.append(Root(start, hex, s.hester.root_set))
    dealer.tell(RootPlaced, HEX[start] if start != OFF else "outside", HEX[hex], ROOTS[s.hester.root_set])
    if s.flames[hex] and s.hester.flame_supply:  # H-206, A-20
        s.hester.flame_supply -= 1
        put_flames(s, hex, 1)
        dealer.tell(FlameAdded, HEX[hex])


def reap(s: Harrow, dealer: Dealer) -> None:
    """H-204, H-205: old roots go; every hex touched gives a cube of its colour."""
    if any(colour != s.hester.root_set for _, _, colour in s.hester.roots):
        s.hester.roots = [root for root in s.hester.roots if root.set == s.hester.root_set]
        dealer.tell(RootsRemoved, ROOTS[1 - s.hester.root_set])
    for hex in sorted({hex for start, end, _ in s.hester.roots for hex in (start, end) if hex != OFF}):
        gain_of(s, dealer, hex)


def gain_of(s: Harrow, dealer: Dealer, hex: int) -> None:
    if cube_of(s, hex) != OFF:
        strengthen(s, dealer, cube_of(s, hex))


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
        led = [(kind, hex) for kind, hex in dict.fromkeys(s.nails) if kind == HESTER_UNIT or SICK <= kind < LEGEND]
        options += [Option(PRY_OPTION[kind][hex].key, ("pry", kind, hex)) for kind, hex in led]
    return options


def _early_actions(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = []
    if PLAY not in s.hester.spent:
        options += _card_options(s)
    if ROOT not in s.hester.spent and sum(root.set == s.hester.root_set for root in s.hester.roots) < 3:
        options += [_EXTRA[hex] for hex in root_hexes(s)]
    if SPAWN not in s.hester.spent:
        options += [
            Option(f"birth/{UNIT[faction]}/{HEX[hex]}", ("birth", faction, hex))
            for faction, hex in hester_births(s)
            if cube_of(s, hex) != OFF and s.ground[cube_of(s, hex)]
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


def _extra_root(s: Harrow, dealer: Dealer, hex: int) -> None:
    """H-209."""
    s.hester.spent += (ROOT,)
    plant(s, dealer, hex)
    gain_of(s, dealer, hex)
    s.then("hester_acts")


def _birth(s: Harrow, dealer: Dealer, faction: int, hex: int) -> None:
    """H-210."""
    s.hester.spent += (SPAWN,)
    pay(s, dealer, cube_of(s, hex), 1)
    spawn(s, dealer, faction, hex)
    s.then("hester_acts")


def _pry(s: Harrow, dealer: Dealer, kind: int, hex: int) -> None:
    pry(s, dealer, kind, hex)
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


def _summon(s: Harrow, dealer: Dealer, hex: int, colour: int, price: int) -> None:
    s.hester.spent += (SUMMON,)
    pay(s, dealer, colour, price)
    put(s, HESTER_UNIT, hex)
    dealer.tell(HesterSummoned, HEX[hex])
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
