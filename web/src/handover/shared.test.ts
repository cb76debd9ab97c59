import { describe, expect, test } from 'vitest';

import type { SeatInfo, TableInfo } from '../lib/api/types';
import { heldBy, sharedSeats } from './shared';

const seat = (number: number, you: boolean, local = false): SeatInfo =>
  ({ seat: number, kind: 'person', name: `n${number}`, you, local }) as SeatInfo;
const table = (seats: SeatInfo[], status: TableInfo['status'] = 'playing'): TableInfo =>
  ({ seats, status, your_seat: 0 }) as TableInfo;
const yours = (info: TableInfo): number[] => info.seats.filter((one) => one.you).map((one) => one.seat);

describe('one device for several people', () => {
  const shared = table([seat(0, true), seat(1, true, true), seat(2, false)]);

  test('only a device with several seats is shared', () => {
    expect(sharedSeats(shared).map((one) => one.seat)).toEqual([0, 1]);
    expect(sharedSeats(table([seat(0, true), seat(1, false)]))).toEqual([]);
    expect(sharedSeats(null)).toEqual([]);
  });

  test('whoever holds it sits there, and nobody while it is passed on', () => {
    expect([heldBy(shared, 1).your_seat, yours(heldBy(shared, 1))]).toEqual([1, [1]]);
    expect([heldBy(shared, null).your_seat, yours(heldBy(shared, null))]).toEqual([null, []]);
  });

  test('the end is for all, and the rematch is asked for by whose device it is', () => {
    const over = heldBy({ ...shared, status: 'finished' }, null);
    expect([over.your_seat, yours(over)]).toEqual([0, []]);
  });

  test('a device of one person stays as it is', () => {
    const alone = table([seat(0, true), seat(1, false)]);
    expect(heldBy(alone, 0)).toBe(alone);
  });
});
