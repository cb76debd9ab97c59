import { expect, it, vi } from 'vitest';

import type { HintMessage } from '../lib/wire';
import { Hints } from './hints.svelte';

const told: HintMessage = {
  t: 'hint',
  seq: 4,
  games: 200,
  ways: [
    { key: 'recruit/paladin/gold-3', chance: 0.44, reasons: [], tries: 120 },
    { key: 'slay/owlbear/strength-4', chance: 0.41, reasons: [], tries: 60 },
  ],
  others: { 'gain/gold': 0.3 },
};

function asked(): { hints: Hints; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn(() => true);
  return { hints: new Hints(send), send };
}

it('is asked for once and shown when it comes', () => {
  const { hints, send } = asked();
  hints.toggle(4);
  hints.prepare(4);
  expect(send.mock.calls).toEqual([[{ t: 'hint', seq: 4 }]]);
  expect([hints.open, hints.waiting]).toEqual([true, true]);
  hints.hear(told);
  expect([hints.waiting, hints.told]).toEqual([false, told]);
  hints.toggle(4);
  expect(hints.open).toBe(false);
  hints.toggle(4);
  expect(send).toHaveBeenCalledTimes(1);
});

it('asked for quietly is not shown', () => {
  const { hints } = asked();
  hints.prepare(4);
  hints.hear(told);
  expect(hints.open).toBe(false);
});

it('is forgotten with its question', () => {
  const { hints } = asked();
  hints.toggle(4);
  hints.hear(told);
  hints.holds('gain/gold');
  hints.forget();
  expect([hints.told, hints.open, hints.doubt]).toEqual([null, false, null]);
});

it('a refusal ends the waiting, and one of something else does not put it away', () => {
  const { hints } = asked();
  hints.toggle(4);
  hints.refused();
  expect([hints.open, hints.waiting]).toEqual([false, false]);
  hints.toggle(4);
  hints.hear(told);
  hints.refused();
  expect(hints.open).toBe(true);
});

it('holds back what is much worse than the best, and nothing else', () => {
  const { hints } = asked();
  expect(hints.holds('gain/gold')).toBe(false);
  hints.hear(told);
  expect(hints.holds('slay/owlbear/strength-4')).toBe(false);
  expect(hints.holds('gain/magic')).toBe(false);
  expect(hints.holds('gain/gold')).toBe(true);
  expect(hints.doubt).toEqual({ key: 'gain/gold', chance: 0.3, best: 'recruit/paladin/gold-3', better: 0.44 });
});
