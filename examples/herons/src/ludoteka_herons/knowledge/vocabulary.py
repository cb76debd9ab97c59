"""Every key that can ever be offered."""

from __future__ import annotations

from collections.abc import Mapping

from ..pieces import PATIENCE, Pond, take_out, wait_for


def vocabulary(pond: Pond, seats: int, settings: Mapping[str, str]) -> list[str]:
    return [wait_for(card).key for card in PATIENCE] + [take_out(fish).key for fish in pond.fish]
