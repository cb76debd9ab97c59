import { expect, test } from 'vitest';

import { type BrowserEnv, compare, onMissingPart } from './client-version';

function tab(): BrowserEnv & { reloads: number } {
  let contract: string | null = null;
  return {
    reloads: 0,
    read: () => contract,
    write: (next) => void (contract = next),
    reload() {
      this.reloads += 1;
    },
  };
}

test('a client of the same contract stays', () => {
  const env = tab();
  compare('a', 'a', env);
  compare('a', null, env);
  compare('', 'a', env);
  expect(env.reloads).toBe(0);
});

test('a client of another contract is fetched anew, once', () => {
  const env = tab();
  compare('a', 'b', env);
  compare('a', 'b', env);
  expect(env.reloads).toBe(1);
  compare('a', 'c', env);
  expect(env.reloads).toBe(2);
});

test('a client that lacks a part is fetched anew, once for each client', () => {
  const env = tab();
  onMissingPart('one', env);
  onMissingPart('one', env);
  expect(env.reloads).toBe(1);
  onMissingPart('two', env);
  expect(env.reloads).toBe(2);
});
