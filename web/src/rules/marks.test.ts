import { describe, expect, test } from 'vitest';

import { bundle, say } from '../lib/words/bundle';
import { blocks } from '../lib/words/markdown';
import type { Sources } from '../lib/words/rules';
import { markOf } from './book';

const books = import.meta.glob<string>('../../../src/ludoteka/games/*/book/{cs,en,pl}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<Sources>('../../../src/ludoteka/games/*/book/sources.json', {
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('../words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rulesOf = (book: string): string[] =>
  blocks(book).flatMap((block) => (block.kind === 'rules' ? block.items.flatMap((item) => item.number ?? []) : []));

describe.each(Object.entries(books))('%s', (path, book) => {
  const language = path.slice(-5, -3);
  const messages = bundle(language, words[`../words/${language}.ftl`] ?? '');
  const of = Object.entries(sources).find(([file]) => file.startsWith(path.slice(0, -5)))?.[1] ?? {};

  test('every rule that is not the rulebook’s own is shown with its mark', () => {
    const shown = rulesOf(book);
    expect(Object.keys(of).filter((rule) => !shown.includes(rule))).toEqual([]);
    for (const rule of Object.keys(of)) expect(markOf(of, rule)).not.toBe('rule-from-book');
  });

  test('every mark has its words', () => {
    const marks = [...new Set(rulesOf(book).map((rule) => markOf(of, rule)))];
    expect(marks).toContain('rule-from-book');
    expect(marks.filter((mark) => !say(messages, mark))).toEqual([]);
  });
});
