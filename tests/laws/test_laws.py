"""One suite, every game, every seat count, every option set."""

from __future__ import annotations

import pytest

from ludoteka.laws import LAWS, Case
from tests.laws.cases import cases


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_game_obeys(law: str, case: Case) -> None:
    LAWS[law](case, "spring")
