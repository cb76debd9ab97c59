"""Reasons for an option that the coach gives, from public information and the seat's own duke."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel import Ask, Option, Seat, Why
from ..effects.gaining import Gain, receive
from ..grammar import NOTHING, Amounts, bundle, plus
from ..pieces import Citizen, Domain, Monster, Valeria
from ..rules import centre, scoring
from ..rules.paying import Purchase, price_to_slay, purchases
from .sight import Sight, yields

Weighed = tuple[float, Why]  # what it is worth to the mind, and how it is said
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]
OPENS = 0.35  # what a symbol is worth that lets build
LASTS = ("roll", "doubles", "action_start", "action_end", "slay", "gain_citizen", "flat", "discount")


def reasons(s: Valeria, ask: Ask[Any], option: Option[Any]) -> list[Why]:
    """The reasons for this option, most important first."""
    rule = _RULES.get(ask.prompt)
    entries = rule(s, ask.seat, option) if rule else []
    return [why for _, why in sorted(entries, key=lambda weighed: -weighed[0])]


# -- Actions -----------------------------------------------------------------------------------------------------------
def _act(s: Valeria, seat: Seat, option: Option[Any]) -> list[Weighed]:
    purchase: Purchase | None = option.value
    if purchase is None:
        return []
    card = purchase.card
    if card is None:
        return _got(s, seat, (purchase.gold, purchase.strength, purchase.magic, 0))
    left = _left(s, seat, purchase)
    if isinstance(card, Citizen):
        return [*_citizen(s, seat, card), left]
    return [*(_monster(s, seat, card) if isinstance(card, Monster) else _domain(s, seat, card)), left]


def _left(s: Valeria, seat: Seat, purchase: Purchase) -> Weighed:
    """The resources left after a purchase, always the last reason."""
    gold, strength, magic, _ = s.have[seat]
    rest = gold - purchase.gold, strength - purchase.strength, magic - purchase.magic
    return -1.0, Why("hint-leaves", {"what": bundle(*rest)}) if any(rest) else Why("hint-leaves-nothing")


def _citizen(s: Valeria, seat: Seat, citizen: Citizen) -> list[Weighed]:
    sight = Sight(s, seat)
    turns = max(sight.turns - 0.6, 0.0)
    often = sum(bool({first, second, first + second} & set(citizen.numbers)) for first, second in ROLLS)

    def recruited(then: Valeria) -> None:
        then.citizens[seat][citizen.index] += 1
        then.roles[seat][citizen.role] += 1

    weighed = [(sight.income(citizen, 1) * turns, Why("hint-rolls", {"n": often}))] if yields(citizen)[0] else []
    weighed += _by_duke(s, seat, recruited)
    weighed += [(OPENS * card.vp, Why("hint-opens", {"card": card.ref})) for card in _opened(s, seat, citizen.role)[:1]]
    return weighed + _end(s, seat, s.citizen_stacks[citizen.place])


def _opened(s: Valeria, seat: Seat, role: int) -> list[Domain]:
    """Face-up domains whose symbols are complete with one more of this role, best first."""
    mine = s.roles[seat]
    shown = [stack[-1] for column, stack in enumerate(s.domain_stacks) if stack and column not in s.unturned]
    waiting = [card for card in shown if card.roles[role] == mine[role] + 1]
    fit = [card for card in waiting if all(mine[r] >= n for r, n in enumerate(card.roles) if r != role)]
    return sorted(fit, key=lambda card: -card.vp)


def _monster(s: Valeria, seat: Seat, monster: Monster) -> list[Weighed]:
    gains = _gains(monster.reward)
    weighed: list[Weighed] = [(float(monster.vp), Why("hint-points", {"n": monster.vp}))] if monster.vp else []
    if any(gains):
        weighed.append((Sight(s, seat).bundle(gains), Why("hint-gives", {"what": bundle(*gains)})))
    weighed += _by_duke(s, seat, lambda then: then.slain[seat].append(monster))
    rival = None if s.variant.solo else s.variant.rivals[s.active][0]
    if rival is not None and _could_slay(s, rival, monster):
        weighed.append((0.15 * monster.vp, Why("hint-denies", {"seat": f"p{rival}"})))
    if not monster.area:
        return weighed
    return weighed + _end(s, seat, s.monster_stacks[s.variant.columns.index(monster.area)])


def _could_slay(s: Valeria, seat: Seat, monster: Monster) -> bool:
    strength, extra = price_to_slay(s, centre.slot_of(s, monster), monster)
    _, own, magic, _ = s.have[seat]
    return own > 0 and extra <= magic and strength + extra <= own + magic


def _domain(s: Valeria, seat: Seat, domain: Domain) -> list[Weighed]:
    gains = _gains(domain.build)
    weighed: list[Weighed] = [(float(domain.vp), Why("hint-points", {"n": domain.vp}))] if domain.vp else []
    if any(gains):
        weighed.append((Sight(s, seat).bundle(gains), Why("hint-gives", {"what": bundle(*gains)})))
    if any(getattr(domain, moment) for moment in LASTS) and not s.ending:
        weighed.append((max(Sight(s, seat).turns - 1, 0.1) * 0.5, Why("hint-lasts")))
    weighed += _by_duke(s, seat, lambda then: then.estates[seat].append(domain))
    return weighed + _end(s, seat, next(stack for stack in s.domain_stacks if stack and stack[-1] is domain))


def _gains(effects: Sequence[Any]) -> Amounts:
    """The amounts that effects give for certain, without counters."""
    total = NOTHING
    for effect in effects:
        if type(effect) is Gain and effect.per is None:
            total = plus(total, effect.amounts)
    return total


def _by_duke(s: Valeria, seat: Seat, happen: Callable[[Valeria], None]) -> list[Weighed]:
    """The points that the player's duke gives for it at the end."""
    if len(s.dukes[seat]) != 1:
        return []
    then = s.copy()
    happen(then)
    duke = s.dukes[seat][0]
    counted = [line for line in duke.score if line.per.of != "resources"]  # they change until the end
    points = sum(scoring.worth(then, seat, line) - scoring.worth(s, seat, line) for line in counted)
    return [(float(points), Why("hint-duke", {"duke": duke.ref, "n": points}))] if points > 0 else []


