import type { Event } from './contract';
import { FACTIONS, ownerOf } from './art';
import { isHex } from './hexes';

/** A move of the log, drawn on the map until the next one. */
export interface Trace {
  start: string;
  end: string;
  side: string;
  attack: boolean;
  fresh: boolean;
}

/** The faction that moved; empty for tokens and dolls, null if the event is no move. */
function goer(event: Event): string | null {
  switch (event.type) {
    case 'UnitsMoved':
    case 'Attacked':
      return event.side;
    case 'UnitMoved':
      return ownerOf(event.unit);
    case 'TokenMoved':
    case 'DollMoved':
      return '';
    default:
      return null;
  }
}

function trace(event: Event, fresh: boolean): Trace | null {
  const side = goer(event);
  if (side === null || !('start' in event)) return null;
  const { start, end } = event;
  if (!isHex(start) || !isHex(end) || start === end) return null;
  return { start, end, side: side in FACTIONS ? side : 'fair-folk', attack: event.type === 'Attacked', fresh };
}

const TURNS = new Set(['JarBroken', 'RoundBegan', 'AutomatonActivated', 'TurnTokenDrawn', 'RootsRemoved']);
const MOST = 8;
const MOST_NEWS = 14;

/** The moves of the latest turn that moved anything, unless it is long ago; those of the latest decision are fresh. */
export function lastMove(log: readonly Event[]): Trace[] {
  const now = log.at(-1)?.seq ?? 0;
  const last = log.findLastIndex((event) => trace(event, true) !== null);
  const latest = log[last]?.seq ?? -1;
  if (last < 0 || now - latest > 4) return [];
  const begun = log.findLastIndex((event, i) => i < last && TURNS.has(event.type));
  return log
    .slice(begun + 1, last + 1)
    .flatMap((event) => trace(event, event.seq === latest) ?? [])
    .slice(-MOST);
}

/** The moves after a state. */
export function newsMoves(log: readonly Event[], since: number): Trace[] {
  const latest = log.findLast((event) => trace(event, true) !== null)?.seq ?? -1;
  return log
    .flatMap((event) => (event.seq > since ? (trace(event, event.seq === latest) ?? []) : []))
    .slice(-MOST_NEWS);
}
