"""The draws of a battle: chips drawn, played and advanced (W-68 to W-81)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from ....kernel import Ask, Dealer, Rule, Seat, choose, together
from ..effects.conditions import active, holds
from ..effects.firing import carry_out, chosen_effects, fire, of_figures
from ..effects.standing import LaterAllies
from ..events.battle import (
    Advanced,
    BagRefilled,
    ChipDrawn,
    ChipsLookedAt,
    DrawForced,
    Stopped,
)
from ..grammar import THE_CHIP, Counted, Effect
from ..options import DRAW, STOP, number, thing
from ..pieces import NOWHERE, Ability, Chip, Player, Wonderland
from .goods import player_order
from .regions import units_in
from .two_player import rules_for


# -- A draw ------------------------------------------------------------------------------------------------------------
def still_in(s: Wonderland) -> list[Seat]:
    return [Seat(i) for i, player in enumerate(s.players) if player.standing and not player.stopped]


def draw(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-71: the first draw is a duty; from the second on each decides in secret, all at once."""
    s.draw += 1
    drawing = still_in(s)
    if s.draw > 1:
        free = [seat for seat in drawing if not s.players[seat].must_draw]
        for seat in drawing:
            if seat not in free:
                dealer.tell(DrawForced, seat)
        answers = (yield from together([Ask(seat, "draw", [DRAW, STOP], "W-71") for seat in free])) if free else {}
        for seat in free:
            s.players[seat].intent = "draw" if answers[seat] else "stop"
    for player in s.players:
        player.maddened, player.shown = False, NOWHERE
    s.then("draw_extra", "draw_one", "madness", "play_own", "play_others", "advance")


