"""Information-set Monte-Carlo tree search: plays any game, any number of seats, from one seat's sight.

Every iteration imagines a world the seat thinks possible and plays it through one tree that all worlds share. A branch
competes by how often it was *available*, because a card the opponent may hold is not there in every world. Chance is
never stored: a node is reached by decisions only, whatever was drawn between them. The game's hints say which branches
deserve a first look and how play goes on below the tree.
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

EXPLORATION = 1.2  # how much a seldom tried branch attracts where the game does not say
FIRST_LOOK = 12  # worlds over which the options of the root are weighed
EXACT_NODES = 2_000_000  # what the game's exact solver may spend before search takes over
EXACT_SHARE = 0.7  # of the time, where time is what counts
PROBE = 20_000  # nodes that show how fast the solver is here
MILLISECONDS = 1000.0  # for a decision where nothing else is said
SETTLING = 64  # iterations between two looks whether the choice is settled
UNTRIED = 0.55  # what a branch counts as before its first visit


class Edge:
    """One option as it fared: visits, rewards of the seat that took it, how often it could have been taken."""

    __slots__ = ("available", "below", "prior", "rewards", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.rewards = 0.0
        self.available = 0
        self.prior = prior
        self.below: Node = {}


Node = dict[int, dict[str, Edge]]  # seat that is asked -> key -> edge


class SearchBot:
    """Thinks for so many milliseconds or iterations, whichever ends first; else as long as the game advises."""

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
        """How many seconds there are, if it is time that ends the search."""
        if self._seconds is not None or self._iterations is not None:
            return self._seconds
        return seconds_advised(perspective.game)

    def solve(self, perspective: Perspective[Any], began: float) -> str | None:
        """What the game's solver finds: within its nodes, or within its share of the time."""
        heuristics = perspective.game.heuristics
        if heuristics is None or heuristics.exact is None:
            return None
        world = perspective.imagine(self._random)
        solve = partial(heuristics.exact, world.state, world.asks[perspective.seat])
        seconds = self._time(perspective)
        if seconds is None or self._exact_nodes <= PROBE:
            return solve(self._exact_nodes)
        found = solve(PROBE)
        if found is None:
            spent = perf_counter() - began
            affordable = int(PROBE * (EXACT_SHARE * seconds - spent) / spent)
            found = solve(min(affordable, self._exact_nodes)) if affordable > PROBE else None
        return found

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
        edges = self._first_look(perspective)
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
            if done % SETTLING == 0 and _settled(edges, _remaining(done, most, spent, seconds)):
                break
        return edges

    def _first_look(self, perspective: Perspective[Any]) -> dict[str, Edge]:
        heuristics = perspective.game.heuristics
        keys = question(perspective).keys
        if heuristics is None:
            priors = even(len(keys), self._random, EXPLORATION)
            return {key: Edge(prior) for key, prior in zip(keys, priors, strict=True)}
        looks = weigh(perspective, heuristics, self._random, FIRST_LOOK)
        return {
            key: Edge(prior)
            for key, prior in zip(keys, softened(list(looks.values()), heuristics.exploration), strict=True)
        }


def seconds_advised(game: Game[Any]) -> float:
    """What a search takes for a decision of this game unless told otherwise."""
    return (game.heuristics.milliseconds if game.heuristics else MILLISECONDS) / 1000


def best(edges: dict[str, Edge]) -> str:
    """The key that was visited most; of equals the one with more reward, then the one that looked better at first."""
    return max(edges, key=lambda key: (edges[key].visits, edges[key].rewards, edges[key].prior))


def _remaining(done: int, most: int | None, spent: float, seconds: float | None) -> float:
    """How many iterations there can still be: by their number, or by the time at the pace so far."""
    by_number = inf if most is None else most - done
    by_time = inf if seconds is None else done * (seconds - spent) / spent
    return min(by_number, by_time)


def _settled(edges: dict[str, Edge], remaining: float) -> bool:
    first, second = sorted((0, *(edge.visits for edge in edges.values())))[:-3:-1]
    return first - second > remaining


class Iteration:
    """Down the tree by what is known, one new branch, on to the end (or the horizon) by the hints, and back up."""

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
        """Play one world through the tree; gives the branch of the root that was taken."""
        path: list[tuple[Edge, int]] = []
        ask = world.turn
        while ask is not None:
            edge, option = self._select(world, node, ask)
            path.append((edge, ask.seat))
            ask = world.play(option)
            if not edge.visits:
                break
            node = edge.below
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
            known = [edges[option.key] for option in options]
        except KeyError:
            self._grow(world, edges, ask)
            known = [edges[option.key] for option in options]
        top, chosen, at = -1.0, known[0], 0
        for i, edge in enumerate(known):
            visits = edge.visits
            edge.available = available = edge.available + 1
            score = (edge.rewards / visits if visits else UNTRIED) + edge.prior * sqrt(available) / (1 + visits)
            if score > top:
                top, chosen, at = score, edge, i
        return chosen, options[at]

    def _grow(self, world: Imagined[Any], edges: dict[str, Edge], ask: Ask[Any]) -> None:
        """Make the branches that were not met before."""
        options = ask.options
        looks = self._weigh(world.state, ask) if self._weigh else ()
        exploration = self._exploration
        priors = softened(looks, exploration) if looks else even(len(options), self._random, exploration)
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
    """What an outcome is worth to each seat, 0 … 1: winning is nearly all, but even the beaten fight for points."""
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


def softened(weights: Sequence[float], exploration: float) -> list[float]:
    """Weights of any scale as attractions: a standard deviation above the mean attracts e times as much."""
    number = len(weights)
    mean = sum(weights) / number
    deviation = sqrt(sum((w - mean) ** 2 for w in weights) / number)
    if deviation < 1e-9:
        return [exploration / number] * number
    powers = [exp((w - mean) / deviation) for w in weights]
    scale = exploration / sum(powers)
    return [power * scale for power in powers]


def even(number: int, random: Random, exploration: float) -> list[float]:
    """The same attraction for all, but for a grain of chance that decides between equals."""
    return [exploration / number * (1 + 0.001 * random.random()) for _ in range(number)]
