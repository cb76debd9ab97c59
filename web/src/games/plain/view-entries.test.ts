import { expect, test } from 'vitest';

import { GameWords } from '../../lib/words/game';
import { entries, inline } from './view-entries';

const words = new GameWords('en', ['ref-pebbles = Pebbles { $n }\nref-stock = the stock'], () => ['Jana', 'Petr']);

test('a table is said by the names of its things, and what is empty is left out', () => {
  expect(
    entries({ stock: 4, none: [], piles: [[], []], never: null, no: false, last_card: 'pebbles-3' }, words, 2),
  ).toEqual([
    ['the stock', 4],
    ['last card', 'pebbles-3'],
  ]);
});

test('a list as long as there are players is a list by player', () => {
  expect(entries([3, 5], words, 2).map(([name]) => name)).toEqual(['Jana', 'Petr']);
  expect(entries([3, 5, 7], words, 2).map(([name]) => name)).toEqual(['1', '2', '3']);
});

test('what fits stands on one line', () => {
  expect(inline({ stock: ['pebbles-1', 'pebbles-2'], open: true, seat: 'p1' }, words)).toBe(
    'the stock Pebbles 1, Pebbles 2 · open · seat Petr',
  );
  expect(inline([{ stock: 1 }, { stock: 2 }], words)).toBeNull();
  expect(
    inline(
      Array.from({ length: 60 }, () => 'pebbles-1'),
      words,
    ),
  ).toBeNull();
});
