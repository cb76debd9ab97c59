"""The PettingZoo environment, against PettingZoo's own suite and against its promises."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ludoteka.kernel import BadRecord, Game, IllegalChoice, LudotekaError, Seat, text
from ludoteka.lab.pettingzoo import TableEnv, env
from tests.lab.common import BIG, CASES, FEW
from tests.toys import auction

# PettingZoo has a list of its own environments that may give a dictionary with a mask, and warns about all others. An
# agent that has nothing left to decide has an empty mask; while it is asked, the test below wants a full one.
DICTIONARY = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    r"ignore:Action mask numpy array is all zeros \(no legal actions\)",
    "ignore:Observation is a single number",
    "ignore:Observation numpy array is all zeros",  # a toy's player can lose everything
)


def walk(e: Any, upto: int = 10**9, seed: int = 0) -> list[Any]:
    """Play at random; returns the sequence of the agents' observations."""
    random = np.random.default_rng(seed)
    trail: list[Any] = []
    for agent in e.agent_iter(upto):
        observation, reward, ended, cut, info = e.last()
        trail.append(
            (
                agent,
                observation["observation"].tolist(),
                observation["action_mask"].tolist(),
                reward,
                ended,
                cut,
                dict(info),
            )
        )
        e.step(None if ended or cut else int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return trail


@pytest.mark.filterwarnings(*DICTIONARY)
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_game_passes_the_api_test(game: Game[Any], seats: int) -> None:
    api_test(env(game, seats), num_cycles=10 if game.id in BIG else 60)


@pytest.mark.parametrize("game", ["claim"])
def test_with_the_mask_in_the_info_the_api_test_has_nothing_to_warn_of(game: str) -> None:
    api_test(env(game, mask_in="info"), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_every_game_passes_the_seed_test(game: Game[Any], seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=30)


def test_it_renders_in_all_its_modes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, "claim"))
    assert "as p0 sees it" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_the_selected_agent_has_an_action_and_the_others_have_none(game: Game[Any], seats: int) -> None:
    e = env(game, seats)
    e.reset(seed=1)
    random = np.random.default_rng(1)
    for agent in e.agent_iter(60):
        observation, _, ended, _, info = e.last()
        if ended:
            break
        legal = np.flatnonzero(observation["action_mask"])
        assert sorted(info["legal"]) == sorted(e.fixed.keys[i] for i in legal) != []
        asked = [e.possible_agents[seat] for seat in e.table.asks]
        assert agent == asked[0]
        for other in set(e.possible_agents) - set(asked):
            assert not e.observe(other)["action_mask"].any() and e.infos[other] == {}
        e.step(random.choice(legal))


def test_rewards_come_at_the_end_and_sum_to_zero() -> None:
    e = env("claim")
    for seed in range(5):
        e.reset(seed=seed)
        trail = walk(e, seed=seed)
        ends = {agent: reward for agent, _, _, reward, ended, _, _ in trail if ended}
        assert all(reward == 0 for *_, reward, ended, _, _ in trail if not ended)
        assert set(ends) == {"player_0", "player_1"} and sum(ends.values()) == 0


def test_a_seed_is_a_match_and_the_matches_after_it() -> None:
    one, two = env("claim"), env("claim")
    for e in (one, two):
        e.reset(seed=5)
    assert walk(one) == walk(two)
    one.reset()
    two.reset()
    again = walk(one)
    assert again == walk(two)
    one.reset(seed=5)
    assert walk(one) != again


def test_the_match_of_a_seed_is_the_table_of_that_seed() -> None:
    import ludoteka

    e = env("claim")
    e.reset(seed=42)
    assert e.table.tape == ludoteka.open_table("claim", seed=42).tape


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_a_clone_goes_its_own_way(game: Game[Any], seats: int) -> None:
    e = env(game, seats)
    e.reset(seed=2)
    walk(e, 5)
    copy = e.clone()
    before = (text(e.table.state), list(e.agents), dict(e.rewards))
    ahead = walk(copy, 40)
    assert (text(e.table.state), list(e.agents), dict(e.rewards)) == before
    assert walk(e, 40) == ahead


