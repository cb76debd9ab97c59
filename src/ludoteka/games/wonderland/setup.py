"""Setting up the table (W-10 to W-22)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ...kernel import Ask, BadSetting, Dealer, Option, Rule, Seat, Setting, Why, choose, together
from .boards import TYPES
from .content import Content
from .effects.rewards import take_quests
from .effects.wonderlandians import fill_market
from .events.tea import FactionChosen, FirstPlayer, QuestReturned, QuestsDrawn, ShardsGained, TableLaid
from .options import thing
from .pieces import AllyCard, Chip, Faction, Player, Quest, Wonderland
from .rules.talents import talent_of
from .rules.two_player import rules_for

SETS = ("A", "B", "C", "D")
MOST_SEATS = 5


# -- What can be agreed ------------------------------------------------------------------------------------------------
def settings(content: Content) -> tuple[Setting, ...]:
    """W-11, W-16, W-21; whether bags can be looked into during the war; and where the rulebook can be read twice."""
    cards = sorted((card for card in content.allies if card.kind in TYPES), key=lambda card: TYPES.index(card.kind))
    return (
        Setting("allies", (*SETS, "random", "mixed"), "A"),
        Setting("mix", tuple(card.ref for card in cards), "", pick=(0, len(TYPES)), needs=({"allies": ("mixed",)},)),
        Setting("factions", ("choose", "random"), "choose"),
        Setting("first", ("random", *(f"p{seat}" for seat in range(MOST_SEATS))), "random"),
        Setting("bags", ("tea", "always"), "tea"),
        Setting("last-drawer", ("resistance", "lead"), "resistance", needs=({"seats": ("2",)},)),
        Setting("uncontested", ("award", "quests"), "award", needs=({"seats": ("3", "4", "5")},)),
    )


def check(seats: int, chosen: Mapping[str, str]) -> BadSetting | None:
    """The fault of a combination of settings, or None."""
    if chosen["first"] != "random" and int(chosen["first"][1:]) >= seats:
        detail = f"setting 'first' is {chosen['first']!r}; there are {seats} seats (W-21)"
        return BadSetting(detail, Why("why-no-such-seat", {"number": int(chosen["first"][1:]) + 1}, "W-21"))
    if chosen["mix"] and chosen["allies"] != "mixed":
        detail = "setting 'mix' names cards of a mixed set; 'allies' should be 'mixed' (W-11)"
        return BadSetting(detail, Why("why-not-a-mix", {}, "W-11"))
    kinds = [_kind(ref) for ref in chosen["mix"].split("+")]
    twice = next((kind for kind in kinds if kinds.count(kind) > 1), None)
    if twice is not None:
        detail = f"setting 'mix' names two cards of the type {twice!r}; one of each is in play (W-11)"
        return BadSetting(detail, Why("why-one-card-a-type", {"kind": twice}, "W-11"))
    return None


def _kind(card: str) -> str:
    return card.rpartition("-")[0]


# -- The table ---------------------------------------------------------------------------------------------------------


def setup_for(content: Content) -> Callable[[int, Mapping[str, str]], Wonderland]:
    """The unshuffled set-up, with everything in its place."""

    def setup(seats: int, settings: Mapping[str, str]) -> Wonderland:
        start = content.counts["leader_strength_start"]
        wonders = [wonder for wonder in content.wonders if seats > 2 or wonder.ref not in content.not_for_two]  # W-113
        return Wonderland(
            box=content.box,
            players=[Player(strength=start, castle_value=content.box.castle_value) for _ in range(seats)],
            first=settings["first"],
            picking=settings["factions"],
            show_bags=settings["bags"] == "always",
            chasing=settings["last-drawer"] == "lead",
            lone_quests=settings["uncontested"] == "quests",
            sets=settings["allies"],
            mix=tuple(ref for ref in settings["mix"].split("+") if ref),
            stock=stock_of(content, [card for card in content.allies if card.set in "A*"]),
            factions=list(content.two if seats == 2 else content.many),
            allies=list(content.allies),
            tiles=list(content.tiles),
            wonders=wonders,
            wonders_out=[wonder for wonder in content.wonders if wonder not in wonders],
            decks=[[card for card in content.tea if card.round == n] for n in (1, 2, 3)],
            quests=list(content.quests),
            agenda=[("choose_factions",), ("lay_out",)],
        )

    return setup


def steps_for(content: Content) -> dict[str, Callable[..., object]]:
    """The steps of the set-up; some need the whole content."""
    return {
        "lay_out": partial(lay_out, content),
        "choose_factions": choose_factions,
        "equip": partial(equip, content),
        "first_quests": first_quests,
    }


def lay_out(content: Content, s: Wonderland, dealer: Dealer) -> None:
    """W-10 to W-15: tiles, allies, market, tea decks, quests, first-battle marker."""
    dealer.shuffle(s.tiles)
    choose_allies(s, dealer)
    s.stock = stock_of(content, s.allies)
    dealer.shuffle(s.wonders)
    for deck in s.decks:
        dealer.shuffle(deck)
    dealer.shuffle(s.quests)
    dealer.reveal(TableLaid, tuple(s.allies), tuple(s.tiles[:-1]))
    fill_market(s, dealer)
    rules_for(s).prepare(s, dealer)


def choose_factions(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-16: everybody picks a faction, from the first player on (W-21); or they are given out by lot."""
    n = len(s.players)
    s.start = s.turn = Seat(dealer.below(n) if s.first == "random" else int(s.first[1:]))
    dealer.reveal(FirstPlayer, s.start)
    for i in range(n):
        seat = Seat((s.start + i) % n)
        if s.picking == "random":
            faction = s.factions[dealer.below(len(s.factions))]
        else:
            options: list[Option[Faction]] = [thing("faction", figure) for figure in s.factions]
            faction = yield from choose(seat, "faction", options, rule="W-16")
        s.factions.remove(faction)
        s.players[seat].faction = faction
        dealer.tell(FactionChosen, seat, faction)
    s.then("equip", "first_quests", "serve_tea")


