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
    KAMMI,
    LAND_COLOURS,
    LEGEND,
    LEGENDS_OF,
    SICK,
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
    (a, t, g): Option(f"attack/{HEX[a]}/{HEX[t]}/{FACTION[g]}", (a, t, g))
    for a in HEXES
    for t in HEXES
    for g in (*VP_FACTIONS, HESTER)
}
_SKIP: Option[Target | None] = Option("skip", None)
STOP: Option[int] = Option("stop", OFF)
HIT = [Option(f"hit/{ref}", kind) for kind, ref in enumerate(UNIT)]
PUSH = [Option(f"push/{HEX[h]}", h) for h in HEXES]
SLAY = [Option(f"slay/{HEX[h]}", h) for h in HEXES]
_DOUSE = [Option("douse", True), Option("stop", False)]
_SPOON = [Option("spoon", True), Option("leave-spoon", False)]
_CLASH = [Option("kill", True), Option("pass", False)]


# -- Whom to attack ---------------------------------------------------------------------------------------------------
def targets(s: Harrow, f: int, only: int = OFF) -> list[Target]:
    """Every attack this faction could make now, from any of its hexes or only from one (H-96)."""
    if s.fair_folk.calm:
        return []
    bonus = _range_bonus(s) if f == FAMILY else 0
    found = []
    prey = [t for t in HEXES if s.flames[t] or s.legend_at[HESTER_UNIT] == t]
    rivals = [g for g in s.rivals if g != f]
    enemies = [(g, t) for g in rivals for t in HEXES if s.units[g][t]]
    for a in HEXES if only == OFF else (only,):
        if only == OFF and not s.units[f][a]:
            continue
        reach = reach_from(s, a) + bonus
        near = DISTANCE[a]
        found += [(a, t, g) for g, t in enemies if near[t] <= reach and t != a]
        for t in prey:
            if near[t] <= reach and (t != a or (only == OFF and s.legend_at[HESTER_UNIT] == t)):  # H-165, H-233
                found.append((a, t, HESTER))
    return found


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


def attack(s: Harrow, dealer: Dealer, f: int, wrath: int = OFF) -> Rule[bool]:
    """Choose the hexes of an attack, or leave it out; the rest are steps of their own."""
    offered = targets(s, f, wrath)
    if not offered:
        return False
    chosen = yield from ask(s, f, "attack", [*(ATTACK_OPTION[t] for t in offered), _SKIP], rule="H-96")
    if chosen is None:
        return False
    begin(s, dealer, f, chosen, wrath)
    return True


def begin(s: Harrow, dealer: Dealer, f: int, target: Target, wrath: int = OFF) -> None:
    """H-97, H-98: cubes that come before the tree; then the tree and the comparison."""
    a, t, g = target
    s.now.fight = Fight(f, a, t, g, int(wrath != OFF))
    s.now.struck = ()
    s.boards[f].attacked = True  # H-111
    dealer.tell(Attacked, FACTION[f], HEX[a], HEX[t], FACTION[g])
    if s.shelter[t]:
        release_shelter(s, dealer, t)
    outnumber(s, dealer)
    if f == FAMILY and waiting(s):
        for kind in s.family.waiting:
            s.family.bag[kind] += 1
        s.family.waiting = []
    s.then("shake", "compare")


def outnumber(s: Harrow, dealer: Dealer) -> None:
    """H-98: the larger side gets a cube."""
    f, a, t, g, wrath = s.now.fight
    if f == FAMILY and _knife(s):
        strengthen(s, dealer, f, 2)
        return
    mine = s.units[f][a] + 2 * wrath
    hester = s.kit.number["hester_unit_value"] if s.legend_at[HESTER_UNIT] == t else 0
    theirs = s.flames[t] + hester if g == HESTER else s.units[g][t]
    if mine > theirs:
        strengthen(s, dealer, f)
    elif theirs > mine:
        colour = CUBE_OF[s.land.terrain[t]] if g == HESTER else g
        if colour != OFF:
            strengthen(s, dealer, colour)


def shake_step(s: Harrow, dealer: Dealer) -> Rule[None]:
    yield from activate(s, dealer)


# -- Success, or a clash ----------------------------------------------------------------------------------------------
def price_at(s: Harrow, h: int) -> int:
    number = s.kit.number
    return number["attack_cost_on_brambles"] if s.land.terrain[h] == BRAMBLES else number["attack_cost"]


def strength(s: Harrow, g: int) -> int:
    """A side's cubes on the battleground."""
    return sum(s.ground[c] for c in LAND_COLOURS) if g == HESTER else s.ground[g]


def compare(s: Harrow, dealer: Dealer) -> None:
    """H-100, H-105, H-106."""
    f, _, t, g, _ = s.now.fight
    mine, theirs = s.ground[f], strength(s, g)
    if mine < theirs:
        dealer.tell(AttackFailed, FACTION[f])
        if g != HESTER:
            s.then("clash")
    elif s.flames[t] and g == HESTER:
        s.then("douse")
    else:
        s.then("strike")


def prey_on(s: Harrow) -> list[int]:
    """The next targets on the hex, in their order (H-101)."""
    _, _, t, g, _ = s.now.fight
    if g == HESTER:
        return [HESTER_UNIT] if s.legend_at[HESTER_UNIT] == t else []
    if s.haints[g][t]:
        return [g]
    once = s.rulings.legends_hit_once
    legends = [k for k in LEGENDS_OF[g] if s.legend_at[k] == t and not (once and k in s.now.struck)]
    return legends or ([g + SICK] if s.sick[g][t] else [])


