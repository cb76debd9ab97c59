import { expect, test } from 'vitest';

import { commitment } from './commitment';

test('the promise is the SHA-256 of seed and table', async () => {
  expect(await commitment('spring', 'abc')).toBe('6908fe14ff6a8120e18875962cedb043a35dc5d54b105c83cbf21c4f6ff9fa31');
  expect(await commitment('spring', 'abd')).not.toBe(await commitment('spring', 'abc'));
});
