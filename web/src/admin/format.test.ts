import { expect, test } from 'vitest';

import { bytes } from './format';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [12_340_000, '12.3 MB'],
  [5e12, '5 TB'],
  [5e16, '50,000 TB'],
])('%d bytes are written as %s', (number, text) => {
  expect(bytes(number, 'en')).toBe(text);
});
