"""The referee of the solo game: Hester against two automata (section 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.referees.running import Plain, Question, Result, Sight, object_to, same, same_keys

from .automata import AutomataAuditor
from .board import Board, Player
from .fair import FairEffects
from .hester import show_hester
from .land import BRAMBLES, COLOUR_OF, NORTH, SOUTH, cards_of, distance, hex_name
from .offers import Keys
from .showing import compare
from .solo_cards import DECKS, FIELDS, LAND_COLOURS, SOLO
from .turns import Course

RIVALS = ("protectors", "family")


class AutomataEffects(FairEffects):
    """The questions about the automata; all others are Hester's."""

    audit: AutomataAuditor

    def of(self, question: Question) -> Keys | None:
        method = getattr(self, f"solo_{question.prompt.replace('-', '_')}", None)
        if method is not None and not self.audit.hers and question.rule != "H-70":
            keys: Keys | None = method(question)
            return keys
        return super().of(question)

    def solo_deck_size(self, question: Question) -> Keys:
        """H-260: how many cards of each deck, together as many as the level says."""
        deck, left = question.about["deck"].removeprefix("deck-"), question.about["left"]
        names = list(DECKS)
        later = sum(len(cards_of(DECKS[name])) for name in names[names.index(deck) + 1 :])
        most = min(left, len(cards_of(DECKS[deck])))
        return {f"{deck}/{n}" for n in range(max(0, left - later), most + 1)}

    def solo_deck(self, question: Question) -> Keys:
        return {f"deck/{deck}" for deck in DECKS if self.audit.decks[deck]}

    def solo_objective(self, question: Question) -> Keys:
        return {f"objective/{hex_name(hex)}" for hex in self.audit.objective_hexes(question.about["objective"])}

    def solo_activate(self, question: Question) -> Keys:
        """H-262: once per turn the card may be discarded for another, if there is one."""
        again = {"redraw"} if not self.redrawn and self.audit.decks.total() else set()
        return {f"activate/{side}" for side in RIVALS} | again

    redrawn = False

    def solo_start(self, question: Question) -> Keys:
        return {f"start/{name}" for name in FIELDS}

    def solo_spawn(self, question: Question) -> Keys:
        self.audit.reach("spawn")
        return {f"spawn/{hex_name(hex)}" for hex in self.audit.spawn_hexes()}

    def solo_herd(self, question: Question) -> Keys:
        self.audit.to_herd()
        return {
            f"herd/{hex_name(start)}/{hex_name(end)}" for start, steps in self.audit.herds().items() for end in steps
        }

    def solo_attack(self, question: Question) -> Keys:
        now = self.audit.now
        assert now is not None
        while now.done < 3:
            self.audit.finish()
        return {f"attack/{hex_name(start)}/{hex_name(end)}/{defender}" for start, end, defender in self.audit.attacks()}


