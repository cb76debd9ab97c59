"""The Fair Folk: nests, offers, quests, arrows and guesses (H-290 to H-318)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.referees.running import Plain, Question, same

from .board import Board, is_infected
from .hester import HesterAuditor, HesterEffects
from .land import BRAMBLES, HEXES, LAND_CUBE, NORTH, SOUTH, Hex, at, axis, beside, distance, entry, hex_name
from .offers import Keys

ITEMS = ("sword", "crown", "queen")


class FairAuditor(HesterAuditor):
    """The events of the Fair Folk's things."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.items: dict[str, Hex] = {}
        self.items_found: list[str] = []
        self.search: list[str] = []
        self.arrows: list[tuple[Hex, str, str]] = []
        self.owed = 0  # search cubes of the sword

    @property
    def sought(self) -> str | None:
        """H-297: the first not found of sword, crown, queen."""
        return next((item for item in ITEMS if item not in self.items_found), None)

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
        place, board = at(hex), self.board
        if self.key.startswith("swap-offers"):
            same("an offer is swapped into a nest that is there", place in board.nests, True)
            board.nests[place] = offer
            return
        if self.key.startswith("gather/"):  # Confluence takes it along
            same("H-293: one nest on a hex", place in board.nests, False)
            board.nests[place] = board.nests.pop(at(self.key.split("/")[1]))
            return
        taken = sum(board.here(place).values()) or board.flames[place] or place in board.nests
        same("H-293: without units, fire and nest", bool(taken), False)
        if self.key.startswith("move/nest"):
            board.nests[place] = self.pushed_nest
            return
        held = [held_offer for player in board.players.values() for held_offer in player.offers]
        same("H-290: every offer is in one place", offer in held or offer in board.nests.values(), False)
        board.nests[place] = offer

    def on_NestTaken(self, hex: str) -> None:
        same("H-293: a nest is taken from where it lies", at(hex) in self.board.nests, True)
        del self.board.nests[at(hex)]

    def on_OfferTaken(self, side: str, offer: str, hex: str) -> None:
        """H-316: an own unit on a hex with a nest with an offer."""
        place = at(hex)
        same("H-316: the offer of that nest", self.board.nests.get(place), offer)
        if side == "hester":
            there = [
                unit for unit, n in self.board.here(place).items() if n and (unit == "hester" or is_infected(unit))
            ]
            same("H-316: Hester herself or an infected haint", bool(there), True)
        else:
            same("H-316: an own unit", self.board.of(side, place) > 0, True)
        self.board.nests[place] = "empty"
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
        self.items_found.append(item)
        self.arrows.clear()
        self.board.crosses.clear()
        self.board.nests = {place: offer for place, offer in self.board.nests.items() if offer != "empty"}

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
        terrains = {land.terrain[start] for start in four}
        if kind == "adjacent_to_both":
            good = all({pred["a"], pred["b"]} <= {land.terrain[end] for end in beside(start)} for start in four)
        elif kind == "distance_from_edge":
            good = all(3 - distance(start, BRAMBLES) == pred["d"] for start in four)
        elif kind == "same_line":
            good = any(len({axis(start, name) for start in four}) == 1 for name in "qrs")
        elif kind == "same_terrain":
            good = len(terrains) == 1 and terrains <= set(LAND_CUBE)
        elif kind == "all_terrains":
            good = terrains == set(LAND_CUBE)
        elif kind == "connected":
            good = _connected(four)
        elif kind == "within_of_terrain":
            near = [end for end in HEXES if land.terrain[end] == pred["terrain"]]
            good = all(any(distance(start, end) <= pred["d"] for end in near) for start in four)
        elif kind == "adjacent_to_unit":
            good = all(any(sum(board.here(end).values()) for end in beside(start)) for start in four)
        else:
            good = all(distance(start, NORTH) == 1 or distance(start, SOUTH) == 1 for start in four)
        if good:
            yield four


def _connected(hexes: tuple[Hex, ...]) -> bool:
    visited, todo = {hexes[0]}, [hexes[0]]
    while todo:
        for hex in beside(todo.pop()):
            if hex in hexes and hex not in visited:
                visited.add(hex)
                todo.append(hex)
    return len(visited) == len(hexes)


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
            return {f"hide/{hex_name(hex)}" for hex in HEXES if hex not in self.audit.items.values()}
        return super().of(question)

    def on_search(self, question: Question) -> Keys:
        return {f"search/{terrain}" for terrain in LAND_CUBE if terrain not in self.audit.search}

    def nest_hexes(self) -> list[Hex]:
        """H-293: without units and fire, and without a nest."""
        board = self.board
        return [
            hex
            for hex in HEXES
            if not sum(board.here(hex).values()) and not board.flames[hex] and hex not in board.nests
        ]

    def on_fair(self, question: Question) -> Keys:
        """H-292: 1 nest, 1 quest after it, cards as long as they are paid."""
        fair, board = self.secret["fair"], self.board
        keys = {"end"}
        if not self.nested and fair["prepared"]:
            keys |= {f"nest/{offer}/{hex_name(hex)}" for offer in fair["prepared"] for hex in self.nest_hexes()}
        elif not self.nested:
            keys |= {f"take-nest/{hex_name(hex)}" for hex in board.nests}
        for card in self.audit.me("fair-folk").hand:
            if board.ground["silver"] >= entry("fair_folk_card", card)["cost"]:
                keys.add(f"card/{card}")
        if self.placed and not self.quested and self.audit.sought is not None:
            keys |= {f"quest/{quest}" for quest in fair["quests"] if any(True for _ in fours(self.audit, quest))}
        return keys

    def on_reward(self, question: Question) -> Keys | None:
        """H-295, H-296: an arrow at one of the four nests that has its offer, or a guess."""
        quest = self.audit.key.removeprefix("quest/")
        if not self.audit.key.startswith("quest/"):
            return None
        nests = {hex for four in fours(self.audit, quest) for hex in four if self.board.nests[hex] != "empty"}
        keys = {f"arrow/{hex_name(hex)}/{name}/{side}" for hex in nests for name in "qrs" for side in ("minus", "plus")}
        return keys | self.guesses()

    def guesses(self) -> Keys:
        found_at = {self.audit.items[item] for item in self.audit.items_found}
        return {f"guess/{hex_name(hex)}" for hex in HEXES if hex not in self.board.crosses and hex not in found_at}

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
