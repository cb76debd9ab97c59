"""Checks of the whole box: how many cards there are, and that names refer to cards."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.content import BadContent, Entry
from ...kernel.verbs import Verb
from .grammar import Counter
from .pieces import COLUMNS, SLOTS, Citizen, Content, Starter

SEATS = 5
LEVELS = 3  # of the solo game
HERALD = "herald"


def check(content: Content, box: Entry) -> None:
    """Raise BadContent if the cards do not make a box together."""
    _stacks(content, box)
    _piles(content, box)
    _names(content, box)


def _stacks(content: Content, box: Entry) -> None:
    setup = box.entry("setup")
    if len(content.areas) < COLUMNS:
        raise box.fail("area", f"there are {len(content.areas)}; there should be at least {COLUMNS}")
    if len(content.first_areas) != COLUMNS:
        raise setup.fail("first_game_areas", f"should name {COLUMNS} areas")
    for area, stacks in content.monsters.items():
        for players, stack in zip(("two to four", "five"), stacks, strict=True):
            if not stack:
                raise box.fail("monster", f"the area {area!r} should have monsters for {players} players")
    places = [citizen.place for citizen in content.citizens if citizen.ref in content.first_citizens]
    if sorted(places) != list(range(len(content.places))):
        raise setup.fail("first_game_citizens", "should name one citizen for each of the ten stacks")
    names = {citizen.ref for citizen in content.citizens} | {HERALD}
    for starter in content.starters:
        if starter.name not in names:
            raise BadContent(f"{box.where}, starter {starter.ref!r}, field 'name_id': there is no {starter.name!r}")
    if len(content.levels) != LEVELS:
        raise box.fail("solo_level", f"there are {len(content.levels)}; there should be {LEVELS}")
    dealt = max(content.sizes["citizens_per_stack"], content.sizes["citizens_per_stack_5p"])
    for citizen, count in zip(content.citizens, content.citizen_counts, strict=True):
        if count < dealt:
            raise BadContent(f"{box.where}, citizen {citizen.ref!r}, field 'count': a stack takes {dealt}, not {count}")


def _piles(content: Content, box: Entry) -> None:
    """Check that the box has what the largest number of players takes."""
    sizes = content.sizes
    limits = {
        "duke": (len(content.dukes), content.dukes_dealt * SEATS),
        "domain": (len(content.domains), max(sizes["domains_per_stack"], sizes["domains_per_stack_5p"]) * COLUMNS),
        "event": (len(content.events), sizes["events_per_player"] * SEATS),
    }
    for name, (there, taken) in limits.items():
        if there < taken:
            raise box.fail(name, f"there are {there}; {SEATS} players take {taken}")
    most = max(sizes["exhausted_per_player"] * SEATS, sizes["solo_exhausted_cards"])
    if content.markers < most:
        raise box.fail("exhausted", f"there are {content.markers} cards; a game takes up to {most}")
    if sizes["end_exhausted_per_player"] > sizes["exhausted_per_player"]:
        raise box.entry("setup").fail("end_exhausted_per_player", "the game would never end: there are not so many")
    if sizes["solo_end_exhausted"] > min(sizes["solo_exhausted_cards"], SLOTS):
        raise box.entry("setup").fail("solo_end_exhausted", "the solo game would never end: there are not so many")


def _names(content: Content, box: Entry) -> None:
    """Check that counters name only existing citizens, starters and areas."""
    people = {card.ref for card in content.citizens} | {card.name for card in content.starters}
    for ref, counter in _counters(content):
        if counter.name is not None and counter.name not in people:
            raise BadContent(f"{box.where}, {ref!r}: there is no citizen {counter.name!r} to be counted")
        if counter.area is not None and counter.area not in content.areas:
            raise BadContent(f"{box.where}, {ref!r}: there is no area {counter.area!r} to be counted")


def _counters(content: Content) -> Iterator[tuple[str, Counter]]:
    scores = [("no_duke", content.no_duke.score), *((duke.ref, duke.score) for duke in content.dukes)]
    yield from ((ref, line.per) for ref, lines in scores for line in lines)
    people: tuple[Citizen | Starter, ...] = (*content.citizens, *content.starters)
    for card in people:
        yield from ((card.ref, counter) for counter in _inside((*card.active, *card.passive)))
    monsters = dict.fromkeys(monster for _, stack in content.monsters.values() for monster in stack)
    for monster in (*monsters, *content.events):
        yield from ((monster.ref, counter) for counter in _inside((*monster.reward, *monster.instruction)))
    for domain in content.domains:
        abilities = (domain.build, domain.roll, domain.doubles, domain.action_start, domain.action_end)
        for effects in (*abilities, domain.slay, domain.gain_citizen):
            yield from ((domain.ref, counter) for counter in _inside(effects))


def _inside(part_of_card: object) -> Iterator[Counter]:
    """The counters in verbs and in the verbs inside them."""
    if isinstance(part_of_card, Counter):
        yield part_of_card
    elif isinstance(part_of_card, tuple):
        for part in part_of_card:
            yield from _inside(part)
    elif isinstance(part_of_card, Verb):
        for field in part_of_card.fields:
            yield from _inside(getattr(part_of_card, field))
