"""The names of things at a table: options, prompts, events and reasons in the reader's language.

The rules of naming are the same in the browser (`web/src/lib/words/game.ts`), and the cases of
`tests/vectors/naming.json` hold both to them: a reference has its own message, or its stem's message with its number,
or is a player; an option is the message of its verb with the names that follow, or with `…` for what is not chosen yet.
Several things stand in a row: alike ones are counted where there is a message `ref-group-…`, and where the game has the
message `and` it joins the last of them to the others. At one table a thing may go by another's name (`aliases`).
A name that changes as the object of a verb has that form as an attribute, `.accusative`; a sentence that wants it says
`{ $what_accusative }` instead of `{ $what }`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ludoteka.kernel import Ask, Event, Game, Option, Outcome, Why
from ludoteka.shelf import game as find

from .messages import FALLBACK, Messages, of_package, texts

_NUMBERED = re.compile(r"(.+)-(\d+)")
_SEAT = re.compile(r"p(\d+)")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_PLACES = "abcdefgh"
_OPEN = "…"  # stands in a label for what has not been chosen yet
ACCUSATIVE = "accusative"


class GameWords:
    """The words of one game at one table, with the players' names."""

    def __init__(self, messages: Messages, players: Sequence[str] = ()) -> None:
        self.messages = messages
        self.players = players
        self.aliases: Mapping[str, str] = {}  # by reference, or by `verb/reference` where only that option means it

    # -- Things ------------------------------------------------------------------------------------------------------
    def name(self, ref: str, form: str = "", verb: str = "") -> str:
        """The name of a reference, or of several joined by `+`; `verb` selects the form after that verb."""
        if "+" in ref:
            return self._row([self.name(part, form, verb) for part in self._counted(ref.split("+"))], " + ")
        ref = self.aliases.get(f"{verb}/{ref}") or self.aliases.get(ref, ref)
        own = self.messages.find_whole(f"ref-{ref}.{form}")
        if own is not None:
            return own
        numbered = _NUMBERED.fullmatch(ref)
        if numbered:
            stem = self.messages.find(f"ref-{numbered[1]}.{form}", n=int(numbered[2]))
            if stem is not None:
                return stem
        seat = _SEAT.fullmatch(ref)
        if seat and int(seat[1]) < len(self.players):
            return self.players[int(seat[1])]
        return ref

    def _counted(self, refs: Sequence[str]) -> list[str]:
        """Equal things as one group, if the game has words for it."""
        grouped = {ref for ref in refs if self.messages.has(f"ref-group-{ref}")}
        return [
            f"group-{ref}-{refs.count(ref)}" if ref in grouped else ref
            for i, ref in enumerate(refs)
            if ref not in grouped or ref not in refs[:i]
        ]

    def _row(self, names: Sequence[str], between: str) -> str:
        *most, last = names
        joined = self.messages.find("and", most=", ".join(most), last=last) if most else last
        return between.join(names) if joined is None else joined

    @property
    def game(self) -> str:
        return self.messages.say("game-name")

    def say(self, id: str, **args: object) -> str:
        """A message of the game's own, such as those of its board in a terminal."""
        return self.messages.say(id, **args)

    def setting(self, id: str, choice: str | None = None) -> str:
        """The name of a setting, or of one of its choices."""
        name = f"setting-{id}" if choice is None else f"setting-{id}-{choice}"
        return self.messages.find(name) or (id if choice is None else self.name(choice))

    # -- Sentences ---------------------------------------------------------------------------------------------------
    def option(self, key: str | Option[Any]) -> str:
        """The label of an option, or of the beginning of its key; a verb alone may have a message `verb-…`."""
        verb, *rest = (key if isinstance(key, str) else key.key).split("/")
        names = [self.name(segment, verb=verb) for segment in rest]
        args: dict[str, object] = {"n": len(rest)}
        for place, ref in zip_longest(_PLACES, rest[: len(_PLACES)]):
            args[place] = _OPEN if ref is None else self.name(ref, verb=verb)
            args[f"{place}_{ACCUSATIVE}"] = _OPEN if ref is None else self.name(ref, ACCUSATIVE, verb)
        label = self.messages.find(f"option-{verb}", **args)
        if label is None:
            return " · ".join([verb, *names])
        short = self.messages.find(f"verb-{verb}") if not rest and _OPEN in label else None
        return label if short is None else short

    def prompt(self, ask: Ask[Any]) -> str:
        """The question to the seat."""
        return self._say("prompt", ask.prompt, ask.about)

    def event(self, event: Event | Mapping[str, Any]) -> str | None:
        """An event as a sentence; None for events that nobody needs to read."""
        fields = dict(event if isinstance(event, Mapping) else event.plain())
        kind = _HUMP.sub("-", fields.pop("type")).lower()
        return self.messages.find(f"event-{kind}", **self._args(fields))

    def why(self, why: Why) -> str:
        """The reason why a thing cannot be chosen, with the number of the rule."""
        sentence = self._say("why", why.message, why.about)
        return sentence if why.rule is None else f"{sentence} ({why.rule})"

    def speaks(self, reasons: Sequence[Why]) -> str:
        """The reasons for an option as one sentence; empty if there are none."""
        sentence = "; ".join(self._say("hint", why.message, why.about) for why in reasons)
        return sentence and f"{sentence[0].upper()}{sentence[1:]}."

    def reason(self, outcome: Outcome) -> str:
        """The reason that decided a match."""
        return self._say("reason", outcome.reason, {})

    def sentence(self, says: Any, form: str = "") -> str:
        """The sentence of a verb of a card (see `kernel.verbs`).

        A table with `say` is a message and its arguments, a list is joined with "and", a table with `or` with "or";
        anything else is a name or a number.
        """
        if isinstance(says, Mapping) and "or" in says:
            return self._between("said-or", [self.sentence(one, form) for one in says["or"]])
        if isinstance(says, Mapping):
            args = {name: value for name, value in says.items() if name != "say"}
            arguments: dict[str, Any] = {name: self._argument(value, "") for name, value in args.items()}
            arguments |= {f"{name}_{ACCUSATIVE}": self._argument(value, ACCUSATIVE) for name, value in args.items()}
            return self.messages.say(says["say"], **arguments)
        if isinstance(says, list | tuple):
            return self._between("said-and", [self.sentence(one, form) for one in says])
        return str(self._arg(says, form))

    def _argument(self, value: Any, form: str) -> Any:
        return self.sentence(value, form) if isinstance(value, Mapping | list | tuple) else self._arg(value, form)

    def _between(self, id: str, parts: Sequence[str]) -> str:
        *most, last = parts
        return self.messages.say(id, most=", ".join(most), last=last) if most else last

    def _say(self, kind: str, id: str, about: Mapping[str, Any]) -> str:
        name = id if id.startswith(f"{kind}-") else f"{kind}-{id}"
        return self.messages.find(name, **self._args(about)) or id

    def _args(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        plain = {field: self._arg(value) for field, value in fields.items()}
        return plain | {f"{field}_{ACCUSATIVE}": self._arg(value, ACCUSATIVE) for field, value in fields.items()}

    def _arg(self, value: Any, form: str = "") -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            if all(isinstance(one, int | float) for one in value):
                return " : ".join(map(str, value))
            return self._row([self.name(ref, form) for ref in self._counted([_ref(one) for one in value])], ", ")
        return self.name(_ref(value), form)


def _ref(thing: Any) -> str:
    return thing if isinstance(thing, str) else str(getattr(thing, "ref", thing))


def text_of(game: Game[Any], language: str) -> str:
    """The messages of a game as they are written, with English ones where the language has none."""
    by_language = texts(game.package)
    own = by_language.get(language) or by_language.get(FALLBACK, "")
    return own + given_names(game, language)


def game_words(game: str | Game[Any], language: str, players: Sequence[str] = ()) -> GameWords:
    """The words of a game in a language, with English where a message is missing."""
    rules = find(game) if isinstance(game, str) else game
    if not rules.custom_names:
        return GameWords(of_package(rules.package, language), players)
    over = {code: given_names(rules, code) for code in (language, FALLBACK)}
    return GameWords(Messages(language, texts(rules.package), over), players)


def given_names(game: Game[Any], language: str) -> str:
    """The names in an owner's content as messages; a new thing has one in every language."""
    lines = []
    for ref, names in game.custom_names.items():
        has_name = of_package(game.package, FALLBACK).has(f"ref-{ref}")
        name = names.get(language) or (None if has_name else names.get(FALLBACK) or next(iter(names.values()), None))
        if name is not None:
            lines.append(f"\nref-{ref} = {_quoted(name)}")
            form = names.get(f"{language}_{ACCUSATIVE}")
            lines += [f"\n    .{ACCUSATIVE} = {_quoted(form)}"] if form else []
    return "".join(lines) + "\n" if lines else ""


def _quoted(name: str) -> str:
    """Escape the braces in a name."""
    return '{ "' + name.replace("\\", "\\\\").replace('"', '\\"') + '" }'
