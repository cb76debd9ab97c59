import { expect, test } from 'vitest';

import { prefix, Waiting } from './waiting';

const turn = (table: string, number = 0) => ({ table, turn: number });

test('what waits when the house is opened is counted, not rung for', () => {
  const waiting = new Waiting();
  expect(waiting.hear([turn('a'), turn('b')])).toEqual([]);
  expect(waiting.tables).toEqual(['a', 'b']);
});

test('a table is rung for once in a turn, and again in the next', () => {
  const waiting = new Waiting();
  waiting.hear([]);
  expect(waiting.hear([turn('a')])).toEqual(['a']);
  expect(waiting.hear([turn('a')])).toEqual([]);
  expect(waiting.hear([turn('a', 7)])).toEqual(['a']);
  expect(waiting.hear([])).toEqual([]);
  expect(waiting.tables).toEqual([]);
});

test('the table before my eyes knows best', () => {
  const waiting = new Waiting();
  waiting.hear([turn('a'), turn('b')]);
  waiting.see('a', false);
  expect(waiting.tables).toEqual(['b']);
  expect(waiting.see('a', true)).toBe(true);
  expect(waiting.see('a', true)).toBe(false);
  expect(waiting.hear([turn('a', 9), turn('b')])).toEqual([]);
  expect(waiting.tables).toEqual(['a', 'b']);
});

test('a table that asks already when I come is not rung for, nor when I go', () => {
  const waiting = new Waiting();
  waiting.hear([]);
  expect(waiting.see('a', true)).toBe(false);
  waiting.leave('a');
  expect(waiting.hear([turn('a')])).toEqual([]);
  expect(waiting.tables).toEqual(['a']);
  expect(waiting.hear([turn('a', 4)])).toEqual(['a']);
});

test('the title says that it is my turn, and at how many tables', () => {
  expect([0, 1, 3].map((count) => prefix(count, 'Your turn'))).toEqual(['', 'Your turn · ', '(3) Your turn · ']);
});
