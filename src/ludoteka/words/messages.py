"""Loading Fluent files and saying their messages, in the reader's language or else in English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["cs", "pl", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK: Language = "en"


class Messages:
    """Messages of one language, with English behind them."""

    def __init__(self, language: str, texts: Mapping[str, str], over: Mapping[str, str] | None = None) -> None:
        """Messages as they are written, by language; those laid over them win."""
        self.language = language
        self._bundles = [
            _bundle(code, texts[code], (over or {}).get(code, ""))
            for code in dict.fromkeys((language, FALLBACK))
            if code in texts
        ]

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, id: str, **args: object) -> str:
        """The message; its own id if no catalogue has it."""
        sentence = self.find(id, **args)
        return id if sentence is None else sentence

    def find(self, id: str, **args: object) -> str | None:
        """The message, or None if no catalogue has it; `id.form` is its attribute of that name, if it has one."""
        return next((sentence for sentence, _ in self._formatted(id, args)), None)

    def find_whole(self, id: str, **args: object) -> str | None:
        """The message, or None if no catalogue has it or it needs something that was not given."""
        return next((sentence for sentence, errors in self._formatted(id, args) if not errors), None)

    def _formatted(self, id: str, args: dict[str, object]) -> Iterator[tuple[str, list[Exception]]]:
        name, _, form = id.partition(".")
        for bundle in self._bundles:
            message = bundle.get_message(name) if bundle.has_message(name) else None
            pattern = message.attributes.get(form, message.value) if message else None
            if pattern is not None:
                sentence, errors = bundle.format_pattern(pattern, args)
                yield str(sentence), errors


def _bundle(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def texts(package: str, folder: str = "words") -> dict[str, str]:
    """The Fluent files in a folder of a package, by language; empty if there are none."""
    by_language: dict[str, str] = {}
    for language in LANGUAGES if package else ():
        file = files(package) / folder / f"{language}.ftl"
        if file.is_file():
            by_language[language] = file.read_text(encoding="utf-8")
    return by_language


@cache
def of_package(package: str, language: str, folder: str = "words") -> Messages:
    """The messages of a package: its words, or what the coach says in its lessons."""
    return Messages(language, texts(package, folder))


def program_messages(language: str) -> Messages:
    """What the program itself says: command line, errors."""
    return of_package("ludoteka", language)


def language_of(locale: str | None) -> str:
    """The language of a locale such as `cs_CZ.UTF-8` if it is one of ours, otherwise English."""
    code = (locale or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else FALLBACK
