import { describe, expect, test } from 'vitest';

import { parseAttacks, likeliest, percent, bestPerTarget } from './attacks';
import { moveOf, moveSource, largestGroup, parseMoves } from './group-moves';
import { edgeBelow, shapeOf } from './shape';

const KEYS = [
  'done',
  'advance/h-21/h-20/haint+haint+legend',
  'advance/h-21/h-20/haint+haint',
  'advance/h-21/h-20/haint',
  'advance/h-21/h-14/haint',
  'spawn/h-21',
];

describe('moving', () => {
  test('one points at where they stand, then at where they go', () => {
    expect([
      moveSource([]),
      moveSource(['advance']),
      moveSource(['advance', 'h-21']),
      moveSource(['march', 'h-21']),
    ]).toEqual([null, null, 'h-21', null]);
  });
  test('everybody goes until somebody is left behind', () => {
    const offered = parseMoves(KEYS);
    expect([...largestGroup(offered)]).toEqual([
      ['haint', 2],
      ['legend', 1],
    ]);
    expect(moveOf(offered, 'h-20', largestGroup(offered))?.key).toBe('advance/h-21/h-20/haint+haint+legend');
    expect(
      moveOf(
        offered,
        'h-20',
        new Map([
          ['haint', 1],
          ['legend', 0],
        ]),
      )?.key,
    ).toBe('advance/h-21/h-20/haint');
    expect(moveOf(offered, 'h-14', largestGroup(offered))).toBeUndefined();
  });
});

describe('attacking', () => {
  const offered = parseAttacks(['skip', 'attack/h-27/h-19/family', 'attack/h-21/h-19/family']);
  test('a target may be reached from several hexes: the likeliest counts', () => {
    expect(offered.map((one) => one.from)).toEqual(['h-27', 'h-21']);
    expect(likeliest(offered, (key) => (key.includes('h-21') ? 0.7 : 0.4))?.from).toBe('h-21');
    expect(likeliest(offered, () => 0)?.from).toBe('h-27');
    expect(likeliest([], () => 0)).toBeUndefined();
  });
  test('chances are told as whole percents', () =>
    expect([percent(0.6242), percent(0), percent(1)]).toEqual([62, 0, 100]));
});

describe('the shape of the room', () => {
  test('by the box it has', () => {
    expect([
      shapeOf(1440, 848),
      shapeOf(1280, 668),
      shapeOf(1024, 716),
      shapeOf(844, 338),
      shapeOf(820, 1128),
      shapeOf(390, 792),
      shapeOf(360, 588),
    ]).toEqual(['wide', 'wide', 'beside', 'low', 'below', 'below', 'below']);
  });
  test('upright the map is as wide as a tablet, and the question keeps what it needs on a phone', () => {
    expect([edgeBelow(820, 1128), edgeBelow(390, 792), edgeBelow(360, 588)]).toEqual([330, 356, 293]);
  });
});

test('of each target the likeliest attack is offered, the most promising target first', () => {
  const offered = parseAttacks([
    'attack/h-1/h-5/kammi',
    'attack/h-2/h-5/kammi',
    'attack/h-2/h-9/family',
    'attack/h-3/h-9/family',
    'attack/h-3/h-11/kammi',
  ]);
  const chances: Record<string, number> = {
    'attack/h-1/h-5/kammi': 0.2,
    'attack/h-2/h-5/kammi': 0.4,
    'attack/h-2/h-9/family': 0.7,
    'attack/h-3/h-9/family': 0.1,
    'attack/h-3/h-11/kammi': 0.05,
  };
  expect(bestPerTarget(offered, (key) => chances[key]).map(({ attack, win }) => [attack.key, win])).toEqual([
    ['attack/h-2/h-9/family', 0.7],
    ['attack/h-2/h-5/kammi', 0.4],
    ['attack/h-3/h-11/kammi', 0.05],
  ]);
});

test('targets stand as they are offered, without chances, until the last chance is known', () => {
  const offered = parseAttacks(['attack/h-1/h-5/kammi', 'attack/h-2/h-9/family', 'attack/h-3/h-9/family']);
  const chances: Record<string, number> = { 'attack/h-2/h-9/family': 0.7, 'attack/h-3/h-9/family': 0.8 };
  expect(bestPerTarget(offered, (key) => chances[key]).map(({ attack, win }) => [attack.key, win])).toEqual([
    ['attack/h-1/h-5/kammi', null],
    ['attack/h-2/h-9/family', null],
  ]);
});
