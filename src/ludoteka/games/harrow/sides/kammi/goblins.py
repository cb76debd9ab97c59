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
from ...pieces import COLOUR, FACTION, FIGURES, HESTER_UNIT, KAMMI, LEGEND, PROTECTORS, SICK, TOKEN, UNIT, Card
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
_TARGET = [Option(f"keyhole/{HEX[h]}", h) for h in HEXES]


# -- Cards ------------------------------------------------------------------------------------------------------------
def goblin_cards(s: Harrow, cards: Sequence[Card]) -> list[Card]:
    """H-182: no goblin, no cards; Doll's Whisper needs a doll near by."""
    if s.legend_at[s.kammi.goblin] == OFF:
        return []
    return [card for card in cards if card.effects[0].op != "doll_whisper" or _doll_near(s)]


def _doll_near(s: Harrow) -> bool:
    at = s.legend_at[s.kammi.goblin]
    return at != OFF and any(h != OFF and DISTANCE[h][at] <= 2 for h in s.kammi.dolls)


def _near_goblin(s: Harrow, reach: int) -> list[int]:
    at = s.legend_at[s.kammi.goblin]
    return [h for h in HEXES if at != OFF and DISTANCE[h][at] <= reach]


def _enemy_kinds(s: Harrow) -> tuple[int, int]:
    rival = rival_of_kammi(s)
    return rival, rival + SICK


