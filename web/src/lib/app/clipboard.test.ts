import { afterEach, expect, test, vi } from 'vitest';

import { Clipboard } from './clipboard.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a second copy is confirmed anew, and as long as the first', async () => {
  vi.useFakeTimers();
  const texts: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void texts.push(text) } });
  const clipboard = new Clipboard();
  expect(await clipboard.copy('one')).toBe(true);
  const first = clipboard.copied;
  vi.advanceTimersByTime(2000);
  await clipboard.copy('two');
  expect(clipboard.copied).not.toBe(first);
  vi.advanceTimersByTime(2000);
  expect(clipboard.copied).toBeGreaterThan(0);
  vi.advanceTimersByTime(600);
  expect([clipboard.copied, texts]).toEqual([0, ['one', 'two']]);
});
