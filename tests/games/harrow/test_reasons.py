"""The coach's reasons for an option are true: each sentence is checked against the map and against later events."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.bots.simple import GreedyBot
from ludoteka.games.harrow.effects.moving import folk_may
from ludoteka.games.harrow.events.cards import TokensKept
from ludoteka.games.harrow.hexes import CENTRE, DISTANCE, HEX_OF, HEXES, NEAR
from ludoteka.games.harrow.mind.heat_maps import rescue_paths, ruin_paths, still_missing
from ludoteka.games.harrow.mind.plans import next_fire, prey
from ludoteka.games.harrow.pieces import COLOUR, CUBE_OF, FAMILY, JAR, LEGEND, PROTECTORS, TERRAIN, TOKEN
from ludoteka.games.harrow.rules.cards import value_of
from ludoteka.games.harrow.rules.cleanup import guarded
from ludoteka.games.harrow.sides.automata.walking import goal_of, steps_to
from ludoteka.games.harrow.sides.fair_folk.guessing import candidates
from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Seat, Table
from tests.games.coaching import check_reasons, reasons_for
from tests.games.harrow.table import ask, play, pos

GAME = ludoteka.game("harrow")


def ready(s: Harrow) -> int:
    """How many townsfolk have a guarded way home: hex by hex from the home outwards."""
    home = s.home[PROTECTORS]
    if not guarded(s, PROTECTORS, home) or not folk_may(s, home):
        return 0
    visited, edge = {home}, [home]
    while edge:
        for hex in NEAR[edge.pop()]:
            if hex not in visited and guarded(s, PROTECTORS, hex) and (folk_may(s, hex) or s.folk[hex]):
                visited.add(hex)
                if folk_may(s, hex):
                    edge.append(hex)
    return sum(s.folk[hex] for hex in visited)


def joined(s: Harrow) -> int:
    """Buildings that storms join to the Family's home."""
    home = s.home[FAMILY]
    visited, edge = {home} if s.stormy[home] else set(), [home] if s.stormy[home] else []
    while edge:
        for hex in NEAR[edge.pop()]:
            if hex not in visited and s.stormy[hex]:
                visited.add(hex)
                edge.append(hex)
    return sum(s.buildings[hex] for hex in visited)


