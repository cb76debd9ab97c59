import type { SeatInfo } from '../api/types';
import { t } from '../words/words.svelte';

/** What a seat is called: the person's name, or the kind of bot. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return t('bot-name', { level: seat.level ?? '' });
  return seat.name || (seat.kind === 'open' ? t('seat-open') : t('guest'));
}

/** What to call each seat when two bear the same name. */
export function seatNames(seats: SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${i + 1})`));
}

export const seatColour = (seat: number): string => `var(--seat-${(seat % 5) + 1})`;
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
