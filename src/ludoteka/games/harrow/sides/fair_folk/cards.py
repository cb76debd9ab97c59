"""The Fair Folk's cards that need more than verbs (hooks of section 16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from .....kernel import Dealer, Option, Rule, asks_nothing
from ...effects.moving import steps_of, way
from ...events.fair_folk import NestPlaced, QuestDropped, SearchCubePlaced
from ...grammar import Pieces, card_action
from ...hexes import CLOSER, HEX, HEXES, NEAR, OFF
from ...pieces import EMPTY_NEST, FACTION, LEGEND, SILVER, TERRAIN, UNIT, Quest
from ...rules.abilities import strengthen
from ...rules.carrying import carry
from ...rules.choosing import DONE, ask, pick
from ...rules.units import may_enter, mobile, shift
from ...state import Harrow
from .guessing import arrow, arrow_options, cross, guess, guess_options, in_area
from .turn import draw_offer, draw_quest, lay_nest, lift_nest, nest_hexes, nest_options

_ASK = [Option(f"ask/{FACTION[faction]}", faction) for faction in range(5)]
_CROSS = [Option(f"cross/{HEX[hex]}", hex) for hex in HEXES]
_AREA = [Option(f"area/{i + 1}", i) for i in range(8)]
_GLEAN = [Option(f"glean/{HEX[hex]}", hex) for hex in HEXES]


@asks_nothing
def catch_breath(s: Harrow, dealer: Dealer, faction: int) -> None:
    """Nobody attacks or infects until all others have had a turn."""
    s.fair_folk.calm = tuple(other for other in s.factions if other != faction)


def where_oh_where(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Another player puts an X inside an arrow's area, where the sought thing is not."""
    area = yield from pick(s, faction, "area", [DONE, *_AREA[: len(s.fair_folk.arrows)]], rule="H-300")
    if area is None or s.fair_folk.items_found == 3:
        return False
    others = [other for other in s.factions if other != faction]
    helper = others[0]
    if len(others) > 1:
        helper = yield from ask(s, faction, "ask", [_ASK[other] for other in others], rule="H-300")
    if not _cross_options(s, area):
        return False
    hex = yield from ask(s, helper, "cross", lambda: _cross_options(s, area) or [DONE], rule="H-300")
    if hex is not None:  # None only where the Fair Folk imagine the thing on the last hex left
        yield from cross(s, dealer, hex)
    return True


def _cross_options(s: Harrow, area: int) -> list[Option[int]]:
    sought = s.fair_folk.items[s.fair_folk.items_found]
    return [
        _CROSS[hex]
        for hex in HEXES
        if in_area(s.fair_folk.arrows[area], hex)
        and hex != sought
        and hex not in s.fair_folk.crosses
        and hex not in s.fair_folk.found_at
    ]


