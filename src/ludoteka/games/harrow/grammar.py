"""The grammar of cards: hex expressions, unit words, amounts, conditions, and the base of verbs.

A hex expression is alternatives joined by ` | `, each a conjunction of atoms joined by ` & `. It is read once and kept
as tuples; `effects.finding` evaluates it on a state. Whatever nobody declared is an error that names its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, TypeAlias

from ...kernel import Dealer, Rule, asks_nothing, piece, remember
from ...kernel.content import Entry
from ...kernel.verbs import Field, Flag, Grammar, Number, Plain, Verb, Word

if TYPE_CHECKING:
    from .pieces import Kit
    from .state import Harrow

UNITS = (
    *("self.haint", "self.legend", "self.unit", "enemy.haint", "enemy.unit", "any.haint", "any.unit", "any.legend"),
    *("infected.haint", "uninfected.haint", "hester"),
)
THINGS = (
    *("ability_token", "storm", "trail", "townsfolk", "building", "doll", "terrain_cube", "root", "fire"),
    *UNITS,
)
POINTS = ("legend", "goblin", "kammi", "home", "storm_placed", "townsfolk_pulled", "enemy_legend")
REFS = (*POINTS, *UNITS)

# Filled by whoever declares them (`effects.conditions`): amounts that are counted, and what can be so or not.
NUMBERS: dict[str, Callable[[Harrow, int], int]] = {}
CONDITIONS: dict[str, Callable[[Harrow, int], bool]] = {}


def words(name: str) -> str:
    """A name of the content as part of a message."""
    for sign in "._":
        name = name.replace(sign, "-")
    return name


# -- Hexes ------------------------------------------------------------------------------------------------------------
_MEASURED = ("within", "exact", "ring")
_RELATED = ("adjacent", "on", "line", "terrain_as")
_PLAIN = ("terrain", "no_units", "empty", "not_brambles", "edge", "home", "any")


class Atom(NamedTuple):
    """One condition on a hex."""

    word: str
    ref: str = ""
    least: int = 0
    most: int = 0

    def plain(self) -> Plain:
        """As a phrase that follows the word for a hex."""
        if not self.ref:
            return {"say": f"hex-{words(self.word)}"}
        if self.word in ("has", "on"):
            return {"say": f"with-{words(self.ref)}"}
        if self.word == "terrain_as":
            return {"say": "hex-terrain-as", "what": {"say": f"is-{words(self.ref)}"}}
        what = {"say": f"of-{words(self.ref)}"}
        if self.word != "within":
            return {"say": f"hex-{self.word}", "what": what}
        way = "within" if not self.least else "exactly" if self.least == self.most else "ring"
        return {"say": f"hex-{way}", "what": what, "least": self.least, "most": self.most}


@remember
def parse(text: str) -> tuple[tuple[Atom, ...], ...]:
    """A hex expression as alternatives of conjunctions; ValueError names the part that is wrong."""
    if not text:
        return ((Atom("any"),),)
    return tuple(tuple(_atom(part.strip()) for part in side.split("&")) for side in text.split("|"))


def _atom(text: str) -> Atom:
    word, *rest = text.split(":")
    if word in _PLAIN and not rest:
        return Atom(word)
    if word in ("has", "no") and len(rest) == 1:
        return Atom(word, _one_of(rest[0], THINGS))
    if word in _RELATED and len(rest) == 1:
        return Atom(word, _one_of(rest[0], REFS))
    if word in _MEASURED and len(rest) == 2:
        least, _, most = rest[1].partition("-")
        if least.isdigit() and (most or least).isdigit():
            low, high = int(least), int(most or least)
            return Atom("within", _one_of(rest[0], REFS), 0 if word == "within" else low, high)
    raise ValueError(f"{text!r} is no condition on a hex")


def _one_of(word: str, choices: Sequence[str]) -> str:
    if word not in choices:
        raise ValueError(f"{word!r} should be one of: {', '.join(choices)}")
    return word


# -- Fields -----------------------------------------------------------------------------------------------------------
class HexField(Field):
    """A hex expression; nothing stands for any hex."""

    def read(self, entry: Entry, name: str) -> str:
        text = entry.text(name, "")
        try:
            parse(text)
        except ValueError as error:
            raise entry.fail(name, str(error)) from None
        return text

    def plain(self, value: str) -> Any:
        if not value or value == "any":
            return None
        sides = [[atom.plain() for atom in side] for side in parse(value)]
        return sides[0] if len(sides) == 1 else {"or": sides}


class UnitField(Field):
    """Words for units, joined by ` | `; some verbs take other things too."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        self.choices: tuple[str, ...] = (*UNITS, *more)

    def read(self, entry: Entry, name: str) -> str:
        text = entry.text(name)
        for word in text.split(" | "):
            if word not in self.choices:
                raise entry.fail(name, f"{word!r} should be one of: {', '.join(self.choices)}")
        return text


