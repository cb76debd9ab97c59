"""Every key that can ever be offered."""

from __future__ import annotations

from collections.abc import Mapping

from ..pieces import KINDS


def vocabulary(seats: int, settings: Mapping[str, str]) -> list[str]:
    return [card.key for card in KINDS]
