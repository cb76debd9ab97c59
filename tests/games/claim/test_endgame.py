"""The solver of phase two against the rules played out, one position of the tree after the other."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

Cards = tuple[int, ...]
Piles = tuple[Cards, Cards, Cards, Cards]  # two hands, two score piles; the seat to move first
Position = tuple[list[int], list[int], list[int], list[int]]

GOBLINS, DWARVES, UNDEAD, DOPPELGANGERS, KNIGHTS = range(5)
DECK = [0] * 4 + [10 * faction + value for faction in range(5) for value in range(2 if faction == KNIGHTS else 0, 10)]
NO_CARD = -1


SOLVER = import_module("ludoteka.games.claim.mind.endgame")
COMPILED = not str(SOLVER.__file__).endswith(".py")


def _plain() -> ModuleType:
    """The solver in plain Python, also where it is compiled."""
    source = Path(str(SOLVER.__file__)).with_name("endgame.py")
    spec = spec_from_file_location("endgame_in_plain_python", source)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(
    params=["plain", pytest.param("compiled", marks=pytest.mark.skipif(not COMPILED, reason="not compiled"))]
)
def endgame(request: pytest.FixtureRequest) -> ModuleType:
    return SOLVER if request.param == "compiled" else _plain()


# -- The rules, played out ---------------------------------------------------------------------------------------------
def may_answer(hand: Cards, led: int) -> Cards:
    if any(card // 10 == led // 10 for card in hand):
        return tuple(card for card in hand if card // 10 in (led // 10, DOPPELGANGERS))
    return hand


def beats(card: int, led: int) -> bool:
    if led // 10 == GOBLINS and card // 10 == KNIGHTS:
        return True
    return card // 10 in (led // 10, DOPPELGANGERS) and card % 10 > led % 10


def votes(mine: Cards, theirs: Cards) -> int:
    """More votes for me 1, for them -1, as many 0."""
    difference = 0
    for faction in range(5):
        piles = [[card for card in pile if card // 10 == faction] for pile in (mine, theirs)]
        me, them = ((len(pile), max(pile, default=NO_CARD)) for pile in piles)
        difference += (me > them) - (me < them)
    return (difference > 0) - (difference < 0)


def without(hand: Cards, card: int) -> Cards:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


@cache
def lead_value(hand: Cards, other: Cards, mine: Cards, theirs: Cards) -> int:
    """The leader's result, with all hands and piles sorted."""
    if not hand:
        return votes(mine, theirs)
    return max(-answer_value(other, without(hand, led), theirs, mine, led) for led in set(hand))


def answer_value(hand: Cards, other: Cards, mine: Cards, theirs: Cards, led: int) -> int:
    """The other seat's result; its cards are the first arguments."""
    return max(trick_value(hand, other, mine, theirs, led, card) for card in set(may_answer(hand, led)))


