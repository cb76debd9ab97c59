import { beforeEach, expect, test, vi } from 'vitest';

import type { FromClient, Proposal } from '../lib/wire';
import { Proposals } from './proposals.svelte';

const undo: Proposal = { kind: 'undo', seat: 1, awaited: [0], seconds: 180 };

beforeEach(() => void vi.useFakeTimers());

test('a proposal is shown until it is answered or forgotten', () => {
  const proposals = new Proposals(() => true);
  proposals.hear({ t: 'proposals', pending: [undo] });
  expect(proposals.asks('undo')).toBe(true);
  vi.advanceTimersByTime(179_000);
  expect(proposals.asks('undo')).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(proposals.asks('undo')).toBe(false);
  proposals.hear({ t: 'proposals', pending: [undo] });
  proposals.hear({ t: 'proposals', pending: [] });
  expect(proposals.pending).toEqual([]);
});

test('who did not want it is told for a while', () => {
  const proposals = new Proposals(() => true);
  proposals.hear({ t: 'declined', kind: 'undo', seat: 1, name: 'Petr' });
  expect(proposals.declined?.name).toBe('Petr');
  vi.runAllTimers();
  expect(proposals.declined).toBeNull();
});

test('what is asked and answered goes to the server as it is', () => {
  const sent: FromClient[] = [];
  const proposals = new Proposals((message) => sent.push(message) > 0);
  proposals.propose('end');
  proposals.answer('undo', true);
  expect(sent).toEqual([
    { t: 'propose', kind: 'end' },
    { t: 'answer', kind: 'undo', yes: true },
  ]);
});
