"""The income phase (V-28 to V-38)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

from tests.referees.running import Question, object_to, same, same_keys

from .box import HERALD, RESOURCES, STARTERS, Effect, amounts_of, amounts_text, effects, numbers_of, read_amounts
from .duchy import Duchy
from .effects import steal
from .script import Asking, Match, Script, options


def activations(name: str, dice: tuple[int, int]) -> int:
    """V-29."""
    return sum(value in numbers_of(name) for value in (*dice, sum(dice)))


def activated(duchy: Duchy, dice: tuple[int, int]) -> Counter[str]:
    """How often each card works with these dice (V-29, V-30, V-35)."""
    times = Counter({name: activations(name, dice) for name in STARTERS if name != HERALD})
    times.update({name: activations(name, dice) * number for name, number in duchy.citizens.items()})
    times = +times
    heralds = (0 if times else 1) + (dice[0] == dice[1])
    return times + Counter({HERALD: heralds})


Gains = dict[tuple[str, str], Counter[str]]  # by seat and card


@dataclass
class Purse:
    """The decisions that a player still has to make in this income."""

    side: str
    choices: Counter[str] = field(default_factory=Counter)
    trades: Counter[str] = field(default_factory=Counter)
    last: str | None = None  # what was traded last: several times in a row are one choice, so it is not asked again


def take_first(match: Match) -> Script[None]:
    """V-32: what takes from opponents comes before everything else; one is like the other, so who declines is done."""
    for name, times in activated(match.duchies[match.active], match.dice).items():
        if effects(name, "active")[0]["op"] == "take":
            for _ in range(times):
                if not (yield from steal(match, match.active, name, effects(name, "active")[0])):
                    break


def income(match: Match, side_of_active: str = "active") -> Script[None]:
    """Everybody in play receives the income of the dice and makes their decisions, all at the same time."""
    match.phase = "income"
    purses: dict[int, Purse] = {}
    gains: Gains = {}
    for seat in match.in_play():
        side = side_of_active if seat == match.active else "passive"
        purses[seat] = _plain(match, seat, side, gains)
    earned: Gains = {}
    while match.comes("Earned"):
        event = match.left.pop(0)
        earned.setdefault((event["seat"], event["card"]), Counter()).update(read_amounts(event["what"]))
    same("V-30: what the activated cards give", earned, gains)
    while True:
        asking = {seat: asked for seat, purse in purses.items() if (asked := _asking(match, seat, purse))}
        if not asking:
            return
        seat, key = yield asking
        _answer(match, seat, purses[seat], key)


def _plain(match: Match, seat: int, side: str, gains: Gains) -> Purse:
    """Plain gains come by themselves (V-34); the rest is to be decided."""
    duchy, purse = match.duchies[seat], Purse(side)
    amounts: list[tuple[str, Counter[str]]] = []
    for name, times in activated(duchy, match.dice).items():
        printed = effects(name, side)
        match printed[0]["op"]:
            case "gain":
                total: Counter[str] = Counter()
                for effect in printed:
                    each = duchy.count(effect["per"]) if "per" in effect else 1
                    total.update(amounts_of(effect, each * times))
                amounts.append((name, total))
            case "choose" | "gain_any":
                purse.choices[name] = times
            case "exchange":
                purse.trades[name] = times
    for name, total in amounts:
        if total:
            gains[f"p{seat}", name] = total
            duchy.gain(total)
    return purse


def _ways(effect: Effect, times: int) -> set[str]:
    """V-35: every activation is chosen separately; in which order does not matter."""
    if effect["op"] == "gain_any":
        single = [{track: effect["amount"]} for track in RESOURCES]
    else:
        single = [amounts_of(option[0]) for option in effect["options"]]
    ways = set()
    for picks in combinations_with_replacement(single, times):
        total: Counter[str] = Counter()
        for pick in picks:
            total.update(pick)
        ways.add(amounts_text(total))
    return ways


def _asking(match: Match, seat: int, purse: Purse) -> Asking | None:
    if purse.choices:

        def judge(question: Question) -> None:
            card = question.about["card"]
            if card not in purse.choices:
                object_to("V-33: asked about a card that does not work now", card, dict(purse.choices))
            legal = {f"take/{card}/{way}" for way in _ways(effects(card, purse.side)[0], purse.choices[card])}
            same("V-29: how often the card works", question.about["times"], purse.choices[card])
            same_keys(f"V-34, V-35: {card} gives one of these", question.keys, legal)

        return Asking("income", judge)
    legal = [
        f"trade/{name}/times-{times}"
        for name in purse.trades
        if name != purse.last
        for times in _affordable(match, seat, purse, name)
    ]
    return (
        options("trade", "V-33, V-34: pay to gain, once for each activation, or not", [*legal, "pass"])
        if legal
        else None
    )


def _affordable(match: Match, seat: int, purse: Purse, name: str) -> range:
    pay = effects(name, purse.side)[0]["pay"]
    times = min(match.duchies[seat].tracks[track] // number for track, number in pay.items())
    return range(1, min(times, purse.trades[name]) + 1)


def _answer(match: Match, seat: int, purse: Purse, key: str) -> None:
    duchy = match.duchies[seat]
    verb, *rest = key.split("/")
    if verb == "take":
        card, what = rest
        times = purse.choices.pop(card)
        match.read("V-33: what was chosen", "Earned", seat=f"p{seat}", card=card, times=times, what=what)
        duchy.gain(read_amounts(what))
    elif verb == "trade":
        card, times = rest[0], int(rest[1].removeprefix("times-"))
        effect = effects(card, purse.side)[0]
        paid = amounts_of(effect["pay"], times)
        got = amounts_of(effect["then"][0], times)
        facts = {"card": card, "times": times, "paid": amounts_text(paid), "what": amounts_text(got)}
        match.read("V-34: the exchange", "Traded", seat=f"p{seat}", **facts)
        duchy.pay(paid)
        duchy.gain(got)
        purse.trades[card] -= times
        purse.trades = +purse.trades
        purse.last = card
    else:
        purse.trades.clear()
