"""The Fair Folk: nests, offers, quests, arrows and guesses (H-290 to H-318)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.referees.running import Plain, Question, same

from .board import Board, is_infected
from .hester import HesterAuditor, HesterEffects
from .land import BRAMBLES, HEXES, LAND_CUBE, NORTH, SOUTH, Hex, at, axis, beside, distance, entry, told
from .offers import Keys

ITEMS = ("sword", "crown", "queen")


class FairAuditor(HesterAuditor):
    """The events of the Fair Folk's things."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.items: dict[str, Hex] = {}
        self.found: list[str] = []
        self.search: list[str] = []
        self.arrows: list[tuple[Hex, str, str]] = []
        self.owed = 0  # search cubes of the sword

    @property
    def sought(self) -> str | None:
        """H-297: the first not found of sword, crown, queen."""
        return next((item for item in ITEMS if item not in self.found), None)

    def on_ItemHidden(self, item: str, hex: str, fair_folk: str) -> None:
        same("H-290: on 3 different hexes", at(hex) in self.items.values(), False)
        self.items[item] = at(hex)

    def on_SearchCubePlaced(self, terrain: str) -> None:
        same("H-290, H-298: on a terrain without one", terrain in self.search, False)
        self.search.append(terrain)
        words = self.key.split("/")
        if words[0] == "season":  # moved, not new
            self.search.remove(words[1])
        else:
            self.board.supply["silver"] -= 1

    def on_NestPlaced(self, hex: str, offer: str) -> None:
        a, board = at(hex), self.board
        if self.key.startswith("swap-offers"):
            same("an offer is swapped into a nest that is there", a in board.nests, True)
            board.nests[a] = offer
            return
        if self.key.startswith("gather/"):  # Confluence takes it along
            same("H-293: one nest on a hex", a in board.nests, False)
            board.nests[a] = board.nests.pop(at(self.key.split("/")[1]))
            return
        taken = sum(board.here(a).values()) or board.flames[a] or a in board.nests
        same("H-293: without units, fire and nest", bool(taken), False)
        if self.key.startswith("move/nest"):
            board.nests[a] = self.pushed_nest
            return
        held = [o for player in board.players.values() for o in player.offers]
        same("H-290: every offer is in one place", offer in held or offer in board.nests.values(), False)
        board.nests[a] = offer

    def on_NestTaken(self, hex: str) -> None:
        same("H-293: a nest is taken from where it lies", at(hex) in self.board.nests, True)
        del self.board.nests[at(hex)]

    def on_OfferTaken(self, side: str, offer: str, hex: str) -> None:
        """H-316: an own unit on a hex with a nest with an offer."""
        a = at(hex)
        same("H-316: the offer of that nest", self.board.nests.get(a), offer)
        if side == "hester":
            there = [u for u, n in self.board.here(a).items() if n and (u == "hester" or is_infected(u))]
            same("H-316: Hester herself or an infected haint", bool(there), True)
        else:
            same("H-316: an own unit", self.board.of(side, a) > 0, True)
        self.board.nests[a] = "empty"
        self.me(side).offers.append(offer)

    def on_OfferUsed(self, side: str, offer: str) -> None:
        same("H-315: an offer that is held", offer in self.me(side).offers, True)
        self.me(side).offers.remove(offer)

    def on_QuestDone(self, quest: str) -> None:
        same("H-295: 4 nests that satisfy the card", bool(list(fours(self, quest))), True)

    def on_QuestDropped(self, quest: str) -> None: ...

    def on_ArrowPlaced(self, hex: str, axis: str, side: str) -> None:
        """H-296: the sought item is on the line or on the side that was named first, or the arrow is turned."""
        item = self.items[self.sought or "queen"]
        named = self.named or side
        same("H-296: turned if the item is on the other side", side, side_of(at(hex), axis, item) or named)
        self.arrows.append((at(hex), axis, side))

    named = ""  # the side that was named for the next arrow

    def on_Guessed(self, hex: str, right: bool) -> None:
        item = self.sought
        same("H-297: right where the sought item is", right, item is not None and self.items[item] == at(hex))

    def on_CrossPlaced(self, hex: str) -> None:
        self.board.crosses.add(at(hex))

    def on_ItemFound(self, item: str, hex: str) -> None:
        """H-298: arrows, other X and nests without offers return."""
        same("H-297: the sought item", item, self.sought)
        same("H-298: where it was hidden", at(hex), self.items[item])
        self.found.append(item)
        self.arrows.clear()
        self.board.crosses.clear()
        self.board.nests = {a: offer for a, offer in self.board.nests.items() if offer != "empty"}

    def on_CardDrawn(self, side: str, seat: str, card: str) -> None:
        if side == "fair-folk" and not self.me(side).deck:  # H-302: the only deck that is made anew
            self.me(side).deck = sum(self.me(side).discard.values())
            self.me(side).discard.clear()
        super().on_CardDrawn(side, seat, card)

    def on_ThingRemoved(self, thing: str, hex: str) -> None:
        if thing == "nest":
            self.pushed_nest = self.board.nests.pop(at(hex))
        else:
            super().on_ThingRemoved(thing, hex)

    pushed_nest = "empty"

    def on_ThingPlaced(self, thing: str, hex: str) -> None:
        if thing == "nest":
            self.board.nests[at(hex)] = self.pushed_nest
        else:
            super().on_ThingPlaced(thing, hex)


