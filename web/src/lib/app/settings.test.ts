import { afterEach, expect, test, vi } from 'vitest';

import { lit } from './settings.svelte';

afterEach(() => void vi.unstubAllGlobals());

/** What a browser that kept this starts with. */
async function started(stored: object) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });
  return (await import('./settings.svelte')).settings;
}

test('a room for the night is dark until the person wants it otherwise', () => {
  expect(lit('room', true, false)).toBe('dark');
  expect(lit('room', false, false)).toBe('light');
  expect(lit('room', false, true)).toBe('dark');
  expect(lit('system', true, false)).toBe('light');
  expect(lit('light', true, true)).toBe('light');
  expect(lit('dark', false, false)).toBe('dark');
});

test('what was kept before there was a choice is no choice', async () => {
  expect(await started({ theme: 'system', sound: false })).toMatchObject({ theme: 'room', muted: false });
  expect(await started({ theme: 'light', sound: false })).toMatchObject({ theme: 'light' });
  expect(await started({ theme: 'system', muted: true })).toMatchObject({ theme: 'system', muted: true });
});
