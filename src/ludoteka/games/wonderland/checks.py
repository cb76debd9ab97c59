"""Checks of the whole box: how many components there are, and that they fit each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sized
from typing import TYPE_CHECKING, Any

from ...kernel.content import BadContent, Entry
from .grammar import ALLIES, Counted
from .pieces import Faction

if TYPE_CHECKING:
    from .content import Content

SETS = ("A", "B", "C", "D")
EXACTLY = {"region_scoring_tiles": 6, "factions": 5}
LEAST = {"wonderlandians": 24, "quests": 30}  # so many are in every box; an owner may add some
TEA_CARDS = 30  # of every round


def whole(value: Any) -> bool:
    """True for a whole number from 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def check(content: Content, file: Entry) -> None:
    """Raise BadContent if the components do not make a box together."""
    _counts(content, file)
    _sets(content, file)
    _types(content, file)
    _bags(content, file)
    for faction in content.many:
        _faction(faction, file)


def _counts(content: Content, file: Entry) -> None:
    parts: dict[str, Sized] = {
        "region_scoring_tiles": content.tiles,
        "factions": content.many,
        "wonderlandians": content.wonders,
        "quests": content.quests,
    }
    for name, number in EXACTLY.items():
        if len(parts[name]) != number:
            raise file.fail(name, f"there are {len(parts[name])}; there should be {number}, no more and no fewer")
    for name, number in LEAST.items():
        if len(parts[name]) < number:
            raise file.fail(name, f"there are {len(parts[name])}; there should be at least {number}")
    rounds = Counter(card.round for card in content.tea)
    for number in (1, 2, 3):
        if rounds[number] < TEA_CARDS:
            raise file.fail("tea_cards", f"round {number} has {rounds[number]}; it should have at least {TEA_CARDS}")


def _sets(content: Content, file: Entry) -> None:
    """W-11: one card of every type in each set, and the forge card beside them."""
    expected = Counter([(letter, kind) for letter in SETS for kind in ALLIES[:-1]] + [("*", "forge")])
    numbers = Counter((card.set, card.kind) for card in content.allies)
    for letter, kind in [*(numbers - expected), *(expected - numbers)]:
        raise file.fail(
            "ally_cards", f"set {letter!r} has {numbers[letter, kind]} cards of {kind!r}, not 1 as it should"
        )


def _types(content: Content, file: Entry) -> None:
    """Check that conditions and counters name only existing types of chips."""
    kinds = {chip.kind for chip in content.chips}
    for ability in content.abilities:
        effects = (*ability.effects, *(effect for one in ability.choices for effect in one))
        counts = [effect.per for effect in effects if isinstance(effect, Counted) and effect.per is not None]
        for of in (*(atom.of for atom in ability.condition), *(count.of for count in counts)):
            if of and of not in kinds:
                raise BadContent(f"{file.where}, {ability.source!r}: there is no type of chips {of!r}")


def _bags(content: Content, file: Entry) -> None:
    """Check that the box contains the starting bags of five players."""
    counts, most = content.counts, len(content.many)
    forge = sum(n for pairs in content.ally_chips.values() for chip, n in pairs if chip.kind == "forge")
    limits = {
        "bag_forge": (counts["bag_forge"] * most, forge),
        "bag_forge_two_players": (counts["bag_forge_two_players"] * 2, forge),
        "bag_madness_normal": (counts["bag_madness_normal"] * most, counts["madness_normal"]),
        "bag_madness_double": (counts["bag_madness_double"] * most, counts["madness_double"]),
        "artifacts_in_bag": (counts["artifacts_in_bag"], counts["artifact_chips_per_faction"]),
        "supporters_on_board": (counts["supporters_on_board"], counts["supporters_per_faction"]),
        "leader_strength_start": (counts["leader_strength_start"], content.box.leader_max),
    }
    for name, (taken, there) in limits.items():
        if taken > there:
            raise file.entry("setup").fail(name, f"takes {taken}, and there are {there}")


def _faction(faction: Faction, file: Entry) -> None:
    where = f"{file.where}, factions {faction.ref!r}"
    if len(faction.powers) != 4:
        raise BadContent(f"{where}, field 'abilities': there should be four")
    places = [(between.upper, between.lower, between.column) for between in faction.between]
    for upper, lower, column in places:
        if lower != upper + 1:
            place = f"'between' of tracks {upper + 1} and {lower + 1} in column {column + 1}"
            raise BadContent(f"{where}, {place}: the lower track should be the one below the upper")
