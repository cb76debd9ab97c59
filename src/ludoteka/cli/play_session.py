"""One person at a table in the terminal: shown the table, asked, answered by bots, free to take back and to save."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding

import ludoteka
from ludoteka.bots import Adviser, Bot
from ludoteka.kernel import LudotekaError, Seat, Table, fresh_seed
from ludoteka.kernel.contract import full_view
from ludoteka.words import GameWords, marked_book_of

from . import menu
from .program import Program, write
from .screen import LINES, call, height, paint, question

COMMANDS = ("undo", "hint", "what", "why", "rules", "log", "save", "help", "quit")
PRACTICE = "practice"  # the table's name in the record once a step back went past what was revealed
HINT_MILLISECONDS = 1000


class PlaySession:
    """A match in progress and the person playing it."""

    def __init__(
        self, program: Program, table: Table[Any], seat: Seat, name: str | None, bots: dict[Seat, tuple[str, Bot]]
    ) -> None:
        self.program = program
        self.console: Console = program.console
        self.table: Table[Any] = table
        self.seat: Seat = seat
        self.bots: dict[Seat, tuple[str, Bot]] = bots
        self.order: dict[str, int] = menu.places(table)
        self.printed: int = 0  # events that were shown already
        self.start: str = ""  # the beginning of a key, when a long menu is walked down
        self.room: int = LINES  # lines that the table leaves to the question
        self.name: str = name or program.say("player-number", number=int(seat) + 1)
        players = [self._player(Seat(number)) for number in range(table.seats)]
        self.names: GameWords = program.words(table.game, players)
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self._undo,
            "hint": self._hint,
            "what": self._what,
            "why": self._why,
            "rules": self._rules,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self.spoken: dict[str, str] = {program.say(f"command-{name}"): name for name in COMMANDS}
        self.spoken |= {name: name for name in COMMANDS} | {"?": "what", "h": "hint"}

    def _player(self, seat: Seat) -> str:
        if seat == self.seat:
            return self.name
        level = self.program.say(f"level-{self.bots[seat][0]}")
        return self.program.say("player-bot", number=int(seat) + 1, level=level)

    # -- The match ---------------------------------------------------------------------------------------------------
    def play(self) -> None:
        menu.complete(self._completions)
        while self.table.asks:
            if self.seat in self.table.asks:
                if not self._decide():
                    return
            else:
                self._let_bots_decide()
        self._tell()
        self.console.print(paint(self.table, self.seat, self.names))
        self._end()

    def _let_bots_decide(self) -> None:
        with self.console.status(self.program.say("play-thinking")):
            for seat in list(self.table.asks):
                self.table.choose(seat, self.bots[seat][1].choose(self.table.perspective(seat)))
                break

    def _decide(self) -> bool:
        """Ask until there is a decision; False to leave the table."""
        self._tell()
        board = paint(self.table, self.seat, self.names)
        self.console.print(board)
        self.room = LINES - height(self.console, board)
        self.start = ""
        offered, shown = self._offer(), self.start
        while True:
            if self.start != shown:
                offered, shown = self._offer(), self.start
            try:
                typed = self.console.input("[bold]> [/]").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return self._quit("")
            word, _, rest = typed.replace("?", "? ", 1).partition(" ") if typed[:1] == "?" else typed.partition(" ")
            command = self.spoken.get(word.casefold())
            if command == "quit":
                return self._quit(rest)
            if command is not None:
                if self.commands[command](rest.strip()):
                    return True
            elif typed and self._choose(typed, offered):
                return True

    def _keys(self) -> list[str]:
        keys = menu.in_order(self.table, self.seat, self.order)
        return [key for key in keys if not self.start or key == self.start or key.startswith(self.start + "/")]

    def _offer(self) -> list[menu.MenuEntry]:
        """The question and its options, numbered."""
        shown, offered = question(self.console, self.table, self.seat, self.names, self._keys(), self.start, self.room)
        self.console.print(shown)
        return offered

    def _choose(self, typed: str, offered: list[menu.MenuEntry]) -> bool:
        keys = self._keys()
        if self.start and typed in ("0", ".."):
            self.start = ""
            return False
        matches = menu.find(typed, offered, keys, self.names)
        if len(matches) == 1 and matches[0] in keys:
            self.table.choose(self.seat, matches[0])
            return True
        if len(matches) == 1:
            self.start = matches[0]
        elif matches:
            self._sorry("play-ambiguous", typed=typed, options=", ".join(self.names.option(key) for key in matches[:6]))
        elif not self._explain(typed):
            self._sorry("play-unknown", typed=typed)
        return False

    # -- Telling -----------------------------------------------------------------------------------------------------
    def _tell(self) -> None:
        """The events since the last time, as this seat saw them."""
        call(self.table, self.seat, self.names)
        self._say_events(self.printed)
        self.printed = len(self.table.events)

    def _say_events(self, first: int) -> None:
        for event in self.table.events[first:]:
            visible = event.seen_by(self.seat)
            sentence = self.names.event(visible) if visible is not None else None
            if sentence:
                self.console.print(f"[dim]·[/] {escape(sentence)}")

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None, "nobody is asked, so the match is over"
        if not outcome.winners:
            result = self.program.say("play-nobody")
        elif self.seat in outcome.winners:
            result = self.program.say("play-won")
        else:
            result = self.program.say(
                "play-lost", winner=", ".join(self.names.players[seat] for seat in outcome.winners)
            )
        scores = " : ".join(f"{score:g}" for score in outcome.scores)
        self.console.print(f"[bold]{escape(result)}[/] {scores} · {escape(self.names.reason(outcome))}")

    def _sorry(self, message: str, **args: object) -> None:
        self.console.print(f"[yellow]{escape(self.program.say(message, **args))}[/]")

    # -- Commands; True if the table has changed ---------------------------------------------------------------------
    def _undo(self, rest: str) -> bool:
        if self.table.can_undo(self.seat):
            self.table.undo(self.seat)
            self.printed = min(self.printed, len(self.table.events))
            return True
        mine = [i for i, (seat, _) in enumerate(self.table.decisions) if seat == self.seat]
        if not mine:
            self._sorry("play-nothing-to-undo")
            return False
        secret = self.table.luck.seed or fresh_seed()
        record = replace(self.table.record(), table=PRACTICE)
        self.table = ludoteka.replay(record, mine[-1], secret)
        self.printed = len(self.table.events)
        self._sorry("play-stepped-back")
        return True

    def _hint(self, rest: str) -> bool:
        """The best ways on, as the strongest bot sees them, each with its chance and why."""
        with self.console.status(self.program.say("play-thinking")):
            advice = Adviser(Random(), HINT_MILLISECONDS).advise(self.table.perspective(self.seat))
        if not advice.suggestions:
            self._sorry("play-no-hint")
        for suggestion in advice.suggestions:
            sentence = self.program.say(
                "play-hint", option=self.names.option(suggestion.key), percent=round(100 * suggestion.chance)
            )
            self.console.print(f"[green]{escape(sentence)}[/]")
            if suggestion.reasons:
                self.console.print(Padding(escape(self.names.speaks(suggestion.reasons)), (0, 0, 0, 4)))
        return False

    def _what(self, rest: str) -> bool:
        """Explain a thing by the texts of its cards; without a name, explain the rule behind the question."""
        if not rest:
            rule = self.table.asks[self.seat].rule
            if rule:
                self._rules(rule)
            self._sorry("play-what-which")
            return False
        view = full_view(self.table, self.seat)
        for ref in (rest.casefold(), *self._things(rest)):
            sentences = self.table.game.explain(view, ref)
            if sentences:
                self.console.print(f"[bold]{escape(self.names.name(ref))}[/]")
                for sentence in sentences:
                    text = self.names.sentence(sentence)
                    self.console.print(Padding(escape(text[:1].upper() + text[1:]), (0, 0, 0, 2)))
                return False
        self._sorry("play-what-nothing", thing=rest)
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            self._sorry("play-why-what")
        elif not self._explain(rest):
            self._sorry("play-why-nothing", thing=rest)
        return False

    def _explain(self, typed: str) -> bool:
        """Say why a thing cannot be chosen now, if the game knows a reason."""
        for ref in (typed.casefold(), *self._things(typed)):
            why = self.table.why_not(self.seat, ref)
            if why is not None:
                self._sorry("play-text", text=self.names.why(why))
                return True
        return False

    def _things(self, typed: str) -> list[str]:
        """References whose name is what was typed, or else those whose name begins with it or has it."""
        refs = dict.fromkeys(segment for key in self.order for segment in key.split("/")[1:])
        typed_plain = menu.plain(typed)
        named = {ref: menu.plain(self.names.name(ref)) for ref in refs}
        readings: list[Callable[[str], bool]] = [
            lambda name: name == typed_plain,
            lambda name: name.startswith(typed_plain),
            lambda name: typed_plain in name,
        ]
        matches = ([ref for ref, name in named.items() if reading(name)] for reading in readings)
        return next((some for some in matches if some), [])

    def _rules(self, rest: str) -> bool:
        """The rules in the reader's language; with a number only that rule."""
        text = marked_book_of(self.table.game, self.program.language)
        if not text:
            self._sorry("play-no-rules")
            return False
        if rest:
            number = f"**{rest}** ".casefold()
            text = "\n".join(line for line in text.splitlines() if number in line.casefold())
        if not text:
            self._sorry("play-no-rule", number=rest)
        elif rest or not self.console.is_terminal:
            self.console.print(Markdown(text))
        else:
            with self.console.pager(styles=True):
                self.console.print(Markdown(text))
        return False

    def _log(self, rest: str) -> bool:
        self._say_events(0)
        return False

    def _save(self, rest: str) -> bool:
        """Into a file, with the seed, so that the match can go on with the luck that was promised."""
        if not rest:
            self._sorry("play-save-where")
            return False
        record = self.table.record()
        try:
            write(Path(rest).expanduser(), replace(record, seed=self.table.luck.seed).to_json())
        except LudotekaError as error:
            self._sorry("play-text", text=str(error))
            return False
        self.console.print(self.program.say("play-saved", file=rest))
        return False

    def _help(self, rest: str) -> bool:
        for name in COMMANDS:
            spoken = self.program.say(f"command-{name}")
            both = name if spoken == name else f"{spoken} ({name})"
            self.console.print(f"  [bold]{both}[/]  {self.program.say(f'command-{name}-what')}")
        return False

    def _quit(self, rest: str) -> bool:
        self.console.print(self.program.say("play-bye"))
        return False

    def _completions(self) -> list[str]:
        refs = [segment for key in self._keys() for segment in key.split("/")[1:]] if self.table.asks else []
        return [*self.spoken, *dict.fromkeys(refs)]
