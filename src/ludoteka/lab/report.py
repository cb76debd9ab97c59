"""A tournament as one self-contained HTML page with a dark mode."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteka import words

from .arena_plots import histogram, intervals
from .arena_stats import Choice, Rate, Standing, Summary

_STYLE = """
:root { color-scheme: light dark; --ink: #26221c; --paper: #faf7f0; --line: #d9d2c4; --dim: #6d665a;
        --accent: #a4442b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --paper: #1d1b18; --line: #45403a; --dim: #a79f92; --accent: #e58a6c; }
}
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
       font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin-top: 2.5rem; }
p.dim, .tick { color: var(--dim); fill: var(--dim); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; white-space: nowrap; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } svg { display: block; width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg .label { text-anchor: end; }
svg .tick { font-size: 11px; fill: var(--dim); } svg .end { text-anchor: end; }
svg .grid { stroke: var(--line); } svg .mark { stroke: var(--dim); stroke-dasharray: 4 3; }
svg .range { stroke: var(--accent); stroke-width: 3; opacity: .45; } svg .dot, svg .bar { fill: var(--accent); }
"""


def html(summary: Summary, language: str = "en") -> str:
    """Return the page."""
    game = words.game_words(summary.game, language)
    messages = words.program_messages(language)
    title = messages.say("report-title", game=game.game)
    settings = "; ".join(f"{game.setting(k)}: {game.setting(k, v)}" for k, v in summary.settings.items())
    played = messages.say("report-played", games=summary.games, deals=summary.deals, seats=summary.seats)
    sections = [
        f"<h1>{escape(title)}</h1><p>{escape(played)}</p>",
        f'<p class="dim">{escape(settings)} · {escape(messages.say("report-seed", seed=summary.seed))}</p>',
        _section(messages.say("report-wins"), messages.say("report-wins-note"), _wins(summary)),
        _section(messages.say("report-ratings"), messages.say("report-ratings-note"), _ratings(summary.standings)),
        _section(messages.say("report-standings"), "", _standings(summary.standings, messages)),
        _section(messages.say("report-pairs"), messages.say("report-pairs-note"), _pairs(summary)),
        _section(messages.say("report-seats"), messages.say("report-seats-note"), _by_seat(summary.by_seat, messages)),
        _section(messages.say("report-lengths"), "", histogram(summary.lengths, messages.say("report-decisions"))),
        _section(messages.say("report-reasons"), "", _reasons(summary, game, messages)),
        _section(
            messages.say("report-choices"), messages.say("report-choices-note"), _choices(summary, game, messages)
        ),
        _section(messages.say("report-measures"), "", _measures(summary, game, messages)),
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body>{''.join(sections)}</body></html>\n"
    )


def _section(title: str, note: str, body: str) -> str:
    if not body:
        return ""
    paragraph = f'<p class="dim">{escape(note)}</p>' if note else ""
    return f'<h2>{escape(title)}</h2>{paragraph}<div class="wide">{body}</div>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def _percent(rate: Rate) -> str:
    return f"{100 * rate.share:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def _bar(label: str, rate: Rate) -> tuple[str, float, float, float]:
    return label, 100 * rate.share, 100 * rate.low, 100 * rate.high


def _wins(summary: Summary) -> str:
    even = 100 / summary.seats if summary.seats > 1 else None
    return intervals([_bar(s.name, s.wins) for s in summary.standings], 0, 100, even, " %")


def _ratings(standings: Sequence[Standing]) -> str:
    if len(standings) < 2:
        return ""
    low, high = min(s.rating_low for s in standings), max(s.rating_high for s in standings)
    return intervals([(s.name, s.rating, s.rating_low, s.rating_high) for s in standings], low - 1, high + 1)


def _standings(standings: Sequence[Standing], messages: words.Messages) -> str:
    head = [messages.say(message) for message, _ in cells(standings[0])]
    return _table(head, [[cell for _, cell in cells(standing)] for standing in standings])


def cells(s: Standing) -> list[tuple[str, str]]:
    """A standing as the columns of a table: message and text."""
    return [
        ("arena-bot", s.name),
        ("arena-wins", _percent(s.wins)),
        ("arena-draws", str(s.draws)),
        ("arena-place", f"{s.place:.2f}"),
        ("arena-score", f"{s.score:.2f}"),
        ("arena-rating", f"{s.rating:.1f} ± {s.rating_high - s.rating:.1f}"),
        ("arena-decisions", f"{s.decisions:.1f}"),
        ("arena-options", f"{s.options:.1f}"),
        ("arena-time", f"{s.milliseconds:.1f} ms"),
        ("arena-longest", f"{s.longest:.0f} ms"),
    ]


def _pairs(summary: Summary) -> str:
    names = [standing.name for standing in summary.standings]
    if len(names) < 3:
        return ""
    cell = {a: [_percent(summary.pairs[a][b]) if b in summary.pairs.get(a, {}) else "–" for b in names] for a in names}
    return _table(["", *names], [[a, *cell[a]] for a in names])


def _by_seat(seats: Sequence[Rate], messages: words.Messages) -> str:
    if len(seats) < 2:
        return ""
    rows = [_bar(messages.say("arena-seat", number=i + 1), rate) for i, rate in enumerate(seats)]
    return intervals(rows, 0, 100, 100 / len(seats), " %")


def _reasons(summary: Summary, game: words.GameWords, messages: words.Messages) -> str:
    rows = [[game.messages.find(f"reason-{id}") or id, str(count)] for id, count in summary.reasons.items()]
    return _table([messages.say("report-reason"), messages.say("report-games")], rows)


def _choices(summary: Summary, game: words.GameWords, messages: words.Messages) -> str:
    def row(choice: Choice) -> tuple[str, float, float, float]:
        return _bar(f"{game.option(choice.key)} ({choice.chosen}×)", choice.wins)

    even = 100 / summary.seats if summary.seats > 1 else None
    return intervals([row(choice) for choice in summary.choices], 0, 100, even, " %") if summary.choices else ""


def _measures(summary: Summary, game: words.GameWords, messages: words.Messages) -> str:
    names = [standing.name for standing in summary.standings]
    groups = [*names, "winners", "others"]
    head = ["", *names, messages.say("report-winners"), messages.say("report-others")]
    rows = [
        [" · ".join(game.name(part) for part in name.split("/"))]
        + [f"{columns[group]:.2f}" if group in columns else "–" for group in groups]
        for name, columns in summary.measures.items()
    ]
    return _table(head, rows)
