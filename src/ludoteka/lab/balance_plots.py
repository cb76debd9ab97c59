"""Plots of a balance report as separate files with their own colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

_STYLE = """
:root { --ink: #26221c; --paper: #faf7f0; --line: #d9d2c4; --dim: #6d665a; --accent: #a4442b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --paper: #1d1b18; --line: #45403a; --dim: #a79f92; --accent: #e58a6c; }
}
svg { background: var(--paper); } text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.label { text-anchor: end; } .tick { font-size: 11px; fill: var(--dim); } .end { text-anchor: end; }
.grid { stroke: var(--line); } .mark { stroke: var(--dim); stroke-dasharray: 4 3; }
.range { stroke: var(--accent); stroke-width: 3; opacity: .45; } .dot, .bar { fill: var(--accent); }
"""
_COLOURS = ("#a4442b", "#c9963b", "#5f8a5b", "#3f7f8c", "#5b63a0", "#8d5590", "#b0728a", "#7d7468")
_LABEL, _WIDTH, _ROW = 210, 420, 28


def standalone(svg: str) -> str:
    """Return a plot of `arena_plots` or of this module as a complete SVG file."""
    head, rest = svg.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{_STYLE}</style>{rest}\n'


def stacked(rows: Sequence[tuple[str, Mapping[str, float]]], names: Mapping[str, str]) -> str:
    """Stacked bars of named parts; negative values go to the left."""
    below = min(sum(n for n in parts.values() if n < 0) for _, parts in rows)
    above = max(sum(n for n in parts.values() if n > 0) for _, parts in rows)
    scale = _WIDTH / ((above - below) or 1.0)
    zero = _LABEL - below * scale
    colour = {part: _COLOURS[i % len(_COLOURS)] for i, part in enumerate(names)}
    top = 22 * -(-len(names) // 4) + 10
    body = _legend(names, colour)
    for i, (label, parts) in enumerate(rows):
        y = top + _ROW * i
        ends = {False: zero, True: zero}
        body.append(f'<text class="label" x="{_LABEL - 10}" y="{y + 15}">{escape(label)}</text>')
        for part, number in parts.items():
            wide = abs(number) * scale
            left = ends[number < 0] - (wide if number < 0 else 0.0)
            ends[number < 0] = left + (0.0 if number < 0 else wide)
            body.append(
                f'<rect x="{left:.1f}" y="{y}" width="{wide:.1f}" height="20" fill="{colour[part]}">'
                f"<title>{escape(names[part])}: {number:.1f}</title></rect>"
            )
        total = sum(parts.values())
        body.append(f'<text x="{_LABEL + _WIDTH + 12}" y="{y + 15}">{total:.1f}</text>')
    height = top + _ROW * len(rows) + 6
    body.append(f'<line class="mark" x1="{zero:.1f}" x2="{zero:.1f}" y1="{top - 4}" y2="{height - 6}"/>')
    wide = _LABEL + _WIDTH + 90
    return f'<svg viewBox="0 0 {wide} {height}" role="img" style="max-width:{wide}px">{"".join(body)}</svg>'


def _legend(names: Mapping[str, str], colour: Mapping[str, str]) -> list[str]:
    body = []
    for i, (part, name) in enumerate(names.items()):
        x, y = 20 + 170 * (i % 4), 22 * (i // 4) + 6
        body.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{colour[part]}"/>')
        body.append(f'<text x="{x + 18}" y="{y + 11}">{escape(name)}</text>')
    return body
