"""The tea party (W-23 to W-35, W-57 to W-61)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..effects.firing import carry_out, carry_out_all, decide, fire, powers
from ..effects.placing import PlaceUnits
from ..effects.rewards import roll
from ..events.tea import (
    CardTaken,
    ChipGained,
    FirstPlayer,
    HeadReached,
    LeaderPlaced,
    PartyHeld,
    TableRefilled,
    TeaEnded,
    TeaServed,
)
from ..grammar import Effect
from ..options import HEAD, PARTY, region, thing
from ..pieces import NOBODY_CHIP, NOWHERE, Chip, Player, TeaCard, Wonderland
from .goods import discard_shards
from .regions import region_at, regions_in_use, units_on_board
from .talents import talent_of

REVEALING = ("roll_shards", "draw_quests", "recruit_wonderlandian", "forge_from_bag", "tempt")


# -- The table ---------------------------------------------------------------------------------------------------------
def serve_tea(s: Wonderland, dealer: Dealer) -> None:
    """W-23: fresh cards on all seats in use, leaders at the head."""
    s.phase = "tea"
    s.tea_out += [card for card in s.table if card is not None]
    chairs = s.box.chairs[len(s.players) - 2]
    s.table = [None] * (chairs + 1)
    s.poisoned = [False] * (chairs + 1)
    for player in s.players:
        player.leader, player.chair, player.taken, player.partied = NOWHERE, 0, 0, False
    if s.round > 1:
        s.start = first_player(s, dealer)
    s.turn = s.start
    dealer.tell(TeaServed, s.round, s.start)
    refill(s, dealer)
    s.then("tea_start", ("tea_turn", s.start))


def first_player(s: Wonderland, dealer: Dealer) -> Seat:
    """W-24: fewest VP, then fewest units, then most shards, then by lot (R-3)."""
    keys = [(player.vp, units_on_board(player), -player.shards) for player in s.players]
    best = [Seat(i) for i, key in enumerate(keys) if key == min(keys)]
    first = best[0] if len(best) == 1 else best[dealer.below(len(best))]
    dealer.tell(FirstPlayer, first)
    return first


def refill(s: Wonderland, dealer: Dealer) -> None:
    """W-29: every seat with neither card nor leader, from the right of the head, until the deck is empty."""
    deck = s.decks[s.round - 1]
    taken = {player.chair for player in s.players}
    fresh = []
    for chair in range(1, len(s.table)):
        if s.table[chair] is None and chair not in taken and deck:
            card = deck.pop()
            s.table[chair] = card
            fresh.append(card)
    if fresh:
        dealer.reveal(TableRefilled, tuple(fresh))


def chair_of(s: Wonderland, card: TeaCard) -> int:
    return s.table.index(card)


def tea_start(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """What leaders do before anybody moves (W-57)."""
    for i, player in enumerate(s.players):
        yield from talent_of(player).tea_start(s, dealer, Seat(i))


# -- A turn ------------------------------------------------------------------------------------------------------------
def tea_turn(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-26: move to a card; W-31: with all cards taken, lead the faction into a region."""
    s.turn = seat
    player = s.players[seat]
    s.then(("turn_end", seat))
    ahead = reachable(s, player)
    if has_enough_cards(s, player) or not (ahead or cards_behind(s, player)):  # W-31, W-32
        s.then(("lead", seat))
        return
    options: list[Option[TeaCard | str]] = [thing("take", card) for card in ahead]
    options.append(HEAD)
    if talent_of(player).may_host(player):  # W-59
        options.append(PARTY)
    answer = yield from decide(seat, "take", options, rule="W-26")
    s.passed = False
    if answer == "head":
        s.passed = passes(s, player, 0)
        player.chair = 0
        s.then(("head_of_table", seat))
    elif answer == "party":
        player.partied = True
        dealer.tell(PartyHeld, seat)
        refill(s, dealer)
        s.then(("any_card", seat, False))
    else:
        sit(s, dealer, seat, answer, moves=True)


def has_enough_cards(s: Wonderland, player: Player) -> bool:
    """W-31: has the player taken as many cards as the tea party gives each?"""
    return player.taken >= s.cards_each


def reachable(s: Wonderland, player: Player) -> list[TeaCard]:
    """W-26, W-27: cards on free seats before the head; Alice goes the other way round (W-60)."""
    return [
        card for chair in talent_of(player).ahead(player.chair, len(s.table)) if (card := s.table[chair]) is not None
    ]


def cards_behind(s: Wonderland, player: Player) -> bool:
    """Will there be a card to take beyond the head?"""
    if any(card is not None for card in s.table):
        return True
    return (
        bool(s.decks[s.round - 1])
        and len({q.chair for q in s.players if q.chair > 0} - {player.chair}) < len(s.table) - 1
    )


def passes(s: Wonderland, player: Player, end: int) -> bool:
    """R-24: does the way to this chair (0: the head) lead past another leader?"""
    way = talent_of(player).between(player.chair, end, len(s.table))
    others = [q.chair for q in s.players if q is not player]
    return any(chair in way for chair in others) or (end == 0 and player.chair != 0 and 0 in others)


