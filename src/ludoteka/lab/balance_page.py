"""A balance report as a Markdown page with plots in separate files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import median

from ludoteka import words

from .arena_plots import histogram, intervals
from .arena_stats import Rate
from .balance import SEAT, CaseReport, Pick, SeatGroup
from .balance_plots import stacked, standalone

POINTS = "points/"  # measures of this name are the sources of the score
PLOTTED = 40  # more rows than these do not make a picture


@dataclass(slots=True)
class Report:
    """A report: the page, and the plots by file name."""

    game: str
    parts: Sequence[CaseReport]
    how_played: Sequence[str]  # how it was played: a paragraph each
    language: str
    stem: str  # how the names of the plots begin
    plots: dict[str, str] = field(default_factory=dict)

    def say(self, id: str, **args: object) -> str:
        return words.program_messages(self.language).say(id, **args)

    @property
    def words(self) -> words.GameWords:
        return words.game_words(self.game, self.language)

    def plot(self, name: str, svg: str, title: str) -> str:
        """Store a plot and return the Markdown that shows it."""
        file = f"{self.stem}-{name}.svg"
        self.plots[file] = standalone(svg)
        return f"![{title}]({file})"


def page(report: Report) -> str:
    """Write the whole page; afterwards the report has all plots."""
    blocks = [f"# {report.say('balance-title', game=report.words.game)}", *report.how_played]
    blocks += _overview(report)
    for part in report.parts:
        blocks += _part(report, part, "-".join([str(part.seats), *_varied(report, part).values()]))
    return "\n\n".join(blocks) + "\n"


# -- Words -------------------------------------------------------------------------------------------------------------
def _trait(report: Report, trait: str) -> str:
    if trait == SEAT:
        return report.say("balance-seat")
    return report.words.messages.find(f"trait-{trait}") or report.words.name(trait)


def _value(report: Report, trait: str, value: str) -> str:
    if trait == SEAT:
        return report.say("arena-seat", number=int(value))
    return f"{_trait(report, trait)}: {value}" if value.isdigit() else report.words.name(value)


def _measure(report: Report, name: str) -> str:
    parts = name.removeprefix(POINTS).split("/")
    names = (report.words.messages.find(f"measure-{part}") or report.words.name(part) for part in parts)
    return " · ".join(names)


def _varied(report: Report, part: CaseReport) -> dict[str, str]:
    """The settings of this case that are not the same in all cases."""
    return {
        name: value
        for name, value in part.settings.items()
        if any(other.settings.get(name) != value for other in report.parts)
    }


def _title(report: Report, part: CaseReport) -> str:
    chosen = [report.words.setting(name, value) for name, value in _varied(report, part).items()]
    return ", ".join([report.say("balance-players", seats=part.seats), *chosen])


def percent(rate: Rate) -> str:
    """A share with its interval; an empty string if there were no games."""
    if not rate.games:
        return "–"
    return f"{100 * rate.share:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table: the first column aligned left, numbers aligned right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "/") for cell in line) + " |" for line in lines)


# -- Chapters ----------------------------------------------------------------------------------------------------------
def _overview(report: Report) -> list[str]:
    """Win rates of all cases side by side."""
    head = ["", *(_title(report, part) for part in report.parts)]
    rows = []
    for trait in dict.fromkeys(trait for part in report.parts for trait in part.traits):
        for value in dict.fromkeys(value for part in report.parts for value in part.traits.get(trait, {})):
            groups = [part.traits.get(trait, {}).get(value) for part in report.parts]
            rows.append([_value(report, trait, value), *(percent(g.wins) if g else "–" for g in groups)])
    return [f"## {report.say('report-wins')}", report.say("report-wins-note"), table(head, rows)]


def _part(report: Report, part: CaseReport, name: str) -> list[str]:
    blocks = [f"## {_title(report, part)}", report.say("balance-games", games=part.games)]
    for trait, values in part.traits.items():
        blocks += _wins(report, part, f"{name}-{trait}", trait, values)
    blocks += _points(report, part, name)
    blocks += _length(report, part, name)
    blocks += _measures(report, part)
    for verb, picks in part.picks.items():
        blocks += _picks(report, part, f"{name}-{verb}", verb, picks)
    return blocks


def _even(part: CaseReport) -> float | None:
    return 100 / part.seats if part.seats > 1 else None


def _rates(rows: Sequence[tuple[str, Rate]], even: float | None) -> str:
    high = 10 * ceil(max([10 * rate.high for _, rate in rows] + [(even or 0.0) / 10]))
    bars = [(label, 100 * rate.share, 100 * rate.low, 100 * rate.high) for label, rate in rows]
    return intervals(bars, 0, high, even, " %")


def _wins(report: Report, part: CaseReport, name: str, trait: str, values: dict[str, SeatGroup]) -> list[str]:
    if len(values) < 2:
        return []
    title = _trait(report, trait)
    rates = [(_value(report, trait, value), group.wins) for value, group in values.items()]
    head = [title, report.say("balance-times"), report.say("arena-wins"), report.say("arena-score")]
    rows = [
        [_value(report, trait, value), str(g.wins.games), percent(g.wins), f"{g.score.value:.1f} ± {g.score.half:.1f}"]
        for value, g in values.items()
    ]
    return [f"### {title}", report.plot(name, _rates(rates, _even(part)), title), table(head, rows)]


def _columns(report: Report, part: CaseReport) -> list[tuple[str, SeatGroup]]:
    """The columns: all seats, winners, others, and the values of the game's first trait."""
    fates = [
        (report.say("balance-everyone"), part.everyone),
        (report.say("report-winners"), part.winners),
        (report.say("report-others"), part.others),
    ]
    trait = next(iter(part.traits))
    own = (
        [] if trait == SEAT else [(_value(report, trait, value), group) for value, group in part.traits[trait].items()]
    )
    return [(title, group) for title, group in fates if group is not None] + own


