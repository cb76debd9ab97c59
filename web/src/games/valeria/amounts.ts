import { type Amounts, TRACKS } from './cards';
import type { Track } from './contract';

export interface Amount {
  track: Track;
  n: number;
}

const isTrack = (name: string): name is Track => (TRACKS as readonly string[]).includes(name);

/** `gold-2+magic-1` as amounts, in the order written; null if the reference is something else. */
export function parse(ref: string): Amount[] | null {
  const parts = ref.split('+').map((part) => /^([a-z]+)-(\d+)$/.exec(part));
  const amounts = parts.flatMap((part) =>
    part?.[1] && isTrack(part[1]) ? [{ track: part[1], n: Number(part[2]) }] : [],
  );
  return amounts.length === parts.length ? amounts : null;
}

/** The amounts that are not zero, in the order of the tracks on a board. */
export function listed(amounts: Amounts): Amount[] {
  return TRACKS.flatMap((track) => (amounts[track] ? [{ track, n: amounts[track] }] : []));
}

export const bundle = (amounts: Amounts): string =>
  listed(amounts)
    .map(({ track, n }) => `${track}-${n}`)
    .join('+') || 'nothing';