def equip(content: Content, s: Wonderland, dealer: Dealer) -> None:
    """W-16, W-17, W-21: boards, bags and starting shards."""
    counts, n = content.counts, len(s.players)
    forge = next(chip for chip in s.stock if chip.kind == "forge")
    bag = {
        forge: counts[rules_for(s).forge_chips],
        content.double: counts["bag_madness_double"],
        content.madness: counts["bag_madness_normal"],
    }
    for i, player in enumerate(s.players):
        player.locked = counts["supporters_on_board"]
        player.supply = counts["supporters_per_faction"] - player.locked
        player.bag = [*content.faction_chips, *[player.faction.artifact] * counts["artifacts_in_bag"]]
        for chip, number in bag.items():
            player.bag += [chip] * number
            s.stock[chip] -= number
        player.shards = s.box.starting_shards[n - 2][(i - s.start) % n]
        if player.shards:
            dealer.tell(ShardsGained, Seat(i), player.shards)
    hand_out_poison(s, content.poison)


def hand_out_poison(s: Wonderland, poison: Chip) -> None:
    """W-20: what no leader takes is out of the game."""
    for player in s.players:
        talent_of(player).supply_poison(s, player, poison)
    s.apart += [poison] * s.stock[poison]
    s.stock[poison] = 0


def stock_of(content: Content, cards: Iterable[AllyCard]) -> dict[Chip, int]:
    """All chips that do not belong to a faction, with the abilities from these cards."""
    stock = {chip: n for card in cards for chip, n in content.ally_chips[card]}
    stock |= {wonder.chip: wonder.count for wonder in content.wonders if wonder.chip is not None}
    counts = content.counts
    stock |= {content.madness: counts["madness_normal"], content.double: counts["madness_double"]}
    return stock | {content.poison: counts["poison_chips"]}


def choose_allies(s: Wonderland, dealer: Dealer) -> None:
    """W-11: one set, or a mix of one card per type, agreed on or by lot; the forge card is always in play."""
    agreed = {card.kind: card.set for card in s.allies if card.ref in s.mix}
    set_ = SETS[dealer.below(4)] if s.sets == "random" else s.sets
    sets = {kind: agreed.get(kind) or (SETS[dealer.below(4)] if set_ == "mixed" else set_) for kind in TYPES}
    s.allies_out = [card for card in s.allies if sets.get(card.kind, card.set) != card.set]
    s.allies = [card for card in s.allies if card not in s.allies_out]


def first_quests(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-18: two each, one is kept, the other shuffled back."""
    for i, player in enumerate(s.players):
        player.quests = take_quests(s, dealer, 2)
        dealer.reveal(QuestsDrawn, Seat(i), 2, tuple(player.quests))
    quests = yield from together([_keep_one(player, Seat(i)) for i, player in enumerate(s.players)])
    for seat, quest in quests.items():
        player = s.players[seat]
        player.quests.remove(quest)
        player.returned = [player.quests[0]]
        s.quests += player.quests
        dealer.reveal(QuestReturned, seat, player.quests[0])
        player.quests = [quest]
    dealer.shuffle(s.quests)


def _keep_one(player: Player, seat: Seat) -> Ask[Quest]:
    return Ask(seat, "keep", lambda: [thing("keep", quest) for quest in player.quests], "W-18")
