"""The war: the order of its battles, and how each begins (W-63 to W-67)."""

from __future__ import annotations

from ....kernel import Ask, Dealer, Option, Rule, Seat, together
from ..effects.conditions import holds
from ..effects.firing import fire, of_figures, powers
from ..effects.strength import GainStrength
from ..events.battle import (
    BattleBegan,
    BetsPlaced,
    Uncontested,
    WarBegan,
)
from ..options import PASS, player
from ..pieces import NOBODY_CHIP, NOWHERE, Wonderland
from .regions import clockwise, region_at, units_in
from .two_player import rules_for, standing


# -- The order of battles ----------------------------------------------------------------------------------------------
def war(s: Wonderland, dealer: Dealer) -> None:
    """W-63: one battle per region, clockwise from the first-battle marker."""
    s.phase = "war"
    s.fought = []
    dealer.tell(WarBegan, s.round)
    order = [clockwise(s, s.marker, i) for i in range(len(s.ring))]
    s.then(*(("battle", index) for index in order), "war_end")


def battle(s: Wonderland, dealer: Dealer, index: int) -> Rule[None]:
    """W-64: moves into the region, participants, starting strength, wagers."""
    s.region, s.winner, s.draw, s.decided = index, NOWHERE, 0, False
    for i, fighter in enumerate(s.players):
        for ability in powers(fighter, "battle_start"):
            yield from fire(s, dealer, Seat(i), ability)
    seats = [Seat(i) for i, fighter in enumerate(s.players) if units_in(fighter, index)]
    if not seats:
        s.then("leave_region")  # W-66
        return
    for seat in seats:
        fighter = s.players[seat]
        fighter.fighting = True
        fighter.marker = starting_strength(s, seat)
    if rules_for(s).uncontested(len(seats)):
        s.winner = seats[0]
        dealer.tell(Uncontested, region_at(s, index), seats[0])
        more = ("feats", "aftermath") if s.lone_quests else ()
        s.then(("uncontested", seats[0]), *more, "clean_up")
        return
    dealer.tell(BattleBegan, region_at(s, index), tuple(seats), tuple(s.players[seat].marker for seat in seats))
    s.then("wagers", "draw")


def starting_strength(s: Wonderland, seat: Seat) -> int:
    """W-65: leader, figures and castle here, and what abilities add; supporters give nothing."""
    player, here = s.players[seat], s.region
    strength = player.strength if player.leader == here else 0
    strength += sum(figure.strength for figure in player.figures[here])
    strength += s.box.castle_strength if player.castles[here] else 0
    for ability in of_figures(player.figures[here], "battle_start"):
        if holds(s, seat, ability.condition, NOBODY_CHIP):
            strength += sum(
                effect.number(s, seat, NOBODY_CHIP) for effect in ability.effects if isinstance(effect, GainStrength)
            )
    return min(strength, s.box.track_end)


def wagers(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-67: everybody who does not fight may bet on one who does, secretly and at once."""
    fighters = standing(s)
    idle = [Seat(i) for i, person in enumerate(s.players) if not person.fighting]
    if not rules_for(s).wagers or not idle:
        return
    options: list[Option[Seat | None]] = [player("bet", seat) for seat in fighters]
    bets = yield from together([Ask(seat, "bet", [*options, PASS], "W-67") for seat in idle])
    for seat, on in bets.items():
        s.players[seat].wager = NOWHERE if on is None else on
    dealer.tell(BetsPlaced, tuple(seat for seat, on in bets.items() if on is not None))
