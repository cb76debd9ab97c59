"""Rounds and turns of the VP players (section 5): whose turn it is, the jar, and what may be done around it."""

from __future__ import annotations

from typing import Any

from ...kernel import Dealer, Option, Rule
from .abilities import SPAWN_OPTION, act, spawn, strengthen, walk, walk_options
from .asking import ask
from .attack import attack
from .cards import rival, value_of
from .dial import score
from .effects import gain_wild, resolve
from .events import (
    CardPlayed,
    JarBroken,
    MatchEnded,
    OfferUsed,
    RoundBegan,
    RoundEnded,
    ThingRemoved,
    TileTurned,
    TileUsed,
)
from .goblins import goblin_cards
from .hexes import CENTRE, HEX, OFF
from .pieces import (
    ADVANCE,
    ATTACK,
    FACTION,
    FAIR_FOLK,
    FAMILY,
    HESTER,
    JAR,
    KAMMI,
    PROTECTORS,
    SPAWN,
    STRENGTHEN,
    TOKEN,
    Card,
    Harrow,
)
from .units import may_enter

_BREAK = [Option(f"break/{ref}", ("break", jar)) for jar, ref in enumerate(JAR)]
_STRIKE = [Option(f"strike/{ref}", ("strike", jar)) for jar, ref in enumerate(JAR)]
_ACT: Option[Any] = Option("act", ("act",))
_END: Option[Any] = Option("end", ("end",))
_ROW = [Option(f"row/{TOKEN[kind]}", kind) for kind in (ADVANCE, SPAWN, STRENGTHEN)]
_NO_ROW: Option[int] = Option("skip", OFF)
_JAR_STEPS = ("abilities_jar", "wild_jar", "legend_jar", "attack_jar")
_FREE = [Option("free-first", 0), Option("attack-first", 1)]


# -- The round --------------------------------------------------------------------------------------------------------
def begin_round(s: Harrow, dealer: Dealer) -> None:
    """H-50: objectives first (not in round one, setup has placed them), then turns."""
    dealer.tell(RoundBegan, s.round)
    s.cycle = 0
    s.queue = []
    if s.chapter >= 3 and s.round > 1:
        s.then(("objective", s.lantern), ("objective", rival(s, s.lantern)), "next_turn")  # H-43
    else:
        s.then("next_turn")


def next_turn(s: Harrow, dealer: Dealer) -> None:
    if not s.queue:
        s.queue = upcoming(s)
    if not s.queue:
        s.then("end_round")
        return
    f = s.queue.pop(0)
    if f == FAIR_FOLK and s.found == 3:  # H-298: no more turns after the queen
        s.then("next_turn")
        return
    start_turn(s, f)
    s.then(("turn", f), ("turn_over", f))


def upcoming(s: Harrow) -> list[int]:
    """H-51, H-52, H-291: who acts until the order is looked at again; nobody when the round is over."""
    first, second = s.lantern, rival(s, s.lantern)
    before = [FAIR_FOLK] if FAIR_FOLK in s.factions else []
    if HESTER in s.factions:
        s.cycle += 1
        return [*before, first, *before, second, HESTER] if s.cycle <= 3 else []
    limit = s.kit.number["jars_flipped_per_round"]
    broken = {f: s.broken[f].bit_count() for f in (first, second)}
    if min(broken.values()) >= limit:
        return []
    return [*before, second if broken[second] < broken[first] else first]


def start_turn(s: Harrow, f: int) -> None:
    s.turn = f
    s.jar = OFF
    s.acted = s.carded = s.tiled = s.tremors = s.nested = s.laid = s.striking = False
    s.free_moves = s.reach = 0


def turn_over(s: Harrow, dealer: Dealer, f: int) -> None:
    """The next player; Catch Your Breath ends when all others had a turn."""
    if f in s.calm:
        s.calm.remove(f)
    s.turn = OFF
    if s.winner == OFF:
        s.then("next_turn")


