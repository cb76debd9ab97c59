"""The settings of a game at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteka

from ..errors import Refused
from ..tables.wire import WhyInfo


def complete_settings(game_id: str, version: str | None, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """The complete settings of a game for so many seats; Refused explains what is wrong with those chosen."""
    try:
        return dict(ludoteka.game(game_id, version).complete_settings(seats, chosen))
    except ludoteka.LudotekaError as error:
        raise bad_settings(game_id, error) from None


def bad_settings(game_id: str, error: ludoteka.LudotekaError) -> Refused:
    """The refusal of wrong settings, for a client that has the game's words."""
    why = error.why if isinstance(error, ludoteka.BadSetting) else None
    words: dict[str, Any] = {"game": game_id, "why": WhyInfo(why.message, dict(why.about), why.rule)} if why else {}
    return Refused("bad-table", str(error), 400, reason=str(error), **words)
