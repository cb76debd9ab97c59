import { type Block, blocks } from './markdown';

const files = import.meta.glob('../../../../src/ludoteka/games/*/book/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in the reader's language; null if they are not written. */
export async function rulesOf(game: string, language: string): Promise<Block[] | null> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/games/${game}/book/${language}.md`))?.[1];
  return load ? blocks((await load()) as string) : null;
}
