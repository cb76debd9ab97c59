"""Keeping the results of matches as they end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from ludoteka.bots import LEVELS
from ludoteka.kernel import Table

from ..core import Server
from ..feature import Part
from ..log import log
from ..people.farewell import moment
from ..people.guest import Guest
from ..people.people import People
from ..store import now
from ..store.writer import Statement
from ..tables.live import Live
from ..tables.memory import Tables
from ..tables.sheet import AGREED
from .records import Records
from .store import fates, results, rows, unlisted

_ADD = insert(results)


class Results(Part):
    """Every match that ends leaves a row for each seat, in the same transaction."""

    def __init__(self, server: Server) -> None:
        self._store = server.store
        self.records = Records(server.store)
        server[Tables].on_finish.append(_kept)
        server[Tables].strengths.append(self.strength)
        server[People].on_join.append(self._bring)
        server[People].on_farewell.append(self._forget)
        server[People].on_export["results"] = self._tell

    async def strength(self, guest: int, game: str) -> str | None:
        """The strongest bot that this guest holds their own against; None if they met too few to tell."""
        bots = results.alias()
        met = (bots.c.table_id == results.c.table_id) & (bots.c.level != "")
        query = (
            select(bots.c.level, results.c.place, bots.c.place.label("bot"))
            .join(bots, met)
            .where(results.c.guest == guest, results.c.game == game)
            .order_by(results.c.ended.desc())
            .limit(60)
        )
        held: dict[str, list[bool]] = {}
        for row in await self._store.rows(query):
            held.setdefault(row.level, []).append(row.place <= row.bot)
        if sum(map(len, held.values())) < 3:
            return None
        good = [level for level in LEVELS if level in held and 2 * sum(held[level]) >= len(held[level])]
        return good[-1] if good else LEVELS[0]

    async def _bring(self, guest: Guest, person: Guest) -> None:
        """Results of a guest become those of the person they turned out to be, but for matches against themselves."""
        theirs = select(results.c.table_id).where(results.c.guest == person.id)
        mine = update(results).where(results.c.guest == guest.id, results.c.table_id.not_in(theirs))
        await self._store.writer.write(Statement(mine.values(guest=person.id)))

    async def _forget(self, guest: Guest) -> None:
        """Rows of matches stay, for they are those of others too; nobody can tell any more whose these were."""
        nobody = update(results).where(results.c.guest == guest.id).values(guest=None)
        await self._store.writer.write(
            Statement(nobody), Statement(delete(unlisted).where(unlisted.c.guest == guest.id))
        )

    async def _tell(self, guest: int) -> list[dict[str, Any]]:
        mine = await self._store.rows(select(results).where(results.c.guest == guest).order_by(results.c.ended))
        kept = [column.name for column in results.columns if column.name not in ("guest", "level", "settings")]
        return [{name: getattr(row, name) for name in kept} | {"ended": moment(row.ended)} for row in mine]


def _kept(live: Live) -> Statement:
    sheet = live.sheet
    told = {
        "id": sheet.id,
        "game": sheet.game,
        "version": sheet.version,
        "settings": sheet.settings,
        "outcome": sheet.outcome,
        "ended": now(),
    }
    seats = len(sheet.chairs)
    assert sheet.outcome
    reached = zip(
        rows(told, sheet.chairs, factions(live.table, seats)), fates(seats, sheet.outcome["winners"]), strict=True
    )
    lesson = "@" in sheet.version
    people = [chair.guest for chair in sheet.chairs if chair.guest is not None]
    rated = sheet.agreed.rated and sheet.outcome["reason"] != AGREED and len(set(people)) == len(people)
    more = [
        row
        | {"fate": fate, "reason": sheet.outcome["reason"], "rated": rated}
        | {"helped": lesson or chair.helped or bool(chair.stand_in)}
        for (row, fate), chair in zip(reached, sheet.chairs, strict=True)
    ]
    return Statement(_ADD, more)


def factions(table: Table[Any] | None, seats: int) -> list[str | None]:
    """What each seat played, where the game tells it: of matches that ended by the rules, not of old editions."""
    statistics = getattr(table.game, "statistics", None) if table and table.over else None
    if statistics is None or statistics.traits is None:
        return [None] * seats
    try:
        return [traits.get("faction") for traits in statistics.traits(table)]
    except Exception as error:  # counting must never keep a match from ending
        log.error("the factions could not be told", error=repr(error))
        return [None] * seats
