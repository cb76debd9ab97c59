"""The outcome of a match as rewards for learning programs."""

from __future__ import annotations

from ludoteka.kernel import Outcome


def rewards(outcome: Outcome) -> list[float]:
    """The outcome as one number per seat: from 1 for the first place to -1 for the last, ties sharing the average.

    So two seats get 1 and -1, or 0 and 0 for a draw, and any number of seats from two sums to zero. Winners come first
    whatever their scores say; without a winner all are equal. A player alone gets 1 or -1.
    """
    seats = len(outcome.scores)
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    if not outcome.winners:
        return [0.0] * seats
    rank = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    below = [sum(other < mine for other in rank) for mine in rank]
    above = [sum(other > mine for other in rank) for mine in rank]
    return [(b - a) / (seats - 1) for b, a in zip(below, above, strict=True)]