def extra_nest(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """H-293 once more, beside the nest of the turn."""
    while True:
        chosen = yield from pick(s, faction, "nest", lambda: [DONE, *nest_options(s)], secret=True, rule="H-300")
        if chosen is None:
            return False
        if chosen[0] == "nest":
            lay_nest(s, dealer, chosen[1], chosen[2])
            return True
        lift_nest(s, dealer, chosen[1])
        draw_offer(s, dealer)


def move_nest(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """One nest goes to an adjacent free hex; no search cube."""
    free = set(nest_hexes(s))
    ways = [
        way("move", "nest", 0, start, end)
        for start in HEXES
        if s.fair_folk.nests[start] != OFF
        for end in NEAR[start]
        if end in free
    ]
    chosen = yield from pick(s, faction, "move", [DONE, *ways], rule="H-300")
    if chosen is None:
        return False
    _, start, end = chosen
    s.fair_folk.nests[start], s.fair_folk.nests[end] = OFF, s.fair_folk.nests[start]
    dealer.tell(NestPlaced, HEX[end], "nest")
    return True


def beckon(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """A legend is pulled one hex to a nest with an offer."""
    chosen = yield from pick(s, faction, "pull", [DONE, *dict.fromkeys(_beckons(s))], rule="H-300")
    if chosen is None:
        return False
    kind, start, end = chosen
    shift(s, dealer, kind, start, end)
    yield from carry(s, dealer, kind, start, end)
    return True


def _beckons(s: Harrow) -> Iterator[Option[Any]]:
    nests = [hex for hex in HEXES if s.fair_folk.nests[hex] not in (OFF, EMPTY_NEST)]
    for kind in range(LEGEND, LEGEND + 4):
        start = s.legend_at[kind]
        if start != OFF and mobile(s, kind, start):
            for goal in nests:
                for end in CLOSER[start][goal]:
                    if may_enter(s, kind, end):
                        yield way("pull", UNIT[kind], kind, start, end)


def swap_offers(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Two offers on the map change places, or one in hand with one on the map."""
    chosen = yield from pick(s, faction, "swap-offers", lambda: [DONE, *_swaps(s)], secret=True, rule="H-300")
    if chosen is None:
        return False
    offer, start, end = chosen
    if offer == OFF:
        s.fair_folk.nests[start], s.fair_folk.nests[end] = s.fair_folk.nests[end], s.fair_folk.nests[start]
        for hex in (start, end):
            dealer.tell(NestPlaced, HEX[hex], s.kit.offers[s.fair_folk.nests[hex]].ref)
    else:
        s.fair_folk.prepared.remove(offer)
        s.fair_folk.prepared.append(s.fair_folk.nests[start])
        s.fair_folk.prepared.sort()
        s.fair_folk.nests[start] = offer
        dealer.show(NestPlaced, HEX[start], s.kit.offers[offer].ref)
    return True


def _swaps(s: Harrow) -> Iterator[Option[Any]]:
    nests = [hex for hex in HEXES if s.fair_folk.nests[hex] not in (OFF, EMPTY_NEST)]
    for start, end in combinations(nests, 2):
        yield _swap(HEX[start], OFF, start, end)
    for offer in s.fair_folk.prepared:
        for start in nests:
            yield _swap(s.kit.offers[offer].ref, offer, start, start)


def _swap(first: str, offer: int, start: int, end: int) -> Option[Any]:
    return Option(f"swap-offers/{first}/{HEX[end]}", (offer, start, end))


def _swap_keys(pieces: Pieces) -> Iterator[str]:
    for end in HEXES:
        yield from (_swap(HEX[start], OFF, start, end).key for start in HEXES if start != end)
        yield from (_swap(offer.ref, i, end, end).key for i, offer in enumerate(pieces.kit.offers))


def gleaning(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Up to three empty nests come back, a search cube for each."""
    for _ in range(3):
        bare = [_GLEAN[hex] for hex in HEXES if s.fair_folk.nests[hex] == EMPTY_NEST]
        hex = yield from pick(s, faction, "glean", [DONE, *bare], rule="H-300")
        if hex is None:
            break
        lift_nest(s, dealer, hex)
        strengthen(s, dealer, SILVER)
    return True


def free_arrow(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """An arrow at any nest that has its offer; the offer stays."""
    nests = [hex for hex in HEXES if s.fair_folk.nests[hex] not in (OFF, EMPTY_NEST)]
    chosen = yield from pick(s, faction, "arrow", [DONE, *arrow_options(nests)], rule="H-300")
    if chosen is None or s.fair_folk.items_found == 3:
        return False
    yield from arrow(s, dealer, *chosen[1:])
    return True


def bold_guess(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    chosen = yield from pick(s, faction, "guess", [DONE, *guess_options(s)], rule="H-300")
    if chosen is None or s.fair_folk.items_found == 3:
        return False
    yield from guess(s, dealer, chosen[1])
    return True


def new_season(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """A search cube changes its terrain; a quest may be replaced."""
    ways = [_season(old, new) for old in s.fair_folk.lure for new in range(4) if new not in s.fair_folk.lure]
    chosen = yield from pick(s, faction, "season", [DONE, *ways], rule="H-300")
    if chosen is not None:
        s.fair_folk.lure = tuple(chosen[1] if terrain == chosen[0] else terrain for terrain in s.fair_folk.lure)
        dealer.tell(SearchCubePlaced, TERRAIN[chosen[1]])
    quest = yield from pick(
        s,
        faction,
        "replace-quest",
        lambda: [DONE, *map(_replacing, s.fair_folk.quests)],
        secret=True,
        rule="H-300",
    )
    if quest is not None:
        s.fair_folk.quests.remove(quest)
        s.fair_folk.quest_pile.append(quest)
        dealer.show(QuestDropped, quest.ref)
        draw_quest(s, dealer)
    return True


def _season(old: int, new: int) -> Option[Any]:
    return Option(f"season/{TERRAIN[old]}/{TERRAIN[new]}", (old, new))


def _replacing(quest: Quest) -> Option[Quest]:
    return Option(f"replace-quest/{quest.ref}", quest)


def _season_keys(pieces: Pieces) -> Iterator[str]:
    yield from (_season(old, new).key for old in range(4) for new in range(4) if old != new)
    yield from (_replacing(quest).key for quest in pieces.kit.quests)


card_action("catch_breath", catch_breath)
card_action("where_oh_where", where_oh_where, lambda pieces: (option.key for option in (*_AREA, *_ASK, *_CROSS)))
card_action("ff_extra_nest", extra_nest)
card_action("ff_move_nest", move_nest, lambda pieces: steps_of("move", ["nest"]))
card_action(
    "ff_beckon", beckon, lambda pieces: steps_of("pull", (UNIT[kind] for kind in pieces.kinds if kind >= LEGEND))
)
card_action("ff_swap_offers", swap_offers, _swap_keys)
card_action("ff_gleaning", gleaning, lambda pieces: (option.key for option in _GLEAN))
card_action("ff_free_arrow", free_arrow)
card_action("ff_guess", bold_guess)
card_action("ff_new_season", new_season, _season_keys)
