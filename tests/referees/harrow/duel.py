"""The referee of the duel between the Fair Folk and Hester (H-330 to H-334).

Not judged: the choices with offers that an automaton took.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.referees.running import Plain, Question, Result, Sight, object_to, same, same_keys

from .alone import RIVALS, Alone, AutomataEffects
from .automata import AutomataAuditor
from .board import Board, Player
from .hester import show_hester
from .land import BRAMBLES, cards_of, content
from .offers import Keys
from .showing import compare
from .solo_cards import DECKS
from .turns import Course

MODE = next(mode for mode in content()["mode"] if mode["id"] == "fair_folk_vs_hester")
TOKENS = Counter({"fair-folk": 2, "hester": 1, "coin": 1})  # H-330
SQUARES: Mapping[str, int] = MODE["minor_victory_squares"]
REPLACING = frozenset(("SoloCardTurned", "CubesLost", "ObjectivePlaced"))  # a new objective, and what its card costs


class DuelAuditor(AutomataAuditor):
    """The events of the turn tokens."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.bag_of_turns = Counter(TOKENS)
        self.token = ""

    def on_TurnTokenDrawn(self, token: str) -> None:
        """H-331: without replacement; after all of them a round ends, which scores the brambles (H-333)."""
        if self.now is not None:
            same("H-268: who comes to the goal by an offer takes it", self.standing_on_goal(self.now.side), [])
        self.over()
        self.settled()
        for side in RIVALS:
            same("H-332: offers of the automata are used at the end of that turn", self.me(side).offers, [])
            same("H-334: with 7 VP the game ends after that turn", self.me(side).vp < 7, True)
        if not self.bag_of_turns.total():
            due = {side for side in RIVALS if self.board.of(side, BRAMBLES)}
            same("H-333: the brambles at the end of a round", self.brambles, due)
            self.bag_of_turns = Counter(TOKENS)
        else:
            same("H-333: the brambles only at the end of a round", self.brambles, set())
        self.brambles = set()
        same("H-331: a token of the bag", self.bag_of_turns[token] > 0, True)
        self.bag_of_turns -= Counter([token])
        self.goals.clear()
        self.start, self.token, self.hers = None, token, False

    def turn_over(self) -> None:
        """The brambles are scored at the end of a round here."""

    def over(self) -> None:
        """H-270: offers shake the tree and strengthen after the cubes were counted first."""
        if self.now is not None:
            self.fought()
            for colour in ("red", "blue"):
                same("H-270: no automaton ends the turn with more than 6 cubes", self.board.ground[colour] <= 6, True)
        super().over()

    def is_for_spawn(self) -> bool:
        return not self.missing()  # H-331: otherwise it is about the objective that was taken

    def unreplaced(self) -> bool:
        """H-331: was an objective taken and scored, and can a card still be turned for a new one?"""
        return self.now is not None and self.missing() and not self.due and bool(self.decks.total())


class DuelEffects(AutomataEffects):
    """Whose questions these are, is said by the token of the turn."""

    audit: DuelAuditor

    def of(self, question: Question) -> Keys | None:
        if self.audit.token == "coin" and getattr(self, f"solo_{question.prompt.replace('-', '_')}", None) is None:
            return None  # offers that an automaton took: their choices are not judged, their results are
        return super().of(question)

    def chose(self, question: Question, key: str) -> None:
        super().chose(question, key)
        if key.startswith("offer/"):
            self.card = key


class Duel(Alone):
    """One match."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        super().__init__(seats, settings)
        self.audit: DuelAuditor = DuelAuditor(self.board)
        self.course = Course(self.audit, ("hester", "fair-folk"))
        self.audit.joining = settings["automata-spawn"] == "own-units"
        self.offers: DuelEffects = DuelEffects(self.audit, self.course, dict(settings))
        self.audit.decks = Counter({deck: len(cards_of(side)) for deck, side in DECKS.items()})

    def _lay(self) -> None:
        super()._lay()
        self.audit.lantern = "hester"
        self.board.players["fair-folk"] = Player("fair-folk")
        self.board.players["fair-folk"].deck = len(cards_of("fair-folk"))

    def happens(self, events: list[Plain]) -> None:
        for event in events:
            if event["type"] in ("TurnTokenDrawn", "OfferTaken"):
                self._fought()
            if event["type"] == "TurnTokenDrawn":
                self.course.order, self.course.turn_of = ["hester"], ""
            if self.audit.unreplaced() and event["type"] not in REPLACING:
                object_to("H-331: an objective that was taken is replaced at once", event, "a solo card is turned")
            super().happens([event])

    def asked(self, sight: Sight) -> None:
        view = sight.view(None)
        (question,) = sight.questions.values()
        audit = self.audit
        if audit.ghost and question.prompt != "push" and not audit.missing():  # H-331: first the objective is replaced
            audit.count_ghost()
        if not self.laid:
            self.laid = True
            self._start_cubes()
        self._whose(question)
        if audit.unreplaced() and question.prompt not in ("deck", "objective"):
            object_to("H-331: an objective that was taken is replaced at once", question.prompt, "deck or objective")
        audit.settled()
        compare(audit, view)
        if question.prompt != "scatter":
            show_hester(audit, view["hester"])
        if question.prompt not in ("square", "scatter"):
            broken = self.board.broken_limit()
            if broken:
                object_to(broken, "broken", "the limits of H-30 to H-36")
        audit.check_harvest()
        same("H-330: cards left", view["solo"]["decks"], {deck: audit.decks[deck] for deck in DECKS})
        self.questions = sight.questions
        self.offers.secret = sight.view(1)
        self.offers.calm = audit.calm = bool(self.offers.secret["fair"]["calm"])
        self.course.asked(question)
        legal = self.offers.of(question)
        if legal is not None:
            same_keys(f"{question.rule}: {question.prompt}", question.keys, legal)

    def _whose(self, question: Question) -> None:
        """H-331: the token says whose turn it is."""
        token, side = self.audit.token, self.course.seats[question.seat]
        if token == "hester" and question.prompt == "root" and not self.audit.hers:
            self.audit.hers = True
            self.offers.begins()
        if token == "fair-folk" and question.prompt == "fair" and self.course.turn_of != "fair-folk":
            self.offers.fair_begins()
        if question.prompt in ("root", "hester", "fair"):
            same("H-331: whose turn it is", side, token)

    def ends(self, sight: Sight, result: Result) -> None:
        """H-333, H-334."""
        if self.audit.ghost:
            self.audit.count_ghost()
        self.audit.settled()
        compare(self.audit, sight.view(None))
        squares, items_found = sum(self.audit.squares.values()), self.audit.items_found
        if squares == 6 or "queen" in items_found:
            winners = ((0,) if squares == 6 else ()) + ((1,) if "queen" in items_found else ())
            same("H-333: 6 squares, or the queen found", result.winners, winners)
            return
        most = max(self.audit.me(side).vp for side in RIVALS)
        same("H-334: 7 VP or empty decks", most >= 7 or not self.audit.decks.total(), True)
        enough = squares >= SQUARES[items_found[-1] if items_found else "none"]
        winner = (0,) if enough else (1,) if items_found else ()
        same("H-334: the minor victory", result.winners, winner)
