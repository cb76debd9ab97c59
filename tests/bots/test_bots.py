"""Bots of every level play any game from one seat's perspective, and stronger levels win more."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import bots
from ludoteka.bots import search as searching
from ludoteka.bots.cast import CAST, names_of
from ludoteka.bots.levels import UnknownLevel
from ludoteka.bots.search import SearchBot, best, rewards_of, softmax_priors
from ludoteka.games.claim import GAME as CLAIM
from ludoteka.games.claim.notation import position
from ludoteka.kernel import Game, Outcome, Seat, Table
from tests.kernel.tables import lay
from tests.toys import auction, harvest, patience, spies

ALL_LEVELS = ("random", *bots.LEVELS)
TOYS = [(toy, seats) for toy in (auction, harvest, patience, spies) for seats in toy.GAME.seats]


def play(table: Table[Any], players: list[bots.Bot]) -> Outcome:
    while table.asks:
        seat = next(iter(table.asks))
        table.choose(seat, players[seat].choose(table.perspective(seat)))
    assert table.outcome is not None
    return table.outcome


def search(iterations: int = 40, seed: int = 1, exact_nodes: int = 0) -> SearchBot:
    return SearchBot(Random(seed), iterations=iterations, exact_nodes=exact_nodes)


@pytest.mark.parametrize("level", ALL_LEVELS)
@pytest.mark.parametrize(("toy", "seats"), TOYS)
def test_every_level_plays_any_game_to_its_end(level: str, toy: Any, seats: int) -> None:
    players = [bots.make(level, toy.GAME.id, seat, iterations=10) for seat in range(seats)]
    play(lay(toy.GAME, seats), players)


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_decides_in_every_registered_game(level: str) -> None:
    for id, game in ludoteka.games().items():
        for seats in game.seats:
            table = ludoteka.open_table(id, seats, seed=seats)
            mind = bots.make(level, id, 1, iterations=4)
            for _ in range(6):
                seat = next(iter(table.asks))
                table.choose(seat, mind.choose(table.perspective(seat)))


def test_an_unknown_level_is_refused_with_a_list_of_levels() -> None:
    with pytest.raises(UnknownLevel, match=r"'genius'.*easy, medium, hard"):
        bots.make("genius", "claim")


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_the_same_iterations_and_seed_give_the_same_moves(level: str) -> None:
    def moves() -> list[str]:
        table = ludoteka.open_table("claim", seed="spring")
        players = [bots.make(level, "claim", f"mind {seat}", iterations=30) for seat in (0, 1)]
        for _ in range(12):
            seat = next(iter(table.asks))
            table.choose(seat, players[seat].choose(table.perspective(seat)))
        return [key for _, key in table.decisions]

    assert moves() == moves()


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(level: str) -> None:
    mine, yours = "goblins-1 knights-5 undead-9 dwarves-2", "goblins-9 knights-9 undead-1 dwarves-7"
    won = "goblins-4 goblins-5 goblins-6 dwarves-3 | undead-3 undead-6 undead-7 undead-8"
    drawn = "knights-2 knights-3 knights-4 knights-6 dwarves-9"
    deck, top = "goblins-2 goblins-3 dwarves-0 knights-8", "undead-2 undead-4 undead-5 goblins-8"
    unseen = "dwarves-1 dwarves-4 dwarves-5 dwarves-6 dwarves-8"
    worlds = [
        f"lead p0; hands {mine} | {hand}; won {won}; drawn {drawn} | {unseen}; stock {rest} {top}"
        for hand, rest in ((yours, deck), (deck, yours))
    ]
    views = [position(CLAIM, world) for world in worlds]
    assert views[0].view(0) == views[1].view(0)
    for seed in range(4):
        chosen = {bots.make(level, "claim", seed, iterations=60).choose(table.perspective(0)) for table in views}
        assert len(chosen) == 1


def test_a_forced_move_is_played_at_once() -> None:
    table = position(CLAIM, "lead p0; hands goblins-1 | goblins-2; stock undead-1 undead-2")
    perspective = table.perspective(0)
    perspective.imagine = lambda random=None: pytest.fail("there is nothing to think about")
    assert search().choose(perspective) == "play/goblins-1"


def test_in_an_imagined_world_the_seats_own_question_comes_first() -> None:
    table = lay(auction.GAME, 4)
    seat = Seat(2)
    assert table.perspective(seat).imagine(1).turn == table.asks[seat]
    assert search().choose(table.perspective(seat)) in table.asks[seat].keys


def test_a_budget_in_milliseconds_ends_the_search() -> None:
    table = ludoteka.open_table("claim", seed=1)
    edges = SearchBot(Random(1), milliseconds=20).search(table.perspective(next(iter(table.asks))))
    assert sum(edge.visits for edge in edges.values()) > 0


def test_without_a_budget_a_search_takes_the_time_that_the_game_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: next(ticks) / 100)  # every look at the clock costs 10 ms
    heuristics = CLAIM.heuristics
    assert heuristics is not None
    table = ludoteka.open_table("claim", seed=1)
    perspective = table.perspective(next(iter(table.asks)))

    def visits(milliseconds: float) -> int:
        perspective.game = replace(CLAIM, heuristics=replace(heuristics, milliseconds=milliseconds))
        return sum(edge.visits for edge in SearchBot(Random(1)).search(perspective).values())

    assert (visits(75), visits(205)) == (8, 21)


def test_a_search_ends_early_when_no_other_option_can_overtake_in_the_time_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: next(ticks) / 1000)  # every iteration costs 1 ms
    table = _won_positions(cards=2, number=1)[0]
    edges = SearchBot(Random(1), milliseconds=1000).search(table.perspective(Seat(0)))
    visits = sorted(edge.visits for edge in edges.values())
    assert sum(visits) < 900
    assert visits[-1] - visits[-2] > 1000 - sum(visits)


def test_the_solver_gets_the_nodes_that_fit_into_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    allowed: list[int] = []

    def exact(state: Any, ask: Any, nodes: int) -> None:
        nonlocal now
        now += nodes / 100_000  # seconds
        allowed.append(nodes)

    assert CLAIM.heuristics is not None
    table = ludoteka.open_table("claim", seed=1)
    perspective = table.perspective(next(iter(table.asks)))
    perspective.game = replace(CLAIM, heuristics=replace(CLAIM.heuristics, exact=exact))
    monkeypatch.setattr(searching, "perf_counter", lambda: now)
    SearchBot(Random(1), milliseconds=1000, iterations=5).choose(perspective)
    assert allowed == [20_000, pytest.approx(50_000, abs=1)]
    assert now == pytest.approx(0.7, abs=0.001)


def _won_positions(cards: int, number: int) -> list[Table[Any]]:
    """Late positions of phase two that the solver evaluates as won for seat 0, which leads."""
    heuristics = CLAIM.heuristics
    assert heuristics is not None and heuristics.value is not None
    tables: list[Table[Any]] = []
    seed = 0
    while len(tables) < number:
        seed += 1
        table = ludoteka.open_table("claim", seed=f"won {seed}", settings={"leader": "p0"})
        random = Random(seed)
        while len(table.decisions) < 52 - 2 * cards:
            seat = next(iter(table.asks))
            table.choose(seat, random.choice(table.asks[seat].keys))
        if table.state.leader == 0 and heuristics.value(table.state)[0] == 1.0:
            tables.append(table)
    return tables


def test_search_keeps_a_won_position_won_without_the_solver() -> None:
    still_won = 0
    for table in _won_positions(cards=4, number=10):
        table.choose(0, best(search(300).search(table.perspective(0))))
        still_won += CLAIM.heuristics.value(table.state)[0] == 1.0  # type: ignore[union-attr,misc]  # Claim has heuristics
    assert still_won >= 9


def test_hard_is_never_beaten_in_phase_two_from_a_position_that_is_won() -> None:
    for table in _won_positions(cards=7, number=12):
        hard = SearchBot(Random(1), iterations=1)
        for rival in (bots.make("medium", "claim", 2), bots.make("random", "claim", 3)):
            assert play(table.clone(), [hard, rival]).winners == (0,)


def test_medium_beats_easy_and_easy_beats_random() -> None:
    def wins(first: str, second: str) -> int:
        won = 0
        for deal in range(20):
            for seat in (0, 1):
                names = (first, second) if seat == 0 else (second, first)
                players = [bots.make(name, "claim", f"{deal} {i}") for i, name in enumerate(names)]
                won += play(ludoteka.open_table("claim", seed=deal), players).winners == (seat,)
        return won

    assert wins("medium", "random") >= 30
    assert wins("easy", "random") >= 22
    assert wins("medium", "easy") >= 22


def test_hard_beats_random_even_with_forty_iterations() -> None:
    won = 0
    for deal in range(8):
        seat = deal % 2
        players: list[bots.Bot] = [bots.make("random", "claim", deal), bots.make("random", "claim", deal)]
        players[seat] = SearchBot(Random(deal), iterations=40, exact_nodes=300)
        won += play(ludoteka.open_table("claim", seed=deal), players).winners == (seat,)
    assert won >= 6


# -- The parts ---------------------------------------------------------------------------------------------------------
def test_the_winner_is_rewarded_most_and_points_count_a_little() -> None:
    first, second, third = rewards_of(Outcome((10.0, 9.0, 2.0), (Seat(0),), "points"))
    assert first == pytest.approx(1.0)
    assert 0.0 < third + 0.01 < second < 0.1


def test_a_shared_win_is_worth_less_than_a_win_and_more_than_a_draw() -> None:
    shared = rewards_of(Outcome((5.0, 5.0, 5.0), (Seat(0), Seat(1)), "points"))[0]
    draw = rewards_of(Outcome((5.0, 5.0), (), "draw"))[0]
    assert draw < shared < 1.0


def test_priors_do_not_depend_on_the_scale_of_the_weights() -> None:
    assert softmax_priors([1.0, 2.0, 4.0], 1.2) == pytest.approx(softmax_priors([110.0, 120.0, 140.0], 1.2))
    assert softmax_priors([3.0, 3.0], 1.2) == pytest.approx(softmax_priors([0.0, 0.0], 1.2))
    assert sum(softmax_priors([1.0, 2.0, 4.0], 0.5)) == pytest.approx(0.5)


def test_a_game_without_heuristics_is_searched_by_random_rollouts() -> None:
    bare: Game[Any] = patience.GAME
    assert bare.heuristics is None
    table = lay(bare, 1)
    assert search().choose(table.perspective(0)) in table.asks[Seat(0)].keys


def test_bots_of_one_table_have_different_names() -> None:
    assert names_of(["", "medium", "medium", "hard", "medium"]) == ["", "Apolena", "Matyáš", "Bartoloměj", "Kunhuta"]
    for level in bots.LEVELS:
        assert len(set(CAST[level])) >= 4, "five sit at a table at most, and one of them is a person"
