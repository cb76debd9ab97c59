"""The verbs of chips, figures and factions in battle (section 13 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..events.battle import ChipRemoved, ChipReturned, MarkerShifted, NextChipWeakened
from ..events.tea import LeaderPlaced, ShardsGained, VpTaken
from ..options import COME, PASS, Unit, calm, number, player, region, thing, unit_in
from ..pieces import NOWHERE, Chip, Effect, Wonderland
from ..rules import goods
from ..rules.goods import opponents
from ..rules.madness import bust
from ..rules.regions import losable, lose_unit, move_unit, neighbours, region_at, regions_in_use, units_in
from ..rules.two_player import standing
from .firing import POSSIBLE, act, amount, asks, decide

# W-37, W-98, W-99, W-84, W-105: these are read where they matter; they do nothing by themselves.
READ_ELSEWHERE = ("immune", "forge_action", "lose_first", "reduce_unit_loss", "cleanup_to_bag", "swap_level")


# -- The chip in play --------------------------------------------------------------------------------------------------
@act
def chip_strength(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    s.players[seat].changes.append((effect.mode, amount(s, seat, effect.n, chip)))


@act
def gain_strength(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    """Beside the chip: added in step 4, or at once while madness is resolved (W-75)."""
    n = amount(s, seat, effect.n, chip)
    if chip.losses:
        goods.move_marker_by(s, dealer, seat, n)
    else:
        s.players[seat].gain += n


@act
def next_chip(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    s.players[seat].times = amount(s, seat, effect.n, chip)


@act
def next_draw_extra(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    s.players[seat].extra += amount(s, seat, effect.n, chip)


@act
def must_draw_next(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    s.players[seat].must_draw = True


@asks
def marker_to_nearest_forge(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """Also backwards; a marker on a forge symbol or at the end stays."""
    p = s.players[seat]
    options: list[Option[int | None]] = [number("marker/space", n) for n in nearest_symbols(s, p.marker)]
    if not options:
        return False
    answer = yield from decide(seat, "marker", [*options, PASS] if optional else options, rule="W-74")
    if answer is None:
        return False
    p.marker = answer
    dealer.tell(MarkerShifted, seat, answer)
    return True


def nearest_symbols(s: Wonderland, marker: int) -> list[int]:
    if marker in s.box.symbols or marker >= s.box.track_end:
        return []
    least = min(abs(n - marker) for n in s.box.symbols)
    return [n for n in s.box.symbols if abs(n - marker) == least]


# -- Chips back into the bag -------------------------------------------------------------------------------------------
@asks
def return_exhausted(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    p = s.players[seat]
    return (yield from _return(s, dealer, seat, effect, optional, lambda: p.exhausted))


@asks
def return_active_to_bag(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    p = s.players[seat]
    return (yield from _return(s, dealer, seat, effect, optional, lambda: p.active))


def _return(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, optional: bool, area: Callable[[], list[Chip]]
) -> Rule[bool]:
    """Up to n chosen chips, at least one; R-46: some cannot be chosen by own chips."""
    done = 0
    for _ in range(amount(s, seat, effect.n, s.players[seat].faction.artifact)):
        options: list[Option[Chip | None]] = [thing("return", c) for c in returnable(area(), effect.kind)]
        if not options:
            break
        back = yield from decide(seat, "return", [*options, PASS] if optional or done else options, rule="W-74")
        if back is None:
            break
        area().remove(back)
        s.players[seat].bag.append(back)
        dealer.tell(ChipReturned, seat, back)
        done += 1
    return done > 0


def returnable(chips: list[Chip], kind: str) -> list[Chip]:
    fit = (c for c in dict.fromkeys(chips) if not kind or kind in (c.kind, c.family))
    return sorted((c for c in fit if "own_chip_abilities" not in c.immune), key=lambda c: c.rank)


POSSIBLE["return_exhausted"] = lambda s, seat, e: bool(returnable(s.players[seat].exhausted, e.kind))
POSSIBLE["return_active_to_bag"] = lambda s, seat, e: bool(returnable(s.players[seat].active, e.kind))


@asks
def remove_active_chip(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """An ally chip goes to the supply, any other out of the game."""
    p = s.players[seat]
    for _ in range(amount(s, seat, effect.n, chip)):
        if not p.active:
            return False
        gone = yield from decide(seat, "remove", [thing("remove", c) for c in dict.fromkeys(p.active)], rule="W-96")
        p.active.remove(gone)
        if gone.family == "ally":
            s.stock[gone] += 1
        else:
            s.apart.append(gone)
        dealer.tell(ChipRemoved, seat, gone)
    return True


# -- Units -------------------------------------------------------------------------------------------------------------
@asks
def move_supporters_in(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """Up to so many own supporters, from one neighbouring region or from any."""
    start: int | None = None
    for done in range(amount(s, seat, effect.n, chip)):
        places = supporters_near(s, seat, effect.where)
        if start is not None and effect.where == "adjacent_one":
            places = [index for index in places if index == start]
        if not places:
            return done > 0
        options: list[Option[int | None]] = [region("bring", region_at(s, index)) for index in places]
        start = yield from decide(seat, "bring", [*options, PASS] if optional or done else options, rule="W-74")
        if start is None:
            return done > 0
        move_unit(s, dealer, seat, "supporter", start, s.region)
    return True


def supporters_near(s: Wonderland, seat: Seat, where: str) -> list[int]:
    places = neighbours(s, s.region) if where == "adjacent_one" else s.ring
    return [index for index in dict.fromkeys(places) if index != s.region and s.players[seat].supporters[index]]


POSSIBLE["move_supporters_in"] = lambda s, seat, e: bool(supporters_near(s, seat, e.where))


@asks
def lose_own_unit(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """From any region, the leader only where nothing else stands (R-44); W-89: the last one here means a bust."""
    p = s.players[seat]
    options: list[Option[tuple[Unit, int] | None]] = [
        unit_in("sacrifice", u, where) for where in regions_in_use(s) for u in losable(p, where.index)
    ]
    answer = (
        (yield from decide(seat, "sacrifice", [*options, PASS] if optional else options, rule="W-89"))
        if options
        else None
    )
    if answer is None:
        return False
    lose_unit(s, dealer, seat, *answer)
    if p.fighting and not units_in(p, s.region):
        bust(s, dealer, seat)
    return True


@asks
def move_units_out(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """Up to so many own units, not the leader, from here to one neighbouring region."""
    p = s.players[seat]
    ends = list(dict.fromkeys(neighbours(s, s.region)))
    for done in range(amount(s, seat, effect.n, chip)):
        units: list[Unit] = [*(["supporter"] if p.supporters[s.region] else []), *dict.fromkeys(p.figures[s.region])]
        options: list[Option[tuple[Unit, int] | None]] = [
            unit_in("leave", u, region_at(s, end)) for end in ends for u in units
        ]
        answer = (yield from choose(seat, "leave", [*options, PASS], rule="W-97")) if options else None
        if answer is None:
            return done > 0
        move_unit(s, dealer, seat, answer[0], s.region, answer[1])
        ends = [answer[1]]
    return True


@asks
def move_self(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """The figure with this ability to any region."""
    p = s.players[seat]
    figure = next(f for f in p.figures[s.region] if any(effect in a.effects for a in f.abilities))
    options: list[Option[int | None]] = [region("fly", r) for r in regions_in_use(s) if r.index != s.region]
    end = yield from decide(seat, "fly", [*options, PASS] if optional else options, rule="W-97", figure=figure.ref)
    if end is None:
        return False
    move_unit(s, dealer, seat, figure, s.region, end)
    return True


@asks
def move_leader_here(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """From any region or the supply to the battle."""
    p = s.players[seat]
    if p.leader == s.region or (optional and not (yield from choose(seat, "come", [COME, PASS], rule="W-64"))):
        return False
    _set_leader(s, dealer, seat, s.region)
    return True


@asks
def move_leader(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    p = s.players[seat]
    options: list[Option[int | None]] = [region("lead", r) for r in regions_in_use(s) if r.index != p.leader]
    end = yield from decide(seat, "move-leader", [*options, PASS] if optional else options, rule="W-33")
    if end is None:
        return False
    _set_leader(s, dealer, seat, end)
    return True


def _set_leader(s: Wonderland, dealer: Dealer, seat: Seat, end: int) -> None:
    p = s.players[seat]
    if p.leader == NOWHERE:
        p.leader = end
        dealer.tell(LeaderPlaced, seat, region_at(s, end))
    else:
        move_unit(s, dealer, seat, "leader", p.leader, end)


# -- Other players -----------------------------------------------------------------------------------------------------
@act
def opponent_loses_strength(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    """Every opponent, at once, never below 0."""
    for other in opponents(s, seat):
        goods.move_marker_by(s, dealer, other, -amount(s, seat, effect.n, chip))


@asks
def give_shard(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """One shard to the chosen target, from the supply or from oneself."""
    options: list[Option[Seat | None]] = [player("target", other) for other in targets(s, seat, effect.kind)]
    if not options or (effect.where == "self" and not s.players[seat].shards):
        return False
    to = yield from decide(seat, "give-shard", [*options, PASS] if optional else options, rule="W-74", chip=chip.ref)
    if to is None:
        return False
    if effect.where == "self":
        goods.give_shard(s, dealer, seat, to)
    else:
        s.players[to].shards += 1
        dealer.tell(ShardsGained, to, 1)
    return True


def targets(s: Wonderland, seat: Seat, kind: str) -> list[Seat]:
    if kind == "any_player":
        return [Seat(i) for i in range(len(s.players)) if i != seat]
    if kind == "opponent_ahead":
        return [other for other in opponents(s, seat) if s.players[other].marker > s.players[seat].marker]
    return opponents(s, seat)


POSSIBLE["give_shard"] = lambda s, seat, e: (
    bool(targets(s, seat, e.kind)) and (e.where != "self" or s.players[seat].shards > 0)
)


@asks
def opponent_next_chip(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """The next chip of an opponent still drawing counts 1 at most."""
    drawing = [other for other in opponents(s, seat) if not s.players[other].stopped]
    if not drawing:
        return False
    victim = yield from decide(
        seat, "weaken", [player("target", other) for other in drawing], rule="W-74", chip=chip.ref
    )
    s.players[victim].capped = True
    dealer.tell(NextChipWeakened, seat, victim)
    return True


@asks
def return_opponent_madness(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """Chips of an opponent's madness track go into that opponent's bag; one whose track is empty may be chosen too."""
    for _ in range(amount(s, seat, effect.n, chip)):
        others = opponents(s, seat)
        options: list[Option[Any]] = [calm(o, c) for o in others for c in dict.fromkeys(s.players[o].madness)]
        if not options:
            return False
        options += [player("target", other) for other in others if not s.players[other].madness]
        chosen = yield from decide(seat, "calm", options, rule="W-74", chip=chip.ref)
        if not isinstance(chosen, tuple):
            continue
        victim, back = chosen
        s.players[victim].madness.remove(back)
        s.players[victim].bag.append(back)
        dealer.tell(ChipReturned, victim, back)
    return True


@asks
def steal_vp(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """From whoever leads on the track beside oneself; a tie may be chosen from (R-26)."""
    best = max(s.players[i].marker for i in standing(s))
    leaders = [other for other in opponents(s, seat) if s.players[other].marker == best]
    if not leaders:
        return False
    victim = yield from decide(
        seat, "steal", [player("target", other) for other in leaders], rule="W-74", chip=chip.ref
    )
    n = min(amount(s, seat, effect.n, chip), s.players[victim].vp)
    if n:
        s.players[victim].vp -= n
        s.players[seat].vp += n
        dealer.tell(VpTaken, seat, n, victim)
    return True
