"""The grammar of cards: amounts, counters, and the base of the verbs that `effects` declares (V-70 to V-78)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from ...kernel import Dealer, Rule, Seat, piece, remember
from ...kernel.content import Entry
from ...kernel.verbs import Field, Grammar, Plain, Verb, Word, joined

if TYPE_CHECKING:
    from .pieces import Box, Source, Valeria

GOLD, STRENGTH, MAGIC, VP = range(4)
Track = Literal["gold", "strength", "magic", "vp"]
Role = Literal["worker", "soldier", "shadow", "holy"]
TRACKS: tuple[Track, ...] = (
    "gold",
    "strength",
    "magic",
    "vp",
)  # V-2: the four tracks of a board; V-4: the first three are resources
ROLES: tuple[Role, ...] = ("worker", "soldier", "shadow", "holy")  # V-8
TYPES = ("boss", "minion", "beast", "titan")  # of monsters
Amounts: TypeAlias = tuple[int, int, int, int]  # one number per track
NOTHING: Amounts = (0, 0, 0, 0)
ONE_OF_EACH: tuple[Amounts, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0))


# -- Amounts ----------------------------------------------------------------------------------------------------------
@remember
def bundle(gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> str:
    """Amounts as a reference: `gold-2+magic-1`."""
    amounts = zip(TRACKS, (gold, strength, magic, vp), strict=True)
    return "+".join(f"{track}-{n}" for track, n in amounts if n) or "nothing"


@remember
def times(amounts: Amounts, n: int) -> Amounts:
    return (amounts[0] * n, amounts[1] * n, amounts[2] * n, amounts[3] * n)


def plus(one: Amounts, other: Amounts) -> Amounts:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def read_amounts(entry: Entry) -> Amounts:
    """The numbers of the four tracks in an entry."""
    gold, strength, magic, vp = (entry.number(track, 0) for track in TRACKS)
    return gold, strength, magic, vp


def amount_signs(amounts: Amounts) -> list[str]:
    return joined(([str(n), track] for track, n in zip(TRACKS, amounts, strict=True) if n), "plus")


class Bundle(Field):
    """Numbers for the four tracks, as fields of the verb itself or, with a name of their own, in a table."""

    def __init__(self, inside: bool = False) -> None:
        self.inside = inside

    def read(self, entry: Entry, name: str) -> Amounts:
        if not self.inside:
            return read_amounts(entry)
        table = entry.entry(name)
        amounts = read_amounts(table)
        table.done()
        return amounts

    def plain(self, value: Amounts) -> str:
        return bundle(*value)

    def signs(self, value: Amounts) -> list[str]:
        return amount_signs(value)


class OneKind(Field):
    """Exactly one kind of resource and its amount: `(track, amount)`; a loss is drawn with a minus."""

    def __init__(self, minus: bool = False) -> None:
        self.minus = minus

    def read(self, entry: Entry, name: str) -> tuple[int, int]:
        amounts = [(track, n) for track, n in enumerate(read_amounts(entry)) if n]
        if len(amounts) != 1:
            raise entry.fail(name, "should name one kind of resource")
        return amounts[0]

    def plain(self, value: tuple[int, int]) -> str:
        return f"{TRACKS[value[0]]}-{value[1]}"

    def signs(self, value: tuple[int, int]) -> list[str]:
        track, n = value
        return [str(-n if self.minus else n), TRACKS[track]]


class OneOfKinds(OneKind):
    """Several resources, of which one is chosen."""

    def read(self, entry: Entry, name: str) -> Any:
        kinds = []
        for option in entry.entries(name):
            kinds.append(super().read(option, name))
            option.done()
        return tuple(kinds)

    def plain(self, value: Any) -> Any:
        return {"or": [super(OneOfKinds, self).plain(option) for option in value]}

    def signs(self, value: Any) -> list[str]:
        return joined((super(OneOfKinds, self).signs(option) for option in value), "or")


# -- Counters ---------------------------------------------------------------------------------------------------------
@piece
class Counter:
    """Counts cards of the player who resolves the effect (V-71)."""

    of: str
    role: int | None
    name: str | None  # of a citizen or starter
    area: str | None
    type: str | None
    divisor: int

    def plain(self) -> Plain:
        """The sentence about one of the counted things."""
        kind = self.of
        if self.role is not None:
            role = ROLES[self.role]
            kind = f"citizens-{role}" if self.of == "citizens" else f"roles-{role}"
        elif self.area or self.type:
            kind = "monsters-area" if self.area else "monsters-type"
        return {"say": f"per-{kind}", "which": self.name or self.area or self.type, "n": self.divisor}

    def signs(self) -> list[str]:
        if self.of == "resources":
            return ["per", str(self.divisor), "any"]
        signs = ["per"] + ([ROLES[self.role]] if self.role is not None else [])
        named = self.name or self.area or self.type
        return signs + ([named] if named else [] if self.of == "roles" else [self.of])


COUNTED = ("citizens", "named", "domains", "monsters", "roles", "resources")


class Per(Field):
    """A counter, optional."""

    def takes(self) -> str:
        return f"a counter: {{ of = one of: {', '.join(COUNTED)}; role, name, area, type, divisor }}; may be left out"

    def read(self, entry: Entry, name: str) -> Counter | None:
        if not entry.has(name):
            return None
        table = entry.entry(name)
        counter = Counter(
            table.text("of", choices=COUNTED),
            OfRole().read(table, "role"),
            table.text("name", None),
            table.text("area", None),
            table.text("type", None, TYPES),
            table.number("divisor", 1, least=1),
        )
        table.done()
        return counter

    def plain(self, value: Counter | None) -> Any:
        return None if value is None else value.plain()

    def signs(self, value: Counter | None) -> list[str]:
        return [] if value is None else value.signs()


class Index(Word):
    """A word that the rules know by its index among the choices."""

    def read(self, entry: Entry, name: str) -> Any:
        word = super().read(entry, name)
        return None if word is None else (self.choices or ()).index(word)

    def plain(self, value: int | None) -> Any:
        return None if value is None else (self.choices or ())[value]


class OfRole(Index):
    """A role, optional; in a sentence it is one citizen of it."""

    def __init__(self) -> None:
        super().__init__(ROLES, default=None)

    def plain(self, value: int | None) -> Any:
        return None if value is None else {"say": f"one-{ROLES[value]}"}

    def signs(self, value: int | None) -> list[str]:
        return [] if value is None else [ROLES[value]]


# -- Effects ----------------------------------------------------------------------------------------------------------
class Effect(Verb):
    """A verb of Valeria. Where it may stand: `income` (sides of citizens), `reward` (of monsters, and abilities of
    domains), `roll` (abilities that change dice), `omen` (instructions of events), and inside other verbs."""

    __slots__ = ()
    asks: ClassVar[bool] = True  # may it have to ask the player?

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None] | None:
        """Carry it out for this seat; returns a rule to walk through if it asks."""
        raise NotImplementedError

    def possible(self, s: Valeria, seat: Seat, source: Source) -> bool:
        """True if it would change or ask anything now."""
        return True

    def keys(self, source: Source, box: Box, most: int) -> Iterable[str]:
        """Every key that it can offer, with up to this many activations in one answer."""
        return ()


Effects: TypeAlias = tuple[Effect, ...]
VERBS: Grammar[Effect] = Grammar()
