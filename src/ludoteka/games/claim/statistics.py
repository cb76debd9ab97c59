"""Statistics for the arena."""

from __future__ import annotations

from ...kernel import Statistics, Table
from .pieces import Claim
from .rules import ranks, vote_of


def measure(table: Table[Claim]) -> list[dict[str, float]]:
    """Per seat: votes held and cards scored by faction, in the last game of the match."""
    votes: list[dict[str, float]] = [{}, {}]
    cards: list[dict[str, float]] = [{}, {}]
    for faction, piles in ranks(table.state).items():
        holder = vote_of(*piles)
        for seat, pile in enumerate(piles):
            votes[seat][f"votes/{faction.value}"] = float(holder == seat)
            cards[seat][f"cards/{faction.value}"] = float(len(pile))
    return [votes[0] | cards[0], votes[1] | cards[1]]


STATISTICS = Statistics(measure)
