"""Points and winners (V-65 to V-69, V-97, V-98, V-106, V-107)."""

from __future__ import annotations

from collections import Counter

from tests.referees.running import object_to, same

from .box import BY_KIND, CARDS, DATA, Card
from .duchy import Duchy
from .script import Match

Lines = dict[str, int]


def printed_points(duchy: Duchy) -> Lines:
    """V-65: monsters, domains and the board."""
    return {
        "monsters": sum(CARDS[name]["vp"] for name in duchy.monsters),
        "domains": sum(CARDS[name]["vp"] for name in duchy.domains),
        "board": duchy.tracks["vp"],
    }


def _name_of(per: Card) -> str:
    return str(per.get("role") or per.get("type") or per["of"])


def counted(duchy: Duchy, scores: list[Card], prefix: str = "") -> Lines:
    return {prefix + _name_of(score["per"]): score["vp"] * duchy.count(score["per"]) for score in scores}


def duke_points(duchy: Duchy, duke: str) -> Lines:
    """V-66 to V-68."""
    return counted(duchy, CARDS[duke]["score"], "duke-")


def majorities(m: Match, seat: int) -> Lines:
    """V-98."""
    found = {}
    for kind in DATA["no_duke"]["majorities"]:
        numbers = [duchy.count({"of": kind}) for duchy in m.duchies]
        best = max(numbers)
        mine = numbers[seat] == best and best > 0
        points = DATA["no_duke"]["majority_vp" if numbers.count(best) == 1 else "majority_tie_vp"]
        found[f"most-{kind}"] = points if mine else 0
    return found


def open_points(m: Match, seat: int) -> Lines:
    """What everybody can count."""
    lines = printed_points(m.duchies[seat])
    if not m.dukes:
        lines |= counted(m.duchies[seat], DATA["no_duke"]["score"]) | majorities(m, seat)
    return lines


def lord_in_the_end(m: Match) -> Duchy:
    """V-107: the Dark Lord has what is left of the monsters, what he captured, and no resources."""
    return Duchy(citizens=m.lord.citizens, domains=m.lord.domains, monsters=m.centre.monsters(), starters=False)


def totals(m: Match) -> list[int]:
    found = []
    for seat, duchy in enumerate(m.duchies):
        lines = open_points(m, seat) | (duke_points(duchy, duchy.duke) if duchy.duke else {})
        found.append(sum(lines.values()))
    return found


def score(m: Match, how: str) -> None:
    """The end."""
    if how == "monsters":
        m.read("V-106: all monsters are slain: you win, whatever the score", "GameEnded", winners=["p0"], scores=None)
        m.winners = [0]
        return
    if how == "fallen":
        m.read("V-106: a column has fallen: you lose", "DarkLordWon", scores=None)
        return
    m.scores = totals(m)
    for seat, duchy in enumerate(m.duchies):
        lines = open_points(m, seat)
        if duchy.duke:
            m.read("V-65: the duke is shown", "DukeRevealed", seat=f"p{seat}", duke=duchy.duke)
            lines |= duke_points(duchy, duchy.duke)
        _read_lines(m, lines, "Scored", {"seat": f"p{seat}"})
    if m.solo:
        _solo(m)
        return
    best = max(m.scores)
    tied = [seat for seat in range(m.seats) if m.scores[seat] == best]
    sizes = {seat: m.duchies[seat].citizens.total() + len(m.duchies[seat].domains) for seat in tied}
    m.winners = [seat for seat in tied if sizes[seat] == min(sizes.values())]
    named = [f"p{seat}" for seat in m.winners]
    m.read("V-69: most points win; tied, fewer cards in the duchy", "GameEnded", winners=named, scores=m.scores)


def _solo(m: Match) -> None:
    """V-107."""
    assert m.scores is not None
    duke = m.read("V-107: the Dark Lord is shown", "DarkLordRevealed")["duke"]
    if duke not in BY_KIND["duke"] or duke == m.duchies[0].duke:
        object_to("VA-31: one of the nine dukes that were not kept", duke, m.duchies[0].duke)
    m.lord.duke = duke
    lord = lord_in_the_end(m)
    lines = printed_points(lord) | duke_points(lord, duke)
    _read_lines(m, lines, "DarkLordScored", {})
    both = [m.scores[0], sum(lines.values())]
    if both[0] > both[1]:
        m.winners = [0]
        m.read("V-107: a higher score wins", "GameEnded", winners=["p0"])
    else:
        m.read("V-107: only a higher score wins", "DarkLordWon", scores=both)


def _read_lines(m: Match, lines: Lines, kind: str, facts: dict[str, str]) -> None:
    found: Counter[str] = Counter()
    while m.comes(kind) and facts.items() <= m.left[0].items():
        event = m.left.pop(0)
        found[event["source"].removeprefix("score-")] += event["points"]
    same(f"V-65 to V-68, V-97, V-98: points {facts}", +found, +Counter(lines))