def some(units: str, n: int) -> Any:
    """An amount of these, as the object of a sentence."""
    parts = [{"say": f"some-{words(word)}", "n": n} for word in units.split(" | ")]
    return parts[0] if len(parts) == 1 else {"or": parts}


class AmountField(Field):
    """A whole number, or the name of something counted."""

    def read(self, entry: Entry, name: str) -> int | str:
        value = entry.raw(name, 1)
        if isinstance(value, str) and value not in NUMBERS:
            raise entry.fail(name, f"{value!r} should be a number or one of: {', '.join(NUMBERS)}")
        return value if isinstance(value, str) else entry.number(name, 1, least=1)

    def plain(self, value: int | str) -> Any:
        return value if isinstance(value, int) else {"say": f"n-{words(value)}"}


class ConditionField(Field):
    def read(self, entry: Entry, name: str) -> str:
        return entry.text(name, choices=tuple(CONDITIONS))

    def plain(self, value: str) -> Plain:
        return {"say": f"if-{words(value)}"}


class RefField(Word):
    """The thing towards which or from which something moves."""

    def __init__(self, form: str) -> None:
        super().__init__(POINTS)
        self.form = form  # "to" or "of": how it is said

    def plain(self, value: str) -> Plain:
        return {"say": f"to-{words(value)}" if self.form == "to" else f"of-{words(value)}"}


N: TypeAlias = Annotated[int, Number(least=1, default=1)]
Amount: TypeAlias = Annotated[int | str, AmountField()]
Hexes: TypeAlias = Annotated[str, HexField()]
Units: TypeAlias = Annotated[str, UnitField()]
Yes: TypeAlias = Annotated[bool, Flag()]


# -- Effects ----------------------------------------------------------------------------------------------------------
class Pieces(NamedTuple):
    """The components of a table, for the keys that verbs offer."""

    kit: Kit
    rivals: tuple[int, ...]
    kinds: tuple[int, ...]  # of units
    hester: bool


class Effect(Verb):
    """A verb of Harrow County. Every effect may be declined, unless it says otherwise."""

    __slots__ = ()
    must: bool = False  # if it cannot be done, the rest of the list is not done
    after_jar: bool = False  # only when the jar action is finished

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        """Carry out the effect for this faction; returns whether anything was done."""
        raise NotImplementedError

    def inside(self) -> Iterable[Effect]:
        """The verbs inside it."""
        return ()

    def keys(self, pieces: Pieces) -> Iterable[str]:
        """Every key that it can offer at a table with these components."""
        return ()


Effects: TypeAlias = tuple[Effect, ...]
VERBS: Grammar[Effect] = Grammar()
ANYWHERE = ("effects",)


class Often(Effect):
    """A verb that is done a number of times."""

    __slots__ = ()
    if TYPE_CHECKING:
        n: int | str

    def plain(self) -> Plain:
        """The sentence; a counted amount has a message of its own."""
        sentence = super().plain()
        return sentence if isinstance(self.n, int) else sentence | {"say": f"often-{self.op}"}


class CardAction(Effect):
    """A verb without fields for a single card, carried out by one function."""

    __slots__ = ()
    rule: ClassVar[Callable[..., Rule[Any]]]
    offers: ClassVar[Callable[..., Iterable[str]]]

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        done = yield from type(self).rule(s, dealer, faction)
        return done is not False

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return type(self).offers(pieces)


def card_action(
    op: str,
    rule: Callable[[Harrow, Dealer, int], Rule[Any]],
    keys: Callable[[Pieces], Iterable[str]] = lambda pieces: (),
) -> None:
    """Declare a verb that is this function; `keys` are all that it can offer."""
    action: Any = piece(type(op, (CardAction,), {"rule": staticmethod(rule), "offers": staticmethod(keys)}))
    action.__reduce__ = lambda self: (_card_action_of, (op,))  # the class has no name to be found by
    VERBS.verb(op, places=ANYWHERE)(action)


def _card_action_of(op: str) -> Effect:
    """The card action of this name, for pickle."""
    return VERBS.verbs[op]()


@asks_nothing
def nothing_now(s: Harrow, dealer: Dealer, faction: int) -> None:
    """Do nothing now: the effect waits for an attack or an arrival."""
