import { around, type Box, place } from './placing';

const box = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const seen = ({ width, height }: Box): boolean => width > 1 && height > 1;

/** The elements that show a thing: it lies there face up, or it is a place with that name. */
export function shown(ref: string): Box[] {
  const name = CSS.escape(ref);
  return shownAt(`[data-thing="${name}"], [data-anchor="${name}"], [data-ref="${name}"]`);
}

export const shownAt = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(box).filter(seen);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Follows the things the coach points at, wherever the table puts them, and finds room for the slate. */
export class Spotlight {
  lit = $state.raw<Box[]>([]);
  /** What stays bright beside it: the question, the panel and the slate's own place. */
  clear = $state.raw<Box[]>([]);
  slate = $state.raw<Box>({ left: 12, top: 64, width: 360, height: 200 });

  /** Looks again: after a step, a move, or another size of the window. */
  look(refs: string[], slate: HTMLElement | null): void {
    const lit = refs.map((ref) => around(shown(ref), 8)).filter((found) => found !== null);
    if (!same(lit, this.lit)) this.lit = lit;
    const main = document.querySelector('#main');
    if (!slate || !main) return;
    const question = [...document.querySelectorAll('.asking .question')].map(box).filter(seen);
    const clear = [...question, ...[...document.querySelectorAll('.table > .panel, .table > .goal')].map(box).filter(seen)];
    if (!same(clear, this.clear)) this.clear = clear;
    const busy = [...document.querySelectorAll('#main [data-anchor]')].map(box).filter(seen);
    const size = { width: Math.min(400, innerWidth - 24), height: slate.offsetHeight };
    const found = place(box(main), size, [...lit, ...question], busy);
    if (!same(found, this.slate)) this.slate = found;
  }
}
