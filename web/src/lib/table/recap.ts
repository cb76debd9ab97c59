import type { Event } from '../api/types';

/** What one of the others did. */
export interface Deeds {
  seat: number;
  events: Event[];
}

/** The state after which the others' deeds are news: my last decision that was a choice. `deciders` are seats, by decision; `forced` are states that answered themselves. */
export function lastMine(deciders: readonly number[], me: number, forced: ReadonlySet<number> = new Set()): number {
  return deciders.findLastIndex((seat, i) => seat === me && !forced.has(i)) + 1;
}

/** Whose deed it is: that of the seat it names, if that is not me, or of whoever decided. */
function doer(event: Event, decider: number, me: number): number {
  const named = /^p(\d+)$/.exec(String(event['seat'] ?? ''));
  return named && Number(named[1]) !== me ? Number(named[1]) : decider;
}

/** What the others did after that state, by who did it, in the order in which they began. */
export function deedsSince(log: readonly Event[], deciders: readonly number[], from: number, me: number): Deeds[] {
  const all = new Map<number, Event[]>();
  for (const event of log) {
    const decider = event.seq > from ? deciders[event.seq - 1] : undefined;
    if (decider === undefined || decider === me) continue;
    const seat = doer(event, decider, me);
    all.set(seat, [...(all.get(seat) ?? []), event]);
  }
  return [...all].map(([seat, events]) => ({ seat, events }));
}

/** The weightiest few, in their order. */
export function gist<T>(deeds: readonly T[], weight: (deed: T) => number, most: number): T[] {
  const heavy = deeds
    .map((deed, i) => ({ i, heavy: weight(deed) }))
    .sort((a, b) => b.heavy - a.heavy || a.i - b.i)
    .slice(0, most);
  const chosen = new Set(heavy.map(({ i }) => i));
  return deeds.filter((_, i) => chosen.has(i));
}

/** Is it worth telling unasked? One move of one other is still before everybody's eyes. */
export function isNews(deeds: readonly Deeds[], comingBack: boolean): boolean {
  const moves = new Set(deeds.flatMap(({ events }) => events.map((event) => event.seq))).size;
  return deeds.length > 0 && (comingBack || deeds.length > 1 || moves > 2);
}
