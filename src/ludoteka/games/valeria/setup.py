"""Setting up the game: the variant, the box, the deal, the dukes (V-11 to V-20, V-91, V-94, V-99, V-108)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import BadSetting, Dealer, Option, Rule, Seat, Setting, Why, together
from .events import DarkLordCame, DukeKept, TableLaid
from .pieces import COLUMNS, EXHAUSTED, SLOTS, Citizen, Content, Duke, Valeria, Variant
from .prompts import About, Prompt
from .rules.solo import LORD

DUKE = Prompt("duke", "V-19", "own", listed=False, about=About)
MOST_SEATS = 5


# -- What can be agreed -----------------------------------------------------------------------------------------------
def settings(content: Content) -> tuple[Setting, ...]:
    """V-15 is the default."""
    events = tuple(event.ref for event in content.events)
    return (
        Setting("areas", content.areas, "+".join(content.first_areas), pick=(COLUMNS, COLUMNS)),
        Setting(
            "citizens",
            tuple(citizen.ref for citizen in content.citizens),
            "+".join(content.first_citizens),
            pick=(10, 10),
            needs=({"random-citizens": ("off",)},),
        ),
        Setting("random-citizens", ("off", "on"), "off"),
        Setting("dukes", ("on", "off"), "on"),
        Setting("events", ("off", "on"), "off"),
        Setting("chosen-events", events, "", pick=(0, len(events)), needs=({"events": ("on",)},)),
        Setting(
            "level", tuple(level.ref for level in content.levels), content.levels[0].ref, needs=({"seats": ("1",)},)
        ),
        Setting("first", ("random", *(f"p{seat}" for seat in range(MOST_SEATS))), "random"),
    )


def check(content: Content, seats: int, chosen: Mapping[str, str]) -> BadSetting | None:
    """The fault of a combination of settings, or None."""
    places = [citizen.place for citizen in content.citizens if citizen.ref in chosen["citizens"].split("+")]
    twice = next((place for place in places if places.count(place) > 1), None)
    if twice is not None:
        detail = "setting 'citizens' should name one citizen for each of the ten stacks (V-14)"
        stack = f"stack-{content.places[twice][0]}"
        return BadSetting(detail, Why("why-one-citizen-a-stack", {"stack": stack}, "V-14"))
    if seats == 1 and chosen["dukes"] == "off":
        detail = "the solo game needs dukes: the Dark Lord is one (V-99)"
        return BadSetting(detail, Why("why-solo-needs-dukes", {}, "V-99"))
    if seats > 1 and chosen["level"] != content.levels[0].ref:
        detail = "setting 'level' is for the solo game (V-105)"
        return BadSetting(detail, Why("why-level-is-for-solo", {}, "V-105"))
    if chosen["first"] != "random" and int(chosen["first"][1:]) >= seats:
        detail = f"setting 'first' is {chosen['first']!r}; there are {seats} seats (V-20)"
        return BadSetting(detail, Why("why-no-such-seat", {"number": int(chosen["first"][1:]) + 1}, "V-20"))
    return _check_omens(content, seats, chosen)


def _check_omens(content: Content, seats: int, chosen: Mapping[str, str]) -> BadSetting | None:
    omens = [part for part in chosen["chosen-events"].split("+") if part]
    most = seats * content.sizes["events_per_player"]
    if omens and chosen["events"] == "off":
        detail = "setting 'chosen-events' needs 'events' to be on (V-108)"
        return BadSetting(detail, Why("why-events-are-off", {}, "V-108"))
    if len(omens) > most:
        detail = f"setting 'chosen-events' names {len(omens)} events; with {seats} seats there are {most} (V-108)"
        return BadSetting(detail, Why("why-too-many-events", {"chosen": len(omens), "most": most}, "V-108"))
    return None


def variant_of(content: Content, seats: int, chosen: Mapping[str, str]) -> Variant:
    sizes = content.sizes
    omens = chosen["chosen-events"].split("+")
    resting = seats == 5  # V-92
    in_play = [tuple(Seat((active + i) % seats) for i in range(seats - resting)) for active in range(seats)]
    return Variant(
        ref="; ".join([content.ref, str(seats), *(f"{name} {value}" for name, value in sorted(chosen.items()))]),
        content=content,
        seats=seats,
        columns=_columns(content, chosen["areas"].split("+"), seats),
        kinds=tuple(
            sorted(
                (citizen for citizen in content.citizens if citizen.ref in chosen["citizens"].split("+")),
                key=lambda citizen: citizen.place,
            )
        ),
        random=chosen["random-citizens"] == "on",
        dukes=chosen["dukes"] == "on",
        events=chosen["events"] == "on",
        omens=tuple(event for event in content.events if event.ref in omens),
        level=next(level for level in content.levels if level.ref == chosen["level"]),
        first=chosen["first"],
        end=sizes["solo_end_exhausted"] if seats == 1 else sizes["end_exhausted_per_player"] * seats,
        in_play=tuple(in_play),
        rivals=tuple(seated[1:] for seated in in_play),
    )


def _columns(content: Content, areas: list[str], seats: int) -> tuple[str, ...]:
    """V-13: by the strength of the top card; ties by its magic, the boss, the name."""

    def rank(area: str) -> tuple[int, int, int, str]:
        stack = content.monsters[area][seats == 5]
        return stack[-1].strength, stack[-1].magic, stack[0].strength, area

    return tuple(sorted(areas, key=rank))


# -- The box on the table ---------------------------------------------------------------------------------------------
def setup(content: Content, seats: int, chosen: Mapping[str, str]) -> Valeria:
    """V-12, V-14, V-17, V-18: the part of the set-up without chance."""
    variant = variant_of(content, seats, chosen)
    sizes = content.sizes
    places = seats + variant.solo  # V-99: the Dark Lord has a place of his own
    five = "_5p" if seats == 5 else ""
    size = sizes["citizens_per_stack" + five]
    stacks = [[kind] * (0 if variant.random else size) for kind in variant.kinds]
    markers = sizes["solo_exhausted_cards"] if variant.solo else sizes["exhausted_per_player"] * seats
    return Valeria(
        variant=variant,
        have=[list(content.start) for _ in range(seats)] + [[0, 0, 0, 0]] * variant.solo,
        citizens=[[0] * len(content.citizens) for _ in range(places)],
        roles=[[0] * 4 for _ in range(places)],
        estates=[[] for _ in range(places)],
        slain=[[] for _ in range(places)],
        dukes=[[] for _ in range(places)],
        rejected=[[] for _ in range(places)],
        monster_stacks=[list(content.monsters[area][seats == 5]) for area in variant.columns],
        citizen_stacks=stacks,
        domain_stacks=[[] for _ in range(COLUMNS)],
        covers=[None] * SLOTS,
        deck=[EXHAUSTED] * markers,
        spare_dukes=list(content.dukes) if variant.dukes else [],
        spare_domains=list(content.domains),
        spare_events=list(content.events) if variant.events else [],
        spare_citizens=_all_citizens(content) if variant.random else [],
        agenda=[("deal",)],
    )


def _all_citizens(content: Content) -> list[Citizen]:
    return [citizen for citizen, n in zip(content.citizens, content.citizen_counts, strict=True) for _ in range(n)]


# -- The deal ---------------------------------------------------------------------------------------------------------
def deal(s: Valeria, dealer: Dealer) -> None:
    """V-16, V-19, V-20, V-94, V-108: the part of the set-up with chance."""
    variant = s.variant
    sizes = variant.content.sizes
    five = "_5p" if variant.seats == 5 else ""
    dealer.shuffle(s.spare_domains)
    for stack in s.domain_stacks:
        stack += [s.spare_domains.pop() for _ in range(sizes["domains_per_stack" + five])]
    if variant.random:
        _deal_citizens(s, dealer, sizes["citizens_per_stack" + five])
    if variant.events:
        _deal_events(s, dealer, sizes["events_per_player"] * variant.seats)
    s.first = Seat(dealer.below(variant.seats) if variant.first == "random" else int(variant.first[1:]))
    s.active = s.first
    tops = tuple(stack[-1] for stack in s.citizen_stacks), tuple(stack[-1] for stack in s.domain_stacks)
    dealer.reveal(TableLaid, variant.columns, *tops, s.first)
    if variant.dukes:
        dealer.shuffle(s.spare_dukes)
        for seat in range(variant.seats):
            s.dukes[seat] = [s.spare_dukes.pop() for _ in range(variant.content.dukes_dealt)]
        s.then("keep_dukes")
    else:
        s.then("begin_turn")  # V-97


def _deal_citizens(s: Valeria, dealer: Dealer, size: int) -> None:
    """V-94"""
    dealer.shuffle(s.spare_citizens)
    for place, stack in enumerate(s.citizen_stacks):
        stack += [card for card in s.spare_citizens if card.place == place][:size]
        for citizen in stack:
            s.spare_citizens.remove(citizen)


def _deal_events(s: Valeria, dealer: Dealer, number: int) -> None:
    """V-108: the agreed events are in for certain; the order is random."""
    rest = [event for event in s.spare_events if event not in s.variant.omens]
    dealer.shuffle(rest)
    drawn = [*s.variant.omens, *rest][:number]
    dealer.shuffle(drawn)
    s.spare_events = [event for event in s.spare_events if event not in drawn]
    s.deck += drawn


def keep_dukes(s: Valeria, dealer: Dealer) -> Rule[None]:
    """V-19: all at once and in secret; V-99: then the Dark Lord comes."""
    seats = [Seat(seat) for seat in range(s.variant.seats)]
    dukes = yield from together([DUKE.to(seat, _dukes(s, seat)) for seat in seats])
    for seat, duke in dukes.items():
        s.rejected[seat] = [other for other in s.dukes[seat] if other is not duke]
        s.dukes[seat] = [duke]
        dealer.tell(DukeKept, seat, duke)
    if s.variant.solo:
        pool = sorted([*s.spare_dukes, *s.rejected[0]], key=s.variant.content.dukes.index)
        s.dukes[LORD] = [pool.pop(dealer.below(len(pool)))]
        s.spare_dukes, s.rejected[0] = pool, []
        dealer.reveal(DarkLordCame)
    s.then("begin_turn")


def _dukes(s: Valeria, seat: Seat) -> Any:
    """The duke options, computed again when the dukes are dealt again."""

    def options() -> list[Option[Duke]]:
        return [Option(f"keep/{duke.ref}", duke) for duke in s.dukes[seat]]

    return options
