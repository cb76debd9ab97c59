"""Stores the results of matches as they end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from ludoteka.bots import LEVELS
from ludoteka.kernel import Table

from ..core import Server
from ..feature import Service
from ..log import log
from ..people.account_data import iso_time
from ..people.user import User
from ..store import now
from ..store.writer import Statement
from ..tables.live import LiveTable
from ..tables.sheet import AGREED
from .history import MatchHistory
from .store import result_rows, results, seat_results, unlisted

_ADD = insert(results)


class Results(Service):
    """Adds a row for each seat of a match in the transaction that ends it."""

    def __init__(self, server: Server) -> None:
        self._store = server.store
        self.history: MatchHistory = MatchHistory(server.store)
        server.hooks.on_finish.append(_finish_rows)
        server.hooks.strengths.append(self.strength)
        server.hooks.on_merge.append(self._merge)
        server.hooks.on_account_delete.append(self._delete_data)
        server.hooks.on_export["results"] = self._export

    async def strength(self, user: int, game: str) -> str | None:
        """The strongest bot level that this person equals or beats in half of the meetings, or else the weakest.

        None if they met bots fewer than three times.
        """
        bots = results.alias()
        met = (bots.c.table_id == results.c.table_id) & (bots.c.level != "")
        query = (
            select(bots.c.level, results.c.place, bots.c.place.label("bot"))
            .join(bots, met)
            .where(results.c.guest == user, results.c.game == game)
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

    async def _merge(self, guest: User, person: User) -> None:
        """Move a guest's results to the account they signed in to, except matches in which that account also played."""
        theirs = select(results.c.table_id).where(results.c.guest == person.id)
        mine = update(results).where(results.c.guest == guest.id, results.c.table_id.not_in(theirs))
        await self._store.writer.write(Statement(mine.values(guest=person.id)))

    async def _delete_data(self, user: User) -> None:
        """Keep the rows, which belong to the other players' matches too, but remove the person from them."""
        nobody = update(results).where(results.c.guest == user.id).values(guest=None)
        await self._store.writer.write(
            Statement(nobody), Statement(delete(unlisted).where(unlisted.c.guest == user.id))
        )

    async def _export(self, user: int) -> list[dict[str, Any]]:
        mine = await self._store.rows(select(results).where(results.c.guest == user).order_by(results.c.ended))
        columns = [column for column in results.columns if column.name not in ("guest", "level", "settings")]
        return [
            {column.name: getattr(row, column.key) for column in columns} | {"ended": iso_time(row.ended)}
            for row in mine
        ]


def _finish_rows(live: LiveTable) -> Statement:
    sheet = live.sheet
    match = {
        "id": sheet.id,
        "game": sheet.game,
        "version": sheet.version,
        "settings": sheet.settings,
        "outcome": sheet.outcome,
        "ended": now(),
    }
    seats = len(sheet.chairs)
    assert sheet.outcome
    outcomes = zip(
        result_rows(match, sheet.chairs, factions(live.table, seats)),
        seat_results(seats, sheet.outcome["winners"]),
        strict=True,
    )
    lesson = "@" in sheet.version
    people = [chair.guest for chair in sheet.chairs if chair.guest is not None]
    rated = sheet.terms.rated and sheet.outcome["reason"] != AGREED and len(set(people)) == len(people)
    seat_rows = [
        row
        | {"result": result, "reason": sheet.outcome["reason"], "rated": rated}
        | {"helped": lesson or chair.helped or bool(chair.stand_in)}
        for (row, result), chair in zip(outcomes, sheet.chairs, strict=True)
    ]
    return Statement(_ADD, seat_rows)


def factions(table: Table[Any] | None, seats: int) -> list[str | None]:
    """The faction of each seat, or None for every seat if the match ended early or the game reports none."""
    statistics = getattr(table.game, "statistics", None) if table and table.over else None
    if statistics is None or statistics.traits is None:
        return [None] * seats
    try:
        return [traits.get("faction") for traits in statistics.traits(table)]
    except Exception as error:  # a failure here must not stop the match from ending
        log.error("the factions are not recorded", error=repr(error))
        return [None] * seats
