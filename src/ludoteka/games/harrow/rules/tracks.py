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
_TRAIL = [Option(f"trail/{HEX[h]}", h) for h in HEXES]
_TRAIL_BACK = [Option(f"trail-back/{HEX[h]}", h) for h in HEXES]


def legend_jar(s: Harrow, dealer: Dealer, f: int, left: int = ABILITY | GIFT) -> Rule[None]:
    """H-80: ability and gift in either order, one finished before the other starts; both optional."""
    options: list[Option[Any]] = [_ABILITY] if left & ABILITY else []
    if left & GIFT and has_gift(s, f):
        options.append(_GIFT)
    if not options:
        return
    walks = walk_options(s, f) if left != ABILITY | GIFT else []  # H-54: one is finished, the other not begun
    part = yield from ask(s, f, "legend", [*options, _LEAVE, *walks], rule="H-80")
    if isinstance(part, tuple):
        walk(s, dealer, f, part[1])
        s.then(("legend_jar", f, left))
    elif part:
        s.then(("use_ability" if part == ABILITY else "use_gift", f), ("legend_jar", f, left & ~part))


def has_gift(s: Harrow, f: int) -> bool:
    if f != KAMMI:
        return True
    return s.kammi.gift and s.legend_at[s.kammi.goblin] != OFF  # H-193


def use_ability(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Active scrolls from left to right (H-81)."""
    s.now.marked = OFF
    s.now.replayed = ()
    for scroll in track(s, f)[: s.boards[f].scrolls + 1]:
        yield from resolve(s, dealer, f, scroll)


def use_gift(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    hero = s.boards[f].hero
    assert hero is not None, "every VP faction has chosen its legend in setup"
    done = yield from resolve(s, dealer, f, hero.effects)
    if f == KAMMI and done:  # H-193: the token is the price of what was done
        s.kammi.gift = False


def track(s: Harrow, f: int) -> tuple[Effects, ...]:
    return s.kit.tracks[f"{FACTION[f]}-{s.boards[f].track}"]


def first_scroll(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """A tile or card activates scroll 1 alone."""
    s.now.marked = OFF
    s.now.replayed = ()
    if f == PROTECTORS and s.boards[f].track == "a":
        return (yield from _one_trail(s, dealer, f))
    return (yield from resolve(s, dealer, f, track(s, f)[0]))


@VERBS.verb("scroll", places=ANYWHERE)
@piece
class Scroll(Effect):
    """The first scroll of the own legend track."""

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        return (yield from first_scroll(s, dealer, f))

    def keys(self, pieces: Pieces) -> Iterable[str]:
        yield from (option.key for option in _TRAIL)
        yield from (_move_trail(a, b).key for a in HEXES for b in HEXES if a != b)


# -- Trails (H-82) ----------------------------------------------------------------------------------------------------
def trail_hexes(s: Harrow, f: int) -> list[int]:
    """Within the legend's range, at most two on a hex, none on fire (A-10)."""
    return [
        h
        for at in legend_hexes(s, f)
        for h in WITHIN[at][min(reach_from(s, at), 7)]
        if s.trails[h] < 2 and not s.flames[h]
    ]


def _lay_trail(s: Harrow, dealer: Dealer, h: int) -> None:
    s.stock.trails -= 1
    s.trails_out += 1
    s.trails[h] += 1
    dealer.tell(TrailPlaced, HEX[h])


def _lift_trail(s: Harrow, dealer: Dealer, h: int) -> None:
    s.stock.trails += 1
    s.trails_out -= 1
    s.trails[h] -= 1
    dealer.tell(TrailTaken, HEX[h])


def _trails(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Take any trails back, then put any within range."""
    while True:
        back = [_TRAIL_BACK[h] for h in HEXES if s.trails[h]]
        h = yield from pick(s, f, "trail-back", [DONE, *back], rule="H-82")
        if h is None:
            break
        _lift_trail(s, dealer, h)
    while s.stock.trails:
        ends = [_TRAIL[h] for h in trail_hexes(s, f)]
        h = yield from pick(s, f, "trail", [DONE, *ends], rule="H-82")
        if h is None:
            return
        _lay_trail(s, dealer, h)


def _move_trail(a: int, b: int) -> Option[Any]:
    return way("move", "trail", 0, a, b)


def _one_trail(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Put one trail from the supply, or move one that lies on the map."""
    ends = trail_hexes(s, f)
    options: list[Option[Any]] = []
    if s.stock.trails:
        options = [Option(_TRAIL[h].key, (0, OFF, h)) for h in ends]
    options += [_move_trail(a, b) for a in HEXES if s.trails[a] for b in ends if a != b]
    chosen = yield from pick(s, f, "trail", [DONE, *options], rule="H-82")
    if chosen is None:
        return False
    _, a, b = chosen
    if a != OFF:
        _lift_trail(s, dealer, a)
    _lay_trail(s, dealer, b)
    return True


card_action("trails", _trails, lambda pieces: (option.key for option in (*_TRAIL_BACK, *_TRAIL)))
