import { describe, expect, test } from 'vitest';

import { back, follow, reach, take, typed } from './trie';

const claim = ['play/goblins-0', 'play/goblins-2', 'play/doppelgangers-8'];
const valeria = ['recruit/peasant/gold-2', 'recruit/peasant/gold-1+magic-1', 'recruit/knight/gold-4', 'end'];

describe('following a path', () => {
  test('a verb shared by all keys is walked by itself', () => {
    expect(follow(claim, [])).toMatchObject({
      path: ['play'],
      next: ['goblins-0', 'goblins-2', 'doppelgangers-8'],
      complete: null,
    });
  });
  test('the last segment waits for the player even when it is the only one', () => {
    expect(follow(['play/goblins-0'], [])).toMatchObject({ path: ['play'], next: ['goblins-0'], complete: null });
  });
  test('different verbs are the first choice', () => {
    expect(follow(valeria, []).next).toEqual(['recruit', 'end']);
  });
  test('a whole key is complete', () => {
    expect(follow(valeria, ['end'])).toMatchObject({ next: [], complete: 'end' });
  });
});

describe('taking a segment', () => {
  test('narrows the keys', () => {
    expect(take(valeria, ['recruit'], 'peasant')?.next).toEqual(['gold-2', 'gold-1+magic-1']);
  });
  test('ends in a key', () => expect(take(claim, [], 'goblins-2')?.complete).toBe('play/goblins-2'));
  test('refuses what is not offered', () => expect(take(claim, [], 'knights-9')).toBeNull());
});

describe('going back', () => {
  test('returns to the last choice', () => expect(back(valeria, ['recruit', 'peasant'])).toEqual(['recruit']));
  test('does not stop where there was no choice', () => expect(back(claim, ['play', 'goblins-2'])).toEqual(['play']));
  test('ends at the beginning', () => expect(back(valeria, ['recruit'])).toEqual([]));
});

describe('pointing at a thing', () => {
  const solo = ['attack/roll-6/column-1/cleric', 'attack/roll-6/column-2/rogue', 'attack/roll-1/column-1/cleric'];
  test('goes over the verb before it', () => expect(reach(valeria, [], 'peasant')).toEqual(['recruit', 'peasant']));
  test('goes on from where the player stands', () =>
    expect(reach(valeria, ['recruit'], 'knight')).toEqual(['recruit', 'knight']));
  test('does not look at other branches', () => expect(reach(valeria, ['end'], 'knight')).toBeNull());
  test('takes the way that leaves the least open', () =>
    expect(reach(solo, [], 'cleric')).toEqual(['attack', 'roll-1', 'column-1', 'cleric']));
});

describe('a typed command', () => {
  const label = (key: string): string =>
    ({ 'play/goblins-2': 'Zahrát: Skřet 2', 'play/doppelgangers-8': 'Zahrát: Měňavec 8' })[key] ?? key;
  test('may be the key itself', () => expect(typed(claim, 'play/goblins-2', label)).toEqual(['play/goblins-2']));
  test('may be words of the label, without accents', () =>
    expect(typed(claim, 'menavec', label)).toEqual(['play/doppelgangers-8']));
  test('may still mean several things', () => expect(typed(claim, 'goblins', label)).toHaveLength(2));
  test('may mean nothing', () => expect(typed(claim, '  ', label)).toEqual([]));
});
