"""Quests: feats at the end of a battle, objectives at the end of the game (W-96, W-109, section 18 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ....kernel import Dealer, Option, Rule, Seat, choose, piece
from ..effects.conditions import COMPARE
from ..effects.firing import fire
from ..events.battle import FeatDone
from ..grammar import VERBS, Effect
from ..options import PASS, thing
from ..pieces import NOWHERE, Ability, Chip, Player, Quest, Wonderland
from .forge import is_full
from .goods import player_order
from .regions import castles, units_in, units_on_board
from .two_player import rules_for, standing

if TYPE_CHECKING:
    from ..content import Content


# -- Step 2 of a battle's result ---------------------------------------------------------------------------------------
def feats(s: Wonderland, dealer: Dealer) -> None:
    """W-96: in player order, everybody who has not busted."""
    seats = [seat for seat in standing(s) if s.players[seat].quests]
    s.then(*(("feat_of", seat) for seat in player_order(s, dealer, seats)))


def feat_of(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """At most one quest of this region whose feat is met; then the extra feat of set C."""
    player = s.players[seat]
    dealer.depends_on_secret(seat)  # whether there is a question depends on quests that lie face down
    met = met_here(s, seat)
    done = yield from own_feat(s, dealer, seat)
    for ability in _chip_abilities(player, "quests"):
        yield from fire(s, dealer, seat, ability)
    if not done and any(quest not in met for quest in met_here(s, seat)):  # the extra feat may have cost a chip
        yield from own_feat(s, dealer, seat)


def own_feat(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[bool]:
    """A quest of this region whose feat is met, if there is one and the player likes."""
    if not met_here(s, seat):
        return False
    quest = yield from choose(seat, "feat", lambda: _feat_options(met_here(s, seat)), rule="W-96")
    if quest is not None:
        yield from complete(s, dealer, seat, quest)
    return quest is not None


def met_here(s: Wonderland, seat: Seat) -> list[Quest]:
    return [q for q in s.players[seat].quests if q.region == s.region and feat_met(s, seat, q)]


def _feat_options(quests: list[Quest]) -> list[Option[Quest | None]]:
    return [*(thing("feat", quest) for quest in quests), PASS]


def complete(s: Wonderland, dealer: Dealer, seat: Seat, quest: Quest) -> Rule[None]:
    """The quest is turned face up; set C's Rooks then cost an active chip."""
    player = s.players[seat]
    player.quests.remove(quest)
    player.feats.append(quest)
    dealer.show(FeatDone, seat, quest)
    for ability in _chip_abilities(player, "feat_done"):
        yield from fire(s, dealer, seat, ability)


def _chip_abilities(player: Player, trigger: str) -> list[Ability]:
    """Of active chips; those that fire once however many such chips are active, once (R-31)."""
    return list(dict.fromkeys(ability for chip in player.active for ability in chip.abilities if ability.on == trigger))


@VERBS.verb("complete_extra_feat", places=("ability",))
@piece
class CompleteExtraFeat(Effect):
    """One more face-down quest of any region, whatever its feat asks for (R-32)."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        player = s.players[seat]
        if not player.quests:
            return False
        quest = yield from choose(seat, "extra-feat", lambda: _feat_options(player.quests), rule="W-96")
        if quest is None:
            return False
        yield from complete(s, dealer, seat, quest)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (thing("feat", quest).key for quest in content.quests)


# -- Metrics of feats --------------------------------------------------------------------------------------------------
METRICS: dict[str, Callable[[Wonderland, Seat, Player], int]] = {
    "final-strength": lambda s, seat, player: player.marker,
    "last-active-printed": lambda s, seat, player: player.active[-1].strength if player.active else NOWHERE,
    "active-chips": lambda s, seat, player: len(player.active),
    "active-types": lambda s, seat, player: len({chip.type for chip in player.active}),
    "units-here": lambda s, seat, player: units_in(player, s.region),
    "lost-units-here": lambda s, seat, player: player.lost,
    "madness-track": lambda s, seat, player: len(player.madness),
    "rank": lambda s, seat, player: rules_for(s).rank(s, seat),
    "won-without-leader": lambda s, seat, player: int(s.winner == seat and player.leader != s.region),
    "shield-used": lambda s, seat, player: int(player.blocked),
    "on-forge-symbol": lambda s, seat, player: int(player.marker in s.box.symbols),
}


def met(value: int, test: tuple[str, str, tuple[int, ...]]) -> bool:
    return value in test[2] if test[1] == "in" else COMPARE[test[1]](value, test[2][0])


def feat_met(s: Wonderland, seat: Seat, quest: Quest) -> bool:
    return met(METRICS[quest.feat[0]](s, seat, s.players[seat]), quest.feat)


# -- Objectives --------------------------------------------------------------------------------------------------------
def owned_chips(player: Player) -> list[Chip]:
    """Bag, active, exhausted, madness track, forge tracks; a chip in the hand or in play is on its way between them."""
    forged = [chip for track in player.forged for chip in track]
    return [*player.bag, *player.active, *player.exhausted, *player.madness, *forged, *player.drawn, *player.played]


def _of_types(player: Player, kinds: str) -> int:
    allowed = kinds.split("+")
    return sum(chip.kind in allowed for chip in owned_chips(player))


GOALS: dict[str, Callable[[Player], int]] = {  # beside `chips:rose+forge`, chips of these types
    "forged-ally-types": lambda player: len(
        {chip.kind for track in player.forged for chip in track if chip.family == "ally"}
    ),
    "forged-chips": lambda player: sum(map(len, player.forged)),
    "forge-tracks-complete": lambda player: sum(is_full(player, track) for track in range(len(player.forged))),
    "distinct-chip-types": lambda player: len(
        {chip.type for chip in owned_chips(player) if chip.family not in ("madness", "poison")}
    ),
    "madness-normal-owned": lambda player: sum(chip.kind == "madness" for chip in owned_chips(player)),
    "strong-ally-chips": lambda player: sum(chip.level == "strong" for chip in owned_chips(player)),
    "artifacts-owned": lambda player: sum(chip.kind == "artifact" for chip in owned_chips(player)),
    "wonderlandian-cards": lambda player: len(player.cards),
    "castles": castles,
    "abilities-unlocked": lambda player: len(player.powers),
    "leader-strength": lambda player: player.strength,
    "shards": lambda player: player.shards,
    "units-on-board": units_on_board,
    "regions-with-units": lambda player: sum(units_in(player, index) > 0 for index in range(len(player.castles))),
}


def objective_count(player: Player, quest: Quest) -> int:
    """How far an objective is."""
    what, _, kinds = quest.objective[0].partition(":")
    return _of_types(player, kinds) if what == "chips" else GOALS[what](player)


def objective_met(player: Player, quest: Quest) -> bool:
    return met(objective_count(player, quest), quest.objective)


def quest_points(player: Player, quest: Quest) -> int:
    """W-109: 3 for the feat, 3 for the objective, 9 for both."""
    feat, objective, both = quest.points
    done, reached = quest in player.feats, objective_met(player, quest)
    return done * feat + reached * objective + (done and reached) * both
