"""Forging (W-99 to W-103, W-50)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ....kernel import Dealer, Option, Rule, Seat, choose, piece
from ..effects.firing import carry_out_all, fire
from ..effects.rewards import GainArtifact
from ..effects.standing import ForgeAction
from ..events.battle import Forged
from ..grammar import VERBS, Effect
from ..options import PASS, forge
from ..pieces import Chip, Player, Wonderland
from .goods import player_order
from .two_player import standing

if TYPE_CHECKING:
    from ..content import Content

TRACK_LENGTH = 3


# -- Step 4 of a battle's result ---------------------------------------------------------------------------------------
def forging(s: Wonderland, dealer: Dealer) -> None:
    """Everybody who has not busted, in player order."""
    able = [seat for seat in standing(s) if s.players[seat].active and forge_actions(s, s.players[seat])]
    s.then(*(("forge_turn", seat) for seat in player_order(s, dealer, able)))


def forge_actions(s: Wonderland, player: Player) -> int:
    """W-99: one for a forge symbol under the marker, one for each active forge chip."""
    return (player.marker in s.box.symbols) + sum(
        effect.n
        for chip in player.active
        for ability in chip.abilities
        for effect in ability.effects
        if isinstance(effect, ForgeAction)
    )


def forge_turn(s: Wonderland, dealer: Dealer, seat: Seat) -> None:
    """W-99: the actions are counted once, at the start."""
    player = s.players[seat]
    s.forges = forge_actions(s, player)
    s.symbol = player.marker in s.box.symbols
    s.then(("forge_one", seat))


def forge_one(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """One action, which may be declined together with all that follow."""
    player = s.players[seat]
    chips = [one for one in player.active if s.symbol or not needs_symbol(one)]
    options = forge_options(player, chips) if s.forges else []
    answer = (yield from choose(seat, "forge", [*options, PASS], rule="W-99", actions=s.forges)) if options else None
    if answer is None:
        s.forges, s.symbol = 0, False
        return
    chip, track = answer
    s.forges -= 1
    if needs_symbol(chip) or not s.forges:
        s.symbol = False  # the actions of forge chips are spent first, so that a Rook can still be forged
    player.active.remove(chip)
    yield from cover(s, dealer, seat, chip, track)
    s.then(("forge_one", seat))


def needs_symbol(chip: Chip) -> bool:
    """W-99: can only a forge symbol forge this chip, no forge chip?"""
    return "forge_chip_forging" in chip.immune


def is_full(player: Player, track: int) -> bool:
    """W-100: is every space of the forge track covered?"""
    return len(player.forged[track]) >= TRACK_LENGTH


def forge_options(player: Player, chips: Iterable[Chip]) -> list[Option[tuple[Chip, int] | None]]:
    """W-100: any of these chips onto the leftmost empty space of a track that is not full."""
    tracks = [column_track for column_track in range(4) if not is_full(player, column_track)]
    return [forge(chip, column_track) for chip in dict.fromkeys(chips) for column_track in tracks]


# -- From the bag ------------------------------------------------------------------------------------------------------
@VERBS.verb("forge_from_bag", places=("reward", "ability"))
@piece
class ForgeFromBag(Effect):
    """W-50: a tea card forges a chip of the bag that is neither madness nor poison."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        chips = sorted((one for one in player.bag if one.family not in ("madness", "poison")), key=lambda one: one.rank)
        options = forge_options(player, chips)
        answer = (yield from choose(seat, "forge-from-bag", [*options, PASS], rule="W-50")) if options else None
        if answer is None:
            return False
        player.bag.remove(answer[0])
        yield from cover(s, dealer, seat, *answer)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (forge(chip, track).key for chip in content.chips for track in range(4))


# -- The tracks --------------------------------------------------------------------------------------------------------
def cover(s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, track: int) -> Rule[None]:
    """W-101 to W-103: the artifact of a full track, the reward of the space, the chip's own, rewards between tracks."""
    player = s.players[seat]
    column = len(player.forged[track])
    player.forged[track].append(chip)
    dealer.tell(Forged, seat, chip, f"track-{track + 1}")
    if is_full(player, track):
        GainArtifact().perform(s, dealer, seat, chip, chip.ref, False)
    yield from carry_out_all(s, dealer, seat, player.faction.tracks[track][column])
    for ability in chip.abilities:
        if ability.on == "forge":
            yield from fire(s, dealer, seat, ability, chip)
    for reward in rewards_between(player, track, column):
        yield from carry_out_all(s, dealer, seat, reward)


def rewards_between(player: Player, track: int, column: int) -> list[Sequence[Effect]]:
    """W-102: both spaces it touches are covered, this one just now."""
    return [
        between.reward
        for between in player.faction.between
        if between.column == column
        and track in (between.upper, between.lower)
        and len(player.forged[between.upper + between.lower - track]) > column
    ]
