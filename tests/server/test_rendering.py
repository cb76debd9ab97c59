"""The replay worker: every state with open hands, outcomes of chance, previews."""

from __future__ import annotations

import gzip
import json
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import ludoteka
from ludoteka.fairness import draws
from ludoteka.kernel import Table
from ludoteka.server.replays import rendering
from ludoteka.server.replays.rendering import ChanceDraws, draw_again, open_view, render
from ludoteka.server.tables.previews import preview_option


def played(decisions: int) -> Table[Any]:
    """A match of Claim after a number of decisions."""
    table, dice = ludoteka.open_table("claim", 2, seed=1), Random(1)
    for _ in range(decisions):
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, dice.choice(ask.keys))
    return table


def test_a_replay_has_every_state_with_what_led_there_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "PAGE", 10)
    table = played(24)
    replay = render(table.record(), None)
    pages = [json.loads(gzip.decompress(page)) for page in replay.pages]
    steps = [step for page in pages for step in page]
    assert [len(page) for page in pages] == [10, 10, 5] and replay.steps == 25
    assert replay.size == sum(map(len, replay.pages)) and 0 <= replay.seconds < 60
    assert [step["seq"] for step in steps] == list(range(25))
    assert [step["decision"] for step in steps] == [None, *([int(seat), key] for seat, key in table.decisions)]
    assert all(event["seq"] == step["seq"] for step in steps for event in step["events"])
    assert sum(len(step["events"]) for step in steps) == len(table.events)
    assert steps[-1]["asks"] == {str(int(seat)): ask.keys for seat, ask in table.asks.items()}
    assert steps[-1]["view"] == json.loads(json.dumps(open_view(table)))


def test_all_hands_are_open_and_nobody_sees_it_from_a_seat() -> None:
    table = played(3)
    view = open_view(table)
    assert view["seat"] is None
    assert view["hands"] == [table.view(seat)["hands"][seat] for seat in (0, 1)]


def test_outcomes_of_chance_are_listed_one_by_one() -> None:
    record = played(5).record()
    again = draw_again(record, None)
    assert list(again.drawn) == draws(record) and again.drawn and 0 <= again.seconds < 60
    assert ChanceDraws(((2, 1), (3, 0)), 0.0).size == 200


def test_the_effect_of_an_option_is_shown_where_it_is_offered() -> None:
    table = played(0)
    seat, ask = next(iter(table.asks.items()))
    preview, seconds = preview_option(table, seat, ask.keys[0])
    assert preview and preview.key == ask.keys[0] and preview.events and 0 <= seconds < 60
    assert preview.events == [dict(event.plain()) for event in table.preview(seat, ask.keys[0]).events]
    assert preview_option(table, seat, "play/none")[0] is None
    assert preview_option(None, seat, ask.keys[0])[0] is None
    assert preview_option(SimpleNamespace(), seat, ask.keys[0])[0] is None, "an old edition cannot foresee"
