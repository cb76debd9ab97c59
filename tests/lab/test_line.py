"""Lines: the programs' way to hold a match."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludoteka.kernel import Game, IllegalChoice, LudotekaError, text
from ludoteka.lab.line import CHANCE, OVER, Line, known
from ludoteka.lab.point import Point
from tests.lab.common import FEW
from tests.toys import auction


def line_of(game: Game[Any], seats: int) -> Line:
    return Line(known(game, seats, game.settle(seats, {})))


def play(line: Line, random: Random) -> Iterator[Line]:
    """The line at every question, then at the end; chance and choices at random."""
    while line.turn != OVER:
        if line.turn == CHANCE:
            line.deal(random.randrange(line.draw or 0))
        else:
            yield line
            assert line.ask is not None
            line.decide(random.choice(line.ask.options).key)
    yield line


def looks(line: Line) -> list[str]:
    """All that can be seen of a line, by everybody."""
    return [str(line), *("\n".join(line.heard(seat)) for seat in range(line.variant.seats)), *line.heard(None)]


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_copies_and_pickles_are_equal_and_independent(game: Game[Any], seats: int) -> None:
    for line in islice(play(line_of(game, seats), Random(1)), 0, 40, 9):
        before = looks(line)
        for other in (line.copy(), pickle.loads(pickle.dumps(line))):
            assert looks(other) == before
            list(islice(play(other, Random(2)), 5))
        assert looks(line) == before


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_an_imagined_line_shows_its_seat_what_it_saw(game: Game[Any], seats: int) -> None:
    for line in islice(play(line_of(game, seats), Random(3)), 0, 40, 7):
        for seat in range(seats):
            other = line.imagined(seat, 5)
            assert text(other.view(seat)) == text(line.view(seat))
            assert other.heard(seat) == line.heard(seat)
            assert (other.turn, other.asked(seat)) == (line.turn, line.asked(seat))


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_an_imagined_line_tells_nothing_of_the_true_one(game: Game[Any], seats: int) -> None:
    for line in islice(play(line_of(game, seats), Random(4)), 0, 40, 7):
        for seat in range(seats):
            assert looks(line.imagined(seat, 1).imagined(seat, 2)) == looks(line.imagined(seat, 2))


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_an_imagined_line_can_be_played_copied_and_kept(game: Game[Any], seats: int) -> None:
    for line in islice(play(line_of(game, seats), Random(5)), 0, 20, 8):
        other = line.imagined(line.turn, 9) if line.turn >= 0 else line
        one, two = other.copy(), pickle.loads(pickle.dumps(other))
        for a, b in zip(islice(play(one, Random(6)), 12), islice(play(two, Random(6)), 12), strict=True):
            assert looks(a) == looks(b)


def test_a_sealed_answer_is_guessed_anew_for_the_seat_that_has_to_answer_next() -> None:
    line = line_of(auction.GAME, 3)
    while line.draw is not None:
        line.deal(0)
    assert line.turn == 0
    line.decide("bid/3")
    guesses = set()
    for seed in range(20):
        other = line.imagined(1, seed)
        assert other.turn == 1
        other.decide("bid/0")
        other.decide("bid/0")
        guesses.add(other.view(1)["coins"][0])
    assert guesses == {0, 1, 2, 3}


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    line = line_of(auction.GAME, 3)
    with pytest.raises(IllegalChoice, match="nobody is asked"):
        line.decide("bid/1")
    with pytest.raises(LudotekaError, match="cannot be drawn"):
        line.deal(4)
    with pytest.raises(LudotekaError, match="chance is due"):
        line.view(0)
    while line.draw is not None:
        line.deal(0)
    before = looks(line)
    with pytest.raises(IllegalChoice, match="'bid/9' is not offered to seat 0; offered: bid/0"):
        line.decide("bid/9")
    with pytest.raises(LudotekaError, match="no chance is due"):
        line.deal(0)
    assert looks(line) == before


def test_a_shuffle_is_dealt_without_running_the_rules_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteka.games.claim import GAME

    runs = 0
    run = Point.run

    def counted(self: Point, *args: Any) -> Any:
        nonlocal runs
        runs += 1
        return run(self, *args)

    monkeypatch.setattr(Point, "run", counted)
    line = line_of(GAME, 2)
    draws = 0
    while line.draw is not None:
        line.deal(0)
        draws += 1
    assert (draws, runs) == (52, 3)  # who leads, 51 cards; the deal begins, goes on, comes to the first question
