"""Every game as an OpenSpiel game: `pyspiel.load_game("python_ludoteka_claim(length=3)")` once this is imported.

Chance is explicit: each draw of the rules is a chance node with equally likely outcomes, a shuffle one node per card.
Questions asked of several seats at once are put to them in seat order; nobody sees a sealed answer before all are in.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    from ludoteka.extras import needed

    raise needed(missing) from None

import ludoteka
from ludoteka.kernel import BadRecord, ChanceTable, Game, LudotekaError, Record, Setting, text
from ludoteka.kernel.chance_table import Move, along
from ludoteka.kernel.replay_point import Redeal

from .fixed_game import FixedGame, fixed_game
from .rewards import rewards

CHANCE: int = int(pyspiel.PlayerId.CHANCE)  # whose turn it is when it is no seat's
OVER: int = int(pyspiel.PlayerId.TERMINAL)
PREFIX = "python_ludoteka_"
LONGEST = 100_000  # decisions, and draws, in one match: no game comes near it
MOST_OUTCOMES = 256  # of one draw, unless a game has more components to shuffle

_classes: dict[str, Any] = {}


def load(game: str | Game[Any], seats: int | None = None, **settings: str) -> Any:
    """An OpenSpiel game with these seats and settings; a game that is not in the library is registered first."""
    rules = ludoteka.game(game) if isinstance(game, str) else game
    seats = rules.seats[0] if seats is None else seats
    name = register(rules)
    known_settings = {setting.id: setting for setting in rules.settings}
    parameters = {
        name: _spelled(known_settings[name], value) for name, value in rules.complete_settings(seats, settings).items()
    }
    return pyspiel.load_game(name, {"players": seats, **parameters})


def register(game: Game[Any]) -> str:
    """Register a game with OpenSpiel and return its name there."""
    name = PREFIX + game.id
    if name not in _classes:
        # A class of its own, because OpenSpiel lets go of it after Python has ended: a class lives that long.
        _classes[name] = type(f"Spiel_{game.id}", (SpielGame,), {"kind": _kind(game, name)})
        pyspiel.register_game(_classes[name].kind, _classes[name])
    _classes[name].game = game  # perhaps with other content than before
    return name


def record(state: Any) -> Record:
    """The match that led to a state, as a record that any table replays. A resampled state has none."""
    fixed, history = state.line.fixed, state.line.history
    if any(isinstance(move, Redeal) for move in history):
        raise LudotekaError("a resampled state was not reached by play, so it has no record")
    return Record(
        game=fixed.game.id,
        version=fixed.game.version,
        settings=fixed.settings,
        seats=fixed.seats,
        tape=tuple(move for move in history if isinstance(move, int)),
        decisions=tuple(move for move in history if isinstance(move, tuple)),
    )


def _kind(game: Game[Any], name: str) -> Any:
    alone = 1 in game.seats
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Ludoteka {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # what a seat remembers has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **{s.id: _spelled(s, s.default) for s in game.settings}},
    )


def _spelled(setting: Setting, value: str) -> str | int:
    """Return a setting's value as an OpenSpiel parameter; OpenSpiel reads 3 as a number everywhere."""
    if all(choice.isdigit() for choice in setting.choices):
        return int(value)
    return f"_{value}" if value.isdigit() else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the library with its seats and settings as parameters."""

    game: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        settings = {name: str(value).removeprefix("_") for name, value in params.items() if name != "players"}
        seats = int(params["players"])
        self.fixed: FixedGame = fixed_game(game, seats, game.complete_settings(seats, settings))
        pieces = list(game.inventory(self.fixed.box))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.fixed.keys),
            max_chance_outcomes=max(MOST_OUTCOMES, len(pieces)),
            num_players=self.fixed.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.seats else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.fixed.width, params)


class OpenSpielTable(ChanceTable[Any]):
    """A line of play in OpenSpiel's numbers; it is pickled as its history."""

    def __init__(self, fixed: FixedGame) -> None:
        super().__init__(fixed.game, fixed.seats, fixed.settings)
        self.fixed = fixed

    @property
    def turn(self) -> int:
        """The seat asked next, or CHANCE, or OVER."""
        turn: int | None = self.memo.get("turn")
        if turn is None:
            ask = self.ask
            turn = self.memo["turn"] = ask.seat if ask is not None else OVER if self.draw is None else CHANCE
        return turn

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.game.id, self.game.version, self.seats, self.settings, self.history)


