"""Herons: two to four birds, one pond, and patience that can be spent only once."""

from __future__ import annotations

from functools import partial
from typing import Any

from ludoteka.kernel import Game, Names, Preset, Seat, Setting, Table
from ludoteka.kernel.overlay import Overlay, names_of

from . import rules, setup
from .content import PRINTED, load
from .contract import CONTRACT
from .knowledge.inventory import inventory
from .knowledge.observation import features
from .knowledge.redeal import redeal
from .knowledge.view import view
from .knowledge.vocabulary import vocabulary
from .knowledge.why_not import why_not
from .mind.heuristics import HEURISTICS
from .pieces import Herons
from .statistics import STATISTICS

VERSION = "1"


def board(table: Table[Herons], seat: Seat | None, names: Names) -> Any:
    """The board in a terminal; it needs rich, which comes with the terminal program."""
    from .terminal import paint

    return paint(table, seat, names)


def make(overlay: Overlay = None) -> Game[Herons]:
    """Make the game, with an owner's content over ours if there is any."""
    pond = load(overlay)
    return Game(
        id="herons",
        version=VERSION if overlay is None else f"{VERSION}+{pond.ref}",
        seats=(2, 3, 4),
        settings=(Setting("length", tuple(setup.ROUNDS), "day"),),
        presets=(Preset("morning", {"length": "morning"}), Preset("day")),
        setup=partial(setup.setup, pond),
        steps={"deal": setup.deal, "surface": rules.surface, "wait": rules.wait, "take": rules.take},
        view=view,
        redeal=redeal,
        outcome=rules.outcome,
        inventory=inventory,
        vocabulary=partial(vocabulary, pond),
        features=partial(features, pond),
        why_not=why_not,
        heuristics=HEURISTICS,
        contract=CONTRACT,
        statistics=STATISTICS,
        terminal=board,
        package=__package__,
        printed=PRINTED,
        custom_names=names_of(PRINTED, overlay),
    )
