"""Small plots as SVG text, written without a library and embedded in the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_LABEL, _WIDTH, _ROW = 210, 420, 26


def intervals(
    rows: Sequence[tuple[str, float, float, float]], low: float, high: float, mark: float | None = None, unit: str = ""
) -> str:
    """One line per row: a label, a value and its interval as a bar; `mark` draws a line to compare with."""
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return _LABEL + _WIDTH * (min(max(value, low), high) - low) / span

    height = _ROW * len(rows) + 30
    body = [_axis(low, high, height, unit)]
    if mark is not None:
        body.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="4" y2="{height - 22}"/>')
    for i, (label, value, least, most) in enumerate(rows):
        y = _ROW * i + 17
        body.append(f'<text class="label" x="{_LABEL - 10}" y="{y + 4}">{escape(label)}</text>')
        body.append(f'<line class="range" x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y}" y2="{y}"/>')
        body.append(f'<circle class="dot" cx="{x(value):.1f}" cy="{y}" r="5"/>')
        body.append(f'<text class="number" x="{_LABEL + _WIDTH + 12}" y="{y + 4}">{value:.1f}{unit}</text>')
    return _svg(_LABEL + _WIDTH + 90, height, body)


def histogram(values: Sequence[int], title: str) -> str:
    """A histogram of numbers."""
    if not values:
        return ""
    low, high = min(values), max(values)
    bins = min(40, high - low + 1)
    step = (high - low + 1) / bins
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / step))] += 1
    top, width, height = max(counts), min(40.0, (_WIDTH + 100) / bins), 140
    body = []
    for i, count in enumerate(counts):
        tall = 110 * count / top
        left = 40 + i * width
        body.append(
            f'<rect class="bar" x="{left:.1f}" y="{115 - tall:.1f}" '
            f'width="{max(1.0, width - 1):.1f}" height="{tall:.1f}">'
            f"<title>{round(low + i * step)}: {count}</title></rect>"
        )
    body.append(f'<text class="tick" x="40" y="132">{low}</text>')
    if high > low:
        body.append(f'<text class="tick end" x="{40 + bins * width:.1f}" y="132">{high}</text>')
    body.append(f'<text class="tick" x="{52 + bins * width:.1f}" y="115">{escape(title)}</text>')
    return _svg(52 + bins * width + 8 * len(title), height, body)


def _axis(low: float, high: float, height: int, unit: str) -> str:
    lines = []
    for i in range(5):
        value = low + (high - low) * i / 4
        x = _LABEL + _WIDTH * i / 4
        lines.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 22}"/>')
        lines.append(f'<text class="tick" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{value:.0f}{unit}</text>')
    return "".join(lines)


def _svg(width: float, height: float, body: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" style="max-width:{width:.0f}px">{"".join(body)}</svg>'
    )
