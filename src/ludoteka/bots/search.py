"""Information-set Monte-Carlo tree search: plays any game with any number of seats, from what one seat can know.

Every iteration imagines a world that the seat considers possible and plays it through one tree shared by all worlds.
The exploration term uses how often a branch was *available*, because a card that the opponent may hold is not there in
every world. Chance is not stored: a node is identified by the decisions alone, whatever was drawn between them. The
game's heuristics give the priors of branches and guide the rollouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, inf, sqrt
from random import Random
from time import perf_counter
from typing import Any

from ..kernel import Ask, Game, Heuristics, Imagined, Option, Outcome, Perspective
from .simple import question, weigh

EXPLORATION = 1.2  # the exploration constant of games that set none
ROOT_WORLDS = 12  # imagined to get the priors of the root's options
EXACT_NODES = 2_000_000  # nodes that the game's exact solver may spend before search takes over
EXACT_SHARE = 0.7  # of a budget in time that the solver may spend
PROBE_NODES = 20_000  # solved first to measure the speed of this machine
MILLISECONDS = 1000.0  # per decision if neither caller nor game sets a budget
CHECK_EVERY = 64  # iterations between two checks whether the choice is decided
UNVISITED_VALUE = 0.55  # the value of a branch before its first visit


class Edge:
    """The statistics of one option: its prior, visits, the deciding seat's rewards, how often it was available."""

    __slots__ = ("available", "children", "prior", "rewards", "visits")

    def __init__(self, prior: float) -> None:
        self.visits: int = 0
        self.rewards: float = 0.0
        self.available: int = 0
        self.prior: float = prior
        self.children: Node = {}


Node = dict[int, dict[str, Edge]]  # by the seat asked, then by the option's key


class SearchBot:
    """Searches for so many milliseconds or iterations, whichever ends first, or as long as the game recommends."""

    def __init__(
        self,
        random: Random,
        milliseconds: float | None = None,
        iterations: int | None = None,
        exact_nodes: int = EXACT_NODES,
    ) -> None:
        self._random = random
        self._seconds = None if milliseconds is None else milliseconds / 1000
        self._iterations = iterations
        self._exact_nodes = exact_nodes

    def choose(self, perspective: Perspective[Any]) -> str:
        began = perf_counter()
        keys = question(perspective).keys
        if len(keys) == 1:
            return keys[0]
        return self.solve(perspective, began) or best(self.search(perspective, began))

    def _time(self, perspective: Perspective[Any]) -> float | None:
        """The time budget in seconds; None if only iterations limit the search."""
        if self._seconds is not None or self._iterations is not None:
            return self._seconds
        return seconds_advised(perspective.game)

    def solve(self, perspective: Perspective[Any], began: float) -> str | None:
        """The key that the game's exact solver finds within its budget of nodes or time, or None."""
        heuristics = perspective.game.heuristics
        if heuristics is None or heuristics.exact is None:
            return None
        world = perspective.imagine(self._random)
        solve = partial(heuristics.exact, world.state, world.asks[perspective.seat])
        seconds = self._time(perspective)
        if seconds is None or self._exact_nodes <= PROBE_NODES:
            return solve(self._exact_nodes)
        key = solve(PROBE_NODES)
        if key is None:
            spent = perf_counter() - began
            affordable = int(PROBE_NODES * (EXACT_SHARE * seconds - spent) / spent)
            key = solve(min(affordable, self._exact_nodes)) if affordable > PROBE_NODES else None
        return key

    def search(
        self,
        perspective: Perspective[Any],
        began: float | None = None,
        iteration: Iteration | None = None,
        share: float = 1.0,
    ) -> dict[str, Edge]:
        """Grow the tree until this share of the time is spent, or the most visited option cannot be overtaken."""
        began = perf_counter() if began is None else began
        seconds, most = self._time(perspective), self._iterations
        seconds = None if seconds is None else share * seconds
        edges = self._root_edges(perspective)
        root: Node = {perspective.seat: edges}
        iterate = (iteration or Iteration(perspective.game.heuristics, self._random)).run
        imagine, random = perspective.imagine, self._random
        done = 0
        while most is None or done < most:
            iterate(imagine(random), root)
            done += 1
            spent = perf_counter() - began
            if seconds is not None and spent > seconds:
                break
            if done % CHECK_EVERY == 0 and _decided(edges, _remaining(done, most, spent, seconds)):
                break
        return edges

    def _root_edges(self, perspective: Perspective[Any]) -> dict[str, Edge]:
        heuristics = perspective.game.heuristics
        keys = question(perspective).keys
        if heuristics is None:
            priors = even_priors(len(keys), self._random, EXPLORATION)
            return {key: Edge(prior) for key, prior in zip(keys, priors, strict=True)}
        scores = weigh(perspective, heuristics, self._random, ROOT_WORLDS)
        return {
            key: Edge(prior)
            for key, prior in zip(keys, softmax_priors(list(scores.values()), heuristics.exploration), strict=True)
        }


def seconds_advised(game: Game[Any]) -> float:
    """The time in seconds that a search takes for a decision of this game by default."""
    return (game.heuristics.milliseconds if game.heuristics else MILLISECONDS) / 1000


def best(edges: dict[str, Edge]) -> str:
    """The most visited key; ties are broken by rewards, then by prior."""
    return max(edges, key=lambda key: (edges[key].visits, edges[key].rewards, edges[key].prior))


