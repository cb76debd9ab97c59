"""The verbs that cards use. Each is a rule of its own; cards are data (V-70 to V-90)."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...kernel import Dealer, Option, Rule, Seat, choose
from .events import (
    CitizenGained,
    CitizenReturned,
    MonsterReturned,
    MonsterTaken,
    Source,
    TokenPut,
    gained,
    lost,
    stolen,
    traded,
)
from .grammar import (
    TRACKS,
    Amounts,
    Choose,
    Exchange,
    Gain,
    GainAny,
    GainCitizen,
    Lose,
    PutToken,
    ReturnCitizen,
    ReturnMonster,
    Slay,
    Take,
    TakeMonster,
    bundle,
    times,
)
from .pieces import Citizen, Monster, Valeria
from .rules import centre, deeds
from .rules.counting import count
from .rules.paying import PASS, slays
from .rules.resolving import VERBS, gain


def gain_any(s: Valeria, dealer: Dealer, seat: Seat, effect: GainAny, source: Source) -> Rule[None]:
    options = [Option(f"take/{source.ref}/{TRACKS[t]}-{effect.amount}", t) for t in range(3)]
    track = yield from choose(seat, "reward", options, card=source.ref)
    s.have[seat][track] += effect.amount
    gold, strength, magic, vp = (effect.amount * (t == track) for t in range(4))
    dealer.tell(gained, seat, source, gold, strength, magic, vp)


Side = tuple[int, Citizen | None, Amounts]  # which side, its citizen, its amounts


def choose_one(s: Valeria, dealer: Dealer, seat: Seat, effect: Choose, source: Source) -> Rule[None]:
    """One of the sides that are possible now; a side with a citizen is offered once for every citizen (V-58, V-76)."""
    options: list[Option[Side]] = []
    for index, side in enumerate(effect.options):
        amounts = [0, 0, 0, 0]
        for part in side:
            if type(part) is Gain:
                n = 1 if part.per is None else count(s, seat, part.per)
                amounts = [a + b * n for a, b in zip(amounts, part.amounts, strict=True)]
        wanted = [part for part in side if type(part) is GainCitizen]
        found: list[Citizen | None] = [*matching(s, wanted[0])] if wanted else [None]
        for citizen in found:
            options.append(_side(source, index, citizen, (amounts[0], amounts[1], amounts[2], amounts[3])))
    index, citizen, _ = options[0].value
    if len(options) > 1:
        index, citizen, _ = yield from choose(seat, "reward", options, card=source.ref)
    for part in effect.options[index]:
        if type(part) is Gain:
            gain(s, dealer, seat, part, source)
        elif citizen is not None:
            yield from _gain_that(s, dealer, seat, citizen, source)


@cache
def _side(source: Source, index: int, citizen: Citizen | None, amounts: Amounts) -> Option[Side]:
    parts = [citizen.ref] if citizen else []
    if any(amounts) or not parts:
        parts.append(bundle(*amounts))
    return Option(f"take/{source.ref}/{'+'.join(parts)}", (index, citizen, amounts))


def exchange(s: Valeria, dealer: Dealer, seat: Seat, effect: Exchange, source: Source) -> Rule[None]:
    """V-34, V-74, V-90: pay exactly and get, or leave it."""
    if any(own < amount for own, amount in zip(s.have[seat], price(s, seat, effect), strict=True)):
        return
    done = yield from choose(seat, "trade", [Option(f"trade/{source.ref}/times-1", (0, 1, effect)), PASS])
    if done is not None:
        barter(s, dealer, seat, effect, source, 1)


def price(s: Valeria, seat: Seat, effect: Exchange) -> Amounts:
    return effect.pay if effect.pay_per is None else times(effect.pay, count(s, seat, effect.pay_per))


def barter(s: Valeria, dealer: Dealer, seat: Seat, effect: Exchange, source: Source, n: int) -> None:
    """Pay and get, n times."""
    paid = times(price(s, seat, effect), n)
    got = [0, 0, 0, 0]
    for part in effect.then:
        if type(part) is Gain:
            m = n if part.per is None else n * count(s, seat, part.per)
            got = [a + b * m for a, b in zip(got, part.amounts, strict=True)]
    have = s.have[seat]
    for track in range(4):
        have[track] += got[track] - paid[track]
    dealer.tell(traded, seat, source, n, paid, got)


def take(s: Valeria, dealer: Dealer, seat: Seat, effect: Take, source: Source) -> Rule[None]:
    yield from steal(s, dealer, seat, effect, source)


def steal(s: Valeria, dealer: Dealer, seat: Seat, effect: Take, source: Source) -> Rule[bool]:
    """V-75, V-79: as much as printed, or as the opponent has. Gives whether anything was taken."""
    options = spoils(s, seat, effect, source)
    if not options:
        return False
    if len(options) == 1 and s.variant.solo:
        loot = options[0].value
    else:
        loot = yield from choose(seat, "steal", options, card=source.ref)
    if loot is None:
        return False
    victim, track, amount = loot
    if victim is not None:
        s.have[victim][track] -= amount
    s.have[seat][track] += amount
    dealer.tell(stolen, seat, source, victim, track, amount)
    return True


Loot = tuple[Seat | None, int, int]  # from whom, which track, how much


def spoils(s: Valeria, seat: Seat, effect: Take, source: Source) -> list[Option[Loot] | Option[None]]:
    """Whom and what can be taken from; in the solo game the supply gives, and nobody would decline (V-101)."""
    if s.variant.solo:
        return [_loot(source, None, track, amount) for track, amount in effect.options]
    options: list[Option[Loot] | Option[None]] = []
    for victim in s.variant.rivals[seat]:
        have = s.have[victim]
        for track, amount in effect.options:
            if have[track]:
                options.append(_loot(source, victim, track, min(amount, have[track])))
    if options:
        options.append(PASS)
    return options


@cache
def _loot(source: Source, victim: Seat | None, track: int, amount: int) -> Option[Loot]:
    whom = "supply" if victim is None else f"p{victim}"
    return Option(f"steal/{source.ref}/{whom}/{TRACKS[track]}-{amount}", (victim, track, amount))


# -- Citizens ---------------------------------------------------------------------------------------------------------
def matching(s: Valeria, effect: GainCitizen) -> list[Citizen]:
    """V-57: tops of citizen stacks that fit; a limit compares with the printed cost."""
    tops = [stack[-1] for stack in s.citizen_stacks if stack]
    return [
        citizen
        for citizen in tops
        if (effect.role is None or citizen.role == effect.role)
        and (effect.name is None or citizen.ref == effect.name)
        and (effect.max_cost is None or citizen.cost <= effect.max_cost)
    ]


def gain_citizen(s: Valeria, dealer: Dealer, seat: Seat, effect: GainCitizen, source: Source) -> Rule[None]:
    found = matching(s, effect)
    if not found:
        return
    options: list[Option[Any]] = [_free(source, citizen) for citizen in found]
    if effect.optional:
        options.append(PASS)
    citizen = options[0].value
    if len(options) > 1:
        citizen = yield from choose(seat, "citizen", options, card=source.ref)
    if citizen is not None:
        yield from _gain_that(s, dealer, seat, citizen, source)


@cache
def _free(source: Source, citizen: Citizen) -> Option[Citizen]:
    return Option(f"take/{source.ref}/{citizen.ref}", citizen)


def _gain_that(s: Valeria, dealer: Dealer, seat: Seat, citizen: Citizen, source: Source) -> Rule[None]:
    dealer.tell(CitizenGained, seat, source, citizen)
    centre.take_citizen(s, dealer, citizen.place)
    centre.join(s, seat, citizen)
    rule = deeds.after_gaining(s, dealer, seat)
    if rule is not None:
        yield from rule


def return_citizen(s: Valeria, dealer: Dealer, seat: Seat, effect: ReturnCitizen, source: Source) -> Rule[None]:
    """V-83: an own citizen goes back on its stack; starters never (V-6)."""
    mine = s.citizens[seat]
    options: list[Option[Any]] = [Option(f"return/{c.ref}", c) for c in s.variant.content.citizens if mine[c.index]]
    if not options:
        return
    citizen = yield from choose(seat, "return-citizen", [*options, PASS], card=source.ref)
    if citizen is not None:
        centre.return_citizen(s, seat, citizen)
        dealer.tell(CitizenReturned, seat, citizen)
        for part in effect.then:
            gain(s, dealer, seat, part, source)


# -- Monsters ---------------------------------------------------------------------------------------------------------
def return_monster(s: Valeria, dealer: Dealer, seat: Seat, effect: ReturnMonster, source: Source) -> Rule[None]:
    """V-84: an own area monster goes back into its stack; a slain event has none."""
    kinds = [monster for monster in dict.fromkeys(s.slain[seat]) if monster.area]
    if not kinds:
        return
    options: list[Option[Any]] = [Option(f"return/{monster.ref}", monster) for monster in kinds]
    monster = yield from choose(seat, "return-monster", [*options, PASS], card=source.ref)
    if monster is not None:
        centre.return_monster(s, seat, monster)
        dealer.tell(MonsterReturned, seat, monster)
        for part in effect.then:
            gain(s, dealer, seat, part, source)


def slay(s: Valeria, dealer: Dealer, seat: Seat, effect: Slay, source: Source) -> Rule[None]:
    """V-88, V-41: one more slay inside this action."""
    options = slays(s, seat)
    if options:
        deed = yield from choose(seat, "slay", [*options, PASS], card=source.ref)
        if deed is not None:
            rule = deeds.slay(s, dealer, seat, deed)
            if rule is not None:
                yield from rule


def take_monster(s: Valeria, dealer: Dealer, seat: Seat, effect: TakeMonster, source: Source) -> Rule[None]:
    """V-85: a random card of an opponent's pile; no reward, no slay. Solo: V-101."""
    if s.variant.solo:
        yield from _take_leftmost(s, dealer, seat, source)
        return
    options: list[Option[Any]] = [
        Option(f"seize/p{rival}", rival) for rival in s.variant.rivals[seat] if s.slain[rival]
    ]
    if not options:
        return
    victim = yield from choose(seat, "seize", [*options, PASS], card=source.ref)
    if victim is not None:
        pile = s.slain[victim]
        monster = pile.pop(dealer.below(len(pile)))
        s.slain[seat].append(monster)
        dealer.reveal(MonsterTaken, seat, victim, monster)


