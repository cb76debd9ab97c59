"""The view of a seat."""

from __future__ import annotations

from ....kernel import Seat
from ..contract import LastTrick, Played, View, Vote
from ..pieces import FACTIONS, ORDER, Card, Claim
from ..rules import ranks, vote_of

SEATS = (Seat(0), Seat(1))
NAMES = {faction: faction.value for faction in FACTIONS}  # to ask an enumeration for its value is slow


def view(s: Claim, seat: Seat | None) -> View:
    """The view of this seat: its own hand and followers, the other's as counts, and everything face up (C-23)."""
    remaining = max(map(len, s.hands))
    return {
        "seat": seat,
        "phase": s.phase,
        "trick": 14 - remaining if remaining else 13,
        "match": {"length": s.length, "game": s.game, "wins": list(s.wins)},
        "leader": s.leader,
        "hands": [_sorted(hand) if i == seat else len(hand) for i, hand in enumerate(s.hands)],
        "known": [_sorted(pile) for pile in s.public],
        "void": [[NAMES[faction] for faction in factions] for factions in s.void],
        "prize": s.prize[0].ref if s.prize else None,
        "played": [{"seat": (s.leader + i) % 2, "card": card.ref} for i, card in enumerate(s.trick)],
        "stock": len(s.stock),
        "followers": [
            {
                "count": len(s.won[i]) + len(s.drawn[i]),
                "won": [card.ref for card in s.won[i]],
                "drawn": [card.ref for card in s.drawn[i]] if i == seat else len(s.drawn[i]),
            }
            for i in SEATS
        ],
        "score": [[card.ref for card in pile] for pile in s.score],
        "out": [card.ref for card in s.out],
        "last": _last_trick(s),
        "votes": _votes(s),
    }


def _sorted(pile: list[Card]) -> list[str]:
    return [card.ref for card in sorted(pile, key=ORDER.__getitem__)] if pile else []


def _last_trick(s: Claim) -> LastTrick | None:
    if not s.last:
        return None
    played: list[Played] = [{"seat": (s.last_leader + i) % 2, "card": card.ref} for i, card in enumerate(s.last)]
    prize = s.last_prize.ref if s.last_prize else None
    winner = s.leader  # who won the last trick leads this one
    return {"played": played, "winner": winner, "prize": prize}


def _votes(s: Claim) -> list[Vote]:
    """The seat that would get each faction's vote if the game ended now."""
    return [
        {
            "faction": NAMES[faction],
            "counts": [len(first), len(second)],
            "best": [max(first) if first else None, max(second) if second else None],
            "holder": vote_of(first, second) if first or second else None,
        }
        for faction, (first, second) in ranks(s).items()
    ]
