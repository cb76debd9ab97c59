import type { Event } from './contract';

/** The points of a faction by reason, in the order in which the reasons first occurred. */
export function pointSources(log: readonly Event[], faction: string): { reason: string; n: number }[] {
  const totals = new Map<string, number>();
  for (const event of log) {
    if (event.type !== 'PointsScored' || event.side !== faction) continue;
    totals.set(event.reason, (totals.get(event.reason) ?? 0) + event.number);
  }
  return [...totals].map(([reason, n]) => ({ reason, n }));
}
