import { expect, test } from 'vitest';

import { least } from './fitting';

test('no more is left out than must be, and where nothing is it may be larger', () => {
  expect(least(3, () => true)).toBe(-1);
  expect(least(3, (level) => level >= 0)).toBe(0);
  expect(least(3, (level) => level >= 2)).toBe(2);
  expect(least(3, () => false)).toBe(3);
});