def _end(s: Valeria, seat: Seat, stack: Sequence[Any]) -> list[Weighed]:
    """Emptying a stack brings the end nearer, which is good for the public leader."""
    if s.variant.solo or s.ending or len(stack) != 1:
        return []
    open_points = [sum(points for _, points in scoring.public_lines(s, who)) for who in range(s.variant.seats)]
    lead = open_points[seat] - max(points for who, points in enumerate(open_points) if who != seat)
    about = {"n": centre.exhausted(s) + 1, "all": s.variant.end}
    return [(lead / 4, Why("hint-end", about))] if lead > 0 else []


# -- What is given -----------------------------------------------------------------------------------------------------
def _got(s: Valeria, seat: Seat, amounts: Amounts) -> list[Weighed]:
    """The best face-up card that becomes affordable by it, for the active player, and the resources then."""
    gold, strength, magic, _ = (first + second for first, second in zip(s.have[seat], amounts, strict=True))
    have = -1.0, Why("hint-have", {"what": bundle(gold, strength, magic)})
    if seat != s.active:
        return [have]
    now = {option.value.card for option in purchases(s, seat)} | {s.domain_stacks[column][-1] for column in s.unturned}
    then = s.copy()
    receive(then, seat, amounts)
    new = [option.value.card for option in purchases(then, seat) if option.value.card not in now]
    sight = Sight(s, seat)
    worth = {card: _worth(sight, card) for card in dict.fromkeys(new) if card is not None}
    best = max(worth, key=lambda card: worth[card], default=None)
    return [have] if best is None else [(worth[best], Why("hint-affords", {"card": best.ref})), have]


def _worth(sight: Sight, card: Any) -> float:
    if isinstance(card, Citizen):
        return sight.citizen(card)
    return sight.monster(card) if isinstance(card, Monster) else sight.domain(card)


def _reward(s: Valeria, seat: Seat, option: Option[Any]) -> list[Weighed]:
    if isinstance(option.value, int):
        return []
    _, citizen, amounts = option.value
    return _citizen(s, seat, citizen) if citizen else _got(s, seat, amounts)


# -- Other questions ---------------------------------------------------------------------------------------------------
def _duke(s: Valeria, seat: Seat, option: Option[Any]) -> list[Weighed]:
    """The number of citizens in the centre with a symbol that the duke scores."""
    roles = {line.per.role for line in option.value.score if line.per.role is not None}
    tops = [stack[-1] for stack in s.citizen_stacks if stack]
    n = sum(citizen.role in roles for citizen in tops)
    return [(1.0, Why("hint-symbols", {"n": n, "all": len(tops)}))] if n else []


def _dice(s: Valeria, seat: Seat, option: Option[Any]) -> list[Weighed]:
    """The number of the player's cards that the dice activate, before and after the change."""
    now = _lit(s, seat, s.dice[0], s.dice[1])
    if option.value is None:
        return [(1.0, Why("hint-lit-now", {"n": now}))] if now else []
    _, die, value, _ = option.value
    dice = list(s.dice)
    dice[die] = value
    then = _lit(s, seat, dice[0], dice[1])
    return [(1.0, Why("hint-lit", {"n": then, "now": now}))] if then > now else []


def _lit(s: Valeria, seat: Seat, first: int, second: int) -> int:
    content = s.variant.content
    own = sum(n * s.citizens[seat][citizen.index] for citizen, n in content.lit[first, second])
    return own + sum(n for _, n in content.lit_starters[first, second])


def _steal(s: Valeria, seat: Seat, option: Option[Any]) -> list[Weighed]:
    """Take from the public leader, if it is somebody else."""
    if option.value is None or option.value[0] is None or s.variant.seats < 2:
        return []
    victim = option.value[0]
    open_points = [sum(points for _, points in scoring.public_lines(s, who)) for who in range(s.variant.seats)]
    most = max(points for who, points in enumerate(open_points) if who != seat)
    alone = [who for who, points in enumerate(open_points) if who != seat and points == most] == [victim]
    rivals = s.variant.seats > 2 and alone
    return [(1.0, Why("hint-from-leader", {"seat": f"p{victim}", "n": most}))] if rivals else []


def _prey(s: Valeria, seat: Seat, option: Option[Any]) -> list[Weighed]:
    """Solo: prefer to lose the resource of which more is left."""
    prey = option.value[2]
    if isinstance(prey, Domain):
        return [(1.0, Why("hint-prey-points", {"n": prey.vp}))]
    left = len(s.citizen_stacks[prey.place]) - 1 if prey else 0
    return [(1.0, Why("hint-prey-left", {"n": left}))] if left else []


_RULES: dict[str, Callable[[Valeria, Seat, Option[Any]], list[Weighed]]] = {
    "act": _act,
    "slay": _act,
    "citizen": lambda s, seat, option: _citizen(s, seat, option.value) if option.value else [],
    "income": lambda s, seat, option: _got(s, seat, option.value),
    "reward": _reward,
    "duke": _duke,
    "dice": _dice,
    "steal": _steal,
    "attack": _prey,
}
