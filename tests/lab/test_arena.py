"""The arena: rotated seats, shared deals, correct intervals, and a self-contained page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteka
from ludoteka.bots.levels import UnknownLevel
from ludoteka.lab import arena
from ludoteka.lab.arena_stats import Rate, points, summarise, wilson
from ludoteka.lab.report import html


def tournament(specs: str = "medium,random", games: int = 8, seats: int | None = None) -> list[arena.Match]:
    return arena.schedule("claim", arena.entrants(specs.split(",")), games, seats, {}, "spring")


def match_result(seats: tuple[str, ...], scores: tuple[float, ...], winners: tuple[int, ...]) -> arena.MatchResult:
    return arena.MatchResult(seats, 0, scores, winners, arena.places(scores, winners), "votes")


# -- Who plays what ----------------------------------------------------------------------------------------------------
def test_every_deal_is_played_in_every_seating() -> None:
    matches = tournament(games=8)
    assert len(matches) == 8
    for deal in range(4):
        same = [match for match in matches if match.deal == deal]
        assert {match.seed for match in same} == {f"spring/{deal}"}
        assert {tuple(e.name for e in match.seats) for match in same} == {("medium", "random"), ("random", "medium")}


def test_more_bots_than_seats_meet_in_all_groups() -> None:
    seatings = {tuple(e.name for e in match.seats) for match in tournament("hard,medium,easy", games=1)}
    assert len(seatings) == 6


def test_fewer_bots_than_seats_sit_more_than_once() -> None:
    game = next(id for id, game in ludoteka.games().items() if 4 in game.seats)
    matches = arena.schedule(game, arena.entrants(["medium", "easy"]), 1, 4, {}, "s")
    assert [[e.name for e in match.seats] for match in matches] == [
        ["medium", "easy", "medium", "easy"],
        ["easy", "medium", "easy", "medium"],
    ]


def test_a_budget_is_written_with_the_bot() -> None:
    hard, fast, again, timed = arena.entrants(["hard", "hard@200", "hard@200", "hard@50ms"], iterations=10)
    assert (hard.iterations, fast.iterations, timed.iterations, timed.milliseconds) == (10, 200, None, 50.0)
    assert [hard.name, fast.name, again.name] == ["hard", "hard@200", "hard@200 (2)"]


@pytest.mark.parametrize("spec", ["hard@", "hard@x", "hard@0", "hard@-1", "hard@ms"])
def test_an_invalid_budget_is_refused(spec: str) -> None:
    if spec == "hard@":
        assert arena.entrants([spec])[0].iterations is None
        return
    with pytest.raises(arena.BadTournament, match="hard@200"):
        arena.entrants([spec])


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownLevel):
        arena.entrants(["genius"])


# -- Playing -----------------------------------------------------------------------------------------------------------
def test_a_match_is_counted_per_seat() -> None:
    result = arena.play(tournament()[0])
    assert result.decisions == [26, 26]
    assert sum(result.chosen[0].values()) == 26
    assert all(key.startswith("play/") for key in result.chosen[0])
    assert set(result.measures[0]) >= {"votes/goblins", "cards/knights"}
    assert result.places in ((1, 2), (2, 1), (1, 1))


def test_the_same_seed_gives_the_same_tournament_in_one_process_and_in_workers() -> None:
    matches = tournament(games=4)
    alone, together = arena.run(matches, workers=1), arena.run(matches, workers=2)
    assert [p.scores for p in alone] == [p.scores for p in together]
    assert [p.chosen for p in alone] == [p.chosen for p in together]


def test_both_bots_get_the_same_cards() -> None:
    first, second = (ludoteka.open_table("claim", 2, match.seed, dict(match.settings)) for match in tournament()[:2])
    assert first.view(0)["hands"][0] == second.view(0)["hands"][0]


def test_ray_is_named_when_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    with pytest.raises(arena.BadTournament, match="Ray is not installed"):
        arena.run(tournament(), ray=True)


# -- Counting ----------------------------------------------------------------------------------------------------------
def test_the_interval_of_a_proportion() -> None:
    low, high = wilson(75, 100)
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10) == pytest.approx((0.722, 1.0), abs=0.001)


def test_winners_come_first_then_scores_and_equals_share_a_place() -> None:
    assert arena.places((3.0, 9.0, 5.0, 5.0), [0]) == (1, 2, 3, 3)
    assert arena.places((2.0, 2.0), []) == (1, 1)


def test_a_draw_is_half_a_win_and_a_shared_win_is_shared() -> None:
    assert points(match_result(("a", "b"), (2.0, 2.0), ()), 0) == 0.5
    assert points(match_result(("a", "b", "c"), (5.0, 5.0, 1.0), (0, 1)), 0) == 0.5
    assert points(match_result(("a", "b", "c"), (5.0, 5.0, 1.0), (0, 1)), 2) == 0.0
    assert points(match_result(("a",), (0.0,), ()), 0) == 0.0


def test_the_stronger_bot_gets_the_higher_rating_and_rate() -> None:
    results = arena.run(tournament(games=20), workers=1)
    summary = summarise("claim", {}, "spring", results)
    first, second = summary.standings
    assert (first.name, second.name) == ("medium", "random")
    assert first.rating > second.rating
    assert first.rating_low < first.rating < first.rating_high
    assert first.wins.share + second.wins.share == pytest.approx(1.0)
    assert summary.pairs["medium"]["random"] == first.wins
    assert [rate.games for rate in summary.by_seat] == [20, 20]
    assert {choice.key for choice in summary.choices} <= set(ludoteka.game("claim").vocabulary(2, {}))
    assert Rate.of([]).games == 0


# -- The page ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_the_report_stands_alone(language: str, tmp_path: Path) -> None:
    results = arena.run(tournament("medium,easy,random", games=12), workers=1)
    page = html(summarise("claim", {"leader": "random", "length": "1"}, "<spring>", results), language)
    assert page.count("<svg") >= 4
    assert "&lt;spring&gt;" in page
    assert not re.search(r"(src|href)=|https?://|report-|arena-", page)
    assert page.count("<table") == page.count("</table>")
