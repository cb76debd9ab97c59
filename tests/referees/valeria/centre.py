"""The centre of the table: twenty stacks in four rows of five, and the deck of exhausted cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.referees.running import object_to

from .box import BY_KIND, CARDS, CITIZENS, DATA, amounts_of, area_order, citizens_of, stack_of_area

BARE = "bare"
EXHAUSTED = "exhausted"
COLUMNS = range(5)
NUMBERS: list[list[int]] = DATA["setup"]["citizen_row_upper"] + DATA["setup"]["citizen_row_lower"]


@dataclass
class Piece:
    """A card in the centre; None is one that nobody has seen yet."""

    name: str | None
    tokens: Counter[str] = field(default_factory=Counter)


@dataclass
class Stack:
    """A place of the centre: its cards, top first, or its cover if it is exhausted."""

    slot: int
    title: str
    cards: list[Piece]
    cover: Piece | None = None

    @property
    def row(self) -> str:
        return ("monsters", "citizens", "citizens", "domains")[self.slot // 5]

    @property
    def column(self) -> int:
        return self.slot % 5 + 1

    @property
    def top(self) -> str | None:
        return self.cards[0].name if self.cards else None

    @property
    def hostile(self) -> Piece | None:
        """The face-up hostile event here, if any."""
        return self.cover if self.cover and self.cover.name in BY_KIND["event"] else None


class Centre:
    """All stacks, in the order of their places."""

    def __init__(self, seats: int, areas: list[str], events: bool, scrambled: bool, citizens: list[str]) -> None:
        setup, five = DATA["setup"], "_5p" if seats == 5 else ""
        areas = sorted(areas, key=lambda area: area_order(area, seats))
        self.stacks = [
            Stack(slot, area, [Piece(name) for name in stack_of_area(area, seats)]) for slot, area in enumerate(areas)
        ]
        for slot, numbers in enumerate(NUMBERS, 5):
            chosen = None if scrambled else next(name for name in citizens if name in citizens_of(numbers[0]))
            pieces = [Piece(chosen) for _ in range(setup[f"citizens_per_stack{five}"])]
            self.stacks.append(Stack(slot, f"stack-{numbers[0]}", pieces))
        for column in COLUMNS:
            pieces = [Piece(None) for _ in range(setup[f"domains_per_stack{five}"])]
            self.stacks.append(Stack(15 + column, f"domains-{column + 1}", pieces))
        self.scrambled = scrambled
        self.hostile_left = seats if events else 0  # V-108, still face down in the deck
        self.hostile_known: list[str] = []  # put back on top (V-61), the top one first
        self.hostile_seen: set[str] = set()
        self.marks = setup["solo_exhausted_cards"] if seats == 1 else setup["exhausted_per_player"] * seats
        self.emptied: list[int] = []  # places that became empty in this action, in order
        self.replaced: set[int] = set()  # of these, places where a hostile event was slain
        self.turned_up: Counter[str] = Counter()  # domains and citizens that were turned up

    # ---- looking

    def row(self, row: str) -> list[Stack]:
        return [stack for stack in self.stacks if stack.row == row]

    def targets(self) -> list[Piece]:
        """V-47, V-110, V-112: the top monsters and the hostile events that lie face up."""
        tops = [stack.cards[0] for stack in self.row("monsters") if stack.cards]
        return tops + [stack.hostile for stack in self.stacks if stack.hostile]

    def monsters(self) -> list[str]:
        """Every monster that is left in the centre (V-62, VA-23)."""
        stacked = [piece.name for stack in self.row("monsters") for piece in stack.cards]
        faced = [stack.hostile.name for stack in self.stacks if stack.hostile]
        return [name for name in stacked + faced if name]

    def citizens(self) -> list[str]:
        return [stack.top for stack in self.row("citizens") if stack.top]

    def stack_with(self, row: str, name: str) -> Stack:
        return next(stack for stack in self.row(row) if stack.top == name)

    def exhausted(self) -> int:
        return sum(stack.cover is not None for stack in self.stacks)

    def empty(self) -> int:
        """The exhausted places, including those that are covered when the action is over, as events and views have
        them.
        """
        return sum(not stack.cards for stack in self.stacks)

    @staticmethod
    def price(piece: Piece) -> dict[str, int]:
        """V-46, V-112: printed strength and magic, and the tokens."""
        printed = amounts_of({track: CARDS[piece.name or ""][track] for track in ("strength", "magic")})
        return {track: printed.get(track, 0) + piece.tokens[track] for track in ("strength", "magic")}

    # ---- moving cards

    def leave(self, stack: Stack) -> Piece:
        """The top card leaves; an empty place waits for the end of the action (V-59)."""
        piece = stack.cards.pop(0)
        if not stack.cards:
            self.emptied.append(stack.slot)
        return piece

    def slain(self, name: str) -> Piece:
        """A monster leaves its stack, or a hostile event its place (V-114)."""
        for stack in self.stacks:
            if stack.hostile and stack.hostile.name == name:
                piece, stack.cover = stack.hostile, None
                self.emptied.append(stack.slot)
                self.replaced.add(stack.slot)
                return piece
        return self.leave(self.stack_with("monsters", name))

    def turn_up(self, stack: Stack, name: str) -> None:
        """A card that nobody knew is turned up: it must be possible."""
        visible = stack.cards[0].name
        if visible is not None:
            if visible != name:
                object_to("VA-18: a card that was seen before stays what it is", name, visible)
            return
        stack.cards[0].name = name
        self.turned_up[name] += 1
        if self.turned_up[name] > CARDS[name]["count"]:
            object_to("V-1: there are no more such cards in the box", name, CARDS[name]["count"])
        if stack.row == "citizens":
            numbers = NUMBERS[stack.slot - 5]
            if CITIZENS.get(name, {}).get("activation") != numbers:
                object_to("V-94: the stack has citizens of its number", name, citizens_of(numbers[0]))
        elif name not in BY_KIND["domain"]:
            object_to("V-16: domains", name, "a domain")

    def uncover(self, stack: Stack) -> None:
        """V-61: a card comes back to an exhausted place."""
        if stack.hostile:
            self.hostile_known.insert(0, stack.hostile.name or "")
        elif stack.cover and stack.cover.name == EXHAUSTED:
            self.marks += 1
        stack.cover = None

    def give_back_citizen(self, name: str) -> None:
        """V-83, V-96."""
        number = CARDS[name]["activation"][0]
        stack = next(s for s, numbers in zip(self.row("citizens"), NUMBERS, strict=True) if number in numbers)
        self.uncover(stack)
        stack.cards.insert(0, Piece(name))

    def give_back_monster(self, name: str) -> None:
        """V-84: sorted by printed strength, above its equals."""
        stack = next(s for s in self.row("monsters") if s.title == CARDS[name]["area"])
        self.uncover(stack)
        strength = CARDS[name]["strength"]
        place = sum(CARDS[piece.name or ""]["strength"] < strength for piece in stack.cards)
        stack.cards.insert(place, Piece(name))

    @property
    def deck(self) -> int:
        return int(self.hostile_left + len(self.hostile_known) + self.marks)
