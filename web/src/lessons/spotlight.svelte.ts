import { around, type Box, place, together } from './placing';
import { legal, named, ownOf, thingsIn } from './pointing';

const box = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const isVisible = ({ width, height }: Box): boolean => width > 1 && height > 1;

/** The elements that show a thing: it lies there face up, or it is a place with that name. */
export const shown = (ref: string): Box[] => shownAt(named(ref));

export const shownAt = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(box).filter(isVisible);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Follows the things the coach points at, wherever the table puts them, and finds room for the slate. */
export class Spotlight {
  lit = $state.raw<Box[]>([]);
  /** What stays bright beside it: the question, the panel and the slate's own place. */
  clear = $state.raw<Box[]>([]);
  slate = $state.raw<Box>({ left: 12, top: 64, width: 360, height: 200 });

  /** Looks again: after a step, a move, or another size of the window. What is wanted is lit only if it is pointed at, but never hidden. */
  look(refs: string[], slate: HTMLElement | null, seat: number | null = null, keys: string[] = []): void {
    const places = (ref: string): string[] => [legal(ref), named(ref), ...(seat === null ? [] : [ownOf(ref, seat)])];
    const pointed = (ref: string): Box[] =>
      places(ref)
        .map(shownAt)
        .find((boxes) => boxes.length > 0) ?? [];
    const lit = refs.map((ref) => around(together(pointed(ref)), 8)).filter((area) => area !== null);
    if (!same(lit, this.lit)) this.lit = lit;
    const main = document.querySelector('#main');
    if (!slate || !main) return;
    const asked = shownAt('.asking .question.paper'); // where nothing is asked, its place may be taken
    const question = shownAt('.asking .question');
    const clear = [
      ...question,
      ...[...document.querySelectorAll('.table > .panel, .table > .goal')].map(box).filter(isVisible),
    ];
    if (!same(clear, this.clear)) this.clear = clear;
    const busy = [...document.querySelectorAll('#main [data-anchor]')].map(box).filter(isVisible);
    const size = { width: Math.min(400, innerWidth - 24), height: slate.offsetHeight };
    const area = place(box(main), size, [...lit, ...asked], [...busy, ...question], thingsIn(keys).flatMap(shown));
    if (!same(area, this.slate)) this.slate = area;
  }
}
