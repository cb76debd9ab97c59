"""The rules of a game for people, as they lie in its `book/`: one page, a book to learn from, the numbered rules.

    {cs,pl,en}.md           the numbered rules, and in sources.json which of them no rulebook prints
    page.{cs,pl,en}.md      everything on one page, with a picture of every sign
    learn.{cs,pl,en}.md     the book, in the order in which one learns
    examples.toml           the positions that both of them draw (`kernel/examples.py`)

Pages and books are of sections, `## Title {id: C-1 C-2}`, and a section of paragraphs, `- ` items (with a picture:
`- ![sign] text`), `1. ` steps and `![example: id] caption`. The browser reads them by the same rules
(`web/src/rules/book.ts`); docs/rules-for-people.md is about writing them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal, get_args

from ludoteka.editions import is_ours
from ludoteka.kernel import Game
from ludoteka.kernel.contract import full_view
from ludoteka.kernel.examples import Example, examples_of, lay_out
from ludoteka.kernel.lesson_check import at_path
from ludoteka.kernel.plain import plain

from .messages import FALLBACK, LANGUAGES, program_messages

Source = Literal["ruling", "reconstructed"]
MARKS: dict[Source | None, str] = {  # the word beside a rule's number; without a source it is the rulebook's own
    None: "rule-from-book",
    "ruling": "rule-from-ruling",
    "reconstructed": "rule-from-reconstructed",
}
Part = Literal["page", "learn"]
PARTS: tuple[Part, ...] = get_args(Part)
LONGEST = 25  # words of a sentence
ALWAYS = {"goal", "turn", "end"}  # sections that no page goes without

_HEADING = re.compile(r"## (.+?) \{([a-z][a-z0-9-]*)(?:: ([A-Z0-9 -]+))?\}")
_ITEM = re.compile(r"- (?:!\[([a-z0-9-]+)\] )?(.+)")
_STEP = re.compile(r"1\. (.+)")
_EXAMPLE = re.compile(r"!\[example: ([a-z0-9-]+)\] (.+)")
_NUMBERED = re.compile(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\* ", re.MULTILINE)
_SENTENCE = re.compile(r"(?<=[.!?…:])\s+")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an item, a step or an example; `of` names the sign or example to draw."""

    kind: Literal["paragraph", "item", "step", "example"]
    text: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks under a title, with the numbers of the rules that they cover."""

    id: str
    title: str
    rules: tuple[str, ...]
    blocks: tuple[Block, ...]

    @property
    def outline(self) -> tuple[Any, ...]:
        """The structure that is the same in every language."""
        return self.id, self.rules, tuple((block.kind, block.of) for block in self.blocks)


def book_of(game: Game[Any], language: str) -> str:
    """The numbered rules of a game in Markdown; empty if there are none."""
    return _text(game, f"{language}.md") or _text(game, f"{FALLBACK}.md")


def marked_book_of(game: Game[Any], language: str) -> str:
    """The numbered rules with a mark after each number: the rulebook's own, a ruling of ours, or reconstructed."""
    sources, words = sources_of(game), program_messages(language)

    def marked(rule: re.Match[str]) -> str:
        return f"{rule[0]}*({words.say(MARKS[sources.get(rule[1])])})* "

    return _NUMBERED.sub(marked, book_of(game, language))


def part_of(game: Game[Any], part: Part, language: str) -> str:
    """The page of a game, or its learning book; empty if there is none."""
    return _text(game, f"{part}.{language}.md") or _text(game, f"{part}.{FALLBACK}.md")


def sources_of(game: Game[Any]) -> dict[str, Source]:
    """The numbered rules that are not the rulebook's own sentences: each a `ruling` of ours or `reconstructed`."""
    return json.loads(_text(game, "sources.json") or "{}")  # type: ignore[no-any-return]


def _text(game: Game[Any], name: str) -> str:
    file = files(game.package) / "book" / name if game.package else None
    return file.read_text(encoding="utf-8") if file and file.is_file() else ""