class Alone:
    """One match."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.board = Board(RIVALS, 3)
        self.audit = AutomataAuditor(self.board)
        self.course = Course(self.audit, ("hester",))
        self.audit.joining = settings["automata-spawn"] == "own-units"
        self.offers = AutomataEffects(self.audit, self.course, dict(settings))
        self.level = next(level for level in SOLO["levels"] if str(level["level"]) == settings["level"])
        self.questions: dict[int, Question] = {}
        self.laid = False
        self.failed = False
        self.clash: list[str] | None = None  # who must kill in it
        self.killers: list[str] = []

    def happens(self, events: list[Plain]) -> None:
        for event in events:
            if event["type"] == "AutomatonActivated":
                self.course.order, self.course.turn_of, self.course.fight = ["hester"], "", None
                self.offers.redrawn = False
            self.course.before(event)
            self._fights(event)
            self.audit.happens(event)
            if event["type"] == "MapLaid":
                self._lay()

    def _lay(self) -> None:
        """H-260."""
        board = self.board
        for side in RIVALS:
            me = board.players[side] = Player(side)
            me.home = SOUTH if side == "protectors" else NORTH
            me.haints -= 3
            me.wild, me.dial = 0, 1
            me.hero = {"protectors": "emmy", "family": "levi"}[side]
            board.put(f"{COLOUR_OF[side]}-haint", me.home, 3)
            board.put(f"{COLOUR_OF[side]}-legend", me.home)
            board.supply[COLOUR_OF[side]] -= 3
            board.ground[COLOUR_OF[side]] = 3
        board.players["hester"] = Player("hester")
        board.players["hester"].deck = len(cards_of("hester"))
        self.audit.fires = True
        self.audit.lantern = "protectors"

    def asked(self, sight: Sight) -> None:
        view = sight.view(None)
        (question,) = sight.questions.values()
        if self.audit.ghost and question.prompt != "push":
            self.audit.count_ghost()
        if not self.laid:
            self.laid = True
            self._start_cubes()
        same("H-272: lost when a card must be turned and all decks are empty", self.audit.lost, False)
        if question.prompt == "root" and not self.audit.hers:
            self._fought()
            self.audit.over()
            self.audit.hers = True
            self.offers.begins()
        if question.prompt in ("deck", "objective", "activate"):
            self.audit.turn_over()
        self.audit.settled()
        compare(self.audit, view)
        if question.prompt != "scatter":
            show_hester(self.audit, view["hester"])
        if question.prompt not in ("square", "scatter"):
            broken = self.board.broken_limit()
            if broken:
                object_to(broken, "broken", "the limits of H-30 to H-36")
        self.audit.check_harvest()
        self.questions = sight.questions
        self.course.asked(question)
        if question.prompt != "deck-size":
            same(
                "H-260: cards left",
                {deck: n for deck, n in view["solo"]["decks"].items() if n},
                dict(+self.audit.decks),
            )
        legal = self.offers.of(question)
        if legal is not None:
            same_keys(f"{question.rule}: {question.prompt}", question.keys, legal)

    def _start_cubes(self) -> None:
        """H-260: level 1 one of each; level 2 two of different colours; level 3 none."""
        counts = Counter({colour: self.board.ground[colour] for colour in LAND_COLOURS})
        numbers = {"one_of_each": [1, 1, 1, 1], "two_random_different": [1, 1], "none": []}
        same("H-260: terrain cubes at the start", sorted((+counts).values()), numbers[self.level["starting_cubes"]])

    def _fights(self, event: Plain) -> None:
        """Track who must kill in a clash (H-105), and who did."""
        kind, fight = event["type"], self.course.fight
        if kind == "Attacked":
            self.failed, self.clash, self.killers = False, None, []
        elif kind == "AttackFailed":
            self.failed = True
        elif kind == "HaintKilled":
            self.killers.append(event["side"])
        elif kind == "Clashed":
            assert fight is not None
            near = distance(fight.end, fight.start) <= self.board.range_of(fight.end)
            sides = {fight.side: fight.end} | ({fight.defender: fight.start} if near else {})
            price = {side: 1 if victim == BRAMBLES else 2 for side, victim in sides.items()}
            self.clash = [side for side in sides if self.course.ground_of(side) >= price[side]]

    def _fought(self) -> None:
        """H-269: the automata pay and kill as long as they can, also in a clash."""
        fight = self.course.fight
        if self.clash is not None:
            same("H-105, H-269: attacker, then defender kill if they can pay", self.killers, self.clash)
        elif fight is not None and fight.shaken and not self.failed and fight.defender != "hester":
            left = bool(self.offers.victims()) and self.course.success()
            same("H-269: the automaton goes on as long as it can", left, False)
        self.course.fight = self.clash = None

    def chosen(self, seat: int, key: str) -> None:
        self.audit.key, self.audit.returned = key, False
        question = self.questions[seat]
        verb, *rest = key.split("/")
        if question.prompt == "deck-size":
            self.audit.decks[verb] = int(rest[0])
            names, left = list(DECKS), question.about["left"] - int(rest[0])
            later = names[names.index(verb) + 1 :]
            if len(later) == 1 or left == 0:  # the last number follows from the others
                for name in later:
                    self.audit.decks[name] = left if name == later[-1] else 0
        if verb == "redraw":
            self.offers.redrawn = True
        if verb == "start":
            self.audit.start = rest[0]
        self.course.chosen(question, key)
        self.offers.chose(question, key)
        if verb == "infect" and rest:
            self.offers.last_infected = rest[0]

    def ends(self, sight: Sight, result: Result) -> None:
        """H-272."""
        if self.audit.ghost:
            self.audit.count_ghost()
        self.audit.settled()
        compare(self.audit, sight.view(None))
        full = sum(self.audit.squares.values()) == 6
        same("H-272: she wins with 6 squares", result.winners, (0,) if full else ())
        if not full:
            most = max(self.audit.me(side).vp for side in RIVALS)
            same("H-272: lost by 7 VP or by empty decks", most >= 7 or not self.audit.decks.total(), True)
