"""The rewards of tea cards and forge tracks (W-37 to W-52, W-101 to W-103)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..events.battle import ArtifactGained
from ..events.tea import (
    CastlesGrew,
    LeaderGrew,
    MadnessDiscarded,
    MarketFilled,
    PowerUnlocked,
    QuestDiscarded,
    QuestsDrawn,
    ShardsRolled,
    SupportersReleased,
    WonderTaken,
)
from ..options import BOTTOM, DISCARD_SHARD, PASS, TEMPT, TOP, Unit, place, region, relocate, thing, unit_in
from ..pieces import NOBODY_CHIP, Chip, Effect, Player, Quest, Region, Wonder, Wonderland
from ..rules import goods
from ..rules.regions import (
    build_castle,
    move_unit,
    place_figure,
    place_supporters,
    place_unit,
    region_at,
    regions_in_use,
)
from ..rules.talents import talent_of
from ..rules.two_player import rules_for
from .firing import POSSIBLE, act, amount, asks, carry_out, decide

Move = tuple[Unit, int | None, int]  # a unit, from the supply (None) or a region, to a region


# -- Units -------------------------------------------------------------------------------------------------------------
@asks
def place_units(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-37: into one region, from the own supply; then, one for each that is missing, from other regions."""
    p = s.players[seat]
    left = amount(s, seat, effect.n, chip)
    spread = s.phase == "tea" and talent_of(p).spreads  # W-56
    regions = regions_in_use(s)
    while left:
        options = _moves(s, seat, effect.kind, regions, optional)
        prompt = "place" if supply(s, p, effect.kind) else "relocate"
        answer = (yield from decide(seat, prompt, options, rule="W-37", left=left)) if options else None
        if answer is None:
            return False
        left -= _place(s, dealer, seat, answer, 1 if spread or p.bench else left)
        if not spread:
            regions = [region_at(s, answer[2])]
        optional = False
    return True


def _moves(
    s: Wonderland, seat: Seat, kind: str, regions: Sequence[Region], optional: bool
) -> list[Option[Move | None]]:
    """What can be placed where; when the supply has nothing, what can be moved there instead, or nothing (R-43)."""
    p = s.players[seat]
    units = supply(s, p, kind)
    if units:
        placings: list[Option[Move | None]] = [place(unit, where) for unit in units for where in regions]
        return [*placings, PASS] if optional else placings
    moves: list[Option[Move | None]] = [
        relocate(unit, start, end)
        for start in regions_in_use(s)
        for unit in (*(("supporter",) if p.supporters[start.index] else ()), *dict.fromkeys(p.figures[start.index]))
        for end in regions
        if end is not start
    ]
    return [*moves, PASS] if moves else []


def supply(s: Wonderland, p: Player, kind: str) -> list[Unit]:
    """What can be placed from beside the board."""
    units: list[Unit] = ["supporter"] if p.supply else []
    if kind != "supporter" or s.phase == "tea":
        units += dict.fromkeys(p.bench)
    return units


def _place(s: Wonderland, dealer: Dealer, seat: Seat, move: Move, most: int) -> int:
    """Carry out a move, with as many supporters at once as there is nothing to decide about; gives how many."""
    unit, start, end = move
    p = s.players[seat]
    if start is not None:
        move_unit(s, dealer, seat, unit, start, end)
    elif isinstance(unit, str):
        n = min(most, p.supply)
        place_supporters(s, dealer, seat, n, end)
        return n
    else:
        place_unit(s, dealer, seat, unit, end)
    return 1


POSSIBLE["place_units"] = lambda s, seat, effect: bool(_moves(s, seat, effect.kind, regions_in_use(s), False))


