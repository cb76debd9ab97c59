"""A match from its set-up to its last turn (V-21, V-63, V-64, V-92, V-100)."""

from __future__ import annotations

from .acting import actions, begin_actions, close, solo_end
from .income import income, take_first
from .lord import monsters
from .rolling import omens, roll, set_up
from .scoring import score
from .script import Match, Over, Script


def whole_match(match: Match) -> Script[None]:
    """The whole match."""
    yield from set_up(match)
    yield from turns(match, turn(match))


def from_action(match: Match, action: int) -> Script[None]:
    """A match from a position in the action phase on."""
    yield from turns(match, since_actions(match, action))


def turns(match: Match, this: Script[None]) -> Script[None]:
    """This turn and all others."""
    how = "points"
    try:
        while True:
            yield from this
            if not match.solo and close(match):
                break
            match.active = (match.active + 1) % match.seats
            this = turn(match)
    except Over as over:
        how = over.how
    match.phase = "over"
    score(match, how)


def begin(match: Match) -> None:
    """V-64, V-92."""
    match.turn += 1
    if match.seats == 5:
        match.resting = (match.active - 1) % match.seats
    resting = None if match.resting is None else f"p{match.resting}"
    match.read("V-64, V-92: the turn begins", "TurnBegan", seat=f"p{match.active}", turn=match.turn, resting=resting)


def turn(match: Match) -> Script[None]:
    """V-21: roll, income, actions."""
    begin(match)
    yield from roll(match)
    yield from omens(match)
    yield from take_first(match)
    yield from income(match)
    yield from begin_actions(match)
    yield from since_actions(match)


def since_actions(match: Match, action: int = 1) -> Script[None]:
    """The actions; alone, the monsters and a second income come after them (V-100)."""
    yield from actions(match, action)
    if match.solo:
        yield from monsters(match)
        yield from income(match, "passive")
        solo_end(match)
