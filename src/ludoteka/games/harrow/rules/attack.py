"""Attacks: from the choice of the hexes to the last hit or the clash (H-95 … H-112)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule
from ..effects.reach import Range
from ..events.fight import Attacked, AttackFailed, Clashed, CubesLost, LegendHit
from ..events.hester import FireOut, FlameRemoved, HesterKilled
from ..hexes import DISTANCE, HEX, HEXES, NEAR, OFF
from ..pieces import (
    ATTACK,
    BRAMBLES,
    COLOUR,
    CUBE_OF,
    FACTION,
    FAMILY,
    HESTER,
    HESTER_UNIT,
    INFECTED,
    KAMMI,
    LAND_COLOURS,
    LEGEND,
    LEGENDS_OF,
    UNIT,
    UPGRADES,
    VP_FACTIONS,
)
from ..sides.kammi.secrets import hit_figure, unmask
from ..state import Fight, Harrow
from .abilities import strengthen
from .carrying import carry, claim_goal
from .choosing import ask
from .dial import count_kill, score, set_spoon, slay, victim_kind
from .tree import activate
from .units import haints_on, may_enter, printed_range, put_flames, reach_from, release_shelter, shift, take

Target = tuple[int, int, int]  # attacker hex, target hex, defender
ATTACK_OPTION: dict[Target, Option[Target | None]] = {
    (start, end, faction): Option(f"attack/{HEX[start]}/{HEX[end]}/{FACTION[faction]}", (start, end, faction))
    for start in HEXES
    for end in HEXES
    for faction in (*VP_FACTIONS, HESTER)
}
_SKIP: Option[Target | None] = Option("skip", None)
STOP: Option[int] = Option("stop", OFF)
HIT = [Option(f"hit/{ref}", kind) for kind, ref in enumerate(UNIT)]
PUSH = [Option(f"push/{HEX[hex]}", hex) for hex in HEXES]
SLAY = [Option(f"slay/{HEX[hex]}", hex) for hex in HEXES]
_DOUSE = [Option("douse", True), Option("stop", False)]
_SPOON = [Option("spoon", True), Option("leave-spoon", False)]
_CLASH = [Option("kill", True), Option("pass", False)]


# -- Whom to attack ---------------------------------------------------------------------------------------------------
def targets(s: Harrow, faction: int, only: int = OFF) -> list[Target]:
    """Every attack this faction could make now, from any of its hexes or only from one (H-96)."""
    if s.fair_folk.calm:
        return []
    bonus = _range_bonus(s) if faction == FAMILY else 0
    attacks = []
    prey = [end for end in HEXES if s.flames[end] or s.legend_at[HESTER_UNIT] == end]
    rivals = [other for other in s.rivals if other != faction]
    enemies = [(other, end) for other in rivals for end in HEXES if s.units[other][end]]
    for start in HEXES if only == OFF else (only,):
        if only == OFF and not s.units[faction][start]:
            continue
        reach = reach_from(s, start) + bonus
        near = DISTANCE[start]
        attacks += [(start, end, other) for other, end in enemies if near[end] <= reach and end != start]
        for end in prey:
            if near[end] <= reach and (
                end != start or (only == OFF and s.legend_at[HESTER_UNIT] == end)
            ):  # H-165, H-233
                attacks.append((start, end, HESTER))
    return attacks


def waiting(s: Harrow) -> list[int]:
    """Upgrades on the attack jar that work in an attack made now (H-152)."""
    if s.rulings.upgrades_wait_for_jar and (s.now.jar != ATTACK or s.now.striking):
        return []
    return s.family.waiting


def _range_bonus(s: Harrow) -> int:
    """Weave of Fate."""
    return sum(
        effect.n
        for kind in waiting(s)
        for effect in s.kit.upgrades[kind - UPGRADES].effects
        if isinstance(effect, Range) and effect.until == "next_attack"
    )


def _knife(s: Harrow) -> bool:
    return any(
        effect.op == "knife_in_the_dark" for kind in waiting(s) for effect in s.kit.upgrades[kind - UPGRADES].effects
    )


def attack(s: Harrow, dealer: Dealer, faction: int, wrath: int = OFF) -> Rule[bool]:
    """Choose the hexes of an attack, or leave it out; the rest are steps of their own."""
    offered = targets(s, faction, wrath)
    if not offered:
        return False
    chosen = yield from ask(s, faction, "attack", [*(ATTACK_OPTION[target] for target in offered), _SKIP], rule="H-96")
    if chosen is None:
        return False
    begin(s, dealer, faction, chosen, wrath)
    return True


def begin(s: Harrow, dealer: Dealer, attacker: int, target: Target, wrath: int = OFF) -> None:
    """H-97, H-98: cubes that come before the tree; then the tree and the comparison."""
    start, end, defender = target
    s.now.fight = Fight(attacker, start, end, defender, int(wrath != OFF))
    s.now.struck = ()
    s.boards[attacker].attacked = True  # H-111
    dealer.tell(Attacked, FACTION[attacker], HEX[start], HEX[end], FACTION[defender])
    if s.shelter[end]:
        release_shelter(s, dealer, end)
    outnumber(s, dealer)
    if attacker == FAMILY and waiting(s):
        for kind in s.family.waiting:
            s.family.bag[kind] += 1
        s.family.waiting = []
    s.then("shake", "compare")


def outnumber(s: Harrow, dealer: Dealer) -> None:
    """H-98: the larger side gets a cube."""
    attacker, start, end, defender, wrath = s.now.fight
    if attacker == FAMILY and _knife(s):
        strengthen(s, dealer, attacker, 2)
        return
    mine = s.units[attacker][start] + 2 * wrath
    hester = s.kit.number["hester_unit_value"] if s.legend_at[HESTER_UNIT] == end else 0
    theirs = s.flames[end] + hester if defender == HESTER else s.units[defender][end]
    if mine > theirs:
        strengthen(s, dealer, attacker)
    elif theirs > mine:
        colour = CUBE_OF[s.land.terrain[end]] if defender == HESTER else defender
        if colour != OFF:
            strengthen(s, dealer, colour)


def shake_step(s: Harrow, dealer: Dealer) -> Rule[None]:
    yield from activate(s, dealer)


# -- Success, or a clash ----------------------------------------------------------------------------------------------
def price_at(s: Harrow, hex: int) -> int:
    number = s.kit.number
    return number["attack_cost_on_brambles"] if s.land.terrain[hex] == BRAMBLES else number["attack_cost"]


def strength(s: Harrow, faction: int) -> int:
    """A side's cubes on the battleground."""
    return sum(s.ground[colour] for colour in LAND_COLOURS) if faction == HESTER else s.ground[faction]


