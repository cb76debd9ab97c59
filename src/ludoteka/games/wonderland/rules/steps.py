"""The steps of the game by name, in the order of play."""

from __future__ import annotations

from collections.abc import Callable

from .. import setup
from ..content import Content
from . import draws, forge, madness, quests, result, scoring, tea, war

RULES: tuple[Callable[..., object], ...] = (
    tea.serve_tea,
    tea.tea_start,
    tea.tea_turn,
    tea.head_of_table,
    tea.any_card,
    tea.moved,
    tea.take_rewards,
    tea.lead,
    tea.turn_end,
    tea.tea_end,
    war.war,
    war.battle,
    war.wagers,
    draws.draw,
    draws.draw_extra,
    draws.draw_one,
    draws.madness,
    madness.take_madness,
    draws.play_own,
    draws.play_chip,
    draws.play_others,
    draws.play_on_others,
    draws.advance,
    draws.after_advance,
    draws.place_chips,
    result.award,
    result.uncontested,
    quests.feats,
    quests.feat_of,
    result.aftermath,
    result.aftermath_of,
    forge.forging,
    forge.forge_turn,
    forge.forge_one,
    result.settle_wagers,
    result.clean_up,
    result.leave_region,
    result.war_end,
    scoring.final_scoring,
)


def steps_of(content: Content) -> dict[str, Callable[..., object]]:
    return {**setup.steps_for(content), **{rule.__name__: rule for rule in RULES}}
