"""The solver and the rules agree: small endgames are played out in full by the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.games.claim.mind import endgame
from ludoteka.games.claim.mind.heuristics import NUMBER
from ludoteka.games.claim.pieces import BOX, Card, Claim
from ludoteka.kernel import Table
from tests.games.claim.table import position


def worth(table: Table[Claim], seat: int) -> int:
    """This seat's result if both play their best, found by exhaustive search."""
    if table.outcome is not None:
        return 0 if not table.outcome.winners else 1 if table.outcome.winners[0] == seat else -1
    ((turn, ask),) = table.asks.items()
    values = []
    for key in ask.keys:
        after = table.clone()
        after.choose(turn, key)
        values.append(worth(after, seat))
    return max(values) if turn == seat else min(values)


def notation(cards: list[Card]) -> str:
    return " ".join(card.ref for card in cards) or "-"


@pytest.mark.parametrize("seed", range(25))
def test_the_solver_finds_what_playing_everything_by_the_rules_finds(seed: int) -> None:
    random = Random(seed)
    box = random.sample(BOX, 22)
    hands, score = (box[:3], box[3:6]), (box[6:14], box[14:22])
    table = position(
        f"phase 2; lead p0; hands {notation(hands[0])} | {notation(hands[1])};"
        f" score {notation(score[0])} | {notation(score[1])}"
    )
    numbers = [[NUMBER[card] for card in pile] for pile in (*hands, *score)]
    solution = endgame.solve(*numbers)
    assert solution is not None
    assert solution.value == worth(table, 0)
