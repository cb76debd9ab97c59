"""A page without a mouse, or without eyes: Tab reaches everything, one sees where one is, and names are whole."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# Every stop of the Tab key, numbered on the page; of radio buttons of one group there is one stop.
STOPS = """() => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const drawn = e => e.getClientRects().length > 0 && e.checkVisibility({visibilityProperty: true})
    const shown = e => drawn(e) && !e.closest('[inert]')
    const folded = e => e.closest('details:not([open])') && e.tagName !== 'SUMMARY'
    const mate = e => e.matches('[type=radio]:not(:checked)') && document.querySelector(`[name="${e.name}"]:checked`)
    const called = e => (e.getAttribute('aria-label') ?? e.innerText ?? e.name ?? '').trim().slice(0, 40)
    const stops = [...top.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(e => e.tabIndex >= 0 && !e.disabled && shown(e) && !folded(e) && !mate(e))
    stops.forEach((e, i) => e.dataset.stop = i)
    return stops.map(e => `${e.tagName.toLowerCase()} ${called(e)}`)
}"""
# Where one is now: the number of the stop, and whether it is on the screen.
HERE = """() => {
    const e = document.activeElement
    if (!e || e.dataset.stop === undefined) return null
    const box = (e.closest('label') ?? e).getBoundingClientRect()
    const seen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    return [Number(e.dataset.stop), seen]
}"""
# The rings around a stop and what belongs to it.
RINGS = """stop => {
    const e = document.querySelector(`[data-stop="${stop}"]`)
    const ring = one => {
        const style = getComputedStyle(one)
        return style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`
    }
    if (!e) return null
    const own = [...e.querySelectorAll('*')].filter(one => one.closest('[data-stop]') === e)
    const beside = e.matches('input') ? [e.closest('label'), e.nextElementSibling] : own
    return [e, ...beside].map(one => one && ring(one))
}"""

BEHEADED = re.compile(r"""^\s*- '?(?:button|link|tab|switch|radio|checkbox|combobox) "[:,;.·–]""")


def misnamed(page: Page) -> list[str]:
    """Elements with a visible label that does not begin their accessible name."""
    return [line.strip() for line in page.locator("body").aria_snapshot().splitlines() if BEHEADED.match(line)]


def strayed(page: Page) -> list[str]:
    """Elements that the Tab key does not reach, or whose focus is not visible."""
    stops: list[str] = page.evaluate(STOPS)
    reached: set[int] = set()
    unseen: set[int] = set()
    here: int | None = None
    rings: list[str] = []
    for _ in range(2 * len(stops) + 4):
        page.keyboard.press("Tab")
        was = here
        here, visible = page.evaluate(HERE) or (None, False)
        if was is not None and was != here and rings == page.evaluate(RINGS, was):
            unseen.add(was)  # where one was looks as while one was there
        if len(reached) == len(stops) and was != here:
            break
        if here is None:
            continue
        rings = page.evaluate(RINGS, here)
        reached.add(here)
        if not visible:
            unseen.add(here)
    astray = set(range(len(stops))) - reached
    return [f"unseen: {stops[stop]}" for stop in sorted(unseen)] + [
        f"not reached: {stops[stop]}" for stop in sorted(astray)
    ]
