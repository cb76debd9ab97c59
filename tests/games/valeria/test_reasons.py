"""The coach's reasons for an option are true: each sentence is checked against the table and against later events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import ludoteka
from ludoteka.bots.simple import GreedyBot
from ludoteka.games.valeria.grammar import TRACKS
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.games.valeria.rules import centre, scoring
from ludoteka.games.valeria.rules.paying import purchases
from ludoteka.kernel import Seat, Table
from tests.games.coaching import check_reasons


def amounts(ref: str) -> list[int]:
    parts = dict(part.rsplit("-", 1) for part in ref.split("+")) if ref != "nothing" else {}
    return [int(parts.get(track, 0)) for track in TRACKS]


def change(now: Table[Valeria], then: Table[Valeria], seat: Seat, key: str) -> list[int]:
    """The seat's gains beyond the payment."""
    price = amounts(key.split("/")[2]) if key.split("/")[0] in ("slay", "recruit", "build") else [0] * 4
    return [b - a + p for a, b, p in zip(now.state.have[seat], then.state.have[seat], price, strict=True)]


def card_points(s: Valeria, seat: Seat) -> int:
    return sum(monster.vp for monster in s.slain[seat]) + sum(domain.vp for domain in s.estates[seat])


def duke_points(s: Valeria, seat: Seat) -> int:
    return sum(scoring.worth(s, seat, line) for line in s.dukes[seat][0].score if line.per.of != "resources")


def payable(s: Valeria, seat: Seat) -> set[str]:
    return {option.value.card.ref for option in purchases(s, seat) if option.value.card}


def buildable(s: Valeria, seat: Seat) -> set[str]:
    """Domains on show whose symbols the duchy has."""
    tops = [stack[-1] for stack in s.domain_stacks if stack]
    return {card.ref for card in tops if all(have >= n for have, n in zip(s.roles[seat], card.roles, strict=True))}


def open_points(s: Valeria) -> list[int]:
    return [sum(points for _, points in scoring.public_lines(s, who)) for who in range(s.variant.seats)]


