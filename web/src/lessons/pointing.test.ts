import { expect, it } from 'vitest';

import { legal, named, ownOf, thingsIn } from './pointing';

it('a thing is found by its name, and what everybody has by the seat', () => {
  expect(named('goblin')).toBe(
    '[data-thing~="goblin"], [data-anchor="goblin"], [data-ref="goblin"], [data-does~="goblin"]',
  );
  expect(legal('goblin')).toBe(
    ':is([data-thing~="goblin"], [data-anchor="goblin"], [data-ref="goblin"], [data-does~="goblin"]).legal',
  );
  expect(ownOf('gold', 1)).toBe('[data-anchor="gold:1"], [data-anchor="track:1:gold"]');
});

it('what may be pressed stands in the keys behind their verb, each thing once', () => {
  expect(thingsIn(['attack/roll-2/column-2/merchant', 'attack/roll-2/column-2/rogue', 'draw'])).toEqual([
    'roll-2',
    'column-2',
    'merchant',
    'rogue',
  ]);
});
