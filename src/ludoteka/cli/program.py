"""Shared by all commands: the language, the console, and one clear sentence for each error."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.console import Console
from typer.core import TyperGroup

from ludoteka import words
from ludoteka.extras import advice
from ludoteka.fairness import Receipt
from ludoteka.kernel import Game, LudotekaError, Record

T = TypeVar("T")
ANYWHERE = ("--language", "--content")  # options of the program that may also stand after the command


@dataclass(slots=True)
class Program:
    """One run of the program: its language, the owner's content files, and where it prints."""

    language: str
    content: tuple[Path, ...]
    console: Console

    def say(self, id: str, **args: object) -> str:
        return words.program_messages(self.language).say(id, **args)

    def words(self, game: str | Game[Any], players: Sequence[str] = ()) -> words.GameWords:
        return words.game_words(game, self.language, players)


def program_of(context: typer.Context) -> Program:
    program = context.find_object(Program)
    assert program is not None, "the program's own options are read before any command"
    return program


def language_of_option(option: str | None) -> str:
    """The language of the option, or else of the environment."""
    if option is None:
        named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
        return words.language_of(named)
    if words.language_of(option) != option.replace("-", "_").split("_")[0].lower():
        raise LudotekaError(f"there is no language {option!r}; there are: {', '.join(words.LANGUAGES)}")
    return words.language_of(option)


def content_files(options: Sequence[Path] | None) -> tuple[Path, ...]:
    """The content files of the command line, or else of the environment."""
    named = os.environ.get("LUDOTEKA_CONTENT", "").split(",")
    return tuple(options or [Path(name).expanduser() for name in named if name])


def read_record(path: Path) -> Record:
    """The record in a file, or an error that names the file."""
    return _read(path, "record", Record.from_json)


def read_receipt(path: Path) -> Receipt:
    """The receipt in a file, or an error that names the file."""
    return _read(path, "receipt", Receipt.from_json)


def _read(path: Path, what: str, read: Callable[[str], T]) -> T:
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LudotekaError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise LudotekaError(f"{path}: this is not a {what}: not text") from None
    except LudotekaError as error:
        raise LudotekaError(f"{path}: {error}") from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LudotekaError(f"{path}: cannot be written ({error.strerror})") from None


def settings_of(pairs: Sequence[str]) -> dict[str, str]:
    """Settings as typed: `length=3`."""
    settings: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise LudotekaError(f"a setting is written name=value, not {pair!r}")
        settings[name.strip()] = value.strip()
    return settings


class Commands(TyperGroup):
    """The program; a mistake in a command is answered with one sentence and exit code 2, never with a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            code = _complain(error.format_message() or error.__class__.__name__)
        except LudotekaError as error:
            code = _complain(str(error))
        except ImportError as error:
            sentence = advice(error)
            if sentence is None:
                raise
            code = _complain(sentence)
        except typer.Abort:
            code = 130
        if not standalone_mode:
            return code
        raise SystemExit(code if isinstance(code, int) else 0)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        first: list[str] = []
        rest: list[str] = []
        words_left = iter(args)
        for word in words_left:
            if word in ANYWHERE:
                first += [word, *(next(words_left, "") for _ in range(1))]
            elif word.startswith(tuple(f"{name}=" for name in ANYWHERE)):
                first.append(word)
            else:
                rest.append(word)
        return super().parse_args(ctx, first + rest)


def _complain(sentence: str) -> int:
    whole = sentence if sentence.endswith((".", "?", "!", '"')) else f"{sentence}."
    Console(stderr=True, highlight=False, soft_wrap=True).print(whole, markup=False, style="red")
    return 2


def plain_settings(game: words.GameWords, settings: Mapping[str, str]) -> str:
    return ", ".join(f"{game.setting(name)}: {game.setting(name, value)}" for name, value in settings.items())
