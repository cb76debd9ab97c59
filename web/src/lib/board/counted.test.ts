import { afterEach, expect, test, vi } from 'vitest';

import { markCounted, wasCounted } from './counted';

afterEach(() => void vi.unstubAllGlobals());

function browser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, what: string) => kept.set(place, what),
  });
  return kept;
}

test('an end that was counted out once is known, whatever is closed meanwhile', () => {
  browser();
  expect(wasCounted('abc')).toBe(false);
  markCounted('abc');
  markCounted('abcd');
  expect(wasCounted('abc')).toBe(true);
  expect(wasCounted('ab')).toBe(false);
});

test('of a long life only the last ends are remembered, each once', () => {
  const kept = browser();
  markCounted('first');
  for (let i = 0; i < 150; i += 1) markCounted(`m${i}`);
  markCounted('m149');
  expect(wasCounted('first')).toBe(false);
  expect(wasCounted('m149')).toBe(true);
  expect([...kept.values()].join('').split(' ')).toHaveLength(100);
});

test('a browser that keeps nothing counts again and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
  });
  markCounted('abc');
  expect(wasCounted('abc')).toBe(false);
});
