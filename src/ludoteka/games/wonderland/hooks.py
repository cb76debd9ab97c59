"""What the grammar of effects cannot say: one named function each (section 14 of the rules)."""

from __future__ import annotations

from ...kernel import Dealer, Option, Rule, Seat, choose
from .battle_events import PoisonGiven
from .effects import decide, hook
from .events import LocalDrawn, ShardsGained
from .goods import gain_vp
from .options import PASS, ROLL, SHARD, player
from .pieces import Ability, Wonderland
from .regions import build_castle, lose_unit
from .rewards import castle_options, roll, send_figures
from .tea import poison_chip
from .two_player import rules_for

# leader_red_soldiers is W-56 in rewards.place_units, leader_jaws_that_bite and leader_my_party W-57 and W-59 in tea,
# leader_contrariwise W-60 in tea.reachable, leader_share_the_madness W-61 in rewards.roll.


@hook
def off_with_their_heads(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Every other player with a supporter where the Queen arrives loses one."""
    where = s.players[seat].leader
    for i, p in enumerate(s.players):
        if i != seat and p.supporters[where]:
            lose_unit(s, dealer, Seat(i), "supporter", where)
    return
    yield


@hook
def slithy_toves(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Read by Jaws That Bite (tea.jaws_that_bite); nothing fires by itself."""
    return
    yield


@hook
def claws_that_catch(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """A poison chip for each other participant who put madness on the track in this draw, as far as one likes."""
    me = s.players[seat]
    targets = [Seat(i) for i, p in enumerate(s.players) if i != seat and p.fighting and p.maddened]
    while targets and me.poison:
        options: list[Option[Seat | None]] = [player("poison", other) for other in targets]
        other = yield from choose(seat, "claws", [*options, PASS])
        if other is None:
            return
        targets.remove(other)
        me.poison -= 1
        s.players[other].bag.append(poison_chip(s))
        dealer.tell(PoisonGiven, seat, other)


@hook
def help_the_locals(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Draw until a figure appears, shuffle the rest back, place it for this war; W-106 takes it out (R-49)."""
    p = s.players[seat]
    if not any(w.figure for w in s.wonders):
        return
    drawn = [s.wonders.pop()]
    while not drawn[-1].figure:
        drawn.append(s.wonders.pop())
    figure = drawn[-1]
    dealer.reveal(LocalDrawn, seat, tuple(drawn))
    s.wonders += drawn[:-1]
    dealer.shuffle(s.wonders)
    p.local.append(figure)
    p.bench += [figure] * figure.count
    yield from send_figures(s, dealer, seat, figure)


@hook
def no_room(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """On reaching the head: the die, or exactly one shard."""
    if (yield from choose(seat, "no-room", [ROLL, SHARD])):
        yield from roll(s, dealer, seat)
    else:
        s.players[seat].shards += 1
        dealer.tell(ShardsGained, seat, 1)


@hook
def walrus(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Three VP for winning where it stands; where its castle may go is decided in the award (`war.winners_castle`)."""
    gain_vp(s, dealer, seat, 3, ability.source)
    return
    yield


def castle_anywhere(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """The Walrus: the castle of this win goes where one likes, also if there is one here already."""
    options: list[Option[int | None]] = [*castle_options(s, seat)]
    rules = rules_for(s)
    if not options:
        return
    if not rules.next_castle(s.players[seat], s.region):
        options.append(PASS)
    where = yield from decide(seat, "castle", options)
    if where is not None:
        build_castle(s, dealer, seat, where, rules.next_castle(s.players[seat], where))
