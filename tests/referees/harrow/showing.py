"""Comparison of the views with the referee's table."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import Plain, same

from .board import JARS, Board
from .kammi import KammiAuditor
from .land import Hex, at, hex_name


def compare(audit: KammiAuditor, view: Plain) -> None:
    """Object to the first thing that is shown otherwise than it was counted."""
    _hexes(audit, view)
    board = audit.board
    same("H-3: cubes on the battleground", Counter(view["battleground"]), +board.ground)
    same("H-3: cubes in the supply", Counter(view["supply"]), +board.supply)
    tower = Counter(view["tower"]["thrown"])
    tower.subtract(view["tower"]["fallen"])
    same("H-90: cubes inside the tree", +tower, +board.inside)
    same("H-154: borrowed cubes", Counter(view["borrowed"]), +board.borrowed)
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
    if "kammi" in board.rivals:
        kammi = view["kammi"]
        same("H-184: the grid", (kammi["grid"], kammi["loose"]), (audit.grid, audit.loose))
        same("H-187: cubes on the rows", kammi["row_cubes"], audit.row_cubes)
    if "family" in board.rivals:
        family = view["family"]
        if audit.spent and family["bag_size"] == sum(audit.bag.values()) + len(audit.spent):
            audit.bag.update(audit.spent)  # H-152: after the attack they go to the bag
            audit.spent = []
        same("H-152: tokens on the attack jar", sorted(family["waiting"]), sorted(audit.waits + audit.spent))
        same("H-172: cubes on Odessa's board", family["odessa"], audit.odessa)
        if family["bag"] is not None:
            same("H-58: the bag", Counter(family["bag"]), +audit.bag + Counter(audit.drawn))  # looked at, not yet out
        same("H-58: tokens in the bag", family["bag_size"], sum(audit.bag.values()))
        same("H-122: tokens on the Family's board", sorted(family["slots"]), sorted(audit.slots))


def _side(audit: KammiAuditor, side: str, shown: Plain) -> None:
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


def _hexes(audit: KammiAuditor, view: Plain) -> None:
    """Compare all hexes at once; absent contents are left out, as in the view."""
    for there in view["hexes"]:
        hex = at(there["ref"])
        expected = _hex(audit.board, hex)
        if hex in audit.board.dolls:
            expected["doll"] = "real" if audit.open and hex == audit.real else "hidden"
        shown = {name: there[name] for name in there if name in COMPARED}
        if "tokens" in shown:
            shown["tokens"] = sorted(shown["tokens"])
        if "nails" in shown:
            shown["nails"] = sorted(shown["nails"])
        if shown != expected:
            wrong = {name for name in {*shown, *expected} if shown.get(name) != expected.get(name)}
            where = f"{there['ref']}: {', '.join(sorted(wrong))}"
            same(where, {n: shown.get(n) for n in wrong}, {n: expected.get(n) for n in wrong})


COMPARED = frozenset(
    (
        *("ref", "terrain", "storm", "cost", "stormy", "units", "nails", "tokens", "storms", "trails", "townsfolk"),
        *("building", "shelter", "blood", "sacrifice", "taunt", "wrath", "flames", "nest", "cross", "doll"),
    )
)


def _hex(board: Board, start: Hex) -> Plain:
    expected: Plain = {
        "ref": hex_name(start),
        "terrain": board.land.terrain[start],
        "storm": start in board.land.printed_storms,
        "cost": {side: board.cost(side, start) for side in board.rivals},
    }
    things = {
        "stormy": board.stormy(start),
        "units": {unit: n for unit, n in board.here(start).items() if n},
        "nails": sorted(unit for unit, end in board.nails if end == start),
        "tokens": sorted(board.tokens[start].elements()) if start in board.tokens else (),
        "storms": board.storms[start],
        "trails": board.trails[start],
        "townsfolk": board.townsfolk[start],
        "building": board.buildings[start],
        "shelter": int(start in board.shelter),
        "blood": board.blood[start],
        "sacrifice": board.sacrifice.get(start),
        "taunt": start in board.taunts,
        "wrath": start == board.wrath,
        "flames": board.flames[start],
        "nest": board.nests.get(start),
        "cross": start in board.crosses,
    }
    expected.update({name: thing for name, thing in things.items() if thing})
    return expected
