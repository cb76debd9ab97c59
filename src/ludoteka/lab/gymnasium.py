"""One seat of any game as a Gymnasium environment: the other seats are played by bots.

Once this is imported, `gymnasium.make("ludoteka/claim-v0", others="medium")` works as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    from ludoteka.extras import needed

    raise needed(missing) from None

import ludoteka
from ludoteka.bots import make
from ludoteka.kernel import Game, IllegalChoice, Perspective, Seat, Table

from .fixed_game import BOUND, FixedGame
from .rendering import as_text
from .rewards import rewards

Player = Callable[[Perspective[Any]], str]  # sees what its seat may see, gives the key of an option


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A match seen from one seat. Observations and actions are those of the PettingZoo environment.

    The others are named by level ("random", "easy", "medium", "hard") or given as functions from a perspective to a
    key: one for all, or one for each other seat in order. An illegal action is an error; with `on_illegal="lose"` it
    ends the match with -1, for learners that do not look at the mask.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  # gymnasium's way

    def __init__(
        self,
        game: str | Game[Any],
        seat: int = 0,
        others: str | Player | Sequence[str | Player] = "random",
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        on_illegal: str = "error",
    ) -> None:
        if on_illegal not in ("error", "lose"):
            raise ValueError(f"on_illegal is {on_illegal!r}; it should be 'error' or 'lose'")
        self.fixed: FixedGame = FixedGame(game, seats, settings)
        if not 0 <= seat < self.fixed.seats:
            raise ValueError(f"there is no seat {seat} at a table of {self.fixed.seats}")
        self.seat: Seat = Seat(seat)
        self.others: str | Player | Sequence[str | Player] = others
        self.on_illegal: str = on_illegal
        self.render_mode: str | None = render_mode
        self.action_space = Discrete(len(self.fixed.keys))
        self.observation_space = Dict(
            {
                "observation": Box(-BOUND, BOUND, (self.fixed.width,), np.float32),
                "action_mask": Box(0, 1, (len(self.fixed.keys),), np.int8),
            }
        )
        self._table: Table[Any] | None = None
        self._lost = False

    @property
    def table(self) -> Table[Any]:
        """The table itself, with all hidden information: for tests and tools, not for the learner."""
        if self._table is None:
            raise RuntimeError("call reset() before using the environment")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        """Deal a match and play to the first question of this seat; the seed decides deal and bots."""
        super().reset(seed=seed)
        luck = Random(int(self.np_random.integers(2**62)))
        self._table, self._lost = self.fixed.table(f"{luck.getrandbits(128):x}"), False
        self._players = {other: self._player(at, luck) for at, other in enumerate(self._other_seats())}
        self._others_play()
        return self._observation(), self._info()

    def _other_seats(self) -> list[Seat]:
        return [Seat(other) for other in range(self.fixed.seats) if other != self.seat]

    def _player(self, at: int, luck: Random) -> Player:
        player = self.others if isinstance(self.others, str) or callable(self.others) else self.others[at]
        return make(player, self.fixed.game.id, luck.getrandbits(62)).choose if isinstance(player, str) else player

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, Any]:
        """Choose for this seat, then let the others play until it is asked again or the match is over."""
        table = self.table
        key = self.fixed.key(action)
        try:
            table.choose(self.seat, key)
        except IllegalChoice:
            if self.on_illegal == "error" or not table.asks:
                raise
            self._lost = True
            return self._observation(), -1.0, True, False, self._info()
        self._others_play()
        outcome = table.outcome
        reward = 0.0 if outcome is None else rewards(outcome)[self.seat]
        return self._observation(), reward, outcome is not None, False, self._info()

    def _others_play(self) -> None:
        table = self.table
        while table.asks and self.seat not in table.asks:
            other = next(iter(table.asks))
            table.choose(other, self._players[other](table.perspective(other)))
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> Any:
        """An array with 1 for every legal action; learners that mask actions look for this name."""
        mask = np.zeros(len(self.fixed.keys), np.int8)
        ask = self.table.asks.get(self.seat)
        if ask is not None and not self._lost:
            mask[self.fixed.legal(ask)] = 1
        return mask

    def _observation(self) -> dict[str, Any]:
        features = self.fixed.game.features(self.table.view(self.seat))
        return {"observation": np.array(features, np.float32), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        ask = self.table.asks.get(self.seat)
        return {} if ask is None else {"prompt": ask.prompt, "about": dict(ask.about), "legal": ask.keys}

    def render(self) -> Any:
        """The table as this seat sees it: returned as text, or printed in the mode "human"."""
        shown = as_text(self.table, self.seat)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown if self.render_mode == "ansi" else None


for _id in ludoteka.games():
    gymnasium.register(f"ludoteka/{_id}-v0", "ludoteka.lab.gymnasium:SeatEnv", kwargs={"game": _id})
