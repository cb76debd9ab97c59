"""The centre: the tops of its stacks, cards that leave and return, exhausted slots (V-11, V-59 to V-61, V-114)."""

from __future__ import annotations

from ....kernel import Dealer, Seat
from ..events import CitizenRevealed, DomainRevealed, HostileEventCame, StackExhausted
from ..grammar import NOTHING, VP, Amounts
from ..pieces import EXHAUSTED, FIRST_CITIZEN, FIRST_DOMAIN, Citizen, Domain, Gap, Marker, Monster, Valeria


# -- Looking ----------------------------------------------------------------------------------------------------------
def stack_of(s: Valeria, slot: int) -> list[Monster] | list[Citizen] | list[Domain]:
    if slot < FIRST_CITIZEN:
        return s.monster_stacks[slot]
    if slot < FIRST_DOMAIN:
        return s.citizen_stacks[slot - FIRST_CITIZEN]
    return s.domain_stacks[slot - FIRST_DOMAIN]


def stack_ref(s: Valeria, slot: int) -> str:
    """A stack as a reference: its area, its number, or its column."""
    if slot < FIRST_CITIZEN:
        return s.variant.columns[slot]
    if slot < FIRST_DOMAIN:
        return f"stack-{s.variant.content.places[slot - FIRST_CITIZEN][0]}"
    return f"domains-{slot - FIRST_DOMAIN + 1}"


def exhausted(s: Valeria) -> int:
    """How many slots are exhausted (V-62); between actions these are the empty ones."""
    return s.monster_stacks.count([]) + s.citizen_stacks.count([]) + s.domain_stacks.count([])


def are_enough_exhausted(s: Valeria) -> bool:
    """V-62: are as many slots exhausted as end the game?"""
    return exhausted(s) >= s.variant.end


def are_all_slain(s: Valeria) -> bool:
    """V-62, V-106: is neither a monster nor a face-up hostile event left in the centre?"""
    return not any(s.monster_stacks) and not face_up_events(s)


def face_up_events(s: Valeria) -> list[Monster]:
    return [cover for cover in s.covers if type(cover) is Monster]


def targets(s: Valeria) -> list[tuple[int, Monster]]:
    """V-47: the top monster of every stack, and every face-up hostile event, with their slots."""
    monsters = [(slot, stack[-1]) for slot, stack in enumerate(s.monster_stacks) if stack]
    if s.variant.events:
        monsters += [(slot, cover) for slot, cover in enumerate(s.covers) if type(cover) is Monster]
    return monsters


def slot_of(s: Valeria, monster: Monster) -> int:
    """Where a monster that can be slain lies."""
    return s.variant.columns.index(monster.area) if monster.area else s.covers.index(monster)


def tokens_on(s: Valeria, slot: int) -> Amounts:
    """Tokens on the top monster or the event of a slot."""
    if not s.tokens:
        return NOTHING
    return s.tokens.get((slot, height_of_top(s, slot)), NOTHING)


def height_of_top(s: Valeria, slot: int) -> int:
    """The number of cards under the top monster of a slot; tokens are stored by slot and height. 0 for an event."""
    return max(len(s.monster_stacks[slot]) - 1, 0) if slot < FIRST_CITIZEN else 0


def put_token(s: Valeria, slot: int, track: int, amount: int) -> None:
    height = height_of_top(s, slot)
    lying = list(s.tokens.get((slot, height), NOTHING))
    lying[track] += amount
    s.tokens[slot, height] = (lying[0], lying[1], lying[2], lying[VP])


# -- Cards that leave -------------------------------------------------------------------------------------------------
def take_monster(s: Valeria, slot: int) -> Amounts:
    """Take the top monster or the event off a slot; returns the tokens that lay on it (V-116)."""
    lying = NOTHING
    if s.tokens:
        lying = s.tokens.pop((slot, height_of_top(s, slot)), NOTHING)
    if s.covers[slot] is not None:
        s.covers[slot] = None
        s.gaps.append(Gap(slot, True))
    else:
        stack = s.monster_stacks[slot]
        stack.pop()
        if not stack:
            s.gaps.append(Gap(slot, False))
    return lying


