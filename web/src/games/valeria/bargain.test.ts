import { describe, expect, test } from 'vitest';

import { bargain } from './bargain';
import type { ValeriaView } from './view';

const view = {
  active: 1,
  dice: [5, 3],
  cards: {
    monk: { kind: 'citizen', active: [{ op: 'gain', gold: 1 }], passive: [{ op: 'exchange', pay: { gold: 1 }, then: [{ op: 'gain', magic: 2 }] }] },
    obelisk: { kind: 'domain', abilities: [{ trigger: 'build', effects: [{ op: 'exchange', pay: { magic: 3 }, then: [{ op: 'gain', vp: 3 }] }] }] },
    palace: { kind: 'domain', abilities: [{ trigger: 'roll', effects: [{ op: 'shift_die', by: -1 }] }] },
    palisade: { kind: 'domain', abilities: [{ trigger: 'roll', effects: [{ op: 'exchange', pay: { gold: 2 }, then: [{ op: 'set_die', value: 6 }] }] }] },
  },
} as unknown as ValeriaView;

const gold = { sign: 'resource', track: 'gold' };
const to = { sign: 'op', op: 'pay' };

describe('what an option gives for what', () => {
  test('two exchanges of a card that pays on another roll', () =>
    expect(bargain('trade/monk/times-2', view, 0)?.signs).toEqual([{ sign: 'number', n: 2 }, gold, to, { sign: 'number', n: 4 }, { sign: 'resource', track: 'magic' }]));
  test('no exchange on the half that gives for nothing', () => expect(bargain('trade/monk/times-1', view, 1)).toBeNull());
  test('the exchange of a domain', () => expect(bargain('trade/obelisk/times-1', view, 0)?.signs).toHaveLength(5));
  test('a die turned down', () => expect(bargain('change/palace/die-1', view, 0)).toEqual({ card: 'palace', signs: [{ sign: 'die', value: 5 }, to, { sign: 'die', value: 4 }], price: [] }));
  test('a die set for gold', () =>
    expect(bargain('change/palisade/die-2', view, 0)).toEqual({ card: 'palisade', signs: [{ sign: 'die', value: 3 }, to, { sign: 'die', value: 6 }], price: [{ sign: 'number', n: -2 }, gold] }));
  test('nothing else', () => expect(bargain('pass', view, 0)).toBeNull());
});
