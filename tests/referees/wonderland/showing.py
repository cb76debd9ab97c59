"""Comparison of the public view with the referee's table."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import Plain, same

from .board import Board, Player
from .feats import castle_points

NUMBERS = ("vp", "shards", "shield", "strength", "castle_value", "supply", "locked", "leader", "castles", "poison")


def compare(board: Board, view: Plain) -> None:
    """The public part of the table (section 20)."""
    same("the round", view["round"], board.round)
    same("W-15: the first-battle marker", view["marker"], board.marker)
    same("W-39: chips of the supply", _chips(view["stock"], board.stock), _chips(board.stock, board.stock))
    same("W-43: the market", sorted(card["ref"] for card in view["market"]), sorted(board.market))
    decks = view["decks"]
    left = [len(board.decks[r]) if r in board.decks else 30 for r in (1, 2, 3)]
    same("W-13: cards left in the tea decks", decks["tea"], left)
    same("W-43: Wonderlandians in the deck", decks["wonders"], len(board.wonders))
    same(
        "W-49: quests in deck and pile",
        decks["quests"] + decks["quest_pile"],
        len(board.quests) + len(board.quest_pile),
    )
    for region in view["regions"]:
        same("W-111: regions in use", region["in_use"], region["ref"] in board.regions)
        if region["in_use"]:
            same("W-5: neighbours", set(region["neighbours"]), set(board.neighbours(region["ref"])))
            same("W-10: tiles", region["tile"], board.tiles[region["ref"]])
    if view["phase"] == "tea":
        shown = [chair["card"]["ref"] if chair["card"] else None for chair in view["chairs"]]
        same("W-29: cards on the table", shown, board.chairs[1:])
        poisoned = {chair["card"]["ref"] for chair in view["chairs"] if chair["poisoned"]}
        same("W-57: poison on cards", poisoned, board.poisoned)
    for player, shown in zip(board.players, view["players"], strict=True):
        _player(board, player, shown, view["phase"])


def _chips(shown: Plain | Counter[str], kinds: Counter[str]) -> dict[str, int]:
    return {chip: shown[chip] for chip in kinds}


def _player(board: Board, player: Player, shown: Plain, phase: str) -> None:
    who = f"seat {player.seat}"
    for name in (
        "vp",
        "shards",
        "shield",
        "strength",
        "castle_value",
        "supply",
        "locked",
        "leader",
        "castles",
        "poison",
    ):
        same(f"{name} of {who}", shown[name], getattr(player, name))
    same(f"faction of {who}", shown["faction"]["ref"], player.faction)
    same(f"supporters of {who}", {r: n for r, n in shown["supporters"].items() if n}, dict(+player.supporters))
    figures = {r: sorted(names) for r, names in shown["figures"].items() if names}
    same(f"figures of {who}", figures, {r: sorted(names) for r, names in player.figures.items() if names})
    same(f"supply of figures of {who}", sorted(shown["bench"]), sorted(player.bench))
    same(f"cards of {who}", [card["ref"] for card in shown["cards"]], player.cards)
    same(f"local figures of {who}", [card["ref"] for card in shown["local"]], player.locals)
    same(f"tea cards of {who}", sorted(card["ref"] for card in shown["tea"]), sorted(player.tea))
    unlocked = sorted(power["ref"] for power in shown["faction"]["powers"] if power["unlocked"])
    same(f"W-44: abilities of {who}", unlocked, sorted(player.powers))
    tracks = [[space["chip"] for space in track if space["chip"]] for track in shown["faction"]["tracks"]]
    same(f"W-100: forge tracks of {who}", tracks, player.tracks)
    quests = shown["quests"]
    same(f"quests of {who}", quests if isinstance(quests, int) else len(quests), len(player.quests))
    same(f"feats of {who}", sorted(q["ref"] for q in shown["feats"]), sorted(player.feats))
    same(f"active chips of {who}", shown["active"], player.active)
    same(f"exhausted chips of {who}", Counter(shown["exhausted"]), Counter(player.exhausted))
    same(f"madness track of {who}", shown["madness"], player.madness)
    same(f"chips in the bag of {who}", shown["bag"]["count"], player.bag.total())
    if shown["bag"]["chips"] is not None:
        same(f"the bag of {who}", shown["bag"]["chips"], dict(+player.bag))
    same(f"the chip in play of {who}", shown["played"], player.played)
    if phase == "tea":
        same(f"W-26: the seat of the leader of {who}", shown["chair"], player.chair)
        same(
            f"W-26: cards of this tea party of {who}",
            (shown["taken"], shown["partied"]),
            (player.taken, player.partied),
        )
    if phase == "war" and board.in_battle:
        same(f"the marker of {who}", shown["marker"], player.marker)
        if player.seat in board.who:
            state = (shown["stopped"], shown["busted"], shown["lost"], shown["blocked"])
            same(
                f"stopped, busted, lost, blocked of {who}",
                state,
                (player.stopped, player.busted, player.lost, player.blocked),
            )
    same(f"W-108: castles of {who} now", shown["score"]["castles"], castle_points(board, player))


def sealed(board: Board, view: Plain, seat: int | None, open_bags: bool) -> None:
    """Section 20: a seat sees its own secrets, and nobody else's."""
    for player, shown in zip(board.players, view["players"], strict=True):
        who = f"seat {player.seat} before seat {seat}"
        if player.seat == seat:
            same(f"the own quests of {who}", sorted(quest["ref"] for quest in shown["quests"]), sorted(player.quests))
        else:
            same(f"W-18: the quests of {who}", shown["quests"], len(player.quests))
            same(f"W-72: chips drawn extra by {who} are a number", isinstance(shown["drawn"], int), True)
            same(f"W-67: the bet of {who} is hidden", shown["bet"] is None or isinstance(shown["bet"], bool), True)
        looks = open_bags or view["phase"] != "war"
        same(f"W-68: the bag of {who}", shown["bag"]["chips"] is not None, looks)
