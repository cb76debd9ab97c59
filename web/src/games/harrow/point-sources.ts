import type { Event } from './contract';

/** Where the points of a faction came from, in the order in which they first came. */
export function pointSources(log: readonly Event[], faction: string): { reason: string; n: number }[] {
  const totals = new Map<string, number>();
  for (const event of log) {
    if (event.type !== 'PointsScored' || event.side !== faction) continue;
    totals.set(event.reason, (totals.get(event.reason) ?? 0) + event.number);
  }
  return [...totals].map(([reason, n]) => ({ reason, n }));
}
