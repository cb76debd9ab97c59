"""Turns of the VP players (section 5): the jar, and the options before and after it."""

from __future__ import annotations

from typing import Any

from ....kernel import Dealer, Option, Rule
from ..effects.resolving import resolve
from ..events.cards import CardPlayed
from ..events.fair_folk import OfferUsed
from ..events.match import JarBroken, TileUsed
from ..hexes import OFF
from ..pieces import ATTACK, FACTION, FAMILY, HESTER, JAR, KAMMI, Card
from ..sides.kammi.goblins import goblin_cards
from ..state import Harrow
from .abilities import walk, walk_options
from .choosing import ask

_BREAK = [Option(f"break/{ref}", ("break", jar)) for jar, ref in enumerate(JAR)]
_STRIKE = [Option(f"strike/{ref}", ("strike", jar)) for jar, ref in enumerate(JAR)]
ACT: Option[Any] = Option("act", ("act",))
_END: Option[Any] = Option("end", ("end",))
_JAR_STEPS = ("abilities_jar", "wild_jar", "legend_jar", "attack_jar")


# -- Around the jar ---------------------------------------------------------------------------------------------------
def turn(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-53: something around the jar, or the jar itself; again until the turn is over."""
    if s.now.jar == OFF:
        jars = jar_options(s, faction)
        choice = yield from ask(s, faction, "turn", lambda: jars + asides(s, faction), rule="H-53")
    elif lingers(s, faction):
        last = _END if s.now.acted else ACT
        choice = yield from ask(s, faction, "around", lambda: [last, *asides(s, faction)], rule="H-53")
    else:
        choice = (_END if s.now.acted else ACT).value
    ASIDES[choice[0]](s, dealer, faction, *choice[1:])


def lingers(s: Harrow, faction: int) -> bool:
    """Is there anything to do beside the jar? Before its action only tiles, and what could follow one of them: the rest
    could be done before breaking."""
    if s.tiles.open[s.now.jar]:
        return True
    if not (s.now.acted or s.now.tiled):
        return False
    return bool(s.offers_held[faction]) or may_hold_a_card(s, faction) or bool(walk_options(s, faction))


def may_hold_a_card(s: Harrow, faction: int) -> bool:
    """Could somebody who sees only the number of cards think that one can be played now?"""
    if s.now.carded or faction == FAMILY or not s.hands[faction]:
        return False
    return faction != KAMMI or s.legend_at[s.kammi.goblin] != OFF


def jar_options(s: Harrow, faction: int) -> list[Option[Any]]:
    """Whole jars, and after an attack in this round any of them for another attack (H-111)."""
    whole = [jar for jar in range(len(JAR)) if not is_broken(s, faction, jar)]
    options: list[Option[Any]] = [_BREAK[jar] for jar in whole]
    if s.boards[faction].attacked and not s.fair_folk.calm:  # nobody may attack while they catch their breath
        options += [_STRIKE[jar] for jar in whole if jar != ATTACK]
    return options


def is_broken(s: Harrow, faction: int, jar: int) -> bool:
    """Was this jar of the faction broken in this round (H-57)?"""
    return bool(s.boards[faction].broken >> jar & 1)


def asides(s: Harrow, faction: int) -> list[Option[Any]]:
    """Tiles, one card, offers, free moves onto trails (H-53, H-54)."""
    options: list[Option[Any]] = []
    if s.now.jar != OFF:
        options += [Option(f"tile/{tile.ref}", ("tile", tile)) for tile in s.tiles.open[s.now.jar]]
    if not s.now.carded and faction != FAMILY:
        options += [Option(f"card/{card.ref}", ("card", card)) for card in playable(s, faction)]
    options += [Option(f"offer/{s.kit.offers[i].ref}", ("offer", i)) for i in s.offers_held[faction]]
    return options + walk_options(s, faction)


def playable(s: Harrow, faction: int) -> list[Card]:
    """Cards this faction may play around its jar (H-150, H-182)."""
    if faction == KAMMI:
        return goblin_cards(s, s.hands[faction])
    return [card for card in s.hands[faction] if not is_too_early(s, card)]


def is_too_early(s: Harrow, card: Card) -> bool:
    """Can the tactic only be played after the action of the jar (H-153), and is that still to come?"""
    return not (s.now.jar != OFF and s.now.acted) and any(effect.after_jar for effect in card.effects)


def _break(s: Harrow, dealer: Dealer, faction: int, jar: int) -> None:
    _open_jar(s, dealer, faction, jar)
    s.then(("turn", faction))


def _strike(s: Harrow, dealer: Dealer, faction: int, jar: int) -> None:
    _open_jar(s, dealer, faction, jar)
    s.now.striking = True
    s.then(("turn", faction))


def _open_jar(s: Harrow, dealer: Dealer, faction: int, jar: int) -> None:
    s.now.jar = jar
    s.boards[faction].broken |= 1 << jar
    dealer.tell(JarBroken, FACTION[faction], JAR[jar])


def _act(s: Harrow, dealer: Dealer, faction: int) -> None:
    if s.now.striking:
        s.then(("follow_up", faction), ("acted", faction), ("turn", faction))
    else:
        s.then((_JAR_STEPS[s.now.jar], faction), ("acted", faction), ("turn", faction))


def acted(s: Harrow, dealer: Dealer, faction: int) -> None:
    s.now.acted = True


def _tile(s: Harrow, dealer: Dealer, faction: int, tile: Any) -> None:
    s.now.tiled = True
    left = list(s.tiles.open[s.now.jar])
    left.remove(tile)
    s.tiles.open[s.now.jar] = tuple(left)
    s.tiles.used[s.now.jar] += (tile,)
    dealer.tell(TileUsed, FACTION[faction], tile.ref)
    s.then(("use_tile", faction, tile), ("turn", faction))


def use_tile(s: Harrow, dealer: Dealer, faction: int, tile: Any) -> Rule[None]:
    yield from resolve(s, dealer, faction, tile.effects)


def _card(s: Harrow, dealer: Dealer, faction: int, card: Card) -> None:
    s.then(("play_card", faction, card), ("turn", faction))


def play_card(s: Harrow, dealer: Dealer, faction: int, card: Card) -> Rule[None]:
    """H-150: a tactic is discarded; a goblin card stays (H-182)."""
    s.now.carded = True
    s.hands[faction].remove(card)
    (s.in_play if faction == KAMMI else s.discards)[faction].append(card)
    dealer.show(CardPlayed, FACTION[faction], card.ref)
    yield from resolve(s, dealer, faction, card.effects)


def _offer(s: Harrow, dealer: Dealer, faction: int, offer: int) -> None:
    s.then(("use_offer", faction, offer), ("turn", faction))


def use_offer(s: Harrow, dealer: Dealer, faction: int, offer: int) -> Rule[None]:
    """H-315: the offer returns to the bag."""
    s.offers_held[faction].remove(offer)
    s.fair_folk.offer_bag.append(offer)
    card = s.kit.offers[offer]
    dealer.tell(OfferUsed, FACTION[faction], card.ref)
    yield from resolve(s, dealer, faction, card.hester if faction == HESTER else card.effects)


def _walk(s: Harrow, dealer: Dealer, faction: int, move: Any) -> None:
    walk(s, dealer, faction, move)
    s.then(("turn", faction))


def _end(s: Harrow, dealer: Dealer, faction: int) -> None:
    s.then(("clean_up", faction))


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
