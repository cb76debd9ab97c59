"""Verbs of hostile events: tokens on monsters, and losses of everybody (V-112, V-113)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece
from ....kernel.content import Entry
from ....kernel.verbs import Word
from ..events import TokenPut, lost
from ..grammar import TRACKS, VERBS, Effect, OneKind
from ..pieces import Box, Monster, Source, Valeria
from ..prompts import AboutCard, Prompt
from ..rules import centre


class AboutToken(AboutCard):
    token: str  # strength-1


TOKEN = Prompt("token", "V-112", "centre", listed=False, about=AboutToken)


class Tokens(OneKind):
    """Tokens of one kind: `token` names the kind, `amount` the number."""

    def read(self, entry: Entry, name: str) -> tuple[int, int]:
        return TRACKS.index(entry.text("token", choices=TRACKS[:3])), entry.number("amount", least=1)


@VERBS.verb("put_token", places=("omen",), signs="{what} pay monster")
@piece
class PutToken(Effect):
    """The active player puts tokens on a monster that can be slain, also on the event itself (V-112)."""

    what: Annotated[tuple[int, int], Tokens()]

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        assert isinstance(source, Monster)
        track, amount = self.what
        token = f"{TRACKS[track]}-{amount}"
        options = [Option(_key(monster), slot) for slot, monster in centre.targets(s)]
        slot = options[0].value
        if len(options) > 1:
            slot = yield from TOKEN.ask(seat, options, card=source.ref, token=token)
        target = next(monster for place, monster in centre.targets(s) if place == slot)
        centre.put_token(s, slot, track, amount)
        dealer.tell(TokenPut, seat, source, target, token)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        return map(_key, box.monsters)


def _key(monster: Monster) -> str:
    return f"put/{monster.ref}"


@VERBS.verb("lose", places=("omen",), signs="{what}")
@piece
class Lose(Effect):
    """Every player in play loses it, if he has it (V-113)."""

    what: Annotated[tuple[int, int], OneKind(minus=True)]
    who: Annotated[str, Word(("each_player",))]
    asks = False

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> None:
        assert isinstance(source, Monster)
        track, most = self.what
        for player in s.variant.in_play[seat]:
            amount = min(most, s.have[player][track])
            if amount:
                s.have[player][track] -= amount
                dealer.tell(lost, player, source, track, amount)