# -- Chips -------------------------------------------------------------------------------------------------------------
@asks
def gain_ally(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-39, W-40: the shown chip, or a free choice; for one that has run out, any other of the level, or none (R-6)."""
    level = effect.level or "weak"
    for _ in range(amount(s, seat, effect.n, chip)):
        there = goods.ally_chips(s, level)
        if not there:
            return False
        gained: Chip | None = next((c for c in there if c.kind == effect.kind), None)
        if gained is None:
            options: list[Option[Chip | None]] = [thing("ally", c) for c in there]
            if effect.kind != "any":
                options.append(PASS)
            gained = yield from decide(seat, "ally", options, rule="W-40", level=level)
        if gained is None:
            return False
        goods.gain_chip(s, dealer, seat, gained)
    return True


@act
def discard_madness(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    """W-48: a normal madness chip out of the bag into the supply (R-8); never the double one."""
    p = s.players[seat]
    for _ in range(amount(s, seat, effect.n, chip)):
        bad = next((c for c in p.bag if c.kind == "madness"), None)
        if bad is None:
            return
        p.bag.remove(bad)
        s.stock[bad] += 1
        dealer.tell(MadnessDiscarded, seat, bad)


@act
def gain_artifact(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    """W-103: from the end of a full forge track."""
    p = s.players[seat]
    p.bag.append(p.faction.artifact)
    dealer.tell(ArtifactGained, seat, p.faction.artifact)


# -- Shards and shield -------------------------------------------------------------------------------------------------
@asks
def roll_shards(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-41: roll the shard die and gain that many."""
    yield from roll(s, dealer, seat)
    return True


def roll(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    n = s.box.die[dealer.below(len(s.box.die))]
    s.players[seat].shards += n
    dealer.reveal(ShardsRolled, seat, n)
    yield from talent_of(s.players[seat]).rolled(s, dealer, seat, n)  # W-61


@act
def gain_shards(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    goods.gain_shards(s, dealer, seat, amount(s, seat, effect.n, chip))


@act
def discard_shards(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    goods.discard_shards(s, dealer, seat, amount(s, seat, effect.n, chip))


@act
def shield_up(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    goods.mend_shield(s, dealer, seat)


@act
def gain_vp(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    goods.gain_vp(s, dealer, seat, amount(s, seat, effect.n, chip), "reward")


# -- Wonderlandians ----------------------------------------------------------------------------------------------------
@asks
def recruit_wonderlandian(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """W-43: one card of the market; a figure is placed at once, an item's chips go into the bag."""
    if not s.market:
        return False
    card: Wonder = yield from decide(seat, "recruit", [thing("recruit", w) for w in s.market], rule="W-43")
    s.market.remove(card)
    p = s.players[seat]
    p.cards.append(card)
    dealer.tell(WonderTaken, seat, card)
    if card.chip is not None:
        for _ in range(card.count):
            goods.gain_chip(s, dealer, seat, card.chip)
    else:
        p.bench += [card] * card.count
        yield from send_figures(s, dealer, seat, card)
    fill_market(s, dealer)
    return True


def send_figures(s: Wonderland, dealer: Dealer, seat: Seat, figure: Wonder) -> Rule[None]:
    """Each standee into any region."""
    for _ in range(figure.count):
        options = [unit_in("send", figure, where) for where in regions_in_use(s)]
        _, where = yield from choose(seat, "send", options, rule="W-43")
        place_figure(s, dealer, seat, figure, where)


def fill_market(s: Wonderland, dealer: Dealer) -> None:
    fresh = []
    while len(s.market) < s.box.market and s.wonders:
        fresh.append(s.wonders.pop())
        s.market.append(fresh[-1])
    if fresh:
        dealer.reveal(MarketFilled, tuple(fresh))


# -- The own board -----------------------------------------------------------------------------------------------------
@asks
def unlock_ability(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-44: the disc of one ability comes off, in any order."""
    p = s.players[seat]
    locked = [power for power in p.faction.powers if power not in p.powers]
    if not locked:
        return False
    power = yield from decide(seat, "unlock", [thing("unlock", power) for power in locked], rule="W-44")
    p.powers.append(power)
    dealer.tell(PowerUnlocked, seat, power)
    return True


@asks
def place_castle(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-46: where one has none yet; with two players where a step is possible (W-119)."""
    options = castle_options(s, seat)
    if not options:
        return False
    where = yield from decide(seat, "castle", options, rule="W-46")
    build_castle(s, dealer, seat, where, rules_for(s).next_castle(s.players[seat], where))
    return True


def castle_options(s: Wonderland, seat: Seat) -> list[Option[int]]:
    p, rules = s.players[seat], rules_for(s)
    return [region("castle", where) for where in regions_in_use(s) if rules.next_castle(p, where.index)]


@asks
def leader_strength(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool
) -> Rule[bool]:
    """W-47: one more; at the end of the track one may discard a shard instead (R-34)."""
    p = s.players[seat]
    for _ in range(amount(s, seat, effect.n, chip)):
        if p.strength < s.box.leader_max:
            p.strength += 1
            dealer.tell(LeaderGrew, seat, p.strength)
        elif p.shards and (yield from choose(seat, "discard-shard", [DISCARD_SHARD, PASS], rule="W-47")):
            goods.discard_shards(s, dealer, seat, 1)
    return True


@act
def release_supporters(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    """W-101: supporters of a covered space into the own supply."""
    p = s.players[seat]
    n = min(amount(s, seat, effect.n, chip), p.locked)
    p.locked -= n
    p.supply += n
    dealer.tell(SupportersReleased, seat, n)


@act
def castle_value(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip) -> None:
    """W-103: every castle is now worth the number shown."""
    s.players[seat].castle_value = amount(s, seat, effect.n, chip)
    dealer.tell(CastlesGrew, seat, s.players[seat].castle_value)


# -- Quests ------------------------------------------------------------------------------------------------------------
@asks
def draw_quests(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-49: draw, then perhaps discard one of the face-down quests in hand."""
    p = s.players[seat]
    drawn = take_quests(s, dealer, amount(s, seat, effect.n, chip))
    p.quests += drawn
    dealer.reveal(QuestsDrawn, seat, len(drawn), tuple(drawn))
    for _ in range(min(effect.discard, len(p.quests))):
        away: Quest = yield from choose(seat, "discard", lambda: [thing("discard", q) for q in p.quests], rule="W-49")
        p.quests.remove(away)
        p.discarded = True
        s.quest_pile.append(away)
        s.quest_pile_by.append(seat)
        dealer.tell(QuestDiscarded, seat, away)
    return True


def take_quests(s: Wonderland, dealer: Dealer, n: int) -> list[Quest]:
    """From the top of the deck; an empty deck is made of the discards, shuffled."""
    drawn: list[Quest] = []
    for _ in range(n):
        if not s.quests and s.quest_pile:
            s.quests, s.quest_pile, s.quest_pile_by = s.quest_pile, [], []
            dealer.shuffle(s.quests)
        if s.quests:
            drawn.append(s.quests.pop())
    return drawn


# -- Split and corrupted cards -----------------------------------------------------------------------------------------
@asks
def split(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-51: the upper or the lower half."""
    half = yield from choose(seat, "half", [TOP, BOTTOM], rule="W-51")
    s.rewards = [*effect.more[half], *s.rewards]
    return True


@asks
def tempt(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool) -> Rule[bool]:
    """W-52: roll the die and take the linked reward too, or leave both."""
    if (yield from choose(seat, "tempt", [TEMPT, PASS], rule="W-52")) is None:
        return False
    yield from roll(s, dealer, seat)
    s.rewards = [*effect.more[0], *s.rewards]
    return True


def resolve(s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect) -> Rule[None]:
    """One reward of a card or a forge track."""
    yield from carry_out(s, dealer, seat, effect, NOBODY_CHIP)


def has_choice(s: Wonderland, p: Player, effect: Effect) -> bool:
    """Could resolving this reward ask, roll or reveal something, so that its place in the order may matter?"""
    if effect.op == "gain_ally":
        return effect.kind == "any" or all(c.kind != effect.kind for c in goods.ally_chips(s, effect.level or "weak"))
    if effect.op == "leader_strength":
        return p.strength >= s.box.leader_max and p.shards > 0
    return effect.op not in ("shield_up", "gain_vp", "gain_shards", "discard_shards", "discard_madness")
