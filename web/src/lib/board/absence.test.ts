import { expect, test } from 'vitest';

import type { SeatInfo, TableInfo } from '../api/types';
import { absence } from './absence';

const seat = (number: number, change: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    seat: number,
    kind: 'person',
    name: 'Eva',
    present: false,
    you: false,
    stand_in: null,
    away: 20,
    ...change,
  }) as SeatInfo;
const table = (seats: SeatInfo[], change: Partial<TableInfo> = {}): TableInfo =>
  ({ status: 'playing', rated: false, your_seat: 0, host: false, absence: 120, seats, ...change }) as TableInfo;
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
