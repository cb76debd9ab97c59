"""The view: what a seat of Wonderland's War sees.

Public is everything on the boards, in the areas of chips, on the table and in the market; also what a bag is made of,
for every chip goes in and out in the open. Nobody knows the order of decks or what will be drawn; only its owner knows
a face-down quest, a bet that lies there, chips being looked at in an extra draw, and the quests it discarded.

The view (everything by reference; a seat is its number):

    seat, round 1-3, phase "setup" | "tea" | "war" | "over", turn (whose tea turn), start (first player of the round)
    regions   [{ref, in_use, tile, vp [I, II, III], value (this round), fought (in this war), neighbours [ref, ref]}],
              clockwise
    factions  [{ref, talent, talent_source, source}], taken or not
    marker    the region of the first battle, or null
    chairs    [{chair 1…, card: tea card or null, poisoned, leader: seat or null}]; head [seats whose leaders wait]
    decks     {tea [n, n, n], wonders n, quests n, quest_pile n}
    allies    [{ref, kind, set, source}]; stock {chip: n}; chips {chip: {strength, level, family, losses, source}}
    market    [wonderlandian]; removed [wonderlandians out of the game]; resistance (two players) or null
    rewards   [effects of the card in hand not taken yet]
    battle    null | {region, draw, value, fighters [seat], decided, winner: seat or null, forges (left)}
    symbols   spaces of the battle track with a forge symbol; track_end; die [faces]; madness_spaces
    sources   {battle-track, shard-die, region-ring: "rulebook" | "reconstructed"}
    players   [{seat, faction {ref, artifact, talent, talent_source, source, forge_source,
                               powers [{ref, artifact: bool, unlocked, source}],
                               tracks [[{rewards [effect], chip: ref or null}]],
                               between [{upper, lower, column, rewards, open}]},
                vp, shards, shield (unbroken), strength (leader), castle_value, supply, locked (on the forge track),
                supporters {region: n}, figures {region: [ref]}, bench [ref], leader: region or null,
                chair: 0 = head or null, castles {region: "lying" | "upright"}, cards [wonderlandian],
                local [wonderlandian], tea [tea card], taken, partied,
                bag {count, chips: {chip: n} or null}, active [chip], exhausted [chip], madness [chip],
                quests: [quest] for the owner and at the end, else their number; feats [quest face up],
                poison (Jabberwock's supply), marker, fighting, stopped, busted, lost, blocked,
                drawn: [chip] for the owner, else their number; played: chip or null; power (of that chip), gain,
                times (the next chip is multiplied), extra (chips drawn extra), must_draw, capped,
                bet: for the owner and at the end of the battle a seat or null, else true or false,
                score {vp, castles, quests, shards, total}: if the game ended now, by what this seat may know}]

    tea card       {ref, round, units, die, kind "plain" | "split" | "corrupted", rewards [effect],
                    halves [[effect], [effect]], tempt [effect], source}
    wonderlandian  {ref, figure, strength, count (standees or chips), source}
    quest          {ref, region, feat {what, kinds [], test "exact" | "least" | "most" | "one-of", values [n]},
                    objective {the same; kinds: chip types}, done (feat), met (feat now, in its battle),
                    progress (of the objective), reached (objective), points, source}
                   messages: feat-<what>, objective-<what> with $test (message test-<test> with $n, $values), $kinds
    effect         a reference such as gain-ally+rose-weak, place-units-2, draw-quests-1

`bag.chips` is null in the war unless the setting `bags` is "always". Every `source` is "rulebook", "public" or
"reconstructed": a room shows the last with a sign.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from operator import attrgetter

from ....kernel import Seat, View
from ..pieces import NOBODY, NOWHERE, UPRIGHT, Between, Chip, Effect, Player, Quest, TeaCard, Wonder, Wonderland
from ..rules.quests import feat_met, objective_count, objective_met, owned_chips, quest_points
from ..rules.regions import neighbours
from ..rules.scoring import castle_points
from ..rules.two_player import rules_for

_rank = attrgetter("rank")


# -- The view ----------------------------------------------------------------------------------------------------------
def view(s: Wonderland, seat: Seat | None) -> View:
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
        "market": [_wonder(w) for w in s.market],
        "removed": sorted(w.ref for w in s.wonders_out),
        "resistance": resistance if resistance >= 0 else None,
        "rewards": [e.ref for e in s.rewards],
        "battle": _battle(s),
        **_printed(s),
        "players": [_player(s, Seat(i), seat) for i in range(len(s.players))],
    }


def _printed(s: Wonderland) -> View:
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


def _factions(s: Wonderland) -> list[View]:
    """The leaders from whom one picks, with what they can do from the start."""
    taken = [p.faction for p in s.players if p.faction is not NOBODY]
    return [
        {"ref": f.ref, "talent": f.talent, "talent_source": f.talent_source, "source": f.source}
        for f in sorted((*s.factions, *taken), key=lambda f: f.ref)
    ]


def _region(s: Wonderland, index: int) -> View:
    region, tile = s.box.regions[index], s.tiles[index]
    used = index in s.ring  # W-111: a removed region has no tile
    return {
        "ref": region.ref,
        "in_use": used,
        "tile": tile.ref if used else None,
        "vp": list(tile.vp) if used else [],
        "value": tile.vp[s.round - 1] if used else None,
        "source": tile.source,
        "fought": s.phase in ("war", "over") and index in s.fought,
        "neighbours": [s.box.regions[i].ref for i in neighbours(s, index)] if used else [],
    }


def _chairs(s: Wonderland) -> list[View]:
    sitting = {p.chair: i for i, p in enumerate(s.players) if p.chair > 0}
    return [
        {
            "chair": chair,
            "card": None if card is None else _tea_card(card),
            "poisoned": s.poisoned[chair],
            "leader": sitting.get(chair),
        }
        for chair, card in enumerate(s.table)
        if chair
    ]


def _chip_faces(s: Wonderland) -> View:
    chips = [*s.stock, *(p.faction.artifact for p in s.players), *(c for p in s.players for c in owned_chips(p))]
    faces = sorted(dict.fromkeys(c for c in chips if c.rank >= 0), key=_rank)
    return {
        c.ref: {"strength": c.strength, "level": c.level, "family": c.family, "losses": c.losses, "source": c.source}
        for c in faces
    }


def _battle(s: Wonderland) -> View | None:
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
    }


def _player(s: Wonderland, who: Seat, seat: Seat | None) -> View:
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
        "cards": [_wonder(w) for w in p.cards],
        "local": [_wonder(w) for w in p.local],
        "tea": [_tea_card(card) for card in p.tea],
        "taken": p.taken,
        "partied": p.partied,
        "poison": p.poison,
        "quests": [_quest(s, who, q) for q in p.quests] if known else len(p.quests),
        "feats": [_quest(s, who, q) for q in p.feats],
        **_chips(s, p, mine),
        **_fight(s, p, mine),
        "score": _score(p, known),
    }


_STEPS = {1: "lying", UPRIGHT: "upright"}


def _units(s: Wonderland, p: Player) -> View:
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


def _faction(p: Player) -> View:
    f = p.faction
    powers = [{"ref": w.ref, "artifact": w.artifact, "unlocked": w in p.powers, "source": w.source} for w in f.powers]
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


def _space(p: Player, track: int, column: int) -> View:
    forged = p.forged[track]
    rewards = p.faction.tracks[track][column]
    return {"rewards": _rewards(rewards), "chip": forged[column].ref if column < len(forged) else None}


def _between(p: Player, b: Between) -> View:
    return {
        "upper": b.upper + 1,
        "lower": b.lower + 1,
        "column": b.column + 1,
        "rewards": _rewards(b.reward),
        "open": min(len(p.forged[b.upper]), len(p.forged[b.lower])) > b.column,
    }


def _chips(s: Wonderland, p: Player, mine: bool) -> View:
    shown = s.phase != "war" or s.show_bags
    counts = Counter(chip.ref for chip in sorted(p.bag, key=_rank))
    return {
        "bag": {"count": len(p.bag), "chips": dict(counts) if shown else None},
        "active": _refs(p.active),
        "exhausted": _refs(sorted(p.exhausted, key=_rank)),
        "madness": _refs(p.madness),
        "drawn": _refs(sorted(p.drawn, key=_rank)) if mine else len(p.drawn),
        "played": p.played[0].ref if p.played else None,
    }


def _fight(s: Wonderland, p: Player, mine: bool) -> View:
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
    }


def _score(p: Player, known: bool) -> View:
    """If the game ended now; the objectives of face-down quests only for who may know them."""
    quests = sum(quest_points(p, q) for q in ((*p.feats, *p.quests) if known else p.feats))
    castles = castle_points(p)
    total = p.vp + castles + quests - p.shards
    return {"vp": p.vp, "castles": castles, "quests": quests, "shards": p.shards, "total": total}


# -- Cards in the view -------------------------------------------------------------------------------------------------
def _refs(things: Iterable[Chip] | Iterable[Effect]) -> list[str]:
    return [thing.ref for thing in things]


@cache
def _rewards(effects: tuple[Effect, ...]) -> list[str]:
    return [effect.ref for effect in effects]


@cache
def _tea_card(card: TeaCard) -> View:
    """What is printed never changes, so all views share it."""
    parts = {e.op: e.more for e in card.rewards if e.more}
    return {
        "ref": card.ref,
        "round": card.round,
        "units": card.units,
        "die": card.die,
        "kind": card.kind,
        "rewards": [e.ref for e in card.rewards if not e.more],
        "halves": [_refs(half) for half in parts.get("split", ())],
        "tempt": _refs(parts["tempt"][0]) if "tempt" in parts else [],
        "source": card.source,
    }


@cache
def _wonder(w: Wonder) -> View:
    strength = w.strength if w.chip is None else w.chip.strength
    return {"ref": w.ref, "figure": w.figure, "strength": strength, "count": w.count, "source": w.source}


_COMPARED = {"==": "exact", ">=": "least", "<=": "most", "in": "one-of"}


def _test(test: tuple[str, str, tuple[int, ...]]) -> View:
    what, _, kinds = test[0].partition(":")
    return {
        "what": what,
        "kinds": kinds.split("+") if kinds else [],
        "test": _COMPARED[test[1]],
        "values": list(test[2]),
    }


def _quest(s: Wonderland, who: Seat, q: Quest) -> View:
    p = s.players[who]
    here = s.region == q.region and p.fighting and not p.busted
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
