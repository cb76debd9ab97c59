"""Valeria: Card Kingdoms: dukes who recruit citizens, slay monsters and build domains by the roll of two dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ...kernel import Game, Names, Preset, Seat, Table
from ...kernel.overlay import Overlay, names_of
from . import setup
from .content import PRINTED, load
from .contract import contract
from .knowledge.catalogue import catalogue, explain
from .knowledge.inventory import inventory
from .knowledge.observation import features
from .knowledge.redeal import redeal
from .knowledge.view import view
from .knowledge.vocabulary import vocabulary
from .knowledge.why_not import why_not
from .mind.heuristics import HEURISTICS
from .mind.reasons import reasons
from .notation import position
from .pieces import Content, Valeria
from .rules import actions, income, roll, scoring, solo
from .statistics import STATISTICS

PRESETS = (
    Preset("first"),
    Preset("usual", {"random-citizens": "on"}),
    Preset("everything", {"random-citizens": "on", "events": "on"}),
)
VERSION = "3"

STEPS: Mapping[str, Callable[..., Any]] = {
    "deal": setup.deal,
    "keep_dukes": setup.keep_dukes,
    "begin_turn": roll.begin_turn,
    "change_dice": roll.change_dice,
    "omens": roll.omens,
    "take_first": income.take_first,
    "income": income.income,
    "begin_actions": actions.begin_actions,
    "act": actions.act,
    "end_actions": actions.end_actions,
    "monsters": solo.monsters,
    "attack": solo.attack,
    "second_income": solo.second_income,
    "close": scoring.close,
    "close_solo": solo.close_solo,
    "score": scoring.score,
}


def board(table: Table[Valeria], seat: Seat | None, names: Names) -> Any:
    """The board on a terminal, drawn with rich, which is installed with the terminal program only."""
    from .terminal import paint

    return paint(table, seat, names)


def make(overlay: Overlay = None) -> Game[Valeria]:
    """The game, with an owner's content file over ours if there is one."""
    content: Content = load(overlay)
    return Game(
        id="valeria",
        version=VERSION if overlay is None else f"{VERSION}+{content.ref}",
        seats=(1, 2, 3, 4, 5),
        settings=setup.settings(content),
        setup=partial(setup.setup, content),
        steps=STEPS,
        view=view,
        redeal=redeal,
        outcome=scoring.outcome,
        inventory=inventory,
        vocabulary=partial(vocabulary, content),
        features=partial(features, content),
        why_not=why_not,
        check=partial(setup.check, content),
        heuristics=replace(HEURISTICS, reasons=reasons),
        contract=contract(),
        catalogue=partial(catalogue, content),
        package=__package__,
        printed=PRINTED,
        custom_names=names_of(PRINTED, overlay),
        presets=PRESETS,
        position=position,
        explain=explain,
        statistics=STATISTICS,
        terminal=board,
        drawn_as=2,
    )


GAME: Game[Valeria] = make()
