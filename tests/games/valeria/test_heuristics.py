"""The heuristics for bots: every question is weighed, chances add up, and a bot with them beats random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteka.bots import Bot, GreedyBot, RandomBot
from ludoteka.games.valeria.mind.chances import value
from ludoteka.games.valeria.mind.heuristics import HEURISTICS
from ludoteka.games.valeria.mind.sight import turns_left
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Table
from tests.games.valeria.table import OTHER_SET, deal, play_out, position

EVERYTHING: dict[str, Any] = {"events": "on", "random_citizens": "on", **OTHER_SET}


def best(table: Table[Valeria], seat: int = 0) -> str:
    """The option that looks best to a seat."""
    ask = table.asks[seat] if seat in table.asks else next(iter(table.asks.values()))  # type: ignore[index]
    weights = list(HEURISTICS.weigh(table.state, ask))
    return ask.keys[weights.index(max(weights))]


@pytest.mark.parametrize("seats, settings", [(1, EVERYTHING), (2, {}), (3, {"dukes": "off"}), (5, EVERYTHING)])
def test_every_question_is_weighed_and_every_position_valued(seats: int, settings: dict[str, Any]) -> None:
    random = Random(3)
    for seed in range(3):
        table = deal(seats, str(seed), **settings)
        while table.asks:
            for ask in table.asks.values():
                assert len(HEURISTICS.weigh(table.state, ask)) == len(ask.options)
            chances = list(value(table.state))
            assert len(chances) == seats and all(0 <= chance <= 1 for chance in chances)
            assert seats == 1 or abs(sum(chances) - 1) < 1e-9
            seat, ask = random.choice(list(table.asks.items()))
            table.choose(seat, random.choice(ask.options).key)


def test_the_leading_seat_has_the_better_chance() -> None:
    table = position("p0 vp-9; p1 vp-1; left cleric*1 merchant*0 archer*0 knight*0")
    ours, theirs = value(table.state)
    assert ours > 0.8 and theirs < 0.2


def test_the_game_is_shorter_when_stacks_are_low() -> None:
    assert turns_left(position("action 1").state) > turns_left(position("left cleric*1 knight*1; action 1").state)
    assert turns_left(position("ending exhausted; action 1").state) == 1


def test_early_on_a_citizen_is_worth_more_than_a_goblin_and_at_the_end_less() -> None:
    text = "p0 gold-2 strength-1 hrothgar-the-conqueror;"
    assert best(position(f"{text} action 1")).startswith("recruit")
    assert best(position(f"{text} ending exhausted; active p0; action 2")).startswith("slay")


def test_the_duke_decides_between_citizens() -> None:
    text = "p0 gold-3 {}; left cleric*5; ending exhausted"
    holy = position(text.format("lekzandr-the-protector"))
    shadow = position(text.format("waryn-lord-of-rogues"))
    assert best(holy).split("/")[1] in ("cleric", "paladin") and best(shadow).split("/")[1] in ("mercenary", "rogue")


def test_a_leading_seat_hurries_the_end_and_a_trailing_one_does_not() -> None:
    low = "left cleric*0 merchant*0 mercenary*0 butcher*1"
    ahead = position(f"p0 gold-1 vp-30; {low}; action 2")
    behind = position(f"p0 gold-1; p1 vp-30; {low}; action 2")
    assert best(ahead) == "recruit/butcher/gold-1" and best(behind) != "recruit/butcher/gold-1"


def test_a_thief_takes_and_the_least_magic_is_paid() -> None:
    assert best(position("p0 thief; p1 gold-3; dice 3 4", **OTHER_SET)) == "steal/thief/p1/gold-3"
    assert best(position("p0 strength-5 magic-5 archer*5; ending exhausted")).endswith("/strength-5")


def test_the_heuristics_beat_random_play() -> None:
    random = Random(5)
    wins = 0
    for game in range(10):
        table = deal(2, str(game // 2))
        bots: list[Bot] = [GreedyBot(random, worlds=1), RandomBot(random)]
        while table.asks:
            seat = next(iter(table.asks))
            table.choose(seat, bots[(seat + game) % 2].choose(table.perspective(seat)))
        assert table.outcome is not None
        wins += game % 2 in table.outcome.winners
    assert wins >= 9


def test_the_heuristics_do_not_change_the_state() -> None:
    table = play_out(deal(2), 1, 30)
    before = table.state.copy()
    for ask in table.asks.values():
        HEURISTICS.weigh(table.state, ask)
    value(table.state)
    assert table.state == before
