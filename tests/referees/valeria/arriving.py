"""Lets the referee start in the middle of a match and take over the state of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.referees.running import Plain

from .box import STARTERS, TRACKS
from .centre import Piece, Stack
from .duchy import Duchy
from .script import Match


def sit_down(match: Match, view: Callable[[int | None], Plain]) -> None:
    """Take over the public state, and each player's knowledge of their own duke."""
    shown = view(None)
    match.turn, match.active, match.first, match.resting = (
        shown[key] for key in ("turn", "active", "first", "resting")
    )
    match.dice = (shown["dice"][0], shown["dice"][1])
    match.ending = shown["ending"] is not None
    for stack, slot in zip(match.centre.stacks, shown["market"], strict=True):
        _stack(stack, slot)
    deck = shown["exhausted"]
    match.centre.hostile_known = list(deck["known"])
    match.centre.hostile_left = deck["events"] - len(deck["known"])
    match.centre.hostile_seen = {stack.hostile.name or "" for stack in match.centre.stacks if stack.hostile}
    match.centre.marks = deck["deck"] - deck["events"]
    for seat, player in enumerate(shown["players"]):
        match.duchies[seat] = _duchy(player)
        match.duchies[seat].duke = view(seat)["players"][seat]["duke"]
    if match.solo:
        match.lord.citizens = Counter({card["card"]: card["count"] for card in shown["lord"]["citizens"]})
        match.lord.domains = list(shown["lord"]["domains"])


def _stack(stack: Stack, shown: Plain) -> None:
    visible = [shown["card"], *shown["below"]] if shown["card"] else []
    stack.cards = [Piece(name) for name in visible] + [Piece(None) for _ in range(shown["count"] - len(visible))]
    stack.cover = Piece(shown["cover"]) if shown["cover"] else None
    topmost = stack.cover or (stack.cards[0] if stack.cards else None)
    if topmost:
        topmost.tokens.update(shown["tokens"])


def _duchy(shown: Plain) -> Duchy:
    held = Counter({card["card"]: card["count"] for group in shown["groups"] for card in group["cards"]})
    return Duchy(
        tracks=Counter({track: shown[track] for track in TRACKS}),
        citizens=held - Counter(STARTERS.keys()),
        domains=list(shown["domains"]),
        monsters=list(shown["monsters"]),
    )
