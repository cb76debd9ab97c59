"""Counting every component: each kind once, with how many of it lie somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ..content import Content
from ..pieces import Faction, Player, Quest, TeaCard, Wonder, Wonderland
from ..rules.forge import TRACK_LENGTH
from ..rules.quests import owned_chips


def inventory_for(content: Content) -> Callable[[Wonderland], Iterable[tuple[str, int]]]:
    def inventory(s: Wonderland) -> list[tuple[str, int]]:
        counts: Counter[str] = Counter()
        counts.update(f"chip {chip.ref}" for chip in s.apart)
        for chip, n in s.stock.items():
            counts[f"chip {chip.ref}"] += n
        for faction in s.factions:
            _boxed(content, faction, counts)
        for player in s.players:
            if player.bag or player.exhausted or player.active:
                _played(content, player, counts)
            elif player.faction.powers:
                _boxed(content, player.faction, counts)
        counts["chip poison"] += sum(s.poisoned)
        _count_cards(s, counts)
        counts.update(f"tile {tile.ref}" for tile in s.tiles)
        counts.update(f"card {card.ref}" for card in (*s.allies, *s.allies_out))
        return sorted(counts.items())

    return inventory


def _boxed(content: Content, faction: Faction, counts: Counter[str]) -> None:
    """The pieces of a faction nobody has unpacked."""
    counts.update(f"chip {chip.ref}" for chip in content.faction_chips)
    counts[f"chip {faction.artifact.ref}"] += content.counts["artifact_chips_per_faction"]
    counts[f"supporter of {faction.ref}"] += content.counts["supporters_per_faction"]
    counts[f"leader of {faction.ref}"] += 1


def _played(content: Content, player: Player, counts: Counter[str]) -> None:
    counts.update(f"chip {chip.ref}" for chip in owned_chips(player))
    counts[f"chip {player.faction.artifact.ref}"] += sum(len(track) < TRACK_LENGTH for track in player.forged)
    counts["chip poison"] += player.poison
    counts[f"supporter of {player.faction.ref}"] += player.supply + player.locked + sum(player.supporters)
    counts[f"leader of {player.faction.ref}"] += 1


def _count_cards(s: Wonderland, counts: Counter[str]) -> None:
    apart = [*s.wonders, *s.market, *s.wonders_out]
    counts.update(f"card {card.ref}" for card in apart)
    for wonder in [*apart, *(local for player in s.players for local in player.local)]:
        if wonder.figure:
            counts[f"standee {wonder.ref}"] += wonder.count
    for player in s.players:
        counts.update(f"card {card.ref}" for card in (*player.cards, *player.local))
        counts.update(f"card {card.ref}" for card in player.tea)
        counts.update(f"card {card.ref}" for card in (*player.quests, *player.feats))
        standing = [*player.bench, *(figure for here in player.figures for figure in here)]
        counts.update(f"standee {figure.ref}" for figure in standing if figure not in player.local)
    cards: list[TeaCard | Quest | Wonder] = [card for deck in s.decks for card in deck]
    cards += [card for card in s.table if card is not None]
    cards += [*s.tea_out, *s.quests, *s.quest_pile, *s.quests_out]
    counts.update(f"card {card.ref}" for card in cards)
