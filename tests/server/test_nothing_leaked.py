"""Worlds that differ only in hidden things send the same bytes to the viewer."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from ludoteka.kernel import Game, Seat, Table
from ludoteka.server.tables import play, table_socket
from ludoteka.server.tables.live import LiveTable
from tests.server.conftest import CASES, GAMES, TOYS
from tests.server.people import Chairside, Person, Running, play_on, seated

STEPS = 14
LOOKERS = [
    pytest.param(game, seats, looker, id=f"{game.id}-{seats}-{'spectator' if looker is None else looker}")
    for game in GAMES.values()
    for seats in game.seats
    for looker in (*sorted({0, seats - 1}), None)
]


@pytest.fixture(autouse=True)
def fresh_states_at_will(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one socket ask for a fresh state after every step."""
    monkeypatch.setattr(table_socket, "RESYNC_BURST", 1e6)


class Worlds:
    """Two tables with the same people: the true one, and a twin that differs in what the viewer cannot know."""

    def __init__(self, place: Running, looker: int | None, true: LiveTable, twin: LiveTable) -> None:
        self.tables = place.tables
        self.looker = None if looker is None else Seat(looker)
        self.true = true
        self.twin = twin

    def redeal(self, dice: Random) -> None:
        table = self.true.table
        assert table
        if table.sealed:
            return  # sealed answers fit the hands they were given from
        twin: Table[Any] = table.clone()
        twin.game.redeal(twin.state, self.looker, dice)
        for ask in twin.asks.values():
            if ask.seat != self.looker and ask.offer is not None:
                ask.options = ask.offer()
        self.twin.table = twin
        self.twin.event_offsets = list(self.true.event_offsets)
        self.twin.asked_since = dict(self.true.asked_since)
        self.twin.sheet.undos = self.true.sheet.undos

    def common(self, dice: Random) -> tuple[int, str] | None:
        """A decision that both worlds allow."""
        assert self.true.table and self.twin.table
        here, there = self.true.table.asks, self.twin.table.asks
        both = [(int(seat), key) for seat, ask in here.items() for key in ask.keys if key in there[seat].keys]
        return dice.choice(both) if both else None

    def learned(self) -> tuple[int, int]:
        assert self.true.table and self.twin.table
        return self.true.table.dealer.learned, self.twin.table.dealer.learned

    async def decide(self, seat: int, key: str) -> bool:
        """Make the same decision in both; True if nobody learned anything by it.

        A toy may reveal the next lot without `reveal`; the viewer's view shows it.
        """
        before = self.learned()
        for live in (self.true, self.twin):
            await play.choose(self.tables, live, seat, key, live.seq)
        assert self.true.table and self.twin.table
        toy = self.true.sheet.game in TOYS
        opened = toy and self.true.table.view(self.looker) != self.twin.table.view(self.looker)
        return self.learned() == before and not opened

    def bare(self, text: str) -> str:
        """The bytes without the ids of the table itself."""
        for live, name in ((self.true, "X"), (self.twin, "X")):
            text = text.replace(live.sheet.id, name).replace(live.sheet.commitment, "C")
        return re.sub(r'"(created|moved|committed_at)":"[^"]*"|"(away|undecided)":[0-9.e-]+', "", text)

    def same(self, here: str, there: str) -> None:
        assert self.bare(here) == self.bare(there)

    def innocent(self, texts: list[str]) -> None:
        for live in (self.true, self.twin):
            if live.sheet.status == "playing":
                assert not [text for text in texts if live.sheet.seed in text]


@asynccontextmanager
async def two_worlds(
    place: Running, game: Game[Any], seats: int, looker: int | None
) -> AsyncIterator[tuple[Worlds, Person, Chairside, Chairside]]:
    id, people = await seated(place, game, seats)
    wish = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    other = (await people[0].open(game.id, wish))["id"]
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/tables/{other}/sit", {"seat": seat})
    if seats > 1:
        await people[0].post(f"/tables/{other}/start")
    who = place.stranger() if looker is None else people[looker]
    worlds = Worlds(place, looker, await place.tables.get(id), await place.tables.get(other))
    async with who.at(id) as here, who.at(other) as there:
        for side in (here, there):
            await side.next("state")
        yield worlds, who, here, there


async def _both(here: Chairside, there: Chairside, kind: str, **message: Any) -> tuple[str, str]:
    """Send the same message at both tables; returns the bytes of the answers."""
    for side in (here, there):
        await side.say(**message)
        await side.next(kind)
    return here.received[-1], there.received[-1]


