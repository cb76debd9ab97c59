"""What things are worth, in victory points, to a player with plans: regions, quests, the forge."""

from __future__ import annotations

from ....kernel import Seat
from ..effects.cards import Split, Tempt
from ..effects.rewards import GainAlly, GainVp
from ..grammar import Counted, Effect
from ..pieces import LYING, UPRIGHT, Chip, Player, Quest, TeaCard, Wonder, Wonderland
from ..rules.forge import TRACK_LENGTH, rewards_between
from ..rules.quests import objective_count, objective_met
from ..rules.regions import units_in

WORTH = {
    "place_units": 1.0,
    "roll_shards": -1.6,
    "recruit_wonderlandian": 2.6,
    "unlock_ability": 2.4,
    "place_castle": 4.5,
    "leader_strength": 2.0,
    "discard_madness": 1.8,
    "draw_quests": 2.2,
    "forge_from_bag": 3.0,
    "gain_artifact": 2.0,
    "release_supporters": 0.5,
    "gain_vp": 1.0,
    "discard_shards": 0.9,
}
SHARD = -1.0
UNIT = 0.8


def rounds_left(s: Wonderland) -> float:
    """Wars still to be fought, this one included."""
    return 4.0 - s.round if s.phase != "war" else 3.5 - s.round


def chip_worth(p: Player, chip: Chip) -> float:
    """A chip for the bag: its strength above the average, its use in battle, and what quests want it."""
    worth = 0.45 * chip.strength + 0.5 + (0.8 if chip.kind == "forge" else 0.0)
    for quest in (*p.quests, *p.feats):
        what, _, kinds = quest.objective[0].partition(":")
        if what == "chips" and chip.kind in kinds.split("+") and not objective_met(p, quest):
            worth += 0.9 + (1.0 if quest in p.feats else 0.0)
        elif what == "strong-ally-chips" and chip.level == "strong" and not objective_met(p, quest):
            worth += 0.7
    return worth


def quest_worth(p: Player, quest: Quest) -> float:
    """How much a face-down quest promises."""
    goal = max(1, quest.objective[2][0])
    done = objective_count(p, quest)
    near = min(1.0, done / goal) if quest.objective[1] == ">=" else float(done <= goal)
    easy = {"final-strength": 1.2, "active-chips": 1.2, "units-here": 1.3, "last-active-printed": 1.4}
    return 3 * near + easy.get(quest.feat[0], 1.0)


def wonder_worth(wonder: Wonder) -> float:
    if wonder.chip is not None:
        return 0.9 * wonder.chip.strength + 0.4
    return (wonder.strength + 0.8) * wonder.count + 0.3 * len(wonder.abilities)


def effect_worth(s: Wonderland, p: Player, effect: Effect) -> float:
    """One reward of a card or a forge track."""
    op = effect.op
    if isinstance(effect, GainAlly):
        chips = [c for c in s.stock if c.family == "ally" and c.level == effect.level]
        fit = [c for c in chips if effect.type in ("any", c.kind)]
        return max((chip_worth(p, c) for c in fit), default=0.0)
    if isinstance(effect, Split):
        return max(sum(effect_worth(s, p, e) for e in half) for half in (effect.top, effect.bottom))
    if isinstance(effect, Tempt):
        return max(0.0, WORTH["roll_shards"] + sum(effect_worth(s, p, e) for e in effect.linked))
    if op == "shield_up":
        return 0.0 if p.shield else 1.5
    if op == "castle_value":
        return 1.0 + sum(step == UPRIGHT for step in p.castles)
    n = effect.n if isinstance(effect, Counted) and effect.per is None else 1
    if op == "discard_shards":
        return WORTH[op] * min(n, p.shards)
    if op == "unlock_ability":
        return WORTH[op] * (len(p.powers) < 4) * min(1.0, 0.4 + 0.3 * rounds_left(s))
    if op == "discard_madness":
        return WORTH[op] * any(c.kind == "madness" for c in p.bag)
    if op == "place_units":
        return WORTH[op] * min(n, p.supply + len(p.bench)) + 0.2 * n
    return WORTH.get(op, 0.5) * (n if op in ("gain_vp", "release_supporters") else 1)


def card_worth(s: Wonderland, p: Player, card: TeaCard) -> float:
    return sum(effect_worth(s, p, effect) for effect in card.rewards)


