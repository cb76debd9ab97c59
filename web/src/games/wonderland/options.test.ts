import { describe, expect, test } from 'vitest';

import { isBold, isLaidOut, questionOptions, hiddenWays } from './options';
import { parseReward, progressShare } from './texts';
import type { Quest } from './contract';

describe('what the question offers', () => {
  test('refusals stand last', () => expect(questionOptions(['stop', 'draw'])).toEqual(['draw', 'stop']));
  test('things on the table are not repeated', () =>
    expect(questionOptions(['take/tea-1-01', 'head', 'party'])).toEqual(['head', 'party']));
  test('a phone gets the next references too', () => {
    const keys = [
      'relocate/supporter/witzend/red-keep',
      'relocate/supporter/witzend/pool-of-tears',
      'relocate/gryphon/red-keep/witzend',
      'pass',
    ];
    expect(hiddenWays(keys, [])).toEqual([
      ['relocate', 'supporter'],
      ['relocate', 'gryphon'],
    ]);
    expect(hiddenWays(keys.slice(0, 2), ['relocate', 'supporter', 'witzend']).map((way) => way.at(-1))).toEqual([
      'red-keep',
      'pool-of-tears',
    ]);
  });
  test('options of several verbs stand there whole', () => {
    expect(hiddenWays(['calm/p1/madness', 'calm/p1/double-madness', 'target/p0'], [])).toEqual([
      ['calm', 'p1', 'madness'],
      ['calm', 'p1', 'double-madness'],
      ['target', 'p0'],
    ]);
  });
  test('a phone gets players by name, whatever is done to them, but not every card', () => {
    expect(hiddenWays(['poison/p1', 'poison/p2', 'pass'], [])).toEqual([
      ['poison', 'p1'],
      ['poison', 'p2'],
    ]);
    expect(hiddenWays(['poison/tea-1-04', 'poison/tea-1-21'], [])).toEqual([]);
  });
  test('the forge lies large on the table while one forges', () => {
    expect(['forge', 'forge-from-bag', 'recruit', 'draw'].map(isLaidOut)).toEqual([true, true, true, false]);
  });
  test('drawing is the bold choice, a power once a party is not', () =>
    expect([isBold('draw'), isBold('stop'), isBold('party')]).toEqual([true, false, false]));
});

describe('effects and quests', () => {
  test('a reward tells what and how many', () => {
    expect(parseReward('place-units-2')).toEqual({ op: 'place-units', n: 2, chip: null });
    expect(parseReward('gain-ally+rose-weak')).toEqual({ op: 'gain-ally', n: null, chip: 'rose-weak' });
  });
  test('progress never runs over', () => {
    const quest = {
      reached: false,
      progress: 3,
      objective: { what: 'castles', kinds: [], test: 'least', values: [2] },
    } as unknown as Quest;
    expect(progressShare(quest)).toBe(1);
  });
});
