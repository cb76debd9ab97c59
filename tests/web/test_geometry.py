"""Every question of a room at every size: nothing overlaps, is cut, too small or out of sight, and nothing jumps."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

import ludoteka
from ludoteka.kernel import Table
from ludoteka.kernel.contract import full_view as whole
from ludoteka.kernel.plain import plain
from ludoteka.server.tables import wire
from ludoteka.server.tables.live import numbered
from ludoteka.server.wire import text
from tests.web.geometry import survey
from tests.web.people import Person
from tests.web.positions import MATCHES, Position, positions, reached

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
Size = tuple[int, int]
Look = tuple[Position, list[Size]]
LAPTOP = [(1440, 900), (1280, 720), (1024, 768)]
TOUCH = [(820, 1180), (390, 844), (360, 640), (844, 390)]
# In games with many questions the sizes take turns from question to question; `make rooms` looks at all of them.
BIG = {"wonderland", "harrow"}
AT_ONCE = {False: 1, True: 2}  # how many sizes of a laptop and of what is touched then see a question
PLACES = """selectors => [document.querySelector('.board[data-room]').dataset.scene ?? '', selectors.map(name => {
    const box = document.querySelector(name)?.getBoundingClientRect()
    return box ? [name, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ') : name
})]"""
# What must not move or shrink from one question to the next, within one scene of the room.
STILL = {
    "claim": (".board", ".asking"),
    "valeria": (".slots", ".board > .ask"),
    "wonderland": ("main .stage", "main .ask"),
    "harrow": (".stage", ".asking"),
}


# Hester's feast and terror, which matches decided by lot do not come to.
RARE = {
    "harrow": {
        *("devour", "douse", "drag", "eat", "eat-from", "lock"),
        *("scatter", "spoon", "square", "terror", "together"),
    }
}


@pytest.mark.parametrize("game", MATCHES)
def test_a_position_is_kept_for_every_question(game: str) -> None:
    contract = ludoteka.game(game).contract
    assert contract
    assert {position.prompt for position in positions(game)} >= set(contract.questions) - RARE.get(game, set())


class Projector:
    """Shows positions on a person's page, independently of the server."""

    def __init__(self, me: Person, shown: Iterable[Position]) -> None:
        self._me = me
        self._number = count(1)
        self._states = {str(position): self._message_for(position, table) for position, table in reached(shown)}
        self._state: dict[str, Any] = {}
        self._wire: WebSocketRoute | None = None
        me.want(askForced=True)
        me.page.route_web_socket(re.compile("/socket"), self._relay)

    def open(self, position: Position) -> None:
        """Open a table of the position's kind; I am the seat to move."""
        chairs = [{"kind": "bot", "level": "easy"} for _ in range(position.seats)]
        chairs[position.seat] = {"kind": "me"}
        self._state = self._states[str(position)]
        self._me.go(self._me.lay_table(position.game, seats=chairs, settings=position.settings))
        self._me.page.locator(".board[data-room]").wait_for()

    def state_at(self, position: Position) -> dict[str, Any]:
        return self._states[str(position)]

    def show(self, position: Position) -> None:
        self.send(self.state_at(position))

    def send(self, state: dict[str, Any]) -> None:
        self._state = state
        assert self._wire
        self._wire.send(json.dumps(self._state))
        self._me.page.locator(".asking .question.paper").wait_for()

    def _relay(self, route: WebSocketRoute) -> None:
        self._wire = route
        route.connect_to_server().on_message(lambda message: self._pass_on(json.loads(message), route))

    def _pass_on(self, message: dict[str, Any], route: WebSocketRoute) -> None:
        if message["t"] == "state":
            message = {**self._state, **({"info": message["info"]} if "info" in message else {})}
        route.send(json.dumps(message))

    def _message_for(self, position: Position, table: Table[Any]) -> dict[str, Any]:
        """Send the state as the server would."""
        seat = position.seat
        ask = table.asks[seat]  # type: ignore[index]
        visible = [event.seen_by(seat) for event in table.events]  # type: ignore[arg-type]
        state = wire.State(
            seq=len(table.decisions),
            base=-1,
            undos=next(self._number),
            events=[numbered(0, event) for event in visible if event is not None],
            ask=wire.AskInfo(ask.prompt, plain(ask.about), ask.keys, ask.rule),
            waiting=sorted(map(int, table.asks)),
            sealed=sorted(map(int, table.sealed)),
            undo=table.can_undo(seat),
            seat=seat,
            outcome=None,
            by=[],
            view=whole(table, seat),
        )
        message: dict[str, Any] = json.loads(text(state))
        return message


def tables(looks: list[Look]) -> Iterator[list[Look]]:
    """These looks, those together that one table can show."""
    kinds: dict[int, list[Look]] = {}
    for position, sizes in looks:
        kinds.setdefault(position.seats, []).append((position, sizes))
    yield from kinds.values()


def kind(position: Position) -> str:
    """Between questions of one kind nothing may move: whoever is asked them sits at one place of one match."""
    return json.dumps([position.seats, position.settings, position.seat])


def walk_round(me: Person, game: str, looks: list[Look], touch: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """Show these questions at their sizes; returns the faults and the movements."""
    projector = Projector(me, [position for position, _ in looks])
    for group in tables(looks):
        projector.open(group[0][0])
        stood: dict[tuple[Size, str, str], list[str]] = {}
        for position, sizes in group:
            projector.show(position)
            for size in sizes:
                me.page.set_viewport_size({"width": size[0], "height": size[1]})
                me.settle()
                problems = survey(me.page, touch)
                scene, places = me.page.evaluate(PLACES, list(STILL[game]))
                stand = stood.setdefault((size, kind(position), scene), places)
                if stand != places:
                    problems["moved"] = [stand, places]
                yield f"{position} at {size[0]}x{size[1]}", problems


def looks_at(game: str, touch: bool) -> list[Look]:
    """Every question with the sizes at which it is seen: all, or in big games some of them in turn."""
    sizes = TOUCH if touch else LAPTOP
    turns = AT_ONCE[touch] if game in BIG else len(sizes)
    return [
        (position, [sizes[(number * turns + turn) % len(sizes)] for turn in range(turns)])
        for number, position in enumerate(positions(game))
    ]


@pytest.mark.parametrize("touch", [False, True], ids=["laptop", "touch"])
@pytest.mark.parametrize("game", MATCHES)
def test_every_question_has_its_place_at_every_size(guest: Guests, game: str, touch: bool) -> None:
    """Only a list that is longer than its place may scroll inside it."""
    me = guest("pl" if touch else "cs", phone=touch)
    for where, problems in walk_round(me, game, looks_at(game, touch), touch):
        problems.pop("scrolled", None)
        assert problems == {}, where