def _means(report: Report, part: CaseReport, names: Sequence[str]) -> str:
    columns = _columns(report, part)
    rows = []
    for name in names:
        cells = [group.measures.get(name) for _, group in columns]
        whole = f"{cells[0].value:.2f} ± {cells[0].half:.2f}" if cells[0] else "–"
        rows.append([_measure(report, name), whole, *(f"{cell.value:.2f}" if cell else "–" for cell in cells[1:])])
    return table(["", *(title for title, _ in columns)], rows)


def _points(report: Report, part: CaseReport, name: str) -> list[str]:
    names = {id: _measure(report, id) for id in part.everyone.measures if id.startswith(POINTS)}
    if not names:
        return []
    title = report.say("balance-points")
    bars = [
        (column, {id: group.measures[id].value for id in names if id in group.measures})
        for column, group in _columns(report, part)
    ]
    plot = report.plot(f"{name}-points", stacked(bars, names), title)
    return [f"### {title}", report.say("balance-points-note"), plot, _means(report, part, list(names))]


def _length(report: Report, part: CaseReport, name: str) -> list[str]:
    title = report.say("report-lengths")
    plot = report.plot(f"{name}-length", histogram(part.lengths, report.say("report-decisions")), title)
    return [f"### {title}", report.say("arena-length", median=median(part.lengths)) + ".", plot]


def _measures(report: Report, part: CaseReport) -> list[str]:
    names = [name for name in part.everyone.measures if not name.startswith(POINTS)]
    return [f"### {report.say('report-measures')}", _means(report, part, names)] if names else []


def _picks(report: Report, part: CaseReport, name: str, verb: str, picks: Sequence[Pick]) -> list[str]:
    title = f"{report.say('report-choices')}: {_verb(report, verb)}"
    head = ["", *(report.say(f"balance-{column}") for column in ("offered", "picked", "chose", "left"))]
    labels = [_thing(report, pick.key) for pick in picks]
    rows = [
        [label, str(pick.picked.games), percent(pick.picked), percent(pick.chose), percent(pick.left)]
        for label, pick in zip(labels, picks, strict=True)
    ]
    plot = []
    if 1 < len(picks) <= PLOTTED:
        rates = [(label, pick.chose) for label, pick in zip(labels, picks, strict=True)]
        plot = [report.plot(name, _rates(rates, _even(part)), title)]
    return [f"### {title}", report.say("balance-picks-note"), *plot, table(head, rows)]


def _thing(report: Report, key: str) -> str:
    """The name of a chosen thing without the verb, which is in the title."""
    _, slash, thing = key.partition("/")
    return report.words.name(thing) if slash else report.words.option(key)


def _verb(report: Report, verb: str) -> str:
    return report.words.messages.find(f"choice-{verb}") or verb
