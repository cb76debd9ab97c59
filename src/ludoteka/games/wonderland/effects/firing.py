"""The grammar of effects at work: conditions, amounts, and abilities that fire (section 13 of the rules).

The verbs register themselves here: those that only do something in ACTS, those that ask somebody in ASKS. A verb that
asks gets `optional` and gives False if its player passed or nothing could be done. Hooks are named functions for what
the grammar cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import eq, ge, gt, le, lt
from typing import TypeVar

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..events.battle import AbilityUsed
from ..options import PASS, word
from ..pieces import NOBODY_CHIP, NOWHERE, Ability, Chip, Condition, Effect, Player, Wonder, Wonderland
from ..rules.goods import gain_vp, opponents
from ..rules.regions import units_in
from .grammar import count_of

T = TypeVar("T")
Act = Callable[[Wonderland, Dealer, Seat, Effect, Chip], None]
Asking = Callable[[Wonderland, Dealer, Seat, Effect, Chip, bool], Rule[bool]]
Hook = Callable[[Wonderland, Dealer, Seat, Ability], Rule[None]]

ACTS: dict[str, Act] = {}
ASKS: dict[str, Asking] = {}
HOOKS: dict[str, Hook] = {}
POSSIBLE: dict[str, Callable[[Wonderland, Seat, Effect], bool]] = {}  # can a verb be carried out at all
COMPARE: dict[str, Callable[[int, int], bool]] = {"==": eq, ">=": ge, "<=": le, ">": gt, "<": lt}


def act(rule: Act) -> Act:
    ACTS[rule.__name__] = rule
    return rule


def asks(rule: Asking) -> Asking:
    ASKS[rule.__name__] = rule
    return rule


def hook(rule: Hook) -> Hook:
    HOOKS[rule.__name__] = rule
    return rule


def decide(seat: Seat, prompt: str, options: Sequence[Option[T]], rule: str | None = None, **about: object) -> Rule[T]:
    """Ask, unless there is nothing to decide."""
    if len(options) == 1:
        return options[0].value
    return (yield from choose(seat, prompt, options, rule, **about))


# -- Amounts and conditions --------------------------------------------------------------------------------------------
def active(p: Player, kind: str) -> int:
    return sum(chip.kind == kind for chip in p.active)


def _busted_opponents(s: Wonderland, seat: Seat) -> int:
    return sum(p.fighting and p.busted for i, p in enumerate(s.players) if i != seat)


COUNTERS: dict[str, Callable[[Wonderland, Seat, str], int]] = {
    "active": lambda s, seat, kind: active(s.players[seat], kind),
    "other_active": lambda s, seat, kind: active(s.players[seat], kind),  # W-77: the chip in play is not active yet
    "active_artifact": lambda s, seat, kind: active(s.players[seat], "artifact"),
    "madness_track": lambda s, seat, kind: len(s.players[seat].madness),
    "shards": lambda s, seat, kind: s.players[seat].shards,
    "units_here": lambda s, seat, kind: units_in(s.players[seat], s.region),
    "lost_units_here": lambda s, seat, kind: s.players[seat].lost,
    "busted_opponents": lambda s, seat, kind: _busted_opponents(s, seat),
}


def amount(s: Wonderland, seat: Seat, n: int | str, chip: Chip) -> int:
    if isinstance(n, int):
        return n
    if n == "printed":
        return chip.strength
    if n == "chip":
        return s.players[seat].power
    factor, what, kind = count_of(n)
    return factor * COUNTERS[what](s, seat, kind)


def opponent_ahead(s: Wonderland, seat: Seat) -> bool:
    """W-75: by the markers as they stand now."""
    mine = s.players[seat].marker
    return any(s.players[other].marker > mine for other in opponents(s, seat))


def _highest_printed(s: Wonderland, seat: Seat, chip: Chip) -> bool:
    """Higher than every chip opponents revealed in this draw, madness being 0; somebody must have revealed one."""
    others = [s.players[other].shown for other in opponents(s, seat)]
    return max(others, default=NOWHERE) > NOWHERE and chip.strength > max(others)


def _most_active(s: Wonderland, seat: Seat, kind: str) -> bool:
    mine = active(s.players[seat], kind)
    return mine > 0 and all(active(s.players[other], kind) < mine for other in opponents(s, seat))


def _both_tweedles(s: Wonderland, seat: Seat, chip: Chip) -> bool:
    here = s.players[seat].figures[s.region]
    return any(here.count(figure) >= 2 for figure in here)


FACTS: dict[str, Callable[[Wonderland, Seat, Chip], bool]] = {
    "castle_here": lambda s, seat, chip: s.players[seat].castles[s.region] > 0,
    "shield_up": lambda s, seat, chip: s.players[seat].shield,
    "won": lambda s, seat, chip: s.winner == seat,  # sole first
    "busted": lambda s, seat, chip: s.players[seat].busted,
    "opponent_ahead": lambda s, seat, chip: opponent_ahead(s, seat),
    "passed_leader": lambda s, seat, chip: s.passed,
    "highest_printed_this_draw": _highest_printed,
    "in_battle": lambda s, seat, chip: s.phase == "war",
    "by_madness": lambda s, seat, chip: chip.family == "madness",
    "no_madness_placed_this_draw": lambda s, seat, chip: not any(p.maddened for p in s.players),
    "self_not_lost_this_draw": lambda s, seat, chip: True,  # settled when the whole loss is known
    "both_tweedles_here": _both_tweedles,
}


def holds(s: Wonderland, seat: Seat, condition: Condition, chip: Chip, unit: str = "") -> bool:
    for what, of, compared, value in condition:
        if what in FACTS:
            if FACTS[what](s, seat, chip) == (compared == "!"):
                return False
        elif what == "level":
            if chip.level != value:
                return False
        elif what == "unit":
            if unit != value:
                return False
        elif what == "most_active":
            if not _most_active(s, seat, of):
                return False
        else:
            have = chip.strength if what == "printed" else COUNTERS[what](s, seat, of)
            if not COMPARE[compared](have, chip.strength if value == "printed" else int(value)):
                return False
    return True


# -- Abilities ---------------------------------------------------------------------------------------------------------
def powers(p: Player, trigger: str) -> list[Ability]:
    """The rules of a player's unlocked abilities for this trigger."""
    return [rule for power in p.powers for rule in power.rules if rule.on == trigger]


