"""The result of a battle and the end of a war (W-90 to W-106)."""

from __future__ import annotations

from collections.abc import Collection

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..effects.conditions import holds
from ..effects.firing import decide, fire, of_figures, powers
from ..effects.standing import CleanupToBag
from ..effects.wonderlandians import castle_anywhere, fill_market, walrus_wins
from ..events.battle import BattleTied, BattleWon, BetRevealed, FigureLeft, NobodyWon, WarEnded
from ..options import AWARD_CASTLE, AWARD_VP, thing, word
from ..pieces import NOWHERE, Ability, Chip, Wonderland
from .goods import ally_chips, gain_chip, gain_shards, gain_vp, player_order
from .madness import clear_effects, exhaust, exhausting_order
from .regions import build_castle, region_at
from .two_player import Placing, move_marker, rules_for, standing


def tile_value(s: Wonderland) -> int:
    """W-91: left, middle, right for rounds I, II, III."""
    return s.tiles[s.region].vp[s.round - 1]


# -- Step 1: award -----------------------------------------------------------------------------------------------------
def award(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-90 to W-93: VP and castle to the winner, half to the second; tied players pick one of the two."""
    s.then("feats", "aftermath", "forging", "settle_wagers", "clean_up")
    s.decided = True
    placing = rules_for(s).placing(s, tile_value(s))
    here = region_at(s, s.region)
    if placing.winner is not None:
        s.winner = placing.winner
        dealer.tell(BattleWon, here, placing.winner)
        gain_vp(s, dealer, placing.winner, tile_value(s), here.ref)
        yield from winners_castle(s, dealer, placing.winner)
        yield from region_award(s, dealer, placing.winner)
    elif placing.tied:
        dealer.tell(BattleTied, here, placing.tied)
    else:
        dealer.tell(NobodyWon, here)  # W-95
    yield from _others(s, dealer, placing)


def _others(s: Wonderland, dealer: Dealer, placing: Placing) -> Rule[None]:
    for seat, share in placing.seconds:
        gain_vp(s, dealer, seat, share, region_at(s, s.region).ref)
    for seat in player_order(s, dealer, placing.tied):
        yield from vp_or_castle(s, dealer, seat, "W-93")


def winners_castle(s: Wonderland, dealer: Dealer, seat: Seat, picked: bool = False) -> Rule[None]:
    """W-91: here, unless one's own stands here; with the Walrus anywhere. Who picked it instead of VP builds it."""
    if walrus_wins(s, seat):
        yield from castle_anywhere(s, dealer, seat, must=picked)
        return
    step = rules_for(s).next_castle(s.players[seat], s.region)
    if step:
        build_castle(s, dealer, seat, s.region, step)


def region_award(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    for ability in of_figures(s.players[seat].figures[s.region], "region_award"):
        yield from fire(s, dealer, seat, ability)


def vp_or_castle(s: Wonderland, dealer: Dealer, seat: Seat, rule: str) -> Rule[bool]:
    """W-93, W-94: the VP award or the castle, the latter only where it is possible; gives whether it was the castle."""
    options = [AWARD_VP]
    rules, player = rules_for(s), s.players[seat]
    regions = s.ring if walrus_wins(s, seat) else [s.region]
    if any(rules.next_castle(player, index) for index in regions):
        options.append(AWARD_CASTLE)
    if (yield from decide(seat, "award", options, rule=rule, vp=tile_value(s), castle=player.castle_value)) == "vp":
        gain_vp(s, dealer, seat, tile_value(s), region_at(s, s.region).ref)
        return False
    yield from winners_castle(s, dealer, seat, picked=True)
    return True


def uncontested(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-94, W-121: award, and abilities that ask for a win; quests and the other abilities if the table says so."""
    yield from vp_or_castle(s, dealer, seat, "W-94")
    yield from region_award(s, dealer, seat)
    if s.lone_quests:
        return
    for ability in end_abilities(s, seat):
        if any(atom.what == "won" and not atom.compared for atom in ability[0].condition):
            yield from fire(s, dealer, seat, *ability)


# -- Step 3: abilities at the end of a battle --------------------------------------------------------------------------
def aftermath(s: Wonderland, dealer: Dealer) -> None:
    """W-97: of chips, figures and factions, for everybody who has not busted, in player order."""
    seats = [seat for seat in standing(s) if end_abilities(s, seat)]
    s.then(*(("aftermath_of", seat) for seat in player_order(s, dealer, seats)))


def aftermath_of(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """In the order their owner likes, where it can matter; else chips, figures, faction."""
    waiting = list(dict.fromkeys(ability.source for ability, _ in end_abilities(s, seat)))
    while waiting:
        source = yield from next_ability(s, seat, waiting)
        waiting.remove(source)
        for ability, chip in end_abilities(s, seat):  # anew: a chip may have left, a figure may have been moved
            if ability.source == source:
                yield from fire(s, dealer, seat, ability, chip)


def next_ability(s: Wonderland, seat: Seat, waiting: list[str]) -> Rule[str]:
    """Which component acts next, of those that can do something now."""
    live = {
        ability.source: ability
        for ability, chip in end_abilities(s, seat)
        if ability.source in waiting and _can_act(s, seat, ability, chip)
    }
    if len(live) < 2 or not order_matters(live.values()):
        return waiting[0]
    return (yield from choose(seat, "next", [word("next", source) for source in live], rule="W-97"))


def order_matters(abilities: Collection[Ability]) -> bool:
    """Does one take away chips or units that others look at, or do several touch shards? Points alone come first."""
    verbs = [{effect.op for effect in ability.effects} - {"gain_vp"} for ability in abilities]
    busy = [group for group in verbs if group]
    return (len(busy) > 1 and any(group & _TAKING_AWAY for group in busy)) or sum(
        bool(group & _SHARDS) for group in busy
    ) > 1


_TAKING_AWAY = {"return_active_to_bag", "move_units_out", "move_self"}
_SHARDS = {"gain_shards", "discard_shards", "give_shard"}


def _can_act(s: Wonderland, seat: Seat, ability: Ability, chip: Chip) -> bool:
    return holds(s, seat, ability.condition, chip) and all(effect.possible(s, seat) for effect in ability.effects[:1])


def end_abilities(s: Wonderland, seat: Seat) -> list[tuple[Ability, Chip]]:
    """Of active chips, of figures still here, of the faction."""
    player = s.players[seat]
    abilities: list[tuple[Ability, Chip]] = []
    for chip in player.active:
        for ability in chip.abilities:
            if ability.on == "battle_end" and not (ability.once and any(ability is source for source, _ in abilities)):
                abilities.append((ability, chip))
    rest = [*of_figures(player.figures[s.region], "battle_end"), *powers(player, "battle_end")]
    return abilities + [(ability, player.faction.artifact) for ability in rest]


# -- Step 5: wagers ----------------------------------------------------------------------------------------------------
def settle_wagers(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-104: a right bet is a weak ally chip, a wrong one a shard; a tie for first voids all bets."""
    bets = {Seat(i): player.wager for i, player in enumerate(s.players) if player.wager != NOWHERE}
    for seat, on in bets.items():
        s.players[seat].wager = NOWHERE
        dealer.reveal(BetRevealed, seat, Seat(on))
    if rules_for(s).placing(s, 0).tied:
        return
    for seat in player_order(s, dealer, list(bets)):
        if bets[seat] != s.winner:
            gain_shards(s, dealer, seat, 1)
            continue
        options: list[Option[Chip]] = [thing("ally", chip) for chip in ally_chips(s, "weak")]
        if options:
            gain_chip(s, dealer, seat, (yield from decide(seat, "ally", options, rule="W-104", level="weak")))


# -- Step 6: clean-up --------------------------------------------------------------------------------------------------
def clean_up(s: Wonderland, dealer: Dealer) -> None:
    """W-105: active chips are exhausted, markers go to 0, madness tracks stay."""
    for seat in exhausting_order(s, dealer, [Seat(i) for i, player in enumerate(s.players) if player.fighting]):
        player = s.players[seat]
        back = [
            chip
            for chip in player.active
            if any(isinstance(effect, CleanupToBag) for source in chip.abilities for effect in source.effects)
        ]
        if back:
            player.bag += back
            player.active = [chip for chip in player.active if chip not in back]
        exhaust(s, dealer, seat)
        clear_effects(player)
        player.marker, player.fighting, player.stopped, player.busted = 0, False, False, False
        player.lost, player.blocked, player.maddened, player.shown = 0, False, False, NOWHERE
        player.used = [ability for ability in player.used if ability.limit != "once_per_battle"]
    leave_region(s, dealer)


def leave_region(s: Wonderland, dealer: Dealer) -> None:
    s.fought.append(s.region)
    s.region, s.winner, s.draw, s.decided = NOWHERE, NOWHERE, 0, False


# -- End of the war ----------------------------------------------------------------------------------------------------
def war_end(s: Wonderland, dealer: Dealer) -> None:
    """W-106."""
    dealer.tell(WarEnded, s.round)
    for i, player in enumerate(s.players):
        player.used = []
        for figure in player.local:
            dealer.tell(FigureLeft, Seat(i), figure)
            player.figures = [[other for other in here if other is not figure] for here in player.figures]
            s.wonders_out.append(figure)
        player.local = []
    if s.round == 3:
        s.then("final_scoring")
        return
    move_marker(s, dealer, s.marker)
    for player in s.players:
        player.bag += player.exhausted + player.madness
        player.exhausted, player.madness = [], []
        player.leader = NOWHERE
    s.wonders += s.market
    s.market = []
    dealer.shuffle(s.wonders)
    fill_market(s, dealer)
    s.round += 1
    s.then("serve_tea")
