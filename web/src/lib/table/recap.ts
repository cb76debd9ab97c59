import type { Event } from '../api/types';

/** What one of the others did. */
export interface SeatActions {
  seat: number;
  events: Event[];
}

/** The state after which the others' actions are news: my last decision that was a choice. `deciders` are seats, by decision; `forced` are states that answered themselves. */
export function lastMine(deciders: readonly number[], me: number, forced: ReadonlySet<number> = new Set()): number {
  return deciders.findLastIndex((seat, i) => seat === me && !forced.has(i)) + 1;
}

/** Whose action it is: that of the seat it names, if that is not me, or of whoever decided. */
function doer(event: Event, decider: number, me: number): number {
  const named = /^p(\d+)$/.exec(String(event['seat'] ?? ''));
  return named && Number(named[1]) !== me ? Number(named[1]) : decider;
}

/** What the others did after that state, by who did it, in the order in which they began. */
export function actionsSince(
  log: readonly Event[],
  deciders: readonly number[],
  from: number,
  me: number,
): SeatActions[] {
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
export function gist<T>(actions: readonly T[], weight: (action: T) => number, most: number): T[] {
  const heavy = actions
    .map((action, i) => ({ i, heavy: weight(action) }))
    .sort((a, b) => b.heavy - a.heavy || a.i - b.i)
    .slice(0, most);
  const chosen = new Set(heavy.map(({ i }) => i));
  return actions.filter((_, i) => chosen.has(i));
}

/** Is a recap shown unasked? Not for one or two moves of one other player, which are still in sight. */
export function isNews(actions: readonly SeatActions[], comingBack: boolean): boolean {
  const moves = new Set(actions.flatMap(({ events }) => events.map((event) => event.seq))).size;
  return actions.length > 0 && (comingBack || actions.length > 1 || moves > 2);
}
