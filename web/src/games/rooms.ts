import type { Drawing } from '../lib/api/types';
import { lobby } from '../lib/app/lobby.svelte';
import type { Room } from '../lib/table/room';
import { t, words } from '../lib/words/words.svelte';

/** The rooms of the built-in games, each loaded on demand as a chunk of its own. */
const ROOMS: Record<string, () => Promise<{ default: Room }>> = {
  claim: () => import('./claim/room'),
  valeria: () => import('./valeria/room'),
  wonderland: () => import('./wonderland/room'),
  harrow: () => import('./harrow/room'),
};

/** The room that draws a table: the room of its game, or the plain room if there is none or it does not draw this edition. */
export async function enter(game: string, drawing: Drawing): Promise<Room> {
  const load = drawing === 'plain' ? undefined : ROOMS[game];
  return (await (load ?? (() => import('./plain/room')))()).default;
}

/** A built-in game on the shelf; games of other authors are listed after these. */
export interface Box {
  id: string;
  seats: string;
  minutes: number;
  /** Complexity from 1 to 3. */ weight: 1 | 2 | 3;
  spine: string;
}

export const BOXES: readonly Box[] = [
  { id: 'claim', seats: '2', minutes: 25, weight: 1, spine: '#7c1f2a' },
  { id: 'valeria', seats: '1–5', minutes: 60, weight: 2, spine: '#1f4d78' },
  { id: 'wonderland', seats: '2–5', minutes: 120, weight: 3, spine: '#3d2368' },
  { id: 'harrow', seats: '1–4', minutes: 75, weight: 3, spine: '#16302a' },
];

export const isFurnished = (game: string): boolean => game in ROOMS;
export const titleOf = (game: string): string =>
  isFurnished(game) ? t(`title-${game}`) : (lobby.games.find((one) => one.id === game)?.names[words.language] ?? game);
