"""Cards and tokens that players take: drawing, collecting (H-121 … H-123), conditions and numbers (section 16)."""

from __future__ import annotations

from ...kernel import Dealer, Option, Rule, Seat
from .asking import ask
from .events import CardDrawn, CardSunk, TokenCollected
from .hexes import DISTANCE, HEX, HEXES, OFF
from .pieces import (
    FACTION,
    FAMILY,
    HESTER,
    KAMMI,
    PROTECTORS,
    SCROLL,
    SPAWN,
    STRENGTHEN,
    TOKEN,
    Card,
    Effect,
    Harrow,
)
from .units import haints_on, is_terrain, legend_hexes, touched


def board(s: Harrow, f: int) -> str:
    """Which side of the board the faction plays."""
    return f"{FACTION[f]}-{'basic' if s.chapter == 1 else 'cards'}"


def draw_card(s: Harrow, dealer: Dealer, f: int) -> None:
    """One card from the deck; an empty deck gives none (H-123)."""
    deck = s.decks[f]
    if deck:
        card = deck.pop()
        s.sunk[f] = min(s.sunk[f], len(deck))
        s.hands[f].append(card)
        dealer.reveal(CardDrawn, FACTION[f], Seat(s.who[f]), card.ref)


def sink_card(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Put one card from the hand under the deck."""
    card = yield from ask(s, f, "sink", lambda: [Option(f"sink/{c.ref}", c) for c in s.hands[f]])
    s.hands[f].remove(card)
    s.decks[f].insert(0, card)
    s.sunk[f] += 1
    dealer.tell(CardSunk, FACTION[f], Seat(s.who[f]), card.ref)


def value_of(s: Harrow, f: int, kind: int) -> int:
    """The number over the rightmost token of a row (H-56)."""
    return s.kit.rows[board(s, f)][kind][s.rows[f][kind]]


def drop_token(s: Harrow, h: int, kind: int) -> None:
    """Take one token of a kind off a hex."""
    tokens = list(s.tokens[h])
    tokens.remove(kind)
    s.tokens[h] = tuple(tokens)


def lay_token(s: Harrow, h: int, kind: int) -> None:
    s.tokens[h] = tuple(sorted((*s.tokens[h], kind)))


def collect(s: Harrow, dealer: Dealer, f: int, h: int, kind: int) -> None:
    """A token goes from the map to its owner's board, track, front or, if there is no room, box (H-121)."""
    drop_token(s, h, kind)
    dealer.tell(TokenCollected, FACTION[f], TOKEN[kind], HEX[h])
    if kind == SCROLL:
        if s.scrolls[f] >= 3:
            s.box[SCROLL] += 1
            return
        s.scrolls[f] += 1
        if f == PROTECTORS and s.trails_locked:  # H-82
            s.trails_locked -= 1
            s.trail_supply += 1
    elif f == FAMILY:
        s.front.append(kind)  # H-122
    elif s.rows[f][kind] >= 4:
        s.box[kind] += 1
    else:
        s.rows[f][kind] += 1
        if s.rows[f][kind] + 1 in s.kit.row_cards[board(s, f)][kind]:
            draw_card(s, dealer, f)


def discard(s: Harrow, f: int, card: Card) -> None:
    s.hands[f].remove(card)
    s.discards[f].append(card)


# -- Numbers and conditions -------------------------------------------------------------------------------------------
def number_of(s: Harrow, f: int, effect: Effect) -> int:
    n = effect.n
    if isinstance(n, int):
        return n
    if n == "half_wild_tokens_up":
        return (s.wild[f] + 1) // 2  # H-22
    if n == "up_to_3_wild_tokens":
        return min(3, s.wild[f])
    kind = SPAWN if n == "half_spawn_value_up" else STRENGTHEN
    return (value_of(s, f, kind) + 1) // 2


def holds(s: Harrow, f: int, cond: str) -> bool:
    """Is the condition true now?"""
    if cond == "own_cubes_out>=3":
        return s.ground[f] >= 3
    if cond == "hand_not_empty":
        return bool(s.hands[f])
    if cond == "own_cubes<direct_rival_cubes":
        return s.ground[f] < s.ground[rival(s, f)]
    if cond == "own_unit_adjacent_to_enemy_legend":
        near = [h for g in (*s.rivals, HESTER) if g != f for h in legend_hexes(s, g)]
        return any(s.units[f][h] and DISTANCE[h][at] == 1 for at in near for h in HEXES)
    if cond == "legend_on_terrain":
        return any(is_terrain(s, h) for h in legend_hexes(s, f))
    if cond == "root_on_brambles_or_mountain":
        return any(touched(s, h) and not is_terrain(s, h) for h in HEXES)
    goblin = s.legend_at[s.goblin]
    if cond == "goblin_with_own_haint":
        return goblin != OFF and haints_on(s, KAMMI, goblin) > 0
    legend = s.legend_at[6 + rival(s, KAMMI)]  # goblin_and_rival_legend_on_different_terrains
    if OFF in (goblin, legend) or not (is_terrain(s, goblin) and is_terrain(s, legend)):
        return False
    return s.land.terrain[goblin] != s.land.terrain[legend]


def rival(s: Harrow, f: int) -> int:
    """The other VP faction."""
    return s.rivals[0] if s.rivals[1] == f else s.rivals[1]
