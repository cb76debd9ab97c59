"""Words: loading, naming, plural forms, and no message missing or unused in any language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka import words
from ludoteka.kernel import Ask, Option, Outcome, Seat, Why
from ludoteka.laws import cases_of
from ludoteka.words.messages import Messages

SOURCE = Path(ludoteka.__file__).parent
ROOT = Path(__file__).resolve().parents[2]  # what is installed may be a wheel without the client's source
GAMES = sorted(ludoteka.games())
FOLDERS = (
    [f"games/{id}/words" for id in GAMES]
    + ["words"]
    + sorted(str(folder.relative_to(SOURCE)) for folder in (SOURCE / "server").glob("**/words"))
)

TEXTS = {
    "en": """
ref-goblins = Goblin { $n }
ref-deck = the deck
option-play = Play { $a }
option-swap = Swap { $a } for { $b }
prompt-lead = Lead a card, { $seat }
event-card-played = { $seat } plays { $card }.
event-cards-shown = { $seat } shows { $cards } ({ $counts }).
event-drawn =
    { $card ->
        [none] Somebody draws.
       *[other] { $card } is drawn.
    }
why-must-follow = Follow { $faction }.
reason-votes = Votes decided.
only-here = only in English
""",
    "cs": "ref-goblins = Skřet { $n }",
}


def game_words(language: str = "en") -> words.GameWords:
    return words.GameWords(Messages(language, TEXTS), ["Jana", "Petr"])


# -- Naming ------------------------------------------------------------------------------------------------------------
def test_an_option_is_named_by_its_key() -> None:
    assert game_words().option(Option("swap/deck/p0", None)) == "Swap the deck for Jana"


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("en", "advance/h-21/h-20/haint+haint+legend", "Advance D6 → D5: 2 haints and Emmy"),
        ("cs", "advance/h-21/h-20/haint+haint+legend", "Posunutí D6 → D5: 2 běsi a Ema"),
        ("pl", "advance/h-21/h-20/haint+haint+legend", "Marsz D6 → D5: 2 mary i Emmy"),
        (
            "en",
            "advance/h-21/h-20/haint+infected+legend",
            "Advance D6 → D5: 1 haint, 1 infected haint and Emmy",
        ),
        ("cs", "advance/h-21/h-20/infected+infected+doll", "Posunutí D6 → D5: 2 nakažení běsi a panenka"),
        ("pl", "advance/h-21/h-20/legend", "Marsz D6 → D5: Emmy"),
        ("en", "break/legend", "Break the jar: legend"),
    ],
)
def test_things_in_a_row_are_counted_and_joined(language: str, key: str, expected: str) -> None:
    names = words.game_words("harrow", language)
    names.aliases = {"advance/legend": "emmy", "red-legend": "emmy"}
    assert names.option(key) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Protectors: 3 haints and Emmy, D6 → D5."),
        ("cs", "Ochránci: 3 běsi a Ema, D6 → D5."),
        ("pl", "Obrońcy: 3 mary i Emmy, D6 → D5."),
    ],
)
def test_lists_in_events_are_joined_too(language: str, expected: str) -> None:
    names = words.game_words("harrow", language)
    names.aliases = {"red-legend": "emmy"}
    moved = {"type": "UnitsMoved", "side": "protectors", "start": "h-21", "end": "h-20"}
    assert names.event({**moved, "units": ["group-haint-3", "red-legend"]}) == expected


def test_events_prompts_reasons_and_why_not_become_sentences() -> None:
    say = game_words()
    assert say.event({"type": "CardPlayed", "seat": "p0", "card": "goblins-7"}) == "Jana plays Goblin 7."
    shown = {"type": "CardsShown", "seat": "p1", "cards": ["goblins-1", "deck"], "counts": [2, 1]}
    assert say.event(shown) == "Petr shows Goblin 1, the deck (2 : 1)."
    assert say.event({"type": "Drawn", "card": None}) == "Somebody draws."
    assert say.event({"type": "Shuffled"}) is None
    assert say.prompt(Ask(Seat(0), "lead", [], about={"seat": "p0"})) == "Lead a card, Jana"
    assert say.why(Why("why-must-follow", {"faction": "deck"}, "C-7")) == "Follow the deck. (C-7)"
    assert say.reason(Outcome((1.0, 0.0), (Seat(0),), "votes")) == "Votes decided."


def test_sentences_of_verbs_are_the_same_as_in_the_browser() -> None:
    vectors = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))
    say = words.GameWords(Messages(vectors["language"], {vectors["language"]: vectors["words"]}))
    assert [say.sentence(says) for says, _ in vectors["said"]] == [expected for _, expected in vectors["said"]]


def test_a_message_missing_in_a_language_is_shown_in_english_and_otherwise_as_its_id() -> None:
    czech = game_words("cs")
    assert czech.name("goblins-7") == "Skřet 7"
    assert czech.messages.say("only-here") == "only in English"
    assert czech.messages.say("nowhere") == "nowhere"


def test_no_invisible_marks_stand_around_names() -> None:
    for language in words.LANGUAGES:
        label = words.game_words("claim", language, ["Jana", "Petr"]).option("play/goblins-7")
        assert not re.search("[\u2066-\u2069]", label)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("cs_CZ.UTF-8", "cs"), ("pl-PL", "pl"), ("PL", "pl"), ("de_DE", "en"), ("C", "en"), ("", "en"), (None, "en")],
)
def test_the_environment_names_the_language(locale: str | None, language: str) -> None:
    assert words.language_of(locale) == language


# -- Plural forms ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("cs", 1, "1 karta v ruce"),
        ("cs", 3, "3 karty v ruce"),
        ("cs", 5, "5 karet v ruce"),
        ("cs", 1.5, "1,5 karty v ruce"),
        ("pl", 1, "1 karta na ręce"),
        ("pl", 3, "3 karty na ręce"),
        ("pl", 5, "5 kart na ręce"),
        ("pl", 22, "22 karty na ręce"),
        ("pl", 25, "25 kart na ręce"),
        ("en", 1, "1 card in hand"),
        ("en", 2, "2 cards in hand"),
    ],
)
def test_numbers_take_the_right_form(language: str, number: float, expected: str) -> None:
    assert words.game_words("claim", language).say("terminal-hand", cards=number) == expected


# -- Nothing missing, nothing unused -----------------------------------------------------------------------------------
def messages(folder: str, language: str) -> dict[str, ast.Message]:
    text = (SOURCE / folder / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder}/{language}.ftl: this is not Fluent: {junk[0][:80]}"
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in messages]
    assert len(set(names)) == len(names), f"{folder}/{language}.ftl names a message twice"
    return dict(zip(names, messages, strict=True))


class Variables(Visitor):  # type: ignore[misc]  # the library is not typed
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_exists_in_all_languages(folder: str) -> None:
    english = messages(folder, "en")
    for language in ("cs", "pl"):
        other = messages(folder, language)
        assert set(other) == set(english), f"{folder}: {language} and en differ"
        for name, message in other.items():
            strangers = variables(message) - variables(english[name])
            assert not strangers, f"{folder}/{language}.ftl, {name}: English does not know {strangers}"


def used_by(folder: str) -> str:
    """All text in which a message's id, or the part of it that the program puts together, may stand."""
    places = (
        [SOURCE / folder.removesuffix("/words")]
        if folder != "words"
        else [SOURCE / "cli", SOURCE / "lab", SOURCE / "server", SOURCE / "words"]
    )
    files = [file for place in places for kind in ("*.py", "*.toml") for file in place.rglob(kind)]
    if folder.startswith("games/"):
        files += [file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web" / "src").rglob(kind)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def in_source(id: str, source: str) -> bool:
    """Does the program name this message, whole or put together as f"{kind}-{part}"?"""
    if f'"{id}"' in source or f"'{id}'" in source:
        return True
    parts = id.split("-")
    for cut in range(1, len(parts)):
        head, tail = "-".join(parts[:cut]), "-".join(parts[cut:])
        if re.search(rf"""f["']{re.escape(head)}-{{""", source) and re.search(
            rf"""["'](?:[\w/]+ )?{re.escape(tail)}["']""", source
        ):
            return True
        if cut < len(parts) - 1 and re.search(rf"""f["']{re.escape(head)}-{{[^"']*}}-{parts[-1]}["']""", source):
            return True
    return False


def test_no_message_of_the_program_is_unused() -> None:
    source = used_by("words")
    unused = [id for id in messages("words", "en") if not in_source(id, source)]
    assert not unused


@pytest.mark.parametrize("id", GAMES)
def test_no_message_of_a_game_is_unused(id: str) -> None:
    game = ludoteka.game(id)
    vocabulary = {
        key
        for case in cases_of(game)
        for key in game.vocabulary(case.seats, game.complete_settings(case.seats, dict(case.settings)))
    }
    verbs = {key.split("/")[0] for key in vocabulary}
    segments = {part for key in vocabulary for segment in key.split("/")[1:] for part in segment.split("+")}
    stems = {re.sub(r"-\d+$", "", segment) for segment in segments}
    settings = {f"setting-{s.id}" for s in game.settings} | {
        f"setting-{s.id}-{c}" for s in game.settings for c in s.choices
    }
    source = used_by(f"games/{id}/words")
    events = {
        f"event-{re.sub('(?<=[a-z0-9])(?=[A-Z])', '-', name).lower()}"
        for name in re.findall(r"class (\w+)\(Event\)", source)
    }

    def used(message: str) -> bool:
        kind, _, rest = message.partition("-")
        if kind == "option":
            return rest in verbs or f"{rest}/" in source
        if kind == "setting":
            return message in settings
        if kind == "event":
            return message in events
        if kind == "story":
            return f"setting-{rest}" in settings
        if kind == "ref" and (rest in segments or rest in stems):
            return True
        heads = [text[: dash.start()] for text in (message, rest) for dash in re.finditer("-", text)][1:]
        return (
            message in ("game-name", "game-tagline")
            or any(
                re.search(rf"""["'`]{re.escape(text)}\b""", source)
                for text in (message, rest, rest.replace("-", "_"), rest.replace("-", "."))
            )
            or any(re.search(rf"""["'`]{re.escape(head)}-\$?{{""", source) for head in heads)
        )

    assert not [message for message in messages(f"games/{id}/words", "en") if not used(message)]
