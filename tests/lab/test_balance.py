"""Balance: many games, counted by traits of the seats, and a readable page."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteka.kernel import LudotekaError
from ludoteka.lab import arena, balance
from ludoteka.lab.arena_stats import Rate
from ludoteka.lab.balance_page import Report, page, percent, table
from ludoteka.lab.balance_plots import stacked, standalone


def match_result(winner: int, deal: int = 0) -> arena.MatchResult:
    """A match of three seats: the cat sits first, takes the cake and gets its points from castles."""
    scores = tuple(10.0 + 5.0 * (seat == winner) for seat in range(3))
    return arena.MatchResult(
        seats=("medium",) * 3,
        deal=deal,
        scores=scores,
        winners=(winner,),
        places=arena.places(scores, [winner]),
        reason="points",
        decisions=[4, 4, 4],
        chosen=[{"take/cake": 1}, {"take/scone": 1}, {"take/scone": 1}],
        offered=[{"take/cake": 1, "take/scone": 1}, {"take/scone": 1}, {"take/cake": 2, "take/scone": 1}],
        measures=[{"points/castles": score, "points/shards": -1.0, "busts": 1.0} for score in scores],
        traits=[{"faction": "cat"}, {"faction": "alice"}, {"faction": "queen"}],
    )


def case_report(wins: int = 8, games: int = 12) -> balance.CaseReport:
    """A report in which the first seat wins some of the games and the last one the rest."""
    matches = arena.schedule("wonderland", arena.entrants(["medium"]), games, 3, {}, "spring")
    return balance.count(matches, [match_result(0 if deal < wins else 2, deal) for deal in range(games)])


# -- What is played ----------------------------------------------------------------------------------------------------
def test_every_number_of_seats_is_played_with_every_combination_of_settings() -> None:
    bots = arena.entrants(["medium"])
    parts = balance.plan("wonderland", bots, 2, [2, 5], {"allies": ["A", "B"], "factions": ["random"]}, "spring")
    assert [(len(part), len(part[0].seats), dict(part[0].settings)["allies"]) for part in parts] == [
        (2, 2, "A"),
        (2, 2, "B"),
        (2, 5, "A"),
        (2, 5, "B"),
    ]


def test_an_invalid_setting_is_refused_before_anything_is_played() -> None:
    with pytest.raises(LudotekaError, match="allies"):
        balance.plan("wonderland", arena.entrants(["medium"]), 2, [2], {"allies": ["Z"]}, "spring")


# -- What is counted ---------------------------------------------------------------------------------------------------
def test_win_rates_are_counted_by_trait_and_by_seat() -> None:
    part = case_report()
    assert list(part.traits) == ["faction", "seat"]
    assert list(part.traits["faction"]) == ["alice", "cat", "queen"]
    cat = part.traits["faction"]["cat"].wins
    assert cat.games == 12 and cat.share == pytest.approx(8 / 12)
    assert cat.low < 8 / 12 < cat.high
    assert part.traits["seat"]["1"].wins == cat


def test_measures_are_means_of_everyone_winners_and_others() -> None:
    part = case_report()
    assert part.winners is not None and part.others is not None
    assert part.winners.measures["points/castles"].value == 15.0
    assert part.others.measures["points/castles"].value == 10.0
    assert part.everyone.measures["points/castles"].value == pytest.approx(35 / 3)
    assert balance.Mean.of([3.0]) == balance.Mean(3.0, 0.0)
    assert balance.Mean.of([1.0, 3.0]).half == pytest.approx(1.96, abs=0.001)


def test_a_choice_is_counted_when_offered_when_chosen_and_by_how_seats_fared() -> None:
    picks = {pick.key: pick for pick in case_report().picks["take"]}
    cake = picks["take/cake"]
    assert cake.picked.games == 36 and cake.picked.share == pytest.approx(1 / 3)
    assert [cake.chose.share, cake.left.share] == pytest.approx([8 / 12, 4 / 12])
    assert next(iter(picks)) == "take/cake"


def test_a_game_without_statistics_is_counted_all_the_same() -> None:
    matches = balance.plan("claim", arena.entrants(["random"]), 4, [2], {}, "spring")[0]
    part = balance.count(matches, arena.run(matches, workers=1))
    assert list(part.traits) == ["seat"]
    assert part.traits["seat"]["1"].wins.games == 4
    assert part.lengths == [52] * 4


# -- The page ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_the_page_shows_traits_points_lengths_and_choices_with_plots_beside_it(language: str) -> None:
    report = Report("wonderland", [case_report(), case_report(wins=2)], ["told"], language, "file")
    text = page(report)
    assert "balance-" not in text and "report-" not in text
    assert set(report.plots) == {f"file-3-{what}.svg" for what in ("faction", "seat", "points", "length", "take")}
    assert all(f"({name})" in text for name in report.plots)
    assert "66.7 % (39.1–86.2)" in text
    for plot in report.plots.values():
        assert ElementTree.fromstring(plot).tag == "{http://www.w3.org/2000/svg}svg"


def test_parts_that_differ_in_a_setting_are_told_apart() -> None:
    bots = arena.entrants(["random"])
    parts = [
        balance.count(matches, arena.run(matches, workers=1))
        for matches in balance.plan("claim", bots, 2, [2], {"length": ["1", "3"]}, "spring")
    ]
    report = Report("claim", parts, [], "en", "claim")
    assert "## 2 players, One game" in page(report)
    assert {"claim-2-1-seat.svg", "claim-2-3-seat.svg"} <= set(report.plots)


def test_a_share_of_no_games_is_not_a_number() -> None:
    assert percent(Rate.of([])) == "–"


def test_a_table_keeps_its_cells_apart() -> None:
    assert table(["a", "b"], [["x|y", "1"]]).splitlines()[2] == "| x/y | 1 |"


def test_negative_values_are_drawn_to_the_left() -> None:
    svg = stacked([("cat", {"up": 3.0, "down": -1.0})], {"up": "Up", "down": "<Down>"})
    bars = [e for e in ElementTree.fromstring(standalone(svg)).iter() if e.tag.endswith("rect") and len(e)]
    up, down = (float(bar.attrib["x"]) for bar in bars)
    assert down < up
    assert "&lt;Down&gt;" in svg
