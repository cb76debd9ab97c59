"""Messages about lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class LessonOnShelf(Struct):
    """A lesson on the shelf."""

    game: str
    id: str
    minutes: int
    steps: int
    begun: bool = False  # a table of yours waits where you left it
    done: bool = False  # you have come to its free part


class OpenLesson(Struct, forbid_unknown_fields=True):
    """Open the teaching table of a lesson: the unfinished one, or with `again` a new one."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    again: bool = False


class LessonInfo(Struct):
    """The learner's position: the coach's lines (ids), highlighted things and allowed choices."""

    id: str
    step: int  # of `steps`; as many as there are when there is no more to say
    steps: int
    outline: list[str]  # the ids of all steps
    say: str | None
    point: list[str]
    expected: list[str]  # the keys that may be chosen now; empty in the free part, or while others act
    needs_acknowledgement: bool  # the coach waits until the learner presses on
    free: bool
    reaction: str | None
    remark: str | None
    rule: str | None


class LessonMessage(Struct, tag_field="t", tag="lesson"):
    """The lesson at the state number `seq`."""

    seq: int
    lesson: LessonInfo


class Continue(Struct, tag_field="t", tag="continue"):
    """I have read this; go on."""

    step: Annotated[int, Meta(ge=0, le=1000)]


class LeaveLesson(Struct, tag_field="t", tag="leave-lesson"):
    """Play on without the coach."""
