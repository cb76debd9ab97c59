"""Coaching at teaching tables: the learner's choices, the script's moves, the coach's lines."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import ludoteka
from ludoteka import editions
from ludoteka.kernel.lesson_run import LessonRun
from ludoteka.kernel.lessons import lessons_of

from ..core import Server
from ..errors import Conflict, Refused
from ..feature import Service
from ..log import log
from ..people.account_data import iso_time
from ..people.user import User
from ..store.writer import WriteFailed
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.play import decide
from ..wire import text
from . import wire
from .store import CourseRows

AGAIN = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds until a coach who failed tries again


def lesson_of(live: LiveTable) -> str:
    """The id of the lesson at a table, or an empty string."""
    return live.sheet.version.partition("@")[2]


class Outline(NamedTuple):
    """What the shelf shows of a lesson."""

    id: str
    minutes: int
    steps: int


class Lessons(Service):
    """The courses of a running server."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self.rows: CourseRows = CourseRows(server.store)
        self._courses: dict[str, LessonRun] = {}
        self._pressed: dict[str, tuple[int, bool]] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()  # tables where something happened while the coach was at work
        self._free: set[str] = set()  # tables whose bots were told that they may play
        self._tries: dict[str, int] = {}  # how often in a row the coach failed at a table
        self._outlines: dict[str, Sequence[Outline]] = {}  # by game
        self._closed = False
        server.hooks.choice_checks.append(self._allow)
        server.hooks.bot_holds.append(self._holds)
        server.hooks.on_change.append(self._changed)
        server.hooks.on_turns_changed.append(self._changed)
        server.hooks.on_merge.append(self._bring)
        server.hooks.on_account_delete.append(lambda user: self.rows.forget(user.id))
        server.hooks.on_export["lessons"] = self._tell

    async def close(self) -> None:
        self._closed = True
        for task in self._at_work.values():
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)

    async def outlines_of(self, game: str) -> Sequence[Outline]:
        """The lessons of a game; its files are read once, in a thread."""
        if game not in self._outlines:
            self._outlines[game] = await asyncio.to_thread(_read_outlines, game)
        return self._outlines[game]

    # -- Where the learner stands ------------------------------------------------------------------------------------

    async def course(self, live: LiveTable) -> LessonRun | None:
        """The course at a table, followed to its last decision; under its lock."""
        if not lesson_of(live) or live.table is None:
            return None
        id = live.sheet.id
        if id not in self._pressed:
            self._pressed[id] = await self.rows.of(id)
        self._follow(live)
        return self._courses[id]

    def _follow(self, live: LiveTable) -> None:
        """Follow what was decided since; from the beginning where something was taken back."""
        table, course = live.table, self._courses.get(live.sheet.id)
        assert table is not None
        if course is not None and course.table is table and course.followed <= len(table.decisions):
            if course.followed == len(table.decisions):
                return
            if course.followed == len(table.decisions) - 1:
                seat, key = table.decisions[-1]
                course.follow(seat, key, live.event_offsets[-2])
                return
        presses, left = self._pressed[live.sheet.id]
        rules = ludoteka.game(live.sheet.game, live.sheet.version)
        theirs = editions.of(rules, "kernel.lesson_run")
        lesson = theirs.find_lesson(rules, lesson_of(live))
        fresh = ludoteka.set_up(rules, table.seats, table.settings, "", live.sheet.seed, (), table.tape)
        decisions = [(int(seat), key) for seat, key in table.decisions]
        course = cast(
            LessonRun, theirs.replay_lesson(lesson, fresh, decisions, presses)
        )  # an edition has its own class of it
        course.table = table
        if left:
            course.leave()
        self._courses[live.sheet.id] = course

    # -- What the lesson lets happen ---------------------------------------------------------------------------------

    def _allow(self, live: LiveTable, seat: int, key: str) -> None:
        """Refused if the lesson waits for something else."""
        course = self._courses.get(live.sheet.id) if lesson_of(live) else None
        if course is not None and seat == course.lesson.learner and not course.allows(key):
            raise Refused("not-in-the-lesson", "The lesson waits for something else.", 400, key=key)

    def _holds(self, live: LiveTable) -> bool:
        """Do the bots wait, because the script plays?"""
        if not lesson_of(live):
            return False
        course = self._courses.get(live.sheet.id)
        return course is None or not course.free

    async def acknowledge(self, live: LiveTable, step: int) -> None:
        """The learner has read a step; under the lock."""
        course = await self.course(live)
        if course is None:
            raise Refused("no-lesson", "This is not a teaching table.", 400)
        if course.at != step or not course.acknowledge():
            return
        presses, left = self._pressed[live.sheet.id]
        self._pressed[live.sheet.id] = presses + 1, left
        await self.rows.keep(live.sheet.id, presses + 1, left)
        self._changed(live)

    async def leave(self, live: LiveTable) -> None:
        """The learner plays on without the coach; under the lock."""
        course = await self.course(live)
        if course is None:
            raise Refused("no-lesson", "This is not a teaching table.", 400)
        course.leave()
        presses, _ = self._pressed[live.sheet.id]
        self._pressed[live.sheet.id] = presses, True
        await self.rows.keep(live.sheet.id, presses, True)
        self._changed(live)

    # -- The coach speaks, the script plays --------------------------------------------------------------------------

    def _changed(self, live: LiveTable) -> None:
        """Something happened at a table: if a lesson is taught there, the coach has something to say about it."""
        id = live.sheet.id
        if not lesson_of(live):
            return
        if id in self._at_work:
            self._news.add(id)
            return
        task = self._at_work[id] = asyncio.create_task(self._teach(live))
        task.add_done_callback(lambda done: self._taught(live, done))

    def _taught(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        id = live.sheet.id
        del self._at_work[id]
        if task.cancelled():
            return
        if task.exception():
            log.error("a lesson does not go on", table=id, error=repr(task.exception()))
            self._tries[id] = self._tries.get(id, 0) + 1
            wait = AGAIN[min(self._tries[id], len(AGAIN)) - 1]
            asyncio.get_running_loop().call_later(wait, self._look_again, live)
            return
        self._tries.pop(id, None)
        if id in self._news:
            self._changed(live)

    def _look_again(self, live: LiveTable) -> None:
        """What failed is tried again, as long as anybody is there who waits for it."""
        if live.sockets and not self._closed:
            self._changed(live)

    async def _teach(self, live: LiveTable) -> None:
        """Say what the coach says; then play what the script plays, one decision after another."""
        while True:
            async with live.lock:
                await self._tables.ensure_saved(live)
                self._news.discard(live.sheet.id)
                course = await self.course(live)
                if course is None:
                    return
                if course.free and live.sheet.id not in self._free:
                    await self._learned(live, course)
                self._say(live, course)
                due = course.due()
                if due is None:
                    break
            await asyncio.sleep(self._tables.settings.bot_delay)
            async with live.lock:
                await self._tables.ensure_saved(live)
                course = await self.course(live)
                if course is None or course.due() != due:
                    continue
                try:
                    await decide(self._tables, live, due.seat, due.key)
                except Conflict:
                    continue
        if course.free and not self._freed(live):
            self._tables.wake(live)

    def _freed(self, live: LiveTable) -> bool:
        """True if the bots have been released."""
        released = live.sheet.id in self._free
        self._free.add(live.sheet.id)
        return released

    async def _learned(self, live: LiveTable, course: LessonRun) -> None:
        """Record that the learner reached the free part; leaving the lesson does not count."""
        user = live.sheet.chairs[course.lesson.learner].guest
        if user is not None and not self._pressed[live.sheet.id][1]:
            try:
                await self.rows.learn(user, course.lesson.game, course.lesson.id)
            except WriteFailed as trouble:  # the match matters more than the tick on the shelf
                log.error("a lesson is learned, which was not kept", table=live.sheet.id, error=repr(trouble))

    # -- People come and go ------------------------------------------------------------------------------------------

    async def _bring(self, guest: User, person: User) -> None:
        """Give a guest's learned lessons to the account they signed in to."""
        for (game, lesson), at in (await self.rows.learned(guest.id)).items():
            await self.rows.learn(person.id, game, lesson, at)
        await self.rows.forget(guest.id)

    async def _tell(self, user: int) -> list[dict[str, Any]]:
        done = await self.rows.learned(user)
        return [{"game": game, "lesson": lesson, "at": iso_time(at)} for (game, lesson), at in sorted(done.items())]

    def _say(self, live: LiveTable, course: LessonRun) -> None:
        message = text(wire.LessonMessage(live.seq, info_of(course)))
        for watcher in live.sockets:
            watcher.say(message)


def _read_outlines(game: str) -> Sequence[Outline]:
    return [Outline(lesson.id, lesson.minutes, len(lesson.steps)) for lesson in lessons_of(ludoteka.game(game))]


def info_of(course: LessonRun) -> wire.LessonInfo:
    """The lesson's state for the client."""
    step, lesson = course.step, course.lesson
    return wire.LessonInfo(
        id=lesson.id,
        step=max(course.at, 0),
        steps=len(lesson.steps),
        outline=[step.id for step in lesson.steps],
        say=step.id if step and not course.done else None,
        point=list(step.point) if step and not course.done else [],
        expected=list(course.expected()),
        needs_acknowledgement=course.needs_acknowledgement,
        free=course.free,
        reaction=course.reaction,
        remark=course.remark,
        rule=step.rule if step else None,
    )
