import type { Event } from '../../lib/api/types';
import { FACTIONS, ownerOf } from './art';
import { isHex } from './hexes';

/** A way that somebody or something went: drawn on the map until the next one. */
export interface Trace { start: string; end: string; side: string; attack: boolean; fresh: boolean }

const WAYS = new Set(['UnitsMoved', 'UnitMoved', 'TokenMoved', 'DollMoved', 'Attacked']);

function trace(event: Event, fresh: boolean): Trace | null {
  const [start, end] = [String(event['start']), String(event['end'])];
  if (!WAYS.has(event.type) || !isHex(start) || !isHex(end) || start === end) return null;
  const unit = typeof event['unit'] === 'string' ? ownerOf(event['unit']) : '';
  const side = typeof event['side'] === 'string' ? event['side'] : unit;
  return { start, end, side: side in FACTIONS ? side : 'fair-folk', attack: event.type === 'Attacked', fresh };
}

const TURNS = new Set(['JarBroken', 'RoundBegan', 'AutomatonActivated', 'TurnTokenDrawn', 'RootsRemoved']);
const MOST = 8;

/** The last move: every way that was gone in the latest turn that moved anything, if it is not long ago; what the latest decision moved is fresh. */
export function lastMove(log: readonly Event[]): Trace[] {
  const now = log.at(-1)?.seq ?? 0;
  const last = log.findLastIndex((event) => trace(event, true) !== null);
  const latest = log[last]?.seq ?? -1;
  if (last < 0 || now - latest > 4) return [];
  const begun = log.findLastIndex((event, i) => i < last && TURNS.has(event.type));
  return log.slice(begun + 1, last + 1).flatMap((event) => trace(event, event.seq === latest) ?? []).slice(-MOST);
}
