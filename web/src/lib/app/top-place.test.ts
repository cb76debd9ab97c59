import { expect, test } from 'vitest';

import { TopPlace } from './top-place.svelte';

test('the most urgent notice stands at the top, and the others come when it goes', () => {
  const place = new TopPlace();
  expect(place.has('recap')).toBe(true);
  place.claim('recap', true);
  const giveUp = place.claim('proposal', true);
  expect([place.has('recap'), place.has('proposal'), place.has('announcement')]).toEqual([false, true, false]);
  const end = place.claim('refusal', true);
  place.claim('refusal', false)();
  expect(place.has('proposal')).toBe(false);
  end();
  giveUp();
  expect([place.has('recap'), place.has('announcement')]).toEqual([true, true]);
});
