"""Previews of the certain effects of an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from ludoteka.kernel import Dealer, IllegalChoice, Rule, RuleCrashed, Seat, Table, choose, options_of, text
from ludoteka.kernel.preview import Preview, changes, merge_previews
from ludoteka.laws import Case
from ludoteka.laws.laws import preview_is_true, preview_leaks_nothing
from tests.games.claim.table import deal
from tests.kernel.tables import lay
from tests.toys import auction, harvest, patience, spies
from tests.toys.broken import SOUND, Pile, show_what_is_high, show_what_is_high_and_say_so, with_step
from tests.toys.patience import Patience, Turned

SIXES = (5, 5)  # tape: both dice show six


def event_names(preview: Preview) -> list[str]:
    return [type(event).__name__ for event in preview.events]


def test_an_option_tells_its_events_and_what_changes_for_its_seat() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    table.choose(0, "take/1")
    preview = table.preview(0, "bake")
    assert event_names(preview) == ["Baked"]
    assert preview.change == {"farms.0.0": (7, 5), "farms.0.1": (0, 1)}
    assert preview.view["farms"][0] == [5, 1, [1, 2]]


def test_it_stops_at_the_seats_own_next_question() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    assert table.preview(0, "take/1").stopped == "question"


def test_it_stops_where_others_decide() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    for key in ("take/0", "bake", "bake"):
        table.choose(0, key)
    assert table.preview(0, "done").stopped == "others"


def test_it_stops_before_chance() -> None:
    table = lay(harvest.GAME, 1, SIXES)
    table.choose(0, "take/0")
    preview = table.preview(0, "done")
    assert (preview.stopped, event_names(preview)) == ("chance", [])
    assert preview.view["round"] == 1  # the next round is a step that draws: nothing of it is sure
    assert preview.change == {"farms.0.2": ([1, 2], [1, 2, 0])}


def test_it_stops_before_a_secret() -> None:
    preview = lay(patience.GAME, 1).preview(0, "turn")
    assert (preview.events, preview.change, preview.stopped) == ((), {}, "secret")


def test_a_seats_own_secret_does_not_end_its_preview() -> None:
    table = deal(leader="p0")
    key = table.asks[Seat(0)].keys[0]
    preview = table.preview(0, key)
    assert [event.plain() for event in preview.events] == [
        {"type": "CardPlayed", "seat": "p0", "card": key.removeprefix("play/")}
    ]
    assert preview.stopped == "others" and preview.view["played"] == [{"seat": 0, "card": key.removeprefix("play/")}]


def test_it_tells_of_the_end() -> None:
    preview = lay(patience.GAME, 1).preview(0, "stop")
    assert preview.stopped == "end"


def test_sealed_answers_of_others_are_not_looked_at() -> None:
    previews = []
    for bids in (("bid/0", "bid/0"), ("bid/3", "bid/2")):
        table = lay(auction.GAME, 3)
        for seat, bid in enumerate(bids):
            table.choose(seat, bid)
        previews.append(table.preview(2, "bid/1"))
    assert previews[0] == previews[1]
    assert (previews[0].events, previews[0].change, previews[0].stopped) == ((), {}, "others")


def test_choices_and_draws_since_the_last_step_are_made_again_first() -> None:
    table = lay(spies.GAME, 3, seed="2")
    while table.asks[next(iter(table.asks))].prompt != "shield":
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[0])
    (target,) = table.asks
    assert table.preview(target, "shield").stopped == "others"
    hit = table.preview(target, "take")
    assert hit.view["lives"][target] == table.view(target)["lives"][target] - 1


def test_the_table_is_left_alone() -> None:
    table, untouched = deal("a"), deal("a")
    (seat,) = table.asks
    before = text(table.state), table.record(), list(table.events)
    for key in table.asks[seat].keys:
        table.preview(seat, key)
    assert (text(table.state), table.record(), list(table.events)) == before
    key = table.asks[seat].keys[0]
    assert [e.plain() for e in table.choose(seat, key)] == [e.plain() for e in untouched.choose(seat, key)]


def test_an_option_that_is_not_offered_has_no_preview() -> None:
    table = lay(patience.GAME, 1)
    with pytest.raises(IllegalChoice, match="'fly' is not offered to seat 0"):
        table.preview(0, "fly")


def test_a_rule_that_crashes_is_reported_as_when_it_is_chosen() -> None:
    def trip(s: Patience, dealer: Dealer) -> Rule[None]:
        yield from choose(Seat(0), "turn", options_of(["turn"]))
        dealer.tell(Turned, 1)
        raise ZeroDivisionError("a bug in a rule")

    table = lay(replace(patience.GAME, steps={**patience.GAME.steps, "turn": trip}), 1)
    with pytest.raises(RuleCrashed, match="'turn' of seat 0"):
        table.preview(0, "turn")
    assert list(table.asks) == [0]


def test_a_preview_promises_nothing_where_two_worlds_differ() -> None:
    """Facts that two imagined worlds share need not hold in the true one."""
    table = lay(SOUND, 2)
    one = table.preview(0, table.asks[Seat(0)].keys[0])
    assert merge_previews(one, one) is one
    other = replace(one, view={**one.view, "deck": 9}, change={**one.change, "deck": (2, 9)}, stopped="others")
    common = merge_previews(replace(one, change={**one.change, "phase": (0, 1)}), other)
    assert (common.events, common.change, common.stopped, common.view) == ((), {}, "secret", {})


def test_a_preview_holds_if_only_the_reason_for_stopping_differs() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    table.choose(0, "take/1")
    sure = table.preview(0, "bake")
    luck = replace(sure, stopped="chance", odds={"of": 6})
    assert merge_previews(luck, replace(sure, stopped="secret")) == replace(sure, stopped="secret")


def test_a_preview_stops_where_the_rules_depend_on_anothers_secret() -> None:
    """Whether the other seat is asked would reveal something of its hand, so the preview ends with the card that was
    shown.
    """
    table = lay(with_step(show_what_is_high_and_say_so), 2)
    card = table.state.hands[0][0]
    preview = table.preview(0, f"show/{card}")
    assert (event_names(preview), preview.stopped, preview.view["table"]) == (["Shown"], "secret", [card])


@pytest.mark.parametrize("step", [show_what_is_high_and_say_so, show_what_is_high])
def test_depends_on_secret_obeys_the_laws_of_previews(step: Any) -> None:
    broken = 0
    for law, seed in product((preview_is_true, preview_leaks_nothing), ("spring", "summer", "autumn")):
        try:
            law(Case(with_step(step), 2), seed)
        except AssertionError:
            broken += 1
    assert bool(broken) == (step is show_what_is_high)


def picks(whose: int, among: Sequence[int] = (1, 2)) -> Table[Pile]:
    """Seat 0 is asked three times and has answered once; after some answers the rules depend on a secret."""

    def pick(s: Pile, dealer: Dealer) -> Rule[None]:
        for n in range(3):
            yield from choose(Seat(0), "pick", options_of(["pick"]))
            if n in among:
                dealer.depends_on_secret(Seat(whose))

    table = lay(replace(SOUND, steps={**SOUND.steps, "deal": pick}), 2)
    table.choose(0, "pick")
    return table


def test_a_seat_sees_past_its_own_secret_and_past_no_other() -> None:
    assert picks(whose=0).preview(0, "pick").stopped == "question"
    assert picks(whose=1).preview(0, "pick").stopped == "secret"


def test_a_secret_that_is_resolved_does_not_end_a_preview() -> None:
    table = picks(whose=1, among=(0,))
    assert table.preview(0, "pick").stopped == "question"


def test_depends_on_secret_ends_undo() -> None:
    table = picks(whose=1)
    assert table.can_undo(0)
    table.choose(0, "pick")
    assert not table.can_undo(0)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, {"a": (1, 2), "b.1": (2, 3)}),
        ({"a": [1]}, {"a": [1, 2]}, {"a": ([1], [1, 2])}),
        ({"a": {"b": 1}}, {"a": None}, {"a": ({"b": 1}, None)}),
        ({"a": 1}, {"b": 2}, {"b": (None, 2), "a": (1, None)}),
        ([{"x": [0]}], [{"x": [1]}], {"0.x.0": (0, 1)}),
    ],
)
def test_changes_are_named_by_their_path(old: object, new: object, expected: dict[str, object]) -> None:
    assert changes(old, new) == expected
