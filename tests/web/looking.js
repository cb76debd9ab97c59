// Everything of a page that can be read or pressed, as the eye finds it; gives what is wrong, by kind.
touch => {
    const wide = document.documentElement.clientWidth
    const name = e => (e.getAttribute('aria-label') ?? e.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const called = e => `${e.tagName.toLowerCase()}.${[...e.classList].filter(c => !c.startsWith('svelte')).join('.')} "${name(e)}"`
    const shown = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !e.closest('.sr, [inert]') && getComputedStyle(e).clipPath === 'none'
    const own = e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())
    const found = {sideways: document.documentElement.scrollWidth - wide, small: [], cut: [], tiny: [], outside: []}
    const top = document.querySelector('dialog[open]') ?? document.body
    for (const e of top.querySelectorAll('*')) {
        if (!shown(e) || e.closest('svg')) continue
        const box = e.getBoundingClientRect(), style = getComputedStyle(e)
        if (box.width < 2 || box.height < 2) continue
        if (own(e)) {
            if (parseFloat(style.fontSize) < 12) found.small.push(`${called(e)} ${style.fontSize}`)
            if (style.overflow !== 'visible' && e.tagName !== 'SELECT' && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3)) found.cut.push(`${called(e)} ${e.scrollWidth}>${e.clientWidth} ${e.scrollHeight}>${e.clientHeight}`)
            if (box.right > wide + 1 || box.left < -1) found.outside.push(called(e))
        }
        // a link within a sentence is as high as its line
        const prose = e.tagName === 'A' && style.display === 'inline'
        if (touch && e.matches('a[href], button, select, input, summary, [role=slider]') && !prose) {
            const area = e.closest('label')?.getBoundingClientRect() ?? box
            if (area.width < 43.5 || area.height < 43.5) found.tiny.push(`${called(e)} ${Math.round(area.width)}x${Math.round(area.height)}`)
        }
    }
    return found
}
