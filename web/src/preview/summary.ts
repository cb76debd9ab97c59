/** Sums up the previews of the options that one thing stands for. */

import type { Event, Json } from '../lib/api/types';
import type { Room } from '../lib/table/room';
import type { PreviewInfo } from '../lib/wire';

/** The most options previewed for one thing; where it stands for more, too much is left to choose. */
export const MOST = 24;

/** A counter of one's own: by how much it surely changes, at least and at most. */
export interface Tally {
  of: string;
  least: number;
  most: number;
}

export interface PreviewSummary {
  tallies: Tally[];
  /** What all of the options do, in its order. */
  events: Event[];
  /** Why the previews end, if all end for the same reason. */
  stopped: PreviewInfo['stopped'] | null;
  odds: Record<string, Json>;
}

/** The options that begin with one of these ways. */
export function matching(options: readonly string[], ways: readonly string[]): string[] {
  return options.filter((key) => ways.some((way) => key === way || key.startsWith(`${way}/`)));
}

/** How far the options go the same way. */
export function shared([first = '', ...others]: readonly string[]): string[] {
  const rest = others.map((key) => key.split('/'));
  const way = first.split('/');
  const parts = way.findIndex((segment, i) => rest.some((other) => other[i] !== segment));
  return parts < 0 ? way : way.slice(0, parts);
}

/** The summary of the previews of these options; null until all of them are there. */
export function summarize(
  keys: readonly string[],
  previews: ReadonlyMap<string, PreviewInfo>,
  view: Json,
  seat: number,
  room: Pick<Room, 'staging' | 'preview'>,
): PreviewSummary | null {
  const answered = keys.flatMap((key) => previews.get(key) ?? []);
  const [first, ...others] = answered;
  if (!first || answered.length < keys.length) return null;
  const stories = answered.map((one) => one.events.map((event) => ({ ...event, seq: 0 }) as unknown as Event));
  const tallies = counted(stories, view, seat, room);
  const includes = room.preview?.includes ?? ((event: Event) => !room.staging.flows?.(event));
  return {
    tallies,
    events: common(stories).filter((event) => includes(event, seat)),
    stopped: others.every((one) => one.stopped === first.stopped) ? first.stopped : null,
    odds: others.length === 0 ? first.odds : {},
  };
}

/** How the counters of a seat stand after what happens, against how they stand now. */
function counted(stories: Event[][], view: Json, seat: number, room: Pick<Room, 'staging' | 'preview'>): Tally[] {
  const counts = room.preview?.counts;
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
    const text = JSON.stringify(event);
    const places = rest.map((events) => events.indexOf(text));
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

/** Equal sentences as one, with how often they occur. */
export function repeated(sentences: readonly string[]): string[] {
  return [...new Set(sentences)].map((one) => {
    const times = sentences.filter((other) => other === one).length;
    return times > 1 ? `${times}× ${one}` : one;
  });
}
