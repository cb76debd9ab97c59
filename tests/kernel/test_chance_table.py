"""Tables whose chance somebody else supplies: the programs' way to hold a match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludoteka.kernel import ChanceTable, Game, IllegalChoice, Luck, LudotekaError, Seat, Table, stream, text
from ludoteka.kernel.chance_table import along
from ludoteka.kernel.replay_point import ReplayPoint
from tests.lab.common import FEW
from tests.toys import auction, patience


def dealt(game: Game[Any], seats: int) -> ChanceTable[Any]:
    return ChanceTable(game, seats, game.complete_settings(seats, {}))


def play(table: ChanceTable[Any], random: Random) -> Iterator[ChanceTable[Any]]:
    """The table at every question, then at the end; chance and choices at random."""
    while not table.over:
        if table.draw is not None:
            table.deal(random.randrange(table.draw))
        else:
            yield table
            assert table.ask is not None
            table.choose(table.ask.seat, random.choice(table.ask.options).key)
    yield table


def looks(table: ChanceTable[Any]) -> list[str]:
    """All that can be seen of a table, by everybody."""
    return [
        str(table),
        *("\n".join(table.observations(seat)) for seat in range(table.seats)),
        *table.observations(None),
    ]


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_with_the_same_outcomes_it_is_the_same_match(game: Game[Any], seats: int) -> None:
    random, other = Random(7), dealt(game, seats)
    table = Table(game, seats, game.complete_settings(seats, {}), Luck(source=stream("dealt")))
    drawn = 0
    for _ in range(60):
        for outcome in table.tape[drawn:]:
            other.deal(outcome)
        drawn = len(table.tape)
        assert (text(other.state), other.asks, other.outcome) == (text(table.state), table.asks, table.outcome)
        public = [event.seen_by(None) for event in table.events]
        assert other.observations(None) == [text(event.plain()) for event in public if event is not None]
        if not table.asks:
            break
        seat = next(iter(table.asks))
        key = random.choice(table.asks[seat].keys)
        table.choose(seat, key)
        other = other.clone()  # what was told before is not told again, and what follows is
        other.choose(seat, key)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_copies_and_tables_of_the_same_history_are_equal_and_independent(game: Game[Any], seats: int) -> None:
    for table in islice(play(dealt(game, seats), Random(1)), 0, 40, 9):
        before = looks(table)
        for other in (table.clone(), deepcopy(table), along(dealt(game, seats), table.history)):
            assert looks(other) == before
            list(islice(play(other, Random(2)), 5))
        assert looks(table) == before


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_an_imagined_table_shows_its_seat_what_it_saw(game: Game[Any], seats: int) -> None:
    for table in islice(play(dealt(game, seats), Random(3)), 0, 40, 7):
        for seat in range(seats):
            other = table.imagine(seat, 5)
            assert text(other.view(seat)) == text(table.view(seat))
            assert other.observations(seat) == table.observations(seat)
            assert (other.over, other.asks.get(Seat(seat))) == (table.over, table.asks.get(Seat(seat)))


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_an_imagined_table_tells_nothing_of_the_true_one(game: Game[Any], seats: int) -> None:
    for table in islice(play(dealt(game, seats), Random(4)), 0, 40, 7):
        for seat in range(seats):
            assert looks(table.imagine(seat, 1).imagine(seat, 2)) == looks(table.imagine(seat, 2))


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_an_imagined_table_can_be_played_copied_and_kept(game: Game[Any], seats: int) -> None:
    for table in islice(play(dealt(game, seats), Random(5)), 0, 20, 8):
        other = table.imagine(table.ask.seat, 9) if table.ask is not None else table
        one, two = other.clone(), along(dealt(game, seats), other.history)
        for a, b in zip(islice(play(one, Random(6)), 12), islice(play(two, Random(6)), 12), strict=True):
            assert looks(a) == looks(b)


def test_a_sealed_answer_is_guessed_anew_for_the_seat_that_has_to_answer_next() -> None:
    table = dealt(auction.GAME, 3)
    while table.draw is not None:
        table.deal(0)
    assert list(table.asks) == [0, 1, 2]
    table.choose(0, "bid/3")
    guesses = set()
    for seed in range(20):
        other = table.imagine(1, seed)
        assert list(other.asks) == [1, 2]
        other.choose(1, "bid/0")
        other.choose(2, "bid/0")
        guesses.add(other.view(1)["coins"][0])
    assert guesses == {0, 1, 2, 3}


def test_its_sight_is_the_view_and_the_question_of_a_seat() -> None:
    table = ChanceTable(auction.GAME, 3, {"coins": "2", "hammer": "aloud"})
    assert table.settings == {"coins": "2", "hammer": "aloud"}
    while table.draw is not None:
        table.deal(0)
    view, asked = json.loads(table.sight(1))
    assert view == table.view(1) and asked == ["bid", {}, ["bid/0", "bid/1", "bid/2"]]
    assert json.loads(table.sight(None)) == [table.view(None), None]


def test_the_text_of_a_table_is_its_state_or_the_open_draw() -> None:
    table = dealt(patience.GAME, 1)
    assert json.loads(str(table)) == {"chance": table.draw, "drawn": [], "observations": []}
    while table.draw is not None:
        table.deal(0)
    assert str(table) == text(table.state)


def test_cached_views_of_a_position_are_dropped_after_the_next_move() -> None:
    table = dealt(auction.GAME, 3)
    while table.draw is not None:
        table.deal(0)
    before = table.sight(0), text(table.view(0))
    for seat in range(3):
        table.choose(seat, "bid/1")
    while table.draw is not None:
        table.deal(0)
    assert table.sight(0) != before[0] and text(table.view(0)) != before[1]


def test_a_seat_remembers_what_it_decided_and_nobody_elses_secret() -> None:
    table = dealt(auction.GAME, 3)
    while table.draw is not None:
        table.deal(0)
    table.choose(0, "bid/3")
    assert [line.split(" at ")[0] for line in table.observations(0)] == ["bid/3"]
    assert table.observations(1) == [] and table.observations(None) == []


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    table = dealt(auction.GAME, 3)
    with pytest.raises(IllegalChoice, match="an outcome of chance is needed first"):
        table.choose(0, "bid/1")
    with pytest.raises(LudotekaError, match="cannot be drawn"):
        table.deal(4)
    with pytest.raises(LudotekaError, match="an outcome of chance is needed before there is a view"):
        table.view(0)
    while table.draw is not None:
        table.deal(0)
    before = looks(table)
    with pytest.raises(IllegalChoice, match="'bid/9' is not offered to seat 0; offered: bid/0"):
        table.choose(0, "bid/9")
    with pytest.raises(LudotekaError, match="no chance is due"):
        table.deal(0)
    assert looks(table) == before


def test_a_shuffle_is_dealt_without_running_the_rules_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteka.games.claim import GAME

    runs = 0
    run = ReplayPoint.run

    def counted(self: ReplayPoint[Any], *args: Any) -> Any:
        nonlocal runs
        runs += 1
        return run(self, *args)

    monkeypatch.setattr(ReplayPoint, "run", counted)
    table = dealt(GAME, 2)
    draws = 0
    while table.draw is not None:
        table.deal(0)
        draws += 1
    assert (draws, runs) == (52, 3)  # who leads, 51 cards; the deal begins, goes on, comes to the first question
