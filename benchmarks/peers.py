"""The same measurements of comparable libraries, if they are installed."""

from __future__ import annotations

import random as chance
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from benchmarks.timing import Pace, Row, each, per_second


def missing() -> list[str]:
    """The comparable libraries that are not installed."""
    return [name for module, name in (("pyspiel", "OpenSpiel"), ("rlcard", "RLCard")) if find_spec(module) is None]


def open_spiel(pace: Pace) -> Iterator[Row]:
    if find_spec("pyspiel") is None:
        return
    pyspiel: Any = import_module("pyspiel")
    hearts = pyspiel.load_game("hearts")

    def game() -> int:
        state, decisions = hearts.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    middle = _hearts(hearts, 12)

    def clone() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    yield per_second("OpenSpiel hearts, random, from Python", "decisions/s", game, pace)
    yield each("OpenSpiel hearts, clone mid-game", 1e6, "µs", clone, pace)
    yield from _open_spiel_search(hearts, pace)


def _hearts(game: Any, decisions: int) -> Any:
    """A state after a number of random decisions."""
    dice = chance.Random(1)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state


def _open_spiel_search(hearts: Any, pace: Pace) -> Iterator[Row]:
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    state = _hearts(hearts, 12)
    simulations = 200
    evaluator = mcts.RandomRolloutEvaluator(1)
    bot = ismcts.ISMCTSBot(
        game=hearts,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
    )

    def search() -> int:
        bot.step(state)
        return simulations

    yield per_second("OpenSpiel Python ISMCTS, hearts after 12", "iterations/s", search, pace)


def rlcard(pace: Pace) -> Iterator[Row]:
    if find_spec("rlcard") is None:
        return
    library: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")
    env = library.make("uno")
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def game() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    yield per_second("RLCard uno, random", "decisions/s", game, pace)
