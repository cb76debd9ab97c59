import { describe, expect, test } from 'vitest';

import { abilitySigns, scoreSigns, type Sign, signs } from './effects';

const drawn = (list: Sign[]): string =>
  list
    .map((one) => {
      if (one.sign === 'number') return String(one.n);
      if (one.sign === 'resource') return one.track;
      if (one.sign === 'op') return one.op;
      if (one.sign === 'count') return [one.of, one.role, one.name, one.divisor].filter(Boolean).join(':');
      if (one.sign === 'thing') return one.thing;
      if (one.sign === 'die') return `die ${one.value ?? '?'}`;
      return one.sign === 'citizen' ? ['citizen', one.role, one.name].filter(Boolean).join(':') : one.sign;
    })
    .join(' ');

describe('effects are drawn from the grammar of the data', () => {
  test('a gain of two kinds', () => expect(drawn(signs([{ op: 'gain', gold: 1, magic: 2 }]))).toBe('1 gold plus 2 magic'));
  test('a gain for every soldier', () =>
    expect(drawn(signs([{ op: 'gain', strength: 1, per: { of: 'citizens', role: 'soldier' } }]))).toBe('1 strength per citizens:soldier'));
  test('a choice', () => expect(drawn(signs([{ op: 'choose', options: [[{ op: 'gain', gold: 3 }], [{ op: 'gain_citizen', name: 'knight' }]] }]))).toBe('3 gold or citizen:knight'));
  test('an exchange', () => expect(drawn(signs([{ op: 'exchange', pay: { gold: 1 }, then: [{ op: 'gain', strength: 4 }] }]))).toBe('1 gold pay 4 strength'));
  test('taking from an opponent', () => expect(drawn(signs([{ op: 'take', options: [{ gold: 3 }, { magic: 3 }] }]))).toBe('3 gold or 3 magic take player'));
  test('a citizen at most so dear', () => expect(drawn(signs([{ op: 'gain_citizen', max_cost: 3, optional: true }]))).toBe('citizen most 3 gold'));
  test('a loss', () => expect(drawn(signs([{ op: 'lose', magic: 1 }]))).toBe('-1 magic'));
  test('nothing known is drawn as nothing', () => expect(signs([{ op: 'juggle' }])).toEqual([]));
});

describe('abilities and dukes', () => {
  test('a die that becomes six', () =>
    expect(drawn(abilitySigns({ trigger: 'roll', effects: [{ op: 'exchange', pay: { gold: 2 }, then: [{ op: 'set_die', value: 6 }] }] }))).toBe('2 gold pay die 6'));
  test('something every turn', () => expect(drawn(abilitySigns({ trigger: 'action_start', effects: [{ op: 'gain', gold: 1 }] }))).toBe('turn pay 1 gold'));
  test('cheaper domains', () => expect(drawn(abilitySigns({ trigger: 'static', modifier: { kind: 'domain_discount', gold: 1 } }))).toBe('domain -1 gold'));
  test('points for resources', () => expect(drawn(scoreSigns({ vp: 1, per: { of: 'resources', divisor: 3 } }))).toBe('1 vp per resources:3'));
});
