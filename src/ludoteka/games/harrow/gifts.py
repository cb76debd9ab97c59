"""The gifts of the Protectors' and the Family's legends that need more than verbs (H-160 … H-175)."""

from __future__ import annotations

from collections import Counter

from ...kernel import Dealer, Option, Rule
from .abilities import strengthen
from .asking import DONE, ask, pick
from .attack import attack
from .dial import spoon_back
from .effects import HOOKS
from .events import CubesLost, LanternTaken, ThingPlaced, ThingRemoved
from .family import activate_token, token_ref
from .hexes import BEHIND, HEX, HEXES, NEAR, OFF
from .moving import carry
from .pieces import COLOUR, FACTION, FAMILY, LEGEND, PROTECTORS, SICK, UNIT, Harrow
from .units import haints_on, is_terrain, may_enter, mobile, shift
from .verbs import way

_STORE = [Option(f"store/{n}", n) for n in range(4)]


# -- Protectors -------------------------------------------------------------------------------------------------------
def emmy_shelter(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-161: a red cube on every hex with an own haint and none yet; with too few cubes the owner chooses."""
    places = [h for h in HEXES if haints_on(s, f, h) and not s.shelter[h]]
    if len(places) <= s.supply[f]:
        for h in places:
            _shelter(s, dealer, f, h)
        return
    while s.supply[f]:
        left = [Option(f"lay/{COLOUR[f]}/{HEX[h]}", h) for h in places if not s.shelter[h]]
        h = yield from pick(s, f, "lay", lambda left=left: [DONE, *left], False)  # type: ignore[misc]
        if h is None:
            return
        _shelter(s, dealer, f, h)


def _shelter(s: Harrow, dealer: Dealer, f: int, h: int) -> None:
    s.supply[f] -= 1
    s.shelter[h] += 1
    s.traps += 1
    dealer.tell(ThingPlaced, COLOUR[f], HEX[h])


def malachi_attack(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-165: one attack from the hex of the wrath token, which counts as two units."""
    if s.wrath == OFF:
        return
    s.then("wrath_back")
    yield from attack(s, dealer, f, s.wrath)


def wrath_back(s: Harrow, dealer: Dealer) -> None:
    dealer.tell(ThingRemoved, "wrath", HEX[s.wrath])
    s.wrath = OFF


def leap_over_storm(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Stir the Storm: the legend leaps over an adjacent storm hex, whatever lies there."""
    kind = LEGEND + f
    at = s.legend_at[kind]
    if at == OFF or (kind, at) in s.nails:
        return
    ways = [way("leap", UNIT[kind], kind, at, z) for y, z in BEHIND[at] if s.stormy[y] and may_enter(s, kind, z)]
    chosen = yield from pick(s, f, "leap", lambda: [DONE, *ways], False)
    if chosen is not None:
        shift(s, dealer, kind, at, chosen[2])
        yield from carry(s, dealer, kind, at, chosen[2])


# -- The Family -------------------------------------------------------------------------------------------------------
def levi_march(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-170: every own haint may move once, onto or off the terrain Levi stands on."""
    at = s.legend_at[LEGEND + f]
    if at == OFF or not is_terrain(s, at):
        return
    moved: Counter[tuple[int, int]] = Counter()
    terrain, kind_of = s.land.terrain, s.land.terrain[at]
    while True:
        ways = [
            way("march", UNIT[kind], kind, a, b)
            for kind in (f, f + SICK)
            for a in HEXES
            if mobile(s, kind, a) > moved[kind, a]
            for b in NEAR[a]
            if kind_of in (terrain[a], terrain[b]) and not s.trails[b] and may_enter(s, kind, b)
        ]
        chosen = yield from pick(s, f, "march", lambda ways=ways: [DONE, *ways], False)  # type: ignore[misc]
        if chosen is None:
            return
        kind, a, b = chosen
        shift(s, dealer, kind, a, b)
        yield from carry(s, dealer, kind, a, b)
        moved[kind, b] += 1


def odessa_store(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-172: up to three own cubes wait on Odessa's board."""
    most = min(3 - s.odessa, s.ground[f])
    if most <= 0:
        return
    number = yield from ask(s, f, "store", _STORE[: most + 1])
    if number:
        s.ground[f] -= number
        s.odessa += number
        dealer.tell(CubesLost, COLOUR[f], number)


def willa_pick(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-175: one token of choice out of the bag, activated at once."""
    options = [Option(f"token/{token_ref(s, kind)}", kind) for kind, number in enumerate(s.bag) if number]
    kind = yield from pick(s, f, "token", lambda: [DONE, *options], False)
    if kind is None:
        return
    s.bag[kind] -= 1
    s.ready.append(kind)
    yield from activate_token(s, dealer, kind)


def distant_tremors(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    s.tremors = True
    return
    yield


def nothing_now(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """The effect waits for something: an attack, or somebody who comes."""
    return
    yield


# -- Tiles (H-146) ----------------------------------------------------------------------------------------------------
def take_lantern(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    s.lantern = f
    dealer.tell(LanternTaken, FACTION[f])
    return
    yield


def turn_spoon_back(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    spoon_back(s, dealer, f)
    return
    yield


HOOKS.update(
    emmy_shelter=emmy_shelter,
    malachi_attack=malachi_attack,
    leap_over_storm=leap_over_storm,
    levi_march=levi_march,
    odessa_store=odessa_store,
    willa_pick=willa_pick,
    distant_tremors=distant_tremors,
    knife_in_the_dark=nothing_now,
    blood_money_trigger=nothing_now,
    needed_sacrifice_trigger=nothing_now,
    take_lantern=take_lantern,
    spoon_back=turn_spoon_back,
)
__all__ = ["FAMILY", "PROTECTORS", "strengthen", "wrath_back"]
