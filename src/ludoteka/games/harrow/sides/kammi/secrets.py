"""Kammi's two figures and the three dolls: what is secret, and what becomes known (H-180, H-188 … H-192)."""

from __future__ import annotations

from .....kernel import Dealer, Option, Rule
from ...events.cards import CardsDiscarded
from ...events.kammi import DollsLookedAt, DollTurned, FigureUnmasked
from ...hexes import HEX, HEXES, OFF
from ...pieces import FACTION, FIGURES, KAMMI, UNIT
from ...rules.choosing import ask
from ...rules.dial import score
from ...state import Harrow

_EXCHANGE = [Option(f"exchange/{HEX[hex]}", hex) for hex in HEXES]
_KEEP = Option("keep", OFF)


def other_figure(kind: int) -> int:
    return FIGURES[0] + FIGURES[1] - kind


def kammi_figure(s: Harrow) -> int:
    """The figure that is Kammi herself."""
    return other_figure(s.kammi.goblin)


def rival_of_kammi(s: Harrow) -> int:
    return s.rivals[0] if s.rivals[1] == KAMMI else s.rivals[1]


def unmask(s: Harrow, dealer: Dealer, kind: int) -> None:
    """A figure's identity becomes public, and so does the other's (H-188, H-189)."""
    if not s.kammi.unmasked:
        s.kammi.unmasked = s.kammi.deduced = True
        dealer.reveal(FigureUnmasked, UNIT[kind], "goblin" if kind == s.kammi.goblin else "kammi")


def drop_goblin_cards(s: Harrow, dealer: Dealer) -> None:
    if s.in_play[KAMMI]:
        s.discards[KAMMI] += s.in_play[KAMMI]
        s.in_play[KAMMI] = []
        dealer.tell(CardsDiscarded, FACTION[KAMMI])


def hit_figure(s: Harrow, dealer: Dealer, kind: int) -> Rule[None]:
    """What follows when a Kammi legend was hit by a successful attack (H-188)."""
    if kind == s.kammi.goblin:
        drop_goblin_cards(s, dealer)
    else:
        yield from exchange_dolls(s, dealer)


def exchange_dolls(s: Harrow, dealer: Dealer) -> Rule[None]:
    """The rival may secretly exchange the dolls that no purple unit stands on."""
    free = [i for i, hex in enumerate(s.kammi.dolls) if hex != OFF and not s.units[KAMMI][hex]]
    if not free:
        return
    rival = rival_of_kammi(s)
    hex = yield from ask(
        s,
        rival,
        "exchange",
        lambda: [_KEEP, *(_EXCHANGE[s.kammi.dolls[i]] for i in free if s.kammi.real in free)],
        rule="H-188",
    )
    if s.kammi.real in free:
        if hex != OFF:
            s.kammi.real = s.kammi.dolls.index(hex)
        s.kammi.doll_open = False
    if any(i in s.kammi.suspects for i in free):
        s.kammi.suspects = sorted({*s.kammi.suspects, *free})
    dealer.reveal(DollsLookedAt, FACTION[rival])


def look_for_dolls(s: Harrow, dealer: Dealer) -> None:
    """Clean-up: dolls under Kammi's legends are turned; Kammi takes the real one (H-192)."""
    for kind in FIGURES:
        hex = s.legend_at[kind]
        if hex == OFF or hex not in s.kammi.dolls:
            continue
        doll = s.kammi.dolls.index(hex)
        if doll == s.kammi.real:
            _find_real(s, dealer, kind, hex)
        else:
            dealer.reveal(DollTurned, HEX[hex], "decoy")
            s.kammi.dolls[doll] = OFF
            s.kammi.dolls_out += 1
            s.kammi.suspects = [i for i in s.kammi.suspects if i != doll]


def _find_real(s: Harrow, dealer: Dealer, kind: int, hex: int) -> None:
    if not s.kammi.doll_open:
        s.kammi.doll_open = True
        s.kammi.suspects = [s.kammi.real]
        dealer.reveal(DollTurned, HEX[hex], "real")
    if s.legend_at[other_figure(kind)] != hex:  # one figure alone with the real doll is proven
        unmask(s, dealer, kind)
    if s.legend_at[kammi_figure(s)] == hex:
        s.kammi.dolls[s.kammi.real] = OFF
        s.kammi.dolls_out += 1
        score(s, dealer, KAMMI, s.kit.number["doll_vp"], "doll")
