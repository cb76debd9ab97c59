"""Claim's observation: the place of each kind of card, seen from a seat."""

from __future__ import annotations

from ludoteka.games.claim.knowledge.observation import features
from ludoteka.games.claim.pieces import CARD, Claim
from ludoteka.kernel import Table
from tests.games.claim.table import play, position

PLACES = ("hand", "prize", "played", "won", "drawn", "their won", "known", "score", "their score", "out")


def features_by_name(table: Table[Claim], seat: int | None) -> tuple[dict[str, dict[str, float]], list[float]]:
    """The observation by name: the cards at each place, and the counters."""
    numbers, kinds = features(table.view(seat)), list(CARD)  # type: ignore[arg-type]
    rest = len(PLACES) * len(kinds)
    cards = {
        place: {ref: numbers[i * len(kinds) + kind] for kind, ref in enumerate(kinds) if numbers[i * len(kinds) + kind]}
        for i, place in enumerate(PLACES)
    }
    return {place: entries for place, entries in cards.items() if entries and place != "out"}, numbers[rest:]


FIRST = (
    "phase 1; lead p1; hands goblins-0 goblins-0 undead-2 | knights-2 dwarves-1 undead-9; won goblins-3 | knights-9; "
    "drawn dwarves-4 | dwarves-5; score undead-1 | undead-4; stock goblins-8 goblins-9 undead-5"
)


def test_a_seat_counts_its_own_cards_and_what_lies_open() -> None:
    cards, rest = features_by_name(position(FIRST), 0)
    assert cards == {
        "hand": {"goblins-0": 2.0, "undead-2": 1.0},
        "prize": {"undead-5": 1.0},
        "won": {"goblins-3": 1.0},
        "drawn": {"dwarves-4": 1.0},
        "their won": {"knights-9": 1.0},
        "score": {"undead-1": 1.0},
        "their score": {"undead-4": 1.0},
    }
    assert rest == [0, 0, 0, 0, 0, 1, 11, 0, 2, 1, 1, 0, 0]


def test_the_other_seat_sees_it_from_its_side() -> None:
    cards, rest = features_by_name(play(position(FIRST), "dwarves-1"), 1)
    assert cards["hand"] == {"knights-2": 1.0, "undead-9": 1.0} and cards["played"] == {"dwarves-1": 1.0}
    assert cards["won"] == {"knights-9": 1.0} and cards["drawn"] == {"dwarves-5": 1.0}
    assert cards["their won"] == {"goblins-3": 1.0} and cards["score"] == {"undead-4": 1.0}
    assert rest[7] == 1  # it leads


def test_a_faction_the_other_was_seen_not_to_have_is_marked() -> None:
    _, rest = features_by_name(play(position(FIRST), "dwarves-1", "goblins-0"), 1)
    assert rest[:5] == [0, 1, 0, 0, 0]


def test_in_phase_two_the_prizes_of_the_other_are_known() -> None:
    last = "phase 1; lead p0; hands goblins-9 | goblins-1; won undead-3 | knights-9; drawn dwarves-4 | dwarves-5; "
    cards, rest = features_by_name(play(position(last + "stock goblins-8 undead-5"), "goblins-9", "goblins-1"), 0)
    assert cards["known"] == {"knights-9": 1.0} and rest[5] == 2
    assert cards["hand"] == {"undead-3": 1.0, "dwarves-4": 1.0, "undead-5": 1.0}


def test_a_spectator_sees_no_hand() -> None:
    cards, _ = features_by_name(position(FIRST), None)
    assert "hand" not in cards and "drawn" not in cards
