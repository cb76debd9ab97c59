import type { ClockInfo } from '../lib/wire';

/** What a seat's clock shows after so many milliseconds on this page; null where there is none. */
export function leftAfter(clock: ClockInfo, seat: number, passed: number): number | null {
  const left = clock.left[seat] ?? null;
  if (left === null) return null;
  return clock.running.includes(seat) ? Math.max(0, left - passed) : left;
}

/** Time as it stands on a clock: 6:08, 1:02:30. */
export function onClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Long times in their largest unit, for words: two days, five hours, three minutes. */
export function inWords(ms: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes >= 48 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 120) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: minutes };
}