def replayed(id: str, version: str, seats: int, settings: dict[str, str], history: list[Move]) -> OpenSpielTable:
    """Return the line of play that a history leads to."""
    fixed = fixed_game(id, seats, settings)
    if fixed.game.version != version:
        raise BadRecord(f"the line is of {id} version {version!r}; this program plays {fixed.game.version!r}")
    return along(OpenSpielTable(fixed), history)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A line of play in OpenSpiel's interface. Cloning and serialising include the line."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line: OpenSpielTable = OpenSpielTable(game.fixed)

    def current_player(self) -> int:
        return self.line.turn

    def is_terminal(self) -> bool:
        return self.line.turn == OVER

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.line.ask
        return [] if ask is None or ask.seat != player else self.line.fixed.legal(ask)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.line.draw
        if n is None:
            raise LudotekaError("there are no chance outcomes at this state")
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.line.turn == CHANCE:
            self.line.deal(action)
        else:
            self.line.choose(self.line.turn, self.line.fixed.key(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.line.fixed.key(action)

    def returns(self) -> list[float]:
        outcome = self.line.outcome
        return [0.0] * self.line.fixed.seats if outcome is None else rewards(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot distinguish from this one; `sampler` returns numbers from 0 to 1.

        It can be played on, cloned and serialised. Its history begins here: the draws that would have led to it are
        nobody's knowledge.
        """
        new: SpielState = self.get_game().new_initial_state()
        new.line = self.line.imagine(player, int(sampler() * 2**53))
        return new

    def __str__(self) -> str:
        return str(self.line)


class Observer:
    """Computes what a player sees (a tensor and a string) or, with perfect recall, all it ever learned (a string).

    There are strings for spectators too, and for what a player sees and a spectator does not. While chance is due there
    is nothing to look at: the tensor is zero, the string holds what was told so far.
    """

    def __init__(self, kind: Any, width: int, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters; given were {params}")
        self.spectator: Any = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recall: bool = kind.perfect_recall
        self.secret: bool = not kind.public_info
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (
            self.secret and (self.recall or self.spectator)
        ):
            raise ValueError("there are observers for a player, for a spectator, and for what only a player sees now")
        plain = not (self.recall or self.spectator or self.secret)
        self.tensor: np.ndarray[Any, Any] | None = np.zeros(width, np.float32) if plain else None
        self.dict: dict[str, np.ndarray[Any, Any]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        line = state.line
        self.tensor[:] = 0 if line.turn == CHANCE else line.fixed.game.features(line.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        line, seat = state.line, None if self.spectator else player
        kind = (self.recall, self.secret, seat)
        cached = line.memo.get(kind)
        if cached is None:
            cached = line.memo[kind] = self._secret(line, player) if self.secret else self._text(line, seat)
        return str(cached)

    def _text(self, line: OpenSpielTable, seat: int | None) -> str:
        lines = ["spectator" if seat is None else f"p{seat}"]
        if self.recall:
            lines += line.observations(seat)
        if line.turn != CHANCE:
            lines.append(line.sight(seat))
        return "\n".join(lines)

    def _secret(self, line: OpenSpielTable, seat: int) -> str:
        if line.turn == CHANCE:
            return ""
        public = line.view(None)
        return text({name: value for name, value in line.view(seat).items() if value != public.get(name)})


for _game in ludoteka.games().values():
    register(_game)
