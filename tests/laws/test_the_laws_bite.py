"""The laws themselves are tried on games that are wrong on purpose."""

from __future__ import annotations

import pytest

from ludoteka.laws import LAWS, Case
from tests.toys.broken import BROKEN, SOUND


@pytest.mark.parametrize("law", LAWS)
def test_a_sound_game_passes(law: str) -> None:
    LAWS[law](Case(SOUND, 2), "spring")


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_caught(fault: str) -> None:
    broken = BROKEN[fault]
    caught = []
    for seed in ("spring", "summer", "autumn"):
        try:
            LAWS[broken.law](Case(broken.game, 2), seed)
        except Exception as error:
            caught.append(error)
    assert caught, f"the law {broken.law!r} does not see that {fault}"
