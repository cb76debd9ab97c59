import { expect, test } from 'vitest';

import type { Event, Json, ReplayStep } from '../lib/api/types';
import { flags, leads } from './flags';

const step = (seq: number, points: (number | null)[], types: string[] = []): ReplayStep => ({
  seq,
  view: { points },
  asks: {},
  decision: null,
  events: types.map((type) => ({ type, seq })),
});
const ROOM = {
  part: (events: Event[], at: number) => (events[at]?.type === 'War' ? { id: 'war', args: {} } : null),
  scores: (view: Json) => (view as unknown as { points: (number | null)[] }).points,
};
const SAYING = { part: (id: string) => id, lead: (seat: number, score: string) => `${seat} leads ${score}` };
const texts = (steps: ReplayStep[], turns: number[], room = ROOM) =>
  flags(steps, turns, room, SAYING).map(({ at, text }) => [at, text]);

test('parts of the match and who takes the lead are flagged in order', () => {
  const steps = [step(0, [0, 0]), step(1, [2, 0]), step(2, [2, 1], ['War']), step(3, [2, 5])];
  expect(texts(steps, [0, 1, 2, 3])).toEqual([
    [1, '0 leads 2 : 0'],
    [2, 'war'],
    [3, '1 leads 5 : 2'],
  ]);
});

test('a lead that is level again within the turn is none, and who was level for a while leads on', () => {
  expect(leads([null, 0, null, null], [0, 3])).toEqual([]);
  expect(leads([0, 0, null, 0, 1], [0, 1, 2, 3, 4])).toEqual([
    { at: 0, seat: 0 },
    { at: 4, seat: 1 },
  ]);
});

test('who counts alone, or counts nothing, leads nobody', () => {
  expect(texts([step(0, [3]), step(1, [5])], [0, 1])).toEqual([]);
  expect(texts([step(0, [3, null]), step(1, [5, null])], [0, 1])).toEqual([]);
  expect(texts([step(0, [1, null, 4])], [0])).toEqual([[0, '2 leads 4 : 1']]);
});

test('a room that knows neither has no flags', () => {
  expect(flags([step(0, [1, 2], ['War'])], [0], {}, SAYING)).toEqual([]);
});
