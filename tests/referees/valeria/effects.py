"""Effects of cards outside the income phase: rewards of monsters, abilities of domains (V-57, V-58, V-72 to V-90)."""

from __future__ import annotations

from itertools import product

from tests.referees.running import object_to

from .box import CARDS, RESOURCES, Effect, abilities, amounts_of, amounts_text, read_amounts
from .script import Match, Script


def trigger(match: Match, seat: int, kind: str) -> Script[None]:
    """The lasting abilities that this sets off, in the order in which they were built."""
    for domain in match.duchies[seat].domains:
        for printed in abilities(domain, kind):
            yield from resolve(match, seat, domain, printed)


def resolve(match: Match, seat: int, card: str, printed: list[Effect]) -> Script[None]:
    """V-72: from left to right."""
    for effect in printed:
        match effect["op"]:
            case "gain":
                times = match.duchies[seat].count(effect["per"]) if "per" in effect else 1
                match.gains(seat, card, amounts_of(effect, times), f"V-50, V-73: {card} gives")
            case "choose":
                yield from _choose(match, seat, card, effect)
            case "gain_citizen":
                yield from _free_citizen(match, seat, card, effect)
            case "exchange":
                yield from _exchange(match, seat, card, effect)
            case "take":
                yield from steal(match, seat, card, effect)
            case "slay":
                yield from _bonus_slay(match, seat)
            case "take_monster":
                yield from _seize(match, seat)
            case "return_citizen":
                yield from _return_citizen(match, seat, card, effect)
            case "return_monster":
                yield from _return_monster(match, seat, card, effect)
            case other:
                object_to("section 5: an effect that the referee does not know", other, effect)


def matching(match: Match, effect: Effect) -> list[str]:
    """V-57: top citizens of the centre that an effect may take; only the printed cost counts."""
    return [
        name
        for name in match.centre.citizens()
        if effect.get("role") in (None, CARDS[name]["role"])
        and effect.get("name") in (None, CARDS[name]["id"])
        and CARDS[name]["cost"] <= effect.get("max_cost", 99)
    ]


def citizen_comes(match: Match, seat: int, name: str) -> Script[None]:
    """Move a citizen from its stack to a duchy:

    the next card is turned up, and abilities trigger (V-53, V-57, V-95).
    """
    leave_citizens(match, name)
    match.duchies[seat].citizens[name] += 1
    yield from trigger(match, seat, "gain_citizen")


def leave_citizens(match: Match, name: str) -> None:
    stack = match.centre.stack_with("citizens", name)
    match.centre.leave(stack)
    if stack.cards and match.centre.scrambled:
        event = match.read("V-95: the next card is turned up", "CitizenRevealed", slot=stack.slot)
        match.centre.turn_up(stack, event["citizen"])


def reveal_domain(match: Match, slot: int) -> None:
    stack = match.centre.stacks[slot]
    if stack.cards:
        event = match.read("V-56: turn the next domain up", "DomainRevealed", slot=slot)
        match.centre.turn_up(stack, event["domain"])


def _choose(match: Match, seat: int, card: str, effect: Effect) -> Script[None]:
    """V-58: one of the options that are possible."""
    keys = [f"take/{card}/{way}" for option in effect["options"] for way in _ways(match, seat, option)]
    key = yield from match.decide(seat, "reward", f"V-58: {card} gives one of these", keys)
    for part in key.split("/")[2].split("+"):
        if part in CARDS:
            match.read("V-57: the citizen that was chosen", "CitizenGained", seat=f"p{seat}", card=card, citizen=part)
            yield from citizen_comes(match, seat, part)
        else:
            match.gains(seat, card, read_amounts(part), f"V-58: {card} gives what was chosen")


def _ways(match: Match, seat: int, option: list[Effect]) -> list[str]:
    parts = []
    for effect in option:
        if effect["op"] == "gain_citizen":
            parts.append(matching(match, effect))
        else:
            times = match.duchies[seat].count(effect["per"]) if "per" in effect else 1
            parts.append([amounts_text(amounts_of(effect, times))])
    return ["+".join(way) for way in product(*parts)]


def _free_citizen(match: Match, seat: int, card: str, effect: Effect) -> Script[None]:
    keys = [f"take/{card}/{name}" for name in matching(match, effect)]
    key = yield from match.may(seat, "citizen", f"V-57, V-82: {card} may take one of these", keys)
    if key:
        name = key.split("/")[2]
        match.read("V-57: the citizen that was chosen", "CitizenGained", seat=f"p{seat}", card=card, citizen=name)
        yield from citizen_comes(match, seat, name)


def _exchange(match: Match, seat: int, card: str, effect: Effect) -> Script[None]:
    """V-74, V-90: all or nothing."""
    duchy, paid = match.duchies[seat], amounts_of(effect["pay"])
    keys = [f"trade/{card}/times-1"] if duchy.can_pay(paid) else []
    key = yield from match.may(seat, "trade", "V-90: pay to gain, or not", keys)
    if key:
        what = amounts_of(effect["then"][0])
        facts = {"card": card, "times": 1, "paid": amounts_text(paid), "what": amounts_text(what)}
        match.read("V-74: the exchange", "Traded", seat=f"p{seat}", **facts)
        duchy.pay(paid)
        duchy.gain(what)


