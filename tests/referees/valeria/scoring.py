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


def majorities(match: Match, seat: int) -> Lines:
    """V-98."""
    lines = {}
    for kind in DATA["no_duke"]["majorities"]:
        numbers = [duchy.count({"of": kind}) for duchy in match.duchies]
        best = max(numbers)
        mine = numbers[seat] == best and best > 0
        points = DATA["no_duke"]["majority_vp" if numbers.count(best) == 1 else "majority_tie_vp"]
        lines[f"most-{kind}"] = points if mine else 0
    return lines


def open_points(match: Match, seat: int) -> Lines:
    """Points that everybody can count."""
    lines = printed_points(match.duchies[seat])
    if not match.dukes:
        lines |= counted(match.duchies[seat], DATA["no_duke"]["score"]) | majorities(match, seat)
    return lines


def lord_in_the_end(match: Match) -> Duchy:
    """V-107: the Dark Lord has what is left of the monsters, what he captured, and no resources."""
    return Duchy(
        citizens=match.lord.citizens, domains=match.lord.domains, monsters=match.centre.monsters(), starters=False
    )


def totals(match: Match) -> list[int]:
    sums = []
    for seat, duchy in enumerate(match.duchies):
        lines = open_points(match, seat) | (duke_points(duchy, duchy.duke) if duchy.duke else {})
        sums.append(sum(lines.values()))
    return sums


def score(match: Match, how: str) -> None:
    """The end."""
    if how == "monsters":
        match.read(
            "V-106: all monsters are slain: you win, whatever the score", "GameEnded", winners=["p0"], scores=None
        )
        match.winners = [0]
        return
    if how == "fallen":
        match.read("V-106: a column has fallen: you lose", "DarkLordWon", scores=None)
        return
    match.scores = totals(match)
    for seat, duchy in enumerate(match.duchies):
        lines = open_points(match, seat)
        if duchy.duke:
            match.read("V-65: the duke is shown", "DukeRevealed", seat=f"p{seat}", duke=duchy.duke)
            lines |= duke_points(duchy, duchy.duke)
        _read_lines(match, lines, "Scored", {"seat": f"p{seat}"})
    if match.solo:
        _solo(match)
        return
    best = max(match.scores)
    tied = [seat for seat in range(match.seats) if match.scores[seat] == best]
    sizes = {seat: match.duchies[seat].citizens.total() + len(match.duchies[seat].domains) for seat in tied}
    match.winners = [seat for seat in tied if sizes[seat] == min(sizes.values())]
    named = [f"p{seat}" for seat in match.winners]
    match.read("V-69: most points win; tied, fewer cards in the duchy", "GameEnded", winners=named, scores=match.scores)


def _solo(match: Match) -> None:
    """V-107."""
    assert match.scores is not None
    duke = match.read("V-107: the Dark Lord is shown", "DarkLordRevealed")["duke"]
    if duke not in BY_KIND["duke"] or duke == match.duchies[0].duke:
        object_to("VA-31: one of the nine dukes that were not kept", duke, match.duchies[0].duke)
    match.lord.duke = duke
    lord = lord_in_the_end(match)
    lines = printed_points(lord) | duke_points(lord, duke)
    _read_lines(match, lines, "DarkLordScored", {})
    both = [match.scores[0], sum(lines.values())]
    if both[0] > both[1]:
        match.winners = [0]
        match.read("V-107: a higher score wins", "GameEnded", winners=["p0"])
    else:
        match.read("V-107: only a higher score wins", "DarkLordWon", scores=both)


def _read_lines(match: Match, lines: Lines, kind: str, facts: dict[str, str]) -> None:
    events: Counter[str] = Counter()
    while match.comes(kind) and facts.items() <= match.left[0].items():
        event = match.left.pop(0)
        events[event["source"].removeprefix("score-")] += event["points"]
    same(f"V-65 to V-68, V-97, V-98: points {facts}", +events, +Counter(lines))