def end_round(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-57."""
    yield from answer_taunts(s, dealer)  # (1)
    brambles(s, dealer)  # (2)
    dealer.tell(RoundEnded, s.round)
    if decided(s):  # (3)
        winner = leader(s) if top(s) >= s.kit.number["vp_to_trigger_end"] else FAIR_FOLK
        s.winner = winner
        dealer.tell(MatchEnded, FACTION[winner])
        return
    s.lantern = rival(s, s.lantern)  # (4)
    for f in s.rivals:  # (5)
        s.broken[f] = 0
        s.attacked[f] = False
    s.round += 1
    s.then(*["fresh_tiles"] * (s.chapter >= 3), "begin_round")


def answer_taunts(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-166: a haint on every hex with a taunt; with too few haints their owner says where."""
    places = [h for h in sorted(s.taunts) if may_enter(s, PROTECTORS, h)]
    for h in s.taunts:
        s.taunt_supply += 1
        s.traps -= 1
        dealer.tell(ThingRemoved, "taunt", HEX[h])
    s.taunts = []
    while places and s.haint_supply[PROTECTORS]:
        h = places[0]
        if len(places) > s.haint_supply[PROTECTORS]:
            chosen = yield from ask(s, PROTECTORS, "spawn", [SPAWN_OPTION[h] for h in places])
            h = chosen[1]
        places.remove(h)
        spawn(s, dealer, PROTECTORS, h)


def brambles(s: Harrow, dealer: Dealer) -> None:
    """H-133: a point for a unit in the brambles."""
    for f in s.rivals:
        if s.units[f][CENTRE]:
            score(s, dealer, f, s.kit.number["brambles_vp"], "brambles")


def top(s: Harrow) -> int:
    return max(s.vp[f] for f in s.rivals)


def decided(s: Harrow) -> bool:
    return top(s) >= s.kit.number["vp_to_trigger_end"] or s.found == 3  # H-134, H-318


def leader(s: Harrow) -> int:
    """H-134: the most points; a tie goes to the lantern."""
    return max(s.rivals, key=lambda f: (s.vp[f], f == s.lantern))


def fresh_tiles(s: Harrow, dealer: Dealer) -> None:
    """H-57 (6): used tiles go away, every slot gets one more."""
    for jar in range(4):
        s.tile_pile += s.tiles_used[jar]
        s.tiles_used[jar] = ()
    for jar in range(4):
        if not s.tile_stock:
            s.tile_stock, s.tile_pile = sorted(s.tile_pile, key=lambda t: t.id), []
            dealer.shuffle(s.tile_stock)
        if s.tile_stock:
            tile = s.tile_stock.pop()
            s.tiles_open[jar] += (tile,)
            dealer.reveal(TileTurned, tile.ref, JAR[jar])


# -- Around the jar ---------------------------------------------------------------------------------------------------
def turn(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-53: something around the jar, or the jar itself; again until the turn is over."""
    if s.jar == OFF:
        jars = jar_options(s, f)
        choice = yield from ask(s, f, "turn", lambda: jars + asides(s, f))
    elif lingers(s, f):
        last = _END if s.acted else _ACT
        choice = yield from ask(s, f, "around", lambda: [last, *asides(s, f)])
    else:
        choice = (_END if s.acted else _ACT).value
    ASIDES[choice[0]](s, dealer, f, *choice[1:])


def lingers(s: Harrow, f: int) -> bool:
    """Is there anything to do beside the jar? Before its action only tiles, and what could follow one of them: the rest
    could be done before breaking."""
    if s.tiles_open[s.jar]:
        return True
    if not (s.acted or s.tiled):
        return False
    return bool(s.offers_held[f]) or may_hold_a_card(s, f) or bool(walk_options(s, f))


def may_hold_a_card(s: Harrow, f: int) -> bool:
    """Could somebody who sees only the number of cards think that one can be played now?"""
    if s.carded or f == FAMILY or not s.hands[f]:
        return False
    return f != KAMMI or s.legend_at[s.goblin] != OFF


def jar_options(s: Harrow, f: int) -> list[Option[Any]]:
    """Whole jars, and after an attack in this round any of them for another attack (H-111)."""
    whole = [jar for jar in range(4) if not s.broken[f] >> jar & 1]
    options: list[Option[Any]] = [_BREAK[jar] for jar in whole]
    if s.attacked[f]:
        options += [_STRIKE[jar] for jar in whole if jar != ATTACK]
    return options


def asides(s: Harrow, f: int) -> list[Option[Any]]:
    """Tiles, one card, offers, free moves onto trails (H-53, H-54)."""
    options: list[Option[Any]] = []
    if s.jar != OFF:
        options += [Option(f"tile/{tile.ref}", ("tile", tile)) for tile in s.tiles_open[s.jar]]
    if not s.carded and f != FAMILY:
        options += [Option(f"card/{card.ref}", ("card", card)) for card in playable(s, f)]
    options += [Option(f"offer/{s.kit.offers[i].ref}", ("offer", i)) for i in s.offers_held[f]]
    return options + walk_options(s, f)


def playable(s: Harrow, f: int) -> list[Card]:
    """Cards this faction may play around its jar (H-150, H-182)."""
    if f == KAMMI:
        return goblin_cards(s, s.hands[f])
    late = s.jar != OFF and s.acted
    return [c for c in s.hands[f] if late or not any(e.when == "after_jar" for e in c.effects)]


def _break(s: Harrow, dealer: Dealer, f: int, jar: int) -> None:
    _open_jar(s, dealer, f, jar)
    s.then(("turn", f))


def _strike(s: Harrow, dealer: Dealer, f: int, jar: int) -> None:
    _open_jar(s, dealer, f, jar)
    s.striking = True
    s.then(("turn", f))


def _open_jar(s: Harrow, dealer: Dealer, f: int, jar: int) -> None:
    s.jar = jar
    s.broken[f] |= 1 << jar
    dealer.tell(JarBroken, FACTION[f], JAR[jar])


def _act(s: Harrow, dealer: Dealer, f: int) -> None:
    if s.striking:
        s.then(("follow_up", f), ("acted", f), ("turn", f))
    else:
        s.then((_JAR_STEPS[s.jar], f), ("acted", f), ("turn", f))


def acted(s: Harrow, dealer: Dealer, f: int) -> None:
    s.acted = True


def _tile(s: Harrow, dealer: Dealer, f: int, tile: Any) -> None:
    s.tiled = True
    left = list(s.tiles_open[s.jar])
    left.remove(tile)
    s.tiles_open[s.jar] = tuple(left)
    s.tiles_used[s.jar] += (tile,)
    dealer.tell(TileUsed, FACTION[f], tile.ref)
    s.then(("use_tile", f, tile), ("turn", f))


def use_tile(s: Harrow, dealer: Dealer, f: int, tile: Any) -> Rule[None]:
    yield from resolve(s, dealer, f, tile.effects)


def _card(s: Harrow, dealer: Dealer, f: int, card: Card) -> None:
    s.then(("play_card", f, card), ("turn", f))


def play_card(s: Harrow, dealer: Dealer, f: int, card: Card) -> Rule[None]:
    """H-150: a tactic is discarded; a goblin card stays (H-182)."""
    s.carded = True
    s.hands[f].remove(card)
    (s.in_play if f == KAMMI else s.discards)[f].append(card)
    dealer.reveal(CardPlayed, FACTION[f], card.ref)
    yield from resolve(s, dealer, f, card.effects)


def _offer(s: Harrow, dealer: Dealer, f: int, offer: int) -> None:
    s.then(("use_offer", f, offer), ("turn", f))


def use_offer(s: Harrow, dealer: Dealer, f: int, offer: int) -> Rule[None]:
    """H-315: the offer returns to the bag."""
    s.offers_held[f].remove(offer)
    s.offer_bag.append(offer)
    card = s.kit.offers[offer]
    dealer.tell(OfferUsed, FACTION[f], card.ref)
    yield from resolve(s, dealer, f, card.hester if f == HESTER else card.effects)


def _walk(s: Harrow, dealer: Dealer, f: int, move: Any) -> None:
    walk(s, dealer, f, move)
    s.then(("turn", f))


def _end(s: Harrow, dealer: Dealer, f: int) -> None:
    s.then(("clean_up", f))


ASIDES: dict[str, Any] = {
    "break": _break,
    "strike": _strike,
    "act": _act,
    "tile": _tile,
    "card": _card,
    "offer": _offer,
    "walk": _walk,
    "end": _end,
}


# -- The jars ---------------------------------------------------------------------------------------------------------
def abilities_jar(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-56: each faction has its own way."""
    if f != PROTECTORS:
        s.then(("family_jar" if f == FAMILY else "kammi_jar", f))
        return
    kind = yield from ask(s, f, "row", [*_ROW, _NO_ROW])
    if kind == STRENGTHEN:
        strengthen(s, dealer, f, value_of(s, f, kind))
    elif kind != OFF:
        s.then(("spend", f, value_of(s, f, kind), kind))


def spend(s: Harrow, dealer: Dealer, f: int, points: int, kind: int) -> Rule[None]:
    yield from act(s, dealer, f, points, frozenset((kind,)))


def wild_jar(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-78."""
    gain_wild(s, dealer, f)
    yield from act(s, dealer, f, s.wild[f])


def attack_jar(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-95: an attack, and one free action before or after it."""
    first = yield from ask(s, f, "free-action", _FREE)
    if first == 0:
        s.then(("free_action", f), ("stroll", f), ("follow_up", f))
    else:
        s.then(("follow_up", f), ("free_action", f))


def free_action(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    yield from act(s, dealer, f, 1)


def stroll(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Free moves between the free action and the attack (H-54)."""
    walks = walk_options(s, f)
    if walks:
        choice = yield from ask(s, f, "around", [_ACT, *walks])
        if choice[0] == "walk":
            walk(s, dealer, f, choice[1])
            s.then(("stroll", f))


def follow_up(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """An attack without a free action (H-111)."""
    yield from attack(s, dealer, f)
