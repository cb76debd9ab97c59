"""The referee of Claim foresees a match, trick by trick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.referees.running import Plain, Question, Result, Sight, object_to, same, same_keys

from .cards import BOX, FACTIONS, TRICKS, Deal, faction_of, legal_follow, second_wins, value_of


class Referee:
    """Judges a match of one or several games."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.first = settings["leader"]
        self.length = int(settings["length"])
        self.game = 0
        self.wins = [0, 0]
        self.deal = Deal(0)
        self.opener = 0
        self.dealing = False
        self.key = ""
        self.asked_whom = -1

    # ---- what happens

    def happens(self, events: list[Plain]) -> None:
        left = [dict(event) for event in events]
        if self.game:
            self._played(left)
        else:
            self._dealt(left)
        if left:
            object_to("nothing else happens", left, "nothing")

    def _take(self, left: list[Plain], rule: str, kind: str, **facts: object) -> Plain:
        """The next thing that happens must be this."""
        entry = left.pop(0) if left else {}
        same(rule, {key: entry.get(key) for key in ("type", *facts)}, {"type": kind, **facts})
        return entry

    def _dealt(self, left: list[Plain]) -> None:
        self.game += 1
        event = self._take(left, "C-3: the cards are dealt", "Dealt", game=self.game)
        leader = int(event["leader"][1])
        if self.game > 1:
            same("A match: the first lead alternates", leader, 1 - self.opener)
        elif self.first != "random":
            same("C-4: whoever the table's option names leads first", leader, int(self.first[1]))
        self.opener = leader
        self.deal, self.dealing = Deal(leader), True
        self._turn_up(left)

    def _turn_up(self, left: list[Plain]) -> None:
        self.deal.prize = self._take(left, "C-5: turn the top card of the draw deck up", "PrizeRevealed")["card"]
        if not self.dealing:
            self._from_deck(self.deal.prize or "")

    def _from_deck(self, card: str) -> None:
        if self.deal.unseen[card] < 1:
            object_to("C-3: the draw deck holds the 26 cards that were not dealt", card, sorted(+self.deal.unseen))
        self.deal.unseen[card] -= 1

    def _played(self, left: list[Plain]) -> None:
        deal, card = self.deal, self.key.removeprefix("play/")
        self._take(left, "C-6, C-7: the chosen card is played", "CardPlayed", seat=f"p{self.asked_whom}", card=card)
        deal.hands[self.asked_whom][card] -= 1
        deal.public[self.asked_whom] -= Counter([card])  # C-2: of two zeros nobody can say which one is left
        if deal.led is None:
            deal.led = card
            return
        led, deal.led = deal.led, None
        winner = 1 - deal.leader if second_wins(led, card) else deal.leader
        self._take(left, f"C-14 to C-17: {led}, then {card}", "TrickWon", winner=f"p{winner}")
        (self._recruit if deal.phase == 1 else self._fight)(left, winner, (led, card))
        deal.leader = winner  # C-11, C-13
        deal.trick += 1
        if deal.trick <= TRICKS:
            if deal.phase == 1:
                self._turn_up(left)
        elif deal.phase == 1:
            self._muster(left)
        else:
            self._count(left)

    def _recruit(self, left: list[Plain], winner: int, cards: tuple[str, str]) -> None:
        """C-9, C-10."""
        deal, loser = self.deal, 1 - winner
        self._take(left, "C-9: the winner takes the prize", "PrizeWon", winner=f"p{winner}", card=deal.prize)
        deal.won[winner].append(deal.prize or "")
        deal.prize = None
        drawn = self._take(left, "C-9: the loser takes the top card", "FollowerDrawn", loser=f"p{loser}")["card"]
        self._from_deck(drawn)
        deal.drawn[loser].append(drawn)
        to = [winner if faction_of(card) == "undead" else None for card in cards]
        self._moved(left, "C-10: the undead that were played go to the winner, others leave the game", cards, to)

    def _fight(self, left: list[Plain], winner: int, cards: tuple[str, str]) -> None:
        to = [1 - winner if faction_of(card) == "dwarves" else winner for card in cards]
        self._moved(left, "C-13: the winner takes both cards, the loser the dwarves", cards, to)

    def _moved(self, left: list[Plain], rule: str, cards: tuple[str, str], to: Sequence[int | None]) -> None:
        events = []
        while left and left[0]["type"] in ("CardsScored", "CardsLeft"):
            event = left.pop(0)
            events += [(card, int(event["seat"][1]) if "seat" in event else None) for card in event["cards"]]
        same(rule, Counter(events), Counter(zip(cards, to, strict=True)))
        for card, seat in zip(cards, to, strict=True):
            (self.deal.out if seat is None else self.deal.score[seat]).append(card)

    def _muster(self, left: list[Plain]) -> None:
        """C-11, C-12."""
        deal = self.deal
        self._take(left, "C-12: the last winner leads phase two", "PhaseTwoBegan", leader=f"p{deal.leader}")
        left_over = sum(deal.hands, deal.unseen)
        same("C-11: after 13 tricks hands and deck are empty", +left_over, Counter())
        deal.hands = [Counter(deal.won[seat] + deal.drawn[seat]) for seat in (0, 1)]
        same("C-11: each has 13 followers", [hand.total() for hand in deal.hands], [TRICKS, TRICKS])
        deal.public = [Counter(won) for won in deal.won]
        deal.phase, deal.trick = 2, 1

    def _count(self, left: list[Plain]) -> None:
        """C-19 to C-22, and the length of the match."""
        deal = self.deal
        for faction in FACTIONS:
            holder, counts = deal.holder(faction), [len(deal.scored(seat, faction)) for seat in (0, 1)]
            named = None if holder is None else f"p{holder}"
            rule = f"C-19, C-21: the vote of the {faction}"
            self._take(left, rule, "Voted", faction=faction, holder=named, counts=counts)
        votes = deal.votes()
        best = None if votes[0] == votes[1] else votes.index(max(votes))
        winner = None if best is None else f"p{best}"
        self._take(left, "C-20, C-22: more votes win", "GameEnded", winner=winner, votes=votes)
        deal.trick = TRICKS
        if best is not None:
            self.wins[best] += 1
        if not self.over:
            self._dealt(left)

    @property
    def over(self) -> bool:
        """A match goes to the first player with more than half of its games, and has no more games than its length."""
        done = self.deal.phase == 2 and not any(hand.total() for hand in self.deal.hands)
        return done and (max(self.wins) > self.length // 2 or self.game == self.length)

    # ---- what is asked and shown

    def asked(self, sight: Sight) -> None:
        deal = self.deal
        if self.dealing:
            self._look_at_hands(sight)
        same("D: only the player whose turn it is decides", list(sight.questions), [deal.turn])
        hand, keys = deal.hands[deal.turn], sight.questions[deal.turn].keys
        if deal.led is None:
            same_keys("C-6: the leader plays any card", keys, {f"play/{card}" for card in +hand})
        else:
            legal = {f"play/{card}" for card in legal_follow(hand, deal.led)}
            same_keys(f"C-7: {deal.led} must be followed", keys, legal)
        for seat in (None, 0, 1):
            self._shown(sight.view(seat), seat)

    def _look_at_hands(self, sight: Sight) -> None:
        deal, self.dealing = self.deal, False
        deal.hands = [Counter(sight.view(seat)["hands"][seat]) for seat in (0, 1)]
        same("C-3: 13 cards each", [hand.total() for hand in deal.hands], [TRICKS, TRICKS])
        if not deal.hands[0] + deal.hands[1] <= BOX:
            object_to("C-1: the deck", deal.hands, BOX)
        deal.unseen = BOX - (deal.hands[0] + deal.hands[1])
        self._from_deck(deal.prize or "")

    def chosen(self, seat: int, key: str) -> None:
        self.asked_whom, self.key = seat, key

    def _shown(self, view: Plain, viewer: int | None) -> None:
        deal, both = self.deal, (0, 1)
        same(
            "phase, trick and leader",
            [view[name] for name in ("phase", "trick", "leader")],
            [deal.phase, deal.trick, deal.leader],
        )
        same("the match", view["match"], {"length": self.length, "game": self.game, "wins": self.wins})
        same("C-5: the prize", view["prize"], deal.prize)
        played = [] if deal.led is None else [{"seat": deal.leader, "card": deal.led}]
        same("C-6: the card that is led", view["played"], played)
        same("the draw deck is counted", view["stock"], deal.unseen.total())
        same("score piles are face up", view["score"], deal.score)
        same("C-23: cards out of the game are shown", view["out"], deal.out)
        recruiting = deal.phase == 1
        for seat in both:
            shown, hand, mine = view["hands"][seat], deal.hands[seat], seat == viewer
            same("a hand is its owner's", Counter(shown) if mine else shown, +hand if mine else hand.total())
            won = deal.won[seat] if recruiting else []
            drawn = deal.drawn[seat] if recruiting else []
            followers = {"count": len(won + drawn), "won": won, "drawn": drawn if mine else len(drawn)}
            same("followers: prizes are public, drawn cards their owner's", view["followers"][seat], followers)
            same("prizes that must still be in hand are known", Counter(view["known"][seat]), +deal.public[seat])
            lies = [faction for faction in view["void"][seat] if any(faction_of(card) == faction for card in +hand)]
            same("a hand shown as void of a faction has none of it", lies, [])
        for faction, public in zip(FACTIONS, view["votes"], strict=True):
            cards = [deal.scored(seat, faction) for seat in both]
            best = [max(map(value_of, pile), default=None) for pile in cards]
            expected = {"faction": faction, "counts": [*map(len, cards)], "best": best, "holder": deal.holder(faction)}
            same("C-19: the vote as it stands", public, expected)

    def ends(self, sight: Sight, result: Result) -> None:
        same("C-20: the match is over", self.over, True)
        votes = self.deal.votes()
        scores = self.wins if self.length > 1 else votes
        same("C-20, C-22: the score", result.scores, tuple(map(float, scores)))
        best = () if scores[0] == scores[1] else (scores.index(max(scores)),)
        same("C-20, C-22: more win, equal is a draw", result.winners, best)
        same("C-22: a draw is called one", result.reason == "draw", not best)
        for seat in (None, 0, 1):
            self._shown(sight.view(seat), seat)


def taste(question: Question) -> list[float]:
    """Powers should meet: the cards that have one, and the lowest, which tie votes."""
    liked = {"doppelgangers": 2.0, "knights": 3.0, "dwarves": 2.0, "undead": 2.0, "goblins": 1.0}
    cards = [key.removeprefix("play/") for key in question.keys]
    return [liked[faction_of(card)] + (2.0 if value_of(card) == 0 else 0.0) for card in cards]
