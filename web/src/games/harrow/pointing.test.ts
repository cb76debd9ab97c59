import { expect, test } from 'vitest';

import type { Session } from '../../lib/table/session.svelte';
import { pointing } from './pointing.svelte';

let seq = 0;
/** A new question each time, so that earlier choices are forgotten. */
const at = (keys: string[], win: Record<string, number> = {}): Session =>
  ({
    state: { seq: (seq += 1) },
    ask: {},
    path: [],
    step: { keys, path: [] },
    features: { previews: { byKey: new Map(keys.map((key) => [key, { odds: { win: win[key] } }])) } },
  }) as unknown as Session;

test('a hex that may mean several things is put down by another press', () => {
  const session = at(['place/advance/h-1', 'place/spawn/h-1', 'place/spawn/h-2']);
  pointing.pressHex(session, 'h-1');
  expect(pointing.openWays(session)).toHaveLength(2);
  pointing.pressHex(session, 'h-1');
  expect(pointing.openWays(session)).toHaveLength(0);
});

test('a target is aimed at from where it is likeliest to succeed, and put down by another press', () => {
  const session = at(['attack/h-1/h-5/kammi', 'attack/h-2/h-5/kammi', 'attack/h-2/h-6/kammi'], {
    'attack/h-1/h-5/kammi': 0.2,
    'attack/h-2/h-5/kammi': 0.6,
  });
  expect(pointing.pressAttackHex(session, 'h-5')).toBe(true);
  expect(pointing.chosenAttack(session)?.key).toBe('attack/h-2/h-5/kammi');
  expect(pointing.pressAttackHex(session, 'h-5')).toBe(true);
  expect(pointing.chosenAttack(session)).toBeNull();
});

test('a target that is put down leaves the hex chosen from which the attack comes', () => {
  const session = at(['attack/h-1/h-5/kammi', 'attack/h-2/h-5/kammi', 'attack/h-2/h-6/kammi'], {
    'attack/h-1/h-5/kammi': 0.9,
    'attack/h-2/h-5/kammi': 0.3,
  });
  pointing.pressAttackHex(session, 'h-2');
  pointing.pressAttackHex(session, 'h-5');
  expect(pointing.chosenAttack(session)?.key).toBe('attack/h-2/h-5/kammi');
  expect(pointing.pressAttackHex(session, 'h-5')).toBe(true);
  expect([pointing.chosenAttack(session), pointing.attackSource(session)]).toEqual([null, 'h-2']);
});

test('where there is one attack only, pointing at its hexes changes nothing', () => {
  const session = at(['attack/h-1/h-5/kammi']);
  expect(['h-5', 'h-1'].map((hex) => pointing.pressAttackHex(session, hex))).toEqual([false, false]);
});
