/** The texts name only what can be drawn, and the page explains every sign of its game. */
import { expect, test } from 'vitest';

import { sections } from './book';

interface Drawn {
  SIGNS: readonly string[];
  SHOWS: readonly string[];
}

const drawn = import.meta.glob<Drawn>('../games/*/book/drawn.ts', { eager: true });
const texts = import.meta.glob<string>('../../../src/ludoteka/games/*/book/{page,learn}.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const examples = import.meta.glob<string>('../../../src/ludoteka/games/*/book/examples.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const gameOf = (path: string): string => /\/games\/([a-z]+)\//.exec(path)?.[1] ?? '';
const of = (game: string): Drawn => Object.entries(drawn).find(([path]) => gameOf(path) === game)![1];
const signsIn = (text: string): string[] =>
  sections(text).flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'items' ? block.items.map((item) => item.sign).filter(Boolean) : [],
    ),
  );

test.each(Object.keys(texts))('%s names only signs that are drawn', (path) => {
  expect(signsIn(texts[path] ?? '').filter((sign) => !of(gameOf(path)).SIGNS.includes(sign))).toEqual([]);
});

test.each(Object.keys(texts).filter((path) => path.includes('/page.')))('%s explains every sign', (path) => {
  const explained = signsIn(texts[path] ?? '');
  expect(of(gameOf(path)).SIGNS.filter((sign) => !explained.includes(sign))).toEqual([]);
});

test.each(Object.keys(examples))('%s shows only parts that the room draws', (path) => {
  const shows = [...(examples[path] ?? '').matchAll(/^show = "([a-z-]+)"$/gm)].map((match) => match[1]);
  expect(shows.length).toBeGreaterThan(0);
  expect(shows.filter((show) => !of(gameOf(path)).SHOWS.includes(show ?? ''))).toEqual([]);
});
