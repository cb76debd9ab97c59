"""Opening tables, choosing, and the limits of a perspective."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Ask, BadSetting, ChanceTable, IllegalChoice, Seat, Setting, UnknownSeat, Why, choose
from tests.games.claim.table import deal, play_out
from tests.kernel.tables import lay
from tests.toys import auction, harvest, patience


def test_games_are_found_by_id() -> None:
    assert "claim" in ludoteka.games()
    assert ludoteka.games()["claim"].seats == (2,)


def test_the_same_seed_gives_the_same_match() -> None:
    assert play_out(deal("a")).record() == play_out(deal("a")).record()
    assert deal("a").view(0) != deal("b").view(0)


def test_without_a_seed_every_match_is_another() -> None:
    assert ludoteka.open_table("claim").view(0) != ludoteka.open_table("claim").view(0)


def test_a_number_is_a_seed_too() -> None:
    assert ludoteka.open_table("claim", seed=7).view(0) == ludoteka.open_table("claim", seed="7").view(0)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (3, {}, "claim cannot be played by 3; seats may be: 2"),
        (2, {"speed": "x"}, "claim has no setting 'speed'; it has: leader, length"),
        (2, {"length": "2"}, "setting 'length' is '2'; it takes one of: 1, 3, 5"),
    ],
)
def test_a_table_that_cannot_be_set_up_names_the_allowed_values(
    seats: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(BadSetting, match=message):
        ludoteka.open_table("claim", seats=seats, settings=options)


def test_settings_that_do_not_go_together_are_refused_with_a_reason_in_words() -> None:
    why = Why("why-too-loud", {"seats": 4})
    game = replace(auction.GAME, check=lambda seats, settings: BadSetting("four shout", why) if seats == 4 else None)
    assert game.complete_settings(3, {}) == auction.GAME.complete_settings(3, {})
    with pytest.raises(BadSetting, match="four shout") as refused:
        game.complete_settings(4, {})
    assert refused.value.why == why


def test_a_setting_may_take_several_choices() -> None:
    areas = Setting("areas", ("hills", "ruins", "sea"), "hills+sea", pick=(2, 2))
    assert areas.check("sea+hills") == "hills+sea"
    for wrong in ("hills", "hills+hills", "hills+moon", ""):
        with pytest.raises(BadSetting, match="takes 2 to 2 different ones of: hills, ruins, sea"):
            areas.check(wrong)


def test_a_choice_not_offered_names_what_is() -> None:
    table = lay(patience.GAME, 1)
    with pytest.raises(IllegalChoice, match="'fly' is not offered to seat 0; offered: turn, stop"):
        table.choose(0, "fly")


def test_a_seat_is_a_whole_number() -> None:
    table = lay(patience.GAME, 1)
    for seat in (0.0, False, "0", None):
        with pytest.raises(IllegalChoice, match=r"there is no seat .*; seats are numbered from 0"):
            table.choose(seat, "stop")  # type: ignore[arg-type]


def test_nobody_is_asked_when_the_match_is_over() -> None:
    table = lay(patience.GAME, 1)
    table.choose(0, "stop")
    assert table.asks == {}
    assert table.outcome is not None
    with pytest.raises(IllegalChoice, match="the match is over"):
        table.choose(0, "stop")


def test_victory_can_be_shared() -> None:
    table = lay(auction.GAME, 3, coins="2")
    while table.asks:
        table.choose(next(iter(table.asks)), "bid/0")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1, 2)


def test_the_rules_can_win_against_a_single_player() -> None:
    table = lay(patience.GAME, 1)
    while table.asks:
        table.choose(0, table.asks[ludoteka.Seat(0)].keys[0])
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert table.outcome.reason == "burst"


def test_a_question_carries_the_number_of_its_rule() -> None:
    table = deal(leader="p0")
    lead = table.asks[ludoteka.Seat(0)]
    assert lead.rule == "C-6" and lead.bare().rule == "C-6"
    table.choose(0, lead.keys[0])
    assert table.asks[ludoteka.Seat(1)].rule == "C-7"
    asked = next(choose(ludoteka.Seat(0), "bid", [], "X-1", price=3))
    assert isinstance(asked, Ask)
    assert (asked.rule, asked.about) == ("X-1", {"price": 3})
    assert asked == Ask(ludoteka.Seat(0), "bid", [], "X-1", {"price": 3})
    assert asked != Ask(ludoteka.Seat(0), "bid", [], about={"price": 3})


def test_a_perspective_holds_the_view_and_the_question() -> None:
    table = deal(leader="p0")
    perspective = table.perspective(0)
    assert perspective.view == table.view(0)
    assert perspective.ask == table.asks[ludoteka.Seat(0)]
    assert table.perspective(1).ask is None


def test_a_perspective_has_no_way_to_the_state() -> None:
    perspective = deal(leader="p0").perspective(0)
    public = [name for name in dir(perspective) if not name.startswith("_")]
    assert public == ["ask", "game", "imagine", "seat", "view"]
    assert not hasattr(perspective, "__dict__")
    assert perspective.ask is not None
    assert perspective.ask.offer is None


def test_imagining_does_not_change_the_luck_of_the_table() -> None:
    table, untouched = deal("a"), deal("a")
    for seed in range(20):
        table.imagine(0, seed)
    assert play_out(table).record() == play_out(untouched).record()


def test_a_match_that_is_over_can_be_imagined_too() -> None:
    table = play_out(deal("a"))
    imagined = table.imagine(0, 1)
    assert imagined.over and imagined.outcome == table.outcome and imagined.state is not table.state


def test_an_imagined_match_can_be_finished_at_random() -> None:
    from random import Random

    for game, seats in ((auction.GAME, 4), (ludoteka.games()["claim"], 2)):
        outcome = lay(game, seats).imagine(0, 3).finish(Random(3))
        assert len(outcome.scores) == seats


def test_the_former_name_of_the_settings_is_taken_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="settings="):
        former = ludoteka.open_table("claim", seed="spring", options={"leader": "p1"})
    assert former.settings == ludoteka.open_table("claim", seed="spring", settings={"leader": "p1"}).settings
    assert former.settings["leader"] == "p1"


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any) -> None:
    table, chance = deal(), ChanceTable(harvest.GAME, 2, {})
    for method in (table.view, table.perspective, table.imagine, table.can_undo, table.undo, chance.view):
        with pytest.raises(UnknownSeat, match="there is no seat"):
            method(seat)
    key = table.asks[Seat(0)].keys[0]
    for choice in (table.choose, table.preview, table.why_not):
        with pytest.raises(UnknownSeat):
            choice(seat, key)
    with pytest.raises(UnknownSeat):
        chance.observations(seat)


def test_what_a_person_prints_is_short() -> None:
    table = deal()
    assert repr(table) == "<Table claim, 2 seats, seat 0 asked 'play', 13 options>"
    assert repr(table.perspective(0)) == "<Perspective on claim, seat 0 asked 'play', 13 options>"
    assert repr(table.perspective(1)) == "<Perspective on claim, seat 1 not asked>"
    assert repr(table.imagine(0)) == "<Imagined claim by seat 0, seat 0 asked 'play', 13 options>"
    assert repr(table.game) == "<Game claim 1, for 2 seats>"
    assert repr(table.record()) == "<Record claim 1, 2 seats, unfinished, 0 decisions, 52 outcomes of chance>"
    question = table.asks[Seat(0)]
    assert repr(question).endswith("… 13 in all], rule='C-6')") and len(repr(question)) < 250
    assert repr(question.options[0]) == f"Option({question.keys[0]!r})"
    assert len(repr(table.events)) < 200
    play_out(table)
    assert repr(table) == "<Table claim, 2 seats, over (votes): seat 0 won>"
    assert (
        table.outcome and repr(table.outcome) == f"Outcome(scores={table.outcome.scores}, winners=(0,), reason='votes')"
    )
    assert repr(ChanceTable(harvest.GAME, 2, {})) == "<ChanceTable harvest, 2 seats, one of 6 outcomes is due>"
