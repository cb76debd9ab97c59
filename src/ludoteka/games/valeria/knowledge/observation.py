"""A view as numbers of fixed length, for learning programs: mine first, then the others in order of play."""

from __future__ import annotations

from typing import Any

from ..contract import Lord, Player, Slot, View
from ..grammar import ROLES
from ..pieces import Content

PLAYERS = 5
PHASES = ("setup", "roll", "income", "action", "monsters", "end", "over")


def features(content: Content, view: View) -> list[float]:
    """The table as this seat sees it."""
    me = view["seat"] or 0
    seats = view["seats"]
    dice = view["dice"] or [0, 0]
    numbers: list[Any] = [view["phase"] == phase for phase in PHASES]
    numbers += [seats, view["turn"], view["active"] == me, view["resting"] == me, view["actions"]["now"], *dice]
    numbers += [view["exhausted"]["count"], view["exhausted"]["limit"], view["exhausted"]["deck"]]
    numbers += [view["ending"] is not None, view["ending"]["turns"] if view["ending"] else 0]
    for place in range(PLAYERS):
        numbers += _player(content, view["players"][(me + place) % seats] if place < seats else None)
    numbers += _lord(content, view["lord"])
    numbers += _market(content, view["market"])
    mine = view["me"]["duke"] if view["me"] else None
    numbers += [mine == duke.ref for duke in content.dukes]
    numbers += [view["me"]["total"] if view["me"] else 0]
    return [float(number) for number in numbers]


def _player(content: Content, player: Player | None) -> list[Any]:
    monsters = [monster.ref for monster in _monsters(content)]
    domains = [domain.ref for domain in content.domains]
    if player is None:
        return [0] * (6 + len(ROLES) + len(content.citizens) + len(monsters) + len(domains))
    owned = {card["card"]: card["count"] for group in player["groups"] for card in group["cards"]}
    numbers = [player["gold"], player["strength"], player["magic"], player["vp"], player["points"], player["duchy"]]
    numbers += [player["symbols"][role] for role in ROLES]
    numbers += [owned.get(citizen.ref, 0) for citizen in content.citizens]
    numbers += [player["monsters"].count(ref) for ref in monsters]
    return numbers + [ref in player["domains"] for ref in domains]


def _lord(content: Content, lord: Lord | None) -> list[Any]:
    if lord is None:
        return [0] * (1 + len(content.citizens))
    held = {card["card"]: card["count"] for card in lord["citizens"]}
    return [lord["points"], *(held.get(citizen.ref, 0) for citizen in content.citizens)]


def _market(content: Content, market: list[Slot]) -> list[Any]:
    """For every kind of card:

    how many are on top or known below, whether it is on top, and its price for the viewer.
    """
    tops = {slot["card"]: slot for slot in market if slot["card"]}
    tops |= {slot["cover"]: slot for slot in market if slot["cover"] not in (None, "exhausted", "bare")}
    numbers: list[Any] = []
    for card in (*_monsters(content), *content.citizens, *content.domains):
        slot = tops.get(card.ref)
        price = slot["price"] if slot else {}
        numbers += [slot["count"] if slot else 0, sum(price.values()), bool(slot and slot["affordable"])]
    return numbers


def _monsters(content: Content) -> list[Any]:
    return [*dict.fromkeys(monster for area in content.areas for monster in content.monsters[area][1]), *content.events]
