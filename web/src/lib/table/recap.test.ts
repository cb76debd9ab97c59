import { expect, test } from 'vitest';

import type { Event } from '../api/types';
import { actionsSince, gist, isNews, lastMine } from './recap';

const event = (seq: number, type = 'Moved'): Event => ({ type, seq });
const DECIDERS = [0, 1, 2, 1, 0, 2, 1, 2]; // of the states 1 to 8

test('news begins after my last decision', () => {
  expect(lastMine(DECIDERS, 0)).toBe(5);
  expect(lastMine(DECIDERS, 3)).toBe(0);
});

test('an answer that gave itself is no decision of mine', () => {
  expect(lastMine(DECIDERS, 0, new Set([4]))).toBe(1);
});

test('what the others did is told by who did it, without what I did', () => {
  const log = [event(0), event(1), event(4), event(6), event(7), event(7, 'Won'), event(8)];
  expect(actionsSince(log, DECIDERS, 5, 0)).toEqual([
    { seat: 2, events: [event(6), event(8)] },
    { seat: 1, events: [event(7), event(7, 'Won')] },
  ]);
  expect(actionsSince(log, DECIDERS, 3, 1)).toEqual([{ seat: 2, events: [event(6), event(8)] }]);
});

test('what a decision brings about for a third is that one’s, what it does to me stays with who did it', () => {
  const rolled = { ...event(7, 'Rolled'), seat: 'p2' };
  const robbed = { ...event(7, 'Robbed'), seat: 'p0' };
  expect(actionsSince([event(7), rolled, robbed], DECIDERS, 5, 0)).toEqual([
    { seat: 1, events: [event(7), robbed] },
    { seat: 2, events: [rolled] },
  ]);
});

test('the weightiest actions come in their order', () => {
  expect(gist([1, 5, 2, 4], (n) => n, 2)).toEqual([5, 4]);
  expect(gist([1, 1, 1], (n) => n, 2)).toEqual([1, 1]);
});

test('one move of one other is told only to whoever comes back', () => {
  const one = [{ seat: 1, events: [event(7), event(7, 'Won')] }];
  expect(isNews(one, false)).toBe(false);
  expect(isNews(one, true)).toBe(true);
  expect(isNews([...one, { seat: 2, events: [event(8)] }], false)).toBe(true);
  expect(isNews([], true)).toBe(false);
});
