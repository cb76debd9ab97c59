"""The worth of regions, quests and the forge to a player, in victory points."""

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


def chip_worth(player: Player, chip: Chip) -> float:
    """A chip for the bag: its strength above the average, its use in battle, and what quests want it."""
    worth = 0.45 * chip.strength + 0.5 + (0.8 if chip.kind == "forge" else 0.0)
    for quest in (*player.quests, *player.feats):
        what, _, kinds = quest.objective[0].partition(":")
        if what == "chips" and chip.kind in kinds.split("+") and not objective_met(player, quest):
            worth += 0.9 + (1.0 if quest in player.feats else 0.0)
        elif what == "strong-ally-chips" and chip.level == "strong" and not objective_met(player, quest):
            worth += 0.7
    return worth


def quest_worth(player: Player, quest: Quest) -> float:
    """The expected points of a face-down quest."""
    goal = max(1, quest.objective[2][0])
    done = objective_count(player, quest)
    near = min(1.0, done / goal) if quest.objective[1] == ">=" else float(done <= goal)
    easy = {"final-strength": 1.2, "active-chips": 1.2, "units-here": 1.3, "last-active-printed": 1.4}
    return 3 * near + easy.get(quest.feat[0], 1.0)


def wonder_worth(wonder: Wonder) -> float:
    if wonder.chip is not None:
        return 0.9 * wonder.chip.strength + 0.4
    return (wonder.strength + 0.8) * wonder.count + 0.3 * len(wonder.abilities)


def effect_worth(s: Wonderland, player: Player, effect: Effect) -> float:
    """One reward of a card or a forge track."""
    op = effect.op
    if isinstance(effect, GainAlly):
        chips = [chip for chip in s.stock if chip.family == "ally" and chip.level == effect.level]
        fit = [chip for chip in chips if effect.type in ("any", chip.kind)]
        return max((chip_worth(player, chip) for chip in fit), default=0.0)
    if isinstance(effect, Split):
        return max(sum(effect_worth(s, player, one) for one in half) for half in (effect.top, effect.bottom))
    if isinstance(effect, Tempt):
        return max(0.0, WORTH["roll_shards"] + sum(effect_worth(s, player, one) for one in effect.linked))
    if op == "shield_up":
        return 0.0 if player.shield else 1.5
    if op == "castle_value":
        return 1.0 + sum(step == UPRIGHT for step in player.castles)
    n = effect.n if isinstance(effect, Counted) and effect.per is None else 1
    if op == "discard_shards":
        return WORTH[op] * min(n, player.shards)
    if op == "unlock_ability":
        return WORTH[op] * (len(player.powers) < 4) * min(1.0, 0.4 + 0.3 * rounds_left(s))
    if op == "discard_madness":
        return WORTH[op] * any(chip.kind == "madness" for chip in player.bag)
    if op == "place_units":
        return WORTH[op] * min(n, player.supply + len(player.bench)) + 0.2 * n
    return WORTH.get(op, 0.5) * (n if op in ("gain_vp", "release_supporters") else 1)


def card_worth(s: Wonderland, player: Player, card: TeaCard) -> float:
    return sum(effect_worth(s, player, effect) for effect in card.rewards)


def region_worth(s: Wonderland, seat: Seat, region: int) -> float:
    """What another unit of this player in the region is worth: the prize, the rivals, and how many stand there."""
    player = s.players[seat]
    prize: float = s.tiles[region].vp[s.round - 1] + (player.castle_value if not player.castles[region] else 0)
    prize += sum(1.5 for quest in player.quests if quest.region == region)
    rivals = sum(1 for i, q in enumerate(s.players) if i != seat and units_in(q, region))
    mine = units_in(player, region)
    chance = 1.0 / (1 + rivals) + 0.1 * head_start(s, seat, region)
    if region in s.fought and s.phase == "war":
        chance *= 0.5  # it will only matter in the next round
    return prize * chance * (0.85, 0.9, 0.65, 0.35, 0.15, 0.1)[min(mine, 5)]


