"""Wonderland's War: two to five factions, three tea parties and three wars for Wonderland."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import Game
from . import hints, knowledge, options, scoring, setup, whynot
from .content import load, mark
from .features import features_for
from .inventory import inventory_for
from .pieces import Wonderland
from .steps import steps_of

VERSION = "3"


def make(overlay: tuple[str, Mapping[str, Any]] | None = None) -> Game[Wonderland]:
    """The game, with an owner's values laid over the reconstructed ones where given."""
    content = load(overlay)

    def vocabulary(seats: int, settings: Mapping[str, str]) -> Sequence[str]:
        return options.vocabulary(content, seats)

    return Game(
        id="wonderland",
        version=VERSION + mark(overlay),
        seats=(2, 3, 4, 5),
        settings=setup.settings(content),
        setup=setup.setup_for(content),
        steps=steps_of(content),
        view=knowledge.view,
        redeal=knowledge.redeal,
        outcome=scoring.outcome,
        inventory=inventory_for(content),
        vocabulary=vocabulary,
        features=features_for(content),
        why_not=whynot.why_not,
        check=setup.check,
        hints=hints.HINTS,
    )
