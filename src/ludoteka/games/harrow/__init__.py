"""Harrow County with the Fair Folk: five chapters, a solo game and four factions."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from functools import partial
from typing import Any

from ...kernel import Game, Names, Preset, Seat, Setting, Table
from ...kernel.overlay import Overlay, names_of
from . import setup
from .content import PRINTED, load
from .contract import CONTRACT
from .knowledge.aliases import aliases
from .knowledge.catalogue import catalogue, explain
from .knowledge.inventory import inventory
from .knowledge.observation import features
from .knowledge.odds import odds, secret_odds
from .knowledge.redeal import redeal
from .knowledge.view import view
from .knowledge.vocabulary import vocabulary_of
from .knowledge.why_not import why_not
from .mind.heuristics import HEURISTICS
from .mind.reasons import reasons
from .notation import position
from .rules.steps import STEPS, outcome
from .state import Harrow
from .statistics import STATISTICS

PRESETS = (
    Preset("first", {"chapter": "1"}, (2,)),
    Preset("second", {"chapter": "2"}, (2,)),
    Preset("solo", {"chapter": "solo"}, (1,)),
    Preset("hester", {"chapter": "5"}, (3,)),
    Preset("usual", {"chapter": "3"}, (2,)),
    Preset("kammi", {"chapter": "4"}, (2,)),
    Preset("fair", {"chapter": "fair"}, (2, 3, 4)),
)
VERSION = "5"


def board(table: Table[Any], seat: Seat | None, names: Names) -> Any:
    """The board on a terminal, drawn with rich, which is installed with the terminal program only."""
    from .terminal import paint

    return paint(table, seat, names)


def _ruling(id: str) -> tuple[tuple[str, ...], str]:
    """The choices of a ruling, and the rulebook's wording as the default."""
    return setup.RULINGS[id], setup.RULINGS[id][0]


def make(overlay: Overlay = None) -> Game[Harrow]:
    """The game, with an owner's values over its content if there are any."""
    kit = load(overlay)
    version = VERSION
    if overlay is not None:
        text = json.dumps(overlay[1], sort_keys=True, ensure_ascii=False)
        version += "+" + hashlib.sha256(text.encode()).hexdigest()[:8]
    return Game(
        id="harrow",
        version=version,
        seats=(1, 2, 3, 4),
        settings=(
            Setting("chapter", setup.MODES, "auto", implied=setup.AUTO),
            Setting("sides", setup.SIDES, "auto", needs=setup.SIDES_DIFFER),
            Setting("map", ("random", "a", "b"), "random"),
            Setting("level", ("1", "2", "3"), "1", needs=setup.WITH_AUTOMATA),
            Setting("bag", ("shown", "hidden"), "shown", needs=setup.WITH_FAMILY),
            Setting("kammi-in-storms", *_ruling("kammi-in-storms"), needs=setup.WITH_KAMMI),
            Setting("legend-hits", *_ruling("legend-hits")),
            Setting("waiting-upgrades", *_ruling("waiting-upgrades"), needs=setup.WITH_UPGRADES),
            Setting("feast-squares", *_ruling("feast-squares"), needs=setup.WITH_HESTER),
            Setting("automata-spawn", *_ruling("automata-spawn"), needs=setup.WITH_AUTOMATA),
        ),
        setup=setup.setup_with(kit),
        steps=STEPS,
        view=view,
        redeal=redeal,
        outcome=outcome,
        inventory=inventory,
        vocabulary=vocabulary_of(kit),
        features=features,
        why_not=why_not,
        heuristics=replace(HEURISTICS, reasons=reasons),
        presets=PRESETS,
        position=position,
        check=setup.check,
        package=__package__,
        printed=PRINTED,
        custom_names=names_of(PRINTED, overlay),
        aliases=aliases,
        odds=odds,
        secret_odds=secret_odds,
        statistics=STATISTICS,
        terminal=board,
        contract=CONTRACT,
        drawn_as=2,
        catalogue=partial(catalogue, kit),
        explain=explain,
    )


GAME = make()
