"""The goblin's cards, Kammi's scrolls and the gifts of the goblins (H-182 … H-187, H-193)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .....kernel import Dealer, Option, Rule, asks_nothing
from ...effects.moving import folk_may, move_building, move_folk, move_token, steps_of, units_of, way
from ...effects.resolving import cube_keys, resolve, take_off
from ...events.cards import CardPlayed
from ...events.kammi import FigureRemoved, FiguresSwapped
from ...events.map import UnitMoved
from ...grammar import Pieces, card_action, nothing_now
from ...hexes import CENTRE, CLOSER, DISTANCE, HEX, HEXES, NEAR, OFF
from ...pieces import (
    COLOUR,
    FACTION,
    FIGURES,
    HESTER_UNIT,
    INFECTED,
    KAMMI,
    KIND_FACTION,
    LEGEND,
    PROTECTORS,
    TOKEN,
    UNIT,
    Card,
)
from ...rules.abilities import MOVE, groups, march, may_carry, move_doll
from ...rules.carrying import carry
from ...rules.choosing import DONE, ask, pick
from ...rules.dial import slay, victim_kind
from ...rules.units import FULL, arrive, count, may_enter, mobile, put, shift, take
from ...state import Harrow
from .secrets import drop_goblin_cards, kammi_figure, other_figure, rival_of_kammi, unmask

_STAY: Option[int] = Option("stay", OFF)
_ALONG = [Option(f"along/{ref}", kind) for kind, ref in enumerate(UNIT)]
_ROW = [Option(f"grid/{row + 1}", row) for row in range(3)]
_SWAP = Option("swap", True)
_TARGET = [Option(f"keyhole/{HEX[hex]}", hex) for hex in HEXES]


# -- Cards ------------------------------------------------------------------------------------------------------------
def goblin_cards(s: Harrow, cards: Sequence[Card]) -> list[Card]:
    """H-182: no goblin, no cards; Doll's Whisper needs a doll near by."""
    if s.legend_at[s.kammi.goblin] == OFF:
        return []
    return [card for card in cards if card.effects[0].op != "doll_whisper" or _doll_near(s)]


def _doll_near(s: Harrow) -> bool:
    at = s.legend_at[s.kammi.goblin]
    return at != OFF and any(hex != OFF and DISTANCE[hex][at] <= 2 for hex in s.kammi.dolls)


def _near_goblin(s: Harrow, reach: int) -> list[int]:
    at = s.legend_at[s.kammi.goblin]
    return [hex for hex in HEXES if at != OFF and DISTANCE[hex][at] <= reach]


def _enemy_kinds(s: Harrow) -> tuple[int, int]:
    rival = rival_of_kammi(s)
    return rival, INFECTED[rival]


