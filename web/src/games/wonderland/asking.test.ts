import { describe, expect, test } from 'vitest';

import { isBold, isLaidOut, spoken, tucked } from './asking';
import { effect, share } from './sayings';
import type { Quest } from './contract';

describe('what the question offers', () => {
  test('refusals stand last', () => expect(spoken(['stop', 'draw'])).toEqual(['draw', 'stop']));
  test('things on the table are not repeated', () => expect(spoken(['take/tea-1-01', 'head', 'party'])).toEqual(['head', 'party']));
  test('a phone gets the next references too', () => {
    const keys = ['forge/rose-weak/track-1', 'forge/rose-weak/track-2', 'forge/forge/track-1', 'pass'];
    expect(tucked(keys, [])).toEqual([['forge', 'rose-weak'], ['forge', 'forge']]);
    expect(tucked(keys.slice(0, 2), ['forge', 'rose-weak']).map((way) => way.at(-1))).toEqual(['track-1', 'track-2']);
  });
  test('with several verbs the verb comes first', () => expect(tucked(['return/forge', 'remove/forge'], [])).toEqual([['return'], ['remove']]));
  test('a chip of the bag lies on the table, the track it goes to does not', () => {
    expect(isLaidOut('forge-from-bag', [])).toBe(true);
    expect(isLaidOut('forge-from-bag', ['forge', 'rose-weak'])).toBe(false);
    expect(isLaidOut('draw', [])).toBe(false);
  });
  test('drawing is the bold choice', () => expect([isBold('draw'), isBold('stop')]).toEqual([true, false]));
});

describe('effects and quests', () => {
  test('a reward tells what and how many', () => {
    expect(effect('place-units-2')).toEqual({ op: 'place-units', n: 2, chip: null });
    expect(effect('gain-ally+rose-weak')).toEqual({ op: 'gain-ally', n: null, chip: 'rose-weak' });
  });
  test('progress never runs over', () => {
    const quest = { reached: false, progress: 3, objective: { what: 'castles', kinds: [], test: 'least', values: [2] } } as unknown as Quest;
    expect(share(quest)).toBe(1);
  });
});
