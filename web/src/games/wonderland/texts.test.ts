import { expect, test } from 'vitest';

import { GameWords } from '../../lib/words/game';
import { testText, scoreLine } from './texts';
import type { Test } from './contract';

const words = new GameWords(
  'en',
  [
    'test-least = { $n } or more\ntest-one-of = one of { $values }\nfeat-rank = Place: { $test }\nscore-line = { $total }: { $vp }, { $shards }\n',
  ],
  () => [],
);

test('a quest says its bounds in words, and in short as signs', () => {
  const least: Test = { what: 'rank', kinds: [], test: 'least', values: [2] };
  expect(testText(words, 'feat', least)).toBe('Place: 2 or more');
  expect(testText(words, 'feat', least, true)).toBe('Place: ≥\u00a02');
  expect(testText(words, 'feat', { ...least, test: 'one-of', values: [1, 3] }, true)).toBe('Place: 1 / 3');
});

test('shards are taken away in the sum that one has now', () => {
  const score = { vp: 2, castles: 0, quests: 0, shards: 7, total: -5 };
  expect(scoreLine(words, score)).toBe('−5: 2, −7');
  expect(scoreLine(words, { ...score, shards: 0, total: 2 })).toBe('2: 2, 0');
});
