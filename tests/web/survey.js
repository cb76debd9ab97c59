// Everything of a room that can be pressed now, as the eye finds it; gives what is wrong, by kind.
touch => {
    const wide = document.documentElement.clientWidth, high = innerHeight
    const name = e => (e.getAttribute('aria-label') ?? e.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const called = e => `${e.tagName.toLowerCase()}.${[...e.classList].filter(c => !c.startsWith('svelte')).join('.')} "${name(e)}"`
    const shown = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !e.closest('.sr, [inert]')
    const board = document.querySelector('.board[data-room]')
    const question = document.querySelector('.asking .question')
    const round = r => [r.x, r.y, r.width, r.height].map(Math.round)
    const found = {sideways: document.documentElement.scrollWidth - wide, small: [], outside: [], clipped: [], covered: [], tiny: [], scrolled: []}
    if (document.documentElement.scrollHeight > high + 1) found.outside.push(`the page is ${document.documentElement.scrollHeight} high`)

    for (const e of board.querySelectorAll('*')) {
        if (!shown(e) || e.closest('svg') || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue
        const size = parseFloat(getComputedStyle(e).fontSize)
        if (size > 0 && size < 12 && e.getBoundingClientRect().width > 1) found.small.push(`${called(e)} ${size}px`)
    }

    /** The part of an element that its scrolling or clipping ancestors leave; null where one may scroll to it. */
    const window_of = e => {
        let r = e.getBoundingClientRect(), box = {left: r.left, top: r.top, right: r.right, bottom: r.bottom}, scrolls = false
        for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up)
            if (style.overflow === 'visible') continue
            const edge = up.getBoundingClientRect()
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true
            box = {left: Math.max(box.left, edge.left), top: Math.max(box.top, edge.top), right: Math.min(box.right, edge.right), bottom: Math.min(box.bottom, edge.bottom)}
        }
        return {box, scrolls}
    }
    // The question and every thing that is offered: needed to act.
    const needed = [...board.querySelectorAll('.asking .question button, button.legal, .legal > button, .offer button')].filter(shown)
    for (const e of needed) {
        const r = e.getBoundingClientRect()
        if (r.width < 2 || r.height < 2) continue
        const {box, scrolls} = window_of(e)
        const seen = Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top) / (r.width * r.height)
        const out = r.left < -1 || r.top < -1 || r.right > wide + 1 || r.bottom > high + 1
        if (scrolls && (out || seen < .9)) { found.scrolled.push(`${called(e)} ${Math.round(100 * seen)}% seen`); continue }
        if (out) { found.outside.push(called(e) + ' ' + round(r)); continue }
        if (seen < .9) { found.clipped.push(`${called(e)} ${Math.round(100 * seen)}% seen`); continue }
        // nine points: at least one must answer to a press, and the middle of a button of the question too
        const points = [.5, .2, .8].flatMap(x => [.5, .2, .8].map(y => [r.left + r.width * x, r.top + r.height * y]))
        const answers = points.map(([x, y]) => { const top = document.elementFromPoint(x, y); return top !== null && (e.contains(top) || top.contains(e) && !top.matches('button')) })
        if (!answers.some(Boolean) || (question?.contains(e) && !answers[0])) found.covered.push(called(e))
        if (touch && question?.contains(e) && (r.width < 43.5 || r.height < 43.5)) found.tiny.push(`${called(e)} ${round(r).slice(2)}`)
    }
    // Whoever stands on a track is whole.
    for (const e of board.querySelectorAll('[data-anchor^="marker:"]')) {
        const r = e.getBoundingClientRect()
        if (shown(e) && (r.left < -1 || r.right > wide + 1)) found.outside.push(`${e.dataset.anchor} ${round(r)}`)
    }
    // No text of the question is cut.
    for (const e of question?.querySelectorAll('h1, button') ?? []) {
        if (shown(e) && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline' || e.scrollHeight > e.clientHeight + 3 && e.tagName === 'BUTTON'))
            found.clipped.push(`${called(e)} ${e.scrollWidth}>${e.clientWidth} ${e.scrollHeight}>${e.clientHeight}`)
    }
    // and its sentences and answers stand inside it, or where one can scroll to them
    const paper = question?.getBoundingClientRect()
    for (const e of question?.querySelectorAll('h1, p, small, .choices-row button') ?? []) {
        if (!shown(e) || e.parentElement.closest('button')) continue
        const r = e.getBoundingClientRect()
        if (r.width > 1 && r.height > 1 && !window_of(e).scrolls && (r.top < paper.top - 1 || r.bottom > paper.bottom + 1)) found.clipped.push(`${called(e)} ${round(r)} beyond ${round(paper)}`)
    }
    return found
}
