"""The view of a seat of Wonderland's War, with the types of `contract`.

Public is everything on the boards, in the areas of chips, on the table and in the market; also what a bag is made of,
for every chip goes in and out in the open. Nobody knows the order of decks or what will be drawn; only its owner knows
a face-down quest, a bet that lies there, chips being looked at in an extra draw, and the quests it discarded. During
the war a bag's contents are not listed unless the setting `bags` says so; its owner is told the odds of the next draw.
"""

from __future__ import annotations

from collections import Counter
from operator import attrgetter

from ....kernel import Seat
from .. import contract
from ..mind.chances import odds
from ..pieces import NOBODY, NOWHERE, UPRIGHT, Between, Player, Wonderland
from ..rules.quests import owned_chips, quest_points
from ..rules.regions import neighbours
from ..rules.scoring import castle_points
from ..rules.two_player import half, rules_for
from .cards import quest, refs, rewards, tea_card, wonder

_rank = attrgetter("rank")


# -- The view ----------------------------------------------------------------------------------------------------------
def view(s: Wonderland, seat: Seat | None) -> contract.View:
    """The view of this seat, built from an allow-list."""
    resistance = rules_for(s).resistance(s)
    return {
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "turn": s.turn,
        "start": s.start,
        "factions": _factions(s),
        "regions": [_region(s, index) for index in range(len(s.box.regions))],
        "marker": None if s.marker == NOWHERE else s.box.regions[s.marker].ref,
        "chairs": _chairs(s),
        "head": [i for i, player in enumerate(s.players) if player.chair == 0],
        "decks": {
            "tea": [len(deck) for deck in s.decks],
            "wonders": len(s.wonders),
            "quests": len(s.quests),
            "quest_pile": len(s.quest_pile),
        },
        "market": [wonder(wonder_card) for wonder_card in s.market],
        "removed": sorted(wonder_card.ref for wonder_card in s.wonders_out),
        "resistance": resistance if resistance >= 0 else None,
        "rewards": [effect.ref for effect in s.rewards],
        "battle": _battle(s),
        **_printed(s),
        "players": [_player(s, Seat(i), seat) for i in range(len(s.players))],
    }


def _printed(s: Wonderland) -> contract.Printed:
    """What chips, ally cards, tracks and die show, and what is left of the chips."""
    return {
        "allies": [{"ref": one.ref, "kind": one.kind, "set": one.set, "source": one.source} for one in s.allies],
        "stock": {chip.ref: n for chip, n in s.stock.items()},
        "chips": _chip_faces(s),
        "symbols": list(s.box.symbols),
        "track_end": s.box.track_end,
        "die": list(s.box.die),
        "madness_spaces": s.box.madness_spaces,
        "sources": dict(s.box.sources),
    }


def _factions(s: Wonderland) -> list[contract.Leader]:
    """The factions to choose from, with their starting abilities."""
    taken = [player.faction for player in s.players if player.faction is not NOBODY]
    return [
        {"ref": faction.ref, "talent": faction.talent, "talent_source": faction.talent_source, "source": faction.source}
        for faction in sorted((*s.factions, *taken), key=lambda faction: faction.ref)
    ]


def _region(s: Wonderland, index: int) -> contract.Region:
    region, tile = s.box.regions[index], s.tiles[index]
    used = index in s.ring  # W-111: a removed region has no tile
    return {
        "ref": region.ref,
        "in_use": used,
        "tile": tile.ref if used else None,
        "vp": list(tile.vp) if used else [],
        "value": tile.vp[s.round - 1] if used else None,
        "second": half(tile.vp[s.round - 1]) if used else None,
        "source": tile.source,
        "fought": s.phase in ("war", "over") and index in s.fought,
        "neighbours": [s.box.regions[i].ref for i in neighbours(s, index)] if used else [],
    }


def _chairs(s: Wonderland) -> list[contract.Chair]:
    sitting = {player.chair: i for i, player in enumerate(s.players) if player.chair > 0}
    return [
        {
            "chair": chair,
            "card": None if card is None else tea_card(card),
            "poisoned": s.poisoned[chair],
            "leader": sitting.get(chair),
        }
        for chair, card in enumerate(s.table)
        if chair
    ]


def _chip_faces(s: Wonderland) -> dict[str, contract.ChipFace]:
    chips = [
        *s.stock,
        *(player.faction.artifact for player in s.players),
        *(chip for player in s.players for chip in owned_chips(player)),
    ]
    faces = sorted(dict.fromkeys(chip for chip in chips if chip.rank >= 0), key=_rank)
    return {
        chip.ref: {
            "strength": chip.strength,
            "level": chip.level,
            "family": chip.family,
            "losses": chip.losses,
            "source": chip.source,
        }
        for chip in faces
    }


def _battle(s: Wonderland) -> contract.Battle | None:
    if s.region == NOWHERE:
        return None
    return {
        "region": s.box.regions[s.region].ref,
        "draw": s.draw,
        "value": s.tiles[s.region].vp[s.round - 1],
        "fighters": [i for i, player in enumerate(s.players) if player.fighting],
        "decided": s.decided,
        "winner": None if s.winner == NOWHERE else s.winner,
        "forges": s.forges,
        "placing": _placing(s),
    }


