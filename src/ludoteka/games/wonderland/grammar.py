"""The grammar of cards: counters, conditions, and the base of the verbs that `effects`, `rules` and `sides` declare.

A content file may name only what is declared: a counter, a fact, a trigger or a verb that nobody declared is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from ...kernel import Dealer, Rule, Seat, piece
from ...kernel.content import Entry
from ...kernel.verbs import Field, Grammar, Number, Plain, Verb, Word

if TYPE_CHECKING:
    from .content import Content
    from .pieces import Chip, Wonderland

ALLIES = ("card-soldier", "flamingo", "rose", "red-rook", "creature", "forge")  # types of ally chips
LEVELS = ("weak", "strong")

# Filled by whoever declares them (`effects.conditions`): what can be counted, and what can be so or not.
COUNTERS: dict[str, Callable[[Wonderland, Seat, str, Chip], int]] = {}
FACTS: dict[str, Callable[[Wonderland, Seat, Chip], bool]] = {}
TYPED = ("active", "other_active", "most_active")  # these are about chips of one type: `active:rose`


def hyphens(name: str) -> str:
    """A name of the content, hyphenated as part of a reference or a message."""
    return name.replace("_", "-")


# -- Counters ----------------------------------------------------------------------------------------------------------
@piece
class Count:
    """A count taken when the effect is carried out: `other_active:creature`."""

    what: str
    of: str  # a type of chips, or nothing

    def now(self, s: Wonderland, seat: Seat, chip: Chip) -> int:
        return COUNTERS[self.what](s, seat, self.of, chip)

    def plain(self) -> Plain:
        return {"say": f"per-{hyphens(self.what)}", "of": self.of or None}


THE_CHIP = Count("chip", "")  # W-76: the strength of the chip in play, known when all changes are


def read_count(entry: Entry, name: str, text: str) -> Count:
    what, _, of = text.partition(":")
    if what not in COUNTERS:
        raise entry.fail(name, f"there is no counter {what!r}; there are: {', '.join(COUNTERS)}")
    if bool(of) != (what in TYPED):
        raise entry.fail(
            name, f"{text!r} {'names a type of chips for nothing' if of else 'should name a type of chips'}"
        )
    return Count(what, of)


class PerCounted(Field):
    """An optional counter that multiplies the number of the verb."""

    def read(self, entry: Entry, name: str) -> Count | None:
        return read_count(entry, name, entry.text(name)) if entry.has(name) else None

    def plain(self, value: Count | None) -> Plain | None:
        return None if value is None else value.plain()


# -- Conditions --------------------------------------------------------------------------------------------------------
@piece
class Atom:
    """One condition: what, of what, compared how, with what."""

    what: str
    of: str
    compared: str
    value: int | str

    def plain(self) -> Plain:
        name = f"if-{hyphens(self.what)}"
        if self.what in FACTS:
            return {"say": name, "no": self.compared == "!"}
        if self.what in ("level", "unit"):
            return {"say": f"if-level-{self.value}" if self.what == "level" else f"if-unit-{self.value}"}
        if not self.compared:
            return {"say": name, "of": self.of}
        some = self.compared == ">=" and self.value == 1
        sign = SIGNS[self.compared]
        than = {"say": sign, "n": self.value} if isinstance(self.value, int) else {"say": f"printed-{sign}"}
        return {"say": name, "of": self.of or None, "than": None if some else than}


Condition: TypeAlias = tuple[Atom, ...]
SIGNS = {"==": "exactly", ">=": "at-least", "<=": "at-most", ">": "more-than", "<": "fewer-than"}
CHOICES: dict[str, tuple[str, ...]] = {"level": LEVELS, "unit": ("supporter", "leader")}
_ATOM = re.compile(r"(?P<what>[a-z_]+)(:(?P<of>[a-z-]+))?((?P<cmp>==|>=|<=|>|<)(?P<value>[a-z0-9_]+))?")


def read_condition(part: Entry) -> Condition:
    """Atoms joined by `and`; a leading `!` negates."""
    return tuple(_atom(part, word.strip()) for word in part.text("if", "").split(" and ") if word.strip())


def _atom(part: Entry, word: str) -> Atom:
    negated = word.startswith("!")
    match = _ATOM.fullmatch(word.removeprefix("!"))
    if not match:
        raise part.fail("if", f"{word!r} is not a condition")
    what, of, compared, value = match["what"], match["of"] or "", match["cmp"] or "", match["value"] or ""
    if what in FACTS and not compared and not of:
        return Atom(what, "", "!" if negated else "", "")
    if negated:
        raise part.fail("if", f"{word!r} is not a condition")
    if what in CHOICES and compared == "==" and not of:
        if value not in CHOICES[what]:
            raise part.fail("if", f"{value!r} should be one of: {', '.join(CHOICES[what])}")
        return Atom(what, "", compared, value)
    if what == "most_active" and of and not compared:
        return Atom(what, of, "", "")
    if compared and (value.isdigit() or value == "printed"):
        count = read_count(part, "if", f"{what}:{of}" if of else what)
        return Atom(count.what, count.of, compared, int(value) if value.isdigit() else value)
    raise part.fail("if", f"{word!r} is not a condition")


# -- Effects -----------------------------------------------------------------------------------------------------------
class Effect(Verb):
    """A verb of Wonderland's War. Where it may stand: `reward` (tea cards and forge tracks), `ability` (what happens at
    some moment), `static`, `before_loss`, `exhaust`, `cleanup` (what the rules look for there)."""

    __slots__ = ()
    asks: ClassVar[bool] = True  # may it have to ask somebody?
    outward: ClassVar[bool] = False  # W-74: it touches other players and waits for step 3

    @property
    def ref(self) -> str:
        """The reference of an effect as a reward or a choice: `shield-up`."""
        return hyphens(self.op)

    def perform(
        self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool
    ) -> Rule[bool] | None:
        """Carry it out; if it asks, returns a rule to walk through, which returns False if it was passed or
        impossible.
        """
        raise NotImplementedError

    def possible(self, s: Wonderland, seat: Seat) -> bool:
        """True if it can be carried out at all."""
        return True

    def open(self, s: Wonderland, seat: Seat) -> bool:
        """True if, as a reward, it could ask, roll or reveal something, so that its place in the order may matter."""
        return True

    def inside(self) -> Iterable[Effect]:
        """The verbs inside it."""
        return ()

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        """Every key that it can offer."""
        return ()


Effects: TypeAlias = tuple[Effect, ...]
VERBS: Grammar[Effect] = Grammar()
N: TypeAlias = Annotated[int, Number(least=1, default=1)]
Per: TypeAlias = Annotated[Count | None, PerCounted()]
AllyType: TypeAlias = Annotated[str, Word(("any", *ALLIES))]
Level: TypeAlias = Annotated[str, Word(LEVELS, default="weak")]


class Counted(Effect):
    """A verb with a number that a counter may multiply."""

    __slots__ = ()
    if TYPE_CHECKING:
        n: N
        per: Per

    def number(self, s: Wonderland, seat: Seat, chip: Chip) -> int:
        return self.n if self.per is None else self.n * self.per.now(s, seat, chip)

    def plain(self) -> Plain:
        sentence = super().plain()
        per = sentence.pop("per")
        return sentence if per is None else {"say": "for-each", "what": sentence, "per": per}


class Numbered(Counted):
    """A verb whose reward reference has its number: `gain-vp-4`."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        return f"{hyphens(self.op)}-{self.n}"
