import { beforeEach, expect, test } from 'vitest';

import type { Event, State } from '../api/types';
import { Reel, type Stage } from './reel';

let story: string[];
let pace: number;

const stage: Stage<State> = {
  live: true,
  hush: () => undefined,
  fresh: (frame) => frame.base < 0 || frame.undone === true,
  arrives: (frame) => frame.ask !== null,
  show: async (event: Event, speed: number) => void story.push(`${event.type}×${speed}`),
  settle: (state: State, missed: number) =>
    void story.push(missed ? `settle ${state.seq} missed ${missed}` : `settle ${state.seq}`),
  pace: () => pace,
};

function state(seq: number, types: string[], base = seq - 1): State {
  const events = types.map((type) => ({ type, seq }));
  return {
    t: 'state',
    seq,
    base,
    undos: 0,
    events,
    view: null,
    ask: null,
    waiting: [],
    sealed: [],
    undo: false,
    seat: 0,
    outcome: null,
    by: [],
  };
}

beforeEach(() => {
  story = [];
  pace = 1;
});

test('events move in order, then the state settles', async () => {
  const reel = new Reel(stage);
  reel.push(state(1, ['CardPlayed', 'TrickWon']));
  await reel.done();
  expect(story).toEqual(['CardPlayed×1', 'TrickWon×1', 'settle 1']);
  expect(reel.busy).toBe(false);
});

test('a state that waits its turn comes after', async () => {
  const reel = new Reel(stage);
  reel.push(state(1, ['A']));
  reel.push(state(2, ['B']));
  await reel.done();
  expect(story).toEqual(['A×1', 'settle 1', 'B×1', 'settle 2']);
});

test('a whole log is not replayed', async () => {
  const reel = new Reel(stage);
  reel.push(state(9, ['A', 'B'], -1));
  await reel.done();
  expect(story).toEqual(['settle 9']);
});

test('more than three events behind: twice as fast', async () => {
  const reel = new Reel(stage);
  reel.push(state(1, ['A', 'A']));
  reel.push(state(2, ['B', 'C', 'D', 'E']));
  await reel.done();
  expect(story.slice(0, 4)).toEqual(['A×1', 'A×2', 'settle 1', 'B×1']);
});

test('more than eight events behind: three times as fast', async () => {
  const reel = new Reel(stage);
  reel.push(state(1, ['A', 'A']));
  reel.push(
    state(
      2,
      Array.from({ length: 9 }, () => 'B'),
    ),
  );
  await reel.done();
  expect(story.slice(0, 4)).toEqual(['A×1', 'A×3', 'settle 1', 'B×1']);
});

test('more than twenty events behind: jump, and say how many', async () => {
  const reel = new Reel(stage);
  const missed = state(22, []);
  missed.events = Array.from({ length: 22 }, (_, i) => ({ type: 'A', seq: i + 1 }));
  reel.push(missed);
  await reel.done();
  expect(story).toEqual(['settle 22 missed 22']);
});

test('a long story of one decision is told whole', async () => {
  const reel = new Reel(stage);
  reel.push(
    state(
      1,
      Array.from({ length: 13 }, () => 'A'),
    ),
  );
  await reel.done();
  expect(story).toHaveLength(14);
});

test('without motion everything settles at once', async () => {
  pace = 0;
  const reel = new Reel(stage);
  reel.push(state(1, ['A', 'B']));
  await reel.done();
  expect(story).toEqual(['settle 1']);
});

test('a state that comes just as the last one has settled is not forgotten', async () => {
  pace = 0;
  const reel = new Reel(stage);
  reel.push(state(1, ['A']));
  reel.push(state(2, ['B']));
  await reel.done();
  expect(story).toEqual(['settle 1', 'settle 2']);
});

/** A stage on which nothing ends by itself: a movement lasts until it is cut short or let go. */
function slow(): Stage<State> & { land(): Promise<void> } {
  let landed: () => void = () => undefined;
  return {
    ...stage,
    show: (event) =>
      new Promise<void>((done) => {
        story.push(event.type);
        landed = done;
      }),
    hush: () => landed(),
    async land() {
      landed();
      await new Promise((next) => setTimeout(next));
    },
  };
}
const soon = (): Promise<void> => new Promise((next) => setTimeout(next));

