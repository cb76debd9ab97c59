import type { Rolldown } from 'vite';

/** Modules that every page needs: they travel as one file instead of twenty. */
const HALL = [
  '/node_modules/',
  '/src/App.svelte',
  '/src/games/covers/',
  '/src/games/rooms.ts',
  '/src/lib/api/',
  '/src/lib/board/Face.svelte',
  '/src/lib/board/Sheet.svelte',
  '/src/lib/board/seats.ts',
  '/src/lib/app/',
  '/src/lib/icons/',
  '/src/lib/words/bundle.ts',
  '/src/lib/words/game.ts',
  '/src/lib/words/rich.ts',
  '/src/lib/words/words.svelte.ts',
  '/src/pages/Home.svelte',
  '/src/pages/NotFound.svelte',
  'vite/preload-helper',
];
/** Settled pages and words stay files of their own. */
const ELSEWHERE = ['.ftl', '/src/lib/app/sound.ts', '/src/lib/app/Prose.svelte'];

const inHall = (id: string): boolean =>
  HALL.some((part) => id.includes(part)) && !ELSEWHERE.some((part) => id.includes(part));

/** The chunk for modules that every page needs; an icon belongs there if one of those modules draws it. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = id.startsWith('\0icon:') ? (context.getModuleInfo(id)?.importers ?? []) : [id];
  return importers.some(inHall) ? 'hall' : null;
}
