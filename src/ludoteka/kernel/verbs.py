"""Verbs: the effects that cards can have, each declared once.

A verb is a piece whose fields tell, by their annotations, how they are read from a content file, what they are in a
sentence and how they are drawn. The class says what the verb does; how it is called there is up to the game.

    VERBS: Grammar[Effect] = Grammar()

    @VERBS.verb("gain_any", places=("income", "reward"), signs="{amount} any")
    @piece
    class GainAny(Effect):
        amount: Annotated[int, Number(least=1)]

From this follow the reader (`{ op = "gain_any", amount = 2 }` with all its complaints), the plain form that goes to
clients (`{"say": "fx-gain-any", "amount": 2}`: a message and its arguments, so that any client can say a verb which it
has never heard of) and the signs that it is drawn with (`["2", "any"]`).

In a plain form a text is a reference, a list is said with "and" between its parts, `{"or": […]}` with "or", and a table
with `say` is a sentence of its own; what is not there is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

from .content import Entry

C = TypeVar("C", bound=type)
V = TypeVar("V", bound="Verb")
Plain = dict[str, Any]


class Verb:
    """A verb on a card, with its fields filled in."""

    __slots__ = ()
    op: ClassVar[str] = ""
    drawn: ClassVar[tuple[str, ...]] = ()  # signs; `{field}` stands for the signs of a field
    fields: ClassVar[Mapping[str, Field]] = {}

    def plain(self) -> Plain:
        """The message of the verb and its arguments."""
        message: Plain = {"say": f"fx-{self.op.replace('_', '-')}"}
        return message | {name: field.plain(getattr(self, name)) for name, field in self.fields.items()}

    def signs(self) -> list[str]:
        """How the verb is drawn: numbers and names of signs."""
        signs: list[str] = []
        for sign in self.drawn:
            if sign.startswith("{"):
                signs += self.fields[sign[1:-1]].signs(getattr(self, sign[1:-1]))
            else:
                signs.append(sign)
        return signs


# -- Fields -----------------------------------------------------------------------------------------------------------
class Field:
    """Defines how a field of a verb is read, said and drawn. A game can add its own kinds."""

    def read(self, entry: Entry, name: str) -> Any:
        """Read the value; an error names file, entry and field."""
        raise NotImplementedError

    def takes(self) -> str:
        """A description of the allowed values, for authors of content files."""
        return (type(self).__doc__ or "").partition("\n")[0].partition(". ")[0].rstrip(".")

    def plain(self, value: Any) -> Any:
        """The value as an argument of a sentence."""
        return value

    def signs(self, value: Any) -> list[str]:
        return [] if value is None else [str(self.plain(value))]


class Number(Field):
    """A whole number; it may be left out if it has a default."""

    def __init__(self, least: int = 0, most: int | None = None, default: Any = ...) -> None:
        self.least: int = least
        self.most: int | None = most
        self.default: Any = default

    def takes(self) -> str:
        most = f" to {self.most}" if self.most is not None else ""
        return f"a whole number from {self.least}{most}{_left_out(self.default)}"

    def read(self, entry: Entry, name: str) -> Any:
        return entry.number(name, self.default, self.least, self.most)


class Word(Field):
    """A reference, or one of the given choices."""

    def __init__(self, choices: Sequence[str] | None = None, default: Any = ...) -> None:
        self.choices: Sequence[str] | None = choices
        self.default: Any = default

    def takes(self) -> str:
        choices = f"one of: {', '.join(self.choices)}" if self.choices else "a word"
        return f"{choices}{_left_out(self.default)}"

    def read(self, entry: Entry, name: str) -> Any:
        return entry.text(name, self.default, self.choices)


class Flag(Field):
    """True or false, false by default; it is not drawn."""

    def read(self, entry: Entry, name: str) -> Any:
        return entry.flag(name)

    def signs(self, value: Any) -> list[str]:
        return []


class Inner(Field):
    """Verbs inside a verb, carried out one after another."""

    def __init__(self, grammar: Grammar[Any], place: str) -> None:
        self.grammar: Grammar[Any] = grammar
        self.place: str = place

    def read(self, entry: Entry, name: str) -> Any:
        return self.grammar.read(entry, name, self.place)

    def plain(self, value: Any) -> Any:
        return [verb.plain() for verb in value]

    def signs(self, value: Any) -> list[str]:
        return joined((verb.signs() for verb in value), "plus")


class OneOf(Inner):
    """Several lists of verbs, of which one is chosen."""

    def read(self, entry: Entry, name: str) -> Any:
        options = [
            self.grammar.read(Entry({"option": option}, f"{entry.where}, option {index}"), "option", self.place)
            for index, option in enumerate(entry.list(name))
        ]
        if not options:
            raise entry.fail(name, "should offer something")
        return tuple(options)

    def plain(self, value: Any) -> Any:
        return {"or": [super(OneOf, self).plain(option) for option in value]}

    def signs(self, value: Any) -> list[str]:
        return joined((super(OneOf, self).signs(option) for option in value), "or")


def _left_out(default: Any) -> str:
    return "" if default is ... else "; may be left out" if default is None else f"; {default} if left out"


def joined(parts: Iterable[Sequence[str]], between: str) -> list[str]:
    """Signs in a row, with a sign between them."""
    row: list[str] = []
    for part in parts:
        row += [between, *part] if row and part else part
    return row


# -- Grammars ---------------------------------------------------------------------------------------------------------
class Grammar(Generic[V]):
    """The verbs of a game. Declaring a verb also makes it readable from content files."""

    def __init__(self) -> None:
        self.verbs: dict[str, type[V]] = {}
        self._places: dict[str, frozenset[str]] = {}
        self._remarks: dict[str, tuple[str, ...]] = {}

    def verb(self, op: str, *, places: Iterable[str], signs: str = "", remarks: Iterable[str] = ()) -> Callable[[C], C]:
        """Declare a verb:

        its name in content files, the places where it may stand, and its signs. Remarks are fields that a file may
        have although they have no effect.
        """

        def declare(cls: C) -> C:
            verb: Any = cls
            assert op not in self.verbs, f"there is a verb {op!r} already"
            verb.op = op
            verb.drawn = tuple(signs.split())
            verb.fields = _fields(cls)
            unknown = [sign for sign in verb.drawn if sign.startswith("{") and sign[1:-1] not in verb.fields]
            assert not unknown, f"the verb {op!r} has no field {unknown[0]}"
            self.verbs[op] = verb
            self._places[op] = frozenset(places)
            self._remarks[op] = tuple(remarks)
            return cls

        return declare

    def read(self, entry: Entry, field: str, place: str) -> tuple[V, ...]:
        """Read the list of verbs in a field, each allowed in this place; empty if the field is missing."""
        return tuple(self._one(inner, place) for inner in entry.entries(field, []))

    def described(self) -> Iterator[tuple[str, str]]:
        """Describe every verb for authors of content files: name, effect, places and fields."""
        for op, cls in sorted(self.verbs.items()):
            does = (cls.__doc__ or "").partition("\n")[0]
            if not does or does.startswith(f"{cls.__name__}("):
                does = "What its card does, and nothing else does."
            takes = [f"  {name} = {field.takes()}" for name, field in cls.fields.items()]
            yield op, "\n".join([f"{does} In: {', '.join(sorted(self._places[op]))}.", *takes])

    def _one(self, entry: Entry, place: str) -> V:
        op = entry.text("op", choices=tuple(self.verbs))
        if place not in self._places[op]:
            raise entry.fail("op", f"{op!r} cannot stand here")
        for remark in self._remarks[op]:
            entry.raw(remark, None)
        cls = self.verbs[op]
        verb = cls(*(field.read(entry, name) for name, field in cls.fields.items()))
        entry.done()
        return verb


def as_sentences(verbs: Sequence[Verb]) -> Plain:
    """Return a list of verbs for clients: their sentences and their signs."""
    return {"says": [verb.plain() for verb in verbs], "signs": joined((verb.signs() for verb in verbs), "plus")}


def _fields(cls: type) -> Mapping[str, Field]:
    """The fields of a verb, as its annotations declare them."""
    hints = get_type_hints(cls, include_extras=True)
    by_name: dict[str, Field] = {}
    for field in fields(cls):
        kinds = [extra for extra in getattr(hints[field.name], "__metadata__", ()) if isinstance(extra, Field)]
        assert kinds, f"{cls.__name__}.{field.name} should say how it is read: Annotated[…, Number()]"
        by_name[field.name] = kinds[0]
    return by_name
