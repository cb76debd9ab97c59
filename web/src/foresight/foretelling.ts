/** What options are foretold to do, put together for whoever points at a thing that means one or several of them. */

import type { Event, Json } from '../lib/api/types';
import type { Room } from '../lib/table/room';
import type { PreviewInfo } from '../lib/wire';

/** So many options are foreseen for one thing; where it means more, there is too much left to choose. */
export const MOST = 24;

/** A counter of one's own: by how much it surely changes, at least and at most. */
export interface Tally {
  of: string;
  least: number;
  most: number;
}

export interface Foretold {
  tallies: Tally[];
  /** What all of the options do, in its order. */
  events: Event[];
  /** Where the sight ends, if it ends alike. */
  stopped: PreviewInfo['stopped'] | null;
  odds: Record<string, Json>;
}

/** The options that begin with one of these ways. */
export function meant(options: readonly string[], ways: readonly string[]): string[] {
  return options.filter((key) => ways.some((way) => key === way || key.startsWith(`${way}/`)));
}

/** How far the options go the same way. */
export function shared([first = '', ...others]: readonly string[]): string[] {
  const rest = others.map((key) => key.split('/'));
  const way = first.split('/');
  const parts = way.findIndex((segment, i) => rest.some((other) => other[i] !== segment));
  return parts < 0 ? way : way.slice(0, parts);
}

/** What the table knows of each option, put together; null as long as something is missing. */
export function foretold(
  keys: readonly string[],
  known: ReadonlyMap<string, PreviewInfo>,
  view: Json,
  seat: number,
  room: Pick<Room, 'staging' | 'foresees'>,
): Foretold | null {
  const told = keys.flatMap((key) => known.get(key) ?? []);
  const [first, ...others] = told;
  if (!first || told.length < keys.length) return null;
  const stories = told.map((one) => one.events.map((event) => ({ ...event, seq: 0 }) as unknown as Event));
  const tallies = counted(stories, view, seat, room);
  const tells = room.foresees?.tells ?? ((event: Event) => !room.staging.flows?.(event));
  return {
    tallies,
    events: common(stories).filter((event) => tells(event, seat)),
    stopped: others.every((one) => one.stopped === first.stopped) ? first.stopped : null,
    odds: others.length === 0 ? first.odds : {},
  };
}

/** How the counters of a seat stand after what happens, against how they stand now. */
function counted(stories: Event[][], view: Json, seat: number, room: Pick<Room, 'staging' | 'foresees'>): Tally[] {
  const counts = room.foresees?.counts;
  if (!counts) return [];
  const before = counts(view, seat);
  const after = stories.map((events) =>
    counts(
      events.reduce((now, event) => room.staging.advance(now, event), view),
      seat,
    ),
  );
  return Object.keys(before).flatMap((of) => {
    const changes = after.map((one) => (one[of] ?? 0) - (before[of] ?? 0));
    const [least, most] = [Math.min(...changes), Math.max(...changes)];
    return least === 0 && most === 0 ? [] : [{ of, least, most }];
  });
}

/** What happens whichever option is taken. */
function common([first = [], ...others]: Event[][]): Event[] {
  const rest = others.map((events) => events.map((event) => JSON.stringify(event)));
  return first.filter((event) => {
    const told = JSON.stringify(event);
    const places = rest.map((events) => events.indexOf(told));
    if (places.some((at) => at < 0)) return false;
    places.forEach((at, i) => rest[i]?.splice(at, 1));
    return true;
  });
}

/** With its sign, and as a span where the options differ: `−3`, `+2`, `−3 … −1`. */
export function signed({ least, most }: Tally): string {
  const one = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
  return least === most ? one(least) : `${one(least)} … ${one(most)}`;
}

/** Sentences that say the same as one, with how often. */
export function told(sentences: readonly string[]): string[] {
  return [...new Set(sentences)].map((one) => {
    const times = sentences.filter((other) => other === one).length;
    return times > 1 ? `${times}× ${one}` : one;
  });
}