def compare(s: Harrow, dealer: Dealer) -> None:
    """H-100, H-105, H-106."""
    attacker, _, end, defender, _ = s.now.fight
    mine, theirs = s.ground[attacker], strength(s, defender)
    if mine < theirs:
        dealer.tell(AttackFailed, FACTION[attacker])
        if defender != HESTER:
            s.then("clash")
    elif s.flames[end] and defender == HESTER:
        s.then("douse")
    else:
        s.then("strike")


def prey_on(s: Harrow) -> list[int]:
    """The next targets on the hex, in their order (H-101)."""
    _, _, end, defender, _ = s.now.fight
    if defender == HESTER:
        return [HESTER_UNIT] if s.legend_at[HESTER_UNIT] == end else []
    if s.haints[defender][end]:
        return [defender]
    once = s.rulings.legends_hit_once
    legends = [
        kind for kind in LEGENDS_OF[defender] if s.legend_at[kind] == end and not (once and kind in s.now.struck)
    ]
    return legends or ([INFECTED[defender]] if s.sick[defender][end] else [])


def strike(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Pay and hit once; again while it still holds (H-101, H-102)."""
    attacker, _, end, defender, _ = s.now.fight
    price = price_at(s, end)
    prey = prey_on(s)
    if not prey or s.ground[attacker] < strength(s, defender) or s.ground[attacker] < price:
        return
    options = [HIT[kind] for kind in prey]
    if not automaton(s, attacker):
        options.append(STOP)
    kind = options[0].value
    if len(options) > 1:
        kind = yield from ask(s, attacker, "strike", options, rule="H-101", price=price)
    if kind == OFF:
        return
    pay(s, dealer, attacker, price)
    s.then("strike")
    if kind == HESTER_UNIT:
        yield from kill_hester(s, dealer, attacker)
    elif kind < LEGEND:
        slay(s, dealer, attacker, kind, end)
    else:
        s.now.struck += (kind,)
        dealer.tell(LegendHit, FACTION[attacker], UNIT[kind])
        if kind in LEGENDS_OF[KAMMI]:
            unmask(s, dealer, kind)  # H-188: who it is is known before it is pushed
        s.then(("push_legend", kind), ("slay_anywhere", defender), ("figure_hit", kind))


def pay(s: Harrow, dealer: Dealer, colour: int, number: int) -> None:
    """Cubes from the battleground back to the supply."""
    s.ground[colour] -= number
    s.supply[colour] += number
    dealer.tell(CubesLost, COLOUR[colour], number)


def push_legend(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    """The attacker pushes the legend to any hex it may enter (A-11); a nail holds it (H-35)."""
    attacker, _, end, _, _ = s.now.fight
    ways = [hex for hex in NEAR[end] if may_enter(s, kind, hex)]
    if not ways or (kind, end) in s.nails:
        return
    hex = yield from ask(s, attacker, "push", [PUSH[hex] for hex in ways], rule="H-101", unit=UNIT[kind])
    shift(s, dealer, kind, end, hex)
    yield from carry(s, dealer, kind, end, hex)
    claim_goal(s, dealer, kind, hex)


def slay_anywhere(s: Harrow, dealer: Dealer, defender: int) -> Rule[None]:
    """After a legend was hit, one haint of its faction dies anywhere (H-101, H-104)."""
    attacker = s.now.fight.attacker
    places = [hex for hex in HEXES if haints_on(s, defender, hex)]
    if not places:
        count_kill(s, dealer, attacker, 3)
        return
    hex = yield from ask(s, attacker, "slay", [SLAY[hex] for hex in places], rule="H-101")
    slay(s, dealer, attacker, victim_kind(s, defender, hex), hex)


def figure_hit(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    if kind in LEGENDS_OF[KAMMI]:
        yield from hit_figure(s, dealer, kind)


def clash(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-105, H-110: first the attacker, then the defender may kill one haint."""
    attacker, start, end, defender, _ = s.now.fight
    if not haints_on(s, attacker, start) or not haints_on(s, defender, end):
        return
    dealer.tell(Clashed, FACTION[attacker], FACTION[defender])
    yield from _clash_kill(s, dealer, attacker, defender, end)
    if DISTANCE[start][end] <= printed_range(s, end):
        yield from _clash_kill(s, dealer, defender, attacker, start)


def _clash_kill(s: Harrow, dealer: Dealer, faction: int, other: int, hex: int) -> Rule[None]:
    price = price_at(s, hex)
    if s.ground[faction] < price:
        return
    if not automaton(s, faction):
        kill = yield from ask(s, faction, "clash", _CLASH, rule="H-105", price=price)
        if not kill:
            return
    pay(s, dealer, faction, price)
    slay(s, dealer, faction, victim_kind(s, other, hex), hex)


# -- Fire and Hester (H-226, H-232) -----------------------------------------------------------------------------------
def douse(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Each cube paid takes one flame; the last one is worth a point."""
    attacker, _, end, _, _ = s.now.fight
    if not s.ground[attacker]:
        return
    if not automaton(s, attacker):
        go_on = yield from ask(s, attacker, "douse", _DOUSE, rule="H-226")
        if not go_on:
            return
    pay(s, dealer, attacker, 1)
    put_flames(s, end, -1)
    s.hester.flame_supply += 1
    dealer.tell(FlameRemoved, FACTION[attacker], HEX[end])
    if s.flames[end]:
        s.then("douse")
        return
    dealer.tell(FireOut, FACTION[attacker], HEX[end])
    fire_score(s, dealer, attacker)
    s.then("strike")


def fire_score(s: Harrow, dealer: Dealer, faction: int) -> None:
    score(s, dealer, faction, s.kit.number["fire_extinguished_vp"], "fire")
    refill_fire_field(s)


def refill_fire_field(s: Harrow) -> None:
    """Two flames from the supply go to the rightmost empty fire field, fewer if fewer exist."""
    for place in reversed(range(len(s.hester.fire_fields))):
        if not s.hester.fire_fields[place]:
            flames = min(2, s.hester.flame_supply)
            s.hester.fire_fields[place] = flames
            s.hester.flame_supply -= flames
            return


def kill_hester(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """She leaves the map; the attacker may turn the own spoon to 1 (H-232), an automaton does (H-269)."""
    take(s, HESTER_UNIT, s.legend_at[HESTER_UNIT])
    dealer.tell(HesterKilled, FACTION[faction])
    if automaton(s, faction):
        refill_fire_field(s)
    if s.boards[faction].dial > 1:
        turned = automaton(s, faction) or (
            yield from ask(s, faction, "spoon", _SPOON, rule="H-232", number=s.boards[faction].dial)
        )
        if turned:
            set_spoon(s, dealer, faction, 1)


def automaton(s: Harrow, faction: int) -> bool:
    """Is this faction moved by rules and the other players' choices (section 14)?"""
    return s.mode in ("solo", "duel") and faction in VP_FACTIONS
