"""Madness, poison, shields, busts and refreshes (W-62, W-82 to W-89)."""

from __future__ import annotations

from collections import Counter

from ....kernel import Dealer, Rule, Seat, choose
from ..effects.conditions import holds
from ..effects.firing import decide, fire, of_figures, powers
from ..effects.standing import ReduceUnitLoss, SwapLevel
from ..events.battle import BagRefreshed, Busted, ChipsSwapped, MadnessBlocked, MadnessPlaced
from ..events.tea import ShieldMended
from ..options import BLOCK, SUFFER, name, unit
from ..pieces import Ability, Chip, Player, Wonderland
from .goods import player_order
from .regions import losable, lose_unit, units_in
from .talents import talent_of


def take_madness(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-120: block or not; losses one at a time; the chip onto the track; bust; refresh."""
    player = s.players[seat]
    chip = player.played[0]
    player.capped = False  # a weakening is wasted on madness
    if player.shield and (yield from choose(seat, "block", [BLOCK, SUFFER], rule="W-83", chip=chip.ref)):  # W-83
        player.played = []
        player.bag.append(chip)
        player.shield = False
        player.blocked = True
        dealer.tell(MadnessBlocked, seat, chip)
        for ability in of_figures(player.figures[s.region], "shield_used"):
            yield from fire(s, dealer, seat, ability, chip)
        return
    yield from lose_units(s, dealer, seat, chip)
    player.played = []
    if chip.family == "poison":  # W-62
        return_poison(s, dealer)
    else:
        player.madness.append(chip)
        player.maddened = True
        dealer.tell(MadnessPlaced, seat, chip)
    if not units_in(player, s.region):
        bust(s, dealer, seat)
    if len(player.madness) >= s.box.madness_spaces:
        refresh(s, dealer, seat)


def lose_units(s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip) -> Rule[None]:
    """W-82, W-84: units of this region, each with what its loss sets off."""
    player = s.players[seat]
    here = player.figures[s.region]
    losses = chip.losses - _reduced(s, seat, chip)
    waiting = [source for source in of_figures(here, "unit_lost") if _waits(source)]
    lost = 0
    for _ in range(losses):
        units = losable(player, s.region)
        if not units:
            break
        gone = yield from decide(seat, "lose", [unit("lose", figure) for figure in units], rule="W-84", chip=chip.ref)
        lose_unit(s, dealer, seat, gone, s.region)
        lost += 1
        for ability in [*powers(player, "unit_lost"), *of_figures(player.figures[s.region], "unit_lost")]:
            if not _waits(ability):
                yield from fire(s, dealer, seat, ability, chip, name(gone))
    for ability in waiting:
        if ability in of_figures(player.figures[s.region], "unit_lost"):  # the figure was not lost itself
            for _ in range(lost):
                yield from fire(s, dealer, seat, ability, chip)


def _waits(ability: Ability) -> bool:
    return any(atom.what == "self_not_lost_this_draw" for atom in ability.condition)


def _reduced(s: Wonderland, seat: Seat, chip: Chip) -> int:
    """How much less this chip costs; an ability with a limit is used up."""
    player = s.players[seat]
    for ability in of_figures(player.figures[s.region], "before_loss"):
        if chip.losses and ability not in player.used and holds(s, seat, ability.condition, chip):
            if ability.limit:
                player.used.append(ability)
            return min(chip.losses, sum(effect.n for effect in ability.effects if isinstance(effect, ReduceUnitLoss)))
    return 0


def return_poison(s: Wonderland, dealer: Dealer) -> None:
    """To its owner's supply."""
    for i, player in enumerate(s.players):
        talent_of(player).poison_spent(s, dealer, Seat(i))


def bust(s: Wonderland, dealer: Dealer, seat: Seat) -> None:
    """W-85: strength 0, active chips exhausted, out of this battle; finally the shield is unbroken again."""
    player = s.players[seat]
    player.busted, player.marker = True, 0
    player.active += player.played  # W-89: a chip in play is exhausted too
    player.played, player.changes = [], []
    dealer.tell(Busted, seat)
    exhaust(s, dealer, seat)
    clear_effects(player)
    if not player.shield:
        player.shield = True
        dealer.tell(ShieldMended, seat)


def exhaust(s: Wonderland, dealer: Dealer, seat: Seat) -> None:
    """Active chips to the exhausted area; a Creature of set A is swapped on the way (R-25, R-47)."""
    player = s.players[seat]
    for chip in player.active:
        player.exhausted.append(_swapped(s, dealer, seat, chip))
    player.active = []


def exhausting_order(s: Wonderland, dealer: Dealer, seats: list[Seat]) -> list[Seat]:
    """W-70: player order, where several would swap and the supply does not reach for all; else it changes nothing."""
    swaps = {seat: [other for chip in s.players[seat].active if (other := _other_level(s, chip))] for seat in seats}
    swapping = [seat for seat in seats if swaps[seat]]
    short = any(n > s.stock[chip] for chip, n in Counter(one for chips in swaps.values() for one in chips).items())
    if len(swapping) < 2 or not short:
        return seats
    return [*player_order(s, dealer, swapping), *(seat for seat in seats if not swaps[seat])]


def _other_level(s: Wonderland, chip: Chip) -> Chip | None:
    """The chip this one is swapped for when it is exhausted; None if it is not."""
    if not any(
        isinstance(effect, SwapLevel)
        for ability in chip.abilities
        if ability.on == "exhaust"
        for effect in ability.effects
    ):
        return None
    return next(one for one in s.stock if one.kind == chip.kind and one.level != chip.level)


def _swapped(s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip) -> Chip:
    other = _other_level(s, chip)
    if other is None or not s.stock[other]:
        return chip
    s.stock[chip] += 1
    s.stock[other] -= 1
    dealer.tell(ChipsSwapped, seat, chip, other)
    return other


def refresh(s: Wonderland, dealer: Dealer, seat: Seat) -> None:
    """W-86: madness track and exhausted chips into the bag; active chips stay."""
    player = s.players[seat]
    player.bag += player.madness + player.exhausted
    player.madness, player.exhausted = [], []
    dealer.tell(BagRefreshed, seat)


def clear_effects(player: Player) -> None:
    """W-81: effects that wait for a next chip or draw end with the battle."""
    player.times, player.extra, player.must_draw, player.capped = 1, 0, False, False
    player.power, player.gain = 0, 0
