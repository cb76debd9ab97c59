"""A feature: a folder of the server that declares what it adds, so that no other code has to know it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

from litestar.types import ControllerRouterHandler
from msgspec import Struct

if TYPE_CHECKING:
    from .core import Server

Handler = Callable[[Any, Any], Awaitable[None]]  # called with who speaks at a table, and what they say


class Service:
    """The running part of a feature. It is created, and sets its hooks, before the store is open."""

    async def open(self) -> None:
        """Start; the store is open."""

    async def close(self) -> None:
        """Stop; the store is still open."""


@dataclass(frozen=True, slots=True)
class Feature:
    """The additions of one folder to the server.

    Its store tables join `store.schema.metadata`; its words are in `words/`.
    """

    name: str
    service: Callable[[Server], Service] | None = None
    routes: Sequence[ControllerRouterHandler] = ()  # under /api
    pages: Sequence[ControllerRouterHandler] = ()  # outside of it
    messages: Mapping[type[Struct], Handler] = field(default_factory=dict)  # what may be said at a table's socket
    wire: ModuleType | None = None  # what it sends and takes, for the client's types
