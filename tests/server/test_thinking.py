"""The bots' worker process: tables stay in memory, are distinguished, and a failing bot is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Seat, Table
from ludoteka.server.bots import thinking
from ludoteka.server.bots.thinking import FullMatch, MatchDelta, advise, think


@pytest.fixture(autouse=True)
def nothing_warm() -> Iterator[None]:
    thinking._warm.clear()
    yield
    thinking._warm.clear()


def begun(game: str = "claim") -> tuple[Table[Any], FullMatch, int]:
    """A match, its record so far, and a seat that is asked."""
    table = ludoteka.open_table(game, 2, seed=1)
    return table, FullMatch(table.record(), None), int(next(iter(table.asks)))


def gone_on(table: Table[Any]) -> MatchDelta:
    """One more decision, and the message about it."""
    before, drawn = len(table.decisions), len(table.tape)
    seat, ask = next(iter(table.asks.items()))
    table.choose(seat, ask.keys[-1])
    return MatchDelta(before, ((int(seat), ask.keys[-1]),), tuple(table.tape[drawn:]))


def test_a_table_in_memory_is_sent_only_the_new_decisions() -> None:
    table, whole, seat = begun("valeria")
    assert think("t", whole, seat, "easy", "s").key in table.asks[Seat(seat)].keys
    drawn = len(table.tape)
    for _ in range(3):
        since = gone_on(table)
        seat = int(next(iter(table.asks)))
        assert think("t", since, seat, "easy", "s").key in table.asks[Seat(seat)].keys
        warm = thinking._warm["t"]
        assert (warm.decisions, warm.tape) == (table.decisions, table.tape)
    assert len(table.tape) > drawn, "dice were rolled meanwhile"


def test_an_unknown_or_outdated_table_is_requested_from_the_beginning() -> None:
    table, whole, seat = begun()
    first, second = gone_on(table), gone_on(table)
    assert think("t", first, seat, "easy", "s").forgot
    think("t", whole, seat, "easy", "s")
    assert think("t", second, seat, "easy", "s").forgot, "a decision is missing between"
    assert advise("t", first, seat, "easy", "s").forgot, "and what was known is not believed any more"


def test_the_least_recently_used_table_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_WARM", 2)
    _, whole, seat = begun()
    for id in ("a", "b", "a", "c"):
        think(id, whole, seat, "easy", "s")
    assert list(thinking._warm) == ["a", "c"]


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    _, whole, seat = begun()
    with pytest.raises(ValueError, match=f"seat {1 - seat} is not asked"):
        think("t", whole, 1 - seat, "easy", "s")


@pytest.mark.parametrize("answer", ["fly", None])
def test_a_failing_bot_is_replaced_by_a_random_choice_and_reported(
    monkeypatch: pytest.MonkeyPatch, answer: str | None
) -> None:
    class Broken:
        def choose(self, perspective: Any) -> str:
            if answer is None:
                raise ZeroDivisionError
            return answer

    monkeypatch.setattr(ludoteka, "bot", lambda game, level, seed: Broken())
    table, whole, seat = begun()
    result = think("t", whole, seat, "easy", "s")
    assert result.key in table.asks[Seat(seat)].keys and not result.forgot
    assert ("'fly' was not offered" if answer else "ZeroDivisionError") in result.failure
    assert think("t", whole, seat, "easy", "s").key == result.key, "the same chance"


def test_advice_reports_its_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    class Adviser:
        def __init__(self, random: Any) -> None:
            pass

        def advise(self, perspective: Any) -> Any:
            return perspective.ask.keys

    moments = iter((10.0, 12.5))
    monkeypatch.setattr(thinking, "Adviser", Adviser)
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(moments))
    table, whole, seat = begun()
    result: Any = advise("t", whole, seat, "hard", "s")
    assert (result.advice, result.seconds, result.forgot) == (table.asks[Seat(seat)].keys, 2.5, False)