def draw_extra(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-72: who may look at several chips picks one in secret, before anybody shows whether they drew at all.

    Both looking and declining to look are public.
    """
    lookers = [seat for seat in still_in(s) if s.players[seat].extra and s.players[seat].intent != "stop"]
    for seat in lookers:
        player = s.players[seat]
        player.drawn = [chip for _ in range(1 + player.extra) for chip in take_chip(s, dealer, seat)]
        player.extra = 0
        dealer.reveal(ChipsLookedAt, seat, len(player.drawn), tuple(player.drawn))
    asks = [_play_one(s.players[seat], seat) for seat in lookers if s.players[seat].drawn]
    chosen = (yield from together(asks)) if asks else {}
    for seat, chip in chosen.items():
        player = s.players[seat]
        player.drawn.remove(chip)
        player.bag += player.drawn
        player.drawn = [chip]


def _play_one(player: Player, seat: Seat) -> Ask[Chip]:
    return Ask(
        seat,
        "play",
        lambda: [thing("play", chip) for chip in sorted(dict.fromkeys(player.drawn), key=lambda one: one.rank)],
        "W-72",
    )


def draw_one(s: Wonderland, dealer: Dealer) -> None:
    """Players who stopped show an empty hand, the others draw one chip each; all at once."""
    for seat in still_in(s):
        player = s.players[seat]
        intent, player.intent = player.intent, ""
        if intent == "stop":
            player.stopped = True
            dealer.reveal(Stopped, seat)
            continue
        player.played, player.drawn = player.drawn or take_chip(s, dealer, seat), []
        player.must_draw = False
        if player.played:
            player.shown = player.played[0].strength
            dealer.reveal(ChipDrawn, seat, player.played[0])
        else:
            player.stopped = True  # W-73: a bag that stays empty stops its owner
            dealer.reveal(Stopped, seat)


def take_chip(s: Wonderland, dealer: Dealer, seat: Seat) -> list[Chip]:
    """One random chip; W-73: an empty bag first takes back the exhausted chips and the madness track."""
    player = s.players[seat]
    if not player.bag and (player.exhausted or player.madness):
        player.bag = player.exhausted + player.madness
        player.exhausted, player.madness = [], []
        dealer.tell(BagRefilled, seat)
    return [player.bag.pop(dealer.below(len(player.bag)))] if player.bag else []


def madness(s: Wonderland, dealer: Dealer) -> None:
    """W-74, step 1: madness and poison, in player order."""
    struck = [seat for seat in still_in(s) if s.players[seat].played and s.players[seat].played[0].losses]
    s.then(*(("take_madness", seat) for seat in player_order(s, dealer, struck)))


# -- Playing chips -----------------------------------------------------------------------------------------------------
def playing(s: Wonderland) -> list[Seat]:
    return [seat for seat in still_in(s) if s.players[seat].played]


def play_abilities(s: Wonderland, seat: Seat) -> list[Ability]:
    """Everything that fires when this player's chip is played: figures here, the chip, the faction."""
    player = s.players[seat]
    chip = player.played[0]
    own = [rule for power in player.powers if chip.kind == "artifact" or not power.artifact for rule in power.rules]
    return [*of_figures(player.figures[s.region], "play"), *chip.play, *(rule for rule in own if rule.on == "play")]


def play_own(s: Wonderland, dealer: Dealer) -> Rule[None]:
    """W-74, step 2: what touches the player or the own chips, all at once; W-120: in turn if it can make one bust."""
    busy = []
    for seat in playing(s):
        player = s.players[seat]
        player.power, player.gain, player.changes = player.played[0].strength, 0, []
        if player.times > 1 or player.capped or any(chip.aura for chip in player.active) or play_abilities(s, seat):
            busy.append(seat)
    if any(may_bust(s, seat) for seat in busy):
        s.then(*(("play_chip", seat) for seat in player_order(s, dealer, busy)))
    else:
        yield from at_once({seat: play_chip(s, dealer, seat) for seat in busy})


def at_once(rules: Mapping[Seat, Rule[None]]) -> Rule[None]:
    """Rules of several seats step by step: all who have a question answer it before anything comes of the answers."""
    answers: dict[Seat, object] = dict.fromkeys(rules)
    while True:
        asks: list[Ask[object]] = []
        for seat, answer in sorted(answers.items()):
            try:
                question = rules[seat].send(answer)
            except StopIteration:
                continue
            assert isinstance(question, Ask), "what is done at once asks one seat at a time"
            asks.append(question)
        if not asks:
            return
        if len(asks) == 1:
            answers = {asks[0].seat: (yield asks[0])}
        else:
            answers = yield from together(asks)


def may_bust(s: Wonderland, seat: Seat) -> bool:
    """W-89: can playing the chip cost this player the last unit here?"""
    sacrifices = any(effect.op == "lose_own_unit" for ability in play_abilities(s, seat) for effect in ability.effects)
    return sacrifices and units_in(s.players[seat], s.region) == 1


def play_chip(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """W-76: the printed strength with all changes; the owner chooses their order if it matters."""
    player = s.players[seat]
    chip = player.played[0]
    player.power, player.gain, player.changes = chip.strength, 0, lasting_changes(s, seat, chip)
    later: list[Effect] = []  # what looks at the final strength of the chip
    for ability in play_abilities(s, seat):
        if ability.outward:
            continue
        if ability.choices and holds(s, seat, ability.condition, chip):
            for effect in (yield from chosen_effects(s, dealer, seat, ability, chip)):
                if isinstance(effect, Counted) and effect.per is THE_CHIP:
                    later.append(effect)
                else:
                    yield from carry_out(s, dealer, seat, effect, chip, ability.source)
        else:
            yield from fire(s, dealer, seat, ability, chip)
        if player.busted:
            return
    player.power = yield from settle_strength(player, seat, chip)
    player.capped = False
    for effect in later:
        yield from carry_out(s, dealer, seat, effect, chip)


def lasting_changes(s: Wonderland, seat: Seat, chip: Chip) -> list[tuple[str, int]]:
    """The changes by earlier chips; R-30: a Rook that nothing affects still uses up a doubling."""
    player = s.players[seat]
    times, player.times = player.times, 1
    if "own_chip_abilities" in chip.immune:
        return []
    changes = [("mul", times)] if times > 1 else []
    if chip.family == "ally":
        for kind in dict.fromkeys(one for one in player.active if one.aura):
            for ability in kind.aura:
                if holds(s, seat, ability.condition, chip) and active(player, kind.kind):
                    changes += [
                        ("add", effect.number(s, seat, chip))
                        for effect in ability.effects
                        if isinstance(effect, LaterAllies)
                    ]
            break  # not cumulative
    return changes


def settle_strength(player: Player, seat: Seat, chip: Chip) -> Rule[int]:
    """W-76: never below 0; where different orders give different strengths, the owner chooses."""
    base = min(1, chip.strength) if player.capped else chip.strength
    if len(player.changes) < 2:
        return changed(base, player.changes)
    results = sorted({changed(base, order) for order in permutations(player.changes)}, reverse=True)
    if len(results) == 1:
        return results[0]
    return (
        yield from choose(seat, "strength", [number("strength/power", n) for n in results], rule="W-76", chip=chip.ref)
    )


def changed(strength: int, changes: tuple[tuple[str, int], ...] | list[tuple[str, int]]) -> int:
    for mode, n in changes:
        strength = max(0, strength + n if mode == "add" else strength * n if mode == "mul" else n)
    return strength


def play_others(s: Wonderland, dealer: Dealer) -> None:
    """W-74, step 3: what touches other players, in player order."""
    seats = [seat for seat in playing(s) if any(ability.outward for ability in play_abilities(s, seat))]
    s.then(*(("play_on_others", seat) for seat in player_order(s, dealer, seats)))


def play_on_others(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    for ability in play_abilities(s, seat):
        if ability.outward:
            yield from fire(s, dealer, seat, ability, s.players[seat].played[0])


# -- Advancing ---------------------------------------------------------------------------------------------------------
def advance(s: Wonderland, dealer: Dealer) -> None:
    """W-74, steps 4 to 6."""
    seats = playing(s)
    for seat in seats:
        player = s.players[seat]
        before = player.marker
        player.marker = min(s.box.track_end, before + player.power + player.gain)
        dealer.tell(Advanced, seat, player.marker - before, player.marker)
    late = [
        seat for seat in seats if any(ability.on == "after_advance" for ability in s.players[seat].played[0].abilities)
    ]
    order = player_order(s, dealer, late)
    s.then(*(("after_advance", seat) for seat in order), "place_chips")


def after_advance(s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
    """Step 5, with the chip just played."""
    chip = s.players[seat].played[0]
    for ability in chip.abilities:
        if ability.on == "after_advance":
            yield from fire(s, dealer, seat, ability, chip)


def place_chips(s: Wonderland, dealer: Dealer) -> None:
    """Step 6: onto the active area; then, if the battle is not over, the next draw."""
    for player in s.players:
        if player.fighting:
            player.active += player.played
            player.played, player.changes, player.power, player.gain = [], [], 0, 0
    s.then("award" if battle_is_over(s) else "draw")


def battle_is_over(s: Wonderland) -> bool:
    """W-78: nobody draws any more; or somebody is at the end of the track; or the last one drawing need not go on."""
    drawing = still_in(s)
    if not drawing or any(player.fighting and player.marker >= s.box.track_end for player in s.players):
        return True
    return len(drawing) == 1 and rules_for(s).last_is_done(s, drawing[0])
