"""The gifts and upgrades of the Family that need more than verbs (H-170 … H-175)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .....kernel import Dealer, Option, Rule, asks_nothing
from ...effects.moving import steps_of, way
from ...events.fight import CubesLost
from ...grammar import Pieces, card_action, nothing_now
from ...hexes import HEXES, NEAR, OFF
from ...pieces import COLOUR, FAMILY, INFECTED, LEGEND, UNIT
from ...rules.carrying import carry
from ...rules.choosing import DONE, ask, pick
from ...rules.units import is_terrain, may_enter, mobile, shift
from ...state import Harrow
from .tokens import activate_token, token_ref

_STORE = [Option(f"store/{n}", n) for n in range(4)]


def levi_march(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-170: every own haint may move once, onto or off the terrain Levi stands on."""
    at = s.legend_at[LEGEND + faction]
    if at == OFF or not is_terrain(s, at):
        return
    moved: Counter[tuple[int, int]] = Counter()
    terrain, kind_of = s.land.terrain, s.land.terrain[at]
    while True:
        ways = [
            way("march", UNIT[kind], kind, start, end)
            for kind in (faction, INFECTED[faction])
            for start in HEXES
            if mobile(s, kind, start) > moved[kind, start]
            for end in NEAR[start]
            if kind_of in (terrain[start], terrain[end]) and not s.trails[end] and may_enter(s, kind, end)
        ]
        chosen = yield from pick(s, faction, "march", [DONE, *ways], rule="H-170")
        if chosen is None:
            return
        kind, start, end = chosen
        shift(s, dealer, kind, start, end)
        yield from carry(s, dealer, kind, start, end)
        moved[kind, end] += 1


def odessa_store(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-172: up to three own cubes wait on Odessa's board."""
    most = min(3 - s.family.odessa, s.ground[faction])
    if most <= 0:
        return
    number = yield from ask(s, faction, "store", _STORE[: most + 1], rule="H-172")
    if number:
        s.ground[faction] -= number
        s.family.odessa += number
        dealer.tell(CubesLost, COLOUR[faction], number)


def willa_pick(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-175: one token of choice out of the bag, activated at once."""
    options = [Option(f"token/{token_ref(s, kind)}", kind) for kind, number in enumerate(s.family.bag) if number]
    kind = yield from pick(s, faction, "token", [DONE, *options], rule="H-175")
    if kind is None:
        return
    s.family.bag[kind] -= 1
    s.family.ready.append(kind)
    yield from activate_token(s, dealer, kind)


@asks_nothing
def distant_tremors(s: Harrow, dealer: Dealer, faction: int) -> None:
    s.now.tremors = True


def _march_keys(pieces: Pieces) -> Iterator[str]:
    return steps_of("march", (UNIT[kind] for kind in (FAMILY, INFECTED[FAMILY]) if kind in pieces.kinds))


card_action("levi_march", levi_march, _march_keys)
card_action("odessa_store", odessa_store, lambda pieces: (option.key for option in _STORE))
card_action("willa_pick", willa_pick)
card_action("distant_tremors", distant_tremors)
card_action("knife_in_the_dark", nothing_now)
