"""Reasons for an option that the coach gives, from public information, the own bag and the own quests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ....kernel import Ask, Option, Seat, Why
from ..grammar import Effect
from ..pieces import Chip, Player, Quest, Wonder, Wonderland
from ..rules.forge import TRACK_LENGTH
from ..rules.quests import feat_met, objective_count, objective_met
from ..rules.regions import units_in
from ..rules.two_player import rules_for
from .chances import next_chips
from .heuristics import weigh
from .plans import card_worth, chip_worth, effect_worth

Reasons = Callable[[Wonderland, Seat, Ask[Any], Any], Iterable[Why]]
PROMPTS: dict[str, Reasons] = {}
OWN_FEATS = {"final-strength", "last-active-printed", "active-chips", "active-types", "on-forge-symbol"}  # if one stops
SHOWING = {"roll_shards", "draw_quests", "recruit_wonderlandian"}
TELLING = {  # rewards that a word explains
    "recruit_wonderlandian",
    "unlock_ability",
    "place_castle",
    "leader_strength",
    "discard_madness",
    "draw_quests",
    "gain_ally",
    "gain_artifact",
    "gain_vp",
    "place_units",
    "castle_value",
    "shield_up",
}


def reasons(s: Wonderland, ask: Ask[Any], option: Option[Any]) -> list[Why]:
    """The reasons for this option, most important first."""
    if option.key == "pass":
        return list(_passing(s, ask, option))
    rule = PROMPTS.get(ask.prompt)
    return [] if rule is None else list(rule(s, ask.seat, ask, option.value))


def _passing(s: Wonderland, ask: Ask[Any], option: Option[Any]) -> Iterable[Why]:
    """The reason for passing: all other options weigh less."""
    weights = weigh(s, ask)
    mine = weights[ask.options.index(option)]
    if all(weight < mine for other, weight in zip(ask.options, weights, strict=True) if other.key != option.key):
        yield Why("hint-rest")


def prompt(*names: str) -> Callable[[Reasons], Reasons]:
    def register(rule: Reasons) -> Reasons:
        PROMPTS.update(dict.fromkeys(names, rule))
        return rule

    return register


# -- Battle ------------------------------------------------------------------------------------------------------------
@prompt("draw")
def draw_or_stop(s: Wonderland, seat: Seat, ask: Ask[Any], draws: bool) -> Iterable[Why]:
    """Where the markers stand, and what is in the own bag."""
    player = s.players[seat]
    rivals = [q for i, q in enumerate(s.players) if i != seat and q.standing]
    best = max((q.marker for q in rivals), default=0)
    bar = rules_for(s).resistance(s)
    chips = next_chips(player)
    bad = [chip.losses for chip in chips if chip.losses]
    about = {"n": len(bad), "all": len(chips)}
    units = units_in(player, s.region)
    if draws:
        if player.marker < best:
            yield Why("hint-behind", {"n": best - player.marker})
        elif player.marker <= bar:
            yield Why("hint-below", {"n": player.marker, "all": bar})
        if chips and not bad:
            yield Why("hint-bag-clean")
        elif player.shield and bad:
            yield Why("hint-shield")
        elif bad and max(bad) < units and 3 * len(bad) <= len(chips):
            yield Why("hint-bag-calm", about)
        elif bad and 2 * len(bad) < len(chips):
            yield Why("hint-bag-good", {"n": len(chips) - len(bad), "all": len(chips)})
        return
    ahead = player.marker > best and player.marker > bar
    if ahead and rivals and all(q.stopped for q in rivals):
        yield Why("hint-won", {"n": player.marker})
    elif ahead and rivals:
        yield Why("hint-leads", {"n": player.marker - best})
    if player.marker in s.box.symbols and player.active:
        yield Why("hint-symbol", {"n": player.marker})
    if any(
        quest.region == s.region and quest.feat[0] in OWN_FEATS and feat_met(s, seat, quest) for quest in player.quests
    ):
        yield Why("hint-feat-now")
    if bad and not player.shield and max(bad) >= units:
        yield Why("hint-bag-deadly", {"n": sum(losses >= units for losses in bad), "all": len(chips)})
    elif bad and 3 * len(bad) > len(chips):
        yield Why("hint-bag-mad", about)


@prompt("block")
def block(s: Wonderland, seat: Seat, ask: Ask[Any], blocks: bool) -> Iterable[Why]:
    player = s.players[seat]
    units, losses = units_in(player, s.region), player.played[0].losses
    if blocks and losses >= units:
        yield Why("hint-saves")
    elif blocks:
        yield Why("hint-blocks", {"n": losses})
    elif losses < units:
        yield Why("hint-bears", {"n": losses, "all": units})


@prompt("bet")
def bet(s: Wonderland, seat: Seat, ask: Ask[Any], on: Seat | None) -> Iterable[Why]:
    """The strongest at the start."""
    markers = {option.value: s.players[option.value].marker for option in ask.options if option.value is not None}
    if on is not None and all(markers[on] > n for who, n in markers.items() if who != on):
        yield Why("hint-strongest", {"seat": f"p{on}", "n": markers[on]})


@prompt("award")
def award(s: Wonderland, seat: Seat, ask: Ask[Any], what: str) -> Iterable[Why]:
    points = what == "vp"
    yield Why("hint-award-points" if points else "hint-award-castle", {"n": ask.about["vp" if points else "castle"]})


@prompt("lose", "sacrifice")
def lose(s: Wonderland, seat: Seat, ask: Ask[Any], value: Any) -> Iterable[Why]:
    unit = value[0] if isinstance(value, tuple) else value
    if unit == "supporter" and ask.prompt == "lose" and len(ask.options) > 1:
        yield Why("hint-supporter")


@prompt("give-shard", "weaken", "calm", "steal", "claws", "share")
def target(s: Wonderland, seat: Seat, ask: Ask[Any], value: Any) -> Iterable[Why]:
    """The target is the opponent with most points."""
    who = value[0] if isinstance(value, tuple) else value
    others = {i: q.vp for i, q in enumerate(s.players) if i != seat}
    if who in others and len(others) > 1 and all(others[who] > vp for i, vp in others.items() if i != who):
        yield Why("hint-most-points", {"seat": f"p{who}", "n": others[who]})


# -- Regions -----------------------------------------------------------------------------------------------------------
@prompt("place", "relocate", "send", "lead", "castle", "leave", "fly", "move-leader", "come")
def where(s: Wonderland, seat: Seat, ask: Ask[Any], value: Any) -> Iterable[Why]:
    """The prize, the rivals and the own quests of a region."""
    if value is None or value is False:
        return
    end = s.region if ask.prompt == "come" else value if isinstance(value, int) else value[-1]
    if not isinstance(end, int) or end not in s.ring:
        return
    player, region = s.players[seat], s.box.regions[end].ref
    rivals = [q for i, q in enumerate(s.players) if i != seat and units_in(q, end)]
    points = s.tiles[end].vp[s.round - 1]
    if any(quest.region == end for quest in player.quests):
        yield Why("hint-quest-here", {"region": region})
    if s.phase == "war" and end in s.fought:
        return
    if not rivals:
        yield Why("hint-free", {"region": region, "n": points})
    elif all(s.tiles[other].vp[s.round - 1] <= points for other in s.ring):
        yield Why("hint-richest", {"region": region, "n": points})
    if units_in(player, end) == 1:
        yield Why("hint-second", {"region": region})
    if rivals:
        yield Why("hint-rivals", {"region": region, "n": len(rivals), "vp": points})


# -- Cards, chips, quests, the forge -----------------------------------------------------------------------------------
@prompt("take")
def take(s: Wonderland, seat: Seat, ask: Ask[Any], value: Any) -> Iterable[Why]:
    if isinstance(value, str):
        sat = {q.chair for i, q in enumerate(s.players) if i != seat}
        empty = sum(card is None and chair not in sat for chair, card in enumerate(s.table) if chair)
        if value == "head" and (fresh := min(empty, len(s.decks[s.round - 1]))):
            yield Why("hint-fresh", {"n": fresh})
        return
    player = s.players[seat]
    yield from _rewards(s, player, value.rewards)
    cards = [option.value for option in ask.options if not isinstance(option.value, str)]
    if len(cards) > 1 and all(
        card_worth(s, player, value) > card_worth(s, player, card) for card in cards if card is not value
    ):
        yield Why("hint-best-card", {"n": len(cards)})


def _rewards(s: Wonderland, player: Player, effects: Sequence[Effect]) -> Iterable[Why]:
    """The reward that is worth most, in a word."""
    telling = [effect for effect in effects if effect.op in TELLING]
    best = max(telling, key=lambda effect: effect_worth(s, player, effect), default=None)
    if best is not None and effect_worth(s, player, best) > 0:
        yield Why("hint-brings", {"what": best.op})


@prompt("reward")
def reward(s: Wonderland, seat: Seat, ask: Ask[Any], effect: Effect) -> Iterable[Why]:
    """What shows something comes first: the rest is chosen knowing it."""
    if effect.op in SHOWING:
        yield Why("hint-first")
    else:
        yield from _rewards(s, s.players[seat], (effect,))


@prompt("forge", "forge-from-bag")
def forge(s: Wonderland, seat: Seat, ask: Ask[Any], value: Any) -> Iterable[Why]:
    if value is None:
        return
    chip, track = value
    player = s.players[seat]
    column = len(player.forged[track])
    if column < TRACK_LENGTH:
        yield from _rewards(s, player, player.faction.tracks[track][column])
    if chip.strength == min(option.value[0].strength for option in ask.options if option.value is not None):
        yield Why("hint-weakest-chip", {"n": chip.strength})


@prompt("ally", "play", "return")
def chips(s: Wonderland, seat: Seat, ask: Ask[Any], chip: Chip | None) -> Iterable[Why]:
    if chip is None:
        return
    player = s.players[seat]
    if ask.prompt != "play":
        quests = [quest for quest in (*player.quests, *player.feats) if _wants(player, quest, chip)]
        if quests:
            yield Why("hint-wanted", _progress(player, quests[0]))
    offered = [option.value for option in ask.options if option.value is not None]
    if not chip.losses and len(offered) > 1 and chip.strength == max(other.strength for other in offered):
        yield Why("hint-strong-chip", {"n": chip.strength})
    elif (
        ask.prompt == "ally"
        and len(offered) > 1
        and chip_worth(player, chip) == max(chip_worth(player, one) for one in offered)
    ):
        yield Why("hint-chip", {"n": chip.strength})
    elif ask.prompt == "ally" and chip.strength:
        yield Why("hint-adds", {"n": chip.strength})


def _wants(player: Player, quest: Quest, chip: Chip) -> bool:
    what, _, kinds = quest.objective[0].partition(":")
    fits = (what == "chips" and chip.kind in kinds.split("+")) or (
        what == "strong-ally-chips" and chip.level == "strong"
    )
    return fits and quest.objective[1] == ">=" and not objective_met(player, quest)


def _progress(player: Player, quest: Quest) -> dict[str, Any]:
    return {"quest": quest.ref, "n": objective_count(player, quest), "all": quest.objective[2][0]}


@prompt("keep", "feat", "extra-feat")
def quests(s: Wonderland, seat: Seat, ask: Ask[Any], quest: Quest | None) -> Iterable[Why]:
    if quest is None:
        return
    player = s.players[seat]
    if ask.prompt != "keep":
        yield Why("hint-feat", {"n": quest.points[0]})
    if quest.objective[1] == ">=" and objective_count(player, quest):
        yield Why("hint-objective", _progress(player, quest))
    if ask.prompt == "keep":
        yield Why("hint-quest-points", {"n": sum(quest.points)})


@prompt("recruit")
def recruit(s: Wonderland, seat: Seat, ask: Ask[Any], wonder: Wonder) -> Iterable[Why]:
    if wonder.chip is None:
        yield Why("hint-figures", {"n": wonder.count, "strength": wonder.strength})
    else:
        yield Why("hint-items", {"n": wonder.count, "strength": wonder.chip.strength})


@prompt("unlock")
def unlock(s: Wonderland, seat: Seat, ask: Ask[Any], power: Any) -> Iterable[Why]:
    player = s.players[seat]
    n = sum(chip.kind == "artifact" for chip in (*player.bag, *player.exhausted, *player.active))
    if power.artifact and n:
        yield Why("hint-artifacts", {"n": n})