@pytest.mark.parametrize(("game", "seats", "looker"), LOOKERS)
async def test_the_socket_tells_a_seat_nothing_it_cannot_know(
    place: Running, game: Game[Any], seats: int, looker: int | None
) -> None:
    dice = Random(f"{game.id}{seats}{looker}")
    references = {
        part for key in game.vocabulary(seats, game.complete_settings(seats, {})) for part in key.split("/")[1:]
    }
    async with two_worlds(place, game, seats, looker) as (worlds, who, here, there):
        for _ in range(STEPS):
            worlds.redeal(dice)
            worlds.same(*await _both(here, there, "state", t="resync", seen=-1))
            sent_seq = max(0, worlds.true.seq - 2)
            worlds.same(*await _both(here, there, "state", t="resync", seen=sent_seq, undos=worlds.true.sheet.undos))
            if looker is not None:
                for ref in dice.sample(sorted(references), min(4, len(references))):
                    worlds.same(*await _both(here, there, "why", t="why", ref=ref))
                worlds.same(*await _both(here, there, "refused", t="choose", seq=worlds.true.seq, key="no/such-thing"))
                worlds.same(*await _both(here, there, "state", t="resync", seen=-1))
            decision = worlds.common(dice)
            if decision is None:
                break
            quiet = await worlds.decide(*decision)
            for side in (here, there):
                await side.reach(worlds.true.seq)
            worlds.innocent(here.received + there.received)
            if any(live.sheet.status == "finished" for live in (worlds.true, worlds.twin)):
                return  # the seed is told now
            if quiet:
                worlds.same(here.received[-1], there.received[-1])
                tables = [f"/api/tables/{live.sheet.id}" for live in (worlds.true, worlds.twin)]
                worlds.same(*[(await who.web.get(table)).text for table in tables])
                await _undo_in_both(worlds, decision[0], here, there)


async def _undo_in_both(worlds: Worlds, seat: int, here: Chairside, there: Chairside) -> None:
    """Taking back and deciding again restores knowledge for nobody."""
    assert worlds.true.table
    if not worlds.true.table.can_undo(seat):
        return
    key = worlds.true.table.decisions[-1][1]
    for live, side in ((worlds.true, here), (worlds.twin, there)):
        await play.undo(worlds.tables, live, seat, live.seq)
        await side.until(lambda message: bool(message.get("undone")))
    worlds.same(here.received[-1], there.received[-1])
    for live, side in ((worlds.true, here), (worlds.twin, there)):
        await play.choose(worlds.tables, live, seat, key, live.seq)
        await side.reach(live.seq)


@pytest.mark.parametrize("path", ["record", "replay"])
async def test_a_running_match_is_shown_to_nobody(place: Running, path: str) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    for person in [*people, place.stranger()]:
        answer = await person.get(f"/tables/{table}/{path}", 409)
        assert answer["error"] == "error-not-finished"
    info = await people[0].get(f"/tables/{table}")
    assert info["seed"] is None and len(info["commitment"]) == 64


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_a_spectator_sees_no_more_than_every_seat(place: Running, game: Game[Any], seats: int) -> None:
    table, people = await seated(place, game, seats)
    async with place.stranger().at(table) as spectator, people[0].at(table) as side:
        first = await spectator.next("state")
        await side.next("state")
        assert first["seat"] is None and first["ask"] is None and not first["undo"]
        live = await place.tables.get(table)
        assert live.table
        assert json.loads(json.dumps(live.table.view(None))) == first["view"]
        shown = [e.seen_by(None) for e in live.table.events]
        assert [e["type"] for e in first["events"]] == [type(e).__name__ for e in shown if e]


async def test_one_socket_never_gets_what_another_seat_may_see(place: Running) -> None:
    """Every card name sent to a Claim player is public or in their own view."""
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as other:
        await play_on([one, other], Random(9), decisions=3)
        for mine, theirs, seat in ((one, other, 0), (other, one, 1)):
            hidden = {*theirs.state["view"]["hands"][1 - seat]}
            open_to_me = json.dumps([mine.state["view"], mine.state["ask"]])
            secret = {ref for ref in hidden if f'"{ref}"' not in open_to_me and f"/{ref}" not in open_to_me}
            for text in mine.received:
                assert not [ref for ref in secret if re.search(rf'["/]{ref}"', text)]
