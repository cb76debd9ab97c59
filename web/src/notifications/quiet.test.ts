import { expect, test } from 'vitest';

import { clockOf, minuteOf } from './quiet';

test('minutes of the day and times are the same', () => {
  expect([0, 61, 1320, 1439].map(clockOf)).toEqual(['00:00', '01:01', '22:00', '23:59']);
  expect(['00:00', '01:01', '22:00', '23:59', '07:30:00'].map(minuteOf)).toEqual([0, 61, 1320, 1439, 450]);
  expect(['', '7:30', '24:00', '12:60'].map(minuteOf)).toEqual([null, null, null, null]);
});
