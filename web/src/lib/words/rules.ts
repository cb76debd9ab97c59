import { api } from '../api/http';
import type { GameTexts } from '../wire';
import { bound } from './binding';
import type { Edition } from './game';
import { type Block, blocks } from './markdown';

const files = import.meta.glob('../../../../src/ludoteka/games/*/book/*.md', { query: '?raw', import: 'default' });
const marks = import.meta.glob('../../../../src/ludoteka/games/*/book/sources.json', { import: 'default' });

/** The numbered rules that no rulebook prints as they stand; every other one is the rulebook's. */
export type Sources = GameTexts['sources'];

const written = (from: Record<string, () => Promise<unknown>>, end: string): (() => Promise<unknown>) | undefined =>
  Object.entries(from).find(([path]) => path.endsWith(end))?.[1];

/** The rules of a game in the reader's language, as they were in a version where one is named; null if they are not written. */
export async function rulesOf({ game, version }: Edition, language: string): Promise<Block[] | null> {
  const load = version === undefined ? written(files, `/games/${game}/book/${language}.md`) : undefined;
  const text = load ? ((await load()) as string) : (await api.texts(game, language, version)).book;
  return text ? blocks(bound(language, text)) : null;
}

/** The page of a game (`page`) or its book to learn from (`learn`), as it is written; empty if it is not. Of older editions only the numbered rules are kept. */
export async function partOf({ game, version }: Edition, part: 'page' | 'learn', language: string): Promise<string> {
  if (version !== undefined) return '';
  const load = written(files, `/games/${game}/book/${part}.${language}.md`);
  return bound(language, load ? ((await load()) as string) : (await api.texts(game, language))[part]);
}

export async function sourcesOf({ game, version }: Edition, language: string): Promise<Sources> {
  const load = version === undefined ? written(marks, `/games/${game}/book/sources.json`) : undefined;
  return load ? ((await load()) as Sources) : (await api.texts(game, language, version)).sources;
}
