"""Tables of toy games for tests of the kernel."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel import Game, Luck, Table, stream


def lay(
    game: Game[Any], seats: int, tape: tuple[int, ...] = (), seed: str | None = "kernel", **settings: str
) -> Table[Any]:
    """A table of a toy game: the tape first, then outcomes of the seed; with seed None the tape ends."""
    luck = Luck("t1", seed, (), stream(seed) if seed is not None else None)
    return Table(game, seats, game.complete_settings(seats, settings), luck, tape)
