import { api } from '../api/http';
import type { Edition } from './game';
import { type Block, blocks } from './markdown';

const files = import.meta.glob('../../../../src/ludoteka/games/*/book/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in the reader's language, as they were in a version where one is named; null if they are not written. */
export async function rulesOf({ game, version }: Edition, language: string): Promise<Block[] | null> {
  const load = version === undefined ? Object.entries(files).find(([path]) => path.endsWith(`/games/${game}/book/${language}.md`))?.[1] : undefined;
  const text = load ? ((await load()) as string) : (await api.texts(game, language, version)).book;
  return text ? blocks(text) : null;
}
