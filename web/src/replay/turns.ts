import type { Event, Json, ReplayStep } from '../lib/api/types';
import type { Room } from '../lib/table/room';

/** A place worth going to: a turn begins here. */
export interface Moment {
  at: number;
  text: string;
}

/** Steps at which a turn begins, as the room counts turns; where it does not, another seat decides from here on. */
export function turnStarts(steps: readonly ReplayStep[], turn: ((view: Json) => string) | undefined): number[] {
  const of = (i: number): string => {
    const step = steps[i];
    if (!step) return '';
    return turn ? turn(step.view) : String((steps[i + 1] ?? step).decision?.[0] ?? '');
  };
  return steps.flatMap((_, i) => (i === 0 || of(i) !== of(i - 1) ? [i] : []));
}

/** The turn before this place; within a turn, its own beginning. */
export const turnBefore = (starts: readonly number[], at: number): number =>
  starts.findLast((start) => start < at) ?? 0;
export const turnAfter = (starts: readonly number[], at: number, last: number): number =>
  starts.find((start) => start > at) ?? last;

/** Headings of the log, by the step that tells them. */
export function headings(
  steps: readonly ReplayStep[],
  chapter: Room['chapter'],
  say: (id: string, args: Record<string, number | string>) => string,
): Moment[] {
  const events: Event[] = steps.flatMap((step) => step.events);
  let i = 0;
  return steps.flatMap((step, at) =>
    step.events.flatMap(() => {
      const heading = chapter(events, i++);
      return heading ? [{ at, text: say(heading.id, heading.args) }] : [];
    }),
  );
}
