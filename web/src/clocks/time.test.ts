import { describe, expect, test } from 'vitest';

import { inWords, leftAfter, onClock } from './time';

const clock = { left: [60_000, 30_000, null], running: [1], paused: false };

describe('clocks', () => {
  test('only a running clock goes, and never below nothing', () => {
    expect([0, 1, 2].map((seat) => leftAfter(clock, seat, 10_000))).toEqual([60_000, 20_000, null]);
    expect(leftAfter(clock, 1, 99_000)).toBe(0);
  });

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_999, '1:00'],
    [368_000, '6:08'],
    [3_750_000, '1:02:30'],
  ])('%i ms stand as %s', (ms, shown) => {
    expect(onClock(ms)).toBe(shown);
  });

  test.each([
    [172_800_000, { unit: 'days', count: 2 }],
    [172_800_000 - 60_000, { unit: 'hours', count: 47 }],
    [7_200_000, { unit: 'hours', count: 2 }],
    [60_001, { unit: 'minutes', count: 2 }],
  ])('%i ms are told in their largest unit', (ms, text) => {
    expect(inWords(ms)).toEqual(text);
  });
});
