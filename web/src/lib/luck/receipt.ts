import type { Event, Json, TableInfo } from '../api/types';
import { hash } from './sha256';

export type Moment = 'waiting' | 'closed' | 'playing' | 'finished';

/** What this browser wrote down of a match by itself; `ludoteka verify --receipt` reads the same. */
export interface Receipt {
  'ludoteka-receipt': 1;
  table: string;
  game: string;
  version: string;
  settings: Record<string, string>;
  /** where we sat; null: we watched */
  seat: number | null;
  /** the first promise we saw, when the server says it was made, and when that was here */
  promise: { commitment: string; promised: string; seen: string; when: Moment };
  salt: string;
  pledge: string;
  /** the server has confirmed that it took our salt */
  shown: boolean;
  /** of all seats, before we showed our own salt */
  pledges: string[] | null;
  /** seats that kept a salt back, as we were told when the match began */
  kept_back: number[] | null;
  /** decision, 0 being the deal -> digest of the events that followed */
  seen: Record<string, string>;
  undos: number;
}

const momentOf = (info: TableInfo): Moment => (info.status === 'waiting' && info.closed ? 'closed' : info.status);

/** The first thing we write down of a table. */
export function begun(info: TableInfo, now: Date, salt = '', pledge = ''): Receipt {
  return {
    'ludoteka-receipt': 1,
    table: info.id,
    game: info.game,
    version: info.version,
    settings: info.settings,
    seat: info.your_seat,
    promise: {
      commitment: info.commitment,
      promised: info.committed_at,
      seen: now.toISOString(),
      when: momentOf(info),
    },
    salt,
    pledge,
    shown: false,
    pledges: null,
    kept_back: null,
    seen: {},
    undos: 0,
  };
}

/** What the sheet of the table adds to it. What was fixed once stays: it is there to be compared at the end. */
export function noted(receipt: Receipt, info: TableInfo): Receipt {
  const next = { ...receipt };
  if (info.status === 'waiting') {
    next.seat = info.your_seat;
    if (!info.closed) [next.game, next.version, next.settings] = [info.game, info.version, info.settings];
    else next.pledges ??= info.seats.map((seat) => seat.pledge);
  } else next.kept_back ??= info.seats.filter((seat) => seat.unrevealed).map((seat) => seat.seat);
  return next;
}

/** What a state adds to it: the events that we were shown, by the decisions that caused them. */
export function shown(
  receipt: Receipt,
  state: { seq: number; base: number; undos: number; undone?: boolean; events: Event[] },
): Receipt {
  const from = state.undone ? state.seq : state.base;
  const seen: Record<string, string> = {};
  for (const [n, digest] of Object.entries(receipt.seen)) {
    if (Number(n) <= (state.undos === receipt.undos ? state.seq : from)) seen[n] = digest;
  }
  const fresh = digests(state.events, from + 1, state.seq);
  for (const [n, digest] of Object.entries(fresh)) seen[n] ??= digest; // what was shown first is what counts
  return { ...receipt, seen, undos: state.undos };
}

/** The digest of what followed each decision from one to another. */
export function digests(events: readonly Event[], from: number, to: number): Record<string, string> {
  const by = new Map<number, Json[]>();
  for (let n = Math.max(0, from); n <= to; n++) by.set(n, []);
  for (const { seq, ...event } of events) by.get(seq)?.push(event);
  return Object.fromEntries([...by].map(([n, list]) => [n, hash(canonical(list)).slice(0, 16)]));
}

/** JSON with sorted names and no blanks: the one way in which all programs write it. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(',')}}`;
}