class Case:
    """An option of a table, and the table after it."""

    def __init__(self, table: Table[Harrow], seat: Seat, key: str) -> None:
        self.table, self.seat, self.key, self.parts = table, seat, key, key.split("/")
        self.then = table.clone()
        self.then.choose(seat, key)
        self.s, self.after = table.state, self.then.state
        self.faction = self.s.factions[seat]

    def end(self) -> int:
        return HEX_OF[self.parts[2] if self.parts[0] == "advance" else self.parts[1]]

    def way_open(self, about: Any) -> bool:
        return ready(self.after) > ready(self.s) and about["n"] == self.s.kit.number["objective_vp"]

    def way_lacks(self, about: Any) -> bool:
        before, after = (min(missing for missing, _ in rescue_paths(s)) for s in (self.s, self.after))
        return bool(before > after == about["n"])

    def stormed(self) -> Harrow:
        """After the end of the turn, when the legend has its storm."""
        self.after.stormy[self.end()] = True
        return self.after

    def joins(self, about: Any) -> bool:
        number = joined(self.stormed()) - joined(self.s)
        return bool(number * self.s.kit.number["objective_vp"] == about["n"] > 0)

    def lacks(self, about: Any) -> bool:
        before, after = (min(missing for missing, _ in ruin_paths(s)) for s in (self.s, self.stormed()))
        return bool(before > after == about["n"])

    def brambles(self, about: Any) -> bool:
        return self.after.units[self.faction][CENTRE] > 0 == self.s.units[self.faction][CENTRE] and about["n"] == 1

    def tokens(self, about: Any) -> bool:
        return len(self.s.tokens[self.end()]) == about["n"] and not self.s.units[self.faction][self.end()]

    def rescued(self, about: Any) -> bool:
        vp = self.after.boards[PROTECTORS].vp
        return (vp - self.s.boards[PROTECTORS].vp, vp) == (about["n"], about["vp"]) and about["all"] == 7

    def nearer(self, about: Any) -> bool:
        at, home = HEX_OF[self.parts[3]], self.s.home[PROTECTORS]
        return self.after.folk[at] > self.s.folk[at] and DISTANCE[at][home] == about["n"]

    def far(self, about: Any) -> bool:
        rival = next(faction for faction in self.s.rivals if faction != self.faction)
        return bool(still_missing(self.s, rival, HEX_OF[self.parts[1]]) == about["n"])

    def wild(self, about: Any) -> bool:
        stock = 1 if self.s.stock.wild else 0
        return bool(self.s.boards[self.faction].wild + stock == about["n"])

    def hit(self, about: Any) -> bool:
        """The odds that the preview of the attack counts cube by cube."""
        odds = self.table.preview(self.seat, self.key).odds
        return not odds or abs(100 * odds["win"] - about["n"]) <= 0.51

    def kill(self, about: Any) -> bool:
        return (self.s.boards[self.faction].vp + 1, 7) == (about["vp"], about["all"]) and self.s.chapter < 3

    def dial(self, about: Any) -> bool:
        board = self.s.boards[self.faction]
        return (sum(board.plate) + 1, board.dial) == (about.get("n"), about["all"]) and about["n"] < about["all"]

    def dial_full(self, about: Any) -> bool:
        board = self.s.boards[self.faction]
        return bool(sum(board.plate) + 1 >= board.dial == about["n"])

    def infected(self, about: Any) -> bool:
        before, after = (sum(sum(s.sick[faction]) for faction in self.s.rivals) for s in (self.s, self.after))
        asked = any(ask.prompt in ("spend", "victim") for ask in self.then.asks.values())  # it is not done yet
        return before + 1 == about["n"] and (asked or after == about["n"])

    def squares(self, about: Any) -> bool:
        before, after = (sum(map(len, s.hester.squares)) for s in (self.s, self.after))
        asked = any(ask.prompt.startswith("eat") for ask in self.then.asks.values())  # it is not done yet
        return before + 1 == about["n"] and (asked or after == about["n"])

    def prey(self, about: Any) -> bool:
        at = HEX_OF[self.parts[3] if self.parts[0] == "lead" else self.parts[1]]
        return bool(min(DISTANCE[at][hex] for hex in prey(self.s)) == about.get("n", 0))

    def sick_near(self, about: Any) -> bool:
        if self.parts[0] == "herd":
            at = HEX_OF[self.parts[2]]
            other = [faction for faction in self.s.rivals if not self.s.units[faction][HEX_OF[self.parts[1]]]]
        else:
            at = HEX_OF[self.parts[3]]
            other = [
                faction for faction in self.s.rivals if not self.parts[1].startswith(("red", "blue", "purple")[faction])
            ]
        return bool(
            min(DISTANCE[at][hex] for faction in other for hex in HEXES if self.s.sick[faction][hex]) == about["n"]
        )

    def sought(self, what: str, side: int) -> list[int]:
        """The hexes of the goals that attract a side, without those where its own units stand."""
        s = self.s
        if what == "ruin":
            return [hex for _, way in ruin_paths(s) for hex in way if not s.stormy[hex]]
        if what == "doll":
            return [s.kammi.dolls[i] for i in s.kammi.suspects if s.kammi.dolls[i] >= 0]
        places = {
            "tokens": lambda: [hex for hex in HEXES if s.tokens[hex]],
            "brambles": lambda: [CENTRE],
            "way": lambda: [hex for _, way in rescue_paths(s) for hex in way if not s.trails[hex]],
        }[what]()
        return [hex for hex in places if not s.units[side][hex]]

    def moved(self) -> tuple[int, int]:
        """The start and end hexes of a step, a push, or a thing moved by a card."""
        if self.parts[0] == "advance":
            return HEX_OF[self.parts[1]], HEX_OF[self.parts[2]]
        if self.parts[0] == "push":
            return self.s.legend_at[LEGEND + self.s.now.fight.defender], HEX_OF[self.parts[1]]
        return HEX_OF[self.parts[2]], HEX_OF[self.parts[3]]

    def toward(self, about: Any, what: str) -> bool:
        places, (start, end) = self.sought(what, self.faction), self.moved()
        near, far = (min(DISTANCE[at][hex] for hex in places) for at in (end, start))
        return bool(0 < near < far and about["n"] == near)

    def away(self, about: Any, what: str) -> bool:
        side = (
            self.s.now.fight.defender
            if self.parts[0] == "push"
            else ("red", "blue", "purple").index(self.parts[1].split("-")[0])
        )
        places, (start, end) = self.sought(what, side), self.moved()
        return side != self.faction and min(DISTANCE[start][hex] for hex in places) < min(
            DISTANCE[end][hex] for hex in places
        )

    def farther(self, about: Any) -> bool:
        (start, end), home = self.moved(), self.s.home[PROTECTORS]
        return DISTANCE[start][home] < DISTANCE[end][home] == about["n"] and self.faction != PROTECTORS

    def rest(self, about: Any) -> bool:
        """The mind would take it before anything else here."""
        world = self.table.imagine(self.seat, Random(2))
        ask = world.asks[self.seat]
        assert GAME.heuristics
        weights = dict(zip(ask.keys, GAME.heuristics.weigh(world.state, ask), strict=True))
        return bool(max(weights, key=weights.__getitem__) == self.key)

    def draws(self, about: Any) -> bool:
        """The tokens that the jar gives: how many are drawn, and how many are kept."""
        bag = sum(self.s.family.bag)
        drawn = min(about["n"], bag)
        then, seat = self.then.clone(), self.seat
        while then.asks and next(iter(then.asks)) == seat and then.asks[seat].prompt in ("around", "give-back"):
            then.choose(seat, next(key for key in then.asks[seat].keys if key == "act" or key.startswith("back/")))
        rounds = [event for event in then.events if isinstance(event, TokensKept)]
        return bool(rounds) and len(rounds[-1].tokens) == min(about["kept"], drawn)

    def rows(self, about: Any) -> bool:
        return dict(about) == {
            kind: value_of(self.s, self.faction, n) for n, kind in enumerate(("advance", "spawn", "strengthen"))
        }

    def slots(self, about: Any) -> bool:
        return bool(len(self.after.family.slots) == about["n"] == len(self.s.family.slots) + 1)

    def root_cube(self, about: Any) -> bool:
        return bool(COLOUR[CUBE_OF[self.s.land.terrain[HEX_OF[self.parts[1]]]]] == about["cube"])

    def root_near(self, about: Any) -> bool:
        hex = HEX_OF[self.parts[1]]
        hosts = [at for faction in self.s.rivals for at in HEXES if self.s.haints[faction][at]]
        ends = {at for start, end, _ in self.s.hester.roots for at in (start, end) if at >= 0}
        near, far = (min(DISTANCE[at][host] for at in from_ for host in hosts) for from_ in ({hex}, ends))
        return bool(near == about["n"] < far)

    def infects(self, about: Any) -> bool:
        """Less the cases in which every cube of the colour stays in the tree."""
        s = self.s
        ends = {at for start, end, _ in s.hester.roots for at in (start, end) if at >= 0}
        hosts = [hex for hex in ends if any(s.haints[faction][hex] for faction in s.rivals) and s.land.terrain[hex] < 4]
        (new, of), (stuck, all_) = s.kit.fall_new, s.kit.fall_stuck
        stays = [
            (1 - new / of) ** s.ground[colour] * (1 - stuck / all_) ** s.tower.inside[colour]
            for colour in {CUBE_OF[s.land.terrain[hex]] for hex in hosts}
        ]
        return bool(abs(100 * (1 - min(stays)) - about["n"]) <= 0.51)

    def fire(self, about: Any) -> bool:
        lying = sum(self.s.ground[CUBE_OF[kind]] for kind in range(4))
        return bool(next_fire(self.s)[0] == about["n"] <= about["all"] == lying)

    def farthest(self, about: Any) -> bool:
        def left(faction: int) -> int:
            far = steps_to(self.s, faction, goal_of(self.s, faction))
            return min(far[hex] for hex in HEXES if self.s.units[faction][hex])

        side = {"protectors": 0, "family": 1, "kammi": 2}[self.parts[1]]
        return bool(left(side) == about["n"] == max(left(faction) for faction in self.s.rivals))

    def quest(self, about: Any) -> bool:
        """The number of nests that fit a quest after the nest is placed; four complete it."""
        offered = any(key.startswith("quest/") for ask in self.then.asks.values() for key in ask.keys)
        return 1 <= about["n"] <= 4 and (about["n"] < 4 or offered or self.s.now.acted)

    def guess(self, about: Any) -> bool:
        left = candidates(self.s)
        return HEX_OF[self.parts[1]] in left and len(left) == about["n"]


