"""Cards and tokens that players take: drawing, collecting (H-121 … H-123)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat
from ..events.cards import CardDrawn, CardSunk, TokenCollected
from ..hexes import HEX
from ..pieces import FACTION, FAMILY, PROTECTORS, SCROLL, TOKEN, Card
from ..state import Harrow, raised
from .choosing import ask


def board(s: Harrow, faction: int) -> str:
    """Which side of the board the faction plays."""
    return f"{FACTION[faction]}-{'basic' if s.chapter == 1 else 'cards'}"


def draw_card(s: Harrow, dealer: Dealer, faction: int) -> None:
    """One card from the deck; an empty deck gives none (H-123)."""
    deck = s.decks[faction]
    if deck:
        card = deck.pop()
        s.sunk[faction] = min(s.sunk[faction], len(deck))
        s.hands[faction].append(card)
        dealer.reveal(CardDrawn, FACTION[faction], Seat(s.who[faction]), card.ref)


def sink_card(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Put one card from the hand under the deck."""
    card = yield from ask(
        s, faction, "sink", lambda: [Option(f"sink/{colour.ref}", colour) for colour in s.hands[faction]], rule="H-146"
    )
    s.hands[faction].remove(card)
    s.decks[faction].insert(0, card)
    s.sunk[faction] += 1
    dealer.tell(CardSunk, FACTION[faction], Seat(s.who[faction]), card.ref)


def value_of(s: Harrow, faction: int, kind: int) -> int:
    """The number over the rightmost token of a row (H-56)."""
    return s.kit.rows[board(s, faction)][kind][s.boards[faction].rows[kind]]


def drop_token(s: Harrow, hex: int, kind: int) -> None:
    """Take one token of a kind off a hex."""
    tokens = list(s.tokens[hex])
    tokens.remove(kind)
    s.tokens[hex] = tuple(tokens)


def lay_token(s: Harrow, hex: int, kind: int) -> None:
    s.tokens[hex] = tuple(sorted((*s.tokens[hex], kind)))


def collect(s: Harrow, dealer: Dealer, faction: int, hex: int, kind: int) -> None:
    """A token goes from the map to its owner's board, track, front or, if there is no room, box (H-121)."""
    drop_token(s, hex, kind)
    dealer.tell(TokenCollected, FACTION[faction], TOKEN[kind], HEX[hex])
    if kind == SCROLL:
        if s.boards[faction].scrolls >= 3:
            s.stock.tokens[SCROLL] += 1
            return
        s.boards[faction].scrolls += 1
        if faction == PROTECTORS and s.stock.trails_locked:  # H-82
            s.stock.trails_locked -= 1
            s.stock.trails += 1
    elif faction == FAMILY:
        s.family.front.append(kind)  # H-122
    elif s.boards[faction].rows[kind] >= 4:
        s.stock.tokens[kind] += 1
    else:
        s.boards[faction].rows = raised(s.boards[faction].rows, kind)
        if s.boards[faction].rows[kind] + 1 in s.kit.row_cards[board(s, faction)][kind]:
            draw_card(s, dealer, faction)


def discard(s: Harrow, faction: int, card: Card) -> None:
    s.hands[faction].remove(card)
    s.discards[faction].append(card)


def rival(s: Harrow, faction: int) -> int:
    """The other VP faction."""
    return s.rivals[0] if s.rivals[1] == faction else s.rivals[1]
