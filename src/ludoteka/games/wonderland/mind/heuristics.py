"""Weights of options for bots, and chances to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from ....kernel import Ask, Heuristics, Seat
from ..effects.cards import Split, Tempt
from ..pieces import Chip, Player, TeaCard, Wonderland
from ..rules.quests import feat_met
from ..rules.regions import units_in
from ..rules.talents import talent_of
from ..rules.two_player import rules_for
from .calibration import CALIBRATION, stage
from .chances import expected_strength, next_chips, strength_of
from .plans import (
    SHARD,
    UNIT,
    WORTH,
    card_worth,
    chip_worth,
    effect_worth,
    forge_worth,
    quest_worth,
    region_worth,
    rounds_left,
    standing_of,
    wonder_worth,
)

POWERS = {
    "doubly-quick": 3.0,
    "help-the-locals": 3.0,
    "off-with-their-heads": 1.8,
}  # abilities that are not for artifacts
Weigh = Callable[[Wonderland, Seat, Ask[Any]], Sequence[float]]
PROMPTS: dict[str, Weigh] = {}


def prompt(*names: str) -> Callable[[Weigh], Weigh]:
    def register(rule: Weigh) -> Weigh:
        PROMPTS.update(dict.fromkeys(names, rule))
        return rule

    return register


def weigh(s: Wonderland, ask: Ask[Any]) -> Sequence[float]:
    """A weight for each option, in victory points where possible."""
    rule = PROMPTS.get(ask.prompt)
    return (
        rule(s, ask.seat, ask)
        if rule is not None
        else [1.0 if option.value is not None else 0.5 for option in ask.options]
    )


# -- Battle ------------------------------------------------------------------------------------------------------------
Rivals = Sequence[float]  # the strength to expect of each rival who has not busted


def rivals_of(s: Wonderland, seat: Seat) -> Rivals:
    """The rivals still drawing, with the expected strength of their bags."""
    return [
        player.marker if player.stopped else player.marker + 1.3 * expected_strength(player) + 0.5
        for i, player in enumerate(s.players)
        if player.standing and i != seat
    ]


def winning(s: Wonderland, rivals: Rivals, marker: float) -> float:
    """The chance to come first with this strength."""
    chance = 1.0
    for strength in rivals:
        chance /= 1.0 + exp((strength - marker) / 1.6)
    bar = rules_for(s).resistance(s)
    return chance if bar < 0 else chance / (1.0 + exp((bar + 0.5 - marker) / 0.5))


def prize(s: Wonderland, seat: Seat) -> float:
    player = s.players[seat]
    castle = player.castle_value + rounds_left(s) if rules_for(s).next_castle(player, s.region) else 0.0
    return s.tiles[s.region].vp[s.round - 1] + castle


def stopping(s: Wonderland, seat: Seat, rivals: Rivals, marker: int, award: float) -> float:
    """The expected points of ending the battle with this strength."""
    chance = winning(s, rivals, marker)
    second = 0.0 if len(s.players) == 2 else 0.35 * (1.0 - chance)
    player = s.players[seat]
    forge = 1.8 if marker in s.box.symbols and player.active else 0.0
    return chance * award + second * s.tiles[s.region].vp[s.round - 1] * 0.5 + forge


@prompt("draw")
def draw_or_stop(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """The value of one more draw, over the exact contents of the bag, against stopping here."""
    player = s.players[seat]
    award, rivals = prize(s, seat), rivals_of(s, seat)
    stop = stopping(s, seat, rivals, player.marker, award)
    stop += sum(2.5 for quest in player.quests if quest.region == s.region and feat_met(s, seat, quest))
    saved = sum(0.6 for chip in player.active if chip.kind == "forge")
    chips = Counter(next_chips(player))
    total = sum(chips.values())
    if not total:
        return [0.0 if option.value else stop for option in ask.options]
    units = units_in(player, s.region)
    worth = 0.0
    for chip, n in chips.items():
        worth += n * (_bad_draw(player, chip, units, stop) if chip.losses else _good_draw(s, seat, rivals, chip, award))
    go_on = 0.25 if units > 1 else 0.0  # it need not be the last draw
    return [worth / total + saved + go_on if option.value else stop + saved for option in ask.options]


def _bad_draw(player: Player, chip: Chip, units: int, stop: float) -> float:
    if player.shield:
        return stop - 0.8
    if chip.losses >= units:
        return -UNIT * units
    return stop - UNIT * chip.losses


def _good_draw(s: Wonderland, seat: Seat, rivals: Rivals, chip: Chip, award: float) -> float:
    player = s.players[seat]
    extra = sum(0.6 for ability in chip.abilities if ability.on in ("battle_end", "static") and chip.kind != "red-rook")
    return stopping(s, seat, rivals, min(s.box.track_end, player.marker + strength_of(player, chip)), award) + extra


@prompt("block")
def block_or_not(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    units, losses = units_in(player, s.region), player.played[0].losses
    pain = UNIT * losses + (
        2.0 + winning(s, rivals_of(s, seat), player.marker) * prize(s, seat) if losses >= units else 0.0
    )
    return [pain if option.value else 1.1 for option in ask.options]


@prompt("bet")
def bet(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """A weak ally against a shard."""
    fighters = [option.value for option in ask.options if option.value is not None]
    chances = {who: winning(s, rivals_of(s, who), s.players[who].marker + 1) for who in fighters}
    total = sum(chances.values()) or 1.0
    return [0.0 if choice.value is None else 2.4 * chances[choice.value] / total - 1.0 for choice in ask.options]


@prompt("come")
def come(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    here = region_worth(s, seat, s.region) + 0.4 * player.strength if units_in(player, s.region) else 0.5
    there = region_worth(s, seat, player.leader) if player.leader >= 0 and player.leader not in s.fought else 0.0
    return [here - there if option.value else 1.0 for option in ask.options]


@prompt("play")
def play(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    return [
        -3.0 * option.value.losses + strength_of(player, option.value) + 0.3 * len(option.value.play)
        for option in ask.options
    ]


@prompt("lose", "sacrifice")
def lose(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """Supporters before figures; a sacrifice only where units abound."""
    player = s.players[seat]
    weights = []
    for option in ask.options:
        unit = option.value[0] if isinstance(option.value, tuple) else option.value
        spare = _spare(s, player, option.value[1]) if isinstance(option.value, tuple) else 3
        weights.append(0.6 if unit is None else (0.25 * spare if unit == "supporter" else 0.0))
    return weights


def _spare(s: Wonderland, player: Player, region: int) -> int:
    """Spare units: many in crowded regions, all in regions whose last battle is over."""
    return 9 if s.round == 3 and region in s.fought else units_in(player, region)


@prompt("strength", "marker")
def strength(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    if ask.prompt == "marker":
        award, rivals = prize(s, seat), rivals_of(s, seat)
        return [
            stopping(s, seat, rivals, player.marker if option.value is None else option.value, award)
            for option in ask.options
        ]
    return [float(option.value) for option in ask.options]


@prompt("award")
def award(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    vp, castle = s.tiles[s.region].vp[s.round - 1], s.players[seat].castle_value + 0.8 * (3 - s.round)
    return [float(vp) if option.value == "vp" else castle for option in ask.options]


@prompt("give-shard", "weaken", "calm", "steal", "claws", "share")
def target(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """Prefer the player who is doing best."""
    weights = []
    for option in ask.options:
        who = option.value[0] if isinstance(option.value, tuple) else option.value
        weights.append(-1.0 if who is None else 0.1 * s.players[who].vp + 0.05 * s.players[who].marker)
    return weights


@prompt("effect", "use")
def use(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    order = {"effect/chip-strength": 2.0, "effect/return-exhausted": 1.2, "effect/move-supporters-in": 1.0}
    return [order.get(option.key, 1.0) if option.key != "pass" else 0.0 for option in ask.options]


@prompt("next")
def next_ability(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """Gains of chips before they leave, but for those that gain shards; moves last."""
    costly = any(chip.kind == "red-rook" for chip in s.players[seat].active)
    order = {"love-of-learning": 2.0 if costly else -1.0, "vanishing-act": -2.0, "gryphon": -3.0}
    return [order.get(option.value, 0.0) for option in ask.options]


@prompt("return", "remove")
def chips_back(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player, sign = s.players[seat], (1.0 if ask.prompt == "return" else -1.0)
    return [-2.0 if option.value is None else sign * chip_worth(player, option.value) for option in ask.options]


@prompt("feat", "extra-feat")
def feat(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    return [0.0 if option.value is None else 3.0 + quest_worth(player, option.value) for option in ask.options]


@prompt("forge", "forge-from-bag")
def forge(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    return [0.3 if option.value is None else forge_worth(s, player, *option.value) for option in ask.options]


# -- Regions -----------------------------------------------------------------------------------------------------------
@prompt("place", "relocate", "send", "lead", "castle", "leave", "fly", "bring", "move-leader")
def where(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """Prefer regions by the value of one more unit, less its value at the place it leaves."""
    player = s.players[seat]
    here = {"leave": s.region, "fly": s.region, "bring": s.region, "move-leader": player.leader}.get(ask.prompt, -1)
    worths = [region_worth(s, seat, region) if region in s.ring else 0.0 for region in range(len(s.box.regions))]
    stay = worths[here] if here >= 0 else 0.0
    weights = []
    for option in ask.options:
        value = option.value
        if value is None:
            weights.append(stay if ask.prompt != "bring" else 0.0)
            continue
        end = value if isinstance(value, int) else value[-1]
        worth = worths[end]
        if ask.prompt == "castle":
            worth = 1.0 + s.tiles[end].vp[2] * 0.2 - 0.5 * (worth if s.phase == "tea" else 0.0)
        elif ask.prompt == "lead":
            worth *= 1.0 + 0.15 * player.strength
        elif ask.prompt == "bring":
            worth = stay - worth
        elif isinstance(value, tuple) and len(value) == 3 and value[1] is not None:
            worth -= worths[value[1]] + 0.2
        weights.append(worth)
    return weights


# -- Tea ---------------------------------------------------------------------------------------------------------------
@prompt("take")
def take(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """The value of the card, less that of the cards left behind if more are needed, less poison."""
    player = s.players[seat]
    need = s.cards_each - player.taken - 1
    worth = {
        chip: _cup(s, player, chip, bad) for chip, bad in zip(s.table, s.poisoned, strict=True) if chip is not None
    }
    fresh = max(worth.values(), default=3.0) + 0.05 * sum(card is None for card in s.table)
    moves = player.chair == 0 or any(choice.value == "head" for choice in ask.options)  # else it is the host's party
    last = len(ask.options) - 1
    backwards = player.chair == 0 and talent_of(player).backwards and ask.options[last].value != "head"
    stuck = sum(not isinstance(choice.value, str) for choice in ask.options) <= need
    weights = []
    for place, option in enumerate(ask.options):
        if option.value == "head":
            weights.append(fresh + WORTH["roll_shards"] * (0.8 if stuck else 1.0))
        elif option.value == "party":
            weights.append(fresh - 0.5 * need)
        else:
            skipped = last - place if backwards else place
            weights.append(worth[option.value] - (0.12 * need * skipped if moves else 0.0))
    return weights


def _cup(s: Wonderland, player: Player, card: TeaCard, poisoned: bool) -> float:
    return card_worth(s, player, card) - (1.2 if poisoned and talent_of(player).poison_harms else 0.0)


@prompt("reward")
def reward(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """Prefer rewards that reveal something first, and those that discard shards last."""
    order = {"roll_shards": 5.0, "draw_quests": 4.0, "recruit_wonderlandian": 3.0, "discard_shards": -1.0}
    return [order.get(option.value.op, 1.0) for option in ask.options]


@prompt("half", "tempt", "ally", "recruit", "keep", "discard", "poison", "no-room", "discard-shard")
def rewards(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    player = s.players[seat]
    return [_reward(s, player, ask, option.value) for option in ask.options]


def _reward(s: Wonderland, player: Player, ask: Ask[Any], value: Any) -> float:
    match ask.prompt:
        case "ally":
            return -1.0 if value is None else chip_worth(player, value)
        case "recruit":
            return wonder_worth(value)
        case "keep":
            return quest_worth(player, value)
        case "discard":
            return -quest_worth(player, value)
        case "poison":
            return (
                0.5
                if value is None
                else card_worth(s, s.players[(s.players.index(player) + 1) % len(s.players)], value) / 3
            )
        case "no-room":
            return WORTH["roll_shards"] if value else SHARD
        case "half" | "tempt":
            return _half(s, player, ask.prompt, value)
    return 0.0 if value is None else 1.0


def _half(s: Wonderland, player: Player, which: str, value: Any) -> float:
    card = player.tea[-1]
    if value is None:
        return 0.0
    for part in card.rewards:
        if which == "tempt" and isinstance(part, Tempt):
            return WORTH["roll_shards"] + sum(effect_worth(s, player, effect) for effect in part.linked)
        if which == "half" and isinstance(part, Split):
            return sum(effect_worth(s, player, effect) for effect in (part.top, part.bottom)[value])
    return 0.0


@prompt("unlock")
def unlock(s: Wonderland, seat: Seat, ask: Ask[Any]) -> Sequence[float]:
    """Units for nothing first; artifact abilities act in every battle: the more artifacts, the better."""
    player = s.players[seat]
    artifacts = sum(chip.kind == "artifact" for chip in player.bag)
    return [
        1.0 + 0.3 * artifacts if option.value.artifact else POWERS.get(option.value.ref, 1.4) for option in ask.options
    ]


# -- Value -------------------------------------------------------------------------------------------------------------
def value(s: Wonderland) -> Sequence[float]:
    """Win chances if play stopped here, from expected scores, with more certainty later in the game."""
    heat = 4.0 + 4.2 * rounds_left(s)
    scores = [(standing_of(s, Seat(i)) + 0.5 * fight(s, Seat(i))) / heat for i in range(len(s.players))]
    top = max(scores)
    shares = [exp(score - top) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def fight(s: Wonderland, seat: Seat) -> float:
    """The expected points of the current battle for this player."""
    player = s.players[seat]
    if not s.draw or s.decided or not player.standing:
        return 0.0
    promised = 0.0 if player.stopped else 1.3 * expected_strength(player) + 0.5
    chance = winning(s, rivals_of(s, seat), player.marker + promised)
    others = 0.25 * (1.0 - chance) if len(s.players) > 2 else 0.0
    return chance * prize(s, seat) + others * s.tiles[s.region].vp[s.round - 1] + 0.3 * units_in(player, s.region)


HEURISTICS: Heuristics[Wonderland] = Heuristics(
    weigh=weigh,
    value=value,
    depth=12,
    exploration=0.5,
    rollout_bias=0.9,
    milliseconds=500.0,
    stage=stage,
    calibration=CALIBRATION,
)