def replay(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """H-186: one card in play that was not replayed in this activation yet."""
    chosen = yield from pick(
        s,
        faction,
        "replay",
        lambda: [
            DONE,
            *(
                Option(f"replay/{colour.ref}", colour)
                for colour in goblin_cards(s, s.in_play[faction])
                if colour not in s.now.replayed
            ),
        ],
        secret=True,
        rule="H-186",
    )
    if chosen is None:
        return False
    s.now.replayed += (chosen,)
    dealer.tell(CardPlayed, FACTION[faction], chosen.ref)
    return (yield from resolve(s, dealer, faction, chosen.effects))


def grid_cubes(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-187 (1): a cube on every row whose black area is empty; with too few cubes she says where."""
    rows = [row for row in range(3) if row != s.kammi.loose_row]
    while rows and s.supply[faction]:
        row = rows[0]
        if len(rows) > s.supply[faction]:
            row = yield from ask(s, faction, "grid", [_ROW[row] for row in rows], rule="H-187")
        rows.remove(row)
        s.supply[faction] -= 1
        s.kammi.row_cubes[row] += 1


def pull_doll(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """H-187 (2): a doll comes one hex closer to Kammi; a unit may go with it if its owner likes (A-48)."""
    chosen = yield from pick(s, faction, "pull", lambda: [DONE, *_doll_ways(s)], secret=True, rule="H-187")
    if chosen is None:
        return False
    _, start, end = chosen
    kinds = [unit for unit in range(LEGEND + 4) if mobile(s, unit, start) and may_enter(s, unit, end)]
    move_doll(s, dealer, start, end)
    if kinds:
        owner = KIND_FACTION[kinds[0]]
        kind = yield from ask(s, owner, "along", [_STAY, *(_ALONG[unit] for unit in kinds)], rule="H-187")
        if kind != OFF:
            shift(s, dealer, kind, start, end)
    return True


def _doll_ways(s: Harrow) -> Iterator[Option[Any]]:
    at = s.legend_at[kammi_figure(s)]
    if at == OFF:
        return
    for start in s.kammi.dolls:
        if start != OFF:
            for end in CLOSER[start][at]:
                if end not in s.kammi.dolls and not s.flames[end]:
                    yield way("pull", "doll", 0, start, end)


def swap_figures(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """H-187 (4): both figures change places, each takes its identity along."""
    first, second = FIGURES
    start, end = s.legend_at[first], s.legend_at[second]
    if OFF in (start, end) or any(kind in FIGURES for kind, _ in s.nails):
        return False
    swap = yield from pick(s, faction, "swap", [DONE, _SWAP], rule="H-187")
    if not swap:
        return False
    s.legend_at[first], s.legend_at[second] = end, start
    dealer.tell(FiguresSwapped, FACTION[faction])
    if s.traps:
        arrive(s, dealer, first, end)
        arrive(s, dealer, second, start)
    return True


def keyhole(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Up to three townsfolk, buildings or tokens come together on a hex near the goblin."""
    target = yield from pick(
        s,
        faction,
        "keyhole",
        lambda: [DONE, *(_TARGET[hex] for hex in _near_goblin(s, 2) if _keyhole_ok(s, hex))],
        secret=True,
        rule="H-182",
    )
    if target is None:
        return False
    for _ in range(3):
        ways = list(_through(s, target))
        chosen = yield from pick(s, faction, "keyhole-move", [DONE, *ways], rule="H-182")
        if chosen is None:
            break
        what, start, end = chosen
        if what < 4:
            move_token(s, dealer, what, start, end)
        elif what == 4:
            move_folk(s, dealer, start, end)
        else:
            move_building(s, dealer, start, end)
    return True


def _keyhole_ok(s: Harrow, hex: int) -> bool:
    return hex != s.legend_at[s.kammi.goblin] and not s.flames[hex]


def _through(s: Harrow, hex: int) -> Iterator[Option[Any]]:
    for start in NEAR[hex]:
        for kind in dict.fromkeys(s.tokens[start]):
            yield way("move", TOKEN[kind], kind, start, hex)
        if s.folk[start] and folk_may(s, hex):
            yield way("move", "townsfolk", 4, start, hex)
        if (
            s.buildings[start]
            and hex != CENTRE
            and not (s.units[PROTECTORS][hex] or s.units[KAMMI][hex] or s.folk[hex])
        ):
            yield way("move", "building", 5, start, hex)


def ambush_move(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """One own legend and any haints of its hex go one hex, costs ignored."""
    options: list[Option[Any]] = []
    for bit, kind in enumerate(FIGURES):
        start = s.legend_at[kind]
        if start == OFF or not mobile(s, kind, start):
            continue
        for end in NEAR[start]:
            room = FULL - s.units[faction][end]
            if not s.bar[faction][end] and room > 0:
                carried = start in s.kammi.dolls and end not in s.kammi.dolls
                moves = groups(
                    start,
                    end,
                    mobile(s, faction, start),
                    mobile(s, INFECTED[faction], start),
                    1 << bit,
                    room,
                    1,
                    carried,
                )
                moves = may_carry(s, faction, start, moves) if carried and s.kammi.doll_open else moves
                options += [option for option in moves if option.value[5] == 1 << bit and option not in options]
    chosen = yield from pick(s, faction, "ambush", [DONE, *options], rule="H-182")
    if chosen is None:
        return False
    assert chosen[0] == MOVE
    march(s, dealer, faction, chosen)
    return True


def doll_whisper(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Two enemy haints near the goblin go one hex each, to two different hexes."""
    if not s.kammi.deduced:
        s.kammi.goblin = other_figure(s.kammi.goblin)
        s.kammi.deduced = not _doll_near(s)
        s.kammi.goblin = other_figure(s.kammi.goblin)
    used: list[tuple[int, int]] = []  # where the first one went, as its kind and hex
    for _ in range(2):
        chosen = yield from pick(s, faction, "move", lambda: [DONE, *_whispers(s, used)], secret=True, rule="H-182")
        if chosen is None:
            break
        kind, start, end = chosen
        shift(s, dealer, kind, start, end)
        yield from carry(s, dealer, kind, start, end)
        used.append((kind, end))
    return bool(used)


def _whispers(s: Harrow, used: list[tuple[int, int]]) -> Iterator[Option[Any]]:
    for kind in _enemy_kinds(s):
        for start in _near_goblin(s, 2):
            if mobile(s, kind, start) > used.count((kind, start)):
                for end in NEAR[start]:
                    if may_enter(s, kind, end) and all(end != hex for _, hex in used):
                        yield way("move", UNIT[kind], kind, start, end)


def trick_swap(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """An own haint near the goblin and any enemy haint, both alone on their hexes, change places."""
    chosen = yield from pick(s, faction, "trick", lambda: [DONE, *_tricks(s, faction)], secret=True, rule="H-182")
    if chosen is None:
        return False
    mine, start, theirs, end = chosen
    take(s, mine, start)
    shift(s, dealer, theirs, end, start)
    put(s, mine, end)
    dealer.tell(UnitMoved, UNIT[mine], HEX[start], HEX[end])
    if s.traps:
        arrive(s, dealer, mine, end)
    if start in s.kammi.dolls:
        yield from carry(s, dealer, mine, start, end)
    else:
        yield from carry(s, dealer, theirs, end, start)
    return True


def _tricks(s: Harrow, faction: int) -> Iterator[Option[Any]]:
    rival = rival_of_kammi(s)
    away = [(kind, end) for kind in _enemy_kinds(s) for end in HEXES if mobile(s, kind, end) and _alone(s, rival, end)]
    for mine in (faction, INFECTED[faction]):
        for start in _near_goblin(s, 2):
            if mobile(s, mine, start) and _alone(s, faction, start):
                for theirs, end in away:
                    yield Option(
                        f"trick/{UNIT[mine]}/{HEX[start]}/{UNIT[theirs]}/{HEX[end]}", (mine, start, theirs, end)
                    )


def _alone(s: Harrow, faction: int, hex: int) -> bool:
    return s.units[faction][hex] == 1 and not (s.folk[hex] or s.buildings[hex] or s.legend_at[HESTER_UNIT] == hex)


def spite(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """A cube off the battleground for every enemy haint near the goblin, until the end of the turn."""
    number = _spite(s)
    if not s.kammi.deduced:
        s.kammi.goblin = other_figure(s.kammi.goblin)
        fewer = _spite(s)
        s.kammi.goblin = other_figure(s.kammi.goblin)
        cubes = sum(s.ground[colour] for colour in range(len(COLOUR)) if colour != KAMMI)
        s.kammi.deduced = min(fewer, cubes) != min(number, cubes)
    yield from take_off(s, dealer, faction, number, back=True, one_owner=False)
    return True


def _spite(s: Harrow) -> int:
    return sum(count(s, kind, hex) for kind in _enemy_kinds(s) for hex in _near_goblin(s, 2))


# -- Gifts of the goblins (H-193) -------------------------------------------------------------------------------------
@asks_nothing
def knocker(s: Harrow, dealer: Dealer, faction: int) -> None:
    """One enemy haint dies on every hex around the goblin; the goblin leaves the game."""
    at = s.legend_at[s.kammi.goblin]
    rival = rival_of_kammi(s)
    for hex in NEAR[at]:
        kind = victim_kind(s, rival, hex)
        if kind >= 0:
            slay(s, dealer, faction, kind, hex)
    unmask(s, dealer, s.kammi.goblin)
    drop_goblin_cards(s, dealer)
    take(s, s.kammi.goblin, at)
    dealer.tell(FigureRemoved, UNIT[s.kammi.goblin])


def bruiser(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Every legend, Hester too, may be moved up to two hexes, in any order; never into townsfolk or buildings."""
    steps = {kind: 2 for kind in range(LEGEND, HESTER_UNIT + 1)}
    while True:
        ways = [
            way("move", UNIT[kind], kind, s.legend_at[kind], end)
            for kind, left in steps.items()
            if left and s.legend_at[kind] != OFF and mobile(s, kind, s.legend_at[kind])
            for end in NEAR[s.legend_at[kind]]
            if may_enter(s, kind, end) and not (s.folk[end] or s.buildings[end])
        ]
        chosen = yield from pick(s, faction, "move", [DONE, *ways], rule="H-193")
        if chosen is None:
            return
        kind, start, end = chosen
        steps[kind] -= 1
        shift(s, dealer, kind, start, end)
        yield from carry(s, dealer, kind, start, end)


# -- What they may ever offer -----------------------------------------------------------------------------------------
def _pull_keys(pieces: Pieces) -> Iterator[str]:
    yield from steps_of("pull", ["doll"])
    yield from (option.key for option in (_STAY, *_ALONG))


def _keyhole_keys(pieces: Pieces) -> Iterator[str]:
    yield from (option.key for option in _TARGET)
    yield from steps_of("move", (*TOKEN, "townsfolk", "building"))


def _trick_keys(pieces: Pieces) -> Iterator[str]:
    enemies = [UNIT[kind] for faction in pieces.rivals if faction != KAMMI for kind in (faction, INFECTED[faction])]
    for mine in (UNIT[KAMMI], UNIT[INFECTED[KAMMI]]):
        for theirs in enemies:
            yield from (
                f"trick/{mine}/{HEX[start]}/{theirs}/{HEX[end]}" for start in HEXES for end in HEXES if start != end
            )


def _move_keys(pieces: Pieces) -> Iterator[str]:
    return steps_of("move", units_of(pieces))


card_action("kammi_replay", replay, lambda pieces: (f"replay/{card.ref}" for card in pieces.kit.cards[KAMMI]))
card_action("kammi_grid_cubes", grid_cubes, lambda pieces: (option.key for option in _ROW))
card_action("kammi_pull_doll", pull_doll, _pull_keys)
card_action("kammi_swap", swap_figures, lambda pieces: [_SWAP.key])
card_action("keyhole", keyhole, _keyhole_keys)
card_action("ambush_move", ambush_move)
card_action("doll_whisper", doll_whisper, _move_keys)
card_action("trick_swap", trick_swap, _trick_keys)
card_action("spite", spite, lambda pieces: cube_keys())
card_action("goblin_knocker", knocker)
card_action("goblin_bruiser", bruiser, _move_keys)
card_action("blood_money_trigger", nothing_now)
