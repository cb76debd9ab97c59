import { expect, test } from 'vitest';

import type { Event, SeatInfo } from '../api/types';
import type { SeatLogEntry } from '../wire';
import { placed, playedForMe } from './stand-ins';

const seat = (number: number, change: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, you: false, stand_in: null, resigned: false, ...change }) as SeatInfo;
const entry = (seq: number, seat: number, event: SeatLogEntry['event']): SeatLogEntry => ({ seq, seat, event });

test('a bot that plays for me is noticed, with what made it begin', () => {
  const log = [entry(1, 0, 'rest'), entry(2, 0, 'back'), entry(5, 0, 'time'), entry(6, 1, 'away')];
  const bot = { stand_in: 'medium' } as const;
  const seats = [seat(0, { you: true, ...bot }), seat(1, bot), seat(2, { you: true })];
  expect(playedForMe(seats, log).map(({ seat, event }) => [seat.seat, event])).toEqual([[0, 'time']]);
  expect(playedForMe([seat(0, { you: true, ...bot, resigned: true })], log)).toEqual([]);
});

test('an entry stands in the log after the decision before it', () => {
  const events = [0, 1, 1, 2].map((seq): Event => ({ type: 'X', seq }));
  const log = [entry(1, 0, 'time'), entry(2, 0, 'back'), entry(9, 1, 'away')];
  expect([...placed(log, events)].map(([at, list]) => [at, list.length])).toEqual([
    [3, 1],
    [4, 2],
  ]);
});
