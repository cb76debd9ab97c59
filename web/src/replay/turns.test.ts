import { expect, test } from 'vitest';

import type { Json, ReplayStep } from '../lib/api/types';
import { headings, turnAfter, turnBefore, turnStarts } from './turns';

const step = (seq: number, turn: number, seat: number | null, types: string[] = []): ReplayStep => ({
  seq,
  view: { turn },
  asks: {},
  decision: seat === null ? null : [seat, 'x'],
  events: types.map((type) => ({ type, seq })),
});
const STEPS = [
  step(0, 1, null, ['Began']),
  step(1, 1, 0),
  step(2, 1, 1),
  step(3, 2, 0, ['Won', 'Began']),
  step(4, 2, 1),
];
const turnOf = (view: Json): string => String((view as { turn: number }).turn);

test('a turn begins where the room says so, and the first at the beginning', () => {
  expect(turnStarts(STEPS, turnOf)).toEqual([0, 3]);
});

test('in the plain room a turn is as long as the same seat decides', () => {
  const steps = [step(0, 0, null), step(1, 0, 0), step(2, 0, 0), step(3, 0, 1), step(4, 0, 0)];
  expect(turnStarts(steps, undefined)).toEqual([0, 2, 3]);
});

test('by turns one goes to beginnings, backwards first to that of the present turn', () => {
  expect(turnAfter([0, 3], 1, 4)).toBe(3);
  expect(turnAfter([0, 3], 3, 4)).toBe(4);
  expect(turnBefore([0, 3], 4)).toBe(3);
  expect(turnBefore([0, 3], 3)).toBe(0);
  expect(turnBefore([0, 3], 0)).toBe(0);
});

test('headings stand at the step that tells them', () => {
  const chapter = (events: { type: string }[], at: number) =>
    events[at]?.type === 'Began' ? { id: 'turn', args: { at } } : null;
  expect(headings(STEPS, chapter, (id, args) => `${id} ${args['at']}`)).toEqual([
    { at: 0, text: 'turn 0' },
    { at: 3, text: 'turn 2' },
  ]);
});