class Case:
    """An option of a table, and the table after it."""

    def __init__(self, table: Table[Valeria], seat: Seat, key: str) -> None:
        self.now, self.seat, self.key = table, seat, key
        self.then = table.clone()
        self.then.choose(seat, key)
        self.s = table.state

    def rolls(self, about: Any) -> bool:
        ref = self.key.split("/")[-1 if self.key.startswith("take") else 1].split("+")[0]
        lit = self.s.variant.content.lit
        return sum(any(citizen.ref == ref for citizen, _ in lit[dice]) for dice in lit) == about["n"] and len(lit) == 36

    def duke(self, about: Any) -> bool:
        gained = duke_points(self.then.state, self.seat) - duke_points(self.s, self.seat)
        return bool(gained == about["n"]) and self.s.dukes[self.seat][0].ref == about["duke"]

    def opens(self, about: Any) -> bool:
        return about["card"] in buildable(self.then.state, self.seat) - buildable(self.s, self.seat)

    def points(self, about: Any) -> bool:
        return bool(card_points(self.then.state, self.seat) - card_points(self.s, self.seat) == about["n"])

    def gives(self, about: Any) -> bool:
        got = change(self.now, self.then, self.seat, self.key)
        return all(a >= b for a, b in zip(got, amounts(about["what"]), strict=True))

    def leaves(self, about: Any) -> bool:
        price = amounts(self.key.split("/")[2])
        rest = [a - b for a, b in zip(self.s.have[self.seat], price, strict=True)][:3]
        return rest == amounts(about.get("what", "nothing"))[:3]

    def denies(self, about: Any) -> bool:
        rival = Seat(int(about["seat"][1:]))
        return rival != self.seat and self.key.split("/")[1] in payable(self.s, rival)

    def affords(self, about: Any) -> bool:
        return about["card"] in payable(self.then.state, self.seat) - payable(self.s, self.seat)

    def have(self, about: Any) -> bool:
        """The resources of the seat plus those in the key."""
        got = amounts(self.key.split("/")[-1])
        return amounts(about["what"])[:3] == [a + b for a, b in zip(self.s.have[self.seat], got, strict=True)][:3]

    def prey_left(self, about: Any) -> bool:
        ref = self.key.split("/")[-1]
        stacks = [[card.ref for card in stack] for stack in self.s.citizen_stacks]
        return next(len(stack) for stack in stacks if stack and stack[-1] == ref) - 1 == int(about["n"]) > 0

    def end(self, about: Any) -> bool:
        points = open_points(self.s)
        leads = all(points[self.seat] > other for who, other in enumerate(points) if who != self.seat)
        return leads and (centre.exhausted(self.then.state), self.s.variant.end) == (about["n"], about["all"])

    def lasts(self, about: Any) -> bool:
        return self.then.state.estates[self.seat][-1].ref == self.key.split("/")[1] and not self.s.ending

    def symbols(self, about: Any) -> bool:
        duke = next(duke for duke in self.s.dukes[self.seat] if duke.ref == self.key.split("/")[1])
        roles = [line.per.role for line in duke.score]
        tops = [stack[-1] for stack in self.s.citizen_stacks]
        return (sum(citizen.role in roles for citizen in tops), 10) == (about["n"], about["all"])

    def lit(self, about: Any) -> bool:
        before, after = (set_off(at.state, self.seat) for at in (self.now, self.then))
        return (about["n"], about["now"]) == (after, before)

    def lit_now(self, about: Any) -> bool:
        return bool(about["n"] == set_off(self.s, self.seat))

    def from_leader(self, about: Any) -> bool:
        points = open_points(self.s)
        victim = int(about["seat"][1:])
        others = [points[who] for who in range(len(points)) if who not in (victim, self.seat)]
        return (
            about["seat"] in self.key and points[victim] == about["n"] and all(other < about["n"] for other in others)
        )


def set_off(s: Valeria, seat: Seat) -> int:
    """How many of a seat's cards the dice set off, counted from the numbers on them."""
    a, b = s.dice
    content = s.variant.content
    times = {n: (a, b, a + b).count(n) for n in range(1, 13)}
    own = sum(s.citizens[seat][c.index] * sum(times[n] for n in c.numbers) for c in content.citizens)
    return own + sum(sum(times[n] for n in starter.numbers) for starter in content.starters)


TRUE: dict[str, Callable[[Case, Any], bool]] = {
    "hint-rolls": Case.rolls,
    "hint-duke": Case.duke,
    "hint-opens": Case.opens,
    "hint-points": Case.points,
    "hint-gives": Case.gives,
    "hint-leaves": Case.leaves,
    "hint-leaves-nothing": Case.leaves,
    "hint-denies": Case.denies,
    "hint-affords": Case.affords,
    "hint-end": Case.end,
    "hint-have": Case.have,
    "hint-prey-left": Case.prey_left,
    "hint-prey-points": lambda case, about: about["n"] in [d.vp for stack in case.s.domain_stacks for d in stack],
    "hint-lasts": Case.lasts,
    "hint-symbols": Case.symbols,
    "hint-lit": Case.lit,
    "hint-lit-now": Case.lit_now,
    "hint-from-leader": Case.from_leader,
}
SELDOM = {"hint-prey-points", "hint-lit", "hint-lit-now", "hint-from-leader"}  # they need a domain of their own


def test_every_reason_the_coach_gives_is_true_over_whole_matches() -> None:
    counts: Counter[str] = Counter()
    for seats in (1, 2, 3, 5):
        random = Random(seats)
        table = ludoteka.open_table("valeria", seats, seed=f"true {seats}")
        counts += check_reasons(table, GreedyBot(random, worlds=1), random, 3, Case, TRUE)
    assert set(TRUE) - set(counts) <= SELDOM, counts
