import { afterEach, expect, it, vi } from 'vitest';

import { settings } from '../lib/app/settings.svelte';
import type { SessionContext } from '../lib/table/feature';
import type { HintMessage } from '../lib/wire';
import { Hints } from './hints.svelte';

const advice: HintMessage = {
  t: 'hint',
  seq: 4,
  rollouts: 200,
  suggestions: [
    { key: 'recruit/paladin/gold-3', chance: 0.44, reasons: [], visits: 120 },
    { key: 'slay/owlbear/strength-4', chance: 0.41, reasons: [], visits: 60 },
  ],
  other_chances: { 'gain/gold': 0.3 },
};

function opened(change: object = {}): { hints: Hints; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn(() => true);
  const table = {
    info: { hints: true },
    state: { seq: 4 },
    ask: { options: ['a', 'b'] },
    taught: false,
    guided: false,
  };
  return { hints: new Hints({ ...table, ...change, send } as unknown as SessionContext), send };
}
const receive = (hints: Hints): void => hints.handlers.hint?.(advice);

afterEach(() => void (settings.warn = false));

it('is asked for once and shown when it comes', () => {
  const { hints, send } = opened();
  hints.toggle();
  hints.prepare(4);
  expect(send.mock.calls).toEqual([[{ t: 'hint', seq: 4 }]]);
  expect([hints.open, hints.waiting]).toEqual([true, true]);
  receive(hints);
  expect([hints.waiting, hints.message]).toEqual([false, advice]);
  hints.toggle();
  expect(hints.open).toBe(false);
  hints.toggle();
  expect(send).toHaveBeenCalledTimes(1);
});

it('asked for quietly is not shown', () => {
  const { hints } = opened();
  hints.prepare(4);
  receive(hints);
  expect(hints.open).toBe(false);
});

it('is forgotten with its question', () => {
  const { hints } = opened();
  settings.warn = true;
  hints.toggle();
  receive(hints);
  hints.holdsBack('gain/gold');
  hints.onNewQuestion();
  expect([hints.message, hints.open, hints.doubt]).toEqual([null, false, null]);
});

it('a refusal ends the waiting, and one of something else does not put it away', () => {
  const { hints } = opened();
  hints.toggle();
  hints.onRefused();
  expect([hints.open, hints.waiting]).toEqual([false, false]);
  hints.toggle();
  receive(hints);
  hints.onRefused();
  expect(hints.open).toBe(true);
});

it('holds back what is much worse than the best, and nothing else', () => {
  settings.warn = true;
  const { hints } = opened();
  expect(hints.holdsBack('gain/gold')).toBe(false);
  receive(hints);
  expect(hints.holdsBack('slay/owlbear/strength-4')).toBe(false);
  expect(hints.holdsBack('gain/magic')).toBe(false);
  expect(hints.holdsBack('gain/gold')).toBe(true);
  expect(hints.doubt).toEqual({ key: 'gain/gold', chance: 0.3, best: 'recruit/paladin/gold-3', better: 0.44 });
});

it('holds nothing back unless the player wants that or learns', () => {
  const { hints } = opened();
  receive(hints);
  expect(hints.holdsBack('gain/gold')).toBe(false);
  const { hints: learning } = opened({ taught: true });
  receive(learning);
  expect(learning.holdsBack('gain/gold')).toBe(true);
});

it.each([
  ['at a table without hints', { info: { hints: false } }],
  ['for a question with one answer', { ask: { options: ['a'] } }],
  ['while a script leads', { guided: true }],
])('is not available %s', (_, change) => {
  const { hints, send } = opened(change);
  hints.toggle();
  expect([hints.available, hints.open, send.mock.calls.length]).toEqual([false, false, 0]);
});

it('is prepared for every question if slips are held back', () => {
  const { hints, send } = opened({ taught: true });
  hints.onSettle({ seq: 4 } as never);
  expect(send.mock.calls).toEqual([[{ t: 'hint', seq: 4 }]]);
  expect(hints.back()).toBe(false);
  hints.toggle();
  expect([hints.back(), hints.open]).toEqual([true, false]);
});