test('a press ends the present decision, and the next one moves again', async () => {
  const reel = new Reel(slow());
  reel.push(state(1, ['A', 'B']));
  reel.push(state(2, ['C', 'D']));
  reel.skip();
  await soon();
  expect(story).toEqual(['A', 'settle 1', 'C']);
  reel.close();
});

test('a pause holds the next event until it is let go', async () => {
  const here = slow();
  const reel = new Reel(here);
  reel.push(state(1, ['A', 'B']));
  reel.pause();
  await here.land();
  expect(story).toEqual(['A']);
  reel.play();
  await soon();
  expect(story).toEqual(['A', 'B']);
  await here.land();
  expect(story).toEqual(['A', 'B', 'settle 1']);
});

test('a step while something is held in the air lands it and goes no further', async () => {
  const reel = new Reel(slow());
  reel.push(state(1, ['A', 'B']));
  reel.push(state(2, ['C']));
  reel.pause();
  reel.step();
  await soon();
  expect(story).toEqual(['A', 'settle 1']);
  reel.close();
});

test('steps go one decision at a time while paused, forwards and back', async () => {
  const reel = new Reel(stage);
  reel.push(state(0, [], -1));
  reel.pause();
  reel.push(state(1, ['A']));
  reel.push(state(2, ['B']));
  expect(reel.waiting).toBe(2);
  reel.step();
  await reel.done();
  expect(story).toEqual(['settle 0', 'A×1', 'settle 1']);
  reel.back();
  expect(story.at(-1)).toBe('settle 0');
  expect(reel.canGoBack).toBe(false);
  reel.play();
  await reel.done();
  expect(story.slice(4)).toEqual(['A×1', 'settle 1', 'B×1', 'settle 2']);
});

test('each press of a step goes one decision on, however fast they come', async () => {
  const here = slow();
  const reel = new Reel(here);
  reel.load([state(0, []), state(1, ['A', 'B']), state(2, ['C']), state(3, ['D'])], 0);
  reel.step();
  await soon();
  reel.step();
  await soon();
  expect(story).toEqual(['settle 0', 'A', 'settle 1', 'C']);
  await here.land();
  expect(story).toEqual(['settle 0', 'A', 'settle 1', 'C', 'settle 2']);
  expect(reel.at).toBe(2);
});

test('back in the middle of a decision goes to where it began', async () => {
  const here = slow();
  const reel = new Reel(here);
  reel.push(state(0, [], -1));
  reel.push(state(1, ['A', 'B']));
  await soon();
  reel.back();
  await soon();
  expect(story).toEqual(['settle 0', 'A', 'settle 0']);
  expect(reel.at).toBe(0);
  reel.close();
});

test('whoever hurries on sees nothing move until they are asked', async () => {
  const reel = new Reel(stage);
  reel.rush();
  reel.push(state(1, ['A']));
  reel.push({ ...state(2, ['B']), ask: { prompt: 'play', about: {}, options: ['x'], rule: null } });
  await reel.done();
  expect(story).toEqual(['settle 1', 'settle 2']);
  reel.push(state(3, ['C']));
  await reel.done();
  expect(story.slice(2)).toEqual(['C×1', 'settle 3']);
});

test('at their own pace nobody is hurried past anything', async () => {
  const reel = new Reel(stage);
  reel.push(state(0, [], -1));
  reel.pause();
  for (let seq = 1; seq <= 13; seq++) reel.push(state(seq, ['A']));
  reel.play();
  await reel.done();
  expect(story.filter((line) => line === 'A×1')).toHaveLength(13);
});

test('a jump lets go of what was moving', async () => {
  const here = slow();
  const reel = new Reel({ ...here, live: false });
  reel.load([state(0, []), state(1, ['A', 'B']), state(2, ['C'])], 0);
  reel.play();
  reel.pause();
  reel.jump(2);
  await soon();
  expect(story).toEqual(['settle 0', 'A', 'settle 2']);
  expect(reel.at).toBe(2);
});

test('a live table remembers a while, not for ever', async () => {
  pace = 0;
  const reel = new Reel(stage);
  reel.push(state(0, [], -1));
  for (let seq = 1; seq <= 300; seq++) reel.push(state(seq, []));
  await reel.done();
  expect(reel.last).toBeLessThan(130);
  expect(story.at(-1)).toBe('settle 300');
});
