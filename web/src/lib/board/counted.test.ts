import { afterEach, expect, test, vi } from 'vitest';

import { markCounted, wasCounted } from './counted';

afterEach(() => void vi.unstubAllGlobals());

function browser(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => stored.get(place) ?? null,
    setItem: (place: string, what: string) => stored.set(place, what),
  });
  return stored;
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
  const stored = browser();
  markCounted('first');
  for (let i = 0; i < 150; i += 1) markCounted(`m${i}`);
  markCounted('m149');
  expect(wasCounted('first')).toBe(false);
  expect(wasCounted('m149')).toBe(true);
  expect([...stored.values()].join('').split(' ')).toHaveLength(100);
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
