import { getContext, setContext } from 'svelte';

import type { Event, SeatInfo } from '../api/types';
import type { SeatLogEntry } from '../wire';

const KEY = Symbol('seats');

/** The seats of the table that a page shows, for every plate on it. */
export const putSeats = (seats: () => readonly SeatInfo[]): (() => readonly SeatInfo[]) => setContext(KEY, seats);
export const seatsHere = (): (() => readonly SeatInfo[]) | undefined => getContext(KEY);

/** My seats (several on a shared device) that a bot plays, with what made it begin. */
export function playedForMe(
  seats: readonly SeatInfo[],
  log: readonly SeatLogEntry[],
): { seat: SeatInfo; event: SeatLogEntry['event'] }[] {
  return seats
    .filter((seat) => seat.you && seat.stand_in !== null && !seat.resigned)
    .map((seat) => ({ seat, event: log.findLast((entry) => entry.seat === seat.seat)?.event ?? 'rest' }));
}

/** Where each entry stands in the log of events: before which of them. */
export function placed(log: readonly SeatLogEntry[], events: readonly Event[]): Map<number, SeatLogEntry[]> {
  const places = new Map<number, SeatLogEntry[]>();
  for (const entry of log) {
    const next = events.findIndex((event) => event.seq > entry.seq);
    const place = next < 0 ? events.length : next;
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  return places;
}
