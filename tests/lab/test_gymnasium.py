"""One seat as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteka
from ludoteka.kernel import Game, IllegalChoice, Perspective
from ludoteka.lab.gymnasium import SeatEnv
from tests.lab.common import BIG, FEW


def play(e: SeatEnv, seed: int, upto: int = 10**9) -> list[Any]:
    random = np.random.default_rng(seed)
    observation, info = e.reset(seed=seed)
    trail: list[Any] = [info]
    for _ in range(upto):
        if not observation["action_mask"].any():  # over before this seat was asked
            break
        observation, reward, ended, _, info = e.step(random.choice(np.flatnonzero(observation["action_mask"])))
        trail.append((observation["observation"].tolist(), reward, ended, info))
        if ended:
            break
    return trail


def first(perspective: Perspective[Any]) -> str:
    assert perspective.ask is not None
    return perspective.ask.keys[0]


@pytest.mark.parametrize("id", ludoteka.games())
def test_every_game_passes_the_check_of_gymnasium(id: str) -> None:
    environment = gymnasium.make(f"ludoteka/{id}-v0", on_illegal="lose", render_mode="ansi")
    check_env(environment.unwrapped)


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_every_seat_can_be_played(game: Game[Any], seats: int) -> None:
    for seat in range(seats):
        e = SeatEnv(game, seat, seats=seats)
        trail = play(e, seat, 20 if game.id in BIG else 10**9)
        if game.id not in BIG:
            assert e.table.outcome is not None
            assert trail[-1][2]


def test_the_seed_decides_deal_and_bots() -> None:
    assert play(SeatEnv("claim", others="easy"), 3) == play(SeatEnv("claim", others="easy"), 3)
    assert play(SeatEnv("claim", others="easy"), 3) != play(SeatEnv("claim", others="easy"), 4)


def test_the_other_seats_are_played_by_levels_or_functions() -> None:
    assert play(SeatEnv("claim", 1, first), 5) == play(SeatEnv("claim", 1, [first]), 5)
    play(SeatEnv("claim", 1, ["medium"]), 5, 3)


def test_an_illegal_action_is_an_error_or_the_end() -> None:
    e = SeatEnv("claim")
    e.reset(seed=1)
    illegal = int(np.flatnonzero(e.action_masks() == 0)[0])
    with pytest.raises(IllegalChoice):
        e.step(illegal)
    loser = SeatEnv("claim", on_illegal="lose")
    loser.reset(seed=1)
    observation, reward, ended, cut, _ = loser.step(illegal)
    assert (reward, ended, cut, observation["action_mask"].any()) == (-1.0, True, False, False)


def test_it_shows_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    e = SeatEnv("claim", render_mode="ansi")
    e.reset(seed=1)
    assert "as p0 sees it" in e.render()
    play(SeatEnv("claim", render_mode="human"), 1)
    assert "over: " in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"on_illegal": "shrug"}])
def test_an_option_it_does_not_know_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=str(next(iter(wrong.values())))):
        SeatEnv("claim", **wrong)


def test_it_wants_to_be_reset_first() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("claim").step(0)
