"""Firing of abilities: which fire, which effects are chosen, and their resolution (section 13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..events.battle import AbilityUsed
from ..grammar import Effect, Effects
from ..options import PASS, word
from ..pieces import NOBODY_CHIP, Ability, Chip, Player, Wonder, Wonderland
from .conditions import holds

T = TypeVar("T")


def decide(seat: Seat, prompt: str, options: Sequence[Option[T]], rule: str | None = None, **about: object) -> Rule[T]:
    """Ask, unless there is only one option."""
    if len(options) == 1:
        return options[0].value
    return (yield from choose(seat, prompt, options, rule, **about))


# -- Abilities ---------------------------------------------------------------------------------------------------------
def powers(player: Player, trigger: str) -> list[Ability]:
    """The rules of a player's unlocked abilities for this trigger."""
    return [rule for power in player.powers for rule in power.rules if rule.on == trigger]


def of_figures(figures: Iterable[Wonder], trigger: str) -> list[Ability]:
    """The rules of figures for this trigger, each figure once: two standees are one card."""
    return [rule for figure in dict.fromkeys(figures) for rule in figure.abilities if rule.on == trigger]


def carry_out(
    s: Wonderland,
    dealer: Dealer,
    seat: Seat,
    effect: Effect,
    chip: Chip,
    source: str = "reward",
    optional: bool = False,
) -> Rule[bool]:
    """Carry out one effect; False if its player passed or nothing could be done."""
    rule = effect.perform(s, dealer, seat, chip, source, optional)
    return True if rule is None else (yield from rule)


def carry_out_all(s: Wonderland, dealer: Dealer, seat: Seat, effects: Iterable[Effect]) -> Rule[None]:
    for effect in effects:
        yield from carry_out(s, dealer, seat, effect, NOBODY_CHIP)


def fire(
    s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability, chip: Chip = NOBODY_CHIP, unit: str = ""
) -> Rule[None]:
    """Carry out an ability whose trigger has happened."""
    player = s.players[seat]
    if (ability.limit and ability in player.used) or not holds(s, seat, ability.condition, chip, unit):
        return
    effects = yield from chosen_effects(s, dealer, seat, ability, chip)
    for place, effect in enumerate(effects):
        optional = ability.optional and place == 0 and not ability.choices
        done = yield from carry_out(s, dealer, seat, effect, chip, ability.source, optional)
        if optional and not done:
            return
    if effects and ability.limit:
        player.used.append(ability)


def chosen_effects(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability, chip: Chip) -> Rule[Effects]:
    """The effects of the ability that its owner chooses: one of its choices, or all, or none of an optional one."""
    if ability.choices:
        open_ = [one for one in ability.choices if one[0].possible(s, seat)]
        if not open_:
            return ()
        options = [Option(f"effect/{one[0].ref}", one) for one in open_]
        if ability.optional:
            options.append(Option("pass", ()))
        return (yield from decide(seat, "effect", options, rule="W-74", source=ability.source, chip=chip.ref))
    if not ability.optional:
        return ability.effects
    first = ability.effects[0]
    if not first.possible(s, seat):
        return ()
    if first.asks:
        return ability.effects  # its verb asks, and takes a pass
    answer = yield from choose(
        seat, "use", [word("use", ability.source), PASS], rule="W-74", source=ability.source, chip=chip.ref
    )
    if answer is None:
        return ()
    dealer.tell(AbilityUsed, seat, ability.source)
    return ability.effects