def strike(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Pay and hit once; again while it still holds (H-101, H-102)."""
    f, _, t, g, _ = s.now.fight
    price = price_at(s, t)
    prey = prey_on(s)
    if not prey or s.ground[f] < strength(s, g) or s.ground[f] < price:
        return
    options = [HIT[kind] for kind in prey]
    if not automaton(s, f):
        options.append(STOP)
    kind = options[0].value
    if len(options) > 1:
        kind = yield from ask(s, f, "strike", options, rule="H-101", price=price)
    if kind == OFF:
        return
    pay(s, dealer, f, price)
    s.then("strike")
    if kind == HESTER_UNIT:
        yield from kill_hester(s, dealer, f)
    elif kind < LEGEND:
        slay(s, dealer, f, kind, t)
    else:
        s.now.struck += (kind,)
        dealer.tell(LegendHit, FACTION[f], UNIT[kind])
        if kind in LEGENDS_OF[KAMMI]:
            unmask(s, dealer, kind)  # H-188: who it is is known before it is pushed
        s.then(("push_legend", kind), ("slay_anywhere", g), ("figure_hit", kind))


def pay(s: Harrow, dealer: Dealer, colour: int, number: int) -> None:
    """Cubes from the battleground back to the supply."""
    s.ground[colour] -= number
    s.supply[colour] += number
    dealer.tell(CubesLost, COLOUR[colour], number)


def push_legend(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    """The attacker pushes the legend to any hex it may enter (A-11); a nail holds it (H-35)."""
    f, _, t, _, _ = s.now.fight
    ways = [h for h in NEAR[t] if may_enter(s, kind, h)]
    if not ways or (kind, t) in s.nails:
        return
    h = yield from ask(s, f, "push", [PUSH[h] for h in ways], rule="H-101", unit=UNIT[kind])
    shift(s, dealer, kind, t, h)
    yield from carry(s, dealer, kind, t, h)
    claim_goal(s, dealer, kind, h)


def slay_anywhere(s: Harrow, dealer: Dealer, g: int) -> Rule[None]:
    """After a legend was hit, one haint of its faction dies anywhere (H-101, H-104)."""
    f = s.now.fight.attacker
    places = [h for h in HEXES if haints_on(s, g, h)]
    if not places:
        count_kill(s, dealer, f, 3)
        return
    h = yield from ask(s, f, "slay", [SLAY[h] for h in places], rule="H-101")
    slay(s, dealer, f, victim_kind(s, g, h), h)


def figure_hit(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    if kind in LEGENDS_OF[KAMMI]:
        yield from hit_figure(s, dealer, kind)


def clash(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-105, H-110: first the attacker, then the defender may kill one haint."""
    f, a, t, g, _ = s.now.fight
    if not haints_on(s, f, a) or not haints_on(s, g, t):
        return
    dealer.tell(Clashed, FACTION[f], FACTION[g])
    yield from _clash_kill(s, dealer, f, g, t)
    if DISTANCE[a][t] <= printed_range(s, t):
        yield from _clash_kill(s, dealer, g, f, a)


def _clash_kill(s: Harrow, dealer: Dealer, f: int, g: int, h: int) -> Rule[None]:
    price = price_at(s, h)
    if s.ground[f] < price:
        return
    if not automaton(s, f):
        kill = yield from ask(s, f, "clash", _CLASH, rule="H-105", price=price)
        if not kill:
            return
    pay(s, dealer, f, price)
    slay(s, dealer, f, victim_kind(s, g, h), h)


# -- Fire and Hester (H-226, H-232) -----------------------------------------------------------------------------------
def douse(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Each cube paid takes one flame; the last one is worth a point."""
    f, _, t, _, _ = s.now.fight
    if not s.ground[f]:
        return
    if not automaton(s, f):
        go_on = yield from ask(s, f, "douse", _DOUSE, rule="H-226")
        if not go_on:
            return
    pay(s, dealer, f, 1)
    put_flames(s, t, -1)
    s.hester.flame_supply += 1
    dealer.tell(FlameRemoved, FACTION[f], HEX[t])
    if s.flames[t]:
        s.then("douse")
        return
    dealer.tell(FireOut, FACTION[f], HEX[t])
    fire_score(s, dealer, f)
    s.then("strike")


def fire_score(s: Harrow, dealer: Dealer, f: int) -> None:
    score(s, dealer, f, s.kit.number["fire_extinguished_vp"], "fire")
    refill_fire_field(s)


def refill_fire_field(s: Harrow) -> None:
    """Two flames from the supply go to the rightmost empty fire field, fewer if fewer exist."""
    for place in reversed(range(len(s.hester.fire_fields))):
        if not s.hester.fire_fields[place]:
            flames = min(2, s.hester.flame_supply)
            s.hester.fire_fields[place] = flames
            s.hester.flame_supply -= flames
            return


def kill_hester(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """She leaves the map; the attacker may turn the own spoon to 1 (H-232), an automaton does (H-269)."""
    take(s, HESTER_UNIT, s.legend_at[HESTER_UNIT])
    dealer.tell(HesterKilled, FACTION[f])
    if automaton(s, f):
        refill_fire_field(s)
    if s.boards[f].dial > 1:
        turned = automaton(s, f) or (yield from ask(s, f, "spoon", _SPOON, rule="H-232", number=s.boards[f].dial))
        if turned:
            set_spoon(s, dealer, f, 1)


def automaton(s: Harrow, f: int) -> bool:
    """Is this faction moved by rules and the other players' choices (section 14)?"""
    return s.mode in ("solo", "duel") and f in VP_FACTIONS