SOUGHT = ("tokens", "brambles", "way", "ruin", "doll")
TRUE: dict[str, Callable[[Case, Any], bool]] = {
    "hint-way-open": Case.way_open,
    "hint-way-lacks": Case.way_lacks,
    "hint-legend-storm-joins": Case.joins,
    "hint-legend-storm-lacks": Case.lacks,
    "hint-storm-joins": Case.joins,
    "hint-storm-lacks": Case.lacks,
    "hint-brambles": Case.brambles,
    "hint-tokens": Case.tokens,
    "hint-units": lambda case, about: sum(case.after.units[case.faction]) == about["n"],
    "hint-cubes": lambda case, about: case.after.ground[case.faction] == about["n"],
    "hint-rescued": Case.rescued,
    "hint-nearer-home": Case.nearer,
    "hint-far-for-them": Case.far,
    "hint-wild": Case.wild,
    "hint-tiles": lambda case, about: len(case.s.tiles.open[JAR.index(case.parts[1])]) == about["n"],
    "hint-hit": Case.hit,
    "hint-best-hit": lambda case, about: 20 <= about["n"] <= 100,
    "hint-in-brambles": lambda case, about: HEX_OF[case.parts[2]] == CENTRE,
    "hint-kill": Case.kill,
    "hint-dial": Case.dial,
    "hint-dial-full": Case.dial_full,
    "hint-row": lambda case, about: about["n"] in range(1, 10),
    "hint-infected": Case.infected,
    "hint-squares": Case.squares,
    "hint-on-prey": Case.prey,
    "hint-prey": Case.prey,
    "hint-sick-near": Case.sick_near,
    "hint-candidates": Case.guess,
    "hint-rest": Case.rest,
    "hint-free-step": lambda case, about: case.s.trails[case.end()] > 0,
    **{f"hint-toward-{what}": partial(Case.toward, what=what) for what in SOUGHT},
    **{f"hint-away-{what}": partial(Case.away, what=what) for what in SOUGHT},
    "hint-token-comes": lambda case, about: bool(case.s.units[case.faction][HEX_OF[case.parts[3]]]),
    "hint-farther-home": Case.farther,
    "hint-storm-way": lambda case, about: any(case.end() in way for _, way in ruin_paths(case.s)),
    "hint-trail-way": lambda case, about: any(case.end() in way for _, way in rescue_paths(case.s)),
    "hint-pushes": lambda case, about: any(ask.prompt == "push" for ask in case.then.asks.values()),
    "hint-rows": Case.rows,
    "hint-draw": Case.draws,
    "hint-grid": lambda case, about: case.parts == ["break", "abilities"],
    "hint-scrolls": lambda case, about: case.s.boards[case.faction].scrolls + 1 == about["n"] <= 4,
    "hint-both": lambda case, about: {"ability", "gift"} <= set(case.table.asks[case.seat].keys),
    "hint-slot-card": lambda case, about: len(case.after.hands[case.faction]) > len(case.s.hands[case.faction]),
    "hint-draw-then": lambda case, about: about["kept"] <= about["n"] <= 9,
    "hint-slots": Case.slots,
    "hint-bag": lambda case, about: sum(case.after.family.bag) == about["n"],
    "hint-several": lambda case, about: case.s.family.drawn.count(TOKEN.index(case.parts[1])) == about["n"] > 1,
    "hint-tile": lambda case, about: case.table.seats > 1,
    "hint-root-haint": lambda case, about: any(
        case.s.haints[faction][HEX_OF[case.parts[1]]] for faction in case.s.rivals
    ),
    "hint-root-cube": Case.root_cube,
    "hint-root-near": Case.root_near,
    "hint-tree-infects": Case.infects,
    "hint-fire": Case.fire,
    "hint-automaton-far": Case.farthest,
    "hint-far-from-goal": lambda case, about: about["n"] > 1,
    "hint-quest-done": Case.quest,
    "hint-quest-closer": Case.quest,
    "hint-lure": lambda case, about: sum(case.after.ground) > sum(case.s.ground),
    "hint-quest": lambda case, about: case.parts[0] == "quest",
    "hint-search": lambda case, about: case.s.land.terrain.count(TERRAIN.index(case.parts[1])) == about["n"],
    "hint-parts": lambda case, about: 0 < about["n"] < about["all"] == len(candidates(case.s)),
}
SAID: dict[str, set[str]] = {  # what must have been heard in a match of this chapter
    "1": {"hint-tokens", "hint-units", "hint-cubes", "hint-wild", "hint-hit", "hint-kill", "hint-rows", "hint-draw"},
    "3": {"hint-way-lacks", "hint-legend-storm-lacks", "hint-dial", "hint-far-for-them", "hint-legend-storm-joins"},
    "5": {"hint-infected", "hint-hit"},
    "fair": {"hint-parts"},
}


@pytest.mark.parametrize(
    ("chapter", "seats"), [("1", 2), ("2", 2), ("3", 2), ("4", 2), ("5", 3), ("fair", 3), ("auto", 1)]
)
def test_every_reason_the_coach_gives_is_true_over_a_whole_match(chapter: str, seats: int) -> None:
    random = Random(seats)
    table = ludoteka.open_table("harrow", seats, seed=f"true {chapter}", settings={"chapter": chapter})
    counts = check_reasons(table, GreedyBot(random, worlds=1), random, 2, Case, TRUE, decisions=500)
    assert SAID.get(chapter, set()) <= set(counts), counts


def test_the_coach_leads_kammi_herself_and_not_the_goblin_to_the_dolls() -> None:
    table = pos("chapter 4; turn kammi; goblin figure-2; figure-1 10; figure-2 23; dolls 20 15 28; real 20")
    play(table, "break/abilities", "grid/1", "token/advance")
    seat = ask(table).seat
    assert [why.message for why in reasons_for(table, seat, "advance/h-10/h-17/figure-1")] == ["hint-toward-doll"]
    assert [why.message for why in reasons_for(table, seat, "advance/h-23/h-24/figure-2")] == ["hint-toward-brambles"]
