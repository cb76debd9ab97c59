"""The values of counters on cards (V-66, V-67, V-70, V-71, V-107)."""

from __future__ import annotations

from ..grammar import Counter
from ..pieces import Box, Monster, Valeria
from . import centre


def count(s: Valeria, who: int, counter: Counter) -> int:
    """V-71: cards of the one who resolves the effect, at this moment. In the solo game `who` may be the Dark Lord."""
    of = counter.of
    if of == "citizens":
        return sum(s.citizens[who]) if counter.role is None else s.roles[who][counter.role]
    if of == "named":  # V-70
        citizen = next(one for one in s.variant.content.citizens if one.ref == counter.name)
        return s.citizens[who][citizen.index] + citizen.kin
    if of == "domains":
        return len(s.estates[who])
    if of == "monsters":
        pile = monsters_of(s, who)
        if counter.area is not None:
            return sum([monster.area == counter.area for monster in pile])
        if counter.type is not None:
            return sum([monster.type == counter.type for monster in pile])
        return len(pile)
    if of == "roles":  # V-66
        assert counter.role is not None, "a counter of roles names the role"
        return s.roles[who][counter.role] + sum([domain.roles[counter.role] for domain in s.estates[who]])
    gold, strength, magic, _ = s.have[who]
    return (gold + strength + magic) // counter.divisor  # V-67


def monsters_of(s: Valeria, who: int) -> list[Monster]:
    """A player's pile; the Dark Lord's are those still in the centre (V-107)."""
    if who < s.variant.seats:
        return s.slain[who]
    return [monster for stack in s.monster_stacks for monster in stack] + centre.face_up_events(s)


def most_of(counter: Counter, box: Box) -> int:
    """The largest value of a counter at a table of this box."""
    if counter.of == "monsters":
        return sum(
            counter.area in (None, monster.area) and counter.type in (None, monster.type)
            for monster in box.all_monsters
        )
    if counter.of == "domains":
        return len(box.variant.content.domains)
    return box.copies * len(box.variant.content.citizens)
