"""The lessons on the shelf, and teaching tables."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

import ludoteka
from ludoteka.kernel.lesson_run import find_lesson, settings_of

from ..errors import Refused
from ..lobby.opening import open_match
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..tables.memory import Tables
from ..tables.routes import shown
from ..tables.sheet import Chair
from ..tables.wire import TableInfo
from . import wire
from .coaching import Lessons


@get("/lessons", responses=PROBLEMS)
async def get_lessons(caller: Caller) -> list[wire.LessonOnShelf]:
    """The lessons of all games in learning order, with your progress."""
    user = caller.possible_user.id if caller.possible_user else None
    done = await caller.server[Lessons].rows.learned(user) if user else {}
    begun = await caller.server[Tables].rows.lessons_begun(user) if user else set()
    return [
        wire.LessonOnShelf(
            game.id,
            lesson.id,
            lesson.minutes,
            lesson.steps,
            begun=(game.id, f"{plain(game.version)}@{lesson.id}") in begun,
            done=(game.id, lesson.id) in done,
        )
        for game in ludoteka.games().values()
        for lesson in await caller.server[Lessons].outlines_of(game.id)
    ]


@post("/lessons", responses=PROBLEMS)
async def post_lesson(caller: Caller, data: JSONBody[wire.OpenLesson]) -> TableInfo:
    """Open your teaching table of a lesson: the unfinished one, or a new one."""
    user = caller.user
    try:
        today = ludoteka.game(data.game)
        printed = ludoteka.game(data.game, plain(today.version))
        lesson = find_lesson(printed, data.lesson)
        rules = ludoteka.game(printed.id, f"{printed.version}@{lesson.id}")
    except ludoteka.LudotekaError as error:
        raise Refused("no-such-lesson", str(error), 404) from None
    tables = caller.server[Tables]
    if not data.again:
        for sheet in await tables.rows.sheets_of(user.id):
            if sheet.status == "playing" and (sheet.game, sheet.version) == (rules.id, rules.version):
                return await shown(caller, await tables.get(sheet.id))
    caller.server.guard.tables.take(caller.client_ip)
    chairs = [Chair(level=lesson.rival) for _ in range(lesson.seats)]
    chairs[lesson.learner] = Chair(user.id, user.name)
    live = await open_match(caller.server, user, rules, settings_of(printed, lesson), chairs)
    return await shown(caller, live)


def plain(version: str) -> str:
    """A version without the owner's content, which may not fit the script."""
    return version.partition("+")[0]
