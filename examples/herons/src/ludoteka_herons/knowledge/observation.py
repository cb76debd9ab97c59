"""A view as numbers of fixed length, for learning programs."""

from __future__ import annotations

from ..contract import Heron, View
from ..pieces import PATIENCE, Pond, card_ref

SEATS = 4


def features(pond: Pond, view: View) -> list[float]:
    """Counters, the pond, the seat's own hand, then every heron from that seat on; an empty place is all zeros."""
    refs = [fish.ref for fish in pond.fish]
    me, herons = int(view["me"][1:]) if view["me"] else 0, view["herons"]
    numbers = [float(view["round"]), float(view["rounds"]), float(len(view["picking"]))]
    numbers += [float(view["pool"].count(ref)) for ref in refs] + [float(view["bag"][ref]) for ref in refs]
    numbers += [float(card_ref(card) in view["hand"]) for card in PATIENCE]
    for place in range(SEATS):
        numbers += _heron(herons[(me + place) % len(herons)] if place < len(herons) else None, refs)
    return numbers


def _heron(heron: Heron | None, refs: list[str]) -> list[float]:
    if heron is None:
        return [0.0] * (2 + len(refs) + 2 * len(PATIENCE))
    played, spent = heron["played"], heron["spent"]
    return [
        float(heron["points"]),
        float(heron["cards"]),
        *(float(heron["caught"].count(ref)) for ref in refs),
        *(float(card_ref(card) == played) for card in PATIENCE),
        *(float(card_ref(card) in spent) for card in PATIENCE),
    ]
