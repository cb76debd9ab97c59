import armchair from 'icon:armchair';
import envelope from 'icon:envelope';
import hourglass from 'icon:hourglass';

import type { Clock } from '../lib/wire';

/** The kinds of clocks of a new table; their texts are `pace-…`. */
export type PaceKind = 'none' | 'live' | 'correspondence';
export const PACES: readonly { id: PaceKind; icon: string }[] = [
  { id: 'none', icon: armchair },
  { id: 'live', icon: hourglass },
  { id: 'correspondence', icon: envelope },
];

/** Seconds for the match and for each move, or for each turn of a correspondence match. */
export interface Time {
  seconds: number;
  increment: number;
}

export const LENGTHS = ['short', 'normal', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits that the server checks, in seconds. */
export const LIMITS = {
  live: { least: MINUTE, most: 10 * HOUR, increment: 10 * MINUTE },
  correspondence: { least: HOUR, most: 30 * DAY },
};

const live = (minutes: number, increment: number): Time => ({ seconds: minutes * MINUTE, increment });
const turn = (days: number): Time => ({ seconds: days * DAY, increment: 0 });

/** Chosen so that both players, or all, together need about as long as the box says. */
const LIVE: Readonly<Record<string, Record<Length, Time>>> = {
  claim: { short: live(3, 5), normal: live(6, 10), long: live(12, 20) },
  valeria: { short: live(8, 5), normal: live(15, 10), long: live(30, 15) },
  wonderland: { short: live(15, 5), normal: live(30, 10), long: live(60, 15) },
  harrow: { short: live(12, 5), normal: live(25, 10), long: live(45, 15) },
};
const OTHER_LIVE = { short: live(5, 5), normal: live(10, 10), long: live(20, 15) };
const CORRESPONDENCE = { short: turn(1), normal: turn(2), long: turn(5) };

/** The three paces that are offered for a game. */
export const timesOf = (game: string, kind: 'live' | 'correspondence'): Record<Length, Time> =>
  kind === 'correspondence' ? CORRESPONDENCE : (LIVE[game] ?? OTHER_LIVE);

/** The offered pace that a clock has, or `own`. */
export function lengthOf(game: string, { kind, seconds, increment = 0 }: Clock): Length | 'own' {
  const times = timesOf(game, kind);
  return LENGTHS.find((length) => times[length].seconds === seconds && times[length].increment === increment) ?? 'own';
}

/** The normal clock of this kind for a game. */
export function clockOf(game: string, kind: PaceKind, onTimeout: 'bot' | 'forfeit' = 'bot'): Clock | null {
  return kind === 'none' ? null : { kind, ...timesOf(game, kind).normal, on_timeout: onTimeout };
}

/** Is the time within the limits? */
export function isAllowed({ kind, seconds, increment = 0 }: Clock): boolean {
  const { least, most } = LIMITS[kind];
  return (
    Number.isInteger(seconds) &&
    Number.isInteger(increment) &&
    seconds >= least &&
    seconds <= most &&
    increment >= 0 &&
    increment <= (kind === 'live' ? LIMITS.live.increment : 0)
  );
}
