"""Wonderland's War: two to five factions, three tea parties and three wars for Wonderland."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ...kernel import Game, Names, Preset, Seat, Table
from ...kernel.overlay import Overlay, names_of
from . import setup
from .content import PRINTED, load, mark
from .contract import CONTRACT
from .knowledge.catalogue import catalogue, explain
from .knowledge.inventory import inventory_for
from .knowledge.observation import features_for
from .knowledge.redeal import redeal
from .knowledge.view import view
from .knowledge.vocabulary import vocabulary
from .knowledge.why_not import why_not
from .mind.heuristics import HEURISTICS
from .mind.reasons import reasons
from .notation import position
from .pieces import Wonderland
from .rules.scoring import outcome
from .rules.steps import steps_of
from .statistics import STATISTICS

PRESETS = (Preset("first"), Preset("usual", {"allies": "random"}), Preset("everything", {"allies": "mixed"}))
VERSION = "6"


def board(table: Table[Any], seat: Seat | None, names: Names) -> Any:
    """The board on a terminal, drawn with rich, which is installed with the terminal program only."""
    from .terminal import paint

    return paint(table, seat, names)


def make(overlay: Overlay = None) -> Game[Wonderland]:
    """The game, with an owner's values over the reconstructed ones if there are any."""
    content = load(overlay)

    def keys(seats: int, settings: Mapping[str, str]) -> Sequence[str]:
        return vocabulary(content, seats)

    return Game(
        id="wonderland",
        version=VERSION + mark(overlay),
        seats=(2, 3, 4, 5),
        settings=setup.settings(content),
        setup=setup.setup_for(content),
        steps=steps_of(content),
        view=view,
        redeal=redeal,
        outcome=outcome,
        inventory=inventory_for(content),
        vocabulary=keys,
        features=features_for(content),
        why_not=why_not,
        check=setup.check,
        heuristics=replace(HEURISTICS, reasons=reasons),
        contract=CONTRACT,
        catalogue=partial(catalogue, content),
        explain=explain,
        drawn_as=2,
        package=__package__,
        printed=PRINTED,
        custom_names=names_of(PRINTED, overlay),
        presets=PRESETS,
        position=partial(position, content),
        statistics=STATISTICS,
        terminal=board,
    )
