"""Deciding, taking back and resigning: checked, kept on disk, and only then shown."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import partial
from hashlib import sha256
from time import monotonic, perf_counter
from typing import Any

import ludoteka
from ludoteka.bots.search import seconds_advised
from ludoteka.kernel import Table

from . import wire
from .errors import Overtaken, Refused, not_seated
from .house import House
from .live import Live, marks_after_undo
from .log import log
from .metrics import CRASHES, DECISIONS, FINISHED, MOVE_SECONDS, UNDOS
from .nodes import TableChanged
from .sheet import Guest
from .store import changing, inserting, now, removing, row
from .store.writer import NotWritten, Statement

LONG = 3.0  # seconds that a bot without a choice pretends to think at most
STALLED = 15.0  # seconds without a decision, until a bot of another server is believed to be gone


def lay(live: Live) -> Statement:
    """Lay the game on the table; gives the statement that keeps the setup."""
    sheet = live.sheet
    live.table = Table(ludoteka.game(sheet.game), len(sheet.chairs), sheet.settings, sheet.luck)
    live.marks = [len(live.table.events)]
    sheet.status = "playing"
    sheet.moved = now()
    live.note_questions()
    return inserting(row(sheet.id, 0, -1, "", live.table.tape))


# -- Deciding --------------------------------------------------------------------------------------------------------


async def choose(house: House, live: Live, seat: int, key: str, seq: int) -> bool:
    """A person's choice. False if it had been made already; Refused if it cannot be made."""
    began = perf_counter()
    async with live.lock:
        while True:
            await house.sure(live)
            if _made_already(live, seat, key, seq):
                return False
            if live.sheet.chairs[seat].stand_in:
                raise Refused("stand-in-plays", "A bot plays for you: take your seat back first.")
            try:
                await _decide(house, live, seat, key)
                break
            except Overtaken:  # on another server; where the question still stands, so does the answer
                if live.seq <= seq:
                    raise
    DECISIONS.labels(live.sheet.game, "person").inc()
    MOVE_SECONDS.observe(perf_counter() - began)
    wake_bots(house, live)
    return True


def _made_already(live: Live, seat: int, key: str, seq: int) -> bool:
    """Was this choice made before? Overtaken if it answers a question that is gone."""
    if live.table and 0 <= seq < live.seq and live.table.decisions[seq] == (seat, key):
        return True
    _playing(live)
    if not live.since.get(seat, live.seq) <= seq <= live.seq:
        raise Overtaken
    return False


async def _decide(house: House, live: Live, seat: int, key: str) -> None:
    """Make a decision, keep it, show it; under the lock."""
    table, sheet = live.table, live.sheet
    assert table
    try:
        drawn = live.follow(seat, key)
    except ludoteka.IllegalChoice as error:
        raise Refused("not-offered", str(error), key=key) from None
    except ludoteka.RuleCrashed as error:
        raise _crashed(house, live, error) from error
    decision = row(sheet.id, live.seq, seat, key, drawn)
    sheet.moved = max(sheet.moved, decision["at"])
    try:
        if table.outcome is None:
            await house.store.writer.decide(decision, sheet.revision)
        else:
            _finish(live, _plain_outcome(table))
            await house.store.writer.write(changing(sheet), inserting(decision))
    except NotWritten as error:
        raise await house.not_kept(live, error) from error
    house.nodes.tell(TableChanged(sheet.id))
    live.show()
    if sheet.status == "finished":
        house.spread(live)


def _finish(live: Live, outcome: dict[str, Any]) -> None:
    live.sheet.status = "finished"
    live.sheet.outcome = outcome
    FINISHED.labels(live.sheet.game).inc()


def _plain_outcome(table: Table[Any]) -> dict[str, Any]:
    assert table.outcome
    data = asdict(table.outcome)
    return {**data, "scores": list(data["scores"]), "winners": [int(seat) for seat in data["winners"]]}


def _playing(live: Live) -> Table[Any]:
    if live.sheet.status == "finished":
        raise Refused("finished", "This match is over.")
    if live.table is None:
        raise Refused("not-started", "This match has not begun.")
    return live.table


def _crashed(house: House, live: Live, error: ludoteka.RuleCrashed) -> Refused:
    """A bug in a rule: the table is as before the choice; the operator gets the record, the players an id."""
    CRASHES.labels(live.sheet.game).inc()
    report = house.report("a rule crashed", live.sheet, f"{error.__cause__!r}\n\n{error.record}")
    refusal = Refused("rule-crash", f"A rule failed; the choice was taken back. Report {report}.", 500, report=report)
    said = wire.WhyRefused(refusal.message, refusal.args_, refusal.detail)
    text = wire.encode(wire.RefusedSaid(said, live.seq)).decode()
    for watcher in live.watchers:
        if watcher.seat != error.seat:  # who chose is told in the answer
            watcher.say(text)
    return refusal


# -- Taking back -----------------------------------------------------------------------------------------------------


