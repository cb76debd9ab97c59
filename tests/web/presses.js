// The eyes of whoever presses at random: what a page waits for, what can be pressed, what it looks like.
// Time is counted in what the page does (answers that came, drawn frames, its own timers), so that slow is not taken for dead.
(() => {
    const ANSWERS = {choose: 'state', undo: 'state', why: 'why', preview: 'preview', hint: 'hint'}
    const wire = {state: null, waits: {}, fetches: 0, changes: 0}

    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given)
            wire.waits = {}
            this.addEventListener('message', ({data}) => {
                const said = JSON.parse(data)
                if (said.t === 'state') wire.state = {seq: said.seq, asked: said.ask != null, options: said.ask?.options?.length ?? 0, prompt: said.ask?.prompt ?? '', over: said.outcome != null}
                // what was asked about the state before is not answered any more
                if (said.t === 'refused' || said.t === 'state') wire.waits = {}
                else if (said.t in wire.waits) wire.waits[said.t] -= 1
            })
        }

        send(text) {
            const answer = ANSWERS[JSON.parse(text).t]
            if (answer) wire.waits[answer] = (wire.waits[answer] ?? 0) + 1
            super.send(text)
        }
    }
    const ask = window.fetch
    window.fetch = (...given) => {
        wire.fetches += 1
        return ask(...given).finally(() => (wire.fetches -= 1))
    }
    document.addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => (wire.changes += 1)).observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
    })

    const frame = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))
    const rest = ms => new Promise(next => setTimeout(next, ms))
    const ends = animation => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity)
    const moves = () => document.getAnimations().some(one => one.playState === 'running' && ends(one))
    const awaited = () => Object.entries(wire.waits).some(([what, n]) => what !== 'hint' && n > 0) || wire.fetches > 0
    const at = () => document.querySelector('.table')?.dataset.at ?? null
    /** Has the page drawn the newest state? */
    const current = () => at() === null || wire.state === null || parseInt(at()) === wire.state.seq
    const drawn = () => current() && (!wire.state?.asked || wire.state.over || at() === null || document.querySelector('.asking .question.paper') !== null)

    /** Until every answer has come and been drawn, and nothing changes from one frame to the next; what always changes is not waited for. */
    async function quiet() {
        for (let frames = 0; frames < 50;) {
            const before = wire.changes
            await frame()
            if (awaited() || moves() || !current()) await rest(10)
            else if (wire.changes === before) return
            else frames += 1
        }
    }

    const shown = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true})
    const style = e => {
        const s = getComputedStyle(e)
        return [s.color, s.backgroundColor, s.backgroundImage, s.boxShadow, s.borderColor, s.opacity, s.transform, s.translate, s.scale, s.outlineStyle, s.textDecorationLine, s.zIndex].join()
    }
    /** All that can be seen or heard of the page, as text. */
    function look() {
        const notes = [String(getSelection())] // what was to be copied, where one may only mark it
        const note = text => notes.push(text)
        const walk = e => {
            if (e.matches('script, style, .busy')) return
            if (e instanceof SVGElement) return note(e.outerHTML)
            if (!shown(e)) return
            const box = e.getBoundingClientRect()
            note(`${e.tagName} ${Math.round(box.x)} ${Math.round(box.y)} ${Math.round(box.width)} ${Math.round(box.height)} ${style(e)}`)
            for (const name of ['aria-label', 'aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected']) note(e.getAttribute(name) ?? '-')
            if ('value' in e) note(`${e.value} ${e.checked}`)
            for (const part of ['::before', '::after']) {
                const s = getComputedStyle(e, part)
                if (s.content !== 'none') note(`${s.content} ${s.opacity} ${s.backgroundColor} ${s.boxShadow} ${s.transform}`)
            }
            for (const child of e.childNodes) {
                if (child.nodeType === Node.TEXT_NODE) note(child.data)
                else if (child.nodeType === Node.ELEMENT_NODE) walk(child)
            }
        }
        // what lies under a sheet is not seen
        const sheets = document.querySelectorAll('dialog[open]')
        if (sheets.length === 0) walk(document.body)
        else for (const e of [...sheets, ...document.querySelectorAll(':popover-open, [aria-live]')]) walk(e)
        return notes.join('\n')
    }
    /** What most presses change, and nobody overlooks: the decision, the question, a sheet, the page; a look is dear. */
    const glance = () => [wire.state?.seq, location.pathname, document.querySelectorAll('dialog[open], :popover-open').length, document.querySelector('.asking .question')?.innerText].join('\n')

    let before = null
    /** What the page looks like now is kept, for `answered`: what a mouse rests on has told by then what it is, and was read. */
    async function remember() {
        await frame()
        if (document.querySelector(':is([data-reads], [data-does]):hover')) {
            await rest(800)
            await quiet()
        }
        before = {glance: glance(), look: look(), explained: explained()}
    }

    /** Whether the page came to look otherwise: it is dead only when all answers are here and its own timers have passed in vain. */
    async function answered() {
        if (before === null) return true // another page has taken the place of that
        for (let idle = 0; idle < 25;) {
            await frame()
            if (glance() !== before.glance || look() !== before.look || before.explained && explained()) return true
            if (awaited() || moves() || !current()) idle = 0
            else idle += 1
            await rest(80)
        }
        return false
    }

    const PRESSABLE = 'button, a[href], input, select, summary, label:has(input), [role=button], [role=tab]'
    const name = e => (e.getAttribute('aria-label') || e.innerText || e.title || '').trim().replace(/\s+/g, ' ').slice(0, 80)
    const hits = (e, x, y) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (e === top || e.contains(top) || (e instanceof HTMLInputElement && top.closest('label')?.contains(e)))
    }
    /** Is there nothing to change: a tab that is open, a choice that is made, a field one writes in? */
    const settled = e => {
        const input = e.matches('label') ? e.querySelector('input') : e
        return e.matches('[aria-selected=true], [aria-current]:not([aria-current=false])') || (input.type === 'radio' && input.checked) || input === document.activeElement && input.matches('input') || input.matches('input[type=range], select')
    }
    const does = e => e.closest('[data-does]')?.dataset.does
    /** The question, or a sheet in which the room asks for the rest of an option. */
    const ASKING = '.asking .question, [data-answers]'
    const aids = '.rule, .hint, .badge, .undo'
    let found = []

    /** What can be pressed now, in the order of the page. */
    function offers() {
        found = [...document.querySelectorAll(PRESSABLE)].filter(e => shown(e) && !e.matches(':disabled, [aria-disabled=true]') && !e.closest('[inert]') && !settled(e) && !(e.matches('input') && e.closest('label')))
        return found.map((e, n) => ({
            n,
            name: name(e),
            kind: `${e.tagName.toLowerCase()}.${[...e.classList].filter(c => !c.startsWith('svelte')).join('.')}`,
            asked: e.closest(ASKING) !== null,
            answers: !!does(e) || e.matches('.legal, .can') || (e.closest(ASKING) !== null && !e.matches(aids)),
            leaves: e.matches('a[href]'),
            sheet: e.closest('dialog[open]') !== null,
        }))
    }

    /** Brings it into sight and gives a point where a press reaches it, the `share`-th of those there are; null if something else lies over it. */
    function reach(n, share) {
        const e = found[n]
        if (!e?.isConnected) return null
        e.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'})
        const box = e.getBoundingClientRect()
        const parts = [.5, .3, .7, .12, .88]
        const points = parts.flatMap(x => parts.map(y => [box.left + box.width * x, box.top + box.height * y]))
        const free = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && hits(e, x, y))
        return free.length > 0 ? free[Math.floor(share * free.length)] : null
    }

    /** Is it told already, at the thing, why nothing comes of a press, or does what it would copy stand marked? */
    const explained = () => [...document.querySelectorAll('.why')].some(shown) || !getSelection().isCollapsed

    window.eyes = {wire, quiet, remember, answered, offers, reach, at, drawn: () => drawn() && !awaited()}
})()
