"""Comparison of the views with the referee's table (section 13)."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import Plain, Sight, same

from .box import CARDS, HERALD, ROLES, STARTERS, Amounts, numbers_of
from .centre import Piece, Stack
from .duchy import Duchy
from .scoring import duke_points, lord_in_the_end, open_points, printed_points
from .script import Match


def compare(match: Match, sight: Sight, viewer: int | None) -> None:
    """Object to the first thing that is shown to this seat, or to a spectator, otherwise than it was counted."""
    view = sight.view(viewer)
    _turn(match, view)
    for stack, shown in zip(match.centre.stacks, view["market"], strict=True):
        _stack(match, stack, shown, viewer)
    for seat, shown in enumerate(view["players"]):
        _player(match, seat, shown, viewer)
    if match.solo:
        _lord(match, view["lord"])


def _turn(match: Match, view: Plain) -> None:
    if match.turn:
        shown = [view[key] for key in ("turn", "active", "first", "resting")]
        same("V-64, V-92: whose turn it is", shown, [match.turn, match.active, match.first, match.resting])
        same("V-27: the dice", view["dice"], list(match.dice))
    centre, shown = match.centre, view["exhausted"]
    expected = {
        "count": centre.empty(),
        "limit": match.limit,
        "deck": centre.deck,
        "events": centre.hostile_left + len(centre.hostile_known),
        "known": centre.hostile_known,
    }
    same("V-59 to V-62: exhausted places and their deck", shown, expected)
    same("V-63: the end is triggered", view["ending"] is not None, match.ending)


def _stack(match: Match, stack: Stack, shown: Plain, viewer: int | None) -> None:
    where = f"{stack.title} (place {stack.slot})"
    cover = stack.cover.name if stack.cover else None
    same(f"{where}: cover", shown["cover"], cover)
    same(f"{where}: cards", shown["count"], len(stack.cards))
    same(f"{where}: the top card", shown["card"], stack.top)
    below = [piece.name for piece in stack.cards[1:] if piece.name]
    same(f"section 13, {where}: what everybody knows of the cards below", shown["below"], below)
    piece = stack.hostile or (stack.cards[0] if stack.cards else None)
    if piece is None or piece.name is None:
        return
    same(f"V-112, {where}: tokens", shown["tokens"], dict(+piece.tokens))
    price, payable = _price(match, stack, piece, match.duchies[viewer] if viewer is not None else None)
    same(f"V-46, V-51, V-56, {where}: the price", shown["price"], {track: n for track, n in price.items() if n})
    if viewer is not None:
        same(f"V-44, V-55, {where}: affordable", shown["affordable"], payable)


def _price(match: Match, stack: Stack, piece: Piece, duchy: Duchy | None) -> tuple[Amounts, bool]:
    name = piece.name or ""
    if stack.row == "monsters" or stack.hostile:
        price = match.centre.price(piece)
        return price, duchy is not None and bool(duchy.splits("strength", price["strength"], price["magic"]))
    if stack.row == "citizens":
        cost = duchy.price_of_citizen(name) if duchy else CARDS[name]["cost"]
        return {"gold": cost}, duchy is not None and bool(duchy.splits("gold", cost))
    cost = duchy.price_of_domain(name) if duchy else CARDS[name]["cost"]
    return {"gold": cost}, duchy is not None and duchy.has_roles_for(name) and bool(duchy.splits("gold", cost))


def _player(match: Match, seat: int, shown: Plain, viewer: int | None) -> None:
    duchy, who = match.duchies[seat], f"seat {seat}"
    tracks = {track: shown[track] for track in ("gold", "strength", "magic", "vp")}
    same(f"{who}: the board", tracks, {track: duchy.tracks[track] for track in tracks})
    same(f"{who}: domains", Counter(shown["domains"]), Counter(duchy.domains))
    same(f"{who}: slain monsters", Counter(shown["monsters"]), Counter(duchy.monsters))
    held = Counter({card["card"]: card["count"] for group in shown["groups"] for card in group["cards"]})
    same(f"{who}: starters and citizens", held, +duchy.citizens + Counter(STARTERS.keys()))
    for group in shown["groups"]:
        numbers = [[] if card["card"] == HERALD else numbers_of(card["card"]) for card in group["cards"]]
        same(f"{who}: activation numbers", numbers, [group["numbers"]] * len(numbers))
    same(f"{who}: citizens", shown["citizens"], duchy.citizens.total())
    same(f"V-69, {who}: cards in the duchy", shown["duchy"], duchy.citizens.total() + len(duchy.domains))
    same(f"V-55, {who}: roles", shown["roles"], {role: duchy.role(role) for role in ROLES})
    same(f"V-66, {who}: symbols", shown["symbols"], {role: duchy.symbols(role) for role in ROLES})
    _points(f"V-65, {who}: what everybody can count", shown["lines"], open_points(match, seat))
    pile = duchy.duke if match.phase == "over" or viewer == seat else None
    same(f"V-19, {who}: the duke is his own until the end", shown["duke"], pile)
    _points(f"V-66, {who}: the duke", shown["duke_lines"], duke_points(duchy, pile) if pile else {})


def _lord(match: Match, shown: Plain) -> None:
    held = Counter({card["card"]: card["count"] for card in shown["citizens"]})
    same("V-103: captured citizens", held, +match.lord.citizens)
    same("V-103: captured domains", Counter(shown["domains"]), Counter(match.lord.domains))
    same("section 13: his duke is secret until scoring", shown["duke"], match.lord.duke)
    lord = lord_in_the_end(match)
    points = printed_points(lord) | (duke_points(lord, match.lord.duke) if match.lord.duke else {})
    _points("V-107: what he has for all to count", shown["lines"], points)


def _points(rule: str, shown: list[Plain], expected: dict[str, int]) -> None:
    same(rule, {line["source"]: line["points"] for line in shown}, expected)
