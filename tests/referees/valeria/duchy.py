"""The possessions of a player (or the Dark Lord), and their counts by cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .box import CARDS, RESOURCES, STARTERS, Amounts, Card, hyphened, modifier


@dataclass
class Duchy:
    """Board, citizens, domains and the pile of slain monsters."""

    tracks: Counter[str] = field(default_factory=Counter)
    citizens: Counter[str] = field(default_factory=Counter)
    domains: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    starters: bool = True
    duke: str | None = None

    def gain(self, amounts: Amounts) -> None:
        self.tracks.update(amounts)

    def pay(self, amounts: Amounts) -> None:
        self.tracks.subtract(amounts)

    def can_pay(self, amounts: Amounts) -> bool:
        return all(self.tracks[track] >= number for track, number in amounts.items())

    def named(self, name: str) -> int:
        """V-51, V-70: cards of this name, the starters too."""
        starters = sum(hyphened(card["name_id"]) == name for card in STARTERS.values()) if self.starters else 0
        return self.citizens[name] + starters

    def role(self, role: str) -> int:
        """Citizen cards with this role (V-55)."""
        return sum(number for name, number in self.citizens.items() if CARDS[name]["role"] == role)

    def symbols(self, role: str) -> int:
        """V-66: symbols on citizens and on domains."""
        return self.role(role) + int(sum(CARDS[name]["roles"].get(role, 0) for name in self.domains))

    def count(self, per: Card) -> int:
        """A counter of the cards (V-71)."""
        match per["of"]:
            case "citizens":
                return self.role(per["role"]) if "role" in per else self.citizens.total()
            case "named":
                return self.named(hyphened(per["name"]))
            case "domains":
                return len(self.domains)
            case "monsters":
                kind = {key: per[key] for key in ("area", "type") if key in per}
                return sum(kind.items() <= CARDS[name].items() for name in self.monsters)
            case "roles":
                return self.symbols(per["role"])
            case "resources":
                return int(sum(self.tracks[track] for track in RESOURCES) // per["divisor"])  # V-67
        raise ValueError(per)

    def price_of_citizen(self, name: str) -> int:
        """V-51, V-52."""
        base: int = CARDS[name]["cost"]
        ignores = any(modifier(domain).get("kind") == "ignore_surcharge" for domain in self.domains)
        return base if ignores else base + self.named(name)

    def price_of_domain(self, name: str) -> int:
        """V-56."""
        discount = sum(modifier(domain).get("gold", 0) for domain in self.domains)
        return int(CARDS[name]["cost"] - discount)

    def has_roles_for(self, domain: str) -> bool:
        """V-55."""
        return all(self.role(role) >= number for role, number in CARDS[domain]["roles"].items())

    def splits(self, real: str, cost: int, magic: int = 0) -> list[dict[str, int]]:
        """V-44 to V-46: every way to pay this much of the real resource, at least one of it, the rest in magic."""
        ways = [{real: n, "magic": magic + cost - n} for n in range(1, cost + 1)]
        return [way for way in ways if self.can_pay(way)]
