"""Routes of quiet hours."""

from __future__ import annotations

from litestar import get, put
from litestar.params import JSONBody

from ..errors import not_saved
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..store.writer import WriteFailed
from . import wire
from .clocks import Clocks
from .quiet import zone_of


@get("/me/quiet", responses=PROBLEMS)
async def get_quiet(caller: Caller) -> wire.QuietHours | None:
    """Your quiet hours: your clock does not time out during them in correspondence games."""
    return await caller.server[Clocks].quiet_of(caller.user.id)


@put("/me/quiet", responses=PROBLEMS)
async def put_quiet(caller: Caller, data: JSONBody[wire.QuietHours]) -> wire.QuietHours:
    """Set your quiet hours."""
    zone_of(data.zone)
    try:
        await caller.server[Clocks].save_quiet(caller.user.id, data)
    except WriteFailed as error:
        raise not_saved() from error
    return data
