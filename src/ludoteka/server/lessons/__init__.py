"""Lessons: teaching tables, where a coach comments and the script plays the others."""

from __future__ import annotations

from ..feature import Feature
from . import routes, socket, wire
from .coaching import Lessons

FEATURE = Feature(
    "lessons",
    service=Lessons,
    routes=(routes.get_lessons, routes.post_lesson),
    messages={wire.Continue: socket.continue_lesson, wire.LeaveLesson: socket.leave_lesson},
    wire=wire,
)
