import { expect, test } from 'vitest';

import type { SeatInfo, TableInfo } from '../api/types';
import { absence as absenceOf, Turns } from './absence';

const seat = (number: number, change: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    seat: number,
    kind: 'person',
    name: 'Eva',
    present: false,
    you: false,
    stand_in: null,
    away: 20,
    undecided: null,
    ...change,
  }) as SeatInfo;
const table = (seats: SeatInfo[], change: Partial<TableInfo> = {}): TableInfo =>
  ({
    status: 'playing',
    rated: false,
    your_seat: 0,
    host: false,
    absence: 120,
    decision_absence: 600,
    seats,
    ...change,
  }) as TableInfo;
const absence = (table: TableInfo, waiting: number[], since: number, undecided: number | null = null) =>
  absenceOf(table, waiting, since, () => undecided);
const me = seat(0, { you: true, away: null });

test('who is awaited and away is told with the time until a bot may play', () => {
  expect(absence(table([me, seat(1)]), [1], 10.4)).toMatchObject({ seat: { seat: 1 }, gone: 30, left: 90 });
  expect(absence(table([me, seat(1)]), [1], 500)).toMatchObject({ left: 0 });
});

test('nobody is missed who is there, is not awaited, or has a bot already', () => {
  expect(absence(table([me, seat(1, { away: null })]), [1], 0)).toBeNull();
  expect(absence(table([me, seat(1)]), [0], 0)).toBeNull();
  expect(absence(table([me, seat(1, { stand_in: 'easy' })]), [1], 0)).toBeNull();
  expect(absence(table([me, seat(1, { kind: 'bot' })]), [1], 0)).toBeNull();
});

test('who only watches, and who plays for ratings, may not seat a bot', () => {
  expect(absence(table([seat(0), seat(1)], { your_seat: null }), [1], 500)?.left).toBeNull();
  expect(absence(table([me, seat(1)], { rated: true }), [1], 500)?.left).toBeNull();
});

test('who is here and does not decide is told from half of the time on, with the time until a bot may play', () => {
  const here = table([me, seat(1, { away: null })]);
  expect(absence(here, [1], 0, 299)).toBeNull();
  expect(absence(here, [1], 0, 310)).toMatchObject({ away: false, gone: 310, left: 290 });
  expect(absence(here, [1], 0, 700)).toMatchObject({ away: false, left: 0 });
  expect(absence({ ...here, your_seat: null }, [1], 0, 700)).toBeNull();
});

test('somebody who blinks may be replaced when the time to decide is over', () => {
  expect(absence(table([me, seat(1)]), [1], 0, 601)).toMatchObject({ away: true, gone: 20, left: 0 });
});

test('of two who hold the table up the one is told for whom a bot may play', () => {
  const three = table([me, seat(1), seat(2, { away: 130 })]);
  expect(absence(three, [1, 2], 0)).toMatchObject({ seat: { seat: 2 }, left: 0 });
});

test('a turn is counted from the seat’s own last decision', () => {
  const turns = new Turns();
  turns.readInfo(
    [
      { seat: 0, undecided: 30 },
      { seat: 1, undecided: null },
    ],
    100_000,
  );
  expect([turns.seconds(0, 100_000), turns.seconds(1, 100_000)]).toEqual([30, null]);
  turns.readState([0, 1], [2], 110_000);
  expect([turns.seconds(0, 110_000), turns.seconds(1, 111_000)]).toEqual([40, 1]);
  turns.readState([1, 0], [0], 120_000);
  expect([turns.seconds(0, 121_000), turns.seconds(1, 120_000)]).toEqual([1, 10]);
});
