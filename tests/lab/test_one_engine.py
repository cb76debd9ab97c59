"""One engine under three interfaces: a stored match, stepped through both adapters and compared."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteka.kernel import Game, Record, text
from ludoteka.kernel.replay import replay
from ludoteka.lab import openspiel
from ludoteka.lab.fixed_game import FixedGame
from ludoteka.lab.pettingzoo import env
from ludoteka.lab.rewards import rewards
from tests.lab.common import BIG, FEW

SEED = 11


def stored_record(game: Game[Any], seats: int, upto: int) -> Record:
    """A stored match: random decisions, simultaneous questions answered in any order, read back from text."""
    table, random = FixedGame(game, seats).table(str(SEED)), Random(SEED)
    while table.asks and len(table.decisions) < upto:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    return Record.from_json(table.record().to_json())


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_a_record_is_the_same_match_under_all_three_contracts(game: Game[Any], seats: int) -> None:
    record = in_seat_order(game, stored_record(game, seats, 80 if game.id in BIG else 400))
    table = replay(game, record, upto=0)
    zoo = env(game, seats)
    zoo.reset(seed=SEED)
    spiel = openspiel.load(game, seats).new_initial_state()
    drawn = 0
    for seat, key in record.decisions:
        drawn = _draw(spiel, record, drawn)
        action = zoo.fixed.ids[key]
        asked = table.asks[seat]  # type: ignore[index]  # a record holds plain numbers
        legal = sorted(zoo.fixed.ids[k] for k in asked.keys)
        assert text(table.state) == text(zoo.table.state) == str(spiel)
        assert (zoo.agent_selection, spiel.current_player()) == (f"player_{seat}", seat)
        assert zoo.observe(zoo.agent_selection)["action_mask"].nonzero()[0].tolist() == legal == spiel.legal_actions()
        assert [x for x in zoo.observe(zoo.agent_selection)["observation"]] == spiel.observation_tensor(seat)
        assert spiel.returns() == [0.0] * seats and not any(zoo.rewards.values())
        table.choose(seat, key)
        zoo.step(action)
        spiel.apply_action(action)
    drawn = _draw(spiel, record, drawn)
    assert (drawn, text(table.state)) == (len(record.tape), str(spiel))
    if table.outcome is not None:
        assert rewards(table.outcome) == list(zoo.rewards.values()) == spiel.returns()
        assert all(zoo.terminations.values()) and spiel.is_terminal()


def _draw(spiel: Any, record: Record, drawn: int) -> int:
    while spiel.is_chance_node():
        spiel.apply_action(record.tape[drawn])
        drawn += 1
    return drawn


def in_seat_order(game: Game[Any], record: Record) -> Record:
    """The same match with questions asked at once answered in seat order, as programs answer them."""
    table, left = replay(game, record, upto=0), list(record.decisions)
    ordered = []
    while left and table.asks:
        seat = next(iter(table.asks))
        place = next((i for i, decision in enumerate(left) if decision[0] == seat), None)
        if place is None:  # the record ends in the middle of a question asked at once
            break
        _, key = decision = left.pop(place)
        ordered.append(decision)
        table.choose(seat, key)
    return table.record()
