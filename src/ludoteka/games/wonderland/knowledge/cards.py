"""Printed cards in the view; they never change, so all views share them."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Seat, remember
from .. import contract
from ..effects.cards import Split, Tempt
from ..grammar import Effect, Effects
from ..pieces import Chip, Quest, TeaCard, Wonder, Wonderland
from ..rules.quests import feat_met, objective_count, objective_met, quest_points


def refs(things: Iterable[Chip] | Iterable[Effect]) -> list[str]:
    return [thing.ref for thing in things]


@remember
def rewards(effects: Effects) -> list[str]:
    return [effect.ref for effect in effects]


@remember
def tea_card(card: TeaCard) -> contract.TeaCard:
    """The printed side of a tea card; it never changes, so all views share it."""
    halves = [half for effect in card.rewards if isinstance(effect, Split) for half in (effect.top, effect.bottom)]
    linked = [part for effect in card.rewards if isinstance(effect, Tempt) for part in effect.linked]
    return {
        "ref": card.ref,
        "round": card.round,
        "units": card.units,
        "die": card.die,
        "kind": card.kind,
        "rewards": [effect.ref for effect in card.rewards if not effect.inside()],
        "halves": [refs(half) for half in halves],
        "tempt": refs(linked),
        "source": card.source,
    }


@remember
def wonder(wonder: Wonder) -> contract.Wonder:
    strength = wonder.strength if wonder.chip is None else wonder.chip.strength
    return {
        "ref": wonder.ref,
        "figure": wonder.figure,
        "strength": strength,
        "count": wonder.count,
        "source": wonder.source,
    }


_COMPARED = {"==": "exact", ">=": "least", "<=": "most", "in": "one-of"}


def _test(test: tuple[str, str, tuple[int, ...]]) -> contract.Test:
    what, _, kinds = test[0].partition(":")
    return {
        "what": what,
        "kinds": kinds.split("+") if kinds else [],
        "test": _COMPARED[test[1]],
        "values": list(test[2]),
    }


def quest(s: Wonderland, who: Seat, q: Quest) -> contract.Quest:
    player = s.players[who]
    here = s.region == q.region and player.standing
    return {
        "ref": q.ref,
        "region": s.box.regions[q.region].ref,
        "feat": _test(q.feat),
        "objective": _test(q.objective),
        "done": q in player.feats,
        "met": bool(here and feat_met(s, who, q)),
        "progress": objective_count(player, q),
        "reached": objective_met(player, q),
        "points": quest_points(player, q),
        "source": q.source,
    }
