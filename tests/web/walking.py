"""A page without a mouse: Tab reaches everything that can be pressed, and one sees where one is."""

from __future__ import annotations

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
# Where one is now: the number of the stop, and whether a ring shows it on the screen.
HERE = """() => {
    const e = document.activeElement
    if (!e || e.dataset.stop === undefined) return null
    const ringed = one => one && getComputedStyle(one).outlineStyle !== 'none'
    const box = (e.closest('label') ?? e).getBoundingClientRect()
    const seen = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const rings = [e, e.nextElementSibling, e.closest('label'), ...e.querySelectorAll('*')]
    return [Number(e.dataset.stop), seen && rings.some(ringed)]
}"""


def strayed(page: Page) -> list[str]:
    """What the Tab key does not reach, and where nothing tells that one is there."""
    stops: list[str] = page.evaluate(STOPS)
    reached: set[int] = set()
    blind: list[str] = []
    for _ in range(2 * len(stops) + 4):
        page.keyboard.press("Tab")
        here = page.evaluate(HERE)
        if here is None:
            continue
        stop, ringed = here
        if not ringed:
            blind.append(f"unseen: {stops[stop]}")
        reached.add(stop)
        if len(reached) == len(stops):
            break
    return blind + [f"not reached: {stop}" for number, stop in enumerate(stops) if number not in reached]
