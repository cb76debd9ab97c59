"""The names of things at a table of Harrow County: a legend has the name of the hero who leads its faction."""

from __future__ import annotations

from collections.abc import Mapping

from .. import contract

_LEGENDS = {"protectors": "red-legend", "family": "blue-legend"}


def called(shown: contract.View) -> dict[str, str]:
    """Every faction's legend, and the one that goes along in an ADVANCE of this seat, by the names of their heroes."""
    heroes = {faction: shown["sides"][faction].get("hero") for faction in _LEGENDS if faction in shown["sides"]}
    names = {_LEGENDS[faction]: hero for faction, hero in heroes.items() if hero}
    seat = shown["seat"]
    own = None if seat is None else heroes.get(shown["seats"][seat])
    return names | ({"advance/legend": own} if own else {})


def aliases(view: contract.View) -> Mapping[str, str]:
    """The names in a view, the same for rooms and the terminal."""
    return view["called"]
