import { describe, expect, test } from 'vitest';

import type { View } from './contract';
import { deal } from './deals';

const view = {
  players: [{ pays: [{ card: 'monk', side: 'passive' }] }],
  changes: [
    { key: 'change/palisade/die-2', before: 3, after: 6, paid: 'gold-2' },
    { key: 'change/palace/die-1', before: 5, after: 4, paid: 'nothing' },
  ],
  cards: {
    monk: {
      kind: 'citizen',
      lines: [
        { at: 'active', says: [], signs: ['1', 'gold'] },
        { at: 'passive', says: [], signs: ['1', 'gold', 'pay', '2', 'magic'] },
      ],
    },
    obelisk: { kind: 'domain', lines: [{ at: 'ability', says: [], signs: ['3', 'magic', 'pay', '3', 'vp'] }] },
  },
} as unknown as View;

describe('what an option gives for what', () => {
  test('a trade is drawn as the side that pays says it', () =>
    expect(deal('trade/monk/times-2', view, 0)).toEqual({
      card: 'monk',
      times: 2,
      signs: ['1', 'gold', 'pay', '2', 'magic'],
      price: [],
    }));
  test('the exchange of a domain', () => expect(deal('trade/obelisk/times-1', view, 0)?.signs).toHaveLength(5));
  test('a die turned down', () =>
    expect(deal('change/palace/die-1', view, 0)).toEqual({
      card: 'palace',
      times: 1,
      signs: ['die-5', 'pay', 'die-4'],
      price: [],
    }));
  test('a die set for gold', () => expect(deal('change/palisade/die-2', view, 0)?.price).toEqual(['-2', 'gold']));
  test('nothing else', () => expect(deal('pass', view, 0)).toBeNull());
});
