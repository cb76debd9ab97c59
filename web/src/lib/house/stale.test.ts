import { expect, test } from 'vitest';

import { type Around, compare, onMissingPart } from './stale';

function tab(): Around & { reloads: number } {
  let kept: string | null = null;
  return {
    reloads: 0,
    read: () => kept,
    write: (contract) => void (kept = contract),
    reload() {
      this.reloads += 1;
    },
  };
}

test('a client of the same contract stays', () => {
  const here = tab();
  compare('a', 'a', here);
  compare('a', null, here);
  compare('', 'a', here);
  expect(here.reloads).toBe(0);
});

test('a client of another contract is fetched anew, once', () => {
  const here = tab();
  compare('a', 'b', here);
  compare('a', 'b', here);
  expect(here.reloads).toBe(1);
  compare('a', 'c', here);
  expect(here.reloads).toBe(2);
});

test('a client that lacks a part is fetched anew, once for each client', () => {
  const here = tab();
  onMissingPart('one', here);
  onMissingPart('one', here);
  expect(here.reloads).toBe(1);
  onMissingPart('two', here);
  expect(here.reloads).toBe(2);
});
