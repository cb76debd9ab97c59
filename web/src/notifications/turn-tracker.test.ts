import { expect, test } from 'vitest';

import { prefix, TurnTracker } from './turn-tracker';

const turn = (table: string, number = 0) => ({ table, turn: number });

test('tables that wait when the client starts are counted, without a bell', () => {
  const tracker = new TurnTracker();
  expect(tracker.update([turn('a'), turn('b')])).toEqual([]);
  expect(tracker.tables).toEqual(['a', 'b']);
});

test('a table is new once per turn', () => {
  const tracker = new TurnTracker();
  tracker.update([]);
  expect(tracker.update([turn('a')])).toEqual(['a']);
  expect(tracker.update([turn('a')])).toEqual([]);
  expect(tracker.update([turn('a', 7)])).toEqual(['a']);
  expect(tracker.update([])).toEqual([]);
  expect(tracker.tables).toEqual([]);
});

test('the table on screen overrides the polled turns', () => {
  const tracker = new TurnTracker();
  tracker.update([turn('a'), turn('b')]);
  tracker.setCurrent('a', false);
  expect(tracker.tables).toEqual(['b']);
  expect(tracker.setCurrent('a', true)).toBe(true);
  expect(tracker.setCurrent('a', true)).toBe(false);
  expect(tracker.update([turn('a', 9), turn('b')])).toEqual([]);
  expect(tracker.tables).toEqual(['a', 'b']);
});

test('a table that waits when it is opened is not new, nor when it is left', () => {
  const tracker = new TurnTracker();
  tracker.update([]);
  expect(tracker.setCurrent('a', true)).toBe(false);
  tracker.leave('a');
  expect(tracker.update([turn('a')])).toEqual([]);
  expect(tracker.tables).toEqual(['a']);
  expect(tracker.update([turn('a', 4)])).toEqual(['a']);
});

test('the title shows the number of tables where it is my turn', () => {
  expect([0, 1, 3].map((count) => prefix(count, 'Your turn'))).toEqual(['', 'Your turn · ', '(3) Your turn · ']);
});
