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
        found: Counter[str] = Counter()
        found.update(f"chip {chip.ref}" for chip in s.apart)
        for chip, n in s.stock.items():
            found[f"chip {chip.ref}"] += n
        for faction in s.factions:
            _boxed(content, faction, found)
        for p in s.players:
            if p.bag or p.exhausted or p.active:
                _played(content, p, found)
            elif p.faction.powers:
                _boxed(content, p.faction, found)
        found["chip poison"] += sum(s.poisoned)
        _count_cards(s, found)
        found.update(f"tile {tile.ref}" for tile in s.tiles)
        found.update(f"card {card.ref}" for card in (*s.allies, *s.allies_out))
        return sorted(found.items())

    return inventory


def _boxed(content: Content, faction: Faction, found: Counter[str]) -> None:
    """The pieces of a faction nobody has unpacked."""
    found.update(f"chip {chip.ref}" for chip in content.faction_chips)
    found[f"chip {faction.artifact.ref}"] += content.counts["artifact_chips_per_faction"]
    found[f"supporter of {faction.ref}"] += content.counts["supporters_per_faction"]
    found[f"leader of {faction.ref}"] += 1


def _played(content: Content, p: Player, found: Counter[str]) -> None:
    found.update(f"chip {chip.ref}" for chip in owned_chips(p))
    found[f"chip {p.faction.artifact.ref}"] += sum(len(track) < TRACK_LENGTH for track in p.forged)
    found["chip poison"] += p.poison
    found[f"supporter of {p.faction.ref}"] += p.supply + p.locked + sum(p.supporters)
    found[f"leader of {p.faction.ref}"] += 1


def _count_cards(s: Wonderland, found: Counter[str]) -> None:
    apart = [*s.wonders, *s.market, *s.wonders_out]
    found.update(f"card {card.ref}" for card in apart)
    for wonder in [*apart, *(w for p in s.players for w in p.local)]:
        if wonder.figure:
            found[f"standee {wonder.ref}"] += wonder.count
    for p in s.players:
        found.update(f"card {card.ref}" for card in (*p.cards, *p.local))
        found.update(f"card {card.ref}" for card in p.tea)
        found.update(f"card {card.ref}" for card in (*p.quests, *p.feats))
        standing = [*p.bench, *(figure for here in p.figures for figure in here)]
        found.update(f"standee {figure.ref}" for figure in standing if figure not in p.local)
    cards: list[TeaCard | Quest | Wonder] = [card for deck in s.decks for card in deck]
    cards += [card for card in s.table if card is not None]
    cards += [*s.tea_out, *s.quests, *s.quest_pile, *s.quests_out]
    found.update(f"card {card.ref}" for card in cards)
