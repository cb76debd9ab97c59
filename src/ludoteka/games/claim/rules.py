"""The rules of Claim, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.kernel import Dealer, Option, Outcome, Rule, Seat, choose

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
from .pieces import BOX, DOPPELGANGERS, DWARVES, GOBLINS, KNIGHTS, PLAY, UNDEAD, Card, Claim, Faction, two_piles


def opponent(seat: Seat) -> Seat:
    return Seat(1 - seat)


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
    s.then("recruit")


# -- Phase one: recruiting followers -----------------------------------------------------------------------------------
def recruit(s: Claim, dealer: Dealer) -> Rule[None]:
    s.prize.append(s.stock.pop())  # C-5
    dealer.reveal(PrizeRevealed, s.prize[0])
    winner, loser = yield from play_trick(s, dealer)
    prize = s.prize.pop()
    s.won[winner].append(prize)  # C-9
    s.last_prize = prize
    dealer.tell(PrizeWon, winner, prize)
    drawn = s.stock.pop()
    s.drawn[loser].append(drawn)
    dealer.reveal(FollowerDrawn, loser, drawn)
    for card in s.last:  # C-10
        if card.faction is UNDEAD:
            s.score[winner].append(card)
            dealer.tell(CardsScored, winner, (card,))
        else:
            s.out.append(card)
            dealer.tell(CardsLeft, (card,))
    s.then("recruit" if s.hands[0] else "muster")  # C-11


# -- Phase two: the fight for favour -----------------------------------------------------------------------------------
def muster(s: Claim, dealer: Dealer) -> None:
    """C-12: the followers become the hands; the winner of the last trick leads."""
    s.hands = [won + drawn for won, drawn in zip(s.won, s.drawn, strict=True)]
    s.public, s.won, s.drawn = s.won, two_piles(), two_piles()
    s.void = [[], []]
    s.phase = 2
    s.last_prize = None
    dealer.tell(PhaseTwoBegan, s.leader)
    s.then("battle")


def battle(s: Claim, dealer: Dealer) -> Rule[None]:
    winner, loser = yield from play_trick(s, dealer)
    for card in s.last:  # C-13: the loser takes the dwarves
        taker = loser if card.faction is DWARVES else winner
        s.score[taker].append(card)
        dealer.tell(CardsScored, taker, (card,))
    s.then("battle" if s.hands[0] else "vote")


# -- Playing followers, both phases ------------------------------------------------------------------------------------
def play_trick(s: Claim, dealer: Dealer) -> Rule[tuple[Seat, Seat]]:
    """Both players play a card; gives the winner, who leads next (C-11), and the loser."""
    leader, other = s.leader, opponent(s.leader)
    led = yield from play_card(s, dealer, leader)  # C-6
    card = yield from play_card(s, dealer, other)  # C-7
    if card.faction is not led.faction and card.faction is not DOPPELGANGERS and led.faction not in s.void[other]:
        s.void[other].append(led.faction)
    winner = other if beats(card, led) else leader  # C-14: a tie goes to the leader
    dealer.tell(TrickWon, winner)
    s.last, s.trick = s.trick, []
    s.last_leader, s.leader = leader, winner
    return winner, opponent(winner)


def play_card(s: Claim, dealer: Dealer, seat: Seat) -> Rule[Card]:
    card = yield from choose(seat, "play", lambda: plays(s, seat))
    s.hands[seat].remove(card)
    if card in s.public[seat]:
        s.public[seat].remove(card)
    s.trick.append(card)
    dealer.reveal(CardPlayed, seat, card)
    return card


def plays(s: Claim, seat: Seat) -> list[Option[Card]]:
    """What this seat may play now; equal cards are one option (C-2)."""
    hand = s.hands[seat]
    return [PLAY[card] for card in dict.fromkeys(may_follow(hand, s.trick[0]) if s.trick else hand)]


def may_follow(hand: Sequence[Card], led: Card) -> Sequence[Card]:
    """C-7: follow the led faction if you can; a doppelgänger may always stand in (C-15)."""
    suit = led.faction
    for card in hand:
        if card.faction is suit:
            return [card for card in hand if card.faction is suit or card.faction is DOPPELGANGERS]
    return hand


def beats(card: Card, led: Card) -> bool:
    """Does the second card beat the led one (C-14)?"""
    if (
        card.faction is led.faction or card.faction is DOPPELGANGERS
    ):  # C-15; C-17: it borrows the faction, not its ability
        return card.value > led.value
    return card.faction is KNIGHTS and led.faction is GOBLINS  # C-16


# -- End of the game ---------------------------------------------------------------------------------------------------
def vote(s: Claim, dealer: Dealer) -> None:
    """Count the votes of this game; play the next one if the match is still open."""
    votes = [0, 0]
    for faction in Faction:
        holder = vote_of(s, faction)
        if holder is not None:
            votes[holder] += 1
        dealer.tell(Voted, faction, holder, (count(s, faction, Seat(0)), count(s, faction, Seat(1))))
    winner = None if votes[0] == votes[1] else Seat(int(votes[1] > votes[0]))  # C-20, C-22
    if winner is not None:
        s.wins[winner] += 1
    dealer.tell(GameEnded, winner, (votes[0], votes[1]))
    if s.game < s.length and max(s.wins) <= s.length // 2:
        clear_table(s)
        s.game += 1
        s.then("deal")


def clear_table(s: Claim) -> None:
    """Back into the box, in an order that tells nothing of the game before."""
    s.box, s.score, s.out, s.last = list(BOX), two_piles(), [], []
    s.public, s.void = two_piles(), [[], []]


def count(s: Claim, faction: Faction, seat: Seat) -> int:
    return sum(card.faction is faction for card in s.score[seat])


def vote_of(s: Claim, faction: Faction) -> Seat | None:
    """C-19: most cards of the faction, then the highest card of it; C-21: nobody if both are equal."""
    values = [[card.value for card in pile if card.faction is faction] for pile in s.score]
    ranks = [(len(v), max(v, default=-1)) for v in values]
    return None if ranks[0] == ranks[1] else Seat(int(ranks[1] > ranks[0]))


def outcome(s: Claim) -> Outcome:
    """A single game is scored in votes, a match in games won."""
    if s.length == 1:
        holders = [vote_of(s, faction) for faction in Faction]
        scores = (float(holders.count(Seat(0))), float(holders.count(Seat(1))))
    else:
        scores = (float(s.wins[0]), float(s.wins[1]))
    if scores[0] == scores[1]:
        return Outcome(scores, (), "draw")
    return Outcome(scores, (Seat(int(scores[1] > scores[0])),), "votes" if s.length == 1 else "match")


STEPS = {"deal": deal, "recruit": recruit, "muster": muster, "battle": battle, "vote": vote}
