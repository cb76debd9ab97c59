/** The doors of the server for what was played. */

import { call } from '../lib/api/http';
import type { BotRating, Ladder, Listing, Matches, PersonRecord, RatingInfo } from '../lib/wire';

/** Which matches are filter; empty: all. */
export interface MatchFilter {
  game: string;
  seats: string;
  opponents: '' | 'people' | 'bots';
  result: '' | 'won' | 'drawn' | 'lost';
  opponent: string;
  helped: '' | 'with' | 'without';
}
export const ALL: MatchFilter = { game: '', seats: '', opponents: '', result: '', opponent: '', helped: '' };

/** Whose: a person's number, or mine. */
const at = (whose: number | null): string => (whose === null ? '/me' : `/people/${whose}`);

export function question(filter: MatchFilter, page: number): string {
  const asked = Object.entries({ ...filter, page: page ? String(page) : '' }).filter(([, value]) => value !== '');
  return asked.length ? `?${new URLSearchParams(asked)}` : '';
}

export const played = {
  matches: (whose: number | null, filter: MatchFilter, page: number) =>
    call<Matches>('GET', `${at(whose)}/matches${question(filter, page)}`),
  record: (whose: number | null) => call<PersonRecord>('GET', `${at(whose)}/record`),
  ratings: (whose: number | null) => call<RatingInfo[]>('GET', `${at(whose)}/ratings`),
  bots: () => call<BotRating[]>('GET', '/ratings/bots'),
  ladder: (game = '', seats = 0) =>
    call<Ladder>('GET', `/ladder${game ? `?game=${encodeURIComponent(game)}&seats=${seats}` : ''}`),
  list: (listed: boolean) => call<Listing>('PUT', '/me/listed', { listed }),
};
