import type { Rollup } from 'vite';

/** What stands in the hall: needed on every page, so it travels as one file instead of twenty. */
const HALL = [
  '/node_modules/',
  '/src/App.svelte',
  '/src/games/covers/',
  '/src/games/rooms.ts',
  '/src/lib/api/',
  '/src/lib/board/Face.svelte',
  '/src/lib/board/Sheet.svelte',
  '/src/lib/board/seats.ts',
  '/src/lib/house/',
  '/src/lib/icons/',
  '/src/lib/words/bundle.ts',
  '/src/lib/words/game.ts',
  '/src/lib/words/rich.ts',
  '/src/lib/words/words.svelte.ts',
  '/src/pages/Home.svelte',
  '/src/pages/Lost.svelte',
  'vite/preload-helper',
];
/** Settled pages and words stay files of their own. */
const ELSEWHERE = ['.ftl', '/src/lib/house/sound.ts', '/src/lib/house/Prose.svelte'];

const inHall = (id: string): boolean =>
  HALL.some((part) => id.includes(part)) && !ELSEWHERE.some((part) => id.includes(part));

/** An icon stands in the hall if something there draws it. */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (id.startsWith('\0icon:')) return getModuleInfo(id)?.importers.some(inHall) ? 'hall' : undefined;
  return inHall(id) ? 'hall' : undefined;
}
