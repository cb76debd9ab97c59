import { expect, test } from 'vitest';

import type { Clock } from '../wire';
import { ANY, matching, since } from './filter';

const live: Clock = { kind: 'live', seconds: 600, increment: 10, on_timeout: 'bot' };
const tables = [
  { game: 'claim', language: 'cs' as const, clock: null },
  { game: 'claim', language: 'pl' as const, clock: live },
  { game: 'valeria', language: 'cs' as const, clock: { ...live, kind: 'correspondence' as const } },
];

test('tables are found by game, language and clock', () => {
  expect(matching(tables, ANY)).toEqual(tables);
  expect(matching(tables, { ...ANY, game: 'claim' })).toEqual(tables.slice(0, 2));
  expect(matching(tables, { ...ANY, language: 'cs', pace: 'correspondence' })).toEqual([tables[2]]);
  expect(matching(tables, { ...ANY, pace: 'none' })).toEqual([tables[0]]);
  expect(matching(tables, { game: 'valeria', language: 'pl', pace: '' })).toEqual([]);
});

test('waiting is told in the largest unit that fits', () => {
  const now = new Date('2026-11-16T12:00:00Z').getTime();
  expect(since('2026-11-16T11:58:10Z', now)).toEqual({ unit: 'minutes', count: 1 });
  expect(since('2026-11-16T12:00:05Z', now)).toEqual({ unit: 'minutes', count: 0 });
  expect(since('2026-11-16T09:01:00Z', now)).toEqual({ unit: 'hours', count: 2 });
  expect(since('2026-11-13T12:00:00Z', now)).toEqual({ unit: 'days', count: 3 });
});
