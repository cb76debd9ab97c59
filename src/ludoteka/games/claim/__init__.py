"""Claim: two players, two phases of thirteen tricks, five factions to win over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Game, Names, Preset, Seat, Setting, Table
from ...kernel.content import BadContent
from . import rules
from .contract import CONTRACT
from .knowledge.inventory import inventory
from .knowledge.observation import features
from .knowledge.redeal import redeal
from .knowledge.view import view
from .knowledge.vocabulary import vocabulary
from .knowledge.why_not import why_not
from .mind.heuristics import HEURISTICS
from .mind.reasons import reasons
from .notation import position
from .pieces import Claim
from .statistics import STATISTICS


def board(table: Table[Claim], seat: Seat | None, names: Names) -> Any:
    """The board on a terminal, drawn with rich, which is installed with the terminal program only."""
    from .terminal import paint

    return paint(table, seat, names)


def make(overlay: tuple[str, Mapping[str, Any]] | None = None) -> Game[Claim]:
    """Make the game. Claim has no content file: its 52 cards are the rulebook's."""
    if overlay is not None:
        raise BadContent(f"{overlay[0]}: Claim has no content that could be laid over")
    return GAME


GAME: Game[Claim] = Game(
    id="claim",
    version="1",
    seats=(2,),
    settings=(
        Setting("leader", ("random", "p0", "p1"), "random"),
        Setting("length", ("1", "3", "5"), "1"),
    ),
    setup=rules.setup,
    steps=rules.STEPS,
    view=view,
    redeal=redeal,
    outcome=rules.outcome,
    inventory=inventory,
    vocabulary=vocabulary,
    features=features,
    why_not=why_not,
    heuristics=replace(HEURISTICS, reasons=reasons),
    contract=CONTRACT,
    package=__package__,
    presets=(Preset("short"), Preset("match", {"length": "3"}), Preset("long", {"length": "5"})),
    position=position,
    statistics=STATISTICS,
    terminal=board,
)
