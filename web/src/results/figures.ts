/** Numbers of what was played, as they are shown. */

import { figure } from '../lib/words/figure';
import type { MatchInfo, Rival, Tally } from '../lib/wire';

/** The share of decided matches that were won, in whole per cent; null if none was decided. */
export const share = ({ played, won, drawn }: Pick<Tally, 'played' | 'won' | 'drawn'>): number | null =>
  played === drawn ? null : Math.round((100 * won) / (played - drawn));

/** Opponents with all games together, whoever was met most often first; those of no name are told apart by nothing. */
export function together(rivals: Rival[]): Rival[] {
  const byKey = new Map<string, Rival>();
  for (const rival of rivals) {
    const key = rival.level ?? `${rival.user ?? ''} ${rival.name}`;
    const earlier = byKey.get(key);
    byKey.set(
      key,
      earlier
        ? {
            ...earlier,
            played: earlier.played + rival.played,
            ahead: earlier.ahead + rival.ahead,
            behind: earlier.behind + rival.behind,
          }
        : { ...rival, game: '' },
    );
  }
  return [...byKey.values()].sort((a, b) => b.played - a.played);
}

/** The score of a match as people say it: mine first, in a match for two; nothing where it did not end by the rules. */
export function scoreOf(match: Pick<MatchInfo, 'by_rules' | 'score' | 'opponents'>): string {
  if (!match.by_rules) return '';
  const [other, more] = match.opponents;
  return other && !more ? `${figure(match.score)} : ${figure(other.score)}` : figure(match.score);
}

const DAY = 86_400_000;
const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();

/** A day as one says it today: today, yesterday, a day of this week, a date. */
export function dayOf(moment: string, language: string, now: Date = new Date()): string {
  const day = new Date(moment);
  const ago = Math.round((midnight(now) - midnight(day)) / DAY);
  if (ago >= 0 && ago < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  if (ago > 0 && ago < 7) return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(day);
  const sameYear = day.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(
    language,
    sameYear ? { day: 'numeric', month: 'long' } : { day: 'numeric', month: 'numeric', year: 'numeric' },
  ).format(day);
}

export interface Point {
  x: number;
  y: number;
}

/** Numbers as points of a drawing of this size, evenly apart, the greatest at the top; equal numbers lie in the middle. */
export function points(numbers: number[], width: number, height: number): Point[] {
  const least = Math.min(...numbers);
  const range = Math.max(...numbers) - least;
  const step = numbers.length > 1 ? width / (numbers.length - 1) : 0;
  return numbers.map((number, i) => ({
    x: i * step,
    y: range === 0 ? height / 2 : height - ((number - least) / range) * height,
  }));
}
