"""The referee's board, and the limits that hold at every moment (H-30 to H-37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .land import BRAMBLES, COLOUR_OF, COLOURS, Hex, Land, content, count_of

SIDE_OF = {colour: side for side, colour in COLOUR_OF.items()}
VP_SIDES = ("protectors", "family", "kammi")
JARS = ("abilities", "wild", "legend", "attack")
KINDS = ("advance", "spawn", "strengthen", "legend")
MOST_UNITS = 4


def owner(unit: str) -> str:
    """Whose unit this is."""
    if unit == "hester":
        return "hester"
    return "kammi" if unit.startswith("figure") else SIDE_OF[unit.split("-")[0]]


def is_haint(unit: str) -> bool:
    return unit.endswith(("-haint", "-infected"))


def is_infected(unit: str) -> bool:
    return unit.endswith("-infected")


class Player:
    """A faction's own things."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.hand: list[str] = []
        self.deck = 0
        self.discard: Counter[str] = Counter()
        self.in_play: list[str] = []
        self.offers: list[str] = []
        self.home: Hex = 0
        self.hero: str | None = None
        self.track: str | None = None
        self.scrolls = 0  # collected legend tokens
        self.vp = 0
        self.dial: int | None = None
        self.plate: Counter[str] = Counter()
        self.wild = 1
        self.broken: set[str] = set()
        self.attacked = False
        self.haints = 15
        self.rows: Counter[str] = Counter()


