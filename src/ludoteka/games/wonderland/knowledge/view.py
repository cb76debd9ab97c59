"""The view: what a seat of Wonderland's War sees, as `contract` types it.

Public is everything on the boards, in the areas of chips, on the table and in the market; also what a bag is made of,
for every chip goes in and out in the open. Nobody knows the order of decks or what will be drawn; only its owner knows
a face-down quest, a bet that lies there, chips being looked at in an extra draw, and the quests it discarded. During
the war a bag's contents are not listed unless the setting `bags` says so; its owner is told the odds of the next draw.
"""

from __future__ import annotations

from collections import Counter
from operator import attrgetter

from ....kernel import Seat
from .. import contract as told
from ..mind.chances import odds
from ..pieces import NOBODY, NOWHERE, UPRIGHT, Between, Player, Wonderland
from ..rules.quests import owned_chips, quest_points
from ..rules.regions import neighbours
from ..rules.scoring import castle_points
from ..rules.two_player import half, rules_for
from .cards import quest, refs, rewards, tea_card, wonder

_rank = attrgetter("rank")


# -- The view ----------------------------------------------------------------------------------------------------------
def view(s: Wonderland, seat: Seat | None) -> told.View:
    """What this seat sees, by allow-list."""
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
        "head": [i for i, p in enumerate(s.players) if p.chair == 0],
        "decks": {
            "tea": [len(deck) for deck in s.decks],
            "wonders": len(s.wonders),
            "quests": len(s.quests),
            "quest_pile": len(s.quest_pile),
        },
        "market": [wonder(w) for w in s.market],
        "removed": sorted(w.ref for w in s.wonders_out),
        "resistance": resistance if resistance >= 0 else None,
        "rewards": [e.ref for e in s.rewards],
        "battle": _battle(s),
        **_printed(s),
        "players": [_player(s, Seat(i), seat) for i in range(len(s.players))],
    }


def _printed(s: Wonderland) -> told.Printed:
    """What chips, ally cards, tracks and die show, and what is left of the chips."""
    return {
        "allies": [{"ref": c.ref, "kind": c.kind, "set": c.set, "source": c.source} for c in s.allies],
        "stock": {chip.ref: n for chip, n in s.stock.items()},
        "chips": _chip_faces(s),
        "symbols": list(s.box.symbols),
        "track_end": s.box.track_end,
        "die": list(s.box.die),
        "madness_spaces": s.box.madness_spaces,
        "sources": dict(s.box.sources),
    }


def _factions(s: Wonderland) -> list[told.Leader]:
    """The leaders from whom one picks, with what they can do from the start."""
    taken = [p.faction for p in s.players if p.faction is not NOBODY]
    return [
        {"ref": f.ref, "talent": f.talent, "talent_source": f.talent_source, "source": f.source}
        for f in sorted((*s.factions, *taken), key=lambda f: f.ref)
    ]


def _region(s: Wonderland, index: int) -> told.Region:
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


def _chairs(s: Wonderland) -> list[told.Chair]:
    sitting = {p.chair: i for i, p in enumerate(s.players) if p.chair > 0}
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


def _chip_faces(s: Wonderland) -> dict[str, told.ChipFace]:
    chips = [*s.stock, *(p.faction.artifact for p in s.players), *(c for p in s.players for c in owned_chips(p))]
    faces = sorted(dict.fromkeys(c for c in chips if c.rank >= 0), key=_rank)
    return {
        c.ref: {"strength": c.strength, "level": c.level, "family": c.family, "losses": c.losses, "source": c.source}
        for c in faces
    }


def _battle(s: Wonderland) -> told.Battle | None:
    if s.region == NOWHERE:
        return None
    return {
        "region": s.box.regions[s.region].ref,
        "draw": s.draw,
        "value": s.tiles[s.region].vp[s.round - 1],
        "fighters": [i for i, p in enumerate(s.players) if p.fighting],
        "decided": s.decided,
        "winner": None if s.winner == NOWHERE else s.winner,
        "forges": s.forges,
        "placing": _placing(s),
    }


def _placing(s: Wonderland) -> list[told.Placed]:
    """What everybody in the battle would get if it ended now."""
    value = s.tiles[s.region].vp[s.round - 1]
    result = rules_for(s).placing(s, value)
    seconds = dict(result.seconds)
    places = []
    for i, p in enumerate(s.players):
        seat = Seat(i)
        first, tied = seat == result.winner, seat in result.tied
        castle = (first or tied) and rules_for(s).next_castle(p, s.region) > 0
        place = 1 if first or tied else 2 if seat in seconds else 0
        won: told.Placed = {
            "seat": seat,
            "place": place,
            "tied": tied,
            "vp": value if place == 1 else seconds.get(seat, 0),
            "castle": castle,
        }
        if p.fighting:
            places.append(won)
    return places


