"""Hypothesis plays: any order of choosing, undoing, cloning and imagining leaves a table valid."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import ludoteka
from ludoteka.kernel import Game, Luck, Seat, Table, UndoRefused, UnknownSeat, stream, text
from ludoteka.kernel.replay import replay
from ludoteka.laws import whole
from tests.laws.cases import TOYS


def machine(game: Game[Any]) -> type[RuleBasedStateMachine]:
    class Player(RuleBasedStateMachine):
        table: Table[Any]
        box: Counter[str]

        @initialize(seats=st.sampled_from(game.seats), seed=st.text(max_size=3))
        def sit_down(self, seats: int, seed: str) -> None:
            self.table = Table(game, seats, game.complete_settings(seats, {}), Luck("m", seed, (), stream(seed)))
            self.box = Counter(map(text, game.inventory(self.table.state)))

        @precondition(lambda self: self.table.asks)
        @rule(data=st.data())
        def choose(self, data: st.DataObject) -> None:
            seat = data.draw(st.sampled_from(sorted(self.table.asks)))
            self.table.choose(seat, data.draw(st.sampled_from(self.table.asks[seat].keys)))

        @rule(seat=st.integers(0, 4))
        def take_back(self, seat: int) -> None:
            before = whole(self.table)
            if seat >= self.table.seats:
                with pytest.raises(UnknownSeat):
                    self.table.undo(seat)
                assert whole(self.table) == before
                return
            possible = self.table.can_undo(seat)
            try:
                self.table.undo(seat)
            except UndoRefused:
                assert not possible
                assert whole(self.table) == before
            else:
                assert possible

        @rule()
        def go_on_with_a_clone(self) -> None:
            before = whole(self.table)
            self.table = self.table.clone()
            assert whole(self.table) == before

        @rule(seed=st.integers(0, 9))
        def imagine(self, seed: int) -> None:
            for seat in range(self.table.seats):
                imagined = self.table.imagine(seat, seed)
                assert text(imagined.view(Seat(seat))) == text(self.table.view(seat))

        @invariant()
        def components_are_conserved(self) -> None:
            if hasattr(self, "table"):
                assert Counter(map(text, game.inventory(self.table.state))) == self.box

        def teardown(self) -> None:
            if hasattr(self, "table"):
                again = replay(game, self.table.record(), seed=self.table.luck.seed)
                assert whole(again) == whole(self.table)

    return Player


@pytest.mark.parametrize("game", [*ludoteka.games().values(), *TOYS], ids=lambda game: game.id)
def test_any_order_of_actions_keeps_a_table_sound(game: Game[Any]) -> None:
    quick = settings(max_examples=8, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine(game), settings=quick)
