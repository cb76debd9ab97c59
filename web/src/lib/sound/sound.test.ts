import { beforeEach, expect, test, vi } from 'vitest';

import { palette as claim } from '../../games/claim/palette';
import { palette as harrow } from '../../games/harrow/palette';
import { palette as valeria } from '../../games/valeria/palette';
import { palette as wonderland } from '../../games/wonderland/palette';
import { DEFAULT_PALETTE } from './palette';

/** A device that only counts what is begun on it, and how loud. */
let begun = 0;
let contexts = 0;
let volume = 0;
const param = (isVolume = false) => ({
  set value(loud: number) {
    if (isVolume) volume = loud;
  },
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
});
const node = () => ({
  gain: param(true),
  frequency: param(),
  Q: param(),
  connect: (next: unknown) => next,
  start: () => void (begun += 1),
  stop: () => {},
});

class Device {
  state = 'running';
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  constructor() {
    contexts += 1;
  }
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

/** The module anew, as on a page that has just been opened. */
async function open() {
  vi.resetModules();
  const [{ play, wake }, { settings }] = [await import('./sound'), await import('../app/settings.svelte')];
  wake();
  return { play, settings };
}
let page: EventTarget;
const press = (kind = 'pointerdown') => page.dispatchEvent(new Event(kind));

beforeEach(() => {
  [begun, contexts, volume] = [0, 0, 0];
  page = new EventTarget();
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

test.each(['pointerdown', 'keydown'])(
  'nothing sounds before the first press (%s), and the device is made once',
  async (kind) => {
    const { play } = await open();
    play('bell');
    expect([begun, contexts]).toEqual([0, 0]);
    press(kind);
    play('bell');
    expect([begun, contexts]).toEqual([DEFAULT_PALETTE.bell.length, 1]);
    press('pointerdown');
    press('keydown');
    expect(contexts).toBe(1);
  },
);

test('sound is on unless it is switched off, and as loud as it was set', async () => {
  const { play, settings } = await open();
  press();
  settings.volume = 0.25;
  play('wood');
  expect([begun, volume]).toEqual([DEFAULT_PALETTE.wood.length, 0.25]);
  settings.muted = true;
  vi.advanceTimersByTime(1000);
  play('wood');
  expect(begun).toBe(DEFAULT_PALETTE.wood.length);
});

test('the bell can be silent alone', async () => {
  const { play, settings } = await open();
  press();
  settings.bell = false;
  play('bell');
  expect(begun).toBe(0);
  play('paper');
  expect(begun).toBe(DEFAULT_PALETTE.paper.length);
});

test('things that happen at once are heard once', async () => {
  const { play } = await open();
  press();
  play('felt');
  play('felt');
  expect(begun).toBe(DEFAULT_PALETTE.felt.length);
  vi.advanceTimersByTime(100);
  play('felt');
  expect(begun).toBe(2 * DEFAULT_PALETTE.felt.length);
});

test('every room has a voice of its own, short and never loud', () => {
  const rooms = { claim, valeria, wonderland, harrow };
  expect(new Set(Object.values(rooms).map((one) => JSON.stringify(one))).size).toBe(4);
  for (const [room, palette] of Object.entries({ ...rooms, house: DEFAULT_PALETTE }))
    for (const [sound, voices] of Object.entries(palette)) {
      expect(voices.length, `${room} ${sound}`).toBeGreaterThan(0);
      for (const voice of voices) expect((voice.at ?? 0) + voice.length, `${room} ${sound}`).toBeLessThanOrEqual(1.5);
      for (const voice of voices) expect(voice.loud, `${room} ${sound}`).toBeLessThanOrEqual(0.25);
    }
});