def steal_keys(match: Match, card: str, effect: Effect) -> list[str]:
    """V-75, V-79, V-101: from an opponent of your choice, one kind, as much as he has; alone from the supply."""
    amounts = [(track, option[track]) for option in effect["options"] for track in RESOURCES if track in option]
    if match.solo:
        return [f"steal/{card}/supply/{track}-{number}" for track, number in amounts]
    return [
        f"steal/{card}/p{victim}/{track}-{min(number, match.duchies[victim].tracks[track])}"
        for victim in match.opponents()
        for track, number in amounts
        if match.duchies[victim].tracks[track] > 0
    ]


def steal(match: Match, seat: int, card: str, effect: Effect) -> Script[bool]:
    """Take it or, from an opponent, not; alone it is simply received."""
    keys = steal_keys(match, card, effect)
    key: str | None
    if match.solo:
        key = yield from match.decide(seat, "steal", f"V-101: {card} gives from the supply", keys)
    else:
        key = yield from match.may(seat, "steal", f"V-75: {card} may take from an opponent in play", keys)
    if key:
        _, _, who, what = key.split("/")
        victim = None if who == "supply" else who
        match.read(f"V-75: {card} takes", "Stolen", seat=f"p{seat}", card=card, victim=victim, what=what)
        match.duchies[seat].gain(read_amounts(what))
        if victim:
            match.duchies[int(victim[1])].pay(read_amounts(what))
    return key is not None


def slay_keys(match: Match, seat: int) -> list[str]:
    """V-46, V-47: everything that can be slain, in every way it can be paid for."""
    keys = []
    for piece in match.centre.targets():
        price = match.centre.price(piece)
        for way in match.duchies[seat].splits("strength", price["strength"], price["magic"]):
            keys.append(f"slay/{piece.name}/{amounts_text(way)}")
    return keys


def slay(match: Match, seat: int, name: str, paid: str) -> Script[None]:
    """V-48."""
    duchy = match.duchies[seat]
    match.read("V-48: the monster is slain", "MonsterSlain", seat=f"p{seat}", monster=name, paid=paid)
    duchy.pay(read_amounts(paid))
    piece = match.centre.slain(name)
    duchy.monsters.append(name)
    if piece.tokens["gold"]:
        gold = {"gold": piece.tokens["gold"]}
        match.read("V-48: the gold on it", "TokensGained", seat=f"p{seat}", monster=name, what=amounts_text(gold))
        duchy.gain(gold)
    yield from resolve(match, seat, name, CARDS[name]["reward"])
    yield from trigger(match, seat, "slay")


def _bonus_slay(match: Match, seat: int) -> Script[None]:
    """V-88."""
    key = yield from match.may(seat, "slay", "V-88: one more monster may be slain", slay_keys(match, seat))
    if key:
        _, name, paid = key.split("/")
        yield from slay(match, seat, name, paid)


def _seize(match: Match, seat: int) -> Script[None]:
    """V-85, V-101: a random slain monster of an opponent; alone the first one of the centre."""
    if match.solo:
        stacks = [stack for stack in match.centre.row("monsters") if stack.cards]
        keys = [f"seize/{stacks[0].top}"] if stacks else []
        key = yield from match.may(seat, "seize", "V-101: the top of the first monster stack", keys)
        if key:
            name = key.split("/")[1]
            match.read("V-101: it is taken", "MonsterTaken", seat=f"p{seat}", victim=None, monster=name)
            match.centre.leave(stacks[0])
            match.duchies[seat].monsters.append(name)
        return
    keys = [f"seize/p{victim}" for victim in match.opponents() if match.duchies[victim].monsters]
    key = yield from match.may(seat, "seize", "V-85: from an opponent in play who has slain a monster", keys)
    if key:
        victim = int(key[-1])
        event = match.read("V-85: a random monster", "MonsterTaken", seat=f"p{seat}", victim=f"p{victim}")
        if event["monster"] not in match.duchies[victim].monsters:
            object_to("V-85: one of his slain monsters", event["monster"], match.duchies[victim].monsters)
        match.duchies[victim].monsters.remove(event["monster"])
        match.duchies[seat].monsters.append(event["monster"])


def _return_citizen(match: Match, seat: int, card: str, effect: Effect) -> Script[None]:
    """V-83."""
    keys = [f"return/{name}" for name in +match.duchies[seat].citizens]
    key = yield from match.may(seat, "return-citizen", "V-83: any citizen of the duchy, no starter", keys)
    if key:
        name = key.split("/")[1]
        match.read("V-83: it goes back", "CitizenReturned", seat=f"p{seat}", citizen=name)
        match.duchies[seat].citizens[name] -= 1
        match.centre.give_back_citizen(name)
        yield from resolve(match, seat, card, effect["then"])


def _return_monster(match: Match, seat: int, card: str, effect: Effect) -> Script[None]:
    """V-84, VA-35."""
    own = {name for name in match.duchies[seat].monsters if CARDS[name]["kind"] == "monster"}
    key = yield from match.may(
        seat, "return-monster", "V-84: any slain monster of an area", [f"return/{n}" for n in own]
    )
    if key:
        name = key.split("/")[1]
        match.read("V-84: it goes back", "MonsterReturned", seat=f"p{seat}", monster=name)
        match.duchies[seat].monsters.remove(name)
        match.centre.give_back_monster(name)
        yield from resolve(match, seat, card, effect["then"])
