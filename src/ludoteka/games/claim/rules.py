"""The rules of Claim, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...kernel import Ask, Dealer, Outcome, Rule, Seat
from .events import (
    CardPlayed,
    CardsLeft,
    CardsScored,
    Dealt,
    FollowerDrawn,
    GameEnded,
    PhaseTwoBegan,
    PrizeRevealed,
    PrizeWon,
    TrickWon,
    Voted,
)
from .pieces import (
    BOX,
    DOPPELGANGERS,
    DWARVES,
    FACTIONS,
    GOBLIN_ZERO,
    GOBLINS,
    KNIGHTS,
    UNDEAD,
    Card,
    Claim,
    Faction,
    two_piles,
)

OPPONENT = (Seat(1), Seat(0))


# -- Setup -----------------------------------------------------------------------------------------------------------
def setup(seats: int, settings: Mapping[str, str]) -> Claim:
    return Claim(length=int(settings["length"]), first=settings["leader"], box=list(BOX), agenda=[("deal",)])


def deal(s: Claim, dealer: Dealer) -> None:
    """C-3: thirteen cards each, the rest is the draw deck. C-4: who leads; in a match the lead alternates."""
    if s.game > 1:
        s.leader = Seat((int(s.first[1]) + s.game - 1) % 2)
    else:
        if s.first == "random":
            s.first = f"p{dealer.below(2)}"
        s.leader = Seat(int(s.first[1]))
    dealer.shuffle(s.box)
    s.hands = [s.box[:13], s.box[13:26]]
    s.stock, s.box = s.box[26:], []
    s.phase = 1
    dealer.reveal(Dealt, s.game, s.leader)
    s.then(*["trick"] * 13, "muster")


# -- Playing followers, both phases ------------------------------------------------------------------------------------
def trick(s: Claim, dealer: Dealer) -> Rule[None]:
    if s.phase == 1:
        turn_up_prize(s, dealer)  # C-5
    leader, other = s.leader, OPPONENT[s.leader]
    led: Card = yield Ask(leader, "play", partial(distinct, s.hands[leader]), "C-6")
    lay(s, dealer, leader, led)
    card: Card = yield Ask(other, "play", partial(may_follow, s.hands[other], led), "C-7")
    lay(s, dealer, other, card)
    if card.faction is not led.faction and card.faction is not DOPPELGANGERS and led.faction not in s.void[other]:
        s.void[other].append(led.faction)
    winner, loser = (other, leader) if beats(card, led) else (leader, other)  # C-8; C-14: a tie goes to the leader
    if dealer.listening:
        dealer.tell(TrickWon, winner)
    s.last, s.trick = s.trick, []
    s.last_leader, s.leader = leader, winner  # C-11: the winner leads the next trick
    if s.phase == 1:
        recruit(s, dealer, winner, loser)
    else:
        fight(s, dealer, winner, loser)


def lay(s: Claim, dealer: Dealer, seat: Seat, card: Card) -> None:
    s.hands[seat].remove(card)
    public = s.public[seat]
    if public and card in public:
        public.remove(card)
    s.trick.append(card)
    if dealer.listening:
        dealer.show(CardPlayed, seat, card)


def distinct(cards: list[Card]) -> list[Card]:
    """These cards as options; equal cards are one option (C-2)."""
    return list(dict.fromkeys(cards)) if cards.count(GOBLIN_ZERO) > 1 else cards[:]


def may_follow(hand: list[Card], led: Card) -> list[Card]:
    """C-7: follow the led faction if you can; a doppelgänger may always stand in (C-15)."""
    suit = led.faction
    for card in hand:
        if card.faction is suit:
            followers = [card for card in hand if card.faction is suit or card.faction is DOPPELGANGERS]
            return distinct(followers) if suit is GOBLINS else followers
    return distinct(hand)


def beats(card: Card, led: Card) -> bool:
    """Does the second card beat the led one (C-14)?"""
    if (
        card.faction is led.faction or card.faction is DOPPELGANGERS
    ):  # C-15; C-17: it borrows the faction, not its ability
        return card.rank > led.rank
    return card.faction is KNIGHTS and led.faction is GOBLINS  # C-16


# -- Phase one: recruiting followers -----------------------------------------------------------------------------------
def turn_up_prize(s: Claim, dealer: Dealer) -> None:
    s.prize.append(s.stock.pop())
    dealer.reveal(PrizeRevealed, s.prize[0])


def recruit(s: Claim, dealer: Dealer, winner: Seat, loser: Seat) -> None:
    prize, drawn = s.prize.pop(), s.stock.pop()
    s.won[winner].append(prize)  # C-9
    s.drawn[loser].append(drawn)
    s.last_prize = prize
    for card in s.last:  # C-10
        (s.score[winner] if card.faction is UNDEAD else s.out).append(card)
    if dealer.listening:
        dealer.tell(PrizeWon, winner, prize)
        dealer.reveal(FollowerDrawn, loser, drawn)
        for card in s.last:
            if card.faction is UNDEAD:
                dealer.tell(CardsScored, winner, (card,))
            else:
                dealer.tell(CardsLeft, (card,))


# -- Phase two: the fight for favour -----------------------------------------------------------------------------------
def muster(s: Claim, dealer: Dealer) -> None:
    """C-12: the followers become the hands; the winner of the last trick leads."""
    s.hands = [won + drawn for won, drawn in zip(s.won, s.drawn, strict=True)]
    s.public, s.won, s.drawn = s.won, two_piles(), two_piles()
    s.void = [[], []]
    s.phase = 2
    s.last_prize = None
    dealer.tell(PhaseTwoBegan, s.leader)
    s.then(*["trick"] * 13, "vote")


def fight(s: Claim, dealer: Dealer, winner: Seat, loser: Seat) -> None:
    for card in s.last:  # C-13: the loser takes the dwarves
        taker = loser if card.faction is DWARVES else winner
        s.score[taker].append(card)
        if dealer.listening:
            dealer.tell(CardsScored, taker, (card,))


# -- End of the game ---------------------------------------------------------------------------------------------------
def vote(s: Claim, dealer: Dealer) -> None:
    """Count the votes of this game; play the next one if the match is still open."""
    s.votes = [0, 0]
    for faction, (first, second) in ranks(s).items():
        holder = vote_of(first, second)
        if holder is not None:
            s.votes[holder] += 1
        dealer.tell(Voted, faction, holder, (len(first), len(second)))
    winner = more(s.votes)  # C-20, C-22
    if winner is not None:
        s.wins[winner] += 1
    dealer.tell(GameEnded, winner, (s.votes[0], s.votes[1]))
    if s.game < s.length and max(s.wins) <= s.length // 2:
        clear_table(s)
        s.game += 1
        s.then("deal")


def ranks(s: Claim) -> dict[Faction, tuple[list[int], list[int]]]:
    """The cards that each has of every faction in the score pile."""
    piles: dict[Faction, tuple[list[int], list[int]]] = {faction: ([], []) for faction in FACTIONS}
    for seat, pile in enumerate(s.score):
        for card in pile:
            piles[card.faction][seat].append(card.rank)
    return piles


def vote_of(first: list[int], second: list[int]) -> Seat | None:
    """C-19: more cards of a faction get its vote, a tie goes to the highest card; C-21: or to nobody."""
    if len(first) == len(second) and first:
        return more((max(first), max(second)))
    return more((len(first), len(second)))


def more(pair: Sequence[int]) -> Seat | None:
    """The seat with the greater of two values; None if they are equal."""
    return None if pair[0] == pair[1] else Seat(0) if pair[0] > pair[1] else Seat(1)


def clear_table(s: Claim) -> None:
    """Put all cards back into the box, in an order that reveals nothing of the game before."""
    s.box, s.score, s.out, s.last = list(BOX), two_piles(), [], []
    s.public, s.void = two_piles(), [[], []]


def outcome(s: Claim) -> Outcome:
    """A single game is scored in votes, a match in games won."""
    counted = s.votes if s.length == 1 else s.wins
    winner = more(counted)
    reason = "draw" if winner is None else "votes" if s.length == 1 else "match"
    return Outcome((float(counted[0]), float(counted[1])), () if winner is None else (winner,), reason)


STEPS: dict[str, Callable[..., Any]] = {"deal": deal, "trick": trick, "muster": muster, "vote": vote}
