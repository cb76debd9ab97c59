import type { Room } from '../lib/table/room';
import { t } from '../lib/words/words.svelte';

/** Rooms of the house; each is a chunk of its own, loaded when somebody enters. */
const ROOMS: Record<string, () => Promise<{ default: Room }>> = {
  claim: () => import('./claim/room'),
  valeria: () => import('./valeria/room'),
  wonderland: () => import('./wonderland/room'),
  harrow: () => import('./harrow/room'),
};

export async function enter(game: string): Promise<Room | null> {
  const load = ROOMS[game];
  return load ? (await load()).default : null;
}

/** What stands on the shelf, in its order. A game is playable when the server offers it and its room is furnished. */
export interface Box { id: string; seats: string; minutes: number; /** How heavy it is, from one to three. */ weight: 1 | 2 | 3; spine: string }

export const BOXES: readonly Box[] = [
  { id: 'claim', seats: '2', minutes: 25, weight: 1, spine: '#7c1f2a' },
  { id: 'valeria', seats: '1–5', minutes: 60, weight: 2, spine: '#1f4d78' },
  { id: 'wonderland', seats: '2–5', minutes: 120, weight: 3, spine: '#3d2368' },
  { id: 'harrow', seats: '1–4', minutes: 75, weight: 3, spine: '#16302a' },
];

export const isFurnished = (game: string): boolean => game in ROOMS;
export const titleOf = (game: string): string => (isFurnished(game) ? t(`title-${game}`) : game);