def head_of_table(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-28: reaching the head: roll, refill, go on to any free seat with a card (W-30)."""
    dealer.tell(HeadReached, seat)
    instead = next((rule for rule in powers(s.players[seat], "head_of_table")), None)
    if instead is not None:
        yield from carry_out_all(s, dealer, seat, instead.effects)
    else:
        yield from roll(s, dealer, seat)
    refill(s, dealer)
    s.then(("any_card", seat, True))


def any_card(s: Wonderland, dealer: Dealer, seat: Seat, moves: bool) -> Rule[None]:
    """Any card of the table: beyond the head (W-28), or without moving (W-59)."""
    cards = [card for card in s.table if card is not None]
    if not cards:
        s.then(("lead", seat))  # W-32
        return
    card = yield from decide(seat, "take", [thing("take", card) for card in cards], rule="W-30")
    sit(s, dealer, seat, card, moves)


def sit(s: Wonderland, dealer: Dealer, seat: Seat, card: TeaCard | str, moves: bool) -> None:
    """Take the card and, but for My Party, its seat; its rewards follow."""
    assert isinstance(card, TeaCard)
    player = s.players[seat]
    chair = chair_of(s, card)
    if moves:
        s.passed = s.passed or passes(s, player, chair)
        player.chair = chair
    s.table[chair] = None
    player.tea.append(card)
    player.taken += 1
    dealer.tell(CardTaken, seat, card)
    if s.poisoned[chair]:  # W-58
        s.poisoned[chair] = False
        talent_of(player).take_poison(s, dealer, seat)
    s.rewards = list(card.rewards)
    s.then(*((("moved", seat),) if moves and powers(player, "moved") else ()), ("take_rewards", seat))


def moved(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """Called after the move and before the card."""
    for ability in powers(s.players[seat], "moved"):
        yield from fire(s, dealer, seat, ability)


# -- The card ----------------------------------------------------------------------------------------------------------
def take_rewards(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-36: everything on the card, in an order the player chooses where the order can matter."""
    player = s.players[seat]
    waits = any(reveals(one) for one in s.rewards)
    for effect in [one for one in s.rewards if not one.open(s, seat) and not (waits and may_wait(s, player, one))]:
        s.rewards.remove(effect)
        yield from carry_out(s, dealer, seat, effect, NOBODY_CHIP)
    if not s.rewards:
        return
    effect = s.rewards[0]
    if waits or sets_differ(player, s.rewards):
        options: list[Option[Effect]] = [thing("reward", one) for one in {one.ref: one for one in s.rewards}.values()]
        effect = yield from decide(seat, "reward", options, rule="W-36")
    s.rewards.remove(effect)
    yield from carry_out(s, dealer, seat, effect, NOBODY_CHIP)
    if s.rewards:
        s.then(("take_rewards", seat))


def reveals(effect: Effect) -> bool:
    """Does this reward show something or open choices, so that its place in the order can matter?"""
    return effect.op in REVEALING or any(reveals(part) for part in effect.inside())


def may_wait(s: Wonderland, player: Player, effect: Effect) -> bool:
    """Does this reward spend shards, also those that the same card may still bring (W-45, W-47)?"""
    if effect.op == "leader_strength":
        return player.strength >= s.box.leader_max and any(rolls(one) for one in s.rewards)
    return effect.op == "discard_shards"


def rolls(effect: Effect) -> bool:
    return effect.op in ("roll_shards", "tempt") or any(rolls(part) for part in effect.inside())


def sets_differ(player: Player, rewards: list[Effect]) -> bool:
    """W-38: two sets of units, and a supply too small for both, so that the first leaves less for the second."""
    sets = [effect.n for effect in rewards if isinstance(effect, PlaceUnits)]
    return len(set(sets)) > 1 and player.supply + len(player.bench) < sum(sets)


# -- End of a turn and of the party ------------------------------------------------------------------------------------
def lead(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-31: the leader goes to any region in use."""
    where = yield from choose(seat, "lead", [region("lead", r) for r in regions_in_use(s)], rule="W-31")
    player = s.players[seat]
    player.leader, player.chair = where, NOWHERE
    dealer.tell(LeaderPlaced, seat, region_at(s, where))
    for ability in powers(player, "leader_placed"):
        yield from fire(s, dealer, seat, ability)


def turn_end(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """What a leader does last (W-57); then the next player with a leader at the table."""
    yield from talent_of(s.players[seat]).turn_end(s, dealer, seat)
    seats = [Seat((seat + i) % len(s.players)) for i in range(1, len(s.players) + 1)]
    still = [other for other in seats if s.players[other].chair != NOWHERE]
    s.then(("tea_turn", still[0]) if still else ("tea_end",))


def tea_end(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-33 to W-35."""
    for i, player in enumerate(s.players):
        talent_of(player).tea_end(s, dealer, Seat(i))
    dealer.tell(TeaEnded)
    for i, player in enumerate(s.players):
        for ability in powers(player, "tea_end"):
            yield from fire(s, dealer, Seat(i), ability)
    everyone = [Seat(i) for i in range(len(s.players))]
    most = max(player.shards for player in s.players)
    give_madness(s, dealer, everyone)  # W-34
    greedy = [seat for seat in everyone if s.players[seat].shards == most]
    if most and give_madness(s, dealer, greedy):  # W-35; R-5: nobody has the most of nothing
        for seat in greedy:
            discard_shards(s, dealer, seat, (most + 1) // 2)
    s.then("war")


def give_madness(s: Wonderland, dealer: Dealer, seats: list[Seat]) -> bool:
    """To all of these, or to none if the supply does not reach."""
    madness = madness_chip(s)
    if s.stock[madness] < len(seats):
        return False
    s.stock[madness] -= len(seats)
    for seat in seats:
        s.players[seat].bag.append(madness)
        dealer.tell(ChipGained, seat, madness)
    return True


def madness_chip(s: Wonderland) -> Chip:
    return next(chip for chip in s.stock if chip.kind == "madness")
