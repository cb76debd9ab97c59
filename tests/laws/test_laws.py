"""One suite, every game, every seat count, every option set."""

from __future__ import annotations

import os

import pytest

from ludoteka.laws import LAWS, Case
from tests.laws.cases import cases

SEED = os.environ.get("LUDOTEKA_LAWS", "spring")  # another word walks through other matches


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_game_obeys(law: str, case: Case) -> None:
    """Each law and case has a match of its own, so that many are walked through for the price of one."""
    LAWS[law](case, f"{SEED}, {law}, {case}")