def _player(s: Wonderland, who: Seat, seat: Seat | None) -> told.Player:
    p = s.players[who]
    mine = who == seat
    known = mine or s.phase == "over"
    return {
        "seat": who,
        "faction": _faction(p),
        "vp": p.vp,
        "shards": p.shards,
        "shield": p.shield,
        "strength": p.strength,
        "castle_value": p.castle_value,
        **_units(s, p),
        "cards": [wonder(w) for w in p.cards],
        "local": [wonder(w) for w in p.local],
        "tea": [tea_card(card) for card in p.tea],
        "taken": p.taken,
        "partied": p.partied,
        "poison": p.poison,
        "quests": [quest(s, who, q) for q in p.quests] if known else len(p.quests),
        "feats": [quest(s, who, q) for q in p.feats],
        **_chips(s, p, mine),
        **_fight(s, who, mine),
        "score": _score(p, known),
    }


_STEPS = {1: "lying", UPRIGHT: "upright"}


def _units(s: Wonderland, p: Player) -> told.Units:
    names = [region.ref for region in s.box.regions]
    return {
        "supply": p.supply,
        "locked": p.locked,
        "supporters": dict(zip(names, p.supporters, strict=True)),
        "figures": {name: [w.ref for w in here] for name, here in zip(names, p.figures, strict=True)},
        "bench": [w.ref for w in p.bench],
        "leader": None if p.leader == NOWHERE else names[p.leader],
        "chair": None if p.chair == NOWHERE else p.chair,
        "castles": {name: _STEPS[step] for name, step in zip(names, p.castles, strict=True) if step},
    }


def _faction(p: Player) -> told.Faction:
    f = p.faction
    powers: list[told.Power] = [
        {"ref": w.ref, "artifact": w.artifact, "unlocked": w in p.powers, "source": w.source} for w in f.powers
    ]
    return {
        "ref": f.ref,
        "artifact": f.artifact.ref,
        "talent": f.talent,
        "talent_source": f.talent_source,
        "source": f.source,
        "forge_source": f.forge_source,
        "powers": powers,
        "tracks": [[_space(p, t, c) for c in range(len(spaces))] for t, spaces in enumerate(f.tracks)],
        "between": [_between(p, b) for b in f.between],
    }


def _space(p: Player, track: int, column: int) -> told.Space:
    forged = p.forged[track]
    return {
        "rewards": rewards(p.faction.tracks[track][column]),
        "chip": forged[column].ref if column < len(forged) else None,
    }


def _between(p: Player, b: Between) -> told.Between:
    return {
        "upper": b.upper + 1,
        "lower": b.lower + 1,
        "column": b.column + 1,
        "rewards": rewards(b.reward),
        "open": min(len(p.forged[b.upper]), len(p.forged[b.lower])) > b.column,
    }


def _chips(s: Wonderland, p: Player, mine: bool) -> told.Chips:
    shown = s.phase != "war" or s.show_bags
    counts = Counter(chip.ref for chip in sorted(p.bag, key=_rank))
    return {
        "bag": {"count": len(p.bag), "chips": dict(counts) if shown else None},
        "active": refs(p.active),
        "exhausted": refs(sorted(p.exhausted, key=_rank)),
        "madness": refs(p.madness),
        "drawn": refs(sorted(p.drawn, key=_rank)) if mine else len(p.drawn),
        "played": p.played[0].ref if p.played else None,
    }


def _fight(s: Wonderland, who: Seat, mine: bool) -> told.Fight:
    p = s.players[who]
    may_draw = mine and s.region != NOWHERE and p.standing and not (p.stopped or s.decided)
    return {
        "marker": p.marker,
        "fighting": p.fighting,
        "stopped": p.stopped,
        "busted": p.busted,
        "lost": p.lost,
        "blocked": p.blocked,
        "power": p.power,
        "gain": p.gain,
        "times": p.times,
        "extra": p.extra,
        "must_draw": p.must_draw,
        "capped": p.capped,
        "bet": (None if p.wager == NOWHERE else p.wager) if mine else p.wager != NOWHERE,
        "odds": odds(s, who) if may_draw else None,
    }


def _score(p: Player, known: bool) -> told.Score:
    """If the game ended now; the objectives of face-down quests only for who may know them."""
    quests = sum(quest_points(p, q) for q in ((*p.feats, *p.quests) if known else p.feats))
    castles = castle_points(p)
    total = p.vp + castles + quests - p.shards
    return {"vp": p.vp, "castles": castles, "quests": quests, "shards": p.shards, "total": total}
