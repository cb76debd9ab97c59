"""Games that are wrong on purpose, each in one way that rules on this kernel can be wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypedDict

from ludoteka.kernel import (
    Contract,
    Dealer,
    Event,
    Game,
    Nothing,
    Option,
    Outcome,
    Rule,
    Seat,
    State,
    View,
    choose,
    event,
    state,
)


@state
class Pile(State):
    deck: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5, 6])
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    table: list[int] = field(default_factory=list)
    phase: int = 0


@event
class Shown(Event):
    card: int


def setup(seats: int, settings: Mapping[str, str]) -> Pile:
    return Pile(agenda=[("deal",)])


def deal(s: Pile, dealer: Dealer) -> None:
    dealer.shuffle(s.deck)
    s.hands = [[s.deck.pop(), s.deck.pop()], [s.deck.pop(), s.deck.pop()]]
    s.then(("show", 0), ("show", 1), ("show", 0))


def shows(s: Pile, seat: Seat) -> list[Option[int]]:
    return [Option(f"show/{card}", card) for card in sorted(s.hands[seat])]


def show(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    seat = Seat(who)
    card = yield from choose(seat, "show", lambda: shows(s, seat))
    s.hands[seat].remove(card)
    s.table.append(card)
    dealer.reveal(Shown, card)


def view(s: Pile, seat: Seat | None) -> View:
    hands = [sorted(hand) if i == seat else len(hand) for i, hand in enumerate(s.hands)]
    return {"hands": hands, "table": list(s.table), "deck": len(s.deck), "phase": s.phase}


def redeal(s: Pile, seat: Seat | None, random: Random) -> None:
    piles = [s.deck, *(hand for i, hand in enumerate(s.hands) if i != seat)]
    pool = sorted(card for pile in piles for card in pile)
    random.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


class Shows(TypedDict):
    hands: list[list[int] | int]
    table: list[int]
    deck: int
    phase: int


AGREED = Contract(view=Shows, questions={"show": Nothing}, events=(Shown,))


SOUND: Game[Pile] = Game(
    id="sound",
    version="1",
    seats=(2,),
    settings=(),
    setup=setup,
    steps={"deal": deal, "show": show},
    view=view,
    redeal=redeal,
    outcome=lambda s: Outcome((float(sum(s.table)), 0.0), (), "draw"),
    inventory=lambda s: [*s.deck, *s.hands[0], *s.hands[1], *s.table],
    vocabulary=lambda seats, settings: [f"show/{n}" for n in range(1, 7)],
    features=lambda view: [float(view["deck"])],
    contract=AGREED,
)


# -- A component kept in a local variable ------------------------------------------------------------------------------
def show_from_the_sleeve(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    seat = Seat(who)
    sleeve = s.deck.pop() if s.deck else 0
    yield from show(s, dealer, seat)
    if sleeve:
        s.deck.append(sleeve)


# -- A hidden thing remembered across a question -----------------------------------------------------------------------
def show_and_remember(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    other = 1 - who
    highest = max(s.hands[other], default=0)
    yield from show(s, dealer, who)
    if highest and highest not in s.hands[other]:
        raise AssertionError("the card that was seen there is gone")


# -- A change that is made again when the step is run again ------------------------------------------------------------
CHANGES: list[int] = []  # outside the state, so that no copy protects it


def show_with_a_phase_outside(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    CHANGES.append(who)
    s.phase = len(CHANGES)
    yield from show(s, dealer, who)


# -- Options made of what others cannot see, offered as a list ---------------------------------------------------------
def show_from_a_list(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    seat = Seat(who)
    card = yield from choose(seat, "show", shows(s, seat))
    s.hands[seat].remove(card)
    s.table.append(card)
    dealer.reveal(Shown, card)


# -- Dealing anew in an order that remembers the truth -----------------------------------------------------------------
def redeal_unsorted(s: Pile, seat: Seat | None, random: Random) -> None:
    piles = [s.deck, *(hand for i, hand in enumerate(s.hands) if i != seat)]
    pool = [card for pile in piles for card in pile]
    random.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


# -- A rule that tells what its seat could not know --------------------------------------------------------------------
def show_and_tell(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    seat = Seat(who)
    card = yield from choose(seat, "show", lambda: shows(s, seat))
    s.hands[seat].remove(card)
    s.table.append(card)
    dealer.show(Shown, card)
    dealer.tell(Shown, s.deck[-1])


# -- A seat that is asked only if its hidden cards allow it, and a rule that does not say so ---------------------------
def show_what_is_high(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    seat = Seat(who)
    if any(card > 3 for card in s.hands[seat]):
        card = yield from choose(seat, "show", lambda: shows(s, seat))
        s.hands[seat].remove(card)
        s.table.append(card)
        dealer.show(Shown, card)


def show_what_is_high_and_say_so(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    dealer.depends_on_secret(Seat(who))
    yield from show_what_is_high(s, dealer, who)


# -- A view that tells too much ----------------------------------------------------------------------------------------
def view_with_the_deck(s: Pile, seat: Seat | None) -> View:
    return {**view(s, seat), "top": s.deck[-1] if s.deck else None}


# -- A view that is a piece of the table -------------------------------------------------------------------------------
def view_of_the_table_itself(s: Pile, seat: Seat | None) -> View:
    return {**view(s, seat), "table": s.table}


# -- A view, a question and an event that are not what was agreed ------------------------------------------------------
def view_renamed(s: Pile, seat: Seat | None) -> View:
    return {("stack" if name == "deck" else name): value for name, value in view(s, seat).items()}


def view_of_another_type(s: Pile, seat: Seat | None) -> View:
    return {**view(s, seat), "phase": str(s.phase)}


def show_with_more_words(s: Pile, dealer: Dealer, who: int) -> Rule[None]:
    seat = Seat(who)
    card = yield from choose(seat, "show", lambda: shows(s, seat), left=len(s.deck))
    s.hands[seat].remove(card)
    s.table.append(card)
    dealer.reveal(Shown, card)


# -- An outcome for fewer seats than there are -------------------------------------------------------------------------
def outcome_of_one(s: Pile) -> Outcome:
    return Outcome((0.0,), (), "draw")


def with_step(step: Any) -> Game[Pile]:
    return replace(SOUND, steps={"deal": deal, "show": step})


@dataclass(frozen=True)
class Broken:
    """A wrong game and a law that must catch it."""

    game: Game[Any]
    law: str


BROKEN = {
    "a component is kept in a local variable": Broken(with_step(show_from_the_sleeve), "conservation"),
    "a hidden thing is remembered across a question": Broken(with_step(show_and_remember), "imagined_play"),
    "a change at the start of a step is made twice": Broken(with_step(show_with_a_phase_outside), "copies"),
    "hidden options are offered as a list": Broken(with_step(show_from_a_list), "imagined_play"),
    "dealing anew depends on the truth": Broken(replace(SOUND, redeal=redeal_unsorted), "no_leak"),
    "a rule tells what its seat could not know": Broken(with_step(show_and_tell), "preview_leaks_nothing"),
    "being asked depends on a secret, unsaid": Broken(with_step(show_what_is_high), "preview_leaks_nothing"),
    "not being asked is foretold": Broken(with_step(show_what_is_high), "preview_is_true"),
    "what is told is not what was foretold": Broken(with_step(show_and_tell), "preview_is_true"),
    "a view shows the top of the deck": Broken(replace(SOUND, view=view_with_the_deck), "sight"),
    "a view shares a list with the table": Broken(replace(SOUND, view=view_of_the_table_itself), "own_views"),
    "the outcome has too few scores": Broken(replace(SOUND, outcome=outcome_of_one), "progress"),
    "a key is not in the vocabulary": Broken(replace(SOUND, vocabulary=lambda seats, settings: []), "progress"),
    "a field of the view was renamed": Broken(replace(SOUND, view=view_renamed), "contract"),
    "a field of the view is of another type": Broken(replace(SOUND, view=view_of_another_type), "contract"),
    "a question says more than was agreed": Broken(with_step(show_with_more_words), "contract"),
    "a question was never agreed": Broken(replace(SOUND, contract=replace(AGREED, questions={})), "contract"),
    "a catalogue was never agreed": Broken(replace(SOUND, catalogue=lambda seats, settings: {"cards": 6}), "contract"),
    "an event was never agreed": Broken(replace(SOUND, contract=replace(AGREED, events=())), "contract"),
}