def _remaining(done: int, most: int | None, spent: float, seconds: float | None) -> float:
    """How many iterations are left: by the limit of their number, or by time at the present speed."""
    by_number = inf if most is None else most - done
    by_time = inf if seconds is None else done * (seconds - spent) / spent
    return min(by_number, by_time)


def _decided(edges: dict[str, Edge], remaining: float) -> bool:
    first, second = sorted((0, *(edge.visits for edge in edges.values())))[:-3:-1]
    return first - second > remaining


class Iteration:
    """One iteration: selection, expansion by one branch, rollout to the end or a depth limit, backpropagation."""

    def __init__(self, heuristics: Heuristics[Any] | None, random: Random) -> None:
        self._random = random
        self._uniform = random.random
        self._weigh = heuristics.weigh if heuristics else None
        self._value = heuristics.value if heuristics else None
        self._depth = (
            -1 if heuristics is None or heuristics.depth is None else heuristics.depth
        )  # below 0: never reached
        self._rollout_bias = heuristics.rollout_bias if heuristics else 0.0
        self._exploration = heuristics.exploration if heuristics else EXPLORATION

    def run(self, world: Imagined[Any], node: Node) -> Edge:
        """Play one world through the tree and return the root's branch that was taken."""
        path: list[tuple[Edge, int]] = []
        ask = world.turn
        while ask is not None:
            edge, option = self._select(world, node, ask)
            path.append((edge, ask.seat))
            ask = world.play(option)
            if not edge.visits:
                break
            node = edge.children
        rewards = self._roll_out(world, ask)
        for edge, seat in path:
            edge.visits += 1
            edge.rewards += rewards[seat]
        return path[0][0]

    def _select(self, world: Imagined[Any], node: Node, ask: Ask[Any]) -> tuple[Edge, Option[Any]]:
        options = ask.options
        edges = node.get(ask.seat)
        if edges is None:
            edges = node[ask.seat] = {}
        try:
            branches = [edges[option.key] for option in options]
        except KeyError:
            self._grow(world, edges, ask)
            branches = [edges[option.key] for option in options]
        top, chosen, at = -1.0, branches[0], 0
        for i, edge in enumerate(branches):
            visits = edge.visits
            edge.available = available = edge.available + 1
            score = (edge.rewards / visits if visits else UNVISITED_VALUE) + edge.prior * sqrt(available) / (1 + visits)
            if score > top:
                top, chosen, at = score, edge, i
        return chosen, options[at]

    def _grow(self, world: Imagined[Any], edges: dict[str, Edge], ask: Ask[Any]) -> None:
        """Add the branches that the node does not have yet."""
        options = ask.options
        scores = self._weigh(world.state, ask) if self._weigh else ()
        exploration = self._exploration
        priors = softmax_priors(scores, exploration) if scores else even_priors(len(options), self._random, exploration)
        for option, prior in zip(options, priors, strict=True):
            if option.key not in edges:
                edges[option.key] = Edge(prior)

    def _roll_out(self, world: Imagined[Any], ask: Ask[Any] | None) -> Sequence[float]:
        weigh_options, value = self._weigh, self._value
        if ask is None or weigh_options is None:
            return rewards_of(world.finish(self._random))
        uniform, play = self._uniform, world.play
        left, rollout_bias = self._depth, self._rollout_bias
        while ask is not None:
            if left == 0 and value is not None:
                return value(world.state)
            left -= 1
            options = ask.options
            number = len(options)
            if number == 1:
                ask = play(options[0])
            elif uniform() < rollout_bias:
                weights = weigh_options(world.state, ask)
                ask = play(options[max(range(number), key=weights.__getitem__)])
            else:
                ask = play(options[int(uniform() * number)])
        return rewards_of(world.game.outcome(world.state))


def rewards_of(outcome: Outcome) -> list[float]:
    """Each seat's reward for an outcome, 0 … 1: winning counts 95 %, points 5 %."""
    winners, scores = outcome.winners, outcome.scores
    if len(winners) > 1:
        won = 0.5 + 0.5 / len(winners)
    elif winners:
        won = 1.0
    else:
        won = 0.5 if len(scores) > 1 else 0.0  # a draw, or the rules beat a single player
    low, high = min(scores), max(scores)
    spread = (high - low) or 1.0
    return [
        0.95 * (won if not winners or seat in winners else 0.0) + 0.05 * (score - low) / spread
        for seat, score in enumerate(scores)
    ]


def softmax_priors(weights: Sequence[float], exploration: float) -> list[float]:
    """Weights of any scale as priors that sum to `exploration`: one standard deviation multiplies a prior by e."""
    number = len(weights)
    mean = sum(weights) / number
    deviation = sqrt(sum((w - mean) ** 2 for w in weights) / number)
    if deviation < 1e-9:
        return [exploration / number] * number
    powers = [exp((w - mean) / deviation) for w in weights]
    scale = exploration / sum(powers)
    return [power * scale for power in powers]


def even_priors(number: int, random: Random, exploration: float) -> list[float]:
    """Nearly equal priors that sum to about `exploration`; a little noise breaks ties."""
    return [exploration / number * (1 + 0.001 * random.random()) for _ in range(number)]
