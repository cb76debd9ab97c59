"""Set-up and roll phase, with hostile events at its end (V-11 to V-27, V-108 to V-113)."""

from __future__ import annotations

from tests.referees.running import Question, object_to, same

from .box import BY_KIND, CARDS, Effect, abilities, amounts_of, amounts_text
from .effects import trigger
from .script import Asking, Match, Script, options


def set_up(match: Match) -> Script[None]:
    centre, areas = match.centre, [stack.title for stack in match.centre.row("monsters")]
    laid = match.read("V-13: stacks from the lowest top to the highest", "TableLaid", areas=areas)
    for stack, name in zip(centre.row("citizens"), laid["citizens"], strict=True):
        centre.turn_up(stack, name)
    for stack, name in zip(centre.row("domains"), laid["domains"], strict=True):
        centre.turn_up(stack, name)
    match.first = match.active = int(laid["first"][1])
    if match.settings["first"] != "random":
        same("V-20: whom the table's option names", laid["first"], match.settings["first"])
    if match.dukes:
        yield from _keep_dukes(match)


def _keep_dukes(match: Match) -> Script[None]:
    """V-19, V-99: everybody keeps one of two, at the same time."""
    dealt: dict[int, set[str]] = {}
    chosen: dict[int, str] = {}

    def judge(question: Question) -> None:
        two = {key.removeprefix("keep/") for key in question.keys}
        others = [name for seat, names in dealt.items() if seat != question.seat for name in names]
        if len(two) != 2 or not two <= set(BY_KIND["duke"]) or two & set(others):
            object_to("V-19: two dukes that nobody else was dealt", question.keys, f"not {others}")
        same("V-19: the dukes that were dealt", dealt.setdefault(question.seat, two), two)

    while len(chosen) < match.seats:
        seat, key = yield {seat: Asking("duke", judge) for seat in range(match.seats) if seat not in chosen}
        chosen[seat] = key.removeprefix("keep/")
    for seat in range(match.seats):
        match.duchies[seat].duke = chosen[seat]
    kept_events = [{"type": "DukeKept", "seat": f"p{seat}", "duke": chosen[seat]} for seat in range(match.seats)]
    match.read_all("V-19: everybody keeps the chosen duke", kept_events)
    if match.solo:
        match.read("V-99: then the Dark Lord comes", "DarkLordCame")


def roll(match: Match) -> Script[None]:
    match.phase = "roll"
    event = match.read("V-24: roll", "DiceRolled", seat=f"p{match.active}")
    match.dice = (event["first"], event["second"])
    if not all(1 <= die <= 6 for die in match.dice):
        object_to("V-2: six-sided dice", match.dice, "1 to 6")
    yield from _pair(match)
    used: set[str] = set()
    while changes := _changes(match, used):
        _, key = yield {match.active: options("dice", "V-25: roll abilities", [*changes, "announce"])}
        if key == "announce":
            break
        domain, die, value, paid = changes[key]
        facts = {"domain": domain, "die": die, "value": value, "paid": amounts_text(paid)}
        match.read("V-25: the die is changed", "DieChanged", seat=f"p{match.active}", **facts)
        match.duchies[match.active].pay(paid)
        match.dice = (value, match.dice[1]) if die == 1 else (match.dice[0], value)
        used.add(domain)
        yield from _pair(match)


def _pair(match: Match) -> Script[None]:
    """V-26, VA-11."""
    if match.dice[0] == match.dice[1]:
        for seat in match.in_play():
            yield from trigger(match, seat, "doubles")


def _changes(match: Match, used: set[str]) -> dict[str, tuple[str, int, int, dict[str, int]]]:
    """V-25: every affordable use that changes a die; of two equal dice the first stands for both."""
    duchy, changes = match.duchies[match.active], {}
    for domain in duchy.domains:
        if domain in used:
            continue
        for printed in abilities(domain, "roll"):
            price, effect = _roll_ability(match, printed[0])
            if not duchy.can_pay(price):
                continue
            for die in (1,) if match.dice[0] == match.dice[1] else (1, 2):
                before = match.dice[die - 1]
                value = effect["value"] if effect["op"] == "set_die" else before + effect["by"]
                if value != before and 1 <= value <= 6:
                    changes[f"change/{domain}/die-{die}"] = (domain, die, value, price)
    return changes


def _roll_ability(match: Match, effect: Effect) -> tuple[dict[str, int], Effect]:
    if effect["op"] != "exchange":
        return {}, effect
    times = match.duchies[match.active].count(effect["pay_per"]) if "pay_per" in effect else 1
    return amounts_of(effect["pay"], times), effect["then"][0]


def omens(match: Match) -> Script[None]:
    """V-111 to V-113: hostile events whose number was rolled, in the order the active player likes."""
    values = {*match.dice, sum(match.dice)}
    due = [s.hostile for s in match.centre.stacks if s.hostile and CARDS[s.hostile.name or ""]["activation"] in values]
    while due:
        keys = [f"use/{piece.name}" for piece in due]
        key = yield from match.decide(match.active, "order", "V-111: the order of the events", keys)
        piece = due.pop(keys.index(key))
        name = piece.name or ""
        match.read("V-111: the event strikes", "EventStruck", card=name)
        for effect in CARDS[name]["instruction"]:
            if effect["op"] == "put_token":
                yield from _put_token(match, name, effect)
            else:
                _lose(match, name, effect)


def _put_token(match: Match, card: str, effect: Effect) -> Script[None]:
    targets = {f"put/{piece.name}": piece for piece in match.centre.targets()}
    key = yield from match.decide(match.active, "token", "V-112: any top monster or event", list(targets))
    token = {effect["token"]: effect["amount"]}
    facts = {"card": card, "target": targets[key].name, "token": amounts_text(token)}
    match.read("V-112: the token is put", "TokenPut", seat=f"p{match.active}", **facts)
    targets[key].tokens.update(token)


def _lose(match: Match, card: str, effect: Effect) -> None:
    lost = []
    for seat in match.in_play():
        what = {track: min(n, match.duchies[seat].tracks[track]) for track, n in amounts_of(effect).items()}
        if any(what.values()):
            match.duchies[seat].pay(what)
            lost.append({"type": "Lost", "seat": f"p{seat}", "card": card, "what": amounts_text(what)})
    match.read_all("V-113: everybody in play loses one, if he has any", lost)