def _placing(s: Wonderland) -> list[contract.Placed]:
    """The award of everybody in the battle if it ended now."""
    value = s.tiles[s.region].vp[s.round - 1]
    result = rules_for(s).placing(s, value)
    seconds = dict(result.seconds)
    places = []
    for i, player in enumerate(s.players):
        seat = Seat(i)
        first, tied = seat == result.winner, seat in result.tied
        castle = (first or tied) and rules_for(s).next_castle(player, s.region) > 0
        place = 1 if first or tied else 2 if seat in seconds else 0
        won: contract.Placed = {
            "seat": seat,
            "place": place,
            "tied": tied,
            "vp": value if place == 1 else seconds.get(seat, 0),
            "castle": castle,
        }
        if player.fighting:
            places.append(won)
    return places


def _player(s: Wonderland, who: Seat, seat: Seat | None) -> contract.Player:
    player = s.players[who]
    mine = who == seat
    complete = mine or s.phase == "over"
    return {
        "seat": who,
        "faction": _faction(player),
        "vp": player.vp,
        "shards": player.shards,
        "shield": player.shield,
        "strength": player.strength,
        "castle_value": player.castle_value,
        **_units(s, player),
        "cards": [wonder(wonder_card) for wonder_card in player.cards],
        "local": [wonder(wonder_card) for wonder_card in player.local],
        "tea": [tea_card(card) for card in player.tea],
        "taken": player.taken,
        "partied": player.partied,
        "poison": player.poison,
        "quests": [quest(s, who, q) for q in player.quests] if complete else len(player.quests),
        "feats": [quest(s, who, q) for q in player.feats],
        **_chips(s, player, mine),
        **_fight(s, who, mine),
        "score": _score(player, complete),
    }


_STEPS = {1: "lying", UPRIGHT: "upright"}


def _units(s: Wonderland, player: Player) -> contract.Units:
    names = [region.ref for region in s.box.regions]
    return {
        "supply": player.supply,
        "locked": player.locked,
        "supporters": dict(zip(names, player.supporters, strict=True)),
        "figures": {
            name: [wonder_card.ref for wonder_card in here] for name, here in zip(names, player.figures, strict=True)
        },
        "bench": [wonder_card.ref for wonder_card in player.bench],
        "leader": None if player.leader == NOWHERE else names[player.leader],
        "chair": None if player.chair == NOWHERE else player.chair,
        "castles": {name: _STEPS[step] for name, step in zip(names, player.castles, strict=True) if step},
    }


def _faction(player: Player) -> contract.Faction:
    faction = player.faction
    powers: list[contract.Power] = [
        {
            "ref": wonder_card.ref,
            "artifact": wonder_card.artifact,
            "unlocked": wonder_card in player.powers,
            "source": wonder_card.source,
        }
        for wonder_card in faction.powers
    ]
    return {
        "ref": faction.ref,
        "artifact": faction.artifact.ref,
        "talent": faction.talent,
        "talent_source": faction.talent_source,
        "source": faction.source,
        "forge_source": faction.forge_source,
        "powers": powers,
        "tracks": [
            [_space(player, track, chip) for chip in range(len(spaces))] for track, spaces in enumerate(faction.tracks)
        ],
        "between": [_between(player, bonus) for bonus in faction.between],
    }


def _space(player: Player, track: int, column: int) -> contract.Space:
    forged = player.forged[track]
    return {
        "rewards": rewards(player.faction.tracks[track][column]),
        "chip": forged[column].ref if column < len(forged) else None,
    }


def _between(player: Player, bonus: Between) -> contract.Between:
    return {
        "upper": bonus.upper + 1,
        "lower": bonus.lower + 1,
        "column": bonus.column + 1,
        "rewards": rewards(bonus.reward),
        "open": min(len(player.forged[bonus.upper]), len(player.forged[bonus.lower])) > bonus.column,
    }


def _chips(s: Wonderland, player: Player, mine: bool) -> contract.Chips:
    shown = s.phase != "war" or s.show_bags
    counts = Counter(chip.ref for chip in sorted(player.bag, key=_rank))
    return {
        "bag": {"count": len(player.bag), "chips": dict(counts) if shown else None},
        "active": refs(player.active),
        "exhausted": refs(sorted(player.exhausted, key=_rank)),
        "madness": refs(player.madness),
        "drawn": refs(sorted(player.drawn, key=_rank)) if mine else len(player.drawn),
        "played": player.played[0].ref if player.played else None,
    }


def _fight(s: Wonderland, who: Seat, mine: bool) -> contract.Fight:
    player = s.players[who]
    may_draw = mine and s.region != NOWHERE and player.standing and not (player.stopped or s.decided)
    return {
        "marker": player.marker,
        "fighting": player.fighting,
        "stopped": player.stopped,
        "busted": player.busted,
        "lost": player.lost,
        "blocked": player.blocked,
        "power": player.power,
        "gain": player.gain,
        "times": player.times,
        "extra": player.extra,
        "must_draw": player.must_draw,
        "capped": player.capped,
        "bet": (None if player.wager == NOWHERE else player.wager) if mine else player.wager != NOWHERE,
        "odds": odds(s, who) if may_draw else None,
    }


def _score(player: Player, complete: bool) -> contract.Score:
    """The score if the game ended now; objectives of face-down quests only for seats that may know them."""
    quests = sum(quest_points(player, q) for q in ((*player.feats, *player.quests) if complete else player.feats))
    castles = castle_points(player)
    total = player.vp + castles + quests - player.shards
    return {"vp": player.vp, "castles": castles, "quests": quests, "shards": player.shards, "total": total}
