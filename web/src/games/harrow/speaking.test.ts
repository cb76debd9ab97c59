import { expect, test } from 'vitest';

import { parted } from './speaking';

test('of a long question the first sentence is asked, and the rest is read below it', () => {
  expect(parted('objective', 'Put the house on the map. Far away is good for you')).toEqual(['Put the house on the map.', 'Far away is good for you']);
  expect(parted('deck-size', 'How many? 18 left')).toEqual(['How many?', '18 left']);
  expect(parted('turn', 'Your turn. Break a jar')).toEqual(['Your turn. Break a jar', '']);
});
