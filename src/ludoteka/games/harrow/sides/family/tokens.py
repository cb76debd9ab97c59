"""The Family: tokens out of the bag, upgrades, and tokens put away (H-58, H-59, H-122, H-151, H-152)."""

from __future__ import annotations

from typing import Any

from .....kernel import Dealer, Option, Rule, Seat
from ...effects.resolving import resolve
from ...events.cards import CardPlayed, TokensDrawn, TokensKept, TokenStowed
from ...pieces import ADVANCE, FACTION, FAMILY, SPAWN, STRENGTHEN, TOKEN, UPGRADES, Card
from ...rules.abilities import (
    BIRTH,
    CUBE,
    CUBE_OPTION,
    DONE_OPTION,
    MOVE,
    SPAWN_OPTION,
    Act,
    act,
    add_moves,
    add_pries,
    perform,
    spawn_hexes,
    strengthen,
)
from ...rules.cards import board, draw_card
from ...rules.choosing import DONE, ask
from ...state import Harrow, without

USE, UPGRADE = 10, 11
_BAG = Option("bag", None)


def token_ref(s: Harrow, kind: int) -> str:
    return TOKEN[kind] if kind < UPGRADES else s.kit.upgrades[kind - UPGRADES].ref


def family_jar(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-58: draw, look, give some back."""
    place = min(len(s.family.slots), len(s.kit.draw[board(s, faction)]) - 1)
    draws, back = s.kit.draw[board(s, faction)][place], s.kit.give_back[board(s, faction)][place]
    number = min(draws, sum(s.family.bag))
    back = max(0, back - (draws - number))
    for _ in range(number):
        s.family.drawn.append(_out_of_bag(s, dealer))
    s.family.drawn.sort()
    seat = Seat(s.who[faction])
    dealer.reveal(TokensDrawn, seat, number, tuple(token_ref(s, token) for token in s.family.drawn))
    for left in range(back, 0, -1):
        kind = yield from ask(s, faction, "give-back", lambda: _backs(s), rule="H-58", left=left)
        s.family.drawn.remove(kind)
        s.family.bag[kind] += 1
    s.family.ready, s.family.drawn = s.family.drawn, []
    dealer.show(TokensKept, tuple(token_ref(s, token) for token in s.family.ready))
    s.then(("lay_waiting", faction), ("family_tokens", faction))


def waits(s: Harrow, kind: int) -> bool:
    """Weave of Fate, Knife in the Dark: once drawn or gained they work, and lie on the attack jar (H-152)."""
    return kind >= UPGRADES and s.kit.upgrades[kind - UPGRADES].timing == "attack_jar"


def lay_waiting(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    for kind in [kind for kind in s.family.ready if waits(s, kind)]:
        yield from activate_token(s, dealer, kind)


def _out_of_bag(s: Harrow, dealer: Dealer) -> int:
    at = dealer.below(sum(s.family.bag))
    for kind, number in enumerate(s.family.bag):
        at -= number
        if at < 0:
            s.family.bag[kind] -= 1
            return kind
    raise AssertionError("the bag holds fewer tokens than were counted")


def _backs(s: Harrow) -> list[Option[int]]:
    return [Option(f"back/{token_ref(s, kind)}", kind) for kind in dict.fromkeys(s.family.drawn)]


def family_tokens(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Activate the kept tokens in any order; points of ADVANCE tokens are pooled (H-62)."""
    while s.family.ready:
        options = token_options(s, faction)
        if len(options) == 1 and not s.hands[faction]:
            break
        chosen = yield from ask(
            s,
            faction,
            "tokens",
            lambda options=options: options + upgrade_options(s, faction),  # type: ignore[misc]
            rule="H-58",
        )
        if chosen is None or chosen[0] == 4:
            break
        if chosen[0] == USE:
            s.then(("use_upgrade", chosen[1]), ("family_tokens", faction))
            return
        if chosen[0] == UPGRADE:
            play_upgrade(s, dealer, faction, chosen[1])
            yield from lay_waiting(s, dealer, faction)
        else:
            kind = {MOVE: ADVANCE, BIRTH: SPAWN, CUBE: STRENGTHEN}.get(chosen[0], ADVANCE)
            for _ in range(perform(s, dealer, faction, chosen)):
                s.family.ready.remove(kind)
                s.family.front.append(kind)
    s.family.front += s.family.ready
    s.family.ready = []


def token_options(s: Harrow, faction: int) -> list[Option[Act]]:
    """The actions that the kept tokens allow."""
    options: list[Option[Act]] = [DONE_OPTION]
    ready = s.family.ready
    points = ready.count(ADVANCE)
    add_moves(s, faction, points, options)
    if points and s.nails:
        add_pries(s, faction, options)
    if SPAWN in ready:
        options += [SPAWN_OPTION[hex] for hex in spawn_hexes(s, faction)]
    if STRENGTHEN in ready and s.supply[faction]:
        options.append(CUBE_OPTION)
    options += [Option(f"use/{token_ref(s, kind)}", (USE, kind)) for kind in dict.fromkeys(ready) if kind >= UPGRADES]
    return options


def upgrade_options(s: Harrow, faction: int) -> list[Option[Any]]:
    """H-151: a card whose price lies among the tokens not yet activated."""
    if s.now.carded:
        return []
    return [Option(f"card/{card.ref}", (UPGRADE, card)) for card in s.hands[faction] if has_token_for(s, card)]


def has_token_for(s: Harrow, card: Card) -> bool:
    """True if the token that an upgrade costs is among those not yet activated (H-151)."""
    return card.cost in s.family.ready


def play_upgrade(s: Harrow, dealer: Dealer, faction: int, card: Card) -> None:
    s.now.carded = True
    s.hands[faction].remove(card)
    s.in_play[faction].append(card)
    s.family.ready.remove(card.cost)
    s.stock.tokens[card.cost] += 1
    kind = UPGRADES + s.kit.upgrades.index(card)
    s.family.upgrades = without(s.family.upgrades, kind)
    s.family.ready.append(kind)
    s.family.ready.sort()
    dealer.show(CardPlayed, FACTION[faction], card.ref)


def use_upgrade(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    yield from activate_token(s, dealer, kind)


def activate_token(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    """Activate one token that lies ready; those for the attack jar go there (H-152)."""
    s.family.ready.remove(kind)
    if kind < UPGRADES:
        s.family.front.append(kind)
        if kind == STRENGTHEN:
            strengthen(s, dealer, FAMILY)
        else:
            yield from act(s, dealer, FAMILY, 1, frozenset((kind,)), rule="H-58")
        return
    card = s.kit.upgrades[kind - UPGRADES]
    (s.family.waiting if waits(s, kind) else s.family.front).append(kind)
    yield from resolve(s, dealer, FAMILY, card.effects)


def stow(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-122: each token in front goes to the board or into the bag; the rest goes into the bag at once."""
    s.family.front.sort()
    room = len(s.kit.draw[board(s, faction)]) - 1
    while s.family.front and len(s.family.slots) < room:
        options = [_BAG, *(Option(f"board/{token_ref(s, token)}", token) for token in dict.fromkeys(s.family.front))]
        kind = yield from ask(s, faction, "stow", options, rule="H-122")
        if kind is None:
            break
        s.family.front.remove(kind)
        s.family.slots.append(kind)
        dealer.tell(TokenStowed, token_ref(s, kind), "board")
        if len(s.family.slots) + 1 in s.kit.draw_cards[board(s, faction)]:
            draw_card(s, dealer, faction)
    for kind in s.family.front:
        s.family.bag[kind] += 1
        dealer.tell(TokenStowed, token_ref(s, kind), "bag")
    s.family.front = []


__all__ = ["DONE", "family_jar", "family_tokens", "stow", "token_ref", "use_upgrade"]
