"""A view as numbers of fixed length, for learning programs: seen from the own seat, others in turn order."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import View
from ..content import Content

MOST = 5
_PHASES = ("setup", "tea", "war", "over")
_SCALARS = [
    "vp",
    "shards",
    "shield",
    "strength",
    "castle_value",
    "supply",
    "locked",
    "taken",
    "partied",
    "poison",
    "marker",
    "fighting",
    "stopped",
    "busted",
    "lost",
    "blocked",
    "power",
    "gain",
    "times",
    "extra",
    "must_draw",
    "capped",
]


def features_for(content: Content) -> Callable[[View], list[float]]:
    names = _Names(content)

    def features(view: View) -> list[float]:
        me = view["seat"] or 0
        players = view["players"]
        rows = [names.player(players[(me + i) % len(players)]) for i in range(len(players))]
        blank = [0.0] * len(rows[0])
        numbers = [x for row in (*rows, *[blank] * (MOST - len(rows))) for x in row]
        mine = players[me]["quests"] if isinstance(players[me]["quests"], list) else []
        held = [q["ref"] for q in mine]
        return [*numbers, *names.table(view, me), *(float(q in held) for q in names.quests)]

    return features


class _Names:
    """The references of all components, in the order of their places."""

    def __init__(self, content: Content) -> None:
        self.regions = [region.ref for region in content.box.regions]
        self.chips = [chip.ref for chip in content.chips]
        self.tea = [card.ref for card in content.tea]
        self.wonders = [wonder.ref for wonder in content.wonders]
        self.quests = [quest.ref for quest in content.quests]
        self.factions = [faction.ref for faction in content.many]

    def player(self, p: View) -> list[float]:
        bag = p["bag"]["chips"] or {}
        areas = (p["active"], p["exhausted"], p["madness"])
        numbers = [float(p[name]) for name in _SCALARS]
        numbers += [float(p["faction"]["ref"] == f) for f in self.factions]
        numbers += [float(power["unlocked"]) for power in p["faction"]["powers"]] or [0.0] * 4
        numbers += [float(sum(space["chip"] is not None for space in t)) for t in p["faction"]["tracks"]] or [0.0] * 4
        for r in self.regions:
            castle = {"lying": 1.0, "upright": 2.0}.get(p["castles"].get(r), 0.0)
            numbers += [float(p["supporters"][r]), float(len(p["figures"][r])), float(p["leader"] == r), castle]
        numbers += [float(p["bag"]["count"]), float(p["chair"] or 0), float(bag != {})]
        numbers += [float(bag.get(c, 0)) for c in self.chips]
        numbers += [float(area.count(c)) for area in areas for c in self.chips]
        cards = [w["ref"] for w in (*p["cards"], *p["local"])]
        return numbers + [float(w in cards) for w in self.wonders]

    def table(self, view: View, me: int) -> list[float]:
        numbers = [float(view["round"]), *(float(view["phase"] == name) for name in _PHASES)]
        numbers += [float(view["turn"] == me), float(len(view["players"]))]
        numbers += [float(r["value"] or 0) * r["in_use"] for r in view["regions"]]
        numbers += [float(view["marker"] == r) for r in self.regions]
        battle = view["battle"]
        numbers += [float(battle is not None and battle["region"] == r) for r in self.regions]
        here = [c["card"]["ref"] for c in view["chairs"] if c["card"]]
        numbers += [float(card in here) for card in self.tea]
        market = [w["ref"] for w in view["market"]]
        return numbers + [float(w in market) for w in self.wonders]
