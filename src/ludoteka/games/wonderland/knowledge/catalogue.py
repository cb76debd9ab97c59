"""The printed texts of abilities, made of the verbs that carry them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.verbs import Plain
from ..content import Content
from ..contract import Catalogue, Seen
from ..effects.abilities import says
from ..pieces import Faction


def catalogue(content: Content, seats: int, settings: Mapping[str, str]) -> Catalogue:
    """The text of every ally card, Wonderlandian and power, made of its verbs.

    What leaders do at tea is written by hand: it is no verb but rules that read otherwise for them (`rules.talents`).
    """
    texts: dict[str, list[Any]] = {card.ref: says(card.abilities) for card in content.allies}
    texts |= {wonder.ref: says(wonder.abilities) for wonder in content.wonders}
    for faction in content.two if seats == 2 else content.many:
        texts |= {power.ref: says(power.rules) for power in faction.powers}
        texts[faction.talent] = [_talent(faction)]
    return {"texts": texts}


def _talent(faction: Faction) -> Plain:
    """A talent's sentence with its numbers, if any: how many cards, or on which rolls."""
    sentence: Plain = {"say": f"text-{faction.talent}"}
    return sentence | ({"n": faction.params[0], "of": {"or": list(faction.params)}} if faction.params else {})


def explain(view: Seen, ref: str) -> list[Plain]:
    """The sentences printed on a thing; for an ally chip those of its card in this game."""
    cards = [card["ref"] for card in view["allies"] if ref in (f"{card['kind']}-weak", f"{card['kind']}-strong")]
    return view["texts"].get(cards[0] if cards else ref, [])