def region_worth(s: Wonderland, seat: Seat, region: int) -> float:
    """What another unit of this player in the region is worth: the prize, the rivals, and how many stand there."""
    p = s.players[seat]
    prize: float = s.tiles[region].vp[s.round - 1] + (p.castle_value if not p.castles[region] else 0)
    prize += sum(1.5 for quest in p.quests if quest.region == region)
    rivals = sum(1 for i, q in enumerate(s.players) if i != seat and units_in(q, region))
    mine = units_in(p, region)
    chance = 1.0 / (1 + rivals) + 0.1 * head_start(s, seat, region)
    if region in s.fought and s.phase == "war":
        chance *= 0.5  # it will only matter in the next round
    return prize * chance * (0.85, 0.9, 0.65, 0.35, 0.15, 0.1)[min(mine, 5)]


def head_start(s: Wonderland, seat: Seat, region: int) -> float:
    """Starting strength of this player here, less the best of the others, between -3 and 3."""

    def start(p: Player) -> int:
        if not units_in(p, region):
            return 0
        strength = p.strength if p.leader == region else 0
        return (
            strength + sum(f.strength for f in p.figures[region]) + (s.box.castle_strength if p.castles[region] else 0)
        )

    best = max((start(q) for i, q in enumerate(s.players) if i != seat), default=0)
    return max(-3.0, min(3.0, float(start(s.players[seat]) - best)))


def forge_worth(s: Wonderland, p: Player, chip: Chip, track: int) -> float:
    """The reward of the next space and what it completes, less the chip."""
    column = len(p.forged[track])
    if column >= TRACK_LENGTH:
        return -9.0
    worth = sum(effect_worth(s, p, e) for e in p.faction.tracks[track][column])
    worth += sum(effect_worth(s, p, e) for reward in rewards_between(p, track, column) for e in reward)
    if column == TRACK_LENGTH - 1:
        worth += WORTH["gain_artifact"]
    else:
        worth += 0.1 * rounds_left(s) * sum(effect_worth(s, p, e) for e in p.faction.tracks[track][column + 1])
    for ability in chip.abilities:
        if ability.on == "forge":
            worth += sum(e.n if isinstance(e, GainVp) and e.per is None else 1 for e in ability.effects)
    return worth - 0.25 * (chip.strength - 1) * rounds_left(s) + (0.2 if chip.family != "ally" else 0.0)


def standing_of(s: Wonderland, seat: Seat) -> float:
    """What this player may expect to score in the end, but for what all have alike.

    The weights were fitted to the winners of 8,500 games between greedy players at two to five seats.
    """
    p = s.players[seat]
    chips = [*p.bag, *p.exhausted, *p.active, *p.madness]
    good = [c for c in chips if not c.losses]
    score = p.vp + 0.85 * p.castle_value * sum(step == UPRIGHT for step in p.castles) - 0.75 * p.shards
    score += sum(2.0 for step in p.castles if step == LYING)
    score += sum(8.5 if objective_met(p, q) else 5.0 for q in p.feats)
    score += sum(quest_worth(p, q) - 1.3 for q in p.quests)
    later = 4.5 * sum(c.strength for c in good) / max(1, len(chips)) + 0.3 * len(good) - 0.9 * (len(chips) - len(good))
    later += 0.75 * sum(c.kind == "forge" for c in good) + 1.2 * sum(map(len, p.figures)) + 1.2 * p.shield
    later += 0.65 * len(p.powers) + 0.45 * p.strength
    return score + rounds_left(s) * later + _afoot(s, p) + 0.55 * prospects(s, seat)


def _afoot(s: Wonderland, p: Player) -> float:
    """Units that wait for a battle; those that have theirs behind them are only missed elsewhere."""
    fought = s.fought if s.phase == "war" else ()
    return sum(0.5 * units_in(p, region) * (-1 if region in fought else 1) for region in s.ring)


def prospects(s: Wonderland, seat: Seat) -> float:
    """What the battles still to come in this round promise: strength at their start, and prizes within reach."""
    p = s.players[seat]
    worth = 0.0
    for region in s.ring:
        units = units_in(p, region)
        if not units or (s.phase == "war" and (region in s.fought or (region == s.region and s.draw))):
            continue
        strength = (p.strength if p.leader == region else 0) + sum(f.strength for f in p.figures[region])
        strength += s.box.castle_strength if p.castles[region] else 0
        rivals = any(units_in(q, region) for i, q in enumerate(s.players) if i != seat)
        reach = min(1.0, (units + strength) / 4) * (0.5 if rivals else 1.0)
        worth += 0.9 * strength + 0.7 * reach * s.tiles[region].vp[s.round - 1]
    return worth
