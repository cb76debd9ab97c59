"""The end phase, scoring and the result (V-62 to V-69, V-97, V-98, V-107)."""

from __future__ import annotations

from ....kernel import Dealer, Outcome, Seat
from ..events import DarkLordRevealed, DarkLordScored, DarkLordWon, DukeRevealed, EndTriggered, GameEnded, Scored
from ..grammar import ROLES, VP, Counter
from ..pieces import Score, Valeria
from . import centre
from .counting import count, monsters_of
from .solo import LORD

Line = tuple[str, int]  # where points come from, and how many


# -- The end phase ----------------------------------------------------------------------------------------------------
def close(s: Valeria, dealer: Dealer) -> None:
    """V-62 to V-64: is the end triggered? Everybody has the same number of turns."""
    s.phase = "end"
    if not s.ending:
        s.ending = end_reason(s)
        if s.ending:
            dealer.tell(EndTriggered, s.active, f"end-{s.ending}")
    last = (s.active + 1) % s.variant.seats == s.first
    if s.ending and last:
        s.then("score")
    else:
        s.active = Seat((s.active + 1) % s.variant.seats)
        s.then("begin_turn")


def end_reason(s: Valeria) -> str:
    """V-62"""
    if centre.are_enough_exhausted(s):
        return "exhausted"
    if centre.are_all_slain(s):
        return "monsters"
    if not any(s.domain_stacks):
        return "domains"
    return ""


# -- Scoring ----------------------------------------------------------------------------------------------------------
def score(s: Valeria, dealer: Dealer) -> None:
    """V-65, V-107: dukes are shown and everything is counted, source by source."""
    s.phase = "over"
    if not counted(s):
        dealer.tell(_decided, s)
        return
    for seat in range(s.variant.seats):
        for duke in s.dukes[seat]:
            dealer.reveal(DukeRevealed, Seat(seat), duke)
        for source, points in lines(s, seat):
            dealer.tell(Scored, Seat(seat), f"score-{source}", points)
    if s.variant.solo:
        dealer.reveal(DarkLordRevealed, s.dukes[LORD][0])
        for source, points in lines(s, LORD):
            dealer.tell(DarkLordScored, f"score-{source}", points)
    result = outcome(s)
    if result.winners:
        dealer.tell(GameEnded, result.winners, tuple(int(n) for n in result.scores))
    else:
        dealer.tell(DarkLordWon, (total(s, 0), total(s, LORD)))


def counted(s: Valeria) -> bool:
    """V-106: true if points count; a solo game may be decided at once without them."""
    return not s.variant.solo or s.verdict == "points"


def _decided(s: Valeria) -> GameEnded | DarkLordWon:
    return GameEnded((Seat(0),), None) if s.verdict == "slain" else DarkLordWon(None)


def lines(s: Valeria, who: int) -> list[Line]:
    """V-65, V-97: the points of a player (or of the Dark Lord) by their source, his duke included."""
    scored = public_lines(s, who)
    for duke in s.dukes[who][:1]:
        scored += [(f"duke-{name(line.per)}", worth(s, who, line)) for line in duke.score]
    return scored


def public_lines(s: Valeria, who: int) -> list[Line]:
    """Points that everybody can count."""
    scored = [
        ("monsters", sum([monster.vp for monster in monsters_of(s, who)])),
        ("domains", sum([domain.vp for domain in s.estates[who]])),
        ("board", s.have[who][VP]),
    ]
    if not s.variant.dukes:
        no_duke = s.variant.content.no_duke
        scored += [(name(line.per), worth(s, who, line)) for line in no_duke.score]
        scored += [(f"most-{kind}", majority(s, who, kind)) for kind in no_duke.majorities]
    return scored


def worth(s: Valeria, who: int, line: Score) -> int:
    return line.vp * count(s, who, line.per)


def name(counter: Counter) -> str:
    """The name of a counter's things, as a word."""
    if counter.role is not None:
        return ROLES[counter.role]
    return counter.type or counter.of


def majority(s: Valeria, who: int, kind: str) -> int:
    """V-98: most citizens, monsters or domains; shared, fewer points; none, nothing."""
    numbers = [owned(s, seat, kind) for seat in range(s.variant.seats)]
    best = max(numbers)
    if not best or numbers[who] < best:
        return 0
    no_duke = s.variant.content.no_duke
    return no_duke.most if numbers.count(best) == 1 else no_duke.shared


def owned(s: Valeria, who: int, kind: str) -> int:
    if kind == "citizens":
        return sum(s.citizens[who])
    return len(s.slain[who] if kind == "monsters" else s.estates[who])


def total(s: Valeria, who: int) -> int:
    return sum([points for _, points in lines(s, who)])


def duchy(s: Valeria, seat: int) -> int:
    """V-69: cards in the duchy; starters are equal for all."""
    return sum(s.citizens[seat]) + len(s.estates[seat])


def outcome(s: Valeria) -> Outcome:
    """V-69; solo: V-106, V-107."""
    if s.variant.solo:
        return _solo_outcome(s)
    totals = [total(s, seat) for seat in range(s.variant.seats)]
    ranks = [(points, -duchy(s, seat)) for seat, points in enumerate(totals)]
    best = max(ranks)
    winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == best)
    reason = "points"
    if totals.count(max(totals)) > 1:
        reason = "shared" if len(winners) > 1 else "smaller-duchy"
    return Outcome(tuple(map(float, totals)), winners, reason)


def _solo_outcome(s: Valeria) -> Outcome:
    mine, his = total(s, 0), total(s, LORD)
    won = s.verdict == "slain" or (s.verdict == "points" and mine > his)
    reason = s.verdict if s.verdict != "points" else "lord-beaten" if won else "lord-stronger"
    return Outcome((float(mine),), (Seat(0),) if won else (), reason)
