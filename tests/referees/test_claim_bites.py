"""The referee of Claim objects to falsified matches, because a referee that never objects proves nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.referees.bending import also, bent
from tests.referees.claim import BENCH
from tests.referees.claim.cards import legal_follow, second_wins, vote
from tests.referees.running import Disagreement, Plain, play


def other(seat: str | None) -> str:
    return "p0" if seat == "p1" else "p1"


def without_the_last(event: Plain) -> Plain:
    return {**event, "keys": event["keys"][:-1]} if event["type"] == "Question" else event


LIES: dict[str, tuple[Callable[[Plain], Plain], str]] = {
    "a trick that the loser wins": (bent("TrickWon", lambda e: {**e, "winner": other(e["winner"])}, 3), "C-14"),
    "a prize for the loser": (bent("PrizeWon", lambda e: {**e, "winner": other(e["winner"])}), "C-9"),
    "a follower that was seen before": (bent("FollowerDrawn", lambda e: {**e, "card": "dwarves-12"}), "C-3"),
    "undead that leave the game": (
        bent("CardsScored", lambda e: {"type": "CardsLeft", "cards": e["cards"]}),
        "C-10",
    ),
    "a score for the other side": (bent("CardsScored", lambda e: {**e, "seat": other(e["seat"])}, 14), "C-13|C-10"),
    "a vote for the other side": (bent("Voted", lambda e: {**e, "holder": other(e["holder"])}), "C-19"),
    "another winner": (bent("GameEnded", lambda e: {**e, "winner": other(e["winner"])}), "C-20"),
    "another leader of phase two": (bent("PhaseTwoBegan", lambda e: {**e, "leader": other(e["leader"])}), "C-12"),
    "a card too few": (without_the_last, "misses"),
    "a card that nobody holds": (also("play", "play/knights-1"), "too much"),
}


@pytest.mark.parametrize("lie", LIES)
def test_the_referee_of_claim_objects_to(lie: str) -> None:
    bend, rule = LIES[lie]
    with pytest.raises(Disagreement, match=rule):
        play(BENCH, 0, "crowded", "lie", bend)


def hand(*cards: str) -> Counter[str]:
    return Counter(cards)


def test_the_referee_reads_the_worked_examples_of_the_specification() -> None:
    assert legal_follow(hand("goblins-2", "knights-9", "doppelgangers-8"), "goblins-7") == {
        "goblins-2",
        "doppelgangers-8",
    }
    assert legal_follow(hand("doppelgangers-5", "goblins-1"), "doppelgangers-0") == {"doppelgangers-5"}
    assert second_wins("goblins-7", "doppelgangers-8")
    assert second_wins("goblins-9", "knights-2")
    assert not second_wins("dwarves-6", "doppelgangers-6")
    assert not second_wins("dwarves-3", "undead-9")
    assert not second_wins("doppelgangers-0", "knights-9")
    assert not second_wins("knights-2", "goblins-9")
    assert vote(["dwarves-1", "dwarves-2"], ["dwarves-9"])
    assert not vote(["goblins-0"], ["goblins-0"])