def head_start(s: Wonderland, seat: Seat, region: int) -> float:
    """Starting strength of this player here, less the best of the others, between -3 and 3."""

    def start(player: Player) -> int:
        if not units_in(player, region):
            return 0
        strength = player.strength if player.leader == region else 0
        return (
            strength
            + sum(figure.strength for figure in player.figures[region])
            + (s.box.castle_strength if player.castles[region] else 0)
        )

    best = max((start(q) for i, q in enumerate(s.players) if i != seat), default=0)
    return max(-3.0, min(3.0, float(start(s.players[seat]) - best)))


def forge_worth(s: Wonderland, player: Player, chip: Chip, track: int) -> float:
    """The reward of the next space and what it completes, less the chip."""
    column = len(player.forged[track])
    if column >= TRACK_LENGTH:
        return -9.0
    worth = sum(effect_worth(s, player, effect) for effect in player.faction.tracks[track][column])
    worth += sum(
        effect_worth(s, player, effect) for reward in rewards_between(player, track, column) for effect in reward
    )
    if column == TRACK_LENGTH - 1:
        worth += WORTH["gain_artifact"]
    else:
        worth += (
            0.1
            * rounds_left(s)
            * sum(effect_worth(s, player, effect) for effect in player.faction.tracks[track][column + 1])
        )
    for ability in chip.abilities:
        if ability.on == "forge":
            worth += sum(
                effect.n if isinstance(effect, GainVp) and effect.per is None else 1 for effect in ability.effects
            )
    return worth - 0.25 * (chip.strength - 1) * rounds_left(s) + (0.2 if chip.family != "ally" else 0.0)


def standing_of(s: Wonderland, seat: Seat) -> float:
    """The final score this player may expect, without the parts all players have alike.

    The weights were fitted to the winners of 8,500 games between greedy players at two to five seats.
    """
    player = s.players[seat]
    chips = [*player.bag, *player.exhausted, *player.active, *player.madness]
    good = [chip for chip in chips if not chip.losses]
    score = (
        player.vp + 0.85 * player.castle_value * sum(step == UPRIGHT for step in player.castles) - 0.75 * player.shards
    )
    score += sum(2.0 for step in player.castles if step == LYING)
    score += sum(8.5 if objective_met(player, q) else 5.0 for q in player.feats)
    score += sum(quest_worth(player, q) - 1.3 for q in player.quests)
    later = (
        4.5 * sum(chip.strength for chip in good) / max(1, len(chips))
        + 0.3 * len(good)
        - 0.9 * (len(chips) - len(good))
    )
    later += (
        0.75 * sum(chip.kind == "forge" for chip in good) + 1.2 * sum(map(len, player.figures)) + 1.2 * player.shield
    )
    later += 0.65 * len(player.powers) + 0.45 * player.strength
    return score + rounds_left(s) * later + _afoot(s, player) + 0.55 * prospects(s, seat)


def _afoot(s: Wonderland, player: Player) -> float:
    """Units that wait for a battle; those whose battle is over are only needed elsewhere."""
    fought = s.fought if s.phase == "war" else ()
    return sum(0.5 * units_in(player, region) * (-1 if region in fought else 1) for region in s.ring)


def prospects(s: Wonderland, seat: Seat) -> float:
    """The expected points of the battles left in this round: starting strength, and prizes within reach."""
    player = s.players[seat]
    worth = 0.0
    for region in s.ring:
        units = units_in(player, region)
        if not units or (s.phase == "war" and (region in s.fought or (region == s.region and s.draw))):
            continue
        strength = (player.strength if player.leader == region else 0) + sum(
            figure.strength for figure in player.figures[region]
        )
        strength += s.box.castle_strength if player.castles[region] else 0
        rivals = any(units_in(q, region) for i, q in enumerate(s.players) if i != seat)
        reach = min(1.0, (units + strength) / 4) * (0.5 if rivals else 1.0)
        worth += 0.9 * strength + 0.7 * reach * s.tiles[region].vp[s.round - 1]
    return worth
