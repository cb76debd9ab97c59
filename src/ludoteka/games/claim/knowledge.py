"""Who knows what in Claim: views, dealing anew, why a card cannot be played."""

from __future__ import annotations

from itertools import chain
from random import Random

from ...kernel import Seat, Why
from .contract import LastTrick, Pile, Played, View, Vote
from .pieces import CARD, DOPPELGANGERS, FACTIONS, GOBLINS, KNIGHTS, ORDER, Card, Claim, Faction
from .rules import OPPONENT, may_follow, ranks, vote_of

SEATS = (Seat(0), Seat(1))
PLACE = {ref: place for place, ref in enumerate(CARD)}


def view(s: Claim, seat: Seat | None) -> View:
    """What this seat sees: its own hand and followers, the other's as counts; all that lies face up (C-23)."""
    remaining = max(len(hand) for hand in s.hands)
    return {
        "seat": seat,
        "phase": s.phase,
        "trick": 14 - remaining if remaining else 13,
        "match": {"length": s.length, "game": s.game, "wins": list(s.wins)},
        "leader": s.leader,
        "hands": [_sorted(hand) if i == seat else len(hand) for i, hand in enumerate(s.hands)],
        "known": [_sorted(pile) for pile in s.public],
        "void": [[faction.value for faction in factions] for factions in s.void],
        "prize": s.prize[0].ref if s.prize else None,
        "played": [{"seat": (s.leader + i) % 2, "card": card.ref} for i, card in enumerate(s.trick)],
        "stock": len(s.stock),
        "followers": [
            {
                "count": len(s.won[i]) + len(s.drawn[i]),
                "won": _refs(s.won[i]),
                "drawn": _refs(s.drawn[i]) if i == seat else len(s.drawn[i]),
            }
            for i in SEATS
        ],
        "score": [_refs(pile) for pile in s.score],
        "out": _refs(s.out),
        "last": _last_trick(s),
        "votes": _votes(s),
    }


def _refs(pile: list[Card]) -> list[str]:
    return [card.ref for card in pile]


def _sorted(pile: list[Card]) -> list[str]:
    return [card.ref for card in sorted(pile, key=ORDER.__getitem__)]


def _last_trick(s: Claim) -> LastTrick | None:
    if not s.last:
        return None
    played: list[Played] = [{"seat": (s.last_leader + i) % 2, "card": card.ref} for i, card in enumerate(s.last)]
    prize = s.last_prize.ref if s.last_prize else None
    winner = s.leader  # who won the last trick leads this one
    return {"played": played, "winner": winner, "prize": prize}


def _votes(s: Claim) -> list[Vote]:
    """Who would get each faction's vote if the game ended now."""
    return [
        {
            "faction": faction.value,
            "counts": [len(first), len(second)],
            "best": [max(first, default=None), max(second, default=None)],
            "holder": vote_of(first, second),
        }
        for faction, (first, second) in ranks(s).items()
    ]


def redeal(s: Claim, seat: Seat | None, random: Random) -> None:
    """Deal anew what this seat cannot know: other hands, followers drawn unseen, the draw deck.

    Kept: prizes won, the own draws, and factions that a hand was seen not to have. In phase two the two players can
    work out each other's hands, so only a spectator is dealt anything else.
    """
    others = [other for other in SEATS if other != seat]
    hands = [_without(s.hands[other], s.public[other]) for other in others]
    piles = [s.stock, *(s.drawn[other] for other in others)]
    pool = list(chain(*hands, *piles))
    pool.sort(key=ORDER.__getitem__)
    uniform = random.random
    dealt: list[list[Card]] = []
    while len(dealt) < len(others):  # the true deal fits, so some deal fits; a second try is rare
        rest = pool[:]
        rest.sort(key=lambda card: uniform())
        dealt = _deal_hands(rest, [s.void[other] for other in others], [len(hand) for hand in hands])
    for other, hand in zip(others, dealt, strict=True):
        s.hands[other][:] = s.public[other] + hand
    for pile in piles:
        size = len(pile)
        pile[:] = rest[:size]
        del rest[:size]


def _without(hand: list[Card], known: list[Card]) -> list[Card]:
    rest = hand[:]
    for card in known:
        rest.remove(card)
    return rest


def _deal_hands(rest: list[Card], voids: list[list[Faction]], sizes: list[int]) -> list[list[Card]]:
    """Take hands from the shuffled rest, none of a faction its owner has not; fewer hands if that does not come out."""
    dealt: list[list[Card]] = []
    for void, size in zip(voids, sizes, strict=True):
        if void:
            hand = [card for card in rest if card.faction not in void][:size]
            for card in hand:
                rest.remove(card)
        else:
            hand = rest[:size]
            del rest[:size]
        if len(hand) < size:
            return dealt
        dealt.append(hand)
    return dealt


def why_not(s: Claim, seat: Seat, reference: str) -> Why | None:
    """Why this seat cannot play the card now."""
    card = CARD.get(reference)
    if card is None:
        return None
    if card not in s.hands[seat]:
        return Why("why-not-in-hand", {"card": reference}, "C-6")
    turn = OPPONENT[s.leader] if s.trick else s.leader
    if seat != turn:
        return Why("why-not-your-turn", {"card": reference}, "C-7" if s.trick else "C-6")
    if not s.trick or card in may_follow(s.hands[seat], s.trick[0]):
        return None
    led = s.trick[0].faction
    if led is DOPPELGANGERS:
        return Why("why-follow-doppelganger", {"card": reference}, "C-15")
    if card.faction is KNIGHTS and led is GOBLINS:
        return Why("why-knight-must-follow", {"card": reference}, "C-16")
    return Why("why-must-follow", {"card": reference, "faction": led.value}, "C-7")


def inventory(s: Claim) -> list[Card]:
    """Every card, wherever it lies."""
    piles = [s.box, s.stock, s.prize, s.trick, s.out, *s.hands, *s.won, *s.drawn, *s.score]
    return [card for pile in piles for card in pile]


def features(view: View) -> list[float]:
    """A view as numbers: where each kind of card lies, seen from this seat, and a few counters."""
    me = view["seat"] or 0
    you = 1 - me
    mine, yours = view["followers"][me], view["followers"][you]
    places = [
        _seen(view["hands"][me]),
        [view["prize"]] if view["prize"] else [],
        [p["card"] for p in view["played"]],
        mine["won"],
        _seen(mine["drawn"]),
        yours["won"],
        view["known"][you],
        view["score"][me],
        view["score"][you],
        view["out"],
    ]
    counts = [0.0] * (len(places) * len(PLACE))
    for start, place in enumerate(places):
        for ref in place:
            counts[start * len(PLACE) + PLACE[ref]] += 1.0
    void = [float(faction.value in view["void"][you]) for faction in FACTIONS]
    match = view["match"]
    scalars = [view["phase"], view["trick"], view["leader"] == me, view["stock"], match["game"], match["length"]]
    return counts + void + [float(x) for x in scalars] + [float(match["wins"][me]), float(match["wins"][you])]


def _seen(pile: Pile) -> list[str]:
    return pile if isinstance(pile, list) else []
