/** The doors of the server for what was played. */

import { call } from '../lib/api/http';
import type { BotRating, Ladder, Listing, Matches, PersonRecord, RatingInfo } from '../lib/wire';

/** Which matches are wanted; empty: all. */
export interface Wanted {
  game: string;
  seats: string;
  company: '' | 'people' | 'bots';
  fate: '' | 'won' | 'drawn' | 'lost';
  opponent: string;
  help: '' | 'with' | 'without';
}
export const ALL: Wanted = { game: '', seats: '', company: '', fate: '', opponent: '', help: '' };

/** Whose: a person's number, or mine. */
const at = (whose: number | null): string => (whose === null ? '/me' : `/people/${whose}`);

export function question(wanted: Wanted, page: number): string {
  const asked = Object.entries({ ...wanted, page: page ? String(page) : '' }).filter(([, value]) => value !== '');
  return asked.length ? `?${new URLSearchParams(asked)}` : '';
}

export const played = {
  matches: (whose: number | null, wanted: Wanted, page: number) =>
    call<Matches>('GET', `${at(whose)}/matches${question(wanted, page)}`),
  record: (whose: number | null) => call<PersonRecord>('GET', `${at(whose)}/record`),
  ratings: (whose: number | null) => call<RatingInfo[]>('GET', `${at(whose)}/ratings`),
  bots: () => call<BotRating[]>('GET', '/ratings/bots'),
  ladder: (game = '', seats = 0) =>
    call<Ladder>('GET', `/ladder${game ? `?game=${encodeURIComponent(game)}&seats=${seats}` : ''}`),
  list: (listed: boolean) => call<Listing>('PUT', '/me/listed', { listed }),
};
