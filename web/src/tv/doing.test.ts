import { expect, test } from 'vitest';

import type { SeatInfo, TableInfo } from '../lib/api/types';
import { doing } from './doing';

const bot = { kind: 'bot', stand_in: null, present: true } as const satisfies Partial<SeatInfo>;
const away = { kind: 'person', stand_in: null, present: false } as const satisfies Partial<SeatInfo>;

test.each<[TableInfo['status'], string]>([
  ['waiting', 'chair-bot'],
  ['playing', 'tv-bot'],
  ['finished', ''],
])('of a bot at a table that is %s is said %j', (status, expected) => {
  expect(doing(bot, status, false)).toBe(expected);
  expect(doing({ ...away, stand_in: 'medium' } as SeatInfo, status, false)).toBe(expected);
});

test('who is asked is asked, and who is away is away', () => {
  expect(doing(away, 'playing', true)).toBe('tv-asked');
  expect(doing(away, 'finished', false)).toBe('chair-away');
});
