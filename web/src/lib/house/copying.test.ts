import { afterEach, expect, test, vi } from 'vitest';

import { Copying } from './copying.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a copy that is made again is told anew, and as long as the first', async () => {
  vi.useFakeTimers();
  const kept: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void kept.push(text) } });
  const copying = new Copying();
  expect(await copying.take('one')).toBe(true);
  const first = copying.told;
  vi.advanceTimersByTime(2000);
  await copying.take('two');
  expect(copying.told).not.toBe(first);
  vi.advanceTimersByTime(2000);
  expect(copying.told).toBeGreaterThan(0);
  vi.advanceTimersByTime(600);
  expect([copying.told, kept]).toEqual([0, ['one', 'two']]);
});
