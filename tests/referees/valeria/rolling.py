"""Set-up and roll phase, and what hostile events do at its end (V-11 to V-27, V-108 to V-113)."""

from __future__ import annotations

from tests.referees.running import Question, object_to, same

from .box import BY_KIND, CARDS, Effect, abilities, amounts_of, told
from .effects import trigger
from .script import Asking, Match, Script, options


def set_up(m: Match) -> Script[None]:
    centre, areas = m.centre, [stack.title for stack in m.centre.row("monsters")]
    laid = m.read("V-13: stacks from the lowest top to the highest", "TableLaid", areas=areas)
    for stack, name in zip(centre.row("citizens"), laid["citizens"], strict=True):
        centre.turn_up(stack, name)
    for stack, name in zip(centre.row("domains"), laid["domains"], strict=True):
        centre.turn_up(stack, name)
    m.first = m.active = int(laid["first"][1])
    if m.settings["first"] != "random":
        same("V-20: whom the table's option names", laid["first"], m.settings["first"])
    if m.dukes:
        yield from _keep_dukes(m)


def _keep_dukes(m: Match) -> Script[None]:
    """V-19, V-99: everybody keeps one of two, at the same time."""
    dealt: dict[int, set[str]] = {}
    kept: dict[int, str] = {}

    def judge(question: Question) -> None:
        two = {key.removeprefix("keep/") for key in question.keys}
        others = [name for seat, names in dealt.items() if seat != question.seat for name in names]
        if len(two) != 2 or not two <= set(BY_KIND["duke"]) or two & set(others):
            object_to("V-19: two dukes that nobody else was dealt", question.keys, f"not {others}")
        same("V-19: the dukes that were dealt", dealt.setdefault(question.seat, two), two)

    while len(kept) < m.seats:
        seat, key = yield {seat: Asking("duke", judge) for seat in range(m.seats) if seat not in kept}
        kept[seat] = key.removeprefix("keep/")
    for seat in range(m.seats):
        m.duchies[seat].duke = kept[seat]
    kept_events = [{"type": "DukeKept", "seat": f"p{seat}", "duke": kept[seat]} for seat in range(m.seats)]
    m.read_all("V-19: everybody keeps the chosen duke", kept_events)
    if m.solo:
        m.read("V-99: then the Dark Lord comes", "DarkLordCame")


def roll(m: Match) -> Script[None]:
    m.phase = "roll"
    event = m.read("V-24: roll", "DiceRolled", seat=f"p{m.active}")
    m.dice = (event["first"], event["second"])
    if not all(1 <= die <= 6 for die in m.dice):
        object_to("V-2: six-sided dice", m.dice, "1 to 6")
    yield from _pair(m)
    used: set[str] = set()
    while changes := _changes(m, used):
        _, key = yield {m.active: options("dice", "V-25: roll abilities", [*changes, "announce"])}
        if key == "announce":
            break
        domain, die, value, paid = changes[key]
        facts = {"domain": domain, "die": die, "value": value, "paid": told(paid)}
        m.read("V-25: the die is changed", "DieChanged", seat=f"p{m.active}", **facts)
        m.duchies[m.active].pay(paid)
        m.dice = (value, m.dice[1]) if die == 1 else (m.dice[0], value)
        used.add(domain)
        yield from _pair(m)


def _pair(m: Match) -> Script[None]:
    """V-26, VA-11."""
    if m.dice[0] == m.dice[1]:
        for seat in m.in_play():
            yield from trigger(m, seat, "doubles")


def _changes(m: Match, used: set[str]) -> dict[str, tuple[str, int, int, dict[str, int]]]:
    """V-25: every affordable use that changes a die; of two equal dice the first stands for both."""
    duchy, found = m.duchies[m.active], {}
    for domain in duchy.domains:
        if domain in used:
            continue
        for printed in abilities(domain, "roll"):
            price, effect = _roll_ability(m, printed[0])
            if not duchy.can_pay(price):
                continue
            for die in (1,) if m.dice[0] == m.dice[1] else (1, 2):
                before = m.dice[die - 1]
                value = effect["value"] if effect["op"] == "set_die" else before + effect["by"]
                if value != before and 1 <= value <= 6:
                    found[f"change/{domain}/die-{die}"] = (domain, die, value, price)
    return found


def _roll_ability(m: Match, effect: Effect) -> tuple[dict[str, int], Effect]:
    if effect["op"] != "exchange":
        return {}, effect
    times = m.duchies[m.active].count(effect["pay_per"]) if "pay_per" in effect else 1
    return amounts_of(effect["pay"], times), effect["then"][0]


def omens(m: Match) -> Script[None]:
    """V-111 to V-113: hostile events whose number was rolled, in the order the active player likes."""
    values = {*m.dice, sum(m.dice)}
    due = [s.hostile for s in m.centre.stacks if s.hostile and CARDS[s.hostile.name or ""]["activation"] in values]
    while due:
        keys = [f"use/{piece.name}" for piece in due]
        key = yield from m.decide(m.active, "order", "V-111: the order of the events", keys)
        piece = due.pop(keys.index(key))
        name = piece.name or ""
        m.read("V-111: the event strikes", "EventStruck", card=name)
        for effect in CARDS[name]["instruction"]:
            if effect["op"] == "put_token":
                yield from _put_token(m, name, effect)
            else:
                _lose(m, name, effect)


def _put_token(m: Match, card: str, effect: Effect) -> Script[None]:
    targets = {f"put/{piece.name}": piece for piece in m.centre.targets()}
    key = yield from m.decide(m.active, "token", "V-112: any top monster or event", list(targets))
    token = {effect["token"]: effect["amount"]}
    facts = {"card": card, "target": targets[key].name, "token": told(token)}
    m.read("V-112: the token is put", "TokenPut", seat=f"p{m.active}", **facts)
    targets[key].tokens.update(token)


def _lose(m: Match, card: str, effect: Effect) -> None:
    lost = []
    for seat in m.in_play():
        what = {t: min(n, m.duchies[seat].tracks[t]) for t, n in amounts_of(effect).items()}
        if any(what.values()):
            m.duchies[seat].pay(what)
            lost.append({"type": "Lost", "seat": f"p{seat}", "card": card, "what": told(what)})
    m.read_all("V-113: everybody in play loses one, if he has any", lost)
