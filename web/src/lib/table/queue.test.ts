import { beforeEach, expect, test } from 'vitest';

import type { Event, State } from '../api/types';
import { Queue } from './queue';

let story: string[];
let pace: number;

const stage = {
  show: async (event: Event, speed: number) => void story.push(`${event.type}×${speed}`),
  settle: (state: State, missed: number) => void story.push(missed ? `settle ${state.seq} missed ${missed}` : `settle ${state.seq}`),
  pace: () => pace,
};

function state(seq: number, types: string[], base = seq - 1): State {
  const events = types.map((type) => ({ type, seq }));
  return { t: 'state', seq, base, undos: 0, events, view: null, ask: null, waiting: [], sealed: [], undo: false, seat: 0, outcome: null };
}

beforeEach(() => {
  story = [];
  pace = 1;
});

test('events move in order, then the state settles', async () => {
  const queue = new Queue(stage);
  queue.push(state(1, ['CardPlayed', 'TrickWon']));
  await queue.done();
  expect(story).toEqual(['CardPlayed×1', 'TrickWon×1', 'settle 1']);
  expect(queue.busy).toBe(false);
});

test('a state that waits its turn comes after', async () => {
  const queue = new Queue(stage);
  queue.push(state(1, ['A']));
  queue.push(state(2, ['B']));
  await queue.done();
  expect(story).toEqual(['A×1', 'settle 1', 'B×1', 'settle 2']);
});

test('a whole log is not replayed', async () => {
  const queue = new Queue(stage);
  queue.push(state(9, ['A', 'B'], -1));
  await queue.done();
  expect(story).toEqual(['settle 9']);
});

test('more than three events behind: twice as fast', async () => {
  const queue = new Queue(stage);
  queue.push(state(1, ['A', 'A']));
  queue.push(state(2, ['B', 'C', 'D', 'E']));
  await queue.done();
  expect(story.slice(0, 4)).toEqual(['A×1', 'A×2', 'settle 1', 'B×1']);
});

test('more than ten events behind: jump, and say how many', async () => {
  const queue = new Queue(stage);
  const missed = state(13, []);
  missed.events = Array.from({ length: 13 }, (_, i) => ({ type: 'A', seq: i + 1 }));
  queue.push(missed);
  await queue.done();
  expect(story).toEqual(['settle 13 missed 13']);
});

test('a long story of one decision is told whole', async () => {
  const queue = new Queue(stage);
  queue.push(state(1, Array.from({ length: 13 }, () => 'A')));
  await queue.done();
  expect(story).toHaveLength(14);
});

test('without motion everything settles at once', async () => {
  pace = 0;
  const queue = new Queue(stage);
  queue.push(state(1, ['A', 'B']));
  await queue.done();
  expect(story).toEqual(['settle 1']);
});

test('a state that comes just as the last one has settled is not forgotten', async () => {
  pace = 0;
  const queue = new Queue(stage);
  queue.push(state(1, ['A']));
  queue.push(state(2, ['B']));
  await queue.done();
  expect(story).toEqual(['settle 1', 'settle 2']);
});