def replay(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """H-186: one card in play that was not replayed in this activation yet."""
    chosen = yield from pick(
        s,
        f,
        "replay",
        lambda: [
            DONE,
            *(Option(f"replay/{c.ref}", c) for c in goblin_cards(s, s.in_play[f]) if c not in s.now.replayed),
        ],
        secret=True,
        rule="H-186",
    )
    if chosen is None:
        return False
    s.now.replayed += (chosen,)
    dealer.tell(CardPlayed, FACTION[f], chosen.ref)
    return (yield from resolve(s, dealer, f, chosen.effects))


def grid_cubes(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-187 (1): a cube on every row whose black area is empty; with too few cubes she says where."""
    rows = [row for row in range(3) if row != s.kammi.loose_row]
    while rows and s.supply[f]:
        row = rows[0]
        if len(rows) > s.supply[f]:
            row = yield from ask(s, f, "grid", [_ROW[row] for row in rows], rule="H-187")
        rows.remove(row)
        s.supply[f] -= 1
        s.kammi.row_cubes[row] += 1


def pull_doll(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """H-187 (2): a doll comes one hex closer to Kammi; a unit may go with it if its owner likes (A-48)."""
    chosen = yield from pick(s, f, "pull", lambda: [DONE, *_doll_ways(s)], secret=True, rule="H-187")
    if chosen is None:
        return False
    _, a, b = chosen
    kinds = [k for k in range(LEGEND + 4) if mobile(s, k, a) and may_enter(s, k, b)]
    move_doll(s, dealer, a, b)
    if kinds:
        owner = kinds[0] % 3 if kinds[0] < LEGEND else min(kinds[0] - LEGEND, 2)
        kind = yield from ask(s, owner, "along", [_STAY, *(_ALONG[k] for k in kinds)], rule="H-187")
        if kind != OFF:
            shift(s, dealer, kind, a, b)
    return True


def _doll_ways(s: Harrow) -> Iterator[Option[Any]]:
    at = s.legend_at[kammi_figure(s)]
    if at == OFF:
        return
    for a in s.kammi.dolls:
        if a != OFF:
            for b in CLOSER[a][at]:
                if b not in s.kammi.dolls and not s.flames[b]:
                    yield way("pull", "doll", 0, a, b)


def swap_figures(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """H-187 (4): both figures change places, each takes its identity along."""
    first, second = FIGURES
    a, b = s.legend_at[first], s.legend_at[second]
    if OFF in (a, b) or any(kind in FIGURES for kind, _ in s.nails):
        return False
    swap = yield from pick(s, f, "swap", [DONE, _SWAP], rule="H-187")
    if not swap:
        return False
    s.legend_at[first], s.legend_at[second] = b, a
    dealer.tell(FiguresSwapped, FACTION[f])
    if s.traps:
        arrive(s, dealer, first, b)
        arrive(s, dealer, second, a)
    return True


def keyhole(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Up to three townsfolk, buildings or tokens come together on a hex near the goblin."""
    target = yield from pick(
        s,
        f,
        "keyhole",
        lambda: [DONE, *(_TARGET[h] for h in _near_goblin(s, 2) if _keyhole_ok(s, h))],
        secret=True,
        rule="H-182",
    )
    if target is None:
        return False
    for _ in range(3):
        ways = list(_through(s, target))
        chosen = yield from pick(s, f, "keyhole-move", [DONE, *ways], rule="H-182")
        if chosen is None:
            break
        what, a, b = chosen
        if what < 4:
            move_token(s, dealer, what, a, b)
        elif what == 4:
            move_folk(s, dealer, a, b)
        else:
            move_building(s, dealer, a, b)
    return True


def _keyhole_ok(s: Harrow, h: int) -> bool:
    return h != s.legend_at[s.kammi.goblin] and not s.flames[h]


def _through(s: Harrow, h: int) -> Iterator[Option[Any]]:
    for a in NEAR[h]:
        for kind in dict.fromkeys(s.tokens[a]):
            yield way("move", TOKEN[kind], kind, a, h)
        if s.folk[a] and folk_may(s, h):
            yield way("move", "townsfolk", 4, a, h)
        if s.buildings[a] and h != CENTRE and not (s.units[PROTECTORS][h] or s.units[KAMMI][h] or s.folk[h]):
            yield way("move", "building", 5, a, h)


def ambush_move(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """One own legend and any haints of its hex go one hex, costs ignored."""
    options: list[Option[Any]] = []
    for bit, kind in enumerate(FIGURES):
        a = s.legend_at[kind]
        if a == OFF or not mobile(s, kind, a):
            continue
        for b in NEAR[a]:
            room = FULL - s.units[f][b]
            if not s.bar[f][b] and room > 0:
                carried = a in s.kammi.dolls and b not in s.kammi.dolls
                found = groups(a, b, mobile(s, f, a), mobile(s, f + SICK, a), 1 << bit, room, 1, carried)
                found = may_carry(s, f, a, found) if carried and s.kammi.doll_open else found
                options += [o for o in found if o.value[5] == 1 << bit and o not in options]
    chosen = yield from pick(s, f, "ambush", [DONE, *options], rule="H-182")
    if chosen is None:
        return False
    assert chosen[0] == MOVE
    march(s, dealer, f, chosen)
    return True


def doll_whisper(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Two enemy haints near the goblin go one hex each, to two different hexes."""
    if not s.kammi.deduced:
        s.kammi.goblin = other_figure(s.kammi.goblin)
        s.kammi.deduced = not _doll_near(s)
        s.kammi.goblin = other_figure(s.kammi.goblin)
    used: list[tuple[int, int]] = []  # where the first one went, as its kind and hex
    for _ in range(2):
        chosen = yield from pick(s, f, "move", lambda: [DONE, *_whispers(s, used)], secret=True, rule="H-182")
        if chosen is None:
            break
        kind, a, b = chosen
        shift(s, dealer, kind, a, b)
        yield from carry(s, dealer, kind, a, b)
        used.append((kind, b))
    return bool(used)


def _whispers(s: Harrow, used: list[tuple[int, int]]) -> Iterator[Option[Any]]:
    for kind in _enemy_kinds(s):
        for a in _near_goblin(s, 2):
            if mobile(s, kind, a) > used.count((kind, a)):
                for b in NEAR[a]:
                    if may_enter(s, kind, b) and all(b != h for _, h in used):
                        yield way("move", UNIT[kind], kind, a, b)


def trick_swap(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """An own haint near the goblin and any enemy haint, both alone on their hexes, change places."""
    chosen = yield from pick(s, f, "trick", lambda: [DONE, *_tricks(s, f)], secret=True, rule="H-182")
    if chosen is None:
        return False
    mine, a, theirs, b = chosen
    take(s, mine, a)
    shift(s, dealer, theirs, b, a)
    put(s, mine, b)
    dealer.tell(UnitMoved, UNIT[mine], HEX[a], HEX[b])
    if s.traps:
        arrive(s, dealer, mine, b)
    if a in s.kammi.dolls:
        yield from carry(s, dealer, mine, a, b)
    else:
        yield from carry(s, dealer, theirs, b, a)
    return True


def _tricks(s: Harrow, f: int) -> Iterator[Option[Any]]:
    rival = rival_of_kammi(s)
    away = [(kind, b) for kind in _enemy_kinds(s) for b in HEXES if mobile(s, kind, b) and _alone(s, rival, b)]
    for mine in (f, f + SICK):
        for a in _near_goblin(s, 2):
            if mobile(s, mine, a) and _alone(s, f, a):
                for theirs, b in away:
                    yield Option(f"trick/{UNIT[mine]}/{HEX[a]}/{UNIT[theirs]}/{HEX[b]}", (mine, a, theirs, b))


def _alone(s: Harrow, f: int, h: int) -> bool:
    return s.units[f][h] == 1 and not (s.folk[h] or s.buildings[h] or s.legend_at[HESTER_UNIT] == h)


def spite(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """A cube off the battleground for every enemy haint near the goblin, until the end of the turn."""
    number = _spite(s)
    if not s.kammi.deduced:
        s.kammi.goblin = other_figure(s.kammi.goblin)
        fewer = _spite(s)
        s.kammi.goblin = other_figure(s.kammi.goblin)
        cubes = sum(s.ground[c] for c in range(len(COLOUR)) if c != KAMMI)
        s.kammi.deduced = min(fewer, cubes) != min(number, cubes)
    yield from take_off(s, dealer, f, number, back=True, one_owner=False)
    return True


def _spite(s: Harrow) -> int:
    return sum(count(s, kind, h) for kind in _enemy_kinds(s) for h in _near_goblin(s, 2))


# -- Gifts of the goblins (H-193) -------------------------------------------------------------------------------------
@asks_nothing
def knocker(s: Harrow, dealer: Dealer, f: int) -> None:
    """One enemy haint dies on every hex around the goblin; the goblin leaves the game."""
    at = s.legend_at[s.kammi.goblin]
    rival = rival_of_kammi(s)
    for h in NEAR[at]:
        kind = victim_kind(s, rival, h)
        if kind >= 0:
            slay(s, dealer, f, kind, h)
    unmask(s, dealer, s.kammi.goblin)
    drop_goblin_cards(s, dealer)
    take(s, s.kammi.goblin, at)
    dealer.tell(FigureRemoved, UNIT[s.kammi.goblin])


def bruiser(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Every legend may be moved up to two hexes, in any order; haints stay."""
    steps = {kind: 2 for kind in range(LEGEND, HESTER_UNIT + 1)}
    while True:
        ways = [
            way("move", UNIT[kind], kind, s.legend_at[kind], b)
            for kind, left in steps.items()
            if left and s.legend_at[kind] != OFF and mobile(s, kind, s.legend_at[kind])
            for b in NEAR[s.legend_at[kind]]
            if may_enter(s, kind, b)
        ]
        chosen = yield from pick(s, f, "move", [DONE, *ways], rule="H-193")
        if chosen is None:
            return
        kind, a, b = chosen
        steps[kind] -= 1
        shift(s, dealer, kind, a, b)
        yield from carry(s, dealer, kind, a, b)


# -- What they may ever offer -----------------------------------------------------------------------------------------
def _pull_keys(pieces: Pieces) -> Iterator[str]:
    yield from steps_of("pull", ["doll"])
    yield from (option.key for option in (_STAY, *_ALONG))


def _keyhole_keys(pieces: Pieces) -> Iterator[str]:
    yield from (option.key for option in _TARGET)
    yield from steps_of("move", (*TOKEN, "townsfolk", "building"))


def _trick_keys(pieces: Pieces) -> Iterator[str]:
    enemies = [UNIT[kind] for g in pieces.rivals if g != KAMMI for kind in (g, g + SICK)]
    for mine in (UNIT[KAMMI], UNIT[KAMMI + SICK]):
        for theirs in enemies:
            yield from (f"trick/{mine}/{HEX[a]}/{theirs}/{HEX[b]}" for a in HEXES for b in HEXES if a != b)


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
