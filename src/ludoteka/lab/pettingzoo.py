"""Every game as a PettingZoo environment: `env("claim")`, agents in turn, legal actions as a mask.

Agents are `player_0`, `player_1`, … Questions asked of several seats at once are put to them in that order; nobody
sees a sealed answer before all are in. There is no parallel API: in these games seats mostly decide one at a time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper
except ImportError as missing:
    from ludoteka.extras import needed

    raise needed(missing) from None

from ludoteka.kernel import BadRecord, Game, IllegalChoice, Imagined, Record, Seat, Table, fresh_seed
from ludoteka.kernel.replay import replay

from .fixed_game import BOUND, FixedGame
from .rendering import as_text
from .rewards import rewards

MODES = ("ansi", "human")


def env(
    game: str | Game[Any],
    seats: int | None = None,
    settings: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    mask_in: str = "observation",
    max_cycles: int | None = None,
    on_illegal: str = "error",
) -> Any:
    """An environment for any game of the library.

    The mask is in the observation (a Dict space) or, with `mask_in="info"`, beside it. After `max_cycles` decisions per
    agent all agents are truncated. An illegal action is an error; with `on_illegal="lose"` it ends the match instead.
    """
    table_env = TableEnv(FixedGame(game, seats, settings), render_mode, mask_in, max_cycles)
    if on_illegal == "lose":
        return TerminateIllegalWrapper(table_env, illegal_reward=-1)
    if on_illegal != "error":
        raise ValueError(f"on_illegal is {on_illegal!r}; it should be 'error' or 'lose'")
    return table_env


class TableEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types here
    """A table whose seats are agents."""

    def __init__(self, fixed: FixedGame, render_mode: str | None, mask_in: str, max_cycles: int | None) -> None:
        super().__init__()
        game = fixed.game
        self.metadata: dict[str, Any] = {
            "name": f"ludoteka_{game.id}_v{game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode is {render_mode!r}; it should be None, 'ansi' or 'human'")
        if mask_in not in ("observation", "info"):
            raise ValueError(f"mask_in is {mask_in!r}; it should be 'observation' or 'info'")
        self.fixed: FixedGame = fixed
        self.render_mode: str | None = render_mode
        self.mask_in: str = mask_in
        self.max_cycles: int | None = max_cycles
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(fixed.seats)]
        self.agents: list[str] = []
        self._seat = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, Any] = {agent: Discrete(len(fixed.keys)) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Any] = {agent: self._space() for agent in self.possible_agents}
        self.state_space: Any = Box(-BOUND, BOUND, (fixed.seats * fixed.width,), np.float32)
        self._table: Table[Any] | None = None
        self._root, self._match = fresh_seed(), 0

    def _space(self) -> Any:
        features = Box(-BOUND, BOUND, (self.fixed.width,), np.float32)
        if self.mask_in == "info":
            return features
        return Dict({"observation": features, "action_mask": Box(0, 1, (len(self.fixed.keys),), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- Playing -----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table[Any]:
        """The table itself, with all hidden information: for tests and tools, not for agents."""
        if self._table is None:
            raise RuntimeError("call reset() before using the environment")
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. With a seed it is the match of that seed; later resets without one follow from it."""
        if seed is not None:
            self._root, self._match = str(seed), 0
        self._lay(self.fixed.table(f"{self._root}.{self._match}" if self._match else self._root))
        self._match += 1

    def _lay(self, table: Table[Any]) -> None:
        self._table = table
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._turn()

    def step(self, action: Any) -> None:
        """Let the selected agent choose; IllegalChoice, and nothing changed, if the action is not offered."""
        table, agent = self.table, self.agent_selection
        if not self.agents:
            raise RuntimeError("the match is over and all agents have left: call reset() to begin another")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        key = self.fixed.key(action)
        try:
            table.choose(self._seat[agent], key)
        except IllegalChoice as error:
            raise IllegalChoice(f"action {int(action)} of {agent}: {error}") from None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = table.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(table.decisions) >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn()

    def _turn(self) -> None:
        """Select the agent to move and update the infos of all agents."""
        asks = self.table.asks
        self.agent_selection = self.possible_agents[next(iter(asks), Seat(0))]
        self.infos = {agent: self._info(agent) for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _info(self, agent: str) -> dict[str, Any]:
        ask = self.table.asks.get(self._seat[agent])
        info = {} if ask is None else {"prompt": ask.prompt, "about": dict(ask.about), "legal": ask.keys}
        return {**info, "action_mask": self.action_mask(agent)} if self.mask_in == "info" else info

    # -- Looking -----------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Any:
        """The agent's observation, and the mask of its legal actions (empty while it is not asked)."""
        features = np.array(self.fixed.game.features(self.table.view(self._seat[agent])), np.float32)
        if self.mask_in == "info":
            return features
        return {"observation": features, "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> Any:
        """An array with 1 for every legal action of the agent."""
        mask = np.zeros(len(self.fixed.keys), np.int8)
        ask = self.table.asks.get(self._seat[agent])
        if ask is not None:
            mask[self.fixed.legal(ask)] = 1
        return mask

    def state(self) -> Any:
        """All agents' features in one row, for training with a central critic."""
        views = [self.table.view(seat) for seat in range(self.fixed.seats)]
        return np.array([x for view in views for x in self.fixed.game.features(view)], np.float32)

    def render(self) -> str | None:
        """The table as the selected agent sees it: returned as text, or printed in the mode "human"."""
        shown = as_text(self.table, self._seat[self.agent_selection])
        if self.render_mode == "human":
            print(shown)
            return None
        return shown if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, since no resource is open."""

    # -- Copying, keeping, imagining -----------------------------------------------------------------------------------

    def clone(self) -> TableEnv:
        """An independent copy, luck included."""
        new = TableEnv.__new__(TableEnv)
        new.__dict__.update(self.__dict__)
        new._table = self.table.clone()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agents"):
            setattr(new, name, getattr(self, name).copy())
        return new

    def determinize(self, agent: str, seed: int | str | None = None) -> Imagined[Any]:
        """A table for search in which everything that the agent cannot know is dealt again."""
        return self.table.imagine(self._seat[agent], seed)

    def save(self) -> str:
        """The match so far, its luck to come and the state of the environment, as JSON."""
        luck = self.table.luck
        saved = {name: getattr(self, name) for name in ("agents", "agent_selection", "rewards", "_cumulative_rewards")}
        data = {"record": json.loads(self.table.record().to_json()), "seed": luck.seed, **saved}
        return json.dumps({**data, "root": self._root, "match": self._match})

    def load(self, saved: str) -> None:
        """Continue exactly from the text that `save` returned."""
        try:
            data = json.loads(saved)
            record = Record.from_json(json.dumps(data["record"]))
        except (KeyError, TypeError, json.JSONDecodeError) as error:
            raise BadRecord(f"this was not saved by an environment: {error!r}") from None
        if (record.seats, dict(record.settings)) != (self.fixed.seats, self.fixed.settings):
            raise BadRecord(f"this was saved with {record.seats} seats and settings {dict(record.settings)}")
        self._lay(replay(self.fixed.game, record, seed=data["seed"]))
        over = self.table.outcome is not None
        cut = not over and self.max_cycles is not None and len(record.decisions) >= self.max_cycles * record.seats
        self.agents, self.agent_selection = data["agents"], data["agent_selection"]
        self.rewards, self._cumulative_rewards = data["rewards"], data["_cumulative_rewards"]
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos = {agent: self.infos[agent] for agent in self.agents}
        self._root, self._match = data["root"], data["match"]
