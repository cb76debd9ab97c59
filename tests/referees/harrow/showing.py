"""What the table shows is what the referee has counted."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import Plain, same

from .audit import Auditor
from .board import JARS
from .land import HEXES, at, told


def compare(audit: Auditor, view: Plain) -> None:
    """Object to the first thing that is shown otherwise than it was counted."""
    _hexes(audit, view)
    board = audit.board
    same("H-3: cubes on the battleground", Counter(view["battleground"]), +board.ground)
    same("H-3: cubes in the supply", Counter(view["supply"]), +board.supply)
    tower = Counter(view["tower"]["thrown"])
    tower.subtract(view["tower"]["fallen"])
    same("H-90: cubes inside the tree", +tower, +board.inside)
    same("H-2: tokens in the box", Counter(view["box"]), +board.box)
    left = view["tokens_left"]
    same("H-1: wild tokens left", left["wild"], board.wild_left)
    same("H-1: storms left", left["storm"], board.storms_left)
    same("H-82: trails left", left["trail"], board.trails_left)
    same("the lantern", view["lantern"], audit.lantern)
    same(
        "townsfolk rescued and buildings destroyed",
        (view["rescued"], view["destroyed"]),
        (audit.rescued, audit.destroyed),
    )
    for side in board.rivals:
        _side(audit, side, view["sides"][side])
    if "family" in board.rivals:
        family = view["family"]
        if family["bag"] is not None:
            same("H-58: the bag", Counter(family["bag"]), +audit.bag)
        same("H-58: tokens in the bag", family["bag_size"], sum(audit.bag.values()))
        same("H-122: tokens on the Family's board", sorted(family["slots"]), sorted(audit.slots))


def _side(audit: Auditor, side: str, shown: Plain) -> None:
    me = audit.me(side)
    same(f"{side}: points", shown["vp"], me.vp)
    same(f"{side}: jars", shown["jars"], {jar: jar not in me.broken for jar in JARS})
    same(f"{side}: has it attacked in this round (H-111)", shown["attacked"], me.attacked)
    same(f"{side}: wild tokens", shown["wild"], me.wild)
    same(f"{side}: haints in the supply", shown["haints"], me.haints)
    same(f"{side}: legend tokens", shown["scrolls"], me.scrolls)
    same(f"{side}: dial and plate (H-140)", (shown["dial"], Counter(shown["plate"])), (me.dial, +me.plate))
    hand = shown["hand"]
    same(f"{side}: cards in hand", hand if isinstance(hand, int) else len(hand), len(me.hand))
    same(f"{side}: cards in the deck", shown["deck"], me.deck)
    same(f"{side}: legend and track", (shown["hero"], shown["track"]), (me.hero, me.track))
    if shown["board"]:
        rows = {kind: row["tokens"] for kind, row in shown["board"].items()}
        same(f"{side}: tokens on the rows", rows, {kind: me.rows[kind] for kind in rows})


def _hexes(audit: Auditor, view: Plain) -> None:
    board = audit.board
    shown = {at(h["ref"]): h for h in view["hexes"]}
    for a in HEXES:
        there = shown[a]
        where = told(a)
        same(f"{where}: terrain", there["terrain"], board.land.terrain[a])
        same(f"{where}: units", Counter(there.get("units", {})), +board.here(a))
        same(f"{where}: ability tokens", Counter(there.get("tokens", [])), +board.tokens.get(a, Counter()))
        same(f"{where}: storms", there.get("storms", 0), board.storms[a])
        same(f"{where}: storm hex (H-14)", there.get("stormy", False), board.stormy(a))
        same(f"{where}: trails", there.get("trails", 0), board.trails[a])
        same(f"{where}: townsfolk", there.get("townsfolk", 0), board.townsfolk[a])
        same(f"{where}: buildings", there.get("building", 0), board.buildings[a])
        same(f"{where}: Emmy's cube", there.get("shelter", 0), int(a in board.shelter))
        same(f"{where}: taunt", there.get("taunt", False), a in board.taunts)
        same(f"{where}: nails", Counter(there.get("nails", [])), Counter(u for u, b in board.nails if b == a))
        costs = {side: board.cost(side, a) for side in board.rivals}
        same(f"{where}: cost of entering (H-61)", there["cost"], costs)