def _take_leftmost(s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
    slot = next((slot for slot, stack in enumerate(s.monster_stacks) if stack), None)
    if slot is None:
        return
    monster = s.monster_stacks[slot][-1]
    taken = yield from choose(seat, "seize", [Option(f"seize/{monster.ref}", True), PASS], card=source.ref)
    if taken:
        centre.take_monster(s, slot)
        s.slain[seat].append(monster)
        dealer.tell(MonsterTaken, seat, None, monster)


# -- Instructions of hostile events -----------------------------------------------------------------------------------
def put_token(s: Valeria, dealer: Dealer, seat: Seat, effect: PutToken, source: Monster) -> Rule[None]:
    """V-112: on any monster that can be slain, also on the event itself."""
    options = [Option(f"put/{monster.ref}", slot) for slot, monster in centre.targets(s)]
    slot = options[0].value
    if len(options) > 1:
        slot = yield from choose(
            seat, "token", options, card=source.ref, token=f"{TRACKS[effect.track]}-{effect.amount}"
        )
    target = next(monster for place, monster in centre.targets(s) if place == slot)
    centre.put_token(s, slot, effect.track, effect.amount)
    dealer.tell(TokenPut, seat, source, target, f"{TRACKS[effect.track]}-{effect.amount}")


def lose(s: Valeria, dealer: Dealer, seat: Seat, effect: Lose, source: Monster) -> Rule[None]:
    """V-113: everybody in play."""
    for player in s.variant.in_play[seat]:
        amount = min(effect.amount, s.have[player][effect.track])
        if amount:
            s.have[player][effect.track] -= amount
            dealer.tell(lost, player, source, effect.track, amount)
    return
    yield


VERBS |= {
    GainAny: gain_any,
    GainCitizen: gain_citizen,
    Choose: choose_one,
    Exchange: exchange,
    Take: take,
    Slay: slay,
    TakeMonster: take_monster,
    ReturnCitizen: return_citizen,
    ReturnMonster: return_monster,
    PutToken: put_token,
    Lose: lose,
}