def side_of(nest: Hex, name: str, item: Hex) -> str | None:
    """On which side of the line through the nest the item is; None: on the line."""
    here, there = axis(nest, name), axis(item, name)
    return None if here == there else "plus" if there > here else "minus"


def fours(audit: FairAuditor, quest: str) -> Iterator[tuple[Hex, ...]]:
    """H-295a: every four nests that satisfy the card together."""
    board = audit.board
    land, pred = board.land, entry("quest_card", quest)["pred"]
    kind = pred["kind"]
    for four in combinations(sorted(board.nests), 4):
        terrains = {land.terrain[a] for a in four}
        if kind == "adjacent_to_both":
            good = all({pred["a"], pred["b"]} <= {land.terrain[b] for b in beside(a)} for a in four)
        elif kind == "distance_from_edge":
            good = all(3 - distance(a, BRAMBLES) == pred["d"] for a in four)
        elif kind == "same_line":
            good = any(len({axis(a, name) for a in four}) == 1 for name in "qrs")
        elif kind == "same_terrain":
            good = len(terrains) == 1 and terrains <= set(LAND_CUBE)
        elif kind == "all_terrains":
            good = terrains == set(LAND_CUBE)
        elif kind == "connected":
            good = _connected(four)
        elif kind == "within_of_terrain":
            near = [b for b in HEXES if land.terrain[b] == pred["terrain"]]
            good = all(any(distance(a, b) <= pred["d"] for b in near) for a in four)
        elif kind == "adjacent_to_unit":
            good = all(any(sum(board.here(b).values()) for b in beside(a)) for a in four)
        else:
            good = all(distance(a, NORTH) == 1 or distance(a, SOUTH) == 1 for a in four)
        if good:
            yield four


def _connected(hexes: tuple[Hex, ...]) -> bool:
    seen, todo = {hexes[0]}, [hexes[0]]
    while todo:
        for b in beside(todo.pop()):
            if b in hexes and b not in seen:
                seen.add(b)
                todo.append(b)
    return len(seen) == len(hexes)


class FairEffects(HesterEffects):
    """The questions of the Fair Folk's turn."""

    audit: FairAuditor
    nested = quested = placed = False
    secret: Plain = {}  # noqa: RUF012 - what the Fair Folk's own seat sees, set before every question

    def of(self, question: Question) -> Keys | None:
        if self.course.seats[question.seat] == "fair-folk":
            method = {"fair": self.on_fair, "reward": self.on_reward, "search": self.on_search}.get(question.prompt)
            return method(question) if method else None
        if question.prompt == "hide":
            return {f"hide/{told(a)}" for a in HEXES if a not in self.audit.items.values()}
        return super().of(question)

    def on_search(self, question: Question) -> Keys:
        return {f"search/{terrain}" for terrain in LAND_CUBE if terrain not in self.audit.search}

    def nest_hexes(self) -> list[Hex]:
        """H-293: without units and fire, and without a nest."""
        board = self.board
        return [a for a in HEXES if not sum(board.here(a).values()) and not board.flames[a] and a not in board.nests]

    def on_fair(self, question: Question) -> Keys:
        """H-292: 1 nest, 1 quest after it, cards as long as they are paid."""
        fair, board = self.secret["fair"], self.board
        found = {"end"}
        if not self.nested and fair["prepared"]:
            found |= {f"nest/{offer}/{told(a)}" for offer in fair["prepared"] for a in self.nest_hexes()}
        elif not self.nested:
            found |= {f"take-nest/{told(a)}" for a in board.nests}
        for card in self.audit.me("fair-folk").hand:
            if board.ground["silver"] >= entry("fair_folk_card", card)["cost"]:
                found.add(f"card/{card}")
        if self.placed and not self.quested and self.audit.sought is not None:
            found |= {f"quest/{quest}" for quest in fair["quests"] if any(True for _ in fours(self.audit, quest))}
        return found

    def on_reward(self, question: Question) -> Keys | None:
        """H-295, H-296: an arrow at one of the four nests that has its offer, or a guess."""
        quest = self.audit.key.removeprefix("quest/")
        if not self.audit.key.startswith("quest/"):
            return None
        nests = {a for four in fours(self.audit, quest) for a in four if self.board.nests[a] != "empty"}
        found = {f"arrow/{told(a)}/{name}/{side}" for a in nests for name in "qrs" for side in ("minus", "plus")}
        return found | self.guesses()

    def guesses(self) -> Keys:
        known = {self.audit.items[item] for item in self.audit.found}
        return {f"guess/{told(a)}" for a in HEXES if a not in self.board.crosses and a not in known}

    def chose(self, question: Question, key: str) -> None:
        super().chose(question, key)
        verb, *rest = key.split("/")
        board = self.board
        if verb == "arrow":  # an arrow may have to be taken from the map before it is placed (H-317)
            self.audit.named = rest[2]
            if question.prompt == "reward":
                board.nests[at(rest[0])] = "empty"  # H-296: the offer goes to the bag
        if question.prompt == "fair":
            self.nested = self.nested or verb == "nest"
        self.placed = self.placed or verb == "nest"
        if question.prompt == "fair":
            self.quested = self.quested or verb == "quest"
        if verb == "lift-x":
            board.crosses.discard(at(rest[0]))
        elif verb == "move" and rest[0] == "nest":
            self.audit.pushed_nest = board.nests.pop(at(rest[1]))  # where it comes is told

    def fair_begins(self) -> None:
        self.nested = self.quested = self.placed = False
