import { beforeEach, expect, test, vi } from 'vitest';

import type { FromClient, Proposal } from '../lib/wire';
import { Consent } from './consent.svelte';

const undo: Proposal = { kind: 'undo', seat: 1, awaited: [0], seconds: 180 };

beforeEach(() => void vi.useFakeTimers());

test('a proposal is shown until it is answered or forgotten', () => {
  const consent = new Consent(() => true);
  consent.hear({ t: 'proposals', pending: [undo] });
  expect(consent.asks('undo')).toBe(true);
  vi.advanceTimersByTime(179_000);
  expect(consent.asks('undo')).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(consent.asks('undo')).toBe(false);
  consent.hear({ t: 'proposals', pending: [undo] });
  consent.hear({ t: 'proposals', pending: [] });
  expect(consent.pending).toEqual([]);
});

test('who did not want it is told for a while', () => {
  const consent = new Consent(() => true);
  consent.hear({ t: 'declined', kind: 'undo', seat: 1, name: 'Petr' });
  expect(consent.declined?.name).toBe('Petr');
  vi.runAllTimers();
  expect(consent.declined).toBeNull();
});

test('what is asked and answered goes to the server as it is', () => {
  const sent: FromClient[] = [];
  const consent = new Consent((message) => sent.push(message) > 0);
  consent.propose('end');
  consent.answer('undo', true);
  expect(sent).toEqual([
    { t: 'propose', kind: 'end' },
    { t: 'answer', kind: 'undo', yes: true },
  ]);
});