def of_figures(figures: Iterable[Wonder], trigger: str) -> list[Ability]:
    """The rules of figures for this trigger, each figure once: two standees are one card."""
    return [rule for figure in dict.fromkeys(figures) for rule in figure.abilities if rule.on == trigger]


def possible(s: Wonderland, seat: Seat, effect: Effect) -> bool:
    check = POSSIBLE.get(effect.op)
    return check is None or check(s, seat, effect)


def carry_out(
    s: Wonderland, dealer: Dealer, seat: Seat, effect: Effect, chip: Chip, optional: bool = False
) -> Rule[bool]:
    """One effect. False: passed, or nothing could be done."""
    simple = ACTS.get(effect.op)
    if simple is not None:
        simple(s, dealer, seat, effect, chip)
        return True
    return (yield from ASKS[effect.op](s, dealer, seat, effect, chip, optional))


def carry_out_all(s: Wonderland, dealer: Dealer, seat: Seat, effects: Iterable[Effect]) -> Rule[None]:
    for effect in effects:
        yield from carry_out(s, dealer, seat, effect, NOBODY_CHIP)


def fire(
    s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability, chip: Chip = NOBODY_CHIP, unit: str = ""
) -> Rule[None]:
    """An ability whose moment has come."""
    p = s.players[seat]
    if (ability.limit and ability in p.used) or not holds(s, seat, ability.condition, chip, unit):
        return
    if ability.hook:
        yield from HOOKS[ability.hook](s, dealer, seat, ability)
        return
    effects = yield from chosen_effects(s, dealer, seat, ability, chip)
    for place, effect in enumerate(effects):
        if effect.op == "gain_vp":
            gain_vp(s, dealer, seat, amount(s, seat, effect.n, chip), ability.source)
            continue
        optional = ability.optional and place == 0 and not ability.choices
        done = yield from carry_out(s, dealer, seat, effect, chip, optional)
        if optional and not done:
            return
    if effects and ability.limit:
        p.used.append(ability)


def chosen_effects(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability, chip: Chip) -> Rule[tuple[Effect, ...]]:
    """What of the ability is done: one of its choices; all or, where it is optional, nothing."""
    if ability.choices:
        open_ = [one for one in ability.choices if possible(s, seat, one[0])]
        if not open_:
            return ()
        options = [Option(f"effect/{one[0].op.replace('_', '-')}", one) for one in open_]
        if ability.optional:
            options.append(Option("pass", ()))
        return (yield from decide(seat, "effect", options, rule="W-74", source=ability.source, chip=chip.ref))
    if not ability.optional:
        return ability.effects
    first = ability.effects[0]
    if not possible(s, seat, first):
        return ()
    if first.op in ASKS:
        return ability.effects  # its verb asks, and takes a pass
    answer = yield from choose(
        seat, "use", [word("use", ability.source), PASS], rule="W-74", source=ability.source, chip=chip.ref
    )
    if answer is None:
        return ()
    dealer.tell(AbilityUsed, seat, ability.source)
    return ability.effects
