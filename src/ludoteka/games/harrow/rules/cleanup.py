"""Clean-up of a VP player: cubes, tokens, goals, offers (H-120 … H-132)."""

from __future__ import annotations

from ....kernel import Dealer, Rule
from ..effects.moving import folk_may, move_folk, way
from ..effects.placing import lay_storm
from ..events.fight import CubesGained
from ..hexes import CENTRE, HEXES, NEAR
from ..pieces import COLOUR, FAMILY, PROTECTORS
from ..sides.kammi.secrets import look_for_dolls
from ..state import Harrow
from .abilities import FREE_MOVES
from .attack import pay
from .cards import collect
from .choosing import DONE, ask
from .dial import score
from .units import legend_hexes, put_building


def clean_up(s: Harrow, dealer: Dealer, f: int) -> None:
    return_borrowed(s, dealer)
    keep_six(s, dealer, f)
    for h in HEXES:  # H-121
        if s.units[f][h]:
            for kind in s.tokens[h]:
                collect(s, dealer, f, h, kind)
    if f == FAMILY:
        s.then(("stow", f), ("family_goal", f), ("take_offers", f), ("keep_six", f))
    elif f == PROTECTORS:
        s.then(("rescue", f), ("take_offers", f), ("keep_six", f))
    else:
        s.then(("kammi_goal", f), ("take_offers", f), ("keep_six", f))


def keep_six(s: Harrow, dealer: Dealer, f: int) -> None:
    """H-120 (1) and (5): nobody ends a turn with more cubes; an offer may have shaken the tree since."""
    surplus = s.ground[f] - s.kit.number["battleground_slots_per_player"]
    if surplus > 0:
        pay(s, dealer, f, surplus)


def return_borrowed(s: Harrow, dealer: Dealer) -> None:
    """Cubes taken away until the end of the turn come back (A-13)."""
    for colour, number in s.borrowed:
        s.ground[colour] += number
        dealer.tell(CubesGained, COLOUR[colour], number)
    s.borrowed = ()


# -- Protectors (H-130, H-131) ----------------------------------------------------------------------------------------
def rescue(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Townsfolk walk along own units and trails, and go on as far as their player likes."""
    for _ in range(FREE_MOVES):
        ways = [(a, b) for a in HEXES if s.folk[a] and guarded(s, f, a) for b in walks(s, f, a)]
        if not ways:
            return
        chosen = yield from ask(
            s, f, "walk", [DONE, *(way("walk", "townsfolk", 0, a, b) for a, b in ways)], rule="H-131"
        )
        if chosen is None:
            return
        move_folk(s, dealer, chosen[1], chosen[2])


def guarded(s: Harrow, f: int, h: int) -> bool:
    return bool(s.units[f][h] or s.trails[h])


def walks(s: Harrow, f: int, a: int) -> list[int]:
    """Every hex a townsfolk can walk to from here."""
    seen, edge = {a}, [a]
    while edge:
        here = edge.pop()
        for h in NEAR[here]:
            if h not in seen and guarded(s, f, h) and folk_may(s, h):
                seen.add(h)
                if h != s.home[f]:
                    edge.append(h)
    seen.discard(a)
    return sorted(seen)


# -- The Family (H-132) -----------------------------------------------------------------------------------------------
def family_goal(s: Harrow, dealer: Dealer, f: int) -> None:
    """A storm under the legend, then every building that storms join to the home falls (A-14)."""
    for h in legend_hexes(s, f):
        if not s.stormy[h] and h != CENTRE and s.stock.storms and not s.flames[h]:
            lay_storm(s, dealer, h)
    for h in storm_reach(s, s.home[f]):
        if s.buildings[h]:
            number = s.buildings[h]
            put_building(s, h, -number)
            s.ruins += number
            for _ in range(number):
                score(s, dealer, f, s.kit.number["objective_vp"], "ruin")


def storm_reach(s: Harrow, home: int) -> list[int]:
    """Storm hexes joined to this one, itself included."""
    if not s.stormy[home]:
        return []
    seen, edge = {home}, [home]
    while edge:
        for h in NEAR[edge.pop()]:
            if s.stormy[h] and h not in seen:
                seen.add(h)
                edge.append(h)
    return sorted(seen)


def kammi_goal(s: Harrow, dealer: Dealer, f: int) -> None:
    look_for_dolls(s, dealer)
