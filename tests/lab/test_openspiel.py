"""The OpenSpiel games, against OpenSpiel's own tests, with OpenSpiel's own players."""

from __future__ import annotations

import pickle
import unittest
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import ludoteka
from ludoteka.kernel import Game, LudotekaError
from ludoteka.lab import openspiel
from ludoteka.lab.fixed_game import FixedGame
from tests.lab.common import BIG, FEW
from tests.toys import auction, patience


def advance(state: Any, moves: int, random: np.random.RandomState) -> Any:
    """Play a number of random decisions, with the draws before and after them."""
    while not state.is_terminal() and (moves or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("id", ludoteka.games())
def test_importing_the_module_registers_every_game(id: str) -> None:
    assert f"python_ludoteka_{id}" in pyspiel.registered_names()
    assert pyspiel.load_game(f"python_ludoteka_{id}").num_distinct_actions() == len(FixedGame(id).keys)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_every_game_passes_the_random_simulation_with_serialisation(game: Game[Any], seats: int) -> None:
    seats = 2 if game.id in BIG else seats  # a whole match, looked at from every seat at every node
    pyspiel.random_sim_test(
        openspiel.load(game, seats), num_sims=1 if game.id in BIG else 3, serialize=True, verbose=False
    )


@pytest.mark.parametrize("setting", ["python_ludoteka_claim(length=3)", "python_ludoteka_claim(leader=p1,length=5)"])
def test_settings_are_parameters(setting: str) -> None:
    state = advance(pyspiel.load_game(setting).new_initial_state(), 3, np.random.RandomState(1))
    assert f"length={state.line.view(0)['match']['length']}" in setting
    assert str(pyspiel.load_game(str(state.get_game()))) == str(state.get_game())


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ludoteka.BadSetting, match="length"):
        openspiel.load("claim", length="2")


def test_cards_are_dealt_one_by_one_by_chance() -> None:
    state = pyspiel.load_game("python_ludoteka_claim(leader=p0)").new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        sizes.append(len(outcomes))
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        state.apply_action(0)
    assert sizes == list(range(52, 1, -1))
    assert state.current_player() == 0


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_resampled_states_cannot_be_told_from_the_true_one(game: Game[Any], seats: int) -> None:
    random = np.random.RandomState(2)
    spiel = openspiel.load(game, seats)
    for moves in (0, 3, 10):
        state = advance(spiel.new_initial_state(), moves, random)
        for player in range(seats):
            other = state.resample_from_infostate(player, random.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_a_resampled_state_is_cloned_serialised_and_played_like_any_other(game: Game[Any], seats: int) -> None:
    spiel = openspiel.load(game, seats)
    state = advance(spiel.new_initial_state(), 4, np.random.RandomState(3))
    other = state.resample_from_infostate(0, np.random.RandomState(4).random_sample)
    twins = [other.clone(), spiel.deserialize_state(other.serialize()), pickle.loads(pickle.dumps(other)), other]
    ends = [advance(twin, 20, np.random.RandomState(5)) for twin in twins]
    assert len({str(end) for end in ends}) == 1
    assert all(end.returns() == ends[0].returns() for end in ends)


def test_a_players_memory_grows_and_is_private() -> None:
    random = np.random.RandomState(6)
    state = advance(pyspiel.load_game("python_ludoteka_claim").new_initial_state(), 8, random)
    mine, yours = state.information_state_string(0), state.information_state_string(1)
    for card in state.line.state.drawn[1]:
        assert '"FollowerDrawn","loser":"p1"}' not in yours
        assert f'{{"card":"{card.ref}","loser":"p1","type":"FollowerDrawn"}}' in yours
        assert f'{{"card":"{card.ref}","loser":"p1","type":"FollowerDrawn"}}' not in mine
    lines = mine.splitlines()[:-1]
    advance(state, 8, random)
    assert state.information_state_string(0).splitlines()[: len(lines)] == lines


@pytest.mark.parametrize("seat", [0, 1])
def test_the_python_search_of_openspiel_plays_whole_games_of_claim(seat: int) -> None:
    random = np.random.RandomState(seat)
    spiel = pyspiel.load_game("python_ludoteka_claim")
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, random), 1.4, 4, random_state=random)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        mine = state.current_player() == seat
        state.apply_action(int(bot.step(state) if mine else random.choice(state.legal_actions())))
    assert sum(state.returns()) == 0
    record = openspiel.record(state)
    assert ludoteka.replay(record).outcome == state.line.outcome


def test_the_same_search_plays_where_answers_are_sealed() -> None:
    random = np.random.RandomState(7)
    spiel = openspiel.load(auction.GAME, 3)
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, random), 1.4, 5, random_state=random)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions()) if chance else bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


def test_observers_see_what_a_player_or_a_spectator_sees() -> None:
    spiel = pyspiel.load_game("python_ludoteka_claim")
    state = advance(spiel.new_initial_state(), 2, np.random.RandomState(8))
    observer = make_observation(spiel)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.observation_tensor(1)
    public = make_observation(
        spiel, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(ValueError, match="observers for a player, for a spectator"):
        make_observation(
            spiel, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_players_have_perfect_recall(game: Game[Any], seats: int) -> None:
    """Equal strings mean equal pasts: the player's views at its decisions, and its choices."""
    random = np.random.RandomState(10)
    pasts: dict[str, tuple[Any, ...]] = {}
    for _ in range(1 if game.id in BIG else 30):
        state = advance(openspiel.load(game, seats).new_initial_state(), 0, random)
        mine: list[tuple[Any, ...]] = [()] * seats
        for _ in range(30):
            if state.is_terminal():
                break
            player, fixed_game = state.current_player(), state.information_state_string()
            assert pasts.setdefault(fixed_game, mine[player]) == mine[player]
            action = int(random.choice(state.legal_actions()))
            mine[player] = (*mine[player], hash(fixed_game), action)
            state.apply_action(action)
            advance(state, 0, random)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_every_game_passes_the_api_tests_of_openspiel(game: Game[Any], seats: int) -> None:
    """Their sample of states would be of the deal only: ours is from all over a match."""
    from open_spiel.integration_tests import api_test

    spiel, random = openspiel.load(game, seats), np.random.RandomState(11)
    states = [advance(spiel.new_initial_state(), moves, random) for moves in (0, 1, 2, 3, 5, 8, 13)]
    parts = {"game_name": game.id, "game": spiel, "game_type": spiel.get_type(), "setUpClass": lambda: None}
    kind = type("Ours", (api_test.EnforceAPIOnPartialTreeBase,), {**parts, "some_states": states})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert (result.errors, result.failures) == ([], [])
    assert result.testsRun >= 5


def test_a_resampled_state_has_no_record() -> None:
    state = advance(pyspiel.load_game("python_ludoteka_claim").new_initial_state(), 2, np.random.RandomState(9))
    with pytest.raises(LudotekaError, match="no record"):
        openspiel.record(state.resample_from_infostate(0, np.random.RandomState(1).random_sample))


def test_a_game_with_other_content_takes_the_place_of_the_one_before() -> None:
    other = replace(patience.GAME, version="1-changed")
    assert openspiel.load(other).new_initial_state().line.fixed.game is other
    assert openspiel.load(patience.GAME).new_initial_state().line.fixed.game is patience.GAME


def test_alone_against_the_rules_the_sum_is_not_zero() -> None:
    spiel = openspiel.load(patience.GAME)
    assert spiel.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert spiel.new_initial_state().returns() == [0.0]
