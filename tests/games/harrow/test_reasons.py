"""What the coach says for an option is so: each sentence is held against the map, and against what then happens."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.bots.simple import GreedyBot
from ludoteka.games.harrow.effects.moving import folk_may
from ludoteka.games.harrow.hexes import CENTRE, DISTANCE, HEX_OF, HEXES, NEAR
from ludoteka.games.harrow.mind.heat_maps import candidates, rescue_paths, ruin_paths, still_missing
from ludoteka.games.harrow.mind.plans import prey
from ludoteka.games.harrow.pieces import FAMILY, JAR, PROTECTORS
from ludoteka.games.harrow.rules.cleanup import guarded
from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Seat, Table
from tests.games.coaching import heard_in

GAME = ludoteka.game("harrow")


def ready(s: Harrow) -> int:
    """How many townsfolk have a guarded way home: hex by hex from the home outwards."""
    home = s.home[PROTECTORS]
    if not guarded(s, PROTECTORS, home) or not folk_may(s, home):
        return 0
    seen, edge = {home}, [home]
    while edge:
        for h in NEAR[edge.pop()]:
            if h not in seen and guarded(s, PROTECTORS, h) and (folk_may(s, h) or s.folk[h]):
                seen.add(h)
                if folk_may(s, h):
                    edge.append(h)
    return sum(s.folk[h] for h in seen)


def joined(s: Harrow) -> int:
    """Buildings that storms join to the Family's home."""
    home = s.home[FAMILY]
    seen, edge = {home} if s.stormy[home] else set(), [home] if s.stormy[home] else []
    while edge:
        for h in NEAR[edge.pop()]:
            if h not in seen and s.stormy[h]:
                seen.add(h)
                edge.append(h)
    return sum(s.buildings[h] for h in seen)


class Case:
    """An option of a table, and the table after it."""

    def __init__(self, table: Table[Harrow], seat: Seat, key: str) -> None:
        self.table, self.seat, self.key, self.parts = table, seat, key, key.split("/")
        self.then = table.clone()
        self.then.choose(seat, key)
        self.s, self.after = table.state, self.then.state
        self.f = self.s.factions[seat]

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
        return self.after.units[self.f][CENTRE] > 0 == self.s.units[self.f][CENTRE] and about["n"] == 1

    def tokens(self, about: Any) -> bool:
        return len(self.s.tokens[self.end()]) == about["n"] and not self.s.units[self.f][self.end()]

    def rescued(self, about: Any) -> bool:
        vp = self.after.boards[PROTECTORS].vp
        return (vp - self.s.boards[PROTECTORS].vp, vp) == (about["n"], about["vp"]) and about["all"] == 7

    def nearer(self, about: Any) -> bool:
        at, home = HEX_OF[self.parts[3]], self.s.home[PROTECTORS]
        return self.after.folk[at] > self.s.folk[at] and DISTANCE[at][home] == about["n"]

    def far(self, about: Any) -> bool:
        rival = next(g for g in self.s.rivals if g != self.f)
        return bool(still_missing(self.s, rival, HEX_OF[self.parts[1]]) == about["n"])

    def wild(self, about: Any) -> bool:
        stock = 1 if self.s.stock.wild else 0
        return bool(self.s.boards[self.f].wild + stock == about["n"])

    def hit(self, about: Any) -> bool:
        """The odds that the preview of the attack counts cube by cube."""
        odds = self.table.preview(self.seat, self.key).odds
        return not odds or abs(100 * odds["win"] - about["n"]) <= 0.51

    def kill(self, about: Any) -> bool:
        return (self.s.boards[self.f].vp + 1, 7) == (about["vp"], about["all"]) and self.s.chapter < 3

    def dial(self, about: Any) -> bool:
        board = self.s.boards[self.f]
        return (sum(board.plate) + 1, board.dial) == (about.get("n"), about["all"]) and about["n"] < about["all"]

    def dial_full(self, about: Any) -> bool:
        board = self.s.boards[self.f]
        return bool(sum(board.plate) + 1 >= board.dial == about["n"])

    def infected(self, about: Any) -> bool:
        before, after = (sum(sum(s.sick[g]) for g in self.s.rivals) for s in (self.s, self.after))
        asked = any(ask.prompt in ("spend", "victim") for ask in self.then.asks.values())  # it is not done yet
        return before + 1 == about["n"] and (asked or after == about["n"])

    def squares(self, about: Any) -> bool:
        before, after = (sum(map(len, s.hester.squares)) for s in (self.s, self.after))
        asked = any(ask.prompt.startswith("eat") for ask in self.then.asks.values())  # it is not done yet
        return before + 1 == about["n"] and (asked or after == about["n"])

    def prey(self, about: Any) -> bool:
        at = HEX_OF[self.parts[3] if self.parts[0] == "lead" else self.parts[1]]
        return bool(min(DISTANCE[at][h] for h in prey(self.s)) == about.get("n", 0))

    def sick_near(self, about: Any) -> bool:
        at = HEX_OF[self.parts[3]]
        other = [g for g in self.s.rivals if not self.parts[1].startswith(("red", "blue", "purple")[g])]
        return bool(min(DISTANCE[at][h] for g in other for h in HEXES if self.s.sick[g][h]) == about["n"])

    def guess(self, about: Any) -> bool:
        left = candidates(self.s)
        return HEX_OF[self.parts[1]] in left and len(left) == about["n"]


TRUE: dict[str, Callable[[Case, Any], bool]] = {
    "hint-way-open": Case.way_open,
    "hint-way-lacks": Case.way_lacks,
    "hint-legend-storm-joins": Case.joins,
    "hint-legend-storm-lacks": Case.lacks,
    "hint-storm-joins": Case.joins,
    "hint-storm-lacks": Case.lacks,
    "hint-brambles": Case.brambles,
    "hint-tokens": Case.tokens,
    "hint-units": lambda case, about: sum(case.after.units[case.f]) == about["n"],
    "hint-cubes": lambda case, about: case.after.ground[case.f] == about["n"],
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
    "hint-parts": lambda case, about: 0 < about["n"] < about["all"] == len(candidates(case.s)),
}
SAID: dict[str, set[str]] = {  # what must have been heard in a match of this chapter
    "1": {"hint-tokens", "hint-units", "hint-cubes", "hint-wild", "hint-hit", "hint-kill"},
    "3": {"hint-way-lacks", "hint-legend-storm-lacks", "hint-dial", "hint-far-for-them", "hint-legend-storm-joins"},
    "5": {"hint-infected", "hint-hit"},
    "fair": {"hint-parts"},
}


@pytest.mark.parametrize(("chapter", "seats"), [("1", 2), ("2", 2), ("3", 2), ("4", 2), ("5", 3), ("fair", 3)])
def test_what_is_said_for_an_option_is_so_over_a_whole_match(chapter: str, seats: int) -> None:
    random = Random(seats)
    table = ludoteka.open_table("harrow", seats, seed=f"true {chapter}", options={"chapter": chapter})
    heard = heard_in(table, GreedyBot(random, worlds=1), random, 2, Case, TRUE, decisions=500)
    assert SAID.get(chapter, set()) <= set(heard), heard
