"""Cards in the view: what is printed on them never changes, so all views share it."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Seat, remember
from .. import contract as told
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
def tea_card(card: TeaCard) -> told.TeaCard:
    """What is printed never changes, so all views share it."""
    halves = [half for e in card.rewards if isinstance(e, Split) for half in (e.top, e.bottom)]
    linked = [part for e in card.rewards if isinstance(e, Tempt) for part in e.linked]
    return {
        "ref": card.ref,
        "round": card.round,
        "units": card.units,
        "die": card.die,
        "kind": card.kind,
        "rewards": [e.ref for e in card.rewards if not e.inside()],
        "halves": [refs(half) for half in halves],
        "tempt": refs(linked),
        "source": card.source,
    }


@remember
def wonder(w: Wonder) -> told.Wonder:
    strength = w.strength if w.chip is None else w.chip.strength
    return {"ref": w.ref, "figure": w.figure, "strength": strength, "count": w.count, "source": w.source}


_COMPARED = {"==": "exact", ">=": "least", "<=": "most", "in": "one-of"}


def _test(test: tuple[str, str, tuple[int, ...]]) -> told.Test:
    what, _, kinds = test[0].partition(":")
    return {
        "what": what,
        "kinds": kinds.split("+") if kinds else [],
        "test": _COMPARED[test[1]],
        "values": list(test[2]),
    }


def quest(s: Wonderland, who: Seat, q: Quest) -> told.Quest:
    p = s.players[who]
    here = s.region == q.region and p.standing
    return {
        "ref": q.ref,
        "region": s.box.regions[q.region].ref,
        "feat": _test(q.feat),
        "objective": _test(q.objective),
        "done": q in p.feats,
        "met": bool(here and feat_met(s, who, q)),
        "progress": objective_count(p, q),
        "reached": objective_met(p, q),
        "points": quest_points(p, q),
        "source": q.source,
    }
