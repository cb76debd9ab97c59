"""All components, wherever they are."""

from __future__ import annotations

from itertools import chain

from ..pieces import Fish, Herons


def inventory(s: Herons) -> list[Fish | int]:
    return [*s.bag, *s.pool, *chain(*s.caught), *s.aside, *s.played, *chain(*s.hands), *chain(*s.spent)]