class Board:
    """The table."""

    def __init__(self, rivals: tuple[str, ...], chapter: int) -> None:
        self.land = Land("side-a")
        self.rivals = rivals
        self.chapter = chapter
        self.units: dict[Hex, Counter[str]] = {}
        self.nails: list[tuple[str, Hex]] = []
        self.tokens: dict[Hex, Counter[str]] = {}
        self.storms: Counter[Hex] = Counter()
        self.trails: Counter[Hex] = Counter()
        self.townsfolk: Counter[Hex] = Counter()
        self.buildings: Counter[Hex] = Counter()
        self.dolls: list[Hex] = []
        self.shelter: set[Hex] = set()
        self.blood: Counter[Hex] = Counter()
        self.sacrifice: dict[Hex, str] = {}
        self.taunts: set[Hex] = set()
        self.wrath: Hex | None = None
        self.flames: Counter[Hex] = Counter()
        self.roots: list[tuple[Hex | None, Hex, str]] = []
        self.nests: dict[Hex, str] = {}  # the offer, or "empty"
        self.crosses: set[Hex] = set()
        self.ground: Counter[str] = Counter()
        self.inside: Counter[str] = Counter()
        self.supply: Counter[str] = Counter({colour: count_of(f"cube_{colour}") for colour in COLOURS})
        self.borrowed: Counter[str] = Counter()
        self.box: Counter[str] = Counter({token["id"]: token["count"] for token in content()["ability_token"]})
        self.wild_left = count_of("wild_token")
        self.storms_left = count_of("storm_token")
        self.trails_left = 0
        self.players: dict[str, Player] = {}

    # -- Looking -----------------------------------------------------------------------------------------------------

    def here(self, hex: Hex) -> Counter[str]:
        return self.units.get(hex, Counter())

    def of(self, side: str, hex: Hex) -> int:
        """How many units of the side stand there."""
        return sum(n for unit, n in self.here(hex).items() if owner(unit) == side)

    def haints(self, side: str, hex: Hex) -> int:
        return sum(n for unit, n in self.here(hex).items() if owner(unit) == side and is_haint(unit))

    def where(self, unit: str) -> Hex | None:
        return next((hex for hex, units in self.units.items() if units[unit]), None)

    def legends(self, side: str) -> list[tuple[str, Hex]]:
        names = {"protectors": ("red-legend",), "family": ("blue-legend",), "kammi": ("figure-1", "figure-2")}
        places = [(name, self.where(name)) for name in names.get(side, ("hester",))]
        return [(name, hex) for name, hex in places if hex is not None]

    def all_units(self) -> Iterator[tuple[str, Hex, int]]:
        for hex in sorted(self.units):
            for unit, n in self.units[hex].items():
                if n:
                    yield unit, hex, n

    def stormy(self, hex: Hex) -> bool:
        """H-14."""
        return hex in self.land.printed_storms or self.storms[hex] > 0

    def free(self, unit: str, hex: Hex) -> int:
        """The number of such units there that no nail holds (H-35)."""
        return self.here(hex)[unit] - self.nails.count((unit, hex))

    def cost(self, side: str, hex: Hex, slow_kammi: bool = False) -> int:
        """H-61: base 1, mountain +1, storm +1 for the Protectors, each trail -1, never below 0."""
        cost = 1 + self.land.is_mountain(hex)
        if self.stormy(hex) and (side == "protectors" or (side == "kammi" and slow_kammi)):
            cost += 1
        return max(0, cost - self.trails[hex])

    def hostile(self, side: str, hex: Hex) -> bool:
        """H-31: an objective that keeps this side's units away."""
        if side == "protectors":
            return self.buildings[hex] > 0
        if side == "family":
            return self.townsfolk[hex] > 0
        return side == "kammi" and (self.buildings[hex] > 0 or self.townsfolk[hex] > 0)

    def enemies(self, side: str, hex: Hex) -> bool:
        """Units of another VP faction (H-30); Hester is no obstacle (H-231)."""
        return any(n and owner(unit) not in (side, "hester") for unit, n in self.here(hex).items())

    def room(self, hex: Hex) -> int:
        """H-32; Hester does not count."""
        return MOST_UNITS - sum(n for unit, n in self.here(hex).items() if unit != "hester")

    def open_to(self, side: str, hex: Hex, number: int = 1) -> bool:
        """May that many units of the side come here?"""
        return (
            not self.hostile(side, hex)
            and not self.enemies(side, hex)
            and not self.flames[hex]
            and self.room(hex) >= number
        )

    def legal_for(self, unit: str, hex: Hex) -> bool:
        return unit == "hester" or self.open_to(owner(unit), hex)

    def range_of(self, hex: Hex, bonus: int = 0) -> int:
        """H-16."""
        return 2 + self.land.is_mountain(hex) + bonus

    def empty(self, hex: Hex) -> bool:
        """Witch Fire's "empty" (H-155): as the rulebook lists it, and no fire."""
        return not (
            sum(self.here(hex).values())
            or sum(self.tokens.get(hex, Counter()).values())
            or self.townsfolk[hex]
            or self.buildings[hex]
            or hex in self.dolls
            or self.trails[hex]
            or hex in self.taunts
            or hex == self.wrath
            or self.flames[hex]
        )

    def movable(self, hex: Hex) -> bool:
        """Is there any component that Confluence could drag, or a fire?"""
        cubes = hex in self.shelter or self.blood[hex] or hex in self.sacrifice
        return bool(not self.empty(hex) or cubes or hex in self.nests or self.storms[hex])

    # -- Changing ----------------------------------------------------------------------------------------------------

    def put(self, unit: str, hex: Hex, n: int = 1) -> None:
        self.units.setdefault(hex, Counter())[unit] += n

    def take(self, unit: str, hex: Hex, n: int = 1) -> None:
        self.units[hex][unit] -= n

    def put_token(self, token: str, hex: Hex, n: int = 1) -> None:
        self.tokens.setdefault(hex, Counter())[token] += n

    def broken_limit(self) -> str | None:
        """The first limit of section 3 that does not hold now, as a sentence."""
        for hex, units in self.units.items():
            sides = {owner(unit) for unit, n in units.items() if n and unit != "hester"}
            if len(sides) > 1:
                return f"H-30: units of {sorted(sides)} share hex {hex}"
            if any(self.hostile(side, hex) for side in sides):
                return f"H-31: {sorted(sides)} stand beside a hostile objective on hex {hex}"
            if self.room(hex) < 0:
                return f"H-32: more than 4 units on hex {hex}"
            if sides and self.flames[hex]:
                return f"H-34: units on the burning hex {hex}"
            if min(units.values(), default=0) < 0:
                return f"a unit left hex {hex} that was not there"
        if self.storms[BRAMBLES] or self.townsfolk[BRAMBLES] or self.buildings[BRAMBLES]:
            return "H-33: a storm, townsfolk or building on the brambles"
        if any(self.townsfolk[hex] and self.buildings[hex] for hex in self.townsfolk):
            return "H-20: townsfolk and building on one hex"
        if any(n > 2 for n in self.trails.values()) or len(set(self.dolls)) < len(self.dolls):
            return "H-36: more than 2 trails or 1 doll on a hex"
        return None
