"""Matches played by random real presses; reports errors, dead ends and presses without effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, TimeoutError

from tests.web.house import Deals
from tests.web.people import LANGUAGES, sit_down

EYES = Path(__file__).with_name("presses.js").read_text(encoding="utf-8")
LAPTOPS = [(1440, 900), (1280, 720), (1024, 768)]
PHONES = [(390, 844), (820, 1180), (844, 390), (360, 640)]
SILENCE = 240_000  # milliseconds without a word of the server after which nobody waits any longer
STUCK = 60  # presses on one question without a decision
LEAVES = 0.05  # how often a press may be one on a link
CLOSES = 0.3  # how often a sheet is closed, rather than that something is pressed in it
LAST = 30  # presses that are told of a finding
# What would end the match or give it away: everything else is pressed.
SPARED = ("menu-rest", "menu-resign", "menu-ask-end", "result-rematch")
DUE = "() => eyes.drawn() && (eyes.wire.state?.asked || eyes.wire.state?.over)"


@dataclass(frozen=True)
class Match:
    """A match to be pressed through."""

    game: str
    seats: int = 2
    settings: dict[str, str] = field(default_factory=dict)
    touch: bool = False
    seed: int = 0
    answering: float = 0.75  # how often a press is one that may answer the question

    def __str__(self) -> str:
        settings = "".join(f" {name}={value}" for name, value in self.settings.items())
        return f"{self.game} {self.seats}{settings} {'touch' if self.touch else 'mouse'} seed {self.seed}"


@dataclass
class Finding:
    """A fault: what, in which match, after which presses."""

    kind: str
    what: str
    match: Match
    steps: list[str]
    picture: bytes

    def report(self) -> str:
        lines = "\n".join(f"    {step}" for step in self.steps)
        return f"{self.kind}: {self.what}\n  {self.match}\n{lines}\n"


@dataclass
class Tally:
    presses: int = 0
    decisions: int = 0
    matches: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(a + b for a, b in zip(asdict(self).values(), asdict(other).values(), strict=True)))


class Player:
    """A player at a table against bots, with the faults that were seen."""

    def __init__(self, browser: Browser, house: str, deals: Deals, match: Match, size: tuple[int, int]) -> None:
        self.match = match
        self.tally = Tally()
        self.findings: list[Finding] = []
        self.lot = Random(str(match))
        language = LANGUAGES[match.seed % 3]
        self.steps = [f"{language} at {size[0]}x{size[1]}"]
        self.me = sit_down(browser, house, language, phone=match.touch, deals=deals, recap=True)
        self.page = self.me.page
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.me.want(askForced=match.seed % 2 == 0)
        self.page.add_init_script(EYES)
        self._errors: list[str] = []
        self.page.on("pageerror", lambda error: self._errors.append(f"page error: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(f"console: {message.text} ({message.location.get('url', '')})")

    def play(self) -> Iterator[None]:
        """Sit down and play until the match is over; `heard` may stop it after any press."""
        match, bot = self.match, {"kind": "bot", "level": "easy"}
        chairs = [{"kind": "me"}, *[bot] * (match.seats - 1)]
        self.link = self.me.lay_table(match.game, seed=str(match), seats=chairs, settings=match.settings)
        self.me.go(self.link)
        while not self.is_lost and (state := self._await_question()):
            if state["over"]:
                self.tally.matches += 1
                return
            self.steps.append(f"asked {state['prompt']!r}, {state['options']} options, at {state['seq']}")
            yield from self.answer(state)
            self._tell_errors()

    def close(self) -> None:
        self._tell_errors()
        self.me.context.close()

    def _tell_errors(self) -> None:
        for error in self._errors:
            self.find("error", error)
        self._errors.clear()

    @property
    def is_lost(self) -> bool:
        """Can this match not go on?"""
        return any(finding.kind in ("dead end", "silence") for finding in self.findings)

    def _await_question(self) -> dict[str, Any] | None:
        """Until I am asked or the match is over, however long the others think."""
        try:
            self.page.wait_for_function(DUE, timeout=SILENCE)
        except TimeoutError:
            self.find("silence", "the server said nothing more")
            return None
        self.page.evaluate("eyes.quiet()")
        state: dict[str, Any] = self.page.evaluate("eyes.wire.state")
        return state

    def answer(self, state: dict[str, Any]) -> Iterator[None]:
        """Do this and that until this question is answered."""
        raise NotImplementedError

    def is_answered(self, state: dict[str, Any]) -> bool:
        """Has the table gone on?"""
        now = self.page.evaluate("eyes.wire.state")
        if now is not None and now["seq"] == state["seq"] and now["asked"] and not now["over"]:
            return False
        self.tally.decisions += 1
        return True

    def find(self, kind: str, what: str) -> None:
        """Tell it, once in a match."""
        if any((finding.kind, finding.what) == (kind, what) for finding in self.findings):
            return
        picture = self.page.screenshot()
        self.findings.append(Finding(kind, what, self.match, self.steps[:1] + self.steps[-LAST:], picture))


@dataclass(frozen=True)
class Offer:
    """Something that can be pressed."""

    n: int
    name: str
    kind: str
    answers: bool
    asked: bool
    leaves: bool
    sheet: bool


class Presser(Player):
    """A player who presses random targets."""

    def __init__(self, browser: Browser, house: str, deals: Deals, match: Match) -> None:
        sizes = PHONES if match.touch else LAPTOPS
        super().__init__(browser, house, deals, match, sizes[match.seed % len(sizes)])
        self._close = self.me.say("close")
        self._spared = {self.me.say(message) for message in SPARED}
        self._pressed: Counter[tuple[str, str]] = Counter()
        self._last: str | None = None

    def answer(self, state: dict[str, Any]) -> Iterator[None]:
        self._pressed.clear()
        for turn in range(STUCK):
            if not self._press(dutiful=turn > STUCK // 2):
                return
            yield
            self.page.evaluate("eyes.quiet()")
            if self.is_answered(state):
                return
        self.find("dead end", f"{STUCK} presses did not answer {state['prompt']!r}")

    def _press(self, dutiful: bool) -> bool:
        """One press on something that is there; False where the question cannot be answered by any."""
        offers = [Offer(**one) for one in self.page.evaluate("eyes.offers()")]
        if not any(one.answers or one.sheet for one in offers):
            self.find("dead end", "nothing on the table answers the question")
            return False
        stays = self.lot.random() > LEAVES
        here = [one for one in offers if not (one.leaves and stays) and one.name not in self._spared]
        for one in self._in_order(here, dutiful):
            point = self.page.evaluate("([n, share]) => eyes.reach(n, share)", [one.n, self.lot.random()])
            if point:
                self._press_at(one, *point)
                return True
        self.find("dead end", "nothing can be reached by a press")
        return False

    def _in_order(self, offers: list[Offer], dutiful: bool) -> list[Offer]:
        """The targets in order of preference: likely answers first, then the least pressed, then random."""
        at = str(self.page.evaluate("eyes.at()"))
        drawn = {one: self.lot.random() for one in offers}
        answering = dutiful or self.lot.random() < self.match.answering
        # a finger lifts with its first press and takes with its second
        again = self._last if self.lot.random() < (0.5 if self.match.touch else 0.1) else None

        # and who has begun an option mostly goes on with it, where the question asks for the rest
        goes_on = "/" in at and self.lot.random() < 0.5

        def rank(one: Offer) -> tuple[bool, bool, bool, int, float]:
            goes = goes_on and one.answers and one.asked
            return one.name != again, not goes, one.answers != answering, self._pressed[at, one.name], drawn[one]

        in_sheet = [one for one in offers if one.sheet]
        closing = [one for one in in_sheet if one.name == self._close]
        if closing and not any(one.answers for one in in_sheet) and (dutiful or self.lot.random() < CLOSES):
            return closing
        return sorted(in_sheet if in_sheet else offers, key=rank)

    def _press_at(self, one: Offer, x: float, y: float) -> None:
        page = self.page
        at = str(page.evaluate("eyes.at()"))
        self._pressed[at, one.name] += 1
        self._last = one.name
        self.steps.append(f"{one.kind} {one.name!r} at {x:.0f},{y:.0f} of {at}")
        self.tally.presses += 1
        if not self.match.touch:
            page.mouse.move(x, y)
        page.evaluate("eyes.remember()")
        if str(page.evaluate("eyes.at()")) != at:  # a question with one answer has answered itself meanwhile
            return
        if self.match.touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.down()
            page.mouse.up()
        try:
            answered = page.evaluate("eyes.answered()")
        except Error:  # another page has taken the place of this
            page.wait_for_load_state()
            answered = True
        if not answered:
            self.find("no effect", f"{one.kind} {one.name!r}")
        if not page.url.startswith(f"{self.me.house}{self.link}"):
            self.steps.append(f"back from {page.url.removeprefix(self.me.house)}")
            self.me.go(self.link)
            page.wait_for_function("() => eyes.at() !== null && eyes.drawn()", timeout=SILENCE)
