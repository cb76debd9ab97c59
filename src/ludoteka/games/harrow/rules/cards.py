"""Cards and tokens that players take: drawing, collecting (H-121 … H-123)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat
from ..events.cards import CardDrawn, CardSunk, TokenCollected
from ..hexes import HEX
from ..pieces import FACTION, FAMILY, PROTECTORS, SCROLL, TOKEN, Card
from ..state import Harrow, raised
from .choosing import ask


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
    card = yield from ask(s, f, "sink", lambda: [Option(f"sink/{c.ref}", c) for c in s.hands[f]], rule="H-146")
    s.hands[f].remove(card)
    s.decks[f].insert(0, card)
    s.sunk[f] += 1
    dealer.tell(CardSunk, FACTION[f], Seat(s.who[f]), card.ref)


def value_of(s: Harrow, f: int, kind: int) -> int:
    """The number over the rightmost token of a row (H-56)."""
    return s.kit.rows[board(s, f)][kind][s.boards[f].rows[kind]]


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
        if s.boards[f].scrolls >= 3:
            s.stock.tokens[SCROLL] += 1
            return
        s.boards[f].scrolls += 1
        if f == PROTECTORS and s.stock.trails_locked:  # H-82
            s.stock.trails_locked -= 1
            s.stock.trails += 1
    elif f == FAMILY:
        s.family.front.append(kind)  # H-122
    elif s.boards[f].rows[kind] >= 4:
        s.stock.tokens[kind] += 1
    else:
        s.boards[f].rows = raised(s.boards[f].rows, kind)
        if s.boards[f].rows[kind] + 1 in s.kit.row_cards[board(s, f)][kind]:
            draw_card(s, dealer, f)


def discard(s: Harrow, f: int, card: Card) -> None:
    s.hands[f].remove(card)
    s.discards[f].append(card)


def rival(s: Harrow, f: int) -> int:
    """The other VP faction."""
    return s.rivals[0] if s.rivals[1] == f else s.rivals[1]
