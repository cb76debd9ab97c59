"""Cards as plain data: the printed values, and each line as a sentence and as signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....kernel import remember
from ....kernel.verbs import Plain, as_sentences, joined
from ..contract import Amounts, At, Catalogue, Face, Line, Seen
from ..grammar import ROLES, TRACKS, Effects
from ..pieces import Citizen, Content, Domain, Duke, Monster, Score, Source, Starter
from ..rules.roll import odds

# When a domain does something, and the signs that say so.
MOMENTS: dict[str, tuple[str, ...]] = {
    "build": (),
    "roll": (),
    "doubles": ("doubles", "pay"),
    "action_start": ("turn", "pay"),
    "action_end": ("turn", "pay"),
    "slay": ("slay", "pay"),
    "gain_citizen": ("citizen", "pay"),
}


def amounts(values: Sequence[int]) -> Amounts:
    return {track: n for track, n in zip(TRACKS, values, strict=True) if n}


@remember
def describe(card: Source | Duke) -> Face:
    """One card. The dictionary is shared: copy it before changing it."""
    if isinstance(card, Starter | Citizen):
        return _earner(card)
    if isinstance(card, Monster):
        return _monster(card)
    if isinstance(card, Duke):
        return {"kind": "duke", "lines": score(card.score)}
    roles = {role: n for role, n in zip(ROLES, card.roles, strict=True) if n}
    return {"kind": "domain", "cost": card.cost, "roles": roles, "vp": card.vp, "lines": _abilities(card)}


def _line(at: At, effects: Effects) -> list[Line]:
    if not effects:
        return []
    text = as_sentences(effects)
    return [{"at": at, "says": text["says"], "signs": text["signs"]}]


def _earner(card: Starter | Citizen) -> Face:
    face: Face = {
        "kind": "starter" if isinstance(card, Starter) else "citizen",
        "numbers": list(card.numbers),
        "odds": round(odds(card.numbers), 4),
        "lines": [*_line("active", card.active), *_line("passive", card.passive)],
    }
    if isinstance(card, Starter):
        face["name"] = card.name
    else:
        face["cost"], face["role"] = card.cost, ROLES[card.role]
    return face


def _monster(card: Monster) -> Face:
    face: Face = {
        "kind": "event" if card.number else "monster",
        "type": card.type,
        "vp": card.vp,
        "strength": card.strength,
        "magic": card.magic,
        "lines": [*_line("instruction", card.instruction), *_line("reward", card.reward)],
    }
    if card.number:
        face["number"] = card.number
    else:
        face["area"] = card.area
    return face


def score(listed: tuple[Score, ...]) -> list[Line]:
    """The lines by which a duke scores."""
    return [
        {
            "at": "score",
            "says": [{"say": "score-per", "n": line.vp, "per": line.per.plain()}],
            "signs": [str(line.vp), "vp", *line.per.signs()],
        }
        for line in listed
    ]


def _abilities(card: Domain) -> list[Line]:
    lines: list[Line] = []
    for trigger, moment in MOMENTS.items():
        effects: Effects = getattr(card, trigger)
        if effects:
            text = as_sentences(effects)
            says = {"say": f"when-{trigger.replace('_', '-')}", "what": text["says"]}
            lines.append({"at": "ability", "says": [says], "signs": [*moment, *text["signs"]]})
    if card.flat:
        lines.append(
            {"at": "ability", "says": [{"say": "when-ignore-surcharge"}], "signs": ["citizen", "no-surcharge"]}
        )
    if card.discount:
        says = {"say": "when-domain-discount", "n": card.discount}
        lines.append({"at": "ability", "says": [says], "signs": ["domain", str(-card.discount), "gold"]})
    return lines


def amount_signs(amounts: Amounts) -> list[str]:
    """Amounts as signs."""
    return joined(([str(n), track] for track, n in amounts.items() if n), "plus")


def catalogue(content: Content, seats: int, settings: Mapping[str, str]) -> Catalogue:
    """The printed side of every card in the box."""
    return {"cards": _faces(content)}


@remember
def _faces(content: Content) -> dict[str, Face]:
    cards: list[Source | Duke] = [*content.starters, *content.citizens, *content.events, *content.domains]
    cards += [*content.dukes, *(card for area in content.monsters.values() for stack in area for card in stack)]
    return {card.ref: describe(card) for card in sorted(cards, key=lambda card: card.ref)}


def explain(view: Seen, ref: str) -> list[Plain]:
    """The sentences of a card: its kind and values, then its lines."""
    face = view["cards"].get(ref)
    if face is None:
        return []
    kind = {"say": f"kind-{face['kind']}"}
    fact: Plain = {"say": "told-card", "kind": kind, "vp": f"vp-{face['vp']}" if face.get("vp") else None}
    fact["numbers"] = "·".join(map(str, face.get("numbers", []))) or None
    fact["role"] = face.get("role") or face.get("type")
    fact["odds"] = round(face["odds"] * 100) if face.get("odds") else None
    lines = [{"say": f"told-{line['at']}", "n": face.get("number"), "what": line["says"]} for line in face["lines"]]
    return [fact, *lines]
