"""The legend jar: the scrolls of the track and the gift of the legend (section 7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel import Dealer, Option, Rule, piece
from ..effects.moving import way
from ..effects.resolving import resolve
from ..events.map import TrailPlaced, TrailTaken
from ..grammar import ANYWHERE, VERBS, Effect, Effects, Pieces, card_action
from ..hexes import HEX, HEXES, OFF, WITHIN
from ..pieces import FACTION, KAMMI, PROTECTORS
from ..state import Harrow
from .abilities import walk, walk_options
from .choosing import DONE, ask, pick
from .units import legend_hexes, reach_from

ABILITY, GIFT = 1, 2
_ABILITY = Option("ability", ABILITY)
_GIFT = Option("gift", GIFT)
_LEAVE = Option("done", 0)
_TRAIL = [Option(f"trail/{HEX[hex]}", hex) for hex in HEXES]
_TRAIL_BACK = [Option(f"trail-back/{HEX[hex]}", hex) for hex in HEXES]


def legend_jar(s: Harrow, dealer: Dealer, faction: int, left: int = ABILITY | GIFT) -> Rule[None]:
    """H-80: ability and gift in either order, one finished before the other starts; both optional."""
    options: list[Option[Any]] = [_ABILITY] if left & ABILITY else []
    if left & GIFT and has_gift(s, faction):
        options.append(_GIFT)
    if not options:
        return
    walks = walk_options(s, faction) if left != ABILITY | GIFT else []  # H-54: one is finished, the other not begun
    part = yield from ask(s, faction, "legend", [*options, _LEAVE, *walks], rule="H-80")
    if isinstance(part, tuple):
        walk(s, dealer, faction, part[1])
        s.then(("legend_jar", faction, left))
    elif part:
        s.then(("use_ability" if part == ABILITY else "use_gift", faction), ("legend_jar", faction, left & ~part))


def has_gift(s: Harrow, faction: int) -> bool:
    if faction != KAMMI:
        return True
    return s.kammi.gift and s.legend_at[s.kammi.goblin] != OFF  # H-193


def use_ability(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Active scrolls from left to right (H-81)."""
    s.now.marked = OFF
    s.now.replayed = ()
    for scroll in track(s, faction)[: s.boards[faction].scrolls + 1]:
        yield from resolve(s, dealer, faction, scroll)


def use_gift(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    hero = s.boards[faction].hero
    assert hero is not None, "every VP faction has chosen its legend in setup"
    done = yield from resolve(s, dealer, faction, hero.effects)
    if faction == KAMMI and done:  # H-193: the token is the price of what was done
        s.kammi.gift = False


def track(s: Harrow, faction: int) -> tuple[Effects, ...]:
    return s.kit.tracks[f"{FACTION[faction]}-{s.boards[faction].track}"]


def first_scroll(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """A tile or card activates scroll 1 alone."""
    s.now.marked = OFF
    s.now.replayed = ()
    if faction == PROTECTORS and s.boards[faction].track == "a":
        return (yield from _one_trail(s, dealer, faction))
    return (yield from resolve(s, dealer, faction, track(s, faction)[0]))


@VERBS.verb("scroll", places=ANYWHERE)
@piece
class Scroll(Effect):
    """The first scroll of the own legend track."""

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        return (yield from first_scroll(s, dealer, faction))

    def keys(self, pieces: Pieces) -> Iterable[str]:
        yield from (option.key for option in _TRAIL)
        yield from (_move_trail(start, end).key for start in HEXES for end in HEXES if start != end)


# -- Trails (H-82) ----------------------------------------------------------------------------------------------------
def trail_hexes(s: Harrow, faction: int) -> list[int]:
    """Within the legend's range, at most two on a hex, none on fire (A-10)."""
    return [
        hex
        for at in legend_hexes(s, faction)
        for hex in WITHIN[at][min(reach_from(s, at), 7)]
        if s.trails[hex] < 2 and not s.flames[hex]
    ]


def _lay_trail(s: Harrow, dealer: Dealer, hex: int) -> None:
    s.stock.trails -= 1
    s.trails_out += 1
    s.trails[hex] += 1
    dealer.tell(TrailPlaced, HEX[hex])


def _lift_trail(s: Harrow, dealer: Dealer, hex: int) -> None:
    s.stock.trails += 1
    s.trails_out -= 1
    s.trails[hex] -= 1
    dealer.tell(TrailTaken, HEX[hex])


def _trails(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Take any trails back, then put any within range."""
    while True:
        back = [_TRAIL_BACK[hex] for hex in HEXES if s.trails[hex]]
        hex = yield from pick(s, faction, "trail-back", [DONE, *back], rule="H-82")
        if hex is None:
            break
        _lift_trail(s, dealer, hex)
    while s.stock.trails:
        ends = [_TRAIL[hex] for hex in trail_hexes(s, faction)]
        hex = yield from pick(s, faction, "trail", [DONE, *ends], rule="H-82")
        if hex is None:
            return
        _lay_trail(s, dealer, hex)


def _move_trail(start: int, end: int) -> Option[Any]:
    return way("move", "trail", 0, start, end)


def _one_trail(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Put one trail from the supply, or move one that lies on the map."""
    ends = trail_hexes(s, faction)
    options: list[Option[Any]] = []
    if s.stock.trails:
        options = [Option(_TRAIL[hex].key, (0, OFF, hex)) for hex in ends]
    options += [_move_trail(start, end) for start in HEXES if s.trails[start] for end in ends if start != end]
    chosen = yield from pick(s, faction, "trail", [DONE, *options], rule="H-82")
    if chosen is None:
        return False
    _, start, end = chosen
    if start != OFF:
        _lift_trail(s, dealer, start)
    _lay_trail(s, dealer, end)
    return True


card_action("trails", _trails, lambda pieces: (option.key for option in (*_TRAIL_BACK, *_TRAIL)))
