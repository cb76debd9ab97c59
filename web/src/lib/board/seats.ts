import type { SeatInfo } from '../api/types';
import { t } from '../words/words.svelte';

/** What a seat is called: the person's name, or the bot's. */
export function seatName(seat: SeatInfo): string {
  return seat.name || (seat.kind === 'open' ? t('seat-open') : t('somebody'));
}

/** What to call each seat when two bear the same name. */
export function seatNames(seats: SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${i + 1})`));
}

export const seatColour = (seat: number): string => `var(--seat-${(seat % 5) + 1})`;
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
