"""Auction: three to five seats bid in secret for lots; sealed bids, a done loop, elimination, shared victory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from random import Random

from ludoteka.kernel import (
    Ask,
    Dealer,
    Event,
    Game,
    Option,
    Outcome,
    Rule,
    Seat,
    Setting,
    State,
    View,
    choose,
    event,
    options_of,
    state,
    together,
)


@state
class Auction(State):
    coins: list[int]
    lots: list[list[int]]  # won by each seat
    deck: list[int] = field(default_factory=lambda: [1, 2, 3, 4])  # face up, the next lot last
    block: list[int] = field(default_factory=list)  # the lot being sold
    scrap: list[int] = field(default_factory=list)
    bank: int = 0
    bids: list[int] = field(default_factory=list)  # the last bids, open
    aloud: bool = True  # is a sale called out, or only to be seen?


@event
class Sold(Event):
    lot: int
    buyers: tuple[Seat, ...]
    bids: tuple[int, ...]


@event
class Melted(Event):
    seat: Seat


def setup(seats: int, settings: Mapping[str, str]) -> Auction:
    aloud = settings["hammer"] == "aloud"
    return Auction([int(settings["coins"])] * seats, [[] for _ in range(seats)], aloud=aloud, agenda=[("open_sale",)])


def open_sale(s: Auction, dealer: Dealer) -> None:
    dealer.shuffle(s.deck)
    s.then("sell")


def alive(s: Auction) -> list[Seat]:
    return [Seat(i) for i, coins in enumerate(s.coins) if coins or s.lots[i]]


def sell(s: Auction, dealer: Dealer) -> Rule[None]:
    s.block.append(s.deck.pop())
    bidders = [seat for seat in alive(s) if s.coins[seat]]
    if bidders:
        bids = yield from together(
            [Ask(seat, "bid", [Option(f"bid/{n}", n) for n in range(s.coins[seat] + 1)]) for seat in bidders]
        )
        best = max(bids.values())
        s.bids = [bids.get(Seat(i), 0) for i in range(len(s.coins))]
        winners = [seat for seat, bid in bids.items() if bid == best]
        if len(winners) == 1 and best:
            s.coins[winners[0]] -= best
            s.bank += best
            s.lots[winners[0]].append(s.block.pop())
        announce = dealer.reveal if s.aloud else dealer.tell
        announce(Sold, s.lots[winners[0]][-1] if not s.block else 0, tuple(winners), tuple(s.bids))
    s.scrap += s.block  # nobody wanted it, or two wanted it equally
    s.block.clear()
    s.then("melt" if s.deck and any(s.coins) else "close")


def melt(s: Auction, dealer: Dealer) -> Rule[None]:
    """Each seat in turn may melt lots into coins, as often as it likes."""
    for seat in alive(s):
        while s.lots[seat]:
            key = yield from choose(seat, "melt", options_of(["melt", "done"]))
            if key == "done":
                break
            s.scrap.append(s.lots[seat].pop())
            s.coins[seat] += 1
            s.bank -= 1
            dealer.tell(Melted, seat)
    s.then("sell")


def close(s: Auction, dealer: Dealer) -> None:
    s.scrap += s.deck
    s.deck.clear()


def view(s: Auction, seat: Seat | None) -> View:
    return {"coins": list(s.coins), "lots": [list(x) for x in s.lots], "deck": list(s.deck), "block": list(s.block)}


def redeal(s: Auction, seat: Seat | None, random: Random) -> None:
    """All lots lie open; only bids are secret."""


def outcome(s: Auction) -> Outcome:
    scores = tuple(float(sum(lots)) for lots in s.lots)
    return Outcome(scores, tuple(Seat(i) for i, x in enumerate(scores) if x == max(scores)), "worth")


GAME = Game(
    id="auction",
    version="1",
    seats=(3, 4, 5),
    settings=(Setting("coins", ("2", "3"), "3"), Setting("hammer", ("aloud", "quiet"), "aloud")),
    setup=setup,
    steps={"open_sale": open_sale, "sell": sell, "melt": melt, "close": close},
    view=view,
    redeal=redeal,
    outcome=outcome,
    inventory=lambda s: (
        ["coin"] * (sum(s.coins) + s.bank) + [*s.deck, *s.block, *s.scrap, *(x for y in s.lots for x in y)]
    ),
    vocabulary=lambda seats, settings: [*(f"bid/{n}" for n in range(12)), "melt", "done"],
    features=lambda view: [float(x) for x in view["coins"]],
)