async def undo(house: House, live: Live, seat: int, seq: int) -> bool:
    """Take back this seat's last decision. False if that had been done already."""
    async with live.lock:
        await house.sure(live)
        table, sheet = _playing(live), live.sheet
        if seq == live.seq + 1:
            return False
        if seq != live.seq:
            raise Overtaken
        before = list(table.decisions)
        try:
            table.undo(seat)
        except ludoteka.UndoRefused as error:
            raise Refused("no-undo", str(error)) from None
        first = marks_after_undo(live.marks, before, table.decisions)
        live.since = {}
        live.note_questions()
        sheet.undos += 1
        # A sealed answer may be withdrawn from between others': they move up, and none of them drew from the tape.
        later = [row(sheet.id, i + 1, int(s), key, ()) for i, (s, key) in enumerate(table.decisions) if i >= first]
        sheet.moved = now()
        try:
            removed = removing(sheet.id, first + 1, len(before))
            await house.store.writer.write(changing(sheet), removed, *map(inserting, later))
        except NotWritten as error:
            raise await house.not_kept(live, error) from error
        house.nodes.tell(TableChanged(sheet.id))
        live.show()
    UNDOS.labels(sheet.game).inc()
    wake_bots(house, live)
    return True


# -- Resigning -------------------------------------------------------------------------------------------------------


async def resign(house: House, live: Live, guest: Guest) -> None:
    """Give up. A bot plays the seat on; when one seat is left, or no person, the match is over."""
    async with live.lock:
        _playing(live)
        sheet = live.sheet
        seat = sheet.seat_of(guest.id)
        if seat is None:
            raise not_seated()
        if sheet.chairs[seat].resigned:
            raise Refused("resigned", "You have resigned already.")
        chair = sheet.chairs[seat]
        chair.resigned, chair.stand_in = True, chair.stand_in or "medium"
        left = [i for i, c in enumerate(sheet.chairs) if not c.resigned]
        people = [i for i in left if sheet.chairs[i].kind == "person"]
        if len(left) <= 1 or not people:
            scores = [float(i in left) for i in range(len(sheet.chairs))]
            _finish(live, {"scores": scores, "winners": left, "reason": "resigned"})
        sheet.moved = now()
        await house.keep(live)
        live.show()
        house.spread(live)
    wake_bots(house, live)


# -- Bots ------------------------------------------------------------------------------------------------------------


def wake_bots(house: House, live: Live) -> None:
    """Let every bot that is asked think."""
    for seat in live.asked():
        if live.sheet.chairs[seat].bot and seat not in live.thinking:
            task = live.thinking[seat] = asyncio.create_task(_think(house, live, seat))
            task.add_done_callback(partial(_thought, house, live, seat))


def _thought(house: House, live: Live, seat: int, task: asyncio.Task[None]) -> None:
    del live.thinking[seat]
    if not task.cancelled() and task.exception():
        log.error("a bot's turn failed", table=live.sheet.id, error=repr(task.exception()))
    elif not task.cancelled():
        wake_bots(house, live)


async def watch_bots(house: House) -> None:
    """A bot thinks where the decision before was made. Should that server be gone, it thinks here."""
    while True:
        await asyncio.sleep(STALLED / 3)
        for live in list(house.live.values()):
            if live.watchers and monotonic() - live.stood > STALLED:
                wake_bots(house, live)


async def _think(house: House, live: Live, seat: int) -> None:
    """One decision of a bot. It takes the same time whether it had a choice or not, so that time tells nothing."""
    table, sheet = live.table, live.sheet
    assert table
    asked = live.since.get(seat)
    level, began = sheet.chairs[seat].bot, monotonic()
    seed = sha256(f"bot|{sheet.seed}|{seat}|{live.seq}".encode()).hexdigest()  # tells nothing about the table's own
    forced = len(table.asks[ludoteka.Seat(seat)].keys) == 1
    key = await house.thinkers.choose(table.record(), seat, level, seed)
    pause = house.settings.bot_delay
    if forced and pause:
        usual = seconds_advised(table.game) if level == "hard" else 0.0
        pause = max(pause, min(live.pace.get(seat, usual), LONG))
    elif not forced:
        live.pace[seat] = monotonic() - began
    await asyncio.sleep(began + pause - monotonic())
    async with live.lock:
        await house.sure(live)
        if live.since.get(seat) != asked or seat not in live.asked() or not live.sheet.chairs[seat].bot:
            return  # the question is gone, or the person came back
        try:
            await _decide(house, live, seat, key)
        except Overtaken:
            return  # it was answered on another server
        except Refused as refusal:
            if refusal.message != "error-rule-crash":
                raise
            await _decide_otherwise(house, live, seat, key)
    DECISIONS.labels(sheet.game, "bot").inc()


async def _decide_otherwise(house: House, live: Live, seat: int, crashed: str) -> None:
    """A rule crashed on a bot's choice: it takes the next option that works, so that the people can play on."""
    assert live.table
    for key in live.table.asks[ludoteka.Seat(seat)].keys:
        if key == crashed:
            continue
        try:
            return await _decide(house, live, seat, key)
        except Refused as refusal:
            if refusal.message != "error-rule-crash":
                raise
    raise RuntimeError(f"every option of seat {seat} crashes a rule")
