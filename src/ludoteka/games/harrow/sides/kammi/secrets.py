"""Kammi's two figures and the three dolls: what is secret, and what becomes known (H-180, H-188 … H-192)."""

from __future__ import annotations

from .....kernel import Dealer, Option, Rule
from ...events.cards import CardsDiscarded
from ...events.kammi import DollsLookedAt, DollTurned, FigureUnmasked
from ...hexes import HEX, HEXES, OFF
from ...pieces import FACTION, FIGURES, KAMMI, UNIT, Harrow
from ...rules.choosing import ask
from ...rules.dial import score

_EXCHANGE = [Option(f"exchange/{HEX[h]}", h) for h in HEXES]
_KEEP = Option("keep", OFF)


def other_figure(kind: int) -> int:
    return FIGURES[0] + FIGURES[1] - kind


def kammi_figure(s: Harrow) -> int:
    """The figure that is Kammi herself."""
    return other_figure(s.goblin)


def rival_of_kammi(s: Harrow) -> int:
    return s.rivals[0] if s.rivals[1] == KAMMI else s.rivals[1]


def unmask(s: Harrow, dealer: Dealer, kind: int) -> None:
    """A figure's identity becomes public, and so does the other's (H-188, H-189)."""
    if not s.unmasked:
        s.unmasked = s.deduced = True
        dealer.reveal(FigureUnmasked, UNIT[kind], "goblin" if kind == s.goblin else "kammi")


def drop_goblin_cards(s: Harrow, dealer: Dealer) -> None:
    if s.in_play[KAMMI]:
        s.discards[KAMMI] += s.in_play[KAMMI]
        s.in_play[KAMMI] = []
        dealer.tell(CardsDiscarded, FACTION[KAMMI])


def hit_figure(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    """What follows when a Kammi legend was hit by a successful attack (H-188)."""
    if kind == s.goblin:
        drop_goblin_cards(s, dealer)
    else:
        yield from exchange_dolls(s, dealer)


def exchange_dolls(s: Harrow, dealer: Dealer) -> Rule[None]:
    """The rival may secretly exchange the dolls that no purple unit stands on."""
    free = [i for i, h in enumerate(s.dolls) if h != OFF and not s.units[KAMMI][h]]
    if not free:
        return
    rival = rival_of_kammi(s)
    h = yield from ask(s, rival, "exchange", lambda: [_KEEP, *(_EXCHANGE[s.dolls[i]] for i in free if s.real in free)])
    if s.real in free:
        if h != OFF:
            s.real = s.dolls.index(h)
        s.doll_open = False
    if any(i in s.suspects for i in free):
        s.suspects = sorted({*s.suspects, *free})
    dealer.reveal(DollsLookedAt, FACTION[rival])


def look_for_dolls(s: Harrow, dealer: Dealer) -> None:
    """Clean-up: dolls under Kammi's legends are turned; Kammi takes the real one (H-192)."""
    for kind in FIGURES:
        h = s.legend_at[kind]
        if h == OFF or h not in s.dolls:
            continue
        doll = s.dolls.index(h)
        if doll == s.real:
            _find_real(s, dealer, kind, h)
        else:
            dealer.reveal(DollTurned, HEX[h], "decoy")
            s.dolls[doll] = OFF
            s.dolls_out += 1
            s.suspects = [i for i in s.suspects if i != doll]


def _find_real(s: Harrow, dealer: Dealer, kind: int, h: int) -> None:
    if not s.doll_open:
        s.doll_open = True
        s.suspects = [s.real]
        dealer.reveal(DollTurned, HEX[h], "real")
    if s.legend_at[other_figure(kind)] != h:  # one figure alone with the real doll is proven
        unmask(s, dealer, kind)
    if s.legend_at[kammi_figure(s)] == h:
        s.dolls[s.real] = OFF
        s.dolls_out += 1
        score(s, dealer, KAMMI, s.kit.number["doll_vp"], "doll")
