"""A view as numbers of fixed length, for learning programs."""

from __future__ import annotations

from ..contract import Pile, View
from ..pieces import CARD, FACTIONS

PLACE = {ref: place for place, ref in enumerate(CARD)}


def features(view: View) -> list[float]:
    """A view as numbers: where each kind of card lies, seen from this seat, and a few counters."""
    me = view["seat"] or 0
    you = 1 - me
    mine, yours = view["followers"][me], view["followers"][you]
    places = [
        _visible(view["hands"][me]),
        [view["prize"]] if view["prize"] else [],
        [play["card"] for play in view["played"]],
        mine["won"],
        _visible(mine["drawn"]),
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
    return counts + void + [float(value) for value in scalars] + [float(match["wins"][me]), float(match["wins"][you])]


def _visible(pile: Pile) -> list[str]:
    return pile if isinstance(pile, list) else []