@pytest.mark.parametrize(("game", "seats"), FEW)
@pytest.mark.parametrize("steps", [0, 7, 61])
def test_a_saved_environment_continues_exactly(game: Game[Any], seats: int, steps: int) -> None:
    e = env(game, seats)
    e.reset(seed=3)
    walk(e, steps)
    other = env(game, seats)
    other.load(e.save())
    assert other.save() == e.save()
    assert walk(other, 40) == walk(e, 40)
    e.reset()
    other.reset()
    assert walk(other, 10) == walk(e, 10)


def test_a_match_can_be_saved_while_its_agents_leave() -> None:
    e = env("claim")
    e.reset(seed=3)
    walk(e, 53)
    assert e.agents == ["player_1"]
    other = env("claim")
    other.load(e.save())
    assert walk(other) == walk(e) != []


@pytest.mark.parametrize("saved", ["", "{}", '{"record": 3}', "[]"])
def test_text_that_is_not_a_saved_environment_is_refused(saved: str) -> None:
    with pytest.raises(BadRecord):
        env("claim").load(saved)


def test_an_environment_saved_with_other_settings_is_refused() -> None:
    e = env("claim", settings={"length": 3})
    e.reset(seed=1)
    with pytest.raises(BadRecord, match="length"):
        env("claim").load(e.save())


def test_an_illegal_action_is_an_error_that_changes_nothing() -> None:
    e = env("claim")
    e.reset(seed=4)
    illegal = int(np.flatnonzero(e.action_mask(e.agent_selection) == 0)[0])
    before = e.save()
    with pytest.raises(IllegalChoice, match=rf"action {illegal} of player_\d: .*offered"):
        e.step(illegal)
    with pytest.raises(LudotekaError, match="48"):
        e.step(48)
    with pytest.raises(LudotekaError, match="not an action"):
        e.step(None)
    assert e.save() == before


def test_an_illegal_action_can_be_made_to_lose(capsys: pytest.CaptureFixture[str]) -> None:
    e = env("claim", on_illegal="lose")
    e.reset(seed=4)
    agent = e.agent_selection
    e.step(int(np.flatnonzero(e.unwrapped.action_mask(agent) == 0)[0]))
    assert e.terminations == {"player_0": True, "player_1": True}
    assert e.rewards[agent] == -1


def test_after_so_many_cycles_all_agents_are_truncated() -> None:
    e = env("claim", max_cycles=4)
    e.reset(seed=6)
    trail = walk(e)
    assert len(trail) == 10
    assert [cut for *_, cut, _ in trail] == [False] * 8 + [True] * 2


def test_sealed_answers_are_given_in_agent_order_and_seen_by_nobody() -> None:
    e = env(auction.GAME, 3)
    e.reset(seed=1)
    assert e.agent_selection == "player_0"
    observations = [e.observe(agent) for agent in e.possible_agents[1:]]
    e.step(e.fixed.ids["bid/3"])
    assert e.agent_selection == "player_1"
    for before, agent in zip(observations, e.possible_agents[1:], strict=True):
        np.testing.assert_equal(e.observe(agent), before)


def test_an_agent_can_imagine_what_it_cannot_see() -> None:
    e = env("claim")
    e.reset(seed=8)
    worlds = [e.determinize("player_0", seed) for seed in range(3)]
    assert all(text(world.view(Seat(0))) == text(e.table.view(0)) for world in worlds)
    assert len({text(world.state) for world in worlds}) == 3


def test_the_state_is_all_that_any_agent_sees() -> None:
    e = env("claim")
    e.reset(seed=9)
    both = np.concatenate([e.observe(agent)["observation"] for agent in e.possible_agents])
    assert e.state_space.contains(e.state())
    np.testing.assert_equal(e.state(), both)


def test_before_the_first_reset_and_after_the_end_it_says_what_to_do() -> None:
    e = env("claim")
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        e.observe("player_0")
    e.reset(seed=1)
    walk(e)
    with pytest.raises(RuntimeError, match=r"reset\(\)"):
        e.step(0)


@pytest.mark.parametrize("wrong", [{"render_mode": "rgb_array"}, {"mask_in": "hat"}, {"on_illegal": "shrug"}])
def test_an_option_it_does_not_know_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        env("claim", **wrong)


def test_a_saved_environment_is_plain_json() -> None:
    e = env("claim")
    assert isinstance(e, TableEnv)
    e.reset(seed=1)
    assert json.loads(e.save())["record"]["game"] == "claim"
