"""By what names things go at a table of Harrow County: a legend by that of the hero who leads the faction."""

from __future__ import annotations

from typing import Any

_LEGENDS = {"protectors": "red-legend", "family": "blue-legend"}


def aliases(view: dict[str, Any]) -> dict[str, str]:
    """Of every faction's legend, and of the one that goes along in an ADVANCE of this seat."""
    heroes = {faction: view["sides"].get(faction, {}).get("hero") for faction in _LEGENDS}
    known = {_LEGENDS[faction]: hero for faction, hero in heroes.items() if hero}
    seat = view["seat"]
    own = None if seat is None else heroes.get(view["seats"][seat])
    return known | ({"advance/legend": own} if own else {})
