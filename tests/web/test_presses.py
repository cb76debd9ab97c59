"""Random presses and play by accessible names: a small version of `make presses`."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Browser

from tests.web.house import Deals
from tests.web.listening import Listener, names
from tests.web.pressing import Match, Player, Presser

pytestmark = pytest.mark.browser
PRESSES = 30


def play(player: Player, most: int | None = None) -> None:
    for _ in islice(player.play(), most):
        pass
    player.close()
    assert [finding.report() for finding in player.findings] == []


@pytest.mark.parametrize(
    "match",
    [
        Match("claim", touch=True),
        Match("valeria", seats=3, settings={"events": "on"}),
        Match("wonderland", seats=3, touch=True),
        Match("harrow", settings={"chapter": "2"}),
    ],
    ids=str,
)
def test_the_room_responds_to_every_press(browser: Browser, house: str, deals: Deals, match: Match) -> None:
    presser = Presser(browser, house, deals, match)
    play(presser, PRESSES)
    assert presser.tally.presses == PRESSES and presser.tally.decisions > 0


def test_a_whole_match_is_played_by_accessible_names_alone(browser: Browser, house: str, deals: Deals) -> None:
    listener = Listener(browser, house, deals, Match("claim", seed=2))
    play(listener)
    assert listener.tally.matches == 1


@pytest.mark.parametrize("game", ["valeria", "wonderland", "harrow"])
def test_a_round_is_played_by_accessible_names_alone(browser: Browser, house: str, deals: Deals, game: str) -> None:
    listener = Listener(browser, house, deals, Match(game))
    play(listener, 15)
    assert listener.tally.decisions > 5


def test_names_are_read_from_the_tree_as_they_are_said() -> None:
    tree = """- list:
  - listitem:
    - button "Play Goblin 7"
    - 'button "Take: Queen''s \\\\"tea\\\\""'
    - button [disabled]"""
    assert names(tree.replace("\\\\", "\\")) == ["Play Goblin 7", 'Take: Queen\'s "tea"', ""]