def trick_value(hand: Cards, other: Cards, mine: Cards, theirs: Cards, led: int, card: int) -> int:
    won = beats(card, led)
    to_me = tuple(c for c in (led, card) if won != (c // 10 == DWARVES))
    to_them = tuple(c for c in (led, card) if won == (c // 10 == DWARVES))
    hand, mine, theirs = without(hand, card), tuple(sorted(mine + to_me)), tuple(sorted(theirs + to_them))
    return lead_value(hand, other, mine, theirs) if won else -lead_value(other, hand, theirs, mine)


def sorted_piles(hand: list[int], other: list[int], mine: list[int], theirs: list[int]) -> Piles:
    return tuple(sorted(hand)), tuple(sorted(other)), tuple(sorted(mine)), tuple(sorted(theirs))


def reference(hand: list[int], other: list[int], mine: list[int], theirs: list[int], led: int = NO_CARD) -> int:
    cards = sorted_piles(hand, other, mine, theirs)
    return lead_value(*cards) if led == NO_CARD else answer_value(*cards, led)


def value_of_card(
    card: int, hand: list[int], other: list[int], mine: list[int], theirs: list[int], led: int = NO_CARD
) -> int:
    cards = sorted_piles(hand, other, mine, theirs)
    if led == NO_CARD:
        return -answer_value(cards[1], without(cards[0], card), cards[3], cards[2], card)
    assert card in may_answer(cards[0], led)
    return trick_value(*cards, led, card)


# -- Positions ---------------------------------------------------------------------------------------------------------
def position(random: Random, each: int, scored: int, deck: list[int], half_played: bool) -> tuple[Position, int]:
    """Hands and score piles of the seat to move and its opponent, and the card led."""
    cards = random.sample(deck, len(deck))
    hand, other = cards[:each], cards[each : 2 * each]
    mine_ends = 2 * each + random.randint(0, scored)
    led = other.pop() if half_played else NO_CARD
    return (hand, other, cards[2 * each : mine_ends], cards[mine_ends : 2 * each + scored]), led


def assert_solved(endgame: ModuleType, piles: Position, led: int) -> int:
    """Check that the solver's value equals the reference's, and that its card preserves it."""
    expected = reference(*piles, led=led)
    solution = endgame.solve(*piles, led=led)
    assert solution.value == expected, (piles, led)
    assert value_of_card(solution.card, *piles, led=led) == expected, (piles, led, solution)
    assert endgame.value(*piles, led=led) == expected
    lead_value.cache_clear()
    return expected


@pytest.mark.parametrize("half_played", [False, True])
@pytest.mark.parametrize(("each", "times"), [(1, 150), (2, 150), (3, 150), (4, 100), (5, 40), (6, 8)])
def test_values_and_cards_equal_those_of_a_full_search_by_the_rules(
    endgame: ModuleType, each: int, times: int, half_played: bool
) -> None:
    random = Random(f"{each} {half_played}")
    values = set()
    for _ in range(times):
        piles, led = position(random, each, random.choice([4, 8, 14, 20, 26]), DECK, half_played)
        values.add(assert_solved(endgame, piles, led))
    assert times < 10 or {-1, 1} <= values


@pytest.mark.parametrize("half_played", [False, True])
def test_ties_that_nobody_wins_make_draws(endgame: ModuleType, half_played: bool) -> None:
    random = Random(f"ties {half_played}")
    values = []
    for _ in range(300):
        factions = random.sample(range(5), random.randint(2, 4))  # the others have no card at all
        deck = [card for card in DECK if card // 10 in factions and (card == 0 or card // 10 != GOBLINS)]
        each = random.randint(1, 3)
        piles, led = position(random, each, random.randint(0, 5), deck, half_played)
        values.append(assert_solved(endgame, piles, led))
    assert values.count(0) >= 30


@pytest.mark.parametrize("half_played", [False, True])
def test_goblin_zeros_mix_with_every_faction(endgame: ModuleType, half_played: bool) -> None:
    random = Random(f"zeros {half_played}")
    for _ in range(60):
        deck = [0] * 5 + random.sample([card for card in DECK if card], 7)
        piles, led = position(random, 4, 4, deck, half_played)
        assert_solved(endgame, piles, led)


def test_equal_goblin_zeros_are_one_move(endgame: ModuleType) -> None:
    equal = endgame.solve([0, 0, 0, 0], [45, 36, 27, 18], [20, 10], [31, 42])
    mixed = endgame.solve([1, 4, 6, 8], [45, 36, 27, 18], [20, 10], [31, 42])
    assert equal.card == 0
    assert equal.nodes < mixed.nodes


# -- The rulebook ------------------------------------------------------------------------------------------------------
def test_a_knight_beats_any_goblin_it_follows(endgame: ModuleType) -> None:
    assert endgame.value([42], [], [20, 22], [21], led=9) == 1  # C-16: undead, goblins, knights
    assert endgame.value([9], [42], [20, 22], [21]) == -1


def test_a_goblin_played_on_a_knight_does_not_follow(endgame: ModuleType) -> None:
    assert endgame.value([9], [], [20, 22], [21], led=42) == -1


def test_a_tie_goes_to_the_leader(endgame: ModuleType) -> None:
    assert endgame.value([26], [36], [25], []) == 1
    assert endgame.value([26], [37], [25], []) == -1


def test_the_loser_takes_the_dwarves(endgame: ModuleType) -> None:
    assert endgame.value([18], [15], [], []) == -1
    assert endgame.value([43], [19], [], []) == 0  # the knight's vote against the dwarf's


def test_a_seat_that_can_follow_must_follow(endgame: ModuleType) -> None:
    assert endgame.solve([2, 49, 38], [0, 0], [], [], led=7).card in (2, 38)
    assert endgame.solve([35, 5, 8], [0, 0], [], [], led=30).card == 35


# -- Bounds and the table ----------------------------------------------------------------------------------------------
def test_the_table_changes_no_value(endgame: ModuleType) -> None:
    random = Random("table")
    for _ in range(12):
        piles, _ = position(random, 7, 12, DECK, half_played=False)
        with_table, small, without_table = (endgame.solve(*piles, memory=memory) for memory in (10_000, 20, 0))
        assert with_table.value == small.value == without_table.value
        assert with_table.nodes <= without_table.nodes


def test_too_few_nodes_give_no_answer(endgame: ModuleType) -> None:
    piles, _ = position(Random("nodes"), 8, 10, DECK, half_played=False)
    solution = endgame.solve(*piles)
    assert solution.nodes > 1
    assert endgame.solve(*piles, nodes=solution.nodes) == solution
    assert endgame.solve(*piles, nodes=solution.nodes - 1) is None
    assert endgame.value(*piles, nodes=solution.nodes - 1) is None


def test_the_order_of_cards_does_not_matter(endgame: ModuleType) -> None:
    random = Random("order")
    piles, _ = position(random, 8, 10, DECK, half_played=False)
    shuffled = [random.sample(pile, len(pile)) for pile in piles]
    assert endgame.solve(*shuffled) == endgame.solve(*piles)


def test_a_whole_phase_two_ends_with_the_solved_value(endgame: ModuleType) -> None:
    piles, _ = position(Random("spring"), 13, 8, DECK, half_played=False)
    foretold = endgame.value(*piles)
    hand, other, mine, theirs = piles
    sign = 1
    while hand:
        led = endgame.solve(hand, other, mine, theirs).card
        hand = list(without(tuple(hand), led))
        solution = endgame.solve(other, hand, theirs, mine, led=led)
        assert solution.value == -sign * foretold
        other = list(without(tuple(other), solution.card))
        won = beats(solution.card, led)
        for card in (led, solution.card):
            (theirs if won != (card // 10 == DWARVES) else mine).append(card)
        if won:
            hand, other, mine, theirs, sign = other, hand, theirs, mine, -sign
    assert votes(tuple(mine), tuple(theirs)) == sign * foretold
