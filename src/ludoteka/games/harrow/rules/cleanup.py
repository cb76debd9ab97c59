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


def clean_up(s: Harrow, dealer: Dealer, faction: int) -> None:
    return_borrowed(s, dealer)
    keep_six(s, dealer, faction)
    for hex in HEXES:  # H-121
        if s.units[faction][hex]:
            for kind in s.tokens[hex]:
                collect(s, dealer, faction, hex, kind)
    if faction == FAMILY:
        s.then(("stow", faction), ("family_goal", faction), ("take_offers", faction), ("keep_six", faction))
    elif faction == PROTECTORS:
        s.then(("rescue", faction), ("take_offers", faction), ("keep_six", faction))
    else:
        s.then(("kammi_goal", faction), ("take_offers", faction), ("keep_six", faction))


def keep_six(s: Harrow, dealer: Dealer, faction: int) -> None:
    """H-120 (1) and (5): nobody ends a turn with more cubes; an offer may have shaken the tree since."""
    surplus = s.ground[faction] - s.kit.number["battleground_slots_per_player"]
    if surplus > 0:
        pay(s, dealer, faction, surplus)


def return_borrowed(s: Harrow, dealer: Dealer) -> None:
    """Cubes taken away until the end of the turn come back (A-13)."""
    for colour, number in s.borrowed:
        s.ground[colour] += number
        dealer.tell(CubesGained, COLOUR[colour], number)
    s.borrowed = ()


# -- Protectors (H-130, H-131) ----------------------------------------------------------------------------------------
def rescue(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Townsfolk walk along own units and trails, and go on as far as their player likes."""
    for _ in range(FREE_MOVES):
        ways = [
            (start, end)
            for start in HEXES
            if s.folk[start] and guarded(s, faction, start)
            for end in walks(s, faction, start)
        ]
        if not ways:
            return
        chosen = yield from ask(
            s, faction, "walk", [DONE, *(way("walk", "townsfolk", 0, start, end) for start, end in ways)], rule="H-131"
        )
        if chosen is None:
            return
        move_folk(s, dealer, chosen[1], chosen[2])


def guarded(s: Harrow, faction: int, hex: int) -> bool:
    return bool(s.units[faction][hex] or s.trails[hex])


def walks(s: Harrow, faction: int, start: int) -> list[int]:
    """Every hex a townsfolk can walk to from here."""
    visited, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for hex in NEAR[here]:
            if hex not in visited and guarded(s, faction, hex) and folk_may(s, hex):
                visited.add(hex)
                if hex != s.home[faction]:
                    edge.append(hex)
    visited.discard(start)
    return sorted(visited)


# -- The Family (H-132) -----------------------------------------------------------------------------------------------
def family_goal(s: Harrow, dealer: Dealer, faction: int) -> None:
    """A storm under the legend, then every building that storms join to the home falls (A-14)."""
    for hex in legend_hexes(s, faction):
        if not s.stormy[hex] and hex != CENTRE and s.stock.storms and not s.flames[hex]:
            lay_storm(s, dealer, hex)
    for hex in storm_reach(s, s.home[faction]):
        if s.buildings[hex]:
            number = s.buildings[hex]
            put_building(s, hex, -number)
            s.ruins += number
            for _ in range(number):
                score(s, dealer, faction, s.kit.number["objective_vp"], "ruin")


def storm_reach(s: Harrow, home: int) -> list[int]:
    """Storm hexes joined to this one, itself included."""
    if not s.stormy[home]:
        return []
    visited, edge = {home}, [home]
    while edge:
        for hex in NEAR[edge.pop()]:
            if s.stormy[hex] and hex not in visited:
                visited.add(hex)
                edge.append(hex)
    return sorted(visited)


def kammi_goal(s: Harrow, dealer: Dealer, faction: int) -> None:
    look_for_dolls(s, dealer)