def take_citizen(s: Valeria, dealer: Dealer, place: int) -> Citizen:
    """Take the top citizen off a stack; with random citizens the next one is turned up (V-95)."""
    stack = s.citizen_stacks[place]
    citizen = stack.pop()
    if not stack:
        s.gaps.append(Gap(FIRST_CITIZEN + place, False))
    elif s.variant.random:
        if s.cards_seen[place] > 1:
            s.cards_seen[place] -= 1
            dealer.tell(CitizenRevealed, stack[-1], FIRST_CITIZEN + place)
        else:
            dealer.reveal(CitizenRevealed, stack[-1], FIRST_CITIZEN + place)
    return citizen


def take_domain(s: Valeria, column: int) -> None:
    """Take the top domain off a stack; `turn_domain` follows when its effects are done (V-56)."""
    stack = s.domain_stacks[column]
    stack.pop()
    if stack:
        s.unturned.append(column)
    else:
        s.gaps.append(Gap(FIRST_DOMAIN + column, False))


def turn_domain(s: Valeria, dealer: Dealer, column: int) -> None:
    if column in s.unturned:
        s.unturned.remove(column)
        dealer.reveal(DomainRevealed, s.domain_stacks[column][-1], FIRST_DOMAIN + column)


# -- Cards that come --------------------------------------------------------------------------------------------------
def join(s: Valeria, who: int, citizen: Citizen) -> None:
    s.citizens[who][citizen.index] += 1
    s.roles[who][citizen.role] += 1


def leave(s: Valeria, who: int, citizen: Citizen) -> None:
    s.citizens[who][citizen.index] -= 1
    s.roles[who][citizen.role] -= 1


def return_citizen(s: Valeria, seat: Seat, citizen: Citizen) -> None:
    """V-83, V-96: face up on top of its stack."""
    leave(s, seat, citizen)
    stack = s.citizen_stacks[citizen.place]
    s.cards_seen[citizen.place] = s.cards_seen[citizen.place] + 1 if stack else 1
    stack.append(citizen)
    _reopen(s, FIRST_CITIZEN + citizen.place)


def return_monster(s: Valeria, seat: Seat, monster: Monster) -> None:
    """V-84: into the stack of its area, sorted by strength, above its equals; tokens stay on their cards (V-116)."""
    s.slain[seat].remove(monster)
    slot = s.variant.columns.index(monster.area)
    _reopen(s, slot)
    stack = s.monster_stacks[slot]
    height = sum(card.strength >= monster.strength for card in stack)
    for above in range(len(stack) - 1, height - 1, -1):
        if (slot, above) in s.tokens:
            s.tokens[slot, above + 1] = s.tokens.pop((slot, above))
    stack.insert(height, monster)


def _reopen(s: Valeria, slot: int) -> None:
    """V-61: the card on an exhausted slot goes back: a marker under the deck, an event face down on top of it."""
    cover, s.covers[slot] = s.covers[slot], None
    if type(cover) is Marker:
        s.deck.insert(0, cover)
    elif type(cover) is Monster:
        s.tokens.pop((slot, 0), None)
        s.deck.append(cover)
        s.known_events += 1


# -- Exhausted slots --------------------------------------------------------------------------------------------------
def settle(s: Valeria, dealer: Dealer) -> None:
    """V-59, V-60, V-114: when an action is completed, empty slots get their cards, in the order they became empty."""
    gaps, s.gaps = s.gaps, []
    for gap in gaps:
        if stack_of(s, gap.slot) or s.covers[gap.slot] is not None:
            continue  # a card came back to it within the same action
        if gap.after_event:
            cover = s.deck.pop(0) if s.deck and s.deck[0] is EXHAUSTED else None
        else:
            cover = s.deck.pop() if s.deck else None
        s.covers[gap.slot] = cover
        if type(cover) is Monster:
            if s.known_events:
                s.known_events -= 1
            dealer.reveal(HostileEventCame, cover, gap.slot, stack_ref(s, gap.slot), exhausted(s), s.variant.end)
        elif not gap.after_event:
            dealer.tell(StackExhausted, gap.slot, stack_ref(s, gap.slot), exhausted(s), s.variant.end)
