"""The exact solver of phase two, where each seat can deduce the other's hand.

A card is one number, ten times its faction plus its value, with the factions in the order of C-1: goblins 0-9, dwarves
10-19, undead 20-29, doppelgangers 30-39, knights 42-49. The five goblin zeros are all the number 0.

    solve([23, 45], [21, 0], [20], [29])          # two cards each, I lead; the score piles follow the hands
    solve([23, 45], [0], [20], [29], led=21)      # the opponent has led undead 1 and I follow

Three ideas make thirteen cards each feasible in plain code.

*Points.* All cards in hand end in a score pile, so a faction's tie (C-19) goes to whoever takes its highest card. Count
2 points a card, 3 for the highest where a tie is possible: the sign of the difference of points is the vote. A vote is
decided when the lead exceeds the points still in hand, and three decided votes end the search.

*Thresholds.* The search answers only "does the leader get three votes?", and with the answer returns how little would
have sufficed: the differences of points, per faction, at which the answer is still the same. One table entry so answers
for many scores that the same cards can be reached with.

*Slots.* Cards that no card left to the opponent tells apart are one move, and slide down to one position in the table.

The five differences are packed in one number, so that one subtraction compares all five.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NO_CARD: Final = -1

_GOBLINS: Final = 0
_DWARVES: Final = 1
_UNDEAD: Final = 2
_DOPPELGANGERS: Final = 3
_KNIGHTS: Final = 4

# -- Five differences in one number: nine bits each, the highest a guard that subtraction borrows from -----------------
_WIDTH: Final = 9
_ONES: Final = 1 + (1 << 9) + (1 << 18) + (1 << 27) + (1 << 36)
_GUARDS: Final = _ONES << 8
_DIGITS: Final = _GUARDS - _ONES
_ZERO: Final = 96 * _ONES  # a difference of 0; real ones stay within 29 (fourteen goblins, and one for the highest)
_MIRROR: Final = 2 * _ZERO  # what a score is taken from to see it from the other seat
_ANY: Final = _ZERO - 64 * _ONES  # a threshold that every score reaches, however the 29 points of a faction move it
_NONE: Final = _ZERO + 64 * _ONES  # a threshold that no score exceeds


def _reached(score: int, threshold: int) -> bool:
    return ((score | _GUARDS) - threshold) & _GUARDS == _GUARDS


def _higher(one: int, other: int) -> int:
    """Per faction the higher of two differences."""
    guards = ((one | _GUARDS) - other) & _GUARDS
    from_a = guards - (guards >> 8)
    return (one & from_a) | (other & (_DIGITS ^ from_a))


def _lower(one: int, other: int) -> int:
    """Per faction the lower of two differences."""
    return one + other - _higher(one, other)


def _three(guards: int) -> int:
    """The digits of three of the marked factions; 0 if fewer are marked."""
    third = guards & (guards - 1)
    third &= third - 1
    if not third:
        return 0
    guards ^= third & (third - 1)
    return guards - (guards >> 8)


# -- The rules ---------------------------------------------------------------------------------------------------------
def _beats(card: int, led: int) -> bool:
    """True if the second card beats the led one."""
    if led // 10 == _GOBLINS and card // 10 == _KNIGHTS:  # C-16
        return True
    return card // 10 in (led // 10, _DOPPELGANGERS) and card % 10 > led % 10  # C-14, C-15


def _tells_apart(card: int, one: int, other: int) -> bool:
    """True if this card of the opponent distinguishes between two cards of one faction."""
    return _beats(card, one) != _beats(card, other) or _beats(one, card) != _beats(other, card)


class _Votes:
    """The worth of the cards in hand and the score so far, in points."""

    def __init__(self, cards: list[int], mine: list[int], theirs: list[int]) -> None:
        self.points: list[int] = [2] * len(cards)
        self.score: int = _ZERO
        self.nobodys: list[int] = []  # factions that may end without a vote
        for faction in (_DWARVES, _UNDEAD, _DOPPELGANGERS, _KNIGHTS, _GOBLINS):
            ours = [card for card in mine if card // 10 == faction]
            others = [card for card in theirs if card // 10 == faction]
            fought = [card for card in cards if card // 10 == faction]
            difference = 2 * (len(ours) - len(others))
            if (len(ours) + len(others) + len(fought)) % 2 == 0:  # an odd number cannot tie
                highest = max(ours + others + fought, default=0)
                if highest == 0:  # none at all, or goblin zeros only (C-21)
                    self.nobodys.append(faction)
                elif highest in fought:
                    self.points[cards.index(highest)] = 3
                else:
                    difference += 1 if highest in ours else -1
            self.score += difference << _WIDTH * faction

    def score_with_nobodys(self, first: int) -> int:
        """The score with ties that nobody wins given to the seats in turn, so that three votes always decide (C-22).

        Pairs of them cancel out. The odd one makes a draw of what else is equal, so it is given against the question
        asked: -1 when asking for a win, 1 when asking for a draw. Goblins come last, for only they may still be won.
        """
        score = self.score
        for faction in self.nobodys:
            score += first << _WIDTH * faction
            first = -first
        return score


# -- The search --------------------------------------------------------------------------------------------------------
class _NodesSpent(Exception):
    """The search needs more nodes than its budget."""


class _Search:
    """The cards of one position in fixed slots, those of seat 0 first; each seat's sorted by faction and value.

    Which slots are still `held` is one bit each; one more bit is always set. A score is the leader's.
    """

    def __init__(self, cards: list[int], first: int, points: list[int], nodes: int, memory: int) -> None:
        size = len(cards)
        seat = [int(slot >= first) for slot in range(size)]
        slots = range(size)
        self.starts: list[int] = [0, first]
        self.stops: list[int] = [first, size]
        self.all: int = (2 << size) - 1
        self.seats: list[int] = [(1 << first) - 1, (1 << size) - (1 << first)]
        self.points: list[int] = [points[i] << _WIDTH * (cards[i] // 10) for i in slots]
        self.doppelgangers: int = sum(1 << i for i in slots if cards[i] // 10 == _DOPPELGANGERS)
        self.followers: list[int] = []  # per led slot, the opponent's slots of its faction
        self.beaten: list[int] = []  # per led slot, the opponent's slots that beat it
        self.gains: list[list[int]] = []  # per led slot and answer, what the leader's score changes by
        self.between: list[int] = []  # per slot, the opponent's slots that tell it from the slot below
        for i in slots:
            against = [j for j in slots if seat[j] != seat[i]]
            self.followers.append(sum(1 << j for j in against if cards[j] // 10 == cards[i] // 10))
            self.beaten.append(sum(1 << j for j in against if _beats(cards[j], cards[i])))
            self.gains.append([self._gain(cards, i, j) if j in against else 0 for j in slots])
            if i in (0, first) or cards[i - 1] // 10 != cards[i] // 10 or points[i - 1] != points[i]:
                self.between.append(1 << size)  # the bit that is always set
            else:
                self.between.append(sum(1 << j for j in against if _tells_apart(cards[j], cards[i - 1], cards[i])))
        self.linked: list[int] = [i for i in slots if self.between[i] != 1 << size]
        self.table: dict[int, int] = {}  # several entries of one position lie one step of the highest bit apart
        self.history: list[list[int]] = [[0] * size for _ in range(size + 1)]  # answers per led slot; leads
        self.nodes: int = 0
        self.limit: int = nodes
        self.memory: int = memory

    def _gain(self, cards: list[int], led: int, answer: int) -> int:
        """Give the trick to the winner, but the dwarves to the loser (C-13)."""
        gain = 0
        for i in (led, answer):
            to_leader = _beats(cards[answer], cards[led]) == (cards[i] // 10 == _DWARVES)
            gain += self.points[i] if to_leader else -self.points[i]
        return gain

    def leads(self, held: int, leader: int) -> list[int]:
        return self._distinct(held & self.seats[leader], held, leader, len(self.gains))

    def answers(self, held: int, leader: int, led: int) -> list[int]:
        """The legal answers: follow if you can, or play a doppelganger (C-7)."""
        legal = held & self.seats[1 - leader]
        if held & self.followers[led]:
            legal &= self.followers[led] | self.doppelgangers
        return self._distinct(legal, held, 1 - leader, led)

    def _distinct(self, legal: int, held: int, seat: int, led: int) -> list[int]:
        """One slot of each group that no card of the opponent distinguishes, best moves elsewhere first."""
        slots: list[int] = []
        between = 0
        for i in range(self.starts[seat], self.stops[seat]):
            between |= self.between[i]
            if legal >> i & 1:
                if between & held:
                    slots.append(i)
                between = 0
        slots.sort(key=self.history[led].__getitem__, reverse=True)
        return slots

    def search(self, held: int, leader: int, score: int, points: int) -> int:
        """Search whether the leader gets three votes:

        t > 0 if so for every score >= t, otherwise -t for every score <= t.
        """
        threshold = _ZERO + _ONES + points
        three = _three(((score | _GUARDS) - threshold) & _GUARDS)
        if three:
            return (threshold & three) | (_ANY & (_DIGITS ^ three))
        threshold = _MIRROR - threshold
        three = _three(((threshold | _GUARDS) - score) & _GUARDS)
        if three:
            return -((threshold & three) | (_NONE & (_DIGITS ^ three)))
        held = self._slid_down(held)
        place = held << 1 | leader
        threshold = self.table.get(place, 0)
        while threshold:
            if _reached(score, threshold) if threshold > 0 else _reached(-threshold, score):
                return threshold
            place += 4 << len(self.gains)
            threshold = self.table.get(place, 0)
        threshold = self._lead_best(held, leader, score, points)
        if len(self.table) < self.memory:
            self.table[place] = threshold
        return threshold

    def _slid_down(self, held: int) -> int:
        """An equivalent position with the cards in the lowest slots, so that the table is hit more often."""
        for i in self.linked:
            while not held & self.between[i] and held >> i - 1 & 3 == 2:
                held ^= 3 << i - 1
                i -= 1
        return held

    def _lead_best(self, held: int, leader: int, score: int, points: int) -> int:
        self.nodes += 1
        if self.nodes > self.limit:
            raise _NodesSpent
        enough = _NONE
        for led in self.leads(held, leader):
            threshold = self.lead(held, leader, score, points, led)
            if threshold > 0:
                self.history[-1][led] += held.bit_count() ** 2
                return threshold
            enough = _lower(enough, -threshold)
        return -enough

    def lead(self, held: int, leader: int, score: int, points: int, led: int) -> int:
        """As `search`, when the leader has led this slot."""
        enough = _ANY
        for answer in self.answers(held, leader, led):
            threshold = self.answer(held, leader, score, points, led, answer)
            if threshold < 0:
                self.history[led][answer] += held.bit_count() ** 2
                return threshold
            enough = _higher(enough, threshold)
        return enough

    def answer(self, held: int, leader: int, score: int, points: int, led: int, answer: int) -> int:
        """As `search`, when the leader has led one slot and the other seat has played another."""
        gain = self.gains[led][answer]
        held ^= 1 << led | 1 << answer
        score += gain
        points -= self.points[led] + self.points[answer]
        if self.beaten[led] >> answer & 1:
            threshold = self.search(held, 1 - leader, _MIRROR - score, points)
            threshold += _MIRROR if threshold < 0 else -_MIRROR  # seen from the leader of this trick
        else:
            threshold = self.search(held, leader, score, points)
        return threshold - gain if threshold > 0 else threshold + gain


# -- Asking for the value of a position --------------------------------------------------------------------------------
class Solution(NamedTuple):
    """What the seat to move gets with best play (1 win, 0 draw, -1 loss), a card that gets it, the nodes searched."""

    value: int
    card: int
    nodes: int


def solve(
    hand: list[int],
    other: list[int],
    mine: list[int],
    theirs: list[int],
    *,
    led: int = NO_CARD,
    nodes: int = 1 << 60,
    memory: int = 1_000_000,
) -> Solution | None:
    """Solve a position of phase two for the seat to move; None if that takes more than so many nodes.

    `hand` and `mine` are the cards in hand and in the score pile of the seat to move, `other` and `theirs` those of the
    opponent. Without `led` the seat to move leads; with it the opponent has led that card, no longer in `other`.
    The table keeps at most `memory` entries, about 150 bytes each. The same arguments always give the same answer;
    where no card avoids the loss it names any legal one.
    """
    assert hand, "nobody is to move when the hands are empty"
    assert len(hand) == len(other) + (led != NO_CARD), "each seat plays one card to a trick"
    cards = sorted(hand) + sorted(other if led == NO_CARD else [*other, led])
    votes = _Votes(cards, mine, theirs)
    search = _Search(cards, len(hand), votes.points, nodes, memory)
    slot = NO_CARD if led == NO_CARD else cards.index(led, len(hand))
    slots = search.leads(search.all, 0) if led == NO_CARD else search.answers(search.all, 1, slot)
    try:
        worth, best = 1, _enough(search, votes.score_with_nobodys(-1), slot, slots)
        if best == NO_CARD and votes.nobodys:
            worth, best = 0, _enough(search, votes.score_with_nobodys(1), slot, slots)
    except _NodesSpent:
        return None
    if best == NO_CARD:
        worth, best = -1, slots[0]
    return Solution(worth, cards[best], search.nodes)


def value(
    hand: list[int],
    other: list[int],
    mine: list[int],
    theirs: list[int],
    *,
    led: int = NO_CARD,
    nodes: int = 1 << 60,
) -> int | None:
    """Only the value of `solve`."""
    solution = solve(hand, other, mine, theirs, led=led, nodes=nodes)
    return None if solution is None else solution.value


def _enough(search: _Search, score: int, led: int, slots: list[int]) -> int:
    """The first of these slots of seat 0 that is enough for three votes, or NO_CARD."""
    points = sum(search.points)
    for slot in slots:
        if led == NO_CARD:
            if search.lead(search.all, 0, score, points, slot) > 0:
                return slot
        elif search.answer(search.all, 1, _MIRROR - score, points, led, slot) < 0:
            return slot
    return NO_CARD
