import type { Event } from '../../lib/api/types';
import { FACTIONS, ownerOf } from './art';
import { isHex } from './hexes';

/** A way that somebody or something went: drawn on the map until the next one. */
export interface Trace { start: string; end: string; side: string; attack: boolean }

const WAYS = new Set(['UnitsMoved', 'UnitMoved', 'TokenMoved', 'DollMoved', 'Attacked']);

function trace(event: Event): Trace | null {
  const [start, end] = [String(event['start']), String(event['end'])];
  if (!WAYS.has(event.type) || !isHex(start) || !isHex(end) || start === end) return null;
  const unit = typeof event['unit'] === 'string' ? ownerOf(event['unit']) : '';
  const side = typeof event['side'] === 'string' ? event['side'] : unit;
  return { start, end, side: side in FACTIONS ? side : 'fair-folk', attack: event.type === 'Attacked' };
}

/** The last move: everything that went somewhere in the latest decision that moved anything, within the last few decisions. */
export function lastMove(log: readonly Event[]): Trace[] {
  const now = log.at(-1)?.seq ?? 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (!event || now - event.seq > 4) return [];
    if (trace(event)) return log.filter((one) => one.seq === event.seq).flatMap((one) => trace(one) ?? []);
  }
  return [];
}
