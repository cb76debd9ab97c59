"""The coach's reasons for an option are true: each sentence is checked against the table and against later events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import ludoteka
from ludoteka.bots.simple import GreedyBot
from ludoteka.games.wonderland.pieces import Player, Wonderland
from ludoteka.games.wonderland.rules.quests import objective_count
from ludoteka.games.wonderland.rules.regions import units_in
from ludoteka.kernel import Seat, Table
from tests.games.coaching import check_reasons

GAME = ludoteka.game("wonderland")


class Case:
    """An option of a table."""

    def __init__(self, table: Table[Wonderland], seat: Seat, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.s = table.state
        self.me = self.s.players[seat]
        self.value = next(o.value for o in table.asks[seat].options if o.key == key)

    # -- What lies there ---------------------------------------------------------------------------------------------
    def rivals(self) -> list[Player]:
        return [p for i, p in enumerate(self.s.players) if i != self.seat and p.fighting and not p.busted]

    def lead(self) -> int:
        return self.me.marker - max(p.marker for p in self.rivals())

    def bag(self) -> list[int]:
        """The price of each chip that may come next; an empty bag is refilled first."""
        return [chip.losses for chip in self.me.bag or [*self.me.exhausted, *self.me.madness]]

    def units(self) -> int:
        me, here = self.me, self.s.region
        return me.supporters[here] + len(me.figures[here]) + (me.leader == here)

    def region(self, about: Any) -> int:
        return next(region.index for region in self.s.box.regions if region.ref == about["region"])

    def there(self, about: Any) -> int:
        """How many rivals stand in the region."""
        index = self.region(about)
        return sum(units_in(p, index) > 0 for i, p in enumerate(self.s.players) if i != self.seat)

    def points(self, about: Any) -> int:
        return self.s.tiles[self.region(about)].vp[self.s.round - 1]

    # -- What is said ------------------------------------------------------------------------------------------------
    def mad(self, about: Any) -> bool:
        losses = self.bag()
        return (sum(n > 0 for n in losses), len(losses)) == (about["n"], about["all"])

    def deadly(self, about: Any) -> bool:
        losses = self.bag()
        last = sum(n >= self.units() for n in losses if n)
        return not self.me.shield and (last, len(losses)) == (about["n"], about["all"])

    def won(self, about: Any) -> bool:
        return self.lead() > 0 and all(p.stopped for p in self.rivals()) and self.me.marker == about["n"]

    def below(self, about: Any) -> bool:
        return (self.me.marker, self.s.box.resistance[self.s.round - 1]) == (about["n"], about["all"])

    def saves(self, about: Any) -> bool:
        then = self.table.clone()
        then.choose(self.seat, next(key for key in then.asks[self.seat].keys if key != self.key))
        return then.state.players[self.seat].busted or self.me.played[0].losses >= self.units()

    def bears(self, about: Any) -> bool:
        return (self.me.played[0].losses, self.units()) == (about["n"], about["all"]) and about["n"] < about["all"]

    def strongest(self, about: Any) -> bool:
        markers = [p.marker for p in self.s.players if p.fighting]
        best = self.s.players[int(about["seat"][1:])]
        return best.marker == about["n"] == max(markers) and markers.count(max(markers)) == 1

    def most_points(self, about: Any) -> bool:
        others = [p.vp for i, p in enumerate(self.s.players) if i != self.seat]
        who = int(about["seat"][1:])
        return (
            who != self.seat and self.s.players[who].vp == about["n"] == max(others) and others.count(max(others)) == 1
        )

    def objective(self, about: Any) -> bool:
        quest = next(q for q in (*self.me.quests, *self.me.feats) if q.ref == about["quest"])
        return (objective_count(self.me, quest), quest.objective[2][0]) == (about["n"], about["all"])

    def brings(self, about: Any) -> bool:
        if self.key.startswith("reward"):
            return bool(self.value.op == about["what"])
        if self.key.startswith("take"):
            return any(effect.op == about["what"] for effect in self.value.rewards)
        _, track = self.value
        reward = self.me.faction.tracks[track][len(self.me.forged[track])]
        return any(effect.op == about["what"] for effect in reward)

    def rest(self, about: Any) -> bool:
        """The mind would take it before anything else here."""
        world = self.table.imagine(self.seat, Random(2))
        ask = world.asks[self.seat]
        assert GAME.heuristics
        weights = dict(zip(ask.keys, GAME.heuristics.weigh(world.state, ask), strict=True))
        return bool(max(weights, key=weights.__getitem__) == self.key)

    def blocks(self, about: Any) -> bool:
        """The number of units that an unblocked chip would cost."""
        then = [self.table.clone(), self.table.clone()]
        for table, key in zip(then, ("block", "suffer"), strict=True):
            table.choose(self.seat, key)
        return bool(self.me.played[0].losses == about["n"] < self.units() and then[0].state != then[1].state)

    def fresh(self, about: Any) -> bool:
        then = self.table.clone()
        then.choose(self.seat, self.key)
        while then.asks[self.seat].prompt != "take":  # what the roll brings comes first
            then.choose(self.seat, then.asks[self.seat].keys[0])
        return bool(len(self.s.decks[self.s.round - 1]) - len(then.state.decks[self.s.round - 1]) == about["n"])

    def figures(self, about: Any) -> bool:
        strength = self.value.strength if self.value.figure else self.value.chip.strength
        return (self.value.count, strength) == (about["n"], about["strength"])

    def artifacts(self, about: Any) -> bool:
        own = [*self.me.bag, *self.me.exhausted, *self.me.active]
        return bool(sum(chip.ref == self.me.faction.artifact.ref for chip in own) == about["n"])

    def award(self, about: Any) -> bool:
        then = self.table.clone()
        then.choose(self.seat, self.key)
        me = then.state.players[self.seat]
        if "vp" in self.key:  # more may follow before the next question
            return bool(me.vp - self.me.vp >= about["n"] == self.s.tiles[self.s.region].vp[self.s.round - 1])
        return bool(me.castle_value == about["n"])

    def feat_now(self, about: Any) -> bool:
        quests = [quest for quest in self.me.quests if quest.region == self.s.region]
        return bool(quests) and not {quest.feat[0] for quest in quests} <= {"rank", "won-without-leader"}

    def weakest(self, about: Any) -> bool:
        chips = [o.value[0] for o in self.table.asks[self.seat].options if o.value is not None]
        return bool(self.value[0].strength == about["n"] == min(chip.strength for chip in chips))

    def strong(self, about: Any) -> bool:
        chips = [o.value for o in self.table.asks[self.seat].options if o.value is not None]
        return bool(self.value.strength == about["n"] == max(chip.strength for chip in chips))


Check = Callable[[Case, Any], bool]
TRUE: dict[str, Check] = {
    "hint-behind": lambda case, about: case.lead() == -about["n"] < 0,
    "hint-leads": lambda case, about: case.lead() == about["n"] > 0,
    "hint-won": Case.won,
    "hint-below": Case.below,
    "hint-bag-clean": lambda case, about: not any(case.bag()),
    "hint-bag-calm": Case.mad,
    "hint-bag-mad": Case.mad,
    "hint-bag-deadly": Case.deadly,
    "hint-shield": lambda case, about: case.me.shield and any(case.bag()),
    "hint-symbol": lambda case, about: case.me.marker == about["n"] and about["n"] in case.s.box.symbols,
    "hint-feat-now": Case.feat_now,
    "hint-saves": Case.saves,
    "hint-bears": Case.bears,
    "hint-strongest": Case.strongest,
    "hint-award-points": Case.award,
    "hint-award-castle": Case.award,
    "hint-supporter": lambda case, about: "supporter" in case.key,
    "hint-most-points": Case.most_points,
    "hint-quest-here": lambda case, about: case.region(about) in [quest.region for quest in case.me.quests],
    "hint-free": lambda case, about: (case.there(about), case.points(about)) == (0, about["n"]),
    "hint-rivals": lambda case, about: (case.there(about), case.points(about)) == (about["n"], about["vp"]),
    "hint-richest": lambda case, about: (
        case.points(about) == about["n"] == max(case.s.tiles[r].vp[case.s.round - 1] for r in case.s.ring)
    ),
    "hint-second": lambda case, about: units_in(case.me, case.region(about)) == 1,
    "hint-brings": Case.brings,
    "hint-rest": Case.rest,
    "hint-bag-good": lambda case, about: (case.bag().count(0), len(case.bag())) == (about["n"], about["all"]),
    "hint-blocks": Case.blocks,
    "hint-fresh": Case.fresh,
    "hint-first": lambda case, about: case.value.op in ("roll_shards", "draw_quests", "recruit_wonderlandian"),
    "hint-adds": lambda case, about: case.value.strength == about["n"] > 0,
    "hint-quest-points": lambda case, about: sum(case.value.points) == about["n"],
    "hint-best-card": lambda case, about: len(case.table.asks[case.seat].keys) >= about["n"],
    "hint-weakest-chip": Case.weakest,
    "hint-wanted": Case.objective,
    "hint-objective": Case.objective,
    "hint-strong-chip": Case.strong,
    "hint-chip": lambda case, about: case.value.strength == about["n"],
    "hint-feat": lambda case, about: case.value.points[0] == about["n"],
    "hint-figures": Case.figures,
    "hint-items": Case.figures,
    "hint-artifacts": Case.artifacts,
}
SELDOM = {"hint-supporter", "hint-most-points", "hint-strongest", "hint-saves", "hint-bears", "hint-award-points"}
SELDOM |= {"hint-won", "hint-award-castle", "hint-items", "hint-wanted", "hint-bag-clean", "hint-chip"}


def test_every_reason_the_coach_gives_is_true_over_whole_matches() -> None:
    counts: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        random = Random(seats)
        table = ludoteka.open_table("wonderland", seats, seed=f"true {seats}")
        counts += check_reasons(table, GreedyBot(random, worlds=1), random, 3, Case, TRUE)
    assert set(TRUE) - set(counts) <= SELDOM, set(TRUE) - set(counts)
