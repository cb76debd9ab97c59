import { expect, test } from 'vitest';

import { clockOf, isAllowed, lengthOf, LENGTHS, LIMITS, timesOf } from './paces';

const GAMES = ['claim', 'valeria', 'wonderland', 'harrow', 'herons'];

test.each(GAMES)('three paces of growing length within the limits are offered for %s', (game) => {
  for (const kind of ['live', 'correspondence'] as const) {
    const seconds = LENGTHS.map((length) => timesOf(game, kind)[length].seconds);
    expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
    for (const length of LENGTHS) {
      const clock = { kind, ...timesOf(game, kind)[length] };
      expect(isAllowed(clock)).toBe(true);
      expect(lengthOf(game, clock)).toBe(length);
    }
  }
});

test('a long game has more time than a short one', () => {
  expect(timesOf('wonderland', 'live').normal.seconds).toBeGreaterThan(timesOf('claim', 'live').long.seconds);
});

test('other times are one’s own, and only within the limits', () => {
  const own = { kind: 'live', seconds: 7 * 60, increment: 0 } as const;
  expect(lengthOf('claim', own)).toBe('own');
  expect(isAllowed(own)).toBe(true);
  for (const wrong of [
    { ...own, seconds: LIMITS.live.least - 1 },
    { ...own, seconds: LIMITS.live.most + 1 },
    { ...own, seconds: 90.5 },
    { ...own, increment: LIMITS.live.increment + 1 },
    { ...own, seconds: NaN },
    { kind: 'correspondence', seconds: 60 } as const,
    { kind: 'correspondence', seconds: 7200, increment: 5 } as const,
  ])
    expect(isAllowed(wrong)).toBe(false);
});

test('a table without a clock has none', () => {
  expect(clockOf('claim', 'none')).toBeNull();
  expect(clockOf('claim', 'live', 'forfeit')).toMatchObject({ kind: 'live', on_timeout: 'forfeit' });
});
