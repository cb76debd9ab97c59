import { tick } from 'svelte';

import type { Move } from './room';

export interface Flight extends Move {
  id: number;
  start: DOMRect;
  end: DOMRect;
}

type Prepared = Move & { start: DOMRect | null };

const FLY = 420;
const STAGGER = 80;

/** The first of the anchors, joined by `|`, that is in sight. */
function place(anchors: string): HTMLElement | null {
  const elements = anchors
    .split('|')
    .map((anchor) => document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`));
  return elements.find((element) => element?.getBoundingClientRect().width) ?? null;
}

/** Things in the air. Positions come from elements that carry `data-anchor`; a missing anchor means no flight. */
export class Flyer {
  flights = $state.raw<Flight[]>([]);
  #next = 0;
  readonly #moving = new Set<Animation>();

  /** Before the view changes: where everything starts. */
  prepare(moves: Move[]): Prepared[] {
    return moves.map((move) => ({ ...move, start: place(move.from)?.getBoundingClientRect() ?? null }));
  }

  /** After the view changed: fly there, and resolve when the last one has landed. */
  async fly(moves: Prepared[], pace: number): Promise<void> {
    const landings: HTMLElement[] = [];
    const flights: Flight[] = [];
    for (const move of moves) {
      const target = place(move.to);
      const end = target?.getBoundingClientRect();
      if (!target || !end?.width || !move.start?.width) continue;
      flights.push({ ...move, start: move.start, id: this.#next++, end });
      if (move.lands) landings.push(target);
    }
    if (flights.length === 0) return;
    for (const target of landings) target.dataset['landing'] = '';
    this.flights = [...this.flights, ...flights];
    await tick();
    const parts = flights.flatMap((flight, i) => animate(flight, (i * STAGGER) / pace, pace));
    for (const part of parts) this.#moving.add(part);
    await Promise.allSettled(parts.map((part) => part.finished));
    for (const part of parts) this.#moving.delete(part);
    for (const target of landings) delete target.dataset['landing'];
    this.flights = this.flights.filter((flight) => !flights.includes(flight));
  }

  /** Everything in the air is where it was going. */
  land(): void {
    for (const movement of this.#moving) movement.finish();
  }
}

/** The flying element is as large as the place it lands on; it starts scaled to the place it left. */
function animate(flight: Flight, delay: number, pace: number): Animation[] {
  const element = document.querySelector<HTMLElement>(`[data-flight="${flight.id}"]`);
  if (!element) return [];
  const { start, end } = flight;
  const at = (box: DOMRect, turn: number): string =>
    `translate(${box.left + box.width / 2 - end.width / 2}px, ${box.top + box.height / 2 - end.height / 2}px) rotate(${turn}deg) scale(${box.width / end.width})`;
  const timing = { duration: FLY / pace, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' } as const;
  const movement = element.animate([{ transform: at(start, 0) }, { transform: at(end, 0) }], timing);
  if (flight.before !== flight.after) {
    const faces = element.querySelectorAll<HTMLElement>('[data-face]');
    faces[0]?.animate(
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }],
      timing,
    );
    faces[1]?.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }],
      timing,
    );
  }
  return [movement];
}