def sections(text: str) -> Iterator[Section]:
    """The sections of a page or a book; text before the first section is ignored."""
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        heading = _HEADING.fullmatch(head.strip())
        if heading is None:
            raise ValueError(f"{head!r} should be like '## Title {{id: C-1 C-2}}'")
        lines = [line for line in body.splitlines() if line.strip()]
        yield Section(heading[2], heading[1], tuple((heading[3] or "").split()), tuple(map(_block, lines)))


def _block(line: str) -> Block:
    if match := _EXAMPLE.fullmatch(line):
        return Block("example", match[2], match[1])
    if match := _ITEM.fullmatch(line):
        return Block("item", match[2], match[1] or "")
    if match := _STEP.fullmatch(line):
        return Block("step", match[1])
    return Block("paragraph", line)


# -- What is wrong -----------------------------------------------------------------------------------------------------
def faults(game: Game[Any]) -> Iterator[str]:
    """The faults of a game's page, book and examples, one sentence each."""
    examples = examples_of(game)
    drawn: set[str] = set()
    for example in examples.values():
        yield from _untrue(game, example)
    for part in PARTS:
        written = {language: tuple(sections(_text(game, f"{part}.{language}.md"))) for language in LANGUAGES}
        if not is_ours(game):  # games of others need English only
            written = {language: text for language, text in written.items() if text or language == FALLBACK}
        if not any(written.values()):
            continue
        english = written[FALLBACK]
        if part == "page" and ALWAYS - {section.id for section in english}:
            yield f"page: there is no section {', '.join(sorted(ALWAYS - {section.id for section in english}))}"
        for language, translation in written.items():
            where = f"{part}.{language}.md"
            if [one.outline for one in translation] != [one.outline for one in english]:
                ids = [a.id for a, b in zip(translation, english, strict=False) if a.outline != b.outline] or [
                    "the end"
                ]
                yield f"{where}: differs from {FALLBACK} at {', '.join(ids)}"
            yield from (f"{where}: {fault}" for fault in _badly_written(translation, language, game, examples))
            drawn |= {block.of for one in translation for block in one.blocks if block.kind == "example"}
    yield from (f"examples.toml: {id} is drawn nowhere" for id in sorted(set(examples) - drawn))


def _badly_written(
    translation: tuple[Section, ...], language: str, game: Game[Any], examples: dict[str, Example]
) -> Iterator[str]:
    numbers = set(_NUMBERED.findall(_text(game, f"{language}.md")))
    for section in translation:
        if [one.id for one in translation].count(section.id) > 1:
            yield f"two sections are called {section.id}"
        yield from (f"{section.id}: there is no rule {rule}" for rule in section.rules if rule not in numbers)
        for block in section.blocks:
            for sentence in _SENTENCE.split(block.text):
                if len(sentence.split()) > LONGEST:
                    yield f"{section.id}: more than {LONGEST} words: {sentence}"
            if block.kind == "example":
                yield from (f"{section.id}: {fault}" for fault in _unproved(block, examples))


def _unproved(block: Block, examples: dict[str, Example]) -> Iterator[str]:
    """The numbers of a caption that the position does not prove."""
    if block.of not in examples:
        yield f"there is no example {block.of}"
        return
    example = examples[block.of]
    proved = re.findall(r"\d+", " ".join(map(str, (*example.expect.values(), *example.printed))))
    for number in re.findall(r"\d+", block.text):
        if number not in proved:
            yield f"example {block.of} names {number}, which is neither in `expect` nor in `printed`"


def _untrue(game: Game[Any], example: Example) -> Iterator[str]:
    view = plain(full_view(lay_out(game, example), example.seat))
    for path, expected in example.expect.items():
        if (actual := at_path(view, path)) != expected:
            yield f"example {example.id}: {path} is {actual!r}, not {expected!r}"
