"""Advice of the strongest bot: options by rank, chances, and nothing that the seat cannot know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import bots
from ludoteka.bots.advice import LEAST_VISITS, MOST_SUGGESTIONS, REASON_SHARE, WORLDS, Adviser, reasons, varied
from ludoteka.bots.judging import calibrated, judge, shares
from ludoteka.games.claim import GAME as CLAIM
from ludoteka.games.claim.notation import position
from ludoteka.kernel import Game, Outcome, Seat, Table, Why
from ludoteka.kernel.plain import text
from ludoteka.kernel.table import Perspective

GAMES = [(game, seats) for game in ludoteka.games().values() for seats in (game.seats[0], game.seats[-1])]


def adviser(seed: int = 1, iterations: int = 30) -> Adviser:
    return Adviser(Random(seed), iterations=iterations, exact_nodes=0)


def questions(game: Game[Any], seats: int, number: int) -> list[Table[Any]]:
    """Tables of a match between bots, at questions with a choice."""
    table = ludoteka.open_table(game.id, seats, seed="advice")
    players = [bots.make("medium", game.id, seat) for seat in range(seats)]
    tables: list[Table[Any]] = []
    while len(tables) < number:
        seat, ask = next(iter(table.asks.items()))
        if len(ask.keys) > 1 and len(table.decisions) % 7 == 3:
            tables.append(table.clone())
        table.choose(seat, players[seat].choose(table.perspective(seat)))
    return tables


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: getattr(value, "id", value))
def test_advice_ranks_offered_options_by_falling_chance(game: Game[Any], seats: int) -> None:
    for table in questions(game, seats, 3):
        seat, ask = next(iter(table.asks.items()))
        advice = adviser().advise(table.perspective(seat))
        chances = [suggestion.chance for suggestion in advice.suggestions]
        assert len(advice.suggestions) == len(varied(ask.keys)) <= MOST_SUGGESTIONS
        assert chances == sorted(chances, reverse=True) and all(0.0 <= chance <= 1.0 for chance in chances)
        assert {suggestion.key for suggestion in advice.suggestions} <= set(ask.keys)
        assert set(advice.other_chances) <= set(ask.keys) - {suggestion.key for suggestion in advice.suggestions}
        assert 30 <= advice.rollouts <= 30 + MOST_SUGGESTIONS * LEAST_VISITS
        assert all(suggestion.visits >= LEAST_VISITS for suggestion in advice.suggestions)


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: getattr(value, "id", value))
def test_advice_does_not_depend_on_what_the_seat_cannot_see(game: Game[Any], seats: int) -> None:
    for table in questions(game, seats, 2):
        seat = next(iter(table.asks))
        answers = {text(plain(adviser(9, 12).advise(twin(table, seat, n)))) for n in (None, 1, 2)}
        assert len(answers) == 1


def twin(table: Table[Any], seat: Seat, n: int | None) -> Perspective[Any]:
    """The seat's perspective; with a number, of a table that differs in everything the seat cannot see."""
    perspective = table.perspective(seat)
    if n is None:
        return perspective

    def imagine(random: Random | int | str | None = None) -> Any:
        assert isinstance(random, Random)
        dice = random.getstate()
        random.seed(n)
        world = table.imagine(seat, random)  # another truth behind the same sight
        random.setstate(dice)
        world.redeal(random)
        return world

    perspective.imagine = imagine
    return perspective


def plain(advice: bots.Advice) -> list[Any]:
    suggestions = [
        [suggestion.key, suggestion.chance, [[why.message, dict(why.about)] for why in suggestion.reasons]]
        for suggestion in advice.suggestions
    ]
    return [suggestions, sorted(advice.other_chances.items()), advice.rollouts]


def test_a_single_option_gets_no_advice() -> None:
    table = position(CLAIM, "phase 2; lead p0; hands goblins-9 | knights-2")
    assert adviser().advise(table.perspective(Seat(0))) == bots.Advice()


def test_several_payments_for_one_card_are_one_suggestion() -> None:
    paid = ["recruit/cleric/gold-2", "recruit/cleric/gold-1+magic-1", "slay/goblin/strength-1", "recruit/rogue/gold-2"]
    assert varied(paid) == ["recruit/cleric/gold-2", "slay/goblin/strength-1", "recruit/rogue/gold-2"]
    assert varied(paid[:2]) == paid[:2]


def test_a_reason_is_given_if_it_holds_in_nearly_all_worlds() -> None:
    asked = iter(range(1000))

    def say(state: Any, ask: Any, option: Any) -> list[Why]:
        seldom = [Why("hint-seldom")] if next(asked) < int(REASON_SHARE * WORLDS) - 1 else []
        return [Why("hint-always"), *seldom] if option.key == key else []

    assert CLAIM.heuristics
    game = replace(CLAIM, heuristics=replace(CLAIM.heuristics, reasons=say))
    table = position(game, "lead p0; hands goblins-1 goblins-4 | goblins-2 undead-3; stock undead-1 undead-2")
    key = "play/goblins-4"
    assert reasons(table.perspective(Seat(0)), [key], Random(1)) == {key: (Why("hint-always"),)}


@pytest.mark.parametrize("factor", [0.3, 1.0, 1.7])
def test_calibrated_chances_keep_their_order_and_their_sum(factor: float) -> None:
    chances = calibrated([0.7, 0.2, 0.1], factor)
    assert chances == sorted(chances, reverse=True) and sum(chances) == pytest.approx(1.0)
    assert (chances[0] < 0.7) == (factor < 1.0)
    assert calibrated([0.8], factor)[0] == pytest.approx(calibrated([0.8, 0.2], factor)[0])


def test_no_chance_is_zero_before_the_match_is_over() -> None:
    assert 0.0 < calibrated([1.0, 0.0], 1.0)[1] < 0.01


def test_winners_share_the_win_and_all_seats_share_a_draw() -> None:
    assert shares(Outcome((3, 1, 3), (Seat(0), Seat(2)), "")) == [0.5, 0.0, 0.5]
    assert shares(Outcome((3, 3), (), "")) == [0.5, 0.5]
    assert shares(Outcome((3,), (), "")) == [0.0]


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_every_game_judges_a_position_for_every_seat(game: Game[Any]) -> None:
    for table in questions(game, game.seats[-1], 2):
        judged = judge(table.perspective(Seat(0)), Random(1), 4)
        assert len(judged) == game.seats[-1] and sum(judged) == pytest.approx(1.0)
