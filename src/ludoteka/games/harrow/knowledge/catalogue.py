"""The printed texts, made of the verbs that carry them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.verbs import Plain
from ..contract import Catalogue, Seen
from ..grammar import Effects
from ..pieces import KAMMI, Card, Kit, Offer
from ..sides.fair_folk.quests import quest_text

# These are written by hand: quests and finds are conditions, not verbs; some scrolls only add a trail to the first.
WRITTEN = ("kammi", "hester", "sword", "crown", "queen")


def catalogue(kit: Kit, seats: int, settings: Mapping[str, str]) -> Catalogue:
    """The text of every card, tile, offer, legend, scroll and quest."""
    texts: dict[str, list[Any]] = {card.ref: _card(card) for deck in kit.cards for card in deck}
    texts |= {tile.ref: _sentences(says(tile.effects)) for tile in kit.tiles}
    texts |= {offer.ref: _offer(offer) for offer in kit.offers}
    texts |= {hero.ref: _sentences(says(hero.effects)) for faction in kit.heroes for hero in faction}
    for goblin in kit.heroes[KAMMI]:  # H-193
        texts[goblin.ref] = _sentences([{"say": "once-per-game", "what": says(goblin.effects)}])
    for track, scrolls in kit.tracks.items():
        for n, scroll in enumerate(scrolls, 1):
            ref = f"scroll-{track}-{n}"
            texts[ref] = _sentences(says(scroll)) if scroll else [_written(ref)]
    texts |= {ref: [_written(ref)] for ref in WRITTEN}
    texts |= {quest.ref: [{"say": quest_text(quest)}] for quest in kit.quests}
    return {"texts": texts}


def says(effects: Effects) -> list[Plain]:
    """The sentences of these effects, in order."""
    return [effect.plain() for effect in effects] or [{"say": "fx-nothing"}]


def _sentences(sentences: list[Plain]) -> list[Plain]:
    return [{"say": "sentence", "what": one} for one in sentences]


def _written(ref: str) -> Plain:
    return {"say": f"text-{ref}"}


def _card(card: Card) -> list[Plain]:
    return _sentences([*says(card.effects), *([{"say": "solo-joker"}] if card.solo.joker else [])])


def _offer(offer: Offer) -> list[Plain]:
    """The sentences of an offer, for the others and for Hester."""
    for_her: Plain = (
        {"say": "for-hester", "what": says(offer.hester)} if offer.hester else {"say": "for-hester-nothing"}
    )
    if offer.hester == offer.effects:
        for_her = {"say": "for-hester-too"}
    return _sentences([*says(offer.effects), *([for_her] if offer.effects else [])])


def explain(view: Seen, ref: str) -> list[Plain]:
    """The sentences printed on a thing."""
    return view["texts"].get(ref, [])
