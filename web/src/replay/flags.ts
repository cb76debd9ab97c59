import type { ReplayStep } from '../lib/api/types';
import type { Room } from '../lib/table/room';
import { headings, type Moment } from './turns';

/** A key moment, flagged on the way: a part of the match begins, or a seat takes the lead. */
export interface Flag extends Moment {
  seat: number | null;
}

/** What a flag is called: headings in the game's words, who leads in the house's. */
export interface Saying {
  part(id: string, args: Record<string, number | string>): string;
  lead(seat: number, score: string): string;
}

/** All that is known without a review, in order; where a turn ends decides what lasted. */
export function flags(
  steps: readonly ReplayStep[],
  turns: readonly number[],
  room: Pick<Room, 'part' | 'scores'>,
  say: Saying,
): Flag[] {
  const parts = room.part
    ? headings(steps, room.part, (id, args) => say.part(id, args)).map((part) => ({ ...part, seat: null }))
    : [];
  const scores = room.scores ? steps.map((step) => room.scores!(step.view)) : [];
  const led = leads(scores.map(ahead), turns).map(({ at, seat }) => ({
    at,
    seat,
    text: say.lead(seat, standing(scores[at] ?? [], seat)),
  }));
  return [...parts, ...led].toSorted((a, b) => a.at - b.at);
}

/** The seat that has more than any other; null while none has. */
function ahead(scores: (number | null)[]): number | null {
  const most = Math.max(...scores.map((score) => score ?? -Infinity));
  const first = scores.indexOf(most);
  return scores.filter((score) => score !== null).length > 1 && first === scores.lastIndexOf(most) ? first : null;
}

/** Where a seat that was not the last to lead comes to lead, and still does when the turn is over. */
export function leads(leaders: readonly (number | null)[], turns: readonly number[]): { at: number; seat: number }[] {
  let last: number | null = null;
  return leaders.flatMap((seat, at) => {
    const end = turns.find((start) => start > at) ?? leaders.length - 1;
    if (seat === null || seat === last || leaders.slice(at, end + 1).some((other) => other !== seat)) return [];
    last = seat;
    return [{ at, seat }];
  });
}

/** The leader's score and the best of the others'. */
function standing(scores: (number | null)[], seat: number): string {
  const others = scores.filter((score, i) => i !== seat && score !== null) as number[];
  return `${scores[seat]} : ${Math.max(...others)}`;
}
