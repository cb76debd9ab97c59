"""A match from its set-up to its last turn (V-21, V-63, V-64, V-92, V-100)."""

from __future__ import annotations

from .acting import actions, begin_actions, close, solo_end
from .income import income, take_first
from .lord import monsters
from .rolling import omens, roll, set_up
from .scoring import score
from .script import Match, Over, Script


def match(m: Match) -> Script[None]:
    """The whole match."""
    yield from set_up(m)
    yield from turns(m, turn(m))


def from_action(m: Match, action: int) -> Script[None]:
    """A match from a position in the action phase on."""
    yield from turns(m, since_actions(m, action))


def turns(m: Match, this: Script[None]) -> Script[None]:
    """This turn and all others."""
    how = "points"
    try:
        while True:
            yield from this
            if not m.solo and close(m):
                break
            m.active = (m.active + 1) % m.seats
            this = turn(m)
    except Over as over:
        how = over.how
    m.phase = "over"
    score(m, how)


def begin(m: Match) -> None:
    """V-64, V-92."""
    m.turn += 1
    if m.seats == 5:
        m.resting = (m.active - 1) % m.seats
    resting = None if m.resting is None else f"p{m.resting}"
    m.read("V-64, V-92: the turn begins", "TurnBegan", seat=f"p{m.active}", turn=m.turn, resting=resting)


def turn(m: Match) -> Script[None]:
    """V-21: roll, income, actions."""
    begin(m)
    yield from roll(m)
    yield from omens(m)
    yield from take_first(m)
    yield from income(m)
    yield from begin_actions(m)
    yield from since_actions(m)


def since_actions(m: Match, action: int = 1) -> Script[None]:
    """The actions; alone, the monsters and a second income come after them (V-100)."""
    yield from actions(m, action)
    if m.solo:
        yield from monsters(m)
        yield from income(m, "passive")
        solo_end(m)
