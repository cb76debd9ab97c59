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
        numbers = [number for row in (*rows, *[blank] * (MOST - len(rows))) for number in row]
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

    def player(self, player: View) -> list[float]:
        bag = player["bag"]["chips"] or {}
        areas = (player["active"], player["exhausted"], player["madness"])
        numbers = [float(player[name]) for name in _SCALARS]
        numbers += [float(player["faction"]["ref"] == faction) for faction in self.factions]
        numbers += [float(power["unlocked"]) for power in player["faction"]["powers"]] or [0.0] * 4
        numbers += [
            float(sum(space["chip"] is not None for space in track)) for track in player["faction"]["tracks"]
        ] or [0.0] * 4
        for r in self.regions:
            castle = {"lying": 1.0, "upright": 2.0}.get(player["castles"].get(r), 0.0)
            numbers += [
                float(player["supporters"][r]),
                float(len(player["figures"][r])),
                float(player["leader"] == r),
                castle,
            ]
        numbers += [float(player["bag"]["count"]), float(player["chair"] or 0), float(bag != {})]
        numbers += [float(bag.get(chip, 0)) for chip in self.chips]
        numbers += [float(area.count(chip)) for area in areas for chip in self.chips]
        cards = [wonder["ref"] for wonder in (*player["cards"], *player["local"])]
        return numbers + [float(wonder in cards) for wonder in self.wonders]

    def table(self, view: View, me: int) -> list[float]:
        numbers = [float(view["round"]), *(float(view["phase"] == name) for name in _PHASES)]
        numbers += [float(view["turn"] == me), float(len(view["players"]))]
        numbers += [float(r["value"] or 0) * r["in_use"] for r in view["regions"]]
        numbers += [float(view["marker"] == r) for r in self.regions]
        battle = view["battle"]
        numbers += [float(battle is not None and battle["region"] == r) for r in self.regions]
        here = [chip["card"]["ref"] for chip in view["chairs"] if chip["card"]]
        numbers += [float(card in here) for card in self.tea]
        market = [wonder["ref"] for wonder in view["market"]]
        return numbers + [float(wonder in market) for wonder in self.wonders]
