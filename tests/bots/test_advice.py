"""The strongest bot can say what it found: options by rank, chances, and nothing that the seat cannot know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import bots
from ludoteka.bots.advice import OFTEN, TRIED, WAYS, WORLDS, Adviser, reasons, spread
from ludoteka.bots.judging import judge, shares, tempered
from ludoteka.games.claim import GAME as CLAIM
from ludoteka.games.claim.notation import position
from ludoteka.kernel import Game, Outcome, Seat, Table, Why
from ludoteka.kernel.plain import text
from ludoteka.kernel.table import Perspective

GAMES = [(game, seats) for game in ludoteka.games().values() for seats in (game.seats[0], game.seats[-1])]


def adviser(seed: int = 1, iterations: int = 30) -> Adviser:
    return Adviser(Random(seed), iterations=iterations, exact_nodes=0)


def questions(game: Game[Any], seats: int, number: int) -> list[Table[Any]]:
    """Tables of a match between bots, each where somebody has a choice."""
    table = ludoteka.open_table(game.id, seats, seed="advice")
    minds = [bots.make("medium", game.id, seat) for seat in range(seats)]
    found: list[Table[Any]] = []
    while len(found) < number:
        seat, ask = next(iter(table.asks.items()))
        if len(ask.keys) > 1 and len(table.decisions) % 7 == 3:
            found.append(table.clone())
        table.choose(seat, minds[seat].choose(table.perspective(seat)))
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: getattr(value, "id", value))
def test_advice_ranks_offered_options_by_falling_chance(game: Game[Any], seats: int) -> None:
    for table in questions(game, seats, 3):
        seat, ask = next(iter(table.asks.items()))
        advice = adviser().advise(table.perspective(seat))
        told = [way.chance for way in advice.ways]
        assert len(advice.ways) == len(spread(ask.keys)) <= WAYS
        assert told == sorted(told, reverse=True) and all(0.0 <= chance <= 1.0 for chance in told)
        assert {way.key for way in advice.ways} <= set(ask.keys)
        assert set(advice.others) <= set(ask.keys) - {way.key for way in advice.ways}
        assert 30 <= advice.games <= 30 + WAYS * TRIED
        assert all(way.tries >= TRIED for way in advice.ways)


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda value: getattr(value, "id", value))
def test_what_a_seat_cannot_see_has_no_influence_on_its_advice(game: Game[Any], seats: int) -> None:
    for table in questions(game, seats, 2):
        seat = next(iter(table.asks))
        told = {text(plain(adviser(9, 12).advise(twin(table, seat, n)))) for n in (None, 1, 2)}
        assert len(told) == 1


def twin(table: Table[Any], seat: Seat, n: int | None) -> Perspective[Any]:
    """The seat's perspective; with a number, of a table where all that it cannot see is another."""
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
    ways = [[way.key, way.chance, [[why.message, dict(why.about)] for why in way.reasons]] for way in advice.ways]
    return [ways, sorted(advice.others.items()), advice.games]


def test_where_there_is_no_choice_there_is_no_advice() -> None:
    table = position(CLAIM, "phase 2; lead p0; hands goblins-9 | knights-2")
    assert adviser().advise(table.perspective(Seat(0))) == bots.Advice()


def test_three_ways_to_pay_for_one_card_are_one_way() -> None:
    paid = ["recruit/cleric/gold-2", "recruit/cleric/gold-1+magic-1", "slay/goblin/strength-1", "recruit/rogue/gold-2"]
    assert spread(paid) == ["recruit/cleric/gold-2", "slay/goblin/strength-1", "recruit/rogue/gold-2"]
    assert spread(paid[:2]) == paid[:2]


def test_a_reason_is_told_where_it_holds_in_nearly_all_worlds() -> None:
    asked = iter(range(1000))

    def say(state: Any, ask: Any, option: Any) -> list[Why]:
        seldom = [Why("hint-seldom")] if next(asked) < int(OFTEN * WORLDS) - 1 else []
        return [Why("hint-always"), *seldom] if option.key == key else []

    assert CLAIM.heuristics
    game = replace(CLAIM, heuristics=replace(CLAIM.heuristics, reasons=say))
    table = position(game, "lead p0; hands goblins-1 goblins-4 | goblins-2 undead-3; stock undead-1 undead-2")
    key = "play/goblins-4"
    assert reasons(table.perspective(Seat(0)), [key], Random(1)) == {key: (Why("hint-always"),)}


@pytest.mark.parametrize("sure", [0.3, 1.0, 1.7])
def test_chances_told_to_people_keep_their_order_and_their_sum(sure: float) -> None:
    told = tempered([0.7, 0.2, 0.1], sure)
    assert told == sorted(told, reverse=True) and sum(told) == pytest.approx(1.0)
    assert (told[0] < 0.7) == (sure < 1.0)
    assert tempered([0.8], sure)[0] == pytest.approx(tempered([0.8, 0.2], sure)[0])


def test_nobody_is_told_that_all_is_lost_before_it_is() -> None:
    assert 0.0 < tempered([1.0, 0.0], 1.0)[1] < 0.01


def test_winners_share_the_win_and_a_draw_is_everybodys() -> None:
    assert shares(Outcome((3, 1, 3), (Seat(0), Seat(2)), "")) == [0.5, 0.0, 0.5]
    assert shares(Outcome((3, 3), (), "")) == [0.5, 0.5]
    assert shares(Outcome((3,), (), "")) == [0.0]


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_every_game_judges_a_position_for_every_seat(game: Game[Any]) -> None:
    for table in questions(game, game.seats[-1], 2):
        judged = judge(table.perspective(Seat(0)), Random(1), 4)
        assert len(judged) == game.seats[-1] and sum(judged) == pytest.approx(1.0)
